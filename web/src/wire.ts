// Made by tools/typescript.py from the server's types. Do not change by hand.

/** The first frame: a ticket, and the last entry this client has seen (0: none). */
export interface Hello {
  t: "hello";
  ticket: string;
  proto?: number;
  last?: number;
}

/** An action: `cid` names it for ever, `dec` is the decision it answers. */
export interface Act {
  t: "act";
  cid: string;
  dec: number;
  action: string;
}

/** Why, or why not? Nothing changes. */
export interface Why {
  t: "why";
  id: number;
  action: string;
}

/** Send what came after this entry. */
export interface Resume {
  t: "resume";
  last: number;
}

/** A reaction: not kept, and no fact of the game. */
export interface Signal {
  t: "signal";
  phrase: string;
}

/** In a race: how far somebody has come, such as how many pieces lie. Not kept. */
export interface Progress {
  t: "progress";
  count: number;
}

/** Nobody at this seat, or around the device passed on, needs more time for this entry. */
export interface Onward {
  t: "on";
  seq: number;
}

/** Is anybody there? */
export interface Ping {
  t: "ping";
  id: number;
}

/** The answer to a probe, to be sent at once. */
export interface Echo {
  t: "echo";
  id: number;
}

/** Seats in a sentence, called by name and with their numbers, or message ids, to be listed. */
export interface Several {
  seats?: number[] | null;
  numbers?: number[] | null;
  ids?: string[] | null;
}

/** A sentence for whoever reads it to say in their own language: a message id and facts. */
export interface Said {
  id: string;
  facts: Record<string, number | string | Several>;
}

/** A chair; `waiting` if its patience, in milliseconds, is running out just now.

`looked` is the last entry that it needs no more time for: a rest ends when all have looked.
`lost` says why its bot has lost it, so that the house's own bot plays on. */
export interface PlaceData {
  name: string;
  bot: string;
  free: boolean;
  ready: boolean;
  here: boolean;
  away: boolean;
  waiting: boolean;
  patience: number;
  looked: number;
  lost: Said | null;
}

/** A table, as anybody may know it who knows the table; `seat` is the asker's own.

`host` is the host's seat: none for a host without a chair, such as a screen that everybody
looks at. `hosting` tells whether the asker is the host.
`trouble` if nothing that happens can be kept just now. */
export interface RoomData {
  id: string;
  code: string;
  book: string;
  game: string;
  version: number;
  options: Record<string, number | string>;
  seats: number;
  places: PlaceData[];
  state: "abandoned" | "over" | "playing" | "waiting";
  public: boolean;
  commit: string;
  host: number | null;
  hosting: boolean;
  way: "hotseat" | "own" | "screen";
  seat: number | null;
  next: string;
  watchers: number;
  created: number;
  tournament: string;
  trouble: boolean;
}

/** A player of a tournament; `away` if a bot plays on until the player is back. */
export interface TournamentPlace {
  name: string;
  bot: string;
  free: boolean;
  ready: boolean;
  here: boolean;
  away: boolean;
}

/** A deal that was played: the number of who went out, and what it was worth. */
export interface DealData {
  winner: number;
  points: number;
}

/** A match of a tournament: its players clockwise, partners opposite; block 0 is the duel. */
export interface FixtureData {
  match: string;
  block: number;
  players: number[];
  state: "abandoned" | "later" | "over" | "playing" | "waiting";
  table: string;
  deals: DealData[];
}

/** A line of the standings. */
export interface StandingData {
  place: number;
  player: number;
  points: number;
  wins: number;
}

/** A tournament, as anybody may know it who knows its id; players are numbered from 1.

`player` is the asker, `duel` the deals of the duel, `pause` the seconds of a break, `rest` the
milliseconds left of it, if there is one just now. */
export interface TournamentData {
  id: string;
  code: string;
  form: string;
  state: "abandoned" | "over" | "playing" | "waiting";
  duel: number;
  pause: number;
  bot: string;
  options: Record<string, number | string>;
  places: TournamentPlace[];
  host: number | null;
  player: number | null;
  matches: FixtureData[];
  standings: StandingData[];
  rest: number | null;
  lot: number[];
  winner: number | null;
  created: number;
}

