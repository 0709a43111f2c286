import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import Easier from "../src/games/ubongo/Easier.svelte";
import { keyPress } from "../src/games/ubongo/keys";
import {
  boxOf,
  cellsOf,
  covered,
  keysOf,
  middleOf,
  mirrored,
  outline,
  placedText,
  plainest,
  readLayout,
  rotated,
  turned,
  UPRIGHT,
} from "../src/games/ubongo/pieces";
import Play from "../src/games/ubongo/Play.svelte";
import { cellsUnder, Puzzle } from "../src/games/ubongo/puzzle.svelte";
import { choices, holdings, laidOf, onTurn, piecesOf, whatDecided } from "../src/games/ubongo/race";
import { DRAWINGS } from "../src/games/ubongo/shapes";
import { tour } from "../src/games/ubongo/tour";
import ubongo from "../src/games/ubongo";
import { LANGUAGES, loadLanguage } from "../src/language";
import type { UbongoView } from "../src/wire";
import { words } from "../src/words.svelte";

const act = vi.fn<(...actions: string[]) => void>();
const why = vi.fn<(action: string) => void>();
const hint = vi.fn<(sentence: string) => void>();
const progress = vi.fn<(count: number) => void>();
const prompt = createRawSnippet(() => ({ render: () => "<p>What now?</p>" }));
/** The board of the tour: one way to cover it. */
const TASK = { board: 1, turn: 0, area: "XX..../XXXXX./..XXXX", row: ["I2", "L4", "P5"] };
const SOLUTION = "I2@0,0 L4@0,1f P5@3,1r3";

beforeAll(async () => {
  await words.speak("en");
  await words.addGame("ubongo");
});

beforeEach(() => {
  localStorage.clear();
  for (const ear of [act, why, hint, progress]) ear.mockReset();
});

function step(place: number) {
  const found = tour()[place - 1];
  if (!found) throw new Error(`no step ${place}`);
  return found;
}

/** A step of the tour on the table, counted from 1, with some things changed. */
function show(place: number, props: Partial<Parameters<typeof Play>[1]> = {}, view = {}) {
  const found = step(place);
  return render(Play, {
    view: { ...found.view, ...view },
    legal: found.legal,
    seat: 0,
    name: (seat: number) => `player ${seat}`,
    act,
    why,
    prompt,
    hint,
    progress,
    still: false,
    ...props,
  });
}

function newPuzzle(layout = "") {
  const laid = vi.fn<(count: number) => void>();
  const full = vi.fn<(layout: string) => void>();
  return { puzzle: new Puzzle(TASK, { laid, full }, layout), laid, full };
}

const key = (code: string, key = code) => new KeyboardEvent("keydown", { code, key });
const button = (name: RegExp | string) => screen.getByRole("button", { name });

// -- pieces ---------------------------------------------------------------------------------------
it("turns and mirrors pieces as the rules do", () => {
  expect(keysOf(turned("L4", UPRIGHT))).toEqual(["0,0", "1,0", "2,0", "0,1"]);
  expect(keysOf(turned("L4", { rot: 1, flip: false }))).toEqual(["1,0", "1,1", "1,2", "0,0"]);
  expect(keysOf(turned("L4", { rot: 0, flip: true }))).toEqual(["2,0", "1,0", "0,0", "2,1"]);
  for (const piece of Object.keys(DRAWINGS)) {
    let way = UPRIGHT;
    for (let quarter = 0; quarter < 4; quarter += 1) way = rotated(way);
    expect(way).toEqual(UPRIGHT);
    expect(mirrored(mirrored({ rot: 3, flip: true }))).toEqual({ rot: 3, flip: true });
    expect(keysOf(turned(piece, plainest(piece, { rot: 3, flip: true }))).sort()).toEqual(
      keysOf(turned(piece, { rot: 3, flip: true })).sort(),
    );
  }
});

it("shows in a mirror what lies left on the right", () => {
  const before = turned("L4", { rot: 1, flip: false });
  const after = turned("L4", mirrored({ rot: 1, flip: false }));
  const swapped = before.map(({ x, y }) => `${1 - x},${y}`).sort();
  expect(keysOf(after).sort()).toEqual(swapped);
});

