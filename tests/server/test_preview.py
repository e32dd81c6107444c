"""What messengers show of a link: the same for every table, in the reader's language, with addresses that work."""

from __future__ import annotations

import http.client
import re
import shutil
from html import unescape
from pathlib import Path

import pytest

from cubecup.locales import LANGUAGES, catalog
from cubecup.server.web.app import make_app
from tests.server.house import House

_PICTURE = Path(__file__).resolve().parents[2] / "web" / "public" / "preview.png"

_TAG = re.compile(r'<meta property="(og:[\w:]+)" content="([^"]*)" />')


@pytest.fixture(autouse=True)
def _client(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client as small as possible: what is tested is what the server adds."""
    (tmp_path / "index.html").write_text("<head><title>Cube Cup</title></head>")
    shutil.copy(_PICTURE, tmp_path)
    monkeypatch.setattr(house.server.config, "loaded_app", make_app(house.tables, tmp_path))


def _page(house: House, path: str, **headers: str) -> str:
    connection = http.client.HTTPConnection(house.host, house.port, timeout=20)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    assert answer.status == 200
    text = answer.read().decode()
    connection.close()
    return text


def _tags(page: str) -> dict[str, str]:
    return {name: unescape(content) for name, content in _TAG.findall(page)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_is_told_in_the_language_of_who_asks(house: House, language: str) -> None:
    text = catalog(language).text
    tags = _tags(_page(house, "/t/some-table", accept_language=f"xx, {language}-XX;q=0.9, en;q=0.5"))
    assert tags["og:title"] == text("preview-table")
    assert tags["og:description"] == text("preview-table-text")
    assert _tags(_page(house, "/", accept_language=language))["og:title"] == text("preview-home")


def test_addresses_are_those_under_which_we_were_asked(house: House) -> None:
    tags = _tags(_page(house, "/t/some-table", host="races.example:8443"))
    assert tags["og:url"] == "http://races.example:8443/t/some-table"
    assert tags["og:image"] == "http://races.example:8443/preview.png"


def test_a_name_that_is_none_gets_into_no_page(house: House) -> None:
    page = _page(house, "/t/x", host='a"><script>alert(1)</script>')
    assert "alert(1)" not in page
    assert _tags(page)["og:image"] == "/preview.png"
    quoted = _page(house, "/t/%22%3E%3Cscript%3Ealert(1)")
    assert "<script>alert" not in quoted


def test_nothing_is_told_of_a_table(house: House) -> None:
    private = house.make("person", "open", options={"cards": "race-2"})["table"]
    public = house.make("person", "open", public=True)["table"]
    pages = [_page(house, f"/t/{id}").replace(id, "ID") for id in (private, public, "nosuchtable0")]
    assert len(set(pages)) == 1


def test_the_picture_is_there(house: House) -> None:
    connection = http.client.HTTPConnection(house.host, house.port, timeout=20)
    connection.request("GET", "/preview.png")
    answer = connection.getresponse()
    picture = answer.read()
    connection.close()
    assert (answer.status, answer.getheader("Content-Type")) == (200, "image/png")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
    assert len(picture) < 300_000
