import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";
import { beforeAll, expect, it } from "vitest";

import { openCells } from "../src/games/unikat/moves";
import { tour } from "../src/games/unikat/tour";
import { LANGUAGES, loadLanguage, type Speaker } from "../src/language";
import type { UnikatView } from "../src/wire";

const speakers: Speaker[] = [];

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const speaker = await loadLanguage(language);
    await speaker.addGame("unikat");
    speakers.push(speaker);
  }
});

/** What a player might try with the tiles and buttons of a step. */
function tries(view: UnikatView): string[] {
  const hand = view.hands[0] ?? [];
  const cells = [...openCells(view.table), "0,0", "9,9"];
  return [
    ...hand.flatMap((tile) => cells.map((cell) => `lay ${tile}@${cell}`)),
    ...hand.map((tile) => `give ${tile}`),
    ...view.display.map((tile) => `take ${tile}`),
    ...["take bag", "end", "decline", "pass"],
  ];
}

/** The tour as data, so that the rules can check it: tests/web/test_tour.py reads this file. */
it("is what the rules have checked", async () => {
  const steps = tour().map(({ say, view, legal, good, why }) => {
    const asked = tries(view as unknown as UnikatView).filter((action) => !legal.includes(action));
    return { say, view, legal, good, asked: asked.map((action) => ({ action, ...why?.(action) })) };
  });
  const style = { parser: "json", plugins: [babel, estree], printWidth: 100 };
  const text = await format(JSON.stringify(steps), style);
  await expect(text).toMatchFileSnapshot("tour.json");
});

it("says everything in every language", () => {
  for (const { say, legal, why } of tour()) {
    const others = [...legal, "end", "take bag", "pass", "lay SYN1@9,9"];
    const ids = [say, ...others.flatMap((action) => why?.(action)?.say ?? [])];
    for (const speaker of speakers) for (const id of ids) expect(speaker.say(id)).not.toBe("");
  }
});

it("goes on by something that is offered", () => {
  for (const { legal, good } of tour()) {
    expect(good.length).toBeGreaterThan(0);
    expect(legal).toEqual(expect.arrayContaining([...good]));
  }
});
