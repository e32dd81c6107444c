"""The moments to practise with: each is a position of a race that replays, asks what it says, and is clear."""

from __future__ import annotations

from collections import Counter

import pytest

from cubecup.bots.reasons.decision import Reason
from cubecup.bots.reasons.table import after_trial
from cubecup.games import game_of
from cubecup.kernel.moment import position_at
from cubecup.locales import LANGUAGES, catalog
from cubecup.practice.collection import PracticeMoment, collection, race_of

KINDS = {"push": "push-or-pass", "buy": "buy", "move": "move", "draw": "draw"}
CLEAR = 4.0  # standard errors between the best answer and a mistake that a simple bot makes


def test_there_are_a_hundred_of_four_kinds_from_all_sets() -> None:
    found = collection().values()
    assert len(found) == 100
    assert set(Counter(one.kind for one in found)) == set(KINDS)
    assert len({one.race.rpartition("p-")[0].rpartition("-")[0] for one in found}) == 10
    assert {race_of(one).seats for one in found} == {2, 3, 4}


@pytest.mark.parametrize("moment", collection().values(), ids=lambda one: one.id)
def test_each_is_asked_in_its_position(moment: PracticeMoment) -> None:
    record = race_of(moment)
    state = position_at(record, game_of(record), moment.at)
    choice = state.choice(moment.seat)
    assert choice.kind == KINDS[moment.kind]
    legal = {action.text for action in choice.actions}
    assert {answer.actions[0] for answer in moment.answers} <= legal
    chances = [answer.chance for answer in moment.answers]
    assert chances == sorted(chances, reverse=True)
    assert moment.answers[0].good
    mistakes = [answer for answer in moment.answers if not answer.good]
    assert any(chances[0] - answer.chance >= CLEAR * answer.error - 0.002 for answer in mistakes)
    for answer in moment.answers:
        twin = state.clone()
        for text in answer.actions:
            twin.apply(moment.seat, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    texts = catalog(language)
    for moment in collection().values():
        for answer in moment.answers:
            assert texts.has(answer.reason), answer.reason


def test_no_answer_is_called_best_and_talked_down() -> None:
    for moment in collection().values():
        best, *others = (Reason(answer.reason, dict(answer.facts)) for answer in moment.answers)
        assert after_trial(best, best=True) == best, moment.id
        assert all(after_trial(other, best=False) == other for other in others), moment.id
