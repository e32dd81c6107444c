// How far one is in the introduction survives a reload; nonsense in the storage counts as nothing.
import { beforeEach, expect, it } from "vitest";
import { keepProgress, NOTHING, recallProgress } from "../../src/learn/progress.ts";

beforeEach(() => localStorage.clear());

it("is nothing at first", () => {
  expect(recallProgress()).toEqual(NOTHING);
});

it("comes back as it was kept", () => {
  const progress = { table: "abc123", seen: ["goal", "dice"], hidden: true };
  keepProgress(progress);
  expect(recallProgress()).toEqual(progress);
});

it.each(['"text"', "null", '{"table": 5, "seen": []}', '{"table": "a"}', "{"])("is nothing if the storage holds %s", (text) => {
  localStorage.setItem("cubecup.learn", text);
  expect(recallProgress()).toEqual(NOTHING);
});
