"""The published schema: valid, complete, and what the server really accepts and sends; and the other pages."""

from __future__ import annotations

import gzip
import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Mount, Route, WebSocketRoute

from cubecup.bots.registry import LEVELS, bot_names
from cubecup.cubitos.printed import printed
from cubecup.games import BUILT_IN, GAMES
from cubecup.kernel.errors import CubeCupError
from cubecup.locales import LANGUAGES, Catalog, catalog
from cubecup.rulebook import GAMES as RULEBOOKS
from cubecup.rulebook import rulebook
from cubecup.server.schema import socket_schema
from cubecup.server.web.app import make_app
from cubecup.server.web.refusals import STATUS, refusal
from cubecup.server.web.requests.all import openapi
from tests.server.fair_tables import SPRINT
from tests.server.house import House

KEYWORDS = {
    "$ref", "$schema", "$defs", "title", "description", "type", "properties", "required", "items", "enum", "const",
    "anyOf", "default", "minLength", "maxLength", "pattern", "minimum", "maximum", "minItems", "maxItems",
    "additionalProperties", "discriminator", "prefixItems",
}  # fmt: skip
WEB = Path(__file__).resolve().parents[2] / "web" / "src"
TYPES = {"string", "integer", "number", "boolean", "null", "array", "object"}


