/** Cards by their codes: what is printed on them, what they are called, how a hand is sorted. */
import { say } from "../../words.svelte";

export const COLOURS = ["R", "Y", "G", "B"] as const;
export type Colour = (typeof COLOURS)[number];
export type Order = "colour" | "value";

/** The sign that stands beside each colour, so that no colour stands alone. */
export const SIGNS: Record<Colour, string> = { R: "●", Y: "★", G: "▲", B: "■" };
const RANKS = "0123456789SVD";
const WILDS = ["W", "W4", "WH", "WC1", "WC2", "WC3"];

export function isColour(code: string): code is Colour {
  return COLOURS.some((colour) => colour === code);
}

/** The colour of a card; a Wild has none. */
export function colourOf(card: string): Colour | null {
  const first = card.charAt(0);
  return isColour(first) ? first : null;
}

/** The number or the sign of a card, by its code. */
function rankOf(card: string): string {
  return colourOf(card) === null ? card : card.slice(1);
}

/** Cards in a sentence, which may begin with a W that is a word; and a name may look like one. */
export const PIECES =
  /(?<![\p{L}\p{N}\u2060])(?:[RYGB][0-9SVD]|W4|WH|WC[123]|(?<!^|[.] )W|W(?= [●★▲■]))(?![\p{L}\p{N}\u2060])/gu;

/** A card as it is said aloud. */
export function spoken(card: string): string {
  const colour = colourOf(card);
  const rank = rankOf(card);
  const sign = /^\d$/.test(rank) ? rank : say(`uno-sign-${rank}`);
  return colour === null ? sign : say(`uno-card-${colour}`, { sign });
}

export function spokenColour(colour: string): string {
  return say(`uno-colour-${colour}`);
}

function colourPlace(card: string): number {
  const colour = colourOf(card);
  return colour === null ? COLOURS.length : COLOURS.indexOf(colour);
}

function rankPlace(card: string): number {
  const rank = rankOf(card);
  return WILDS.includes(rank) ? RANKS.length + WILDS.indexOf(rank) : RANKS.indexOf(rank);
}

/** A card of a hand; twins have the same code and different keys. */
export interface Held {
  key: string;
  card: string;
  /** It was drawn just now. */
  drawn: boolean;
}

/** A hand in the order that its owner likes; of twins the last is the one just drawn. */
export function sorted(hand: readonly string[], drawn: readonly string[], order: Order): Held[] {
  const parts =
    order === "colour" ? ([colourPlace, rankPlace] as const) : ([rankPlace, colourPlace] as const);
  const cards = [...hand].sort(
    (one, other) => parts[0](one) - parts[0](other) || parts[1](one) - parts[1](other),
  );
  return cards.map((card, place) => {
    const twin = place - cards.indexOf(card);
    const first = countOf(cards, card) - countOf(drawn, card);
    return { key: `${card}.${twin}`, card, drawn: twin >= first };
  });
}

function countOf(cards: readonly string[], card: string): number {
  return cards.filter((one) => one === card).length;
}

/**
 * How a hand lies: so many rows of so many, each card but the last of a row showing a finger's
 * width at least; the width is that of a row without its last card.
 */
export function rows(count: number, width: number, finger: number): { rows: number; most: number } {
  const room = Math.max(1, Math.floor(width / finger) + 1); // the last card of a row shows whole
  const needed = Math.max(1, Math.ceil(count / room));
  return { rows: needed, most: Math.max(1, Math.ceil(count / needed)) };
}
