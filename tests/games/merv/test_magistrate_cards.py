"""The magistrate's deck: the cards after his turn, a card that leaves the game, what everybody knows."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any, cast

import pytest

from caravansary.core.chance import Chance
from caravansary.games.merv.pieces import BOARD_ACTIONS
from caravansary.games.merv.state import State
from tests.games.merv.position import BLUE, RED, YELLOW, Table, Things, game, parse_action
from tests.games.merv.solo_position import (
    EVERY_CARD,
    about_to,
    act,
    deal,
    facts,
    is_used_up,
    magistrate_turn,
    solo_cards,
    solo_position,
    story,
)


# --- the cards after the turn -----------------------------------------------------------------------------------------
def play_the_round_out(table: Table) -> None:
    """After the magistrate's turn: the human takes favour in slot 1, the high courtier follows, all walk on."""
    table.play(RED, "slot 1", "site r1c1", "gain favour", "end turn")
    while table.asked in ("choose_courtier_site", "choose_space"):
        table.play(RED, table.options[0])


@pytest.mark.rule("MERV-SOLO-17")
def test_the_card_lies_open_until_the_round_ends_and_is_discarded_then() -> None:
    table = solo_position(solo_deck="wall palace", solo_discard="library", city={"r5c5": "wall-tan"})

    magistrate_turn(table)
    seen = [solo_cards(table)]
    table.play(RED, "slot 1", "site r1c1", "gain favour", "end turn")
    assert table.asked == "choose_courtier_site"
    seen.append(solo_cards(table))
    table.play(RED, "courtier site r3c2")
    assert table.asked == "choose_space"
    seen.append(solo_cards(table))

    assert seen == [{"deck": "palace", "open": "wall", "discard": "library"}] * 3
    table.play(RED, "space 3")
    assert table.state.round == 1
    assert solo_cards(table) == {"deck": "", "open": "palace", "discard": "library wall"}  # he begins round 2


@pytest.mark.rule("MERV-SOLO-17")
@pytest.mark.parametrize("card", EVERY_CARD.split())
def test_any_card_is_discarded_when_the_round_ends(card: str) -> None:
    table = solo_position(at="round_end", round=2, slots={1: YELLOW, 2: BLUE, 3: RED}, solo_deck="", solo_open=card)

    assert (table.state.round, table.asked) == (2, "choose_slot")
    assert solo_cards(table) == {"deck": "", "open": "", "discard": card}
    assert table.state.to_dict()["solo"]["open"] is None


@pytest.mark.rule("MERV-SOLO-17")
def test_a_card_that_left_the_game_is_not_discarded_and_nothing_after_a_turn_without_a_card() -> None:
    left = about_to("mosque", solo_deck="mosque wall palace", yellow={"mosque": "m9", "scoring_tile": "palace"})
    without = solo_position(solo_deck="", solo_discard="", city={"r5c5": "blue"})

    act(left)
    magistrate_turn(without)
    play_the_round_out(left)
    play_the_round_out(without)

    assert (left.state.round, solo_cards(left)) == (1, {"deck": "palace", "open": "wall", "discard": ""})
    assert (without.state.round, solo_cards(without)) == (1, {"deck": "", "open": "", "discard": ""})


@pytest.mark.rule("MERV-SOLO-18")
@pytest.mark.parametrize("year", [1, 2])
def test_after_scoring_the_discard_pile_is_shuffled_on_top_of_the_deck(year: int) -> None:
    scoring: dict[str, Any] = {"order": "red yellow blue", "at": "scoring", "year": year, "solo_deck": "wall mosque"}
    decks = []
    for script in product(range(3), range(2)):
        table = solo_position(**scoring, solo_discard="palace library caravansary", chance=list(script))
        assert is_used_up(table)
        assert table.state.year == year + 1
        assert facts(table)["solo.deck"] == "caravansary palace library | mosque wall"
        decks.append(solo_cards(table))

    orders = permutations(["palace", "library", "caravansary"])
    expected = [{"deck": f"{' '.join(order)} wall mosque", "open": "", "discard": ""} for order in orders]
    assert sorted(decks, key=str) == sorted(expected, key=str)


@pytest.mark.rule("MERV-SOLO-18")
def test_without_discarded_cards_the_deck_stays_as_it_is() -> None:
    table = solo_position(order="red yellow blue", at="scoring", solo_deck="wall mosque palace", chance=[])

    assert solo_cards(table) == {"deck": "wall mosque palace", "open": "", "discard": ""}
    assert facts(table)["solo.deck"] == "palace mosque wall"


@pytest.mark.rule("MERV-SOLO-18")
@pytest.mark.parametrize(
    ("round", "discard", "open_card", "chance", "deck", "left"),
    [
        pytest.param(
            4, "palace", "library", [0], "palace library | mosque wall", "", id="the card of the last round too"
        ),
        pytest.param(3, "palace library", None, [], "mosque wall", "palace library", id="no other round shuffles"),
    ],
)
def test_the_discard_pile_is_shuffled_in_only_when_the_year_ends(
    round: int, discard: str, open_card: str | None, chance: list[int], deck: str, left: str
) -> None:
    cards: dict[str, Any] = {"solo_deck": "wall mosque", "solo_discard": discard, "solo_open": open_card}
    table = solo_position(at="round_end", round=round, slots={1: YELLOW, 2: BLUE, 3: RED}, **cards, chance=chance)

    assert is_used_up(table)
    assert (table.state.year, table.state.round) == ((2, 0) if round == 4 else (1, 3))
    assert (facts(table)["solo.deck"], solo_cards(table)["discard"]) == (deck, left)


