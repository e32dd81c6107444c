"""A player's own shelf. Keys are sent in bodies: no log shall have them."""

from __future__ import annotations

from typing import Final

from cubecup.server.messages.shelf import (
    MoveMade,
    MoveTaken,
    ShelfForgotten,
    ShelfKey,
    ShelfTold,
    ShelfWish,
    TakeMove,
)
from cubecup.server.races.shelf_moves import lend, take
from cubecup.server.web.asking import Asking, Offer


async def see(asked: Asking[ShelfKey]) -> ShelfTold:
    return await asked.tables.shelves.told(asked.body.key)


async def dress(asked: Asking[ShelfWish]) -> ShelfTold:
    return await asked.tables.shelves.dress(asked.body)


async def move(asked: Asking[ShelfKey]) -> MoveMade:
    return await lend(asked.tables.store.shelves, asked.body.key)


async def arrive(asked: Asking[TakeMove]) -> MoveTaken:
    return MoveTaken(key=await take(asked.tables.store.shelves, asked.body.code))


async def forget(asked: Asking[ShelfKey]) -> ShelfForgotten:
    await asked.tables.shelves.forget(asked.body.key)
    return ShelfForgotten()


OFFERS: Final = (
    Offer(
        method="post",
        path="/api/shelf",
        summary="One's own shelf: figures, trophies, races",
        handler=see,
        asked=ShelfKey,
        given=ShelfTold,
        limit="lists",
    ),
    Offer(
        method="post",
        path="/api/shelf/look",
        summary="How one wants to be seen, and whether to be rated",
        handler=dress,
        asked=ShelfWish,
        given=ShelfTold,
        limit="lists",
    ),
    Offer(
        method="post",
        path="/api/shelf/move",
        summary="A code with which another device gets the shelf",
        handler=move,
        asked=ShelfKey,
        given=MoveMade,
        limit="codes",
    ),
    Offer(
        method="post",
        path="/api/shelf/arrive",
        summary="The key of a shelf, for a code",
        handler=arrive,
        asked=TakeMove,
        given=MoveTaken,
        limit="codes",
    ),
    Offer(
        method="post",
        path="/api/shelf/forget",
        summary="Delete one's own shelf",
        handler=forget,
        asked=ShelfKey,
        given=ShelfForgotten,
        limit="lists",
    ),
)
