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
  if (winnersOf(table).length === 1 && table.you.length === 1 && wonHere(table)) return t("web-won-you");
  return verdictForOthers(table, (seat) => table.name(seat));
}

/** The same as it is told to anybody. */
export function verdictForOthers(table: Table, name: (seat: number) => string): string {
  const winners = winnersOf(table);
  if (winners.length === 1 && name(winners[0]!) === t("web-me")) return t("web-won-me");
  return winners.length ? t("web-won", { names: listed(winners.map(name)), n: winners.length }) : t("web-won-nobody");
}
