/** The actions offered, sorted so that the page can ask what goes where; it knows no rule itself. */
import { say } from "../../words.svelte";

/** A cell as the notation writes it: "x,y", with y growing upwards. */
export type Cell = string;

export interface Moves {
  all: ReadonlySet<string>;
  /** Where each tile may be laid. */
  cellsOf: ReadonlyMap<string, ReadonlySet<Cell>>;
  /** What may be laid on each cell. */
  tilesOf: ReadonlyMap<Cell, ReadonlySet<string>>;
  gives: boolean;
}

const LAY = /^lay (\w+)@(-?\d+,-?\d+)$/;
const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

export function readMoves(legal: readonly string[]): Moves {
  const cellsOf = new Map<string, Set<Cell>>();
  const tilesOf = new Map<Cell, Set<string>>();
  for (const action of legal) {
    const [, tile, cell] = LAY.exec(action) ?? [];
    if (tile === undefined || cell === undefined) continue;
    addTo(cellsOf, tile, cell);
    addTo(tilesOf, cell, tile);
  }
  const gives = legal.some((action) => action.startsWith("give "));
  return { all: new Set(legal), cellsOf, tilesOf, gives };
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const found = map.get(key);
  if (found) found.add(value);
  else map.set(key, new Set([value]));
}

export function cellAt(x: number, y: number): Cell {
  return `${x},${y}`;
}

export function placeOf(cell: Cell): [number, number] {
  const [x, y] = cell.split(",").map(Number);
  return [x ?? 0, y ?? 0];
}

/** The four cells around one. */
export function around(x: number, y: number): Cell[] {
  return BESIDE.map(([right, up]) => cellAt(x + right, y + up));
}

/** The empty cells that touch a tile, from the top row to the bottom one. */
export function openCells(table: readonly (readonly [string, number, number])[]): Cell[] {
  const taken = new Set(table.map(([, x, y]) => cellAt(x, y)));
  const found = new Set(table.flatMap(([, x, y]) => around(x, y)));
  return [...found].filter((cell) => !taken.has(cell)).sort(inReadingOrder);
}

function inReadingOrder(one: Cell, other: Cell): number {
  const [x, y] = placeOf(one);
  const [otherX, otherY] = placeOf(other);
  return otherY - y || x - otherX;
}

/**
 * The cell to go to with an arrow key, among some in reading order. Up and down go to the nearest
 * one; left and right go on like reading, from row to row, so that every cell can be reached.
 */
export function nextCell(from: Cell, cells: readonly Cell[], right: number, up: number): Cell {
  const some = cells.includes(from) ? cells : [...cells, from].sort(inReadingOrder);
  if (right !== 0) return some[some.indexOf(from) + right] ?? from;
  const [x, y] = placeOf(from);
  const far = (cell: Cell): number => {
    const [otherX, otherY] = placeOf(cell);
    const ahead = (otherY - y) * up;
    return ahead > 0 ? ahead + 2 * Math.abs(otherX - x) : Infinity;
  };
  const nearest = [...some].sort((one, other) => far(one) - far(other))[0];
  return nearest !== undefined && far(nearest) < Infinity ? nearest : from;
}

/** A tile as it is spoken. */
export function spoken(code: string): string {
  return Array.from(code, (letter) => say(`spoken-${letter}`)).join(", ");
}
