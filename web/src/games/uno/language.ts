// Made by tools/typescript.py from the rules. Do not change by hand.

export const WHO: readonly string[] = ["me", "next", "previous", "chosen", "others", "all"];

export const EFFECTS: readonly string[] = [
  "draw",
  "until",
  "exactly",
  "discard",
  "skip",
  "again",
  "swap",
  "pass",
  "reverse",
  "show",
];

export const CONDITIONS: readonly string[] = ["", "cannot", "atleast", "atmost"];

export const AMOUNTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const LONGEST_NOTE: number = 120;

export const NOTE_AMOUNTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

export const MOST_NOTE_DRAWS: number = 3;

export const IDEAS: Readonly<Record<string, string>> = {
  idea1: "next:until-named",
  idea2: "others:discard-wild",
  idea3: "next?cannot:draw-3",
  idea4: "me:again",
  idea5: "next:exactly-7",
};

export const KINDS: Readonly<Record<string, readonly string[]>> = {
  until: ["named", "red", "yellow", "green", "blue", "wild", "skip", "reverse", "plus2"],
  discard: [
    "named",
    "red",
    "yellow",
    "green",
    "blue",
    "wild",
    "skip",
    "reverse",
    "plus2",
    "plainwild",
    "plus4",
    "shuffle",
    "custom",
  ],
};

export const ALLOWED: Readonly<Record<string, Record<string, readonly string[]>>> = {
  draw: {
    me: ["", "atleast", "atmost"],
    next: ["", "cannot", "atleast", "atmost"],
    previous: ["", "atleast", "atmost"],
    chosen: ["", "atleast", "atmost"],
    others: ["", "atleast", "atmost"],
    all: ["", "atleast", "atmost"],
  },
  until: {
    me: ["", "atleast", "atmost"],
    next: ["", "atleast", "atmost"],
    previous: ["", "atleast", "atmost"],
    chosen: ["", "atleast", "atmost"],
    others: ["", "atleast", "atmost"],
    all: ["", "atleast", "atmost"],
  },
  exactly: {
    me: ["", "atleast", "atmost"],
    next: ["", "atleast", "atmost"],
    previous: ["", "atleast", "atmost"],
    chosen: ["", "atleast", "atmost"],
    others: ["", "atleast", "atmost"],
    all: ["", "atleast", "atmost"],
  },
  discard: {
    me: ["", "atleast", "atmost"],
    next: ["", "atleast", "atmost"],
    previous: ["", "atleast", "atmost"],
    chosen: ["", "atleast", "atmost"],
    others: ["", "atleast", "atmost"],
    all: ["", "atleast", "atmost"],
  },
  skip: {
    next: ["", "atleast", "atmost"],
    previous: ["", "atleast", "atmost"],
    chosen: ["", "atleast", "atmost"],
    others: ["", "atleast", "atmost"],
  },
  again: {
    me: ["", "atleast", "atmost"],
  },
  swap: {
    next: ["", "atleast", "atmost"],
    previous: ["", "atleast", "atmost"],
    chosen: ["", "atleast", "atmost"],
  },
  pass: {
    all: [""],
  },
  reverse: {
    all: [""],
  },
  show: {
    next: ["", "atleast", "atmost"],
    previous: ["", "atleast", "atmost"],
    chosen: ["", "atleast", "atmost"],
    others: ["", "atleast", "atmost"],
  },
};
