"""Moves: at most once, only on what was seen, never for others; drafts, undo, commit, takebacks."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.serving import Client, Table, bearer


def test_an_option_is_played_and_the_version_grows(table: Table, seat: int) -> None:
    answer = table.send(seat, "play", 0, action=table.options(seat)[0])

    assert answer.json() == {"version": 1, "repeated": False}
    after = table.position(seat)
    assert (after["version"], len(after["plays"]), after["committed"], after["drafting"]) == (1, 1, 0, seat)


def test_a_repeated_request_is_done_once(table: Table, seat: int) -> None:
    action = table.options(seat)[0]
    answers = [table.send(seat, "play", 0, key="same", action=action) for _ in range(3)]

    assert [answer.status_code for answer in answers] == [200] * 3
    assert [answer.json()["repeated"] for answer in answers] == [False, True, True]
    assert len(table.position(seat)["plays"]) == 1


def send_at_once(client: Client, table: Table, seat: int, actions: list[int]) -> list[httpx.Response]:
    """All actions as moves on version 0, from clients of their own, at the same moment."""
    gate = threading.Barrier(len(actions))

    def send(action: int) -> httpx.Response:
        with httpx.Client(base_url=client.http.base_url) as http:
            gate.wait()
            body = {"seat": seat, "kind": "play", "version": 0, "key": f"k{action}", "action": action}
            return http.post(f"{table.path}/moves", json=body, headers=bearer(table.tokens[seat]))

    with ThreadPoolExecutor(len(actions)) as threads:
        return list(threads.map(send, actions))


def test_of_two_moves_at_once_the_later_is_told_to_refresh(client: Client) -> None:
    for _ in range(5):
        table = client.make("here", "here")
        seat = table.asked()

        answers = send_at_once(client, table, seat, table.options(seat)[:2])

        assert sorted(answer.status_code for answer in answers) == [200, 409]
        loser = next(answer for answer in answers if answer.status_code == 409)
        assert (loser.json()["code"], loser.json()["version"]) == ("stale", 1)
        assert len(table.position(seat)["plays"]) == 1


@pytest.mark.parametrize("version", [7, 2**53])
def test_a_version_that_was_never_seen_is_stale(table: Table, seat: int, version: int) -> None:
    answer = table.send(seat, "play", version, action=table.options(seat)[0])

    assert (answer.status_code, answer.json()["code"]) == (409, "stale")


def test_an_illegal_action_is_answered_with_the_rule(client: Client) -> None:
    table = client.make("here", "here", seed=5)
    seat = table.asked()
    position = table.position(seat)
    refused = position["ask"]["refused"]
    wrong = refused[0]["action"] if refused else 119
    answer = table.send(seat, "play", position["version"], action=wrong)

    assert answer.status_code == 422
    problem = answer.json()
    assert problem["code"].split(".")[0] in ("merv", "core")
    assert problem["rule"].startswith("MERV-")
    assert problem["message"]
    assert table.position(seat)["plays"] == []
    reason = table.get("/why-not", table.tokens[seat], action=wrong, seat=seat).json()
    assert (reason["possible"], reason["code"], reason["rule"]) == (False, problem["code"], problem["rule"])


def test_a_move_for_anothers_seat_is_refused(client: Client) -> None:
    table = client.make("here", "link")
    seat = table.asked()
    move = {"seat": seat, "kind": "play", "version": 0, "key": "k", "action": table.options(seat)[0]}

    for tokens in ([table.tokens[1 - seat]], [table.owner], [table.spectator], ["no-such-token-at-all"], []):
        assert table.post("/moves", *tokens, **move).status_code == 403
    assert table.play(seat).status_code == 200


def test_who_is_not_asked_cannot_play(table: Table, seat: int) -> None:
    answer = table.send(1 - seat, "play", 0, action=table.options(seat)[0])

    assert answer.status_code == 422
    assert answer.json()["code"] == "core.seat.not_yours"


def test_undo_commit_and_the_next_seat(client: Client) -> None:
    table = client.make("here", "here", "here")
    seat = table.asked()
    assert table.play(seat).status_code == 200
    assert table.position(seat)["can_undo"]
    assert table.do(seat, "undo").status_code == 200
    assert table.position(seat)["plays"] == []
    refused = table.do(seat, "undo")
    assert (refused.status_code, refused.json()["code"]) == (409, "nothing_to_undo")
    early = table.do(seat, "commit")
    assert (early.status_code, early.json()["code"]) == (409, "nothing_to_commit")

    table.play_turn()

    following = table.asked()
    assert following != seat
    assert table.position(following)["committed"] == len(table.position(following)["plays"])
    late = table.do(seat, "undo")
    assert late.status_code == 409


def test_auto_commit_ends_the_turn_by_itself(table: Table, seat: int) -> None:
    assert table.patch(f"/seats/{seat}", table.tokens[seat], auto_commit=True).status_code == 200
    for _ in range(60):
        if table.position(seat)["ask"] is None:
            break
        assert table.play(seat).status_code == 200

    position = table.position(seat)
    assert position["committed"] == len(position["plays"]) > 0


def test_committed_turns_come_back_only_if_all_agree(client: Client) -> None:
    table = client.make("here", "here", "here")
    seat = table.asked()
    table.play_turn()
    plays = len(table.position(seat)["plays"])
    others = [other for other in table.tokens if other != seat]
    assert table.do(seat, "propose", turns=table.position(seat)["turns_back"]).status_code == 200
    assert table.position(others[0])["proposal"]["missing"] == sorted(others)
    assert table.do(others[0], "agree").status_code == 200
    assert len(table.position(seat)["plays"]) == plays
    assert table.do(others[1], "agree").status_code == 200

    assert table.position(seat)["plays"] == []
    assert table.position(seat)["ask"] is not None


def test_one_who_declines_ends_the_proposal(table: Table, seat: int) -> None:
    table.play_turn()
    table.do(seat, "propose")
    assert table.do(1 - seat, "decline").status_code == 200

    assert table.position(seat)["proposal"] is None
    assert table.position(seat)["committed"] > 0


MOVE = {"seat": 0, "kind": "play", "version": 0, "key": "k", "action": 1}


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seat": 0},
        MOVE | {"seat": "first"},
        {"seat": 0, "kind": "cheat", "version": 0, "key": "k"},
        MOVE | {"version": -1},
        MOVE | {"key": ""},
        MOVE | {"key": "k k"},
        MOVE | {"action": 10**30},
        MOVE | {"action": 1.5},
        MOVE | {"seat": 99},
        MOVE | {"more": 2},
        [1, 2],
        None,
    ],
)
def test_a_malformed_move_is_a_clear_400(client: Client, table: Table, body: Any) -> None:
    answer = client.http.post(f"{table.path}/moves", json=body, headers=bearer(table.tokens[0]))

    assert answer.status_code == 400, answer.text
    assert answer.json()["message"]
    assert table.position(0)["version"] == 0


@pytest.mark.parametrize(("kind", "field"), [("play", "action"), ("pick", "actions")])
def test_a_move_without_its_action_is_refused(table: Table, seat: int, kind: str, field: str) -> None:
    missing = table.do(seat, kind)
    empty = table.do(seat, kind, **{field: None})

    assert (missing.status_code, empty.status_code) == (400, 400)
    assert f"`{field}`" in missing.json()["message"]
    assert field in empty.json()["message"]


def test_fields_of_other_moves_may_be_empty(table: Table, seat: int) -> None:
    table.play(seat)

    assert table.do(seat, "undo", action=None, actions=None, turns=None).status_code == 200


def test_text_that_is_no_json_and_bodies_that_are_too_large(client: Client, table: Table) -> None:
    headers = {**bearer(table.tokens[0]), "content-type": "application/json"}
    broken = client.http.post(f"{table.path}/moves", content=b"{\xff", headers=headers)
    huge = client.http.post(f"{table.path}/moves", content=b"x" * 400_000, headers=headers)

    assert broken.status_code == 400
    assert huge.status_code == 413
    assert table.position(0)["version"] == 0


def test_a_set_is_picked_whole_in_any_order(client: Client) -> None:
    """Somewhere in these games a payment leaves a choice: it is paid backwards, in one move."""
    for seed in range(40):
        table = client.make("here", "here", seed=seed)
        for _ in range(120):
            seat = next((one for one in table.tokens if table.position(one)["ask"] is not None), None)
            if seat is None:
                committing = next(one for one in table.tokens if table.position(one)["can_commit"])
                table.do(committing, "commit")
                continue
            position = table.position(seat)
            pick = position["ask"]["pick"]
            if pick is not None:
                whole = pick["sets"][-1]
                answer = table.send(seat, "pick", position["version"], actions=whole[::-1])
                assert answer.status_code == 200, answer.text
                assert table.position(seat)["version"] > position["version"]
                assert table.do(seat, "pick", actions=[0, 1]).status_code in (409, 422)
                return
            table.play(seat)
    raise AssertionError("no payment with a choice was met")
