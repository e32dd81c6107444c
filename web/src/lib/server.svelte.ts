// What the server offers, asked once: its bots, and the address under which others reach it.
import { api } from "./api.ts";
import type { About, GameBots } from "./messages.ts";

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

class Server {
  #about: About | undefined = $state.raw();
  #asked: Promise<void> | undefined;

  /** Asks the server once, and again after it could not be reached. */
  load(): Promise<void> {
    this.#asked ??= api.about().then(
      (about) => void (this.#about = about),
      () => void (this.#asked = undefined),
    );
    return this.#asked;
  }

  #bots(game: string): GameBots | undefined {
    return this.#about?.bots[game];
  }

  /** Who plays when nobody has chosen; empty until the server has told. */
  usualBot(game: string): string {
    return this.#bots(game)?.usual ?? "";
  }

  /** How strong the bots of a game are, weakest first. */
  levelsOf(game: string): string[] {
    return this.#bots(game)?.levels.map(({ level }) => level) ?? [];
  }

  /** The styles in which a level can play, if it has any. */
  stylesOf(game: string, level: string): string[] {
    return this.#bots(game)?.levels.find((one) => one.level === level)?.styles ?? [];
  }

  /** Whether a link of this page would lead others to their own machine. */
  get onlyHere(): boolean {
    return THIS_MACHINE.test(location.hostname) && this.#about?.address === "";
  }

  /** The beginning of a link that others can open. */
  get origin(): string {
    return THIS_MACHINE.test(location.hostname) ? this.#about?.address || location.origin : location.origin;
  }
}

export const server = new Server();
