import babel from "@rolldown/plugin-babel";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { firstLoadBudget } from "./build/first-load.ts";
import { licences } from "./build/licences.ts";
import { serviceWorker } from "./build/service-worker.ts";

/** Where `npm run dev` finds a running `litera serve`. */
const server = process.env.LITERA_SERVER ?? "http://127.0.0.1:8000";

/**
 * Draws only what has changed where a move must be seen at once: boards, and what of the table a move changes. Elsewhere
 * it would be weight alone. What the compiler doesn't take would be drawn whole each time, unnoticed: the build fails.
 */
const AT_ONCE =
  /\/src\/(games\/.*|shell\/table\/(use\w+|answers|Announcements|BoardArea|Hint|History|MoveField|Seats|Side|TableScreen))\.tsx?$/;
const memoized = () =>
  babel({
    presets: [reactCompilerPreset({ panicThreshold: "all_errors" })],
    include: AT_ONCE,
    exclude: /\.test\.tsx?$/,
  });

export default defineConfig({
  plugins: [react(), memoized(), firstLoadBudget(), licences(), serviceWorker()],
  build: {
    outDir: "../src/litera/server/site",
    emptyOutDir: true,
    target: "es2022",
    // The strict content security policy of the server allows no data: addresses for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs comes as one file: dozens of small ones are packed worse, and each is a request.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "initial", tags: ["$initial"] }] } } },
  },
  server: {
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    maxWorkers: 1,
    // Each file in a context of its own, so that none depends on which ran before it; processes would take twice as long.
    pool: "vmThreads",
  },
});
