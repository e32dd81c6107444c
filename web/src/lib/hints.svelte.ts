// Advice that a player asked for. It holds for the question it was asked about and is forgotten with it.
import { api, problemOf } from "./api.ts";
import type { Advised } from "./messages.ts";
import { tokenOf } from "./session.ts";
import type { Table } from "./table.svelte.ts";
import { t, texts, type Values } from "./texts.svelte.ts";

const MOST = 3; // answers that are shown
const LETTERS = ["A", "B", "C"];

export interface Hint {
  letter: string; // also marks the place on the table, if the answer has one
  action: string;
  way: string[]; // all answers that are meant: the steps of a walk, or the action alone
  chance: number; // to win
  why: string;
  places: string[]; // names of spaces it speaks of
}

export class Hints {
  busy = $state(false);
  #table: Table;
  #question: () => string; // the same for as long as the same is asked; empty: nothing
  #given: { question: string; advice: Advised[] } = $state.raw({ question: "", advice: [] });

  constructor(table: Table, question: () => string) {
    this.#table = table;
    this.#question = question;
  }

  /** Whether there is something to ask about, and asking is allowed at this table. */
  readonly offered: boolean = $derived.by(() => Boolean(this.#table.info?.hints && this.#question()));

  /** What was advised, best first; empty until one asks. */
  readonly shown: Hint[] = $derived.by(() =>
    this.#given.question === this.#question() ? this.#given.advice.slice(0, MOST).map(hint) : [],
  );

  async ask(): Promise<void> {
    const question = this.#question();
    const { id, seat } = this.#table;
    this.busy = true;
    try {
      const { advice } = await api.advise(id, { token: tokenOf(id, seat), seat });
      this.#given = { question, advice };
    } catch (error) {
      this.#table.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }

  forget(): void {
    this.#given = { question: "", advice: [] };
  }
}

function hint({ action, win_chance, reason, facts, way }: Advised, at: number): Hint {
  const steps = way.filter((step) => step !== "stop"); // where a walk ends one is asked, unless there is nowhere to go
  const [verb, place] = (steps.at(-1) ?? action).split(" ");
  const places = [verb === "step" || verb === "reward" ? place : undefined, facts.space];
  return {
    letter: LETTERS[at]!,
    action,
    way: steps.length ? steps : [action],
    chance: win_chance,
    why: reasonText({ reason, facts }),
    places: places.filter((one) => typeof one === "string"),
  };
}

/** Why an answer is good, or what speaks against it. */
export const reasonText = ({ reason, facts }: Pick<Advised, "reason" | "facts">): string => t(reason, words(facts));

/** A fact that is the id of a text stands for that text. */
function words(facts: Advised["facts"]): Values {
  const told = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "string" && texts.has(fact) ? t(fact) : fact]);
  return Object.fromEntries(told) as Values;
}
