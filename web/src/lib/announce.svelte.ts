// What a screen reader is told: App has one polite live region that shows the latest announcement.

class Announcer {
  text = $state("");
  #flip = false;

  /** The same words twice in a row are still said twice: an invisible character makes them differ. */
  say(text: string): void {
    this.#flip = !this.#flip;
    this.text = this.#flip ? text : `${text}\u200b`;
  }
}

export const announcer = new Announcer();

export function announce(text: string): void {
  announcer.say(text);
}
