/** What a tournament means for whoever looks at it: sides, sums, whose match is next. */
import { say } from "../words.svelte";
import type { FixtureData, TournamentData } from "../wire";

/** What a player of a tournament is called; bots are called after trees. */
export function nameOf(cup: TournamentData, player: number): string {
  const place = cup.places[player - 1];
  if (!place || place.free) return say("seat-number", { number: player });
  return place.bot ? say(`tree-${place.name}`) : place.name;
}

/** Everybody who plays, in a row. */
export function playersOf(cup: TournamentData): string {
  const taken = cup.places.map((place, index) => (place.free ? "" : nameOf(cup, index + 1)));
  return taken.filter(Boolean).join(", ");
}

/** The sides of a match; partners sit opposite each other, and in the duel everybody is alone. */
export function sidesOf(match: FixtureData): number[][] {
  return [0, 1].map((side) => match.players.filter((_, seat) => seat % 2 === side));
}

/** What a side has won in a match. */
export function pointsOf(match: FixtureData, side: readonly number[]): number {
  const won = match.deals.filter((deal) => side.includes(deal.winner));
  return won.reduce((sum, deal) => sum + deal.points, 0);
}

/** The matches block by block; the duel comes last. */
export function blocksOf(cup: TournamentData): FixtureData[][] {
  const blocks = new Map<number, FixtureData[]>();
  for (const match of cup.matches) {
    blocks.set(match.block, [...(blocks.get(match.block) ?? []), match]);
  }
  return [...blocks.values()];
}

/** The matches that are being played, or are next. */
export function current(cup: TournamentData): FixtureData[] {
  if (cup.state !== "playing") return [];
  const open = cup.matches.filter((match) => match.state !== "over");
  return open.filter((match) => match.block === open[0]?.block);
}

/** The asker's own match among these. */
export function mine(cup: TournamentData, matches: readonly FixtureData[]): FixtureData | null {
  const { player } = cup;
  return matches.find((match) => player !== null && match.players.includes(player)) ?? null;
}

/** The table where the asker should be now, if a bot does not sit there for them. */
export function tableOf(cup: TournamentData): string {
  const away = cup.player !== null && (cup.places[cup.player - 1]?.away ?? false);
  const match = mine(cup, current(cup));
  return match && match.state === "playing" && !away ? match.table : "";
}

/** Who plays with whom next, in one sentence for the asker. */
export function nextFor(cup: TournamentData): string {
  const match = mine(cup, current(cup));
  if (!match || cup.player === null) return "";
  const own = cup.player;
  const name = (player: number): string => nameOf(cup, player);
  const [mates = [], others = []] = sidesOf(match).sort(
    (one, other) => Number(other.includes(own)) - Number(one.includes(own)),
  );
  const partner = mates.find((player) => player !== own);
  const [first = 0, second = 0] = others;
  if (partner === undefined) return say("cup-next-duel", { other: name(first) });
  return say("cup-next-pair", {
    partner: name(partner),
    one: name(first),
    other: name(second),
  });
}
