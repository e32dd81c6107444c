// Builds the client into the Python package, which serves it; `npm run dev` forwards /api to a running server.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.CUBECUP_SERVER ?? "http://127.0.0.1:8000";

const FIRST =
  /src\/(lib\/(announce|api|finger|kinds|races|router|seats|server|session|settings|storage|tables|texts)\b|design\/Cube|dice\/(Creature|Strokes)|bots\/creatures|fair\/words|tours\/words|rules\/Why|pages\/(Continue|Header|Home|JoinByLink|LanguagePicker|Problem|PublicTables|TableLine)\.)/;

// Not by themselves, but as far as these need them: the tables, and what only some pages show.
const SHARED = /src\/(?!cubitos|seven_cubes|review|replay|tours|shelf|contests|glossary|stage)/;

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Tests run in jsdom and need the browser's side of Svelte.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    target: "es2022",
    outDir: "../src/cubecup/static",
    emptyOutDir: true,
    assetsInlineLimit: (path: string) => (path.endsWith(".woff2") || path.endsWith("favicon.svg") ? false : undefined),
    reportCompressedSize: true,
    // What every first visit needs is one file: each answer has headers that weigh as much as a small part of the client.
    // So is what tables share with the pages around them: as forty small parts, a table took a third more of computing.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: FIRST },
            { name: "shared", test: SHARED, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], restoreMocks: true },
}));
