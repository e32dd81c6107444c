// What was taken back is gone, and nothing else.
import { expect, it } from "vitest";
import type { Entry } from "../src/lib/messages.ts";
import { standing } from "../src/lib/standing.ts";

const entry = (seq: number, kind: string, undone: number[] = []): Entry => ({ seq, kind, seat: 0, action: "", happened: [], undone, by_host: false, by: null });

it("leaves out what an undo takes back, and the undo itself", () => {
  const entries = [entry(1, "act"), entry(2, "act"), entry(3, "stand-in"), entry(4, "act"), entry(5, "undo", [2, 4]), entry(6, "act")];
  expect(standing(entries).map(({ seq }) => seq)).toEqual([1, 3, 6]);
});

it("changes nothing for what was taken back before the log begins", () => {
  expect(standing([entry(7, "undo", [3]), entry(8, "act")]).map(({ seq }) => seq)).toEqual([8]);
});
