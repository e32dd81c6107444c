"""What `cubecup balance` has found, as tables of texts: for the terminal and for a page in Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from rich.console import Console
from rich.measure import Measurement as Width
from rich.text import Text

from cubecup.cli.text_table import TextTable
from cubecup.lab.balance import RANDOM
from cubecup.lab.figures.estimates import Estimate
from cubecup.lab.figures.targets import STANDARD_GAMES, is_standard
from cubecup.lab.proposals import FanProposal, Proposal
from cubecup.lab.report.targets_table import target_cells
from cubecup.lab.wording import NOTHING, Wording
from cubecup.lab.worth import FAN_HUNTER, PLAIN, SPRINTER, STYLES, CardWorth, Measurement, RaceWorth

NOW: Final = "now"
BEFORE: Final = "before"
_ANY_WIDTH: Final = 10_000


@dataclass(frozen=True, slots=True)
class Findings:
    """All that is told; `games` are those that were played of the `planned` ones."""

    command: str
    seed: int
    games: int
    planned: int
    now: Measurement
    before: Measurement | None
    proposals: tuple[Proposal, ...]
    fans: FanProposal

    @property
    def complete(self) -> bool:
        return self.games == self.planned

    def versions(self) -> Iterator[tuple[str, Measurement]]:
        """The measured values, after those of before if there are any."""
        if self.before is not None:
            yield BEFORE, self.before
        yield NOW, self.now


class Titled(NamedTuple):
    """A table with its title and the number of games it stands on."""

    title: str
    games: int
    sheet: TextTable


class Tables:
    """The tables and the sentences, in one language."""

    def __init__(self, findings: Findings, wording: Wording) -> None:
        self.findings = findings
        self.wording = wording

    # -- the whole --------------------------------------------------------------------------------------

    def print(self, console: Console) -> None:
        for table in self._tables():
            grid = table.sheet.grid(wrap=console.is_terminal)
            if not console.is_terminal:  # a pipe or a file has no width of its own
                width = Width.get(console, console.options.update(width=_ANY_WIDTH), grid).maximum
                console.width = max(console.width, width)
            console.print(Text(table.title, style="bold"))
            console.print(grid)
            console.print(Text(self._facts(table, ""), style="dim"), soft_wrap=True)
            console.print()
        for sentence in self._sentences():
            console.print(Text(sentence), soft_wrap=True)

    def markdown(self) -> str:
        parts: list[str] = []
        for table in self._tables():
            parts += [f"### {table.title}", table.sheet.markdown(), self._facts(table, "`")]
        return "\n\n".join([*parts, *self._sentences()])

    def _tables(self) -> list[Titled]:
        races = [race for _, version in self.findings.versions() for race in version.races]
        habits, plans = sum(race.habits.games for race in races), sum(race.plans.games for race in races)
        title = self.wording
        tables = [
            Titled(title("balance-title-cards"), habits + plans, self._cards()),
            Titled(title("balance-title-plans"), plans, self._plans()),
            Titled(title("balance-title-targets"), habits + plans, self._targets()),
            Titled(title("balance-title-fans"), plans, self._fans()),
        ]
        proposals = self._proposals()
        if proposals.rows:
            tables.append(Titled(title("balance-title-proposals"), habits + plans, proposals))
        return tables

    def _facts(self, table: Titled, quote: str) -> str:
        found = self.findings
        command = f"{quote}{found.command}{quote}"
        return self.wording("league-facts", command=command, games=table.games, seed=str(found.seed))

    def _sentences(self) -> Iterator[str]:
        found, wording = self.findings, self.wording
        if not found.complete:
            yield wording("league-cut-short", games=found.games, planned=found.planned)
        if not any(proposal.votes for proposal in found.proposals):
            yield wording("balance-no-change")
        fans = found.fans
        yield wording(
            f"balance-fans-{fans.why}", hunters=self._share(fans.hunters), plain=self._share(fans.plain)
        )  # fmt: skip
        yield wording("balance-note")
        standard = all(is_standard(race.habits) for _, version in found.versions() for race in version.races)
        yield wording("report-standard" if standard else "report-not-standard", games=STANDARD_GAMES)

    # -- tables -----------------------------------------------------------------------------------------

    def _sheet(self, words: tuple[str, ...], texts: int, rows: list[tuple[str, ...]]) -> TextTable:
        """The first columns are texts, the others numbers; that of the versions is left out if there is one only."""
        names = tuple(self.wording(word) for word in words)
        numbers = tuple(place >= texts for place in range(len(words)))
        if self.findings.before is not None or "balance-col-values" not in words:
            return TextTable(names, numbers, rows)
        at = words.index("balance-col-values")
        return TextTable(
            names[:at] + names[at + 1 :], numbers[:at] + numbers[at + 1 :], [row[:at] + row[at + 1 :] for row in rows]
        )

    def _cards(self) -> TextTable:
        by_version = {
            name: {worth.card: worth for worth in version.cards()} for name, version in self.findings.versions()
        }
        rows = [
            (self.wording.card(card), self.wording(f"balance-{name}"), *self._worth(worths[card]))
            for card in by_version[NOW]
            for name, worths in by_version.items()
            if card in worths
        ]
        columns = ("cost", "purchases", "bought", "insist", "refuse", "worth")
        words = ("report-col-card", "balance-col-values", *(f"balance-col-{id}" for id in columns))
        return self._sheet(words, 2, rows)

    def _worth(self, worth: CardWorth) -> tuple[str, ...]:
        return (
            str(worth.cost), self._share(worth.purchases), self._share(worth.bought),
            self._share(worth.insist), self._share(worth.refuse), self._points(worth.worth),
        )  # fmt: skip

    def _plans(self) -> TextTable:
        rows = [
            (self._race(race), self.wording(f"balance-{name}"), *self._plans_of(race))
            for name, race in self._by_race()
        ]  # fmt: skip
        columns = ("one-card", "verdict", "rival", "insist", "rival-wins", "gain", "plain", "fan-hunter", "sprinter")
        words = ("report-col-race", "balance-col-values", *(f"balance-col-{id}" for id in columns))
        return self._sheet(words, 5, rows)

    def _plans_of(self, race: RaceWorth) -> tuple[str, ...]:
        wording = self.wording
        one = race.one_card()
        verdict = "best" if one.clearly_best else "perhaps" if one.best else "beaten"
        return (
            wording.card(one.card), wording(f"balance-plan-{verdict}"), self._rival(one.rival_bot),
            self._share(one.wins), self._share(one.rival), self._points(one.gain),
            *(self._share(race.wins(bot)) for bot in (PLAIN, *STYLES)),
        )  # fmt: skip

    def _rival(self, bot: str) -> str:
        """A plan that insists on nothing, by its name."""
        names = {PLAIN: "balance-plain", FAN_HUNTER: "balance-col-fan-hunter", SPRINTER: "balance-col-sprinter"}
        if bot in names:
            return self.wording(names[bot])
        return self.wording("balance-without", card=self.wording.card(bot.partition("=")[2]))

    def _targets(self) -> TextTable:
        rows: list[tuple[str, ...]] = []
        for name, race in self._by_race():
            for target in race.targets():
                cells = target_cells(target, self.wording)
                rows.append(
                    (
                        self._race(race), self.wording(f"balance-{name}"), cells.requirement, cells.subject,
                        cells.verdict, cells.limits, cells.measured, cells.interval,
                    )
                )  # fmt: skip
        columns = ("requirement", "worst", "verdict", "required", "measured", "interval")
        words = ("report-col-race", "balance-col-values", *(f"report-col-{id}" for id in columns))
        return self._sheet(words, 5, rows)

    def _fans(self) -> TextTable:
        """What each space gives, as hands and credits, by version; what is proposed only if that is something else."""
        found, wording = self.findings, self.wording
        columns = {
            wording(f"balance-{name}"): (version.fans, version.fans_beyond) for name, version in found.versions()
        }
        if found.fans.step:
            columns[wording("balance-col-proposed")] = (found.fans.spaces, found.fans.beyond)
        spaces = [
            (str(number), *(f"{space.hands}, {space.credits}" for space in given))
            for number, given in enumerate(zip(*(fans for fans, _ in columns.values()), strict=True), 1)
        ]
        beyond = (wording("balance-beyond"), *(f"0, {credits}" for _, credits in columns.values()))
        names = (wording("report-col-space"), *(wording("balance-col-fans", values=name) for name in columns))
        return TextTable(names, (False, *[True] * len(columns)), [*spaces, beyond])

    def _proposals(self) -> TextTable:
        rows: list[tuple[str, ...]] = [
            (self.wording.card(proposal.card), self._why(proposal), str(proposal.cost), str(proposal.proposed))
            for proposal in self.findings.proposals
            if proposal.votes
        ]
        words = ("report-col-card", "balance-col-why", "balance-col-cost", "balance-col-proposed")
        return self._sheet(words, 2, rows)

    def _why(self, proposal: Proposal) -> str:
        """Each reason with the races it comes from."""
        races: dict[str, list[str]] = {}
        for vote in proposal.votes:
            races.setdefault(vote.rule.id, []).append(self._race_name(vote.race, vote.bot))
        reasons = [f"{self.wording(f'balance-why-{id}')} ({', '.join(named)})" for id, named in races.items()]
        note = [self.wording(f"balance-why-{proposal.note}")] if proposal.note else []
        return "; ".join([*reasons, *note])

    # -- cells ------------------------------------------------------------------------------------------

    def _by_race(self) -> Iterator[tuple[str, RaceWorth]]:
        """Race by race and bot by bot, for each of them first what was before."""
        versions = {
            name: {(race.race, race.bot): race for race in version.races} for name, version in self.findings.versions()
        }
        for race in versions[NOW]:
            for name, races in versions.items():
                if race in races:
                    yield name, races[race]

    def _race(self, race: RaceWorth) -> str:
        return self._race_name(race.race, race.bot)

    def _race_name(self, id: str, bot: str) -> str:
        """With the bot, if several play."""
        by_chance = id.startswith(RANDOM)
        number = id.removeprefix(RANDOM)
        name = self.wording("balance-random", n=int(number)) if by_chance else self.wording.race(id)
        several = len({race.bot for race in self.findings.now.races}) > 1
        return f"{name}, {bot}" if several else name

    def _share(self, share: Estimate) -> str:
        """A share with its interval: `31.0% (29–33)`."""
        if not share.n:
            return NOTHING
        low, high = (self.wording.number(100 * min(max(limit, 0.0), 1.0)) for limit in (share.low, share.high))
        return f"{self.wording.percent(share.value)} ({low}–{high})"

    def _points(self, gap: Estimate) -> str:
        """A difference of shares with its interval: `+2.1 (−3…+7)`."""
        if not gap.n:
            return NOTHING
        low, high = (self._signed(limit, 0) for limit in (gap.low, gap.high))
        return f"{self._signed(gap.value, 1)} ({low}…{high})"

    def _signed(self, share: float, digits: int) -> str:
        points = round(100 * share, digits)
        return ("+" if points > 0 else "") + self.wording.number(points + 0.0, digits)
