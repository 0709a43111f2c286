/** What a card of one's own hand does or risks, where its face alone does not say it. */
import { say } from "../../words.svelte";
import type { UnoView } from "../../wire";
import { readOut } from "./custom";

/** Why a +4 would be a bluff; the rules on the server have judged the hand. */
function bluffNote({ betrays, colour }: UnoView): string | null {
  if (betrays === null) return null;
  return say(`uno-bluff-${betrays}`, { colour: say(`uno-marked-${colour ?? "R"}`) });
}

/** The rule of a Custom Wild, or the warning that goes with a +4. */
export function noteOf(view: UnoView, card: string | null): string | null {
  if (card === "W4") return bluffNote(view);
  const rule = card?.startsWith("WC") ? view.options[`m112.custom${card.slice(2)}`] : undefined;
  return typeof rule === "string" ? readOut(rule) : null;
}