# --- a card leaves the game -------------------------------------------------------------------------------------------
EIGHTH_SCROLL: Things = {"tiles": "b1-mosque b2-tan b3-post", "scrolls": 7, "camels": 1, "servants": 0}


def eighth_scroll(*parts: str, discard: str = "", as_dealt: bool = False) -> dict[str, Any]:
    """The magistrate draws the palace card, stands in slot 3 and trades a camel for his eighth scroll."""
    table = solo_position(city={"r5c3": "palace-tan", "r1c3": "yellow"}, solo_discard=discard, yellow=EIGHTH_SCROLL)
    deal(table, "palace", *parts, as_dealt=as_dealt)
    changed = magistrate_turn(table)
    assert changed["yellow.scrolls"] == 8
    left = {place: now for place, now in facts(table).items() if place.startswith("solo.")}
    removed = [event for event in story(table) if event[0] == "solo_card_removed"]
    assert removed in ([], [("solo_card_removed", "MERV-SOLO-19", {"board": "library"})])
    return left | {"told": bool(removed)}


@pytest.mark.rule("MERV-SOLO-19", "MERV-SOLO-35")
@pytest.mark.parametrize(
    ("discard", "told"),
    [("caravansary library marketplace", True), ("caravansary marketplace", False)],
    ids=["the card", "one that left the game earlier is not missed"],
)
def test_a_card_that_leaves_the_game_is_taken_from_the_discard_pile(discard: str, told: bool) -> None:
    left = {"solo.open": "palace", "solo.deck": "mosque wall", "solo.discard": "caravansary marketplace"}
    assert eighth_scroll("mosque wall", discard=discard) == left | {"solo.removed": "library", "told": told}


@pytest.mark.rule("MERV-SOLO-19", "MERV-SOLO-35")
@pytest.mark.parametrize("as_dealt", [True, False])
@pytest.mark.parametrize(
    ("parts", "deck"),
    [
        (("library wall mosque", "caravansary", "marketplace"), "mosque wall | caravansary | marketplace"),
        (("wall mosque library", "caravansary", "marketplace"), "mosque wall | caravansary | marketplace"),
        (("wall", "library", "caravansary marketplace mosque"), "wall | caravansary marketplace mosque"),
        (("wall mosque", "library caravansary", "marketplace"), "mosque wall | caravansary | marketplace"),
        (("wall mosque", "caravansary library", "marketplace"), "mosque wall | caravansary | marketplace"),
        (("wall mosque", "caravansary", "marketplace library"), "mosque wall | caravansary | marketplace"),
        (("wall mosque", "caravansary", "library marketplace"), "mosque wall | caravansary | marketplace"),
        (("wall mosque caravansary marketplace", "library"), "caravansary marketplace mosque wall"),
        (("library", "wall mosque caravansary marketplace"), "caravansary marketplace mosque wall"),
    ],
)
def test_a_card_that_leaves_the_game_is_taken_from_its_part_of_the_deck(
    parts: tuple[str, ...], deck: str, as_dealt: bool
) -> None:
    assert eighth_scroll(*parts, as_dealt=as_dealt) == {
        "solo.open": "palace",
        "solo.deck": deck,
        "solo.discard": "",
        "solo.removed": "library",
        "told": True,
    }


@pytest.mark.rule("MERV-SOLO-19")
def test_the_open_card_can_leave_the_game() -> None:
    table = about_to("library", yellow={"tiles": "b1-mosque b2-tan b3-post", "scrolls": 7})

    changed = act(table)

    assert changed["solo.removed"] == "library"
    assert solo_cards(table)["open"] == ""
    assert "library" not in solo_cards(table)["deck"]


# --- what everybody knows of the solo deck ----------------------------------------------------------------------------
def guesses(table: Table, number: int = 3000) -> Counter[tuple[str, ...]]:
    """The solo deck from its top, as it might lie for all that the human knows."""
    samples = [table.state.sample_hidden(0, seed) for seed in range(number)]
    return Counter(tuple(BOARD_ACTIONS[card] for card in reversed(sample.solo_deck)) for sample in samples)


def are_even(counts: Counter[Any], number: int) -> bool:
    """All of so many cases, none much more often than the others."""
    mean = counts.total() / number
    return len(counts) == number and 0.4 * mean < min(counts.values()) <= max(counts.values()) < 1.8 * mean


