import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { GameModule } from "../src/games/game";
import Hindsight from "../src/lib/Hindsight.svelte";
import { apart, lookOf } from "../src/lib/marks";
import WinGraph from "../src/lib/WinGraph.svelte";
import { chancesAt, onTheWhole, partOf, Reviewing } from "../src/review.svelte";
import type { Table } from "../src/table.svelte";
import type { ReviewData } from "../src/wire";
import { words } from "../src/words.svelte";

const REVIEW: ReviewData = {
  part: 1,
  parts: [
    { begin: 0, end: 4 },
    { begin: 4, end: 9 },
  ],
  points: [
    { entry: 4, chances: [0.5, 0.5] },
    { entry: 6, chances: [0.25, 0.75] },
    { entry: 9, chances: [1, 0] },
  ],
  turns: [
    { entry: 9, seat: 0, before: 0.25, after: 1 },
    { entry: 6, seat: 1, before: 0.5, after: 0.75 },
  ],
  choices: [],
  lost: [0, 0],
};
const name = (seat: number): string => ["Ala", "Olek"][seat] ?? "";
let jumps: number[];

/** Nothing changes its size here. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(async () => {
  await words.speak("en");
  await words.addReview("uno");
  jumps = [];
  vi.stubGlobal("ResizeObserver", StillObserver);
});

afterEach(() => vi.unstubAllGlobals());

function show(at: number): HTMLElement {
  render(WinGraph, { review: REVIEW, at, name, jump: (entry: number) => jumps.push(entry) });
  return screen.getByRole("slider", { name: "Win chances over the game" });
}

/** What the replay shows of a match of UNO in hindsight. */
async function look(at: number): Promise<void> {
  const places = ["Ala", "Olek"].map((name) => ({ name, bot: "" }));
  const table = { id: "t1", room: { game: "uno", places } } as unknown as Table;
  const jump = (entry: number) => jumps.push(entry);
  render(Hindsight, { table, game: {} as GameModule, at, jump });
  await screen.findByRole("region", { name: "Win chances" });
}

it("says where it stands, though not every entry has a point", () => {
  const graph = show(8);
  expect(graph.getAttribute("aria-valuenow")).toBe("8");
  expect(graph.getAttribute("aria-valuetext")).toBe("Move 8. Ala 25%, Olek 75%");
});

it.each([
  ["ArrowRight", 7],
  ["ArrowLeft", 5],
  ["PageUp", 9],
  ["PageDown", 4],
  ["Home", 4],
  ["End", 9],
])("goes by %s", async (key, entry) => {
  await fireEvent.keyDown(show(6), { key });
  expect(jumps).toEqual([entry]);
});

it("does not leave its part", async () => {
  await fireEvent.keyDown(show(9), { key: "ArrowRight" });
  await fireEvent.keyDown(screen.getByRole("slider"), { key: "x" });
  expect(jumps).toEqual([9]);
});

it("has a button for each turning point, in the order of the game", async () => {
  show(4);
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Turning point, move 6: Olek 50% → 75%",
    "Turning point, move 9: Ala 25% → 100%",
  ]);
  await fireEvent.click(buttons[0] as HTMLElement);
  expect(jumps).toEqual([6]);
});

it("tells ten players apart without their colours", () => {
  const looks = Array.from({ length: 10 }, (_, seat) => lookOf(seat));
  expect(new Set(looks.map(({ mark, filled }) => `${mark} ${filled}`)).size).toBe(10);
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(10);
});

it("keeps what is to be tapped apart", () => {
  expect(apart([10, 60, 100], 20, 300)).toEqual([10, 60, 100]);
  expect(apart([10, 12, 15], 20, 300)).toEqual([10, 30, 50]);
  expect(apart([280, 290, 299], 20, 300)).toEqual([260, 280, 300]);
});

it("finds the part of an entry, and the chances at it", () => {
  expect([0, 4, 5, 9].map((entry) => partOf(REVIEW.parts, entry))).toEqual([0, 0, 1, 1]);
  expect(partOf([], 7)).toBe(0);
  expect([4, 5, 6, 9].map((entry) => chancesAt(REVIEW, entry)[0])).toEqual([0.5, 0.5, 0.25, 1]);
});

it("asks again until the server has thought it over", async () => {
  const answers = [
    { share: 0, review: null },
    { share: 0.5, review: null },
    { share: 1, review: REVIEW },
  ];
  const shares: number[] = [];
  const reviewing = new Reviewing("t1", 0);
  vi.stubGlobal("fetch", (path: string) => {
    expect(path).toContain("/api/tables/t1/review?part=1");
    shares.push(reviewing.share);
    return Promise.resolve(Response.json(answers.shift()));
  });
  await reviewing.load(1);
  expect(shares).toEqual([0, 0, 0.5]);
  expect(reviewing.found[1]).toEqual(REVIEW);
  expect(reviewing.parts).toHaveLength(2);
  await reviewing.load(1);
  expect(shares).toHaveLength(3);
});

it.each([
  [0, "Looking back at the match: 0%"],
  [2, "You’re next in line: other games are being analysed first."],
])("says what is waited for when %i come before", async (before, said) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ share: 0, review: null, before })));
  await look(0);
  expect(await screen.findByText(said)).toBeTruthy();
});

it("leads to the decisions that cost the most, and says what was lost in all", async () => {
  const said = { id: "uno-action-draw", facts: {} };
  const same = { said, better: said, reason: said, chance: 0.4, best: 0.5 };
  const losses: [number, number, number][] = [
    [5, 0, 0.1],
    [6, 1, 0],
    [8, 1, 0.25],
  ];
  const choices = losses.map(([entry, seat, loss]) => ({ ...same, entry, seat, loss }));
  const review = { ...REVIEW, choices, lost: [0.1, 0.25] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ share: 1, review, before: 0 })));
  await look(4);
  const dear = await screen.findByRole("list", { name: "The costliest decisions" });
  const buttons = within(dear).getAllByRole("button");
  expect(buttons.map((button) => button.textContent.trim())).toEqual(["Olek −25%", "Ala −10%"]);
  await fireEvent.click(buttons[0] as HTMLElement);
  expect(jumps).toEqual([8]);
  expect(screen.getByText("Ala: total lost 10%")).toBeTruthy();
});

it("says why there is no review, and may be asked again", async () => {
  const reviewing = new Reviewing("t1", 0);
  const trouble = { code: "review-busy", error: "too many" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(trouble, { status: 409 })));
  await reviewing.load(0);
  expect(reviewing.refused).toBe("too many");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ share: 1, review: REVIEW })));
  await reviewing.load(0);
  expect(reviewing.refused).toBe("");
  expect(reviewing.found[0]).toEqual(REVIEW);
});

it("draws a long deal on the whole, and where it began and ended exactly", () => {
  const jumpy = [0.5, 0, 1, 0, 1, 0, 1];
  expect(onTheWhole(jumpy, 0)).toEqual(jumpy);
  const calm = onTheWhole(jumpy, 2);
  expect(calm).toHaveLength(jumpy.length);
  expect([calm[0], calm.at(-1)]).toEqual([0.5, 1]);
  expect(calm[1]).toBeCloseTo(0.5);
  expect(calm[3]).toBeCloseTo(0.4);
});
