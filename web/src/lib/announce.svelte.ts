// What a screen reader is told: App has one polite live region that shows the latest announcement.

class Announcer {
  text = $state("");
  #flip = false;
  #waiting: string[] = [];

  /** What is said in the same moment is said together; otherwise the last would drown the others. */
  say(text: string): void {
    this.#waiting.push(text);
    if (this.#waiting.length === 1) queueMicrotask(() => this.#speak());
  }

  /** The same words twice in a row are still said twice: an invisible character makes them differ. */
  #speak(): void {
    this.#flip = !this.#flip;
    const text = this.#waiting.join(" ");
    this.#waiting = [];
    this.text = this.#flip ? text : `${text}\u200b`;
  }
}

export const announcer = new Announcer();

export function announce(text: string): void {
  announcer.say(text);
}
