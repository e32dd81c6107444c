"""Rule tests as short texts: a position, loaded dice, actions, and what must hold afterwards.

    scenario: A push at risk without a hit is a bust
    proves: ROLL-6, ROLL-9
    game: cards=race-1 seats=2
    position:
      phase: roll
      [0]
      roll: light-gray 2
      active: dark-gray/money1, dark-gray/money1, white/movement1
      [1]
      roll: light-gray 1
    play:
      0 push | 0 light-gray:--
      0 done
    expect:
      0 fans = 1
      0 active = -

`docs/scenarios.md` explains every line. The facts after `expect:` are read off the game's own view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cubecup.kernel.errors import BadFile, CubeCupError, IllegalAction
from cubecup.kernel.game import Game, State
from cubecup.kernel.position import whole

_BLOCKS: Final = ("position", "play", "expect")
_KEYS: Final = ("scenario", "proves", "game", "position", "play", "expect")

Numbered = tuple[int, str]  # a line and its number in the file


class Scenario:
    """One scenario as written; `run` plays it."""

    __slots__ = ("blocks", "game", "game_line", "line", "proves", "source", "title")

    def __init__(self, source: str, line: int, title: str) -> None:
        self.source = source
        self.line = line
        self.title = title
        self.proves: tuple[str, ...] = ()
        self.game: dict[str, str] = {}
        self.game_line = line
        self.blocks: dict[str, list[Numbered]] = {name: [] for name in _BLOCKS}


def read_scenarios(text: str, source: str) -> list[Scenario]:
    """All scenarios of a file; lines starting with # are comments."""
    found: list[Scenario] = []
    block = ""
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        key, colon, rest = line.partition(":")
        if not raw[0].isspace():
            if key == "scenario" and colon and rest.strip():
                found.append(Scenario(source, number, rest.strip()))
                block = ""
                continue
            if not found or not colon or key not in _KEYS:
                raise BadFile(
                    "bad-scenario", source, number, "one of scenario:, proves:, game:, position:, play:, expect:"
                )
            block = key if key in _BLOCKS else ""
            if block and rest.strip():
                raise BadFile("bad-scenario", source, number, f"nothing after '{key}:' on the same line")
            _read_header(found[-1], key, rest, number)
        elif block:
            found[-1].blocks[block].append((number, line))
        else:
            raise BadFile("bad-scenario", source, number, "an indented line only below position:, play: or expect:")
    for scenario in found:
        if not scenario.blocks["expect"]:
            raise BadFile("bad-scenario", source, scenario.line, "a scenario that expects something")
    return found


def _read_header(scenario: Scenario, key: str, rest: str, number: int) -> None:
    if key == "proves":
        if scenario.proves:
            raise BadFile("bad-scenario", scenario.source, number, "one proves: line, with ids separated by commas")
        scenario.proves = tuple(id.strip() for id in rest.split(",") if id.strip())
    elif key == "game":
        scenario.game_line = number
        for word in rest.split():
            name, equals, value = word.partition("=")
            if not equals:
                raise BadFile("bad-scenario", scenario.source, number, f"options as name=value, not '{word}'")
            scenario.game[name] = value


def run(scenario: Scenario, make_game: Callable[[dict[str, str]], Game]) -> State:
    """Play a scenario; the first line that does not hold raises BadFile with its number."""
    options = dict(scenario.game)
    seats = options.pop("seats", "2")
    if whole(seats) is None:
        raise _fail(scenario, scenario.game_line, f"a number of seats, not '{seats}'")
    try:
        game = make_game(options)
        game.check_seats(int(seats))
    except CubeCupError as error:
        raise _fail(scenario, scenario.game_line, f"a game that can be made. {error}") from None
    state = game.read_position(scenario.blocks["position"], int(seats), scenario.source)
    for number, line in scenario.blocks["play"]:
        _play(scenario, game, state, number, line)
    for number, line in scenario.blocks["expect"]:
        _expect(scenario, state, number, line)
    return state


def _fail(scenario: Scenario, number: int, expected: str) -> BadFile:
    return BadFile("scenario-fails", scenario.source, number, f"{expected} ({scenario.title})")


