// What happened, from the entries of the log: one short line for each run of events of a seat, with steps and gains
// added up and their cause named first. Nothing is drawn here.
import { type DieName, readDie, readFace } from "../dice/faces.ts";
import type { IconName } from "../dice/icons.ts";
import type { CubitosEvent, Entry } from "../lib/messages.ts";
import { SEATINGS, seatingText } from "../lib/seats.ts";
import { standing } from "../lib/standing.ts";
import { t, texts } from "../lib/texts.svelte.ts";
import { REWARD_ICONS } from "./signs.ts";
import { cardName, dieWords, drawsWords, faceWords, spaceWords } from "./wording.ts";

export type Tone = "plain" | "good" | "bad" | "quiet" | "strong";

export interface Part {
  text: string;
  tone: Tone;
  dice?: DieName[]; // drawn before the text
  spoken?: string; // for screen readers, where the picture says more than the text
  icon?: IconName;
  wide?: true; // it names several players, for which a strip of one line has no room
}

export interface Line {
  seq: number;
  seat: number; // -1: the table
  parts: Part[];
}

/** Names of seats, and the card of each kind of die. */
export interface Teller {
  name: (seat: number) => string;
  cards: Record<string, string>;
}

const TABLE = -1;
const EARN_ICONS: Record<string, IconName> = { money: "money", movement: "movement", water: "water", credits: "credit" };
const EARN_WORDS: Record<string, string> = {
  money: "count-money",
  movement: "count-movement",
  credits: "count-credits",
};

export function logLines(entries: readonly Entry[], teller: Teller): Line[] {
  const told = new LogLines(teller);
  for (const entry of standing(entries)) told.entry(entry);
  return told.finish();
}

/** The lines of a log that grows. What is told already is not told anew: its lines stay the very objects they were. */
export class LogWriter {
  #teller: Teller;
  #told: LogLines;
  #last: Entry | undefined; // of those told
  #language = "";

  constructor(teller: Teller) {
    this.#teller = teller;
    this.#told = new LogLines(teller);
  }

  /** The last entry may still grow. */
  lines(log: readonly Entry[]): Line[] {
    const at = this.#last ? log.lastIndexOf(this.#last) : -1;
    const fresh = log.slice(at + 1);
    if (texts.language !== this.#language || at < 0 || fresh.some((entry) => entry.kind === "undo")) this.#begin(log);
    else for (const entry of fresh.slice(0, -1)) this.#tell(entry);
    const whole = this.#told.twin();
    const last = log.at(-1);
    if (last && last !== this.#last) for (const entry of standing([last])) whole.entry(entry);
    return whole.finish();
  }

  #begin(log: readonly Entry[]): void {
    this.#language = texts.language;
    this.#told = new LogLines(this.#teller);
    this.#last = undefined;
    for (const entry of standing(log)) if (entry !== log.at(-1)) this.#tell(entry);
  }

  #tell(entry: Entry): void {
    this.#told.entry(entry);
    this.#last = entry;
  }
}

/** What a strip of one line has room for. */
export function brief(line: Line): Line {
  return { ...line, parts: line.parts.filter((part) => !part.wide) };
}

/** A line as plain text. */
export function spoken(line: Line, teller: Teller): string {
  const words = line.parts.map((part) => part.spoken ?? part.text).join(", ");
  return line.seat === TABLE ? words : `${teller.name(line.seat)}: ${words}`;
}

// A new line begins with these, unless they go on with what the line is about.
const OPENINGS: Record<string, readonly string[]> = {
  push: [],
  use: [],
  "most-swords": [],
  roll: ["push", "set", "rejoin", "use", "draw"],
  step: ["step", "buy-movement", "jet", "shortcut"],
  "buy-movement": ["step", "buy-movement", "jet", "shortcut"],
  jet: ["step", "buy-movement", "shortcut"],
  shortcut: ["step", "buy-movement", "jet"],
};

const RUNNING = OPENINGS.step!;
const STOP = "stop"; // all that is left to those who have no movement

/** Players act at the same time, so each seat has a line of its own that is being told. */
class LogLines {
  #lines: Line[] = [];
  #seats = new Map<number, SeatLine>();
  #teller: Teller;

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  entry(entry: Entry): void {
    if (SEATINGS.has(entry.kind)) {
      this.#lines.push({ seq: entry.seq, seat: entry.seat, parts: [{ text: seatingText(entry, this.#teller.name), tone: "quiet" }] });
    }
    for (const event of entry.happened as CubitosEvent[]) this.#hear(event, entry.seq);
  }

