// The connection: what it says when it opens, what it does when it breaks, and that nothing is lost or done twice.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../src/lib/api.ts";
import type { FromServer, Problem } from "../src/lib/messages.ts";
import { type Status, TableSocket } from "../src/lib/socket.ts";
import { FakeSocket, update, welcome } from "./fakes.ts";

const frame = vi.hoisted(() => ({ drawn: undefined as (() => void) | undefined, waits: false }));
vi.mock("../src/lib/drawn.ts", () => ({
  onceDrawn: (then: () => void) => (frame.waits ? (frame.drawn = then) : then()),
}));

const LONG = 10_000; // longer than any pause between attempts

let heard: FromServer[];
let statuses: Status[];
let problems: Problem[];
let tokens: string[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  frame.waits = false;
  heard = [];
  statuses = [];
  problems = [];
  tokens = ["token-of-seat-zero"];
  socket = new TableSocket("ws://here/api", () => tokens, {
    message: (message) => heard.push(message),
    status: (status, problem) => {
      statuses.push(status);
      if (problem) problems.push(problem);
    },
  });
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function greet(seq = 1): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(seq));
  return FakeSocket.last;
}

const problem = (code: string): Problem => ({ code, sentence: code, rule: null, facts: {} });
const idOf = (at: number): string => (FakeSocket.last.sent[at] as { id: string }).id;

describe("greeting", () => {
  it("says hello with its tokens and asks for everything the first time", () => {
    greet(7);
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", tokens, seen: 0, folds: true }]);
    expect(statuses).toEqual(["open"]);
    expect(heard.map((message) => message.type)).toEqual(["welcome"]);
  });

  it("greets again with new tokens after joining", () => {
    const first = greet(7);
    tokens = ["token-of-seat-one"];
    socket.greetAgain();
    expect(first.readyState).toBe(3);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", tokens: ["token-of-seat-one"], seen: 0, folds: true }]);
  });
});

describe("what the player has seen", () => {
  const last = (): unknown => FakeSocket.last.sent.at(-1);
  const command: TableSocket["command"] = async (wanted) => socket.command(wanted).catch(() => 0);

  it("goes with answers and undos, so that a late click answers nothing else", () => {
    greet(7).say(update(8, 9));
    void command({ type: "act", seat: 0, action: "push" });
    expect(last()).toMatchObject({ type: "act", seen: 9 });
    void command({ type: "undo", seat: 0 });
    expect(last()).toMatchObject({ type: "undo", seen: 9 });
    void command({ type: "resign", seat: 0, level: "steady" });
    expect(last()).not.toHaveProperty("seen");
  });

  it("is still that of the screen while everything is asked for again", () => {
    greet(7);
    socket.greetAgain();
    void command({ type: "act", seat: 0, action: "push" });
    greet(12);
    expect(last()).toMatchObject({ type: "act", seen: 7 });
  });
});

