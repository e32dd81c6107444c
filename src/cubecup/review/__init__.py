"""Why a race was won: every change of the win chances booked as luck or as skill (docs/review.md).

>>> from cubecup.bots.registry import make_bot
>>> from cubecup.cubitos.game import Cubitos
>>> from cubecup.kernel.record import Recorder
>>> from cubecup.review.reviewer import review
>>> race = Recorder(Cubitos("race-1"), seats=2, seed=7)
>>> while not race.state.over:
...     seat = race.state.actors()[0]
...     _ = race.apply(seat, make_bot("steady").pick(race.state, seat, race.state.choice(seat).without_waiting()))
>>> told = review(race.record, race.game, quality="quick")
>>> all(one.start + one.luck + one.skill == one.result for one in told.seats)
True
"""

from __future__ import annotations
