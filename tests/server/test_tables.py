"""Making tables, links, seats, lists, records, texts: the HTTP interface on a real server."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from typing import Any

import pytest

import caravansary
from tests.server.serving import Client, Table, bearer, serving

RECORDED = Path(__file__).parent.parent / "games" / "merv" / "recorded"


def finished_record() -> str:
    return sorted(RECORDED.glob("*.record"))[0].read_text(encoding="utf-8")


def wait_for(table: Table, seat: int) -> dict[str, Any]:
    """The position when the seat is asked; bots move in between."""
    for _ in range(200):
        position = table.position(seat)
        if position["ask"] is not None or position["over"]:
            return position
        time.sleep(0.05)
    raise AssertionError("the bots do not move")


def asked_person(table: Table) -> int:
    """The person who is asked; bots move in between."""
    for _ in range(200):
        for seat in table.tokens:
            if table.position(seat)["ask"] is not None:
                return seat
        time.sleep(0.05)
    raise AssertionError("nobody is asked")


# --- games and texts ------------------------------------------------------------------------------------------------
def test_the_games_are_listed_with_options_and_bots(client: Client) -> None:
    merv = next(one for one in client.get("/api/games").json() if one["name"] == "merv")

    assert (merv["min_players"], merv["max_players"]) == (1, 4)
    assert {bot["name"] for bot in merv["bots"]} >= {"random", "greedy"}
    assert merv["colours"] == ["red", "blue", "yellow", "green"]
    assert [(one["name"], one["per_seat"]) for one in merv["options"]] == [("colours", True)]
    assert merv["seats_have_secrets"] is False


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_texts_and_rules_are_served_in_every_language(client: Client, language: str) -> None:
    assert "no-game-over" in client.get(f"/api/texts/{language}").text
    assert "ask-choose_slot" in client.get(f"/api/games/merv/texts/{language}").text
    rules = client.get(f"/api/games/merv/rules/{language}").json()
    assert rules["language"] == language
    assert sum(len(area["rules"]) for area in rules["areas"]) == 346


@pytest.mark.parametrize(
    "path", ["/api/texts/fr", "/api/games/chess/texts/en", "/api/games/merv/rules/xx", "/api/none"]
)
def test_what_there_is_not_is_a_clear_404(client: Client, path: str) -> None:
    answer = client.get(f"/api/{path}")

    assert answer.status_code == 404
    assert set(answer.json()) >= {"code", "message"}


# --- making ---------------------------------------------------------------------------------------------------------
def test_a_table_gives_a_token_for_every_person(client: Client) -> None:
    table = client.make("here", "link", "greedy", "open")

    assert set(table.tokens) == {0, 1}
    tokens = [*table.tokens.values(), table.owner, table.spectator]
    assert len(set(tokens)) == 4
    assert all(len(token) >= 22 for token in tokens)  # 128 bits and more
    info = client.get(table.path, table.owner).json()
    assert [seat["place"] for seat in info["seats"]] == ["here", "link", "bot", "open"]
    assert info["status"] == "open"
    assert info["open_seed"] is None


def test_nobody_is_told_a_token_or_a_seed(client: Client) -> None:
    table = client.make("here", "link", seed=4711)
    secret = client.make("here", "link")
    for path in (secret.path, f"{secret.path}/position", f"{secret.path}/record", "/api/tables", "/api/metrics"):
        text = client.get(path, secret.owner).text
        assert not any(token in text for token in [*secret.tokens.values(), secret.owner, secret.spectator])
        assert '"seed"' not in text
    assert client.get(table.path, table.owner).json()["open_seed"] == 4711
    assert "seed: hidden" in client.get(f"{secret.path}/record", secret.owner).text


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": [{"kind": "here"}]}, 404),
        ({"game": "merv", "seats": []}, 400),
        ({"game": "merv", "seats": [{"kind": "here"}] * 5}, 422),
        ({"game": "merv", "seats": [{"kind": "throne"}]}, 400),
        ({"game": "merv", "seats": [{"kind": "bot", "bot": "kasparov"}]}, 422),
        ({"game": "merv", "seats": [{"kind": "here", "bot": "greedy"}]}, 422),
        ({"game": "merv", "seats": [{"kind": "here"}], "options": {"colours": ["pink"]}}, 422),
        ({"game": "merv", "seats": [{"kind": "here"}], "options": {"size": 3}}, 422),
        ({"game": "merv", "seats": [{"kind": "here"}], "edition": "name = 3"}, 422),
        ({"game": "merv", "seats": [{"kind": "here"}], "seed": -1}, 400),
        ({"game": "merv", "seats": [{"kind": "here"}], "wish": 1}, 400),
        ({"game": "merv", "seats": [{"kind": "here", "name": "x" * 41}]}, 400),
        ([], 400),
        ("merv", 400),
    ],
)
def test_a_table_that_cannot_be_is_refused_clearly(client: Client, body: Any, status: int) -> None:
    answer = client.http.post("/api/tables", json=body)

    assert answer.status_code == status, answer.text
    assert answer.json()["message"]


def test_colours_and_edition_are_those_of_the_table(client: Client) -> None:
    edition = 'name = "my merv"\n[contract.k2f-1]\npoints = 11\n'
    table = client.make("here", "here", options={"colours": ["green", "red"]}, edition=edition)
    info = client.get(table.path, table.owner).json()

    assert [seat["colour"] for seat in info["seats"]] == ["green", "red"]
    assert info["edition"] == "my merv"
    assert info["printed"]["contract"]["k2f-1"]["points"] == 11
    assert info["printed"]["contract"]["k2f-2"]["points"] == 8


# --- who may look and change ----------------------------------------------------------------------------------------
def test_an_unlisted_table_is_only_for_those_with_a_link(client: Client) -> None:
    table = client.make("here", "link", listed=False)

    assert client.get(table.path).status_code == 404
    assert client.get(table.path, "x" * 32).status_code == 404
    for token in (table.owner, table.spectator, table.tokens[1]):
        assert client.get(table.path, token).status_code == 200
    assert table.id not in client.get("/api/tables").text


def test_a_spectator_sees_no_decision_and_moves_nothing(client: Client) -> None:
    table = client.make("here", "here")
    answer = client.get(f"{table.path}/position", table.spectator)

    assert answer.json()["ask"] is None
    assert answer.json()["perspective"] is None
    assert client.get(f"{table.path}/position", table.spectator, perspective=0).status_code == 403
    body = {"seat": 0, "kind": "play", "version": 0, "key": "k", "action": 0}
    moved = client.http.post(f"{table.path}/moves", json=body, headers=bearer(table.spectator))
    assert moved.status_code == 403


def test_the_list_has_open_running_and_finished_tables(client: Client) -> None:
    open_one = client.make("here", "open")
    running = client.make("here", "here")
    lines = {line["table"]: line for line in client.get("/api/tables").json()}

    assert lines[open_one.id]["status"] == "open"
    assert lines[running.id]["status"] == "running"
    assert not lines[running.id]["your_turn"]
    known = [{"table": running.id, "tokens": list(running.tokens.values())}, {"table": "gonegone"}]
    looked = client.http.post("/api/tables/look-up", json={"tables": known}).json()
    assert [line["table"] for line in looked] == [running.id]
    assert looked[0]["your_turn"]


def test_an_open_seat_is_taken_once(client: Client) -> None:
    table = client.make("here", "open")
    first = client.http.post(f"{table.path}/seats/1/join")
    second = client.http.post(f"{table.path}/seats/1/join")

    assert first.status_code == 200
    assert second.status_code == 409
    assert client.get(table.path, first.json()["token"]).json()["mine"] == [1]
    assert client.get(table.path).json()["status"] == "running"
    assert client.http.post(f"{table.path}/seats/0/join").status_code == 409
    assert client.http.post(f"{table.path}/seats/7/join").status_code == 404


def test_a_guest_sits_down_with_a_name(client: Client) -> None:
    table = client.make("here", "link")
    name = "</script><b>Ada & Bob"
    answer = client.http.patch(f"{table.path}/seats/1", json={"name": name}, headers=bearer(table.tokens[1]))

    assert answer.status_code == 200
    seat = client.get(table.path).json()["seats"][1]
    assert (seat["name"], seat["taken"]) == (name, True)
    denied = client.http.patch(f"{table.path}/seats/0", json={"name": "me"}, headers=bearer(table.tokens[1]))
    assert denied.status_code == 403


def test_a_new_link_voids_the_old_one(client: Client) -> None:
    table = client.make("here", "link", listed=False)
    renewed = client.http.post(f"{table.path}/seats/1/link", headers=bearer(table.owner)).json()["token"]

    assert client.get(table.path, table.tokens[1]).status_code == 404
    assert client.get(table.path, renewed).json()["mine"] == [1]
    assert client.http.post(f"{table.path}/seats/1/link", headers=bearer(renewed)).status_code == 403
    watching = client.http.post(f"{table.path}/spectator-link", headers=bearer(table.owner)).json()["token"]
    assert client.get(table.path, table.spectator).status_code == 404
    assert client.get(table.path, watching).status_code == 200


def test_only_the_creator_changes_the_table(client: Client) -> None:
    table = client.make("here", "link")
    denied = client.http.patch(table.path, json={"title": "mine"}, headers=bearer(table.tokens[1]))
    changed = client.http.patch(table.path, json={"title": "ours", "chat": False}, headers=bearer(table.owner))

    assert denied.status_code == 403
    assert (changed.json()["title"], changed.json()["chat"]) == ("ours", False)
    said = client.http.post(
        f"{table.path}/chat", json={"text": "hi", "seat": 0, "key": "a"}, headers=bearer(table.tokens[0])
    )
    assert (said.status_code, said.json()["code"]) == (409, "chat_off")


# --- bots beside people ---------------------------------------------------------------------------------------------
def test_bots_move_until_a_person_is_asked(client: Client) -> None:
    table = client.make("here", "greedy", "random")

    position = wait_for(table, 0)

    assert position["ask"]["seat"] == 0
    assert all(play["seat"] in (1, 2) for play in position["plays"])


def test_a_bot_stands_in_and_the_person_comes_back(client: Client) -> None:
    table = client.make("here", "link", seed=3)
    asked = 0 if table.position(0)["ask"] else 1
    owner = bearer(table.owner)
    assert client.http.patch(f"{table.path}/seats/{asked}", json={"bot": "greedy"}, headers=owner).status_code == 200
    other = 1 - asked

    position = wait_for(table, other)

    assert {play["seat"] for play in position["plays"]} == {asked}
    assert client.get(table.path).json()["seats"][asked]["stands_in"]
    refused = table.send(asked, "undo", position["version"])
    assert (refused.status_code, refused.json()["code"]) == (409, "bot_sits_here")
    back = client.http.patch(f"{table.path}/seats/{asked}", json={"person": True}, headers=bearer(table.tokens[asked]))
    assert back.status_code == 200
    assert not client.get(table.path).json()["seats"][asked]["stands_in"]


def test_a_game_of_bots_plays_itself_to_the_end(client: Client) -> None:
    table = client.make("random", "random", "random")
    for _ in range(600):
        position = client.get(f"{table.path}/position", table.owner).json()
        if position["over"]:
            break
        time.sleep(0.1)

    assert position["over"]
    assert client.get(table.path).json()["status"] == "finished"
    scores = client.get(f"{table.path}/scores").json()
    assert scores["totals"][-1] == [line["total"] for line in position["scores"]]
    record = client.get(f"{table.path}/record").text
    imported = client.http.post("/api/tables/import", json={"record": record}).json()
    again = client.get(f"/api/tables/{imported['table']}/position", imported["owner"]).json()
    assert again["scores"] == position["scores"]
    assert [play["name"] for play in again["plays"]] == [play["name"] for play in position["plays"]]


# --- records and the past -------------------------------------------------------------------------------------------
def test_a_record_becomes_a_table_to_look_at(client: Client) -> None:
    answer = client.http.post("/api/tables/import", json={"record": finished_record(), "title": "kept"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    path = f"/api/tables/{made['table']}"
    info = client.get(path, made["owner"]).json()

    assert (info["imported"], info["status"], made["seats"]) == (True, "finished", [])
    position = client.get(f"{path}/position", made["owner"]).json()
    assert position["ranking"]
    last = client.get(f"{path}/positions/{len(position['plays'])}", made["owner"]).json()
    assert last["view"] == position["view"]
    assert client.get(f"{path}/positions/0", made["owner"]).json()["view"]["year"] == 1
    assert client.get(f"{path}/positions/99999", made["owner"]).status_code == 404


@pytest.mark.parametrize("record", ["", "hello", "caravansary record 1\ngame: chess\n", "caravansary record 9\n"])
def test_a_record_that_cannot_be_read_is_refused(client: Client, record: str) -> None:
    answer = client.http.post("/api/tables/import", json={"record": record})

    assert answer.status_code == 422
    assert answer.json()["message"]


def test_the_record_of_a_running_game_is_no_table(client: Client) -> None:
    table = client.make("here", "here")
    running = client.get(f"{table.path}/record", table.owner).text

    assert client.http.post("/api/tables/import", json={"record": running}).status_code == 422


# --- the server -----------------------------------------------------------------------------------------------------
def test_health_and_metrics(client: Client) -> None:
    health = client.get("/api/health").json()

    assert (health["status"], health["database"], health["bots"]) == ("ok", "ok", "ok")
    assert health["version"] == caravansary.__version__
    assert "caravansary_requests_total" in client.get("/api/metrics").text


def test_the_interface_is_documented(client: Client) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    socket = client.get("/api/socket-messages.json").json()

    assert "/api/tables/{table}/moves" in schema["paths"]
    assert {"Hello", "Position", "TableInfo", "Chat"} <= set(socket["$defs"])


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as (server, client):
        table = client.make("here", "greedy", "here")
        seat = asked_person(table)
        assert table.play(seat).status_code == 200
        before = table.position(seat)
        assert server.stop() in (0, -signal.SIGTERM)
        server.start(server.port)
        after = table.position(seat)

    same = ("version", "plays", "view", "ask", "statuses", "scores")
    assert [after[key] for key in same] == [before[key] for key in same]
