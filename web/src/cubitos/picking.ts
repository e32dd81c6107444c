// Choosing several dice freely before the answers are sent in the order the engine wants.
import { readDie } from "../dice/faces.ts";
import type { Picks } from "../lib/messages.ts";
import { targetOf } from "./targets.ts";

/** How often each answer is chosen. */
export type Selection = Readonly<Record<string, number>>;

export function size(selection: Selection): number {
  return Object.values(selection).reduce((sum, count) => sum + count, 0);
}

/** Dice that count toward the number asked for. */
export function counted(picks: Picks, selection: Selection): number {
  return Object.entries(selection).reduce((sum, [action, count]) => sum + (picks.free.includes(action) ? 0 : count), 0);
}

/** Light and dark gray are one colour; a borrowed die has the colour of its kind. */
function colorOf(action: string): string {
  const target = targetOf(action);
  const { kind } = readDie(target.at === "die" ? target.die : "start");
  return kind === "dark-gray" ? "light-gray" : kind;
}

/** Whether one more die of this answer may be chosen. */
export function mayAdd(picks: Picks, selection: Selection, action: string, available: number): boolean {
  if (!picks.dice.includes(action) || (selection[action] ?? 0) >= available) return false;
  if (picks.different) {
    const taken = Object.keys(selection).some((other) => selection[other] && colorOf(other) === colorOf(action));
    if (taken) return false;
  }
  return picks.free.includes(action) || counted(picks, selection) < picks.most;
}

export function changed(selection: Selection, action: string, by: 1 | -1): Selection {
  const count = (selection[action] ?? 0) + by;
  const { [action]: _, ...others } = selection;
  return count > 0 ? { ...others, [action]: count } : others;
}

export function complete(picks: Picks, selection: Selection): boolean {
  const count = counted(picks, selection);
  return picks.least <= count && count <= picks.most;
}

/** The answers, one for each die, in the order the engine asks for them. */
export function answers(picks: Picks, selection: Selection): string[] {
  return picks.dice.flatMap((action) => Array<string>(selection[action] ?? 0).fill(action));
}

/** A selection filled up with the latest kinds first: coloured dice before gray ones. */
export function filled(picks: Picks, selection: Selection, available: (action: string) => number): Selection {
  let found = selection;
  for (const action of [...picks.dice].reverse()) {
    while (mayAdd(picks, found, action, available(action))) found = changed(found, action, 1);
  }
  return found;
}