it("writes a piece in the plainest way and reads it again", () => {
  expect(placedText("I2", { x: 1, y: 2, rot: 2, flip: true })).toBe("I2@1,2");
  expect(placedText("P5", { x: 3, y: 1, rot: 3, flip: false })).toBe("P5@3,1r3");
  expect(readLayout("L4@0,1f nonsense P5@3,1r3")).toEqual(
    new Map([
      ["L4", { x: 0, y: 1, rot: 0, flip: true }],
      ["P5", { x: 3, y: 1, rot: 3, flip: false }],
    ]),
  );
  expect(readLayout(null).size).toBe(0);
});

it("draws one line around a piece", () => {
  expect(outline(cellsOf("XX"))).toBe("M0 0L1 0L2 0L2 1L1 1L0 1Z");
  for (const drawing of Object.values(DRAWINGS)) {
    const cells = cellsOf(drawing);
    expect(outline(cells).split("L").length).toBeGreaterThanOrEqual(2 * 2 + 2);
  }
});

// -- a board being solved -------------------------------------------------------------------------
it("tells when the whole area is covered, and not before", () => {
  const { puzzle, laid, full } = newPuzzle();
  expect(puzzle.lay(0, { x: 0, y: 0 })).toBe(true);
  puzzle.flip(1);
  expect(puzzle.lay(1, { x: 0, y: 1 })).toBe(true);
  puzzle.turn(2, 3);
  expect(full).not.toHaveBeenCalled();
  expect(puzzle.lay(2, { x: 3, y: 1 })).toBe(true);
  expect(full).toHaveBeenCalledExactlyOnceWith(SOLUTION);
  expect(laid.mock.calls.map(([count]) => count)).toEqual([1, 2, 3]);
});

it("lays nothing outside of the area", () => {
  const { puzzle, laid } = newPuzzle();
  expect(puzzle.lay(0, { x: 1, y: 0 })).toBe(false);
  expect(puzzle.lay(0, { x: 5, y: 2 })).toBe(false);
  expect(puzzle.count).toBe(0);
  expect(laid).not.toHaveBeenCalled();
});

it("sends back to the tray what lies in the way", () => {
  const { puzzle } = newPuzzle();
  puzzle.lay(0, { x: 0, y: 1 });
  puzzle.flip(1);
  puzzle.lay(1, { x: 0, y: 1 });
  expect(puzzle.pieces.map(({ at }) => at)).toEqual([null, { x: 0, y: 1 }, null]);
});

it("turns a piece on the board where it lies, or takes it off if it finds no room", () => {
  const { puzzle } = newPuzzle();
  puzzle.lay(0, { x: 0, y: 0 });
  puzzle.turn(0);
  expect(puzzle.pieces[0]?.at).not.toBeNull();
  expect(keysOf(covered("I2", { rot: 1, flip: false, x: 0, y: 0 }))).toEqual(["0,0", "0,1"]);
  const tight = newPuzzle("I2@0,0 L4@0,1f").puzzle;
  tight.turn(1);
  expect(tight.pieces[1]?.at).toBeNull();
});

it("comes back to where it was by four turns, though it found no room meanwhile", () => {
  const { puzzle, full } = newPuzzle(SOLUTION);
  puzzle.choose(1);
  const before = puzzle.pieces[1]?.at;
  puzzle.turn(1);
  expect([puzzle.isLoose, puzzle.count]).toEqual([true, 2]);
  for (let quarter = 0; quarter < 3; quarter += 1) puzzle.turn(1);
  expect([puzzle.isLoose, puzzle.pieces[1]?.at]).toEqual([false, before]);
  expect(full).toHaveBeenCalledWith(SOLUTION);
});

it("takes a loose piece to the tray when another one is chosen", () => {
  const { puzzle } = newPuzzle(SOLUTION);
  puzzle.choose(1);
  puzzle.turn(1);
  puzzle.choose(2);
  expect([puzzle.isLoose, puzzle.aim, puzzle.pieces[1]?.at]).toEqual([false, null, null]);
});

