"""What the engine tells screens beyond the legal actions holds: ways lead where they say, selections are accepted."""

from __future__ import annotations

from hypothesis import given

from cubecup.cubitos.picking import picks
from cubecup.cubitos.reach import Way, reach
from cubecup.cubitos.state import CubitosState
from tests.property.races import PICKS, Race, any_races, examples, play


def actions_to(state: CubitosState, ways: list[Way], way: Way) -> list[str]:
    """The actions that lead to a way's end."""
    steps: list[str] = []
    at: Way | None = way
    while at is not None:
        steps.append(f"step {state.facts.track_of_leg(at.leg).names[at.space]}")
        at = ways[at.after] if at.after >= 0 else None
    return ["buy movement"] * way.bought + steps[::-1]


@given(race=any_races(), picked=PICKS)
@examples(40)
def test_every_way_leads_to_its_space(race: Race, picked: list[int]) -> None:
    state = race.state()
    for seat, _ in play(state, picked):
        if seat in state.actors() and state.choice(seat).kind == "move":
            ways = reach(state, seat)
            places = [(way.leg, way.space) for way in ways if way.best]
            assert len(places) == len(set(places))
            for way in ways:
                twin = state.clone()
                for step in actions_to(state, ways, way):
                    twin.apply(seat, step)
                assert (twin.leg[seat], twin.space[seat]) == (way.leg, way.space)
                if seat in twin.actors() and twin.choice(seat).kind == "move":
                    spent = state.movement[seat] + state.water[seat] + way.bought
                    assert way.steps == spent - twin.movement[seat] - twin.water[seat]


@given(race=any_races(), picked=PICKS)
@examples(60)
def test_a_run_of_picks_tells_what_the_questions_ask(race: Race, picked: list[int]) -> None:
    """Every die that may be named now is in the run, in its order, and one may stop at once only if none is owed."""
    state = race.state()
    for _ in play(state, picked):
        for seat in state.actors():
            run = picks(state, seat)
            texts = [action.text for action in state.choice(seat).actions]
            if run is None:
                assert state.choice(seat).kind not in ("draw", "extra-dice", "free-draw", "bust-discard", "pick-dice")
                continue
            named = [text for text in texts if text.split()[0] in ("take", "drop")]
            assert named
            assert named == [die for die in run.dice if die in named]
            assert ("done" in texts) == (run.least == 0)
            assert run.least <= run.most
            if "done" in texts:
                assert named == run.dice
