// Builds the client into the Python package, which serves it; `npm run dev` forwards /api to a running server.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.CUBECUP_SERVER ?? "http://127.0.0.1:8000";

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
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], restoreMocks: true },
}));
