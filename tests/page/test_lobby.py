"""The lobby in a real browser: what comes first, how a game is begun, the form, the invitation, what is fetched."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import caravansary
from caravansary.server.tables.companions import NAMES
from tests.page.browsing import PHONE, Visit, Visitor, crossed, first_daily
from tests.server.serving import Client, Table

GAMES = caravansary.list_games()
LANGUAGES = ["en", "ru", "de"]
NEWCOMER = {f"caravansary.guide.{game}": "{}" for game in GAMES}
MOST_OF_LOBBY = 200_000  # bytes over the wire
MOST_OF_TABLE = 150 * 1024  # bytes: Marrakesh in Russian comes near it
SIZES = [(390, 844), (768, 1024), (1024, 768), (1440, 900), (1920, 1080)]


def top_of(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["y"]


def is_within_its_width(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def card(game: str) -> str:
    return f"article.card:has(#game-{game})"


# --- how much is fetched --------------------------------------------------------------------------------------------
def scale(visitor: Visitor) -> Callable[[], dict[str, int]]:
    """Weighs what the browser fetches, as it comes over the wire; each call tells what came since the last one."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    paths: dict[str, str] = {}
    weights: dict[str, int] = {}

    def asked(event: dict[str, Any]) -> None:
        paths[event["requestId"]] = event["request"]["url"].split("/", 3)[-1].partition("?")[0]

    def came(event: dict[str, Any]) -> None:
        path = paths[event["requestId"]]
        weights[path] = weights.get(path, 0) + int(event["encodedDataLength"])

    session.on("Network.requestWillBeSent", asked)
    session.on("Network.loadingFinished", came)

    def weigh() -> dict[str, int]:
        visitor.page.wait_for_load_state("networkidle")
        found = dict(weights)
        weights.clear()
        return found

    return weigh


@pytest.mark.parametrize(("game", "language"), crossed(GAMES, LANGUAGES))
def test_the_page_is_small_and_fetches_one_language(visit: Visit, game: str, language: str) -> None:
    visitor = visit(language=language, storage=NEWCOMER)
    weigh = scale(visitor)
    page = visitor.open()
    page.locator(card(game)).wait_for()
    lobby = weigh()
    page.locator(f"{card(game)} .primary").click()
    page.locator(".bar.acts").wait_for()
    page.locator(".spot").first.wait_for()
    table = weigh()

    assert 50_000 < sum(lobby.values()) <= MOST_OF_LOBBY, lobby
    assert 20_000 < sum(table.values()) <= MOST_OF_TABLE, table
    fetched = [path for path in {**lobby, **table} if "/texts/" in path]
    assert sorted(fetched) == [f"api/games/{game}/texts/{language}", f"api/texts/{language}"]
    fonts = [path for path in {**lobby, **table} if path.endswith(".woff2")]
    assert any("cyrillic" in font for font in fonts) == (language == "ru")


def test_a_language_that_is_chosen_later_is_fetched_then(visit: Visit) -> None:
    page = visit().open("/#new=marrakesh")
    page.get_by_label("Desert towns").check()
    page.get_by_role("button", name="Русский").click()

    expect(page.get_by_label("Города в пустыне")).to_be_checked()  # what was chosen in the form is kept