it("keeps the number of a piece in the same cell however it is turned", () => {
  for (const piece of Object.keys(DRAWINGS)) {
    const [width, height] = [0, 1].map((rot) => boxOf(turned(piece, { rot, flip: false })).width);
    const middle = turned(piece, UPRIGHT)[middleOf(turned(piece, UPRIGHT))];
    expect(Math.abs((middle?.x ?? 9) + 0.5 - (width ?? 0) / 2)).toBeLessThanOrEqual(0.5);
    expect(Math.abs((middle?.y ?? 9) + 0.5 - (height ?? 0) / 2)).toBeLessThanOrEqual(0.5);
  }
});

it("finds the place that a piece is held over, and none far from it", () => {
  const { puzzle } = newPuzzle();
  expect(puzzle.nearest(0, 0.3, -0.2)).toEqual({ x: 0, y: 0 });
  expect(puzzle.nearest(0, 0.6, 0.1)).toEqual({ x: 0, y: 0 });
  expect(puzzle.nearest(0, 4.2, -1.4)).toBeNull();
});

it("covers a tapped cell with the chosen piece, over free cells if it can", () => {
  const { puzzle } = newPuzzle("I2@0,1");
  expect(puzzle.layOver({ x: 2, y: 1 })).toBe(false);
  puzzle.choose(2);
  puzzle.turn(2, 3);
  expect(puzzle.layOver({ x: 4, y: 1 })).toBe(true);
  expect(puzzle.pieces[0]?.at).toEqual({ x: 0, y: 1 });
  expect(keysOf(puzzle.pieces.slice(2).flatMap(cellsUnder))).toContain("4,1");
});

it("is solved by keys alone, in any alphabet", () => {
  const { puzzle, full } = newPuzzle();
  const refuse = vi.fn();
  const strokes = [
    ...["Digit1", "ArrowLeft", "ArrowLeft", "ArrowUp", "Enter"],
    ...["Digit2", "KeyF", "ArrowLeft", "ArrowLeft", "ArrowUp", "Enter", "ArrowDown", "Enter"],
    ...["Digit3", "KeyE", "ArrowRight", "ArrowRight", "ArrowDown", "Enter"],
  ];
  for (const stroke of strokes) keyPress(key(stroke), puzzle, refuse);
  expect(refuse).toHaveBeenCalledOnce();
  expect(full).toHaveBeenCalledExactlyOnceWith(SOLUTION);
  expect(keyPress(key("Digit9"), puzzle, refuse)).toBe(false);
  keyPress(key("Digit1"), puzzle, refuse);
  keyPress(key("Backspace"), puzzle, refuse);
  expect(puzzle.count).toBe(2);
  keyPress(key("Escape"), puzzle, refuse);
  expect(puzzle.chosen).toBeNull();
  expect(keyPress(key("ArrowLeft"), puzzle, refuse)).toBe(false);
});

// -- the race -------------------------------------------------------------------------------------
it("reads what a tap on a row stands for", () => {
  const view = step(4).view as unknown as UbongoView;
  const found = choices(view, 0, step(4).legal);
  expect(found.get(6)).toEqual(["move 6", "collect"]);
  expect(found.get(4)).toEqual(["collect"]);
  const empty = { ...view, rows: view.rows.map((row, at) => (at === 5 ? "" : row)) };
  expect(choices(empty, 0, ["move 6", "done"]).get(6)).toEqual(["move 6"]);
  expect(choices(view, 0, ["pawn 2"]).get(2)).toEqual(["pawn 2"]);
});

it("waits for everybody in the race who has not finished", () => {
  const view = step(3).view as unknown as UbongoView;
  expect(onTurn(view)).toEqual([0, 1]);
  expect(onTurn({ ...view, done: [1] })).toEqual([0]);
  expect(onTurn({ ...view, phase: "roll", turn: 1 })).toEqual([1]);
  expect(onTurn({ ...view, phase: "over" })).toEqual([]);
});