def _schemas(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A schema and all schemas within it."""
    yield schema
    inner = [schema.get("items"), schema.get("additionalProperties"), *schema.get("anyOf", [])]
    inner += schema.get("prefixItems", [])
    inner += [*schema.get("properties", {}).values(), *schema.get("$defs", {}).values()]
    for part in inner:
        if isinstance(part, dict):
            yield from _schemas(part)


def _resolved(document: dict[str, Any], reference: str) -> Any:
    assert reference.startswith("#/")
    found: Any = document
    for part in reference[2:].split("/"):
        found = found[part]
    return found


def _check(document: dict[str, Any], schema: dict[str, Any]) -> int:
    count = 0
    for one in _schemas(schema):
        count += 1
        assert set(one) <= KEYWORDS, one
        if "$ref" in one:
            assert isinstance(_resolved(document, one["$ref"]), dict)
        kinds = one.get("type", [])
        assert set([kinds] if isinstance(kinds, str) else kinds) <= TYPES
        assert set(one.get("required", [])) <= set(one.get("properties", {}))
        for target in one.get("discriminator", {}).get("mapping", {}).values():
            assert isinstance(_resolved(document, target), dict)
    return count


def test_the_sockets_schema_is_json_schema_2020_12(house: House) -> None:
    schema = house.get("/api/socket-schema.json").body
    assert schema == json.loads(json.dumps(socket_schema(BUILT_IN)))
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert _check(schema, schema) > 50
    assert len(schema["$defs"]["FromBrowser"]["anyOf"]) == 7
    assert len(schema["$defs"]["FromServer"]["anyOf"]) == 7


def test_the_requests_schema_is_openapi_3_1(house: House) -> None:
    document = house.get("/api/openapi.json").body
    assert document["openapi"].startswith("3.1.")
    assert {"title", "version"} <= set(document["info"])
    for schema in document["components"]["schemas"].values():
        _check(document, schema)
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert method in ("get", "post")
            assert operation["summary"]
            named = {parameter["name"] for parameter in operation.get("parameters", [])}
            assert named == set(re.findall(r"{(\w+)}", path))
            assert all(
                parameter["required"] and parameter["in"] == "path" for parameter in operation.get("parameters", [])
            )
            for answer in operation["responses"].values():
                assert answer["description"]
                for content in answer["content"].values():
                    _check(document, content["schema"])


def test_every_request_is_published(house: House) -> None:
    app = make_app(house.tables)
    served = set()
    for route in app.routes:
        if isinstance(route, Route) and route.path.startswith("/api/") and not route.path.endswith(":path}"):
            served |= {(method.lower(), route.path) for method in route.methods or () if method != "HEAD"}
    published = {(method, path) for path, operations in openapi(BUILT_IN)["paths"].items() for method in operations}
    assert served == published
    sockets = [route.path for route in app.routes if isinstance(route, WebSocketRoute)]
    assert sockets == ["/api/tables/{id}/socket", "/api/tables/{id}/program"]  # of the second, docs/bots.md tells
    assert [route.path for route in app.routes if isinstance(route, Mount)] == ["/assets"]


def test_a_refusal_has_the_status_that_the_page_tells() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "server.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| ([45]\d\d) \| (`.*`) \|$", page, re.MULTILINE))
    told = {code: int(status) for status, codes in rows.items() for code in re.findall(r"`([a-z-]+)`", codes)}
    assert len(told) > 30
    for code, status in {**told, "unheard-of": 400}.items():
        assert refusal(CubeCupError(code, "No.")).status_code == status, code
    assert set(STATUS) == set(told)


def test_facts_for_the_client(house: House) -> None:
    about = house.get("/api/about").body
    bots = about.pop("bots")
    assert about == {"name": "Cube Cup", "games": list(GAMES), "languages": list(LANGUAGES), "address": ""}
    for game in GAMES:
        names = [level["level"] for level in bots[game]["levels"]]
        styled = [f"{level['level']}:{style}" for level in bots[game]["levels"] for style in level["styles"]]
        assert {*names, *styled} == {name for name in bot_names(game) if LEVELS[name.partition(":")[0]].offered}
        assert bots[game]["usual"] in names
        for name in (*names, *styled):
            house.make("person", f"bot/{name}", game=game)
    assert "champion" in [level["level"] for level in bots["cubitos"]["levels"]]
    content = house.get("/api/content/cubitos").body
    assert set(content["cards"]) == set(printed().cards)
    assert set(content["tracks"]) >= {"nothing-goes-right"}
    assert house.get("/api/content/seven-cubes").status == 200
    for language in LANGUAGES:
        texts = house.get(f"/api/texts/{language}.ftl")
        assert texts.status == 200
        assert "error-no-such-table = " in texts.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_gets_all_texts_it_can_need_and_none_of_the_terminals(house: House, language: str) -> None:
    served = Catalog(language, {"served": house.get(f"/api/texts/{language}.ftl").text}).ids()
    known = catalog(language).ids()
    assert served < known
    gone = {id.partition("-")[0] for id in known - served}
    assert {"option", "command", "load", "sim"} <= gone
    assert gone.isdisjoint({"ask", "do", "trace", "board", "error", "web", "card", "term", "reason"})
    source = "".join(path.read_text() for path in WEB.rglob("*") if path.suffix in (".svelte", ".ts"))
    quoted = set(re.findall(r"""["'`]([a-z]+-[a-z0-9-]+)["'`]""", source)) & known
    assert len(quoted) > 100
    assert quoted <= served


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_those_of_the_docs(house: House, language: str) -> None:
    books = house.get(f"/api/rules/{language}").body
    assert [book["game"] for book in books] == list(RULEBOOKS)
    for book in books:
        told = [rule for section in book["sections"] for rule in section["rules"]]
        rules = [*rulebook(book["game"], language).rules()]
        assert [(rule["id"], rule["title"]) for rule in told] == [(rule.id, rule.title) for rule in rules]


def test_rules_in_an_unknown_language_are_a_clear_error(house: House) -> None:
    answer = house.get("/api/rules/xx")
    assert (answer.status, answer.body["code"]) == (400, "unknown-language")


def test_options_are_checked_before_a_table_is_made(house: House) -> None:
    def check(**body: object) -> dict[str, Any]:
        answer = house.post("/api/options", body)
        assert answer.status == 200, answer.text
        found: dict[str, Any] = answer.body
        return found

    settled = check(options={"cards": "race-3"})
    assert settled["options"]["cards"] == "race-3"
    assert settled["options"]["tracks"]
    assert settled["warnings"] == [], "only one's own sets are warned about (SETUP-4)"
    assert check(game="seven-cubes")["warnings"] == []
    cards = ["fat-cat", "rich-dog", "crabby", "rock-on", "mr-bats", "cubasaurus", "bad-cheese", "bob"]
    assert check(options={"cards": cards})["warnings"] == ["no-trimming"]
    assert catalog("uk").has("advice-no-trimming")
    assert check(options={"cards": [*cards[:4], "dugout", *cards[5:]]})["warnings"] == []
    for body, code in (
        ({"options": {"cards": "race-99"}}, "cards"),
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"pack": "x" * 20_001}}, "option-size"),
        ({"options": {"wheels": 4}}, "unknown-option"),
        ({"seats": []}, "bad-message"),
    ):
        answer = house.post("/api/options", body)
        assert (answer.status, answer.body["code"]) == (400, code)


