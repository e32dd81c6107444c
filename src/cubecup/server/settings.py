"""What an operator may set; every value has a sensible default and an environment variable CUBECUP_<NAME>."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from cubecup.kernel.errors import BadOption, Clause, one_of


def _data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "cubecup"


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = ""  # a file, or postgresql://...; empty: cubecup.db in the user's data folder
    address: str = ""  # under which others reach this server, for invitations; empty: found out at the start
    bot_workers: int = 2  # processes in which bots think
    early_bots: bool = True  # start them with the server, not with the first bot
    bot_seconds: float = 20.0  # a bot that takes longer for a decision is replaced for it
    eager_reviews: bool = False  # give them as much of the processor as bots, not only what is left; for tests
    idle_seconds: float = 600.0  # a table nobody looks at leaves memory after this; it comes back on demand
    most_at_rest: int = 200  # tables nobody looks at that stay in memory; the one longest unused leaves first
    away_seconds: float = 60.0  # a seat whose player has left for this long is the host's to hand to a bot or reissue
    keep_days: float = 90.0  # a table nobody has touched for this long is removed
    list_hours: float = 24.0  # public tables used within this time are listed
    list_seconds: float = 1.0  # for so long the same list is told to all who ask
    hello_seconds: float = 10.0  # for the first message of a socket
    program_seconds: float = 60.0  # for an answer of a program that plays a seat
    request_seconds: float = 30.0  # for the body of a request
    hosts: str = ""  # names of this server, with commas; empty: on this machine its own names, else any
    most_connections: int = 4000
    most_per_table: int = 40  # sockets of those who look on, and as many for each seat
    most_per_address: int = 400
    most_message_bytes: int = 16_384
    messages_per_second: float = 100.0  # of one connection, on average
    message_burst: int = 300
    tables_per_minute: int = 600  # made from one address
    lists_per_minute: int = 240  # of public tables, asked for from one address
    advice_per_minute: int = 240  # asked for from one address
    links_per_minute: int = 10  # to record files, made from one address
    codes_per_minute: int = 10  # with which shelves move, asked for or tried from one address
    link_days: float = 30.0  # for so long a record file is kept of which somebody wanted a link
    most_links: int = 5000  # record files kept at the same time
    drain_seconds: float = 0.0  # after SIGTERM go on for so long, told as not ready, before sockets are closed
    metrics: bool = False  # let other machines read /metrics too
    log_format: str = "text"  # or json
    log_level: str = "warning"  # or info (a line for each request), error
    any_seed: bool = False  # let the maker choose the dice of a table that others may join; for tests only

    def database_path(self) -> Path:
        return Path(self.database) if self.database else _data_folder() / "cubecup.db"

    def on_postgresql(self) -> bool:
        return self.database.startswith(("postgresql://", "postgres://"))

    def database_file(self) -> Path:
        """The file, for what only works with one."""
        if self.on_postgresql():
            reason = Clause("why-db-dump", "copies of a PostgreSQL database are made with pg_dump and pg_restore")
            raise BadOption("store", f"The database failed: {reason}.", reason=reason)
        return self.database_path()


_READ: dict[str, Callable[[str], str | int | float | bool]] = {
    "str": str,
    "int": int,
    "float": float,
    "bool": lambda text: bool(("0", "1").index(text)),
}
_TYPES = {
    "str": ("why-text", "a text"),
    "int": ("why-whole", "a whole number"),
    "float": ("why-any-number", "a number"),
    "bool": ("why-yes-no", "0 or 1"),
}
_LEAST: dict[str, float] = {  # below that the server would refuse to work
    "bot_workers": 1,
    "bot_seconds": 0.1,
    "idle_seconds": 0,
    "most_at_rest": 0,
    "away_seconds": 0,
    "keep_days": 0,
    "list_hours": 0,
    "list_seconds": 0,
    "hello_seconds": 0.1,
    "program_seconds": 0.1,
    "request_seconds": 0.1,
    "most_connections": 1,
    "most_per_table": 1,
    "most_per_address": 1,
    "most_message_bytes": 512,
    "messages_per_second": 1,
    "message_burst": 1,
    "tables_per_minute": 1,
    "lists_per_minute": 1,
    "advice_per_minute": 1,
    "links_per_minute": 1,
    "codes_per_minute": 1,
    "link_days": 0,
    "most_links": 0,
    "drain_seconds": 0,
}
_WORDS: dict[str, tuple[str, ...]] = {
    "log_format": ("text", "json"),
    "log_level": ("debug", "info", "warning", "error"),
}


def from_environment() -> Settings:
    """Defaults, overridden by variables such as CUBECUP_KEEP_DAYS=7."""
    given: dict[str, Any] = {}  # `replace` takes values of all these types
    for field in fields(Settings):
        variable = f"CUBECUP_{field.name.upper()}"
        text = os.environ.get(variable)
        if text is None:
            continue
        try:
            given[field.name] = _READ[str(field.type)](text)
        except ValueError:
            raise _wrong(variable, text, Clause(*_TYPES[str(field.type)])) from None
    for name, least in _LEAST.items():
        if name in given and not given[name] >= least:
            expected = Clause("why-at-least", f"{least} or more", least=least)
            raise _wrong(f"CUBECUP_{name.upper()}", str(given[name]), expected)
    for name, known in _WORDS.items():
        if name in given and given[name] not in known:
            raise _wrong(f"CUBECUP_{name.upper()}", str(given[name]), one_of(known, str(given[name])))
    return replace(Settings(), **given)


def with_database(database: str | None) -> Settings:
    """Settings of the environment, with another database if one is named."""
    settings = from_environment()
    return settings if database is None else replace(settings, database=database)


def _wrong(variable: str, value: str, expected: Clause) -> BadOption:
    return BadOption(
        "setting", f"{variable} should be {expected}, not {value!r}.", name=variable, value=value, expected=expected
    )
