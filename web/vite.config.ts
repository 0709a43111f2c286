import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

import { messages } from "./messages.ts";

// The messages lie outside this folder: the server speaks them too.
const LOCALES = fileURLToPath(new URL("../src/stolik/locales", import.meta.url));

export default defineConfig({
  base: "/",
  plugins: [svelte(), messages(LOCALES), fontLicense()],
  // `npm run dev` beside a running `stolik serve`, whose page it stands in for.
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
  build: {
    outDir: "dist",
    assetsDir: "assets",
    // The page is served under a policy that refuses inline scripts, styles and data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      output: { chunkFileNames: ({ moduleIds }) => `assets/${chunkName(moduleIds)}-[hash].js` },
    },
  },
});

/** Messages are called after their language too: pl-base, pl-game-unikat. */
function chunkName(modules: string[]): string {
  const [, language, part] = /^\0virtual:messages\/(\w+)\/(.+)/.exec(modules[0] ?? "") ?? [];
  return language === undefined || part === undefined ? "[name]" : `${language}-${part}`;
}

/** The licence of the letters, which asks to be with them; Vite gathers those of the scripts alone. */
function fontLicense(): Plugin {
  const file = new URL(import.meta.resolve("@fontsource-variable/nunito/LICENSE"));
  return {
    name: "stolik-font-license",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licenses-font.txt", source: readFileSync(file) });
    },
  };
}
