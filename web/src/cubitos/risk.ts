// What hangs over a push, as the question tells it.
import type { CubitosPlayer, CubitosQuestion } from "../lib/messages.ts";

/** Answers that let dice roll. */
export const THROWING = ["push", "roll"];

/** Without a chance it cannot bust. */
export interface Risk {
  chance: number | undefined;
  using: Record<string, number>; // the chance by what may be used before the roll
  safe: "" | "few" | "push"; // why it cannot: too few active dice, or a push that is safe
}

/** A push that has begun may have been made safe; before it, the mark is that of an earlier one. */
export function riskOf({ bust_chance: chance, chance_using: using = {}, actions }: CubitosQuestion, { at_risk, safe_push }: CubitosPlayer): Risk {
  return { chance, using, safe: safe_push && actions.includes("roll") ? "push" : at_risk ? "" : "few" };
}

/** What is risked with an answer that lets dice roll, or may do so. */
export function takenWith(action: string, { chance, using, safe }: Risk): Risk | undefined {
  if (!THROWING.includes(action) && !(action in using)) return undefined;
  return { chance: using[action] ?? chance, using: {}, safe };
}
