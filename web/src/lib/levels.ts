// The bots one can choose, as src/cubecup/bots/registry.py knows them: a level, or a level and a style after a colon.

export const LEVELS: Record<string, readonly string[]> = {
  cubitos: ["random", "steady", "sharp"],
  "seven-cubes": ["random", "planner"],
};

export const STYLES = ["cautious", "bold", "fan-hunter", "sprinter"] as const;

const WITH_STYLES = new Set(["steady", "sharp"]);

/** Who plays when nobody has chosen: a fair opponent of the game. */
export function usualLevel(game: string): string {
  return game === "seven-cubes" ? "planner" : "steady";
}

/** All bots of a game, each level followed by its styles. */
export function botsOf(game: string): string[] {
  return (LEVELS[game] ?? []).flatMap((level) =>
    WITH_STYLES.has(level) ? [level, ...STYLES.map((style) => `${level}:${style}`)] : [level],
  );
}
