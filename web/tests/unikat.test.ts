import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import { hintOf } from "../src/games/unikat/hint";
import { readMoves } from "../src/games/unikat/moves";
import Play from "../src/games/unikat/Play.svelte";
import { tour } from "../src/games/unikat/tour";
import type { UnikatView } from "../src/wire";
import { words } from "../src/words.svelte";

const act = vi.fn<(action: string) => void>();
const why = vi.fn<(action: string) => void>();
const prompt = createRawSnippet(() => ({ render: () => "<p>What now?</p>" }));
const GREEN_STAR = /^star, green, white background, medium/;
const NAVY_SQUARE = /^square, blue, navy background, large/;

beforeAll(async () => {
  await words.speak("en");
  await words.addGame("unikat");
});

beforeEach(() => {
  act.mockReset();
  why.mockReset();
});

/** A step of the tour on the table, counted from 1, with some things changed. */
function show(place: number, props: Partial<Parameters<typeof Play>[1]> = {}, view = {}) {
  const step = tour()[place - 1];
  if (!step) throw new Error(`no step ${place}`);
  return render(Play, {
    view: { ...step.view, ...view },
    legal: step.legal,
    seat: 0,
    name: (seat: number) => `player ${seat}`,
    act,
    why,
    prompt,
    still: false,
    ...props,
  });
}

