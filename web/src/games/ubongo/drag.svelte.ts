/** A piece under a finger or the mouse, on its way to the board or from it. */
import { turned, type Cell } from "./pieces";
import type { Puzzle } from "./puzzle.svelte";

/** How far a finger may tremble and still tap. */
const TREMBLE = 8;
/** A piece floats so far above a finger, in pixels, that it can be seen. */
const LIFT = 56;

interface Held {
  index: number;
  id: number;
  /** Which cell of the piece was grabbed: it stays under the finger however the piece is turned. */
  cell: number;
  from: Cell | null;
  startX: number;
  startY: number;
  lift: number;
  /** It was chosen before: a tap turns it. */
  again: boolean;
}

export class Drag {
  /** The piece that floats; null while nothing does. */
  index = $state<number | null>(null);
  /** Where the middle of the grabbed cell is on the screen. */
  x = $state(0);
  y = $state(0);
  private held = $state.raw<Held | null>(null);

  constructor(
    private readonly puzzle: () => Puzzle,
    /** Where the board is on the screen, and how big a cell. */
    private readonly board: () => { left: number; top: number; cell: number },
  ) {}

  get isHeld(): boolean {
    return this.held !== null;
  }

  /** The corner of the floating piece's box on the screen. */
  corner(): Cell {
    const { cell } = this.board();
    const grabbed = this.grabbed();
    return { x: this.x - (grabbed.x + 0.5) * cell, y: this.y - (grabbed.y + 0.5) * cell };
  }

  /** Where the floating piece would lie if it were let go. */
  target(): Cell | null {
    if (this.index === null) return null;
    const { left, top, cell } = this.board();
    const corner = this.corner();
    return this.puzzle().nearest(this.index, (corner.x - left) / cell, (corner.y - top) / cell);
  }

  down(event: PointerEvent, index: number, cell: number): void {
    if (this.held) return;
    const puzzle = this.puzzle();
    const again = puzzle.chosen === index;
    this.held = {
      index,
      cell,
      id: event.pointerId,
      from: puzzle.pieces[index]?.at ?? null,
      startX: event.clientX,
      startY: event.clientY,
      lift: event.pointerType === "mouse" ? 0 : LIFT,
      again,
    };
    puzzle.choose(index);
  }

  move(event: PointerEvent): void {
    const { held } = this;
    if (held?.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - held.startX, event.clientY - held.startY);
    if (this.index === null && far <= TREMBLE) return;
    if (this.index === null) this.puzzle().take(held.index);
    this.index = held.index;
    this.x = event.clientX;
    this.y = event.clientY - held.lift;
  }

  /** Let go: it is laid, goes back where it was, or to the tray; a tap turns what was chosen. */
  up(event: PointerEvent): void {
    const { held } = this;
    if (held?.id !== event.pointerId) return;
    const puzzle = this.puzzle();
    if (this.index === null) {
      if (held.again) puzzle.turn(held.index);
    } else {
      const target = this.target();
      if (target) puzzle.lay(held.index, target);
      else if (held.from && this.isOverBoard()) puzzle.lay(held.index, held.from);
    }
    this.end();
  }

  cancel(event: PointerEvent): void {
    const { held } = this;
    if (held?.id !== event.pointerId) return;
    if (this.index !== null && held.from) this.puzzle().lay(held.index, held.from);
    this.end();
  }

  private end(): void {
    this.held = null;
    this.index = null;
  }

  private isOverBoard(): boolean {
    const { left, top, cell } = this.board();
    const { width, height } = this.puzzle();
    const [x, y] = [(this.x - left) / cell, (this.y - top) / cell];
    return x > -1 && y > -1 && x < width + 1 && y < height + 1;
  }

  private grabbed(): Cell {
    const one = this.index === null ? undefined : this.puzzle().pieces[this.index];
    if (!one || !this.held) return { x: 0, y: 0 };
    return turned(one.piece, one.way)[this.held.cell] ?? { x: 0, y: 0 };
  }
}
