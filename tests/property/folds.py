"""The fold of each game as plainly as it can be written: a view, changed by one event, as its catalogue says.

It knows no rules: it moves what the event names. The client has its own (web/src/*/fold.ts), tested with recorded
games; this one is what the property of completeness is stated with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Seen = dict[str, Any]
ZONES = ("draw", "roll", "discard", "hand")


def fold(view: Seen, word: str, seat: int, details: tuple[Any, ...]) -> None:
    """Change a view by an event, in place."""
    FOLDS[view["game"]][word](view, seat, *details)


def nothing(view: Seen, seat: int, *details: Any) -> None:
    """A word that is only told: the events that follow say what it brings about."""


def fact(view: Seen, seat: int, name: str, value: Any) -> None:
    target = view if seat < 0 else view["players"][seat]
    target[name] = value


def waiting(view: Seen, seat: int, *seats: int) -> None:
    view["waiting_for"] = list(seats)


def win(view: Seen, seat: int) -> None:
    view["winners"].append(seat)


def set_round(view: Seen, seat: int, number: int) -> None:
    view["round"] = number


COMMON: dict[str, Callable[..., None]] = {
    "forced": nothing,
    "fact": fact,
    "waiting": waiting,
    "win": win,
    "round": set_round,
}


# -- Cubitos ------------------------------------------------------------------------------------------


def put(view: Seen, seat: int, kind: str, count: int, zone: str) -> None:
    counts = view["players"][seat][zone]
    counts[kind] = counts.get(kind, 0) + count
    if not counts[kind]:
        del counts[kind]


def take(view: Seen, seat: int, kind: str, zone: str, place: int) -> None:
    if zone == "active":
        die = view["players"][seat]["active"].pop(place)
        assert die.partition("/")[0] == kind
    else:
        put(view, seat, kind, -1, zone)


def own(kind: str) -> str:
    """The colour of a die, on loan or not."""
    return kind.removeprefix("borrowed-")


def begin(view: Seen, seat: int, phase: str) -> None:
    view["phase"] = phase


def start_die(view: Seen, seat: int, before: int) -> None:
    for zone in ZONES:
        view["players"][before][zone].pop("start", None)
    put(view, seat, "start", 1, "roll")
    view["start_player"] = seat


def tie_break(view: Seen, seat: int, times: int) -> None:
    view["tie_break"] = times


def last_round(view: Seen, seat: int) -> None:
    view["last_round"] = True


def draw(view: Seen, seat: int, kind: str, count: int, source: str, to: str) -> None:
    put(view, seat, kind, -count, source)
    put(view, seat, kind, count, to)


def recycle(view: Seen, seat: int) -> None:
    player = view["players"][seat]
    for kind, count in player["discard"].items():
        put(view, seat, kind, count, "draw")
    player["discard"] = {}


def throw(view: Seen, seat: int, zone: str) -> None:
    view["players"][seat][zone] = {}


def miss(view: Seen, seat: int, kind: str, count: int) -> None:
    put(view, seat, kind, count, "roll")


def hit(view: Seen, seat: int, die: str) -> None:
    view["players"][seat]["active"].append(die)


def mark(view: Seen, seat: int, die: str, place: int) -> None:
    view["players"][seat]["active"][place] = die


def discard(view: Seen, seat: int, kind: str, zone: str, place: int) -> None:
    take(view, seat, kind, zone, place)
    put(view, seat, kind, 1, "discard")


def clear(view: Seen, seat: int) -> None:
    for die in view["players"][seat]["active"]:
        put(view, seat, die.partition("/")[0], 1, "discard")
    view["players"][seat]["active"] = []


def pick(view: Seen, seat: int, kind: str, zone: str, place: int) -> None:
    take(view, seat, kind, zone, place)
    put(view, seat, kind, 1, "hand")


def rejoin(view: Seen, seat: int, kind: str, zone: str, place: int) -> None:
    take(view, seat, kind, zone, place)
    put(view, seat, kind, 1, "roll")


def borrow(view: Seen, seat: int, kind: str) -> None:
    view["tray"][kind] -= 1
    put(view, seat, "borrowed-" + kind, 1, "hand")


def give_back(view: Seen, seat: int, kind: str, count: int, zone: str) -> None:
    put(view, seat, kind, -count, zone)
    view["tray"][own(kind)] += count


def set_face(view: Seen, seat: int, kind: str, face: str) -> None:
    put(view, seat, kind, -1, "hand")


def gain(view: Seen, seat: int, kind: str) -> None:
    view["tray"][kind] -= 1
    put(view, seat, kind, 1, "discard")


def lose(view: Seen, seat: int, kind: str, zone: str, place: int) -> None:
    take(view, seat, kind, zone, place)
    view["tray"][own(kind)] += 1


def give(view: Seen, seat: int, kind: str, to: int, zone: str, place: int) -> None:
    take(view, seat, kind, zone, place)
    put(view, to, kind, 1, "discard")


UNITS = {"money": "money", "movement": "movement", "water": "water_movement", "credits": "credits"}


def earn(view: Seen, seat: int, unit: str, amount: int, source: str) -> None:
    view["players"][seat][UNITS[unit]] += amount


def pay(view: Seen, seat: int, money: int, credits: int) -> None:
    view["players"][seat]["money"] -= money
    view["players"][seat]["credits"] -= credits


def lapse(view: Seen, seat: int, unit: str, amount: int) -> None:
    view["players"][seat][UNITS[unit]] -= amount


def fan(view: Seen, seat: int, fans: int) -> None:
    view["players"][seat]["fans"] = fans


def hand(view: Seen, seat: int, tokens: int) -> None:
    view["players"][seat]["hand_tokens"] += tokens


STAKES = ("money", "movement", "water_movement", "credits", "swords")


def stake(view: Seen, seat: int, *amounts: int) -> None:
    view["players"][seat]["at_stake"] = dict(zip(STAKES, amounts, strict=True))


def step(view: Seen, seat: int, leg: int, space: str, movement: int, water: int) -> None:
    player = view["players"][seat]
    player["leg"], player["space"] = leg, space
    player["movement"] -= movement
    player["water_movement"] -= water


def buy_movement(view: Seen, seat: int, amount: int, price: int) -> None:
    view["players"][seat]["movement"] += amount


def jet(view: Seen, seat: int, movement: int, water: int) -> None:
    view["players"][seat]["movement"] += movement
    view["players"][seat]["water_movement"] += water


CUBITOS: dict[str, Callable[..., None]] = {
    **COMMON,
    **dict.fromkeys(("phase", "push", "safe", "pass", "roll", "bust", "use", "swords", "most-swords"), nothing),
    **dict.fromkeys(("buy", "no-purchase", "reward", "wait", "by-turns"), nothing),
    "begin": begin,
    "start-die": start_die,
    "tie-break": tie_break,
    "last-round": last_round,
    "draw": draw,
    "recycle": recycle,
    "throw": throw,
    "miss": miss,
    "hit": hit,
    "mark": mark,
    "discard": discard,
    "clear": clear,
    "pick": pick,
    "rejoin": rejoin,
    "borrow": borrow,
    "return": give_back,
    "set": set_face,
    "gain": gain,
    "lose": lose,
    "give": give,
    "earn": earn,
    "pay": pay,
    "lapse": lapse,
    "fan": fan,
    "hand": hand,
    "stake": stake,
    "step": step,
    "shortcut": step,
    "buy-movement": buy_movement,
    "jet": jet,
}

# -- Seven Cubes --------------------------------------------------------------------------------------


def turn(view: Seen, seat: int) -> None:
    view["turn"] = seat


def pawn(view: Seen, seat: int, cell: str) -> None:
    view["players"][seat]["pawn"] = cell


def used(view: Seen, seat: int, *cells: str) -> None:
    view["used"] = list(cells)


def take_cube(view: Seen, seat: int, color: str, cell: str) -> None:
    assert view["board"][cell] == color
    view["board"][cell] = None
    view["players"][seat]["collected"].append(color)


def steal(view: Seen, seat: int, victim: int, color: str) -> None:
    robbed = view["players"][victim]
    robbed["collected"].remove(color)
    robbed["row"].remove(color)
    robbed["row"].append(color)
    robbed["pawn"] = None
    view["players"][seat]["collected"].append(color)


def protect(view: Seen, seat: int, cubes: int) -> None:
    view["players"][seat]["protected"] = view["players"][seat]["row"][:cubes]


def next_color(view: Seen, seat: int, *color: str) -> None:
    view["players"][seat]["next"] = color[0] if color else None


SEVEN_CUBES: dict[str, Callable[..., None]] = {
    **COMMON,
    "pass": nothing,
    "draw": nothing,
    "turn": turn,
    **dict.fromkeys(("corner", "jump", "step", "warp"), pawn),
    "used": used,
    "take": take_cube,
    "steal": steal,
    "protect": protect,
    "next": next_color,
}

FOLDS: dict[str, dict[str, Callable[..., None]]] = {"cubitos": CUBITOS, "seven-cubes": SEVEN_CUBES}
