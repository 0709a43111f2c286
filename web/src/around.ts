/** Who sits at which side of a screen that lies flat. */
export interface Sides {
  bottom: number[];
  left: number[];
  top: number[];
  right: number[];
}

/** How many sit at the bottom, on the left, at the top and on the right, by how many there are. */
const COUNTS: Record<number, readonly [number, number, number, number]> = {
  1: [1, 0, 0, 0],
  2: [1, 0, 1, 0],
  3: [1, 1, 0, 1],
  4: [1, 1, 1, 1],
  5: [2, 1, 1, 1],
  6: [2, 1, 2, 1],
  7: [3, 1, 2, 1],
  8: [3, 1, 3, 1],
  9: [3, 2, 2, 2],
  10: [3, 2, 3, 2],
};

/** Everybody in turn order, clockwise as seen from above, each side as it is read on the screen. */
export function sidesOf(seats: number): Sides {
  const [bottom, left, top, right] = COUNTS[seats] ?? [seats, 0, 0, 0];
  const row = (first: number, count: number): number[] =>
    Array.from({ length: count }, (_, step) => first + step);
  return {
    bottom: row(0, bottom).reverse(),
    left: row(bottom, left).reverse(),
    top: row(bottom + left, top),
    right: row(bottom + left + top, right),
  };
}
