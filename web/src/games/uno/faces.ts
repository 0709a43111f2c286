/** What is drawn on cards, as paths around the middle of a square from -16 to 16. */
import { colourOf, type Colour } from "./cards";

/** The sign of each colour: a disc, a star, a triangle, a square. */
export const MARKS: Record<Colour, string> = {
  R: "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z",
  Y: star(13.5, 5.8),
  G: "M0-12L13 11H-13z",
  B: "M-10-10h20v20h-20z",
};

/** Signs that are drawn, with a line; numbers and +2 are written. */
const LINES: Record<string, string> = {
  // over somebody's head
  S: "M-14 7C-12-14 9-14 11 1M4-2L11.5 3L16-5M-2 11h3",
  // there and back
  V: "M-12-6H10M3-13L10.5-6L3 1M12 7H-10M-3 0L-10.5 7L-3 14",
  // hands that cross
  WH: "M-14-8h5C1-8-1 8 9 8h4M8 2l6 6-6 6M-14 8h5C1 8-1-8 9-8h4M8-14l6 6-6 6",
  // a pencil
  WC: "M-13 13l2-9L6-13l7 7L-4 11zM2-9l7 7",
};
const TEXTS: Record<string, string> = { D: "+2", W4: "+4" };

/** A star of five points. */
function star(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, corner) => {
    const reach = corner % 2 === 0 ? outer : inner;
    const turn = (Math.PI * corner) / 5 - Math.PI / 2;
    return `${(reach * Math.cos(turn)).toFixed(1)} ${(reach * Math.sin(turn) + 1).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

export interface Face {
  colour: Colour | null;
  /** What is written, if anything. */
  text: string;
  /** What is drawn, if anything; with a number behind it for a Custom Wild. */
  line: string;
}

export function faceOf(card: string): Face {
  const colour = colourOf(card);
  const sign = colour === null ? card : card.slice(1);
  if (sign.startsWith("WC")) return { colour, text: sign.slice(2), line: LINES["WC"] ?? "" };
  const line = LINES[sign] ?? "";
  return { colour, text: line || sign === "W" ? "" : (TEXTS[sign] ?? sign), line };
}
