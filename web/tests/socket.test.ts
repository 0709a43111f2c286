import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Table } from "../src/table.svelte";
import type { Now, RoomData, ServerFrame } from "../src/wire";

class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  hear(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const now = (dec: number, legal: string[] = ["end"]): Now => ({
  dec,
  view: { phase: "chain" },
  legal,
  alarms: [],
  prompt: { id: "prompt-chain", facts: {} },
  clauses: [],
  outcome: null,
});
const welcome: ServerFrame = {
  t: "welcome",
  table: "t",
  seat: 0,
  head: 1,
  book: "unikat",
  version: 1,
  commit: "ab",
  time: 5,
};

let table: Table;

async function line(index: number): Promise<FakeSocket> {
  await vi.waitFor(() => expect(FakeSocket.all.length).toBeGreaterThan(index));
  const socket = FakeSocket.all[index] as FakeSocket;
  socket.open();
  socket.hear(welcome);
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  FakeSocket.all = [];
  localStorage.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ticket: "one" })));
  table = new Table("t");
  table.open();
});

afterEach(() => {
  void table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says hello with a ticket and what it has seen", async () => {
  const socket = await line(0);
  expect(socket.sent[0]).toEqual({ t: "hello", ticket: "one", last: 0 });
  socket.hear({ t: "ev", seq: 1, at: 0, events: [], said: [], now: now(1) });
  socket.close();
  await vi.advanceTimersByTimeAsync(9000);
  const again = await line(1);
  expect(again.sent[0]).toMatchObject({ t: "hello", last: 1 });
});

it("waits for at least half a second and at most eight, never all clients alike", async () => {
  const waits: number[] = [];
  const timeout = vi.spyOn(window, "setTimeout");
  for (const luck of [0, 0.5, 0.999]) {
    vi.spyOn(Math, "random").mockReturnValue(luck);
    for (let tries = 0; tries < 8; tries += 1) {
      await vi.waitFor(() => expect(FakeSocket.all.length).toBeGreaterThan(0));
      timeout.mockClear();
      FakeSocket.all.pop()?.close();
      waits.push(Number(timeout.mock.calls.at(-1)?.[1]));
      await vi.advanceTimersByTimeAsync(9000);
    }
  }
  expect(Math.min(...waits)).toBe(500);
  expect(Math.max(...waits)).toBeLessThanOrEqual(8000);
  expect(Math.max(...waits)).toBeGreaterThan(7900);
  vi.restoreAllMocks();
});

it("answers a probe at once, so that the server can measure the way", async () => {
  const socket = await line(0);
  socket.hear({ t: "probe", id: 7 });
  expect(socket.sent.at(-1)).toEqual({ t: "echo", id: 7 });
});

it("sends an unanswered action again after a break, under the same name", async () => {
  const socket = await line(0);
  socket.hear({ t: "ev", seq: 1, at: 0, events: [], said: [], now: now(1) });
  table.act("end");
  const act = socket.sent.at(-1);
  expect(act).toMatchObject({ t: "act", dec: 1, action: "end" });
  expect(table.busy).toBe(true);
  socket.close();
  expect(table.line).toBe("broken");
  await vi.advanceTimersByTimeAsync(9000);
  const again = await line(1);
  expect(again.sent.at(-1)).toEqual(act);
  again.hear({ t: "ack", cid: String(act?.["cid"]), seq: 2 });
  expect(table.busy).toBe(false);
});

it("asks again for what it missed, and takes nothing twice", async () => {
  const socket = await line(0);
  socket.hear({ t: "ev", seq: 1, at: 0, events: [], said: [], now: now(1) });
  socket.hear({ t: "ev", seq: 3, at: 0, events: [], said: [], now: now(3) });
  expect(socket.sent.at(-1)).toEqual({ t: "resume", last: 1 });
  expect(table.now?.dec).toBe(1);
  socket.hear({ t: "ev", seq: 2, at: 0, events: [], said: [] });
  socket.hear({ t: "ev", seq: 2, at: 0, events: [], said: [] });
  socket.hear({ t: "ev", seq: 3, at: 0, events: [], said: [], now: now(3) });
  expect(table.log.map((entry) => entry.seq)).toEqual([1, 2, 3]);
});

it("shows why an action was refused, with its clause", async () => {
  const socket = await line(0);
  socket.hear({ t: "ev", seq: 1, at: 0, events: [], said: [], now: now(1) });
  table.act("end");
  const cid = String(socket.sent.at(-1)?.["cid"]);
  socket.hear({ t: "nack", cid, code: "illegal", head: 1, why: "no", clause: "UNI-34" });
  expect(table.answer).toEqual({ text: "no", clause: "UNI-34" });
  expect(table.busy).toBe(false);
});

it("does not come back after being shown out", async () => {
  const socket = await line(0);
  socket.hear({ t: "bye", code: "kicked", why: "" });
  socket.close();
  expect(table.line).toBe("ended");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.all.length).toBe(1);
});

it("does not ask again where it is not let in any more", async () => {
  const socket = await line(0);
  const refusal = { code: "barred", error: "" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(refusal, { status: 403 })));
  socket.close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(table.line).toBe("ended");
  expect(table.code).toBe("barred");
  expect(FakeSocket.all.length).toBe(1);
});

it("keeps the promise of the shuffle it was given first", async () => {
  const socket = await line(0);
  socket.hear({ ...welcome, commit: "cd" });
  expect(table.promised().commit).toBe("ab");
});

it("knows the room", async () => {
  const socket = await line(0);
  socket.hear({ t: "room", room: { id: "t", seat: 2 } as RoomData });
  expect(table.seat).toBe(2);
});
