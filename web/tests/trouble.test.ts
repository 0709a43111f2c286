import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";

import unikat from "../src/games/unikat";
import { HotSeat } from "../src/hotseat.svelte";
import Cover from "../src/lib/Cover.svelte";
import Passing from "../src/screens/Passing.svelte";
import Playing from "../src/screens/Playing.svelte";
import SharedScreen from "../src/screens/SharedScreen.svelte";
import WaitingRoom from "../src/screens/WaitingRoom.svelte";
import { Table } from "../src/table.svelte";
import { words } from "../src/words.svelte";
import type { RoomData } from "../src/wire";

const ROOM = { book: "unikat", seats: 2, places: [], seat: null, host: null, way: "screen" };
const KEPT = /^Moves can’t be saved right now/;

function table(state: string, trouble: boolean): Table {
  const one = new Table("ab");
  one.room = { ...ROOM, id: "ab", state, trouble } as unknown as RoomData;
  one.line = "open";
  return one;
}

const game = unikat;
const SCREENS: { where: string; state: string; show: (table: Table) => unknown }[] = [
  {
    where: "a screen for all",
    state: "playing",
    show: (table) => render(SharedScreen, { table, game }),
  },
  {
    where: "a table that is played",
    state: "playing",
    show: (table) => render(Playing, { table, game }),
  },
  {
    where: "the waiting room",
    state: "waiting",
    show: (table) => render(WaitingRoom, { table, game }),
  },
  {
    where: "a device before it is passed",
    state: "waiting",
    show: (table) => render(Passing, { table, game }),
  },
  {
    where: "its cover",
    state: "playing",
    show: (table) => render(Cover, { table, game, seats: new HotSeat("ab") }),
  },
];

beforeEach(async () => {
  vi.stubGlobal("ResizeObserver", function () {
    return { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
  });
  await words.speak("en");
});

it.each(SCREENS)(
  "says on $where that nothing can be kept, while it is so",
  async ({ state, show }) => {
    const shown = table(state, true);
    show(shown);
    expect(screen.getByText(KEPT).getAttribute("role")).toBe("status");
    shown.room = { ...shown.room, trouble: false } as RoomData;
    await vi.waitFor(() => expect(screen.queryByText(KEPT)).toBeNull());
  },
);

it.each(SCREENS)("says on $where that the line is broken, which is worse", ({ state, show }) => {
  const shown = table(state, true);
  shown.line = "broken";
  show(shown);
  expect(screen.getByText(words.say("page-reconnecting"))).toBeTruthy();
  expect(screen.queryByText(KEPT)).toBeNull();
});
