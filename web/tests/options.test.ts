import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";

import uno from "../src/games/uno";
import { house } from "../src/house.svelte";
import Decided from "../src/lib/Decided.svelte";
import OptionFields from "../src/lib/OptionFields.svelte";
import { decidedAt } from "../src/options";
import type { BookData, OptionData } from "../src/wire";
import { words } from "../src/words.svelte";

const GRACE: OptionData = {
  ...{ key: "uno.catchGraceMs", clause: "K108-85", default: 0, usual: 1500, scale: 1000 },
  ...{ words: [], numbers: [0, 10000], form: "", common: false, display: false },
  ...{ seat: false, house: false, bots: false, needs: null },
};
const BOOK: BookData = {
  ...{ book: "uno-108", game: "uno", version: 1, bots: ["rule"], practice: [] },
  seats: [2, 10],
  options: [GRACE],
};

beforeEach(async () => {
  await words.speak("en");
  await words.addGame("uno");
});

it("are asked for in seconds, with the value that tables here have", async () => {
  const decide = vi.fn();
  render(OptionFields, { options: [GRACE], book: "uno-108", game: uno, changed: {}, decide });
  const field = screen.getByRole<HTMLInputElement>("spinbutton", { name: /in seconds$/ });
  expect(field.value).toBe("1.5");
  await fireEvent.change(field, { target: { value: "2.5" } });
  expect(decide).toHaveBeenLastCalledWith("uno.catchGraceMs", 2500, 1500);
});

it("are told only where a table is not like others, in the numbers of the language", async () => {
  const told = (ms?: number) => {
    const options = ms === undefined ? {} : { "uno.catchGraceMs": ms };
    const { container, unmount } = render(Decided, { book: BOOK, options });
    const text = container.textContent.trim();
    unmount();
    return text;
  };
  expect(told(1500)).toBe("");
  expect(told(2500)).toBe("Time to call UNO, in seconds: 2.5");
  expect(told()).toBe("Time to call UNO, in seconds: 0");
  await words.speak("pl");
  expect(told(2500)).toBe("Czas na UNO, w sekundach: 2,5");
});

it("keep what differs from other tables when one more is decided", () => {
  expect(decidedAt(BOOK, {}).map(({ value }) => value)).toEqual([0]);
  expect(decidedAt(BOOK, { "uno.catchGraceMs": 1500 })).toEqual([]);
});

it("are greyed while another choice makes them decide nothing", async () => {
  const on = { words: ["off", "on"], numbers: null, default: "off", usual: "off", scale: 1 };
  const scoring: OptionData = { ...GRACE, ...on, key: "m112.scoring" };
  const target: OptionData = {
    ...{ ...GRACE, key: "m112.target", default: 500, usual: 500, scale: 1 },
    needs: ["m112.scoring", ["on"]],
  };
  const options = [scoring, target];
  house.books = [{ ...BOOK, book: "uno-112", options }];
  const props = { options, book: "uno-112", game: uno, decide: vi.fn() };
  const { rerender } = render(OptionFields, { ...props, changed: {} });
  const field = () =>
    screen.getByRole<HTMLInputElement>("spinbutton", { name: /^Points that end/ });
  expect(field().disabled).toBe(true);
  await rerender({ changed: { "m112.scoring": "on" } });
  expect(field().disabled).toBe(false);
});
