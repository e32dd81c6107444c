"""Plans that stand where no bot plays them: whoever does is named, with the plan as it must have been meant."""

from __future__ import annotations

import pytest

from cubecup.bots.misnamed import PLANS
from cubecup.bots.registry import LEVELS, is_bot, make_bot
from cubecup.cli.main import main
from cubecup.kernel.errors import BadOption
from cubecup.locales import catalog
from cubecup.locales.errors import error_text


@pytest.mark.parametrize("plan", PLANS)
def test_the_table_names_all_levels_that_play_a_plan_and_no_others(plan: str) -> None:
    players, known, _ = PLANS[plan]

    def plays(level: str) -> bool:
        make_plan = LEVELS[level].make_plan
        try:
            return make_plan is not None and make_plan(f"{plan}={known[0]}") is not None
        except BadOption:
            return False

    assert {level for level in LEVELS if plays(level)} == {*players}


@pytest.mark.parametrize(
    ("name", "code", "wrong", "known"),
    [
        ("insist=foo", "plan-alone", "insist=foo", "sharp:insist=CARD, adept:insist=CARD"),
        ("insist=dugout", "plan-alone", "insist=dugout", "sharp:insist=dugout, adept:insist=dugout"),
        ("refus=dugot", "plan-alone", "refus=dugot", "sharp:refuse=dugout, adept:refuse=dugout"),
        ("buy=", "plan-alone", "buy=", "steady:buy=COLOR+COLOR"),
        ("steady:insist=dugout", "bot-plan", "insist=dugout", "sharp:insist=dugout, adept:insist=dugout"),
        ("steady:bold:insist=dugout", "bot-plan", "insist=dugout", "sharp:insist=dugout, adept:insist=dugout"),
        ("champion:insist=foo", "bot-plan", "insist=foo", "sharp:insist=CARD, adept:insist=CARD"),
        ("random:buy=red", "bot-plan", "buy=red", "steady:buy=red"),
        ("sharp:buy=yelow+green", "bot-plan", "buy=yelow+green", "steady:buy=yellow+green"),
        ("steady:buy=yelow", "bot-color", "yelow", "yellow"),
        ("steady:blod:buy=red", "unknown-style", "blod", "cautious, bold, fan-hunter, sprinter"),
        ("steady:bold:sell=red", "unknown-style", "sell=red", "cautious, bold, fan-hunter, sprinter"),
        ("sharp:insit=dugout", "unknown-style", "insit", "insist, refuse"),
    ],
)
def test_only_what_is_wrong_is_quoted_and_what_was_meant_is_named(name: str, code: str, wrong: str, known: str) -> None:
    with pytest.raises(BadOption) as error:
        is_bot(name, "cubitos")
    facts = error.value.facts
    assert (error.value.code, facts["value"], facts["known"]) == (code, wrong, known)


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
def test_it_is_told_in_every_language(language: str) -> None:
    for name in ("insist=foo", "steady:insist=foo"):
        with pytest.raises(BadOption) as error:
            make_bot(name)
        told = error_text(catalog(language), error.value)
        assert "insist=foo" in told
        assert "sharp:insist=CARD" in told


def test_a_program_with_a_comma_stands_in_quotation_marks(capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["sim", "--games", "1", "--seed", "1", "--workers", "1", "--bots", '"exec:./no-such-program a,b",steady']
    assert main(typed) == 2
    assert "The bot 'exec:./no-such-program a,b' does not play: it cannot be started" in capsys.readouterr().err
