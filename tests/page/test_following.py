"""Following the others in a real browser: a turn is one card, a round is told in its time, one can go through it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.browsing import PHONE, Visit, Visitor, first_daily
from tests.processes import eventually
from tests.server.serving import Client, Table

pytestmark = pytest.mark.long  # `pytest -m long`; every day the other pages are enough

ROUND = 8000  # milliseconds that all cards of a round are given at the usual pace
# Keeps every card that the page shows, with the time that the page has set for it, and every piece that flies
WATCH = """
window.cards = [];
window.flown = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof Element && node.classList.contains('flight')) window.flown += 1;
  const { key, who, act, ms } = document.querySelector('.told')?.dataset ?? {};
  if (key === undefined || window.cards.at(-1)?.key === key) return;
  const told = document.querySelector('.told .visually-hidden')?.textContent ?? '';
  window.cards.push({ key, act, told, who: who === undefined ? null : Number(who), ms: Number(ms) });
}).observe(document, { subtree: true, childList: true });
"""
ASKED = {"merv": "choose_slot", "marrakesh": "choose_draft", "marco_polo": "choose_action"}


def sit(visitor: Visitor, client: Client, game: str, bots: int = 3, **more: Any) -> tuple[Page, Table]:
    """A table with bots, looked at by the person who is asked to begin a turn."""
    table = client.make("here", *["medium"] * bots, game=game, seed=4, **more)
    play_to(table, ASKED[game])
    visitor.context.add_init_script(WATCH)
    page = visitor.sit(table, 0)
    page.locator(".bar.acts").wait_for()
    return page, table


def play_to(table: Table, kind: str) -> None:
    """The person plays first options until asked this."""
    for _ in range(60):
        table.asked(0)
        position = table.position(0)
        if position["ask"]["kind"] == kind:
            return
        table.play(0)
        if table.position(0)["can_commit"]:
            table.do(0, "commit")
    raise AssertionError(f"nobody is asked {kind}")


def play_turn(table: Table) -> None:
    """The person's whole turn, away from the page, and those of all bots until the person is asked again."""
    for _ in range(80):
        position = table.position(0)
        if position["can_commit"]:
            table.do(0, "commit")
            break
        table.play(0, shortest(position["ask"]["options"]))
    eventually(lambda: table.position(0)["ask"] is not None or table.position(0)["over"])


def shortest(options: list[dict[str, Any]]) -> int:
    """The end of the turn where it is offered; no die into the purse, which would use up the round."""
    ends = [one for one in options if one["kind"] == "end_turn"]
    others = [one for one in options if one["kind"] != "purse"]
    action: int = (ends or others or options)[0]["action"]
    return action


def cards(page: Page) -> list[dict[str, Any]]:
    """What was shown, once the first card has come and the person is asked."""
    page.wait_for_function("() => window.cards.length > 0")
    expect(page.locator(".told")).to_have_count(0)
    page.locator(".bar.acts").wait_for()
    found: list[dict[str, Any]] = page.evaluate("window.cards")
    return found


def acted(table: Table, since: int) -> list[int]:
    """Whose turn ended, or who drafted out of turn, one after the other; without what the person chose."""
    ends = {"turn_ended", "keshis_drafted"}
    plays = table.position(0)["plays"][since:]
    events = [(event, play["seat"]) for play in plays for event in play["events"] if event["kind"] in ends]
    return [event["who"] for event, seat in events if (event["who"], seat) != (0, 0)]


def is_part(part: list[int], whole: list[int]) -> bool:
    """Whether all of it is there in its order."""
    rest = iter(whole)
    return all(one in rest for one in part)


@pytest.mark.parametrize("game", first_daily("marco_polo", "marrakesh", "merv"))
def test_each_turn_of_the_bots_is_a_card_and_a_round_takes_at_most_eight_seconds(
    visit: Visit, client: Client, game: str
) -> None:
    page, table = sit(visit(settings={"speed": "normal"}), client, game)
    before = len(table.position(0)["plays"])
    page.evaluate("window.cards = []")

    play_turn(table)

    expect(page.locator(".told")).to_have_count(0)
    shown = [card for card in cards(page) if card["act"] == "card"]
    turns = acted(table, before)
    assert len(turns) >= 3
    whose = [card["who"] for card in shown if card["who"] is not None]
    assert is_part(turns, whose)
    if game == "marco_polo":  # nobody decides out of turn
        assert [who for who, _ in itertools.groupby(whose)] == turns  # what turns up within a turn begins a card
    assert whose.count(0) == turns.count(0)  # what the person chose is not told, only what the engine did for it
    assert all(card["told"] and card["ms"] > 0 for card in shown)
    once = [index for index, who in enumerate(whose) if who in whose[:index]]
    if not once:  # one round
        assert sum(card["ms"] for card in shown) <= ROUND


def leads_to(card: Locator, who: str, step: Callable[[], None]) -> None:
    """Step by step to the card of another seat; a scene may stand between two cards."""
    for _ in range(4):
        step()
        card.page.wait_for_timeout(300)
        if card.get_attribute("data-who") == who:
            break
    expect(card).to_have_attribute("data-who", who)


