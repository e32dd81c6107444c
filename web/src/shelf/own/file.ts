// A shelf as a file: its key, which is all there is to it. Whoever has the file has the shelf.
import { isKey } from "../../lib/own_key.ts";

const KIND = "cubecup shelf";
const VERSION = 1;
export const MOST_BYTES = 10_000;

export function shelfText(key: string): string {
  return JSON.stringify({ kind: KIND, version: VERSION, key }, null, 1);
}

/** The key in a file; undefined if it is no file of ours. */
export function keyInFile(text: string): string | undefined {
  try {
    const found = JSON.parse(text) as { kind?: unknown; version?: unknown; key?: unknown } | null;
    return found?.kind === KIND && found.version === VERSION && isKey(found.key) ? found.key : undefined;
  } catch {
    return undefined;
  }
}
