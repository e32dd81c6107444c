// What flies during a beat: dice between zones and trays, coins out of the purse, fans to their track. Places have names
// and are found on the screen by `data-place`; what cannot be seen there does not fly.
import type { IconName } from "../dice/icons.ts";
import type { CubitosEvent, CubitosView } from "../lib/messages.ts";
import type { Beat } from "../stage/beat.ts";

/** A die or a sign on its way. Of several names for a place the first that is in sight counts. */
export interface Flight {
  die?: string; // its kind, as in the view
  icon?: IconName;
  from: readonly string[];
  to: readonly string[];
}

const MOST = 12; // of one beat: more could not be followed

/** A part of a player's board; if that is not in sight, the whole of it, as others' boards are. */
const own = (seat: number, part: string): string[] => [`${seat}.${part}`, `${seat}`];
const tray = (kind: string): string[] => [`tray.${kind.replace(/^borrowed-/, "")}`];

const UNITS = { money: "money", movement: "movement", water: "movement", credits: "credits" } as const;
const ICONS: Record<string, IconName> = { money: "money", movement: "movement", water: "water", credits: "credit" };

type Route<E> = (event: E, view: CubitosView, beat: Beat) => Flight[];
type Routes = { [W in CubitosEvent["word"]]?: Route<Extract<CubitosEvent, { word: W }>> };

const times = (count: number, flight: Flight): Flight[] => Array<Flight>(count).fill(flight);

/** Where active dice come from when the word does not say it: all of them go. */
const clearing: Route<CubitosEvent> = ({ seat }, view) =>
  view.players[seat]!.active.map((die) => ({ die: die.split("/")[0]!, from: own(seat, "active"), to: own(seat, "discard") }));

const ROUTES: Routes = {
  "start-die": ({ seat, details: [before] }) => [{ die: "start", from: own(before, "roll"), to: own(seat, "roll") }],
  draw: ({ seat, details: [kind, count, from, to] }) => times(count, { die: kind, from: own(seat, from), to: own(seat, to) }),
  recycle: ({ seat }, view) =>
    Object.entries(view.players[seat]!.discard).flatMap(([die, count]) =>
      times(count, { die, from: own(seat, "discard"), to: own(seat, "draw") }),
    ),
  discard: ({ seat, details: [die, from] }) => [{ die, from: own(seat, from), to: own(seat, "discard") }],
  clear: clearing,
  rejoin: ({ seat, details: [die, from] }) => [{ die, from: own(seat, from), to: own(seat, "roll") }],
  borrow: ({ seat, details: [die] }) => [{ die, from: tray(die), to: own(seat, "roll") }],
  return: ({ seat, details: [die, count, from] }) => times(count, { die, from: own(seat, from), to: tray(die) }),
  gain: ({ seat, details: [die] }) => [{ die, from: tray(die), to: own(seat, "discard") }],
  lose: ({ seat, details: [die, from] }) => [{ die, from: own(seat, from), to: tray(die) }],
  give: ({ seat, details: [die, to, from] }) => [{ die, from: own(seat, from), to: own(to, "discard") }],
  earn: ({ seat, details: [unit, , source] }) => {
    const from = source === "reward" ? [`runner.${seat}`] : own(seat, "active");
    return [{ icon: ICONS[unit]!, from, to: own(seat, UNITS[unit]) }];
  },
  pay: ({ seat, details: [money, credits] }, _, beat) => {
    const to = beat.die ? tray(beat.die) : own(seat, "movement");
    return [
      ...times(money ? 1 : 0, { icon: "money", from: own(seat, "money"), to }),
      ...times(credits ? 1 : 0, { icon: "credit", from: own(seat, "credits"), to }),
    ];
  },
  fan: ({ seat, details: [fans] }) => [{ icon: "fan", from: own(seat, "active"), to: [`fan.${fans}`, ...own(seat, "fans")] }],
};

/** What flies during a beat, as the table stands before it. */
export function flightsOf(beat: Beat, view: CubitosView): Flight[] {
  const found = beat.told.flatMap(({ event }) => {
    const route = ROUTES[event.word as CubitosEvent["word"]] as Route<CubitosEvent> | undefined;
    return route?.(event as CubitosEvent, view, beat) ?? [];
  });
  return found.slice(0, MOST);
}

