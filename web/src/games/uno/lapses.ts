/** Who has not said UNO, and how long they still may. */
import type { LapseData, UnoView } from "../../wire";

export interface Open {
  lapse: LapseData;
  /** When its grace ends; null if it has. */
  due: number | null;
}

/** The lapse of a seat that a catch would be for: the first that this seat has not caught yet. */
export function lapseOf(
  view: UnoView,
  alarms: readonly (readonly [string, number])[],
  seat: number,
): Open | null {
  const lapses = view.lapses.filter((one) => one.seat === seat);
  // The clock has them in the same order; a second one of a seat has its time in the name.
  const dues = alarms.filter(([name]) => `${name}-`.startsWith(`grace-${seat}-`));
  const running = lapses.filter((one) => one.grace);
  const lapse = lapses.find((one) => !one.noted) ?? lapses[0];
  if (!lapse) return null;
  return { lapse, due: dues[running.indexOf(lapse)]?.[1] ?? null };
}
