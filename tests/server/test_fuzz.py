"""Anything may be sent to the server: it does not fail, nothing changes, and the answer is clear."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.serving import Client, Server, Table, bearer

EXAMPLES = int(os.environ.get("CARAVANSARY_FUZZ", "40"))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "seat": JSON | st.integers(0, 3),
        "version": JSON | st.integers(0, 3),
        "key": JSON | st.just("key"),
        "kind": JSON | st.sampled_from(["play", "pick", "undo", "commit", "propose", "agree", "decline"]),
        "action": JSON | st.integers(0, 300),
        "actions": JSON | st.lists(st.integers(0, 300), max_size=4),
        "turns": JSON,
        "more": JSON,
    },
)
WAITING = 0  # with this seed seat 1 decides first
QUIETLY = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


@pytest.mark.long
def test_schemathesis_finds_no_failure(server: Server, tmp_path: Path) -> None:
    """Requests made from the OpenAPI document, valid and invalid."""
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.address}/api/schema/openapi.json"]
    command += ["--checks", "not_a_server_error", "--max-examples", str(EXAMPLES), "--seed", "1"]
    command += ["--generation-database", "none", "--no-color"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False, timeout=900)

    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert not [line for line in server.errors if line.startswith("ERROR")], "".join(server.errors)[-2000:]


@pytest.fixture
def table(client: Client) -> Table:
    """One for all examples: none of them may change it."""
    return client.make("here", "here", seed=1)


@settings(max_examples=EXAMPLES * 2, suppress_health_check=QUIETLY)
@given(body=FIELDS | JSON)
def test_any_body_of_a_move_is_answered(client: Client, table: Table, body: object) -> None:
    answer = client.http.post(f"{table.path}/moves", json=body, headers=bearer(table.tokens[WAITING]))

    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["message"]
    assert table.position(0)["version"] == 0


@settings(max_examples=EXAMPLES, suppress_health_check=QUIETLY)
@given(messages=st.lists(JSON.map(json.dumps) | st.text(max_size=60) | st.binary(max_size=60), min_size=1, max_size=5))
def test_any_message_to_the_socket_is_answered(server: Server, table: Table, messages: list[str | bytes]) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": table.id, "tokens": [table.spectator]}))
        for message in messages:
            socket.send(message)
        socket.send(json.dumps({"type": "ping", "number": 9}))
        try:
            while json.loads(socket.recv(60)).get("type") != "pong":
                pass
        except ConnectionClosed:
            pytest.fail("the connection was ended")
    assert table.position(0)["version"] == 0
