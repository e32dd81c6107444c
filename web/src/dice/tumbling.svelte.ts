// The clock of dice in the air: one loop for all of them, and none while no die flies.

const TURN = 80; // milliseconds for which a face is seen

class Tumbling {
  turn = $state(0);
  #flying = 0;
  #since = 0;

  /** One more die flies until the returned function is called. */
  join(): () => void {
    this.#flying += 1;
    if (this.#flying === 1) requestAnimationFrame(this.#loop);
    return () => (this.#flying -= 1);
  }

  #loop = (now: number): void => {
    if (!this.#flying) return;
    if (now - this.#since >= TURN) {
      this.#since = now;
      this.turn += 1;
    }
    requestAnimationFrame(this.#loop);
  };
}

export const tumbling = new Tumbling();
