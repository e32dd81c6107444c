// The pending question as the table offers it: what glows, what a click sends.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Play } from "../../src/cubitos/play.svelte.ts";
import { answerWords } from "../../src/cubitos/wording.ts";
import type { CubitosContent, CubitosPlayer, CubitosQuestion } from "../../src/lib/messages.ts";
import { settings } from "../../src/lib/settings.svelte.ts";
import { Table } from "../../src/lib/table.svelte.ts";
import { texts } from "../../src/lib/texts.svelte.ts";
import { FakeSocket, happened, race, runner, type Short, update, welcome } from "../fakes.ts";

const player = runner({
  draw: { "light-gray": 3, white: 1 },
  roll: { "dark-gray": 1 },
  active: ["green/power", "green/symbol.s", "white/symbol.u"],
  space: "1.1",
});

const content: CubitosContent = {
  faces: { "light-gray": [], "dark-gray": [], start: [], white: [], brown: [], red: [], green: [], orange: [], purple: [], yellow: [], blue: [] },
  supply: race().tray,
  base_draw: 9,
  cards: {},
  sets: {},
  fans: [],
  fans_beyond: 0,
  texts: {},
  tracks: {},
};

let table: Table;

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  table = new Table("table1");
  FakeSocket.last.open();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

/** A table that asks one question, accepts every answer with what follows from it, and remembers what is sent. */
function asked(
  choice: Partial<CubitosQuestion>,
  changes: Partial<CubitosPlayer> = {},
  follows: Short[] = [],
): { play: Play; sent: string[] } {
  const sent: string[] = [];
  const view = race({ players: [{ ...player, ...changes }, player], cards: { white: "smelly-cat", green: "up-to-11" } });
  const choices: CubitosQuestion[] = [{ seat: 0, number: 1, kind: "use", rule: "", actions: [], ...choice }];
  const socket = FakeSocket.last;
  socket.say(welcome(1, { view, choices }));
  socket.send = (text) => {
    const { id, action } = JSON.parse(text) as { id: string; action: string };
    const seq = sent.push(action) + 1;
    const [entry] = update(seq, seq).entries;
    socket.say(update(seq, seq, { entries: [{ ...entry!, action, happened: happened(follows) }], view, choices: [] }));
    socket.say({ type: "accepted", id, seq });
  };
  return { play: new Play(table, content), sent };
}

