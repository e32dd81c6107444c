"""Nothing that a test can see is left to chance: whoever draws by `secrets` draws alike in every run."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

import cubecup
from tests.server.chance import DRAWING, SameChance

PACKAGE: Final = Path(cubecup.__file__).parent
# What these draw is never shown or compared: tokens, names of processes and of requests.
UNSEEN: Final = {
    "cubecup.server.storage.postgres_store",
    "cubecup.server.table.tokens",
    "cubecup.server.web.request_log",
}


def _draws(path: Path) -> bool:
    return any(
        isinstance(node, ast.Import) and any(name.name == "secrets" for name in node.names)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    )


@pytest.mark.source
def test_everyone_who_draws_is_known() -> None:
    paths = [path for folder in ("fair", "server") for path in (PACKAGE / folder).rglob("*.py") if _draws(path)]
    names = {".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in paths}
    assert names == {module.__name__ for module in DRAWING} | UNSEEN


def test_a_test_draws_the_same_in_every_run_and_no_other_test_does() -> None:
    first, again, other = SameChance("one"), SameChance("one"), SameChance("other")
    drawn = [first.randbits(63), first.token_hex(8), first.token_urlsafe(9), first.choice("abc"), first.randbelow(9)]
    assert drawn == [again.randbits(63), again.token_hex(8), again.token_urlsafe(9), again.choice("abc"),
                     again.randbelow(9)]  # fmt: skip
    assert drawn[0] != other.randbits(63)
