/** How the lines of the players differ besides their colour: dashes, and a mark on each line. */
const DASHES = ["", "8 4", "2 4", "10 4 2 4", "5 5"];
const MARKS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z",
  "M-4 -4h8v8h-8z",
  "M0 -5l5 9h-10z",
  "M0 -5l5 5l-5 5l-5 -5z",
  "M-5 -4h10l-5 9z",
];

export interface Look {
  colour: string;
  dash: string;
  mark: string;
  /** Whether the mark is filled; from the sixth player on it is not. */
  filled: boolean;
}

/** How the line of a seat is drawn. */
export function lookOf(seat: number): Look {
  const kind = seat % MARKS.length;
  return {
    colour: `var(--seat-${seat % 10})`,
    dash: DASHES[kind] ?? "",
    mark: MARKS[kind] ?? "",
    filled: seat < MARKS.length,
  };
}

/** Places in their order, moved as little as it takes to lie so far apart, none beyond the end. */
export function apart(places: readonly number[], distance: number, end: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + distance));
  for (let next = end + distance, index = found.length - 1; index >= 0; index -= 1) {
    next = found[index] = Math.min(found[index] ?? 0, next - distance);
  }
  return found;
}
