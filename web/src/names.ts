/** What the people and bots at a table are called. */
import { say } from "./words.svelte";
import type { RoomData } from "./wire";

/** Who sits on a chair; bots are called after trees. */
export function nameOf(room: RoomData | null, seat: number): string {
  const place = room?.places[seat];
  if (!place || place.free) return say("seat-number", { number: seat + 1 });
  return place.bot ? say(`tree-${place.name}`) : place.name;
}

/** A name for a sentence in which pieces are drawn: no name is taken for a piece. */
export function nameInSentence(room: RoomData | null, seat: number, pieces: RegExp): string {
  const unseen = "\u2060";
  const inside = ` ${nameOf(room, seat)}`; // as it stands within a sentence
  return inside.replace(pieces, (code) => Array.from(code).join(unseen) + unseen).slice(1);
}

/** Everybody who sits there, in a row. */
export function names(room: RoomData): string {
  const taken = room.places.map((place, seat) => (place.free ? "" : nameOf(room, seat)));
  return taken.filter(Boolean).join(", ");
}
