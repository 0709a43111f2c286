/** A table as this device knows it: the room, the game as this seat sees it, and what was said. */
import { get, post, Refusal } from "./api";
import { me } from "./me.svelte";
import { keep, kept, settings } from "./settings.svelte";
import { Socket, type Line } from "./socket";
import type { Happened, Progress } from "./games/game";
import type { Because, Ev, Now, RoomData, Said, ServerFrame } from "./wire";

export interface Entry {
  seq: number;
  said: Said[];
}

/** An answer to show: why something can't be done, with the clause that says so. */
export interface Answer {
  text: string;
  clause: string;
}

export interface Reaction {
  seat: number;
  phrase: string;
  id: number;
}

const MOST_ENTRIES = 400;
const REACTION_MS = 4000;

export class Table {
  room = $state.raw<RoomData | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<Entry[]>([]);
  happened = $state.raw<Happened[]>([]);
  line = $state<Line>("connecting");
  code = $state("");
  answer = $state.raw<Answer | null>(null);
  reactions = $state.raw<Reaction[]>([]);
  /** How far others have come in a race. */
  progress = $state.raw<Readonly<Record<number, Progress>>>({});
  /** An action is on its way. */
  busy = $state(false);
  /** When the last frame about the room came, for countdowns. */
  roomAt = $state(0);
  /** What the clock of the match said, and when. */
  private time = { match: 0, here: 0 };

  private seq = 0;
  private socket: Socket;
  private waiting: readonly { cid: string; action: string; dec: number }[] = [];
  private questions = 0;
  private reacted = 0;

  /** `token`: whose table this is, if not the device's own player's. */
  constructor(
    readonly id: string,
    private readonly token?: string,
  ) {
    this.socket = new Socket(id, {
      hear: (frame) => this.hear(frame),
      line: (line, code) => this.lineIs(line, code),
      last: () => this.seq,
      language: () => settings.language,
      token,
    });
  }

  get seat(): number | null {
    return this.room?.seat ?? null;
  }

  open(): void {
    void this.socket.open();
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  /** Hang up, and know nothing any more of what this seat knew; resolves when the line is closed. */
  close(): Promise<void> {
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    const closed = this.socket.close();
    this.forget();
    return closed;
  }

  private forget(): void {
    [this.now, this.answer] = [null, null];
    [this.log, this.happened, this.reactions, this.waiting] = [[], [], [], []];
    [this.progress, this.busy] = [{}, false];
  }

  /** Milliseconds of the match, as the server counts them. */
  matchTime(): number {
    return this.time.match + (Date.now() - this.time.here);
  }

  /** Take an action, or several in this order: sent again after a break, and done once. */
  act(...actions: string[]): void {
    const { now } = this;
    if (this.busy || !now) return;
    this.answer = null;
    this.busy = true;
    this.waiting = actions.map((action) => ({ cid: newId(), action, dec: now.dec }));
    this.sendWaiting();
  }

  why(action: string): void {
    this.questions += 1;
    this.socket.send({ t: "why", id: this.questions, action });
  }

  react(phrase: string): void {
    this.socket.send({ t: "signal", phrase });
  }

  /** Nobody around this device has anything to say about what has happened: bots may play. */
  goOn(): void {
    this.socket.send({ t: "on", seq: this.seq });
  }

  /** Tell the others how far one has come in a race. */
  tell(count: number): void {
    this.socket.send({ t: "progress", count });
  }

  /** One of the lobby's requests about this table, such as `leave`. */
  async ask(what: string, body?: unknown): Promise<RoomData> {
    const room = await post<RoomData>(`/api/tables/${this.id}/${what}`, body, this.token);
    // While the line is open it tells every change in its order; this answer may be an older one.
    if (room.id === this.id && this.line !== "open") this.setRoom(room);
    return room;
  }

  async reload(): Promise<void> {
    this.setRoom(await get<RoomData>(`/api/tables/${this.id}`, this.token));
  }

  /** Ready to play, with this device's own share of the chance. */
  async ready(): Promise<void> {
    const share = newShare();
    await this.ask("ready", { share });
    keep(`share.${this.id}`, share);
  }

  /** What this device promised and was promised: to be checked when the match is over. */
  promised(): { share: string; commit: string } {
    return { share: kept(`share.${this.id}`) ?? "", commit: kept(`commit.${this.id}`) ?? "" };
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "visible") this.socket.wake();
  };

