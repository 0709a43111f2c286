import { render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";

import { loadGame } from "../src/games/game";
import { words } from "../src/words.svelte";

beforeAll(() => words.speak("en"));

async function drawn(name: string, code: string): Promise<HTMLElement> {
  const [{ Picture }] = await Promise.all([loadGame(name), words.addGame(name)]);
  return render(Picture, { code }).container;
}

it.each([
  ["uno", "RD", "red +2"],
  ["uno", "WH", "Shuffle Hands"],
  ["uno", "B", "blue"],
  ["unikat", "SGW2", "star, green, white background, medium"],
  ["ubongo", "gem-V", "violet"],
  ["ubongo", "die-5", "star"],
])("%s draws %s", async (name, code, label) => {
  const picture = (await drawn(name, code)).querySelector("[role=img]");
  expect(picture?.getAttribute("aria-label")).toBe(label);
});

it("draws a piece as it is turned and flipped", async () => {
  const shapes = await Promise.all(
    ["L4", "L4r1", "L4f", "L4fr1"].map((code) => drawn("ubongo", code)),
  );
  const lines = shapes.map((shape) => shape.querySelector("path.edge")?.getAttribute("d"));
  expect(new Set(lines).size).toBe(4);
});

it("draws Skip as a circle with a line through it, and the Wild with a disc of four colours", async () => {
  const skip = await drawn("uno", "RS");
  expect(skip.querySelector("path.line")?.getAttribute("d")).toMatch(/a13 13 .*M-9.2 9.2L9.2-9.2/);
  const wild = await drawn("uno", "W");
  const quarters = [...wild.querySelectorAll("path[d*='A15 15']")];
  expect(new Set(quarters.map((one) => one.getAttribute("fill"))).size).toBe(4);
});
