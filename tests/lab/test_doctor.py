"""The doctor: every finding at its limit, in four languages, and games that can be played again."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from functools import cache
from typing import get_args

import pytest

from cubecup.cubitos.game import Cubitos
from cubecup.lab import checkup as playing
from cubecup.lab.checkup import Checkup, Patient
from cubecup.lab.doctor import (
    FINE,
    MAYBE,
    NOTE,
    PROBLEM,
    Fact,
    Finding,
    Measured,
    examine,
    finding_json,
    minutes,
    sentence,
    verdict,
)
from cubecup.lab.engines.local import play_here
from cubecup.lab.figures.cards import Buyers
from cubecup.lab.figures.estimates import Estimate, share
from cubecup.lab.figures.race import RaceFigures
from cubecup.lab.wording import Wording
from cubecup.lab.work import play_chunk
from cubecup.locales import LANGUAGES, catalog
from tests.lab.made_rows import figures_of, game_row, round_rows


@cache
def healthy(games: int = 1000) -> RaceFigures:
    """Four seats of the same luck, three cards that are all bought."""
    rows = [game_row(game=n, players=4, bots="sharp,sharp,sharp,sharp", winner=n % 4) for n in range(games)]
    rounds = [row for n in range(games) for row in round_rows(n, 1, n % 4, 4, bought="rich-dog,bob,dugout")]
    return figures_of(rows, rounds)


def told(figures: RaceFigures, *advice: str) -> dict[str, str]:
    """The codes of the findings with their levels."""
    return {finding.code: finding.level for finding in examine(figures, advice)}


def test_a_healthy_race() -> None:
    findings = examine(healthy())
    assert {finding.code: finding.level for finding in findings} == {
        "length": NOTE,
        "minutes": NOTE,
        "seats-fair": FINE,
        "lead": FINE,
        "comeback": NOTE,
        "busts": NOTE,
        "no-dominant": FINE,
        "no-dead": FINE,
        "no-stall": FINE,
    }
    assert verdict(findings) == FINE


def test_few_games_are_said_to_be_few() -> None:
    findings = examine(healthy(40))
    levels = {finding.code: finding.level for finding in findings}
    assert levels["rough"] == NOTE
    assert levels["seats-unsure"] == NOTE
    assert "seats-fair" not in levels
    assert verdict(findings) == "rough"
    (rough,) = (finding for finding in findings if finding.code == "rough")
    assert rough.facts == {"games": 40, "points": 14}


@pytest.mark.parametrize(
    ("median", "low", "high", "laps", "found"),
    [
        (8, 8, 8, 1, {"too-short": PROBLEM}),
        (8.5, 8, 9, 1, {"too-short": MAYBE}),
        (9, 8, 9, 1, {}),
        (16, 16, 17, 1, {}),
        (17, 16, 18, 1, {"too-long": MAYBE}),
        (18, 17, 18, 1, {"too-long": PROBLEM}),
        (18, 17, 18, 2, {}),
        (27, 27, 27, 2, {"too-long": PROBLEM}),
    ],
)
def test_length(median: float, low: float, high: float, laps: int, found: dict[str, str]) -> None:
    race = healthy()
    length = replace(race.length, median=Estimate(median, low, high, 1000))
    levels = told(replace(race, length=length, laps=laps))
    assert {code: level for code, level in levels.items() if code.startswith("too-")} == found


@pytest.mark.parametrize(("rounds", "expected"), [(9, (20, 35)), (13, (25, 50)), (12.5, (25, 50)), (1, (5, 5))])
def test_minutes_are_two_to_four_a_round(rounds: float, expected: tuple[int, int]) -> None:
    assert minutes(rounds) == expected


@pytest.mark.parametrize(
    ("wins", "found"),
    [
        (270, {"seats-fair": FINE}),
        (284, {"seats-fair": FINE}),  # outside of 95%, but of four seats one often is
        (289, {"seat-strong": MAYBE}),
        (310, {"seat-strong": PROBLEM}),
        (200, {"seat-weak": PROBLEM}),
    ],
)
def test_seats(wins: int, found: dict[str, str]) -> None:
    race = healthy()
    rest = [share(250, 1000) for _ in range(3)]
    levels = told(replace(race, seats=(share(wins, 1000), *rest)))
    assert {code: level for code, level in levels.items() if code.startswith("seat")} == found


@pytest.mark.parametrize(
    ("changed", "code", "level"), [(700, "lead", FINE), (690, "lead-rare", MAYBE), (600, "lead-rare", PROBLEM)]
)
def test_lead_changes(changed: int, code: str, level: str) -> None:
    race = healthy()
    levels = told(replace(race, suspense=replace(race.suspense, changed=share(changed, 1000))))
    assert levels[code] == level
    assert len({"lead", "lead-rare"} & levels.keys()) == 1


@pytest.mark.parametrize(
    ("part", "low", "code", "level"),
    [(0.35, 0.33, "no-dominant", FINE), (0.36, 0.34, "dominant", MAYBE), (0.5, 0.48, "dominant", PROBLEM)],
)
def test_dominant_cards(part: float, low: float, code: str, level: str) -> None:
    race = healthy()
    first = replace(race.cards[0], purchases=Estimate(part, low, 2 * part - low, 1000))
    rest = [replace(card, purchases=Estimate(0.1, 0.09, 0.11, 1000)) for card in race.cards[1:]]
    (finding,) = (one for one in examine(replace(race, cards=(first, *rest))) if one.code.endswith("dominant"))
    assert (finding.code, finding.level, finding.facts["card"]) == (code, level, "rich-dog")


def test_dead_cards_are_told_one_by_one_the_deadest_first() -> None:
    race = healthy()
    games = (share(140, 1000), share(500, 1000), share(0, 1000))
    cards = tuple(replace(card, games=found) for card, found in zip(race.cards, games, strict=True))
    findings = [one for one in examine(replace(race, cards=cards)) if one.code in ("dead", "no-dead")]
    assert [(one.code, one.level, one.facts["card"]) for one in findings] == [
        ("dead", PROBLEM, "dugout"),
        ("dead", MAYBE, "rich-dog"),
    ]


def test_buyers_who_win_and_who_lose() -> None:
    race = healthy()
    buyers = (
        Buyers(share(60, 100), share(40, 300)),
        Buyers(share(2, 100), share(90, 300)),
        Buyers(share(12, 12), share(90, 390)),  # too few to speak of
    )
    cards = tuple(replace(card, early=who) for card, who in zip(race.cards, buyers, strict=True))
    findings = [one for one in examine(replace(race, cards=cards)) if one.code.startswith("buyers")]
    assert [(one.code, one.level, one.facts["card"]) for one in findings] == [
        ("buyers-win", NOTE, "rich-dog"),
        ("buyers-lose", NOTE, "bob"),
    ]


def test_a_stall_is_always_a_problem() -> None:
    race = healthy()
    levels = told(replace(race, stalled=share(1, 1000)))
    assert levels["stall"] == PROBLEM
    assert "no-stall" not in levels


def test_advice_about_the_cards_is_part_of_it() -> None:
    levels = told(healthy(), "few-cheap-cards", "no-trimming")
    assert levels["advice-few-cheap-cards"] == levels["advice-no-trimming"] == MAYBE


@pytest.mark.parametrize(
    ("levels", "expected"), [((FINE, NOTE), FINE), ((FINE, MAYBE), MAYBE), ((MAYBE, PROBLEM), PROBLEM), ((), FINE)]
)
def test_the_verdict_is_the_worst_level(levels: tuple[str, ...], expected: str) -> None:
    assert verdict([Finding("lead", level) for level in levels]) == expected


# -- telling -------------------------------------------------------------------------------------------


def every_finding() -> list[Finding]:
    """One of each code."""
    race = healthy()
    few = healthy(40)
    sick = replace(
        race,
        length=replace(race.length, median=Estimate(8, 8, 8, 9)),
        seats=(share(400, 1000), share(100, 1000), share(250, 1000), share(250, 1000)),
        suspense=replace(race.suspense, changed=share(1, 1000)),
        stalled=share(30, 1000),
        cards=(
            replace(race.cards[0], purchases=share(900, 1000), early=Buyers(share(90, 100), share(9, 100))),
            replace(race.cards[1], games=share(3, 1000), early=Buyers(share(9, 100), share(90, 100))),
        ),
    )
    long = replace(race, length=replace(race.length, median=Estimate(30, 30, 30, 9)))
    findings = [*examine(race), *examine(few), *examine(sick, ("few-cheap-cards", "no-trimming")), *examine(long)]
    return list({finding.code: finding for finding in findings}.values())


def test_every_text_of_the_doctor_has_a_finding() -> None:
    around = {"doctor-about", "doctor-again", "doctor-perhaps"}
    texts = {id for id in catalog("en").ids() if id.startswith("doctor-") and "verdict" not in id} - around
    codes = {f"doctor-{one.code}" for one in every_finding() if not one.code.startswith("advice-")}
    assert codes == texts
    assert {id for id in catalog("en").ids() if id.startswith("doctor-verdict")} == {
        f"doctor-verdict-{word}" for word in (PROBLEM, MAYBE, "rough", FINE)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_is_a_sentence_with_its_interval(language: str) -> None:
    wording = Wording(catalog(language))
    for finding in every_finding():
        text = sentence(finding, wording)
        assert text[-1] in ".!", text
        for name, fact in finding.facts.items():
            if isinstance(fact, Measured) and name != "most":
                digits = fact.digits
                estimate = fact.estimate
                shown = wording.percents(estimate, digits) if fact.percent else wording.numbers(estimate, digits)
                assert shown in text, (finding.code, name)
        if "card" in finding.facts:
            assert wording.card(str(finding.facts["card"])) in text


def test_a_sentence_as_it_is_read() -> None:
    finding = Finding("dominant", PROBLEM, {"card": "rich-dog", "part": Measured(Estimate(0.42, 0.4, 0.44, 500))})
    assert sentence(finding, Wording(catalog("en"))) == "Rich Dog dominates: 42% of all purchases (40–44%)."
    unsure = replace(finding, level=MAYBE)
    assert sentence(unsure, Wording(catalog("en"))).startswith("Perhaps: Rich Dog dominates: 42%")
    assert "42\N{NO-BREAK SPACE}%" in sentence(finding, Wording(catalog("uk")))


def test_findings_as_data() -> None:
    wording = Wording(catalog("en"))
    data = [finding_json(finding, wording) for finding in every_finding()]
    assert json.loads(json.dumps(data, allow_nan=False)) == data
    by_code = {str(one["code"]): one for one in data}
    assert by_code["stall"]["facts"] == {"races": {"value": 0.03, "low": 0.0211, "high": 0.0425, "n": 1000}}
    assert set(get_args(Fact)) == {int, str, Measured}


# -- playing -------------------------------------------------------------------------------------------


def patient(seed: int = 5) -> Patient:
    return Patient("race-1", Cubitos("race-1"), ("steady", "steady:bold"), 2, seed)


def examined(games: int, workers: int) -> RaceFigures:
    checkup = Checkup(patient())
    checkup.play(games, 0.0, workers, lambda played: None)
    assert checkup.games == games
    return checkup.figures()


def test_the_same_games_give_the_same_figures_on_any_number_of_cores() -> None:
    alone = examined(6, 1)
    assert examined(6, 2) == alone
    assert alone.games == 6
    assert [card.card for card in alone.cards] == list(Cubitos("race-1").cards)
    assert examined(5, 1) != alone


def test_time_ends_it_and_what_was_begun_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever it is looked at."""
    ticks = iter(range(100))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    checkup = Checkup(patient())
    heard: list[int] = []
    checkup.play(None, 4.0, 1, heard.append)
    assert checkup.games == sum(heard) == 4
    monkeypatch.undo()
    assert time.monotonic() > 0
    assert checkup.figures() == examined(4, 1)


def test_games_after_a_gap_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after Ctrl-C with several cores: the second game is under way while the third is done."""
    whole = [*play_here(patient().plan(4).chunks(), play_chunk)]

    def interrupted(chunks: object, play: object) -> object:
        yield whole[0]
        yield whole[2]
        yield whole[3]
        raise KeyboardInterrupt

    monkeypatch.setattr(playing, "play_here", interrupted)
    checkup = Checkup(patient())
    with pytest.raises(KeyboardInterrupt):
        checkup.play(4, 0.0, 1, lambda played: None)
    assert checkup.games == 1
    monkeypatch.undo()
    assert checkup.figures() == examined(1, 1)
