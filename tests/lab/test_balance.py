"""The games of balance: a field of plans by chance, random sets, and the same games with other values."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from cubecup.cubitos.printed import printed, with_pack
from cubecup.kernel.errors import CubeCupError
from cubecup.lab import Plan, PlannedRace
from cubecup.lab.balance import Study, by_chance, published
from cubecup.lab.engines import play
from cubecup.lab.figures.race import Tallies
from cubecup.lab.figures.reading import add_rows
from cubecup.lab.held_out import is_held_out
from cubecup.lab.plan import drawn, game_seed, lineup, read_plan
from cubecup.lab.tables import GAMES
from cubecup.lab.work import play_chunk
from cubecup.lab.worth import field
from tests.lab.jobs import QUICK

DRAWN = replace(QUICK, bots=("steady", "steady:bold", "random"), draw=True)
ONE = Study(tuple(published(printed(), ["race-1"])), None, players=2, games=1, seed=3)


def seatings(plan: Plan) -> list[str]:
    return [
        str(GAMES.named(row)["bots"])
        for part in sorted(play(list(plan.chunks()), workers=1), key=lambda part: part.number)
        for row in part.tables["games"]
    ]


# -- seats by chance -----------------------------------------------------------------------------------


def test_every_bot_is_drawn_as_often_as_it_is_named() -> None:
    seen = Counter(
        (seat, bot)
        for number in range(8000)
        for seat, bot in enumerate(drawn(("a", "a", "b", "c"), 4, game_seed(1, number)))
    )
    assert len(seen) == 12
    for (_, bot), times in seen.items():
        assert times == pytest.approx(4000 if bot == "a" else 2000, rel=0.06)


def test_seats_are_drawn_apart_from_each_other() -> None:
    pairs = Counter(drawn(("a", "b"), 2, game_seed(1, number)) for number in range(4000))
    assert len(pairs) == 4
    assert min(pairs.values()) > 900


@pytest.mark.parametrize("size", [1, 4])
def test_the_draw_does_not_depend_on_the_chunks(size: int) -> None:
    cut = seatings(replace(DRAWN, chunk=size))
    assert cut == seatings(DRAWN)
    assert cut[:6] == [str(list(drawn(DRAWN.bots, 2, game_seed(DRAWN.seed, number)))) for number in range(6)]
    assert cut[6:] == cut[:6]  # the same games in every race


def test_a_drawn_list_may_be_longer_than_the_table() -> None:
    DRAWN.check()
    with pytest.raises(CubeCupError, match="more bots than players"):
        replace(DRAWN, draw=False).check()


def test_a_race_may_have_bots_of_its_own() -> None:
    own = replace(QUICK.races[0], bots=("random",))
    plan = replace(QUICK, races=(own, QUICK.races[1]))
    bots = [chunk.bots for chunk in plan.chunks()]
    assert bots == [("random",)] * 3 + [QUICK.bots] * 3
    assert {chunk.seating(1) for chunk in plan.chunks()} == {("random", "random"), lineup(QUICK.bots, 2, 1)}
    with pytest.raises(CubeCupError, match="no bot 'clever'"):
        replace(plan, races=(replace(own, bots=("clever",)),)).check()


def test_draw_and_bots_are_part_of_the_job() -> None:
    own = replace(QUICK, races=(replace(QUICK.races[0], bots=("random",)), QUICK.races[1]))
    assert len({plan.digest() for plan in (QUICK, replace(QUICK, draw=True), own)}) == 3
    assert read_plan(json.loads(json.dumps(replace(own, draw=True).as_json()))) == replace(own, draw=True)


def test_a_job_of_before_can_be_read() -> None:
    data = QUICK.as_json()
    del data["draw"]
    data["races"] = [{"name": race.name, "options": race.options} for race in QUICK.races]
    assert read_plan(data) == QUICK


def test_the_built_in_values_are_part_of_the_job(monkeypatch: pytest.MonkeyPatch) -> None:
    """A job must not go on with other costs than it was begun with."""
    digest = QUICK.digest()
    monkeypatch.setattr("cubecup.lab.plan.printed", lambda: with_pack("cards.bob.cost = 29"))
    assert QUICK.digest() != digest


# -- a study -------------------------------------------------------------------------------------------


def test_the_field_of_a_race() -> None:
    cards = ONE.contests[0].game.cards
    bots = Counter(field(cards))
    assert bots["sharp"] == 3
    assert sum(bots.values()) == 3 + 16 + 2
    assert all(bots[f"sharp:{plan}={card}"] == 1 for plan in ("insist", "refuse") for card in cards)
    assert bots["sharp:fan-hunter"] == bots["sharp:sprinter"] == 1


def test_every_race_is_played_plainly_and_by_the_field() -> None:
    habits, plans = ONE.plan().races
    assert (habits.name, plans.name) == ("race-1", "race-1.plans")
    assert habits.options == plans.options
    assert habits.bots == ()
    assert plans.bots == field(ONE.contests[0].game.cards)
    first, second = ONE.plan().chunks()
    assert set(first.seating(0)) == {"sharp"}
    assert set(second.seating(0)) <= set(plans.bots)
    assert ONE.cards() == {"race-1": ONE.contests[0].game.cards, "race-1.plans": ONE.contests[0].game.cards}


def test_another_bot_plays_the_same_plans() -> None:
    study = replace(ONE, bots=("adept",))
    habits, plans = study.plan().chunks()
    assert set(habits.seating(0)) == {"adept"}
    assert [bot.replace("adept", "sharp") for bot in plans.bots] == list(field(ONE.contests[0].game.cards))
    assert study.plan().digest() != ONE.plan().digest()
    tallies = Tallies(study.cards())
    for part in play(list(study.plan().chunks()), workers=1):
        add_rows(tallies, part.tables)
    found = study.measured(tallies.figures()).races[0]
    assert sum(found.wins(plan).n for plan in set(field(found.cards))) == 2


def test_several_bots_each_play_every_race() -> None:
    study = replace(ONE, bots=("sharp", "adept"))
    names = [race.name for race in study.plan().races]
    assert names == ["race-1", "race-1.plans", "race-1@adept", "race-1@adept.plans"]
    assert [set(chunk.seating(0)) for chunk in study.plan().chunks()][::2] == [{"sharp"}, {"adept"}]
    assert list(study.cards()) == names
    tallies = Tallies(study.cards())
    for part in play(list(study.plan().chunks()), workers=1):
        add_rows(tallies, part.tables)
    sharp, adept = study.measured(tallies.figures()).races
    assert [(race.race, race.bot, race.habits.bots) for race in (sharp, adept)] == [
        ("race-1", "sharp", ("sharp",)),
        ("race-1", "adept", ("adept",)),
    ]


def test_random_sets_come_from_the_seed_and_nothing_has_learned_from_them() -> None:
    few, many, others = (
        [(contest.id, contest.game.cards, contest.game.track_ids) for contest in by_chance(printed(), count, seed)]
        for count, seed in ((2, 5), (40, 5), (2, 6))
    )
    assert few == many[:2]
    assert few != others
    assert few[0][0] == "random.1"
    assert {tracks for _, _, tracks in many} == {(track,) for track in printed().tracks}
    assert len({cards for _, cards, _ in many}) == 40
    assert all(is_held_out(cards) for _, cards, _ in many)


def test_before_is_the_same_games_with_other_values() -> None:
    before = with_pack("cards.bob.cost = 29")
    study = replace(ONE, contests=(*ONE.contests, *by_chance(printed(), 1, 3)), before=before)
    plan = study.plan()
    assert [race.name for race in plan.races] == [
        "race-1", "race-1.plans", "random.1", "random.1.plans",
        "race-1.before", "race-1.plans.before", "random.1.before", "random.1.plans.before",
    ]  # fmt: skip
    now, then = (json.loads(plan.races[place].options) for place in (0, 4))
    assert (now.pop("pack"), then.pop("pack")) == ("", "cards.bob.cost = 29")
    assert now.pop("cards") == "race-1"
    assert tuple(then.pop("cards")) == ONE.contests[0].game.cards
    assert now == then
    chunks = list(plan.chunks())
    assert chunks[1].seating(0) == chunks[5].seating(0)


def test_a_track_that_only_one_of_the_packs_has() -> None:
    track = "title: Short\nlines: 3\nmap:\n1 |   S   .   .   .   .   F\nsections:\n1 |   S   0   1   2   3   F\n"
    own = with_pack(f"[tracks.short]\nmap = '''\n{track}'''\n[sets.race-1]\ntracks = ['short']\n")
    study = replace(ONE, contests=tuple(published(own, ["race-1"])), before=with_pack(""))
    with pytest.raises(CubeCupError, match="no track 'short'"):
        study.plan()


def test_races_that_were_not_played_are_left_out() -> None:
    study = replace(ONE, contests=tuple(published(printed(), ["race-1", "race-2"])))
    now = study.measured([])
    assert now.races == ()
    assert now.cards() == ()
    assert now.costs["bob"] == printed().cards["bob"].cost
    assert study.measured_before([]) is None


def test_plain_is_the_same_with_or_without_a_draw() -> None:
    """Drawn or not, a race of plain sharp only is the game that `cubecup sim` plays."""
    plan = ONE.plan()
    alone = Plan("cubitos", (PlannedRace("race-1", plan.races[0].options),), ("sharp",), (2,), 1, plan.seed)
    drawn_part, part = (play_chunk(next(iter(each.chunks()))) for each in (plan, alone))
    assert drawn_part.tables == part.tables
