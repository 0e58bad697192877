"""Deciding: what an option says, a board that keeps its place, one end of the turn, words that are asked for, keys."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from caravansary.core.chance import Chance
from tests.page.browsing import THINKING, Visit, Visitor, first_daily
from tests.server.serving import Client, Table

ALL: Final = ["merv", "marrakesh", "marco_polo"]
BOX: Final = """() => [...document.querySelectorAll('.board .frame, .board .canvas, .foot')]
    .map((one) => one.getBoundingClientRect()).map(({x, y, width, height}) => [x, y, width, height])"""
OPTIONS: Final = ".spot.open, .spot.chosen, .bar .choices .button:not(.refused), .bar .piece-button.open, .bar .commit"


def wait_for(page: Page, position: dict[str, Any]) -> None:
    """Until the page shows this position."""
    page.wait_for_function(
        "(version) => document.querySelector('[data-version]')?.dataset.version === version",
        arg=str(position["version"]),
    )


def play_by_chance(table: Table, mine: int, chance: Chance) -> None:
    """Everybody plays anything; the seat goes on to its next question."""
    has_played = False
    while True:
        for seat in table.tokens:
            position = table.position(seat)
            if position["can_commit"]:
                table.do(seat, "commit")
            elif position["ask"] is not None:
                if seat == mine and has_played:
                    return
                options = [option["action"] for option in position["ask"]["options"]]
                table.play(seat, options[chance.below(len(options))])
                has_played = has_played or seat == mine


def play_to_its_end(table: Table) -> int:
    """First options, until a seat may only end its turn and then another one decides; which seat it is."""
    for _ in range(40):
        for seat in table.tokens:
            position = table.position(seat)
            if position["can_commit"]:
                table.do(seat, "commit")
            elif position["ask"] is not None:
                (first, *others) = position["ask"]["options"]
                if first["kind"] == "end_turn" and not others and first["next_seat"] != seat:
                    return seat
                table.play(seat)
    raise AssertionError("no turn comes to its end")


@pytest.fixture
def table(client: Client) -> Table:
    """A new table of Merv for two people at one device."""
    return client.make("here", "here", seed=3)


@pytest.fixture
def seat(table: Table) -> int:
    """Who is asked there."""
    return table.asked()


# --- nothing jumps --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", first_daily(*ALL))
def test_the_board_keeps_its_place_from_question_to_question(visit: Visit, client: Client, game: str) -> None:
    table = client.make("here", "link", game=game, seed=4, hints=True)
    chance = Chance.seeded(4)
    page = visit().sit(table, 0)
    play_by_chance(table, 0, chance)
    wait_for(page, table.position(0))
    page.locator(OPTIONS).first.wait_for()
    first = page.evaluate(BOX)

    for _ in range(8):
        play_by_chance(table, 0, chance)
        wait_for(page, table.position(0))
        for option in page.locator(OPTIONS).all()[:3]:
            option.dispatch_event("pointerenter")
            assert page.evaluate(BOX) == first
            option.dispatch_event("pointerleave")
        assert page.evaluate(BOX) == first
    page.keyboard.press("h")
    page.locator(".hint-part").wait_for()
    assert page.evaluate(BOX) == first


def test_buttons_stay_under_the_pointer_while_words_about_them_come(visit: Visit, client: Client) -> None:
    table = client.make("link", "link", seed=3)
    seat = table.play_until("choose_action")
    page = visit(size=(960, 600), language="de").sit(table, seat)
    buttons = page.locator(".choices .choice:not(.refused)")
    buttons.first.wait_for()
    boxes = [buttons.nth(i).bounding_box() for i in range(buttons.count())]
    words = page.locator(".bar .words").bounding_box()

    for i in range(buttons.count()):
        buttons.nth(i).hover()
        expect(page.locator(".bar .foresight strong")).to_have_count(1)
        # whatever there is to say: the words may need many lines
        page.locator(".bar .foresight").evaluate("one => one.append(' und dann noch etwas'.repeat(12))")
        assert [buttons.nth(j).bounding_box() for j in range(buttons.count())] == boxes

    grown = page.locator(".bar .words").bounding_box()
    assert grown is not None
    assert words is not None
    assert grown["height"] > words["height"]


def test_the_board_does_not_slide_into_its_place(visit: Visit, table: Table, seat: int) -> None:
    visitor = visit(settings={"motion": "auto"}, reduced_motion="no-preference")
    visitor.context.add_init_script(
        "addEventListener('transitionrun', ({ target }) => { window.slid ||= target.matches('.canvas') }, true)"
    )
    page = visitor.sit(table, seat)
    page.locator(".spot.open").first.wait_for()
    page.locator(".canvas.settled").wait_for()

    assert not page.evaluate("window.slid ?? false")


@pytest.mark.parametrize(
    ("game", "language"), [("merv", "de"), pytest.param("marrakesh", "de", marks=pytest.mark.long)]
)
def test_buttons_leave_the_board_in_view(visit: Visit, client: Client, game: str, language: str) -> None:
    table = client.make("here", "link", game=game, seed=4)
    chance = Chance.seeded(4)
    page = visit(language="de").sit(table, 0)

    for _ in range(12):
        play_by_chance(table, 0, chance)
        position = table.position(0)
        wait_for(page, position)
        page.locator(OPTIONS).first.wait_for()
        room, bar = page.locator(".foot .room").bounding_box(), page.locator(".bar").bounding_box()
        assert room is not None
        assert bar is not None
        assert bar["height"] <= room["height"] + 1, position["ask"]["kind"]


@pytest.mark.parametrize("size", first_daily((1440, 900), (1024, 768)))
def test_the_bar_of_one_line_is_low(visit: Visit, table: Table, seat: int, size: tuple[int, int]) -> None:
    page = visit(size=size).sit(table, seat)
    page.wait_for_selector(".spot.open")
    box = page.locator(".bar").bounding_box()

    assert box is not None
    assert 64 <= box["height"] <= 72


# --- the end of a turn ----------------------------------------------------------------------------------------------
def test_one_click_ends_a_turn_in_which_nothing_else_is_open(visit: Visit, client: Client) -> None:
    table = client.make("here", "link", "link", seed=3)
    seat = play_to_its_end(table)
    page = visit().sit(table, seat)
    committed = table.position(seat)["committed"]

    expect(page.locator(".commit")).to_have_text(re.compile("End the turn"))
    expect(page.locator(".choices .choice:not(.refused)")).to_have_count(0)
    page.locator(".commit").click()

    expect(page.locator(".bar.acts .commit")).to_have_count(0)
    assert table.position(seat)["committed"] > committed


def test_a_turn_that_could_go_on_is_ended_and_then_confirmed(visit: Visit, client: Client) -> None:
    table = client.make("here", "link", "link", seed=3)
    seat = table.asked()
    for name in ("slot 3", "site r5c3", "board action", "post rayy", "buy rayy"):  # it brings a camel to trade with
        assert table.play(seat, name).status_code == 200
    page = visit().sit(table, seat)
    committed = table.position(seat)["committed"]

    expect(page.locator(".commit")).to_have_count(0)
    page.locator(".choices .choice", has_text="End the turn").click()
    expect(page.locator(".commit")).to_have_text(re.compile("Confirm turn"))
    assert table.position(seat)["committed"] == committed
    page.locator(".commit").click()

    expect(page.locator(".bar.acts .commit")).to_have_count(0)
    assert table.position(seat)["committed"] > committed


def test_the_end_of_a_turn_asks_first_where_something_would_be_turned_up(visit: Visit, client: Client) -> None:
    table = client.make("here", "link", game="marrakesh", seed=2)
    seat = play_to_its_end(table)
    page = visit(settings={"confirm": True}).sit(table, seat)
    committed = table.position(seat)["committed"]
    reveals = table.position(seat)["ask"]["options"][0]["reveals"]

    page.locator(".commit").click()
    if reveals:
        expect(page.locator(".confirm")).to_be_visible()
        assert table.position(seat)["committed"] == committed
        page.locator(".confirm .primary").click()

    expect(page.locator(".bar.acts .commit")).to_have_count(0)
    assert table.position(seat)["committed"] > committed


@pytest.mark.parametrize("size", first_daily((1024, 768), (390, 844)))
def test_the_drawer_is_closed_when_the_own_turn_begins(visit: Visit, client: Client, size: tuple[int, int]) -> None:
    table = client.make("link", "link", seed=3)
    other = table.asked()
    page = visit(size=size).sit(table, 1 - other)
    page.get_by_role("button", name="Log").click()
    expect(page.locator("aside.drawer")).to_be_visible()

    while table.asked() == other:
        table.play_turn()

    expect(page.locator(".bar.acts")).to_be_visible()
    expect(page.locator("aside.drawer, .shade")).to_have_count(0)


# --- words ----------------------------------------------------------------------------------------------------------
def test_a_slot_draws_what_its_sites_would_yield(visit: Visit, table: Table, seat: int) -> None:
    page = visit().sit(table, seat)
    page.wait_for_selector(".spot.open")
    expect(page.locator(".cell-yield")).to_have_count(0)
    page.locator('.spot.open[data-places~="slot:2"]').hover()

    expect(page.locator(".cell-yield")).to_have_count(5)


def test_words_come_to_a_pointer_that_moves_and_rests_and_never_lie_on_their_thing(
    visit: Visit, table: Table, seat: int
) -> None:
    page = visit().sit(table, seat)
    slot = page.locator('.spot.open[data-places~="slot:2"]')
    slot.wait_for()
    box = slot.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.locator(".tip").wait_for()
    tip = page.locator(".tip").bounding_box()
    assert tip is not None

    apart_x = tip["x"] >= box["x"] + box["width"] or tip["x"] + tip["width"] <= box["x"]
    apart_y = tip["y"] >= box["y"] + box["height"] or tip["y"] + tip["height"] <= box["y"]
    assert apart_x or apart_y
    expect(page.locator(".tip a")).to_contain_text("Rule: ")
    assert "MERV-" not in page.locator(".tip").inner_text()
    page.mouse.down()
    page.mouse.up()  # the slot is taken, and what is under the pointer now is refused
    page.locator('.spot.open[data-places*="site:"]').first.wait_for()
    expect(page.locator(".tip, .foresight .no")).to_have_count(0)


# --- keys -----------------------------------------------------------------------------------------------------------
def focused(page: Page) -> str:
    """What has the focus, as it was drawn: its places or its words."""
    return str(page.evaluate("document.activeElement.dataset.places ?? document.activeElement.innerText"))


def test_keys_reach_every_option_buttons_included(visit: Visit, client: Client) -> None:
    table = client.make("here", "link", "link", seed=3)
    seat = table.play_until("choose_action")
    page = visit().sit(table, seat)
    page.locator(".choices .choice:not(.refused)").first.wait_for()
    count = page.locator(OPTIONS).count()

    walked = []
    for _ in range(count):
        page.keyboard.press("n")
        walked.append(focused(page))
    page.keyboard.press(str(count))  # fewer than ten

    assert len(set(walked)) == count
    assert focused(page) == walked[-1]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    assert focused(page) in walked


@pytest.mark.long
@pytest.mark.parametrize("game", ALL)
def test_a_whole_game_is_played_by_the_keyboard_alone(visit: Visit, client: Client, game: str) -> None:
    table = client.make("here", "random", game=game, seed=6)
    visitor = visit()
    page = visitor.sit(table, 0)

    Typist(visitor, seed=6).play_to_the_end()

    assert table.position()["over"]
    expect(page.locator(".finished")).to_be_visible()


class Typist:
    """Plays with keys: N a number of times and Enter, or C."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.page = visitor.page
        self.chance = Chance.seeded(seed)

    def play_to_the_end(self, most: int = 6000) -> None:
        for _ in range(most):
            if self.page.locator(".finished").count():
                return
            self.choose()
            self.page.wait_for_timeout(40)  # a piece that was laid down or taken up again brings no new position
            self.page.locator(".choices.busy").wait_for(state="detached", timeout=THINKING)
        raise AssertionError("the game is not over")

    def choose(self) -> None:
        """One option, if anything is asked."""
        count = self.page.evaluate(f"() => document.querySelectorAll({OPTIONS!r}).length")
        if self.page.locator(".commit").count():
            self.page.keyboard.press("c")
        elif count > 0:
            for _ in range(1 + self.chance.below(count)):
                self.page.keyboard.press("n")
            self.page.keyboard.press("Enter")


