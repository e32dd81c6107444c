// Answers given by mistake: held for a moment, asked about, or neither, as the player has set it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answer, GRACE, SecondThought } from "../src/lib/second_thought.svelte.ts";
import { settings } from "../src/lib/settings.svelte.ts";

let sent: string[];
let thought: SecondThought;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  thought = new SecondThought();
});

afterEach(() => {
  vi.useRealTimers();
});

const answer = (words: string, more: Partial<Answer> = {}): Answer => ({
  words,
  question: "0.1",
  waits: false,
  send: () => void sent.push(words),
  ...more,
});

describe("with a grace", () => {
  beforeEach(() => void (settings.slips = "grace"));

  it("an answer after which one waits is held, and then goes", () => {
    thought.give(answer("pass", { waits: true }));
    vi.advanceTimersByTime(GRACE - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(["pass"]);
    expect(thought.held).toBeUndefined();
  });

  it("it can be taken back, or sent at once", () => {
    thought.give(answer("pass", { waits: true }));
    thought.takeBack();
    vi.advanceTimersByTime(2 * GRACE);
    expect(sent).toEqual([]);
    thought.give(answer("pass", { waits: true }));
    thought.go();
    vi.advanceTimersByTime(2 * GRACE);
    expect(sent).toEqual(["pass"]);
  });

  it("an answer that brings the next question is not held, however costly", () => {
    thought.give(answer("pass", { costly: "Really?" }));
    expect(sent).toEqual(["pass"]);
  });

  it("it goes with its question", () => {
    thought.give(answer("pass", { waits: true }));
    thought.asked("0.1");
    expect(thought.held).toBeDefined();
    thought.asked("0.2");
    vi.advanceTimersByTime(2 * GRACE);
    expect(sent).toEqual([]);
  });
});

describe("with a question", () => {
  beforeEach(() => void (settings.slips = "confirm"));

  it("a costly answer waits until it is confirmed", () => {
    thought.give(answer("pass", { costly: "Really?", waits: true }));
    vi.advanceTimersByTime(2 * GRACE);
    expect(sent).toEqual([]);
    expect(thought.doubted?.costly).toBe("Really?");
    thought.go();
    expect(sent).toEqual(["pass"]);
  });

  it("another answer instead is given at once", () => {
    thought.give(answer("pass", { costly: "Really?" }));
    thought.give(answer("push"));
    expect(sent).toEqual(["push"]);
    expect(thought.doubted).toBeUndefined();
  });
});

it("with neither every answer is given at once", () => {
  settings.slips = "none";
  thought.give(answer("pass", { costly: "Really?", waits: true }));
  expect(sent).toEqual(["pass"]);
});
