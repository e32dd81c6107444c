// The log tells every event of the engine, adds up what belongs together and leaves out what was taken back.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { brief, spoken, logLines, LogWriter } from "../../src/cubitos/log_lines.ts";
import type { CubitosEvent, Entry } from "../../src/lib/messages.ts";
import { t, texts as catalog } from "../../src/lib/texts.svelte.ts";
import { happened, type Short } from "../fakes.ts";
import { written } from "../locales.ts";
import { entryOf, recorded } from "../stage/recorded.ts";

const teller = { name: (seat: number) => ["Ann", "Bob"][seat] ?? "?", cards: { white: "smelly-cat", brown: "rich-dog" } };

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response(written("en")));
  await catalog.use("en");
});

let seq = 0;

function entry(events: Short<CubitosEvent>[], seat = 0, kind = "act"): Entry {
  seq += 1;
  return { seq, kind, seat, action: "", happened: happened(events), undone: [], by_host: false, by: null };
}

const told = (...entries: Entry[]): string[] => logLines(entries, teller).map((line) => spoken(line, teller));

describe("the lines of the log", () => {
  it("leaves to the screen what only moves things on it", () => {
    const quiet = entry([["draw", 0, "white", 2, "draw", "roll"], ["fact", 0, "at_risk", true], ["waiting", -1, 0, 1]]);
    expect(told(entry([["push", 0]]), quiet, entry([["pass", 0]]))).toEqual(["Ann: push, pass"]);
  });

  it("names the hits of a roll and counts the misses", () => {
    expect(told(entry([["push", 0], ["roll", 0, "white/symbol", "light-gray/blank", "dark-gray/blank"]]))).toEqual([
      "Ann: push, roll: white die, ability symbol and 2 misses",
    ]);
    expect(told(entry([["roll", 0, "red/blank"]]))).toEqual(["Ann: roll of 1 die: nothing"]);
  });

  it("names the dice that an ability takes to roll them", () => {
    const dugout = entry([["use", 0, "brown/symbol.u", 0, "rich-dog"], ["recycle", 0], ["draw", 0, "light-gray", 2, "draw", "hand"]]);
    const rest = entry([["draw", 0, "white", 1, "draw", "hand"], ["throw", 0, "hand"], ["roll", 0, "light-gray/blank", "light-gray/blank", "white/blank"]]);
    expect(told(dugout, rest)).toEqual([
      "Ann: Rich Dog, Discard back to Draw, from Draw: light gray die; light gray die; white die, roll of 3 dice: nothing",
    ]);
    expect(logLines([dugout, rest], teller)[0]!.parts[2]!.dice).toHaveLength(3);
  });

  it("names the cause before the effect and adds up gains", () => {
    const events = entry([["use", 0, "brown/symbol.u", 0, "rich-dog"], ["earn", 0, "movement", 2, "face"], ["earn", 0, "movement", 1, "face"], ["lose", 0, "brown", "active", 0]]);
    expect(told(events)).toEqual(["Ann: Rich Dog, +3 movement, lost: brown die"]);
  });

  it("says what comes from the faces of dice when the Run Phase begins", () => {
    const events = entry([["phase", -1, "roll"], ["earn", 0, "money", 2, "face"], ["earn", 1, "money", 1, "face"], ["earn", 0, "credits", 1, "face"]]);
    expect(told(events)).toEqual(["Ann: From dice:, +2 money, +1 credit", "Bob: From dice:, +1 money"]);
  });

  it("tells a walk as one, also when others walk at the same time", () => {
    const walk = [entry([["step", 0, 0, "1.2", 1, 0]]), entry([["step", 1, 0, "4.4", 1, 0]], 1), entry([["step", 0, 0, "1.3", 1, 0]])];
    expect(told(...walk, entry([["reward", 0, 0, "1.3", "credits", 4], ["earn", 0, "credits", 4, "face"]]))).toEqual([
      "Ann: 2 spaces to 1.3, reward at 1.3, +4 credits",
      "Bob: 1 space to 4.4",
    ]);
  });

  it("says after a walk over red lines what is drawn from then on, of whom that changes", () => {
    const over = entry([["step", 1, 0, "1.2", 1, 0], ["fact", 0, "draw_amount", 10], ["fact", 1, "red_lines", 1], ["step", 1, 0, "1.3", 1, 0], ["fact", 0, "draw_amount", 11]], 1);
    expect(told(over)).toEqual(["Bob: 2 spaces to 1.3, over a red line (who is behind draws more dice), draw amount from now on: Ann 11"]);
    expect(logLines([over], teller).map((line) => spoken(brief(line), teller)), "no room for names").toEqual(["Bob: 2 spaces to 1.3"]);
    const home = entry([["step", 1, 0, "finish", 1, 0], ["fact", 0, "draw_amount", 12], ["fact", 1, "finished", true]], 1);
    expect(told(home), "the race is over").toEqual(["Bob: 1 space to finish space"]);
    expect(told(entry([["fan", 0, 1], ["hand", 0, 1], ["fact", 0, "draw_amount", 10]])), "told already").toEqual(["Ann: +1 fan, draw amount +1"]);
  });

  it("shows no names of spaces, which nobody sees on the track, and the sign of the reward", () => {
    const events = entry([["step", 0, 0, "1.3", 1, 0], ["reward", 0, 0, "1.3", "fan", 0], ["fan", 0, 1], ["shortcut", 0, 0, "2.4", 0, 0], ["reward", 0, 0, "2.4", "lose", 0]]);
    const parts = logLines([events], teller).flatMap((line) => line.parts);
    expect(parts.map(({ text, icon }) => `${text} ${icon}`)).toEqual(["1 space movement", "reward fan", "+1 fan fan", "shortcut stones", "reward lose"]);
  });

  it("says why a step of the round was left out, but not to those who have just run", () => {
    const idle = entry([["phase", -1, "after-swords"], ["forced", 0, "stop"], ["no-purchase", 0], ["forced", 1, "take white"]]);
    expect(told(idle)).toEqual(["Ann: no movement, too little money to buy a die"]);
    expect(told(entry([["step", 0, 0, "1.3", 1, 0], ["fact", 0, "left", 4], ["forced", 0, "stop"]]))).toEqual(["Ann: 1 space to 1.3"]);
    const arrived = entry([["step", 0, 0, "finish", 1, 0], ["last-round", -1], ["forced", 0, "stop"], ["pass", 0]]);
    expect(told(arrived).at(-1), "also where the table has said something meanwhile").toBe("Ann: pass");
  });

  it("tells a purchase once, and a bust with what it is worth", () => {
    expect(told(entry([["pay", 0, 4, 0], ["buy", 0, "white", 4], ["gain", 0, "white"]]))).toEqual(["Ann: bought: Smelly Cat (white die) for 4"]);
    const two = entry([["pay", 0, 3, 2], ["buy", 0, "brown", 5], ["gain", 0, "brown"], ["pay", 1, 4, 0], ["buy-movement", 1, 1, 4]]);
    expect(told(two), "credits of one price are not those of the next").toEqual(["Ann: bought: Rich Dog (brown die) for 5 (2 in credits)", "Bob: movement bought for 4"]);
    expect(logLines([two], teller)[0]!.parts[0]!.text, "the eye sees the colour of the die").toBe("bought: Rich Dog for 5 (2 in credits)");
    expect(told(entry([["pay", 0, 1, 3], ["buy-movement", 0, 1, 4]]))).toEqual(["Ann: movement bought for 4 (3 in credits)"]);
    const bust = entry([["push", 1], ["roll", 1, "red/blank"], ["bust", 1], ["fan", 1, 1], ["hand", 1, 1]], 1);
    expect(told(bust)).toEqual(["Bob: push, roll of 1 die: nothing, BUST, +1 fan, draw amount +1"]);
  });

  it("says who is over the finish line", () => {
    const arrived = entry([["step", 1, 0, "finish", 1, 0], ["fact", 1, "finished", true], ["last-round", -1]]);
    expect(told(arrived)).toEqual(["Bob: 1 space to finish space", "Over the finish line: Bob. This is the last round."]);
    expect(told(entry([["last-round", -1]])), "if that is not known any more").toEqual([t("trace-last-round")]);
  });

  it("tells who got a die, and on which face one was set", () => {
    expect(told(entry([["give", 0, "red", 1, "roll", -1]]))).toEqual(["Ann: given to Bob: red die"]);
    expect(told(entry([["set", 0, "borrowed-blue", "power"]]))).toEqual(["Ann: borrowed blue die, set on power symbol"]);
  });

  it("leaves out what was taken back", () => {
    const first = entry([["pass", 0]]);
    const undo = { ...entry([], 0, "undo"), undone: [first.seq] };
    expect(told(first, entry([["pass", 1]], 1), undo)).toEqual(["Bob: pass"]);
  });

  it("of a log that grows is the same as of the whole log, and keeps the lines it has", () => {
    const { entries } = recorded("race-5");
    const log = entries.slice(0, 60).map(({ happened: events }, at) => entryOf(events, at + 1));
    const undo = { ...entryOf([], 61), kind: "undo", undone: [58, 60] };
    const writer = new LogWriter(teller);
    let before: unknown[] = [];
    for (let end = 1; end <= log.length; end++) {
      const last = log[end - 1]!;
      const half = { ...last, happened: last.happened.slice(0, last.happened.length / 2) };
      expect(writer.lines([...log.slice(0, end - 1), half])).toEqual(logLines([...log.slice(0, end - 1), half], teller));
      const lines = writer.lines(log.slice(0, end));
      expect(lines).toEqual(logLines(log.slice(0, end), teller));
      const old = lines.filter((line) => line.seq < end - 5); // all but the line of each seat that may still go on
      expect(old.filter((line) => before.includes(line)).length).toBeGreaterThanOrEqual(old.length - 4);
      before = lines;
    }
    expect(writer.lines([...log, undo])).toEqual(logLines([...log, undo], teller));
  });

  it("tells when a bot takes a seat over", () => {
    expect(told(entry([], 1, "stand-in"))).toEqual(["Bob: a bot stands in"]);
  });
});