  private lineIs(line: Line, code: string): void {
    this.line = line;
    this.code = code;
    if (code === "moved" && this.token === undefined) me.forget();
    if (line === "open") this.sendWaiting();
  }

  private sendWaiting(): void {
    for (const one of this.waiting) this.socket.send({ t: "act", ...one });
  }

  private hear(frame: ServerFrame): void {
    switch (frame.t) {
      case "welcome":
        this.time = { match: frame.time, here: Date.now() };
        if (kept(`commit.${this.id}`) === null) keep(`commit.${this.id}`, frame.commit);
        break;
      case "room":
        this.setRoom(frame.room);
        break;
      case "ev":
        this.take(frame);
        break;
      case "snapshot":
        if (frame.seq !== this.seq) this.recall(frame.past ?? []);
        this.seq = frame.seq;
        this.setNow(frame.now);
        break;
      case "ack":
        this.settled(frame.cid);
        break;
      case "nack":
        this.refused(frame.cid, frame.code, { text: frame.why ?? "", clause: frame.clause ?? "" });
        break;
      case "because":
        this.explain(frame);
        break;
      case "signal":
        this.reaction(frame.seat, frame.phrase);
        break;
      case "progress":
        this.progress = { ...this.progress, [frame.seat]: { count: frame.count, seq: this.seq } };
        break;
      case "pong":
        this.time = { match: frame.time, here: Date.now() };
        break;
      case "probe": // the socket has answered it
      case "bye":
        break;
    }
  }

  private take({ seq, at, said, events, now }: Ev): void {
    if (seq <= this.seq) return;
    if (seq !== this.seq + 1) {
      this.socket.send({ t: "resume", last: this.seq });
      return;
    }
    this.seq = seq;
    this.time = { match: Math.max(at, this.matchTime()), here: Date.now() };
    this.log = [...this.log.slice(-MOST_ENTRIES), { seq, said }];
    this.happened = [...this.happened, ...events.map((event) => ({ seq, event }))];
    if (now) this.setNow(now);
  }

  /** Too much was missed to be told: what is left of it. */
  private recall(past: Ev[]): void {
    this.log = past.map(({ seq, said }) => ({ seq, said }));
    this.happened = past.flatMap(({ seq, events }) => events.map((event) => ({ seq, event })));
  }

  private setNow(now: Now): void {
    if (now.dec !== this.now?.dec) this.answer = null;
    this.now = now;
  }

  private setRoom(room: RoomData): void {
    this.room = room;
    this.roomAt = Date.now();
  }

  private settled(cid: string): void {
    this.waiting = this.waiting.filter((one) => one.cid !== cid);
    this.busy = this.waiting.length > 0;
  }

  private refused(cid: string, code: string, answer: Answer): void {
    if (!this.waiting.some((one) => one.cid === cid)) return;
    if (code === "rate" || code === "retry") {
      this.answer = { text: `page-${code}`, clause: "" };
      window.setTimeout(() => this.sendWaiting(), 1000);
      return;
    }
    this.settled(cid);
    if (code === "stale") this.socket.send({ t: "resume", last: this.seq });
    else this.answer = answer;
  }

  private explain(because: Because): void {
    if (because.id !== this.questions) return;
    this.answer = { text: because.why, clause: because.clause ?? "" };
  }

  private reaction(seat: number, phrase: string): void {
    this.reacted += 1;
    const id = this.reacted;
    this.reactions = [...this.reactions.filter((one) => one.seat !== seat), { seat, phrase, id }];
    window.setTimeout(() => {
      this.reactions = this.reactions.filter((one) => one.id !== id);
    }, REACTION_MS);
  }
}

/** A share of the chance: 32 bytes that nobody knows before. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A name for an action that no other has; works without a secure context. */
function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(36)).join("");
}

export { Refusal };
