/** One click from the first screen to a dealt game. */
import { get, post } from "./api";
import { begin, invitePeople } from "./hotseat.svelte";
import { usualBot } from "./house.svelte";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import { Table } from "./table.svelte";
import type { BookData, NewTable, RoomData, TournamentData } from "./wire";

/** A tournament's code is longer than a table's. */
const TOURNAMENT_CODE = 7;

/** The path of what a short code stands for. */
export async function placeOf(code: string): Promise<string> {
  const wanted = code.trim();
  if (wanted.length === TOURNAMENT_CODE) {
    const cup = await get<TournamentData>(`/api/tournament-codes/${encodeURIComponent(wanted)}`);
    return `/tournament/${cup.id}`;
  }
  const room = await get<RoomData>(`/api/codes/${encodeURIComponent(wanted)}`);
  return `/table/${room.id}`;
}

/** Lay a table for this player, whoever that is, and go there. */
export async function layTable(guest: string, wanted: NewTable): Promise<void> {
  await me.be(guest);
  const room = await post<RoomData>("/api/tables", wanted);
  router.go(`/table/${room.id}`);
}

/** A game on this one device for everybody named, at once. */
export async function passAround(
  guest: string,
  wanted: NewTable,
  names: readonly string[],
): Promise<void> {
  await me.be(guest);
  const room = await post<RoomData>("/api/tables", wanted);
  invitePeople(room.id, names);
  await begin(room.id);
  router.go(`/table/${room.id}`);
}

/** A game against two bots, at once. */
export async function playNow(guest: string, book: BookData): Promise<void> {
  await me.be(guest);
  const seats = Math.min(3, book.seats[1]);
  const bots = Array.from({ length: seats - 1 }, () => usualBot(book));
  const room = await post<RoomData>("/api/tables", { book: book.book, seats, bots });
  const table = new Table(room.id);
  await table.ready();
  await table.ask("start");
  router.go(`/table/${room.id}`);
}
