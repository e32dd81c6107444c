// All texts of a language, as they lie in src/cubecup/locales.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const LOCALES = join(import.meta.dirname, "../../src/cubecup/locales");

export function written(language: string): string {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return files.map((name) => readFileSync(join(folder, name), "utf-8")).join("\n");
}
