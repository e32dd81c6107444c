// What the engine's source says, for tests that keep the client in step with it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../../src/cubecup");

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return entry.name.endsWith(".py") ? readFileSync(path, "utf-8") : "";
    })
    .join("\n");
}

export const ENGINE = sources(join(ROOT, "cubitos")) + readFileSync(join(ROOT, "kernel/game.py"), "utf-8");

export function found(pattern: RegExp): string[] {
  return [...new Set([...ENGINE.matchAll(pattern)].flatMap((match) => match.slice(1).filter((group) => group !== undefined)))];
}

export function texts(language: string): string {
  const folder = join(ROOT, "locales", language);
  return readdirSync(folder)
    .map((name) => (name.endsWith(".ftl") ? readFileSync(join(folder, name), "utf-8") : ""))
    .join("\n");
}
