"""The end of a game in a real browser: the result, its picture, its record, playing again; the question of sound."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.browsing import PHONE, Visit, first_daily
from tests.processes import eventually
from tests.server.playing import finished_record
from tests.server.serving import Client, Table

pytestmark = pytest.mark.long  # `pytest -m long`; every day the other pages are enough

GAMES = ["merv", "marco_polo", "marrakesh"]

SEE_ROWS_COMING = """() => {
    window.coming = [];
    new MutationObserver(() => {
        if (!document.querySelector('dialog tbody')) return;
        const now = document.querySelectorAll('dialog tbody tr.coming').length;
        if (now !== window.coming.at(-1)) window.coming.push(now);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def play_to_the_end(table: Table) -> None:
    """Bots play for the people."""
    for seat in table.tokens:
        table.patch(f"/seats/{seat}", table.owner, bot="random")
    eventually(lambda: table.position()["over"])


def ended(client: Client, *kinds: str, game: str = "merv") -> Table:
    """A finished game whose people have come back to their seats."""
    table = client.make(*kinds, game=game, seed=4, listed=False)
    play_to_the_end(table)
    for seat in table.tokens:
        table.patch(f"/seats/{seat}", table.owner, person=True)
    return table


def open_result(page: Page) -> None:
    page.locator(".finished .button.primary").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_result_opens_when_the_game_ends_and_can_be_closed(visit: Visit, client: Client) -> None:
    table = client.make("here", "random", seed=4)
    page = visit().sit(table, 0)

    play_to_the_end(table)

    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".podium li")).to_have_count(2)
    for score in table.position()["scores"]:
        expect(dialog.locator(".podium")).to_contain_text(str(score["total"]))
    dialog.get_by_role("button", name="Look at the board").click()
    expect(dialog).to_have_count(0)
    open_result(page)


@pytest.mark.parametrize("game", first_daily(*GAMES))
def test_the_result_tells_the_game(visit: Visit, client: Client, game: str) -> None:
    table = ended(client, "here", "random", "random", game=game)
    visitor = visit()
    page = visitor.sit(table, 0)
    open_result(page)

    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".podium li")).to_have_count(3)
    expect(dialog.locator(".story li")).to_have_count(3)
    built = "Merv at the end" if game == "merv" else "Your"  # the city is everybody's
    expect(dialog.get_by_role("img", name=built)).to_be_visible()
    assert dialog.locator("[data-heart] svg[viewBox]").count() == 1
    assert page.locator("dialog .spot.open").count() == 0
    totals = [score["total"] for score in table.position()["scores"]]
    shown = dialog.locator("tfoot td").all_inner_texts()
    assert sorted(int(total.replace("\u2212", "-")) for total in shown) == sorted(totals)
    assert visitor.broken_rules_of_access() == []
    visitor.picture(f"result-{game}")


def test_the_points_are_counted_row_by_row_unless_nothing_may_move(visit: Visit, client: Client) -> None:
    table = client.make("here", "random", seed=4)
    visitor = visit(settings={"motion": "auto"}, reduced_motion="no-preference")
    page = visitor.sit(table, 0)
    page.evaluate(SEE_ROWS_COMING)

    play_to_the_end(table)

    dialog = page.get_by_role("dialog")
    expect(dialog.locator("tbody tr")).not_to_have_count(0)
    expect(dialog.locator("tbody tr.coming")).to_have_count(0)
    coming = page.evaluate("window.coming")
    assert coming == list(range(coming[0], -1, -1))  # one row after the other
    assert coming[0] == dialog.locator("tbody tr").count()
    best = max(score["total"] for score in table.position()["scores"])
    expect(dialog.locator("tfoot")).to_contain_text(str(best))


@pytest.mark.parametrize("language", first_daily("ru", "de"))
def test_a_phone_shows_the_whole_result(visit: Visit, client: Client, language: str) -> None:
    table = ended(client, "here", game="merv")
    page = visit(language=language, **PHONE).sit(table, 0)
    open_result(page)

    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".podium li")).to_have_count(2)
    wide = dialog.locator(".body").evaluate("one => one.scrollWidth - one.clientWidth")
    assert wide <= 0


