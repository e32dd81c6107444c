"""What `show` shows of Seven Cubes: the board of a seed, the tokens, and the rules in short; all of it, or a part."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cubecup.cli.arguments import unknown_value
from cubecup.cli.seven_cubes.drawing import BoardDrawing
from cubecup.cli.seven_cubes.pieces import block, row_legend
from cubecup.cli.words import Words
from cubecup.locales import LANGUAGES
from cubecup.seven_cubes.board import COLORS, CUBES_PER_COLOR, FIRST_COLOR, PROTECTION, SPECIALS
from cubecup.seven_cubes.game import SevenCubes

RULES: Final = tuple(f"SC-{number}" for number in range(1, 11))


def shown(wanted: list[str], game: SevenCubes, seats: int, seed: int, words: Words) -> list[RenderableType]:
    """Nothing wanted is everything; `board`, `tokens`, `rules`, a token by any of its names, or a rule by its id."""
    if not wanted:
        return _overview(game, seats, seed, words)
    text = " ".join(wanted).casefold()
    parts: dict[str, Callable[[], list[RenderableType]]] = {
        "board": lambda: [*_board(game, seats, seed, words), cube_legend(words)],
        "tokens": lambda: [tokens(game, words)],
        "rules": lambda: [rules(words)],
    }
    if text in parts:
        return parts[text]()
    for rule in RULES:
        if text == rule.casefold():
            return [rules(words, (rule,))]
    for kind, names in _token_names(words):
        if text in names:
            return [tokens(game, words, (kind,))]
    raise unknown_value("show", " ".join(wanted), [*parts, *SPECIALS, *RULES])


def _token_names(words: Words) -> Iterator[tuple[int, set[str]]]:
    """The special tokens by id and by name, in all languages; the user's own is read already, so it comes first."""
    for kind, id in enumerate(SPECIALS):
        yield kind, {id, words(f"token-{id}").casefold()}
    for language in LANGUAGES:
        others = Words(language)
        for kind, id in enumerate(SPECIALS):
            yield kind, {others(f"token-{id}").casefold()}


def _overview(game: SevenCubes, seats: int, seed: int, words: Words) -> list[RenderableType]:
    return [
        Text(words("game-seven-cubes"), style="bold"),
        Text(words("intro-seven-cubes")),
        Text(""),
        Text(words("show-board"), style="bold"),
        *_board(game, seats, seed, words),
        cube_legend(words),
        tokens(game, words),
        row_legend(words),
        Text(""),
        Text(words("show-rules"), style="bold"),
        rules(words),
    ]


def _board(game: SevenCubes, seats: int, seed: int, words: Words) -> list[RenderableType]:
    return [BoardDrawing(game.set_up(seats, seed)), Text(words("seed", seed=str(seed)), style="dim"), Text("")]


def cube_legend(words: Words) -> Grid:
    """Which sign is which colour, and how many cubes of each there are (SC-1)."""
    cubes = [
        Text.assemble(block(color), f" {words(f'color-{COLORS[color - FIRST_COLOR]}')}")
        for color in range(FIRST_COLOR, FIRST_COLOR + len(COLORS))
    ]
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(f"{CUBES_PER_COLOR}×", Columns(cubes, padding=(0, 2, 0, 0)))
    return grid


def tokens(game: SevenCubes, words: Words, kinds: tuple[int, ...] = tuple(range(len(SPECIALS)))) -> Grid:
    """The special tokens: how many there are (SC-1), and what they do."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for kind in kinds:
        name = words(f"token-{SPECIALS[kind]}")
        about = Text.assemble((name, "bold"), f": {words(f'token-{SPECIALS[kind]}.text')}")
        grid.add_row(f"{game.special[kind]}×", block(PROTECTION + kind), about)
    return grid


def rules(words: Words, ids: tuple[str, ...] = RULES) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, style="bold cyan")
    for id in ids:
        grid.add_row(id, words(f"rule-{id}"))
    return grid
