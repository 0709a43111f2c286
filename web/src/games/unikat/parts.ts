/** What the parts of the table do for each other. */
import type { Spot } from "./choice.svelte";
import type { Cell } from "./moves";

export interface BoardPart {
  /** The cell at a point of the screen, if the board is there. */
  cellUnder: (x: number, y: number) => Cell | null;
  /** Where a cell is on the screen. */
  spotOf: (cell: Cell) => Spot;
  /** Give the keyboard to a cell that fits; false if there is none. */
  enter: () => boolean;
}

export interface DisplayPart {
  /** Whether a point of the screen is on the display. */
  covers: (x: number, y: number) => boolean;
  /** Give the keyboard to the first tile that may be taken. */
  focus: () => void;
}

export interface HandPart {
  /** Where a tile is on the screen. */
  spotOf: (tile: string) => Spot | null;
  /** Give the keyboard to the tile it was at, or to one that is still there. */
  focus: () => Promise<void>;
}
