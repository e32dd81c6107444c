// Which of the dice that lie in the zones are those of the latest roll, so that they can be seen falling.
import { readDie } from "../dice/faces.ts";
import type { Entry } from "../lib/messages.ts";
import type { Lying } from "./play.svelte.ts";
import type { Zone } from "./zones.ts";

export interface Roll {
  seq: number;
  seat: number;
  dice: string[]; // `white/symbol`, `light-gray/blank`
}

/** The latest roll of each seat among some entries. */
export function rollsIn(entries: readonly Entry[]): Roll[] {
  const found = new Map<number, Roll>();
  for (const entry of entries) {
    for (const { word, seat, details } of entry.happened) {
      if (word === "roll") found.set(seat, { seq: entry.seq, seat, dice: details.map(String) });
    }
  }
  return [...found.values()];
}

/** Keys of the dice in a zone that were just rolled: the latest hits in Active, the misses in Roll. */
export function fallen(roll: Roll, zone: Zone, dice: readonly Lying[]): Set<string> {
  if (zone !== "active" && zone !== "roll") return new Set();
  const wanted = new Map<string, number>();
  for (const text of roll.dice) {
    const die = readDie(text);
    if ((die.face?.type === "blank") !== (zone === "roll")) continue;
    const name = zone === "roll" ? die.kind : text;
    wanted.set(name, (wanted.get(name) ?? 0) + 1);
  }
  const found = new Set<string>();
  for (const die of [...dice].reverse()) {
    const text = die.key.split("#")[0]!.split(".")[0]!;
    const name = zone === "roll" ? die.name.kind : text;
    const left = wanted.get(name) ?? 0;
    if (!left) continue;
    wanted.set(name, left - 1);
    found.add(die.key);
  }
  return found;
}
