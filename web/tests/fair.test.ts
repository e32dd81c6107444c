// Fair dice: the same as in Python, to the last die; and whatever does not fit is found.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { commitment, numbers, tableKey, verify, type Witness } from "../src/fair/dice.ts";
import { giveWords, keepForRematch, keepPromise, newWord, promised } from "../src/fair/words.ts";
import { api } from "../src/lib/api.ts";
import type { DiceTold, Entry, SeatInfo } from "../src/lib/messages.ts";
import { keepKeys } from "../src/lib/session.ts";
import { info } from "./fakes.ts";

interface Vector {
  secret: string;
  commitment: string;
  table: string;
  words: string[];
  rolls: { seat: number; roll: number; bound: number; numbers: number[] }[];
}

const VECTORS = JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/fair/vectors.json"), "utf-8")) as Vector[];
const VECTOR = VECTORS[1]!;
const FACES = { gray: ["a", "b", "c", "d", "e", "f"] };

/** A table whose first two rolls are those of the vector. */
function told(): DiceTold {
  const rolls = VECTOR.rolls
    .filter(({ seat, roll, bound }) => bound === 6 && roll <= 1 && seat < 2)
    .map(({ seat, roll, bound, numbers }, at) => ({
      entry: at, seat, roll, bound, numbers: [...numbers], kinds: numbers.map(() => "gray"), shown: numbers.map((one) => FACES.gray[one]!),
    }));
  const { secret, table, words } = VECTOR;
  return { by: "cubecup-dice-1", table, race: "", commitment: VECTOR.commitment, words, secret, faces: structuredClone(FACES), rolls };
}

function entries(dice: DiceTold): Entry[] {
  return dice.rolls.map(({ entry, seat, shown }): Entry => ({
    seq: entry, kind: "act", seat, action: "push", by_host: false, by: null, undone: [],
    happened: [{ word: "roll", seat, details: [...shown] }],
  }));
}

const witness = (more: Partial<Witness> = {}): Witness => ({
  commitment: VECTOR.commitment, words: { 0: VECTOR.words[0]! }, log: entries(told()), ...more,
});

describe("the derivation", () => {
  it.each(VECTORS)("is that of the shared vectors ($table)", async (vector) => {
    expect(await commitment(vector.secret)).toBe(vector.commitment);
    const key = await tableKey(vector.secret, vector.table, vector.words);
    for (const roll of vector.rolls) {
      expect(await numbers(key, roll.seat, roll.roll, roll.numbers.length, roll.bound)).toEqual(roll.numbers);
    }
  });
});

describe("dice that everyone has", () => {
  interface SameVector {
    secret: string;
    commitment: string;
    race: string;
    rolls: { seat: number; roll: number; bound: number; numbers: number[]; kinds: string[] }[];
    order: string[];
  }
  const SAME = JSON.parse(readFileSync(join(import.meta.dirname, "../../tests/fair/same_vectors.json"), "utf-8")) as SameVector;
  const all = (): DiceTold => ({
    by: "cubecup-same-1", table: "t", race: SAME.race, commitment: SAME.commitment, words: ["", ""], secret: SAME.secret,
    faces: Object.fromEntries(SAME.order.map((kind) => [kind, [..."abcdef"]])),
    rolls: SAME.rolls.map((roll, entry) => ({ ...structuredClone(roll), entry, shown: roll.kinds.map((_, at) => "abcdef"[roll.numbers[at]!]!) })),
  });

  it("follow from seat, kind and count as in Python", async () => {
    expect(await verify(all(), { commitment: SAME.commitment, words: {}, log: [] })).toEqual({ problem: "", facts: {} });
  });

  it("are found out if one is another", async () => {
    const dice = all();
    const last = dice.rolls.at(-1)!;
    last.numbers[0] = (last.numbers[0]! + 1) % 6;
    last.shown[0] = "abcdef"[last.numbers[0]]!;
    expect((await verify(dice, { commitment: "", words: {}, log: [] })).problem).toBe("fair-bad-roll");
    expect((await verify({ ...all(), race: "another" }, { commitment: "", words: {}, log: [] })).problem).toBe("fair-bad-roll");
  });
});

