"""The numbers of answers: complete for every set and track, and another version when the texts are others."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from cubecup.cubitos.game import Cubitos, random_cards
from cubecup.cubitos.printed import printed
from cubecup.cubitos.shapes import Verb
from cubecup.env.course import RaceCourse
from cubecup.env.vocabulary import vocabulary
from cubecup.kernel.errors import BadOption, IllegalAction
from cubecup.kernel.game import Game


def _texts_met(game: Game, seats: int, seed: int, answers: int) -> set[str]:
    chance = random.Random(seed)
    state = game.new(seats, seed)
    met: set[str] = set()
    for _ in range(answers):
        if state.over:
            break
        seat = state.actors()[0]
        actions = state.choice(seat).actions
        met.update(action.text for action in actions)
        state.apply(seat, chance.choice(actions))
    return met


def test_every_answer_that_is_met_has_a_number() -> None:
    met: set[str] = set()
    for number, track in enumerate(printed().tracks):
        for seed in range(4):
            cards = random_cards(100 * number + seed)
            met |= _texts_met(Cubitos(list(cards), tracks=track), 2 + seed % 3, seed, 600)
    for seed, id in enumerate(printed().sets):
        met |= _texts_met(Cubitos(id), 4, seed, 800)
    assert len(met) > 300
    assert met <= set(vocabulary().texts)


def test_every_verb_has_answers_with_numbers() -> None:
    """A verb that is asked by few cards is seldom met by chance; learners would stop with a KeyError where it is."""
    verbs = {text.split()[0] for text in vocabulary().texts}
    assert verbs == set(get_args(Verb)) - {"wait"}, "env/vocabulary.py wants the texts of every verb of shapes.py"


def test_it_has_no_text_twice_and_reads_back() -> None:
    words = vocabulary()
    assert len(set(words.texts)) == len(words)
    assert [words.code_of(text) for text in words.texts] == list(range(len(words)))


def test_another_content_has_another_version() -> None:
    """A pack that changes costs only has the same answers; one with another face of a die has others."""
    plain = vocabulary()
    assert RaceCourse().vocabulary is plain
    dearer = vocabulary("[cards.rock-on]\ncost = 9\n")
    assert dearer.version == plain.version
    richer = vocabulary('[dice.purple]\nfaces = ["symbol", "money 9", "blank", "blank", "blank", "blank"]\n')
    assert richer.version != plain.version
    assert "face money9" in richer.texts


def test_an_illegal_number_is_refused_and_changes_nothing() -> None:
    course = RaceCourse()
    state = course.start(seed=1)
    before = state.dump()
    legal = course.legal(state)
    wrong = next(code for code in range(len(course.vocabulary)) if code not in legal)
    for code in (wrong, -1, len(course.vocabulary)):
        with pytest.raises(IllegalAction):
            course.answer(state, code)
    assert state.dump() == before


@pytest.mark.parametrize("options", [{"reward": "fame"}, {"most_rounds": 0}, {"most_rounds": "9"}, {"seats": 5}])
def test_options_that_make_no_sense_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        RaceCourse(**options)
