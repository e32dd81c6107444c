"""Questions about tables, put to the processes in which bots think."""

from __future__ import annotations

import json
import logging
import secrets
from typing import Final

import msgspec

from cubecup.kernel.errors import CubeCupError
from cubecup.server.bots.pool import BotPool
from cubecup.server.bots.worker import ADVICE, Question
from cubecup.server.messages import Advised
from cubecup.server.table.live_table import LiveTable

LOG = logging.getLogger(__name__)
_ADVICE: Final = msgspec.json.Decoder(list[Advised])
_MOST_ADVISING: Final = 16  # players who wait for advice at the same time


class BotService:
    """What bots would answer at a table, and what they would advise."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self._advising = 0

    async def decide(self, table: LiveTable, seat: int, level: str, watched: bool) -> str:
        """The text of a bot's action."""
        header = table.header
        options = json.dumps(header.options, sort_keys=True)
        usual = table.game.usual_bot
        question = Question(header.game, options, table.state.dump(), seat, level, usual, secrets.randbits(16))
        return await self.pool.decide(question, watched)

    async def advise(self, table: LiveTable, seat: int) -> list[Advised]:
        """The legal actions of a seat, the best first."""
        if self._advising >= _MOST_ADVISING:
            raise CubeCupError("advice-busy", "Too many ask for advice just now; please try again later.")
        self._advising += 1
        try:
            return _ADVICE.decode(await self.decide(table, seat, ADVICE, watched=True))
        except RuntimeError as error:
            LOG.warning("table %s, advice for seat %d: %s", table.id, seat, error)
            raise CubeCupError("no-advice", "There is no advice for this choice.") from None
        finally:
            self._advising -= 1
