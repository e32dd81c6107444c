// Which spaces stand out, and which step back.
import { expect, it } from "vitest";
import { type Goal, goalsOf, standingOf } from "../../src/cubitos/goals.ts";

const goal = (more: Partial<Goal> = {}): Goal => ({
  space: "1.2", actions: [], way: [], steps: 1, price: 0, left: 8, forward: true, lines: 0, rewards: [], ...more,
});
const credit = { rewards: [{ kind: "credits", amount: 1 }] };

it("spaces stand out if they lead forward for nothing and carry something", () => {
  const jet = { name: "1.2", row: 1, column: 2, section: 0, jet: true };
  expect(standingOf(goal(), undefined, 9)).toBe("plain");
  expect(standingOf(goal(credit), undefined, 9)).toBe("rich");
  expect(standingOf(goal(), jet, 9)).toBe("rich");
});

it("they step back if they lead back or cost money, but never those that end the race", () => {
  expect(standingOf(goal({ forward: false, left: 10, ...credit }), undefined, 9)).toBe("aside");
  expect(standingOf(goal({ price: 4, ...credit }), undefined, 9)).toBe("aside");
  expect(standingOf(goal({ price: 4, left: 0 }), undefined, 9)).toBe("plain");
});

it("sideways is worth showing only for what lies there", () => {
  expect(standingOf(goal({ forward: false, left: 9 }), undefined, 9)).toBe("aside");
  expect(standingOf(goal({ forward: false, left: 9, ...credit }), undefined, 9)).toBe("plain");
});

it("a way is told by its spaces, after the movement bought for it", () => {
  const way = { leg: 0, steps: 1, bought: 1, price: 4, left: 8, forward: true, lines: 0, rewards: [], best: false };
  const reach = [
    { ...way, space: "1.2", after: -1 },
    { ...way, space: "1.3", after: 0, steps: 2, best: true },
  ];
  const found = goalsOf({ seat: 0, number: 1, kind: "move", rule: "", actions: ["step 1.2", "stop"], reach }, 0);
  expect(found.get(0)).toMatchObject([{ space: "1.3", way: ["1.2", "1.3"], actions: ["buy movement", "step 1.2", "step 1.3"] }]);
});

it("spaces without a way are those the answers name", () => {
  const found = goalsOf({ seat: 0, number: 1, kind: "nearby-reward", rule: "", actions: ["reward 2.1", "skip"] }, 3);
  expect([...found]).toMatchObject([[3, [{ space: "2.1", actions: ["reward 2.1"], steps: 0 }]]]);
});
