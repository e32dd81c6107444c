// What a review is shown as: lines, bars and words. Chances are whole millionths; the books were balanced before.
import type { Booked, Review, SeatReview } from "../lib/messages.ts";
import { t, texts, type Values } from "../lib/texts.svelte.ts";

export const WHOLE = 1_000_000;

/** A chance as a percentage; estimates may stray a little beyond what is possible. */
export function chanceText(chance: number): string {
  const share = Math.min(1, Math.max(0, chance / WHOLE));
  return new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** Changes of a chance over a race, in points: they may well add up to more than a chance can be. */
export function pointsText(change: number): string {
  const format = new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return format.format((100 * change) / WHOLE);
}

/** How much of a chance something was, whichever way. */
export function shareText(change: number): string {
  const format = new Intl.NumberFormat(texts.language, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "never" });
  return format.format(change / WHOLE);
}

export function numberText(value: number): string {
  return new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** Where a cost lies in 19 cases of 20, by its standard error; nothing costs less than nothing. */
export function rangeText(cost: number, error: number): string {
  const half = 1.96 * error;
  return t("review-range", { low: shareText(Math.max(0, cost - half)), high: shareText(cost + half) });
}

/** The same of a loss that is shown in points. */
export function lossText(change: number, error: number): string {
  const half = 1.96 * error;
  const signed = (end: number): string => pointsText(Math.min(0, end));
  return t("review-range", { low: signed(change - half), high: signed(change + half) });
}

/** The chances of all seats when each round began. */
export function byRound({ course }: Review): { round: number; at: number; chances: number[] }[] {
  const begun = new Map<number, { round: number; at: number; chances: number[] }>();
  course.forEach(({ round, chances }, at) => {
    if (!begun.has(round)) begun.set(round, { round, at, chances });
  });
  return [...begun.values()];
}

/** A line for each seat over the whole race, from the start to the result; both axes from 0 to 1. */
export function linesOf({ start, course, seats }: Review): [x: number, y: number][][] {
  const last = course.length + 1;
  return seats.map(({ seat, result }) =>
    [start[seat]!, ...course.map(({ chances }) => chances[seat]!), result].map((chance, at) => [
      at / last,
      Math.min(1, Math.max(0, chance / WHOLE)),
    ]),
  );
}

export const PARTS = ["own-dice", "others-dice", "own-mistakes", "others-mistakes", "closer-look"] as const;

/** What has changed a seat's chance, in the order of `PARTS`. */
export function partsOf({ luck, own_luck, skill, own_skill, closer_look = 0 }: SeatReview): number[] {
  return [own_luck, luck - own_luck - closer_look, own_skill, skill - own_skill, closer_look];
}

/** Why the better answer is better; a fact that is the id of a text stands for that text. */
export function reasonText({ reason, facts }: Booked): string {
  const told = Object.entries(facts ?? {}).map(([name, fact]) => [name, typeof fact === "string" && texts.has(fact) ? t(fact) : fact]);
  return reason ? t(reason, Object.fromEntries(told) as Values) : "";
}

/** By how much dice and by how much the answer itself changed a chance: what was more decided. */
export function decidedBy(one: Booked): { dice: boolean; points: number } {
  const most = (changes: readonly number[]): number => Math.max(0, ...changes.map(Math.abs));
  const [dice] = (one.luck ?? []).filter(({ seat }) => seat >= 0).sort((a, b) => most(b.change) - most(a.change));
  const answer = one.skill ?? [];
  const byDice = dice !== undefined && most(dice.change) >= most(answer);
  return { dice: byDice, points: (byDice ? dice.change : answer)[one.seat] ?? 0 };
}

/** A change of a chance, with its sign. */
export function changeText(change: number): string {
  const format = new Intl.NumberFormat(texts.language, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return format.format(change / WHOLE);
}

/** How long something still takes, as people say it: seconds by fives, then minutes. */
export function leftText(seconds: number): string {
  const fives = Math.max(5, 5 * Math.ceil(seconds / 5));
  return fives < 60 ? t("review-left-seconds", { n: fives }) : t("review-left-minutes", { n: Math.ceil(seconds / 60) });
}
