"""Small sieges (scripts/siege): hostile content and messages beside a healthy table; the commands do it in full."""

from __future__ import annotations

import asyncio

import pytest

from scripts.siege.content import hostile_options
from scripts.siege.fuzz import fuzz
from scripts.siege.hostile import besiege
from scripts.siege.server import besieged

_BY_THE_RULES = {"accepted", "rejected late", "rejected not-legal", "rejected no-undo"}  # which of them depends on time
_FAR_TOO_LONG_MS = 250  # several times what the command allows, as other work may slow a test down


@pytest.mark.slow
def test_hostile_content_keeps_the_event_loop_for_a_moment_only() -> None:
    with besieged(EARLY_BOTS=0) as server:
        found = asyncio.run(besiege(server, range(1, 25), peace=0.2))
    assert found.played >= 10
    assert found.refused >= 5
    assert found.worst[0][0] < _FAR_TOO_LONG_MS
    assert max(size for _, _, size in found.worst) < 400_000, "the largest message"
    assert found.healthy_refused == []


@pytest.mark.slow
def test_nonsense_changes_nothing_and_is_answered() -> None:
    with besieged(EARLY_BOTS=0, MESSAGE_BURST=1000, MESSAGES_PER_SECOND=1000) as server:
        found = asyncio.run(fuzz(server, 1200, seed=2))
    assert found.mistakes() == []
    assert found.sent["socket"] + found.sent["http"] == 1200
    assert min(found.sent.values()) > 200
    assert {"405", "400", "rejected bad-message", "rejected not-your-seat"} <= set(found.answers)
    assert _BY_THE_RULES & set(found.answers), "some are nearly right"
    assert found.busy_ms < _FAR_TOO_LONG_MS


def test_hostile_options_are_the_same_for_the_same_seed() -> None:
    assert [hostile_options(seed) for seed in range(30)] == [hostile_options(seed) for seed in range(30)]
    assert max(len(str(hostile_options(seed).get("pack", ""))) for seed in range(30)) > 10_000
