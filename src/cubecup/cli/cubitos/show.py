"""What `show` shows of Cubitos: an overview, cards, sets and tracks, found by id, by name or by colour."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cubecup.cli.arguments import unknown_value
from cubecup.cli.cubitos.cubes import LETTERS, cube
from cubecup.cli.cubitos.cubes import legend as cube_legend
from cubecup.cli.cubitos.drawing import TrackDrawing, reward_sign
from cubecup.cli.cubitos.drawing import legend as track_legend
from cubecup.cli.cubitos.terms import card_text, titled
from cubecup.cli.words import Words
from cubecup.cubitos.advice import advice
from cubecup.cubitos.game import random_cards
from cubecup.cubitos.mapfile import parse_track
from cubecup.cubitos.printed import COLORS, KINDS, Card, CardSet, Printed
from cubecup.cubitos.track import FAR, Track
from cubecup.cubitos.trackcheck import check, facts
from cubecup.locales import LANGUAGES

RANDOM: Final = "random"
_SINGULAR: Final = {"card": "cards", "set": "sets", "track": "tracks", "colour": "cards", "color": "cards"}


class ShownContent:
    """The content of the box, with or without a pack, in one language."""

    def __init__(self, content: Printed, seed: int, words: Words) -> None:
        self.content = content
        self.seed = seed
        self.words = words

    def shown(self, wanted: list[str]) -> list[RenderableType]:
        """Forgiving: `cards`, `card rock-on`, `white`, `Rock On`, `sets race-1`, `track still`, in any language."""
        kinds = {"cards": self.cards, "sets": self.sets, "tracks": self.tracks}
        words = [word.lower() for word in wanted]
        if not words:
            return self.overview()
        kind = _SINGULAR.get(words[0], words[0])
        if kind not in kinds:
            return self.found(" ".join(words), "")
        if len(words) == 1:
            return kinds[kind]()
        return self.found(" ".join(words[1:]), kind)

    def found(self, wanted: str, kind: str) -> list[RenderableType]:
        """One thing by its id or a name, exactly or by its beginning; otherwise an error with what comes near."""
        slug = _slug(wanted)
        shelves = [things for name, things in self._things().items() if kind in ("", name)]
        everything = [thing for things in shelves for thing in things]
        # The other languages take a while to read, so they come last.
        for languages in ((self.words.language,), LANGUAGES):
            for matches in (str.__eq__, str.startswith):
                hits = [thing for thing in everything if any(matches(name, slug) for name in thing.names(languages))]
                if len(hits) == 1 or (hits and matches is str.__eq__):
                    return hits[0].show(hits[0].id)
        raise unknown_value("show", wanted, [thing.id for thing in everything])

    def _things(self) -> dict[str, list[_Thing]]:
        content = self.content
        cards = [_Thing(id, f"card-{id}", self.card) for id in content.cards]
        return {
            "cards": [*(_Thing(color, f"color-{color}", self.color) for color in COLORS), *cards],
            "sets": [_Thing(RANDOM, "", self.random_set), *(_Thing(id, f"set-{id}", self.set) for id in content.sets)],
            "tracks": [_Thing(id, f"track-{id}", self.track) for id in content.tracks],
        }

    # -- overview ---------------------------------------------------------------------------------------

    def overview(self) -> list[RenderableType]:
        words = self.words
        sets = _list(words("show-set"), words("show-id"), words("show-race"))
        for one in self.content.sets.values():
            sets.add_row(titled(one.id, words, "set"), one.id, self._race(one))
        tracks = _list(words("show-track"), words("show-id"), words("show-lap"), words("show-lines"))
        for id in self.content.tracks:
            track = self._track(id)
            known = facts(track)
            tracks.add_row(titled(id, words, "track"), id, str(known.land_lap), str(known.lines))
        number = len(self.content.cards)
        return [
            Text(words("show-overview", cards=number), style="bold"),
            Text(""),
            sets,
            Text(""),
            tracks,
            Text(""),
            *(Text(f"  {line}", style="dim") for line in words("show-hints").split("\n")),
        ]

    def _race(self, one: CardSet) -> str:
        tracks = " → ".join(titled(id, self.words, "track") for id in one.tracks)
        return f"{tracks}, {self.words.count('laps', one.laps)}" if one.laps > 1 else tracks

    # -- cards ------------------------------------------------------------------------------------------

    def cards(self) -> list[RenderableType]:
        """All names and costs; the texts come with a colour or a card."""
        grid = _list("", self.words("show-card"), self.words("show-id"), self.words("show-cost"))
        for color in COLORS:
            for card in self._of_color(color):
                grid.add_row(cube(KINDS.index(color), ""), self.words(f"card-{card.id}"), card.id, str(card.cost))
        return [grid, Text(self.words("show-cards-hint"), style="dim")]

    def _of_color(self, color: str) -> Iterator[Card]:
        return (card for card in self.content.cards.values() if card.color == color)

    def color(self, color: str) -> list[RenderableType]:
        kind = KINDS.index(color)
        supply = self.words.count("dice", self.content.supply[color])
        head = Text.assemble(cube(kind, ""), (f" {self.words(f'color-{color}')}", "bold"), f" · {supply} · ")
        head.append(self._faces(color))
        return [head, Text(""), *self._texts([card.id for card in self._of_color(color)])]

    def _faces(self, color: str) -> str:
        sides: list[str] = []
        for face in dict.fromkeys(self.content.faces[color]):
            word, _, amount = face.partition(" ")
            name = self.words(f"face-{word}", n=int(amount)) if amount else self.words(f"face-{word}")
            sides.append(f"{self.content.faces[color].count(face)}× {name}")
        return ", ".join(sides)

    def card(self, id: str) -> list[RenderableType]:
        """One card in full, with the sets it is in."""
        card = self.content.cards[id]
        sets = [titled(one.id, self.words, "set") for one in self.content.sets.values() if id in one.cards]
        parts = self._texts([id])
        parts.append(Text(f"{self.words(f'color-{card.color}')}: {self._faces(card.color)}", style="dim"))
        if card.color == "red":
            swords = {name: card.numbers[name] for name in ("swords_symbol", "swords_power")}
            parts.append(Text(self.words("note-swords", **swords), style="dim"))
        if sets:
            parts.append(Text(f"{self.words('show-in-sets')} {', '.join(sets)}", style="dim"))
        return parts

    def _texts(self, ids: list[str]) -> list[RenderableType]:
        parts: list[RenderableType] = []
        for id in ids:
            card = self.content.cards[id]
            head = Text.assemble(
                cube(KINDS.index(card.color), ""),
                (f" {self.words(f'card-{id}')}", "bold"),
                f" · {self.words('menu-cost', n=card.cost)}",
                (f" · {id}", "dim"),
            )
            parts += [head, Padding(Text(card_text(card, self.words)), (0, 0, 0, 4))]
        return parts

    # -- sets -------------------------------------------------------------------------------------------

    def sets(self) -> list[RenderableType]:
        """Every set with the names and costs of its cards."""
        parts: list[RenderableType] = []
        for one in self.content.sets.values():
            cards = [short_card(self.content.cards[id], self.words) for id in one.cards]
            parts += [self._head(one), Padding(Columns(cards, padding=(0, 3)), (0, 0, 1, 2))]
        return parts

    def _head(self, one: CardSet) -> Text:
        name = titled(one.id, self.words, "set")
        return Text.assemble((name, "bold"), f" · {self._race(one)}", (f" · {one.id}", "dim"))

    def set(self, id: str) -> list[RenderableType]:
        one = self.content.sets[id]
        about = self.words(f"set-{id}.text") if self.words.has(f"set-{id}.text") else ""
        return [self._head(one), *([Text(about)] if about else []), Text(""), *self._texts(list(one.cards))]

    def random_set(self, id: str = RANDOM) -> list[RenderableType]:
        """The set that `--random-set` plays with this seed, and what speaks against it (SETUP-4)."""
        ids = random_cards(self.seed, self.content.pack)
        warnings = advice([self.content.cards[id] for id in ids])
        return [
            Text(self.words("show-random", seed=str(self.seed)), style="bold"),
            *(Text(self.words(f"advice-{code}"), style="yellow") for code in warnings),
            Text(""),
            *self._texts(list(ids)),
        ]

    # -- tracks -----------------------------------------------------------------------------------------

    def tracks(self) -> list[RenderableType]:
        parts: list[RenderableType] = []
        for id in self.content.tracks:
            parts += [*self.track(id), Text("")]
        return parts

    def _track(self, id: str) -> Track:
        return parse_track(self.content.tracks[id], self.content.track_sources[id], id)

    def track(self, id: str) -> list[RenderableType]:
        track = self._track(id)
        name = track.title if not self.words.has(f"track-{id}") else self.words(f"track-{id}")
        about = self.words(f"track-{id}.text") if self.words.has(f"track-{id}.text") else ""
        return [
            Text.assemble((name, "bold"), (f" · {id}", "dim")),
            *([Text(about)] if about else []),
            Text(""),
            TrackDrawing(track),
            Text(""),
            Columns(track_legend(track, self.words), padding=(0, 2)),
            Text(""),
            *(Text(line) for line in self._facts(track)),
            *(Text(problem, style="yellow") for problem in check(track)),
        ]

    def _facts(self, track: Track) -> Iterator[str]:
        words = self.words
        known = facts(track)
        cells = words("facts-cells", open=known.open_cells, water=known.water_cells, walls=known.wall_cells)
        yield f"{cells} · {words.count('lines', known.lines)}"
        if known.land_lap != FAR:
            lap = words("facts-lap", n=known.land_lap)
            yield f"{lap}, {words('facts-water-lap', n=known.water_lap)}" if known.water_cells else lap
        signs = Counter(reward_sign(rewards) for rewards in track.rewards if rewards)
        yield words("facts-rewards", list=_counted(signs))
        detours = Counter(moves for _, moves in known.detours)
        if detours:
            yield words("facts-detours", list=_counted(detours))
        if known.deep_water:
            yield words("facts-deep", n=len(known.deep_water))


def _counted(things: Counter[str] | Counter[int]) -> str:
    return ", ".join(f"{count}× {thing}" for thing, count in sorted(things.items()))


def short_card(card: Card, words: Words) -> Text:
    """A card on one line: its cube, its name and its cost."""
    return Text.assemble(cube(KINDS.index(card.color), ""), f" {words(f'card-{card.id}')} · {card.cost}")


def _list(*heads: str) -> Grid:
    """A table without lines, as wide as it needs to be."""
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for head in heads:
        grid.add_column(head, no_wrap=True)
    return grid


def _slug(text: str) -> str:
    """`Piña Cubelada` as `pina-cubelada`, as ids are spelt; letters of other scripts stay."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
    return re.sub(r"[^\w]+", "-", plain.replace("'", "").replace("’", "")).strip("-")


@dataclass(frozen=True, slots=True)
class _Thing:
    """Something that can be shown: its id, the text that names it, and how."""

    id: str
    text: str
    show: Callable[[str], list[RenderableType]]

    def names(self, languages: Iterable[str]) -> Iterator[str]:
        yield self.id
        for language in languages:
            words = Words(language)
            if words.has(self.text):
                yield _slug(words(self.text))


def letters(words: Words) -> list[Text]:
    """How dice are drawn, for help pages."""
    assert len(LETTERS) == len(KINDS)
    return cube_legend(words)
