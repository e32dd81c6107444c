// A table as components see it: what is told becomes state, and an answer on its way blocks a second one.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepKeys, rememberedTable } from "../src/lib/session.ts";
import { Table } from "../src/lib/table.svelte.ts";
import { acts, ask, FakeSocket, info, update, welcome } from "./fakes.ts";

// Nothing is drawn here; that a press is seen before its answer is told in socket.test.ts.
vi.mock("../src/lib/drawn.ts", () => ({ onceDrawn: (then: () => void) => then() }));

let table: Table;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  table = new Table("table1");
  FakeSocket.last.open();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

function accept(at: number): void {
  FakeSocket.last.say({ type: "accepted", id: acts()[at]!.id, seq: at + 2 });
}

function refuse(at: number): void {
  const problem = { code: "not-legal", sentence: "No.", rule: null, facts: {} };
  FakeSocket.last.say({ type: "rejected", id: acts()[at]!.id, problem });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("what is told", () => {
  it("is the picture, then each change of it", () => {
    FakeSocket.last.say(welcome(1, { you: [0, 2], log: update(1, 1).entries, choices: [ask(2)], may_undo: [0] }));
    expect([table.status, table.you, table.seat, table.handOver.due]).toEqual(["open", [0, 2], 2, 2]);
    FakeSocket.last.say(update(2, 3, { choices: [], may_undo: [] }));
    expect(table.log.map((entry) => entry.seq)).toEqual([1, 2, 3]);
    expect([table.choice, table.mayUndo]).toEqual([undefined, []]);
  });

  it("of seats we have a part in is remembered for the list of races to continue", () => {
    keepKeys("table1", [{ seat: 0, token: "token" }]);
    FakeSocket.last.say(welcome(1));
    FakeSocket.last.say({ type: "seats", table: { ...info(), over: true } });
    expect(table.info?.over).toBe(true);
    expect(rememberedTable("table1")?.seen?.over).toBe(true);
  });
});

describe("the seat in front", () => {
  it("is one that is asked, and the picked one while it is asked", () => {
    FakeSocket.last.say(welcome(1, { you: [0, 1], choices: [ask(0), ask(1)] }));
    expect(table.seat).toBe(0);
    table.picked = 1;
    expect(table.seat).toBe(1);
    FakeSocket.last.say(update(2, 2, { choices: [ask(0)] }));
    expect(table.seat).toBe(0);
    FakeSocket.last.say(update(3, 3));
    expect(table.seat).toBe(1);
  });

  it("is nobody's for a spectator", () => {
    FakeSocket.last.say(welcome(1, { you: [] }));
    expect([table.seat, table.choice]).toEqual([-1, undefined]);
  });
});

describe("acting", () => {
  beforeEach(() => FakeSocket.last.say(welcome(1, { choices: [ask(0)] })));

  it("hides the choice until the answer is in, so a double click acts once", async () => {
    const first = table.act("push");
    expect([table.busy, table.choice]).toEqual([true, undefined]);
    await expect(table.act("push")).resolves.toBe(false);
    accept(0);
    await expect(first).resolves.toBe(true);
    expect(acts().map((act) => act.action)).toEqual(["push"]);
    expect([table.busy, table.choice], "asked again only when it is told what follows").toEqual([false, undefined]);
  });

  it("walks a way step by step and stops where it is refused", async () => {
    const walk = table.run(["step 1.2", "step 1.3", "step 1.4"]);
    await settled();
    expect(acts()).toHaveLength(1);
    accept(0);
    await settled();
    refuse(1);
    await expect(walk).resolves.toBe(false);
    expect(acts().map((act) => act.action)).toEqual(["step 1.2", "step 1.3"]);
    expect(table.problem?.code).toBe("not-legal");
  });

  it("forgets a refusal once something is accepted", async () => {
    const first = table.act("push");
    refuse(0);
    await first;
    const second = table.act("pass");
    await settled();
    accept(1);
    await second;
    expect(table.problem).toBeUndefined();
  });
});