def _play(scenario: Scenario, game: Game, state: State, number: int, line: str) -> None:
    text, _, outcome = line.partition("|")
    seat, _, action = text.strip().partition(" ")
    if whole(seat) is None or not action:
        raise _fail(scenario, number, "a seat and its action, and after | the dice that fall")
    try:
        state.loaded = game.read_outcome(outcome, state.seats)
        state.apply(int(seat), action)
    except BadFile as wrong:
        raise _fail(scenario, number, wrong.expected) from None
    except CubeCupError as refused:
        raise _fail(scenario, number, str(refused)) from None
    if any(state.loaded):
        raise _fail(scenario, number, "all dice after | to be rolled")
    state.loaded = None


def _expect(scenario: Scenario, state: State, number: int, line: str) -> None:
    words = line.split()
    if words[0] in _CHECKS and len(words) >= 3:
        if whole(words[1], state.seats - 1) is None:
            raise _fail(scenario, number, f"a seat below {state.seats} after '{words[0]}', not '{words[1]}'")
        try:
            _CHECKS[words[0]](scenario, state, number, int(words[1]), " ".join(words[2:]))
        except IllegalAction as error:
            raise _fail(scenario, number, str(error)) from None
        return
    path, equals, wanted = (part.strip() for part in line.partition("="))
    if not equals:
        raise _fail(scenario, number, "a fact such as '0 money = 3', or legal, can, cannot, asks")
    actual = fact(state.view(-1), path)
    if actual is None:
        raise _fail(scenario, number, f"a fact of the view, not '{path}'")
    if " ".join(wanted.split()) != actual:
        raise _fail(scenario, number, f"{path} = {wanted}, but it is {actual}")


def fact(view: Mapping[str, object], path: str) -> str | None:
    """A value of a view as text: `0 money` is money of seat 0, `tray white` the white dice left."""
    words = path.split()
    value: object = view["players"] if words and words[0].isdecimal() else view
    for word in words:
        if isinstance(value, list) and word.isdecimal() and int(word) < len(value):
            value = value[int(word)]
        elif isinstance(value, dict) and word in value:
            value = value[word]
        elif isinstance(value, dict) and word in _names(view) and all(isinstance(one, int) for one in value.values()):
            value = 0  # counts leave out what is not there
        else:
            return None
    return show(value)


def _names(value: object) -> set[str]:
    """Every name a view uses, to tell a count that is 0 from a name that is misspelt."""
    if isinstance(value, list):
        return set().union(*(_names(one) for one in value))
    if isinstance(value, dict):
        return set(value).union(*(_names(one) for one in value.values()))
    return set()


def show(value: object) -> str:
    """Counts as `white 2, red 1`, lists as `a, b`, nothing as `-`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{name} {show(count)}" for name, count in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(show(one) for one in value) or "-"
    return "-" if value is None else str(value)


def _legal(scenario: Scenario, state: State, number: int, seat: int, text: str) -> None:
    """`legal 0 push, pass`: exactly these."""
    wanted = {action.strip() for action in text.split(",")}
    actual = {action.text for action in state.choice(seat).actions}
    if wanted != actual:
        raise _fail(scenario, number, f"legal: {', '.join(sorted(wanted))}; but it is {', '.join(sorted(actual))}")


def _can(scenario: Scenario, state: State, number: int, seat: int, text: str) -> None:
    """`can 0 step 4.7`: among others."""
    if text not in {action.text for action in state.choice(seat).actions}:
        raise _fail(scenario, number, f"'{text}' to be legal; legal is {state.choice(seat)!r}")


def _cannot(scenario: Scenario, state: State, number: int, seat: int, text: str) -> None:
    """`cannot 0 push`: refused, and the position is untouched."""
    before = state.dump()
    try:
        state.apply(seat, text)
    except IllegalAction:
        if state.dump() != before:
            raise _fail(scenario, number, "a refused action to change nothing") from None
        return
    raise _fail(scenario, number, f"'{text}' to be refused")


def _asks(scenario: Scenario, state: State, number: int, seat: int, text: str) -> None:
    """`asks 0 move`: the kind of question pending."""
    kind = state.choice(seat).kind if seat in state.actors() else "nothing"
    if kind != text:
        raise _fail(scenario, number, f"seat {seat} to be asked '{text}', but it is '{kind}'")


_CHECKS: Final[dict[str, Callable[[Scenario, State, int, int, str], None]]] = {
    "legal": _legal,
    "can": _can,
    "cannot": _cannot,
    "asks": _asks,
}
