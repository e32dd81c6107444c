// Where the named spaces of a track lie on its drawing.
import type { DrawnTrack, Space } from "../lib/messages.ts";
import { cellOf, type Places, type Point } from "./hexes.ts";

const BIG = 20; // start and finish are drawn to their edges

export class Spots {
  readonly track: DrawnTrack;
  readonly places: Places;
  #spaces: Map<string, Space>;

  constructor(track: DrawnTrack, places: Places) {
    this.track = track;
    this.places = places;
    this.#spaces = new Map(track.spaces.map((space) => [space.name, space]));
  }

  space(name: string): Space | undefined {
    return this.#spaces.get(name);
  }

  middle(name: string): Point {
    const space = this.space(name);
    return space ? this.places.centre(cellOf(space)) : this.places.middleOf(this.#big(name));
  }

  /** The edge of a space, so far from its middle. */
  outline(name: string, size: number): string {
    const space = this.space(name);
    if (space) return this.places.hexagon(cellOf(space), size);
    return this.#big(name).map((cell) => this.places.hexagon(cell, BIG)).join("");
  }

  /** From space to space. */
  line(names: readonly string[]): string {
    return `M${names.map((name) => this.middle(name)).map(({ x, y }) => `${x} ${y}`).join("L")}`;
  }

  #big(name: string): DrawnTrack["start"] {
    return name === "start" ? this.track.start : this.track.finish;
  }
}
