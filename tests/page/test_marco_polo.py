"""Marco Polo in a real browser: secrets at one device, journeys, dice, whole games with every character."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from caravansary.games.marco_polo.game import GAME
from tests.page.browsing import Clicker, Visit, places, spot
from tests.processes import eventually
from tests.server.serving import Client, Table

pytestmark = pytest.mark.long  # `pytest -m long`; every day the other pages are enough


def make(client: Client, *kinds: str, **more: Any) -> Table:
    return client.make(*kinds, game="marco_polo", **more)


# --- secrets --------------------------------------------------------------------------------------------------------
def test_goal_cards_are_chosen_in_secret_at_one_device(visit: Visit, client: Client) -> None:
    table = make(client, "here", "here", seed=3, options={"goal_choice": True})
    page = visit().sit(table, 0, 1)
    dealt = [set(table.position(seat)["view"]["players"][seat]["goals_dealt"]) for seat in (0, 1)]

    seen: list[set[str]] = []
    for number in range(2):
        if number:
            page.wait_for_selector(".handover")
            assert page.locator(".spot").count() == 0
            page.locator(".handover .primary").click()
        cards = page.locator('.spot.open[data-places*="goal:"]')
        cards.first.wait_for()
        seen.append({place.removeprefix("goal:") for place in places(page, "goal")})
        for left in (cards.count() - 1, 0):
            cards.first.click()
            expect(cards).to_have_count(left)
        page.locator(".commit").click()

    assert sorted(map(sorted, seen)) == sorted(map(sorted, dealt))


def test_goal_cards_are_shown_only_to_their_owner(visit: Visit, client: Client) -> None:
    table = make(client, "here", "link", seed=5)
    cards = [places(visit().sit(table, seat), "goal", ".spot") for seat in (0, 1)]
    for seat in (0, 1):
        players = table.position(seat)["view"]["players"]
        assert players[seat]["goals"] is not None
        assert players[1 - seat]["goals"] is None
    assert [len(found) for found in cards] == [2, 2]
    assert not cards[0] & cards[1]
    assert places(visit().watch(table), "goal", ".spot") == set()
    view = table.get("/position", table.spectator).json()["view"]
    assert [player["goals"] for player in view["players"]] == [None, None]


# --- who one is -----------------------------------------------------------------------------------------------------
def test_who_one_is_is_told_once_at_a_table_and_again_at_the_portrait(visit: Visit, client: Client) -> None:
    table = make(client, "link", "link", seed=4, options={"first_player": 0})
    seat = table.play_until("choose_action")
    character = table.position(seat)["view"]["players"][seat]["character"]
    name = GAME.speaker("en").texts.format(f"character-{character}")
    visitor = visit()
    page = visitor.sit(table, seat)
    card = page.locator(".meeting")

    expect(card).to_contain_text(f"You are {name}")
    assert visitor.broken_rules_of_access() == []
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    page.reload()
    page.locator(".spot.open").first.wait_for()
    expect(card).to_have_count(0)
    page.locator(".own-portrait").click()
    expect(card).to_contain_text(name)
    spot(page, "space:coins").click()
    expect(card).to_have_count(0)


def test_who_has_chosen_a_character_is_told_about_it(visit: Visit, client: Client) -> None:
    table = make(client, "link", "link", seed=4, options={"character_draft": True})
    seat = table.play_until("choose_character")
    page = visit().sit(table, seat)
    expect(page.locator(".meeting")).to_have_count(0)

    chosen = page.locator('.spot.open[data-places^="character:"]').first
    name = chosen.locator("strong").inner_text()
    chosen.click()

    expect(page.locator(".meeting")).to_contain_text(f"You are {name}")


# --- playing --------------------------------------------------------------------------------------------------------
def test_a_die_is_clicked_first_and_then_its_space(visit: Visit, client: Client) -> None:
    table = make(client, "link", "link", seed=4, options={"first_player": 1})
    seat = table.play_until("choose_action")
    page = visit().sit(table, seat)
    spot(page, "space:camels").wait_for()
    page.locator(".hand-die.holdable").first.click()
    expect(page.locator(".picked-ring")).to_have_count(1)
    spot(page, "space:camels").click()

    expect(page.locator(".picked-ring")).to_have_count(0)
    eventually(lambda: len(table.position(seat)["view"]["spaces"]["camels"]) == 1)


def turn_with_rolled_dice(table: Table) -> int:
    """Plays on until a seat whose dice show values has its turn; Raschid's show none."""
    for _ in range(4):
        seat = table.play_until("choose_action")
        if table.position(seat)["view"]["players"][seat]["character"] != "raschid":
            return seat
        table.play_turn()
    raise AssertionError("only Raschid has turns")


def test_the_dice_of_a_journey_are_clicked_in_any_order(visit: Visit, client: Client) -> None:
    table = make(client, "link", "link", seed=4, options={"first_player": 0})
    seat = turn_with_rolled_dice(table)
    page = visit().sit(table, seat)
    spot(page, "space:travel").click()
    page.wait_for_selector('.spot.open[data-places^="die:"]')
    counts = table.position(seat)["view"]["players"][seat]["dice"]
    rolled = sorted((die for die, n in counts.items() for _ in range(n)), key=lambda die: int(die[-1]))
    low, high = rolled[0], rolled[-2]  # one die is higher: it must not be taken by itself
    spot(page, f"die:{high}").click()
    expect(page.locator(".count")).to_have_text("1 of 2")
    spot(page, f"die:{low}").click()
    page.wait_for_selector('.spot.open[data-places*="step:"]')

    placed = table.position(seat)["view"]["spaces"]["travel"]
    assert [f"{die['kind']}-{die['value']}" for die in placed] == [low, high]


