// A tour as the server tells it, asked for again while something may happen; and our own part in it.
import { api, problemOf } from "../lib/api.ts";
import type { Problem, TourRace, TourTold } from "../lib/messages.ts";
import { carryOver, keepSeen, rememberedTable } from "../lib/session.ts";
import { goOn, rematch } from "../lib/tables.ts";

const PAUSE = 3_000; // milliseconds between two looks

export class Tour {
  told: TourTold | undefined = $state.raw();
  problem: Problem | undefined = $state.raw();
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  /** Look at once and then again and again; returns how to stop. */
  follow(): () => void {
    void this.load();
    const looking = setInterval(() => {
      if (!document.hidden && !this.told?.over) void this.load();
    }, PAUSE);
    return () => clearInterval(looking);
  }

  async load(): Promise<void> {
    try {
      const told = await api.tour(this.id);
      if (JSON.stringify(told) !== JSON.stringify(this.told)) this.told = told;
      this.problem = undefined;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** The latest race that has a table. */
  get latest(): TourRace {
    return this.told!.races.findLast((race) => race.table)!;
  }

  /** The race to come, if the latest is over. */
  get next(): TourRace | undefined {
    return this.latest.over ? this.told!.races[this.latest.number] : undefined;
  }

  /** The seats we play at the latest table we know; who has raced before goes on with the same keys. */
  get seats(): number[] {
    const table = this.#own();
    return table ? (rememberedTable(table)?.keys ?? []).map((key) => key.seat) : [];
  }

  /** Whether we may start a race: as a player, or as whoever made the tour. */
  get mine(): boolean {
    return this.#own() !== undefined;
  }

  #own(): string | undefined {
    return this.told!.races.map((race) => race.table).findLast((table) => table && rememberedTable(table)) ?? undefined;
  }

  /** To the table of the race that is under way. */
  enter(): void {
    const table = this.latest.table!;
    const own = this.#own();
    if (own && own !== table) carryOver(own, table);
    goOn(table, table);
  }

  /** The next race begins, if nobody was quicker; then we go there all the same. */
  async start(): Promise<void> {
    const table = this.latest.table!;
    const own = this.#own();
    if (own && own !== table) carryOver(own, table);
    await rematch(table, false);
    await api.table(table).then(keepSeen, () => undefined); // it leads on by now: nothing to continue there
  }
}
