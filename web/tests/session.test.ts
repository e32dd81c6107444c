// What the browser remembers, and the links that carry seats.
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  carryOver, forgetTable, keepKeys, keepSeen, keyInLink, pathInLink, rememberedTable, rememberedTables, seatLink, tokensOf,
} from "../src/lib/session.ts";
import { info } from "./fakes.ts";

const KEY = { seat: 1, token: "abcdefghijklmnop_-" };

beforeEach(() => localStorage.clear());

describe("remembered tables", () => {
  it("keep the keys of seats and the host's token", () => {
    keepKeys("t1", [{ seat: 0, token: "old" }], "host");
    keepKeys("t1", [{ seat: 0, token: "new" }, KEY]);
    expect(tokensOf("t1")).toEqual(["new", KEY.token, "host"]);
    expect(tokensOf("unknown")).toEqual([]);
  });

  it("come latest first, and not without limit", () => {
    vi.useFakeTimers();
    for (let n = 0; n < 40; n++) {
      vi.setSystemTime(1_000 + n);
      keepKeys(`t${n}`, [KEY]);
    }
    vi.useRealTimers();
    const tables = rememberedTables();
    expect(tables[0]?.table).toBe("t39");
    expect(tables).toHaveLength(30);
  });

  it("know how a table stood, but only tables one has a part in", () => {
    keepKeys("table1", [KEY]);
    keepSeen({ ...info("table1"), round: 5 });
    keepSeen(info("watched"));
    expect(rememberedTable("table1")?.seen?.round).toBe(5);
    expect(rememberedTable("watched")).toBeUndefined();
  });

  it("hand their keys on to a rematch", () => {
    keepKeys("t1", [KEY], "host");
    carryOver("t1", "t2");
    expect(tokensOf("t2")).toEqual([KEY.token, "host"]);
  });

  it("can be forgotten", () => {
    keepKeys("t1", [KEY]);
    forgetTable("t1");
    expect(rememberedTables()).toEqual([]);
  });

  it("survive nonsense in the storage, and a storage that refuses", () => {
    localStorage.setItem("cubecup.tables", '[{"table": 3}, null, 7]');
    expect(rememberedTables()).toEqual([]);
    localStorage.setItem("cubecup.tables", "{not json");
    expect(rememberedTables()).toEqual([]);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => keepKeys("t1", [KEY])).not.toThrow();
  });
});

describe("links", () => {
  it("to a seat carry its key after #, and it is found there again", () => {
    const link = new URL(seatLink("t1", KEY));
    expect(link.pathname).toBe("/t/t1");
    expect(link.search).toBe("");
    expect(keyInLink(link.hash)).toEqual(KEY);
  });

  it.each(["", "#seat=9.abcdefghijklmnop", "#seat=1.short", "#content"])("without a key: %j", (hash) => {
    expect(keyInLink(hash)).toBeUndefined();
  });

  it.each([
    ["http://somewhere:8000/t/AbC-_123456", "/t/AbC-_123456"],
    [" /t/AbC-_123456 ", "/t/AbC-_123456"],
    ["AbC-_123456", "/t/AbC-_123456"],
    ["https://somewhere/t/AbC-_123456#seat=1.abcdefghijklmnop", "/t/AbC-_123456#seat=1.abcdefghijklmnop"],
    ["https://somewhere/else/AbC-_123456", undefined],
    ["what is this", undefined],
    ["", undefined],
  ])("pasted %j leads to %j", (text, path) => {
    expect(pathInLink(text)).toBe(path);
  });
});
