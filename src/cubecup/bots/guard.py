"""A guard around a bot: whoever raises, answers illegally or takes too long is replaced for that decision."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from cubecup.bots.match import failure
from cubecup.bots.protocol import Action, Bot, BotFailed, Choice, Sight
from cubecup.bots.steady import Steady
from cubecup.kernel.errors import IllegalAction

_log = logging.getLogger(__name__)

_Answer = Action | BaseException
_LATE: Final = TimeoutError()


class Guarded:
    """Plays like `bot` while it behaves; `standby` decides in its place when it does not.

    `faults` counts what went wrong by sort: raised, illegal, late. Each is told: to `tell`, or to a log. With a time
    limit the bot decides in a thread of its own, which is left behind if it hangs.
    """

    def __init__(
        self,
        bot: Bot,
        limit_ms: float | None = None,
        standby: Bot | None = None,
        tell: Callable[[BotFailed], None] | None = None,
    ) -> None:
        self.name = bot.name
        self.bot = bot
        self.limit_ms = limit_ms
        self.standby: Bot = standby if standby is not None else Steady()
        self.faults: Counter[str] = Counter()
        self._tell = tell

    def decide(self, sight: Sight, choice: Choice) -> Action:
        answer = self._in_time(sight, choice) if self.limit_ms is not None else _ask(self.bot, sight, choice)
        if answer is _LATE:
            return self._replace("late", f"took more than {self.limit_ms:g} ms", _LATE, sight, choice)
        if isinstance(answer, BaseException):
            return self._replace("raised", f"raised {type(answer).__name__}: {answer}", answer, sight, choice)
        try:
            return choice.find(answer)
        except IllegalAction as error:
            return self._replace("illegal", f"answered illegally: {error.sentence}", error, sight, choice)

    def _in_time(self, sight: Sight, choice: Choice) -> _Answer:
        answers: SimpleQueue[_Answer] = SimpleQueue()
        Thread(target=lambda: answers.put(_ask(self.bot, sight, choice)), daemon=True).start()
        try:
            return answers.get(timeout=(self.limit_ms or 0.0) / 1000)
        except Empty:
            return _LATE

    def _replace(self, sort: str, what: str, cause: BaseException, sight: Sight, choice: Choice) -> Action:
        self.faults[sort] += 1
        if self._tell is not None:
            self._tell(failure(self.name, choice, cause))
        else:
            seat, standby = sight.seat, self.standby.name
            _log.warning("Bot %s %s (%s, seat %d); %s decides.", self.name, what, choice.kind, seat, standby)
        return self.standby.decide(sight, choice)


def _ask(bot: Bot, sight: Sight, choice: Choice) -> _Answer:
    """The bot's answer, or what it raised."""
    try:
        return bot.decide(sight, choice)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a stranger's bot raises, the game goes on
        return error
