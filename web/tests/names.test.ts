import { beforeAll, expect, it } from "vitest";

import { levelOf, lostSeats } from "../src/names";
import { words } from "../src/words.svelte";
import type { PlaceData, RoomData } from "../src/wire";

const place = (more: Partial<PlaceData>): PlaceData => ({
  name: "oak",
  bot: "mine",
  free: false,
  ready: true,
  here: false,
  away: false,
  waiting: false,
  patience: 0,
  looked: 0,
  lost: null,
  ...more,
});

beforeAll(async () => {
  await words.speak("en");
});

it("calls the house's bots by how well they play, and a program of the host's by its name", () => {
  expect(levelOf("random")).toBe("easy");
  expect(levelOf("mine")).toBe("mine");
});

it("says which bot has lost its seat, and why", () => {
  const late = { id: "outsider-late", facts: { ms: 5000 } };
  const room = { places: [place({}), place({ name: "elm", lost: late })] } as unknown as RoomData;
  expect(lostSeats(room)).toEqual([
    "Elm has lost its seat: it did not answer within 5000 ms. Another bot takes over.",
  ]);
  expect(lostSeats(null)).toEqual([]);
});