describe("a question", () => {
  it("lights the die whose ability is offered, power apart from symbol, not one already used", () => {
    const { play, sent } = asked({ kind: "before-push", actions: ["use up-to-11 power", "roll"] });
    const dice = play.dice("active");
    expect(dice.map((die) => die.action)).toEqual(["use up-to-11 power", undefined, undefined]);
    expect(play.buttons).toEqual(["use up-to-11 power", "roll"]);
    play.click(dice[0]!);
    expect(sent).toEqual(["use up-to-11 power"]);
  });

  it("about one die is answered with a click on it", () => {
    const { play, sent } = asked({ kind: "lose", actions: ["lose white", "lose dark-gray from roll"] });
    expect(play.dice("draw").filter((die) => die.action)).toHaveLength(1);
    play.click(play.dice("roll")[0]!);
    expect(sent).toEqual(["lose dark-gray from roll"]);
  });

  it("is answered by a finger only when it has seen what it picks, and by a second press or the button", () => {
    settings.slips = "confirm";
    const { play, sent } = asked({ kind: "buy", actions: ["buy white", "buy green", "done"] });
    play.pressFor("buy white", true);
    expect(play.picked?.key).toBe("buy white");
    play.pressFor("buy green", true);
    expect(sent).toEqual([]);
    play.pressFor("buy green", true);
    expect(sent).toEqual(["buy green"]);
    expect(play.picked, "it goes with its question").toBeUndefined();
  });

  it("is answered at once by a mouse", () => {
    settings.slips = "confirm";
    const { play, sent } = asked({ kind: "buy", actions: ["buy white", "done"] });
    play.pressFor("buy white", false);
    expect(sent).toEqual(["buy white"]);
  });

  it("is answered at once by a finger that wants to be asked nothing", () => {
    settings.slips = "none";
    const { play, sent } = asked({ kind: "lose", actions: ["lose white"] });
    play.click(play.dice("draw").find((die) => die.action)!, true);
    expect(sent).toEqual(["lose white"]);
  });

  it("has no risk left when the dice of the next round are rolled", async () => {
    settings.slips = "none";
    const { play } = asked({ kind: "push-or-pass", actions: ["push", "pass"], bust_chance: 0.4 }, { at_risk: true, pushes: 1 });
    play.act("push");
    await vi.waitFor(() => expect(table.busy).toBe(false));
    table.stage.beat = { kind: "tumble", seat: 0, scene: 1, told: [], at: 0, length: 900, air: [{ key: "1", die: "white", at: 0 }] };
    expect(play.risk?.chance).toBe(0.4);
    table.stage.view = race({ players: [{ ...player, pushes: 0 }, player] });
    expect(play.risk).toBeUndefined();
  });

  it("about several dice waits for the last, then sends them in order", async () => {
    const picks = { dice: ["take light-gray", "take white"], least: 2, most: 2, free: [], different: false };
    const { play, sent } = asked({ kind: "draw", actions: ["take light-gray"], picks });
    play.click(play.dice("draw").find((die) => die.name.kind === "white")!);
    expect(play.ready).toBe(false);
    expect(play.dice("draw").filter((die) => die.chosen)).toHaveLength(1);
    play.click(play.dice("draw")[0]!);
    expect(play.dice("draw").filter((die) => die.action && !die.chosen)).toHaveLength(0);
    await play.confirm();
    expect(sent).toEqual(["take light-gray", "take white"]);
  });

  it("marks the die that was clicked, not another one of its kind, and fills up with the others", () => {
    const picks = { dice: ["take light-gray"], least: 2, most: 2, free: [], different: false };
    const { play } = asked({ kind: "draw", actions: ["take light-gray"], picks }, { draw: { "light-gray": 4 } });
    const chosen = (): boolean[] => play.dice("draw").map((die) => die.chosen);
    play.click(play.dice("draw")[2]!);
    expect(chosen()).toEqual([false, false, true, false]);
    play.click(play.dice("draw")[3]!);
    expect(chosen()).toEqual([false, false, true, true]);
    play.click(play.dice("draw")[2]!);
    expect(chosen()).toEqual([false, false, false, true]);
    play.fill();
    expect(chosen()).toEqual([true, false, false, true]);
    play.clear();
    expect(chosen()).toEqual([false, false, false, false]);
  });

  it("does not repeat a pick that the engine took itself", async () => {
    const picks = { dice: ["take light-gray", "take white"], least: 2, most: 2, free: [], different: false };
    const { play, sent } = asked({ kind: "draw", actions: ["take light-gray"], picks }, {}, [["forced", 0, "take white"]]);
    play.fill();
    expect(play.chosen).toBe(2);
    await play.confirm();
    expect(sent).toEqual(["take light-gray"]);
  });

  it("about spaces shows what costs money only for as long as it is asked", () => {
    const way = { leg: 0, steps: 1, bought: 0, price: 0, left: 8, forward: true, lines: 0, rewards: [], after: -1, best: true };
    const reach = [{ ...way, space: "1.2" }, { ...way, space: "1.3", bought: 1, price: 4 }];
    const { play } = asked({ kind: "move", actions: ["step 1.2", "stop"], reach }, { movement: 1 });
    expect(play.where.open).toBe(false);
    play.where.toggle();
    expect(play.where.open).toBe(true);
    const again = { seat: 0, number: 2, kind: "move" as const, rule: "", actions: ["step 1.2", "stop"], reach };
    FakeSocket.last.say(update(2, 2, { view: table.view!, choices: [again] }));
    expect(play.choice?.number).toBe(2);
    expect(play.where.open).toBe(false);
  });

  it("about spaces offers those within reach with their way, the nearest first", async () => {
    const reach = [
      { leg: 0, space: "1.2", steps: 1, bought: 0, price: 0, left: 8, forward: true, lines: 0, rewards: [], after: -1, best: true },
      { leg: 0, space: "1.3", steps: 2, bought: 0, price: 0, left: 7, forward: true, lines: 0, rewards: [], after: 0, best: true },
    ];
    const { play, sent } = asked({ kind: "move", actions: ["step 1.2", "stop"], reach });
    const goals = play.where.all("small");
    expect(goals.map((goal) => goal.space)).toEqual(["1.2", "1.3"]);
    expect(play.place).toBe("track");
    play.walk(goals[1]!);
    await vi.waitFor(() => expect(sent).toEqual(["step 1.2", "step 1.3"]));
  });

  it("about trays is answered on the card; spare gray dice have a button", () => {
    const { play } = asked({ kind: "gain-die", actions: ["gain light-gray", "gain white", "skip"] });
    expect(play.cardAction("white")).toBe("gain white");
    expect(play.buttons).toEqual(["gain light-gray", "skip"]);
  });

  it("about faces knows the die that waits for one", () => {
    const { play } = asked({ kind: "face", actions: ["face symbol", "face money2"] }, { hand: { "borrowed-blue": 1 } });
    expect(play.faces).toEqual(["face symbol", "face money2"]);
    expect(play.held).toMatchObject({ kind: "blue", borrowed: true });
  });

  it("about players marks their boards", () => {
    const { play } = asked({ kind: "give-to", actions: ["to 1"] });
    expect(play.seatAction(1)).toBe("to 1");
    expect(play.seatAction(0)).toBeUndefined();
  });

  it("about players is answered in the words of the question, or of the verb if it has none", () => {
    const { play } = asked({ kind: "give-to", actions: ["to 1"] });
    const forget = texts.usePack({ "": { "do-to": "she it is", "do-to-give-to": "she gets the die" } });
    expect(answerWords("to 1", play.asked)).toBe("She gets the die");
    expect(answerWords("to 1", { ...play.asked, kind: "lose" })).toBe("She it is");
    forget();
  });

  it("tells the chance to bust of the roll, with and without what may be used first", () => {
    const { play } = asked(
      { kind: "before-push", actions: ["use up-to-11 power", "roll"], bust_chance: 0.5, chance_using: { "use up-to-11 power": 0.25 } },
      { at_risk: true },
    );
    expect(play.risk).toEqual({ chance: 0.5, using: { "use up-to-11 power": 0.25 }, safe: "" });
  });

  it("knows a push as safe only while it is under way", () => {
    const marks = { at_risk: true, safe_push: true };
    expect(asked({ kind: "before-push", actions: ["use up-to-11", "roll"], bust_chance: 0 }, marks).play.risk?.safe).toBe("push");
    expect(asked({ kind: "push-or-pass", actions: ["push", "pass"], bust_chance: 0.5 }, marks).play.risk?.safe).toBe("");
    expect(asked({ kind: "push-or-pass", actions: ["push", "pass"], bust_chance: 0 }).play.risk?.safe).toBe("few");
  });

  it("with no movement left shows what costs money only to whoever asks for it", () => {
    const way = { leg: 0, space: "1.2", steps: 1, bought: 1, price: 4, left: 8, forward: true, lines: 0, rewards: [], after: -1, best: true };
    const { play } = asked({ kind: "move", actions: ["buy movement", "stop"], reach: [way] });
    expect([play.where.spent, play.where.offered("small").length, play.where.aside]).toEqual([true, 0, 1]);
    play.where.toggle();
    expect(play.where.offered("small")).toHaveLength(1);
    expect(asked({ kind: "move", actions: ["step 1.2", "stop"], reach: [way] }, { movement: 1 }).play.where.spent).toBe(false);
  });
});
