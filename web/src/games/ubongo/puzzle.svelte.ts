/** A board being solved: which piece lies where. All of it happens here; the server hears the end. */
import type { TaskData } from "../../wire";
import {
  boxOf,
  cellsOf,
  covered,
  keyOf,
  keysOf,
  middleOf,
  mirrored,
  placedText,
  readLayout,
  rotated,
  turned,
  UPRIGHT,
  type Cell,
  type Placed,
  type Way,
} from "./pieces";

/** A piece of the row, in the tray or on the board. */
export interface Laid {
  piece: string;
  way: Way;
  at: Cell | null;
}

interface Ear {
  /** So many pieces lie on the board now. */
  laid: (count: number) => void;
  /** The whole area is covered, in this way. */
  full: (layout: string) => void;
}

/** A piece snaps to a place that is nearer than this, in cells. */
const NEAR = 0.8;
/** The same place, then those beside it, then those across. */
const AROUND = [0, -1, 1]
  .flatMap((right) => [0, -1, 1].map((down) => [right, down] as const))
  .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));

export class Puzzle {
  readonly area: readonly Cell[];
  readonly width: number;
  readonly height: number;
  pieces = $state.raw<readonly Laid[]>([]);
  /** The piece that buttons and keys are about. */
  chosen = $state<number | null>(null);
  /** Where keys would lay the chosen piece. */
  aim = $state.raw<Cell | null>(null);
  /** It was turned on the board and found no room: there it waits to be turned on or dragged. */
  isLoose = $state(false);
  private readonly cells: readonly string[];

  constructor(
    task: TaskData,
    private readonly ear: Ear,
    layout = "",
  ) {
    this.area = cellsOf(task.area);
    ({ width: this.width, height: this.height } = boxOf(this.area));
    this.cells = keysOf(this.area);
    const known = readLayout(layout);
    this.pieces = task.row.map((piece) => {
      const placed = known.get(piece);
      return placed
        ? { piece, way: placed, at: { x: placed.x, y: placed.y } }
        : { piece, way: UPRIGHT, at: null };
    });
  }

  get count(): number {
    return this.pieces.filter(({ at }) => at).length;
  }

  /** What lies on the board, as text. */
  get layout(): string {
    return this.pieces
      .flatMap(({ piece, way, at }) => (at ? [placedText(piece, { ...way, ...at })] : []))
      .join(" ");
  }

  get isFull(): boolean {
    const free = this.area.length - this.pieces.flatMap((one) => cellsUnder(one)).length;
    return free === 0 && this.count === this.pieces.length;
  }

  /** The piece that lies on a cell. */
  on(cell: Cell): number | null {
    const found = this.pieces.findIndex((one) => keysOf(cellsUnder(one)).includes(keyOf(cell)));
    return found < 0 ? null : found;
  }

  choose(index: number | null): void {
    if (index !== this.chosen) this.forgetAim();
    this.chosen = index;
  }

  /** Turn a piece by quarters; on the board it stays where it is. */
  turn(index: number, quarters = 1): void {
    this.setWay(index, (way) => rotated(way, quarters));
  }

  flip(index: number): void {
    this.setWay(index, mirrored);
  }

  take(index: number): void {
    this.forgetAim();
    this.change(index, { at: null });
  }

  takeAll(): void {
    this.pieces = this.pieces.map((one) => ({ ...one, at: null }));
    this.choose(null);
    this.tell();
  }

  /** Whether a piece would lie within the area. */
  fits(index: number, { x, y }: Cell): boolean {
    const one = this.pieces[index];
    return (
      !!one &&
      covered(one.piece, { ...one.way, x, y }).every((it) => this.cells.includes(keyOf(it)))
    );
  }

  /** Lay a piece; what lies there goes back to the tray. False, and nothing changes, if it can't. */
  lay(index: number, at: Cell): boolean {
    const one = this.pieces[index];
    if (!one || !this.fits(index, at)) return false;
    const under = keysOf(covered(one.piece, { ...one.way, ...at }));
    this.pieces = this.pieces.map((other, place) => {
      if (place === index) return { ...one, at };
      return keysOf(cellsUnder(other)).some((key) => under.includes(key))
        ? { ...other, at: null }
        : other;
    });
    this.forgetAim();
    this.tell();
    return true;
  }

  /** Lay a piece in a given way, as a hint does. */
  put(index: number, { x, y, rot, flip }: Placed): void {
    this.change(index, { way: { rot, flip }, at: null }, true);
    this.lay(index, { x, y });
  }

