// The costliest answers of a review become questions of the practice: what was better, and what was played.
import { api } from "../lib/api.ts";
import type { AnswerWeighed, Booked, Review } from "../lib/messages.ts";
import type { ToldFrom } from "../replay/told_from.ts";
import { addOwn, type OwnMoment } from "./stack.ts";

const WHOLE = 1_000_000; // a review counts chances in millionths
const KINDS: Partial<Record<string, string>> = { "push-or-pass": "push", buy: "buy", move: "move", draw: "draw" };

/** Those of one's own seats that are of a kind that can be asked. */
export function momentsOfReview(review: Review, key: string, own: readonly number[], record: string): OwnMoment[] {
  return review.seats
    .filter(({ seat }) => own.includes(seat))
    .flatMap(({ costliest }) => costliest.map((at) => review.course[at]!))
    .filter(({ kind, better }) => KINDS[kind] && better?.length)
    .map((one) => ({ id: `own-${key}-${one.number}`, kind: KINDS[one.kind]!, seat: one.seat, record, at: one.number, answers: answersOf(one) }));
}

/** What is usual is left out of a review. */
function answersOf({ seat, chances, skill, better, way, action, error, reason, facts }: Booked): AnswerWeighed[] {
  const chance = (found: number): number => Math.min(1, Math.max(0, found / WHOLE));
  const asked = chances[seat] ?? 0;
  return [
    { actions: better, chance: chance(asked), error: 0, good: true, reason: reason ?? "", facts: facts ?? {} },
    {
      actions: way?.length ? way : [action], chance: chance(asked + (skill?.[seat] ?? 0)), error: chance(error ?? 0), good: false, reason: "practice-played", facts: {},
    },
  ];
}

/** Put them on the stack: of a table, or of a race on the shelf, which has the key of its table. */
export async function learnFromReview(review: Review, from: ToldFrom, own: readonly number[]): Promise<void> {
  if (!own.length) return;
  try {
    if ("table" in from) await addOwn(momentsOfReview(review, from.table, own, await api.record(from.table)));
    else if ("record" in from && from.key) await addOwn(momentsOfReview(review, from.key, own, from.record));
  } catch {
    return; // the race is told all the same
  }
}
