// What the engine's answers mean on the table, and what a move would find.
import { describe, expect, it } from "vitest";
import { buttonsOf, finding, targetOf, targetsOf } from "../../src/seven_cubes/answers.ts";
import type { SevenCubesView } from "../../src/lib/messages.ts";
import { cardState } from "../../src/seven_cubes/wording.ts";
import { player, table } from "./tables.ts";

describe("answers", () => {
  it("are cells or buttons", () => {
    const actions = ["jump d5", "corner nw", "stay", "warp b6", "protect"];
    expect(targetsOf(actions).map(({ verb, cell }) => [verb, cell])).toEqual([["jump", "d5"], ["corner", "a7"], ["warp", "b6"]]);
    expect(buttonsOf(actions)).toEqual(["stay", "protect"]);
  });

  it("of no known kind are refused loudly", () => {
    expect(() => targetOf("fly d4")).toThrow("fly d4");
  });
});

describe("a move finds", () => {
  const jump = (cell: string) => ({ action: `jump ${cell}`, verb: "jump" as const, cell });
  const board: SevenCubesView["board"] = { b3: "red", c2: "orange", d3: "knight", e2: "warp" };

  it("the next cube, another cube, a token, a used token, or nothing", () => {
    const view = table([player("a1"), player("g7")], board, ["e2"]);
    expect(finding(view, 0, jump("b3"))).toEqual({ found: "take", cube: "red" });
    expect(finding(view, 0, jump("c2"))).toEqual({ found: "cube", cube: "orange" });
    expect(finding(view, 0, jump("d3"))).toEqual({ found: "token", token: "knight", used: false });
    expect(finding(view, 0, jump("e2"))).toEqual({ found: "token", token: "warp", used: true });
    expect(finding(view, 0, jump("f5"))).toEqual({ found: "nothing" });
    expect(finding(view, 0, jump("d4"))).toEqual({ found: "centre" });
  });

  it("a pawn to steal from before the cube it stands on", () => {
    const view = table([player("a1"), player("b3", 2)], board);
    expect(finding(view, 0, jump("b3"))).toEqual({ found: "steal", victim: 1, cube: "red" });
  });

  it("victory in the centre with all seven", () => {
    const view = table([player("b3", 7), player("g7")]);
    expect(finding(view, 0, jump("d4"))).toEqual({ found: "win" });
    expect(finding(view, 1, jump("d4"))).toEqual({ found: "centre" });
  });

  it("nothing on the corner where a pawn is placed", () => {
    expect(finding(table([player(null), player(null)]), 0, targetOf("corner se")!)).toEqual({ found: "corner" });
  });
});

describe("a card of a row", () => {
  it("is protected, collected, next or to come", () => {
    const states = player("a1", 3, 2).row.map((_, at) => cardState(player("a1", 3, 2), at));
    expect(states).toEqual(["protected", "protected", "collected", "next", "later", "later", "later"]);
  });

  it("is never next once all are collected", () => {
    expect(player("a1", 7).row.map((_, at) => cardState(player("a1", 7), at))).toEqual(Array(7).fill("collected"));
  });
});
