"""The games there are, by id, and how to make one from its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cubecup.cubitos.game import Cubitos
from cubecup.kernel.errors import BadOption, Clause, CubeCupError, accepted, one_of
from cubecup.kernel.game import JSON, Game
from cubecup.kernel.record import Record
from cubecup.kernel.shapes import Shapes
from cubecup.seven_cubes.game import SevenCubes


class GameRegistry:
    """Some games by id; whoever serves or plays games is given one, so that it need not know them."""

    def __init__(self, *kinds: type[Game]) -> None:
        self._kinds = {kind.id: kind for kind in kinds}
        self.ids = tuple(self._kinds)

    def kind(self, id: Any) -> type[Game]:
        """What is true of a game with any options."""
        if not isinstance(id, str) or id not in self._kinds:
            raise BadOption("unknown-game", f"There is no game {id!r}. Games: {', '.join(self.ids)}.", value=str(id))
        return self._kinds[id]

    def make(self, id: Any, options: Mapping[str, JSON] | None = None) -> Game:
        """A game with its options settled; an unknown game or option is an error that lists what there is."""
        kind: Any = self.kind(id)  # each game checks its own options
        for name in options or {}:
            if name not in kind.option_names:
                known = ", ".join(kind.option_names)
                told = f"{id} has no option {name!r}. Options: {known}."
                raise BadOption("unknown-option", told, game=id, value=str(name), known=known)
        game: Game = kind(**(options or {}))
        return game

    def make_by_values(self, id: str, options: Mapping[str, JSON], version: str) -> Game:
        """The same with what a version of the values has printed; options are checked as they were given."""
        kind = self.kind(id)
        game = self.make(id, options)
        return game if version == kind.values_version else self.make(id, kind.by_values(options, version))

    def of(self, record: Record) -> Game:
        """The game a record was written of, by the values it was played with; an error names the line of its header."""
        if record.game not in self.ids:
            raise record.blame("game", one_of(self.ids, record.game))
        kind = self.kind(record.game)
        if record.values not in (*kind.older_values, kind.values_version):
            known = ", ".join((*kind.older_values, kind.values_version))
            told = f"a version of the printed values that is known here: {known}"
            raise record.blame("options", Clause("why-record-values", told, known=known), "wrong-values")
        try:
            return self.make_by_values(record.game, record.options, record.values)
        except CubeCupError as error:
            raise record.blame("options", accepted(error)) from None

    def shapes(self) -> dict[str, Shapes]:
        """What screens are told of each game, as types."""
        return {id: named for id, kind in self._kinds.items() if (named := kind.shapes()) is not None}


BUILT_IN: Final = GameRegistry(Cubitos, SevenCubes)
GAMES: Final = BUILT_IN.ids
USUAL_GAME: Final = GAMES[0]  # where none is named


def make_game(id: Any, options: Mapping[str, JSON] | None = None) -> Game:
    """One of the built-in games."""
    return BUILT_IN.make(id, options)


def game_of(record: Record) -> Game:
    """The built-in game a record was written of."""
    return BUILT_IN.of(record)
