// A roll as beats: dice tumble, then come down one by one, misses first and what decides last; the greater the risk, the
// longer the last moments. All of it takes less than two and a half seconds. Until a die has hit, what is seen depends on
// the dice and the risk alone: a roll that will bust looks like one that will not.
import { byKind } from "../dice/faces.ts";
import type { CubitosEvent, CubitosView } from "../lib/messages.ts";
import type { Beat, Flying, Scene, Told } from "../stage/beat.ts";
import { newScene } from "../stage/scenes.ts";

const MOST = 2_400; // milliseconds from the throw to the last die
const RELIEF = 250; // after the first hit of a roll at risk
const BRIEF = { tumble: 300, land: 340 }; // somebody else's roll
const UNKNOWN_RISK = 0.25; // of a push that nobody decided
const HOPES = [1, 0.35, 0.15]; // how much of the longest wait there is before the last die, the last but one, ...
const MISSED = 650; // in which one reads that nothing has hit, where that is no bust
const FALLEN = 0.4; // of the time that a die has, when it is down

const FOLLOWING: readonly CubitosEvent["word"][] = ["roll", "miss", "hit", "stake", "fact"];

/** Where the events of a throw end. */
export function rollEnd(events: readonly CubitosEvent[], start: number): number {
  const { seat } = events[start]!;
  let end = start + 1;
  while (end < events.length && events[end]!.seat === seat && FOLLOWING.includes(events[end]!.word)) end += 1;
  return end;
}

/** A die that comes down, and what it brings about. */
interface Landing {
  die: string; // its kind
  hit: boolean;
  told: Told[];
}

export function rollBeats(
  seq: number,
  events: readonly CubitosEvent[],
  start: number,
  end: number,
  view: CubitosView,
  scene: Scene,
): Beat[] {
  const { seat } = events[start]!;
  const { first, landings, last } = landingsOf(events, start, end, seq);
  const air = airOf(landings, `${seq}.${start}`);
  const common = { seat, scene: newScene() };
  const opening = { sound: "tumble" as const, detail: { dice: air.length } };
  if (!scene.own(seat)) {
    const told = [...landings.flatMap((one) => one.told), ...last];
    return [
      { ...common, kind: "tumble", told: first, at: 0, length: BRIEF.tumble, air, opening },
      { ...common, kind: "land", told, at: BRIEF.land / 4, length: BRIEF.land, air, ...heard(landings) },
    ];
  }
  const player = view.players[seat]!;
  const risk = view.phase === "roll" && player.at_risk && !player.safe_push ? riskOf(events, start, scene) : 0;
  const tumbling = { kind: "tumble", told: first, at: 0, length: Math.min(900, 350 + 40 * air.length), air, opening, ...over(risk) };
  const beats = [tumbling, ...falling(landings, air, risk, tumbling.length)].map((beat): Beat => ({ ...common, ...beat }));
  const final = beats.pop()!;
  const missed = { ...common, kind: "missed", told: [], at: 0, length: MISSED };
  const nothing = !risk && !landings.some((one) => one.hit);
  return [...beats, { ...final, told: [...final.told, ...last] }, ...(nothing ? [missed] : [])];
}

/** What an ability rolls comes from the hand: with the first throw of an answer that tells a risk it is what decides a bust,
 *  and else nobody has dared anything. */
function riskOf(events: readonly CubitosEvent[], start: number, scene: Scene): number {
  const { seat, details } = events[start]!;
  if (details[0] === "roll") return scene.risk(seat) || UNKNOWN_RISK;
  const later = events.slice(0, start).some((event) => event.word === "throw" && event.seat === seat);
  return later ? 0 : scene.risk(seat);
}