@pytest.mark.rule("MERV-SETUP-19", "MERV-SETUP-20")
@pytest.mark.parametrize(
    ("deck", "places"),
    [
        ("wall palace mosque library caravansary marketplace", {2, 3, 4}),
        ("mosque library palace caravansary marketplace", {1, 2, 3}),
        ("mosque palace caravansary marketplace", {1, 2}),
        ("palace caravansary marketplace", {1}),
    ],
)
def test_a_palace_card_not_yet_seen_lies_where_it_can_have_been_dealt(deck: str, places: set[int]) -> None:
    table = solo_position()
    deal(table, deck, as_dealt=True)

    found = guesses(table)

    by_place = Counter(dict.fromkeys(places, 0))
    for cards, count in found.items():
        by_place[cards.index("palace") + 1] += count
    assert are_even(by_place, len(places))
    others = Counter[tuple[str, ...]]()
    for cards, count in found.items():
        others[tuple(card for card in cards if card != "palace")] += count
    rest = [card for card in deck.split() if card != "palace"]
    assert set(others) == set(permutations(rest))
    assert len(found) == len(places) * len(others)


@pytest.mark.rule("MERV-SETUP-19", "MERV-SETUP-20")
@pytest.mark.parametrize("deck", ["mosque caravansary", "wall mosque library caravansary marketplace"])
def test_the_dealt_cards_without_the_palace_card_can_lie_in_any_order(deck: str) -> None:
    table = solo_position()
    deal(table, deck, as_dealt=True)

    orders = list(permutations(deck.split()))
    assert are_even(guesses(table), len(orders))


@pytest.mark.rule("MERV-SETUP-20")
def test_each_part_of_the_deck_is_unknown_by_itself() -> None:
    table = solo_position()
    deal(table, "library palace", "wall", "mosque caravansary marketplace")

    found = guesses(table)

    tops, bottoms = ["library", "palace"], ["mosque", "caravansary", "marketplace"]
    expected = {(*top, "wall", *bottom) for top in permutations(tops) for bottom in permutations(bottoms)}
    assert set(found) == expected
    assert are_even(found, 12)


@pytest.mark.rule("MERV-SETUP-20")
def test_a_palace_card_that_was_shuffled_in_again_can_lie_anywhere_in_its_part() -> None:
    table = solo_position()
    deal(table, "library palace wall", "mosque caravansary", as_dealt=True)

    found = guesses(table)

    assert {cards[:3] for cards in found} == set(permutations(["library", "palace", "wall"]))
    assert {cards[3:] for cards in found} == set(permutations(["mosque", "caravansary"]))
    assert are_even(found, 12)


@pytest.mark.rule("MERV-SETUP-20", "MERV-SOLO-7")
def test_a_drawn_card_is_known_and_the_rest_of_its_part_is_not() -> None:
    table = solo_position(city={"r5c5": "wall-tan"})
    deal(table, "wall palace", "library", "mosque caravansary marketplace", as_dealt=True)

    seen = []
    for _ in range(4):
        table.state.slots = [-1] * 5
        table.state.solo_open = -1
        magistrate_turn(table)
        seen.append(facts(table)["solo.deck"])

    assert seen == [
        "palace | library | caravansary marketplace mosque",
        "library | caravansary marketplace mosque",
        "caravansary marketplace mosque",
        "caravansary marketplace",
    ]
    assert set(guesses(table, 100)) == {("caravansary", "marketplace"), ("marketplace", "caravansary")}


@pytest.mark.rule("MERV-SETUP-20", "MERV-SOLO-9")
def test_the_order_of_a_deck_made_anew_is_unknown() -> None:
    table = solo_position(solo_deck="", solo_discard="palace library wall mosque", city={"r5c5": "wall-tan"})

    magistrate_turn(table)

    left = solo_cards(table)["deck"].split()
    assert len(left) == 3
    assert set(guesses(table, 300)) == set(permutations(left))


@pytest.mark.rule("MERV-SETUP-20")
def test_what_the_magistrate_will_do_cannot_be_seen_beforehand() -> None:
    table = solo_position(order="red yellow blue", at="end_turn", slot=1, solo_deck="wall palace mosque")
    before = table.state.to_dict()

    preview = table.state.preview(parse_action("end turn"))

    assert preview.stops_at_chance
    assert preview.changes == {}
    assert [event.kind for event in preview.events] == ["turn_ended"]
    assert table.state.to_dict() == before
    for seed in range(20):
        guess = table.state.sample_hidden(0, seed)
        assert guess.preview(parse_action("end turn")).to_dict() == preview.to_dict()


@pytest.mark.rule("MERV-SETUP-20")
def test_the_guesses_of_a_game_agree_with_everything_seen_in_it() -> None:
    for seed in range(6):
        state = cast(State, game().new(players=1, seed=seed))
        choice = Chance.seeded(seed)
        while not state.is_over:
            guess = state.sample_hidden(0, choice.below(1000))
            assert guess.view(0) == state.view(0)
            fresh = state.solo_fresh
            if BOARD_ACTIONS.index("palace") in state.solo_deck[:fresh]:
                assert guess.solo_deck.index(BOARD_ACTIONS.index("palace")) in (2, 3, 4)
            assert sorted(guess.solo_deck[:fresh]) == sorted(state.solo_deck[:fresh])
            state.play(state.options[choice.below(len(state.options))])
