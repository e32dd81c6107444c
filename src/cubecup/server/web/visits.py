"""Who may come at all: pages of this server only, under its own name; and what browsers are told to forbid.

A page of somebody else that a player has open must not be able to act in their name, and a name that points here by a
trick must not make this server look like somebody else's.
"""

from __future__ import annotations

import ipaddress
import os
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cubecup.kernel.errors import CubeCupError

_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # sizes and colours of single things
        "img-src 'self' data:",  # codes to scan
        "font-src 'self' data:",
        "media-src 'self' data: blob:",
        "connect-src 'self' ws: wss:",  # not every browser counts our own sockets as our own
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class SafeAnswers:
    """Every answer tells the browser what a page of ours never does."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(_HEADERS)
            await send(message)

        await self._app(scope, receive, with_headers)


def check_visit(scope: Scope, hosts: str) -> None:
    """Refuse what another site's page asks, or what comes under a name that is not ours.

    `hosts` are our names, if an operator has told them. If not, whoever reaches us on this very machine, and not
    through a proxy, must call us by a name of this machine.
    """
    headers = Headers(scope=scope)
    host = headers.get("host", "").lower()
    name = _name(host)
    if hosts:
        known = name in [one.strip().lower() for one in hosts.split(",")]
    else:
        local = is_loopback(str((scope.get("server") or ("",))[0])) and "FORWARDED_ALLOW_IPS" not in os.environ
        known = not local or name == "localhost" or is_loopback(name)
    if not known:
        raise CubeCupError("wrong-host", f"This server is not called {name!r}.", host=name)
    origin = headers.get("origin")
    if origin is not None and (not host or _host_of(origin) != host):
        raise CubeCupError("wrong-origin", f"Pages of {origin!r} may not do this here.", origin=origin)


def is_on_this_machine(scope: Scope) -> bool:
    """Whether somebody on this very machine asks. Whoever comes through a proxy here does not, whether or not the
    operator has told us of it: it says so, or calls us by the name that visitors know."""
    headers = Headers(scope=scope)
    through_proxy = "forwarded" in headers or "x-forwarded-for" in headers
    name = _name(headers.get("host", "").lower())
    own_name = name == "localhost" or is_loopback(name)
    return own_name and not through_proxy and is_loopback(str((scope.get("client") or ("",))[0]))


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _name(host: str) -> str:
    """Without the port; an address of IPv6 stands in brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
