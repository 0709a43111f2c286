/** What the rules of a book are: clauses by chapters, and an index to search them. */
import { get } from "./api";
import { entry, topic, wordsOf, type Entry, type Topic } from "./search";
import type { ClauseData, RulesData } from "./wire";
import { say, words } from "./words.svelte";

const kept = new Map<string, Promise<RulesData>>();

/** The clauses of a book and all their words in the language of the page; fetched once. */
export async function loadRules(book: string): Promise<RulesData> {
  const rules = kept.get(book) ?? get<RulesData>(`/api/books/${book}/clauses`);
  kept.set(book, rules);
  rules.catch(() => kept.delete(book));
  const parts = [book, "house", "table"].map((part) => words.addClauses(part));
  const [found] = await Promise.all([rules, ...parts]);
  return found;
}

/** The clauses below each title, by its message id. */
export function chaptersOf(clauses: readonly ClauseData[]): [string, ClauseData[]][] {
  const found = new Map<string, ClauseData[]>();
  for (const clause of clauses) {
    found.set(clause.chapter, [...(found.get(clause.chapter) ?? []), clause]);
  }
  return [...found];
}

interface Index {
  entries: Entry[];
  topics: Topic[];
  stopwords: ReadonlySet<string>;
}

/** The clauses, the topics and the stopwords as the page's language tells them. */
export function indexOf({ clauses, topics }: RulesData): Index {
  return {
    entries: clauses.map(({ id }) => entry(id, say(id))),
    topics: Object.entries(topics).map(([name, ids]) => topic(say(`topic-${name}`), ids)),
    stopwords: new Set(wordsOf(say("search-stopwords"))),
  };
}
