/** A tournament as this device knows it: looked at again and again while somebody watches. */
import { get, post, Refusal } from "../api";
import { keep, kept } from "../settings.svelte";
import { Table } from "../table.svelte";
import { current, mine } from "./facts";
import type { RoomData, TournamentData } from "../wire";

const LOOK = 1500;

export class Tournament {
  data = $state.raw<TournamentData | null>(null);
  /** When the last answer came, for countdowns. */
  at = $state(0);
  /** Why it can't be shown: the code of a refusal. */
  trouble = $state("");
  private timer = 0;
  private asked = 0;
  /** Tables that got this device's share of the chance. */
  private shared: readonly string[] = [];

  constructor(readonly id: string) {}

  open(): void {
    void this.look();
    this.timer = window.setInterval(() => void this.look(), LOOK);
    document.addEventListener("visibilitychange", this.wake);
  }

  close(): void {
    window.clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.wake);
  }

  /** One of the requests about this tournament, such as `join`. */
  async ask(what: string, body?: unknown): Promise<void> {
    const asked = ++this.asked;
    const cup = await post<TournamentData>(`/api/tournaments/${this.id}/${what}`, body);
    if (asked === this.asked) await this.take(cup);
  }

  /** Also where nobody sees the page: whoever waits in another tab is to be called. */
  async look(): Promise<void> {
    const asked = ++this.asked;
    try {
      const cup = await get<TournamentData>(`/api/tournaments/${this.id}`);
      // What was asked later knows more.
      if (asked === this.asked) await this.take(cup);
    } catch (error) {
      this.trouble = error instanceof Refusal ? error.code : "broken";
      if (error instanceof Refusal && [400, 401, 403, 404].includes(error.status)) this.close();
    }
  }

  private async take(cup: TournamentData): Promise<void> {
    this.data = cup;
    this.at = Date.now();
    this.trouble = "";
    await this.share(cup);
  }

  /** Before a match every device gives its share of the chance, as it does at any table. */
  private async share(cup: TournamentData): Promise<void> {
    const match = mine(cup, current(cup));
    if (match?.state !== "waiting" || !match.table || this.shared.includes(match.table)) return;
    this.shared = [...this.shared, match.table];
    try {
      const room = await get<RoomData>(`/api/tables/${match.table}`);
      if (kept(`commit.${room.id}`) === null) keep(`commit.${room.id}`, room.commit);
      if (kept(`share.${room.id}`) === null) await new Table(room.id).ready();
    } catch {
      // It has begun without this share, or the line broke: while the match waits, once more.
      this.shared = this.shared.filter((table) => table !== match.table);
    }
  }

  private readonly wake = (): void => {
    void this.look();
  };
}
