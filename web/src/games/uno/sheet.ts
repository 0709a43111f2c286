/** The score sheet over deals, from what was heard. */
import type { UnoView } from "../../wire";
import type { Happened } from "../game";

/** K108-112, M112-102: what is played to where the table has not decided otherwise. */
const USUAL_TARGET = 500;

export interface Row {
  seq: number;
  deal: number;
  winner: number;
  gained: number[];
  scores: number[];
}

/** A row for each deal that ended while this device listened. */
export function sheetOf(happened: readonly Happened[]): Row[] {
  return happened.flatMap(({ seq, event }) =>
    event["kind"] === "dealOver"
      ? [
          {
            seq,
            deal: event["deal"] as number,
            winner: event["winner"] as number,
            gained: event["gained"] as number[],
            scores: event["scores"] as number[],
          },
        ]
      : [],
  );
}

/** Whether points are kept at a table. */
export function scored({ book, options, scores }: UnoView): boolean {
  return book === "uno-108" || options["m112.scoring"] === "on" || scores.some(Boolean);
}

/** What ends the match: an option that this table plays by, and its value. */
export function goal(view: UnoView): [string, number] | null {
  if (!scored(view)) return null;
  const book = view.book === "uno-108" ? "k108" : "m112";
  const deals = view.options[`${book}.deals`];
  if (typeof deals === "number") return [`${book}.deals`, deals];
  return [`${book}.target`, Number(view.options[`${book}.target`] ?? USUAL_TARGET)];
}

/** What was on the sheet before its first row. */
export function before(rows: readonly Row[], scores: readonly number[]): number[] {
  const first = rows[0];
  if (!first) return [...scores];
  return first.scores.map((score, seat) => score - (first.gained[seat] ?? 0));
}

/** Hands that somebody was shown: of who laid a +4 that was challenged, or by a custom rule. */
export interface Shown {
  seq: number;
  hands: { seat: number; cards: string[] }[];
  /** Whether it was a bluff; null where that was not asked. */
  guilty: boolean | null;
  /** The cards that made it a bluff. */
  against: string[];
}

/** The newest hands that were shown to this seat. */
export function lastShown(happened: readonly Happened[], seat: number | null): Shown | null {
  const found = happened.findLast(({ event }) => SHOWING.has(event["kind"]));
  if (!found) return null;
  const { event, seq } = found;
  if (event["kind"] === "shown") {
    const hands = happened.flatMap((it) => (it.seq === seq ? ruledHand(it.event, seat) : []));
    return hands.length ? { seq, hands, guilty: null, against: [] } : null;
  }
  if (!Array.isArray(event["shown"]) || event["offender"] === seat) return null;
  return {
    seq,
    hands: [{ seat: event["offender"] as number, cards: event["shown"] as string[] }],
    guilty: event["guilty"] === true,
    against: Array.isArray(event["against"]) ? (event["against"] as string[]) : [],
  };
}

const SHOWING = new Set<unknown>(["challenged", "shown"]);

/** A hand that a custom rule shows to this seat (M112-111). */
function ruledHand(event: Happened["event"], seat: number | null): Shown["hands"] {
  if (event["kind"] !== "shown" || event["seat"] !== seat) return [];
  return [{ seat: event["target"] as number, cards: event["faces"] as string[] }];
}
