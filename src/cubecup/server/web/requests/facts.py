"""What is the same for everybody: what the server offers, texts, rules, content, and options before a table."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import Response

from cubecup.kernel.game import Game
from cubecup.locales import LANGUAGES
from cubecup.server.messages.facts import About, CheckOptions, OptionsChecked
from cubecup.server.messages.fields import Content
from cubecup.server.rules_told import Rules
from cubecup.server.table.creation import checked
from cubecup.server.table.levels import bots_of
from cubecup.server.web.asking import Asking, Offer
from cubecup.server.web.content import game_key, known_language, rules, texts


async def about(asked: Asking[None]) -> About:
    games = asked.tables.games
    bots = {id: bots_of(games.kind(id)) for id in games.ids}
    address = asked.tables.settings.address
    return About(name="Cube Cup", games=list(games.ids), languages=list(LANGUAGES), bots=bots, address=address)


async def content(asked: Asking[None]) -> Response:
    return await catalogue(asked, asked.tables.games.make(asked.part("game")))


async def table_content(asked: Asking[None]) -> Response:
    """As it is played at this table: packs change what is printed."""
    async with asked.visit() as table:
        return await catalogue(asked, table.table.game)


async def catalogue(asked: Asking[None], game: Game) -> Response:
    return asked.unless_known(await asked.context.once["content"].get(game_key(game), game.catalogue))


async def rulebooks(asked: Asking[None]) -> Response:
    language = known_language(asked.part("language"))
    games = asked.tables.games
    return asked.unless_known(await asked.context.once["rules"].get(language.encode(), lambda: rules(games, language)))


async def all_texts(asked: Asking[None]) -> Response:
    """Never older than the client that shows them: a text is put together by both."""
    return asked.unless_known(texts(asked.part("language")).encode(), "text/plain")


async def check_options(asked: Asking[CheckOptions]) -> OptionsChecked:
    wanted = asked.body
    return await asyncio.to_thread(checked, asked.tables.games, wanted.game, wanted.options)


OFFERS: Final = (
    Offer(
        method="get",
        path="/api/about",
        summary="What this server offers",
        handler=about,
        given=About,
    ),
    Offer(
        method="get",
        path="/api/content/{game}",
        summary="Cards, dice, sets and tracks of a game",
        handler=content,
        given=Content,
    ),
    Offer(
        method="get",
        path="/api/tables/{id}/content",
        summary="Cards, dice and tracks as this table has them",
        handler=table_content,
        given=Content,
    ),
    Offer(
        method="get",
        path="/api/texts/{language}.ftl",
        summary="All texts of a language, as a Fluent file",
        handler=all_texts,
        given="text/plain",
    ),
    Offer(
        method="get",
        path="/api/rules/{language}",
        summary="The rules of all games, to read",
        handler=rulebooks,
        given=list[Rules],
    ),
    Offer(
        method="post",
        path="/api/options",
        summary="Check options before a table is made",
        handler=check_options,
        asked=CheckOptions,
        given=OptionsChecked,
        limit="tables",
    ),
)
