/** Turning message ids and facts into sentences of a language: the page's twin of speech.py. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

import parts from "virtual:messages";

export const LANGUAGES = ["en", "pl", "cs", "sk", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A fact of a sentence: a number, a word as it is, seats (with numbers), or message ids to be listed. */
export type Fact =
  | number
  | string
  | {
      readonly seats?: readonly number[] | null;
      readonly numbers?: readonly number[] | null;
      readonly ids?: readonly string[] | null;
    };
export type Facts = Readonly<Record<string, Fact>>;

/** Something to be said: a message id and the facts that go into it. */
export interface Phrase {
  id: string;
  facts: Facts;
}

/** Gives the name of who sits at a seat. */
export type NameSeat = (seat: number) => string;

/** Somebody who speaks the language; what games and clauses need is added when it is wanted. */
export async function loadLanguage(language: Language): Promise<Speaker> {
  const speaker = new Speaker(language);
  await speaker.add("base");
  return speaker;
}

/** Says things in one language. */
export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly added = new Map<string, Promise<void>>();

  constructor(readonly language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Learn the messages of a game. */
  addGame(game: string): Promise<void> {
    return this.add(`game-${game}`);
  }

  /** Learn the clauses of a book, or of the table. */
  addClauses(book: string): Promise<void> {
    return this.add(`clauses-${book}`);
  }

  /** Learn to speak of a review: its own messages, and what the bots of a game say of their moves. */
  async addReview(game: string): Promise<void> {
    const said = `bots-${game}`;
    await this.add("review");
    if (parts[`${this.language}/${said}`]) await this.add(said);
  }

  /** Learn a part of the messages once; one that could not be fetched may be asked for again. */
  add(part: string): Promise<void> {
    const known = this.added.get(part);
    if (known) return known;
    const adding = this.fetch(part);
    this.added.set(part, adding);
    adding.catch(() => this.added.delete(part));
    return adding;
  }

  /** The sentence of a message id. */
  say(id: string, facts: Facts = {}, nameSeat?: NameSeat): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return this.unsaid(id, "no such message");
    const told = Object.entries(facts).map(([name, fact]) => [name, this.tell(fact, nameSeat)]);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(
      pattern,
      Object.fromEntries(told) as Record<string, string | FluentNumber>,
      errors,
    );
    return errors[0] ? this.unsaid(id, errors[0].message) : text;
  }

  /** The sentence of a phrase. */
  phrase(phrase: Phrase, nameSeat?: NameSeat): string {
    return this.say(phrase.id, phrase.facts, nameSeat);
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Some things in a row: "a, b and c". */
  listed(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined || items.length === 1) return last ?? "";
    return this.say("list-and", { most: items.slice(0, -1).join(", "), last });
  }

  private async fetch(part: string): Promise<void> {
    const load = parts[`${this.language}/${part}`];
    if (!load) throw new Error(`${this.language} has no messages ${part}`);
    this.bundle.addResource(new FluentResource((await load()).default));
  }

  private tell(fact: Fact, nameSeat?: NameSeat): string | FluentNumber {
    if (typeof fact === "string") return fact;
    if (typeof fact === "number") return new FluentNumber(fact, { useGrouping: false });
    if (fact.ids) return this.listed(fact.ids.map((id) => this.say(id)));
    const name = nameSeat ?? ((seat) => this.say("seat-number", { number: seat }));
    const seats = (fact.seats ?? []).map((seat, place) => {
      const number = fact.numbers?.[place];
      return number === undefined
        ? name(seat)
        : this.say("seat-with-number", { seat: name(seat), number });
    });
    return this.listed(seats) || this.say("nobody");
  }

  /** A player sees the bare id rather than nothing; a test fails. */
  private unsaid(id: string, reason: string): string {
    const fault = `${this.language}: ${id}: ${reason}`;
    if (import.meta.env.MODE === "test") throw new Error(fault);
    console.error(fault);
    return id;
  }
}
