// Players who have gone: how long, whether a bot may play for them, and the way back into a seat that a bot has kept warm.
import type { SeatInfo } from "./messages.ts";
import type { Table } from "./table.svelte.ts";
import { texts } from "./texts.svelte.ts";

const BRIEF = 5; // seconds: a page that is loaded anew is no absence

/** Someone who is away. `left`: seconds until a bot may play for them; undefined: that is not for others to say. */
export interface Absent {
  seat: SeatInfo;
  away: number; // seconds
  left: number | undefined;
}

/** Who is away, `since` seconds after the server told it. */
export function absentees(seats: readonly SeatInfo[], absence: number | null, since: number): Absent[] {
  const found: Absent[] = [];
  for (const seat of seats) {
    if (seat.away === null || seat.away === undefined) continue;
    const away = seat.away + Math.max(0, since);
    if (away < BRIEF && !seat.stand_in) continue;
    const waits = absence !== null && !seat.stand_in;
    found.push({ seat, away, left: waits ? Math.max(0, absence - away) : undefined });
  }
  return found;
}

/** A span of time as people say it in the player's language: "40 s", "5 min", "2 h". */
export function span(seconds: number): string {
  const [unit, size] = seconds < 60 ? (["second", 1] as const) : seconds < 3600 ? (["minute", 60] as const) : (["hour", 3600] as const);
  return new Intl.NumberFormat(texts.language, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(seconds / size));
}

/** Whoever comes back takes their seat back by being here. Called once by the page of a table. */
export function takeSeatsBack(table: Table): void {
  let asked: readonly number[] = []; // once for each absence, whatever is answered
  let hidden = $state(document.hidden);
  const note = (): void => {
    hidden = document.hidden;
  };

  $effect(() => {
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  });

  $effect(() => {
    const kept = table.seats.filter((seat) => seat.covered && !table.info?.over && table.you.includes(seat.seat)).map((seat) => seat.seat);
    asked = asked.filter((seat) => kept.includes(seat));
    if (hidden) return;
    for (const seat of kept) {
      if (asked.includes(seat)) continue;
      asked = [...asked, seat];
      void table.standIn(seat, null);
    }
  });
}
