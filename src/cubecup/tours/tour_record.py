"""The record of a tour: one text file with the plan and the record of each race, from which the whole standing follows.

    cubecup tour 1
    tour: champion
    game: cubitos
    points: [4, 2, 1]
    players: [{"level": null, "name": "Ann"}, {"level": "sharp", "name": "Bo"}, ...]
    races: [{"cards": "race-1", ...}, ...]

    race 1 | 0b5f...
    cubecup record 1
    ...

After the number of a race stands the SHA-256 of its record. The last race may still be under way: the same file is a
save.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from cubecup.kernel.errors import BadFile, Clause, CubeCupError
from cubecup.kernel.game import JSON, Game
from cubecup.kernel.record import Record, read_record, replay
from cubecup.tours.plan import OWN, TourPlan, published_tours
from cubecup.tours.standing import RaceResult, result_of, start_player

TITLE: Final = "cubecup tour 1"
_HEADER: Final = ("tour", "game", "points", "players", "races")
_RACE: Final = re.compile(r"race (\d+) \| ([0-9a-f]{64})")
_MOST_PLAYERS: Final = 4
_MOST_RACES: Final = 100


class TourPlayer(NamedTuple):
    """Who sits on a seat; a bot has a level."""

    name: str
    level: str | None = None


class PlayedRace(NamedTuple):
    """A race as its record tells it: the result (none while it is under way), and how often what happened to whom."""

    result: RaceResult | None
    tallies: dict[str, tuple[int, ...]]


class TourRecord:
    """A tour as written down."""

    __slots__ = ("plan", "players", "records", "source")

    def __init__(self, plan: TourPlan, players: Sequence[TourPlayer], records: Sequence[str] = ()) -> None:
        self.plan = plan
        self.players = tuple(players)
        self.records = list(records)  # the texts, byte for byte: others may have kept their hashes
        self.source = "tour"

    def __str__(self) -> str:
        plan = self.plan
        lines = [
            TITLE,
            f"tour: {plan.id}",
            f"game: {plan.game}",
            f"points: {_json(plan.points)}",
            f"players: {_json([player._asdict() for player in self.players])}",
            f"races: {_json(plan.races)}",
        ]
        races = [f"race {number} | {digest(text)}\n{text.rstrip()}\n" for number, text in enumerate(self.records, 1)]
        return "\n".join([*lines, "", *races])

    def record(self, number: int) -> Record:
        """The record of a race, counted from 1; what is wrong in it is told with its line there."""
        return read_record(self.records[number - 1], f"{self.source}#{number}")


def kind_of(tour: TourRecord) -> str:
    """A tour of a file may have any name; what is none of ours is somebody's own."""
    return tour.plan.id if tour.plan.id in published_tours() else OWN


def digest(record: str) -> str:
    """Of a record, whether or not the text ends with an empty line."""
    return hashlib.sha256((record.rstrip() + "\n").encode()).hexdigest()


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


# -- reading -------------------------------------------------------------------------------------------------------


def read_tour(text: str, source: str = "tour") -> TourRecord:
    """The tour written in a text; a damaged one is one clear error with its line. Races are not looked into."""
    lines = text.split("\n")
    if lines[0].strip() != TITLE:
        raise BadFile("bad-record", source, 1, Clause("why-record-title", f"the title '{TITLE}'", title=TITLE))
    header: dict[str, str] = {}
    for number, key in enumerate(_HEADER, 2):
        name, _, value = (lines[number - 1] if number <= len(lines) else "").partition(":")
        if name != key:
            expected = Clause("why-record-header", f"a header line '{key}: ...'", key=key)
            raise BadFile("bad-record", source, number, expected)
        header[key] = value.strip()
    found = TourRecord(_plan(header, source), _players(header["players"], source))
    found.source = source
    if len(found.plan.points) != len(found.players):
        raise _bad(source, "points", "points for each of the players' places")
    first = len(_HEADER) + 2
    found.records = _races(lines, first, source)
    if len(found.records) > len(found.plan.races):
        raise _bad(source, "races", "as many races as were played, or more")
    return found


def _plan(header: dict[str, str], source: str) -> TourPlan:
    points, races = _list(header, "points", source), _list(header, "races", source)
    if not all(type(one) is int and 0 <= one <= 1000 for one in points):
        raise _bad(source, "points", "a list of whole numbers")
    if not all(isinstance(race, dict) for race in races) or not 0 < len(races) <= _MOST_RACES:
        raise _bad(source, "races", "a list of races, each with its options")
    return TourPlan(header["tour"], header["game"], tuple(races), tuple(points))


def _players(text: str, source: str) -> list[TourPlayer]:
    found: list[TourPlayer] = []
    for player in _list({"players": text}, "players", source):
        name = player.get("name") if isinstance(player, dict) else None
        level = player.get("level") if isinstance(player, dict) else None
        if not isinstance(name, str) or not isinstance(level, (str, type(None))):
            raise _bad(source, "players", "a list of players, each with a name and, of a bot, its level")
        found.append(TourPlayer(name, level))
    if not 2 <= len(found) <= _MOST_PLAYERS:
        raise _bad(source, "players", f"2 to {_MOST_PLAYERS} players")
    return found


