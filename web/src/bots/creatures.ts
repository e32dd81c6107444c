// Who bots are: each has a creature with a name and a character that fits its style of play (texts in creatures.ftl).
import { t } from "../lib/texts.svelte.ts";

export const CREATURES = ["pip", "dot", "boxy", "shelly", "rocco", "bella", "zip"] as const;

export type Creature = (typeof CREATURES)[number];

/** The creature that plays a style; those without one are the first three. */
const STYLED: Partial<Record<string, Creature>> = {
  cautious: "shelly",
  bold: "rocco",
  "fan-hunter": "bella",
  sprinter: "zip",
};

interface Seated {
  kind: string;
  name?: string | null | undefined;
  level?: string | null | undefined;
}

/** The creature of each seat; undefined where a person plays. No creature sits at a table twice. */
export function creaturesOf(seats: readonly Seated[]): (Creature | undefined)[] {
  const taken = new Set<Creature>();
  const found: (Creature | undefined)[] = seats.map(() => undefined);
  const seat = (at: number, creature: Creature | undefined): void => {
    if (seats[at]!.kind !== "bot" || found[at] || !creature || taken.has(creature)) return;
    taken.add(creature);
    found[at] = creature;
  };
  // Who has its name keeps it, then style decides, and at last the order of seats.
  seats.forEach(({ name }, at) => seat(at, CREATURES.find((one) => t(`creature-${one}`) === name)));
  seats.forEach(({ level }, at) => seat(at, STYLED[level?.split(":")[1] ?? ""]));
  seats.forEach((_, at) => seat(at, CREATURES.find((one) => !taken.has(one))));
  return found;
}

export const creatureName = (creature: Creature): string => t(`creature-${creature}`);

/** "Rocco, a goat: never met a risk he did not like." */
export function creatureWords(creature: Creature): string {
  return t("web-creature", { name: creatureName(creature), kind: t(`creature-${creature}.kind`), text: t(`creature-${creature}.text`) });
}