@pytest.fixture
def client(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Cube Cup</title>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let cubes = 7;\n" * 500)
    return tmp_path


def test_the_client_is_served_from_every_address(house: House, client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.server.config, "loaded_app", make_app(house.tables, client))
    for path in ("/", "/t/abc", "/cards/rock-on"):
        connection = http.client.HTTPConnection(house.host, house.port)
        connection.request("GET", path)
        answer = connection.getresponse()
        assert (answer.status, answer.read()) == (200, b"<title>Cube Cup</title>")
        assert answer.headers["Cache-Control"] == "no-cache"
        connection.close()
    connection = http.client.HTTPConnection(house.host, house.port)
    connection.request("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip"})
    answer = connection.getresponse()
    assert gzip.decompress(answer.read()).startswith(b"let cubes = 7;")
    assert "immutable" in answer.headers["Cache-Control"]
    connection.close()


def test_a_client_that_is_not_built_is_no_riddle(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.server.config, "loaded_app", make_app(house.tables, tmp_path))
    answer = house.get("/")
    assert answer.status == 503
    assert "make setup" in answer.text
    missing = house.get("/assets/main-1a2b.js")
    assert (missing.status, missing.body["code"]) == (404, "not-found")


PACK = f"""
cards.fat-cat.cost = 3
dice.base_draw = 8
{SPRINT}"""


def test_a_table_tells_its_own_content(house: House) -> None:
    """A pack changes what is printed at its table, and at no other."""
    built_in = house.get("/api/content/cubitos").body
    plain = house.make("person", "bot")
    made = house.make("person", "bot", options={"pack": PACK, "tracks": "sprint"})
    assert house.get(f"/api/tables/{plain['table']}/content").body == built_in
    own = house.get(f"/api/tables/{made['table']}/content").body
    assert (own["cards"]["fat-cat"]["cost"], own["base_draw"]) == (3, 8)
    assert [space["name"] for space in own["tracks"]["sprint"]["spaces"]] == ["1.2", "1.3", "1.4", "1.5"]
    assert own["cards"]["rich-dog"] == built_in["cards"]["rich-dog"]
    assert house.get("/api/tables/none/content").status == 404


@pytest.mark.parametrize("path", ["/api/tables/{table}/content", "/api/texts/uk.ftl"])
def test_what_a_browser_has_is_not_sent_again_and_is_asked_about_each_time(house: House, path: str) -> None:
    """Texts too: a client of today with texts of yesterday would show their gaps."""
    path = path.format(table=house.make("person", "bot", options={"pack": PACK})["table"])
    connection = http.client.HTTPConnection(house.host, house.port)
    connection.request("GET", path)
    first = connection.getresponse()
    first.read()
    assert first.headers["Cache-Control"] == "no-cache"
    connection.request("GET", path, headers={"If-None-Match": first.headers["ETag"]})
    again = connection.getresponse()
    assert (again.status, again.read()) == (304, b"")
    connection.close()
