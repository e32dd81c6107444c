// Which part of the table a small screen shows: what the question is about, or while one only watches, where it happens.
import type { Beat } from "../stage/beat.ts";
import type { Play, Tab } from "./play.svelte.ts";

/** What of a race decides where one looks. */
export interface Looked extends Pick<Play, "tab" | "looksAround" | "question" | "place" | "seat"> {
  readonly table: { readonly stage: { readonly beat: Beat | undefined }; readonly played: readonly number[] };
}

/** Where a beat of another player is seen. What has no row is told in the strip of the last deeds. */
const PARTS: Partial<Record<string, Tab>> = {
  tumble: "players",
  bust: "players",
  hop: "track",
  jet: "track",
  reward: "track",
};

/** The runner that a map shows which has no room for all of the track: whoever runs just now; but while one is asked
 *  something or looks around, one's own. */
export function runnerInSight({ table, seat, question, looksAround }: Looked): number {
  const { beat } = table.stage;
  return beat?.kind === "hop" && (beat.final || !(question || looksAround)) ? beat.seat : seat;
}

/** Called once by the component. `look`: the part that shall be seen now, whatever is asked. */
export function follow(play: Looked, look: () => Tab | undefined): void {
  const { stage } = play.table;

  // The last steps into the finish are seen by all, whatever they were looking at.
  $effect(() => {
    if (stage.beat?.final || stage.beat?.kind === "win") play.tab = "track";
  });

  // A question leads to its part; looking elsewhere is up to the player.
  $effect(() => {
    const part = look() ?? (play.question ? play.place : undefined);
    if (!part) return;
    play.tab = part;
    play.looksAround = false;
  });

  // Whoever is asked nothing follows the others, unless they look around by themselves.
  $effect(() => {
    const { beat } = stage;
    if (!beat || play.question || look() || play.looksAround || play.table.played.includes(beat.seat)) return;
    const part = PARTS[beat.kind];
    if (part) play.tab = part === "players" && beat.seat === play.seat ? "board" : part;
  });
}
