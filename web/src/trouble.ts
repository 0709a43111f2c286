/** What stands between the people at a table and their match. */
import type { Table } from "./table.svelte";

/** The message that tells what is wrong with a table just now, or nothing. */
export function troubleOf({ line, room }: Pick<Table, "line" | "room">): string {
  if (line === "broken") return "page-reconnecting";
  return room?.trouble ? "page-nothing-kept" : "";
}
