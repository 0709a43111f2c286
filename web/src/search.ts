/**
 * Finding clauses by words: the twin of rulebook/search.py, where it is explained.
 * docs/search-vectors.json holds both to the same answers.
 */

/** Letters that are not a plain one with a mark, and signs that stand inside a word. */
const PLAIN: Readonly<Record<string, string>> = { ł: "l", đ: "d", ґ: "г" };
const INSIDE = /['’ʼ`]/g;
/** A clause by its id, a card by its number, and any other word. */
const WORD = /[a-z]+\d*-\d+|\+\d+|[\p{L}\p{N}]+/gu;
const [SAME, BEGINNING, KIN] = [3, 2, 1];
const PHRASE = 24;
const LEAST = 3;
const MOST = 30;
/** A number answers only itself. */
const NUMBER = "+0123456789";

type Scores = Map<string, number>;

/** A clause with its words. */
export interface Entry {
  id: string;
  words: ReadonlySet<string>;
}

/** What people call a thing, and the clauses that tell of it, the best first. */
export interface Topic {
  phrases: readonly (readonly string[])[];
  clauses: readonly string[];
}

/** A clause by its id and its text. */
export function entry(id: string, text: string): Entry {
  return { id, words: new Set(wordsOf(`${id} ${text}`)) };
}

/** A topic by its phrases between commas. */
export function topic(phrases: string, clauses: readonly string[]): Topic {
  return { phrases: phrases.split(",").map(wordsOf), clauses };
}

/** The words of a text, without case and marks. */
export function wordsOf(text: string): string[] {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const plain = bare.replace(/[łđґ]/g, (sign) => PLAIN[sign] ?? sign).replace(INSIDE, "");
  return plain.match(WORD) ?? [];
}

/** How well a word answers one that was asked for; 0 for not at all. */
export function closeness(asked: string, word: string): number {
  if (asked === word) return SAME;
  if (asked.length < 2 || NUMBER.includes(asked.charAt(0))) return 0;
  if (word.startsWith(asked)) return BEGINNING;
  const common = shared(asked, word);
  const rest = Math.max(asked.length, word.length) - common;
  const kin = !NUMBER.includes(asked.slice(-1)) && common >= 3 && rest <= Math.min(4, common - 2);
  return kin ? KIN : 0;
}

/** How many letters two words have in common at their beginnings. */
function shared(one: string, other: string): number {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
}

/** The ids of the clauses that answer a query, the best first. */
export function search(
  entries: readonly Entry[],
  topics: readonly Topic[],
  query: string,
  stopwords: ReadonlySet<string>,
): string[] {
  const asked = wordsOf(query);
  const telling = asked.filter((word) => !stopwords.has(word));
  const scores = byWords(entries, telling.length ? telling : asked);
  addTopics(scores, topics, asked, telling.length ? stopwords : new Set());
  const top = best([...scores.values()]);
  return [...scores]
    .filter(([, score]) => score && score * LEAST >= top)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([id]) => id);
}

/** The score of each clause by the words of its text. */
function byWords(entries: readonly Entry[], asked: readonly string[]): Scores {
  const scores: Scores = new Map(entries.map(({ id }) => [id, 0]));
  for (const word of new Set(asked)) {
    const found = entries
      .map(({ id, words }) => ({ id, grade: best([...words].map((one) => closeness(word, one))) }))
      .filter(({ grade }) => grade > 0);
    const weight = found.length ? bits(Math.floor(entries.length / found.length)) : 0;
    for (const { id, grade } of found) {
      add(scores, id, weight * grade + (word === id.toLowerCase() ? PHRASE : 0));
    }
  }
  return scores;
}

/** A topic that is asked for lifts its clauses, the first of them most. */
function addTopics(
  scores: Scores,
  topics: readonly Topic[],
  asked: readonly string[],
  stopwords: ReadonlySet<string>,
): void {
  for (const { phrases, clauses } of topics) {
    const value = PHRASE * best(phrases.map((phrase) => matched(phrase, asked, stopwords)));
    clauses.forEach((id, place) => {
      if (value && scores.has(id)) add(scores, id, value - Math.min(2 * place, PHRASE / 2));
    });
  }
}

/** How many words a phrase has, if each is asked for; else 0. */
function matched(
  phrase: readonly string[],
  asked: readonly string[],
  stopwords: ReadonlySet<string>,
): number {
  const left = [...asked];
  for (const word of phrase) {
    const grades = left.map((one) =>
      stopwords.has(one) && one !== word ? 0 : closeness(one, word),
    );
    const top = best(grades);
    if (!top) return 0;
    left.splice(grades.indexOf(top), 1);
  }
  return phrase.length;
}

function best(numbers: readonly number[]): number {
  return Math.max(0, ...numbers);
}

function bits(number: number): number {
  return 32 - Math.clz32(number);
}

function add(numbers: Scores, id: string, more: number): void {
  numbers.set(id, (numbers.get(id) ?? 0) + more);
}
