// A race of the introduction: an ordinary table with a coach who watches the questions that are asked.
import { api } from "../lib/api.ts";
import { keepKeys } from "../lib/session.ts";
import { Table } from "../lib/table.svelte.ts";
import { bot, named, person } from "../lib/tables.ts";
import type { CubitosQuestion, CubitosView } from "../lib/messages.ts";
import type { Tab } from "../cubitos/play.svelte.ts";
import { TABS } from "./places.ts";
import { keepProgress, type Progress, recallProgress } from "./progress.ts";
import { type Moment, type Tip, tipFor } from "./tips.ts";

// With these dice a race brings everything there is to explain; tests/browser/test_learn.py says so after a change of costs.
const SEED = 5;

/** Make the table of a new lesson; gives its id. */
export async function beginLesson(): Promise<string> {
  const made = await api.makeTable({
    game: "cubitos",
    options: { cards: "race-1", timing: "free" },
    seats: named([person(), bot("steady")]),
    seed: SEED,
  });
  keepKeys(made.table, made.keys, made.host);
  keepProgress({ table: made.table, seen: [], hidden: false });
  return made.table;
}

export class Lesson {
  readonly table: Table;
  #progress: Progress = $state.raw(recallProgress());

  constructor(id: string) {
    this.table = new Table(id);
  }

  readonly hidden: boolean = $derived(this.#progress.hidden);

  readonly moment: Moment | undefined = $derived.by(() => {
    const view = this.table.view as CubitosView | undefined;
    const [seat] = this.table.you;
    const me = seat === undefined ? undefined : view?.players?.[seat];
    if (!view || !me || !this.table.started) return undefined;
    const choice = this.table.choices.find((one) => one.seat === seat);
    return { kind: (choice as CubitosQuestion | undefined)?.kind ?? "", view, me, won: view.winners.includes(seat!) };
  });

  readonly tip: Tip | undefined = $derived.by(() => {
    if (!this.moment || this.hidden) return undefined;
    return tipFor(this.moment, new Set(this.#progress.seen));
  });

  /** The part of the table a small screen shows while a tip is about it. */
  readonly look: Tab | undefined = $derived(this.tip?.place && TABS[this.tip.place]);

  /** Changes when the player has answered and something else is asked. */
  readonly question: string = $derived.by(() => {
    const choice = this.table.choices[0];
    return choice ? `${choice.seat}.${choice.number}` : ""; // not its answers: what others do may take some away
  });

  /** The tip was read, or played past. */
  saw(tip: Tip): void {
    if (!this.#progress.seen.includes(tip.id)) this.#keep({ seen: [...this.#progress.seen, tip.id] });
  }

  hide(hidden: boolean): void {
    this.#keep({ hidden });
  }

  #keep(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change };
    keepProgress(this.#progress);
  }

  /** Called once by the component: a tip whose moment has passed is not told again; a finished race is not continued. */
  follow(): void {
    $effect(() => {
      if (this.moment?.view.over && this.#progress.table) this.#keep({ table: "" });
    });
    let shown: { question: string; tip: Tip | undefined } = { question: "", tip: undefined };
    $effect(() => {
      const now = { question: this.question, tip: this.tip };
      if (shown.tip && shown.question && shown.question !== now.question) this.saw(shown.tip);
      shown = now;
    });
  }
}
