/** The board by keys: 1 to 4 choose, arrows move, R and E turn, F flips, Enter lays. */
import type { Puzzle } from "./puzzle.svelte";

const ARROWS: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Keys by their place, so that every alphabet has them. */
const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

/** Do what a key asks for; whether it asked for anything. */
export function keyPress(event: KeyboardEvent, puzzle: Puzzle, refuse: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const digit = Number(DIGIT.exec(event.code)?.[1] ?? 0);
  if (digit) return choose(puzzle, digit - 1);
  const index = puzzle.chosen;
  if (index === null) return false;
  const arrow = ARROWS[event.key];
  if (arrow) puzzle.move(...arrow);
  else if (event.code === "KeyR") puzzle.turn(index);
  else if (event.code === "KeyE") puzzle.turn(index, -1);
  else if (event.code === "KeyF") puzzle.flip(index);
  else if (event.key === "Backspace") puzzle.take(index);
  else if (event.key === "Escape") puzzle.choose(null);
  else if (isEnter(event) && puzzle.aim) {
    if (!puzzle.lay(index, puzzle.aim)) refuse();
  } else return false;
  return true;
}

function choose(puzzle: Puzzle, index: number): boolean {
  if (index >= puzzle.pieces.length) return false;
  puzzle.choose(index);
  if (!puzzle.pieces[index]?.at) puzzle.move(0, 0);
  return true;
}

/** Enter, but not on a button that is no piece. */
function isEnter({ key, target }: KeyboardEvent): boolean {
  const elsewhere = target instanceof Element && target.closest("a, button:not([data-index])");
  return (key === "Enter" || key === " ") && !elsewhere;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && !!target.closest("input, select, textarea, dialog, [role=dialog]")
  );
}
