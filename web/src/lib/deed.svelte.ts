// Something that a person has asked for and that takes a while: meanwhile its buttons rest, and what is refused is told.
import { problemOf } from "./api.ts";
import type { Problem } from "./messages.ts";

export class Deed {
  busy = $state(false);
  problem: Problem | undefined = $state.raw();

  async run(what: () => Promise<void>): Promise<void> {
    await this.leave(what);
    this.busy = false;
  }

  /** What leads away: once it is done, nothing here can be pressed again. */
  async leave(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = undefined;
    try {
      await what();
    } catch (error) {
      this.problem = problemOf(error);
      this.busy = false;
    }
  }
}