  /** The same as far as it is told; what is told from now on does not change the original. */
  twin(): LogLines {
    const twin = new LogLines(this.#teller);
    twin.#runner = this.#runner;
    twin.#finisher = this.#finisher;
    twin.#collecting = this.#collecting;
    twin.#ran = new Set(this.#ran);
    twin.#lines = [...this.#lines];
    for (const [seat, current] of this.#seats) {
      const copy = current.twin();
      twin.#seats.set(seat, copy);
      twin.#lines[twin.#lines.lastIndexOf(current.line)] = copy.line;
    }
    return twin;
  }

  finish(): Line[] {
    for (const seat of this.#seats.values()) seat.endSums();
    return this.#lines.filter((line) => line.parts.length);
  }

  #hear(event: CubitosEvent, seq: number): void {
    if (event.word === "fact") return this.#fact(event.seat, event.details);
    if (event.word === "pay") return void (this.#credits = event.details[1]);
    if (!TOLD.has(event.word) || (event.word === "forced" && event.details[0] !== STOP)) return;
    if (event.word === "draw" && (event.details[2] !== "draw" || event.details[3] !== "hand")) return; // one's own draw is seen
    if (event.word === "phase" || event.seat === TABLE) {
      for (const seat of this.#seats.values()) seat.endSums();
      this.#seats.clear();
    }
    if (event.word === "phase") {
      this.#collecting = event.details[0] === "roll";
      this.#ran.clear();
      return;
    }
    if (RUNNING.includes(event.word)) this.#ran.add(event.seat);
    if (event.word === "forced" && this.#ran.has(event.seat)) return; // whoever has run has nothing left to run with
    let current = this.#seats.get(event.seat);
    if (!current || current.ends(event.word)) {
      current?.endSums();
      current = new SeatLine({ seq, seat: event.seat, parts: [] }, this.#teller, this.#collecting && event.word === "earn");
      this.#lines.push(current.line);
      this.#seats.set(event.seat, current);
    }
    current.hear(event, event.word === "last-round" ? { finisher: this.#finisher } : { credits: this.#credits });
    this.#runner = ["step", "shortcut"].includes(event.word) ? event.seat : TABLE;
  }

  /** Whoever runs over a red line changes what they and others draw. */
  #fact(seat: number, [name, value]: readonly [string, unknown]): void {
    const running = this.#seats.get(this.#runner);
    if (name === "draw_amount" && this.#finisher === TABLE) running?.draws(seat, Number(value)); // afterwards it does not matter
    if (name !== "finished" || !value) return;
    running?.arrives();
    this.#finisher = seat;
  }

  #runner = TABLE; // who took the last step
  #finisher = TABLE; // who came over the last finish, the latest of them
  #credits = 0; // of the last price that was paid
  #collecting = false; // the Run Phase begins with what the faces of dice give
  #ran = new Set<number>(); // seats, since everyone was done with the last phase
}

class SeatLine {
  readonly line: Line;
  #teller: Teller;
  #fromDice: boolean;
  #earned = new Map<string, number>();
  #steps = 0;
  #at = "";
  #draws = new Map<number, number>(); // draw amounts that the run has changed
  #finished = false;
  #last = "";

  constructor(line: Line, teller: Teller, fromDice: boolean) {
    this.line = line;
    this.#teller = teller;
    this.#fromDice = fromDice;
  }

  twin(): SeatLine {
    const twin = new SeatLine({ ...this.line, parts: [...this.line.parts] }, this.#teller, this.#fromDice);
    twin.#earned = new Map(this.#earned);
    twin.#steps = this.#steps;
    twin.#at = this.#at;
    twin.#draws = new Map(this.#draws);
    twin.#finished = this.#finished;
    twin.#last = this.#last;
    return twin;
  }

  /** Whether a word begins another line. */
  ends(word: string): boolean {
    const goesOn = OPENINGS[word];
    return goesOn !== undefined && !goesOn.includes(this.#last);
  }

  hear(event: CubitosEvent, besides: Besides): void {
    const { word } = event;
    const before = this.#last;
    this.#last = word;
    if (event.word === "earn") return this.#earn(event.details[0], event.details[1]);
    if (event.word === "step") return this.#step(event.details[1]);
    this.endSums();
    if (word === "gain" && before === "buy") return; // the second half of a purchase
    const part = TELLS[word]?.(event, this.#teller, besides);
    if (part && word === "draw" && before === word) this.line.parts.push(together(this.line.parts.pop()!, part));
    else if (part) this.line.parts.push(part);
  }

  endSums(): void {
    this.#endEarnings();
    this.#endSteps();
    this.#endDraws();
  }

  /** A step has changed what a seat draws. */
  draws(seat: number, amount: number): void {
    this.#draws.set(seat, amount);
  }

  /** In the finish it does not matter any more. */
  arrives(): void {
    this.#finished = true;
  }

  #endDraws(): void {
    if (!this.#draws.size || this.#finished) return;
    this.line.parts.push({ text: t("table-log-line", { draws: drawsWords([...this.#draws], this.#teller.name) }), tone: "strong", icon: "draw", wide: true });
    this.#draws.clear();
  }

  #earn(unit: string, amount: number): void {
    this.#endSteps();
    this.#earned.set(unit, (this.#earned.get(unit) ?? 0) + amount);
  }

  #step(space: string): void {
    this.#endEarnings();
    this.#steps += 1;
    this.#at = space;
  }

  #endEarnings(): void {
    if (this.#earned.size && this.#fromDice) this.line.parts.push({ text: t("table-log-dice"), tone: "quiet" });
    this.#fromDice = false;
    for (const [unit, n] of this.#earned) {
      const text = unit === "water" ? t("trace-water", { n }) : `+${t(EARN_WORDS[unit] ?? unit, { n })}`;
      const icon = EARN_ICONS[unit];
      this.line.parts.push(icon ? { text, tone: "good", icon } : { text, tone: "good" });
    }
    this.#earned.clear();
  }

  #endSteps(): void {
    if (!this.#steps) return;
    const steps = t("count-spaces", { n: this.#steps });
    // The eye sees on the track where that led to; the names of spaces are for the ear. Only the finish is worth a word.
    const spoken = t("trace-step", { steps, space: spaceWords(this.#at) });
    this.line.parts.push({ text: this.#at === "finish" ? spoken : steps, spoken, tone: "plain", icon: "movement" });
    this.#steps = 0;
  }
}

type Word = CubitosEvent["word"];
type Tells<W extends Word> = (event: Extract<CubitosEvent, { word: W }>, teller: Teller, besides: Besides) => Part;

/** What was told before an event and belongs to it: credits that were paid, who has finished. */
interface Besides {
  credits?: number;
  finisher?: number;
}

const plain =
  (id: string, tone: Tone = "plain", icon?: IconName) =>
  (): Part =>
    (icon ? { text: t(id), tone, icon } : { text: t(id), tone });

/** A die of a kind: `gained: white die`. */
const die =
  (id: string, tone: Tone) =>
  ({ details: [kind] }: { details: [string, ...unknown[]] }): Part => {
    const named = readDie(kind);
    return { text: t(id, { die: dieWords(named) }), tone, dice: [named] };
  };

/** What was bought; and how much of the price were credits, if there were any. */
function paid(what: string, { credits }: Besides): string {
  return credits ? t("trace-by-credits", { what, n: credits }) : what;
}

/** A die by its card and its price. Its colour the eye sees; the ear is told. */
function bought({ details: [kind, n] }: { details: [string, number] }, { cards }: Teller, besides: Besides): Part {
  const named = readDie(kind);
  const words = dieWords(named);
  const card = cards[named.kind];
  const told = (what: string): string => paid(t("trace-buy", { die: what, n }), besides);
  if (!card) return { text: told(words), tone: "plain", dice: [named] };
  return { text: told(cardName(card)), spoken: told(t("table-card-die", { card: cardName(card), die: words })), tone: "plain", dice: [named] };
}

function lastRound(_: unknown, { name }: Teller, { finisher = TABLE }: Besides): Part {
  const text = finisher === TABLE ? t("trace-last-round") : t("table-log-last-round", { name: name(finisher) });
  return { text, tone: "strong", icon: "flag" };
}

/** Where that is the eye sees on the track; the names of spaces are for the ear. */
function place(id: string, spoken: string, space: string, icon: IconName): Part {
  return { text: t(id), spoken: t(spoken, { space: spaceWords(space) }), tone: "strong", icon };
}

function roll({ details }: { details: string[] }): Part {
  const dice = details.map(readDie);
  const hits = dice.filter((one) => one.face?.type !== "blank");
  const misses = dice.length - hits.length;
  if (!hits.length) return { text: t("trace-roll-nothing", { dice: t("count-dice", { n: dice.length }) }), tone: "quiet" };
  const rest = misses ? t("trace-misses", { n: misses }) : "";
  const shown = hits.map(dieWords).join("; ");
  return { text: rest, tone: "quiet", dice: hits, spoken: `${t("trace-roll")}: ${[shown, rest].filter(Boolean).join(" ")}` };
}

/** Dice that an ability takes to roll them. */
function taken({ details: [kind, count] }: { details: [string, number, ...unknown[]] }): Part {
  return inHand(Array<DieName>(count).fill(readDie(kind)));
}

const together = (one: Part, other: Part): Part => inHand([...(one.dice ?? []), ...(other.dice ?? [])]);

function inHand(dice: DieName[]): Part {
  const text = t("table-log-taken");
  return { text, tone: "quiet", dice, spoken: `${text}: ${dice.map(dieWords).join("; ")}` };
}

function use({ details: [name] }: { details: [string, ...unknown[]] }, teller: Teller): Part {
  const used = readDie(name);
  const card = teller.cards[used.kind];
  return { text: card ? cardName(card) : dieWords(used), tone: "strong", dice: [used] };
}

/** Seen on the table, or told by what follows from it. */
type Quiet =
  | "fact" | "waiting" | "stake" | "begin" | "start-die" | "safe" | "throw" | "miss" | "hit" | "mark"
  | "discard" | "clear" | "pick" | "borrow" | "return" | "swords" | "pay" | "lapse";

/** A sentence for every other word of the engine but those that `SeatLine` adds up, and `phase`. */
const TELLING: { [W in Exclude<Word, "earn" | "step" | "phase" | Quiet>]: Tells<W> } = {
  round: ({ details: [n] }) => ({ text: t("trace-round", { n }), tone: "strong" }),
  "tie-break": plain("trace-tie-break", "strong"),
  "last-round": lastRound,
  forced: plain("table-log-no-movement", "quiet"), // only where one had to stop
  draw: taken,
  roll,
  use,
  push: plain("trace-push", "strong"),
  pass: plain("trace-pass", "quiet", "check"),
  wait: plain("trace-wait", "quiet"),
  "by-turns": plain("trace-by-turns", "quiet"),
  bust: plain("trace-bust", "bad", "bust"),
  recycle: plain("trace-recycle", "quiet"),
  fan: () => ({ text: `+${t("count-fans", { n: 1 })}`, tone: "good", icon: "fan" }),
  hand: ({ details: [n] }) => ({ text: t("trace-hand", { n }), tone: "good", icon: "draw" }),
  buy: bought,
  gain: die("trace-gain", "good"),
  lose: die("trace-lose", "plain"),
  give: ({ details: [kind, seat] }, teller) => {
    const named = readDie(kind);
    return { text: t("trace-give", { die: dieWords(named), name: teller.name(seat) }), tone: "plain", dice: [named] };
  },
  rejoin: die("trace-rejoin", "plain"),
  set: ({ details: [kind, face] }) => {
    const named = { ...readDie(kind), face: readFace(face) };
    const words = { die: dieWords({ ...named, face: undefined } as DieName), face: faceWords(named.face) };
    return { text: t("trace-set", words), tone: "plain", dice: [named] };
  },
  "most-swords": plain("trace-most-swords", "strong", "sword"),
  "no-purchase": plain("trace-no-purchase", "quiet"),
  "buy-movement": ({ details: [, n] }, _, besides) => ({ text: paid(t("trace-buy-movement", { n }), besides), tone: "plain", icon: "money" }),
  jet: plain("trace-jet", "strong", "jet"),
  shortcut: ({ details: [, space] }) => place("table-log-shortcut", "trace-shortcut", space, "stones"),
  reward: ({ details: [, space, kind] }) => place("table-log-reward", "trace-reward", space, REWARD_ICONS[kind] ?? "credit"),
  win: plain("trace-win", "good", "flag"),
};

const TELLS = TELLING as Partial<Record<string, (event: CubitosEvent, teller: Teller, besides: Besides) => Part>>;
const TOLD = new Set<string>([...Object.keys(TELLING), "phase", "earn", "step"]);
