"""A lap in one Move step: on a track small enough, with movement effects that must not work twice (TRACK-6).

The published tracks are too long for that, so a pack brings a short one; the scenarios are played on it.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.kernel.game import Game
from cubecup.kernel.scenario import read_scenarios, run

MAP = """\
title: Roundabout
lines: 3
shortcut a: 2 {unit}

map:
  1 |   S   .   $1  *-  F
  2 | S   (a) ~   ~   a   F
  3 |   S   ^   #   +4  F

sections:
  1 |   S   0   1   2   F
  2 | S   0   1   2   3   F
  3 |   S   0   #   3   F
"""


def short_race(words: Mapping[str, str]) -> Game:
    maps = {"feet": MAP.format(unit="movement"), "stones": MAP.format(unit="money")}
    pack = "".join(f"[tracks.{id}]\nmap = '''\n{text}'''\n" for id, text in maps.items())
    return Cubitos(cards="race-1", tracks=words["tracks"].split(","), laps=int(words.get("laps", "1")), pack=pack)


def play(text: str) -> None:
    (scenario,) = read_scenarios(text, "scenario")
    run(scenario, short_race)


@pytest.mark.rule("TRACK-6", "TRACK-8")
def test_neither_jet_pack_nor_shortcut_of_feet_works_again_a_lap_later() -> None:
    play(
        """
scenario: 8 movement: 7 at the jet pack become 14, the shortcut takes 2, and one lap later there is neither
game: tracks=feet laps=2
position:
  phase: finish
  [0]
  movement: 8
play:
  0 step 3.2
  0 jet
  0 step 2.2
  0 shortcut
  0 step finish
  0 step start
  0 step 3.2
expect:
  0 leg = 1
  0 movement = 9
  cannot 0 jet
  legal 0 step 2.2, stop
"""
    )
    play(
        """
scenario: The entrance of a shortcut is an open space when it comes round again
game: tracks=feet laps=2
position:
  phase: finish
  [0]
  at: 2.2
  movement: 9
play:
  0 shortcut
  0 step finish
  0 step start
  0 step 2.2
expect:
  0 movement = 5
  legal 0 step 1.2, step 3.2, stop
"""
    )


@pytest.mark.rule("TRACK-6", "TRACK-4")
def test_a_shortcut_of_stones_does_not_work_again_a_lap_later() -> None:
    play(
        """
scenario: Money for two, but the stones are crossed once
game: tracks=stones laps=2
position:
  phase: finish
  [0]
  at: 2.2
  movement: 3
  credits: 6
play:
  0 shortcut
  0 step finish
  0 step start
  0 step 2.2
expect:
  0 credits = 4
  0 movement = 1
  legal 0 step 1.2, step 3.2, buy movement, stop
"""
    )


@pytest.mark.rule("TRACK-6", "END-1")
def test_an_effect_stays_used_beyond_the_last_finish() -> None:
    play(
        """
scenario: The way on after the last finish leads over the same spaces
game: tracks=feet
position:
  phase: finish
  [0]
  at: 3.2
  movement: 6
play:
  0 jet
  0 step 2.2
  0 shortcut
  0 step finish
  0 step start
  0 step 3.2
expect:
  0 finished = yes
  0 movement = 7
  cannot 0 jet
"""
    )


@pytest.mark.rule("TRACK-6", "TRACK-8")
def test_the_same_place_on_the_next_track_is_another_space() -> None:
    play(
        """
scenario: Two jet packs on two tracks, both used in one Move step
game: tracks=feet,stones
position:
  phase: finish
  [0]
  at: 3.2
  movement: 6
play:
  0 jet
  0 step 2.2
  0 shortcut
  0 step finish
  0 step start
  0 step 3.2
  0 jet
expect:
  0 track = stones
  0 movement = 12
"""
    )
