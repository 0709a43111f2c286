/** One click from the first screen to a dealt game. */
import { post } from "./api";
import { begin, invitePeople } from "./hotseat.svelte";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import { Table } from "./table.svelte";
import type { BookData, NewTable, RoomData } from "./wire";

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
  const bots = Array.from({ length: seats - 1 }, () => book.bots[0] ?? "");
  const room = await post<RoomData>("/api/tables", { book: book.book, seats, bots });
  const table = new Table(room.id);
  await table.ready();
  await table.ask("start");
  router.go(`/table/${room.id}`);
}
