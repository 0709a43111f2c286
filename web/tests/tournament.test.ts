import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";

import Now from "../src/tournament/Now.svelte";
import Schedule from "../src/tournament/Schedule.svelte";
import Standings from "../src/tournament/Standings.svelte";
import { current, nextFor, pointsOf, sidesOf, tableOf } from "../src/tournament/facts";
import { leadTo } from "../src/tournament/lead";
import { Tournament } from "../src/tournament/tournament.svelte";
import type { FixtureData, TournamentData, TournamentPlace } from "../src/wire";
import { words } from "../src/words.svelte";

const SEATS = [
  [1, 3, 2, 4],
  [1, 2, 3, 4],
  [1, 2, 4, 3],
];

function place(name: string, more: Partial<TournamentPlace> = {}): TournamentPlace {
  return { name, bot: "", free: false, ready: false, here: true, away: false, ...more };
}

function match(block: number, more: Partial<FixtureData> = {}): FixtureData {
  const players = SEATS[block - 1] ?? [];
  return { match: `${block}.I`, block, players, state: "later", table: "", deals: [], ...more };
}

/** A tournament of four, seen by Ala, with its first block over. */
function cup(more: Partial<TournamentData> = {}): TournamentData {
  const deals = [
    { winner: 1, points: 40 },
    { winner: 3, points: 10 },
    { winner: 2, points: 30 },
    { winner: 4, points: 5 },
  ];
  return {
    id: "c",
    code: "",
    form: "rotation12",
    state: "playing",
    duel: 3,
    pause: 60,
    bot: "tuned",
    options: {},
    places: [
      place("Ala"),
      place("Olek"),
      place("Zofia"),
      place("oak", { bot: "tuned", ready: true }),
    ],
    host: 1,
    player: 1,
    matches: [match(1, { state: "over", deals }), match(2, { state: "waiting" }), match(3)],
    standings: [
      { place: 1, player: 1, points: 70, wins: 2 },
      { place: 1, player: 2, points: 70, wins: 2 },
      { place: 3, player: 3, points: 15, wins: 2 },
      { place: 3, player: 4, points: 15, wins: 2 },
    ],
    rest: 42_000,
    lot: [],
    winner: null,
    created: 0,
    ...more,
  };
}

/** The same while the second block is being played at a table. */
function playing(table: string, more: Partial<TournamentData> = {}): TournamentData {
  const told = cup({ rest: null, ...more });
  const [first = match(1), , third = match(3)] = told.matches;
  return { ...told, matches: [first, match(2, { state: "playing", table }), third] };
}

beforeEach(async () => {
  await words.speak("en");
  await words.addTournaments();
});

it("lets partners sit opposite each other, and adds up what both have won", () => {
  const [first = match(1)] = cup().matches;
  expect(sidesOf(first)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(sidesOf(first).map((side) => pointsOf(first, side))).toEqual([70, 15]);
});

it("knows which match is next and who plays it with whom", () => {
  expect(current(cup()).map((one) => one.match)).toEqual(["2.I"]);
  expect(nextFor(cup())).toBe("Your partner: Zofia. Your opponents: Olek and Oak.");
  expect(nextFor(cup({ player: null }))).toBe("");
  const duel = match(0, { match: "duel", players: [3, 1], state: "waiting" });
  expect(nextFor(cup({ matches: [duel] }))).toBe("You are in the duel. Your opponent: Zofia.");
});

it("leads to a table once, and nobody for whom a bot plays", () => {
  expect(tableOf(cup())).toBe("");
  expect(tableOf(playing("t1"))).toBe("t1");
  expect(tableOf(playing("t1", { player: null }))).toBe("");
  expect(tableOf(playing("t1", { places: [place("Ala", { away: true })] }))).toBe("");
  expect([leadTo(""), leadTo("t1"), leadTo("t1")]).toEqual([false, true, false]);
});

it("marks the block that is on, and says what comes last", () => {
  render(Schedule, { cup: cup() });
  const [first, second, , last] = screen.getAllByRole("listitem");
  expect(first?.textContent).toContain("70");
  expect(second?.getAttribute("aria-current")).toBe("step");
  expect(last?.textContent).toContain("The top two meet. Deals: 3.");
});

it("offers everybody the match that is being played", () => {
  render(Schedule, { cup: playing("t1", { player: null }) });
  expect(screen.getByRole("link", { name: "Watch" }).getAttribute("href")).toBe("/table/t1");
});

it("shows places, points and deals won", () => {
  render(Standings, { cup: cup() });
  const cells = (row: HTMLElement): string[] =>
    [...row.children].map((cell) => cell.textContent.replace(/\s+/g, " ").trim());
  const rows = screen.getAllByRole("row").map(cells);
  expect(rows[1]).toEqual(["1.", "Ala you", "2", "70"]);
  expect(rows[4]).toEqual(["3.", "Oak", "2", "15"]);
});

it("counts a break down, and lets it be cut short", async () => {
  const ask = vi.fn(() => Promise.resolve());
  const { rerender } = render(Now, { cup: cup(), at: Date.now(), ask, refused: "" });
  expect(screen.getByText("The next match begins in 42 s.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(ask).toHaveBeenCalledWith("ready");
  const ready = [place("Ala", { ready: true }), ...cup().places.slice(1)];
  await rerender({ cup: cup({ places: ready }), at: Date.now(), ask, refused: "" });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Still in the break: Olek, Zofia")).toBeTruthy();
});

it("says who is away that a bot plays, and how to be back", () => {
  const away = playing("t1", { places: [place("Ala", { away: true }), ...cup().places.slice(1)] });
  render(Now, { cup: away, at: 0, ask: () => Promise.resolve(), refused: "" });
  const status = screen.getByRole("status");
  expect(within(status).getByText("A bot is playing for you.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "I’m back" })).toBeTruthy();
});

it("gives its share of the chance once, and tries again if the line broke", async () => {
  const told = cup({ matches: [match(1, { state: "waiting", table: "t9" })] });
  const shares: string[] = [];
  let broken = true;
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    if (path.startsWith("/api/tournaments")) return Promise.resolve(Response.json(told));
    if (broken) return Promise.reject(new TypeError("no line"));
    if (path.includes("/ready")) shares.push(request.body as string);
    return Promise.resolve(Response.json({ id: "t9", commit: "00" }));
  });
  const tournament = new Tournament("c");
  await tournament.look();
  broken = false;
  for (let look = 0; look < 3; look++) await tournament.look();
  expect(shares.length).toBe(1);
  vi.unstubAllGlobals();
});

it("tells whose match still waits, though another has begun, that it is next", () => {
  const told = cup({ rest: null });
  render(Now, { cup: told, at: 0, ask: () => Promise.resolve(), refused: "" });
  expect(screen.getByRole("status").textContent).toContain("Your partner: Zofia.");
});
