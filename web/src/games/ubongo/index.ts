/** Ubongo on the page. */
import type { UbongoView } from "../../wire";
import type { GameModule } from "../game";
import Piece from "./Piece.svelte";
import Play from "./Play.svelte";
import Practice from "./Practice.svelte";
import { onTurn } from "./race";
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
};

export default ubongo;
