// What is asked when, which answer was given, and how a question is heard to its end.
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnswerWeighed, Booked } from "../src/lib/messages.ts";
import { weighedOf } from "../src/practice/answers.ts";
import { answered, type Learned, nextOf, waiting } from "../src/practice/deck.ts";
import { momentsOfReview } from "../src/practice/from_review.ts";
import { Question } from "../src/practice/question.ts";
import type { Asked } from "../src/practice/stack.ts";
import { ask, race } from "./fakes.ts";
import { booked, reviewed, seatReview } from "./reviews.ts";

const NOW = 1_000_000_000_000;
const DAY = 86_400_000;
const learnt = (...all: Learned[]): Map<string, Learned> => new Map(all.map((one) => [one.id, one]));
const answer = (...actions: string[]): AnswerWeighed => ({ actions, chance: 0.5, error: 0.01, good: true, reason: "", facts: {} });

describe("the deck", () => {
  it("asks again soon what was wrong, and ever later what is right", () => {
    const wrong = answered(undefined, "a", false, NOW);
    expect(wrong.due - NOW).toBeLessThan(DAY / 24);
    let one = answered(wrong, "a", true, NOW);
    const pauses = [1, 2, 3, 4, 5, 6].map(() => {
      const pause = (one.due - NOW) / DAY;
      one = answered(one, "a", true, NOW);
      return pause;
    });
    expect(pauses).toEqual([1, 3, 7, 21, 60, 60]);
    expect(answered(one, "a", false, NOW).box).toBe(0);
    expect([one.right, one.wrong]).toEqual([7, 1]);
  });

  it("asks what is due, then what is new, and not the same twice in a row while there is something else", () => {
    const due = { ...answered(undefined, "b", true, NOW - 2 * DAY), due: NOW - 1 };
    expect(nextOf(["a", "b"], learnt(due), NOW)).toBe("b");
    expect(nextOf(["a", "b"], learnt(due), NOW, "b")).toBe("a");
    expect(nextOf(["b"], learnt(answered(undefined, "b", false, NOW)), NOW, "b")).toBe("b");
    expect(nextOf(["b"], learnt(answered(undefined, "b", true, NOW)), NOW)).toBeUndefined();
    expect(waiting(["a", "b", "c"], learnt(due, answered(undefined, "c", true, NOW)), NOW)).toBe(2);
  });

  it("mixes what is new, the same way each time", () => {
    const ids = Array.from({ length: 20 }, (_, at) => `race-1-${at}`);
    const first = nextOf(ids, new Map(), NOW);
    expect(nextOf(ids.toReversed(), new Map(), NOW)).toBe(first);
  });
});

describe("the answer that was given", () => {
  const answers = [answer("step 1.2", "step 1.3"), answer("step 1.2"), answer("stop"), answer("take red", "take white", "done"), answer("push")];

  it("is known by where a way ends and by the dice, not by how it is said", () => {
    expect(weighedOf(answers, ["step 2.2", "step 1.3", "stop"])).toBe(answers[0]);
    expect(weighedOf(answers, ["step 1.2"])).toBe(answers[1]);
    expect(weighedOf(answers, ["stop"])).toBe(answers[2]);
    expect(weighedOf(answers, ["take white", "take red"])).toBe(answers[3]);
    expect(weighedOf(answers, ["push"])).toBe(answers[4]);
    expect(weighedOf(answers, ["pass"])).toBeUndefined();
  });
});

describe("a question", () => {
  afterEach(() => vi.useRealTimers());

  it("asks its seat and hears all of the answer", async () => {
    vi.useFakeTimers();
    const moment = { game: "cubitos", options: {}, names: [], levels: [], view: race(), questions: [ask(1), ask(0)], content: {} as Asked["moment"]["content"] };
    const heard = vi.fn();
    const question = new Question({ id: "x", kind: "push", seat: 1, record: "", at: 3, answers: [], moment }, String, heard);
    const message = vi.fn();
    question.connect({ message, status: () => {} });
    expect(message.mock.calls[0]![0]).toMatchObject({ type: "welcome", you: [1], choices: [{ seat: 1 }] });
    await question.command({ type: "act", seat: 1, action: "step 1.2", question: 1 });
    await question.command({ type: "act", seat: 1, action: "step 1.3", question: null });
    expect(heard).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(heard).toHaveBeenCalledExactlyOnceWith(["step 1.2", "step 1.3"]);
    expect(message.mock.calls.at(-1)![0]).toMatchObject({ type: "update", choices: [] });
    await expect(question.command({ type: "undo", seat: 1 })).rejects.toThrow();
  });
});

describe("moments of a review", () => {
  it("are one's own costliest answers, with what was better", () => {
    const answer = (number: number, more: Partial<Booked> = {}): Booked => booked(number, {
      round: 2, chances: [600_000, 400_000], skill: [-50_000, 50_000], better: ["pass"], reason: "advice-x", error: 4000, ...more,
    });
    const course = [answer(0), answer(1, { kind: "use" }), answer(2, { seat: 1 })];
    const seats = [seatReview(0, { costliest: [0, 1] }), seatReview(1, { costliest: [2] })];
    const found = momentsOfReview(reviewed({ course, seats }), "table1", [0], "record");
    expect(found.map(({ id, kind, seat, at }) => [id, kind, seat, at])).toEqual([["own-table1-0", "push", 0, 0]]);
    expect(found[0]!.answers.map(({ actions, chance, good }) => [actions, chance, good])).toEqual([[["pass"], 0.6, true], [["push"], 0.55, false]]);
  });
});