describe("the proof", () => {
  it("is given if everything is as it was promised", async () => {
    expect(told().rolls.length).toBe(3);
    expect(await verify(told(), witness())).toEqual({ problem: "", facts: {} });
    expect((await verify(told(), { commitment: "", words: {}, log: [] })).problem).toBe("");
  });

  it.each<[string, (dice: DiceTold) => void]>([
    ["fair-bad-version", (dice) => (dice.by = "cubecup-dice-2")],
    ["fair-bad-secret", (dice) => (dice.secret = "00".repeat(32))],
    ["fair-bad-promise", (dice) => (dice.commitment = "00".repeat(32))],
    ["fair-bad-word", (dice) => (dice.words = ["", "", ""])],
    ["fair-bad-roll", (dice) => (dice.words = [dice.words[0]!, "0".repeat(32), dice.words[2]!])],
    ["fair-bad-roll", (dice) => (dice.table += "x")],
    ["fair-bad-roll", (dice) => (dice.rolls[1]!.numbers[3]! = (dice.rolls[1]!.numbers[3]! + 1) % 6)],
    ["fair-bad-roll", (dice) => (dice.rolls[2]!.shown[0] = dice.rolls[2]!.shown[0] === "a" ? "b" : "a")],
    ["fair-bad-roll", (dice) => dice.rolls.shift()],
    ["fair-bad-roll", (dice) => (dice.faces = { gray: ["f", "e", "d", "c", "b", "a"] })],
    ["fair-bad-seen", (dice) => dice.rolls.pop()],
  ])("fails with %s", async (problem, change) => {
    const changed = told();
    change(changed);
    expect((await verify(changed, witness())).problem).toBe(problem);
  });

  it("of a rematch begins with what was promised on the first table", async () => {
    const rematch = { ...witness(), first: VECTOR.table, race: 2, commitment: await commitment(await commitment(VECTOR.commitment)) };
    expect((await verify(told(), rematch)).problem).toBe("");
    expect((await verify(told(), { ...rematch, first: "another" })).problem).toBe("fair-bad-table");
    expect((await verify(told(), { ...rematch, race: 1 })).problem).toBe("fair-bad-promise");
    expect((await verify({ ...told(), words: ["", "", ""] }, rematch)).problem).toBe("fair-bad-word");
  });

  it("says which dice were others than those that were seen", async () => {
    const log = entries(told());
    log[1]!.happened[0]!.details[0] = "other";
    expect(await verify(told(), witness({ log }))).toEqual({ problem: "fair-bad-seen", facts: { entry: 1 } });
  });

  it("does not ask for what was taken back", async () => {
    const dice = told();
    const log = entries(dice);
    const taken: Entry = { ...log[0]!, seq: 7, happened: [{ word: "roll", seat: 0, details: ["x"] }] };
    const undo: Entry = { ...log[0]!, seq: 8, kind: "undo", happened: [], undone: [7] };
    expect((await verify(dice, witness({ log: [...log, taken, undo] }))).problem).toBe("");
  });
});

describe("words", () => {
  beforeEach(() => localStorage.clear());

  it("are random and as the server wants them", () => {
    expect(newWord()).toMatch(/^[0-9a-f]{32}$/);
    expect(newWord()).not.toBe(newWord());
  });

  it("are given once for own seats without one, before the start", async () => {
    const give = vi.spyOn(api, "giveWord").mockImplementation(async () => info("t"));
    const open = { ...info("t"), commitment: "c".repeat(64), started: false };
    keepKeys("t", [{ seat: 0, token: "secret" }]);
    await giveWords(open, [0]);
    await giveWords(open, [0]);
    expect(give).toHaveBeenCalledTimes(2);
    const [first, second] = give.mock.calls.map(([, wanted]) => wanted);
    expect(second).toEqual(first); // the answer may have been lost
    expect(first!.token).toBe("secret");
    expect(promised("t")).toEqual({ table: "t", first: "t", commitment: open.commitment, words: { 0: first!.word } });
    await giveWords({ ...open, seats: [{ word: first!.word } as SeatInfo] }, [0]);
    await giveWords({ ...open, started: true }, [0]);
    await giveWords({ ...open, commitment: "" }, [0]);
    expect(give).toHaveBeenCalledTimes(2);
  });

  it("stay with the promise that was seen first", () => {
    keepPromise({ ...info("t"), commitment: "first" }, { 1: "one" });
    keepPromise({ ...info("t"), commitment: "second" }, { 0: "two" });
    expect(promised("t")).toEqual({ table: "t", first: "t", commitment: "first", words: { 0: "two", 1: "one" } });
  });

  it("and the promise are remembered for rematches", () => {
    keepPromise({ ...info("t"), commitment: "first" }, { 1: "one" });
    keepForRematch("t", "u");
    keepPromise({ ...info("u"), commitment: "second" });
    keepForRematch("u", "v");
    for (const [race, table] of [[1, "u"], [2, "v"]]) {
      expect(promised(table as string)).toEqual({ table, race, first: "t", commitment: "first", words: { 1: "one" } });
    }
    for (let race = 3; race <= 100; race++) keepForRematch(race === 3 ? "v" : `v${race - 1}`, `v${race}`);
    expect(promised("v99")).toMatchObject({ race: 99, commitment: "first" });
    expect(promised("v100")).toBeUndefined(); // a new chain: what was promised says nothing of it
    keepPromise({ ...info("stranger"), commitment: "third" });
    keepForRematch("stranger", "w"); // who knows whether it was a rematch itself
    expect(promised("w")).toBeUndefined();
  });
});
