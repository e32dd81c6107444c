"""The built-in tables say what the engine's view and its log say, on golden games of every set and both timings."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest

from cubecup.cubitos.cards.deck import DECK
from cubecup.cubitos.dice import BORROWED, KIND_MASK
from cubecup.cubitos.flow import round_is_over
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import DRAWING
from cubecup.cubitos.track import FINISH, START, Track
from cubecup.cubitos.zones import dice_in_zones
from cubecup.games import game_of
from cubecup.kernel.game import Event, State
from cubecup.kernel.record import Record, Recorder, read_record
from cubecup.lab import GAMES, INT, ROUNDS, Collector, Column, Outcome, Row, Sitting, Table
from cubecup.lab.collector import load_collector
from cubecup.lab.work import watch_game

FOLDER = Path(__file__).resolve().parents[1] / "golden"
NAMES = [path.stem for path in sorted(FOLDER.glob("*.record"))]
Values = dict[str, Any]


class Seen(Collector):
    """What the view says at the end of each draw and of each round."""

    table: ClassVar[Table] = Table("seen", (Column("seats", INT, "How many."),))

    def begin(self, sitting: Sitting, state: State) -> None:
        self.draws: list[list[Values]] = []
        self.rounds: list[list[Values]] = []
        self.dice: list[list[int]] = []

    def paused(self, state: State, events: list[Event]) -> None:
        assert isinstance(state, CubitosState)
        players = cast("list[Values]", state.view(-1)["players"])
        if state.phase == DRAWING:
            self.draws.append(players)
        elif round_is_over(state):
            self.rounds.append(players)
            self.dice.append(dice_in_zones(state))

    def end(self, state: State, events: list[Event], outcome: Outcome) -> list[Row]:
        return []


@dataclass(frozen=True)
class Watched:
    """A golden game: its record, its tables, and what was seen of it."""

    record: Record
    game: Cubitos
    row: Values
    rounds: list[Values]
    seen: Seen

    def of(self, number: int, seat: int) -> Values:
        return self.rounds[(number - 1) * self.record.seats + seat]


@cache
def watched(name: str) -> Watched:
    record = read_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"), name)
    game = game_of(record)
    assert isinstance(game, Cubitos)
    sitting = Sitting(0, name, record.seed, tuple(f"bot-{seat}" for seat in range(record.seats)), game)
    seen = Seen()
    collectors = [load_collector("games", "cubitos")(), load_collector("rounds", "cubitos")(), seen]
    lines = iter(record.lines)

    def play(state: State) -> tuple[int, str]:
        line = next(lines)
        return line.seat, line.action

    found = watch_game(sitting, collectors, play, most_rounds=10_000)
    games, rounds, _ = found.rows
    assert len(games) == 1
    return Watched(record, game, GAMES.named(games[0]), [ROUNDS.named(row) for row in rounds], seen)


@cache
def told(name: str) -> list[Event]:
    """All events of a golden game by the ordinary way of playing it, decisions among them."""
    record = watched(name).record
    recorder = Recorder(watched(name).game, record.seats, record.seed, record.setup)
    events = list(recorder.opening_events)
    for line in record.lines:
        events.append(("chosen", line.seat, (line.action,)))
        events += recorder.apply(line.seat, line.action)
    assert recorder.state.over
    return events


def listed(values: Values, column: str) -> list[str]:
    found: list[str] = values[column]
    return found


def each_round(found: Watched) -> list[tuple[Values, Values, Values, list[Values]]]:
    """Each row with the view of its seat after the draw and after the round, and of all seats after the round."""
    return [
        (found.of(number + 1, seat), drawn[seat], ended[seat], ended)
        for number, (drawn, ended) in enumerate(zip(found.seen.draws, found.seen.rounds, strict=True))
        for seat in range(found.record.seats)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_row_for_each_seat_and_round(name: str) -> None:
    found = watched(name)
    seats = found.record.seats
    assert len(found.rounds) == found.row["rounds"] * seats
    for at, row in enumerate(found.rounds):
        assert (row["round"], row["seat"]) == (at // seats + 1, at % seats)
        assert (row["bot"], row["race"], row["players"]) == (f"bot-{row['seat']}", name, seats)
        assert row["won"] == int(row["seat"] == found.row["winner"])


@pytest.mark.parametrize("name", NAMES)
def test_what_stands_on_the_table_is_what_the_view_shows(name: str) -> None:
    for row, _, seen, _ in each_round(watched(name)):
        for column, fact in (
            ("fan_space", "fans"), ("hands", "hand_tokens"), ("credits", "credits"), ("pushes", "pushes"),
            ("busted", "busted"), ("swords", "swords"),
        ):  # fmt: skip
            assert row[column] == int(seen[fact]), (column, row)


@pytest.mark.rule("ROLL-3", "TRACK-7")
@pytest.mark.parametrize("name", NAMES)
def test_the_draw_and_its_red_lines_are_those_of_the_start_of_the_round(name: str) -> None:
    found = watched(name)
    for row, drawn, _, _ in each_round(found):
        everyone = found.seen.draws[row["round"] - 1]
        assert row["draw"] == drawn["draw_amount"]
        assert row["red_line"] == max(player["red_lines"] for player in everyone) - drawn["red_lines"]


@pytest.mark.rule("END-2")
@pytest.mark.parametrize("name", NAMES)
def test_the_rank_is_the_order_of_the_view(name: str) -> None:
    tracks = {track.id: track for track in watched(name).game.facts.tracks}

    def how_far(player: Values) -> tuple[int, int, int]:
        track = tracks[player["track"]]
        if not player["finished"]:
            return 0, -player["left"], 0
        if player["space"] == "finish":
            return 1, player["leg"] + 1, 0
        return 1, player["leg"], track.from_start[track.index[player["space"]]]

    for row, _, seen, everyone in each_round(watched(name)):
        assert row["rank"] == 1 + sum(how_far(other) > how_far(seen) for other in everyone)
        assert (row["rank"] == 1) == seen["leads"]
        assert row["leads"] == int(seen["leads"] and sum(player["leads"] for player in everyone) == 1)
        assert (row["left"] <= 0) == seen["finished"]


@cache
def steps_to_finish(track: Track) -> dict[str, int]:
    """Counted anew from the finish backwards, by land; spaces that only water leads on from are left out."""
    found = {FINISH: 0}
    queue = deque([FINISH])
    while queue:
        space = queue.popleft()
        for before in range(track.size):
            if before not in found and space in track.steps[before] and not track.water[space]:
                found[before] = found[space] + 1
                queue.append(before)
    return {track.names[space]: steps for space, steps in found.items()}


@pytest.mark.parametrize("name", NAMES)
def test_what_is_left_is_counted_in_steps(name: str) -> None:
    found = watched(name)
    tracks = found.game.facts.tracks
    counted = 0
    for row, _, seen, _ in each_round(found):
        leg = seen["leg"]
        if leg >= len(tracks) or seen["space"] not in steps_to_finish(tracks[leg]):
            continue
        left = steps_to_finish(tracks[leg])[seen["space"]]
        for at in range(leg + 1, len(tracks)):
            left += steps_to_finish(tracks[at])["start"] + (tracks[at] is not tracks[at - 1])
        assert row["left"] == left
        counted += 1
    assert counted > 10


@pytest.mark.parametrize("name", NAMES)
def test_sums_of_the_rounds_are_those_of_the_log(name: str) -> None:
    found = watched(name)
    table = found.game.facts
    for seat in range(found.record.seats):
        rows = [row for row in found.rounds if row["seat"] == seat]
        mine = [(word, details) for word, whose, details in told(name) if whose == seat]
        earned: Counter[str] = Counter()
        for word, details in mine:
            if word == "earn":
                earned[str(details[0])] += int(details[1])
        assert sum(row["money"] for row in rows) == earned["money"]
        assert sum(row["movement"] for row in rows) == earned["movement"] + earned["water"]
        assert sum(row["fans"] for row in rows) == sum(word == "fan" for word, _ in mine)
        bought = [table.card_of_kind[int(details[0])] for word, details in mine if word == "buy"]
        assert [card for row in rows for card in listed(row, "bought")] == bought
        used = [
            str(details[0]).split()[1]
            for word, details in mine
            if word in ("chosen", "forced") and str(details[0]).startswith("use ")
        ]
        assert [card for row in rows for card in listed(row, "used")] == used


@pytest.mark.parametrize("name", NAMES)
def test_purchases_are_those_of_the_record(name: str) -> None:
    """The record has the decisions only; nobody is forced to buy, so they are all there."""
    found = watched(name)
    colors = {f"buy {color}" for color in ("white", "brown", "red", "green", "orange", "purple", "yellow", "blue")}
    lines = [line for line in found.record.lines if line.action in colors]
    assert found.row["purchases"] == len(lines) == sum(len(listed(row, "bought")) for row in found.rounds)


@pytest.mark.parametrize("name", NAMES)
def test_dice_bought_and_gained_are_those_the_players_have(name: str) -> None:
    """Kind by kind: what came less what was lost is what lies in the zones more than at the start."""
    found = watched(name)
    table = found.game.facts
    came: Counter[str] = Counter()
    for row in found.rounds:
        came.update(listed(row, "bought"))
        came.update(listed(row, "gained"))
    gone = Counter(int(details[0]) % BORROWED for word, _, details in told(name) if word in ("lose", "give"))
    start = [count * found.record.seats for count in table.start_dice]
    names = ("light-gray", "dark-gray", "start", "white", "brown", "red", "green", "orange", "purple", "yellow", "blue")
    borrowed = Counter(
        (int(details[0]) & KIND_MASK) % BORROWED
        for word, _, details in told(name)
        if word == "lose" and int(details[0]) >= BORROWED
    )
    for kind, color in enumerate(names):
        if color == "start":
            continue
        card = table.card_of_kind[kind]
        total = start[kind] + came[color] + (came[card] if card else 0) - gone[kind] + borrowed[kind]
        on_loan = found.seen.dice[-1][kind] - total
        assert 0 <= on_loan <= found.record.seats * 3 if table.kinds > len(names) else on_loan == 0, color


def test_abilities_the_engine_uses_by_itself_count() -> None:
    """Every use in the Run Phase is told by the engine too, whether anyone was asked or not."""
    forced: Counter[str] = Counter()
    for name in NAMES:
        table = watched(name).game.facts
        used = Counter(card for row in watched(name).rounds for card in listed(row, "used"))
        run = Counter(
            table.card_of_kind[(int(details[0]) & KIND_MASK) % BORROWED]
            for word, _, details in told(name)
            if word == "use"
        )
        for card, times in used.items():
            row = DECK[card]
            only_in_the_run = not (
                row.now or row.push or row.pushed or row.bust or row.any_time or row.late or row.swords
            )
            assert times == run[card] if only_in_the_run else times >= run[card], card
        for word, _, details in told(name):
            if word == "forced" and str(details[0]).startswith("use "):
                forced[str(details[0]).split()[1]] += 1
    assert forced["smelly-cat"] > 0
    assert len(forced) >= 5


@pytest.mark.parametrize("name", NAMES)
def test_the_row_of_the_game_follows_from_its_rounds(name: str) -> None:
    found = watched(name)
    game, seats = found.row, found.record.seats
    leaders = [
        next((seat for seat in range(seats) if found.of(number, seat)["leads"]), -1)
        for number in range(1, game["rounds"] + 1)
    ]
    alone = [seat for seat in leaders if seat >= 0]
    assert game["lead_changes"] == sum(one != other for one, other in pairwise(alone))
    table = found.game.facts
    whole = sum(steps_to_finish(track)["start"] for track in table.tracks)
    whole += sum(table.tracks[at] is not table.tracks[at - 1] for at in range(1, table.legs))
    least = [min(found.of(number, seat)["left"] for seat in range(seats)) for number in range(1, game["rounds"] + 1)]
    halfway = next(number for number, left in enumerate(least, 1) if 2 * left <= whole)
    winner = game["winner"]
    assert game["halfway_rank"] == found.of(halfway, winner)["rank"]
    assert game["behind"] == max(found.of(number, winner)["left"] - left for number, left in enumerate(least, 1))
    assert game["decisions"] == len(found.record.lines)
    assert game["ties_broken"] == int(any(word == "tie-break" for word, _, _ in told(name)))
    assert game["stalled"] == 0
    assert game["tracks"] == list(found.game.track_ids)
    assert (game["laps"], game["winner_bot"]) == (found.game.laps, f"bot-{winner}")


def test_start_is_where_everything_is_left() -> None:
    track = Cubitos("race-1").facts.tracks[0]
    assert steps_to_finish(track)["start"] == track.to_finish[START]


def test_a_game_that_does_not_end_is_cut_off() -> None:
    game = Cubitos("race-1")
    sitting = Sitting(0, "race-1", 5, ("a", "b"), game)

    def lazy(state: State) -> tuple[int, str]:
        seat = state.actors()[0]
        actions = [action.text for action in state.choice(seat).actions]
        return seat, next((text for text in ("pass", "stop", "done", "ready") if text in actions), actions[-1])

    for limits in ({"most_rounds": 4}, {"most_decisions": 30}):
        collectors = [load_collector("games", "cubitos")(), load_collector("rounds", "cubitos")()]
        found = watch_game(sitting, collectors, lazy, **limits)
        row = GAMES.named(found.rows[0][0])
        assert (row["stalled"], row["winner"], row["winner_bot"]) == (1, -1, "")
        assert (row["halfway_rank"], row["behind"]) == (0, 0)
        rounds = [ROUNDS.named(each) for each in found.rows[1]]
        assert rounds
        assert not any(each["won"] for each in rounds)
