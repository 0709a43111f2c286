/** What a table may decide, in words: a game has its own, and shorter ones for forms. */
import { settings } from "./settings.svelte";
import { say, words } from "./words.svelte";
import type { BookData, OptionData } from "./wire";

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

/** A value of it; a number is called by itself, in the unit that people are asked for. */
export function optionWord({ key, scale }: OptionData, value: string | number): string {
  const known = [`${idOf(key)}-${value}`, `option-${value}`].find((id) => words.has(id));
  if (known !== undefined) return say(known);
  return typeof value === "number" ? (value / scale).toLocaleString(settings.language) : value;
}

interface Decision {
  option: OptionData;
  value: string | number;
}

/** What is decided otherwise than tables usually do; `told` is what differs from the book. */
export function decidedAt(
  book: BookData,
  told: Readonly<Record<string, string | number>>,
): Decision[] {
  return book.options.flatMap((option) => {
    const value = told[option.key] ?? option.default;
    return value === option.usual ? [] : [{ option, value }];
  });
}

/** The rules among that; who sits where is no rule. */
export function rulesAt(
  book: BookData,
  told: Readonly<Record<string, string | number>>,
): Decision[] {
  return decidedAt(book, told).filter(({ option }) => !option.seat && !option.bots);
}

/** Whether it decides anything, with what is decided otherwise than usual. */
export function matters(
  book: BookData | undefined,
  { needs }: OptionData,
  changed: Readonly<Record<string, string | number>>,
): boolean {
  if (!book || needs === null) return true;
  const [key, may] = needs;
  const usual = book.options.find((other) => other.key === key)?.usual ?? "";
  return may.includes(`${changed[key] ?? usual}`);
}