describe("a broken connection", () => {
  it("comes back and asks only for what it missed", () => {
    greet(7).say(update(8, 9));
    FakeSocket.last.drop();
    expect(statuses).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(LONG);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", tokens, seen: 9, folds: true }]);
    FakeSocket.last.say(update(10, 12));
    expect(statuses).toEqual(["open", "lost", "open"]);
    expect(heard.at(-1)).toMatchObject({ seq: 12 });
  });

  it("waits longer after each failure, but never very long", () => {
    greet();
    FakeSocket.last.drop();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      const before = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      pauses.push(waited);
      FakeSocket.last.drop();
    }
    expect(pauses[0]).toBeLessThanOrEqual(400);
    expect(pauses[8]).toBeGreaterThanOrEqual(6_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(LONG);
  });

  it("does not wait when the network comes back", () => {
    greet();
    FakeSocket.last.drop();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(LONG);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("notices a silent death: asks, then leaves", () => {
    greet();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(20_000);
    expect(statuses).toEqual(["open", "lost"]);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("stays while pings are answered", () => {
    greet();
    for (let n = 0; n < 20; n++) {
      vi.advanceTimersByTime(5_000);
      if (FakeSocket.last.sent.at(-1)?.type === "ping") FakeSocket.last.say({ type: "pong" });
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("asks for everything when entries are missing in between", () => {
    greet(7).say(update(9, 9));
    expect(heard).toHaveLength(1);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", tokens, seen: 0, folds: true }]);
  });

  it("passes no entry on twice", () => {
    greet(7).say(update(6, 8));
    expect(heard.at(-1)).toMatchObject({ entries: [{ seq: 8 }] });
  });
});

describe("commands", () => {
  it("are answered by their id", async () => {
    greet();
    const first = socket.command({ type: "act", seat: 0, action: "push" });
    const second = socket.command({ type: "act", seat: 0, action: "pass" });
    FakeSocket.last.say({ type: "rejected", id: idOf(2), problem: problem("not-legal") });
    FakeSocket.last.say({ type: "accepted", id: idOf(1), seq: 2 });
    await expect(first).resolves.toBe(2);
    await expect(second).rejects.toThrow(new Refusal(problem("not-legal")));
  });

  it("given while the connection is away are sent when it is back", async () => {
    FakeSocket.last.open();
    const answer = socket.command({ type: "act", seat: 0, action: "push" });
    expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(["hello"]);
    FakeSocket.last.say(welcome(1));
    expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(["hello", "act"]);
    FakeSocket.last.say({ type: "accepted", id: idOf(1), seq: 2 });
    await expect(answer).resolves.toBe(2);
  });

  it("without an answer are sent again, in order and with the same ids, and answered ones are not", async () => {
    greet();
    const done = socket.command({ type: "act", seat: 0, action: "push" });
    void socket.command({ type: "act", seat: 0, action: "push" });
    void socket.command({ type: "undo", seat: 0 });
    const ids = [idOf(2), idOf(3)];
    FakeSocket.last.say({ type: "accepted", id: idOf(1), seq: 2 });
    await done;
    FakeSocket.last.drop();
    vi.advanceTimersByTime(LONG);
    FakeSocket.last.open();
    FakeSocket.last.say(update(2, 2));
    expect(FakeSocket.last.sent.slice(1).map((message) => (message as { id: string }).id)).toEqual(ids);
    for (const id of ids) FakeSocket.last.say({ type: "accepted", id, seq: 3 });
  });

  it("dropped by a flood limit are sent again after a pause", async () => {
    greet();
    const answer = socket.command({ type: "act", seat: 0, action: "push" });
    FakeSocket.last.say({ type: "rejected", id: "", problem: problem("flood") });
    vi.advanceTimersByTime(LONG);
    expect(idOf(2)).toBe(idOf(1));
    FakeSocket.last.say({ type: "accepted", id: idOf(1), seq: 2 });
    await expect(answer).resolves.toBe(2);
  });
});

describe("what comes of a press", () => {
  const types = (): string[] => heard.map((message) => message.type);

  it("is heard when the press has been seen, and in order", async () => {
    greet(1);
    frame.waits = true;
    const done = socket.command({ type: "act", seat: 0, action: "push" });
    expect(FakeSocket.last.sent.at(-1), "it is sent at once").toMatchObject({ action: "push" });
    FakeSocket.last.say(update(2, 2));
    FakeSocket.last.say({ type: "accepted", id: idOf(1), seq: 2 });
    expect(types()).toEqual(["welcome"]);
    frame.drawn!();
    expect(types()).toEqual(["welcome", "update"]);
    expect(await done).toBe(2);
    FakeSocket.last.say(update(3, 3));
    expect(types(), "and nothing is held any longer").toEqual(["welcome", "update", "update"]);
  });

  it("is not lost when the connection breaks before that", () => {
    greet(1);
    frame.waits = true;
    void socket.command({ type: "act", seat: 0, action: "push" }).catch(() => 0);
    FakeSocket.last.say(update(2, 2));
    FakeSocket.last.drop();
    frame.drawn!();
    expect(types()).toEqual(["welcome"]);
    vi.advanceTimersByTime(LONG);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent, "it is asked for again").toEqual([{ type: "hello", tokens, seen: 1, folds: true }]);
  });

  it("does not wait for a page that is not drawn", () => {
    greet(1);
    frame.waits = true;
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    void socket.command({ type: "act", seat: 0, action: "push" }).catch(() => 0);
    FakeSocket.last.say(update(2, 2));
    expect(types()).toEqual(["welcome", "update"]);
  });
});

describe("the end", () => {
  it("is for good when there is no such table, and refuses what still waits", async () => {
    FakeSocket.last.open();
    const answer = socket.command({ type: "act", seat: 0, action: "push" });
    FakeSocket.last.say({ type: "bye", problem: problem("no-such-table") });
    await expect(answer).rejects.toThrow("no-such-table");
    await expect(socket.command({ type: "undo", seat: 0 })).rejects.toThrow(Refusal);
    vi.advanceTimersByTime(LONG);
    expect(FakeSocket.all).toHaveLength(1);
    expect(statuses).toEqual(["closed"]);
  });

  it("is not when the server is only full: it tells why and tries again", () => {
    FakeSocket.last.open();
    FakeSocket.last.say({ type: "bye", problem: problem("too-many-connections") });
    FakeSocket.last.drop();
    expect(problems.map((one) => one.code)).toEqual(["too-many-connections"]);
    vi.advanceTimersByTime(LONG);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
