"""Many races played side by side, one answer each at a time, into flat buffers that arrays can look at.

Nothing here knows numpy: rows are copied as bytes, so that the compiled build has no Python per field.
"""

from __future__ import annotations

from cubecup.cubitos.race import Race
from cubecup.env.course import RaceCourse
from cubecup.env.rewards import BY_STEPS
from cubecup.kernel import rng

GOES_ON = 0
WON = 1
CUT_OFF = 2


class Batch:
    """Games are numbered from 0. A game that ends is followed by a new one at once; `ended` has what it gave.

    rows     for each game, what the seat that acts sees
    masks    for each game and answer, 1 if it is legal
    actors   for each game, the seat that acts
    endings  for each game, whether the last answer ended it (WON), or it was cut off (CUT_OFF)
    """

    def __init__(self, course: RaceCourse, games: int, seed: int) -> None:
        self.course = course
        self.games = games
        self.row_size = course.observer.size
        self.mask_size = len(course.vocabulary.texts)
        self.rows = bytearray(games * self.row_size)
        self.masks = bytearray(games * self.mask_size)
        self.actors = bytearray(games)
        self.endings = bytearray(games)
        self.ended: list[tuple[int, list[float]]] = []
        self.moved: list[
            list[float]
        ] = []  # by game and seat, the progress of the last answer; only if that is rewarded
        self._states: list[Race] = []
        self._legal: list[list[int]] = []
        self._seed = seed
        self._begun = 0
        self._stream: list[int] = []
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """All games anew. Game number n of a seed is always the same race."""
        self._seed = seed
        self._begun = 0
        self._stream = rng.streams(seed, 1)
        self.masks[:] = bytes(len(self.masks))
        self._states = [self._next_game() for _ in range(self.games)]
        self._legal = [[] for _ in range(self.games)]
        self.endings[:] = bytes(self.games)
        self.ended = []
        self.moved = []
        for game in range(self.games):
            self._look(game)

    def _next_game(self) -> Race:
        state = self.course.start(self._seed + self._begun)
        self._begun += 1
        return state

    def step(self, codes: list[int]) -> None:
        """One answer for each game. An illegal one raises before any game of higher number has moved."""
        course = self.course
        by_steps = course.reward == BY_STEPS
        self.ended = []
        self.moved = []
        for game in range(self.games):
            state = self._states[game]
            if by_steps:
                before = course.progress(state)
                course.answer(state, codes[game])
                after = course.progress(state)
                self.moved.append([after[seat] - before[seat] for seat in range(course.seats)])
            else:
                course.answer(state, codes[game])
            ending = WON if state.over else CUT_OFF if state.round > course.most_rounds else GOES_ON
            self.endings[game] = ending
            if ending:
                self.ended.append((game, course.worth(state)))
                self._states[game] = self._next_game()
            self._look(game)

    def _look(self, game: int) -> None:
        """Write what the seat that acts sees and may answer."""
        state = self._states[game]
        seat = state.actors()[0]
        self.actors[game] = seat
        at = game * self.row_size
        self.rows[at : at + self.row_size] = self.course.observer.row(state, seat)
        masks = self.masks
        at = game * self.mask_size
        for code in self._legal[game]:
            masks[at + code] = 0
        legal = self.course.legal(state)
        for code in legal:
            masks[at + code] = 1
        self._legal[game] = legal

    def sample(self) -> list[int]:
        """A legal answer by chance for each game; the same ones for the same seed."""
        stream = self._stream
        return [legal[rng.below(stream, 0, len(legal))] for legal in self._legal]
