/** What the page asks of a game: how it is drawn and touched. The rules stay on the server. */
import type { Component, Snippet } from "svelte";
import type { Said } from "../wire";

/** What a game's own part of the table is given. */
export interface PlayProps {
  /** What this seat sees. */
  view: Record<string, unknown>;
  /** Every action this seat may take now, as text; empty while others play or in a replay. */
  legal: readonly string[];
  /** Own seat; null for who watches. */
  seat: number | null;
  /** The name of who sits there. */
  name: (seat: number) => string;
  /** Take an action of `legal`. */
  act: (action: string) => void;
  /** Ask why an action may not be done; the table shows the answer. */
  why: (action: string) => void;
  /** The sentence that says what to do, to be put between board and hand. */
  prompt: Snippet;
  /** Hears a sentence that says it more exactly, for what is offered and chosen; or an empty one. */
  hint?: (sentence: string) => void;
  /** A place that the log points at. */
  pointed?: string | null;
  /** Nothing can be done here: a replay, or a table that has ended. */
  still: boolean;
}

/** A step of the first-game tour: a position as a view, what may be done, and what is said. */
export interface TourStep {
  /** Message id of what is said. */
  say: string;
  view: Record<string, unknown>;
  /** Actions offered; the tour goes on with one of `good`, or by a button if there are none. */
  legal: readonly string[];
  good: readonly string[];
  /** Message id and clause shown for an action that is asked about. */
  why?: (action: string) => { say: string; clause: string } | null;
}

export interface GameModule {
  Play: Component<PlayProps>;
  /** A piece in a sentence. */
  Piece: Component<{ code: string }>;
  /** Finds pieces in a sentence; with the flag g. */
  pieces: RegExp;
  /** A piece as it is said aloud. */
  spoken: (code: string) => string;
  /** Whose turn it is, by a view. */
  turn: (view: Record<string, unknown>) => number[];
  /** What stands beside a name: a message id and its number, or nothing. */
  badge: (
    view: Record<string, unknown>,
    seat: number,
  ) => { id: string; facts: Record<string, number> } | null;
  /** The place that a line of the log is about, to be pointed at; null if there is none. */
  place?: (said: Said) => string | null;
  tour: () => readonly TourStep[];
}

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  unikat: () => import("./unikat"),
};

/** The module of a game, fetched when it is wanted. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = MODULES[game];
  if (!load) throw new Error(`no page for the game ${game}`);
  return (await load()).default;
}
