"""Making tables, links, seats, lists, records, texts: the HTTP interface on a real server."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest

import caravansary
from tests.processes import eventually
from tests.server.playing import finished_record
from tests.server.serving import Client, Table, serving


# --- games and texts ------------------------------------------------------------------------------------------------
def test_the_games_are_listed_with_options_and_bots(client: Client) -> None:
    merv = next(one for one in client.get("/api/games").json() if one["name"] == "merv")

    assert (merv["min_players"], merv["max_players"]) == (1, 4)
    assert [bot["name"] for bot in merv["bots"]] == ["easy", "medium", "hard", "expert"]
    assert merv["bots"][1]["strength"]["against"] == "easy"
    assert merv["manners"] == ["builder", "courtier", "trader"]
    assert merv["colours"] == ["red", "blue", "yellow", "green"]
    assert [(one["name"], one["per_seat"]) for one in merv["options"]] == [("colours", True)]
    assert merv["seats_have_secrets"] is False
    assert (merv["first_game"], merv["everything"]) == ({}, {})


@pytest.mark.parametrize("game", caravansary.list_games())
def test_the_recommended_options_make_a_table(client: Client, game: str) -> None:
    info = next(one for one in client.get("/api/games").json() if one["name"] == game)
    names = {option["name"] for option in info["options"]}
    for options in (info["first_game"], info["everything"]):
        assert set(options) <= names
        made = client.make("here", "here", game=game, options=options)
        assert made.info()["options"].items() >= options.items()


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_texts_and_rules_are_served_in_every_language(client: Client, language: str) -> None:
    assert "no-game-over" in client.get(f"/api/texts/{language}").text
    assert "ask-choose_slot" in client.get(f"/api/games/merv/texts/{language}").text
    rules = client.get(f"/api/games/merv/rules/{language}").json()
    assert rules["language"] == language
    assert sum(len(area["rules"]) for area in rules["areas"]) == 346


@pytest.mark.parametrize("language", ["en", "ru", "de"])
@pytest.mark.parametrize("game", caravansary.list_games())
def test_every_game_is_told_in_short(client: Client, game: str, language: str) -> None:
    told = client.get(f"/api/games/{game}/in-short/{language}").text

    assert 300 < len(told) < 2500
    assert told[0].isupper()
    preface = client.get(f"/api/games/{game}/rules/{language}").json()["preface"]
    assert told[1:60] in preface


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
    info = table.info()
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
    assert table.info()["open_seed"] == 4711
    assert "seed: hidden" in secret.get("/record", secret.owner).text


WANTED = {"game": "merv", "seats": [{"kind": "here"}]}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (WANTED | {"game": "chess"}, 404),
        (WANTED | {"seats": []}, 400),
        (WANTED | {"seats": [{"kind": "here"}] * 5}, 422),
        (WANTED | {"seats": [{"kind": "throne"}]}, 400),
        (WANTED | {"seats": [{"kind": "bot", "bot": "kasparov"}]}, 422),
        (WANTED | {"seats": [{"kind": "here", "bot": "greedy"}]}, 422),
        (WANTED | {"options": {"colours": ["pink"]}}, 422),
        (WANTED | {"options": {"size": 3}}, 422),
        (WANTED | {"edition": "name = 3"}, 422),
        (WANTED | {"seed": -1}, 400),
        (WANTED | {"wish": 1}, 400),
        (WANTED | {"seats": [{"kind": "here", "name": "x" * 41}]}, 400),
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
    info = table.info()

    assert [seat["colour"] for seat in info["seats"]] == ["green", "red"]
    assert info["edition"] == "my merv"
    assert info["printed"]["contract"]["k2f-1"]["points"] == 11
    assert info["printed"]["contract"]["k2f-2"]["points"] == 8


# --- who may look and change ----------------------------------------------------------------------------------------
def test_an_unlisted_table_is_only_for_those_with_a_link(client: Client) -> None:
    table = client.make("here", "link", listed=False)

    assert table.get().status_code == 404
    assert table.get("", "x" * 32).status_code == 404
    for token in (table.owner, table.spectator, table.tokens[1]):
        assert table.get("", token).status_code == 200
    assert table.id not in client.get("/api/tables").text


def test_a_spectator_sees_no_decision_and_moves_nothing(table: Table) -> None:
    answer = table.get("/position", table.spectator).json()

    assert (answer["ask"], answer["perspective"]) == (None, None)
    assert table.get("/position", table.spectator, perspective=0).status_code == 403
    moved = table.post("/moves", table.spectator, seat=0, kind="play", version=0, key="k", action=0)
    assert moved.status_code == 403


def test_the_list_has_open_running_and_finished_tables(client: Client, table: Table) -> None:
    open_one, running = client.make("here", "open"), table
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
    joined = table.post("/seats/1/join")

    assert joined.status_code == 200
    assert table.get("", joined.json()["token"]).json()["mine"] == [1]
    assert table.info()["status"] == "running"
    assert [table.post(f"/seats/{seat}/join").status_code for seat in (1, 0, 7)] == [409, 409, 404]


def test_a_guest_sits_down_with_a_name(client: Client) -> None:
    table = client.make("here", "link")
    name = "</script><b>Ada & Bob"

    assert table.patch("/seats/1", table.tokens[1], name=name).status_code == 200

    seat = table.info()["seats"][1]
    assert (seat["name"], seat["taken"]) == (name, True)
    assert table.patch("/seats/0", table.tokens[1], name="me").status_code == 403


def test_a_new_link_voids_the_old_one(client: Client) -> None:
    table = client.make("here", "link", listed=False)
    renewed = table.post("/seats/1/link", table.owner).json()["token"]

    assert table.get("", table.tokens[1]).status_code == 404
    assert table.get("", renewed).json()["mine"] == [1]
    assert table.post("/seats/1/link", renewed).status_code == 403
    watching = table.post("/spectator-link", table.owner).json()["token"]
    assert table.get("", table.spectator).status_code == 404
    assert table.get("", watching).status_code == 200


def test_only_the_creator_changes_the_table(client: Client) -> None:
    table = client.make("here", "link")
    denied = table.patch("", table.tokens[1], title="mine")
    changed = table.patch("", table.owner, title="ours", chat=False)

    assert denied.status_code == 403
    assert (changed.json()["title"], changed.json()["chat"]) == ("ours", False)
    said = table.post("/chat", table.tokens[0], text="hi", seat=0, key="a")
    assert (said.status_code, said.json()["code"]) == (409, "chat_off")


# --- bots beside people ---------------------------------------------------------------------------------------------
def test_bots_move_until_a_person_is_asked(client: Client) -> None:
    table = client.make("here", "greedy", "random")

    position = table.position(table.asked(0))

    assert position["ask"]["seat"] == 0
    assert all(play["seat"] in (1, 2) for play in position["plays"])


def test_a_bot_stands_in_and_the_person_comes_back(client: Client) -> None:
    table = client.make("here", "link", seed=3)
    asked = table.asked()
    assert table.patch(f"/seats/{asked}", table.owner, bot="greedy").status_code == 200

    position = table.position(table.asked(1 - asked))

    assert {play["seat"] for play in position["plays"]} == {asked}
    assert table.info()["seats"][asked]["stands_in"]
    refused = table.send(asked, "undo", position["version"])
    assert (refused.status_code, refused.json()["code"]) == (409, "bot_sits_here")
    assert table.patch(f"/seats/{asked}", table.tokens[asked], person=True).status_code == 200
    assert not table.info()["seats"][asked]["stands_in"]


def test_a_seat_sees_how_all_would_stand_if_it_ended_now_and_its_own_secrets(client: Client) -> None:
    table = client.make("here", "here", game="marco_polo", seed=3)
    asked = table.asked()

    seen = {who: table.position(who)["prospects"] for who in (0, 1, None)}

    assert [{**line, "secret": {}} for line in seen[0]] == [{**line, "secret": {}} for line in seen[1]] == seen[None]
    assert [sum(line["by_source"].values()) for line in seen[None]] == [line["total"] for line in seen[None]]
    options = table.position(asked)["ask"]["options"]
    assert all(set(option["prospects"].values()).isdisjoint({0}) for option in options)


def test_a_game_of_bots_plays_itself_to_the_end(client: Client) -> None:
    table = client.make("random", "random", "random")
    eventually(lambda: table.position()["over"])

    position = table.position()
    assert table.info()["status"] == "finished"
    scores = table.get("/scores").json()
    assert scores["totals"][-1] == [line["total"] for line in position["scores"]]
    again = Table(client, client.import_record(table.get("/record").text).json()).position()
    assert again["scores"] == position["scores"]
    assert [line["total"] for line in position["prospects"]] == [line["total"] for line in position["scores"]]
    assert {line["who"]: line["place"] for line in position["prospects"]} == {
        line["who"]: line["place"] for line in position["ranking"]
    }
    assert [play["name"] for play in again["plays"]] == [play["name"] for play in position["plays"]]


# --- records and the past -------------------------------------------------------------------------------------------
def test_a_record_becomes_a_table_to_look_at(client: Client) -> None:
    answer = client.import_record(finished_record(), title="kept")
    assert answer.status_code == 201, answer.text
    table = Table(client, answer.json())
    info = table.info()

    assert (info["imported"], info["status"], table.tokens) == (True, "finished", {})
    position = table.position()
    assert position["ranking"]
    last = table.get(f"/positions/{len(position['plays'])}", table.owner).json()
    assert last["view"] == position["view"]
    assert table.get("/positions/0", table.owner).json()["view"]["year"] == 1
    assert table.get("/positions/99999", table.owner).status_code == 404


@pytest.mark.parametrize("record", ["", "hello", "caravansary record 1\ngame: chess\n", "caravansary record 9\n"])
def test_a_record_that_cannot_be_read_is_refused(client: Client, record: str) -> None:
    answer = client.import_record(record)

    assert answer.status_code == 422
    assert answer.json()["message"]


def test_the_record_of_a_running_game_is_no_table(client: Client, table: Table) -> None:
    running = table.get("/record", table.owner).text

    assert client.import_record(running).status_code == 422


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
        seat = table.asked()
        assert table.play(seat).status_code == 200
        before = table.position(seat)
        assert server.stop() in (0, -signal.SIGTERM)
        server.start(server.port)
        after = table.position(seat)

    same = ("version", "plays", "view", "ask", "statuses", "scores")
    assert [after[key] for key in same] == [before[key] for key in same]