# --- ways on --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", first_daily(*GAMES))
def test_the_result_is_saved_as_a_picture(visit: Visit, client: Client, game: str, tmp_path: Path) -> None:
    table = ended(client, "here", "random", game=game)
    page = visit().sit(table, 0)
    open_result(page)

    with page.expect_download() as coming:
        page.get_by_role("button", name="Save as a picture").click()
    file = tmp_path / "result.png"
    coming.value.save_as(file)

    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert width == 1600
    assert 800 <= height <= 1800
    assert len(data) > 60_000  # a blank sheet has some thousands
    assert coming.value.suggested_filename.startswith(game)
    expect(page.get_by_text("The picture is saved.")).to_be_visible()


def test_the_record_is_copied(visit: Visit, client: Client) -> None:
    table = ended(client, "here", "random")
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    page = visitor.sit(table, 0)
    open_result(page)

    page.get_by_role("button", name="Copy the record").click()
    expect(page.get_by_text("The record is copied.")).to_be_visible()

    assert page.evaluate("navigator.clipboard.readText()") == table.get("/record", table.tokens[0]).text


def test_the_people_of_a_table_play_again_one_seat_on(visit: Visit, client: Client) -> None:
    table = client.make("here", "link", "random", seed=4, listed=False)
    anna, berta = visit(), visit()
    anna_page, berta_page = anna.sit(table, 0), berta.sit(table, 1)
    play_to_the_end(table)

    anna_page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    anna_page.wait_for_url(lambda url: table.id not in url)
    berta_page.get_by_role("dialog").get_by_role("button", name="To the new table").click()
    berta_page.wait_for_url(lambda url: table.id not in url)

    new = anna_page.url.partition("/t/")[2]
    assert berta_page.url.partition("/t/")[2] == new
    for page in (anna_page, berta_page):
        page.locator(".bar").wait_for()
        assert page.locator(".sit").count() == 0
    assert client.get(f"/api/tables/{new}", table.tokens[0]).json()["mine"] == [1]
    assert client.get(f"/api/tables/{new}", table.tokens[1]).json()["mine"] == [2]
    # whoever is to decide can do so with the tokens that this browser has kept
    deciding = client.get(f"/api/tables/{new}/position", table.owner).json()["waiting"]
    for one in deciding:
        asked = {1: anna_page, 2: berta_page}.get(one["seat"])
        if asked is not None:
            asked.locator(".bar.acts").wait_for()


def test_who_looks_at_a_finished_game_is_offered_no_rematch(visit: Visit, client: Client) -> None:
    page = visit().watch(Table(client, client.import_record(finished_record()).json()))
    open_result(page)

    expect(page.get_by_role("button", name="Replay").first).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


def test_the_list_of_tables_names_the_winner(visit: Visit, client: Client) -> None:
    table = ended(client, "here", "random")
    visitor = visit()
    visitor.sit(table, 0)
    best = max(score["total"] for score in table.position()["scores"])

    page = visitor.open("/")

    row = page.locator(".row").filter(has=page.locator(f'a[href="/t/{table.id}"]')).first
    expect(row).to_contain_text(re.compile(rf"(won|victory).* {best} points"))


# --- sound ----------------------------------------------------------------------------------------------------------
def test_sound_is_asked_for_once_and_off_until_then(visit: Visit, client: Client) -> None:
    table = client.make("here", "here", seed=3)
    visitor = visit(settings={"sound": None})
    page = visitor.sit(table, 0)
    kept = "JSON.parse(localStorage.getItem('caravansary.settings')).sound"
    question = page.get_by_role("group", name="With sound?")
    expect(question).to_be_visible()
    assert page.evaluate(kept) is None

    question.get_by_role("button", name="Yes").click()

    expect(question).to_have_count(0)
    assert page.evaluate(kept) is True
    page.reload()
    page.locator(".bar").wait_for()
    expect(question).to_have_count(0)


def test_the_volume_is_a_setting(visit: Visit) -> None:
    visitor = visit(settings={"sound": True})
    page = visitor.open("/")
    page.get_by_role("button", name="Settings").first.click()
    slider = page.get_by_role("slider", name="Volume")
    slider.fill("0.3")

    assert page.evaluate("JSON.parse(localStorage.getItem('caravansary.settings')).volume") == 0.3