it("forgets what was told before the round began", () => {
  const happened = [{ seq: 7, event: { kind: "started" } }];
  expect(laidOf({ 1: { count: 2, seq: 6 } }, happened, 1)).toBe(0);
  expect(laidOf({ 1: { count: 2, seq: 7 } }, happened, 1)).toBe(2);
  expect(laidOf({}, happened, 1)).toBe(0);
});

it("orders gems by how many there are", () => {
  expect(holdings({ R: 1, V: 3 })).toEqual([
    ["V", 3],
    ["R", 1],
  ]);
});

it("tells which pile decided the match", () => {
  const seen = step(5).view as unknown as UbongoView;
  const decided = (winners: number[], ...gems: Record<string, number>[]) =>
    whatDecided({ ...seen, seats: gems.length, gems }, winners);
  const first = decided([1], { R: 4, O: 1 }, { V: 6 }, { R: 5, Y: 3 });
  expect(first).toEqual({ id: "ubongo-decided-first", facts: { place: 1, count: 6, other: 5 } });
  const next = decided([0], { R: 4, O: 3 }, { V: 4, B: 1 }, { G: 4, Y: 2 });
  expect(next).toEqual({ id: "ubongo-decided-next", facts: { place: 2, count: 3, other: 2 } });
  const few = decided([0], { R: 4, O: 1 }, { V: 4 });
  expect(few.facts).toEqual({ place: 2, count: 1, other: 0 });
  expect(decided([0, 1], { R: 2 }, { V: 2 }).id).toBe("ubongo-decided-shared");
  expect(ubongo.result?.why({ ...seen, gems: [{ R: 2 }, { O: 1 }] }, [0])).toContain("2 against 1");
});

it("counts three pieces for who has it easier", () => {
  const seen = step(3).view as unknown as UbongoView;
  const hard = { ...seen, options: { "ubo.side": "hard", "ubo.handicap": "0+2" } };
  expect([0, 1, 2].map((seat) => piecesOf(hard, seat))).toEqual([3, 4, 3]);
  expect(piecesOf(seen, 1)).toBe(3);
  expect(ubongo.readOut?.("0+2")).toBe("seat 1, seat 3");
  expect(ubongo.readOut?.("none")).toBeNull();
});

it("lets some have it easier by pressing their pawns", async () => {
  const decide = vi.fn<(value: string) => void>();
  const props = { id: "e", words: ["none"], decide };
  const { rerender } = render(Easier, { ...props, value: "none", seats: 3 });
  expect(screen.getAllByRole("button")).toHaveLength(3);
  await fireEvent.click(button("seat 3"));
  expect(decide).toHaveBeenLastCalledWith("2");
  await rerender({ value: "0+2" });
  await fireEvent.click(button("seat 1"));
  expect(decide).toHaveBeenLastCalledWith("2");
  await rerender({ value: "2", seats: 2 });
  expect(decide).toHaveBeenLastCalledWith("none");
});

it("finds gems in a sentence and says their colours", () => {
  const text = words.phrase(
    {
      id: "ubongo-event-collected",
      facts: { seat: { seats: [0] }, field: 3, count: 2, gems: "RO" },
    },
    () => "V: O",
  );
  expect(text.match(ubongo.pieces)).toEqual(["RO"]);
  expect(ubongo.spoken("RO")).toBe("red, orange");
});

// -- the table ------------------------------------------------------------------------------------
it("sets the pawn by a tap on a row", async () => {
  show(1);
  await fireEvent.click(button(/^Row 4/));
  expect(act).toHaveBeenCalledExactlyOnceWith("pawn 4");
});

it("reads out what lies in a row", () => {
  show(2);
  expect(screen.getByRole("img", { name: /^Row 6\. green, green, yellow.*/ })).toBeTruthy();
  expect(screen.getByRole("img", { name: /^Row 4.*Pawns: player 0$/ })).toBeTruthy();
});

it("rolls", async () => {
  show(2);
  await fireEvent.click(button("Roll the die"));
  expect(act).toHaveBeenCalledExactlyOnceWith("roll");
});

