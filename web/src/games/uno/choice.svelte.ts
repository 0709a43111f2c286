/** What the player holds in mind before an action is complete: a card and what is said with it. */
import { nextOf, type Asked, type Moves, type Said } from "./moves";

export interface Doing {
  readonly moves: Moves;
  readonly still: boolean;
  act: (action: string) => void;
  why: (action: string) => void;
}

export class Choice {
  /** The card that waits for a colour or a player. */
  card = $state<string | null>(null);
  /** "UNO" is on the tongue, and comes with the next card. */
  armed = $state(false);
  private said = $state.raw<Said>({});

  constructor(private readonly doing: Doing) {}

  /** What is asked about the card just now. */
  get question(): { asked: Asked; answers: (string | number)[] } | null {
    const lays = this.card === null ? undefined : this.doing.moves.lays.get(this.card);
    if (!lays) return null;
    const next = nextOf(lays, this.said, this.armed);
    return next.kind === "ask" ? next : null;
  }

  letGo(): void {
    this.card = null;
    this.said = {};
  }

  /** The server has spoken: keep what still makes sense. */
  settle(moves: Moves): void {
    if (this.card !== null && !moves.lays.has(this.card)) this.letGo();
  }

  /** A card of the hand: lay it, give it away, or ask why not. */
  tap(card: string): void {
    if (this.doing.still) return;
    const { lays, discards } = this.doing.moves;
    const again = this.card === card;
    this.letGo();
    if (discards.has(card)) this.doing.act(`discard ${card}`);
    else if (!lays.has(card)) this.doing.why(`play ${card}`);
    else if (!again) {
      this.card = card;
      this.goOn();
    }
  }

  /** The answer to the question. */
  answer(asked: Asked, told: string | number): void {
    this.said = { ...this.said, [asked]: told };
    this.goOn();
  }

  private goOn(): void {
    const lays = this.card === null ? undefined : this.doing.moves.lays.get(this.card);
    const next = nextOf(lays ?? [], this.said, this.armed);
    if (next.kind === "ask") return;
    this.letGo();
    if (next.kind === "do") this.do(next.action);
  }

  /** The word UNO: now if it is due, else with the next card, else ask why not. */
  word(): void {
    if (this.doing.still) return;
    const { all, rides } = this.doing.moves;
    if (all.has("call")) this.do("call");
    else if (rides) this.armed = !this.armed;
    else this.doing.why("call");
  }

  /** Do it, or ask why it can't be done. */
  do(action: string): void {
    if (this.doing.still) return;
    if (!this.doing.moves.all.has(action)) {
      this.doing.why(action);
      return;
    }
    this.armed = false;
    this.doing.act(action);
  }
}
