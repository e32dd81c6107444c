"""The figures of a race, each from rows made by hand so that its value is known; and from any number of rows."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Iterator

import pytest

from cubecup.kernel.errors import CubeCupError
from cubecup.lab.figures.race import Tallies
from cubecup.lab.figures.rows import GameRow, RoundRow, listed
from cubecup.lab.tables import GAMES, ROUNDS
from tests.lab.made_rows import figures_of, game_row, round_row, round_rows


def test_rows_have_the_columns_of_the_tables() -> None:
    assert tuple(GameRow.__annotations__) == GAMES.names
    assert tuple(RoundRow.__annotations__) == ROUNDS.names


def test_cells_with_several_ids() -> None:
    assert listed("") == []
    assert listed("bob,bob,dugout") == ["bob", "bob", "dugout"]


def test_wins_by_seat_and_by_bot() -> None:
    games = [
        game_row(game=0, bots="sharp,steady", winner=0),
        game_row(game=1, bots="steady,sharp", winner=0),
        game_row(game=2, bots="sharp,steady", winner=0),
        game_row(game=3, bots="steady,sharp", winner=-1, stalled=1),
    ]
    figures = figures_of(games)
    assert [seat.value for seat in figures.seats] == [0.75, 0]
    assert {bot: wins.value for bot, wins in figures.wins_by_bot.items()} == {"sharp": 0.5, "steady": 0.25}
    assert figures.bots == ("sharp", "steady")
    assert (figures.stalled.value, figures.stalled.n, figures.games) == (0.25, 4, 4)


def test_length() -> None:
    rounds = [9, 10, 10, 11, 12, 12, 12, 20]
    length = figures_of([game_row(game=n, rounds=r) for n, r in enumerate(rounds)]).length
    assert (length.median.value, length.median.low, length.median.high) == (11.5, 9, 20)
    assert (length.lower, length.upper, length.shortest, length.longest) == (10, 12, 9, 20)
    assert length.shares[12].value == 3 / 8
    assert length.shares[13].value == 0
    assert length.mean.value == 12


def test_lead_changes_and_comebacks() -> None:
    games = [
        game_row(game=0, lead_changes=0, halfway_rank=1, behind=0),
        game_row(game=1, lead_changes=2, halfway_rank=2, behind=6),
        game_row(game=2, lead_changes=4, halfway_rank=2, behind=3, ties_broken=1),
        game_row(game=3, lead_changes=0, halfway_rank=0, behind=0, winner=-1, stalled=1),
    ]
    suspense = figures_of(games).suspense
    assert (suspense.changed.value, suspense.changed.n) == (0.5, 4)
    assert suspense.changes.value == 1.5
    assert suspense.shares[0].value == 0.5
    # A game that nobody won has no winner who came from behind.
    assert (suspense.from_behind.value, suspense.from_behind.n) == (2 / 3, 3)
    assert suspense.from_last.value == 2 / 3
    assert suspense.deficit.value == 3
    assert suspense.ties_broken.value == 0.25


def test_last_is_behind_everybody() -> None:
    games = [game_row(game=n, players=4, bots="a,b,c,d", halfway_rank=n + 1) for n in range(4)]
    suspense = figures_of(games).suspense
    assert (suspense.from_behind.value, suspense.from_last.value) == (0.75, 0.25)


def test_busts_by_round_and_by_push() -> None:
    rows: list[RoundRow] = []
    for game in range(20):  # values that fewer than 20 cases stand behind are not told
        rows += [
            round_row(game=game, round=1, seat=0, pushes=3, busted=1),
            round_row(game=game, round=1, seat=1, pushes=1, busted=0, won=1),
            round_row(game=game, round=2, seat=0, pushes=2, busted=0),
            round_row(game=game, round=2, seat=1, pushes=0, busted=0, won=1),
        ]
    rows.append(round_row(game=19, round=3, seat=0, pushes=9, busted=1))
    busts = figures_of([game_row(game=n) for n in range(20)], rows).busts
    assert {turn: found.value for turn, found in busts.by_round.items()} == {1: 0.5, 2: 0}
    # Of 61 first pushes none busts, of 41 second ones none, of 21 third ones those 20.
    assert {push: (found.value, found.n) for push, found in busts.by_push.items()} == {
        1: (0, 61),
        2: (0, 41),
        3: (20 / 21, 21),
    }
    assert busts.overall.value == 21 / 81
    assert busts.pushes.value == (20 * 6 + 9) / 81


def test_purchases_and_uses_of_cards() -> None:
    games = [game_row(game=0), game_row(game=1)]
    rows = [
        round_row(game=0, round=1, seat=0, won=1, bought="rich-dog,rich-dog", used="rich-dog,bob,bob"),
        round_row(game=0, round=2, seat=1, bought="bob"),
        round_row(game=1, round=1, seat=0, won=1, bought="rich-dog"),
        round_row(game=1, round=1, seat=1, bought=""),
    ]
    cards = {card.card: card for card in figures_of(games, rows).cards}
    assert list(cards) == ["rich-dog", "bob", "dugout"]
    dog, bob, dugout = cards.values()
    assert [card.games.value for card in (dog, bob, dugout)] == [1, 0.5, 0]
    assert [card.purchases.value for card in (dog, bob, dugout)] == [0.75, 0.25, 0]
    assert [card.bought.value for card in (dog, bob, dugout)] == [1.5, 0.5, 0]
    assert [card.used.value for card in (dog, bob, dugout)] == [0.5, 1, 0]
    assert {turn: (mean.value, mean.n) for turn, mean in dog.by_round.items()} == {1: (1.5, 2), 2: (0, 1)}


def test_what_winners_bought() -> None:
    games = [game_row(game=n) for n in range(10)]
    rows: list[RoundRow] = []
    for game in range(10):
        late = "dugout" if game < 4 else ""
        rows += [
            round_row(game=game, round=5, seat=0, won=1, bought="bob"),
            round_row(game=game, round=5, seat=1, won=0, bought=""),
            round_row(game=game, round=6, seat=0, won=1, bought=""),
            round_row(game=game, round=6, seat=1, won=0, bought=late),
        ]
    cards = {card.card: card for card in figures_of(games, rows).cards}
    bob, dugout = cards["bob"], cards["dugout"]
    assert (bob.early.wins.value, bob.early.wins.n, bob.early.others.value, bob.early.others.n) == (1, 10, 0, 10)
    assert bob.early.gap == 1
    assert bob.early.differs()
    # Round 6 is not early any more.
    assert (dugout.early.wins.n, dugout.ever.wins.n, dugout.ever.wins.value) == (0, 4, 0)
    assert (dugout.ever.others.value, dugout.ever.others.n) == (10 / 16, 16)
    assert not dugout.early.differs()
    assert dugout.early.gap == 0


def test_a_card_that_was_not_named_counts_from_the_first_game() -> None:
    games = [game_row(game=n) for n in range(3)]
    rows = [row for n in range(3) for row in round_rows(n, 2, bought="bob" if n == 2 else "dugout", used="bob")]
    named = figures_of(games, rows, cards=("dugout", "bob"))
    unnamed = figures_of(games, rows, cards=())
    assert sorted(unnamed.cards, key=lambda card: card.card) == sorted(named.cards, key=lambda card: card.card)


def test_fans_and_credits_are_those_of_the_end() -> None:
    games = [game_row(game=n) for n in range(20)]
    rows: list[RoundRow] = []
    for game in range(20):
        rows += [
            # The order of rows within a game says nothing.
            round_row(game=game, round=2, seat=0, won=1, fan_space=5, credits=7),
            round_row(game=game, round=2, seat=1, won=0, fan_space=2, credits=2),
            round_row(game=game, round=1, seat=0, won=1, fan_space=0, credits=0),
            round_row(game=game, round=1, seat=1, won=0, fan_space=0, credits=0),
        ]
    fans = figures_of(games, rows).fans
    assert {space: wins.value for space, wins in fans.wins_by_space.items()} == {2: 0, 5: 1}
    assert {step: wins.value for step, wins in fans.wins_by_credits.items()} == {1: 0, 6: 1}
    assert (fans.winners.value, fans.others.value) == (5, 2)


def test_the_red_line() -> None:
    rows = [
        round_row(game=0, round=1, seat=0, red_line=0, movement=2, draw=9),
        round_row(game=0, round=1, seat=1, red_line=2, movement=5, draw=11),
        round_row(game=0, round=2, seat=0, red_line=0, movement=4, draw=9),
        round_row(game=0, round=2, seat=1, red_line=0, movement=0, draw=9),
    ]
    red = figures_of([game_row()], rows).red_line
    assert red.bonus.value == 0.25
    assert {lines: part.value for lines, part in red.shares.items()} == {0: 0.75, 2: 0.25}
    assert (red.movement_with.value, red.movement_without.value) == (5, 2)
    assert (red.draw_with.value, red.draw_without.value) == (11, 9)


def test_a_number_of_red_lines_that_comes_late_counts_the_games_before_it() -> None:
    rows = [round_row(game=game, seat=seat, red_line=3 * (game == 7)) for game in range(10) for seat in range(2)]
    red = figures_of([game_row(game=game) for game in range(10)], rows).red_line
    assert {lines: (part.value, part.n) for lines, part in red.shares.items()} == {0: (0.9, 20), 3: (0.1, 20)}
    assert red.shares[3].high == pytest.approx(red.bonus.high)
    assert red.shares[3].high == pytest.approx(1 - red.shares[0].low)


def test_races_and_numbers_of_players_are_kept_apart() -> None:
    tallies = Tallies()
    tallies.add_games([game_row(race="race-2"), game_row(), game_row(players=3, bots="a,b,c")])
    tallies.add_rounds([*round_rows(0, 1, race="race-2"), *round_rows(0, 1), *round_rows(0, 1, players=3)])
    assert [(race.race, race.players, race.games) for race in tallies.figures()] == [
        ("race-2", 2, 1),
        ("race-1", 2, 1),
        ("race-1", 3, 1),
    ]


def test_tables_that_do_not_belong_together_are_refused() -> None:
    tallies = Tallies()
    tallies.add_games([game_row(game=0), game_row(game=1)])
    tallies.add_rounds(round_rows(0, 3))
    with pytest.raises(CubeCupError, match="race-1: 2 games in the table of games, 1 in the table of rounds") as caught:
        tallies.figures()
    assert caught.value.code == "tables-differ"


def test_json_is_plain_and_has_no_infinities() -> None:
    figures = figures_of([game_row()])
    told = json.loads(json.dumps(figures.as_json(), allow_nan=False))
    assert told["length"]["median"] == {"value": 12, "low": None, "high": None, "n": 1}
    assert told["cards"][0]["card"] == "rich-dog"
    assert told["length"]["shares"]["12"]["value"] == 1


def _many(games: int) -> Tallies:
    """Streams that nobody holds."""

    def rounds() -> Iterator[RoundRow]:
        for game in range(games):
            yield from round_rows(game, 6, game % 2, bought="bob", used="dugout", red_line=game % 3)

    tallies = Tallies({"race-1": ("bob", "dugout")})
    tallies.add_games(game_row(game=n, winner=n % 2, rounds=6 + n % 5) for n in range(games))
    tallies.add_rounds(rounds())
    return tallies


def test_memory_does_not_grow_with_the_games() -> None:
    peaks: list[int] = []
    for games in (200, 4000):
        tracemalloc.start()
        assert _many(games).figures()[0].games == games
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < peaks[0] + 20_000
