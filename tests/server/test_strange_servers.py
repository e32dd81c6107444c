"""A server that means no good, as the terminal asks it: it steers no terminal and fills no memory."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import msgspec
import pytest

from cubecup.cli.served import link as served
from cubecup.cli.served.link import ServerLink
from cubecup.kernel.errors import CubeCupError
from cubecup.locales import catalog
from cubecup.locales.errors import error_text
from cubecup.server.messages.problems import Problem

STEERING = "\x1b]0;mine\x07\x9b2J\u202eAnn"
SHOWN = "�]0;mine��2J�Ann"


class Named(msgspec.Struct):
    names: dict[int, list[str]]


class Stranger:
    """Says the same to everybody."""

    status = 200
    body = b""
    address = ""


@pytest.fixture
def stranger() -> Iterator[Stranger]:
    says = Stranger()

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(says.status)
            self.send_header("Content-Length", str(len(says.body)))
            self.end_headers()
            self.wfile.write(says.body)

        def log_message(self, *given: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        says.address = f"http://127.0.0.1:{server.server_port}"
        yield says
        server.shutdown()
        thread.join()


def test_signs_that_steer_a_terminal_are_shown_and_not_obeyed(stranger: Stranger) -> None:
    stranger.body = msgspec.json.encode(Named(names={1: [STEERING, "Zoë 👩\u200d🚀"]}))
    assert ServerLink(stranger.address).get("/", Named).names == {1: [SHOWN, "Zoë 👩\u200d🚀"]}


def test_nor_do_refusals_steer_it(stranger: Stranger) -> None:
    stranger.status = 400
    stranger.body = msgspec.json.encode(Problem(code="strange", sentence=STEERING, facts={}))
    with pytest.raises(CubeCupError) as refused:
        ServerLink(stranger.address).get("/", Named)
    assert error_text(catalog("en"), refused.value) == SHOWN


@pytest.mark.parametrize("status", [200, 400])
def test_an_answer_without_end_is_not_read(stranger: Stranger, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served, "MOST_BYTES", 1000)
    stranger.status = status
    stranger.body = b'{"names": {}}' + b" " * 1000
    with pytest.raises(CubeCupError) as refused:
        ServerLink(stranger.address).get("/", Named)
    assert refused.value.code == "server-gone"


def test_an_answer_of_endless_depth_is_refused(stranger: Stranger) -> None:
    stranger.body = b"[" * 100_000
    with pytest.raises(CubeCupError) as refused:
        ServerLink(stranger.address).get("/", Named)
    assert refused.value.code == "server-gone"
