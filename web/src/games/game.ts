/** What the page asks of a game: how it is drawn and touched. The rules stay on the server. */
import type { Component, Snippet } from "svelte";
import type { Said } from "../wire";

/** Something that happened, as this seat heard it, and the entry it belongs to. */
export interface Happened {
  seq: number;
  event: Record<string, unknown>;
}

/** How far somebody says to have come, and the entry that was the newest then. */
export interface Progress {
  count: number;
  seq: number;
}

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
  /** Take an action of `legal`, or several, one after the other. */
  act: (...actions: string[]) => void;
  /** Who says for the table what comes of words that play waits for (M112-110). */
  speaks?: number | null;
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
  /** What has happened, as far as this device knows it. */
  happened?: readonly Happened[];
  /** What the clock waits for: names, and milliseconds of the match. */
  alarms?: readonly (readonly [string, number])[];
  /** Milliseconds of the match, now. */
  clock?: () => number;
  /** In a race: tell the others how far one has come, and what they have told. */
  progress?: (count: number) => void;
  laid?: Readonly<Record<number, Progress>>;
  /** Somebody at the table, for games that draw the seats: the seat, on turn or not, and more. */
  chair?: Snippet<[number, boolean, Snippet]>;
  /** Only what is one's own, and a small map: the table is to be seen on another screen. */
  own?: boolean;
}

/** What a screen for all is given to show: what everybody may see, and no hand. */
export interface ShownProps {
  view: Record<string, unknown>;
  name: (seat: number) => string;
  happened: readonly Happened[];
  alarms: readonly (readonly [string, number])[];
  clock: () => number;
}

/** What is known of somebody, to stand below the name on a screen for all. */
export interface KnownProps {
  view: Record<string, unknown>;
  seat: number;
  name: (seat: number) => string;
  happened: readonly Happened[];
  laid: Readonly<Record<number, Progress>>;
}

/** What a table with one device is asked before the next one sees a hand. */
export interface Question {
  /** What it is about: nothing is asked twice. */
  key: string;
  /** Message ids of the question, of which this seat is the name, and of "nobody". */
  say: string;
  seat: number;
  nobody: string;
  /** What is done in the name of who speaks up. */
  action: string;
}

/** How a game is played where one device is passed around. */
export interface Passing {
  /** What is decided there, and not asked. */
  options: Readonly<Record<string, string | number>>;
  question?: (view: Record<string, unknown>, happened: readonly Happened[]) => Question | null;
}

/** What puzzles for one are given. */
export interface PracticeProps {
  book: string;
  levels: readonly string[];
  /** The puzzle to begin with; empty for any. */
  first: string;
  /** Hears the name of each puzzle that is shown. */
  name: (puzzle: string) => void;
}

/** How the end of a match is told. */
export interface Result {
  /** Message id of what everybody has. */
  head: string;
  /** What somebody has. */
  Cell: Component<{ view: Record<string, unknown>; seat: number }>;
  /** Why it was enough, in a sentence. */
  why: (view: Record<string, unknown>, winners: readonly number[]) => string;
}

/** What the form for a rule in words of its own is given. */
export interface EditorProps {
  /** What its label points at. */
  id: string;
  value: string;
  words: readonly string[];
  /** How many sit at the table. */
  seats?: number | undefined;
  /** It decides nothing, because of another choice. */
  idle?: boolean;
  decide: (value: string) => void;
}

/** Something that can be done to somebody at the table, from the menu of the seat. */
export interface MenuItem {
  action: string;
  say: string;
  /** What comes of it. */
  means: string;
}

/** A step of the first-game tour: a position as a view, what may be done, and what is said. */
export interface TourStep {
  /** Message id of what is said. */
  say: string;
  view: Record<string, unknown>;
  /** Actions offered; the tour goes on with one of `good`, or by a button if there are none. */
  legal: readonly string[];
  good: readonly string[];
  /** Message id shown for an action that is asked about, and the clause that it stands on. */
  why?: (action: string) => { say: string; clause: string } | null;
}

export interface GameModule {
  Play: Component<PlayProps>;
  /** A piece in a sentence. */
  Piece: Component<{ code: string }>;
  /** A piece as it is drawn at the table, to stand below a clause that names it. */
  Picture: Component<{ code: string }>;
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
  tour: (book: string) => readonly TourStep[];
  /** Puzzles for one. */
  Practice?: Component<PracticeProps>;
  /** The game draws the seats itself, around its table. */
  seatsAround?: boolean;
  /** What may be done to somebody else, besides what the game offers. */
  menu?: (view: Record<string, unknown>, seat: number, bot: boolean) => readonly MenuItem[];
  /** What this seat knows of what somebody else holds, in a sentence; or an empty one. */
  knows?: (view: Record<string, unknown>, seat: number) => string;
  /** What else may be done just now, whoever's turn it is, in a sentence; or an empty one. */
  aside?: (legal: readonly string[], name: (seat: number) => string) => string;
  /** A sentence for the eye, where it is not the one for the ear. */
  marked?: (said: Said) => Said;
  /** How an option with a small language of its own is written, and how its value is read out. */
  Editor?: Component<EditorProps>;
  readOut?: (value: string) => string | null;
  /** Message id of the button that begins what comes after a deal or a round. */
  next?: string;
  /** What decides a match, where it is no number of points. */
  result?: Result;
  /** The time runs for all at once: nothing else asks for a look. */
  isHurried?: (view: Record<string, unknown>) => boolean;
  /** Message id of what is told to who only watches, where nobody is asked in particular. */
  watched?: (view: Record<string, unknown>) => string | null;
  /** Message id of what a replay shows of all; hands, unless the game has none. */
  all?: string;
  /** The middle of the table on a screen for all, and what stands below a name there. */
  Shown: Component<ShownProps>;
  Known: Component<KnownProps>;
  /** What is one's own can be shown alone. */
  ownAlone?: boolean;
  /** One device may be passed around; not where everybody plays at the same time. */
  passing?: Passing;
}

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  unikat: () => import("./unikat"),
  uno: () => import("./uno"),
  ubongo: () => import("./ubongo"),
};

/** Whether a game can be played here; others are for programs that speak the protocol. */
export function hasPage(game: string): boolean {
  return game in MODULES;
}

/** The module of a game, fetched when it is wanted. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = MODULES[game];
  if (!load) throw new Error(`no page for the game ${game}`);
  return (await load()).default;
}
