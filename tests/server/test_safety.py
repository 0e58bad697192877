"""Headers, limits, addresses, fuzzed requests: no 500, no state change, nothing told that must not be."""

from __future__ import annotations

import asyncio
import gzip
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from caravansary.server.http.limits import WIDE, Bucket, has_room, network_of
from caravansary.server.http.page_files import PAGE, is_built
from caravansary.server.serve import PROXIES
from tests.processes import eventually
from tests.server.serving import Client, Server, bearer


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/rules/merv", "/api/games", "/api/none", "/assets/none.js"])
def test_every_answer_is_guarded(client: Client, path: str) -> None:
    headers = client.get(path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in headers
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


def test_answers_of_the_interface_are_not_kept(client: Client) -> None:
    assert client.get("/api/tables").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["/assets/../app.py", "/assets/..%2f..%2fapp.py", "/assets/%2e%2e/%2e%2e/messages.py", "/.stamp", "/app.py"]
)
def test_only_built_files_are_given_out(client: Client, path: str) -> None:
    answer = client.get(path)

    assert answer.status_code == 404
    assert "import" not in answer.text


@pytest.mark.skipif(not is_built(), reason="the page was not built")
@pytest.mark.parametrize(
    ("accepts", "packing"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=1.0, gzip", "br"), ("identity", None), ("", None)],
)
def test_scripts_are_packed_once_as_the_browser_likes_it(client: Client, accepts: str, packing: str | None) -> None:
    script = re.findall(r"/assets/[\w-]+\.js", client.get("/").text)[0]

    with client.http.stream("GET", script, headers={"accept-encoding": accepts}) as answer:
        raw = b"".join(answer.iter_raw())

    assert answer.headers.get("content-encoding") == packing
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(raw)
    plain = (PAGE / script.lstrip("/")).read_bytes()
    if packing == "gzip":
        assert gzip.decompress(raw) == plain
    elif packing is None:
        assert raw == plain
    else:
        assert len(raw) < len(gzip.compress(plain, 9))


@pytest.mark.skipif(not is_built(), reason="the page was not built")
def test_fonts_are_packed_already(client: Client) -> None:
    font = next((PAGE / "assets").glob("*.woff2"))

    with client.http.stream("GET", f"/assets/{font.name}", headers={"accept-encoding": "gzip, br"}) as answer:
        assert b"".join(answer.iter_raw()) == font.read_bytes()
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "font/woff2"


@pytest.mark.skipif(not is_built(), reason="the page was not built")
@pytest.mark.parametrize("path", ["/none", "/new/merv", "/t/a/b"])
def test_a_browser_that_went_astray_gets_the_page(client: Client, path: str) -> None:
    answer = client.http.get(path, headers={"accept": "text/html"})

    assert answer.status_code == 404
    assert "<html" in answer.text
    assert client.http.get(path).json()["code"] == "not_found"


def test_many_requests_are_slowed_down_and_new_connections_count_as_requests(tmp_path: Path) -> None:
    """Twenty visitors at once, also on a busy machine faster than is allowed, until somebody is refused."""
    server = Server(tmp_path / "tables.db")
    server.bounded = True
    answers: list[httpx.Response] = []

    def is_refused(_: int) -> bool:
        try:
            with connect(f"ws://127.0.0.1:{server.port}/api/socket"):
                return False
        except InvalidStatus:
            return True

    with server, ThreadPoolExecutor(20) as visitors, httpx.Client(base_url=server.address, timeout=60) as http:

        def too_many() -> bool:
            answers.extend(visitors.map(lambda _: http.get("/api/texts/xx"), range(300)))
            return 429 in {answer.status_code for answer in answers}

        eventually(too_many)
        eventually(lambda: any(visitors.map(is_refused, range(100))))

    assert {answer.status_code for answer in answers} == {404, 429}
    assert {answer.json()["code"] for answer in answers if answer.status_code == 429} == {"too_many_requests"}


def test_a_bucket_holds_a_burst_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("caravansary.server.http.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(rate=2, burst=3)

    assert [bucket.lets_through("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.lets_through("b")
    now[0] += 0.5
    assert [bucket.lets_through("a") for _ in range(2)] == [True, False]
    assert all(Bucket(rate=0, burst=0).lets_through("a") for _ in range(9))


def test_an_ipv6_address_counts_by_its_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.server.http.limits.time.monotonic", lambda: 100.0)
    bucket = Bucket(rate=2, burst=3)

    assert [bucket.lets_through(f"2001:db8:0:1::{number}") for number in range(5)] == [True] * 3 + [False] * 2
    assert bucket.lets_through("2001:db8:0:2::1")
    assert sum(bucket.lets_through(f"2001:db8:0:{number:x}::1") for number in range(16, 500)) == 3 * WIDE - 4
    assert bucket.lets_through("2001:db8:1:1::1")
    assert [bucket.lets_through("::ffff:192.0.2.1") for _ in range(3)] == [True] * 3
    assert not bucket.lets_through("192.0.2.1")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("") == ""
    assert not has_room("2001:db8::1", 2, ["2001:db8::2", "2001:db8::3"])
    assert has_room("2001:db8::1", 3, ["2001:db8::2", "2001:db8::3", "192.0.2.1"])
    assert has_room("2001:db8::1", 0, ["2001:db8::2"] * 9)


def test_a_network_that_is_refused_pushes_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.server.http.limits.time.monotonic", lambda: 100.0)
    monkeypatch.setattr("caravansary.server.http.limits.MOST_ADDRESSES", 40)
    bucket = Bucket(rate=1, burst=1)
    assert bucket.lets_through("192.0.2.1")
    for number in range(1000):
        bucket.lets_through(f"2001:db8:0:{number:x}::1")

    assert not bucket.lets_through("192.0.2.1")


def test_tokens_are_in_no_log_and_not_in_the_database(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", "--verbose") as server:
        client = Client(server.address)
        table = client.make("here", "link", listed=False)
        table.position(0)
        table.play(0) if table.position(0)["ask"] else table.play(1)
        client.http.get(f"/t/{table.id}")
        client.close()
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        server.stop()
        log = "".join(server.errors)
        stored += b"".join(path.read_bytes() for path in tmp_path.iterdir())

    tokens = [*table.tokens.values(), table.owner, table.spectator]
    assert f"/t/{table.id}" in log
    assert not any(token in log for token in tokens)
    assert table.id.encode() in stored
    assert not any(token.encode() in stored for token in tokens)


def test_a_second_server_on_the_same_file_is_refused(server: Server) -> None:
    assert "tables.db is in use by process" in refused_start("--database", str(server.database))


@pytest.mark.parametrize("name", ["notes.txt", "."])
def test_what_is_no_database_is_refused_in_one_line(tmp_path: Path, name: str) -> None:
    (tmp_path / "notes.txt").write_text("this is no database " * 100)

    assert "database" in refused_start("--database", str(tmp_path / name))


def refused_start(*arguments: str) -> str:
    """The one line that the command tells when it cannot start."""
    command = [sys.executable, "-m", "caravansary", "serve", "--port", "0", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    return done.stderr


@pytest.mark.parametrize(
    "path", ["/assets/%00", "/%00", "/" + "a" * 300, "/assets/" + "a" * 300, "/assets/" + "a/" * 3000]
)
def test_an_address_that_is_no_name_of_a_file_is_not_found(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_brackets_in_brackets_are_a_bad_request(server: Server, client: Client) -> None:
    deep = "[" * 100_000 + "]" * 100_000
    body = f'{{"game": "merv", "seats": [{{"kind": "here"}}], "options": {{"colours": {deep}}}}}'
    answer = client.http.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


@pytest.mark.parametrize("text", [b"\xed\xa0\x80", b"\xff", b"\xc3"])
def test_a_body_that_is_no_text_is_a_bad_request(client: Client, text: bytes) -> None:
    body = b'{"game": "merv", "seats": [{"kind": "here"}], "%s": 1}' % text
    answer = client.http.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_behind_a_proxy_nobody_chooses_the_own_address() -> None:
    addresses: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        addresses.append(scope["client"][0])

    async def ask(proxy: str, forwarded: bytes) -> None:
        scope = {"type": "http", "client": (proxy, 1), "headers": [(b"x-forwarded-for", forwarded)]}
        await ProxyHeadersMiddleware(app, PROXIES)(scope, None, None)  # type: ignore[arg-type]

    asyncio.run(ask("127.0.0.1", b"203.0.113.5"))
    asyncio.run(ask("172.18.0.2", b"198.51.100.1, 203.0.113.5"))
    asyncio.run(ask("203.0.113.9", b"198.51.100.1"))

    assert addresses == ["203.0.113.5", "203.0.113.5", "203.0.113.9"]


TABLE = b'{"game": "merv", "seats": [{"kind": "here"}, {"kind": "here"}]}'


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", None]
)
def test_only_json_makes_a_table(client: Client, kind: str | None) -> None:
    answer = client.http.post("/api/tables", content=TABLE, headers={} if kind is None else {"content-type": kind})

    assert (answer.status_code, answer.json()["code"]) == (415, "not_json")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""])
def test_a_page_of_another_site_changes_nothing(client: Client, origin: str) -> None:
    json = {"content-type": "application/json"}
    answer = client.http.post("/api/tables", content=TABLE, headers={**json, "origin": origin})

    assert (answer.status_code, answer.json()["code"]) == (403, "other_site")
    assert client.http.get("/api/games", headers={"origin": origin}).status_code == 200
    own = str(client.http.base_url).rstrip("/")
    assert client.http.post("/api/tables", content=TABLE, headers={**json, "origin": own}).status_code == 201
    table = client.make("here", "here")
    assert client.http.post(f"{table.path}/spectator-link", headers=bearer(table.owner)).status_code == 200


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/api/games", "/api/health"])
def test_head_is_answered_as_get_without_a_body(client: Client, path: str) -> None:
    asked, answer = client.http.head(path), client.http.get(path)

    assert (asked.status_code, asked.content) == (answer.status_code, b"")
    assert asked.headers["content-type"] == answer.headers["content-type"]


def test_the_page_names_its_encoding_once(client: Client) -> None:
    assert client.http.get("/").headers["content-type"].count("charset") == 1


@pytest.mark.parametrize("path", ["/api/schema", "/api/schema/", "/api/schema/swagger", "/api/schema/redoc"])
def test_there_is_one_form_of_the_schema(client: Client, path: str) -> None:
    assert (client.http.get(path).status_code, client.http.get(path).json()["code"]) == (404, "not_found")
    assert client.http.get("/api/schema/openapi.json").json()["info"]["title"] == "Caravansary"
