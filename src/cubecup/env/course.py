"""What all environments share: which race, how answers are numbered, what is rewarded, when a race is cut off.

>>> course = RaceCourse(cards="race-1", seats=2)
>>> state = course.start(seed=7)
>>> while not course.is_over(state):
...     course.answer(state, course.legal(state)[0])
"""

from __future__ import annotations

from typing import Any

from cubecup.cubitos.game import Cubitos
from cubecup.cubitos.race import Race
from cubecup.cubitos.track import START
from cubecup.cubitos.way import all_left, steps_left
from cubecup.env.observation import Observer
from cubecup.env.rewards import AT_THE_END, BY_STEPS
from cubecup.env.vocabulary import Vocabulary, vocabulary
from cubecup.kernel.choice import Action
from cubecup.kernel.errors import BadOption, IllegalAction, no_such

MOST_ROUNDS = 100  # of a race between learners who do not want to finish; good ones need about twelve


class RaceCourse:
    """The options of an environment, settled. Timing is strict, so exactly one seat acts."""

    def __init__(
        self,
        cards: Any = "race-1",
        tracks: Any = None,
        laps: Any = None,
        pack: Any = "",
        seats: Any = 2,
        reward: Any = "win",
        most_rounds: Any = MOST_ROUNDS,
    ) -> None:
        self.game = Cubitos(cards, tracks, laps, "strict", pack)
        self.game.check_seats(seats)
        if reward not in AT_THE_END:
            known = ", ".join(AT_THE_END)
            english = f"There is no reward {reward!r}. Rewards: {known}."
            raise BadOption("env-reward", no_such(reward, known, english), value=str(reward))
        if type(most_rounds) is not int or most_rounds < 1:
            raise BadOption(
                "env-rounds", f"A race is cut off after 1 round or more, not {most_rounds!r}.", value=most_rounds
            )
        self.seats: int = seats
        self.reward: str = reward
        self.most_rounds: int = most_rounds
        self.vocabulary: Vocabulary = vocabulary(self.game.content.pack)
        self.observer = Observer(self.game, self.seats)
        self._whole = steps_left(self.game.facts, 0, START)
        self._by_steps = reward == BY_STEPS

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes make it anew from its options."""
        game = self.game
        cards = game.set_id or game.cards
        return RaceCourse, (
            cards,
            game.track_ids,
            game.laps,
            game.content.pack,
            self.seats,
            self.reward,
            self.most_rounds,
        )

    def start(self, seed: int) -> Race:
        """The first decision of a race."""
        return self.game.new(self.seats, seed)

    # -- who, what, how --------------------------------------------------------------------------------

    def actor(self, state: Race) -> int:
        """The seat that has to answer; -1 once the race is over."""
        actors = state.actors()
        return actors[0] if actors else -1

    def legal(self, state: Race) -> list[int]:
        """Numbers of the legal answers of the seat that acts, in the engine's order; none once the race is over."""
        if state.over:
            return []
        numbered = self.vocabulary
        codes: list[int] = []
        for action in state.choice(state.actors()[0]).actions:
            code = action.code
            codes.append(code if code >= 0 else numbered.code(action))
        return codes

    def action(self, state: Race, code: int) -> Action:
        """The legal answer with a number; an error with the rule and the texts that are possible if it is none."""
        choice = state.choice(state.actors()[0])
        numbered = self.vocabulary
        for action in choice.actions:
            if (action.code if action.code >= 0 else numbered.code(action)) == code:
                return action
        if not 0 <= code < len(numbered.texts):
            told = f"Answers are numbered from 0 to {len(numbered.texts) - 1}, not {code!r}."
            raise IllegalAction("not-legal", choice.rule, told, action=str(code))
        return choice.find(numbered.texts[code])

    def answer(self, state: Race, code: int) -> None:
        """Answer for the seat that acts. An illegal number raises and leaves the race as it is."""
        action = self.action(state, code)
        seat = state.actors()[0]
        state.forget()
        state.step(seat, action)
        state.advance()

    # -- how far, and what for -------------------------------------------------------------------------

    def is_cut_off(self, state: Race) -> bool:
        return not state.over and state.round > self.most_rounds

    def is_over(self, state: Race) -> bool:
        return state.over or state.round > self.most_rounds

    def worth(self, state: Race) -> list[float]:
        """By seat, what the end of a race gives; also of one that is cut off."""
        return AT_THE_END[self.reward](state)

    def progress(self, state: Race) -> list[float]:
        """By seat, the part of the race that is done: what `reward="progress"` gives the increase of."""
        if not self._by_steps:
            return [0.0] * self.seats
        return [1.0 - left / self._whole for left in all_left(state)]
