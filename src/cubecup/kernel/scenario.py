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

from cubecup.kernel.errors import BadFile, Clause, CubeCupError, IllegalAction, accepted, one_of
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
                raise BadFile("bad-scenario", source, number, one_of((f"{known}:" for known in _KEYS), key))
            block = key if key in _BLOCKS else ""
            if block and rest.strip():
                told = f"nothing after '{key}:' on the same line"
                raise BadFile("bad-scenario", source, number, Clause("why-scenario-block", told, key=key))
            _read_header(found[-1], key, rest, number)
        elif block:
            found[-1].blocks[block].append((number, line))
        else:
            told = "an indented line only below position:, play: or expect:"
            raise BadFile("bad-scenario", source, number, Clause("why-scenario-indented", told))
    for scenario in found:
        if not scenario.blocks["expect"]:
            expected = Clause("why-scenario-expects", "a scenario that expects something")
            raise BadFile("bad-scenario", source, scenario.line, expected)
    return found


def _read_header(scenario: Scenario, key: str, rest: str, number: int) -> None:
    if key == "proves":
        if scenario.proves:
            expected = Clause("why-scenario-proves", "one proves: line, with ids separated by commas")
            raise BadFile("bad-scenario", scenario.source, number, expected)
        scenario.proves = tuple(id.strip() for id in rest.split(",") if id.strip())
    elif key == "game":
        scenario.game_line = number
        for word in rest.split():
            name, equals, value = word.partition("=")
            if not equals:
                expected = Clause("why-scenario-option", f"options as name=value, not '{word}'", value=word)
                raise BadFile("bad-scenario", scenario.source, number, expected)
            scenario.game[name] = value


def run(scenario: Scenario, make_game: Callable[[dict[str, str]], Game]) -> State:
    """Play a scenario; the first line that does not hold raises BadFile with its number."""
    options = dict(scenario.game)
    seats = options.pop("seats", "2")
    if whole(seats) is None:
        expected = Clause("why-scenario-seats", f"a number of seats, not '{seats}'", value=seats)
        raise _fail(scenario, scenario.game_line, expected)
    try:
        game = make_game(options)
        game.check_seats(int(seats))
    except CubeCupError as error:
        raise _fail(scenario, scenario.game_line, accepted(error)) from None
    state = game.read_position(scenario.blocks["position"], int(seats), scenario.source)
    for number, line in scenario.blocks["play"]:
        _play(scenario, game, state, number, line)
    for number, line in scenario.blocks["expect"]:
        _expect(scenario, state, number, line)
    return state


def _fail(scenario: Scenario, number: int, expected: Clause) -> BadFile:
    told = f"{expected} ({scenario.title})"
    titled = Clause("why-scenario-of", told, expected=expected, title=scenario.title)
    return BadFile("scenario-fails", scenario.source, number, titled)


def _play(scenario: Scenario, game: Game, state: State, number: int, line: str) -> None:
    text, _, outcome = line.partition("|")
    seat, _, action = text.strip().partition(" ")
    if whole(seat) is None or not action:
        expected = Clause("why-scenario-action", "a seat and its action, and after | the dice that fall")
        raise _fail(scenario, number, expected)
    try:
        state.loaded = game.read_outcome(outcome, state.seats)
        state.apply(int(seat), action)
    except BadFile as wrong:
        raise _fail(scenario, number, wrong.expected) from None
    except CubeCupError as refused:
        raise _fail(scenario, number, accepted(refused)) from None
    if any(state.loaded):
        raise _fail(scenario, number, Clause("why-scenario-dice", "all dice after | to be rolled"))
    state.loaded = None


def _expect(scenario: Scenario, state: State, number: int, line: str) -> None:
    words = line.split()
    if words[0] in _CHECKS and len(words) >= 3:
        if whole(words[1], state.seats - 1) is None:
            told = f"a seat below {state.seats} after '{words[0]}', not '{words[1]}'"
            expected = Clause("why-scenario-seat", told, n=state.seats, word=words[0], value=words[1])
            raise _fail(scenario, number, expected)
        try:
            _CHECKS[words[0]](scenario, state, number, int(words[1]), " ".join(words[2:]))
        except IllegalAction as error:
            raise _fail(scenario, number, accepted(error)) from None
        return
    path, equals, wanted = (part.strip() for part in line.partition("="))
    if not equals:
        told = "a fact such as '0 money = 3', or legal, can, cannot, asks"
        raise _fail(scenario, number, Clause("why-scenario-fact-form", told))
    actual = fact(state.view(-1), path)
    if actual is None:
        raise _fail(scenario, number, Clause("why-scenario-fact", f"a fact of the view, not '{path}'", value=path))
    if " ".join(wanted.split()) != actual:
        raise _fail(scenario, number, _but(f"{path} = {wanted}", actual))


def _but(wanted: str, actual: str) -> Clause:
    return Clause("why-scenario-but", f"{wanted}, but it is {actual}", wanted=wanted, actual=actual)


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
        raise _fail(scenario, number, _but(f"legal: {', '.join(sorted(wanted))}", ", ".join(sorted(actual))))


def _can(scenario: Scenario, state: State, number: int, seat: int, text: str) -> None:
    """`can 0 step 4.7`: among others."""
    if text not in {action.text for action in state.choice(seat).actions}:
        legal = ", ".join(action.text for action in state.choice(seat).actions)
        told = f"'{text}' to be legal; legal is {legal}"
        raise _fail(scenario, number, Clause("why-scenario-legal", told, value=text, known=legal))


def _cannot(scenario: Scenario, state: State, number: int, seat: int, text: str) -> None:
    """`cannot 0 push`: refused, and the position is untouched."""
    before = state.dump()
    try:
        state.apply(seat, text)
    except IllegalAction:
        if state.dump() != before:
            expected = Clause("why-scenario-untouched", "a refused action to change nothing")
            raise _fail(scenario, number, expected) from None
        return
    raise _fail(scenario, number, Clause("why-scenario-refused", f"'{text}' to be refused", value=text))


def _asks(scenario: Scenario, state: State, number: int, seat: int, text: str) -> None:
    """`asks 0 move`: the kind of question pending."""
    kind = state.choice(seat).kind if seat in state.actors() else "nothing"
    if kind != text:
        raise _fail(scenario, number, _but(f"seat {seat}: '{text}'", f"'{kind}'"))


_CHECKS: Final[dict[str, Callable[[Scenario, State, int, int, str], None]]] = {
    "legal": _legal,
    "can": _can,
    "cannot": _cannot,
    "asks": _asks,
}
