/** What a view says of the race: who has come how far, and where one's pawn may go. */
import type { Happened, Progress } from "../game";
import type { UbongoView } from "../../wire";
import { COLOURS } from "./shapes";

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

/** How long a race is, in milliseconds. */
export function wholeTime({ options }: UbongoView): number {
  const seconds = Number(options["ubo.timer"] ?? NaN);
  const usual = options["ubo.side"] === "hard" ? 90 : 60;
  return 1000 * (Number.isNaN(seconds) ? usual : seconds);
}

/** The race runs, or is about to. */
export function isHurried({ phase }: UbongoView): boolean {
  return phase === "countdown" || phase === "solve";
}

/** The seats of an option like `0+2`; none of a word. */
export function seatsOfText(text: string): number[] {
  return /^[0-3](\+[0-3])*$/.test(text) ? text.split("+").map(Number) : [];
}

/** How many pieces somebody has to lay: some have it easier. */
export function piecesOf({ options }: UbongoView, seat: number): number {
  if (options["ubo.side"] !== "hard") return 3;
  return seatsOfText(`${options["ubo.handicap"] ?? ""}`).includes(seat) ? 3 : 4;
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

/** What was enough to win: the first pile in which the next best has fewer, or all alike. */
export function whatDecided(
  view: UbongoView,
  winners: readonly number[],
): { id: string; facts: Record<string, number> } {
  const piles = seatsOf(view).map((seat) => pilesOf(view.gems[seat] ?? {}));
  const won = piles[winners[0] ?? 0] ?? [];
  const place = Math.max(...piles.map((other) => firstFewer(won, other)));
  if (winners.length > 1 || place < 0) return { id: "ubongo-decided-shared", facts: {} };
  const others = piles.filter((other) => firstFewer(won, other) === place);
  const other = Math.max(...others.map((some) => some[place] ?? 0));
  const facts = { place: place + 1, count: won[place] ?? 0, other };
  return { id: place ? "ubongo-decided-next" : "ubongo-decided-first", facts };
}

/** How many gems of each colour, the most first. */
function pilesOf(gems: Readonly<Record<string, number>>): number[] {
  const piles = holdings(gems).map(([, count]) => count);
  return Array.from(COLOURS, (_, place) => piles[place] ?? 0);
}

/** The first pile in which somebody has fewer than the winner; -1 if there is none. */
function firstFewer(won: readonly number[], other: readonly number[]): number {
  return won.findIndex((count, place) => count !== other[place]);
}
