"""Camel market: MERV-CAMELMARKET-1 to -9. Once a turn in the middle line: take all camels, or put one for a boon."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.events import Event
from caravansary.games.merv.camel_market import can_trade
from tests.games.merv.looking import holdings
from tests.games.merv.position import BLUE, GREEN, RED, SEVEN_POSTS, YELLOW, Table, merv_position, parse_action

SLOTS = ("tl", "tr", "br", "bl")
TRADES = ["trade camel tl", "trade camel tr", "trade camel br", "trade camel bl"]


def trades_offered(table: Table) -> list[str]:
    return [option for option in table.options if option in ("take camels", *TRADES)]


def at_the_market(**holdings: Any) -> Table:
    """Red has activated its own building in the middle line and chooses its action."""
    position: dict[str, Any] = {"slot": 3, "site": "r1c3", "city": {"r1c3": "wall-tan red"}}
    return merv_position(**{**position, **holdings})


# --- where and when -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CAMELMARKET-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_only_slot_3_of_every_side_leads_past_the_camel_market(number: int, slot: int) -> None:
    table = merv_position(round=number, market_camels="br", red={"camels": 1})
    assert trades_offered(table) == []

    table.play(RED, f"slot {slot}")
    assert trades_offered(table) == []
    table.play(RED, table.options[0])

    assert table.asked == "choose_action"
    expected = ["take camels", "trade camel tl", "trade camel tr", "trade camel bl"] if slot == 3 else []
    assert trades_offered(table) == expected
    if slot != 3:
        for trade in ("take camels", *TRADES):
            assert table.why_not(trade) == ("trade.other_line", "MERV-CAMELMARKET-1")
    table.play(RED, "gain favour")
    assert table.asked == "choose_end"
    assert trades_offered(table) == expected
    if slot != 3:
        for trade in ("take camels", *TRADES):
            assert table.why_not(trade) == ("trade.other_line", "MERV-CAMELMARKET-1")


@pytest.mark.rule("MERV-CAMELMARKET-1")
def test_the_trade_comes_after_production_and_the_action_follows() -> None:
    table = merv_position(city={"r1c3": "palace-tan"}, market_camels="tl", red={"camels": 0})

    table.play(RED, "slot 3", "site r1c3")
    assert table.player(RED).cubes == "tan"
    table.play(RED, "take camels")

    assert table.player(RED).camels == 1
    assert table.asked == "choose_action"
    assert table.options == ["board action", "gain favour", "deploy soldier"]
    table.play(RED, "board action")
    assert table.player(RED).courtiers == "trade"
    assert table.asked == "choose_end"
    assert table.options == ["end turn"]


@pytest.mark.rule("MERV-CAMELMARKET-1")
def test_the_trade_may_follow_the_action_and_then_only_the_end_is_left() -> None:
    table = at_the_market(market_camels="tl bl", red={"camels": 0})

    table.play(RED, "gain favour", "take camels")

    assert table.player(RED).camels == 2
    assert table.asked == "choose_end"
    assert table.options == ["end turn"]
    assert table.why_not("take camels") == ("trade.used", "MERV-CAMELMARKET-4")


# The board action and what is played until its next step is asked
ACTIONS: list[tuple[str, list[str], str]] = [
    ("caravansary", ["take card 1", "pay purple"], "choose_caravan_card"),
    ("palace", ["hall knowledge"], "choose_hall"),
    ("library", [], "choose_scrolls"),
    ("marketplace", ["post balkh"], "choose_purchase"),
    ("mosque", ["advance m1-1"], "choose_mosque_step"),
    ("wall", ["build tan-1", "wall n1"], "choose_wall_piece"),
]


@pytest.mark.rule("MERV-CAMELMARKET-1")
@pytest.mark.parametrize(("action", "played", "kind"), ACTIONS, ids=[row[0] for row in ACTIONS])
def test_there_is_no_trade_during_the_action(action: str, played: list[str], kind: str) -> None:
    cubes = " ".join(6 * ["purple", "tan", "teal", "orange"])
    table = merv_position(at=action, slot=3, market_camels="tl", red={"camels": 2, "cubes": cubes})
    assert trades_offered(table) == []

    table.play(RED, *played)

    assert table.asked == kind
    assert trades_offered(table) == []
    assert table.why_not("take camels")[0] == "core.action.not_asked"
    assert table.why_not("trade camel tr")[0] == "core.action.not_asked"


@pytest.mark.rule("MERV-CAMELMARKET-1")
def test_without_a_legal_site_the_middle_line_still_allows_the_trade() -> None:
    city = {f"r{row}c{column}": "red" for row in (1, 2, 3, 4) for column in (1, 2)} | {"r5c1": "red"}
    slots = {1: BLUE, 2: YELLOW, 4: GREEN}
    table = merv_position(players=4, city=city, slots=slots, market_camels="br")
    assert table.player(RED).buildings == 0

    table.play(RED, "slot 3")

    assert table.asked == "choose_action"
    assert table.why_not("board action") == ("board.no_site", "MERV-TURN-15")
    assert trades_offered(table) == ["take camels"]
    table.play(RED, "take camels")
    assert table.player(RED).camels == 1


# --- all camels -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CAMELMARKET-2")
@pytest.mark.parametrize(
    ("lying", "count"), [("tl", 1), ("bl", 1), ("tr br", 2), ("tl tr bl", 3), ("tl tr br bl", 4)], ids=str
)
def test_all_camels_are_taken_at_once(lying: str, count: int) -> None:
    table = at_the_market(market_camels=lying, red={"camels": 1}, blue={"camels": 1})
    before = holdings(table, RED)

    table.play(RED, "take camels")

    assert holdings(table, RED) == {**before, "camels": 1 + count}
    assert table.market_camels == ""
    assert table.player(BLUE).camels == 1
    assert table.told("camels_gained") == [Event("camels_gained", table.who(RED), "MERV-CAMELMARKET-2", {"n": count})]


@pytest.mark.rule("MERV-CAMELMARKET-2")
def test_where_no_camel_lies_none_can_be_taken() -> None:
    table = at_the_market(red={"camels": 1})

    assert "take camels" not in table.options
    assert table.why_not("take camels") == ("trade.no_camels_there", "MERV-CAMELMARKET-2")
    assert trades_offered(table) == TRADES


# --- one camel for a boon -------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CAMELMARKET-3", "MERV-CAMELMARKET-6", "MERV-CAMELMARKET-7")
@pytest.mark.parametrize(
    ("side", "slot", "gained"),
    [
        ("A", "tl", {"scrolls": 1}),
        ("A", "br", {"favour": 1}),
        ("A", "bl", {"cubes": "white"}),
        ("B", "tl", {"rare": 1}),
        ("B", "bl", {"cubes": "white"}),
    ],
)
def test_a_camel_on_a_slot_brings_its_boon_at_once(side: str, slot: str, gained: dict[str, Any]) -> None:
    table = at_the_market(side=side, red={"camels": 2}, blue={"camels": 1})
    before = holdings(table, RED)
    blue = holdings(table, BLUE)

    table.play(RED, f"trade camel {slot}")

    assert holdings(table, RED) == {**before, "camels": 1, **gained}
    assert holdings(table, BLUE) == blue
    assert table.market_camels == slot
    assert table.asked == "choose_action"
    assert trades_offered(table) == []


# Sides and slots of section 2.4
BOONS = {"A": ("scroll", "card", "favour", "white_cube"), "B": ("rare_good", "mosque_step", "soldier", "white_cube")}


@pytest.mark.rule("MERV-CAMELMARKET-3", "MERV-CAMELMARKET-7")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("number", range(4))
def test_the_side_of_the_tile_decides_which_boon_a_slot_has(side: str, number: int) -> None:
    table = at_the_market(side=side, red={"camels": 1})

    table.play(RED, f"trade camel {SLOTS[number]}")

    told = {"market_slot": SLOTS[number], "boon": BOONS[side][number]}
    assert table.told("camel_traded") == [Event("camel_traded", table.who(RED), "MERV-CAMELMARKET-3", told)]
    assert table.player(RED).camels == 0
    assert table.market_camels == SLOTS[number]


@pytest.mark.rule("MERV-CAMELMARKET-3")
@pytest.mark.parametrize("slot", SLOTS)
def test_a_slot_with_a_camel_takes_no_other(slot: str) -> None:
    table = at_the_market(market_camels=slot, red={"camels": 1})

    assert trades_offered(table) == ["take camels", *[trade for trade in TRADES if trade != f"trade camel {slot}"]]
    assert table.why_not(f"trade camel {slot}") == ("trade.occupied", "MERV-CAMELMARKET-3")
    refusal = table.state.why_not(parse_action(f"trade camel {slot}"))
    assert refusal is not None
    assert refusal.args == {"market_slot": slot}


@pytest.mark.rule("MERV-CAMELMARKET-3")
def test_without_an_own_camel_no_slot_is_offered() -> None:
    table = at_the_market(market_camels="tl", red={"camels": 0}, blue={"camels": 2})

    assert trades_offered(table) == ["take camels"]
    for trade in TRADES:
        assert table.why_not(trade) == ("camel.none", "MERV-CAMELMARKET-3")


# --- once, if at all ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CAMELMARKET-4")
@pytest.mark.parametrize("first", ["take camels", "trade camel br"])
@pytest.mark.parametrize("after", [False, True], ids=["before the action", "after the action"])
def test_whoever_traded_before_or_after_the_action_trades_no_more(first: str, after: bool) -> None:
    table = at_the_market(market_camels="tl", red={"camels": 2})

    for play in ["gain favour", first] if after else [first, "gain favour"]:
        table.play(RED, play)
        if table.told("camels_gained") or table.told("camel_traded"):
            assert trades_offered(table) == []
            for trade in ("take camels", *TRADES):
                assert table.why_not(trade) == ("trade.used", "MERV-CAMELMARKET-4")

    assert table.options == ["end turn"]


@pytest.mark.rule("MERV-CAMELMARKET-4")
def test_nobody_has_to_trade() -> None:
    table = at_the_market(market_camels="tl", red={"camels": 2})

    table.play(RED, "gain favour", "end turn")

    assert table.to_move == BLUE
    assert table.player(RED).camels == 2
    assert table.market_camels == "tl"


@pytest.mark.rule("MERV-CAMELMARKET-4", "MERV-CAMELMARKET-9")
def test_in_the_next_turn_the_trade_is_possible_again() -> None:
    table = at_the_market(order="blue yellow red", turn_of=RED, slots={4: YELLOW, 5: BLUE}, red={"camels": 3})
    table.play(RED, "trade camel bl", "gain favour", "end turn", "space 1")
    assert table.state.round == 1
    assert table.to_move == RED

    table.play(RED, "slot 3", "site r3c5")

    assert trades_offered(table) == ["take camels"]  # its other camels were spent for the place


# --- a boon without effect ------------------------------------------------------------------------------------------

ALL_WHITE = " ".join(12 * ["white"])
ELEVEN_WHITE = " ".join(11 * ["white"])
GUARDED = {"city": {"r1c3": "wall-tan red !blue", "r2c3": "wall-teal blue !red"}}

# Side, slot, the boon, a position in which it does nothing, and one in which it just does
EFFECTS: list[tuple[str, str, str, dict[str, Any], dict[str, Any]]] = [
    ("A", "bl", "white_cube", {"blue": {"cubes": ALL_WHITE}}, {"blue": {"cubes": ELEVEN_WHITE}}),
    ("B", "bl", "white_cube", {"blue": {"cubes": ALL_WHITE}}, {"blue": {"cubes": ELEVEN_WHITE}}),
    ("A", "tl", "scroll", {"blue": {"scrolls": 32}}, {"blue": {"scrolls": 31}}),
    ("B", "tl", "rare_good", {"blue": {"rare": 24}}, {"blue": {"rare": 23}}),
    ("A", "br", "favour", {"red": {"favour": 10, "influence": 20}}, {"red": {"favour": 9, "influence": 20}}),
    ("A", "br", "favour", {"red": {"favour": 10, "influence": 20}}, {"red": {"favour": 10, "influence": 19}}),
    ("A", "tr", "card", {"queue": "", "deck": ""}, {"queue": "ginger", "deck": ""}),
    (
        *("A", "tr", "card"),
        {"queue": "ginger juniper", "red": {"cards": "cinnamon", "influence": 2}},
        {"queue": "ginger cinnamon", "red": {"cards": "cinnamon", "influence": 2}},
    ),
    (
        *("A", "tr", "card"),
        {"queue": "ginger", "red": {"cards": "cinnamon", "influence": 2}},
        {"queue": "ginger", "red": {"cards": "cinnamon", "influence": 3}},
    ),
    ("B", "tr", "mosque_step", {"red": {"mosque": "m10"}}, {"red": {"mosque": "m9"}}),
    ("B", "tr", "mosque_step", {"red": {"posts": SEVEN_POSTS}}, {"red": {"posts": SEVEN_POSTS, "mosque": "m1-1"}}),
    ("B", "tr", "mosque_step", {"red": {"posts": SEVEN_POSTS}}, {"red": {"posts": SEVEN_POSTS[:-9]}}),
    ("B", "br", "soldier", {"red": {"servants": 0}}, {"red": {"servants": 1}}),
    ("B", "br", "soldier", GUARDED, {"city": {"r1c3": "wall-tan red !blue", "r2c3": "wall-teal blue"}}),
    ("B", "br", "soldier", {"walls": "n3"}, {"walls": "n2"}),
    ("B", "br", "soldier", {"city": {"r1c3": "wall-tan red +white"}}, {}),
]


def with_a_camel(position: dict[str, Any]) -> dict[str, Any]:
    """And a cube, so that an action is still to be chosen after a trade."""
    return {**position, "red": {**position.get("red", {}), "camels": 1, "cubes": "tan"}}


@pytest.mark.rule("MERV-CAMELMARKET-5")
@pytest.mark.parametrize(
    ("side", "slot", "boon", "nothing", "something"), EFFECTS, ids=[f"{row[2]}{n}" for n, row in enumerate(EFFECTS)]
)
def test_a_slot_is_offered_even_if_its_boon_brings_nothing_and_the_preview_says_so(
    side: str, slot: str, boon: str, nothing: dict[str, Any], something: dict[str, Any]
) -> None:
    without = at_the_market(side=side, **with_a_camel(nothing))
    with_effect = at_the_market(side=side, **with_a_camel(something))
    trade = f"trade camel {slot}"
    before = holdings(without, RED)

    assert trades_offered(without) == trades_offered(with_effect) == TRADES
    assert "boon_lost" in kinds_previewed(without, trade)
    assert "boon_lost" not in kinds_previewed(with_effect, trade)
    without.play(RED, trade)

    assert holdings(without, RED) == {**before, "camels": 0}
    assert without.market_camels == slot
    assert without.asked == "choose_action"
    assert [(event.kind, event.rule, event.args) for event in without.events] == [
        ("camel_traded", "MERV-CAMELMARKET-3", {"market_slot": slot, "boon": boon}),
        ("boon_lost", "MERV-CAMELMARKET-5", {}),
    ]


@pytest.mark.rule("MERV-CAMELMARKET-5")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "−1 camel, the boon brings nothing"),
        ("ru", "−1 верблюд, выгода ничего не даёт"),
        ("de", "−1 Kamel, der Bonus bringt nichts"),
    ],
)
def test_the_preview_says_in_words_that_a_boon_brings_nothing(language: str, said: str) -> None:
    table = at_the_market(side="B", red={"camels": 1, "mosque": "m10"})
    preview = table.state.preview(parse_action("trade camel tr"))

    assert table.state.game.speaker(language).preview(preview, table.who(RED)) == said


@pytest.mark.rule("MERV-CAMELMARKET-5", "MERV-CAMELMARKET-3")
def test_a_slot_covered_for_nothing_is_denied_to_the_next() -> None:
    table = at_the_market(side="B", order="red blue", red={"camels": 1, "mosque": "m10"}, blue={"camels": 1})

    table.play(RED, "trade camel tr")

    assert not can_trade(table.state, 1, None)


def kinds_previewed(table: Table, name: str) -> list[str]:
    return [event.kind for event in table.state.preview(parse_action(name)).events]


# --- the boons ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CAMELMARKET-6", "MERV-LIBRARY-5")
@pytest.mark.parametrize(
    ("before", "tiles", "level"),
    [
        (0, "", ""),
        (1, "", "b1-caravansary b1-palace b1-marketplace b1-mosque"),
        (2, "b1-mosque", ""),
        (3, "b1-mosque", "b2-purple b2-tan b2-teal b2-orange"),
        (5, "b1-mosque b2-tan", "b3-card b3-post b3-mosque b3-wall"),
        (7, "b1-mosque b2-tan b3-post", "b4-2favour b4-2soldiers b4-favoursoldier b4-8points"),
        (8, "b1-mosque b2-tan b3-post b4-8points", ""),
    ],
)
def test_a_scroll_of_the_market_may_be_a_breakthrough(before: int, tiles: str, level: str) -> None:
    table = at_the_market(side="A", red={"camels": 1, "scrolls": before, "tiles": tiles})

    table.play(RED, "trade camel tl")

    assert table.asked == ("choose_breakthrough" if level else "choose_action")
    assert [option for option in table.options if option.startswith("tile")] == [
        f"tile {tile}" for tile in level.split()
    ]
    assert (table.player(RED).scrolls, table.player(RED).tiles) == (before + 1, tiles)


@pytest.mark.rule("MERV-CAMELMARKET-6")
def test_a_favour_of_the_market_scores_on_its_track_and_may_overflow() -> None:
    scoring = at_the_market(side="A", red={"camels": 1, "favour": 3})
    overflowing = at_the_market(side="A", red={"camels": 1, "favour": 10, "influence": 11})

    scoring.play(RED, "trade camel br")
    overflowing.play(RED, "trade camel br")

    assert scoring.player(RED).favour == 4
    assert scoring.player(RED).points == {"favour_track": 1}
    assert overflowing.player(RED).favour == 10
    assert overflowing.player(RED).influence == 12
    assert overflowing.player(RED).points == {"influence_track": 2}


@pytest.mark.rule("MERV-CAMELMARKET-6")
def test_what_the_market_gives_is_told_with_its_rule() -> None:
    white = at_the_market(side="A", red={"camels": 1})
    rare = at_the_market(side="B", red={"camels": 1})

    white.play(RED, "trade camel bl")
    rare.play(RED, "trade camel tl")

    red = white.who(RED)
    told = Event("cubes_gained", red, "MERV-CAMELMARKET-3", {"cubes": {"white": 1}})
    assert white.told("cubes_gained") == [told]
    assert rare.told("good_gained") == [Event("good_gained", red, "MERV-CAMELMARKET-3", {"good": "rare"})]


@pytest.mark.rule("MERV-CAMELMARKET-8")
def test_any_card_of_the_queue_may_be_taken_without_paying() -> None:
    table = at_the_market(
        side="A",
        queue="ginger* ginger* juniper pepper cinnamon juniper juniper cinnamon",
        deck="pepper ginger",
        red={"camels": 1, "cubes": "tan", "cards": "cinnamon juniper", "influence": 3},
    )

    table.play(RED, "trade camel tr")

    assert table.asked == "choose_free_card"
    assert table.options == ["take card 3", "take card 5", "take card 6", "take card 7", "take card 8"]
    assert table.why_not("take card 1") == ("card.spice_limit", "MERV-CARAVAN-8")
    table.play(RED, "take card 8")
    red = table.player(RED)
    assert red.cards == "cinnamon cinnamon juniper"
    assert red.cubes == "tan white"  # nothing was paid, and the pair of cinnamon gives a white cube
    assert red.camels == 0
    assert table.queue == "ginger* ginger* juniper pepper cinnamon juniper juniper pepper"
    assert table.market_camels == "tr"
    assert table.asked == "choose_action"


@pytest.mark.rule("MERV-CAMELMARKET-8")
def test_the_camel_on_a_card_of_the_market_is_gained() -> None:
    table = at_the_market(
        side="A", queue="ginger* ginger* juniper", deck="", red={"camels": 1, "cards": "", "influence": 0}
    )

    table.play(RED, "trade camel tr", "take card 2")

    assert table.player(RED).camels == 1
    assert table.player(RED).cards == "ginger"
    assert table.queue == "ginger* juniper"


@pytest.mark.rule("MERV-CAMELMARKET-8")
def test_a_free_first_step_on_the_mosque_track_lets_choose_the_path() -> None:
    table = at_the_market(side="B", red={"camels": 1, "cubes": "tan"})

    table.play(RED, "trade camel tr")

    assert table.asked == "choose_free_path"
    assert table.options == ["advance m1-1", "advance m1-2", "advance m1-3", "advance m1-4"]
    table.play(RED, "advance m1-3")
    red = table.player(RED)
    assert (red.mosque, red.cubes, red.discs) == ("m1-3", "tan", 6)
    assert red.camels == 1  # one was put on the market, one lay at the beginning of the path
    assert table.asked == "choose_action"


@pytest.mark.rule("MERV-CAMELMARKET-8")
def test_a_free_later_step_on_the_mosque_track_brings_its_points_and_boon() -> None:
    table = at_the_market(side="B", red={"camels": 1, "mosque": "m6"})

    table.play(RED, "trade camel tr")

    red = table.player(RED)
    assert (red.mosque, red.favour, red.cubes) == ("m7", 1, "")
    assert red.points == {"mosque": 2}
    assert table.asked == "choose_action"


@pytest.mark.rule("MERV-CAMELMARKET-8")
def test_a_soldier_of_the_market_is_placed_or_declined() -> None:
    city = {"r1c3": "wall-tan red", "r5c5": "wall-teal blue", "r2c2": "palace-tan blue +white"}
    placed = at_the_market(side="B", city=city, red={"camels": 1})
    declined = at_the_market(side="B", city=city, red={"camels": 1})

    placed.play(RED, "trade camel br")
    assert placed.asked == "choose_soldier_site"
    assert placed.options == ["soldier r1c3", "soldier r5c5", "decline"]
    placed.play(RED, "soldier r5c5")
    declined.play(RED, "trade camel br", "decline")

    assert placed.soldier("r5c5") == RED
    assert (placed.player(RED).influence, placed.player(RED).servants) == (2, 7)
    assert (declined.player(RED).influence, declined.player(RED).servants) == (0, 8)
    assert placed.asked == declined.asked == "choose_action"
    assert declined.market_camels == "br"
    assert declined.player(RED).camels == 0


@pytest.mark.rule("MERV-CAMELMARKET-8")
def test_the_soldier_of_the_market_is_no_action_of_the_turn() -> None:
    table = at_the_market(side="B", red={"camels": 1})

    table.play(RED, "gain favour", "trade camel br", "soldier r1c3")

    assert table.asked == "choose_end"
    assert table.player(RED).favour == 1
    assert table.soldier("r1c3") == RED


# --- camels on the tile ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CAMELMARKET-9")
def test_camels_lie_on_the_tile_until_somebody_takes_them() -> None:
    table = at_the_market(order="red blue yellow", market_camels="tr", red={"camels": 1})
    table.play(RED, "trade camel bl", "gain favour", "end turn")
    table.play(BLUE, "slot 1", "site r1c1", "gain favour", "end turn")
    table.play(YELLOW, "slot 2", "site r1c2", "gain favour", "end turn", "space 2")
    table.play(RED, "slot 1", "site r1c5", "gain favour", "end turn")
    assert table.state.round == 1
    assert table.market_camels == "tr bl"

    table.play(YELLOW, "slot 3", "site r3c5", "take camels")

    assert table.player(YELLOW).camels == 2
    assert table.market_camels == ""


@pytest.mark.rule("MERV-CAMELMARKET-9")
@pytest.mark.parametrize("at", ["scoring", "invasion"])
def test_camels_stay_on_the_tile_from_year_to_year(at: str) -> None:
    table = merv_position(at=at, year=2, market_camels="tl br", red={"camels": 1})

    assert table.state.year == 3
    assert table.market_camels == "tl br"
    assert table.player(RED).camels == 1
