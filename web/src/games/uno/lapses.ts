/** Who has not said UNO, and how long they still may. */
import type { LapseData, UnoView } from "../../wire";
import type { Happened, Question } from "../game";

/** What is only said changes nothing on the table. */
const WORDS: ReadonlySet<unknown> = new Set(["called", "caughtNobody"]);

export interface Open {
  lapse: LapseData;
  /** When its grace ends; null if it has. */
  due: number | null;
}

/** The lapse of a seat that a catch would be for: the first that this seat has not caught yet. */
export function lapseOf(
  view: UnoView,
  alarms: readonly (readonly [string, number])[],
  seat: number,
): Open | null {
  const lapses = view.lapses.filter((one) => one.seat === seat);
  // The clock has them in the same order; a second one of a seat has its time in the name.
  const dues = alarms.filter(([name]) => `${name}-`.startsWith(`grace-${seat}-`));
  const running = lapses.filter((one) => one.grace);
  const lapse = lapses.find((one) => !one.noted) ?? lapses[0];
  if (!lapse) return null;
  return { lapse, due: dues[running.indexOf(lapse)]?.[1] ?? null };
}

/** Who has just come to one card: the table is asked whether the word was said, said or not. */
export function silenceAfter(
  view: Record<string, unknown>,
  happened: readonly Happened[],
): Question | null {
  const { lapses } = view as unknown as UnoView;
  const [lapse] = lapses;
  const asked = lapse ?? calledJustNow(view as unknown as UnoView, happened);
  if (!asked) return null;
  const { seat, at } = asked;
  const words = { say: "uno-ask-silent", nobody: "uno-nobody-noticed" };
  return { key: `${seat}.${at}`, seat, action: `catch ${seat}`, ...words };
}

/** Who said the word with the newest card: to ask only about others would answer the question. */
function calledJustNow(
  { counts, called }: UnoView,
  happened: readonly Happened[],
): { seat: number; at: number } | null {
  const last = happened.findLast(({ event }) => event["kind"] === "played");
  if (!last || !nothingSince(happened, last.seq)) return null;
  const seat = Number(last.event["seat"]);
  return called.includes(seat) && counts[seat] === 1 ? { seat, at: last.seq } : null;
}

/** Whether nobody has done anything since that entry but speak. */
function nothingSince(happened: readonly Happened[], seq: number): boolean {
  const since = happened.filter((one) => one.seq > seq);
  return since.every(({ event }) => WORDS.has(event["kind"]));
}
