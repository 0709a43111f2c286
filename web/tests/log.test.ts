import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";

import unikat from "../src/games/unikat";
import Log from "../src/lib/Log.svelte";
import { Table } from "../src/table.svelte";
import type { Said } from "../src/wire";
import { words } from "../src/words.svelte";

const point = vi.fn<(place: string | null) => void>();
const show = vi.fn<(place: string) => void>();

function laid(tile: string, cell: string): Said {
  return { id: "event-laid", facts: { seat: { seats: [0] }, tile, cell } };
}

beforeEach(async () => {
  point.mockReset();
  show.mockReset();
  await words.speak("en");
  await words.addGame("unikat");
  const table = new Table("0");
  const ended: Said = { id: "event-ended", facts: { seat: { seats: [0] } } };
  table.log = [
    { seq: 1, said: [laid("SGW2", "7,-3")] },
    { seq: 2, said: [laid("CGW2", "7,-4"), ended] },
  ];
  render(Log, { table, game: unikat, point, show });
});

it("tells what was laid without coordinates", () => {
  const log = screen.getByRole("list");
  expect(log.textContent).toContain(" lays ");
  expect(log.textContent).not.toContain("7,");
});

it("points at the cell of the line somebody is at, and shows it on demand", async () => {
  const [first, second] = screen.getAllByRole("button");
  if (!first || !second) throw new Error("two lines are about a cell");
  await fireEvent.pointerEnter(first);
  await fireEvent.pointerLeave(first);
  await fireEvent.click(first);
  expect(point.mock.calls).toEqual([["7,-3"], [null]]);
  expect(show.mock.calls).toEqual([["7,-3"]]);
});

it("is one stop for the tab key; arrow keys go from line to line", async () => {
  const buttons = screen.getAllByRole("button");
  expect(buttons.map((button) => button.tabIndex)).toEqual([-1, 0]);
  buttons[1]?.focus();
  await fireEvent.keyDown(buttons[1] ?? document.body, { key: "ArrowUp" });
  expect(document.activeElement).toBe(buttons[0]);
  expect(point.mock.lastCall).toEqual(["7,-3"]);
});
