"""Where the keys of a TOML text stand: each key and element is found on its line, whatever its spelling."""

from __future__ import annotations

import json
import time
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path as FilePath

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubecup.cubitos.tomlfile import Path, TomlFile
from cubecup.kernel.errors import BadFile

CONTENT = FilePath(__file__).resolve().parents[2] / "src" / "cubecup" / "cubitos" / "content"

SPELLINGS = (FilePath(__file__).parent / "spellings.toml").read_text(encoding="utf-8")

LINES: dict[Path, int] = {
    ("top",): 2,
    ("a",): 3,
    ("a", "b"): 3,
    ("a", "b", "c.d", "e"): 3,
    ("table",): 5,
    ("table", "quoted key"): 5,
    ("table", "quoted key", "inline"): 6,
    ("table", "quoted key", "inline", "one"): 6,
    ("table", "quoted key", "inline", "two", "three", 1): 6,
    ("table", "quoted key", "inline", "four", "five"): 6,
    ("table", "quoted key", "many"): 7,
    ("table", "quoted key", "many", 0): 8,
    ("table", "quoted key", "many", 1): 8,
    ("table", "quoted key", "many", 2): 10,
    ("table", "quoted key", "many", 3): 12,
    ("table", "quoted key", "many", 3, 1): 13,
    ("table", "quoted key", "text"): 15,
    ("table", "quoted key", "literal"): 18,
    ("table", "quoted key", "date"): 21,
    ("table", "quoted key", "last"): 22,
    ("list",): 24,
    ("list", 0): 24,
    ("list", 0, "name"): 25,
    ("list", 0, "sub"): 26,
    ("list", 0, "sub", "deep"): 27,
    ("list", 1): 28,
    ("list", 1, "name"): 29,
    ("list", 1, "inner", 0, "x"): 31,
    ("list", 1, "inner", 1): 32,
    ("list", 1, "inner", 1, "x"): 33,
    ("late", "super", "table", "y"): 35,
    ("late", "z"): 37,
}


