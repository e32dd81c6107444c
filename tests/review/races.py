"""Races to review: played by chance, by bots, with waiting; and accounts checked by hand."""

from __future__ import annotations

import random

from cubecup.bots.protocol import Bot, Sight
from cubecup.bots.registry import make_bot
from cubecup.cubitos.game import Cubitos
from cubecup.kernel.choice import WAIT
from cubecup.kernel.record import Record, Recorder
from cubecup.review.data import WHOLE, Review


def played(game: Cubitos, bots: list[str], seed: int) -> Record:
    """A race of bots; under free timing whoever may act does so in an order by chance, and waits now and then."""
    chance = random.Random(seed)
    race = Recorder(game, len(bots), seed)
    state = race.state
    players: list[Bot] = [make_bot(name, seat) for seat, name in enumerate(bots)]
    while not state.over:
        seat = chance.choice(state.actors())
        choice = state.choice(seat)
        if choice.actions[-1] is WAIT and chance.random() < 0.1:
            race.apply(seat, WAIT)
            continue
        race.apply(seat, players[seat].decide(Sight(state, seat), choice.without_waiting()))
    return race.record


def check_books(review: Review) -> None:
    """The identity, added up here once more from every single booking."""
    seats = len(review.start)
    assert sum(review.start) == WHOLE
    luck, skill = [0] * seats, [0] * seats
    for fall in [*review.opening, *(fall for one in review.course for fall in one.luck)]:
        assert sum(fall.change) == 0
        luck = [so_far + change for so_far, change in zip(luck, fall.change, strict=True)]
    for one in review.course:
        assert sum(one.chances) == WHOLE
        assert min(one.chances) >= 0
        if one.skill:
            assert sum(one.skill) == 0
            assert one.skill[one.seat] <= 0, "nothing is better than the best answer"
            skill = [so_far + change for so_far, change in zip(skill, one.skill, strict=True)]
    for account in review.seats:
        seat = account.seat
        assert (account.luck, account.skill) == (luck[seat], skill[seat])
        assert account.own_luck + account.others_luck + account.closer_look == account.luck
        assert account.own_skill + account.others_skill == account.skill
        assert account.start == review.start[seat]
        assert account.start + luck[seat] + skill[seat] == account.result
    assert sum(account.result for account in review.seats) == WHOLE
