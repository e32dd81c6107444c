// A roll as beats: dice tumble, then come down one by one, misses first and what decides last; the greater the risk, the
// longer the last moment. All of it takes less than two and a half seconds.
import type { CubitosEvent, CubitosView } from "../lib/messages.ts";
import type { Beat, Flying, Scene, Told } from "../stage/beat.ts";
import { newScene } from "../stage/scenes.ts";

const MOST = 2_400; // milliseconds from the throw to the last die
const BRIEF = { tumble: 300, land: 340 }; // somebody else's roll
const UNKNOWN_RISK = 0.25; // of a push that nobody decided

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
  const { first, landings, last } = landingsOf(events, start, end);
  const air: Flying[] = landings.map(({ die }, at) => ({ key: `${seq}.${start}.${at}`, die }));
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
  const risk = player.at_risk && !player.safe_push ? scene.risk(seat) || UNKNOWN_RISK : 0;
  const tumbling: Beat = { ...common, kind: "tumble", told: first, at: 0, length: Math.min(900, 350 + 40 * air.length), air, opening };
  const beats = [tumbling, ...falling(landings, air, risk).map((beat) => ({ ...common, ...beat }))];
  const final = beats.length - 1;
  beats[final] = { ...beats[final]!, told: [...beats[final]!.told, ...last] };
  return inTime(risk ? beats.map((beat, at) => ({ ...beat, ...hanging(beats, at, risk) })) : beats);
}

/** Misses first, and each die by itself; the story of the roll comes with the last one. */
function landingsOf(events: readonly CubitosEvent[], start: number, end: number): { first: Told[]; landings: Landing[]; last: Told[] } {
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
      for (let at = 1; at <= count; at++) misses.push({ die: kind, hit: false, told: (tail = [{ event: one, index, part: at < count }]) });
    } else {
      tail.push(told);
    }
  }
  return { first, landings: [...misses, ...hits], last };
}

type Falling = Omit<Beat, "seat" | "scene">;

function falling(landings: readonly Landing[], air: readonly Flying[], risk: number): Falling[] {
  const misses = landings.filter((one) => !one.hit).length;
  const hits = landings.length - misses;
  const decisive = hits ? misses : misses - 1; // the first hit, or the last hope
  const slower = risk ? 0.1 : 0; // each landing a little slower than the one before
  const unit = Math.min(90, 600 / (misses + (slower * misses * misses) / 2 || 1));
  return landings.map(({ hit, die, told }, at): Falling => {
    const wait = risk && at === decisive ? 300 + 700 * risk : 0;
    const gap = hit ? Math.min(140, 600 / hits) : unit * (1 + slower * at);
    const relief = risk && hit && at === decisive ? 250 : 0;
    return {
      kind: hit ? "hit" : "miss",
      told,
      at: wait + gap * 0.4,
      length: wait + gap + relief,
      air: air.slice(at),
      lands: air[at]!.key,
      die,
      sound: relief ? { sound: "relief" } : hit ? { sound: "hit", detail: { kind: die } } : { sound: "land", detail: { step: at } },
    };
  });
}

/** Until the first hit the risk hangs over the roll. */
function hanging(beats: readonly Beat[], at: number, risk: number): Pick<Beat, "risk"> {
  return beats.slice(0, at).some((beat) => beat.kind === "hit") ? {} : { risk };
}

function inTime(beats: Beat[]): Beat[] {
  const total = beats.reduce((sum, beat) => sum + beat.length, 0);
  const scale = Math.min(1, MOST / total);
  return beats.map((beat) => ({ ...beat, at: beat.at * scale, length: beat.length * scale }));
}

function heard(landings: readonly Landing[]): Pick<Beat, "sound"> {
  const hit = landings.find((one) => one.hit);
  return hit ? { sound: { sound: "hit", detail: { kind: hit.die } } } : { sound: { sound: "land" } };
}
