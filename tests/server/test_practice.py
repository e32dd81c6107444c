"""Moments to practise with: all are listed, and each is told with what its answers are worth."""

from __future__ import annotations

from cubecup.practice.collection import collection
from tests.server.house import House


def test_every_moment_is_listed_and_one_is_told_whole(house: House) -> None:
    listed = house.get("/api/practice").body
    assert [(one["id"], one["kind"]) for one in listed] == [(one.id, one.kind) for one in collection().values()]
    wanted = next(iter(collection().values()))
    told = house.get(f"/api/practice/{wanted.id}").body
    assert (told["id"], told["kind"], told["seat"], told["at"]) == (wanted.id, wanted.kind, wanted.seat, wanted.at)
    assert [one["actions"] for one in told["answers"]] == [one.actions for one in wanted.answers]
    read = house.post("/api/replay", {"record": told["record"]}).body
    assert len(read["entries"]) == wanted.at + 1, "the record ends where it is asked"


def test_what_is_not_there_is_not_found(house: House) -> None:
    assert house.get("/api/practice/nothing-of-that-name").status == 404
