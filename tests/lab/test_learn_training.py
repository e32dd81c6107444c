"""The learning itself: races are the same for a seed, slopes are right, and what decides races is found."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import IO

import numpy as np
import pytest

from cubecup.bots.net.features import FEATURES
from cubecup.bots.net.network import (
    PLAIN,
    SURE_AT,
    ValueNet,
    forward,
    random_weights,
    read_net,
    save_net,
    softmax,
    sure,
    write_arrays,
)
from cubecup.cubitos.dice import OWN_KINDS
from scripts.learn import data, games, sureness, train, weights
from scripts.learn.__main__ import main as learn
from scripts.learn.data import Batchable, card_names
from scripts.learn.reliability import stage_of, table
from scripts.learn.train import Adam, by_how_far, by_later_rounds, gradients, inputs_of, loss_of, winners


def made_up(positions: int, seats: int, seed: int) -> Batchable:
    """Positions whose winner is the seat with the largest first number."""
    chance = np.random.default_rng(seed)
    inputs = chance.standard_normal((positions, seats, len(FEATURES)))
    inputs[:, :, 1:] *= 0.2
    return Batchable(
        inputs.astype(np.float16),
        chance.integers(0, 4, (positions, seats, OWN_KINDS)).astype(np.float16),
        np.tile(np.arange(OWN_KINDS, dtype=np.uint8), (positions, 1)),
        inputs[:, :, 0].argmax(axis=1).astype(np.int8),
        inputs[:, :, 0].astype(np.float16),
        np.zeros(positions, np.uint8),
    )


def test_a_race_is_the_same_for_a_seed() -> None:
    first, again = games.play({}, 11), games.play({}, 11)
    assert first is not None
    assert again is not None
    assert first[1:] == again[1:]
    assert len(first.moments) > 4
    assert first.leads[first.winner] == max(first.leads)


@pytest.mark.parametrize("seats", [2, 3])
def test_slopes_are_those_of_the_loss(seats: int) -> None:
    batch = made_up(16, seats, seed=2)
    dropped = np.zeros(16, bool)
    dropped[:3] = True
    weights = {name: array.astype(np.float64) for name, array in random_weights(len(card_names()), 1).items()}
    target = by_how_far(batch).astype(np.float64)
    _, slopes = gradients(weights, batch, dropped, target)
    chance = np.random.default_rng(3)
    for name, array in weights.items():
        steepest = np.unravel_index(np.abs(slopes[name]).argmax(), array.shape)
        for at in (steepest, tuple(int(chance.integers(size)) for size in array.shape)):
            kept = array[at]
            array[at] = kept + 1e-6
            more, _ = gradients(weights, batch, dropped, target)
            array[at] = kept - 1e-6
            less, _ = gradients(weights, batch, dropped, target)
            array[at] = kept
            assert slopes[name][at] == pytest.approx((more - less) / 2e-6, rel=1e-2, abs=1e-6), name


def test_training_finds_what_decides() -> None:
    data = {(False, 2): made_up(2000, 2, 5), (True, 2): made_up(500, 2, 6)}
    weights = random_weights(len(card_names()), 7, width=16, code=8, last=8)
    adam = Adam(weights)
    before = loss_of([weights], data, held=True)
    for step in range(150):
        rows = np.arange(step * 100 % 2000, step * 100 % 2000 + 100)
        batch = Batchable(*(array[rows] for array in data[False, 2]))
        adam.step(weights, gradients(weights, batch, np.zeros(100, bool), winners(batch))[1], 0.01, 0.0)
    assert loss_of([weights], data, held=True) < 0.7 * before


def test_a_narrow_win_is_half_a_claim_and_later_rounds_tell_of_earlier_ones() -> None:
    """Two races of two positions each: one narrow, one clear."""
    ending = np.array([1, 0, 1, 0], np.uint8)
    leads = np.array([[0.0, -1.0]] * 2 + [[-30.0, 0.0]] * 2, np.float16)
    batch = made_up(4, 2, 3)._replace(winner=np.array([0, 0, 1, 1], np.int8), leads=leads, ending=ending)
    far = by_how_far(batch)
    assert far.sum(axis=1) == pytest.approx(1.0)
    assert 0.6 < far[0, 0] < 0.9
    assert far[2, 1] > 0.99
    weights = random_weights(len(card_names()), 7)
    said = softmax(forward(weights, inputs_of(weights, batch))["score"])
    later = by_later_rounds([weights], batch, trust=0.7)
    assert later[[1, 3]] == pytest.approx(winners(batch)[[1, 3]])
    assert later[[0, 2]] == pytest.approx(0.3 * said[[1, 3]] + 0.7 * winners(batch)[[1, 3]], abs=1e-5)


def test_a_network_survives_its_file(tmp_path: Path) -> None:
    kept = random_weights(2, 1)
    save_net(str(tmp_path / "net.npz"), [kept], ("bob", "dugout"))
    again = read_net(tmp_path / "net.npz")
    assert [*again.cards] == ["bob", "dugout"]
    for name, array in kept.items():
        assert again.members[0][name] == pytest.approx(array, abs=2e-3)


def test_a_network_is_read_by_the_names_of_what_it_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A trait more or less in the engine later, and what was learned about all the others still holds."""
    kept = random_weights(1, 1)
    monkeypatch.setattr("cubecup.bots.net.network.FEATURES", ("gone", *FEATURES[1:]))
    save_net(tmp_path / "net.npz", [kept], ("bob",))
    monkeypatch.undo()
    again = read_net(tmp_path / "net.npz").members[0]["w1"]
    assert not again[0].any()
    assert again[1:] == pytest.approx(kept["w1"][1:], abs=2e-3)


