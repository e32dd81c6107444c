// Where a runner may go: each space a click leads to, with its way and all that the engine tells of it, and how much it
// stands out on the track.
import type { CubitosQuestion, Reward, Space, Way } from "../lib/messages.ts";
import { targetOf } from "./targets.ts";

export interface Goal {
  space: string;
  actions: string[]; // that lead there
  way: string[]; // the spaces on it, in order; the last is this one
  steps: number;
  price: number; // in money, for movement bought on the way
  left?: number; // steps from there to the last finish
  forward: boolean;
  lines: number; // red lines gained, or lost if less than 0
  draws?: number[] | undefined; // everybody's draw amount then, if it changes
  rewards: Reward[];
}

/** How a space is shown: one that leads forward for nothing and carries something stands out; one that leads back or
 *  costs money steps back. */
export type Standing = "rich" | "plain" | "aside";

/** Spaces by leg of the race, nearest first. */
export function goalsOf(choice: CubitosQuestion, here: number): Map<number, Goal[]> {
  const found = new Map<number, Goal[]>();
  const add = (leg: number, goal: Goal): void => void found.set(leg, [...(found.get(leg) ?? []), goal]);
  const { reach = [], actions } = choice;
  for (const way of reach) if (way.best) add(way.leg, { ...goalOf(way, reach), draws: choice.draws?.[way.lines] });
  if (!reach.length) {
    for (const action of actions) {
      const target = targetOf(action);
      if (target.at !== "space") continue;
      const { space } = target;
      add(here, { space, actions: [action], way: [space], steps: 0, price: 0, forward: true, lines: 0, rewards: [] });
    }
  }
  for (const goals of found.values()) goals.sort((a, b) => a.steps - b.steps);
  return found;
}

function goalOf(end: Way, reach: readonly Way[]): Goal {
  const way: string[] = [];
  for (let at: Way | undefined = end; at; at = reach[at.after]) way.unshift(at.space);
  const bought = Array<string>(end.bought).fill("buy movement");
  const { space, steps, price, left, forward, lines, rewards } = end;
  return { space, actions: [...bought, ...way.map((one) => `step ${one}`)], way, steps, price, left, forward, lines, rewards };
}

/** Whoever can end the race with it sees it, whatever it costs. */
const ends = ({ left, forward }: Goal): boolean => forward && left !== undefined && left <= 0;

/** As seen from where `left` steps remain. Sideways is worth showing only for what lies there. */
export function standingOf(goal: Goal, space: Space | undefined, left: number): Standing {
  const carries = Boolean(goal.rewards.length || space?.jet || space?.shortcut);
  const onwards = goal.forward || (carries && goal.left === left);
  if (!onwards || (goal.price && !ends(goal))) return "aside";
  return carries && goal.forward && !goal.price ? "rich" : "plain";
}
