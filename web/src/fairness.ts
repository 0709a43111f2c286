/** Was the shuffle honest? Every draw of a record again, from its opened secret (docs/fairness.md).
 *  Computed here and not by the browser's own WebCrypto, which a page on a home network lacks. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Shuffle {
  match: string;
  commit: string;
  shares: Map<number, string>;
  secret: string;
  picks: { n: number; k: number }[];
}

export type Verdict =
  | { honest: true; draws: number }
  | { honest: false; reason: "unreadable" | "promise" | "share" | "draw"; draw: number };

/** What a record says of its shuffle; null if it can't be read. */
export function readShuffle(record: string): Shuffle | null {
  const shuffle: Shuffle = { match: "", commit: "", shares: new Map(), secret: "", picks: [] };
  for (const line of record.split("\n")) {
    const [word = "", first = "", second = ""] = line.split(" ");
    if (word === "match") shuffle.match = first;
    else if (word === "commit") shuffle.commit = first;
    else if (word === "secret") shuffle.secret = first;
    else if (word === "share") shuffle.shares.set(Number(first), second);
    else if (/^\d+$/.test(word)) shuffle.picks.push(...readPicks(line));
  }
  const hex = [shuffle.commit, shuffle.secret, ...shuffle.shares.values()];
  const whole = shuffle.match && hex.every((text) => /^([0-9a-f]{2})+$/.test(text));
  return whole ? shuffle : null;
}

function readPicks(line: string): { n: number; k: number }[] {
  const body = line.split(" # ")[0] ?? "";
  return body
    .split(" | ")
    .slice(1)
    .flatMap((step) => (step.split(" = ")[1] ?? "").split(" ").filter(Boolean))
    .map((pick) => {
      const [n, k] = pick.split(":").map(Number);
      return { n: n ?? 0, k: k ?? -1 };
    });
}

/** The promise that belongs to a secret. */
export function promiseOf(match: string, secret: string): string {
  const head = utf8ToBytes(`stolik commit 1\n${match}\n`);
  return bytesToHex(sha256(concatBytes(head, hexToBytes(secret))));
}

/** The key from which every draw comes. */
export function keyOf(shuffle: Shuffle): Uint8Array {
  const shares = [...shuffle.shares]
    .sort(([one], [other]) => one - other)
    .map(([seat, share]) => `${seat} ${share}\n`)
    .join("");
  const text = `stolik key 1\n${shuffle.match}\n${shuffle.commit}\n${shares}`;
  return hmac(sha256, hexToBytes(shuffle.secret), utf8ToBytes(text));
}

/** Draw i out of n: by rejection, never by a remainder. */
export function draw(key: Uint8Array, i: number, n: number): number {
  if (n === 1) return 0;
  const bits = 32 - Math.clz32(n - 1);
  for (let attempt = 0; ; attempt += 1) {
    const place = new DataView(new ArrayBuffer(12));
    place.setBigUint64(0, BigInt(i));
    place.setUint32(8, attempt);
    const bytes = hmac(sha256, key, new Uint8Array(place.buffer));
    const k = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) >>> (32 - bits);
    if (k < n) return k;
  }
}

/** Whether the shuffle of a record is the one that was promised to this device. */
export function verifyShuffle(
  record: string,
  promised: { commit: string; share: string },
): Verdict {
  const shuffle = readShuffle(record);
  if (!shuffle) return { honest: false, reason: "unreadable", draw: 0 };
  const commit = promiseOf(shuffle.match, shuffle.secret);
  if (commit !== shuffle.commit || (promised.commit && promised.commit !== commit))
    return { honest: false, reason: "promise", draw: 0 };
  if (promised.share && ![...shuffle.shares.values()].includes(promised.share))
    return { honest: false, reason: "share", draw: 0 };
  const key = keyOf(shuffle);
  const wrong = shuffle.picks.findIndex(({ n, k }, i) => draw(key, i, n) !== k);
  if (wrong >= 0) return { honest: false, reason: "draw", draw: wrong };
  return { honest: true, draws: shuffle.picks.length };
}
