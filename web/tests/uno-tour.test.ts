import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import { expect, it } from "vitest";

import { tour } from "../src/games/uno/tour";
import { LANGUAGES, loadLanguage } from "../src/language";
import type { UnoView } from "../src/wire";

const BOOKS = ["uno-108", "uno-112"];

/** What a player might try with the cards and buttons of a step. */
function tries(view: UnoView): string[] {
  const hand = (view.hands[0] ?? []).filter((card) => !card.startsWith("W"));
  return [...hand.map((card) => `play ${card}`), "call"];
}

/** The tour as data, so that the rules can check it: tests/web/test_uno_tour.py reads this file. */
it("is what the rules have checked", async () => {
  const steps = BOOKS.flatMap((book) =>
    tour(book).map(({ say, view, legal, good, why }) => {
      const asked = tries(view as unknown as UnoView).filter((one) => !legal.includes(one));
      const answers = asked.map((action) => ({ action, ...why?.(action) }));
      return { say, view, legal, good, asked: answers };
    }),
  );
  const style = { parser: "json", plugins: [babel, estree], printWidth: 100 };
  const text = await format(JSON.stringify(steps), style);
  await expect(text).toMatchFileSnapshot("uno-tour.json");
});

it.each(LANGUAGES)("says everything in %s", async (language) => {
  const speaker = await loadLanguage(language);
  await speaker.addGame("uno");
  for (const { say, view, legal, why } of BOOKS.flatMap((book) => tour(book))) {
    const others = [...legal, ...tries(view as unknown as UnoView)];
    const ids = [say, ...others.flatMap((action) => why?.(action)?.say ?? [])];
    for (const id of ids) expect(speaker.say(id)).not.toBe("");
  }
});

it("goes on by something that is offered, or shows what came of it", () => {
  for (const { say, legal, good } of BOOKS.flatMap((book) => tour(book))) {
    expect(good.length > 0).toBe(!say.includes("-after"));
    expect(legal).toEqual(expect.arrayContaining([...good]));
  }
});

it("shows what the cards of each book do", () => {
  const laid = (book: string) => tour(book).flatMap(({ good }) => good.join(" "));
  expect(laid("uno-112").join(" ")).toMatch(/play WH .* play WC1 /);
  expect(laid("uno-108").join(" ")).not.toMatch(/WH|WC/);
});

it("says of a +4 what each book says: the colour counts, and in one of them Wilds too", async () => {
  const speaker = await loadLanguage("en");
  await speaker.addGame("uno");
  const [classic, other] = BOOKS.map((book) => {
    const step = tour(book).find(({ view }) => view["phase"] === "challenge");
    return speaker.say(step?.say ?? "");
  });
  expect(classic).toContain("no yellow card; numbers don’t matter");
  expect(other).toContain("no yellow card and no Wild other than a +4");
});
