/** Unikat on the page. */
import type { GameModule } from "../game";
import Known from "./Known.svelte";
import { spoken } from "./moves";
import Picture from "./Picture.svelte";
import Play from "./Play.svelte";
import Shown from "./Shown.svelte";
import Tile from "./Tile.svelte";
import { tour } from "./tour";
import type { UnikatView } from "../../wire";

const PHASES_IN_TURN = ["choose", "chain", "bonus", "take", "draw", "blind"];

const unikat: GameModule = {
  Play,
  Piece: Tile,
  Picture,
  spoken,
  pieces: /\b[SCQ][BGY][WRN][123]\b/g,
  turn(view) {
    const { phase, turn } = view as unknown as UnikatView;
    return PHASES_IN_TURN.includes(phase) ? [turn] : [];
  },
  badge(view, seat) {
    const { counts, options } = view as unknown as UnikatView;
    const count = counts[seat];
    if (count === undefined || options["uni.showCounts"] === "off") return null;
    return { id: "unikat-count", facts: { count } };
  },
  place({ facts }) {
    return typeof facts["cell"] === "string" ? facts["cell"] : null;
  },
  tour,
  Shown,
  Known,
  ownAlone: true,
  passing: { options: { "uni.turnTimer": "off" } },
};

export default unikat;
