/** The first-game tour: a pawn, a roll, a board, two gems. tools/tour.py plays it by the rules. */
import type { TourStep } from "../game";
import steps from "./tour.json";

/** What is asked about most, and the clause that answers it. */
const BECAUSE: Record<string, { say: string; clause: string }> = {
  pawn: { say: "tour-ubongo-other", clause: "UBO-10" },
  move: { say: "tour-ubongo-other", clause: "UBO-33" },
  collect: { say: "tour-ubongo-other", clause: "UBO-35" },
  done: { say: "tour-ubongo-done-why", clause: "UBO-47" },
};

export function tour(): readonly TourStep[] {
  return steps.map(({ view, legal, good }, index) => ({
    say: `tour-ubongo-${index + 1}`,
    view,
    legal: good.length ? legal : [],
    good,
    why: (action) => BECAUSE[action.split(" ")[0] ?? ""] ?? null,
  }));
}