/** How a match ended: the winners, and each seat's points as the book counts. */
export interface Result {
  winners: number[];
  points: number[];
}

/** The answer to hello: who you are, and where the table stands. */
export interface Welcome {
  t: "welcome";
  table: string;
  seat: number | null;
  head: number;
  book: string;
  version: number;
  commit: string;
  time: number;
  proto?: number;
}

/** What a seat may do at this moment; `rest` if play goes on when all have looked.

`speaks` is the seat that says for the table what a note on a card comes to, if one waits. */
export interface Now {
  dec: number;
  view: Record<string, unknown>;
  legal: string[];
  alarms: [string, number][];
  prompt: Said;
  clauses: string[];
  outcome: Result | null;
  rest?: boolean;
  speaks?: number | null;
}

/** An entry as this seat hears it; the last one sent carries what is true now. */
export interface Ev {
  t: "ev";
  seq: number;
  at: number;
  events: Record<string, unknown>[];
  said: Said[];
  now?: Now | null;
}

/** What is true now, for a client that is too far behind, and what it still should hear.

`past` is the newest entries, and of those before them what lasts, such as a deal's scores. */
export interface Snapshot {
  t: "snapshot";
  seq: number;
  at: number;
  now: Now;
  past?: Ev[];
}

/** The table around the game has changed: chairs, presence, patience. */
export interface RoomNews {
  t: "room";
  room: RoomData;
}

/** An entry of a replay, with what was seen after it. */
export interface Moment {
  seq: number;
  at: number;
  events: Record<string, unknown>[];
  said: Said[];
  view: Record<string, unknown>;
}

/** The action is kept, as this entry. */
export interface Ack {
  t: "ack";
  cid: string;
  seq: number;
}

/** The action is not kept: stale, illegal, malformed, conflict, rate or retry. */
export interface Nack {
  t: "nack";
  cid: string;
  code: string;
  head: number;
  why?: string;
  clause?: string;
}

/** The answer to why. */
export interface Because {
  t: "because";
  id: number;
  legal: boolean;
  why: string;
  clause?: string;
}

/** Somebody's reaction. */
export interface Heard {
  t: "signal";
  seat: number;
  phrase: string;
}

/** How far somebody says to have come in a race. */
export interface Progressed {
  t: "progress";
  seat: number;
  count: number;
}

/** Yes, and it is so many milliseconds after the match began. */
export interface Pong {
  t: "pong";
  id: number;
  time: number;
}

/** In a race: how long does a message take? Answer with an echo. */
export interface Probe {
  t: "probe";
  id: number;
}

/** The last frame before the server closes, with a reason a person can read. */
export interface Bye {
  t: "bye";
  code: string;
  why: string;
}

/** Somebody comes by, or takes another name. */
export interface NewGuest {
  name: string;
}

/** Who somebody is; the token is shown once, to its owner. */
export interface Token {
  id: string;
  name: string;
  token: string;
}

/** Who is asking. */
export interface Me {
  id: string;
  name: string;
}

/** A word that is good once. */
export interface Link {
  link: string;
}

/** Somebody lays a table; in any way but their own they take no chair at it. */
export interface NewTable {
  book: string;
  seats: number;
  options?: Record<string, string | number>;
  bots?: string[];
  public?: boolean;
  way?: "hotseat" | "own" | "screen";
}

/** What a table decides; what is not named is the book's own. */
export interface Decided {
  options: Record<string, string | number>;
}

/** A share of the chance: 16 to 64 bytes in hexadecimal digits. */
export interface Share {
  share: string;
}

/** A bot for a free chair. */
export interface BotName {
  bot: string;
}

/** A chair. */
export interface SeatNumber {
  seat: number;
}

/** A ticket to a table, good once: for a socket, or for a chair that the host gives. */
export interface Ticket {
  ticket: string;
}

