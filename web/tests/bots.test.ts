// Bots have a face: no creature twice at a table, and a style has its own.
import { describe, expect, it } from "vitest";
import { CREATURES, creaturesOf } from "../src/bots/creatures.ts";
import { FACES } from "../src/bots/faces.ts";
import { bot, named, person } from "../src/lib/tables.ts";

describe("the creatures of a table", () => {
  it("are those of the bots, in the order of seats", () => {
    expect(creaturesOf([{ kind: "person" }, { kind: "bot" }, { kind: "open" }, { kind: "bot" }])).toEqual([undefined, "pip", undefined, "dot"]);
  });

  it("fit the style, as long as nobody else is that creature", () => {
    const bots = ["steady:bold", "sharp:cautious", "sharp:bold", "champion"].map((level) => ({ kind: "bot", level }));
    expect(creaturesOf(bots)).toEqual(["rocco", "shelly", "pip", "dot"]);
  });

  it("keep the name under which they sit there", () => {
    const seats = [{ kind: "bot", name: "Ann" }, { kind: "bot", name: "creature-pip" }, { kind: "person", name: "creature-dot" }];
    expect(creaturesOf(seats)).toEqual(["dot", "pip", undefined]);
  });

  it("give their names to the seats of a new table", () => {
    const seats = named([person("Ann"), bot(), bot("sharp:sprinter")]);
    expect(seats.map((seat) => [seat.name, seat.level])).toEqual([["Ann", undefined], ["creature-pip", null], ["creature-zip", "sharp:sprinter"]]);
  });

  it("all have a face of their own", () => {
    expect(new Set(CREATURES.map((one) => JSON.stringify(FACES[one]))).size).toBe(CREATURES.length);
  });
});
