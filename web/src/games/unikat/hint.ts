/** What to say instead of the server's sentence, which knows neither what is offered nor chosen. */
import type { UnikatView } from "../../wire";
import type { Moves } from "./moves";

const NOTHING: Partial<Record<UnikatView["phase"], string>> = {
  choose: "unikat-nothing-fits",
  bonus: "unikat-nothing-fits-bonus",
};

/** A message id, or nothing where the server's own sentence says it all. */
export function hintOf(
  phase: UnikatView["phase"],
  moves: Moves,
  chosen: string | null,
): string | null {
  if (moves.all.size === 0) return null;
  if (phase === "chain") return hintInChain(moves, chosen);
  const nothing = NOTHING[phase];
  if (nothing === undefined) return null;
  if (moves.cellsOf.size === 0) return moves.gives ? nothing : "unikat-nothing-to-do";
  return fitsNowhere(moves, chosen) && moves.gives ? "unikat-fits-nowhere" : null;
}

function hintInChain(moves: Moves, chosen: string | null): string | null {
  if (moves.cellsOf.size === 0) return "unikat-nothing-fits-beside";
  return fitsNowhere(moves, chosen) ? "unikat-fits-nowhere-beside" : null;
}

function fitsNowhere(moves: Moves, chosen: string | null): boolean {
  return chosen !== null && !moves.cellsOf.has(chosen);
}
