// Words of a shelf: trophies, races, dates.
import { levelName } from "../../lib/seats.ts";
import type { ShelfRaceTold, Trophy } from "../../lib/messages.ts";
import { t, texts } from "../../lib/texts.svelte.ts";

export const dateWords = (at: number): string => new Date(at * 1000).toLocaleDateString(texts.language, { dateStyle: "medium" });

export const timeWords = (at: number): string => new Date(at * 1000).toLocaleTimeString(texts.language, { timeStyle: "short" });

/** Of what a trophy is: a set, or a level. */
function ofWords({ id, of }: Trophy): string {
  return id === "level" ? levelName(of) : id === "set" ? t(`set-${of}`) : "";
}

export const trophyName = (trophy: Trophy): string => t(`trophy-${trophy.id}`, { name: ofWords(trophy) });

export function trophyState(trophy: Trophy): string {
  if (trophy.table) return t("own-trophy-won", { date: dateWords(trophy.at ?? 0) });
  return trophy.need > 1 ? t("own-trophy-progress", { have: trophy.have, need: trophy.need }) : t("own-trophy-open");
}

export function raceWords(race: ShelfRaceTold): string {
  if (race.game !== "cubitos") return t(`web-game-${race.game}`);
  return race.set ? t(`set-${race.set}`) : t("own-own-cards");
}

export function resultWords(race: ShelfRaceTold): string {
  if (race.won) return t("shelf-won");
  if (race.players === 1) return t("own-alone", { rounds: race.rounds });
  return t("own-place", { place: race.place, players: race.players });
}
