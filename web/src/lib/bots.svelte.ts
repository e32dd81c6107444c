// The bots one can choose, as the server offers them: a level, or a level and a style after a colon.
import { api } from "./api.ts";
import type { GameBots } from "./messages.ts";

class Bots {
  #games: Record<string, GameBots> = $state.raw({});
  #asked: Promise<void> | undefined;

  /** Asks the server once, and again after it could not be reached. */
  load(): Promise<void> {
    this.#asked ??= api.about().then(
      (about) => void (this.#games = about.bots),
      () => void (this.#asked = undefined),
    );
    return this.#asked;
  }

  /** Who plays when nobody has chosen; empty until the server has told. */
  usual(game: string): string {
    return this.#games[game]?.usual ?? "";
  }

  /** All bots of a game, each level followed by its styles. */
  of(game: string): string[] {
    const levels = this.#games[game]?.levels ?? [];
    return levels.flatMap(({ level, styles }) => [level, ...styles.map((style) => `${level}:${style}`)]);
  }
}

export const bots = new Bots();
