"""Who sits at a table: the names of bots, who is away, who begins."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

import caravansary
from caravansary.core.match_log import BOT, Seat
from caravansary.server.http.messages import NewTable, SeatPlan
from caravansary.server.http.page_files import TEXTS
from caravansary.server.http.problems import Refused
from caravansary.server.tables.companions import NAMES, with_manners, with_names
from caravansary.server.tables.present import seats_of
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Listener
from tests.server.services import Start, found, make, table_of

FACES = Path(__file__).parent.parent.parent / "web" / "src" / "parts" / "companions.ts"


def bots(count: int) -> list[Seat]:
    return [Seat("", BOT, "easy")] * count


# --- the list -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_every_name_is_said_in_every_language(language: str) -> None:
    text = (TEXTS / f"companions.{language}.ftl").read_text(encoding="utf-8")

    said = dict(re.findall(r"^companion-(\w+) = (.+)$", text, re.MULTILINE))
    assert list(said) == [name.lower() for name in NAMES]
    assert len(set(said.values())) == len(NAMES)


def test_every_name_has_a_face() -> None:
    portraits = re.findall(r"^  (\w+): portrait\((.+)\),$", FACES.read_text(encoding="utf-8"), re.MULTILINE)

    assert [name for name, _ in portraits] == list(NAMES)
    assert len({parts for _, parts in portraits}) == len(NAMES)


# --- naming ---------------------------------------------------------------------------------------------------------
def test_no_two_at_a_table_are_alike() -> None:
    for number in range(300):
        names = [seat.name for seat in with_names([Seat("omar"), *bots(7)], f"table{number}")]
        assert len({name.casefold() for name in names}) == 8
        assert set(names[1:]) <= set(NAMES)


def test_the_same_table_has_the_same_names_and_others_have_others() -> None:
    assert with_names(bots(3), "abc") == with_names(bots(3), "abc")
    assert len({with_names(bots(1), f"table{number}")[0].name for number in range(300)}) == len(NAMES)


def test_people_and_bots_that_have_a_name_keep_it() -> None:
    seats = [Seat(), Seat("Petra"), Seat("Deep Camel", BOT, "hard")]

    assert with_names(seats, "abc") == seats


# --- manners --------------------------------------------------------------------------------------------------------
MERV = caravansary.game("merv")


def test_bots_of_any_manner_get_different_ones() -> None:
    for number in range(50):
        seats = with_manners([Seat(), *[Seat("", BOT, "hard:any")] * 3], MERV, f"table{number}")
        assert seats[0] == Seat()
        assert {seat.bot for seat in seats[1:]} == {"hard:builder", "hard:courtier", "hard:trader"}


def test_a_manner_that_was_chosen_is_kept_and_not_given_again() -> None:
    for number in range(50):
        seats = with_manners([Seat("", BOT, "easy:trader"), Seat("", BOT, "hard:any")], MERV, f"table{number}")
        assert seats[0].bot == "easy:trader"
        assert seats[1].bot in ("hard:builder", "hard:courtier")


def test_a_level_alone_plays_without_a_manner() -> None:
    seats = [Seat("", BOT, "medium"), Seat("", BOT, "greedy")]

    assert with_manners(seats, MERV, "abc") == seats


def test_the_same_table_gives_the_same_manners_and_others_give_others() -> None:
    any_two = [Seat("", BOT, "easy:any")] * 2
    assert with_manners(any_two, MERV, "abc") == with_manners(any_two, MERV, "abc")
    assert len({with_manners(any_two, MERV, f"table{number}")[0].bot for number in range(50)}) == 3


@pytest.mark.anyio
async def test_a_manner_is_stored_with_the_table(start: Start) -> None:
    service = await start()
    made = await make(service, "here", "easy:any", "hard:trader")
    before = [seat.bot for seat in seats_of(await found(service, made.table))]
    again = await start()

    assert [seat.bot for seat in seats_of(await found(again, made.table))] == before
    assert before[1] in ("easy:builder", "easy:courtier")
    assert before[2] == "hard:trader"


@pytest.mark.anyio
@pytest.mark.parametrize("bot", ["hard:saver", "hard:", "greedy:any", "hard:builder@5", "hard@5", "any"])
async def test_no_bot_of_the_game_is_refused(service: Service, bot: str) -> None:
    with pytest.raises(Refused) as refused:
        await make(service, "here", bot)
    assert refused.value.problem.code == "no_such_bot"


# --- at a table -----------------------------------------------------------------------------------------------------
@pytest.mark.anyio
async def test_a_name_is_stored_with_the_table(start: Start) -> None:
    service = await start()
    made = await make(service, "here", "easy", "hard")
    before = [seat.name for seat in seats_of(await found(service, made.table))]
    again = await start()

    after = [seat.name for seat in seats_of(await found(again, made.table))]

    assert after == before
    assert before[0] == ""
    assert before[1] != before[2]
    assert set(before[1:]) <= set(NAMES)


@pytest.mark.anyio
async def test_a_table_whose_bots_have_no_names_still_opens(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.server.tables.service.with_names", lambda seats, table: list(seats))

    table, _ = await table_of(service, "here", "easy")

    assert [seat.name for seat in seats_of(table)] == ["", ""]


@pytest.mark.anyio
async def test_it_is_told_since_when_somebody_is_away(service: Service) -> None:
    table, tokens = await table_of(service, "here", "link")
    listener = Listener(table.holder([tokens[1]]), None, lambda: None, lambda: None)
    assert [seat.away_since for seat in seats_of(table)] == [None, None]  # nobody was ever seen

    table.listeners.add(listener)
    service.presence_changed(table)
    assert [seat.away_since for seat in seats_of(table)] == [None, None]
    table.listeners.discard(listener)
    before = time.time()
    service.presence_changed(table)
    away = seats_of(table)[1].away_since
    assert away is not None
    assert before <= away <= time.time()

    service.presence_changed(table)  # others come and go
    assert seats_of(table)[1].away_since == away
    table.listeners.add(listener)
    service.presence_changed(table)
    assert seats_of(table)[1].away_since is None
    table.listeners.discard(listener)


# --- who begins -----------------------------------------------------------------------------------------------------
def plans(count: int) -> list[SeatPlan]:
    return [SeatPlan("here"), *[SeatPlan("bot", bot="easy")] * (count - 1)]


@pytest.mark.anyio
@pytest.mark.parametrize("game", caravansary.list_games())
async def test_a_seat_that_shall_begin_is_asked_first(service: Service, game: str) -> None:
    first_game = caravansary.game(game).first_game
    for begins in (0, 1, 2) * 3:
        made = await service.make(NewTable(game, plans(3), options=first_game, begins=begins))
        match = (await found(service, made.table)).match
        assert match.deciders[0] == begins
        assert not match.open_seed


@pytest.mark.anyio
async def test_nobody_begins_by_wish_where_chance_is_chosen_or_no_seat_is(service: Service) -> None:
    for wrong in (NewTable("merv", plans(3), begins=0, seed=5), NewTable("merv", plans(2), begins=2)):
        with pytest.raises(Refused) as refused:
            await service.make(wrong)
        assert refused.value.status == 422


@pytest.mark.anyio
async def test_alone_the_game_says_who_begins(service: Service) -> None:
    made = await service.make(NewTable("merv", plans(1), begins=0))

    assert (await found(service, made.table)).match.deciders == (0,)
