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
  // a circle with a line through it (K108-08)
  S: "M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-9.2 9.2L9.2-9.2",
  // arrows that turn back (K108-07)
  V: "M-13 2C-13-5-8-8-2-8H11M5-14l6 6-6 6M13-2C13 5 8 8 2 8H-11M-5 2l-6 6 6 6",
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
