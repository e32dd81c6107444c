// Words for what is played at a table, from the options of its game.
import type { Json } from "./messages.ts";
import { t, texts } from "./texts.svelte.ts";

export function raceName(game: string, options: Record<string, Json>): string {
  if (game !== "cubitos") return t(`web-game-${game}`);
  return typeof options.cards === "string" ? named("set", options.cards) : t("web-own-set");
}

/** The tracks and laps of a race: "Nothing Goes Right · 2 laps". */
export function wayName(options: Record<string, Json>): string {
  const tracks = Array.isArray(options.tracks) ? options.tracks : [];
  const parts = tracks.map((track) => named("track", String(track)));
  if (typeof options.laps === "number" && options.laps > 1) parts.push(t("count-laps", { n: options.laps }));
  return parts.join(" · ");
}

/** How far a game is; before the first round pawns are placed. */
export function roundWords(round: number): string {
  return round > 0 ? t("web-state-round", { n: round }) : t("web-state-placing");
}

/** Sets and tracks of a pack have a name at their table only; elsewhere their id has to do. */
function named(kind: string, id: string): string {
  return texts.has(`${kind}-${id}`) ? t(`${kind}-${id}`) : id;
}
