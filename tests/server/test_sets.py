"""Sets of which there are too many to be sent unasked."""

from __future__ import annotations

import json

from caravansary.server.tables.present import MOST_SETS
from tests.server.serving import Client, Table


def with_many_sets(client: Client) -> tuple[Table, int]:
    """A table of Marrakesh, and the seat that is asked to choose among hundreds of sets."""
    table = client.make("here", "here", game="marrakesh", seed=1)
    return table, table.play_until("choose_keshis")


def test_they_are_not_in_the_position_but_can_be_asked_for(client: Client) -> None:
    table, seat = with_many_sets(client)
    position = table.position(seat)
    pick = position["ask"]["pick"]
    sets = table.get("/sets", table.tokens[seat], seat=seat).json()

    assert (pick["sets"], pick["more"]) == ([], True)
    assert len(sets) > MOST_SETS
    assert len(json.dumps(position)) < 30_000
    assert table.send(seat, "pick", position["version"], actions=sets[-1][::-1]).status_code == 200


def test_they_are_those_of_the_seat_alone(client: Client) -> None:
    table, seat = with_many_sets(client)
    for tokens in ([table.tokens[1 - seat]], [table.owner], []):
        answer = table.get("/sets", *tokens, seat=seat)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")


def test_few_sets_come_with_the_position(client: Client) -> None:
    table, seat = with_many_sets(client)
    sets = table.get("/sets", table.tokens[seat], seat=seat).json()
    table.play(seat, sets[0][0])
    for _ in range(60):
        position = table.position(seat)
        pick = (position["ask"] or {}).get("pick")
        if pick is not None and not pick["more"]:
            assert 0 < len(pick["sets"]) <= MOST_SETS
            assert table.get("/sets", table.tokens[seat], seat=seat).json() == pick["sets"]
            return
        table.play_turn()
    raise AssertionError("nothing else is picked")
