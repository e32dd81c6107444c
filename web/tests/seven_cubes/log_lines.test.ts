// The log of Seven Cubes: lines, what an undo takes back, and the ways of the pawns.
import { describe, expect, it } from "vitest";
import { spoken, logLines, trails } from "../../src/seven_cubes/log_lines.ts";
import { entry } from "./tables.ts";

const name = (seat: number): string => ["Ann", "Bob"][seat]!;

const placed = [entry("act", 0, ["corner", 0, "a1"]), entry("act", 1, ["corner", 1, "g7"], ["round", -1, 1])];

describe("the lines of the log", () => {
  it("has a line for each turn and one for each round", () => {
    const lines = logLines(
      [...placed, entry("act", 0, ["jump", 0, "b3"]), entry("act", 0, ["step", 0, "b4"], ["take", 0, "red", "b4"]), entry("act", 1, ["jump", 1, "f5"])],
      name,
    );
    expect(lines.map((line) => [line.seat, line.parts.length])).toEqual([[0, 1], [1, 1], [-1, 1], [0, 3], [1, 1]]);
    expect(lines[3]!.parts.map((part) => part.piece)).toEqual([undefined, undefined, "red"]);
    // Without loaded texts the ids stand for the sentences.
    expect(spoken(lines[3]!, name)).toBe("Ann: trace-jump, trace-extra-step, trace-take");
    expect(spoken(lines[2]!, name)).toBe("trace-round");
  });

  it("tells of those who leave on a line of its own", () => {
    const lines = logLines([...placed, entry("act", 0, ["jump", 0, "b3"]), entry("resign", 0), entry("act", 0, ["jump", 0, "c5"])], name);
    expect(lines.slice(-3).map((line) => line.parts[0]!.text)).toEqual(["trace-jump", "table-log-resign", "trace-jump"]);
  });
});

describe("trails", () => {
  const turns = [
    ...placed,
    entry("act", 0, ["jump", 0, "b3"]),
    entry("act", 1, ["jump", 1, "f5"]),
    entry("act", 1, ["warp", 1, "b6"]),
  ];

  it("show what others did since the own move", () => {
    expect(trails(turns, 0)).toEqual([{ seat: 1, cells: ["g7", "f5", "b6"] }]);
    expect(trails(turns, 1)).toEqual([]);
  });

  it("show a spectator the last turn", () => {
    expect(trails(turns, -1)).toEqual([{ seat: 1, cells: ["g7", "f5", "b6"] }]);
  });

  it("begin anew at the corner a robbed pawn was sent to", () => {
    const robbed = [...turns, entry("act", 0, ["jump", 0, "b6"], ["steal", 0, 1, "red"]), entry("act", 1, ["corner", 1, "g1"]), entry("act", 1, ["jump", 1, "f3"])];
    expect(trails(robbed, 0)).toEqual([{ seat: 1, cells: ["g1", "f3"] }]);
  });
});
