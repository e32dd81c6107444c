// Trophies that a race has just won: asked once for each table, however many parts of the page want to know.
import { api } from "../../lib/api.ts";
import type { Trophy } from "../../lib/messages.ts";
import { ownKey } from "../../lib/own_key.ts";

let asked: { table: string; found: Promise<Trophy[]> } | undefined;

export function wonBy(table: string): Promise<Trophy[]> {
  if (asked?.table !== table) {
    const found = api.shelf({ key: ownKey() }).then(({ trophies }) => trophies.filter((one) => one.table === table));
    asked = { table, found: found.catch(() => []) }; // the shelf has them all the same
  }
  return asked.found;
}