/** Misses first, and each die by itself; the lines of the roll come with the last one. */
function landingsOf(
  events: readonly CubitosEvent[], start: number, end: number, seed: number,
): { first: Told[]; landings: Landing[]; last: Told[] } {
  const first: Told[] = [{ event: events[start]!, index: start }];
  const last: Told[] = [];
  const misses: Landing[] = [];
  const hits: Landing[] = [];
  let tail = first;
  for (let index = start + 1; index < end; index++) {
    const event = events[index]!;
    const told: Told = { event, index };
    if (event.word === "roll") last.push(told);
    else if (event.word === "hit") {
      hits.push({ die: event.details[0].split("/")[0]!, hit: true, told: (tail = [told]) });
    } else if (event.word === "miss") {
      const [kind, count] = event.details;
      const one: CubitosEvent = { ...event, details: [kind, 1] };
      for (let at = 1; at <= count; at++) misses.push({ die: kind, hit: false, told: (tail = [{ event: one, index, part: true }]) });
    } else {
      tail.push(told);
    }
  }
  return { first, landings: [...whole(shuffled(misses, seed + start)), ...hits], last };
}

/** In the order of their kinds the kind of the last die would tell whether it hits: so in none, but always the same one. */
function shuffled<One>(all: One[], seed: number): One[] {
  const mixed = [...all];
  let chance = seed;
  for (let at = mixed.length - 1; at > 0; at--) {
    chance = (chance * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = Math.floor((chance / 2_147_483_648) * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}

/** An event of several misses has been told when the last of them is down. */
function whole(misses: Landing[]): Landing[] {
  const done = new Set<number>();
  for (const { told } of [...misses].reverse()) {
    const [miss] = told;
    if (!done.has(miss!.index)) delete miss!.part;
    done.add(miss!.index);
  }
  return misses;
}

/** The dice as they fly: those of a kind side by side, so that no place among them means anything. */
function airOf(landings: readonly Landing[], name: string): Flying[] {
  const dice = landings.map(({ die }) => die).sort(byKind);
  return dice.map((die, at) => ({ key: `${name}.${at}`, die, at }));
}

type Falling = Omit<Beat, "seat" | "scene">;

function falling(landings: readonly Landing[], air: readonly Flying[], risk: number, tumbled: number): Falling[] {
  const times = waits(landings.length, risk, tumbled);
  const decisive = landings.findIndex((one) => one.hit);
  const hits = decisive < 0 ? 0 : landings.length - decisive;
  let left = [...air];
  let spent = tumbled;
  return landings.map(({ hit, die, told }, at): Falling => {
    const open = decisive < 0 || at <= decisive; // as long as nobody knows
    const relief = risk && at === decisive ? RELIEF : 0;
    const most = risk ? MOST - spent : 600;
    const [wait, gap] = !hit || (risk && open) ? times[at]! : [0, Math.min(140, most / (decisive + hits - at))];
    const landing = left.findLast((one) => one.die === die)!;
    const beat: Falling = {
      kind: hit ? "hit" : "miss",
      told,
      at: wait + gap * FALLEN,
      length: wait + gap + relief,
      air: left,
      lands: landing.key,
      die,
      sound: relief ? { sound: "relief" } : hit ? { sound: "hit", detail: { kind: die } } : { sound: "land", detail: { step: at } },
      ...over(open ? risk : 0),
    };
    left = left.filter((one) => one !== landing);
    spent += beat.length;
    return beat;
  });
}

/** For each die, how long it is waited for and how long it takes, if none before it has hit. At risk each is a little
 *  slower than the one before, and the last ones are held. */
function waits(dice: number, risk: number, tumbled: number): [wait: number, gap: number][] {
  const slower = risk ? 0.1 : 0;
  const unit = Math.min(90, 600 / (dice + (slower * dice * dice) / 2));
  const held = risk ? 300 + 700 * risk : 0;
  const plain = Array.from({ length: dice }, (_, at) => [held * (HOPES[dice - 1 - at] ?? 0), unit * (1 + slower * at)] as const);
  const total = plain.reduce((sum, [wait, gap]) => sum + wait + gap, 0);
  const scale = Math.min(1, (MOST - RELIEF - tumbled) / total);
  return plain.map(([wait, gap]) => [wait * scale, gap * scale]);
}

/** The risk that hangs over a beat. */
const over = (risk: number): Pick<Beat, "risk"> => (risk ? { risk } : {});

function heard(landings: readonly Landing[]): Pick<Beat, "sound"> {
  const hit = landings.find((one) => one.hit);
  return hit ? { sound: { sound: "hit", detail: { kind: hit.die } } } : { sound: { sound: "land" } };
}
