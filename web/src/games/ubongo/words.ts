/** Gems as they are said aloud. */
import { say } from "../../words.svelte";

/** `RV` as "red, violet". */
export function spoken(code: string): string {
  return Array.from(code, (letter) => say(`ubongo-gem-${letter}`)).join(", ");
}
