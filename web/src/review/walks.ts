// Walks of a review in words that fit what the board shows: how far, over what, to what, and how far it is from there.
import type { Reviewed } from "../cubitos/ways.ts";
import { leftWords, linesWords, rewardWords } from "../cubitos/wording.ts";
import type { Walk } from "../lib/messages.ts";
import { t } from "../lib/texts.svelte.ts";

export function walkText({ places, steps, shortcuts, jets, price, left, forward, lines, rewards }: Walk): string {
  if (places.length < 2) return t("review-walk-stay");
  const spaces = t("count-spaces", { n: steps });
  if (!steps && !shortcuts) return t("review-walk-nearby", { reward: rewards.map(rewardWords).join(" + ") });
  return [
    ...(steps ? [t(forward ? "review-walk" : "review-walk-aside", { spaces })] : []),
    ...rewards.map((reward) => t("review-walk-reward", { reward: rewardWords(reward) })),
    ...(shortcuts ? [t("review-walk-shortcut")] : []),
    ...(jets ? [t("review-walk-jet")] : []),
    ...(price ? [t("review-walk-price", { n: price })] : []),
    ...(lines ? [linesWords(lines)] : []),
    leftWords(left),
  ].join(", ");
}

/** The walk that had been better; one that sounds the same leads elsewhere all the same. */
export function betterText({ walk, better_walk: better }: Pick<Reviewed, "walk" | "better_walk">): string {
  const told = better ? walkText(better) : "";
  return walk && told === walkText(walk) ? t("review-walk-same") : told;
}

/** Of a review that was kept before walks were told: how long it was. */
export function stepsText(way: readonly string[]): string {
  return t("count-spaces", { n: way.filter((answer) => answer.startsWith("step ")).length });
}