# --- what comes first -----------------------------------------------------------------------------------------------
def test_a_newcomer_sees_the_games_first_and_later_the_running_tables(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    page.locator("article.card").first.wait_for()
    assert page.locator(".going").count() == 0
    assert top_of(page, ".games") < top_of(page, "#lobby-over")

    for game in ("merv", "marco_polo"):
        visitor.play_against_bots(game)
    page = visitor.open()
    page.locator(".going").wait_for()

    assert top_of(page, ".going") < top_of(page, ".games")
    expect(page.locator(".going .row")).to_have_count(2)
    expect(page.locator(".going .row").first).to_contain_text("Your turn")
    assert visitor.broken_rules_of_access() == []


def test_tables_that_wait_for_me_come_first(visit: Visit, client: Client) -> None:
    waits = client.make("link", "link", seed=3)
    asked = waits.asked()
    visitor = visit()
    visitor.sit(waits, asked)
    other = client.make("link", "link", seed=3)
    visitor.sit(other, 1 - asked)
    page = visitor.open()

    expect(page.locator(".going .row").first).to_contain_text("Your turn")
    expect(page.locator(".going .row").nth(1)).not_to_contain_text("Your turn")


def test_inviting_friends_moves_nothing(visit: Visit) -> None:
    page = visit().open()
    page.locator("article.card").first.wait_for()
    boxes = "all => all.map(one => JSON.stringify(one.getBoundingClientRect()))"
    before = page.locator("article.card, article.card button:visible, main section").evaluate_all(boxes)
    page.locator(f"{card('merv')} [aria-expanded]").click()
    expect(page.locator("#invite-merv")).to_be_visible()
    expect(page.get_by_role("button", name="2 players").first).to_be_focused()

    moved = page.locator("article.card, article.card .ways button, article.card .more a, main section")
    assert set(before) <= {*moved.evaluate_all(boxes), *page.locator("article.card button").evaluate_all(boxes)}
    page.keyboard.press("Escape")
    expect(page.locator("#invite-merv")).to_be_hidden()


# --- a quick game ---------------------------------------------------------------------------------------------------
def test_the_quick_game_is_of_the_level_that_is_chosen_and_it_is_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    expect(page.locator(f"{card('merv')} .levels :checked + span")).to_have_text("Medium")
    page.locator(f"{card('marrakesh')} .levels").get_by_text("Easy").click()
    page.reload()
    expect(page.locator(f"{card('merv')} .levels :checked + span")).to_have_text("Easy")

    page = visitor.play_against_bots("merv")

    bots = page.locator("aside .seat").filter(has=page.locator(".face"))
    expect(bots).to_have_count(2)
    names = [text.split()[0] for text in bots.locator(".name").all_inner_texts()]
    assert set(names) <= set(NAMES)
    assert len(set(names)) == 2
    for level in bots.locator(".level").all_inner_texts():
        assert level.strip() == "Easy"


@pytest.mark.parametrize("game", first_daily(*GAMES))
def test_a_newcomer_begins(visit: Visit, client: Client, game: str) -> None:
    page = visit(storage=NEWCOMER).play_against_bots(game)

    (kept,) = page.evaluate("Object.values(JSON.parse(localStorage.getItem('caravansary.tables')))")
    position = client.get(f"/api/tables/{kept['table']}/position", kept["seats"][0]["token"], perspective=0).json()
    assert position["plays"] == []
    assert position["ask"]["seat"] == 0
    expect(page.locator(".offer")).to_be_visible()


def test_names_of_bots_are_said_in_the_language_of_the_page(visit: Visit, client: Client) -> None:
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "easy", "name": "Leyla"}, {"kind": "link", "name": "Leyla"}]
    made = client.http.post("/api/tables", json={"game": "merv", "seats": seats, "seed": 3}).json()
    page = visit(language="ru").sit(Table(client, made), 0)

    expect(page.locator("aside .seat .name").nth(1)).to_contain_text("Лейла")
    expect(page.locator("aside .seat .name").nth(2)).to_contain_text("Leyla")  # a person's name is the person's own


# --- the form -------------------------------------------------------------------------------------------------------
def test_presets_choose_the_options_and_the_button_stays_in_view(visit: Visit) -> None:
    for size in ((1440, 900), (390, 844)):
        page = visit(size=size).open("/#new=marrakesh")
        page.get_by_text("Everything", exact=True).click()
        for option in ("Stair tiles", "Companions", "Desert towns"):
            expect(page.get_by_label(option, exact=True)).to_be_checked()
        page.get_by_text("First game", exact=True).click()
        expect(page.get_by_label("Desert towns")).not_to_be_checked()
        expect(page.get_by_label("River tiles of a first game")).to_be_checked()
        page.get_by_label("Companions", exact=True).check()
        expect(page.locator(".presets :checked")).to_have_count(0)
        for place in (0, 400, 10_000):
            page.evaluate(f"scrollTo(0, {place})")
            expect(page.locator(".make")).to_be_in_viewport(ratio=1)


