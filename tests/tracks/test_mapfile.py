"""Map files: what each symbol means, and that every mistake is reported with its kind and its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cubecup.cubitos.mapfile import load_track, parse_track
from cubecup.cubitos.track import Reward, Track
from cubecup.cubitos.trackcheck import check
from cubecup.kernel.errors import BadFile
from tests.tracks.published import FOLDER, PAGE
from tests.tracks.small import LOOP, PUDDLE, differences, spoilt


def parsed(text: str) -> Track:
    return parse_track(text, "some.track", "some")


def line_refused(text: str) -> int | None:
    """The line at which the text is refused, None if it is a track."""
    try:
        parsed(text)
    except BadFile as error:
        return error.line
    return None


def line_of(text: str, passage: str) -> int:
    """The line a passage stands on, counted from 1."""
    return text[: text.index(passage)].count("\n") + 1


def test_a_track_knows_its_id_and_title() -> None:
    track = parse_track(PUDDLE, "some.track", "puddle")
    assert (track.id, track.title, track.lines) == ("puddle", "Puddle", 3)


@pytest.mark.rule("TRACK-3")
@pytest.mark.parametrize(
    ("symbol", "rewards"),
    [
        ("$1", (Reward("credits", 1),)),
        ("$12", (Reward("credits", 12),)),
        ("*", (Reward("fan", 0),)),
        ("-", (Reward("lose", 0),)),
        ("+", (Reward("gain", -1),)),
        ("+4", (Reward("gain", 4),)),
        ("+0", (Reward("gain", 0),)),
        ("--", (Reward("lose", 0), Reward("lose", 0))),
        ("*-", (Reward("fan", 0), Reward("lose", 0))),
        ("$3-", (Reward("credits", 3), Reward("lose", 0))),
        ("+4*", (Reward("gain", 4), Reward("fan", 0))),
        ("-+", (Reward("lose", 0), Reward("gain", -1))),
    ],
)
def test_reward_symbols(symbol: str, rewards: tuple[Reward, ...]) -> None:
    """TRACK-3: credits N, fan, lose a die, gain any die, gain a die of cost N or less; one or two of them."""
    track = parsed(spoilt("$1  ", f"{symbol:4}"))
    assert track.rewards[track.index["1.3"]] == rewards


@pytest.mark.rule("TRACK-4")
@pytest.mark.parametrize(("price", "by_foot"), [("7 movement", True), ("5 money", False)])
def test_shortcut_prices(price: str, by_foot: bool) -> None:
    """TRACK-4: feet are paid in movement, stones in money."""
    track = parsed(spoilt("2 movement", price))
    entrance = track.index["2.2"]
    assert (track.price[entrance], track.by_foot[entrance]) == (int(price[0]), by_foot)
    assert track.shortcut[entrance] == track.index["2.5"]


def test_blank_lines_comments_and_line_ends_do_not_matter() -> None:
    variants = [
        "\ufeff" + PUDDLE,
        PUDDLE.replace("\n", "\r\n"),
        PUDDLE.rstrip(),
        PUDDLE + "\n\n; the end\n",
        spoilt("\nmap:\n", "\n; a remark: with a colon\nmap:\n   ; between the rows\n\n"),
        spoilt("  2 | S   (a)", "2  | S   (a)"),
        spoilt("*-  F\n", "*-  F      \n"),
    ]
    plain = parsed(PUDDLE)
    for text in variants:
        assert differences(parsed(text), plain) == []


def test_empty_ground_is_simply_left_blank() -> None:
    track = parsed(PUDDLE.replace("#", " "))
    assert track.walls == ()
    assert "3.3" not in track.index
    assert track.steps == parsed(PUDDLE).steps


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        # The header
        ("title: Puddle\n", "", "missing-key", "map:"),
        ("lines: 3\n", "", "missing-key", "map:"),
        ("title: Puddle", "title:", "bad-header", "title:"),
        ("title: Puddle", "Puddle", "bad-header", "Puddle"),
        ("title: Puddle", "name: Puddle", "unknown-key", "name:"),
        ("title: Puddle", "shortcut: Puddle", "unknown-key", "shortcut: Puddle"),
        ("lines: 3\n", "lines: 3\nlines: 3\n", "duplicate-key", "lines: 3\nshortcut"),
        ("lines: 3", "lines: many", "bad-number", "lines: many"),
        ("lines: 3", "lines: 2", "bad-number", "lines: 2"),
        ("lines: 3", "lines: 10", "bad-number", "lines: 10"),
        # Blocks and rows
        ("\nsections:\n", "\nmap:\n", "duplicate-key", "map:\n  1 |   S   0"),
        ("map:\n", "plan:\n", "bad-header", "plan:"),
        ("sections:\n", "section:\n", "bad-row", "section:"),
        ("  2 | S   (a)", "  S   (a)", "bad-row", "  S   (a)"),
        ("  2 | S   (a)", "  3 | S   (a)", "bad-row", "  3 | S   (a)"),
        ("  2 | S   0", "  1 | S   0", "bad-row", "  1 | S   0   1   2   3"),
        ("  2 | S   (a)", "  2 |  S   (a)", "misaligned", "  2 |  S"),
        ("  3 |   S   ^", "  3 | S   ^", "misaligned", "  3 | S   ^"),
        ("(a) ~   ~   a", "(a) ~    ~   a", "misaligned", "(a) ~    ~"),
        ("  3 |   S   ^", "  3 |\t  S   ^", "tab", "  3 |\t"),
        # Symbols
        ("^", "?", "unknown-symbol", "?"),
        ("^", "$", "unknown-symbol", "   $ "),
        ("^ ", "$0", "unknown-symbol", "$0"),
        ("^  ", "---", "unknown-symbol", "---"),
        ("^  ", "(A)", "unknown-symbol", "(A)"),
        ("^   #", "*+40#", "unknown-symbol", "*+40#"),
        # Shortcuts
        ("~   a   F", "~   .   F", "no-exit", "(a)"),
        ("(a) ~", ".   ~", "no-entrance", "a   F"),
        ("^", "a", "duplicate-shortcut", "  3 |   S   a"),
        ("^  ", "(a)", "duplicate-shortcut", "  3 |   S   (a)"),
        ("shortcut a: 2 movement\n", "", "no-price", "(a)"),
        ("2 movement", "2", "bad-price", "shortcut a"),
        ("2 movement", "0 money", "bad-price", "shortcut a"),
        ("2 movement", "2 credits", "bad-price", "shortcut a"),
        ("shortcut a: 2 movement\n", "shortcut a: 2 movement\nshortcut b: 2 money\n", "no-entrance", "shortcut b"),
        # Sections
        ("  3 |   S   ^", "  3 |       ^", "stray-section", "  3 |   S   0"),
        ("  1 |   S   0   1   2   F", "  1 |   S   0       2   F", "missing-section", "  1 |   S   0"),
        ("  1 |   S   0   1   2   F", "  1 |   S   0   1   2   F   2", "stray-section", "  1 |   S   0"),
        ("  1 |   S   0   1   2   F", "  1 |   S   0   x   2   F", "bad-section", "  1 |   S   0"),
        ("  1 |   S   0   1   2   F", "  1 |   S   0   1   2   3", "bad-section", "  1 |   S   0"),
        ("  3 |   S   0   #   3   F", "  3 |   S   0   0   3   F", "bad-section", "  3 |   S   0"),
        ("  3 |   S   0   #   3   F", "  3 |   S   0   #   4   F", "bad-section", "  3 |   S   0"),
        ("  3 |   S   0   #   3   F\n", "", "missing-section", "  2 | S   0"),
        ("  1 |   S   0   1   2   F", "  1 |   S   0   2   2   F", "section-jump", "  1 |   S   0"),
        ("  3 |   S   0   #   3   F", "  3 |   S   0   #   0   F", "section-jump", "  3 |   S   0"),
    ],
)
def test_every_mistake_has_its_code_and_its_line(old: str, new: str, code: str, where: str) -> None:
    text = spoilt(old, new)
    with pytest.raises(BadFile) as caught:
        parsed(text)
    assert (caught.value.code, caught.value.line) == (code, line_of(text, where))
    assert str(caught.value) == f"some.track, line {caught.value.line}: {caught.value.expected}"


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("", "missing-block", 1),
        ("title: Nothing\n", "missing-block", 1),
        (PUDDLE[: PUDDLE.index("sections:")], "missing-block", line_of(PUDDLE, "+4")),
        (PUDDLE.replace("S", "#"), "no-start", line_of(PUDDLE, "map:")),
        (PUDDLE.replace("F", "#"), "no-finish", line_of(PUDDLE, "map:")),
        (PUDDLE.replace("2 | S", "2 | #"), "split-space", line_of(PUDDLE, "^")),
        (PUDDLE.replace("a   F", "a   #"), "split-space", line_of(PUDDLE, "+4")),
        (LOOP.replace("0", "3").replace("S   1", "S   2"), "closed-start", line_of(LOOP, "F   S")),
        (LOOP.replace("3   3   2", "1   1   1").replace("3   F", "1   F"), "closed-finish", line_of(LOOP, "F   S")),
    ],
)
def test_what_the_whole_map_lacks(text: str, code: str, where: int) -> None:
    """A map needs both blocks, a start and a finish in one piece each, and a way out of and into them (TRACK-2)."""
    with pytest.raises(BadFile) as caught:
        parsed(text)
    assert (caught.value.code, caught.value.line) == (code, where)


def test_a_slip_of_one_character_is_a_track_or_an_error_in_the_file() -> None:
    last = PUDDLE.count("\n") + 1
    slips = [PUDDLE[:at] + new + PUDDLE[at + 1 :] for at in range(len(PUDDLE)) for new in ("", "~", "9")]
    lines = [line_refused(slip) for slip in slips]
    assert all(line is None or 1 <= line <= last for line in lines)
    assert lines.count(None) < len(slips) / 4  # most slips are noticed; others make another good map


def test_loading_names_the_track_after_the_file(tmp_path: Path) -> None:
    file = tmp_path / "my-pond.track"
    file.write_text(PUDDLE, encoding="utf-8")
    assert load_track(file).id == load_track(str(file)).id == "my-pond"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        load_track(tmp_path / "absent.track")
    assert (caught.value.code, caught.value.source) == ("unreadable", str(tmp_path / "absent.track"))
    file = tmp_path / "latin.track"
    file.write_bytes(b"title: Pond\ntitle: \xe9\n")
    with pytest.raises(BadFile) as caught:
        load_track(file)
    assert (caught.value.code, caught.value.line) == ("unreadable", 2)


def test_the_page_about_maps_shows_a_good_one() -> None:
    """docs/tracks.md: nothing speaks against racing on the map that stands there as an example."""
    example = re.search(r"```text\n(title: .*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    assert check(parsed(example[1])) == ()


def test_the_published_maps_are_written_alike() -> None:
    """Every row stands as the others do, so that a change of one cell is a change of one line."""
    for file in FOLDER.glob("*.track"):
        text = file.read_text(encoding="utf-8")
        assert text.endswith("\n")
        assert all(line == line.rstrip() for line in text.split("\n")), file.name
        assert all(re.match(r" {0,2}\d+ \|", line) for line in text.split("\n") if "|" in line), file.name
