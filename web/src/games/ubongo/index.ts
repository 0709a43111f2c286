/** Ubongo on the page. */
import type { UbongoView } from "../../wire";
import type { GameModule } from "../game";
import Easier from "./Easier.svelte";
import Known from "./Known.svelte";
import Piece from "./Piece.svelte";
import Picture from "./Picture.svelte";
import Play from "./Play.svelte";
import Practice from "./Practice.svelte";
import { isHurried, onTurn, seatsOfText, whatDecided } from "./race";
import Result from "./Result.svelte";
import Shown from "./Shown.svelte";
import { say } from "../../words.svelte";
import { tour } from "./tour";
import { spoken } from "./words";

const ubongo: GameModule = {
  Play,
  Piece,
  Picture,
  spoken,
  // Gems stand at the end of a sentence, behind a colon.
  pieces: /(?<=: )[ROYGBV]{1,2}(?=\.)/g,
  turn: (view) => onTurn(view as unknown as UbongoView),
  badge: () => null,
  tour,
  Practice,
  seatsAround: true,
  Editor: Easier,
  readOut(value) {
    const seats = seatsOfText(value).map((seat) => say("seat-number", { number: seat + 1 }));
    return seats.join(", ") || null;
  },
  result: {
    head: "ubongo-gem-board",
    Cell: Result,
    why(view, winners) {
      const { id, facts } = whatDecided(view as unknown as UbongoView, winners);
      return `${say("ubongo-most-wins")} ${say(id, facts)}`;
    },
  },
  isHurried: (view) => isHurried(view as unknown as UbongoView),
  watched: (view) => (view["phase"] === "solve" ? "ubongo-watched" : null),
  all: "ubongo-all-boards",
  Shown,
  Known,
};

export default ubongo;
