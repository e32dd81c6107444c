"""The scripts of a race: the phases, which every race has, and the boxes of its eight cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from cubecup.cubitos.cards.deck import DECK
from cubecup.cubitos.cards.row import CardRow
from cubecup.cubitos.dice import BORROWED, OWN_KINDS, RED, START_DIE
from cubecup.cubitos.draw import DrawDice, FreeDraw, RollHand
from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.finishing import Buy, DiscardActive, LateAbilities, SpaceReward, TakeRewards
from cubecup.cubitos.moving import Move
from cubecup.cubitos.ops.losses import LoseRed, lose_this
from cubecup.cubitos.ops.operation import CardOp
from cubecup.cubitos.ops.rolls import FreeNextDraw, finish_now, pick_a_pair
from cubecup.cubitos.printed import Printed
from cubecup.cubitos.pushing import (
    AfterPush,
    BeforePush,
    BustFan,
    DropFromRoll,
    PendingPool,
    PushOrPass,
    ThrowAll,
    WouldBust,
)
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.track import Track
from cubecup.cubitos.using import ForcedLosses, NextTurn, RedCard, UseAbilities
from cubecup.kernel.choice import Action
from cubecup.kernel.frames import Op, Script, numbered
from cubecup.kernel.game import State

Step = Op[CubitosState]
Steps = tuple[Step, ...]


def race_facts(
    content: Printed,
    cards: tuple[str, ...],
    tracks: tuple[Track, ...],
    free_timing: bool,
    deck: Mapping[str, CardRow] = DECK,
) -> RaceFacts:
    """The facts of a race with eight cards, one of each colour in the order of colours, and their scripts."""
    facts = RaceFacts(content, tuple(deck[id] for id in cards), tracks, free_timing)
    _Writer(facts).write()
    return facts


class _Writer:
    """Numbers scripts in the order in which they are added."""

    def __init__(self, facts: RaceFacts) -> None:
        self.facts = facts
        self.rows = [row for row in facts.row_of_kind if row is not None]
        self.scripts: list[Script[State]] = []

    def write(self) -> None:
        facts = self.facts
        self.phases()
        for kind, row in enumerate(facts.row_of_kind):
            if row is not None:
                self.card(kind, row)
        self.red_card()
        facts.scripts = numbered(self.scripts)
        facts.script_names = [script.name for script in facts.scripts]
        facts.harmless = [_is_harmless(facts, script) for script in facts.scripts]

    def add(self, name: str, *ops: Step) -> int:
        self.scripts.append(cast("Script[State]", Script(name, ops)))
        return len(self.scripts) - 1

    def phases(self) -> None:
        """What every race does; operations no card of the set has a use for are left out."""
        facts, rows = self.facts, self.rows
        before: Steps = (BeforePush(),) if any(row.push or row.power_push for row in rows) else ()
        after: Steps = (AfterPush(),) if any(row.pushed for row in rows) else ()
        pool: Steps = (PendingPool(),) if any(row.now or row.pushed for row in rows) else ()
        facts.draw_script = self.add("draw", DrawDice(to_hand=False))
        facts.free_draw_script = self.add("free-draw", FreeDraw(self.kind_made_of(FreeNextDraw)))
        facts.pick_up_script = self.add("pick-up", DrawDice(to_hand=True))
        facts.roll_script = self.add("roll", *pool, PushOrPass())
        facts.push_script = self.add("push", *before, ThrowAll(), *after, *pool)
        facts.would_bust_script = self.add("would-bust", WouldBust())
        facts.bust_script = self.add("bust", DropFromRoll(), BustFan())
        facts.pool_script = self.add("settle", PendingPool())  # the name that it has in saves
        facts.use_script = self.add("use", UseAbilities())
        facts.next_turn_script = self.add("next-turn", NextTurn())
        facts.after_swords_script = self.add("after-swords", UseAbilities(), ForcedLosses())
        facts.swords_script = self.add("swords", RedCard(), LoseRed())
        facts.pair_script = self.add("pair", pick_a_pair(), RollHand(), finish_now())
        facts.finish_script = self.add("finish", Move(), SpaceReward(), *self.late_window(), Buy(), DiscardActive())
        facts.reward_script = self.add("reward", TakeRewards())

    def kind_made_of(self, op: type[CardOp]) -> int:
        """The first colour whose card is made of such an operation; red, as in the box, if none is."""
        rows = enumerate(self.rows, START_DIE + 1)
        return next((kind for kind, row in rows if any(isinstance(one, op) for one in row.ops())), RED)

    def late_window(self) -> Steps:
        """RUN-6: by the places the cards name, several at one place in the order of colours."""
        rows = enumerate(self.rows, START_DIE + 1)
        places = [(place, kind) for kind, row in rows if row.late for place in row.late_at]
        return tuple(LateAbilities(kind) for _, kind in sorted(places))

    def card(self, kind: int, row: CardRow) -> None:
        facts = self.facts
        kinds = (kind, kind + BORROWED) if facts.kinds > OWN_KINDS else (kind,)
        lose: Steps = (lose_this(),) if row.must_lose else ()
        lose_power: Steps = (lose_this(),) if row.must_lose or row.power_must_lose else ()
        by_timing: tuple[tuple[list[int], str, Steps], ...] = (
            (facts.now, "now", row.now),
            (facts.pushed, "pushed", row.pushed),
            (facts.bust, "bust", row.bust),
            (facts.push_symbol, "push", row.push),
            (facts.run_symbol, "run", row.run + lose),
        )
        for scripts, timing, ops in by_timing:
            if ops:
                _set_all(scripts, kinds, self.add(f"{row.id}/{timing}", *ops))
        _set_all(facts.push_power, kinds, facts.push_symbol[kind])
        _set_all(facts.run_power, kinds, facts.run_symbol[kind])
        if row.power_push:
            _set_all(facts.push_power, kinds, self.add(f"{row.id}/push+", *row.push, *row.power_push))
        if row.power_run or row.power_must_lose:
            _set_all(facts.run_power, kinds, self.add(f"{row.id}/run+", *row.run, *row.power_run, *lose_power))
        if row.late:
            facts.late[kind] = self.add(f"{row.id}/late", *row.late)
            if row.late_from_step_4:
                facts.early_kinds.append(kind)
        if row.any_time:
            facts.any_time_kinds.append(kind)
            facts.any_time_uses.append(Action(f"use {row.id}", "use", self.add(f"{row.id}/any-time", *row.any_time)))

    def red_card(self) -> None:
        red = self.facts.row_of_kind[RED]
        assert red is not None
        self.facts.red_script = self.add(f"{red.id}/swords", *red.swords)
        self.facts.red_use = Action(f"use {red.id}", "use", self.facts.red_script)


def _is_harmless(facts: RaceFacts, script: Script[State]) -> bool:
    return all(isinstance(op, CardOp) and op.is_harmless(facts.credits_watched) for op in script.ops)


def _set_all(scripts: list[int], kinds: tuple[int, ...], script: int) -> None:
    for kind in kinds:
        scripts[kind] = script