/** Where the asker sits, and where anybody may sit down or watch. */
export interface Tables {
  mine: RoomData[];
  public: RoomData[];
}

/** Something a table may decide. */
export interface OptionData {
  key: string;
  clause: string;
  default: number | string;
  words: string[];
  numbers: [number, number] | null;
  display: boolean;
  seat: boolean;
  house: boolean;
  bots: boolean;
  form: string;
  common: boolean;
  usual: number | string;
  scale: number;
  needs: [string, string[]] | null;
}

/** Something that can be played. */
export interface BookData {
  book: string;
  game: string;
  version: number;
  seats: [number, number];
  options: OptionData[];
  bots: string[];
  practice: string[];
}

/** A clause of a rulebook; its words, and those of its chapter, are in the language files. */
export interface ClauseData {
  id: string;
  chapter: string;
  options: string[];
  shows: string[];
}

/** What a rules page shows of a book, and the clauses that each topic of a search leads to. */
export interface RulesData {
  clauses: ClauseData[];
  topics: Record<string, string[]>;
}

/** The server is up. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
}

/** What the page has to know about the server. */
export interface HouseData {
  version: string;
  outside: string;
  phones: boolean;
}

/** Why something can't be done. */
export interface Trouble {
  code: string;
  error: string;
}

/** A puzzle: its name, how hard it is, how many seconds it gives, and what is to be done. */
export interface PuzzleData {
  puzzle: string;
  level: string;
  seconds: number;
  task: Record<string, unknown>;
}

/** A puzzle, and the layout of somebody who has solved it. */
export interface PuzzleAnswer {
  puzzle: string;
  layout: string;
}

/** Whether a layout solves a puzzle; if not, why, and by which clause. */
export interface PuzzleVerdict {
  solved: boolean;
  why?: string;
  clause?: string;
}

/** A puzzle, what is laid so far, and how much a hint should tell. */
export interface HintAsked {
  puzzle: string;
  layout: string;
  level: number;
}

/** Somebody on a ladder; without a rank as long as too little is known. */
export interface RungData {
  rank: number | null;
  name: string;
  bot: string;
  rating: number;
  games: number;
  me: boolean;
  change: number | null;
}

/** The ladder of a book, how many games a rank takes, and whether others see the asker. */
export interface LadderData {
  book: string;
  rungs: RungData[];
  settled: number;
  shown: boolean;
}

/** Whether the others may see somebody on the ladder. */
export interface Shown {
  shown: boolean;
}

/** What a match did to the asker's rating; nothing where it did not count, or is long ago. */
export interface RatingChange {
  before: number | null;
  after: number | null;
  games: number;
}

/** Somebody lays a tournament; `bot` is who plays for those who don't. */
export interface NewTournament {
  form: string;
  options: Record<string, string | number>;
  bot: string;
  duel: number;
  pause: number;
}

/** A player of a tournament. */
export interface PlayerNumber {
  player: number;
}

/** Where the asker plays. */
export interface Tournaments {
  mine: TournamentData[];
}

/** A deal or a round: the entry that dealt it, and its last one. */
export interface PartData {
  begin: number;
  end: number;
}

/** After this entry each seat's chance to win, from 0 to 1. */
export interface PointData {
  entry: number;
  chances: number[];
}

/** A turning point, and the seat whose chance moved the most. */
export interface TurnData {
  entry: number;
  seat: number;
  before: number;
  after: number;
}

/** A decision: what was done, what was better (the same if nothing was), what it cost, why. */
export interface ChoiceData {
  entry: number;
  seat: number;
  said: Said;
  better: Said;
  chance: number;
  best: number;
  loss: number;
  reason: Said;
}

/** One part of a match in hindsight; entries count from 0, the deal. */
export interface ReviewData {
  part: number;
  parts: PartData[];
  points: PointData[];
  turns: TurnData[];
  choices: ChoiceData[];
  lost: number[];
}

