"""What is said to browsers in one turn of the event loop goes out together, in order; nothing is lost at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from cubecup.server.web.outgoing import GatheringTransport, Outgoing


class _Wire:
    """A transport of which one can see what was written, write by write."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.ended = ""

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def get_write_buffer_size(self) -> int:
        return 100

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"


def _in_a_turn(do: Callable[[Outgoing], None]) -> None:
    """Do something in one turn of an event loop, and let the turn end."""

    async def turn() -> None:
        do(Outgoing())
        await asyncio.sleep(0)

    asyncio.run(turn())


def _transport(wire: Any, outgoing: Outgoing) -> GatheringTransport:
    return GatheringTransport(wire, outgoing)


def test_what_is_written_in_a_turn_is_one_write_in_its_order() -> None:
    one, two = _Wire(), _Wire()

    def write(outgoing: Outgoing) -> None:
        first, second = _transport(one, outgoing), _transport(two, outgoing)
        for part in (b"a", b"b"):
            first.write(part)
            second.write(part.upper())
        first.write(b"c")
        assert (one.writes, two.writes) == ([], []), "not before the turn ends"
        assert first.get_write_buffer_size() == 100, "what was not offered yet was not refused"

    _in_a_turn(write)
    assert (one.writes, two.writes) == ([b"abc"], [b"AB"])


def test_many_do_not_wait_for_each_other() -> None:
    wires = [_Wire() for _ in range(40)]

    def write(outgoing: Outgoing) -> None:
        for wire in wires:
            _transport(wire, outgoing).write(b"x")
        assert sum(len(wire.writes) for wire in wires) == 32

    _in_a_turn(write)
    assert [wire.writes for wire in wires] == [[b"x"]] * 40


def test_what_was_said_before_a_close_goes_out_and_what_was_said_before_a_cut_does_not() -> None:
    closed, cut, gone = _Wire(), _Wire(), _Wire()

    def end(outgoing: Outgoing) -> None:
        first, second, third = (_transport(wire, outgoing) for wire in (closed, cut, gone))
        for transport in (first, second, third):
            transport.write(b"last words")
        first.close()
        second.abort()
        gone.ended = "by the other side"

    _in_a_turn(end)
    assert (closed.writes, closed.ended) == ([b"last words"], "closed")
    assert (cut.writes, cut.ended) == ([], "aborted")
    assert gone.writes == []


class _BrokenWire(_Wire):
    """One that cannot be written to any more, and does not say so before."""

    def write(self, data: bytes) -> None:
        raise RuntimeError("the handler is closed")


def test_one_that_cannot_be_written_to_keeps_nothing_from_the_others() -> None:
    wires = [_Wire(), _BrokenWire(), _Wire()]

    async def turns() -> None:
        outgoing = Outgoing()
        transports = [_transport(wire, outgoing) for wire in wires]
        for word in (b"once", b"again"):
            for transport in transports:
                transport.write(word)
            await asyncio.sleep(0)

    asyncio.run(turns())
    assert [wire.writes for wire in wires] == [[b"once", b"again"], [], [b"once", b"again"]]
    assert [wire.ended for wire in wires] == ["", "aborted", ""]


def test_one_that_cannot_be_written_to_is_closed_all_the_same() -> None:
    broken = _BrokenWire()

    def end(outgoing: Outgoing) -> None:
        transport = _transport(broken, outgoing)
        transport.write(b"last words")
        transport.close()

    _in_a_turn(end)
    assert broken.ended
