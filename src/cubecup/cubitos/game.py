"""The game of Cubitos with its options settled: which cards, which tracks, how many laps, which timing.

>>> game = Cubitos(cards="race-1")
>>> state = game.new(seats=2, seed=7)
>>> while state.round < 3:
...     seat = state.actors()[0]
...     action = state.apply(seat, state.choice(seat).actions[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from cubecup.cubitos import flow, notation
from cubecup.cubitos.advice import advice
from cubecup.cubitos.catalogue import catalogue
from cubecup.cubitos.dice import FACE_SHIFT, OWN_KINDS, die_name, kind_name
from cubecup.cubitos.facts import RaceFacts
from cubecup.cubitos.free_race import race
from cubecup.cubitos.frozen import frozen_pack
from cubecup.cubitos.mapfile import parse_track
from cubecup.cubitos.older_values import VALUES_BEFORE, VALUES_NOW, with_older_values
from cubecup.cubitos.position import read_position, write_position
from cubecup.cubitos.printed import COLORS, CardSet, Printed, printed, with_pack
from cubecup.cubitos.race import Race
from cubecup.cubitos.saved import load
from cubecup.cubitos.scripts import race_facts
from cubecup.cubitos.state import CubitosState
from cubecup.cubitos.terms import PHASE_NAMES, SWORDS
from cubecup.cubitos.track import Track
from cubecup.kernel import rng
from cubecup.kernel.dice import DiceSource, KindDice, Roll
from cubecup.kernel.errors import BadOption, Clause, no_such
from cubecup.kernel.feats import SeatFeats
from cubecup.kernel.game import JSON, Event, Game, State
from cubecup.kernel.record import Record

if TYPE_CHECKING:
    from cubecup.cubitos.shapes import CubitosContent
    from cubecup.kernel.shapes import Shapes

TIMINGS = ("strict", "free")
MOST_LAPS = 9


class Cubitos(Game):
    """A race: a published set by id, or eight cards by id, one of each colour; a track or several in a row.

    Several ids are a list, or one text with commas.
    """

    id: ClassVar[str] = "cubitos"
    rules_version: ClassVar[str] = "2"
    older_rules: ClassVar[tuple[str, ...]] = ("1",)
    values_version: ClassVar[str] = VALUES_NOW
    older_values: ClassVar[tuple[str, ...]] = VALUES_BEFORE
    option_names: ClassVar[tuple[str, ...]] = ("cards", "tracks", "laps", "timing", "pack", "alone")
    revealing = frozenset({"roll", "phase"})  # the end of a phase shows what everyone has done
    usual_bot: ClassVar[str] = "steady"
    text_limits: ClassVar[Mapping[str, int]] = {"pack": 20_000}
    tallied: ClassVar[tuple[str, ...]] = ("push", "bust")

    def __init__(
        self,
        cards: Any = "race-1",
        tracks: Any = None,
        laps: Any = None,
        timing: Any = "strict",
        pack: Any = "",
        alone: Any = False,
    ) -> None:
        """Options come from files and strangers, so any value is taken and checked here, also when compiled."""
        content = _content(pack)
        self.content = content
        suggested = content.sets.get(cards) if isinstance(cards, str) else None
        if suggested is None:
            cards = _listed(cards)
            suggested = _card_set(content, cards)
        self.set_id = cards if suggested else ""
        self.cards = suggested.cards if suggested else _custom_cards(content, cards)
        if tracks is None:
            self.track_ids = suggested.tracks if suggested else ("nothing-goes-right",)
            self.laps = laps if laps is not None else suggested.laps if suggested else 1
        else:
            self.track_ids = _track_ids(_listed(tracks))
            self.laps = 1 if laps is None else laps
        self._check(timing, alone)
        self.timing = timing
        self.alone = bool(alone)
        self.facts = _race_facts(pack, self.cards, self.track_ids * self.laps, timing == "free")

    def _check(self, timing: Any, alone: Any) -> None:
        if type(alone) is not bool:
            raise BadOption("alone", f"Alone is true or false, not {alone!r}.", value=str(alone))
        if timing not in TIMINGS:
            raise BadOption("timing", f"Timing is strict or free, not {timing!r}.", value=str(timing))
        if type(self.laps) is not int or not 1 <= self.laps <= MOST_LAPS:
            raise BadOption(
                "laps", f"A race has 1 to {MOST_LAPS} laps, not {self.laps!r}.", value=str(self.laps), most=MOST_LAPS
            )
        if not self.track_ids or (self.laps > 1 and len(self.track_ids) > 1):
            raise BadOption(
                "tracks", Clause("why-laps-or-tracks", "A race is one track with laps, or several tracks in a row.")
            )
        if len(self.track_ids) > MOST_LAPS:
            told = f"A race goes over at most {MOST_LAPS} tracks, not {len(self.track_ids)}."
            raise BadOption("tracks", Clause("why-most-tracks", told, most=MOST_LAPS))
        for id in self.track_ids:
            if id not in self.content.tracks:
                known = ", ".join(sorted(self.content.tracks))
                raise BadOption(
                    "tracks", no_such(id, known, f"There is no track {id!r}. Tracks: {known}."), value=str(id)
                )

    def new(
        self, seats: Any, seed: Any, setup: Mapping[str, JSON] | None = None, source: DiceSource | None = None
    ) -> Race:
        state = self.set_up(seats, seed, setup, source)
        state.advance()
        return state

    def set_up(
        self, seats: Any, seed: Any, setup: Mapping[str, JSON] | None = None, source: DiceSource | None = None
    ) -> Race:
        self.check_seats(seats)
        self.check_seed(seed)
        state = race(self.facts, seats, seed)
        state.source = source
        if isinstance(source, KindDice):
            state.rolled += [0] * (seats * OWN_KINDS)
        by_chance = state.below(seats)
        starter = setup.get("start_player", by_chance) if setup else by_chance
        if type(starter) is not int or not 0 <= starter < seats:
            told = f"The start player is a seat from 0 to {seats - 1}, not {starter!r}."
            raise BadOption("start-player", told, value=starter, most=seats - 1)
        flow.set_up(state, starter)
        return state

    def setup_of(self, state: State) -> dict[str, JSON]:
        """The start player of round 1; the die has gone one seat on in every round since."""
        assert isinstance(state, CubitosState)
        return {"start_player": (state.starter - state.round + 1) % state.seats}

    def load(self, data: Any) -> CubitosState:
        return load(self.facts, data)

    def options(self) -> dict[str, JSON]:
        chosen: JSON = self.set_id or list(self.cards)
        return {
            "cards": chosen,
            "tracks": list(self.track_ids),
            "laps": self.laps,
            "timing": self.timing,
            "pack": self.content.pack,
            **({"alone": True} if self.alone else {}),
        }

    def players(self) -> tuple[int, int]:
        """COMP-1; one player alone, who wants to know how many rounds it takes, is our own [X]."""
        return (1, 1) if self.alone else (self.min_seats, self.max_seats)

    def check_seats(self, seats: Any) -> None:
        if self.alone and (type(seats) is not int or seats != 1):
            raise BadOption("alone-seats", f"A race alone is for one player, not {seats!r}.", seats=seats)
        super().check_seats(seats)

    def frozen_options(self) -> dict[str, JSON]:
        pack = frozen_pack(self.content, self.cards, self.track_ids, self.set_id)
        return {**self.options(), "pack": pack}

    @classmethod
    def by_values(cls, options: Mapping[str, JSON], version: str) -> Mapping[str, JSON]:
        return {**options, "pack": with_older_values(str(options.get("pack", "")), version)}

    def sequel(self) -> dict[str, JSON]:
        """The next published race on its suggested track; after the last one, and after a custom set, the first."""
        sets = list(self.content.sets)
        following = sets[(sets.index(self.set_id) + 1) % len(sets)] if self.set_id in sets else sets[0]
        return Cubitos(following, timing=self.timing, pack=self.content.pack, alone=self.alone).options()

    def catalogue(self) -> CubitosContent:
        return catalogue(self.content)

    def warnings(self) -> tuple[str, ...]:
        """Only a card set of one's own is warned about (SETUP-4)."""
        return () if self.set_id else self.advice()

    def advice(self) -> tuple[str, ...]:
        """Codes of what makes these cards less fun together, published set or not; nothing is forbidden."""
        return advice([self.content.cards[id] for id in self.cards])

    def results(self, record: Record) -> Mapping[str, Any]:
        from cubecup.cubitos.results import race_results  # only the page of results needs it

        return race_results(self, record)

    def feats(self, record: Record) -> tuple[SeatFeats, ...]:
        from cubecup.cubitos.results import race_feats  # likewise

        return race_feats(self, record)

    def published(self) -> str | None:
        return None if self.content.pack else self.set_id

    def changed_rule(self, rules: str, state: State, events: list[Event]) -> str:
        """Since version 1: red cards act when swords are compared, Schmutz pays from step 4 on.

        Under free timing nobody goes on to Move before step 4 is over for all; a record that did does not fit.
        """
        assert isinstance(state, CubitosState)
        if state.phase == SWORDS or ("phase", -1, (PHASE_NAMES[SWORDS],)) in events:
            return "RUN-2"
        if self.facts.early_kinds and any(word == "lose" for word, _, _ in events):
            return "CARD-schmutz"
        return ""

    def readable(self, events: list[Event]) -> list[Event]:
        return notation.readable(self.facts, events)

    def vocabulary(self) -> object:
        return self.facts  # spaces have the names of their tracks

    def position(self, state: State) -> str:
        assert isinstance(state, CubitosState)
        return write_position(state)

    def read_position(self, lines: list[tuple[int, str]], seats: Any, source: str = "position") -> CubitosState:
        self.check_seats(seats)
        return read_position(self.facts, lines, seats, source)

    @staticmethod
    def shapes() -> Shapes:
        from cubecup.cubitos.shapes import SHAPES  # only whoever publishes them needs them

        return SHAPES

    def outcome(self, events: list[Event]) -> str:
        return notation.write_rolls(events)

    def read_outcome(self, text: str, seats: int) -> list[list[int]]:
        return notation.read_rolls(text, seats)

    def told_outcome(self, events: list[Event]) -> str:
        return notation.write_rolls(notation.heard_rolls(events))

    def rolls(self, events: list[Event]) -> list[Roll]:
        return [notation.told_roll(event) for event in events if event[0] == "roll"]

    def faces(self) -> dict[str, tuple[str, ...]]:
        return {
            kind_name(kind): tuple(die_name(kind | face << FACE_SHIFT) for face in faces)
            for kind, faces in enumerate(self.facts.faces)
        }


