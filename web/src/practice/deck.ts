// What is asked next: moments come back after a while, the sooner the worse they were answered (Leitner's boxes).

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SOON = 3 * MINUTE; // after a wrong answer: still today, when others have been asked
const PAUSES = [0, 1, 3, 7, 21, 60].map((days) => days * DAY); // by box

export interface Learned {
  id: string;
  box: number; // right answers in a row, as far as that counts
  due: number; // milliseconds since 1970
  right: number;
  wrong: number;
}

const isCount = (value: unknown): value is number => typeof value === "number" && value >= 0 && Number.isFinite(value);

export function isLearned(found: unknown): found is Learned {
  const one = found as Partial<Learned> | null;
  return typeof one?.id === "string" && isCount(one.box) && isCount(one.due) && isCount(one.right) && isCount(one.wrong);
}

export function answered(before: Learned | undefined, id: string, good: boolean, now: number): Learned {
  const { box, right, wrong } = before ?? { box: 0, right: 0, wrong: 0 };
  if (!good) return { id, box: 0, due: now + SOON, right, wrong: wrong + 1 };
  const next = Math.min(box + 1, PAUSES.length - 1);
  return { id, box: next, due: now + PAUSES[next]!, right: right + 1, wrong };
}

/** What is due, the longest waiting first; then what was never asked, in an order that mixes; nothing: enough for today. */
export function nextOf(ids: readonly string[], learned: ReadonlyMap<string, Learned>, now: number, last = ""): string | undefined {
  const known = ids.flatMap((id) => learned.get(id) ?? []);
  const due = known.filter((one) => one.due <= now && one.id !== last).sort((one, other) => one.due - other.due);
  if (due[0]) return due[0].id;
  const fresh = ids.filter((id) => !learned.has(id)).sort((one, other) => mixed(one) - mixed(other) || (one < other ? -1 : 1));
  return fresh[0] ?? known.filter((one) => one.due <= now + SOON).sort((one, other) => one.due - other.due)[0]?.id;
}

/** How many are asked today: due by now or never asked. */
export function waiting(ids: readonly string[], learned: ReadonlyMap<string, Learned>, now: number): number {
  return ids.filter((id) => (learned.get(id)?.due ?? 0) <= now + SOON).length;
}

/** A number that follows from a text and looks like chance. */
function mixed(text: string): number {
  let found = 2166136261;
  for (const letter of text) found = Math.imul(found ^ letter.codePointAt(0)!, 16777619);
  return found >>> 0;
}
