/** Pieces as cells, the eight ways to turn them, and layouts as text. */
import type { TaskData } from "../../wire";
import { DRAWINGS } from "./shapes";

export interface Cell {
  x: number;
  y: number;
}

/** How a piece is turned: mirrored or not, then so many quarters clockwise. */
export interface Way {
  rot: number;
  flip: boolean;
}

/** Where a piece lies: the top left corner of its box, and how it is turned. */
export type Placed = Cell & Way;

export const UPRIGHT: Way = { rot: 0, flip: false };
const PLACED = /^([A-Z]\d)@(\d),(\d)(f?)(?:r([1-3]))?$/;

/** The cells of a drawing, line by line. */
export function cellsOf(drawing: string): Cell[] {
  return drawing
    .split("/")
    .flatMap((line, y) => Array.from(line, (mark, x) => ({ mark, x, y })))
    .filter(({ mark }) => mark === "X")
    .map(({ x, y }) => ({ x, y }));
}

/** How wide and how high the box around cells in the corner is. */
export function boxOf(cells: readonly Cell[]): { width: number; height: number } {
  return {
    width: Math.max(...cells.map(({ x }) => x)) + 1,
    height: Math.max(...cells.map(({ y }) => y)) + 1,
  };
}

/** Which of the cells is nearest to the middle of their box. */
export function middleOf(cells: readonly Cell[]): number {
  const { width, height } = boxOf(cells);
  const far = cells.map(({ x, y }) => Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2));
  return far.indexOf(Math.min(...far));
}

/** The cells of a piece that is turned, each at its place in the list however it is turned. */
export function turned(piece: string, { rot, flip }: Way): Cell[] {
  let cells = cellsOf(DRAWINGS[piece] ?? "X");
  if (flip) {
    const { width } = boxOf(cells);
    cells = cells.map(({ x, y }) => ({ x: width - 1 - x, y }));
  }
  for (let quarter = 0; quarter < rot; quarter += 1) {
    const { height } = boxOf(cells);
    cells = cells.map(({ x, y }) => ({ x: height - 1 - y, y: x }));
  }
  return cells;
}

/** A quarter clockwise, or so many. */
export function rotated({ rot, flip }: Way, quarters = 1): Way {
  return { rot: (rot + quarters + 4) % 4, flip };
}

/** What a mirror beside it shows: left becomes right. */
export function mirrored({ rot, flip }: Way): Way {
  return { rot: (4 - rot) % 4, flip: !flip };
}

/** The first way in which a piece looks the same. */
export function plainest(piece: string, way: Way): Way {
  const wanted = keysOf(turned(piece, way)).sort().join();
  const ways = [false, true].flatMap((flip) => [0, 1, 2, 3].map((rot) => ({ rot, flip })));
  return ways.find((one) => keysOf(turned(piece, one)).sort().join() === wanted) ?? way;
}

export function keyOf({ x, y }: Cell): string {
  return `${x},${y}`;
}

export function keysOf(cells: readonly Cell[]): string[] {
  return cells.map(keyOf);
}

/** The cells that a piece covers where it lies. */
export function covered(piece: string, placed: Placed): Cell[] {
  return turned(piece, placed).map(({ x, y }) => ({ x: x + placed.x, y: y + placed.y }));
}

/** A piece and where it lies, like `L4@1,0fr2`. */
export function placedText(piece: string, placed: Placed): string {
  const { rot, flip } = plainest(piece, placed);
  return `${piece}@${placed.x},${placed.y}${flip ? "f" : ""}${rot ? `r${rot}` : ""}`;
}

/** Pieces and where they lie, of such a text. */
export function readLayout(text: string | null | undefined): Map<string, Placed> {
  const found = (text ?? "").split(" ").flatMap((word): [string, Placed][] => {
    const [, piece, x, y, flip, rot] = PLACED.exec(word) ?? [];
    if (!piece) return [];
    return [[piece, { x: Number(x), y: Number(y), flip: flip === "f", rot: Number(rot ?? 0) }]];
  });
  return new Map(found);
}

/** The line around cells that hang together without a hole, as a path. */
export function outline(cells: readonly Cell[]): string {
  const within = new Set(keysOf(cells));
  const next = new Map<string, Cell>();
  for (const { x, y } of cells) {
    const has = (right: number, down: number): boolean =>
      within.has(keyOf({ x: x + right, y: y + down }));
    if (!has(0, -1)) next.set(`${x},${y} 0`, { x: x + 1, y });
    if (!has(1, 0)) next.set(`${x + 1},${y} 1`, { x: x + 1, y: y + 1 });
    if (!has(0, 1)) next.set(`${x + 1},${y + 1} 2`, { x, y: y + 1 });
    if (!has(-1, 0)) next.set(`${x},${y + 1} 3`, { x, y });
  }
  return walk(next);
}

/** Go once around: at each corner turn right if there is a way, else straight on, else left. */
function walk(next: Map<string, Cell>): string {
  const first = next.keys().next().value;
  if (first === undefined) return "";
  const points: string[] = [];
  let [from, side] = [first.slice(0, -2), Number(first.at(-1))];
  do {
    const to = next.get(`${from} ${side}`);
    if (!to) break;
    points.push(from.replace(",", " "));
    from = keyOf(to);
    side =
      [1, 0, 3].map((turn) => (side + turn) % 4).find((one) => next.has(`${from} ${one}`)) ?? 0;
  } while (`${from} ${side}` !== first);
  return `M${points.join("L")}Z`;
}

/** What makes one task another one. */
export function taskKey(task: TaskData): string {
  return `${task.area} ${task.row.join(" ")}`;
}
