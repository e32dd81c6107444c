"""Every bot finishes its games: on every published set and on random sets, with 2 to 4 players, in both timings."""

from __future__ import annotations

from typing import get_args

import pytest

from cubecup.bots import sharp, steady
from cubecup.bots.match import watch_match
from cubecup.bots.protocol import Bot, Sight
from cubecup.bots.questions import question
from cubecup.bots.registry import bot_names, make_bot
from cubecup.bots.styles import STYLES
from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.cubitos.shapes import Asks
from tests.bots.positions import SETS

TRACKS = tuple(Cubitos().content.tracks)
LONGEST = 45  # rounds: a race of bots that want to win


def play(bots: list[Bot], game: Cubitos, seed: int) -> int:
    """Rounds until somebody wins; an illegal answer raises."""
    state = game.new(len(bots), seed)
    while not state.over:
        seat = state.actors()[-1]
        state.apply(seat, bots[seat].decide(Sight(state, seat), state.choice(seat)))
        assert state.round <= LONGEST, (game.options(), seed)
    return state.round


@pytest.mark.slow
@pytest.mark.parametrize("cards", SETS)
@pytest.mark.parametrize("name", ["steady", "sharp"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_published_sets(cards: str, name: str, seats: int) -> None:
    play([make_bot(name) for _ in range(seats)], Cubitos(cards), seed=seats)


@pytest.mark.parametrize("cards", SETS)
def test_random_finishes_too(cards: str) -> None:
    """It may take hundreds of rounds, so the other seat is steady."""
    outcome = watch_match([make_bot("random", seed=1), make_bot("steady")], Cubitos(cards), seed=4)
    assert outcome.winner in (0, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(24))
def test_random_sets(seed: int) -> None:
    seats = 2 + seed % 3
    timing = "free" if seed % 2 else "strict"
    game = Cubitos(random_cards(seed), tracks=TRACKS[seed % len(TRACKS)], timing=timing)
    level = ("sharp", "steady")[seed % 5 == 0]
    play([make_bot(level) for _ in range(seats)], game, seed)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_styles(style: str, level: str) -> None:
    play([make_bot(f"{level}:{style}"), make_bot(level)], Cubitos("race-4"), seed=11)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_many_random_sets(part: int) -> None:
    names = [f"{name}@2" if "champion" in name else name for name in bot_names() if name != "random"]
    for seed in range(100 + 10 * part, 110 + 10 * part):
        game = Cubitos(random_cards(seed), tracks=TRACKS[seed % len(TRACKS)])
        play([make_bot(names[(seed + seat * 3) % len(names)]) for seat in range(2 + seed % 3)], game, seed)


def test_answers_are_for_kinds_of_choice_that_there_are() -> None:
    assert set(sharp.ANSWERS) <= set(get_args(Asks))
    assert set(steady.ANSWERS) <= set(get_args(Asks))


@pytest.mark.parametrize("kind", get_args(Asks))
def test_a_kind_of_choice_without_an_answer_of_its_own_is_answered_too(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a card may ask what no bot has heard of."""
    state, seat = question(kind)
    for answers, bot in ((sharp.ANSWERS, sharp.Sharp()), (steady.ANSWERS, steady.Steady())):
        monkeypatch.delitem(answers, kind, raising=False)
        assert bot.pick(state, seat, state.choice(seat)) in state.choice(seat).actions


@pytest.mark.slow
def test_a_race_of_sharp_bots_lasts_nine_to_sixteen_rounds() -> None:
    rounds = [
        watch_match([make_bot("sharp"), make_bot("sharp")], Cubitos(cards), seed).rounds
        for cards in SETS
        for seed in range(3)
    ]
    assert 9 <= sum(rounds) / len(rounds) <= 16