def random_cards(seed: int, pack: str = "") -> tuple[str, ...]:
    """One card of each colour, by chance."""
    content = _content(pack)
    stream = rng.streams(seed, 1)
    chosen: list[str] = []
    for color in COLORS:
        ids = [id for id, card in content.cards.items() if card.color == color]
        chosen.append(ids[rng.below(stream, 0, len(ids))])
    return tuple(chosen)


def _listed(ids: Any) -> Any:
    """Ids may also be one text with commas, as in a scenario and on a command line."""
    return [id.strip() for id in ids.split(",")] if isinstance(ids, str) and "," in ids else ids


def _track_ids(tracks: Any) -> tuple[str, ...]:
    if isinstance(tracks, str):
        return (tracks,)
    if not isinstance(tracks, (list, tuple)) or not all(isinstance(id, str) for id in tracks):
        told = f"Tracks are given by id, one or several, not as {tracks!r}."
        raise BadOption("tracks", Clause("why-track-ids", told, value=tracks))
    return tuple(tracks)


def _content(pack: Any) -> Printed:
    if not isinstance(pack, str):
        raise BadOption("pack", "A pack is a text in TOML.")
    return _packed(pack) if pack else printed()


@lru_cache(maxsize=16)
def _packed(pack: str) -> Printed:
    """A table asks for its pack again and again."""
    return with_pack(pack)


