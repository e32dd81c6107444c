"""`cubecup show`: everything can be found under any name, tracks are drawn as they are."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from cubecup.cli.cubitos.board import runner, surroundings
from cubecup.cli.cubitos.drawing import Mark, TrackDrawing
from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.mapfile import parse_track
from cubecup.cubitos.printed import printed
from cubecup.cubitos.track import FINISH, START, Track
from cubecup.locales import LANGUAGES
from tests.cli.commands import Terminal


def _track(id: str) -> Track:
    return parse_track(printed().tracks[id], f"{id}.track", id)


def _drawn(drawing: TrackDrawing, width: int = 200) -> list[str]:
    page = io.StringIO()
    Console(width=width, color_system=None, file=page).print(drawing)
    return page.getvalue().split("\n")


def test_alone_it_gives_an_overview(terminal: Terminal) -> None:
    done = terminal.run("show")
    assert done.status == 0
    assert f"{len(printed().cards)} cards" in done.out
    for id in (*printed().sets, *printed().tracks):
        assert id in done.out


def test_cards_lists_all_and_a_colour_gives_their_texts(terminal: Terminal) -> None:
    all_cards = terminal.run("show", "cards").out
    assert [id for id in printed().cards if id not in all_cards] == []
    white = terminal.run("show", "cards", "white").out
    assert "Run: gain 2 movement." in white
    assert "rock-on" not in white


@pytest.mark.parametrize(
    "words",
    [
        ["rock-on"],
        ["Rock", "On"],
        ["card", "rock-on"],
        ["cards", "ROCK-ON"],
        ["rock"],
        ["Важкий", "рок"],
    ],
)
def test_a_card_is_found_by_any_of_its_names(terminal: Terminal, words: list[str]) -> None:
    name = terminal.run("show", "rock-on", "--language", "uk").out.split(" · ")[0].strip().removeprefix("G").strip()
    wanted = name.split() if words[0] == "Важкий" else words
    assert "when you push, you may first move this die" in terminal.run("show", *wanted).out


def test_sets_and_tracks_too(terminal: Terminal) -> None:
    assert "Nothing Goes Right, 2 laps" in terminal.run("show", "set", "race-7").out
    assert terminal.run("show", "Race", "7").out.split("\n")[:3] == terminal.run("show", "race-7").out.split("\n")[:3]
    still = terminal.run("show", "track", "still").out
    assert "Still Waters Run Deep" in still
    assert "8 money" in still
    assert "9 red lines" in still
    assert "Detours to rewards, in moves: 3× 0, 5× 1, 8× 2, 7× 3" in still


@pytest.mark.parametrize("what", ["", "cards", "race-1", "testing-the-waters", "rock-on"])
def test_a_seed_is_told_only_where_it_means_something(terminal: Terminal, what: str) -> None:
    assert "seed" not in terminal.run("show", *what.split(), "--seed", "7031").out.casefold()


def test_a_random_set_follows_the_seed(terminal: Terminal) -> None:
    first = terminal.run("show", "sets", "random", "--seed", "7").out
    assert "7" in first.split("\n")[0]
    assert terminal.run("show", "random", "--seed", "7").out == first
    assert terminal.run("show", "random", "--seed", "8").out != first


def test_a_pack_changes_what_is_shown(terminal: Terminal, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text("[cards.rock-on]\ncost = 19\n")
    assert "cost 19" in terminal.run("show", "rock-on", "--pack", str(pack)).out
    pack.write_text("[cards.rock-on]\ncost = 'much'\n")
    done = terminal.run("show", "rock-on", "--pack", str(pack))
    assert done.status == 2
    assert "mine.toml, line 2: a value of the wrong type" in done.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_shown_in_every_language(terminal: Terminal, language: str) -> None:
    for words in ([], ["cards"], ["red"], ["sets"], ["grand-finale"], ["tracks"]):
        done = terminal.run("show", *words, "--language", language)
        assert (done.status, done.err) == (0, "")


@pytest.mark.parametrize("id", sorted(printed().tracks))
def test_a_drawing_has_every_space_and_every_red_line(id: str) -> None:
    """TRACK-1, TRACK-7: rows are shifted by half a cell; a line is where the section changes."""
    track = _track(id)
    lines = _drawn(TrackDrawing(track))
    first = min(column for _, column in track.cell)
    for space in range(track.size):
        row, column = track.cell[space]
        at = 3 + 4 * (column - first) + (2 if row % 2 else 0)
        upper = lines[1 + 2 * (row - min(r for r, _ in track.cell))]
        assert upper[at : at + 3].strip(), (track.names[space], upper)
        if track.water[space]:
            assert upper[at + 1] == "~"
        if track.jet[space]:
            assert upper[at + 1] == "^"
    sections = {track.cell[space]: track.section[space] for space in range(track.size)}
    sections |= dict.fromkeys(track.start_cells, 0) | dict.fromkeys(track.finish_cells, track.lines)
    across = sum(abs(own - sections.get((row, column + 1), own)) == 1 for (row, column), own in sections.items())
    assert sum(line.count("▕") for line in lines[1::2]) == across


def test_marks_replace_what_is_printed_and_a_window_cuts_out() -> None:
    track = _track("nothing-goes-right")
    whole = _drawn(TrackDrawing(track, {START: Mark("12", "bold")}))
    assert any("12" in line for line in whole[1:])
    part = _drawn(TrackDrawing(track, around=track.cell[FINISH], reach=2))
    assert len(part) < len(whole)


def test_a_narrow_terminal_gets_small_cells() -> None:
    track = _track("ahead-of-the-curve")
    page = io.StringIO()
    Console(width=60, color_system="truecolor", force_terminal=True, file=page).print(TrackDrawing(track))
    lines = Text.from_ansi(page.getvalue()).plain.rstrip("\n").split("\n")
    assert max(len(line) for line in lines) <= 60
    assert len(lines) == 12


def test_runners_on_the_map_are_letters_and_the_menu_has_numbers() -> None:
    """So that they can be told apart without colours, too."""
    state = Cubitos("race-1").new(seats=3, seed=1)
    state.space[1] = state.facts.tracks[0].steps[START][0]
    near = state.facts.tracks[0].steps[START][1]
    drawn = "".join(_drawn(surroundings(state, 0, {near: 1})))
    without = "".join(_drawn(surroundings(state, 0, {})))
    assert "AC" in drawn
    assert "B" in drawn
    assert runner(1).plain == " B "
    assert drawn.count("1") == without.count("1") + 1
