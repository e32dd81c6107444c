// The way a runner has come while it is being shown, so that others' runs can be followed.
import type { CubitosView, View } from "../lib/messages.ts";
import type { Beat } from "../stage/beat.ts";
import type { Stage } from "../stage/stage.svelte.ts";

export class Trail {
  seat = $state(-1);
  track = $state("");
  spaces: string[] = $state.raw([]); // from where the run began

  /** Listen to the beats of a table; returns how to stop. */
  start(stage: Stage): () => void {
    return stage.watch((beat, before, after) => this.#hear(beat, before, after));
  }

  #hear(beat: Beat, before: View, after: View): void {
    const [was, is] = [before, after].map((view) => (view as CubitosView).players[beat.seat]);
    if (beat.kind !== "hop" || !was || !is) {
      if (beat.seat !== this.seat) this.#clear(); // paying and rewards belong to the run
      return;
    }
    if (beat.seat !== this.seat || this.spaces.at(-1) !== was.space || this.track !== is.track) {
      this.seat = beat.seat;
      this.track = is.track;
      this.spaces = [was.space];
    }
    this.spaces = [...this.spaces, is.space];
  }

  #clear(): void {
    this.seat = -1;
    this.spaces = [];
  }
}