def test_features_are_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "part-1-00000.npz").open("wb") as file:
        write_arrays(file, games.play_part({}, 3, games=2))
    first = data.read_all([tmp_path])
    assert {held for held, _ in first} <= {False, True}
    assert sum(len(batch.winner) for batch in first.values()) > 10
    monkeypatch.setattr(data, "_work_out", None)
    assert data.read_all([tmp_path]).keys() == first.keys()
    weights = random_weights(len(card_names()), 1)
    for batch in first.values():
        assert softmax(forward(weights, inputs_of(weights, batch))["score"]).sum(axis=1) == pytest.approx(1.0, abs=1e-4)


def test_features_are_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = tmp_path / "part-1-00000.npz"
    with part.open("wb") as file:
        write_arrays(file, games.play_part({}, 1, games=2))

    def stopped(file: IO[bytes], arrays: Mapping[str, np.ndarray]) -> None:
        file.write(b"half")
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(data, "write_arrays", stopped)
        with pytest.raises(KeyboardInterrupt):
            data.read_part(part)
    assert data.read_part(part)


def test_an_option_that_nobody_knows_is_told_before_races_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        learn([str(tmp_path / "net"), "--parts", "1", "--test-parts", "1", "--games", "1", "--membres", "2"])
    assert "--membres" in capsys.readouterr().err
    assert not (tmp_path / "net").exists()


def test_the_stage_of_a_race_is_what_is_known_at_the_time() -> None:
    batch = made_up(3, 2, 4)
    batch.inputs[:, :, FEATURES.index("rounds left")] = np.array([[10.0], [5.0], [1.0]]) / 8
    assert stage_of(batch).tolist() == [0, 1, 2]


def test_the_table_of_reliability() -> None:
    rows = table(np.array([0.05, 0.05, 0.95, 1.0]), np.array([False, True, True, True]))
    assert rows[0] == pytest.approx((2, 0.05, 0.5))
    assert rows[9] == pytest.approx((2, 0.975, 1.0))


def test_weights_go_where_races_are_won_and_likings_are_told_apart() -> None:
    """Made-up races: more of the first weight wins; a strong liking for a card loses, a little of it makes nothing."""
    chance = np.random.default_rng(1)
    races, card = 600, games.ALL_WEIGHTS.index("cards bob")
    changes = np.zeros((races, 4, len(games.ALL_WEIGHTS)), np.float16)
    changes[:, :2, 0] = chance.standard_normal((races, 2))
    changes[:, :2, card] = chance.standard_normal((races, 2)) * 0.1
    changes[::3, 0, card] = 3.0
    likes = changes[:, :2, card] > weights.STRONG
    scores = changes[:, :2, 0] - 5.0 * likes
    part = {
        "changes": changes,
        "leads": np.pad(scores, ((0, 0), (0, 2))),
        "plans": np.zeros((races, 4), np.int8),
        "race": np.arange(races),
        "winner": scores.argmax(axis=1),
        "table": np.full((races, 1), 2),
    }
    found = weights.slopes(*weights.rows_of(part))
    assert found["fear"] > 0.2
    assert abs(found["cards bob"]) < 0.05


