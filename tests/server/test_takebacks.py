"""Turns are taken back by agreement: nobody agrees for somebody else, and what has happened is told in the chat."""

from __future__ import annotations

import pytest

from caravansary.server.http.messages import Agree, ChangeSeat, Propose
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table
from tests.server.playing import first_option
from tests.server.services import Start, found, make, refused, tokens_of

pytestmark = pytest.mark.anyio


async def play_turns(service: Service, table: Table, tokens: dict[int, str], turns: int) -> None:
    holder = table.holder(tokens.values())
    number = 0
    while len(table.match.turns) < turns:
        move = first_option(table, tokens, f"turn{number}")
        assert move is not None
        await service.move(table, holder, move)
        number += 1


def kinds(table: Table) -> list[str]:
    return [line.kind for line in table.lines]


async def test_the_creator_cannot_agree_for_others_by_sending_them_away(service: Service, start: Start) -> None:
    made = await make(service, "here", "link")
    table, tokens = await found(service, made.table), tokens_of(made)
    await play_turns(service, table, tokens, 2)
    owner = table.holder([made.owner, tokens[0]])
    await service.move(table, owner, Propose(0, table.version_for(0), "p", turns=2))

    await service.change_seat(table, owner, 1, ChangeSeat(bot="random"))
    await service.change_seat(table, owner, 1, ChangeSeat(person=True))

    assert len(table.match.turns) >= 2
    assert table.match.must_agree == (1,)
    assert kinds(table) == ["bot_sits", "person_sits"]
    other = table.holder([tokens[1]])
    table.match.absent.clear()
    await service.move(table, other, Agree(1, table.version_for(1), "a"))
    assert len(table.match.turns) == 0
    assert kinds(table) == ["bot_sits", "person_sits", "taken_back"]
    assert [line.number for line in table.lines] == [0, 1, 2]
    again = await found(await start(), made.table)
    assert kinds(again) == kinds(table)


async def test_who_plays_alone_is_told_nothing(service: Service) -> None:
    made = await make(service, "here", "random")
    table, owner = await found(service, made.table), made.owner
    await service.change_seat(table, table.holder([owner]), 0, ChangeSeat(bot="random"))
    assert [kind for kind in kinds(table) if kind != "bot_replaced"] == []


async def test_a_finished_game_of_several_people_stays_finished(service: Service) -> None:
    made = await make(service, "here", "here")
    table, tokens = await found(service, made.table), tokens_of(made)
    holder = table.holder([made.owner, *tokens.values()])
    number = 0
    while not table.match.is_over:
        move = first_option(table, tokens, f"k{number}")
        assert move is not None
        await service.move(table, holder, move)
        number += 1
    with refused("game_over"):
        await service.move(table, holder, Propose(0, table.version_for(0), "p", turns=1))
    assert table.match.is_over


# --- seats of bots --------------------------------------------------------------------------------------------------
async def test_no_link_opens_the_secrets_of_a_bot_that_comes_back(service: Service) -> None:
    made = await make(service, "here", "random", game="marco_polo")
    table, owner = await found(service, made.table), made.owner
    creator = table.holder([owner])
    await service.change_seat(table, creator, 1, ChangeSeat(person=True))
    link = await service.new_link(table, creator, 1)
    assert table.holder([link]).seats == {1}

    await service.change_seat(table, creator, 1, ChangeSeat(bot="random"))

    assert table.holder([link]).seats == frozenset()
    assert table.stored.seats[1].place == "bot"
    await service.change_seat(table, creator, 1, ChangeSeat(person=True))
    assert table.holder([link]).seats == frozenset()


async def test_a_stand_in_leaves_the_persons_link_alone(service: Service) -> None:
    made = await make(service, "here", "link")
    table, tokens = await found(service, made.table), tokens_of(made)
    creator = table.holder([made.owner])

    await service.change_seat(table, creator, 1, ChangeSeat(bot="random"))

    assert table.holder([tokens[1]]).seats == {1}
    assert table.stored.seats[1].place == "link"
