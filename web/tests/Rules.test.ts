import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";

import ClausePanel from "../src/lib/ClausePanel.svelte";
import { loadGame } from "../src/games/game";
import { house } from "../src/house.svelte";
import Rules from "../src/screens/Rules.svelte";
import { words } from "../src/words.svelte";

const BOOK = { book: "uno-108", version: 1, seats: [2, 10], options: [], bots: [], practice: [] };
const clause = (id: string, chapter: string, shows: string[] = []) => ({
  id,
  chapter,
  options: [],
  shows,
});
const RULES = {
  clauses: [
    clause("K108-08", "uno-108-part-1", ["RS", "YS"]),
    clause("K108-10", "uno-108-part-1", ["W"]),
    clause("K108-47", "uno-108-part-5"),
    clause("HOUSE-02", "house-part-1"),
    clause("RULING-4", "table-part-0"),
  ],
  topics: { skip: ["K108-47", "K108-08", "M112-62"], "jump-in": ["HOUSE-02"] },
};
const search = () => screen.getByRole("searchbox", { name: "Search the rules" });
const terms = () => screen.queryAllByRole("term").map((one) => one.textContent.trim());

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(RULES))));
  Element.prototype.scrollIntoView = vi.fn();
  await words.speak("en");
  house.books = [{ ...BOOK, game: "uno", seats: [2, 10] }];
});

async function open(clause = ""): Promise<void> {
  render(Rules, { book: "uno-108", clause });
  await screen.findByText("K108-10");
}

it("has contents of the book, its house rules and what holds at every table", async () => {
  await open();
  const contents = screen.getByRole("navigation", { name: "Contents" });
  expect(
    within(contents)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["#uno-108-part-1", "#uno-108-part-5", "#house-part-1", "#table-part-0"]);
  expect(within(contents).getByRole("link", { name: /^5[.] / })).toBeTruthy();
  expect(within(contents).getByRole("link", { name: "At every table" })).toBeTruthy();
});

it("draws the cards beside the clause that names them", async () => {
  await open();
  const drawn = screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"));
  expect(drawn).toEqual(["red Skip", "yellow Skip", "Wild"]);
});

it("shows the clause that the address points at", async () => {
  await open("K108-10");
  const cited = document.getElementById("K108-10");
  expect(cited?.getAttribute("aria-current")).toBe("true");
  expect(document.activeElement).toBe(cited);
});

it("finds by what people call a thing, the best first, as they type", async () => {
  await open();
  await fireEvent.input(search(), { target: { value: "STOP" } });
  expect(terms()).toEqual(["K108-47", "K108-08"]);
  await fireEvent.input(search(), { target: { value: "jump" } });
  expect(terms()[0]).toBe("HOUSE-02");
  await fireEvent.input(search(), { target: { value: "xyzzy" } });
  expect(terms()).toEqual([]);
  expect(screen.getByText("Nothing found.")).toBeTruthy();
});

it("goes from what was found to its place in the book", async () => {
  await open();
  await fireEvent.input(search(), { target: { value: "stop" } });
  await fireEvent.click(screen.getByRole("link", { name: "K108-08" }));
  expect(search()).toHaveProperty("value", "");
  expect(document.getElementById("K108-08")).toBe(document.activeElement);
});

it("copies the address of a clause", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  await open();
  await fireEvent.click(screen.getByRole("link", { name: "K108-08" }));
  expect(await screen.findByText("Copied")).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/rules\/uno-108#K108-08$/));
});

it("opens a clause in place, and Escape puts it away and gives the focus back", async () => {
  await Promise.all([words.addGame("uno"), words.addClauses("uno-108")]);
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  const close = vi.fn();
  const game = await loadGame("uno");
  const { unmount } = render(ClausePanel, { id: "K108-08", book: "uno-108", game, close });
  const panel = screen.getByRole("dialog", { name: "Rule K108-08" });
  expect(panel.contains(document.activeElement)).toBe(true);
  expect(await within(panel).findAllByRole("img")).toHaveLength(2);
  expect(within(panel).getByRole("link").getAttribute("href")).toBe("/rules/uno-108#K108-08");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(close).toHaveBeenCalledOnce();
  unmount();
  expect(document.activeElement).toBe(opener);
  opener.remove();
});
