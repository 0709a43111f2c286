/** What the people and bots at a table are called. */
import { say, words } from "./words.svelte";
import type { RoomData, Said } from "./wire";

/** Who sits on a chair; bots are called after trees. */
export function nameOf(room: RoomData | null, seat: number): string {
  const place = room?.places[seat];
  if (!place || place.free) return say("seat-number", { number: seat + 1 });
  return place.bot ? say(`tree-${place.name}`) : place.name;
}

/** How well a bot plays; a program of the host's is called by its own name. */
export function levelOf(bot: string): string {
  const id = `bot-${bot}`;
  return words.has(id) ? say(id) : bot;
}

/** A name for a sentence in which pieces are drawn: no name is taken for a piece. */
export function nameInSentence(room: RoomData | null, seat: number, pieces: RegExp): string {
  return asTyped(nameOf(room, seat), pieces);
}

/** A text for a sentence in which pieces are drawn: nothing in it is taken for a piece. */
export function asTyped(text: string, pieces: RegExp): string {
  const unseen = "\u2060";
  const inside = ` ${text}`; // as it stands within a sentence
  return inside.replace(pieces, (code) => Array.from(code).join(unseen) + unseen).slice(1);
}

/** Everybody who sits there, in a row. */
export function names(room: RoomData): string {
  const taken = room.places.map((place, seat) => (place.free ? "" : nameOf(room, seat)));
  return taken.filter(Boolean).join(", ");
}

/** What there is to know of bots that have lost their seats, a sentence each. */
export function lostSeats(room: RoomData | null): string[] {
  return (room?.places ?? []).flatMap((place, seat) =>
    place.lost
      ? [say("outsider-lost", { name: nameOf(room, seat), why: whyLost(place.lost) })]
      : [],
  );
}

/** Why a bot has lost its seat. */
export function whyLost(lost: Said): string {
  return words.phrase(lost, String);
}
