import { expect, it } from "vitest";

import { boxOf, Camera } from "../src/games/unikat/camera.svelte";

const PHONE = [340, 320] as const;

/** A row of tiles from 0 to the right. */
const row = (length: number) => Array.from({ length }, (_, x) => [`${x}`, x, 0] as const);

function over(length: number, newest: number): Camera {
  const camera = new Camera();
  camera.reframe(...PHONE, boxOf(row(length), 1), [newest, 0]);
  return camera;
}

it("shows the whole of a board that fits", () => {
  const camera = over(8, 7);
  expect(camera.unit).toBeGreaterThanOrEqual(28);
  expect(camera.x).toBeCloseTo(3.5);
});

it.each([0, 15, 29])("never makes cells too small, and shows the last tile, at %d", (newest) => {
  const camera = over(30, newest);
  expect(camera.unit).toBe(28);
  const [right] = camera.spotOf(newest, 0);
  expect(Math.abs(right)).toBeLessThanOrEqual(PHONE[0] / 2 - 14);
  const [left] = camera.spotOf(-1.5, 0);
  expect(left).toBeLessThanOrEqual(-PHONE[0] / 2 + 0.01);
});

it("leaves room for buttons only where cells stay big", () => {
  const roomy = over(3, 0);
  roomy.fitBeside({ right: 60, top: 0 });
  expect(roomy.spotOf(3.5, 0)[0]).toBeLessThanOrEqual(PHONE[0] / 2 - 60);
  const tight = over(8, 0);
  const before = tight.unit;
  tight.fitBeside({ right: 60, top: 0 });
  expect(tight.unit).toBe(before);
  tight.fitBeside({ right: 60, top: 50 });
  expect(tight.spotOf(0, 1.5)[1]).toBeGreaterThanOrEqual(50 - PHONE[1] / 2);
});

it("brings a cell into the window unless one of them is there", () => {
  const camera = over(30, 0);
  const before = camera.x;
  camera.revealOne([
    [1, 1],
    [29, 1],
  ]);
  expect(camera.x).toBe(before);
  camera.revealOne([[29, 1]]);
  expect(camera.spotOf(29, 1)[0]).toBeLessThan(PHONE[0] / 2);
});

it("can still be moved farther away by hand", () => {
  const camera = over(30, 0);
  camera.zoom(1 / 1.3);
  expect(camera.unit).toBeLessThan(28);
});
