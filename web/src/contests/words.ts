// Words for contests: how far somebody came, and what one tells others without telling them the dice.
import { raceName, wayName } from "../lib/races.ts";
import type { ContestTold, TryTold } from "../lib/messages.ts";
import { levelName, listed } from "../lib/seats.ts";
import { t, texts } from "../lib/texts.svelte.ts";

export function distanceWords(left: number): string {
  if (left > 0) return t("contests-short", { n: left });
  return left ? t("contests-beyond", { n: -left }) : t("contests-at-finish");
}

/** A day as people write it in their language: "17 November 2026". */
export function dayWords(day: string): string {
  return new Intl.DateTimeFormat(texts.language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
}

export const modeWords = ({ mode }: ContestTold): string => t(mode === "alone" ? "contests-mode-alone" : "contests-mode-bots");

/** What is raced, on which track, against whom. */
export function raceWords({ game, options, against }: ContestTold): string {
  const parts = [raceName(game, options), wayName(options)];
  if (against.length) parts.push(t("contests-against", { names: listed(against.map(levelName)) }));
  return parts.filter((part) => part).join(" · ");
}

export const ownRow = (contest: ContestTold): TryTold | undefined => contest.rows.find((row) => row.mine && row.rounds);

/** A result in a few lines; nothing of it helps those who have not raced yet. */
export function resultWords(contest: ContestTold, row: TryTold, streak: number): string {
  const title = contest.day ? dayWords(contest.day) : contest.title;
  const place = contest.mode === "alone" ? "" : t("contests-told-place", { n: row.place, of: contest.against.length + 1 });
  const lines = [
    `Cube Cup · ${title}`,
    [modeWords(contest), place, t("count-rounds", { n: row.rounds })].filter((part) => part).join(" · "),
  ];
  if (row.rank) lines.push(t("contests-told-rank", { n: row.rank, of: contest.finished }));
  if (streak > 1) lines.push(t("contests-streak", { n: streak }));
  return lines.join("\n");
}