def test_the_replay_is_stepped_through_by_arrows_and_shows_its_place_in_the_log(visit: Visit, client: Client) -> None:
    table = client.make("here", "link", "link", seed=3)
    for _ in range(9):
        table.play_turn()
    page = visit().sit(table, 0)
    page.locator(".log .turn").first.wait_for()
    page.evaluate(f"location.hash = 'at=0'; history.replaceState(null, '', '/t/{table.id}#at=0')")
    page.reload()
    page.locator(".replay").wait_for()

    expect(page.locator(".log li").first).to_be_in_viewport()  # the beginning of the log, as of the game
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("at=1$"))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    expect(page.locator(".log [aria-current]")).to_be_in_viewport()
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(f"at={len(table.position()['plays']) - 1}$"))
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("at=0$"))
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_have_count(0)


def test_the_log_stays_at_its_end_when_the_language_changes(visit: Visit, client: Client) -> None:
    table = client.make("here", "link", "link", seed=3)
    for _ in range(9):
        table.play_turn()
    page = visit().sit(table, 0)
    page.locator(".log .turn").first.wait_for()

    for language in ("RU", "DE"):
        page.locator(".languages button", has_text=language).click()
        expect(page.locator("html")).to_have_attribute("lang", language.lower())
        page.wait_for_function(
            "() => { const log = document.querySelector('.log .scroller');"
            " return log.scrollHeight - log.scrollTop - log.clientHeight < 4 }"
        )
    expect(page.locator(".log .newest")).to_have_count(0)


# --- taking back ----------------------------------------------------------------------------------------------------
def test_against_bots_a_turn_is_taken_back_at_once_from_the_bar(visit: Visit, client: Client) -> None:
    table = client.make("here", "random", "random", seed=3)
    table.asked(0)
    table.play_turn()
    table.asked(0)
    page = visit().sit(table, 0)
    page.locator(".spot.open").first.wait_for()
    committed = table.position(0)["committed"]

    page.get_by_role("button", name="Take back my last turn").first.click()
    offer = page.locator(".over .proposal")
    expect(offer).to_contain_text("at once")
    offer.get_by_role("button", name="Take back").click()

    expect(offer).to_have_count(0)
    assert table.position(0)["committed"] < committed
