/** A line to a table that mends itself: it comes back after a break and loses nothing. */
import { post, Refusal } from "./api";
import type { ClientFrame, ServerFrame, Ticket } from "./wire";

/** How the line stands: `ended` closes it for good. */
export type Line = "connecting" | "open" | "broken" | "ended";

export interface Ear {
  hear: (frame: ServerFrame) => void;
  line: (line: Line, code: string) => void;
  /** The last entry that was heard. */
  last: () => number;
  language: () => string;
  /** Whose line it is, if not this device's own. */
  token?: string | undefined;
}

/** Codes after which coming back is of no use. */
const FINAL = new Set(["kicked", "moved"]);
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** Without a word from the server for so long, the line is taken for dead. */
const SILENCE = 40_000;
const PING = 15_000;
/** How long a line that is closed is waited for. */
const GOODBYE = 2000;

export class Socket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private heard = 0;
  private pinger = 0;
  private pings = 0;
  private ended = false;
  private code = "";

  constructor(
    private readonly table: string,
    private readonly ear: Ear,
  ) {}

  async open(): Promise<void> {
    if (this.ended) return;
    this.ear.line(this.tries ? "broken" : "connecting", this.code);
    try {
      const path = `/api/tables/${this.table}/ticket`;
      const { ticket } = await post<Ticket>(path, undefined, this.ear.token);
      this.connect(ticket);
    } catch (error) {
      if (error instanceof Refusal && [401, 403, 404].includes(error.status)) this.end(error.code);
      else this.again();
    }
  }

  /** Send a frame; false while the line is broken. */
  send(frame: ClientFrame): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  /** Hear nothing more from now on; resolves when the other end knows it too, or is gone. */
  close(): Promise<void> {
    this.ended = true;
    this.hush();
    const socket = this.socket;
    this.socket = null;
    if (!socket || socket.readyState === WebSocket.CLOSED) return Promise.resolve();
    socket.onmessage = null;
    return new Promise((resolve) => {
      socket.onclose = () => resolve();
      window.setTimeout(resolve, GOODBYE);
      socket.close(1000);
    });
  }

  /** Come back at once: the device is online again, or the page is seen again. */
  wake(): void {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    this.hush();
    this.tries = Math.max(this.tries, 1);
    void this.open();
  }

  private connect(ticket: string): void {
    if (this.ended) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/socket?lang=${this.ear.language()}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ t: "hello", ticket, last: this.ear.last() });
      this.heard = Date.now();
      this.pinger = window.setInterval(() => this.listen(), PING);
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerFrame);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private hear(frame: ServerFrame): void {
    this.heard = Date.now();
    if (frame.t === "welcome") {
      this.tries = 0;
      this.code = "";
      this.ear.line("open", "");
    }
    if (frame.t === "probe") this.send({ t: "echo", id: frame.id });
    if (frame.t === "bye") this.code = frame.code;
    this.ear.hear(frame);
  }

  private listen(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ t: "ping", id: ++this.pings });
  }

  private lost(): void {
    this.hush();
    if (this.ended) return;
    if (FINAL.has(this.code)) this.end(this.code);
    else this.again();
  }

  /** Wait a little, longer each time and never all clients at once, then come back. */
  private again(): void {
    if (this.ended) return;
    this.tries += 1;
    this.ear.line("broken", this.code);
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.tries, 5));
    const wait = FIRST_WAIT + Math.random() * (most - FIRST_WAIT);
    this.timer = window.setTimeout(() => void this.open(), wait);
  }

  private end(code: string): void {
    this.ended = true;
    this.ear.line("ended", code);
  }

  private hush(): void {
    window.clearTimeout(this.timer);
    window.clearInterval(this.pinger);
  }
}
