// Who has won, as it is told to this browser.
import { listed } from "./seats.ts";
import type { Table } from "./table.svelte.ts";
import { t } from "./texts.svelte.ts";

const winnersOf = (table: Table): number[] => table.view?.winners ?? [];

/** Whether somebody who plays in this browser has won. */
export function wonHere(table: Table): boolean {
  return winnersOf(table).some((seat) => table.you.includes(seat));
}

export function verdictText(table: Table): string {
  const winners = winnersOf(table);
  if (!winners.length) return t("web-won-nobody");
  if (winners.length === 1 && table.you.length === 1 && wonHere(table)) return t("web-won-you");
  return t("web-won", { names: listed(winners.map((seat) => table.name(seat))), n: winners.length });
}