it("calls Ubongo by itself when the area is covered", async () => {
  show(3);
  await tick();
  const strokes = [
    ...["Digit1", "ArrowLeft", "ArrowLeft", "ArrowUp", "Enter"],
    ...["Digit2", "KeyF", "ArrowLeft", "ArrowLeft", "ArrowDown", "Enter"],
    ...["Digit3", "KeyE", "ArrowRight", "ArrowRight", "ArrowDown", "Enter"],
  ];
  for (const stroke of strokes) await fireEvent.keyDown(window, { code: stroke, key: stroke });
  expect(act).toHaveBeenCalledExactlyOnceWith(`solve ${SOLUTION}`);
  expect(step(3).good).toEqual([`solve ${SOLUTION}`]);
});

it("finds what was laid again when the page is opened again", async () => {
  const { unmount } = show(3);
  await tick();
  for (const stroke of ["Digit1", "ArrowLeft", "ArrowLeft", "ArrowUp", "Enter"])
    await fireEvent.keyDown(window, { code: stroke, key: stroke });
  unmount();
  show(3);
  await tick();
  expect(button("Piece 1, I2, on the board")).toBeTruthy();
});

it("asks twice before a round is given up", async () => {
  show(3);
  await tick();
  await fireEvent.click(button("Give up"));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(button("Are you sure?"));
  expect(act).toHaveBeenCalledExactlyOnceWith("done");
});

it("moves and takes by one tap", async () => {
  show(4);
  await fireEvent.click(button(/^Row 6/));
  expect(act).toHaveBeenCalledExactlyOnceWith("move 6", "collect");
  expect(hint).toHaveBeenLastCalledWith(expect.stringContaining("Place: 1. Tap a row"));
});

it("waits with a move until the order of the solvers is sure", async () => {
  vi.useFakeTimers();
  show(4, { clock: () => 20_100 }, { opens: [20_250, null] });
  await fireEvent.click(button(/^Row 6/));
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(act).toHaveBeenCalledExactlyOnceWith("move 6", "collect");
  vi.useRealTimers();
});

it("asks why where a row is too far", async () => {
  show(4, { legal: ["move 5", "collect", "done"] });
  await fireEvent.click(button(/^Row 1/));
  expect(act).not.toHaveBeenCalled();
  expect(why).toHaveBeenCalledExactlyOnceWith("move 1");
});

it("shows others' pieces as dots and never where they lie", () => {
  show(3, { laid: { 1: { count: 2, seq: 0 } } });
  expect(screen.getByRole("img", { name: "2 of 3 pieces laid" })).toBeTruthy();
  expect(screen.queryByRole("list", { name: "The boards of this round" })).toBeNull();
});

it("shows every board when the round is over", () => {
  const tasks = [TASK, { ...TASK, board: 2 }];
  show(2, {}, { tasks, layouts: [SOLUTION, SOLUTION], symbol: 1, order: [1] });
  expect(screen.getAllByRole("img", { name: /^A solution for player/ })).toHaveLength(2);
});

it("shows no time in a replay, where none runs", () => {
  show(3, { still: true });
  expect(screen.queryByRole("timer")).toBeNull();
});

it("says in words that a piece does not fit where it is tapped to", async () => {
  const { container } = show(3);
  await tick();
  await fireEvent.click(button(/Piece 3/), { detail: 0 });
  const spot = container.querySelector("[data-spot]");
  if (spot) await fireEvent.pointerDown(spot);
  expect((await screen.findAllByText("It doesn’t fit there.")).length).toBeGreaterThan(0);
});

// -- the tour -------------------------------------------------------------------------------------
it.each(LANGUAGES)("says everything of the tour in %s", async (language) => {
  const speaker = await loadLanguage(language);
  await speaker.addGame("ubongo");
  for (const { say, legal, why } of tour()) {
    const ids = [say, ...legal.flatMap((action) => why?.(action)?.say ?? [])];
    for (const id of ids) expect(speaker.say(id)).not.toBe("");
  }
});
