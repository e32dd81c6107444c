// Nothing is lost by a slip. As the player has set it, an answer after which one waits is held here for a moment and can
// be taken back, or one that costs much is asked about first; whoever wants neither answers at once.
import { settings } from "./settings.svelte.ts";

/** For so long an answer can be taken back, in milliseconds. */
export const GRACE = 4000;

/** An answer before it is sent. */
export interface Answer {
  words: string; // on its button
  question: string; // changes with what is asked
  costly?: string | undefined; // why one should think twice, in words
  waits: boolean; // one is asked nothing more before others have acted
  send: () => void;
}

export class SecondThought {
  held: Answer | undefined = $state.raw(); // on its way in a moment
  doubted: Answer | undefined = $state.raw(); // sent when it is confirmed
  #timer: ReturnType<typeof setTimeout> | undefined;

  give(answer: Answer): void {
    this.takeBack();
    if (settings.slips === "confirm" && answer.costly) this.doubted = answer;
    else if (settings.slips === "grace" && answer.waits) this.#hold(answer);
    else answer.send();
  }

  #hold(answer: Answer): void {
    this.held = answer;
    this.#timer = setTimeout(() => this.go(), GRACE);
  }

  /** Now. */
  go(): void {
    const answer = this.held ?? this.doubted;
    this.takeBack();
    answer?.send();
  }

  takeBack(): void {
    clearTimeout(this.#timer);
    this.held = undefined;
    this.doubted = undefined;
  }

  /** Something else is asked: what was held answers nothing any more. */
  asked(question: string): void {
    if ((this.held ?? this.doubted) && (this.held ?? this.doubted)!.question !== question) this.takeBack();
  }
}
