"""All that does not change during a race, computed once: dice, costs, scripts of the eight cards, tracks, actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cubecup.cubitos.actions import Actions
from cubecup.cubitos.cards.deck import DECK
from cubecup.cubitos.cards.row import CardRow
from cubecup.cubitos.dice import BORROWED, GREEN, KIND_MASK, KINDS, OWN_KINDS, RED, START_DIE, face_code
from cubecup.cubitos.draw import DrawDice, FreeDraw, RollHand
from cubecup.cubitos.finishing import Buy, DiscardActive, LateAbilities, SpaceReward, TakeRewards
from cubecup.cubitos.moving import Move
from cubecup.cubitos.ops.gains import Optional
from cubecup.cubitos.ops.losses import LoseRed, lose_this
from cubecup.cubitos.ops.operation import CardOp
from cubecup.cubitos.ops.rolls import finish_now, kind_bits, pick_a_pair
from cubecup.cubitos.printed import Printed
from cubecup.cubitos.pushing import (
    AfterPush,
    BeforePush,
    BustFan,
    DropFromRoll,
    PushOrPass,
    Settle,
    ThrowAll,
    WouldBust,
)
from cubecup.cubitos.terms import ACTIVE, DISCARD, DRAW, ROLL
from cubecup.cubitos.track import Track
from cubecup.cubitos.using import ForcedLosses, GoOn, NextTurn, UseAbilities
from cubecup.kernel.choice import Action
from cubecup.kernel.frames import Op, Script
from cubecup.kernel.game import State

if TYPE_CHECKING:
    from cubecup.cubitos.state import CubitosState

    Step = Op[CubitosState]

NONE = -1  # no such script, no such kind


class RaceFacts(Actions):
    """Tables indexed by kind of die; borrowed kinds have entries of their own where a card of the set borrows."""

    def __init__(self, content: Printed, cards: tuple[str, ...], tracks: tuple[Track, ...], free_timing: bool) -> None:
        rows = [DECK[id] for id in cards]
        self.kinds = OWN_KINDS + BORROWED if any(row.borrows for row in rows) else OWN_KINDS
        faces = [tuple(face_code(word) for word in content.faces[kind]) for kind in KINDS]
        self.faces = (faces * 2)[: self.kinds]
        super().__init__(self.kinds, 4, self.faces, tracks)
        self.free_timing = free_timing
        self.card_of_kind = ["", "", "", *cards]
        self.row_of_kind: list[CardRow | None] = [None, None, None, *rows]
        self._numbers = [{}, {}, {}, *(content.cards[id].numbers for id in cards)]
        self.cost = [0, 0, 0, *(content.cards[id].cost for id in cards)]
        self.supply = [content.supply[kind] for kind in KINDS]
        self.start_dice = [content.start_dice.get(kind, 0) for kind in KINDS]
        self.base_draw = content.base_draw
        self.fan_track = tuple((space.hands, space.credits) for space in content.fans)
        self.fans_beyond = content.fans_beyond

        self.tracks = tracks
        self.legs = len(tracks)
        self._track_numbers = [tracks.index(track) for track in tracks]
        self._lines_before = [sum(track.lines for track in tracks[:leg]) for leg in range(self.legs + 1)]

        self.all_zones = (DRAW, ROLL, DISCARD, ACTIVE)
        self.all_kinds = (1 << self.kinds) - 1
        self.losable_kinds = self.all_kinds & ~(1 << START_DIE)
        self.givable_kinds = self.losable_kinds & (1 << OWN_KINDS) - 1  # never a borrowed die (ABIL-10)
        self.green_kinds = kind_bits(GREEN)

        self._read_flags(rows)
        red = content.cards[cards[RED - START_DIE - 1]].numbers
        self.swords_symbol = red["swords_symbol"]
        self.swords_power = red["swords_power"]
        self.start_player_breaks_ties = bool(red["start_player_breaks_ties"])
        self.red_loses = bool(red["loses_red"])

        self._scripts: list[Script[State]] = []
        self._system_scripts(rows)
        self._card_scripts()
        self.scripts = tuple(self._scripts)
        self.script_names = [script.name for script in self.scripts]
        self.harmless = [self._harmless_run(script) for script in self.scripts]

    def _read_flags(self, rows: list[CardRow]) -> None:
        self.credits_watched = any(row.watches_credits for row in rows)
        self.forcing_kinds = _kinds_where([row.forces_push for row in rows])
        self.rejoining_by_symbol = _kinds_where([row.rejoins(power=False) for row in rows])
        self.rejoining_by_power = _kinds_where([row.rejoins(power=True) for row in rows])
        self.pushed_kinds = _kinds_where([bool(row.pushed) for row in rows])
        self.red_for_each = rows[RED - START_DIE - 1].red_for_each
        self.late_is_forced = [False] * OWN_KINDS
        self.must_lose_symbol = [False] * self.kinds
        self.must_lose_power = [False] * self.kinds
        self.powers_matter = [False] * self.kinds
        for kind in range(self.kinds):
            row = self.row_of_kind[kind % BORROWED]
            if row is not None:
                self.must_lose_symbol[kind] = row.must_lose
                self.must_lose_power[kind] = row.must_lose or row.power_must_lose
                self.powers_matter[kind] = bool(row.power_push or row.power_run) or kind % BORROWED == RED
                self.late_is_forced[kind % BORROWED] = row.late_is_forced

    # -- scripts ------------------------------------------------------------------------------------

    def _add(self, name: str, *ops: Step) -> int:
        self._scripts.append(cast("Script[State]", Script(name, ops)))
        return len(self._scripts) - 1

    def _system_scripts(self, rows: list[CardRow]) -> None:
        """What every race does; operations no card of the set has a use for are left out."""
        before: tuple[Step, ...] = (BeforePush(),) if any(row.push for row in rows) else ()
        after: tuple[Step, ...] = (AfterPush(),) if any(row.pushed for row in rows) else ()
        settle: tuple[Step, ...] = (Settle(),) if any(row.now or row.pushed for row in rows) else ()
        late = [LateAbilities(kind) for _, kind in sorted(self._late_places(rows))]
        self.draw_script = self._add("draw", DrawDice(to_hand=False))
        self.free_draw_script = self._add("free-draw", FreeDraw())
        self.pick_up_script = self._add("pick-up", DrawDice(to_hand=True))
        self.roll_script = self._add("roll", *settle, PushOrPass())
        self.push_script = self._add("push", *before, ThrowAll(), *after, *settle)
        self.would_bust_script = self._add("would-bust", WouldBust())
        self.bust_script = self._add("bust", DropFromRoll(), BustFan())
        self.settle_script = self._add("settle", Settle())
        self.use_script = self._add("use", UseAbilities())
        self.next_turn_script = self._add("next-turn", NextTurn())
        self.after_swords_script = self._add("after-swords", UseAbilities(), ForcedLosses(), GoOn())
        self.lose_red_script = self._add("lose-red", LoseRed())
        self.pair_script = self._add("pair", pick_a_pair(), RollHand(), finish_now())
        self.finish_script = self._add("finish", Move(), SpaceReward(), *late, Buy(), DiscardActive())
        self.reward_script = self._add("reward", TakeRewards())

    def _late_places(self, rows: list[CardRow]) -> list[tuple[int, int]]:
        """Which colour acts at which place of the late window (RUN-6); several at one place in the order of colours."""
        return [(place, START_DIE + 1 + at) for at, row in enumerate(rows) if row.late for place in row.late_at]

    def _card_scripts(self) -> None:
        self.now = [NONE] * self.kinds
        self.pushed = [NONE] * self.kinds
        self.bust = [NONE] * self.kinds
        self.push_symbol = [NONE] * self.kinds
        self.push_power = [NONE] * self.kinds
        self.run_symbol = [NONE] * self.kinds
        self.run_power = [NONE] * self.kinds
        self.late = [NONE] * OWN_KINDS
        self.late_uses: list[Action] = []
        self.any_time_kinds: list[int] = []
        self.any_time_uses: list[Action] = []
        for kind in range(OWN_KINDS):
            row = self.row_of_kind[kind]
            self.late_uses.append(Action(f"use {self.card_of_kind[kind]}", "use", kind))
            if row is None:
                continue
            copies = (kind, kind + BORROWED) if self.kinds > OWN_KINDS else (kind,)
            lose: tuple[Step, ...] = (lose_this(),) if row.must_lose else ()
            lose_power: tuple[Step, ...] = (lose_this(),) if row.must_lose or row.power_must_lose else ()
            by_timing: tuple[tuple[list[int], str, tuple[Step, ...]], ...] = (
                (self.now, "now", row.now),
                (self.pushed, "pushed", row.pushed),
                (self.bust, "bust", row.bust),
                (self.push_symbol, "push", row.push),
                (self.run_symbol, "run", row.run + lose),
            )
            for scripts, timing, ops in by_timing:
                if ops:
                    _set_all(scripts, copies, self._add(f"{row.id}/{timing}", *ops))
            _set_all(self.push_power, copies, self.push_symbol[kind])
            _set_all(self.run_power, copies, self.run_symbol[kind])
            if row.power_push:
                _set_all(self.push_power, copies, self._add(f"{row.id}/push+", *row.push, *row.power_push))
            if row.power_run:
                _set_all(self.run_power, copies, self._add(f"{row.id}/run+", *row.run, *row.power_run, *lose_power))
            if row.late:
                self.late[kind] = self._add(f"{row.id}/late", *row.late)
            if row.any_time:
                script = self._add(f"{row.id}/any-time", *row.any_time)
                self.any_time_kinds.append(kind)
                self.any_time_uses.append(Action(f"use {row.id}", "use", script))
        red_id = self.card_of_kind[RED]
        red = self.row_of_kind[RED]
        assert red is not None
        self.red_script = self._add(f"{red_id}/swords", *red.swords, LoseRed())
        self.red_use = Action(f"use {red_id}", "use", self.red_script)

    def is_harmless(self, ops: tuple[Op[State], ...] | tuple[Step, ...]) -> bool:
        """Gains of fixed amounts are never worse than none; credits are, where a card watches them."""
        return all(isinstance(op, CardOp) and op.is_harmless(self.credits_watched) for op in ops)

    def _harmless_run(self, script: Script[State]) -> bool:
        """A script the engine may run unasked; an optional part is a decision even if accepting is harmless."""
        return self.is_harmless(script.ops) and not any(isinstance(op, Optional) for op in script.ops)

    # -- look-ups -----------------------------------------------------------------------------------

    def number(self, item: int, name: str) -> int:
        """A printed value of the card of a die (or kind)."""
        return self._numbers[(item & KIND_MASK) % BORROWED][name]

    def pending_script(self, die: int) -> int:
        """What an active die has pending: its Now ability, or what it does after a push."""
        kind = die & KIND_MASK
        return self.now[kind] if self.now[kind] >= 0 else self.pushed[kind]

    def track_of_leg(self, leg: int) -> Track:
        """After the last finish one goes on along the last track (TRACK-8)."""
        return self.tracks[leg] if leg < self.legs else self.tracks[-1]

    def track_number(self, leg: int) -> int:
        return self._track_numbers[min(leg, self.legs - 1)]

    def crossing_price(self, leg: int) -> int:
        """Movement from the finish of a leg to the next start: free on the same track, 1 to another (TRACK-8)."""
        return 1 if leg + 1 < self.legs and self.tracks[leg] is not self.tracks[leg + 1] else 0

    def lines_before(self, leg: int) -> int:
        """Red lines of all laps and tracks before this one."""
        if leg <= self.legs:
            return self._lines_before[leg]
        return self._lines_before[-1] + (leg - self.legs) * self.tracks[-1].lines


def _kinds_where(flags: list[bool]) -> int:
    """The colours whose cards say so, as bits, with their borrowed twins."""
    return kind_bits(*[START_DIE + 1 + at for at, flag in enumerate(flags) if flag])


def _set_all(scripts: list[int], kinds: tuple[int, ...], script: int) -> None:
    for kind in kinds:
        scripts[kind] = script
