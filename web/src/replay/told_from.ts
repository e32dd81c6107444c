// What a recording is told from, and the address of one of its moments.
import type { Reviewed } from "../cubitos/ways.ts";
import type { MomentOf } from "../lib/messages.ts";
import type { Table } from "../lib/table.svelte.ts";
import type { Recording } from "./recording.ts";

/** A table, a record that somebody has shared, or one that only this browser has; on the shelf that has a key. */
export type ToldFrom = { table: string } | { shared: string } | { record: string; key?: string };

/** A recording, and what is known about it besides. */
export interface Replayed {
  from: ToldFrom;
  recording: Recording;
  mistakes?: readonly Reviewed[]; // answers that a review calls so
  mine?: readonly number[]; // seats that were played in this browser
}

/** What a dialog about a moment of a recording gets. */
export interface OfMoment {
  table: Table;
  from: ToldFrom;
  mine: readonly number[]; // seats that were played in this browser
  at: number;
  onclose: () => void;
}

export function momentAt(from: ToldFrom, at: number): MomentOf {
  return "record" in from ? { record: from.record, at } : { ...from, at };
}

/** Where others find exactly this position; nothing, if they cannot. What stands after # is sent to no server. */
export function linkTo(from: ToldFrom, at: number): string {
  if ("table" in from) return `${location.origin}/t/${from.table}/replay#${at}`;
  return "shared" in from ? `${location.origin}/r/${from.shared}#${at}` : "";
}

/** The moment that an address names. */
export function momentIn(hash: string): number {
  const at = Math.trunc(Number(hash.slice(1)));
  return Number.isSafeInteger(at) && at > 0 ? at : 0;
}