def _card_set(content: Printed, cards: Any) -> CardSet | None:
    if not isinstance(cards, str):
        return None
    if cards not in content.sets:
        known = ", ".join(content.sets)
        raise BadOption("cards", no_such(cards, known, f"There is no set {cards!r}. Sets: {known}."), value=cards)
    return content.sets[cards]


def _custom_cards(content: Printed, cards: Any) -> tuple[str, ...]:
    if not isinstance(cards, (list, tuple)):
        told = f"Cards are a set's id or eight card ids, not {cards!r}."
        raise BadOption("cards", Clause("why-cards-form", told, value=cards), value=str(cards))
    by_color: dict[str, str] = {}
    for id in cards:
        if not isinstance(id, str) or id not in content.cards:
            raise BadOption("cards", Clause("why-no-card", f"There is no card {id!r}.", value=id), value=str(id))
        color = content.cards[id].color
        if color in by_color:
            told = f"{by_color[color]} and {id} are both {color}."
            raise BadOption("cards", Clause("why-same-color", told, one=by_color[color], two=id, color=color), value=id)
        by_color[color] = id
    missing = [color for color in COLORS if color not in by_color]
    if missing:
        listed = ", ".join(missing)
        told = f"A set has one card of each colour; missing: {listed}."
        raise BadOption("cards", Clause("why-colors-missing", told, missing=listed))
    return tuple(by_color[color] for color in COLORS)


@lru_cache(maxsize=64)
def _race_facts(pack: str, cards: tuple[str, ...], track_ids: tuple[str, ...], free_timing: bool) -> RaceFacts:
    return race_facts(_content(pack), cards, tuple(_track(pack, id) for id in track_ids), free_timing)


@lru_cache(maxsize=64)
def _track(pack: str, id: str) -> Track:
    """A track is never changed, so all races over it share one."""
    content = _content(pack)
    return parse_track(content.tracks[id], content.track_sources[id], id)
