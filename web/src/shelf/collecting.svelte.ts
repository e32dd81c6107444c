// Which races come to the shelf: those at whose table one sits when they end, and those that ended while one was away.
import { api } from "../lib/api.ts";
import { rememberedTables } from "../lib/session.ts";
import type { Table } from "../lib/table.svelte.ts";
import { keepRace, keptRaces } from "./races.ts";

/** Called once by the page of a table: when the race is over, its record is kept. */
export function keepWhenOver(table: Table): void {
  $effect(() => {
    const { info, you } = table;
    if (info?.over && you.length) keepRace(info, you).catch(() => {}); // the page of races tries again
  });
}

/** Look for races of this browser that ended unseen; those that the server has forgotten are not asked for again. */
export async function collect(): Promise<void> {
  const kept = new Set((await keptRaces()).map(({ key }) => key));
  for (const { table, keys } of rememberedTables()) {
    if (kept.has(table) || !keys.length) continue;
    try {
      await keepRace(await api.table(table), keys.map(({ seat }) => seat));
    } catch {
      continue; // gone, or the server cannot be reached: there is nothing to keep now
    }
  }
}