@pytest.mark.parametrize("second", ["take:1", None])
def test_the_farthest_contract_may_be_clicked_first(visit: Visit, client: Client, second: str | None) -> None:
    table = make(client, "link", "link", seed=4, options={"first_player": 0})
    seat = table.play_until("choose_action")
    held = set(table.position(seat)["view"]["players"][seat]["contracts"])
    row = table.position(seat)["view"]["row"]
    page = visit().sit(table, seat)
    spot(page, "space:contracts").click()  # Raschid's die shows a six here
    spot(page, "take:6").click()
    expect(page.locator(".count")).to_have_text("1 of 2")
    if second is None:
        page.get_by_role("button", name="Take no second contract").click()
    else:
        spot(page, second).click()
    expect(page.locator(".count")).to_have_count(0)

    taken = {row[5]} if second is None else {row[0], row[5]}
    assert taken <= set(table.position(seat)["view"]["players"][seat]["contracts"]) <= taken | held


def travelling(client: Client) -> tuple[Table, int, dict[str, Any]]:
    """A table where a seat is asked for its first step, and a way of several steps that it could go."""
    table = make(client, "link", "link", seed=4, options={"first_player": 0})
    seat = table.play_until("choose_action")
    table.play(seat, "space travel")
    while table.position(seat)["ask"]["kind"] == "choose_die":
        table.play(seat, table.options(seat)[-1])
    ways = table.position(seat)["view"]["journeys"]
    return table, seat, next(way for way in ways if len(way["steps"]) > 1)


def test_a_journey_shows_its_cost_and_is_one_click(visit: Visit, client: Client) -> None:
    table, seat, far = travelling(client)
    visitor = visit()
    page = visitor.sit(table, seat)
    node = page.locator(f'.spot[data-places~="node:{far["node"]}"]').first  # not lit: it is several steps away
    node.hover()
    expect(page.locator(".journey .step-plate.sum")).to_have_count(1)
    visitor.picture("polo-journey")
    node.click()

    eventually(lambda: table.position(seat)["view"]["players"][seat]["figures"] == [far["node"]])


def test_a_finger_sees_a_journey_first_and_goes_by_a_second_tap(visit: Visit, client: Client) -> None:
    table, seat, far = travelling(client)
    page = visit(has_touch=True, size=(390, 844)).sit(table, seat)
    before = table.position(seat)["view"]["players"][seat]["figures"]
    node = page.locator(f'.spot[data-places~="node:{far["node"]}"]').first
    node.tap()
    expect(page.locator(".journey .step-plate.sum")).to_have_count(1)
    expect(page.locator(".tip")).to_contain_text("Tap again to go there")
    assert table.position(seat)["view"]["players"][seat]["figures"] == before

    node.tap()
    eventually(lambda: table.position(seat)["view"]["players"][seat]["figures"] == [far["node"]])
    expect(page.locator(".tip")).to_have_count(0)


# --- whole games ----------------------------------------------------------------------------------------------------
# Three drafts of four that can be made with twelve different characters, and games of two and three
DRAFTS: tuple[tuple[int, int, dict[str, Any], tuple[str, ...]], ...] = (
    (2, 1, {}, ()),
    (3, 1, {"character_draft": True, "goal_choice": True}, ()),
    (4, 0, {"new_characters": True}, ("raschid", "polos", "johannes", "arghun")),
    (4, 2, {"new_characters": True, "goal_choice": True}, ("matteo", "mercator", "wilhelm", "altan")),
    (4, 20, {"new_characters": True}, ("berke", "kubilai", "nicolao", "gunj")),
)


def choose_characters(page: Page, wanted: tuple[str, ...]) -> None:
    """Each seat takes one of the wanted characters."""
    left = list(wanted)
    for _ in range(60):
        if not left:
            return
        page.wait_for_selector(".spot.open, .handover .primary, .commit")
        for place in (".handover .primary", ".commit"):
            if page.locator(place).count():
                page.locator(place).first.click()
                page.wait_for_timeout(150)
        for character in left:
            choice = page.locator(f'.spot.open[data-places~="character:{character}"]')
            if choice.count():
                choice.first.click()
                left.remove(character)
                page.wait_for_timeout(250)
                break
    raise AssertionError(f"nobody could choose {left}")


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed", "options", "wanted"), DRAFTS)
def test_a_whole_game_is_played_by_clicks(
    visit: Visit, client: Client, players: int, seed: int, options: dict[str, Any], wanted: tuple[str, ...]
) -> None:
    table = make(client, *["here"] * players, seed=seed, options=options)
    visitor = visit(language=("en", "ru", "de")[players - 2])
    visitor.sit(table, *range(players))
    clicker = Clicker(visitor, seed)
    choose_characters(visitor.page, wanted)
    clicker.play_to_the_end()

    position = table.position(0)
    assert position["over"]
    characters = [player["character"] for player in position["view"]["players"]]
    assert not wanted or set(characters) == set(wanted)
    visitor.picture(f"polo-end-{players}-{seed}")
