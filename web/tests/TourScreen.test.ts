import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";

import { house } from "../src/house.svelte";
import Tour from "../src/screens/Tour.svelte";
import { words } from "../src/words.svelte";

const BOOK = { game: "uno", version: 1, seats: [2, 10], options: [], bots: ["rule"], practice: [] };

beforeEach(async () => {
  vi.stubGlobal("ResizeObserver", function () {
    return { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
  });
  await words.speak("en");
  house.books = [{ ...BOOK, book: "uno-108", seats: [2, 10] }];
  render(Tour, { book: "uno-108" });
  await screen.findByRole("button", { name: "Skip this step" });
});

const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("answers in words, without the number of a clause, and forgets the answer on the way", async () => {
  await click("Draw");
  const answer = screen.getByText(/^You can do that too/);
  expect(answer.textContent).not.toContain("K108");
  await click("Skip this step");
  await click("Draw");
  expect(screen.queryByText(/^You can do that too/)).not.toBeNull();
  await click("Back");
  expect(screen.queryByText(/^You can do that too/)).toBeNull();
});

it("never calls its own button like the card it teaches", async () => {
  await click("Skip this step");
  expect(screen.getByRole("option", { name: /^red Skip/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
});
