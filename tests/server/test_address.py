"""The address in an invitation is one that others can open, or none."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from cubecup.server.address import address_of, others_address
from cubecup.server.process import bind


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.5"])
def test_a_server_of_this_machine_is_nowhere_for_others(host: str) -> None:
    with bind(host, 0) as listening:
        assert others_address(listening) == ""
        assert address_of(listening) == f"http://{host}:{listening.getsockname()[1]}"


def test_a_server_for_all_has_an_address_that_is_not_this_machines_own() -> None:
    with bind("0.0.0.0", 0) as listening:
        found = urlsplit(others_address(listening))
    assert found.scheme == "http"
    assert found.hostname
    assert not found.hostname.startswith("127.")
    assert found.hostname != "0.0.0.0"
    assert found.port
