// The race read aloud: where one is, who leads, what is at stake, what lies on the board, and a round in short. All of it
// is what the engine tells, in words.
import { readDie } from "../dice/faces.ts";
import type { CubitosEvent, CubitosPlayer, CubitosView, Entry, Stake } from "../lib/messages.ts";
import { t } from "../lib/texts.svelte.ts";
import { dieWords, leftWords, percent, spaceWords } from "./wording.ts";
import { ZONES } from "./zones.ts";

type Named = (seat: number) => string;

export function whereIs({ space, left, red_lines: lines, place }: CubitosPlayer): string {
  return t("told-where", { space: spaceWords(space), left: leftWords(left), lines, place });
}

export function whoLeads({ players }: CubitosView, name: Named): string {
  const order = players.map((player, seat) => ({ ...player, seat })).sort((a, b) => a.place - b.place);
  return order.map(({ place, seat, left }) => t("told-place", { place, name: name(seat), left: leftWords(left) })).join(" ");
}

const STAKES: readonly [keyof Stake, string][] = [
  ["money", "count-money"],
  ["movement", "count-movement"],
  ["water_movement", "table-water"],
  ["credits", "count-credits"],
  ["swords", "count-swords"],
];

/** With the chance to bust, where it is asked about and may be known. */
export function atStake(stake: Stake, risk: { chance: number | undefined; safe: string } | undefined): string {
  const goods = STAKES.filter(([name]) => stake[name]).map(([name, unit]) => t(unit, { n: stake[name] }));
  const told = goods.length ? t("told-stake", { goods: goods.join(", ") }) : t("told-stake-none");
  if (risk?.safe) return `${told} ${t("told-safe")}`;
  return risk?.chance === undefined ? told : `${told} ${t("told-risk", { chance: percent(risk.chance) })}`;
}

/** Alike dice are counted: "3 × light gray die". */
function dice(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const told = [...counts].map(([name, n]) => (n > 1 ? `${n} × ${dieWords(readDie(name))}` : dieWords(readDie(name))));
  return told.join(", ") || t("told-empty");
}

export function theBoard(player: CubitosPlayer): string {
  const has = t("told-board", {
    money: t("count-money", { n: player.money }),
    movement: t("count-movement", { n: player.movement }),
    credits: t("count-credits", { n: player.credits }),
    fans: t("count-fans", { n: player.fans }),
    draw: player.draw_amount,
  });
  const zones = ZONES.map((zone) => {
    const lying = player[zone];
    const names = Array.isArray(lying) ? lying : Object.entries(lying).flatMap(([kind, n]) => Array<string>(n).fill(kind));
    return t("told-zone", { zone: t(`zone-${zone}`), dice: dice(names) });
  });
  return [has, ...zones].join(" ");
}

/** What each seat has done since the round began. */
interface Deeds {
  steps: number;
  busted: boolean;
  bought: { kind: string; price: number }[];
}

/** Hears every entry, and tells a round in short when the next one begins. */
export class Rounds {
  #name: Named;
  #round = 0;
  #deeds = new Map<number, Deeds>();

  constructor(name: Named) {
    this.#name = name;
  }

  /** The summary of the round that has ended with an entry, if one has; `view` is how the table stands after it. */
  hear(entry: Entry, view: CubitosView): string | undefined {
    let told: string | undefined;
    for (const event of entry.happened as CubitosEvent[]) {
      if (event.word === "round") {
        if (this.#round) told = this.#summary(view);
        this.#round = event.details[0];
        this.#deeds = new Map();
      } else this.#note(event);
    }
    return told;
  }

  #note(event: CubitosEvent): void {
    const deeds = this.#deeds.get(event.seat) ?? { steps: 0, busted: false, bought: [] };
    if (event.word === "step" || event.word === "shortcut") deeds.steps += 1;
    else if (event.word === "bust") deeds.busted = true;
    else if (event.word === "buy") deeds.bought.push({ kind: event.details[0], price: event.details[1] });
    else return;
    this.#deeds.set(event.seat, deeds);
  }

  #summary({ players }: CubitosView): string {
    const each = players.map(({ left }, seat) => {
      const { steps, busted, bought } = this.#deeds.get(seat) ?? { steps: 0, busted: false, bought: [] };
      const deeds = [
        ...(busted ? [t("told-busted")] : []),
        steps ? t("count-spaces", { n: steps }) : t("told-stayed"),
        ...bought.map(({ kind, price }) => t("trace-buy", { die: dieWords(readDie(kind)), n: price })),
        leftWords(left),
      ];
      return t("told-ran", { name: this.#name(seat), deeds: deeds.join(", ") });
    });
    return [t("told-round", { n: this.#round }), ...each].join(" ");
  }
}
