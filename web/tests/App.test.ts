import { fireEvent, render, screen } from "@testing-library/svelte";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import App from "../src/App.svelte";
import { LANGUAGES, loadLanguage } from "../src/language";
import FirstTime from "../src/lib/FirstTime.svelte";
import { newcomer } from "../src/newcomer.svelte";
import { words } from "../src/words.svelte";

const BOOK = {
  book: "unikat",
  game: "unikat",
  version: 1,
  seats: [2, 4],
  options: [],
  bots: ["greedy"],
  practice: [],
};

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = vi.fn().mockReturnValue({ matches: false });
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      Response.json(path.startsWith("/api/books") ? [BOOK] : { outside: "", phones: false }),
    ),
  );
});

afterEach(() => vi.unstubAllGlobals());

it("offers a game at once", async () => {
  render(App);
  expect(await screen.findByRole("button", { name: "Play now" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Unikat" })).toBeTruthy();
});

it("shows who has never played the way to learn, and nobody else", async () => {
  const { unmount } = render(App);
  expect(await screen.findByText(/^First time/)).toBeTruthy();
  unmount();
  newcomer.learn("unikat");
  render(App);
  expect(await screen.findByRole("link", { name: "Learn to play" })).toBeTruthy();
  expect(screen.queryByText(/^First time/)).toBeNull();
});

it("closes the hint of the first game for ever", async () => {
  await words.speak("en");
  render(FirstTime, { book: "other" });
  expect(newcomer.to("other")).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Don’t show this again" }));
  expect(newcomer.to("other")).toBe(false);
  expect(localStorage.getItem("stolik.knows.other")).toBe("yes");
});

/** Every message id that the page names outright. */
function named(): Set<string> {
  const folder = join(import.meta.dirname, "../src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.(svelte|ts)$/.test(file));
  const text = sources.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  return new Set([...text.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? ""));
}

describe.each(LANGUAGES)("%s", (language) => {
  it("has every word that the page says", async () => {
    const speaker = await loadLanguage(language);
    for (const part of ["tournament", "review", "topics"] as const) await speaker.add(part);
    for (const game of ["unikat", "uno", "ubongo"]) await speaker.addGame(game);
    expect([...named()].filter((id) => !speaker.has(id))).toEqual([]);
  });
});
