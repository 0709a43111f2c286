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
    lapses: [],
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
  hand: string[];
  known: Known;
  good: string[];
  also: string[];
  /** The books differ here, so each has its own sentence. */
  byBook?: true;
}

const STEPS: readonly Step[] = [
  {
    hand: ["R7", "Y8", "G5", "GS", "B3"],
    known: { top: "R5" },
    good: ["play R7", "play G5"],
    also: ["draw"],
  },
  {
    hand: ["RS", "Y8", "GV", "B3"],
    known: { top: "R7" },
    good: ["play RS"],
    also: ["draw"],
  },
  { hand: ["R6", "Y8", "B3"], known: { top: "G2" }, good: ["draw"], also: [] },
  {
    hand: ["R6", "Y8", "G9", "B3"],
    known: { top: "G2", phase: "drawn", drawn: ["G9"] },
    good: ["play G9"],
    also: ["keep"],
  },
  {
    hand: ["Y8", "B3", "B6", "W"],
    known: { top: "R0" },
    good: ["play W B"],
    also: ["play W R", "play W Y", "play W G", "draw"],
  },
  {
    hand: ["Y8", "B3", "B6"],
    known: {
      ...{ top: "W4", colour: "G", under: ["Y5"], phase: "challenge" },
      ...{ bluff: 2, shown: null },
    },
    good: ["accept", "challenge"],
    also: [],
    byBook: true,
  },
  {
    hand: ["R4", "B8"],
    known: { top: "R1" },
    good: ["play R4 uno"],
    also: ["play R4", "draw"],
  },
  {
    hand: ["B8"],
    known: {
      ...{ top: "R9", turn: 2, counts: [1, 1, 4], called: [0], drawn: null },
      lapses: [{ at: 0, grace: false, noted: false, seat: 1 }],
    },
    good: ["catch 1"],
    also: [],
  },
  {
    hand: ["B8"],
    known: { top: "B2", called: [0] },
    good: ["play B8"],
    also: ["draw"],
  },
];

export function tour(book: string): readonly TourStep[] {
  return STEPS.map(({ hand, known, good, also, byBook }, place) => {
    const view = viewOf(book, hand, known);
    const legal = [...good, ...also];
    return {
      say: `tour-uno-${place + 1}${byBook ? `-${book}` : ""}`,
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
