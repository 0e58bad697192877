"""What the page does with Marco Polo and Marrakesh alike: the lobby, the form, phones, both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browsing import PHONE, Visit, crossed
from tests.server.serving import Client

ASKED = {"marco_polo": "choose_action", "marrakesh": "choose_draft"}
EXPANSIONS = ("stair_tiles", "companions", "exchange_tiles", "citizens", "towns")


@pytest.mark.parametrize(
    ("game", "language", "button"),
    [("marco_polo", "de", "Gegen Bots spielen"), ("marrakesh", "ru", "Играть против ботов")],
)
def test_a_game_against_bots_opens_from_the_lobby(visit: Visit, game: str, language: str, button: str) -> None:
    visitor = visit(language=language)
    visitor.play_against_bots(game, button)

    visitor.picture(f"{game}-{language}")


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("marco_polo", ("Random provinces", "Choice of characters", "Choice of goals", "The New Characters")),
        ("marrakesh", ("Stair tiles", "Companions", "More exchange tiles", "Other citizens", "Desert towns")),
    ],
)
def test_variants_and_expansions_are_switches_of_the_form(visit: Visit, game: str, names: tuple[str, ...]) -> None:
    page = visit().open(f"/#new={game}")
    for name in names:
        expect(page.get_by_role("checkbox", name=name, exact=True)).not_to_be_checked()


@pytest.mark.parametrize(("game", "language"), crossed(ASKED, ["en", "ru", "de"]))
def test_a_phone_shows_what_is_asked(visit: Visit, client: Client, game: str, language: str) -> None:
    table = client.make("link", "link", game=game, seed=4)
    visitor = visit(**PHONE, language=language)
    page = visitor.sit(table, table.play_until(ASKED[game]))
    page.wait_for_selector(".spot.open")
    visitor.picture(f"{game}-phone-{language}")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("game", "kind", "options"),
    [("marco_polo", "choose_action", {}), ("marrakesh", "choose_option", dict.fromkeys(EXPANSIONS, True))],
)
def test_axe_finds_nothing_serious_on_the_boards(
    visit: Visit, client: Client, game: str, kind: str, options: dict[str, bool], theme: str
) -> None:
    table = client.make("link", "link", game=game, seed=4, options=options)
    visitor = visit(settings={"theme": theme})
    page = visitor.sit(table, table.play_until(kind))
    page.wait_for_selector(".bar.acts")
    assert visitor.broken_rules_of_access() == []
    visitor.picture(f"{game}-{theme}")
