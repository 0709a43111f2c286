/**
 * The first-game tour: what fits, what cards do, and the word that gives the game its name.
 *
 * The positions are made by hand; a test rebuilds them by the rules, so that the tour can't lie.
 */
import type { UnoView } from "../../wire";
import type { TourStep } from "../game";
import { colourOf } from "./cards";

type Because = { say: string; clause: string };
type Known = Partial<UnoView> & { top: string };

const DECKS: Record<string, number> = { "uno-108": 108, "uno-112": 112 };
const OTHERS = [5, 4];

/** A view of the first of three seats; what is not said is as at the beginning of a turn. */
function viewOf(book: string, hand: string[], known: Known): UnoView {
  const counts = known.counts ?? [hand.length, ...OTHERS];
  const under = known.under ?? [];
  const used = counts.reduce((sum, count) => sum + count, 0) + under.length + 1;
  return {
    away: [],
    betrays: null,
    bluff: null,
    book,
    bottom: [],
    called: [],
    clockwise: true,
    colour: colourOf(known.top),
    cooling: [0, 0, 0],
    deal: 1,
    dealer: 2,
    drawn: [],
    fresh: false,
    hands: [hand, null, null],
    hint: null,
    known: [[], [], []],
    lapses: [],
    note: null,
    options: {},
    out: [],
    passes: 0,
    phase: "turn",
    pile: (DECKS[book] ?? 0) - used,
    quotas: [],
    scores: [0, 0, 0],
    seat: 0,
    seats: 3,
    shown: [],
    since: 0,
    skips: [],
    stacked: 0,
    toll: 0,
    turn: 0,
    winner: null,
    wins: [0, 0, 0],
    ...known,
    counts,
    under,
  };
}

interface Step {
  /** What it is called in the messages. */
  name: string;
  hand: string[];
  known: Known;
  /** What the tour goes on with; in a step that shows what came of the last one, nothing. */
  good: string[];
  also: string[];
  /** The books differ here, so each has its own sentence. */
  byBook?: true;
}

/** A Wild to be laid with blue, and all else that may be done then. */
function blue(wild: string): Pick<Step, "good" | "also"> {
  const others = ["R", "Y", "G"].map((colour) => `play ${wild} ${colour}`);
  return { good: [`play ${wild} B`], also: [...others, "draw"] };
}

