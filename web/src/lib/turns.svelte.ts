// Calls a player who looks away: the title of the page says whose turn it is, and a sound says it is theirs.
import { announce } from "./announce.svelte.ts";
import { endingOf } from "./ending.ts";
import { raceName } from "./races.ts";
import { listed } from "./seats.ts";
import { settings } from "./settings.svelte.ts";
import { play } from "../sound/player.ts";
import type { Table } from "./table.svelte.ts";
import { t } from "./texts.svelte.ts";

/** Who the table waits for, in words; empty when it waits for nobody. */
export function waitingText(table: Table): string {
  const { view } = table;
  if (!view || !table.started || view.over || !table.source.live) return "";
  const others = view.waiting_for.filter((seat) => !table.played.includes(seat)); // own questions open when their beat is over
  if (table.choices.length) {
    return table.you.length > 1 ? t("web-turn-of", { name: table.name(table.seat) }) : t("web-your-turn");
  }
  return others.length ? t("web-waiting-for", { names: listed(others.map((seat) => table.name(seat))) }) : "";
}

/** A word from the system to a player who has gone to another page meanwhile. */
function notify(table: Table): void {
  if (!document.hidden || !settings.notify || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const race = table.info ? raceName(table.info.game, table.info.options) : "";
  const note = new Notification("Cube Cup", { body: t("web-notify-turn", { race }), tag: table.id });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Called once by the page of a table. */
export function callToTurn(table: Table): void {
  const mine = $derived(table.choices.length > 0);
  let was = false;

  $effect(() => {
    const ending = endingOf(table);
    const title = table.info ? raceName(table.info.game, table.info.options) : "";
    const turn = mine ? `● ${t("web-your-turn")}` : waitingText(table);
    document.title = [turn, ending?.last ? ending.words : "", title, "Cube Cup"].filter(Boolean).join(" · ");
  });

  $effect(() => {
    if (mine && !was) {
      play("turn");
      announce(t("web-your-turn"));
      notify(table);
    }
    was = mine;
  });
}
