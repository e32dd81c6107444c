"""All that does not change during a race, computed once: dice, costs, numbers of scripts, tracks, actions."""

from __future__ import annotations

from typing import Final

from cubecup.cubitos.actions import Actions
from cubecup.cubitos.cards.row import CardRow
from cubecup.cubitos.dice import BORROWED, GREEN, KIND_MASK, KINDS, OWN_KINDS, RED, START_DIE, face_code, kind_bits
from cubecup.cubitos.ops.operation import CardOp
from cubecup.cubitos.printed import Printed, printed
from cubecup.cubitos.terms import ACTIVE, DISCARD, DRAW, ROLL
from cubecup.cubitos.track import Track
from cubecup.kernel.choice import Action
from cubecup.kernel.frames import Script
from cubecup.kernel.game import State

NONE = -1  # no such script
_OF_SWORDS: Final = ("swords_symbol", "swords_power", "start_player_breaks_ties", "loses_red")  # RUN-2


class RaceFacts(Actions):
    """Tables indexed by kind of die; borrowed kinds have entries of their own where a card of the set borrows."""

    # All that happens is a script, known by its number: those every race has (`scripts.py` writes them), ...
    scripts: tuple[Script[State], ...]
    script_names: list[str]
    harmless: list[bool]  # the engine may run it unasked
    draw_script: int
    free_draw_script: int
    pick_up_script: int
    roll_script: int
    push_script: int
    would_bust_script: int
    bust_script: int
    pool_script: int
    use_script: int
    next_turn_script: int
    after_swords_script: int
    swords_script: int
    pair_script: int
    finish_script: int
    reward_script: int
    red_script: int

    def __init__(
        self, content: Printed, rows: tuple[CardRow, ...], tracks: tuple[Track, ...], free_timing: bool
    ) -> None:
        """One row of each colour, in the order of colours."""
        cards = [row.id for row in rows]
        self.kinds = OWN_KINDS + BORROWED if any(row.borrows for row in rows) else OWN_KINDS
        faces = [tuple(face_code(word) for word in content.faces[kind]) for kind in KINDS]
        self.faces = (faces * 2)[: self.kinds]
        self.sides = [len(shown) for shown in self.faces]
        self.blanks = [shown.count(0) for shown in self.faces]
        super().__init__(self.kinds, 4, self.faces, tracks)
        self.free_timing = free_timing
        self.card_of_kind = ["", "", "", *cards]
        self._card_rules = ["", "", "", *(f"CARD-{id}" for id in cards)]
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

        for kind, row in enumerate(rows, START_DIE + 1):
            _check(row, content.cards[row.id].numbers, kind)
        self._read_flags(rows)
        red = content.cards[cards[RED - START_DIE - 1]].numbers
        self.swords_symbol = red["swords_symbol"]
        self.swords_power = red["swords_power"]
        self.start_player_breaks_ties = bool(red["start_player_breaks_ties"])
        self.red_loses = bool(red["loses_red"])

        # ... and those of the cards, by kind of die and timing, NONE where a card has nothing to do.
        self.now = [NONE] * self.kinds
        self.pushed = [NONE] * self.kinds
        self.bust = [NONE] * self.kinds
        self.push_symbol = [NONE] * self.kinds
        self.push_power = [NONE] * self.kinds
        self.run_symbol = [NONE] * self.kinds
        self.run_power = [NONE] * self.kinds
        self.late = [NONE] * OWN_KINDS
        self.early_kinds: list[int] = []  # whose late ability may be used from step 4 on
        self.late_uses = [Action(f"use {card}", "use", kind) for kind, card in enumerate(self.card_of_kind)]
        self.red_use = Action("", "use", NONE)
        self.any_time_kinds: list[int] = []
        self.any_time_uses: list[Action] = []

    def _read_flags(self, rows: tuple[CardRow, ...]) -> None:
        self.credits_watched = any(row.watches_credits for row in rows)
        self.forcing_kinds = _kinds_where([row.forces_push for row in rows])
        self.rejoining_by_symbol = _kinds_where([row.rejoins(power=False) for row in rows])
        self.rejoining_by_power = _kinds_where([row.rejoins(power=True) for row in rows])
        self.pushed_kinds = _kinds_where([bool(row.pushed) for row in rows])
        self.busts_are_answered = any(row.bust for row in rows)
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
                self.powers_matter[kind] = row.power_differs or kind % BORROWED == RED
                self.late_is_forced[kind % BORROWED] = row.late_is_forced

    # -- look-ups -----------------------------------------------------------------------------------

    def is_harmless(self, ops: tuple[CardOp, ...]) -> bool:
        """None of them is ever worse done than left."""
        return all(op.is_harmless(self.credits_watched) for op in ops)

    def number(self, item: int, name: str) -> int:
        """A printed value of the card of a die (or kind)."""
        return self._numbers[(item & KIND_MASK) % BORROWED][name]

    def card_of(self, item: int) -> str:
        """The card of a die (or kind)."""
        return self.card_of_kind[(item & KIND_MASK) % BORROWED]

    def card_rule(self, item: int) -> str:
        """The rule that asks where the card of a die (or kind) asks."""
        return self._card_rules[(item & KIND_MASK) % BORROWED]

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


def _check(row: CardRow, numbers: dict[str, int], kind: int) -> None:
    """Whether a row has all it needs: a die that can do what it says, and every number in its line of content."""
    if row.swords and kind != RED:
        raise ValueError(f"The card {row.id} compares swords, which only the red card can.")
    box = printed()  # a pack may do without a face that a card of the box has a part for
    if row.power_differs and "power" not in box.faces[KINDS[kind]]:
        raise ValueError(f"The card {row.id} has a power part, and its die has no power face.")
    missing = sorted({*row.numbers(), *(_OF_SWORDS if kind == RED else ())} - set(numbers))
    if missing:
        raise ValueError(f"The card {row.id} reads {', '.join(missing)}: its line in cards.toml has no such number.")


def _kinds_where(flags: list[bool]) -> int:
    """The colours whose cards say so, as bits, with their borrowed twins."""
    return kind_bits(*[START_DIE + 1 + at for at, flag in enumerate(flags) if flag])
