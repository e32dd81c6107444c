"""As whom limits count whoever calls: by an address of IPv4, or by the network that is one household's with IPv6."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Any, Final

_UNKNOWN: Final = ("?",)
_HOUSEHOLD: Final = 64  # bits; the rest of an address whoever has it chooses at will


def address_of(client: Sequence[Any] | None) -> str:
    """As the system or a proxy tells it."""
    return str((client or _UNKNOWN)[0])


def caller_of(client: Sequence[Any] | None) -> str:
    """The one that limits count; what is no address, as from some proxies, is taken as it is."""
    address = address_of(client)
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found), _HOUSEHOLD), strict=False))
