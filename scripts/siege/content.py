"""Hostile content by a seed: packs, tracks and options as large, generous or broken as a stranger can make them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from cubecup.cubitos.dice import KINDS
from cubecup.cubitos.printed import printed

_MOST_TEXT: Final = 20_000  # a longer pack is refused unread
_GRAY: Final = ("light-gray", "dark-gray", "start")
_GENEROUS: Final = ("movement 9", "money 9", "credit 9", "movement 1", "money 1", "credit 1")

Options = dict[str, Any]


def hostile_options(seed: int) -> Options:
    """The options of a table that nobody would want to play at."""
    draw = random.Random(seed)
    kind = draw.choice(_SORTS)
    return kind(draw)


# -- races that can be played ----------------------------------------------------------------------------------------


def _playable(draw: random.Random) -> Options:
    """A large map and dice that lead everywhere on it."""
    names = [f"t{number}" for number in range(draw.choice((1, 1, 1, 2, 3)))]
    pack = _dice(draw) + _cards(draw) + _fans(draw)
    room = _MOST_TEXT - len(pack)
    for name in names:
        pack += f"[tracks.{name}]\nmap = '''\n{_map(draw, room // len(names) - 60)}'''\n"
    return {
        "pack": pack[:_MOST_TEXT],
        "cards": _set(draw),
        "tracks": names if len(names) > 1 else names[0],
        "laps": 1 if len(names) > 1 else draw.choice((1, 2, 9)),
        "timing": draw.choice(("free", "strict")),
    }


def _set(draw: random.Random) -> list[str]:
    by_color: dict[str, list[str]] = {}
    for id, card in printed().cards.items():
        by_color.setdefault(card.color, []).append(id)
    return [draw.choice(ids) for ids in by_color.values()]


def _dice(draw: random.Random) -> str:
    """As many dice as the limits allow, with faces that give much, or with symbols only."""
    text = f"[dice]\nbase_draw = {draw.choice((1, 16, 40))}\n"
    favourite = draw.choice(_GENEROUS)
    for kind in KINDS:
        own = ("symbol", "power") if kind not in _GRAY else ()
        faces = [draw.choice((favourite, favourite, draw.choice(_GENEROUS), "blank", *own, *own)) for _ in range(6)]
        faces[0] = favourite
        text += f"[dice.{kind}]\nfaces = {faces}\n".replace("'", '"')
        if kind != "start":
            text += f"count = {draw.choice((80, 99))}\n"
        if kind in _GRAY[:2]:
            text += f"start = {draw.choice((1, 10, 19))}\n"
    return text


def _cards(draw: random.Random) -> str:
    text = ""
    for id in draw.sample(sorted(printed().cards), 12):
        text += f"[cards.{id}]\ncost = {draw.choice((0, 0, 1, 30))}\n"
    return text


def _fans(draw: random.Random) -> str:
    space = f"{{ hands = {draw.choice((0, 5))}, credits = {draw.choice((0, 20))} }}"
    return f"[fans]\nbeyond = 20\nspaces = [{', '.join([space] * 13)}]\n"


def _map(draw: random.Random, room: int) -> str:
    """A field as large as fits, with a few of everything on it."""
    rows = draw.choice((1, 3, 9, 17, 21))
    columns = min(120, max(4, (room - 80) // (rows * 2 * 4 + 12)), 500 // rows)
    lines = draw.choice((3, 5, 9))
    things = draw.choice((("."), (".", "."), (".", "~"), ("$9", "*", "-", "+", "--"), (".", "^"), (".", "*-", "+9")))
    parts: dict[str, list[str]] = {"map": [], "sections": []}
    for row in range(1, rows + 1):
        cells = [draw.choice(things) for _ in range(columns)]
        digits = [str((lines + 1) * column // columns) for column in range(columns)]
        if row == rows // 2 + 1 or rows == 1:
            cells[0] = digits[0] = "S"
            cells[-1] = digits[-1] = "F"
        for name, shown in (("map", cells), ("sections", digits)):
            indent = "   " if row % 2 else " "
            parts[name].append(f"{row:2} |{indent}" + "".join(f"{cell:<4}" for cell in shown).rstrip())
    drawn = "".join(f"{name}:\n" + "\n".join(found) + "\n" for name, found in parts.items())
    return f"title: Field\nlines: {lines}\n{drawn}"


# -- what is refused, and shall be refused quickly ---------------------------------------------------------------


def _broken(draw: random.Random) -> Options:
    """A playable pack with something cut out, doubled or exchanged."""
    options = _playable(draw)
    text = options["pack"]
    for _ in range(draw.randint(1, 6)):
        at, length = draw.randrange(len(text)), draw.choice((1, 3, 40, 500))
        piece = draw.choice(
            ("", text[at : at + length] * 2, "\n", "'''", '"', "[", "= 9e999", "\u2028", "\0", "9" * 4000)
        )
        text = text[:at] + piece + text[at + length :]
    return {**options, "pack": text[:_MOST_TEXT]}


def _monstrous(draw: random.Random) -> Options:
    """Texts that readers of TOML have choked on."""
    depth = draw.choice((50, 500, 4000))
    width = draw.choice((100, 1500))
    texts = (
        "a = " + "[" * depth + "]" * depth,
        "a = " + "{a=" * depth + "1" + "}" * depth,
        ".".join(["a"] * depth) + " = 1",
        "[" + ".".join(["a"] * depth) + "]",
        "\n".join(f"[sets.s{number}]" for number in range(width)),
        "\n".join(f"[tracks.t{number}]\nmap = ''" for number in range(width)),
        "\n".join(f"k{number} = {number}" for number in range(width)),
        "a = " + "9" * 19_000,
        "a = 0x" + "f" * 19_000,
        "a = 1e" + "9" * 5000,
        'a = "' + "\\u0041" * 3000 + '"',
        "# " + "x" * 19_000,
        "\n" * 19_000,
        "[cards.fat-cat]\ncost = [" + "1," * 9000 + "]",
        "[tracks.t]\nmap = '''\ntitle: x\nlines: 9\n" + "map:\n" * 3000 + "'''",
        "[tracks.t]\nmap = '''\ntitle: x\nlines: 9\nmap:\n" + "\n".join(f"{n} | ." for n in range(1, 2500)) + "\n'''",
        "[tracks.t]\nmap = '''\ntitle: x\nlines: 9\n"
        + "".join(f"shortcut {chr(97 + n % 26)}: 9 money\n" for n in range(900))
        + "'''",
    )
    return {"pack": draw.choice(texts)[:_MOST_TEXT], "tracks": draw.choice(("t", "t0", "nothing-goes-right"))}


def _wrong(draw: random.Random) -> Options:
    """Options of all shapes but the right one."""
    deep: Any = 1
    for _ in range(draw.choice((5, 200))):
        deep = [deep] if draw.random() < 0.5 else {"a": deep}
    values: tuple[Any, ...] = (
        None, True, -1, 10**300, 1e308, "", "race-1" * 2000, ["race-1"] * 5000, ["bob"] * 8, [None] * 3000, {}, deep,
        {"a": ["b"] * 3000}, "\ud7ff" * 3000, [[]] * 2000, list(range(3000)),
    )  # fmt: skip
    names = ("cards", "tracks", "laps", "timing", "pack", "tokens", "x" * 500)
    return {draw.choice(names): draw.choice(values) for _ in range(draw.randint(1, 5))}


_SORTS: Final[tuple[Callable[[random.Random], Options], ...]] = (
    _playable, _playable, _playable, _playable, _broken, _monstrous, _wrong,
)  # fmt: skip
