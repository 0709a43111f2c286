/** What the player holds in mind before an action is complete: a tile, a cell, an exchange. */
import type { Cell, Moves } from "./moves";

/** How long a tile stays where it was put while the server has not answered. */
const PATIENCE = 2500;

export interface Doing {
  readonly moves: Moves;
  readonly still: boolean;
  readonly hand: readonly string[];
  /** Where a tile of the hand is on the screen. */
  spotOf: (tile: string) => Spot | null;
  act: (action: string) => void;
  why: (action: string) => void;
}

/** Where something was on the screen, to move from there. */
export type Spot = Pick<DOMRect, "left" | "top" | "width">;

export class Choice {
  tile = $state<string | null>(null);
  cell = $state<Cell | null>(null);
  exchanging = $state(false);
  /** A tile laid whose arrival the server has not confirmed yet. */
  sent = $state.raw<{ tile: string; cell: Cell } | null>(null);
  /** Where the tile that is being laid comes from. */
  origin: Spot | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly doing: Doing) {}

  letGo(): void {
    this.tile = null;
    this.cell = null;
    this.exchanging = false;
  }

  /** The server has spoken: keep what still makes sense. */
  settle(open: readonly Cell[], moves: Moves): void {
    clearTimeout(this.timer);
    this.sent = null;
    if (this.tile !== null && !this.doing.hand.includes(this.tile)) this.tile = null;
    if (this.cell !== null && !open.includes(this.cell)) this.cell = null;
    if (!moves.gives) this.exchanging = false;
  }

  tapTile(tile: string): void {
    if (this.doing.still) return;
    if (this.exchanging) this.do(`give ${tile}`);
    else if (this.cell !== null) this.lay(tile, this.cell);
    else this.tile = this.tile === tile ? null : tile;
  }

  tapCell(cell: Cell): void {
    if (this.doing.still) return;
    this.exchanging = false;
    if (this.tile !== null) this.lay(this.tile, cell);
    else this.cell = this.cell === cell ? null : cell;
  }

  /** Lay a tile, and show it there at once. */
  lay(tile: string, cell: Cell, from = this.doing.spotOf(tile)): void {
    if (!this.do(`lay ${tile}@${cell}`)) return;
    this.origin = from;
    this.sent = { tile, cell };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.sent = null), PATIENCE);
  }

  /** Give the tile that is chosen, or ask which one. */
  exchange(): void {
    if (this.doing.still) return;
    const tile = this.tile ?? this.doing.hand[0];
    if (tile !== undefined && (this.tile !== null || !this.doing.moves.gives)) {
      this.do(`give ${tile}`);
      return;
    }
    this.cell = null;
    this.exchanging = !this.exchanging && tile !== undefined;
  }

  /** Do it, or ask why it can't be done; true if it was done. */
  do(action: string): boolean {
    if (this.doing.still) return false;
    if (!this.doing.moves.all.has(action)) {
      this.doing.why(action);
      return false;
    }
    this.letGo();
    this.doing.act(action);
    return true;
  }
}
