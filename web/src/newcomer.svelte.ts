/** Whether somebody on this device knows a book: has played or learned it, or wants no hint. */
import { keep, kept } from "./settings.svelte";

class Newcomer {
  private learned = $state.raw<ReadonlySet<string>>(new Set());

  /** Nothing is kept that says the book is known. */
  to(book: string): boolean {
    return !this.learned.has(book) && kept(`knows.${book}`) === null;
  }

  /** The book is known from now on, for ever. */
  learn(book: string): void {
    if (!this.to(book)) return;
    keep(`knows.${book}`, "yes");
    this.learned = new Set([...this.learned, book]);
  }
}

export const newcomer = new Newcomer();
