// Things of a race in the player's language: dice, faces, spaces, rewards, answers. Texts are those of cubitos.ftl and
// of race.ftl (questions and answers, as in the terminal); table.ftl adds what only this table says.
import { type DieName, type Face, readDie, readFace } from "../dice/faces.ts";
import type { CubitosQuestion, Reward, Space } from "../lib/messages.ts";
import { capital, t, texts, type Values } from "../lib/texts.svelte.ts";
import type { Goal } from "./goals.ts";
import { targetOf } from "./targets.ts";

export function faceWords(face: Face): string {
  return t(`face-${face.type}`, { n: face.amount });
}

export function dieWords(die: DieName): string {
  const kind = t(`kind-${die.kind}`);
  const named = die.borrowed ? t("die-borrowed", { die: kind }) : kind;
  const shown = die.face ? `${named}, ${faceWords(die.face)}` : named;
  return die.marks.includes("u") ? `${shown} (${t("table-used")})` : shown;
}

export function spaceWords(space: string): string {
  return space === "start" || space === "finish" ? t(`terrain-${space}`) : space;
}

export function rewardWords(reward: Reward): string {
  if (reward.kind === "gain") return reward.amount < 0 ? t("reward-gain-any") : t("reward-gain", { n: reward.amount });
  return t(`reward-${reward.kind}`, { n: reward.amount });
}

/** What a reward brings that one only takes or leaves: "3 credits", "1 fan". */
function goodsOf({ kind, amount }: Reward): string {
  return kind === "fan" ? t("count-fans", { n: 1 }) : t("count-credits", { n: amount });
}

/** What a runner finds on a space. */
export function spaceNotes(space: Space): string[] {
  return [...(space.rewards ?? []).map(rewardWords), ...terrainNotes(space)];
}

function terrainNotes(space: Space): string[] {
  return [
    ...(space.water ? [t("terrain-water")] : []),
    ...(space.jet ? [t("terrain-jet-pack")] : []),
    ...(space.shortcut ? [shortcutWords(space)] : []),
  ];
}

function shortcutWords({ shortcut }: Space): string {
  return shortcut ? t("do-shortcut", { space: shortcut.to, price: shortcutPrice(shortcut) }) : "";
}

function shortcutPrice({ by_foot: byFoot, price }: NonNullable<Space["shortcut"]>): string {
  return t(byFoot ? "count-movement" : "count-money", { n: price });
}

/** How far a runner has to go, or has come past the last finish. */
export function leftWords(left: number): string {
  if (left > 0) return t("where-left", { n: left });
  return left ? t("where-beyond", { spaces: t("count-spaces", { n: -left }) }) : t("where-at-finish");
}

export function linesWords(lines: number): string {
  return t(lines > 0 ? "where-lines-gained" : "where-lines-lost", { n: Math.abs(lines) });
}

/** What a seat draws from now on, and where that is known, what it drew before. */
export type Drawn = readonly [seat: number, amount: number, before?: number];

/** What everybody draws from now on, of those for whom that changes: "draw amount from now on: Pip 9 → 10, Dot 9 → 10". */
export function drawsWords(draws: readonly Drawn[], name: (seat: number) => string): string {
  if (!draws.length) return "";
  const amounts = draws.map(([seat, n, before]) => (before === undefined ? t("where-draws-one", { name: name(seat), n }) : t("where-draws-change", { name: name(seat), before, n })));
  return t("where-draws", { amounts: amounts.join(", ") });
}

/** A space one may go to, by what matters: forward or back, the way that remains, what it brings and costs; its name
 *  comes last. */
export function goalWords(goal: Goal & { drawn?: string }, space: Space | undefined): string {
  const told = [
    ...(goal.left === undefined ? [] : [t(goal.forward ? "where-forward" : "where-back"), leftWords(goal.left)]),
    ...(goal.left === undefined ? (space?.rewards ?? []) : goal.rewards).map(rewardWords),
    ...(goal.lines ? [linesWords(goal.lines)] : []),
    ...(goal.drawn ? [goal.drawn] : []),
    ...(goal.price ? [t("table-bought", { n: goal.price })] : []),
    ...(goal.steps ? [t("count-spaces", { n: goal.steps })] : []),
    ...(space ? terrainNotes(space) : []),
  ];
  return [...told, spaceWords(goal.space)].join(", ");
}

/** A walk by where it leads, where the eye sees which space is meant. */
export function walkWords({ left, rewards, price }: Goal): string {
  const told = [...(left === undefined ? [] : [leftWords(left)]), ...rewards.map(rewardWords), ...(price ? [t("table-bought", { n: price })] : [])];
  return t("table-run", { what: told.join(", ") });
}

