// Which dice come to roll without having been chosen.
import { expect, it } from "vitest";
import { cameAlone } from "../../src/cubitos/came.ts";
import type { Entry } from "../../src/lib/messages.ts";
import { happened, type Short } from "../fakes.ts";

const entry = (seat: number, action: string, events: Short[]): Entry => ({
  seq: 1, kind: "action", seat, action, by_host: false, by: null, undone: [], happened: happened(events),
});

const came = (kind: string, count: number, seat = 0): Short => ["draw", seat, kind, count, "draw", "roll"];

it("counts what came since the round began, but not what was chosen or came to others", () => {
  const log = [
    entry(1, "pass", [came("blue", 1), ["round", -1, 2], came("light-gray", 2), came("white", 1, 1)]),
    entry(1, "take white", [came("white", 1, 1), came("dark-gray", 1)]),
    entry(0, "take red", [came("red", 1)]),
  ];
  expect(cameAlone(log, 0)).toEqual([["light-gray", 2], ["dark-gray", 1]]);
  expect(cameAlone(log.slice(1), 0), "of a log that begins later").toEqual([["dark-gray", 1]]);
});