def _list(header: dict[str, str], key: str, source: str) -> list[Any]:
    try:
        value = json.loads(header[key])
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, list):
        raise _bad(source, key, "a JSON list")
    return value


def _bad(source: str, key: str, wanted: str) -> BadFile:
    told = f"{wanted} after '{key}:'"
    return BadFile("bad-record", source, _HEADER.index(key) + 2, Clause("why-tour-header", told, key=key))


def _races(lines: list[str], first: int, source: str) -> list[str]:
    """Their texts, if each is the one whose hash is written above it."""
    starts = [number for number in range(first, len(lines)) if _RACE.fullmatch(lines[number].strip())]
    if any(lines[number].strip() for number in range(first - 1, starts[0] if starts else len(lines))):
        raise BadFile("bad-record", source, first, Clause("why-tour-race", "a line 'race 1 | ...' with a hash"))
    found: list[str] = []
    for at, start in enumerate(starts):
        number, promised = _RACE.fullmatch(lines[start].strip()).groups()  # type: ignore[union-attr]  # they matched
        end = starts[at + 1] if at + 1 < len(starts) else len(lines)
        text = "\n".join(lines[start + 1 : end]).rstrip() + "\n"
        if int(number) != at + 1:
            told = f"race {at + 1}, not {number}"
            raise BadFile("bad-record", source, start + 1, Clause("why-tour-order", told, n=at + 1))
        if digest(text) != promised:
            told = f"the record with this hash, not one with {digest(text)}"
            raise BadFile("bad-record", source, start + 1, Clause("why-tour-hash", told, found=digest(text)))
        found.append(text)
    return found


# -- proving -------------------------------------------------------------------------------------------------------


def verified(tour: TourRecord, make: Callable[[Record], Game]) -> list[PlayedRace]:
    """Every race played again by the rules: that it is the one of the plan, with as many players, begun by the last of
    the standing. What does not fit is a `BadFile` with its place."""
    results: list[RaceResult] = []
    played: list[PlayedRace] = []
    for number in range(1, len(tour.records) + 1):
        record = tour.record(number)
        try:
            race = _play_again(tour, record, number, results, make)
        except BadFile:
            raise
        except CubeCupError as error:
            raise record.blame("options", Clause("why-legal", str(error), error=error.clause())) from None
        except (TypeError, ValueError, AttributeError, RecursionError) as error:
            expected = Clause("why-record-options", f"options and a set-up that a game understands ({error})")
            raise record.blame("options", expected, "record-refused") from None
        played.append(race)
        if race.result is not None:
            results.append(race.result)
        elif number < len(tour.records):
            told = f"race {number} to its end before the next one"
            expected = Clause("why-tour-unfinished", told, n=number)
            raise BadFile("bad-record", record.source, record.opening_line, expected)
    return played


def _play_again(
    tour: TourRecord, record: Record, number: int, results: list[RaceResult], make: Callable[[Record], Game]
) -> PlayedRace:
    plan = tour.plan
    if record.game != plan.game:
        expected = Clause("why-record-game", f"a record of {plan.game}", game=plan.game)
        raise record.blame("game", expected, "wrong-game")
    if record.options != plan.races[number - 1]:
        expected = Clause("why-tour-options", "the options that the tour has for this race")
        raise record.blame("options", expected)
    if record.seats != len(tour.players):
        expected = Clause("why-tour-seats", f"{len(tour.players)} seats", n=len(tour.players))
        raise record.blame("seats", expected)
    starter = start_player(plan.points, results, record.seats)
    if starter is not None and record.setup.get("start_player") != starter:
        expected = Clause("why-tour-starter", f"a race begun by seat {starter}, the last of the standing", seat=starter)
        raise record.blame("setup", expected)
    if record.agreed not in ({}, {"start_player": starter}):
        expected = Clause("why-tour-agreed", "nothing agreed beforehand but who begins by the standing")
        raise record.blame("agreed", expected)
    if record.origin is not None:
        expected = Clause("why-tour-whole", "a race from its own beginning, not from a moment of another")
        raise record.blame("from", expected)
    return played_race(record, make)


def played_race(record: Record, make: Callable[[Record], Game]) -> PlayedRace:
    """What came of a recorded race."""
    game = make(record)
    counts: dict[str, Counter[int]] = {word: Counter() for word in game.tallied}
    state = None
    for position in replay(record, game):
        state = position
        for word, seat, _ in state.journal or []:
            if word in counts:
                counts[word][seat] += 1
        state.journal = []
    assert state is not None, "a record has at least its opening"
    tallies = {word: tuple(counted[seat] for seat in range(record.seats)) for word, counted in counts.items()}
    return PlayedRace(result_of(state) if state.over else None, tallies)


def results_of(played: Sequence[PlayedRace]) -> list[RaceResult]:
    """Of the races that are over."""
    return [race.result for race in played if race.result is not None]


def agreed(plan: TourPlan, results: Sequence[RaceResult], seats: int) -> dict[str, JSON]:
    """What of the next race's set-up is settled by the standing."""
    starter = start_player(plan.points, results, seats)
    return {} if starter is None else {"start_player": starter}