const option = (name: RegExp) => screen.getByRole("option", { name });
const cell = (name: string) => screen.getByRole("button", { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it("says what is on the table and what fits", () => {
  show(1);
  expect(screen.getByText("What now?")).toBeTruthy();
  expect(option(GREEN_STAR).getAttribute("aria-label")).toContain("fits 4 cells");
  expect(option(NAVY_SQUARE).getAttribute("aria-label")).toContain("fits no cell");
  expect(screen.getByRole("img", { name: /star, blue, white.*cell 0,0$/ })).toBeTruthy();
  expect(cell("Bag: 66")).toBeTruthy();
});

it("lays by a tap on a tile and a tap on a cell", async () => {
  show(1);
  await fireEvent.click(option(GREEN_STAR));
  expect(option(GREEN_STAR).getAttribute("aria-selected")).toBe("true");
  await fireEvent.click(cell("cell 1,0, fits"));
  expect(act.mock.calls).toEqual([["lay SGW2@1,0"]]);
  expect(why).not.toHaveBeenCalled();
});

it("lays by a tap on a cell and a tap on a tile", async () => {
  show(1);
  await fireEvent.click(cell("cell 0,-1, fits"));
  expect(option(GREEN_STAR).getAttribute("aria-label")).toContain("fits the chosen cell");
  expect(option(NAVY_SQUARE).getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(option(NAVY_SQUARE));
  expect(why.mock.calls).toEqual([["lay QBN3@0,-1"]]);
  await fireEvent.click(option(GREEN_STAR));
  expect(act.mock.calls).toEqual([["lay SGW2@0,-1"]]);
});

it.each([
  ["choose", ["lay SGW2@1,0", "give SGW2", "give QBN3"], "SGW2", null],
  ["choose", ["lay SGW2@1,0", "give SGW2", "give QBN3"], "QBN3", "unikat-fits-nowhere"],
  ["choose", ["give SGW2", "give QBN3"], "QBN3", "unikat-nothing-fits"],
  ["choose", ["pass"], null, "unikat-nothing-to-do"],
  ["bonus", ["give QBN3", "decline"], null, "unikat-nothing-fits-bonus"],
  ["chain", ["lay SGW2@1,0", "end"], "QBN3", "unikat-fits-nowhere-beside"],
  ["chain", ["end"], null, "unikat-nothing-fits-beside"],
  ["take", ["take bag"], null, null],
  ["choose", [], "QBN3", null],
] as const)("in phase %s with %j and %s chosen it says %s", (phase, legal, chosen, id) => {
  expect(hintOf(phase, readMoves(legal), chosen)).toBe(id);
  if (id !== null) expect(words.has(id)).toBe(true);
});

it("tells at once that the chosen tile fits nowhere", async () => {
  const hint = vi.fn<(sentence: string) => void>();
  show(1, { hint });
  await fireEvent.click(option(NAVY_SQUARE));
  expect(hint.mock.lastCall?.[0]).toContain("This tile doesn’t fit anywhere");
  await fireEvent.click(option(NAVY_SQUARE));
  expect(hint.mock.lastCall).toEqual([""]);
});

it("asks why about a cell that does not fit, and keeps the tile in hand", async () => {
  show(1);
  await fireEvent.click(option(NAVY_SQUARE));
  const refused = cell("cell 1,0, doesn’t fit");
  expect(refused.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(refused);
  expect(why.mock.calls).toEqual([["lay QBN3@1,0"]]);
  expect(option(NAVY_SQUARE).getAttribute("aria-selected")).toBe("true");
});

it("asks why about buttons that can't be pressed", async () => {
  show(1);
  await fireEvent.click(cell("Finish laying"));
  await fireEvent.click(cell("Bag: 66"));
  await fireEvent.click(cell("circle, yellow, red background, small"));
  expect(why.mock.calls).toEqual([["end"], ["take bag"], ["take CYR1"]]);
});

it("shows a tile where it was laid before the server answers, and forgets a refused one", async () => {
  vi.useFakeTimers();
  show(1);
  await fireEvent.click(option(GREEN_STAR));
  await fireEvent.click(cell("cell 1,0, fits"));
  const name = /^star, green, white background, medium, cell 1,0/;
  expect(screen.getByRole("img", { name })).toBeTruthy();
  vi.advanceTimersByTime(5000);
  await tick();
  expect(screen.queryByRole("img", { name })).toBeNull();
  vi.useRealTimers();
});

it("lays by the keyboard alone, and lets go with escape", async () => {
  show(2);
  option(/^circle, green, white background, medium/).focus();
  await press("Enter");
  await tick();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("cell 0,2, fits");
  await press("ArrowRight");
  await press("ArrowRight");
  await tick();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("cell 1,1, fits");
  await press("ArrowDown");
  await tick();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("cell 1,-1, fits");
  await press("ArrowUp");
  await tick();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("cell 1,1, fits");
  await press("Escape");
  await tick();
  expect(document.activeElement?.getAttribute("role")).toBe("option");
  expect(screen.queryByRole("option", { selected: true })).toBeNull();
  await press(" ");
  await tick();
  await fireEvent.click(document.activeElement ?? document.body); // what Enter does to a button
  expect(act.mock.calls).toEqual([["lay CGW2@1,1"]]);
});

it("moves through the hand with arrow keys, one tab stop for all", async () => {
  show(1);
  option(/^circle/).focus();
  await press("ArrowRight");
  await tick();
  expect(document.activeElement?.getAttribute("data-tile")).toBe("QBN3");
  await press("End");
  await tick();
  expect(document.activeElement?.getAttribute("data-tile")).toBe("SGW2");
  expect(screen.getAllByRole("option").map((tile) => tile.tabIndex)).toEqual([-1, -1, -1, -1, 0]);
});

/** A board of 400 x 400 pixels in the corner, the display below it. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    if (this.classList.contains("board")) return new DOMRect(0, 0, 400, 400);
    if (this.classList.contains("display")) return new DOMRect(0, 400, 400, 60);
    return new DOMRect(0, 500, 50, 50);
  });
}

async function dragTo(tile: HTMLElement, x: number, y: number): Promise<void> {
  const finger = { pointerId: 1, button: 0, pointerType: "mouse" };
  await fireEvent.pointerDown(tile, { ...finger, clientX: 20, clientY: 520 });
  await fireEvent.pointerMove(tile, { ...finger, clientX: x, clientY: y });
  await fireEvent.pointerUp(tile, { ...finger, clientX: x, clientY: y });
  await fireEvent.click(tile);
}

it("lays by dragging a tile onto a cell", async () => {
  layOut();
  show(1);
  await dragTo(option(GREEN_STAR), 270, 205);
  expect(act.mock.calls).toEqual([["lay SGW2@1,0"]]);
});

it("asks why about a tile dropped where it does not fit, and leaves a trembling finger alone", async () => {
  layOut();
  show(1);
  await dragTo(option(GREEN_STAR), 200, 200);
  expect(why.mock.calls).toEqual([["lay SGW2@0,0"]]);
  await dragTo(option(GREEN_STAR), 23, 522);
  expect(option(GREEN_STAR).getAttribute("aria-selected")).toBe("true");
});

it("exchanges by dragging a tile onto the display", async () => {
  layOut();
  show(1);
  await dragTo(option(NAVY_SQUARE), 100, 420);
  expect(act.mock.calls).toEqual([["give QBN3"]]);
});

it("exchanges the chosen tile, or the one tapped after the button", async () => {
  show(5);
  await fireEvent.click(option(/^star/));
  await fireEvent.click(cell("Exchange this tile"));
  await fireEvent.click(cell("Exchange a tile"));
  expect(cell("Which tile?").getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(option(NAVY_SQUARE));
  await fireEvent.click(cell("Skip bonus"));
  expect(act.mock.calls).toEqual([["give SYN1"], ["give QBN3"], ["decline"]]);
});

it("takes from the display or from the bag, but not the tile just given", async () => {
  show(6);
  await fireEvent.click(cell("circle, green, red background, large"));
  await fireEvent.click(cell("Bag: 63"));
  await fireEvent.click(cell("star, yellow, navy background, small"));
  expect(act.mock.calls).toEqual([["take CGR3"], ["take bag"]]);
  expect(why.mock.calls).toEqual([["take SYN1"]]);
});

it("shows the bonus while it waits and while it runs", async () => {
  const { rerender } = show(3);
  expect(screen.getByText("Bonus action earned")).toBeTruthy();
  await rerender({ view: tour()[4]?.view ?? {} });
  expect(screen.getByText("Bonus action")).toBeTruthy();
  await rerender({ view: tour()[0]?.view ?? {} });
  expect(screen.queryByText(/Bonus/)).toBeNull();
});

it("lets go of a tile that is no longer there", async () => {
  const { rerender } = show(1);
  await fireEvent.click(option(GREEN_STAR));
  const next = tour()[1];
  await rerender({ view: next?.view ?? {}, legal: next?.legal ?? [] });
  expect(screen.queryByRole("option", { selected: true })).toBeNull();
});

it("does nothing when nothing can be done", async () => {
  show(1, { still: true });
  await fireEvent.click(option(GREEN_STAR));
  expect(screen.queryByRole("option", { selected: true })).toBeNull();
  expect(screen.queryByRole("button", { name: /cell|Finish|Exchange|Bag/ })).toBeNull();
  expect(screen.getByRole("img", { name: "Bag: 66" })).toBeTruthy();
  await dragTo(option(GREEN_STAR), 270, 205);
  expect(act).not.toHaveBeenCalled();
  expect(why).not.toHaveBeenCalled();
});

it("shows everybody's tiles when they may be seen", () => {
  const hands: UnikatView["hands"] = [["SGW2"], ["CBN1", "CBN2"]];
  show(1, { still: true, seat: null }, { hands });
  expect(screen.getByText("player 0")).toBeTruthy();
  expect(screen.getByText("player 1")).toBeTruthy();
  expect(screen.getByRole("img", { name: "circle, blue, navy background, medium" })).toBeTruthy();
});

it("marks the cell that the log points at", async () => {
  const { container, rerender } = show(1, { pointed: "1,0" });
  const mark = () =>
    container.querySelector<HTMLElement>(".pointed")?.style.getPropertyValue("--x");
  expect(mark()).toBe("1");
  await rerender({ pointed: null });
  expect(mark()).toBeUndefined();
});

it("zooms with the buttons and the wheel, and fits again", async () => {
  const { container } = show(1);
  const unit = () =>
    container.querySelector<HTMLElement>(".plane")?.style.getPropertyValue("--unit");
  const first = unit();
  await fireEvent.click(cell("Zoom in"));
  const nearer = unit();
  await fireEvent.wheel(screen.getByRole("group", { name: "Tiles on the table" }), {
    deltaY: -100,
  });
  expect(new Set([first, nearer, unit()]).size).toBe(3);
  expect(cell("Show the whole table").getAttribute("aria-disabled")).toBe("false");
  await fireEvent.click(cell("Show the whole table"));
  expect(cell("Show the whole table").getAttribute("aria-disabled")).toBe("true");
});

it("draws no second marks where the table does without", () => {
  const { container } = show(1, {}, { options: { "uni.a11yMarks": "off" } });
  expect(container.querySelector(".pattern, .sign")).toBeNull();
});
