/** The server this page came from: what can be played there, and how others reach it. */
import { get, post } from "./api";
import { hasPage } from "./games/game";
import type { BookData, HouseData } from "./wire";

class House {
  books = $state.raw<BookData[]>([]);
  outside = $state("");
  phones = $state(false);
  version = $state("");

  async load(): Promise<void> {
    const [books, house] = await Promise.all([
      get<BookData[]>("/api/books"),
      get<HouseData>("/api/house"),
    ]);
    this.books = books.filter((book) => hasPage(book.game));
    this.take(house);
  }

  book(name: string): BookData | undefined {
    return this.books.find((book) => book.book === name);
  }

  /** Open the door to the local network. */
  async invitePhones(): Promise<void> {
    this.take(await post<HouseData>("/api/house/phones"));
  }

  private take(house: HouseData): void {
    this.outside = house.outside;
    this.phones = house.phones;
    this.version = house.version;
  }
}

export const house = new House();

/** The bot that is chosen before anybody chooses: neither a beginner nor hard to beat. */
export function usualBot(book: BookData): string {
  return book.bots.includes("regular") ? "regular" : (book.bots[0] ?? "");
}

/** An address that others can open. */
export function invite(path: string): string {
  return `${house.outside || location.origin}${path}`;
}
