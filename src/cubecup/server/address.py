"""Under which address others reach this server: what an invitation must say instead of 'localhost'."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import closing
from typing import Final

# Of the documentation range: nobody lives there, and asking for the way to it sends nothing.
_ANYWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def address_of(listening: socket.socket) -> str:
    """Where this machine finds the server."""
    host, port, *_ = listening.getsockname()
    return _url(host, port)


def others_address(listening: socket.socket) -> str:
    """Where machines of the same network find the server; empty if only this one can."""
    host, port, *_ = listening.getsockname()
    bound = ipaddress.ip_address(host)
    if bound.is_loopback:
        return ""
    if not bound.is_unspecified:
        return _url(host, port)
    found = _way_out(listening.family)
    return _url(found, port) if found else f"http://{socket.gethostname()}:{port}"


def _way_out(family: socket.AddressFamily) -> str:
    """The address this machine would speak from; empty without a network."""
    with closing(socket.socket(family, socket.SOCK_DGRAM)) as asking:
        try:
            asking.connect((_ANYWHERE[family], 9))
        except OSError:
            return ""
        host: str = asking.getsockname()[0]
    return "" if ipaddress.ip_address(host).is_loopback else host


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