  /** The place within the area that is nearest to where a piece is held; null if none is near. */
  nearest(index: number, x: number, y: number): Cell | null {
    const spots = [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].map((down) => ({ x: Math.round(x) + right, y: Math.round(y) + down })),
    );
    const far = (spot: Cell): number => Math.hypot(spot.x - x, spot.y - y);
    const fitting = spots.filter((spot) => far(spot) < NEAR && this.fits(index, spot));
    return fitting.sort((one, other) => far(one) - far(other))[0] ?? null;
  }

  /** Lay the chosen piece so that it covers a cell: over free cells if it can. */
  layOver(cell: Cell): boolean {
    const index = this.chosen;
    const one = index === null ? undefined : this.pieces[index];
    if (index === null || !one) return false;
    const spots = turned(one.piece, one.way)
      .map(({ x, y }) => ({ x: cell.x - x, y: cell.y - y }))
      .filter((spot) => this.fits(index, spot));
    const free = spots.find((spot) => this.isFree(index, spot));
    const spot = free ?? spots[0];
    return spot !== undefined && this.lay(index, spot);
  }

  /** Move the aim of the chosen piece; a piece on the board is taken up by it. */
  move(right: number, down: number): void {
    const index = this.chosen;
    const one = index === null ? undefined : this.pieces[index];
    if (index === null || !one) return;
    const from = one.at ?? this.aim;
    if (one.at) this.take(index);
    this.isLoose = false;
    const { width, height } = boxOf(turned(one.piece, one.way));
    const [mostX, mostY] = [Math.max(0, this.width - width), Math.max(0, this.height - height)];
    this.aim = from
      ? { x: clamp(from.x + right, mostX), y: clamp(from.y + down, mostY) }
      : { x: Math.floor(mostX / 2), y: Math.floor(mostY / 2) };
  }

  /** Whether a piece would lie on free cells. */
  private isFree(index: number, at: Cell): boolean {
    const one = this.pieces[index];
    return (
      !!one &&
      covered(one.piece, { ...one.way, ...at }).every((cell) => {
        const under = this.on(cell);
        return under === null || under === index;
      })
    );
  }

  private forgetAim(): void {
    this.aim = null;
    this.isLoose = false;
  }

  /** The cell in its middle stays where it is, so that turning on brings everything back. */
  private setWay(index: number, to: (way: Way) => Way): void {
    const one = this.pieces[index];
    if (!one) return;
    const way = to(one.way);
    const isChosen = index === this.chosen;
    const from = one.at ?? (isChosen ? this.aim : null);
    const onBoard = one.at !== null || (isChosen && this.isLoose);
    this.change(index, { way, at: null }, one.at !== null);
    if (!from) return;
    const at = aroundMiddle(one.piece, from, one.way, way);
    if (onBoard) this.stay(index, at);
    else {
      this.aim = at;
      this.move(0, 0);
    }
  }

  /** A piece that was turned on the board lies about there if it finds free cells, else loosely. */
  private stay(index: number, { x, y }: Cell): void {
    const spots = AROUND.map(([right, down]) => ({ x: x + right, y: y + down }));
    const spot = spots.find((one) => this.fits(index, one) && this.isFree(index, one));
    if (spot) {
      this.lay(index, spot);
      return;
    }
    if (index === this.chosen) [this.aim, this.isLoose] = [{ x, y }, true];
    this.tell();
  }

  private change(index: number, to: Partial<Laid>, quiet = false): void {
    const before = this.count;
    this.pieces = this.pieces.map((one, place) => (place === index ? { ...one, ...to } : one));
    if (!quiet && this.count !== before) this.tell();
  }

  private tell(): void {
    this.ear.laid(this.count);
    if (this.isFull) this.ear.full(this.layout);
  }
}

/** The cells that a piece lies on; none in the tray. */
export function cellsUnder({ piece, way, at }: Laid): Cell[] {
  return at ? covered(piece, { ...way, ...at } satisfies Placed) : [];
}

/** Where a piece comes to lie that is turned about the cell in its middle. */
function aroundMiddle(piece: string, from: Cell, before: Way, after: Way): Cell {
  const middle = middleOf(turned(piece, UPRIGHT));
  const [old, now] = [turned(piece, before)[middle], turned(piece, after)[middle]];
  return old && now ? { x: from.x + old.x - now.x, y: from.y + old.y - now.y } : from;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
