"""Questions about tables, put to the processes in which bots think."""

from __future__ import annotations

import json
import logging
import secrets
from functools import partial
from typing import Final

import msgspec

from cubecup.kernel.errors import CubeCupError
from cubecup.server.bots.packets import ADVICE, Question
from cubecup.server.bots.pool import BotPool
from cubecup.server.bots.queue import PLAYED, UNWATCHED, WATCHED, Claim, Urgency
from cubecup.server.messages.advice import Advised
from cubecup.server.table.session import TableSession

LOG = logging.getLogger(__name__)
_ADVICE: Final = msgspec.json.Decoder(list[Advised])
_MOST_ADVISING: Final = 16  # players who wait for advice at the same time


class BotService:
    """What bots would answer at a table, and what they would advise."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self._advising = 0

    async def decide(self, session: TableSession, seat: int, level: str) -> str:
        """The text of a bot's action."""
        table = session.table
        header = table.header
        options = json.dumps(table.game.options(), sort_keys=True)  # the values it was made of included
        usual = table.game.usual_bot
        question = Question(header.game, options, table.state.dump(), seat, level, usual, secrets.randbits(16))
        return await self.pool.decide(question, Claim(table.id, partial(_urgency, session)))

    async def advise(self, session: TableSession, seat: int) -> list[Advised]:
        """The legal actions of a seat, the best first."""
        if self._advising >= _MOST_ADVISING:
            raise CubeCupError("advice-busy", "Too many ask for advice just now; please try again later.")
        self._advising += 1
        try:
            return _ADVICE.decode(await self.decide(session, seat, ADVICE))
        except RuntimeError as error:
            LOG.warning("table %s, advice for seat %d: %s", session.table.id, seat, error)
            raise CubeCupError("no-advice", "There is no advice for this choice.") from None
        finally:
            self._advising -= 1


def _urgency(session: TableSession) -> Urgency:
    """Whether somebody plays or watches now, and from where."""
    visitors = sorted((not visitor.seats, visitor.address) for visitor in session.visitors)
    if not visitors and session.elsewhere:  # at another process: by whom is not known here
        return Urgency(PLAYED if any(session.elsewhere.values()) else WATCHED, session.table.id)
    if not visitors:
        return Urgency(UNWATCHED, session.table.id)
    watches, address = visitors[0]
    return Urgency(WATCHED if watches else PLAYED, address)
