/** A piece under a finger or the mouse, on its way to the board or from it. */
import { turned, type Cell, type Placed } from "./pieces";
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
  /** Where it lay, and how it was turned then. */
  from: Placed | null;
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
    const one = puzzle.pieces[index];
    this.held = {
      index,
      cell,
      id: event.pointerId,
      from: one?.at ? { ...one.way, ...one.at } : null,
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

  /** Let go; false if it was held over the board where it does not fit. A tap turns the chosen. */
  up(event: PointerEvent): boolean {
    const { held } = this;
    if (held?.id !== event.pointerId) return true;
    const fits = this.index === null ? this.tap(held) : this.drop(held);
    this.end();
    return fits;
  }

  cancel(event: PointerEvent): void {
    const { held } = this;
    if (held?.id !== event.pointerId) return;
    if (this.index !== null && held.from) this.puzzle().put(held.index, held.from);
    this.end();
  }

  private tap({ index, again }: Held): true {
    if (again) this.puzzle().turn(index);
    return true;
  }

  /** It is laid, goes back where it was, or to the tray. */
  private drop({ index, from }: Held): boolean {
    const [puzzle, target] = [this.puzzle(), this.target()];
    if (target) return puzzle.lay(index, target);
    if (!this.isOverBoard()) return true;
    if (from) puzzle.put(index, from);
    return false;
  }

  private end(): void {
    this.held = null;
    this.index = null;
  }

  private isOverBoard(): boolean {
    const { left, top, cell } = this.board();
    const { width, height } = this.puzzle();
    const [x, y] = [(this.x - left) / cell, (this.y - top) / cell];
    return x > 0 && y > 0 && x < width && y < height;
  }

  private grabbed(): Cell {
    const one = this.index === null ? undefined : this.puzzle().pieces[this.index];
    if (!one || !this.held) return { x: 0, y: 0 };
    return turned(one.piece, one.way)[this.held.cell] ?? { x: 0, y: 0 };
  }
}
