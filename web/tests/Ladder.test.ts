import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { house } from "../src/house.svelte";
import { me } from "../src/me.svelte";
import Ladder from "../src/screens/Ladder.svelte";
import type { BookData, LadderData, RungData } from "../src/wire";
import { words } from "../src/words.svelte";

const BOOK: BookData = {
  ...{ book: "unikat", game: "unikat", version: 1, seats: [2, 4] },
  ...{ options: [], bots: ["greedy"], practice: [] },
};
const NOBODY: RungData = {
  ...{ rank: null, name: "", bot: "", rating: 200, games: 1 },
  ...{ me: false, change: null },
};
const RUNGS: RungData[] = [
  { ...NOBODY, rank: 1, name: "Olek", rating: 260, games: 9 },
  { ...NOBODY, rank: 2, bot: "greedy", rating: 240, games: 7 },
  { ...NOBODY, name: "Ala", rating: 218, me: true, change: -16 },
];
let ladder: LadderData;
let asked: [string, string][];

beforeEach(async () => {
  await words.speak("en");
  house.books = [BOOK, { ...BOOK, book: "uno-108", game: "uno" }];
  me.name = "Ala";
  ladder = { book: "unikat", rungs: RUNGS, settled: 5, shown: true };
  asked = [];
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    asked.push([path.replace(/\?.*/, ""), (request.body as string | undefined) ?? ""]);
    return Promise.resolve(Response.json(path.startsWith("/api/ladder") ? ladder : {}));
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The lines of the ladder, each as its cells. */
async function lines(): Promise<string[][]> {
  const rows = within(await screen.findByRole("table")).getAllByRole("row");
  return rows.map((row) =>
    Array.from(row.children, (cell) => cell.textContent.replace(/\s+/g, " ").trim()),
  );
}

it("shows those with a place, and below them those without", async () => {
  render(Ladder, { book: "unikat" });
  expect(await lines()).toEqual([
    ["Place", "Player", "Rating", "Games"],
    ["1", "Olek", "260", "9"],
    ["2", "Bot (clever)", "240", "7"],
    ["Unranked Games needed for a place: 5"],
    ["–", "Ala you −16 after your last game", "218", "1"],
  ]);
  const mine = within(screen.getByRole("table")).getByText("Ala").closest("tr");
  expect(mine?.getAttribute("aria-current")).toBe("true");
});

it("lets somebody hide, and says that they are hidden", async () => {
  render(Ladder, { book: "unikat" });
  const box = await screen.findByRole<HTMLInputElement>("checkbox");
  expect(box.checked).toBe(true);
  ladder = { ...ladder, shown: false, rungs: [{ ...NOBODY, me: true, change: 3 }] };
  await fireEvent.click(box);
  expect(await screen.findByText("Only you see this line.")).toBeTruthy();
  expect(screen.getByText("+3 after your last game")).toBeTruthy();
  expect(within(screen.getByRole("table")).getByText("Ala")).toBeTruthy();
  expect(asked).toContainEqual(["/api/guests/me/ladder", '{"shown":false}']);
});

it("says so where nobody has played", async () => {
  ladder = { ...ladder, rungs: [] };
  render(Ladder, { book: "" });
  expect(await screen.findByText("Nobody has finished a game here yet.")).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByRole("link", { name: "Unikat" }).getAttribute("aria-current")).toBe("page");
});

it("knows no ladder of a book that is not played here", () => {
  render(Ladder, { book: "chess" });
  expect(screen.getByText("there is nothing here")).toBeTruthy();
  expect(asked).toEqual([]);
});
