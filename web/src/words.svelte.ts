/** The language of the page: `words.say(id)` anywhere, and everything follows when it changes. */
import { askAs } from "./api";
import { loadLanguage, type Facts, type Speaker } from "./language";
import { settings, type Language } from "./settings.svelte";
import type { Said } from "./wire";

class Words {
  private speaker = $state.raw<Speaker | null>(null);
  private added = $state(0);
  private games = new Set<string>();
  private books = new Set<string>();
  private tournaments = false;
  private topics = false;
  private reviewed = new Set<string>();

  get ready(): boolean {
    return this.speaker !== null;
  }

  /** Speak another language, with everything that was loaded so far. */
  async speak(language: Language): Promise<void> {
    const speaker = await loadLanguage(language);
    for (const game of this.games) await speaker.addGame(game);
    for (const book of this.books) await speaker.addClauses(book);
    if (this.tournaments) await speaker.add("tournament");
    if (this.topics) await speaker.add("topics");
    for (const game of this.reviewed) await speaker.addReview(game);
    settings.setLanguage(language);
    askAs({ language });
    this.speaker = speaker;
  }

  async addGame(game: string): Promise<void> {
    this.games.add(game);
    await this.speaker?.addGame(game);
    this.added += 1;
  }

  async addClauses(book: string): Promise<void> {
    this.books.add(book);
    await this.speaker?.addClauses(book);
    this.added += 1;
  }

  async addTournaments(): Promise<void> {
    this.tournaments = true;
    await this.speaker?.add("tournament");
    this.added += 1;
  }

  /** What players call the things of the rules, to search them. */
  async addTopics(): Promise<void> {
    this.topics = true;
    await this.speaker?.add("topics");
    this.added += 1;
  }

  async addReview(game: string): Promise<void> {
    this.reviewed.add(game);
    await this.speaker?.addReview(game);
    this.added += 1;
  }

  say(id: string, facts: Facts = {}): string {
    void this.added;
    return this.speaker?.say(id, facts) ?? "";
  }

  phrase(said: Said, nameSeat: (seat: number) => string): string {
    void this.added;
    return this.speaker?.phrase(said, nameSeat) ?? "";
  }

  /** A phrase where the table is seen beside it: some are then said without naming places. */
  shown(said: Said, nameSeat: (seat: number) => string): string {
    const id = `${said.id}-shown`;
    return this.phrase(this.has(id) ? { ...said, id } : said, nameSeat);
  }

  has(id: string): boolean {
    void this.added;
    return this.speaker?.has(id) ?? false;
  }
}

export const words = new Words();
export const say = (id: string, facts: Facts = {}): string => words.say(id, facts);
