// Several people at one screen: nobody answers for another, not even by pressing once more.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "../src/lib/table.svelte.ts";
import HandOver from "../src/pages/table/HandOver.svelte";
import { acts, ask, FakeSocket, update, welcome } from "./fakes.ts";

// Nothing is drawn here; that a press is seen before its answer is told in socket.test.ts.
vi.mock("../src/lib/drawn.ts", () => ({ onceDrawn: (then: () => void) => then() }));

/** After a change of player nothing is accepted for so long, in milliseconds. */
const PAUSE = 400;

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  table = new Table("table1");
  FakeSocket.last.open();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function take(seat: number): void {
  table.handOver.take(seat);
  vi.advanceTimersByTime(PAUSE);
}

describe("a screen", () => {
  it("of one person is never handed over", () => {
    FakeSocket.last.say(welcome(1, { you: [0], choices: [ask(0)] }));
    expect([table.handOver.due, table.choice?.seat]).toEqual([-1, 0]);
  });

  it("is handed to the first who is asked, and no question is open until it is taken", async () => {
    FakeSocket.last.say(welcome(1, { you: [0, 1], choices: [ask(1)] }));
    expect([table.handOver.due, table.choice]).toEqual([1, undefined]);
    expect(await table.act("push", 1)).toBe(false);
    expect(acts()).toEqual([]);
  });

  it("accepts nothing for a moment after it was taken", async () => {
    FakeSocket.last.say(welcome(1, { you: [0, 1], choices: [ask(0)], may_undo: [0] }));
    table.handOver.take(0);
    vi.advanceTimersByTime(PAUSE - 1);
    expect([table.handOver.due, table.choice]).toEqual([-1, undefined]);
    expect([await table.act("push"), await table.undo()]).toEqual([false, false]);
    expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(["hello"]);
    vi.advanceTimersByTime(1);
    expect(table.choice?.seat).toBe(0);
    void table.act("push");
    expect(acts()).toMatchObject([{ seat: 0, action: "push" }]);
  });

  it("stays with whoever has it while there is something to ask", () => {
    FakeSocket.last.say(welcome(1, { you: [0, 1], choices: [ask(1)] }));
    take(1);
    FakeSocket.last.say(update(2, 2, { choices: [ask(0), ask(1)] }));
    expect([table.handOver.due, table.choice?.seat]).toEqual([-1, 1]);
    FakeSocket.last.say(update(3, 3, { choices: [ask(0)] }));
    expect([table.handOver.due, table.choice]).toEqual([0, undefined]);
  });

  it("is not handed over while nobody at it is asked", () => {
    FakeSocket.last.say(welcome(1, { you: [0, 1], choices: [ask(0)] }));
    take(0);
    FakeSocket.last.say(update(2, 2, { choices: [] }));
    expect(table.handOver.due).toBe(-1);
    FakeSocket.last.say(update(3, 3, { choices: [ask(0)] }));
    expect([table.handOver.due, table.choice?.seat]).toEqual([-1, 0]);
  });

  it("does not cut off a run of answers that has begun", async () => {
    FakeSocket.last.say(welcome(1, { you: [0, 1], choices: [ask(0), ask(1)] }));
    take(0);
    const done = table.run(["push", "pass"], 0);
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.last.say(update(2, 2, { choices: [ask(1)] }));
    FakeSocket.last.say({ type: "accepted", id: acts()[0]!.id, seq: 2 });
    await vi.advanceTimersByTimeAsync(0);
    FakeSocket.last.say({ type: "accepted", id: acts()[1]!.id, seq: 3 });
    expect(await done).toBe(true);
  });
});

describe("the dialog that hands the screen over", () => {
  it("is deaf for a moment, too, so that a press meant for the question before does not take the screen", () => {
    HTMLDialogElement.prototype.showModal = vi.fn(); // which jsdom does not have
    FakeSocket.last.say(welcome(1, { you: [0, 1], choices: [ask(1)] }));
    const dialog = mount(HandOver, { target: document.body, props: { table, seat: 1 } });
    flushSync();
    const button = document.querySelector("dialog button") as HTMLButtonElement;
    vi.advanceTimersByTime(PAUSE - 1);
    flushSync();
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.click();
    expect(table.handOver.due).toBe(1);
    vi.advanceTimersByTime(1);
    flushSync();
    expect(button.getAttribute("aria-disabled")).toBe("false");
    button.click();
    expect(table.handOver.due).toBe(-1);
    void unmount(dialog);
  });
});
