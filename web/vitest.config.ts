import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";

import viteConfig from "./vite.config.ts";

export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: [svelteTesting()],
    // A new world for each file would cost more than all tests; each test cleans up after itself.
    test: {
      environment: "jsdom",
      include: ["tests/**/*.test.ts"],
      isolate: false,
      restoreMocks: true,
    },
  }),
);
