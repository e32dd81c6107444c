// A beat: one thing that can be followed with the eye. Games make beats of an entry of the log; the stage plays them.
import type { Entry, Happened, View } from "../lib/messages.ts";
import type { Detail, Sound } from "../sound/score.ts";

/** An event of an entry. An event that is told in parts (six misses, one by one) is `part` until its last one. */
export interface Told {
  event: Happened;
  index: number; // in its entry
  part?: boolean;
}

/** A die in the air. */
export interface Flying {
  key: string;
  die: string; // its kind, as in the view
  at: number; // its place among those that were thrown with it: each has a way of its own
}

export interface Beat {
  kind: string; // what is seen: tumble, hit, bust, hop, buy, ...
  seat: number; // whose deed; -1: the table's
  scene: number; // beats of one scene are finished by one press
  told: readonly Told[]; // what happens
  at: number; // milliseconds from the beginning of the beat until it happens
  length: number; // milliseconds altogether
  opening?: Cue; // heard when the beat begins
  sound?: Cue; // heard when it happens
  air?: readonly Flying[]; // dice in the air when it begins
  lands?: string; // the key of the one that comes down
  risk?: number; // the chance of a bust that hangs over it
  card?: string; // the card whose ability it is
  die?: string; // the kind of die it is about
  final?: boolean; // it belongs to the last steps into the finish
  slows?: number; // beats of its kind and seat that are still to be shown before it take at least so long
}

export interface Cue {
  sound: Sound;
  detail?: Detail;
}

/** What beats may depend on besides the entry. */
export interface Scene {
  view: View; // before the entry
  own: (seat: number) => boolean; // whether somebody here plays that seat: those are shown at length
  risk: (seat: number) => number; // the chance of a bust that a player here has just taken
}

/** What a game brings for the stage. */
export interface Script {
  fold: (view: View, event: Happened) => View;
  beats: (entry: Entry, scene: Scene) => Beat[];
}
