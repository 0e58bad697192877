"""The seats beside the board: how everybody stands, what is in danger, room for four; own things always in view."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.browsing import PHONE, Visit, crossed, first_daily
from tests.server.serving import Client, Table

pytestmark = pytest.mark.long  # `pytest -m long`; every day the other pages are enough

GAMES = ("merv", "marrakesh", "marco_polo")
LANGUAGES = ("ru", "de", "en")
MIDDLE = {"merv": {"year": 2, "round": 1}, "marrakesh": {"season": 1, "round": 3}, "marco_polo": {"round": 5}}
FITS = "which => (one => one.scrollHeight <= one.clientHeight)(document.querySelector(which))"
WINDOW = (390, 844)  # of a phone
PLACES = ("1st", "2nd", "3rd", "4th")


def middle_of(client: Client, game: str) -> Table:
    """Seat 0 of four decides in the middle of a game; the others are bots that play at random."""
    table = client.make("here", "random", "random", "random", game=game, seed=5)
    table.asked(0)
    while is_before(table.position(0)["view"], MIDDLE[game]):
        table.play_turn()
        table.asked(0)
    return table


def is_before(view: dict[str, Any], moment: dict[str, int]) -> bool:
    return [view[name] for name in moment] < list(moment.values())


def card(page: Page, who: int) -> Locator:
    return page.locator(f'.seat[data-places="home:{who}"]')


def is_inside(page: Page, inner: str, outer: tuple[int, int]) -> bool:
    """Whether everything that is found lies whole in a window of this size."""
    boxes: list[dict[str, Any]] = page.locator(inner).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    )
    assert boxes
    return all(
        box["left"] >= 0 and box["top"] >= 0 and box["right"] <= outer[0] and box["bottom"] <= outer[1] for box in boxes
    )


# --- how everybody stands -------------------------------------------------------------------------------------------
def test_seats_show_place_points_and_an_end_now(visit: Visit, client: Client) -> None:
    table = middle_of(client, "marco_polo")
    position = table.position(0)
    page = visit().sit(table, 0)

    best = sorted(one["total"] for one in position["prospects"])
    for one, score in zip(position["prospects"], position["scores"], strict=True):
        shown = card(page, one["who"])
        ahead = sum(total > one["total"] for total in best)  # equal points share a place
        expect(shown.locator(".place")).to_have_text(PLACES[ahead])
        expect(shown.locator(".score")).to_contain_text(str(score["total"]))
        expect(shown.locator(".standing strong")).to_have_text(str(one["total"]))
        lead = one["total"] - (best[-2] if one["total"] == best[-1] else best[-1])
        sign = "=" if lead == 0 else f"+{lead}" if lead > 0 else f"\u2212{-lead}"
        expect(shown.locator(".lead")).to_contain_text(sign)
        assert shown.locator(".danger, .dangers li").count() == len(one["dangers"])


def test_the_sheet_has_an_end_now_and_its_places(visit: Visit, client: Client) -> None:
    page = visit().sit(middle_of(client, "merv"), 0)  # at the beginning all are equal, and have no places
    page.locator(".spot").first.wait_for()
    page.keyboard.press("s")

    sheet = page.get_by_role("dialog").locator("tfoot")
    expect(sheet).to_contain_text("If it ended now")
    expect(sheet).to_contain_text("Place")
    expect(sheet).to_contain_text("1st")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "open to the Mongols"), ("ru", "для монголов"), ("de", "den Mongolen ausgesetzt")],
)
def test_what_is_in_danger_is_told_in_a_sentence(visit: Visit, client: Client, language: str, sentence: str) -> None:
    table = middle_of(client, "merv")
    in_danger = [one["who"] for one in table.position(0)["prospects"] if one["dangers"]]
    page = visit(language=language).sit(table, 0)

    assert in_danger
    for who in in_danger:
        expect(card(page, who)).to_contain_text(sentence)


# --- room -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "language"), crossed(GAMES, LANGUAGES))
def test_four_seats_are_in_view_and_nobody_scrolls(visit: Visit, client: Client, game: str, language: str) -> None:
    table = middle_of(client, game)
    for size in ((1440, 900), (1920, 1080)):
        visitor = visit(size=size, language=language)
        page = visitor.sit(table, 0)
        expect(page.locator(".seat")).to_have_count(4)
        page.locator(".spot").first.wait_for()
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        page.wait_for_function(f"() => ({FITS})('.side .above')")
        assert is_inside(page, ".seat", size)
        visitor.picture(f"seats-{game}-{size[0]}-{language}")


def test_cards_keep_their_size_from_turn_to_turn_and_what_was_opened_stays_open(visit: Visit, client: Client) -> None:
    table = client.make("here", "here", "random", seed=3)
    first = table.asked(0, 1)
    page = visit().sit(table, first)
    opener = card(page, 2).locator(".opener")
    expect(opener).to_have_attribute("aria-expanded", "false")
    opener.click()
    expect(opener).to_have_attribute("aria-expanded", "true")

    table.play_turn()
    table.asked(1 - first)

    expect(opener).to_have_attribute("aria-expanded", "true")
    expect(card(page, 1 - first).locator(".opener")).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("game", first_daily(*GAMES))
def test_the_own_card_is_folded_where_the_board_shows_the_same(visit: Visit, client: Client, game: str) -> None:
    table = client.make("here", "random", game=game, seed=3)
    table.asked(0)
    page = visit().sit(table, 0)

    folded = game != "merv"
    expect(card(page, 0).locator(".opener")).to_have_attribute("aria-expanded", "false" if folded else "true")
    expect(card(page, 0).locator(".line")).to_have_count(1 if folded else 0)


@pytest.mark.parametrize(("game", "language"), crossed(GAMES, LANGUAGES))
def test_on_a_phone_the_own_goods_are_in_view_while_deciding(
    visit: Visit, client: Client, game: str, language: str
) -> None:
    table = client.make("here", "random", game=game, seed=3)
    table.asked(0)
    visitor = visit(**PHONE, language=language, is_mobile=True)
    page = visitor.sit(table, 0)
    page.locator(".bar.acts").wait_for()

    assert is_inside(page, ".own-goods, .own-goods .item", WINDOW)
    assert page.evaluate("document.documentElement.scrollWidth") <= WINDOW[0]
    visitor.picture(f"own-goods-{game}-{language}")


def test_none_of_something_is_a_dot_that_is_read_as_zero(visit: Visit, client: Client) -> None:
    table = client.make("here", "here", seed=3)
    seat = table.asked()
    player = table.position(seat)["view"]["players"][seat]
    page = visit().sit(table, seat)

    amount = card(page, seat).locator(".item.none .amount").first
    assert 0 in player["cubes"].values()
    expect(amount).to_have_text("·0")
    expect(amount.locator("[aria-hidden]")).to_have_text("·")
