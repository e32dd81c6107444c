// Words for seats and for those who sit there.
import type { Entry, SeatInfo } from "./messages.ts";
import { t, texts } from "./texts.svelte.ts";

/** A bot's level in words: "Hard", "Hard, bold". One that has no words yet is called as the server calls it. */
export function levelName(level: string): string {
  const [name, style] = level.split(":", 2) as [string, string?];
  const id = `web-level-${name}`;
  const word = texts.has(id) ? t(id) : name;
  return style ? t("web-level-style", { level: word, style: t(`web-style-${style}`) }) : word;
}

/** What to say about a seat beside its name. */
export function seatState(seat: SeatInfo): string {
  if (seat.kind === "open") return t("web-seat-free");
  if (seat.kind === "bot") return t("web-seat-bot", { level: levelName(seat.level ?? "steady") });
  if (seat.resigned) return t("web-seat-resigned");
  if (seat.stand_in) return t("web-seat-stand-in", { level: levelName(seat.level ?? "steady") });
  if (seat.program) return t(seat.connected ? "web-seat-program" : "web-seat-program-away");
  return seat.connected ? t("web-seat-here") : t("web-seat-away");
}

/** The rating of a player who wants one, as it was when they sat down. */
export function ratingWords({ rating, rating_error }: SeatInfo): string {
  return t("own-rating-seat", { points: String(rating), error: String(rating_error) });
}

/** Names as people list them in the player's language: "Ann, Bob and Cy". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: "conjunction" }).format(names);
}

/** Entries of the log about who plays a seat. */
export const SEATINGS: ReadonlySet<string> = new Set(["resign", "stand-in", "back", "reissue", "seat-bot", "program"]);

export function seatingText(entry: Entry, name: (seat: number) => string): string {
  if (typeof entry.by === "number") return t(`table-log-${entry.kind}-by`, { name: name(entry.by) });
  return t(`table-log-${entry.kind}${entry.by_host ? "-host" : ""}`);
}
