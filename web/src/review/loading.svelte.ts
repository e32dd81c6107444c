// The review of a race: asked for again until it is done; first figures are shown meanwhile.
import { api, problemOf } from "../lib/api.ts";
import type { Problem, Review, ReviewTold } from "../lib/messages.ts";
import type { ToldFrom } from "../replay/told_from.ts";

const AGAIN = 1500; // milliseconds
const ENOUGH = 0.03; // of the work, to say how long the rest takes

export class ReviewLoading {
  review: Review | undefined = $state.raw();
  progress = $state(0);
  done = $state(false);
  left: number | undefined = $state(); // seconds it will take, as far as can be said
  asked = $state(false); // a record that only this browser has is not sent before somebody wants that
  problem: Problem | undefined = $state.raw();
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #first: { when: number; progress: number } | undefined; // what was heard first
  #name = ""; // of the review of a record, once it is begun
  readonly #from: ToldFrom;

  constructor(from: ToldFrom) {
    this.#from = from;
    if (!("record" in from)) this.begin();
  }

  begin(): void {
    this.asked = true;
    this.problem = undefined;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      const { done, progress, review } = await this.#told();
      if (this.#closed) return;
      this.review = review ?? this.review;
      this.progress = progress;
      this.left = this.#estimate(progress);
      this.done = done;
      if (!done) this.#timer = setTimeout(() => void this.#ask(), AGAIN);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** By how long it took so far; nothing while that tells little. */
  #estimate(progress: number, now = performance.now()): number | undefined {
    this.#first ??= { when: now, progress };
    const gained = progress - this.#first.progress;
    return gained < ENOUGH ? undefined : ((1 - progress) * (now - this.#first.when)) / gained / 1000;
  }

  async #told(): Promise<ReviewTold> {
    const from = this.#from;
    if ("table" in from) return api.review(from.table);
    this.#name ||= (await api.beginReview("shared" in from ? { shared: from.shared } : { record: from.record })).name;
    return api.recordReview(this.#name);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
