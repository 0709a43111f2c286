/** Who sits where around the table, as seen from one's own chair. */
import type { UnoView } from "../../wire";

/** The moments at which chance acts, or nobody. */
const NOBODYS = ["cut", "dealer", "deal", "mix", "settle", "note", "rest", "over"];

/** Whose decision it is. */
export function onTurn({ phase, turn }: UnoView): number[] {
  return NOBODYS.includes(phase) ? [] : [turn];
}

export interface Around {
  left: number[];
  top: number[];
  right: number[];
}

/** The others clockwise from one's left: up the left side, along the top, down the right side. */
export function around(seats: number, own: number | null): Around {
  const others = Array.from({ length: seats }, (_, step) => ((own ?? 0) + step) % seats);
  if (own !== null) others.shift();
  const side = others.length >= 9 ? 3 : others.length >= 6 ? 2 : others.length >= 2 ? 1 : 0;
  return {
    left: others.slice(0, side).reverse(),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}

/** Which of two sides a seat is on, from 1; 0 where everybody plays alone. */
export function sideOf(seat: number, options: Readonly<Record<string, number | string>>): number {
  const format = options["k108.format"] ?? options["m112.format"] ?? "individual";
  return format === "individual" ? 0 : (seat % 2) + 1;
}

/** Who else is on the side of a seat. */
export function partnersOf(
  seat: number,
  seats: number,
  options: Readonly<Record<string, number | string>>,
): number[] {
  const side = sideOf(seat, options);
  const all = Array.from({ length: seats }, (_, one) => one);
  return all.filter((one) => one !== seat && side > 0 && sideOf(one, options) === side);
}
