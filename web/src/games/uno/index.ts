/** UNO on the page. */
import type { Said, Several, UnoView } from "../../wire";
import type { GameModule } from "../game";
import { onTurn } from "./around";
import { PIECES, sorted, spoken } from "./cards";
import Composer from "./Composer.svelte";
import { readOut } from "./custom";
import { asTyped } from "../../names";
import { say } from "../../words.svelte";
import Known from "./Known.svelte";
import { silenceAfter } from "./lapses";
import { readMoves } from "./moves";
import Piece from "./Piece.svelte";
import Picture from "./Picture.svelte";
import Play from "./Play.svelte";
import Shown from "./Shown.svelte";
import { tour } from "./tour";

/** The colour behind a Wild that is weighed, as it is written in records. */
const NAMED = /(?<=^W\S*) ([RYGB])$/;
const PLAIN = /^uno-colour-([RYGB])$/;

const uno: GameModule = {
  Play,
  Piece,
  Picture,
  spoken,
  pieces: PIECES,
  turn: (view) => onTurn(view as unknown as UnoView),
  badge(view, seat) {
    const { counts } = view as unknown as UnoView;
    return { id: "uno-count", facts: { count: counts[seat] ?? 0 } };
  },
  tour,
  seatsAround: true,
  next: "page-next-deal",
  menu(view, seat, bot) {
    const { book, options } = view as unknown as UnoView;
    if (bot || book !== "uno-108" || options["k108.hintPenalty"] === "off") return [];
    return [{ action: `report ${seat}`, say: "uno-do-report", means: "uno-means-report" }];
  },
  knows(view, seat) {
    const cards = (view as unknown as UnoView).known[seat] ?? [];
    const inOrder = sorted(cards, [], "colour").map(({ card }) => card);
    return inOrder.length ? say("uno-known", { cards: inOrder.join(" ") }) : "";
  },
  aside(legal, name) {
    const seats = [...readMoves(legal).catches].map(name);
    return seats.map((seat) => say("uno-may-catch", { name: seat })).join(" ");
  },
  marked(said) {
    const facts = Object.entries(said.facts).map(([name, fact]) => {
      const typed = name === "text" && typeof fact === "string"; // by people, who mean no card
      return [name, typed ? asTyped(fact, PIECES) : withSign(fact)] as const;
    });
    return { ...said, facts: Object.fromEntries(facts) };
  },
  Editor: Composer,
  readOut,
  Shown,
  Known,
  ownAlone: true,
  passing: {
    // Nobody can call out on a device that somebody else holds.
    options: {
      "uno.catchGraceMs": 0,
      "uno.jumpIn": "off",
      "uno.turnTimer": "off",
      "k108.hintPenalty": "off",
    },
    question: silenceAfter,
  },
};

/** Colours in a sentence carry their sign for the eye. */
function withSign(fact: Said["facts"][string]): Said["facts"][string] {
  if (typeof fact === "string")
    return fact.replace(NAMED, (_, colour) => ` ${say(`uno-marked-${colour}`)}`);
  if (typeof fact !== "object" || !fact.ids) return fact;
  const ids = fact.ids.map((id) => id.replace(PLAIN, "uno-marked-$1"));
  return { ...fact, ids } satisfies Several;
}

export default uno;
