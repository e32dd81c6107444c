// The clock of dice in the air: one for all of them, and none while no die flies. Their ways are styles, which run by
// themselves; only the faces change with the clock, so nothing has to be worked out for the frames between.

const TURN = 80; // milliseconds for which a face is seen

class Tumbling {
  turn = $state(0);
  #flying = 0;
  #clock: ReturnType<typeof setInterval> | undefined;

  /** One more die flies until the returned function is called. */
  join(): () => void {
    this.#flying += 1;
    this.#clock ??= setInterval(() => (this.turn += 1), TURN);
    return () => {
      this.#flying -= 1;
      if (this.#flying) return;
      clearInterval(this.#clock);
      this.#clock = undefined;
    };
  }
}

export const tumbling = new Tumbling();
