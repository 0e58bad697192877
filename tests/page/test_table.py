"""The table in a real browser: making it, playing by clicks, undo, reasons, languages, hot seat, spectators, replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.browsing import AXE, PHONE, Clicker, Visit
from tests.processes import eventually
from tests.server.playing import finished_record
from tests.server.serving import Client, Table

QUESTION = ".question"
THREE = ["here", "greedy", "here"]


@pytest.fixture
def table(client: Client) -> Table:
    """A new table of Merv for two people at one device."""
    return client.make("here", "here", seed=3)


@pytest.fixture
def seat(table: Table) -> int:
    """Who is asked there."""
    return table.asked()


@pytest.fixture
def finished(client: Client) -> Table:
    return Table(client, client.import_record(finished_record()).json())


def is_past_the_slots(page: Page) -> None:
    """The first choice of a turn is made."""
    expect(page.locator(QUESTION)).not_to_contain_text("Choose an action slot")


# --- a new user -----------------------------------------------------------------------------------------------------
def test_one_click_from_the_lobby_to_a_game_against_bots(visit: Visit) -> None:
    visitor = visit()
    page = visitor.play_against_bots("merv")

    expect(page.locator(QUESTION)).to_contain_text("Choose an action slot.")
    assert page.title().startswith("●")
    assert "#" not in page.url
    visitor.picture("table-en")


def test_a_table_is_set_up_and_friends_are_invited(visit: Visit) -> None:
    creator, friend = visit(), visit()
    page = creator.open()
    page.get_by_role("button", name="Invite friends").first.click()
    page.get_by_role("button", name="2 players").first.click()
    page.wait_for_selector(".made")
    link = page.evaluate(
        "[...document.querySelectorAll('input')].map((one) => one.value).find((v) => v.includes('#seat='))"
    )
    page.get_by_role("link", name=re.compile("table", re.IGNORECASE)).last.click()
    page.wait_for_selector(".bar")

    friend.page.goto(link)
    friend.page.locator(".sit input").fill("</script><b>Mallory</b>")
    friend.page.locator(".sit button").click()
    friend.page.wait_for_selector(".bar")

    expect(page.get_by_text("</script><b>Mallory</b>").first).to_be_visible()
    assert "seat=" not in friend.page.url


# --- playing --------------------------------------------------------------------------------------------------------
def test_two_browsers_play_a_whole_round_by_clicks(visit: Visit, client: Client) -> None:
    table = client.make("link", "link", seed=11)
    visitors = {seat: visit() for seat in (0, 1)}
    for seat, visitor in visitors.items():
        visitor.sit(table, seat)
    clickers = {seat: Clicker(visitor, seat) for seat, visitor in visitors.items()}
    reloaded = False

    def is_round_2() -> bool:
        nonlocal reloaded
        for seat, clicker in clickers.items():
            clicker.click()
            visitors[seat].page.wait_for_timeout(25)
        position = table.position(0)
        if not reloaded and len(position["plays"]) > 5:
            visitors[0].page.reload()
            visitors[0].page.wait_for_selector(".bar")
            reloaded = True
        return bool(position["view"]["round"] > 1)

    eventually(is_round_2)
    assert reloaded
    for visitor in visitors.values():
        expect(visitor.page.locator("header.top")).to_contain_text("round 2")


def test_a_choice_is_taken_back_and_done_again(visit: Visit, table: Table, seat: int) -> None:
    page = visit().sit(table, seat)
    page.locator(".spot.open").first.click()
    is_past_the_slots(page)
    assert len(table.position(seat)["plays"]) == 1

    page.get_by_role("button", name="Undo").click()
    expect(page.locator(QUESTION)).to_contain_text("Choose an action slot.")
    assert table.position(seat)["plays"] == []
    page.get_by_role("button", name="Redo").click()
    is_past_the_slots(page)
    assert len(table.position(seat)["plays"]) == 1


def test_what_is_not_possible_says_why(visit: Visit, client: Client) -> None:
    table = client.make("here", "here", "here", seed=5)
    table.play_turn()  # a slot is taken
    second = table.asked()
    page = visit().sit(table, second)
    refused = page.locator(".spot.refused").first
    page.mouse.move(2, 2)
    refused.hover()

    bubble = page.locator(".tip")
    expect(bubble).to_be_visible()
    expect(bubble.locator(".why")).to_be_visible()
    plays = len(table.position(second)["plays"])
    refused.click()
    page.wait_for_timeout(200)
    assert len(table.position(second)["plays"]) == plays
    page.keyboard.press("r")
    expect(page.get_by_text(re.compile("MERV-TURN|MERV-CITY")).first).to_be_visible()


def test_an_option_shows_what_it_would_bring(visit: Visit, table: Table, seat: int) -> None:
    page = visit().sit(table, seat)
    page.locator(".spot.open").first.click()
    is_past_the_slots(page)
    page.locator(".spot.open").first.hover()

    expect(page.locator(".tip")).to_contain_text("+1")


def test_the_language_is_switched_at_any_time(visit: Visit, table: Table, seat: int) -> None:
    visitor = visit()
    page = visitor.sit(table, seat)
    for name, code, word in (("Русский", "ru", "Выбери"), ("Deutsch", "de", "Wähle"), ("English", "en", "Choose")):
        page.get_by_role("button", name=name).click()
        expect(page.locator(QUESTION)).to_contain_text(word)
        expect(page.locator("html")).to_have_attribute("lang", code)
        visitor.picture(f"table-{code}")


def test_several_people_play_at_one_device(visit: Visit, table: Table) -> None:
    visitor = visit()
    visitor.sit(table, 0, 1)
    clicker = Clicker(visitor, 4)

    def have_both_played() -> bool:
        clicker.click()
        visitor.page.wait_for_timeout(40)
        return {play["seat"] for play in table.position(0)["plays"]} == {0, 1}

    eventually(have_both_played)


def test_a_spectator_sees_the_table_and_can_click_nothing(visit: Visit, client: Client) -> None:
    table = client.make("here", "here", listed=False)
    page = visit().watch(table)

    assert page.locator(".spot.open").count() == 0
    assert page.locator(".choice").count() == 0
    stored = page.evaluate("JSON.stringify(localStorage)")
    assert not any(token in stored + page.content() for token in [*table.tokens.values(), table.owner])
    private = visit().open(f"/t/{table.id}")
    expect(private.get_by_text("There is no such table")).to_be_visible()


def test_a_turn_of_another_seat_appears_live_and_is_marked_as_a_draft(visit: Visit, table: Table, seat: int) -> None:
    page = visit().sit(table, 1 - seat)
    table.play(seat)

    expect(page.locator("body")).to_contain_text("takes slot")
    expect(page.get_by_text("Draft").first).to_be_visible()


def test_the_page_says_when_the_server_is_gone(visit: Visit, table: Table) -> None:
    visitor = visit()
    page = visitor.sit(table, 0)
    visitor.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("No connection to the server").first).to_be_visible()
    visitor.context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.get_by_text("No connection to the server")).to_have_count(0)
    visitor.problems.clear()  # the browser reports the failed connections


# --- after and around -----------------------------------------------------------------------------------------------
def test_a_finished_game_is_replayed(visit: Visit, finished: Table) -> None:
    visitor = visit()
    page = visitor.watch(finished)
    visitor.picture("finished")
    page.goto(f"{visitor.address}/t/{finished.id}#at=40")
    page.reload()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("40")
    board = page.locator("svg.board, [data-board] svg, .board svg").first
    before = board.inner_html()
    slider.fill("80")

    eventually(lambda: board.inner_html() != before)
    visitor.picture("replay")


def test_the_score_sheet_lists_the_sources(visit: Visit, finished: Table) -> None:
    visitor = visit()
    page = visitor.watch(finished)
    page.keyboard.press("s")
    dialog = page.get_by_role("dialog")

    expect(dialog).to_be_visible()
    for score in finished.position()["scores"]:
        expect(dialog).to_contain_text(str(score["total"]))
    expect(dialog.locator("svg").first).to_be_visible()
    visitor.picture("scores")


@pytest.mark.parametrize(("language", "word"), [("en", "camel"), ("ru", "верблюд"), ("de", "Kamel")])
def test_the_rules_are_searched_and_opened(visit: Visit, language: str, word: str) -> None:
    visitor = visit(language=language)
    page = visitor.open("/rules/merv#MERV-CARAVAN-4")
    expect(page.get_by_text("MERV-CARAVAN-4").first).to_be_visible()
    page.get_by_role("searchbox").first.fill(word)

    expect(page.locator("mark").first).to_be_visible()
    assert visitor.broken_rules_of_access() == []


# --- everybody ------------------------------------------------------------------------------------------------------
def test_the_keyboard_alone_plays_a_turn(visit: Visit, client: Client) -> None:
    table = client.make("here", "here", "here", seed=3)
    seat = table.asked()
    page = visit().sit(table, seat)
    page.wait_for_selector(".spot.open")

    def is_committed() -> bool:
        if page.locator(".commit").count():
            page.keyboard.press("c")
        elif page.locator(".confirm").count():
            page.keyboard.press("Enter")
        elif page.locator(".spot.open").count():
            page.keyboard.press("n")
            page.keyboard.press("Enter")
        else:
            page.locator(".choice:not(.refused), .piece-button.open").first.focus()
            page.keyboard.press("Enter")
        page.wait_for_timeout(120)
        return bool(table.position(seat)["committed"])

    eventually(is_committed)


def test_arrow_keys_walk_over_the_lit_places(visit: Visit, table: Table, seat: int) -> None:
    page = visit().sit(table, seat)
    page.wait_for_selector(".spot.open")
    page.keyboard.press("n")
    first = page.evaluate("document.activeElement.dataset.places")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.places")

    assert first
    assert second
    assert first != second


def test_a_key_walks_through_what_is_not_possible_and_says_why(visit: Visit, client: Client) -> None:
    table = client.make("here", "here", "here", seed=5)
    table.play_turn()  # a slot is taken
    page = visit().sit(table, table.asked())
    page.wait_for_selector(".spot.open")
    page.keyboard.press("w")
    first = page.evaluate("document.activeElement.dataset.places")
    expect(page.locator(".spot.refused:focus-visible")).to_have_count(1)
    expect(page.locator(".tip a")).to_contain_text("Rule: ")  # its name: the id is for the rules page
    page.keyboard.press("w")

    assert page.evaluate("document.activeElement.dataset.places") != first
    assert page.locator('.spot.refused[tabindex="0"]').count() == 0
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_contain_text("MERV-")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_offer_of_the_guide_covers_no_board(visit: Visit, table: Table, seat: int, size: tuple[int, int]) -> None:
    page = visit(size=size, storage={"caravansary.guide.merv": "{}"}).sit(table, seat)
    offer, board = page.locator(".offer").bounding_box(), page.locator(".frame").bounding_box()
    assert offer is not None
    assert board is not None
    beside = offer["x"] >= board["x"] + board["width"]
    below = offer["y"] >= board["y"] + board["height"]

    assert beside or below
    page.locator(".offer button").last.click()
    expect(page.locator(".offer")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".bar")
    expect(page.locator(".offer")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: cd web && npm ci")
def test_axe_finds_nothing_serious(visit: Visit, client: Client, finished: Table, theme: str) -> None:
    visitor = visit(settings={"theme": theme})
    page = visitor.open()
    page.wait_for_selector("h1")
    problems = {"lobby": visitor.broken_rules_of_access()}
    wish = {"name": "Set up a table"}
    page.get_by_role("button", **wish).or_(page.get_by_role("link", **wish)).first.click()  # type: ignore[arg-type]
    page.wait_for_timeout(300)
    problems["new"] = visitor.broken_rules_of_access()
    visitor.sit(client.make("here", "greedy", "here", seed=9), 0, 2)
    page.wait_for_selector(".spot.open")
    problems["table"] = visitor.broken_rules_of_access()
    for key in ("s", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_timeout(300)  # it opens slowly
        problems[key] = visitor.broken_rules_of_access()
        page.keyboard.press("Escape")
    visitor.watch(finished)
    problems["finished"] = visitor.broken_rules_of_access()

    assert {name: found for name, found in problems.items() if found} == {}


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_a_phone_shows_what_is_asked_and_plays(visit: Visit, table: Table, seat: int, language: str) -> None:
    visitor = visit(**PHONE, language=language, is_mobile=True)
    page = visitor.sit(table, seat)
    page.wait_for_selector(".spot.open")
    bar = page.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= 845
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    visitor.picture(f"phone-{language}")
    page.locator(".spot.open").filter(visible=True).first.tap()

    eventually(lambda: len(table.position(seat)["plays"]) == 1)


def test_a_slow_game_tells_what_happened_since(visit: Visit, client: Client) -> None:
    table = client.make("here", "here", "here", seed=3)
    table.play_turn()
    away = next(seat for seat in table.tokens if table.position(seat)["ask"] is None)
    visitor = visit()
    page = visitor.sit(table, away)
    expect(page.locator("body")).to_contain_text("takes slot")
    visitor.open()
    page.wait_for_selector("h1")
    table.play_turn()
    visitor.open(f"/t/{table.id}")

    expect(page.get_by_text("Since you were last here").first).to_be_visible()


def test_chat_is_plain_text(visit: Visit, table: Table) -> None:
    page = visit().sit(table, 0)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").last.fill("</script><img src=x onerror=alert(1)>")
    page.keyboard.press("Enter")

    expect(page.get_by_text("</script><img src=x onerror=alert(1)>")).to_be_visible()
    assert page.locator("img[src=x]").count() == 0


# --- whole games ----------------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize(("name", "kinds", "language"), [("solo", ["here"], "de"), ("three", THREE, "ru")])
def test_a_whole_game_is_played_by_clicks(
    visit: Visit, client: Client, name: str, kinds: list[str], language: str
) -> None:
    table = client.make(*kinds, seed=2)
    visitor = visit(language=language)
    visitor.sit(table, *table.tokens)
    Clicker(visitor, 2).play_to_the_end()

    assert table.position(0)["over"]
    visitor.picture(f"{name}-end")
