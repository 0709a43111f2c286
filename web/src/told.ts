/** What a table tells those who only look at it. */
import { nameInSentence } from "./names";
import { words } from "./words.svelte";
import type { GameModule } from "./games/game";
import type { Table } from "./table.svelte";

/** Whose turn it is, in a sentence for all. */
export function turnTold({ now, room }: Table, game: GameModule): string {
  if (!now) return "";
  const watched = game.watched?.(now.view);
  const asking = watched ? { id: watched, facts: {} } : now.prompt;
  const name = (seat: number): string => nameInSentence(room, seat, game.pieces);
  return words.phrase(game.marked?.(asking) ?? asking, name);
}

/** What happened last, in a sentence or two. */
export function lastTold({ log, room }: Table, game: GameModule): string {
  const newest = log.findLast((entry) => entry.said.length);
  const name = (seat: number): string => nameInSentence(room, seat, game.pieces);
  const told = (newest?.said ?? []).slice(-2);
  return told.map((said) => words.shown(game.marked?.(said) ?? said, name)).join(" ");
}