def test_a_network_that_is_too_sure_is_tempered() -> None:
    """Who wins has nothing to do with what it sees."""
    batch = made_up(400, 2, 8)
    law = batch._replace(winner=(np.arange(400) % 4 == 0).astype(np.int8))
    sure = random_weights(len(card_names()), 7, width=16, code=8, last=8)
    sure["w4"] *= np.float32(8.0)
    factor = train.temper([sure], {(True, 2): law})
    assert factor == min(train.FACTORS)
    assert train.tempered([sure], factor)[0]["w4"] == pytest.approx(sure["w4"] * factor)


def test_how_sure_a_network_may_be_changes_in_the_course_of_a_race(tmp_path: Path) -> None:
    """Early it knows nothing that it believes to know, late all of it is true."""
    chance = np.random.default_rng(1)
    scores = chance.standard_normal((4000, 2)).astype(np.float32) * 2
    left = np.where(np.arange(4000) % 2 == 0, 9.0, 0.5).astype(np.float32)
    true = (chance.random(4000) > softmax(scores)[:, 0]).astype(np.int8)
    winner = np.where(left > 5, chance.integers(0, 2, 4000), true)
    factors = sureness.best_sureness([(scores, left, winner)])
    assert factors[-1] == pytest.approx(0.0, abs=0.1)
    assert factors[0] == pytest.approx(1.0, abs=0.15)
    save_net(tmp_path / "net.npz", [random_weights(1, 1)], ("bob",), {**PLAIN, 3: factors})
    again = read_net(tmp_path / "net.npz")
    assert tuple(again.sureness[2]) == PLAIN[2]
    assert again.sureness[3] == pytest.approx(factors)
    halfway = (factors[1] + factors[2]) / 2
    assert sure(again.sureness[3], np.array([0.0, 4.0, 30.0])) == pytest.approx(
        [factors[0], halfway, factors[-1]], abs=1e-5
    )


def test_a_network_that_was_told_nothing_is_as_sure_as_its_scores() -> None:
    assert ValueNet([random_weights(1, 1)], ("bob",)).sureness == {seats: (1.0,) * len(SURE_AT) for seats in (2, 3, 4)}


def test_a_later_generation_begins_anew(tmp_path: Path) -> None:
    told = {(False, 2): made_up(1100, 2, 5), (True, 2): made_up(300, 2, 6)}
    given = argparse.Namespace(
        out=str(tmp_path / "net"), seed=1, members=2, decay=0.0, rate=0.02,
        later_widths=(16, 8, 8), later_epochs=25, later_trust=0.4,
    )  # fmt: skip
    teacher = random_weights(len(card_names()), 7)
    found = train.taught(given, told, 1, [teacher])
    assert [weights["w1"].shape[1] for weights in found] == [16, 16]
    assert not np.array_equal(found[0]["w1"], found[1]["w1"])
    assert loss_of(found, told, held=False) < 0.7 * loss_of([teacher], told, held=False)
    assert (tmp_path / "net.1.2.curve.csv").exists()


def test_a_network_of_before_goes_on_learning(tmp_path: Path) -> None:
    """From where it was, whichever cards it knew then."""
    told = {(False, 2): made_up(1100, 2, 5), (True, 2): made_up(300, 2, 6)}
    former = random_weights(2, 7)
    save_net(tmp_path / "former.npz", [former], (card_names()[1], "of another edition"))
    (begin,) = train.members_of(tmp_path / "former.npz")
    assert begin["cards"][1] == pytest.approx(former["cards"][0], abs=1e-3)
    assert not begin["cards"][0].any()
    given = argparse.Namespace(
        out=str(tmp_path / "net"), seed=1, decay=0.0, rate=0.002, trust=1.0, further_epochs=20,
    )  # fmt: skip
    (found,) = train.continued(given, told, [begin], [])
    assert loss_of([found], told, held=True) < 0.8 * loss_of([begin], told, held=True)
    assert np.corrcoef(found["w1"].ravel(), begin["w1"].ravel())[0, 1] > 0.9


@pytest.mark.slow
def test_one_command_plays_learns_and_tells_how_far_chances_can_be_trusted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Races without a network, a first network, races with it, and a second one; done once, nothing is done again."""
    words = [str(tmp_path), "--parts", "2", "--test-parts", "1", "--games", "3", "--workers", "1", "--members", "1"]
    learn(words)
    told = capsys.readouterr().out
    assert "| class |" in told
    assert "3 races" in told
    assert read_net(tmp_path / "value.npz").sureness.keys() == {2, 3, 4}
    learn(words)
    again = capsys.readouterr().out
    assert "races/s" not in again
    assert "epoch" not in again
    assert "| class |" in again
