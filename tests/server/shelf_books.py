"""Checks the books of shelves against the tables: whoever kills servers can ask here whether all is counted right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cubecup.server.storage.table_store import TableStore
from cubecup.server.table.counting import counts, is_rated, players, took_part


async def miscounted(store: TableStore, tables: Sequence[str]) -> list[str]:
    """What is wrong with the shelves of those who sat at these tables, which are all of theirs; nothing if all is well.

    Every race that is over and counts is on the shelf of each of its players once, and nothing else is; nobody has a
    rating from more races than were rated. Count first (`Shelves.count_some`): what nobody has asked for may be open.
    """
    wrong: list[str] = []
    expected: Counter[tuple[str, str]] = Counter()
    may_be_rated: Counter[str] = Counter()
    for id in tables:
        stored = await store.table(id)
        result = await store.shelves.result(id)
        if stored is None or result is None:
            continue
        there = took_part(await store.rows(id))
        rated = await store.shelves.is_rated(id)
        if rated and not is_rated(stored.header, printed=True):
            wrong.append(f"{id} is rated, and should not be")
        for player in set(players(stored.header)):
            if counts(stored.header, player, there):
                expected[player, id] += 1
                may_be_rated[player] += rated
    found = Counter(await store.shelves.counted())
    known = {player for player, _ in expected}
    found = Counter({key: times for key, times in found.items() if key[0] in known})
    wrong += [f"{table} is missing on the shelf of {player}" for player, table in (expected - found).elements()]
    wrong += [f"{table} is too much on the shelf of {player}" for player, table in (found - expected).elements()]
    for player, shelf in (await store.shelves.find(sorted(known))).items():
        if shelf.rated_races > may_be_rated[player]:
            wrong.append(f"{player} is rated {shelf.rated_races} times, for {may_be_rated[player]} races")
    return wrong
