"""The duplicate league: the dice of contests in all games of a group, and what that saves."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cubecup.bots.match import Outcome, watch_match
from cubecup.bots.protocol import Bot
from cubecup.cubitos.game import Cubitos
from cubecup.fair.same_dice import SameDice
from cubecup.kernel.dice import DiceSource
from cubecup.kernel.game import Game
from cubecup.lab import league
from cubecup.lab.league import Season, play_group, play_season
from cubecup.lab.saving import saving

GAMES = {"race-1": Cubitos("race-1")}


def test_games_of_a_duplicate_group_have_the_same_dice_whatever_is_pushed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The n-th die of a colour that a seat rolls is the same in every game of a group."""
    rolled: list[dict[tuple[int, int], list[int]]] = []

    class Remembered(SameDice):
        def of_kinds(self, seat: int, dice: list[tuple[int, int]], bound: int) -> list[int]:
            found = super().of_kinds(seat, dice, bound)
            for (kind, nth), shown in zip(dice, found, strict=True):
                told = rolled[-1].setdefault((seat, kind), [])
                if nth == len(told):
                    told.append(shown)
                assert told[nth] == shown
            return found

    def watched(bots: Sequence[Bot], game: Game, seed: int, source: DiceSource | None = None) -> Outcome:
        rolled.append({})
        return watch_match(bots, game, seed, source)

    monkeypatch.setattr(league, "SameDice", Remembered)
    monkeypatch.setattr(league, "watch_match", watched)
    season = Season(("steady", "keen"), GAMES, (2,), 2, 5, duplicate=True)
    (group,) = season.groups()
    play_group(group)
    one, other = rolled
    assert one.keys() & other.keys()
    assert all(x[: len(y)] == y[: len(x)] for x, y in ((one[key], other[key]) for key in one.keys() & other.keys()))
    assert any(len(one[key]) != len(other[key]) for key in one.keys() & other.keys())  # other pushes, the same dice


def test_a_duplicate_league_depends_on_its_seed_alone_in_however_many_processes() -> None:
    one, again, other = (Season(("random", "steady"), GAMES, (2,), 4, seed, duplicate=True) for seed in (7, 7, 8))
    told = [sorted((group.number, [o.winner for o in out]) for group, out in play_season(season, workers))
            for season, workers in ((one, 1), (again, 2), (other, 1))]  # fmt: skip
    rounds = [sorted((group.number, [o.rounds for o in out]) for group, out in play_season(season))
              for season in (one, other)]  # fmt: skip
    assert told[0] == told[1]
    assert rounds[0] != rounds[1]


def test_what_the_same_dice_save() -> None:
    """Pairs that always split tell everything at once; pairs that always agree tell half as much as single games."""
    split = saving([[[1.0, 0.0], [0.0, 1.0]] * 20])
    agree = saving([[[1.0, 1.0], [0.0, 0.0]] * 20])
    apart = saving([[[1.0, 1.0], [1.0, 0.0], [0.0, 1.0], [0.0, 0.0]] * 50])
    assert split is not None
    assert agree is not None
    assert apart is not None
    assert (split.ratio, split.saved, split.error) == (0.0, 1.0, 0.0)
    assert agree.ratio == pytest.approx(2.0, rel=0.05)
    assert apart.ratio == pytest.approx(1.0, rel=0.05)
    assert apart.low < apart.ratio < apart.high
    assert apart.interval()[0] < 0.5 < apart.interval()[1]


def test_a_bot_that_is_good_at_one_set_and_bad_at_another_has_no_luck() -> None:
    """Each set by itself saves nothing, nor do both together, though their groups differ."""
    split = [[1.0, 0.0], [0.0, 1.0]]
    good, bad = [*split, [1.0, 1.0], [1.0, 1.0]] * 25, [*split, [0.0, 0.0], [0.0, 0.0]] * 25
    both = saving([good, bad])
    assert both is not None
    assert both.share == 0.5
    each = [saving([one]) for one in (good, bad)]
    assert all(one is not None and one.ratio == pytest.approx(both.ratio) for one in each)
    assert both.ratio < 1.0


@pytest.mark.parametrize("sets", [[], [[]], [[[1.0, 0.0]]], [[[1.0, 1.0], [1.0, 1.0]]], [[[1.0, 0.0]] * 3, [[1.0]]]])
def test_nothing_is_said_of_what_cannot_be_told(sets: list[list[list[float]]]) -> None:
    assert saving(sets) is None
