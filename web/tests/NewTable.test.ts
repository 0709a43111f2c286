import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";

import { house } from "../src/house.svelte";
import NewTable from "../src/screens/NewTable.svelte";
import type { OptionData } from "../src/wire";
import { words } from "../src/words.svelte";

const PLAIN = {
  numbers: null,
  display: false,
  seat: false,
  common: false,
  house: false,
  bots: false,
  form: "",
  scale: 1,
  needs: null,
};
const OPTIONS: OptionData[] = [
  {
    ...PLAIN,
    key: "uni.rounds",
    clause: "UNI-80",
    default: 1,
    usual: 1,
    words: [],
    numbers: [1, 99],
    common: true,
  },
  {
    ...PLAIN,
    key: "uni.takeBack",
    clause: "UNI-55",
    default: "forbid",
    usual: "forbid",
    words: ["forbid", "allow"],
  },
];

beforeEach(async () => {
  await words.speak("en");
  house.books = [
    {
      book: "unikat",
      game: "unikat",
      version: 1,
      seats: [2, 4],
      options: OPTIONS,
      bots: ["novice", "regular", "skilled", "expert"],
      practice: [],
    },
  ];
  render(NewTable, { book: "unikat" });
  await screen.findByRole("button", { name: "Set up the table" }, { timeout: 20_000 });
});

it("asks first for what most tables decide, in few words", () => {
  const folded = screen.getByText("More rules").closest("details");
  expect(folded?.open).toBe(false);
  expect(folded?.contains(screen.getByRole("spinbutton", { name: "Rounds" }))).toBe(false);
  const takeBack = screen.getByRole("combobox", { name: "Take back the tile you gave" });
  expect(folded?.contains(takeBack)).toBe(true);
});

it("keeps the whole sentence and the clause behind a word", async () => {
  const more = screen.getByText("more", { selector: "summary:has(+ p a[href$='UNI-80'])" });
  const details = more.closest("details");
  expect(details?.open).toBe(false);
  await fireEvent.click(more);
  expect(details?.open).toBe(true);
  expect(details?.textContent).toContain("how many rounds are played");
});

it("offers a bot that is chosen already", async () => {
  const bots = screen.getByRole("group", { name: "How many of them are bots?" });
  await fireEvent.click(within(bots).getByRole("radio", { name: "1" }));
  const level = screen.getByRole<HTMLSelectElement>("combobox", { name: "How well the bot plays" });
  expect(level.value).toBe("regular");
  const levels = within(level).getAllByRole("option");
  expect(levels.map((one) => one.textContent)).toEqual([
    "beginner",
    "regular",
    "skilled",
    "expert",
  ]);
});