/** The review, or how far it has come, from 0 to 1, and how many others come before it. */
export interface ReviewAnswer {
  share: number;
  review: ReviewData | null;
  before: number;
}

/** A view as plain data: tiles as codes, cells as [x, y], seats as lists. */
export interface UnikatView {
  aside: number;
  away: number[];
  bag: number;
  bonus: boolean;
  book: string;
  contenders: number[];
  counts: number[];
  display: string[];
  dry: [number, number];
  given: string | null;
  hands: (string[] | null)[];
  hurried: boolean;
  last: [number, number] | null;
  options: Record<string, number | string>;
  out: number[];
  passes: number;
  penalties: number[];
  phase: "blind" | "bonus" | "chain" | "choose" | "deal" | "draw" | "first" | "over" | "rest" | "take";
  round: number;
  seat: number | null;
  seats: number;
  second: boolean;
  since: number;
  starter: number;
  table: [string, number, number][];
  turn: number;
  wins: number[];
  won: number[];
}

/** Somebody who has not said UNO. */
export interface LapseData {
  at: number;
  grace: boolean;
  noted: boolean;
  seat: number;
}

/** An open report of a hint. */
export interface HintData {
  accused: number;
  reporter: number;
  voted: number[];
  yes: number;
}

/** A card that play waits for: its words, and how often somebody has drawn for it. */
export interface NoteData {
  draws: number;
  text: string;
}

/** A view as plain data: cards and colours as codes, seats as lists. */
export interface UnoView {
  away: number[];
  betrays: "colour" | "wild" | null;
  bluff: number | null;
  book: string;
  bottom: string[];
  called: number[];
  clockwise: boolean;
  colour: string | null;
  cooling: number[];
  counts: number[];
  deal: number;
  dealer: number;
  drawn: string[] | null;
  fresh: boolean;
  hands: (string[] | null)[];
  hint: HintData | null;
  known: string[][];
  lapses: LapseData[];
  note: NoteData | null;
  options: Record<string, number | string>;
  out: number[];
  passes: number;
  phase: "challenge" | "cut" | "deal" | "dealer" | "discard" | "drawn" | "mix" | "name" | "note" | "over" | "replace" | "rest" | "settle" | "stack" | "turn";
  pile: number;
  quotas: [number, number][];
  scores: number[];
  seat: number | null;
  seats: number;
  shown: string[] | null;
  since: number;
  skips: number[];
  stacked: number;
  toll: number;
  top: string | null;
  turn: number;
  under: string[];
  winner: number | null;
  wins: number[];
}

/** A board as plain data: the area as a drawing, the pieces as names. */
export interface TaskData {
  area: string;
  board: number;
  row: string[];
  turn: number;
}

/** A view as plain data: gems as letters, fields and boards counted from 1. */
export interface UbongoView {
  away: number[];
  book: string;
  chances: number;
  collected: number[];
  deadline: number;
  done: number[];
  gems: Record<string, number>[];
  layouts: (string | null)[];
  moved: number[];
  number: number;
  opens: (number | null)[];
  options: Record<string, number | string>;
  order: number[];
  pawns: (number | null)[];
  phase: "begin" | "countdown" | "deal" | "field" | "gems" | "over" | "pawns" | "rest" | "roll" | "solve";
  round: number;
  rows: string[];
  seat: number | null;
  seats: number;
  second: boolean;
  since: number;
  stamps: (number | null)[];
  starter: number;
  symbol: number | null;
  tasks: (TaskData | null)[];
  turn: number;
  used: number[];
}

/** A hint as plain data: the piece to lay, or to `take` away, and where it belongs. */
export interface PieceHint {
  cell: [number, number] | null;
  fits: boolean;
  piece: string | null;
  placement: string | null;
  take: boolean;
}

export type ClientFrame = Hello | Act | Why | Resume | Signal | Progress | Onward | Ping | Echo;

export type ServerFrame = Welcome | RoomNews | Ev | Snapshot | Ack | Nack | Because | Heard | Progressed | Pong | Probe | Bye;