const WATCHING = { good: [], also: [] };
const FIRST: readonly Step[] = [
  {
    ...{ name: "1", hand: ["R7", "Y8", "G5", "GS", "B3"], known: { top: "R5" } },
    ...{ good: ["play R7", "play G5"], also: ["draw"] },
  },
  {
    ...{ name: "2", hand: ["RS", "Y8", "GV", "B3"], known: { top: "R7" } },
    ...{ good: ["play RS"], also: ["draw"] },
  },
  {
    ...{ name: "2-after", hand: ["Y8", "GV", "B3"], ...WATCHING },
    known: { top: "RS", under: ["R7"], turn: 2, drawn: null, fresh: true },
  },
  { name: "3", hand: ["R6", "Y8", "B3"], known: { top: "G2" }, good: ["draw"], also: [] },
  {
    ...{ name: "4", hand: ["R6", "Y8", "G9", "B3"], good: ["play G9"], also: ["keep"] },
    known: { top: "G2", phase: "drawn", drawn: ["G9"] },
  },
  { name: "5", hand: ["Y8", "B3", "B6", "W"], known: { top: "R0" }, ...blue("W") },
];
const RULE = { "m112.custom1": "others:draw-2" };
const AFTER_WILD = { colour: "B", under: ["R0"], turn: 1, drawn: null, fresh: true };
/** Cards that one of the books has and the other has not. */
const WILDS: readonly Step[] = [
  {
    ...{ name: "shuffle", hand: ["Y8", "B3", "WH"], ...blue("WH") },
    known: { top: "R0", counts: [3, 2, 6] },
  },
  {
    ...{ name: "shuffle-after", hand: ["R2", "R4", "B3"], ...WATCHING },
    known: { ...AFTER_WILD, top: "WH", counts: [3, 4, 3] },
  },
  {
    ...{ name: "custom", hand: ["Y8", "B3", "B6", "WC1"], ...blue("WC1") },
    known: { top: "R0", options: RULE },
  },
  {
    ...{ name: "custom-after", hand: ["Y8", "B3", "B6"], ...WATCHING },
    known: { ...AFTER_WILD, top: "WC1", counts: [3, 7, 6], options: RULE },
  },
];
const CHALLENGE: Step = {
  ...{ name: "6", hand: ["Y8", "B3", "B6"], good: ["challenge"], also: ["accept"], byBook: true },
  known: {
    ...{ top: "W4", colour: "G", under: ["Y5"], phase: "challenge" },
    ...{ bluff: 2, shown: null },
  },
};
/** What a justified challenge brings: in one book the +4 goes back, in the other it stays. */
const CHALLENGED: Record<string, Step> = {
  "uno-108": {
    ...{ name: "6-after", hand: CHALLENGE.hand, byBook: true, ...WATCHING },
    known: { top: "Y5", phase: "replace", turn: 2, counts: [3, 5, 5], drawn: null },
  },
  "uno-112": {
    ...{ name: "6-after", hand: CHALLENGE.hand, byBook: true, good: [], also: ["draw"] },
    known: { top: "W4", colour: "G", under: ["Y5"], counts: [3, 5, 8] },
  },
};
const CATCH = { top: "R9", turn: 2, called: [0], drawn: null };
const LAST: readonly Step[] = [
  {
    ...{ name: "7", hand: ["R4", "B8"], known: { top: "R1" } },
    ...{ good: ["play R4 uno"], also: ["play R4", "draw"] },
  },
  {
    ...{ name: "8", hand: ["B8"], good: ["catch 1"], also: [] },
    known: {
      ...{ ...CATCH, counts: [1, 1, 4] },
      lapses: [{ at: 0, grace: false, noted: false, seat: 1 }],
    },
  },
  { name: "8-after", hand: ["B8"], known: { ...CATCH, counts: [1, 3, 4] }, ...WATCHING },
  {
    ...{ name: "9", hand: ["B8"], known: { top: "B2", called: [0] } },
    ...{ good: ["play B8"], also: ["draw"] },
  },
];

function stepsOf(book: string): readonly Step[] {
  const own = book === "uno-112" ? WILDS : [];
  const challenged = CHALLENGED[book];
  return [...FIRST, ...own, CHALLENGE, ...(challenged ? [challenged] : []), ...LAST];
}

export function tour(book: string): readonly TourStep[] {
  return stepsOf(book).map(({ name, hand, known, good, also, byBook }) => {
    const view = viewOf(book, hand, known);
    const legal = [...good, ...also];
    return {
      say: `tour-uno-${name}${byBook ? `-${book}` : ""}`,
      view: { ...view },
      legal,
      good,
      why: (action) => because(view, legal, action),
    };
  });
}

/** The clauses of both books that answer the same question. */
const CLAUSES: Record<string, readonly [string, string]> = {
  fit: ["K108-32", "M112-17"],
  drawn: ["K108-39", "M112-22"],
  answer: ["K108-67", "M112-51"],
  word: ["K108-90", "M112-36"],
  turn: ["K108-31", "M112-15"],
  called: ["K108-87", "M112-35"],
};

function clause(view: UnoView, name: string): string {
  return CLAUSES[name]?.[view.book === "uno-108" ? 0 : 1] ?? "";
}

function because(view: UnoView, legal: readonly string[], action: string): Because | null {
  if (legal.includes(action)) return { say: "tour-uno-other", clause: "" };
  if (action === "call" && view.called.includes(0))
    return { say: "called-already", clause: clause(view, "called") };
  if (action === "call") return { say: "call-not-due", clause: clause(view, "word") };
  if (view.turn !== 0) return { say: "tour-uno-wait", clause: clause(view, "turn") };
  if (view.phase === "challenge") return { say: "asked-challenge", clause: clause(view, "answer") };
  if (view.phase === "drawn" && action.startsWith("play "))
    return { say: "only-drawn", clause: clause(view, "drawn") };
  if (action.startsWith("play ")) return { say: "tour-uno-fit", clause: clause(view, "fit") };
  return null;
}
