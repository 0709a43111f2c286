/** The search of the rules: the page and the terminal answer alike. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { entry, search, topic, wordsOf } from "../src/search";

interface Vectors {
  words: [string, string[]][];
  clauses: Record<string, string>;
  topics: [string, string[]][];
  stopwords: string[];
  found: [string, string[]][];
}

const file = join(import.meta.dirname, "../../docs/search-vectors.json");
const vectors = JSON.parse(readFileSync(file, "utf-8")) as Vectors;

it.each(vectors.words)("finds the words of %s", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it.each(vectors.found)("answers %s as the command does", (query, found) => {
  const entries = Object.entries(vectors.clauses).map(([id, text]) => entry(id, text));
  const topics = vectors.topics.map(([phrases, clauses]) => topic(phrases, clauses));
  expect(search(entries, topics, query, new Set(vectors.stopwords))).toEqual(found);
});
