/** What a view says of the race: who has come how far, and where one's pawn may go. */
import type { Happened, Progress } from "../game";
import type { UbongoView } from "../../wire";

/** Who is waited for. */
export function onTurn(view: UbongoView): number[] {
  if (["pawns", "field", "roll"].includes(view.phase)) return [view.turn];
  if (view.phase !== "solve") return [];
  return seatsOf(view).filter((seat) => !hasFinished(view, seat));
}

export function seatsOf(view: UbongoView): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat);
}

/** Nothing more can be done in this round. */
export function hasFinished(view: UbongoView, seat: number): boolean {
  return view.collected.includes(seat) || view.done.includes(seat);
}

/** First, second …; 0 for who has not solved. */
export function rankOf(view: UbongoView, seat: number): number {
  return view.order.indexOf(seat) + 1;
}

/** Whether a seat is still laying pieces. */
export function isLaying(view: UbongoView, seat: number): boolean {
  return view.phase === "solve" && !hasFinished(view, seat) && rankOf(view, seat) === 0;
}

/** The rows that a tap chooses from, each with the actions it stands for. */
export function choices(
  view: UbongoView,
  seat: number | null,
  legal: readonly string[],
): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const action of legal) {
    const [kind, field] = action.split(" ");
    const row = Number(field);
    if (kind === "pawn") found.set(row, [action]);
    // An empty row can be gone to, but there is nothing to take (UBO-67).
    if (kind === "move") found.set(row, view.rows[row - 1] ? [action, "collect"] : [action]);
    if (kind === "collect" && seat !== null) found.set(view.pawns[seat] ?? 0, [action]);
  }
  return found;
}

/** How many pieces others say they have laid in this round. */
export function laidOf(
  told: Readonly<Record<number, Progress>>,
  happened: readonly Happened[],
  seat: number,
): number {
  const began = happened.findLast(({ event }) => event.kind === "started")?.seq ?? 0;
  const last = told[seat];
  return last && last.seq >= began ? last.count : 0;
}

/** Colours and how many gems of each, the most first. */
export function holdings(gems: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(gems).sort(([, one], [, other]) => other - one);
}
