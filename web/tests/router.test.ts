import { expect, it } from "vitest";

import { screenOf } from "../src/router.svelte";
import { preferred } from "../src/settings.svelte";

it.each([
  ["/", { name: "landing" }],
  ["/table/ab12", { name: "table", id: "ab12" }],
  ["/new/unikat", { name: "new", book: "unikat" }],
  ["/code/AB2C3D", { name: "code", code: "AB2C3D" }],
  ["/tour/unikat", { name: "tour", book: "unikat" }],
  ["/practice/ubongo", { name: "practice", book: "ubongo", puzzle: "" }],
  ["/ladder", { name: "ladder", book: "" }],
  ["/ladder/uno-108", { name: "ladder", book: "uno-108" }],
  ["/move/xyz", { name: "move", link: "xyz" }],
  ["/nowhere", { name: "landing" }],
])("%s is a screen", (path, screen) => {
  expect(screenOf(path)).toEqual(screen);
});

it("finds a clause by the end of the address", () => {
  expect(screenOf("/rules/unikat", "#UNI-34")).toMatchObject({ book: "unikat", clause: "UNI-34" });
});

it("speaks the first language of the browser that it knows", () => {
  expect(preferred(["de-DE", "sk-SK", "en"])).toBe("sk");
  expect(preferred(["de", "fr"])).toBe("en");
});
