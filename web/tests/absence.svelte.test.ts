// Who is away and for how long, and whose seat is taken back when they come.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { absentees, takeSeatsBack } from "../src/lib/absence.svelte.ts";
import type { SeatInfo } from "../src/lib/messages.ts";
import { Table } from "../src/lib/table.svelte.ts";
import { FakeSocket, info, seat, welcome } from "./fakes.ts";

describe("who is away", () => {
  const gone = [seat(0), seat(1, { connected: false, away: 30 })];

  it("is told with the time that has passed since the server said it", () => {
    expect(absentees(gone, 120, 15)).toMatchObject([{ seat: { seat: 1 }, away: 45, left: 75 }]);
    expect(absentees(gone, 120, 95)[0]?.left).toBe(0);
  });

  it("is not someone whose page is loading anew", () => {
    expect(absentees([seat(1, { connected: false, away: 0 })], 120, 2)).toEqual([]);
  });

  it("waits for nobody's decision where the table says so, or where a bot plays already", () => {
    expect(absentees(gone, null, 500)[0]?.left).toBeUndefined();
    expect(absentees([seat(1, { connected: false, away: 0, stand_in: true })], 120, 1)[0]?.left).toBeUndefined();
  });
});

describe("who comes back", () => {
  let table: Table;
  let stop: () => void;
  const told = (...seats: SeatInfo[]) => ({ ...info(), seats });
  const sent = () => FakeSocket.last.sent.filter((message) => message.type === "stand-in");
  let hidden = false;

  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    FakeSocket.all = [];
    hidden = false;
    table = new Table("table1");
    FakeSocket.last.open();
    stop = $effect.root(() => takeSeatsBack(table));
  });

  afterEach(() => {
    stop();
    table.close();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("takes the seat back that others gave to a bot, once", () => {
    FakeSocket.last.say(welcome(1, { you: [1], table: told(seat(0), seat(1, { stand_in: true, covered: true })) }));
    flushSync();
    FakeSocket.last.say({ type: "seats", table: told(seat(0), seat(1, { stand_in: true, covered: true })) });
    flushSync();
    expect(sent()).toMatchObject([{ seat: 1, level: null }]);
  });

  it("leaves seats alone that are others', or that their player gave away", () => {
    const seats = [seat(0, { stand_in: true, covered: true }), seat(1, { stand_in: true })];
    FakeSocket.last.say(welcome(1, { you: [1], table: told(...seats) }));
    flushSync();
    expect(sent()).toEqual([]);
  });

  it("is not a page in the background", () => {
    hidden = true;
    document.dispatchEvent(new Event("visibilitychange"));
    FakeSocket.last.say(welcome(1, { you: [1], table: told(seat(0), seat(1, { stand_in: true, covered: true })) }));
    flushSync();
    expect(sent()).toEqual([]);
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    flushSync();
    expect(sent()).toMatchObject([{ seat: 1 }]);
  });
});
