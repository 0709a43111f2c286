import { expect, it } from "vitest";

import { sidesOf } from "../src/around";
import { silenceAfter } from "../src/games/uno/lapses";

const played = (seq: number, seat: number) => ({ seq, event: { kind: "played", seat } });
const said = (seq: number, seat: number) => ({ seq, event: { kind: "called", seat } });
const drew = (seq: number, seat: number) => ({ seq, event: { kind: "drew", seat } });
const view = (counts: number[], called: number[], lapses: { seat: number; at: number }[] = []) => ({
  counts,
  called,
  lapses,
});

it("seats everybody once, clockwise as seen from above", () => {
  for (let seats = 1; seats <= 10; seats += 1) {
    const { bottom, left, top, right } = sidesOf(seats);
    const around = [...bottom.toReversed(), ...left.toReversed(), ...top, ...right];
    expect(around).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  }
  expect(sidesOf(4)).toEqual({ bottom: [0], left: [1], top: [2], right: [3] });
});

it("asks about who has not said the word, once for each time", () => {
  const asked = silenceAfter(view([1, 5], [], [{ seat: 0, at: 700 }]), [played(4, 0)]);
  expect(asked).toMatchObject({ seat: 0, action: "catch 0", key: "0.700" });
});

it("asks about who has said it too, or the question would be its own answer", () => {
  expect(silenceAfter(view([1, 5], [0]), [played(4, 0)])?.seat).toBe(0);
  expect(silenceAfter(view([1, 5], [0]), [played(4, 0), said(5, 0)])?.seat).toBe(0);
});

it("asks nothing when somebody else has moved since, or nobody has one card", () => {
  expect(silenceAfter(view([1, 6], [0]), [played(4, 0), drew(5, 1)])).toBeNull();
  expect(silenceAfter(view([2, 5], []), [played(4, 0)])).toBeNull();
  expect(silenceAfter(view([7, 7], []), [])).toBeNull();
});
