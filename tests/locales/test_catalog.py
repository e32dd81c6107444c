"""The catalogue itself: what it gives, and that nothing missing or broken slips through in silence."""

from __future__ import annotations

import doctest

import pytest

import cubecup.locales
from cubecup.kernel.errors import BadFile, BadOption, CubeCupError
from cubecup.locales import LANGUAGES, Catalog, TextError, catalog

SMALL = """
hello = Hello, { $name }!
    .title = Greeting
dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
both = { hello } { dice } { -mark }
-mark = (*)
only-attribute =
    .text = attribute
flag = { $on ->
    [1] yes
   *[0] no
}
mood = { $mood ->
    [happy] :)
   *[sad] :(
}
"""


@pytest.fixture
def small() -> Catalog:
    return Catalog("en", {"small.ftl": SMALL})


def test_the_example_in_the_package_docstring_runs() -> None:
    result = doctest.testmod(cubecup.locales)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_read_once(language: str) -> None:
    assert catalog(language).language == language
    assert catalog(language) is catalog(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_language_can_be_given(language: str) -> None:
    catalog(language).check()


def test_a_broken_entry_spoils_no_other_text() -> None:
    texts = Catalog("en", {"en/broken.ftl": "# first\na = one\nb = { $n\nc = three { $n }\n"})
    assert texts.text("a") == "one"
    assert texts.text("c", n=3) == "three 3"
    with pytest.raises(BadFile, match="line 3: Fluent syntax"):
        texts.text("b", n=1)


def test_words_are_put_together_as_fluent_does_it(small: Catalog) -> None:
    """Plain words take a short way; a text given by Fluent itself must read the same."""
    sources = {"a.ftl": "a = { b.x }, { $name }: { $name }\nb = two\n    .x = one\nnumber = { $name }"}
    texts = Catalog("en", sources)
    assert texts.text("a", name="Ada") == "one, Ada: Ada"
    assert texts.text("a", name=1234) == "one, 1,234: 1,234"
    assert texts.text("number", name=0.5) == "0.5"


def test_an_unknown_language_is_a_bad_option() -> None:
    with pytest.raises(BadOption, match=r"'de'.*en, uk, ru, pl") as caught:
        catalog("de")
    assert caught.value.code == "unknown-language"


def test_texts_attributes_and_quoted_texts(small: Catalog) -> None:
    assert small.text("hello", name="Ada") == "Hello, Ada!"
    assert small.text("hello.title") == "Greeting"
    assert small.text("both", name="Ada", n=1) == "Hello, Ada! 1 die (*)"
    assert small.text("dice", n=2.5) == "2.5 dice"


def test_ids_are_exactly_what_text_can_give(small: Catalog) -> None:
    assert small.ids() == {"hello", "hello.title", "dice", "both", "only-attribute.text", "flag", "mood"}
    assert small.has("hello.title")
    assert not small.has("only-attribute")
    assert not small.has("-mark")


def test_variables_include_those_of_quoted_texts(small: Catalog) -> None:
    assert small.variables("both") == {"name", "n"}
    assert small.variables("hello.title") == frozenset()


def test_true_and_false_count_as_1_and_0(small: Catalog) -> None:
    assert [small.text("flag", on=on) for on in (True, False, 1, 0)] == ["yes", "no", "yes", "no"]


def test_values_the_text_does_not_use_are_ignored(small: Catalog) -> None:
    assert small.text("dice", n=3, money=5) == "3 dice"


def test_words_may_pick_a_variant_too(small: Catalog) -> None:
    assert small.text("mood", mood="happy") == ":)"


@pytest.mark.parametrize("missing", ["nothing", "hello.nothing", "only-attribute", "-mark", ""])
def test_an_unknown_id_is_an_error(small: Catalog, missing: str) -> None:
    with pytest.raises(TextError) as caught:
        small.text(missing)
    assert caught.value.code == "unknown-text"
    assert caught.value.facts["id"] == missing
    with pytest.raises(TextError):
        small.variables(missing)


def test_the_error_is_a_key_error_that_reads_as_a_sentence(small: Catalog) -> None:
    with pytest.raises(KeyError) as caught:
        small.text("nothing")
    assert isinstance(caught.value, CubeCupError)
    assert str(caught.value) == "The en text nothing cannot be given: there is no such id."


def test_a_missing_value_is_an_error_also_in_a_quoted_text(small: Catalog) -> None:
    with pytest.raises(TextError, match="needs a value for name") as caught:
        small.text("both", n=1)
    assert caught.value.code == "missing-value"


def test_a_number_given_as_a_word_is_an_error(small: Catalog) -> None:
    """Fluent would take the default variant: "1 dice"."""
    with pytest.raises(TextError, match="n must be a number, not '1'") as caught:
        small.text("dice", n="1")
    assert caught.value.code == "not-a-number"


def test_a_value_fluent_cannot_write_is_an_error(small: Catalog) -> None:
    with pytest.raises(TextError) as caught:
        small.text("hello", name=None)  # type: ignore[arg-type]
    assert caught.value.code == "unfit-value"


@pytest.mark.parametrize(
    ("content", "line", "expected"),
    [
        pytest.param("a = one\n\nb = { $n", 3, "Fluent syntax", id="brace left open"),
        pytest.param("a = one\nb = two }", 2, "Fluent syntax", id="brace never opened"),
        pytest.param("a = one\nb\n", 2, "Fluent syntax", id="no value"),
        pytest.param("a = one\nb = two\na = three", 3, "a only once", id="twice"),
        pytest.param("a = one\n    .x = 1\n    .x = 2", 1, "a.x only once", id="attribute twice"),
        pytest.param("\na = { b }", 2, "a text b", id="quotes nothing"),
        pytest.param("a = { -b }", 1, "a text -b", id="quotes no term"),
        pytest.param("a = { b.x }\nb = two", 1, "a text b.x", id="quotes no attribute"),
        pytest.param("a = { a }", 1, "quotes itself", id="quotes itself"),
        pytest.param("a = { b }\nb = { a }", 2, "leads back to a", id="circle"),
        pytest.param("a = { -b }\n-b = { $n }", 2, "no \\$values in the term -b", id="value in a term"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(content: str, line: int, expected: str) -> None:
    with pytest.raises(BadFile, match=expected) as caught:
        Catalog("en", {"en/broken.ftl": content}).check()
    assert caught.value.code == "bad-text"
    assert (caught.value.source, caught.value.line) == ("en/broken.ftl", line)


def test_an_id_may_not_be_in_two_files() -> None:
    with pytest.raises(BadFile, match=r"b.ftl, line 1: a only once; it is also in a.ftl"):
        Catalog("en", {"a.ftl": "a = 1", "b.ftl": "a = 2"})
