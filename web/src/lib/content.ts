// What never changes during a race: cards, dice, sets and the geometry of tracks (src/cubecup/cubitos/catalogue.py).
import { getJson } from "./api.ts";
import type { CubitosContent, DrawnTrack } from "./messages.ts";

export type Cell = DrawnTrack["start_at"]; // row and column

const asked = new Map<string, Promise<CubitosContent>>();

/** As printed, or as a table has it. Asked for once; a failure is forgotten, so that the next page tries again. */
export function cubitosContent(table?: string): Promise<CubitosContent> {
  const path = table === undefined ? "/api/content/cubitos" : `/api/tables/${encodeURIComponent(table)}/content`;
  let found = asked.get(path);
  if (!found) {
    found = getJson<CubitosContent>(path);
    found.catch(() => asked.delete(path));
    asked.set(path, found);
  }
  return found;
}
