"""What `cubecup balance` has found, as plain data for `--json`."""

from __future__ import annotations

from cubecup.cli.balance_tables import Findings
from cubecup.kernel.game import JSON
from cubecup.lab.figures.targets import is_standard
from cubecup.lab.proposals import FanProposal, Proposal
from cubecup.lab.worth import CardWorth, Measurement, RaceWorth, played_by


def as_json(findings: Findings) -> dict[str, JSON]:
    return {
        "games": findings.games,
        "complete": findings.complete,
        **_measurement(findings.now),
        "proposals": [_proposal(proposal) for proposal in findings.proposals],
        "fans": _fans(findings.fans),
        "before": None if findings.before is None else _measurement(findings.before),
    }


def _measurement(measurement: Measurement) -> dict[str, JSON]:
    return {
        "cards": [_card(worth) for worth in measurement.cards()],
        "races": [_race(race) for race in measurement.races],
    }


def _card(worth: CardWorth) -> JSON:
    return {
        "card": worth.card,
        "cost": worth.cost,
        "races": [*worth.races],
        "insist": worth.insist.as_json(),
        "refuse": worth.refuse.as_json(),
        "worth": worth.worth.as_json(),
        "purchases": worth.purchases.as_json(),
        "bought": worth.bought.as_json(),
    }


def _race(race: RaceWorth) -> JSON:
    one = race.one_card()
    return {
        "race": race.race,
        "bot": race.bot,
        "cards": [*race.cards],
        "tracks": [*race.habits.tracks],
        "laps": race.habits.laps,
        "players": race.habits.players,
        "games_of": {"habits": race.habits.games, "plans": race.plans.games},
        "plans": {bot: wins.as_json() for bot, wins in race.plans.wins_by_bot.items()},
        "one_card": {
            "card": one.card,
            "wins": one.wins.as_json(),
            "gain": one.gain.as_json(),
            "rival": played_by(race.bot, one.rival_bot),
            "rival_wins": one.rival.as_json(),
            "best": one.best,
            "clearly_best": one.clearly_best,
        },
        "standard": is_standard(race.habits),
        "targets": [target.as_json() for target in race.targets()],
    }


def _proposal(proposal: Proposal) -> JSON:
    return {
        "card": proposal.card,
        "cost": proposal.cost,
        "proposed": proposal.proposed,
        "votes": [
            {"race": vote.race, "bot": vote.bot, "rule": vote.rule.id, "step": vote.rule.step}
            for vote in proposal.votes
        ],
        "note": proposal.note,
    }


def _fans(fans: FanProposal) -> JSON:
    return {
        "step": fans.step,
        "fan_hunter": fans.hunters.as_json(),
        "plain": fans.plain.as_json(),
        "spaces": [{"hands": space.hands, "credits": space.credits} for space in fans.spaces],
        "beyond": fans.beyond,
    }
