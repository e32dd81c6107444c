// A tour in the making: which one, its races if it is one's own, and who races; and the request it becomes.
import { Draft } from "../lib/draft.svelte.ts";
import type { CubitosContent, Json, NewTour } from "../lib/messages.ts";

export const OWN = "own";
const FIRST_RACES = 3;

export class TourDraft {
  kind = $state("champion");
  table = new Draft(); // seats, and all that is the same for every race
  races: Draft[] = $state([]); // of a tour of one's own
  count = $state(FIRST_RACES); // of races, in a game whose races are all alike

  get game(): string {
    return this.table.game;
  }

  /** Another game; one without published tours has those of one's own. */
  choose(game: string, tours: readonly string[]): void {
    this.table.choose(game);
    this.kind = tours[0] ?? OWN;
  }

  /** The first races of a tour of one's own are the first of the sets. */
  begin(content: Pick<CubitosContent, "sets">): void {
    const sets = Object.keys(content.sets);
    while (this.races.length < FIRST_RACES) this.add(sets[this.races.length % sets.length]!);
  }

  add(set: string): void {
    const race = new Draft();
    race.set = set;
    this.races.push(race);
  }

  request(): NewTour {
    const { game, seats, public: seen, hints, clocks, absence } = this.table.request();
    const common = { game, seats, public: seen, hints, clocks, absence } as Pick<NewTour, "seats">;
    const timing = this.table.timing;
    if (this.kind !== OWN) return { ...common, tour: this.kind, options: { timing } };
    const own: Record<string, Json>[] = this.races.map((race) => ({ ...race.race(), timing }));
    return { ...common, tour: OWN, races: game === "cubitos" ? own : Array.from({ length: this.count }, () => ({})) };
  }
}
