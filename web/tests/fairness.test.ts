import { bytesToHex } from "@noble/hashes/utils.js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { draw, keyOf, promiseOf, readShuffle, verifyShuffle, type Shuffle } from "../src/fairness";

interface Vector {
  match: string;
  secret: string;
  shares: Record<string, string>;
  commit: string;
  key: string;
  draws: [number, number][];
}

const file = join(import.meta.dirname, "../../docs/fairness-vectors.json");
const vectors = JSON.parse(readFileSync(file, "utf8")) as Vector[];

function shuffleOf(vector: Vector): Shuffle {
  const shares = Object.entries(vector.shares).map(
    ([seat, share]) => [Number(seat), share] as const,
  );
  return { ...vector, shares: new Map(shares), picks: [] };
}

/** A record with one entry that draws all that a vector draws. */
function recordOf(vector: Vector): string {
  const shares = Object.entries(vector.shares).map(([seat, share]) => `share ${seat} ${share}`);
  const picks = vector.draws.map(([n, k]) => `${n}:${k}`).join(" ");
  return [
    "stolik record 1",
    "book unikat 1",
    "seats 3",
    `match ${vector.match}`,
    `commit ${vector.commit}`,
    ...shares,
    `0 0 table begin | deal x = ${picks} # 18809d6906a64a16`,
    "end over",
    `secret ${vector.secret}`,
    "",
  ].join("\n");
}

const nothing = { commit: "", share: "" };

describe.each(vectors)("vector $match", (vector) => {
  it("gives the promise, the key and every draw", () => {
    expect(promiseOf(vector.match, vector.secret)).toBe(vector.commit);
    const key = keyOf(shuffleOf(vector));
    expect(bytesToHex(key)).toBe(vector.key);
    vector.draws.forEach(([n, k], i) => expect(draw(key, i, n)).toBe(k));
  });

  it("is honest as a record, and no longer when a draw is changed", () => {
    const record = recordOf(vector);
    expect(verifyShuffle(record, nothing)).toEqual({ honest: true, draws: vector.draws.length });
    const changed = record.replace(/81:(\d+)/, (_, k: string) => `81:${(Number(k) + 1) % 81}`);
    expect(verifyShuffle(changed, nothing)).toMatchObject({ honest: false, reason: "draw" });
  });
});

const vector = vectors.at(-1) as Vector;

it("holds the server to the promise that this device was given", () => {
  const record = recordOf(vector);
  expect(verifyShuffle(record, { commit: vector.commit, share: "" })).toMatchObject({
    honest: true,
  });
  const other = { commit: "00".repeat(32), share: "" };
  expect(verifyShuffle(record, other)).toMatchObject({ honest: false, reason: "promise" });
  const secret = record.replace(/secret ../, "secret ff");
  expect(verifyShuffle(secret, nothing)).toMatchObject({ honest: false, reason: "promise" });
});

it("wants this device's own share to be in it", () => {
  const left = { commit: "", share: "12".repeat(32) };
  expect(verifyShuffle(recordOf(vector), left)).toMatchObject({ honest: false, reason: "share" });
});

it("says so when there is nothing to read", () => {
  expect(readShuffle("")).toBeNull();
  expect(verifyShuffle("commit xyz", nothing)).toMatchObject({ reason: "unreadable" });
});