def test_the_options_of_a_table_lie_apart_from_the_game(visit: Visit) -> None:
    page = visit().open("/#new=merv")
    expect(page.get_by_label("Title")).to_be_hidden()
    page.locator("summary").click()
    page.get_by_label("Title").fill("Sunday")
    page.locator(".make").click()
    page.wait_for_url(re.compile("/t/"))

    expect(page.locator("header.top")).to_contain_text("Sunday")


@pytest.mark.parametrize(("language", "word"), [("ru", "Города в пустыне"), ("de", "Wüstenstädte")])
def test_the_form_waits_for_the_words_of_the_game(visit: Visit, language: str, word: str) -> None:
    visitor = visit(language=language)
    held: list[Route] = []
    visitor.page.route("**/api/games/marrakesh/texts/**", lambda route: held.append(route))
    page = visitor.open("/#new=marrakesh")
    page.wait_for_function("() => performance.getEntriesByType('resource').length > 5")
    page.locator(".ghost").wait_for()
    assert page.locator("form.new").count() == 0  # rather nothing than another language
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()

    expect(page.get_by_text(word, exact=True)).to_be_visible()


def test_bots_in_the_form_come_to_the_table_as_they_were_shown(visit: Visit) -> None:
    page = visit().open("/#new=merv")
    page.locator("form.new .face").first.wait_for()
    shown = page.locator("form.new .help strong").all_inner_texts()
    page.locator("form.new .manner select").first.select_option("trader")
    expect(page.locator("form.new .face .sign")).to_have_count(1)  # the other one is left to chance
    page.locator(".make").click()
    page.locator(".bar").wait_for()

    for name in shown:
        expect(page.locator("aside .seats")).to_contain_text(name)
    assert len(shown) == 2
    expect(page.locator("aside .face .sign")).to_have_count(2)
    expect(page.locator("aside .seats")).to_contain_text("likes to trade")


# --- the invitation -------------------------------------------------------------------------------------------------
@pytest.fixture
def invitation(client: Client) -> str:
    """The address that somebody was sent."""
    seats: list[dict[str, str]] = [
        *({"kind": "here", "name": "Petra"}, {"kind": "link"}),
        *({"kind": "bot", "bot": "hard", "name": "Omar"}, {"kind": "link", "name": "Kai"}),
    ]
    made = client.http.post("/api/tables", json={"game": "marco_polo", "seats": seats}).json()
    return f"/t/{made['table']}#seat={made['seats'][1]['token']}"


def test_an_invitation_names_the_game_the_host_and_who_sits_there(visit: Visit, invitation: str) -> None:
    visitor = visit()
    page = visitor.open(invitation)

    expect(page.get_by_role("heading", level=1)).to_have_text("Petra invites you to The Voyages of Marco Polo")
    others = page.locator(".sit li")
    expect(others.nth(0)).to_contain_text(re.compile("Petra.*host"))
    expect(others.nth(1)).to_contain_text(re.compile("Omar.*Hard"))
    expect(others.nth(2)).to_contain_text(re.compile("Kai.*not here yet"))
    expect(others.nth(1).locator(".face")).to_have_count(1)
    assert visitor.broken_rules_of_access() == []


@pytest.mark.parametrize(("size", "language"), crossed(SIZES, LANGUAGES))
def test_nothing_is_wider_than_the_screen(visit: Visit, invitation: str, language: str, size: tuple[int, int]) -> None:
    visitor = visit(language=language, size=size, storage=NEWCOMER)
    for path, there in (("/", "article.card"), ("/#new=marrakesh", "form.new"), (invitation, ".sit")):
        page = visitor.open(path)
        page.locator(there).first.wait_for()
        assert is_within_its_width(page), path


def test_the_form_can_be_used_by_everybody(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.open("/#new=marco_polo")
    page.locator("form.new").wait_for()
    page.locator("summary").click()

    assert visitor.broken_rules_of_access() == []
