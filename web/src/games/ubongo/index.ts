/** Ubongo on the page. */
import type { UbongoView } from "../../wire";
import type { GameModule } from "../game";
import Piece from "./Piece.svelte";
import Play from "./Play.svelte";
import Practice from "./Practice.svelte";
import { isHurried, onTurn, whatDecided } from "./race";
import Result from "./Result.svelte";
import { say } from "../../words.svelte";
import { tour } from "./tour";
import { spoken } from "./words";

const ubongo: GameModule = {
  Play,
  Piece,
  spoken,
  // Gems stand at the end of a sentence, behind a colon.
  pieces: /(?<=: )[ROYGBV]{1,2}(?=\.)/g,
  turn: (view) => onTurn(view as unknown as UbongoView),
  badge: () => null,
  tour,
  Practice,
  seatsAround: true,
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
};

export default ubongo;
