// How far a player is in the introduction; kept by the browser, so that it can be left and continued.
import { recall, remember } from "../lib/storage.ts";

const KEY = "cubecup.learn";

export interface Progress {
  table: string; // empty: not begun
  seen: string[]; // ids of tips
  hidden: boolean; // the coach was asked to be quiet
}

export const NOTHING: Progress = { table: "", seen: [], hidden: false };

export function recallProgress(): Progress {
  const found = recall(KEY) as Partial<Progress> | null | undefined;
  const { table, seen, hidden } = found ?? {};
  if (typeof table !== "string" || !Array.isArray(seen)) return NOTHING;
  return { table, seen: seen.filter((id) => typeof id === "string"), hidden: hidden === true };
}

export function keepProgress(progress: Progress): void {
  remember(KEY, progress);
}
