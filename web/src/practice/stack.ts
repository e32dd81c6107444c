// The stack of moments: the shipped collection and moments of one's own races, with what was learned of each.
import { api } from "../lib/api.ts";
import type { AnswerWeighed, MomentTold } from "../lib/messages.ts";
import { all, one, put } from "../shelf/database.ts";
import { isLearned, type Learned } from "./deck.ts";

/** A moment of a race of one's own, as a review finds it worth asking. */
export interface OwnMoment {
  id: string; // begins with "own-", so that it is none of the collection
  kind: string;
  seat: number;
  record: string;
  at: number;
  answers: AnswerWeighed[]; // the best first
}

export interface Asked extends OwnMoment {
  moment: MomentTold;
}

interface Kept extends Learned {
  own?: OwnMoment;
}

export interface Stack {
  ids: string[];
  learned: Map<string, Learned>;
}

export async function stack(): Promise<Stack> {
  const kept = (await all("practice")).filter(isLearned) as Kept[];
  const shipped = await api.practice();
  const own = kept.filter((one) => one.own).map(({ id }) => id);
  const seen = kept.filter(({ right, wrong }) => right + wrong > 0);
  return { ids: [...own, ...shipped.map(({ id }) => id)], learned: new Map(seen.map((one) => [one.id, one])) };
}

export async function keepLearned(learned: Learned): Promise<void> {
  const before = (await one("practice", learned.id)) as Kept | undefined;
  await put("practice", [{ ...before, ...learned }]);
}

/** Moments of a review come onto the stack; those that are there already stay as they are. */
export async function addOwn(moments: readonly OwnMoment[]): Promise<void> {
  const known = new Set((await all("practice")).filter(isLearned).map(({ id }) => id));
  const fresh = moments.filter(({ id }) => id.startsWith("own-") && !known.has(id));
  await put("practice", fresh.map((own): Kept => ({ id: own.id, box: 0, due: 0, right: 0, wrong: 0, own })));
}

export async function askedFor(id: string): Promise<Asked> {
  const { own } = ((await one("practice", id)) ?? {}) as Partial<Kept>;
  if (!own) return api.practiceMoment(id);
  return { ...own, moment: await api.moment({ record: own.record, at: own.at }) };
}