def test_one_goes_through_the_cards_by_buttons_and_keys(visit: Visit, client: Client) -> None:
    visitor = visit()  # at once: nothing is told by itself
    page, table = sit(visitor, client, "marco_polo")
    play_turn(table)
    page.locator(".bar.acts").wait_for()
    assert page.evaluate("window.cards") == []

    page.get_by_role("button", name="What the others did").click()

    card = page.locator(".told")
    expect(card).to_have_attribute("data-who", "3")
    assert "Your turn" not in page.title()
    leads_to(card, "2", page.get_by_role("button", name="The card before").click)
    leads_to(card, "1", lambda: page.keyboard.press("ArrowLeft"))
    expect(page.get_by_role("button", name="The card before")).to_be_disabled()
    page.get_by_role("button", name="To the next player").click()
    expect(card).to_have_attribute("data-who", "2")
    leads_to(card, "3", lambda: page.keyboard.press("ArrowRight"))
    assert visitor.broken_rules_of_access() == []
    page.locator(".board svg").first.click(position={"x": 5, "y": 5})  # the board goes on: to now
    expect(card).to_have_count(0)
    page.locator(".bar.acts").wait_for()
    expect(page).to_have_title(re.compile("Your turn"))


def test_a_pause_ends_and_the_rest_is_told_by_itself(visit: Visit, client: Client) -> None:
    page, table = sit(visit(), client, "marco_polo", bots=2)
    play_turn(table)
    page.locator(".bar.acts").wait_for()
    page.get_by_role("button", name="What the others did").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()

    page.keyboard.press(" ")

    expect(page.locator(".told")).to_have_count(0)
    page.get_by_role("button", name="What the others did").click()
    page.keyboard.press("Escape")
    expect(page.locator(".told")).to_have_count(0)
    page.get_by_role("button", name="What the others did").click()
    page.get_by_role("button", name="To my turn").click()
    expect(page.locator(".told")).to_have_count(0)


@pytest.mark.parametrize("motion", ["auto", "off"])
def test_the_narration_does_not_depend_on_motion(visit: Visit, client: Client, motion: str) -> None:
    visitor = visit(settings={"speed": "brisk", "motion": motion})
    visitor.page.emulate_media(reduced_motion="no-preference")
    page, table = sit(visitor, client, "merv", bots=2)
    page.evaluate("window.flown = 0")

    play_turn(table)

    assert len(cards(page)) >= 2
    assert (page.evaluate("window.flown") > 0) is (motion == "auto")


def test_a_phone_shows_where_it_happens(visit: Visit, client: Client) -> None:
    page, table = sit(visit(**PHONE), client, "merv", bots=2)
    play_turn(table)
    page.locator(".bar.acts").wait_for()

    page.get_by_role("button", name="What the others did").click()

    expect(page.locator('.canvas [data-places*="cell:"].marked').first).to_be_in_viewport()
    assert page.locator(".told .words").evaluate("box => box.scrollWidth <= box.clientWidth")


def test_on_a_phone_a_card_is_as_high_as_its_words_and_the_board_keeps_its_place(visit: Visit, client: Client) -> None:
    page, table = sit(visit(**PHONE), client, "marco_polo", bots=2)
    play_turn(table)
    page.locator(".bar.acts").wait_for()
    page.get_by_role("button", name="What the others did").click()
    told, back = page.locator(".told"), page.get_by_role("button", name="The card before")
    spare, frames = [], set()

    for _ in range(30):
        told.wait_for()
        if told.get_attribute("data-act") == "card":
            heights = "card => [card.offsetHeight, card.querySelector('.words').offsetHeight]"
            card, words = told.evaluate(heights)
            spare.append(card - max(words, 40))
            frames.add(page.locator(".board-area .frame").evaluate("box => box.clientHeight"))
        if back.is_disabled():
            break
        key = told.get_attribute("data-key")
        back.click()
        expect(told).not_to_have_attribute("data-key", str(key))

    assert len(frames) == 1
    assert max(spare) < 16


def test_while_others_are_told_of_nobody_is_said_to_decide(visit: Visit, client: Client) -> None:
    page, table = sit(visit(), client, "marco_polo", bots=2)
    own = page.locator(".seat.looking .status")
    expect(own).to_contain_text("decides")
    play_turn(table)
    page.locator(".bar.acts").wait_for()

    page.get_by_role("button", name="What the others did").click()

    page.locator(".told").wait_for()
    expect(page.locator(".seat .status").filter(has_text="decides")).to_have_count(0)


def test_marrakesh_shows_the_board_of_the_one_whose_turn_is_told(visit: Visit, client: Client) -> None:
    page, table = sit(visit(), client, "marrakesh", bots=2)
    play_turn(table)
    page.locator(".bar.acts").wait_for()
    own = page.locator(".own")
    expect(own).not_to_have_class("away")

    page.get_by_role("button", name="What the others did").click()
    expect(page.locator(".own.away")).to_have_count(1)
    page.keyboard.press("Escape")

    expect(page.locator(".own.away")).to_have_count(0)


def test_who_comes_back_reads_the_same_cards(visit: Visit, client: Client) -> None:
    visitor = visit()
    page, table = sit(visitor, client, "marco_polo", bots=2)
    visitor.open("/")
    page.locator("article.card").first.wait_for()
    play_turn(table)

    page = visitor.open(f"/t/{table.id}")

    lines = page.locator(".since li")
    lines.first.wait_for()
    assert 1 <= lines.count() <= 6  # the person's own turn is not among them
    assert lines.first.locator(".visually-hidden").inner_text() != ""
