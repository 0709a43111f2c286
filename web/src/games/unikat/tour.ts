/**
 * The first-game tour: one turn with everything in it, and the tile that wins.
 *
 * The positions are made by hand; a test rebuilds them by the rules, so that the tour can't lie.
 */
import type { UnikatView } from "../../wire";
import type { TourStep } from "../game";
import { around, cellAt, placeOf } from "./moves";

type Tiles = UnikatView["table"];
type Because = { say: string; clause: string };

const START: Tiles = [["SBW2", 0, 0]];
const CORNER: Tiles = [...START, ["SGW2", 1, 0], ["CBW2", 0, 1], ["SGW1", 2, 0]];
const CHAIN: Tiles = [...CORNER, ["CGW2", 1, 1]];
const DONE: Tiles = [...CHAIN, ["CGW3", 1, 2]];
const LATER: Tiles = [...DONE, ["CGR3", 1, 3], ["QGR3", 2, 3], ["QYR3", 2, 4], ["QYR2", 2, 5]];
const DISPLAY = ["CYR1", "QGN3", "CGR3"];
const OTHERS = 6;
const ALL = 81;

/** A view of the first of two seats; what is not said is as at the beginning of a turn. */
function viewOf(table: Tiles, hand: string[], more: Partial<UnikatView> = {}): UnikatView {
  const display = more.display ?? DISPLAY;
  return {
    aside: 0,
    away: [],
    bag: ALL - table.length - hand.length - display.length - OTHERS,
    bonus: false,
    book: "unikat",
    contenders: [0, 1],
    counts: [hand.length, OTHERS],
    display,
    dry: more.bonus ? [0, 0] : [1, 0],
    given: null,
    hands: [hand, null],
    hurried: false,
    last: null,
    options: {},
    out: [],
    passes: 0,
    penalties: [0, 0],
    phase: "choose",
    round: 1,
    seat: 0,
    seats: 2,
    second: false,
    since: 0,
    starter: 0,
    table,
    turn: 0,
    wins: [0, 0],
    won: [],
    ...more,
  };
}

const REST = ["QBN3", "QYR1", "SYN1"];
const STEPS: readonly { view: UnikatView; good: string[]; also: string[] }[] = [
  {
    view: viewOf(START, ["CYW2", "QBN3", "QYR1", "SBR2", "SGW2"]),
    good: ["SBR2", "SGW2"].flatMap((tile) => around(0, 0).map((cell) => `lay ${tile}@${cell}`)),
    also: ["give CYW2", "give QBN3", "give QYR1", "give SBR2", "give SGW2"],
  },
  {
    view: viewOf(CORNER, ["CGW2", "CGW3", ...REST]),
    good: ["lay CGW2@1,1"],
    also: [
      ...["lay CGW2@1,-1", "lay CGW2@-1,1", "lay CGW2@0,2"],
      ...["give CGW2", "give CGW3", "give QBN3", "give QYR1", "give SYN1"],
    ],
  },
  {
    view: viewOf(CHAIN, ["CGW3", ...REST], { phase: "chain", last: [1, 1], bonus: true }),
    good: ["lay CGW3@1,2"],
    also: ["end"],
  },
  {
    view: viewOf(DONE, REST, { phase: "chain", last: [1, 2], bonus: true }),
    good: ["end"],
    also: [],
  },
  {
    view: viewOf(DONE, REST, { phase: "bonus", bonus: true }),
    good: ["give SYN1"],
    also: ["give QBN3", "give QYR1", "decline"],
  },
  {
    view: viewOf(DONE, ["QBN3", "QYR1"], {
      ...{ phase: "take", bonus: true, second: true },
      ...{ display: [...DISPLAY, "SYN1"], given: "SYN1" },
    }),
    good: ["take CGR3"],
    also: ["take CYR1", "take QGN3", "take bag"],
  },
  {
    view: viewOf(DONE, ["CGR3", "QBN3", "QYR1"], {
      ...{ phase: "draw", bonus: true, second: true },
      display: ["CYR1", "QGN3", "SYN1"],
    }),
    good: ["take CYR1", "take QGN3", "take SYN1", "take bag"],
    also: [],
  },
  {
    view: viewOf(LATER, ["QYR1"], { display: ["CYR1", "QGN3", "SYN1"] }),
    good: ["lay QYR1@3,4", "lay QYR1@3,5", "lay QYR1@1,5", "lay QYR1@2,6"],
    also: ["give QYR1"],
  },
];

export function tour(): readonly TourStep[] {
  return STEPS.map(({ view, good, also }, place) => ({
    say: `tour-unikat-${place + 1}`,
    view: { ...view },
    legal: [...good, ...also],
    good,
    why: (action) => because(view, [...good, ...also], action),
  }));
}

/** What is answered when an action is refused, by phase and by the action's first word. */
const REFUSED: Partial<Record<UnikatView["phase"], Record<string, Because | undefined>>> = {
  choose: {
    end: { say: "nothing-laid", clause: "UNI-28" },
    decline: { say: "no-bonus", clause: "UNI-41" },
    take: { say: "give-first", clause: "UNI-53" },
    pass: { say: "no-free-pass", clause: "UNI-28" },
  },
  chain: {
    give: { say: "end-action-first", clause: "UNI-27" },
    take: { say: "end-action-first", clause: "UNI-27" },
    decline: { say: "end-action-first", clause: "UNI-41" },
    pass: { say: "end-instead", clause: "UNI-28" },
  },
  bonus: {
    end: { say: "decline-instead", clause: "UNI-42" },
    take: { say: "give-first", clause: "UNI-53" },
    pass: { say: "decline-instead", clause: "UNI-42" },
  },
};

function because(view: UnikatView, legal: readonly string[], action: string): Because | null {
  const [kind = "", object = ""] = action.split(" ");
  if (legal.includes(action)) return { say: "tour-unikat-other", clause: "UNI-27" };
  if (view.phase === "draw") return { say: "must-draw", clause: "UNI-63" };
  if (view.phase === "take") {
    if (object === view.given) return { say: "tour-unikat-given", clause: "UNI-55" };
    return { say: "must-take", clause: "UNI-56" };
  }
  if (kind === "lay") return becauseOf(view, object.split("@")[1] ?? "");
  return REFUSED[view.phase]?.[kind] ?? null;
}

/** Why a tile that is not offered for a cell can't lie there. */
function becauseOf(view: UnikatView, cell: string): Because {
  const taken = view.table.map(([, x, y]) => cellAt(x, y));
  const touching = around(...placeOf(cell)).filter((beside) => taken.includes(beside));
  if (taken.includes(cell) || touching.length === 0)
    return { say: "tour-unikat-place", clause: "UNI-36" };
  if (view.last !== null && !touching.includes(cellAt(...view.last)))
    return { say: "tour-unikat-chain", clause: "UNI-34" };
  if (touching.length > 1) return { say: "tour-unikat-every", clause: "UNI-32" };
  return { say: "tour-unikat-one", clause: "UNI-31" };
}