def all_paths(value: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Every path that `tomllib` knows, with its value."""
    if path:
        yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from all_paths(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from all_paths(inner, (*path, index))


def check_places(text: str) -> None:
    """Every path has a place, and the text there is its value; a table of its own header has only a name."""
    file = TomlFile(text, "test")
    for path, value in all_paths(tomllib.loads(text)):
        place = file.place(path)
        assert place is not None, path
        if place.key != place.value or (isinstance(path[-1], int) and not isinstance(value, dict)):
            assert tomllib.loads(f"it = {text[place.value : place.end]}")["it"] == value, path


@pytest.mark.parametrize(("path", "line"), LINES.items(), ids=str)
def test_a_key_or_element_stands_on_its_line(path: Path, line: int) -> None:
    assert TomlFile(SPELLINGS, "test").line(path) == line


def test_every_key_has_a_place_that_holds_its_value() -> None:
    check_places(SPELLINGS)


@pytest.mark.parametrize("name", ["cards", "dice", "fans", "sets"])
def test_every_key_of_the_content_files_has_a_place(name: str) -> None:
    check_places((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


KEYS = st.sampled_from(["a", "b-1", '"c d"', "'e.f'", '"\\u0067"'])
LEAVES = st.one_of(
    st.integers().map(str),
    st.booleans().map(lambda value: str(value).lower()),
    st.text(alphabet="ab'\"\\\n#=[]{},.", max_size=8).map(json.dumps),
    st.text(alphabet='ab"\\\n#=[]{},.', max_size=8).map(lambda text: f"'''{text}'''"),
    st.text(alphabet="ab'\n#=[]{},.", max_size=8).map(lambda text: f'"""{text}"""'),
)
GAPS = st.sampled_from(["", " ", "\n  ", " # ] } , =\n"])


def arrays(items: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    spaced = st.tuples(GAPS, items, GAPS).map("".join)
    return st.lists(spaced, max_size=4).map(lambda parts: f"[{','.join(parts)}]")


def inline_tables(items: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    pairs = st.dictionaries(KEYS, items, max_size=4)
    return pairs.map(lambda table: "{" + ", ".join(f"{key} = {item}" for key, item in table.items()) + "}")


VALUES = st.recursive(LEAVES, lambda items: arrays(items) | inline_tables(items), max_leaves=8)


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(KEYS, st.dictionaries(KEYS, VALUES, max_size=3), max_size=3))
def test_every_key_of_any_text_has_a_place(tables: dict[str, dict[str, str]]) -> None:
    lines = []
    for name, table in tables.items():
        lines += [f"[x.{name}]", *(f"  {key}={value} # comment" for key, value in table.items()), ""]
    check_places("\n".join(lines))


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("table", "quoted key", "none"), 5),
        (("list", 1, "inner", 1, "none", "deeper"), 32),
        (("table", "quoted key", "many", 9), 7),
        (("none",), 1),
        ((), 1),
    ],
)
def test_what_is_missing_is_blamed_on_the_nearest_line_around_it(path: Path, line: int) -> None:
    assert TomlFile(SPELLINGS, "test").line(path) == line


def test_line_ends_of_windows_and_a_byte_order_mark_change_no_line() -> None:
    file = TomlFile("\ufeff" + SPELLINGS.replace("\n", "\r\n"), "test")
    assert file.text == SPELLINGS
    assert file.line(("late", "z")) == 37


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = \n", 2),
        ("a = 1\na = 2\n", 2),
        ("[a]\n[a]\n", 2),
        ("a = 1\n\nb = [1,\n2\n", 4),
        ("a = 1\nb = '''x\ny\n", 3),
        ("x = 1\n= 2", 2),
        ("a = " + "[" * 100_000, 1),
        ("a = " + "9" * 5_000, 1),
    ],
)
def test_a_syntax_error_names_its_line(text: str, line: int) -> None:
    with pytest.raises(BadFile) as error:
        TomlFile(text, "my.toml")
    assert (error.value.code, error.value.source, error.value.line) == ("toml-syntax", "my.toml", line)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (".".join("a" * 9_900) + " = 1", 1),
        ("x = '# \"'\n\n[" + " . ".join(["a", '"b.c"', "'d'"] * 3) + "]", 3),
        ("x = {" + "a." * 8 + "b = 1}", 1),
    ],
)
def test_a_key_of_many_parts_is_refused_unread(text: str, line: int) -> None:
    """Those of the first text, as many as fit into a pack, took three seconds of computing."""
    with pytest.raises(BadFile) as error:
        TomlFile(text, "pack")
    assert (error.value.line, str(error.value.facts["expected"])) == (line, "values nested less deeply")


_UNCLOSED = ('\\"', '\\"""', "\\'", "'''\\", '"\\', '"."', "'.'", '""" ', "a.a ", '"\\\n', "a.'")


@pytest.mark.parametrize("start", ["", "a = ", 'a = """', "a = '''", "'"])
@pytest.mark.parametrize("again", _UNCLOSED)
def test_texts_that_nobody_closed_are_not_looked_through_from_every_quote(start: str, again: str) -> None:
    """What fits into a pack took two seconds of computing, in which nobody else at the server was answered."""
    begun = time.process_time()
    with suppress(BadFile):
        TomlFile(start + again * 20_000, "pack")
    assert time.process_time() - begun < 2


@pytest.mark.parametrize(
    "text",
    ["a.b.c.d.e.f.g.h = 1", "a = 'a.b.c.d.e.f.g.h.i.j'", "# a.b.c.d.e.f.g.h.i.j", "a = '''\nb.c.d.e.f.g.h.i.j'''"],
)
def test_dots_elsewhere_are_no_parts_of_a_key(text: str) -> None:
    TomlFile(text, "pack")
