/** The actions offered, sorted so that the page can ask what goes where; it knows no rule itself. */

/** A way to lay a card, and everything that is said with it. */
export interface Lay {
  action: string;
  card: string;
  colour: string | null;
  wanted: string | null;
  target: number | null;
  call: boolean;
}

export interface Moves {
  all: ReadonlySet<string>;
  /** The ways to lay each card, in turn or by jumping in. */
  lays: ReadonlyMap<string, readonly Lay[]>;
  /** Cards that may be given away because a rule wants it. */
  discards: ReadonlySet<string>;
  /** Colours that may be named. */
  names: readonly string[];
  /** Whom one may catch. */
  catches: ReadonlySet<number>;
  /** The word UNO can be said with a card that is laid now. */
  rides: boolean;
}

const LAY =
  /^(?:play|jump) (?<card>\w+)(?: (?<colour>[RYGB]))?(?: want (?<wanted>[RYGB]))?(?: >(?<target>\d+))?(?<call> uno)?$/;

export function readMoves(legal: readonly string[]): Moves {
  const lays = new Map<string, Lay[]>();
  for (const lay of legal.flatMap(readLay)) {
    const others = lays.get(lay.card);
    if (others) others.push(lay);
    else lays.set(lay.card, [lay]);
  }
  return {
    all: new Set(legal),
    lays,
    discards: new Set(behind(legal, "discard")),
    names: behind(legal, "name"),
    catches: new Set(behind(legal, "catch").map(Number)),
    rides: [...lays.values()].flat().some((lay) => lay.call),
  };
}

/** What stands behind a verb, in every action that begins with it. */
function behind(legal: readonly string[], verb: string): string[] {
  return legal.flatMap((action) =>
    action.startsWith(`${verb} `) ? [action.slice(verb.length + 1)] : [],
  );
}

function readLay(action: string): Lay[] {
  const found = LAY.exec(action)?.groups;
  if (!found) return [];
  return [
    {
      action,
      card: found["card"] ?? "",
      colour: found["colour"] ?? null,
      wanted: found["wanted"] ?? null,
      target: found["target"] === undefined ? null : Number(found["target"]),
      call: found["call"] !== undefined,
    },
  ];
}

export type Asked = "colour" | "wanted" | "target";
const ORDER: readonly Asked[] = ["colour", "wanted", "target"];
export type Said = Partial<Record<Asked, string | number>>;

/** What is still to be said with a card: a question and its answers, or the action that it makes. */
export type Next =
  | { kind: "ask"; asked: Asked; answers: (string | number)[] }
  | { kind: "do"; action: string }
  | { kind: "never" };

/** Colours and seats stand where they always stand. */
function inOrder(one: string | number, other: string | number): number {
  const place = (it: string | number): number => (typeof it === "number" ? it : "RYGB".indexOf(it));
  return place(one) - place(other);
}

/** Go on from what was said so far; what has one answer only is not asked. */
export function nextOf(lays: readonly Lay[], said: Said, call: boolean): Next {
  const heard = lays.some((lay) => lay.call === call) ? call : !call;
  let left = lays.filter((lay) => lay.call === heard);
  for (const asked of ORDER) {
    const told = said[asked];
    if (told !== undefined) left = left.filter((lay) => lay[asked] === told);
    const answers = [...new Set(left.map((lay) => lay[asked]))].filter((one) => one !== null);
    if (answers.length > 1) return { kind: "ask", asked, answers: answers.sort(inOrder) };
  }
  const [only] = left;
  return only ? { kind: "do", action: only.action } : { kind: "never" };
}