export function cardName(card: string): string {
  return t(`card-${card}`);
}

const UNITS: Record<string, string> = {
  money: "term-money",
  movement: "term-movement",
  water: "unit-water",
  credits: "term-credits",
};

const JOINED: Partial<Record<string, string>> = { optional: "goods-and", either: "goods-or" };

/** What is asked: in the name of the card that asks it, with what an answer brings. */
export function questionWords({ kind, actions, card, amounts, picks, reward }: CubitosQuestion): string {
  const [verb] = (actions[0] ?? "").split(" ");
  const ids = [`table-ask-${kind}`, `ask-${kind}-${verb}`, `ask-${kind}`];
  const values: Values = reward ? { n: reward.amount, reward: goodsOf(reward) } : { n: picks?.least ?? 0 };
  const question = t(ids.find((id) => texts.has(id)) ?? ids[2]!, values);
  const name = card ? cardName(card) : "";
  if (!name || question.includes(name)) return question;
  const joined = JOINED[kind];
  const goods = joined ? Object.entries(amounts ?? {}).map(([what, n]) => t(`goods-${what}`, { n })) : [];
  if (!joined || !goods.length) return t("ask-of-card", { card: name, question });
  return t(`ask-${kind}-amounts`, { card: name, amounts: goods.reduce((first, second) => t(joined, { first, second })) });
}

/** All that the wording of an answer may depend on. */
export interface Asked {
  kind: string; // of the question
  here: Space | undefined; // where the runner stands
  name: (seat: number) => string;
  cost: (kind: string) => number;
  card: (kind: string) => string | undefined; // that goes with a die
  movementPrice: number;
  reward?: Reward | undefined; // that is asked about
}

/** A whole sentence for an answer, for lists and screen readers. */
export function answerWords(action: string, asked: Asked): string {
  return capital(sentence(action, asked));
}

function phrase(verb: string, kind: string, values?: Values): string {
  const own = `do-${verb}-${kind}`;
  return t(texts.has(own) ? own : `do-${verb}`, values);
}

function sentence(action: string, { kind, here, name, cost, card, movementPrice, reward }: Asked): string {
  const target = targetOf(action);
  switch (target.at) {
    case "die": {
      const words = phrase(target.verb, kind, { die: dieWords(readDie(target.die)) });
      return `${words} (${t(`zone-${target.zone}`)})`;
    }
    case "tray": {
      const named = card(target.kind);
      const die = t(`kind-${target.kind}`);
      const words = phrase(target.verb, kind, { die: named ? t("table-card-die", { card: cardName(named), die }) : die });
      return target.verb === "buy" ? `${words}, ${t("menu-cost", { n: cost(target.kind) })}` : words;
    }
    case "ability": {
      const words = t("do-use", { card: cardName(target.card) });
      const marks = [target.power ? t("face-power") : "", target.borrowed ? t("menu-borrowed") : ""].filter(Boolean);
      return marks.length ? `${words} (${marks.join(", ")})` : words;
    }
    case "space":
      return target.verb === "reward" ? spaceWords(target.space) : t("do-step", { space: spaceWords(target.space) });
    case "seat":
      return phrase(target.verb, kind, { name: name(target.seat) });
    case "face":
      return faceWords(readFace(target.face));
    case "unit":
      return t(UNITS[target.unit] ?? "term-money");
    case "button":
      if (target.verb === "shortcut" && here) return shortcutWords(here);
      if (target.verb === "accept" && reward) return t("table-take-reward", { reward: goodsOf(reward) });
      return target.verb === "buy-movement" ? t("do-buy-movement", { n: movementPrice }) : phrase(target.verb, kind);
  }
}

/** A word or two for a large button. */
export function buttonWords(action: string, asked: Asked): string {
  const target = targetOf(action);
  if (target.at === "ability") return target.power ? t("table-power", { card: cardName(target.card) }) : cardName(target.card);
  if (target.at === "tray") return capital(t(`color-${target.kind}`)); // beside a picture of the die
  if (target.at !== "button") return answerWords(action, asked);
  if (target.verb === "shortcut" && asked.here?.shortcut) return capital(t("table-shortcut", { price: shortcutPrice(asked.here.shortcut) }));
  const own = `table-do-${target.verb}-${asked.kind}`;
  const short = texts.has(own) ? own : `table-do-${target.verb}`;
  return texts.has(short) ? t(short) : answerWords(action, asked);
}

export function percent(chance: number): string {
  const digits = chance > 0 && chance < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: digits }).format(chance);
}
