// A race as beats: what each event of the engine looks like in time. Lengths are milliseconds at normal speed for the
// players at this screen; what others do is shown in brief.
import type { CubitosEvent, CubitosView, Entry } from "../lib/messages.ts";
import type { Sound } from "../sound/score.ts";
import type { Beat, Cue, Scene, Told } from "../stage/beat.ts";
import { newScene } from "../stage/scenes.ts";
import { fold } from "./fold.ts";
import { rollBeats, rollEnd } from "./rolling.ts";

type Word = CubitosEvent["word"];

interface Shape {
  kind: string;
  length: number;
  at?: number; // when it happens; without: at once
  sound?: Sound;
  gathers?: boolean; // several in a row of one seat are one beat
}

const OTHERS = 0.6; // how much of its length a beat has that is somebody else's

/** A step of the round that is left out: one reads why. */
const NONE = (kind: string): Shape => ({ kind, length: 900 });

/** Words with a beat of their own. All others belong to the beat before them: they happen together with it. */
const SHAPES: Partial<Record<Word, Shape>> = {
  round: { kind: "round", length: 500, sound: "round" },
  "tie-break": { kind: "tie-break", length: 900, sound: "horn" },
  "last-round": { kind: "last-round", length: 900, sound: "round" },
  "start-die": { kind: "start-die", length: 280, at: 220 },
  draw: { kind: "draw", length: 260, at: 220, gathers: true },
  recycle: { kind: "recycle", length: 260, at: 220 },
  push: { kind: "push", length: 40, sound: "press" },
  pass: { kind: "pass", length: 180 },
  bust: { kind: "bust", length: 1020, at: 120, sound: "bust" },
  discard: { kind: "tip", length: 70 },
  clear: { kind: "clear", length: 260 },
  rejoin: { kind: "rejoin", length: 160 },
  borrow: { kind: "borrow", length: 260 },
  set: { kind: "set", length: 260 },
  gain: { kind: "gain", length: 320, at: 260, sound: "land" },
  lose: { kind: "lose", length: 260 },
  give: { kind: "give", length: 320, at: 240 },
  use: { kind: "ability", length: 350, sound: "ability" },
  swords: { kind: "swords", length: 700, sound: "swords" },
  "most-swords": { kind: "most-swords", length: 350 },
  earn: { kind: "earn", length: 160, at: 140, sound: "coin", gathers: true },
  fan: { kind: "fan", length: 620, at: 180, sound: "fan" },
  pay: { kind: "buy", length: 350, at: 280, sound: "buy", gathers: true },
  buy: { kind: "buy", length: 350, at: 280, sound: "buy", gathers: true },
  "buy-movement": { kind: "buy", length: 180, sound: "coin", gathers: true },
  "no-purchase": NONE("no-purchase"),
  forced: NONE("no-run"),
  step: { kind: "hop", length: 110, sound: "hop" },
  shortcut: { kind: "hop", length: 240, sound: "hop" },
  jet: { kind: "jet", length: 350, sound: "ability" },
  reward: { kind: "reward", length: 260, sound: "coin" },
  win: { kind: "win", length: 900, at: 200, sound: "finish" },
};

const LINE = 180; // a hop over a red line
const INTO_FINISH = 400; // for everybody: that is what all have waited for
const LAST_HOPS = 250; // the hops that lead there

export function beats(entry: Entry, scene: Scene): Beat[] {
  const events = entry.happened as CubitosEvent[];
  const found: Beat[] = [];
  let view = scene.view as CubitosView;
  for (let index = 0; index < events.length; ) {
    const event = events[index]!;
    const end = event.word === "throw" ? rollEnd(events, index) : index + 1;
    if (event.word === "throw") found.push(...rollBeats(entry.seq, events, index, end, view, scene));
    else add(found, event, index, events, view, scene);
    for (; index < end; index++) view = fold(view, events[index]!);
  }
  return found;
}

function add(found: Beat[], event: CubitosEvent, index: number, events: CubitosEvent[], view: CubitosView, scene: Scene): void {
  const told: Told = { event, index };
  const own = scene.own(event.seat);
  const shape = shapeOf(event, index, events, own);
  const last = found.at(-1);
  const share = own || event.seat < 0 ? 1 : OTHERS; // what the table does is everybody's
  const goesOn = last && last.seat === event.seat && shape?.gathers && last.kind === shape.kind && (!own || event.word !== "earn");
  if (last && (!shape || goesOn || (event.word === "gain" && last.kind === "buy"))) {
    found[found.length - 1] = { ...last, told: [...last.told, told], ...details(event, view) };
    return;
  }
  const finishes = event.word === "step" && event.details[1] === "finish";
  const crosses = event.word === "step" && crossesLine(event, index, events);
  const length = finishes ? INTO_FINISH : (crosses ? LINE : (shape?.length ?? 0)) * share;
  const again = last?.kind === shape?.kind && last?.seat === event.seat; // one more step, one more coin
  const beat: Beat = {
    kind: shape?.kind ?? "",
    seat: event.seat,
    scene: again && last ? last.scene : newScene(),
    told: [told],
    at: (shape?.at ?? 0) * share,
    length,
    ...details(event, view),
    ...(finishes ? { final: true, slows: LAST_HOPS } : {}),
  };
  const cue = finishes ? { sound: "horn" as const } : crosses ? { sound: "line" as const } : cueOf(event, shape, found);
  if (cue) beat.sound = cue;
  found.push(beat);
}

const RUNNING: readonly Word[] = ["step", "shortcut", "jet", "buy-movement"];

/** Nothing is compared where nobody has a sword, a round that ends with this entry need not be announced as the last, and
 *  what is left out is said to those who would have been asked: no run without movement, no purchase without money. */
function shapeOf(event: CubitosEvent, index: number, events: readonly CubitosEvent[], own: boolean): Shape | undefined {
  if (event.word === "swords" && event.details.every((swords) => !swords)) return undefined;
  if (event.word === "last-round" && events.some(({ word }) => word === "win")) return undefined;
  if (event.word === "no-purchase" && !own) return undefined;
  if (event.word === "forced") {
    const ran = events.slice(0, index).some(({ seat, word }) => seat === event.seat && RUNNING.includes(word));
    if (!own || ran || event.details[0] !== "stop") return undefined;
  }
  return SHAPES[event.word];
}

/** Whether a step leads over a red line: the facts that follow it say so. */
function crossesLine(step: CubitosEvent, index: number, events: CubitosEvent[]): boolean {
  const facts = events.slice(index + 1, index + 12);
  const end = facts.findIndex((one) => one.word !== "fact");
  return facts.slice(0, end < 0 ? undefined : end).some((one) => one.seat === step.seat && one.details[0] === "red_lines");
}

/** What the beat is about, to be lit. */
function details(event: CubitosEvent, view: CubitosView): Pick<Beat, "card" | "die"> {
  switch (event.word) {
    case "use":
      return { card: event.details[2] };
    case "most-swords":
      return view.cards.red ? { card: view.cards.red } : {};
    case "buy":
    case "gain":
    case "lose":
    case "borrow":
      return { die: event.details[0] };
    default:
      return {};
  }
}

function cueOf(event: CubitosEvent, shape: Shape | undefined, found: readonly Beat[]): Cue | undefined {
  if (!shape?.sound) return undefined;
  const step = event.word === "step" ? found.filter((beat) => beat.kind === "hop").length : event.word === "fan" ? event.details[0] : 0;
  return { sound: shape.sound, detail: { step } };
}
