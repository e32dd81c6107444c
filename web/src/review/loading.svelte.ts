// The review of a table: asked for again until it is done; first figures are shown meanwhile.
import { api, problemOf } from "../lib/api.ts";
import type { Problem, Review } from "../lib/messages.ts";

const AGAIN = 1500; // milliseconds

export class ReviewLoading {
  review: Review | undefined = $state.raw();
  progress = $state(0);
  done = $state(false);
  problem: Problem | undefined = $state.raw();
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      const { done, progress, review } = await api.review(this.#id);
      if (this.#closed) return;
      this.review = review ?? this.review;
      this.progress = progress;
      this.done = done;
      if (!done) this.#timer = setTimeout(() => void this.#ask(), AGAIN);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
