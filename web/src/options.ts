/** What a table may decide, in words: a game has its own, and shorter ones for forms. */
import { say, words } from "./words.svelte";

const idOf = (key: string): string => key.replace(".", "-");

/** What it is called in a form. */
export function optionLabel(key: string): string {
  const short = `${idOf(key)}-label`;
  return words.has(short) ? say(short) : optionMeaning(key);
}

/** The whole of what it decides. */
export function optionMeaning(key: string): string {
  return say(idOf(key));
}

/** What is asked about a seat; the terminal has other words for it. */
export function optionQuestion(key: string): string {
  const asked = `${idOf(key)}-asked`;
  return words.has(asked) ? say(asked) : optionMeaning(key);
}

/** A value of it; a number is called by itself. */
export function optionWord(key: string, value: string | number): string {
  const known = [`${idOf(key)}-${value}`, `option-${value}`].find((id) => words.has(id));
  return known === undefined ? `${value}` : say(known);
}
