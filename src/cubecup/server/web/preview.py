"""What a link to this server looks like where it is sent: a title, a sentence and a picture for previews of messengers.

A link to a table says only that there is one to play at: the preview is the same for all of them, whether the table is
public, private, or not there at all.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from starlette.requests import Request

from cubecup.locales import LANGUAGES, catalog

PICTURE: Final = "/preview.png"  # made by `make screenshots`
_SIZE: Final = (1200, 630)
_TABLE: Final = "/t/"
_HOST: Final = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-f:.]+\](:\d+)?", re.IGNORECASE | re.ASCII)


def with_preview(page: str, request: Request) -> str:
    """The client's page with what previews look for."""
    text = catalog(_language(request)).text
    kind = "table" if request.url.path.startswith(_TABLE) else "home"
    here = _origin(request)
    told = {
        "og:type": "website",
        "og:site_name": "Cube Cup",
        "og:title": text(f"preview-{kind}"),
        "og:description": text(f"preview-{kind}-text"),
        "og:url": f"{here}{request.url.path}",
        "og:image": f"{here}{PICTURE}",
        "og:image:width": str(_SIZE[0]),
        "og:image:height": str(_SIZE[1]),
        "og:image:alt": text("preview-picture"),
    }
    tags = [f'<meta property="{name}" content="{escape(content)}" />' for name, content in told.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return page.replace("</head>", "\n".join([*tags, "</head>"]), 1)


def _origin(request: Request) -> str:
    """As whoever asks calls this server; a name that cannot be one is left out, and addresses are relative."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else ""


def _language(request: Request) -> str:
    """The first language we have of those that are asked for."""
    for wanted in request.headers.get("accept-language", "").split(","):
        language = wanted.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
