// How near the end of a race is, as its engine tells: somebody is close to the finish, or over it already.
import { listed } from "./seats.ts";
import type { Table } from "./table.svelte.ts";
import { t } from "./texts.svelte.ts";

export interface Ending {
  words: string;
  last: boolean; // it is decided in this round
}

/** Nothing while the race is long, over, or goes on because runners are level, which is told elsewhere. */
export function endingOf(table: Pick<Table, "view" | "name">): Ending | undefined {
  const { view } = table;
  if (view?.game !== "cubitos" || view.over || view.tie_break) return undefined;
  if (view.last_round) return { words: t("table-last-round"), last: true };
  const near = view.players.flatMap(({ near_finish }, seat) => (near_finish ? [table.name(seat)] : []));
  return near.length ? { words: t("table-near-finish", { names: listed(near) }), last: false } : undefined;
}
