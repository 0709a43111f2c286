import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

/** What every screen needs; the messages of a game and the clauses of a book are parts by themselves. */
const BASE = ["bots-outsiders", "common", "ladder", "page", "server"];
const PART = /^(?:(?:game|clauses|bots)-|(?:tournament|review|topics)$)/;
const TABLE = "virtual:messages";

/**
 * The Fluent files of the languages as modules, one for each part, to be fetched when wanted:
 * `virtual:messages` is the table of them all, by names like "pl/base" and "pl/game-unikat".
 * The terminal's own messages, cli.ftl, are left out.
 */
export function messages(folder: string): Plugin {
  return {
    name: "stolik-messages",
    resolveId: (id) => (id.startsWith(TABLE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${TABLE}`) return table(folder);
      const [, language, part] = /^\0virtual:messages\/(\w+)\/([\w-]+)$/.exec(id) ?? [];
      if (language === undefined || part === undefined) return undefined;
      const files = filesOf(part).map((name) => join(folder, language, name));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map(read).join("\n"))};`;
    },
  };
}

function table(folder: string): string {
  const rows = readdirSync(folder).flatMap((language) =>
    partsOf(join(folder, language)).map((part) => `${language}/${part}`),
  );
  const lines = rows.map((row) => `  "${row}": () => import("${TABLE}/${row}"),`);
  return ["export default {", ...lines, "};"].join("\n");
}

function partsOf(folder: string): string[] {
  const names = readdirSync(folder).map((name) => name.replace(/\.ftl$/, ""));
  return ["base", ...names.filter((name) => PART.test(name) && !BASE.includes(name))];
}

function filesOf(part: string): string[] {
  return (part === "base" ? BASE : [part]).map((name) => `${name}.ftl`);
}

/** The messages of a file without its comments. */
function read(file: string): string {
  return readFileSync(file, "utf-8").replace(/^#.*\r?\n/gm, "");
}
