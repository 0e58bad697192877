"""Variants: random provinces, the draft of the characters, the choice of goals. Rules POLO-VAR."""

from __future__ import annotations

import json
from itertools import combinations, product
from typing import Any

import pytest

from caravansary.core.errors import OptionError
from caravansary.core.events import visible
from caravansary.games.marco_polo.pieces import GOALS, PROVINCES
from tests.games.marco_polo.position import BLUE, GREEN, RED, SEATS, YELLOW, Table, polo_game, seen

BASE = {"raschid", "matteo", "berke", "mercator", "polos", "kubilai", "johannes", "wilhelm"}
GOAL_POINTS = dict(zip(GOALS, [4, 5, 5, 7, 4, 5, 7, 4, 5, 6, 4, 5, 7, 4, 5, 7, 6, 8], strict=True))
HOMES = {"anxi": "a", "ormuz": "b", "kashgar": "c", "xian": "d", "adana": "e", "kochi": "f"}


def draft(players: int = 4, seed: int = 1, **options: Any) -> Table:
    return polo_game(players, seed, character_draft=True, **options)


def goal_choice(players: int = 4, seed: int = 1, **options: Any) -> Table:
    return polo_game(players, seed, goal_choice=True, **options)


def draft_order(table: Table, take: int = 0) -> list[str]:
    """Everybody takes the character at this place of the list; gives the colours in the order of choosing."""
    order: list[str] = []
    while table.asked == "choose_character":
        assert table.to_move is not None
        order.append(table.to_move)
        table.play(table.to_move, table.options[min(take, len(table.options) - 1)])
    return order


# --- random provinces -----------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-VAR-1")
def test_random_provinces_deal_one_token_to_each_province() -> None:
    dealt = [seen(polo_game(3, seed, random_provinces=True))["provinces"] for seed in range(120)]

    assert all(list(tokens) == list(PROVINCES) and sorted(tokens.values()) == list("abcdef") for tokens in dealt)
    for province in PROVINCES:
        assert {tokens[province] for tokens in dealt} == set("abcdef")


@pytest.mark.rule("POLO-VAR-1")
@pytest.mark.parametrize("value", [None, 1, "yes"])
@pytest.mark.parametrize("option", ["random_provinces", "character_draft", "goal_choice"])
def test_a_variant_is_on_or_off(option: str, value: Any) -> None:
    with pytest.raises(OptionError, match=option):
        polo_game(3, **{option: value})


# --- the draft ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-VAR-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_character_more_than_players_is_revealed(players: int) -> None:
    offered = [[option.removeprefix("character ") for option in draft(players, seed).options] for seed in range(80)]

    assert all(len(set(characters)) == players + 1 for characters in offered)
    assert {character for characters in offered for character in characters} == BASE
    table = draft(players)
    assert (table.asked, seen(table)["draft"]) == ("choose_character", offered[1])


@pytest.mark.rule("POLO-VAR-3", "POLO-VAR-2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_last_player_chooses_first_and_the_first_player_last(players: int, first: int) -> None:
    table = draft(players, first_player=first)
    start_order = SEATS[first:players] + SEATS[:first]

    order = draft_order(table)

    assert order == start_order[::-1]
    chosen = [event.who for event in table.told("character_chosen")]
    assert chosen == [SEATS.index(colour) for colour in order]


@pytest.mark.rule("POLO-VAR-3")
def test_everybody_has_the_chosen_character_and_chooses_among_the_remaining_ones() -> None:
    table = draft(4, seed=5, first_player=0)
    revealed = seen(table)["draft"]

    for colour, left in ((RED, 5), (GREEN, 4), (YELLOW, 3), (BLUE, 2)):
        assert table.options == [f"character {c}" for c in revealed]
        assert len(revealed) == left
        chosen = revealed[left // 2]
        table.play(colour, f"character {chosen}")
        assert table.player(colour).character == chosen
        revealed = [character for character in revealed if character != chosen]


@pytest.mark.rule("POLO-VAR-4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("take", [0, 1, 4])
def test_the_character_left_over_leaves_the_game(players: int, take: int) -> None:
    table = draft(players, seed=8)
    revealed = set(seen(table)["draft"])

    draft_order(table, take)

    chosen = {table.player(colour).character for colour in SEATS[:players]}
    assert [{event.args["character"]} for event in table.told("character_left")] == [revealed - chosen]
    assert (len(chosen), chosen <= revealed, seen(table)["draft"]) == (players, True, [])


@pytest.mark.rule("POLO-VAR-5")
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_at_the_draft_board_offices_cards_row_and_starting_contracts_are_visible(seat: int | None) -> None:
    table = draft(4, seed=3)

    view = seen(table, seat)
    assert table.asked == "choose_character"
    assert (len(view["row"]), len(view["cards"]), len(view["provinces"])) == (6, 9, 6)
    assert all(office is not None for office in view["offices"].values())
    assert all(len(player["contracts"]) == 1 for player in view["players"])
    draft_order(table)
    later = seen(table, seat)
    assert [later[thing] for thing in ("row", "cards", "offices", "provinces")] == [
        view[thing] for thing in ("row", "cards", "offices", "provinces")
    ]


@pytest.mark.rule("POLO-VAR-6")
@pytest.mark.parametrize("chooses_goals", [False, True])
def test_goal_cards_are_dealt_after_the_draft(chooses_goals: bool) -> None:
    table = draft(4, goal_choice=chooses_goals)

    for _ in range(4):
        assert all(player.dealt == [] and player.goals == [] for player in table.state.players)
        assert table.to_move is not None
        table.play(table.to_move, table.options[0])

    assert [len(player.dealt) for player in table.state.players] == [4 if chooses_goals else 2] * 4


@pytest.mark.rule("POLO-VAR-6")
def test_the_goals_do_not_depend_on_who_chose_which_character() -> None:
    one, other = draft(4, seed=6), draft(4, seed=6)

    draft_order(one, take=0)
    draft_order(other, take=1)

    assert [one.player(c).goals for c in SEATS] == [other.player(c).goals for c in SEATS]
    assert [one.player(c).character for c in SEATS] != [other.player(c).character for c in SEATS]


# --- the choice of goals --------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-VAR-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_four_goal_cards(players: int) -> None:
    table = goal_choice(players)

    hands = [table.player(colour).dealt.split() for colour in SEATS[:players]]
    assert table.asked == "choose_goal"
    assert [len(hand) for hand in hands] == [4] * players
    assert len({goal for hand in hands for goal in hand}) == 4 * players
    assert {goal for hand in hands for goal in hand} <= set(GOALS)


@pytest.mark.rule("POLO-VAR-7")
def test_each_of_the_six_pairs_can_be_kept() -> None:
    table = goal_choice(4, seed=2)
    dealt = table.player(GREEN).dealt.split()

    for one, other in combinations(dealt, 2):
        copy = Table(table.state.copy())
        assert f"goal {one}" in copy.options_of(GREEN)
        copy.play(GREEN, f"goal {one}")
        assert f"goal {other}" in copy.options_of(GREEN)
        copy.play(GREEN, f"goal {other}")
        assert copy.player(GREEN).goals == f"{one} {other}"
        assert copy.options_of(GREEN) == []


@pytest.mark.rule("POLO-VAR-7")
@pytest.mark.parametrize("kept", [(0, 1), (2, 3), (0, 3)])
def test_only_the_kept_goals_score(kept: tuple[int, int]) -> None:
    table = goal_choice(2, seed=2, first_player=0)  # the first player is Raschid
    for colour in (BLUE, YELLOW):
        dealt = table.player(colour).dealt.split()
        table.play(colour, *[f"goal {dealt[place]}" for place in kept])

    last_turn(table)

    for colour in (BLUE, YELLOW):
        hand = table.player(colour).dealt.split()
        assert table.player(colour).points["goal_cards"] == sum(GOAL_POINTS[hand[place]] for place in kept)


def last_turn(table: Table) -> None:
    """Posts in all cities and provinces, round 5, and all dice gone except one."""
    if table.asked == "choose_compensation":
        table.play(YELLOW, "camels 0")
    table.state.round = 5
    for player in table.state.players:
        player.posts = (1 << 13) - 1
        player.dice = [0] * len(player.dice)
    table.player(BLUE).piece.dice[-2] = 1  # an own die of Raschid's
    table.play(BLUE, "purse", "end turn")
    assert table.state.is_over


@pytest.mark.rule("POLO-VAR-8")
@pytest.mark.parametrize("order", [[BLUE, YELLOW, GREEN, RED], [RED, BLUE, GREEN, YELLOW], [GREEN, RED, YELLOW, BLUE]])
def test_goals_are_chosen_at_the_same_time_in_any_order(order: list[str]) -> None:
    table = goal_choice(4, seed=3)
    assert table.state.waiting_for == (0, 1, 2, 3)

    for colour in order:
        assert table.state.round == 0
        for _ in range(2):
            table.play(colour, table.options_of(colour)[0])

    assert table.state.round == 1
    assert [event.who for event in table.told("goals_chosen")] == [SEATS.index(colour) for colour in order]


@pytest.mark.rule("POLO-VAR-8")
@pytest.mark.parametrize("looking", [None, 0, 2, 3])
def test_nobody_sees_what_another_player_was_dealt_and_keeps(looking: int | None) -> None:
    table = goal_choice(4, seed=3)
    before = seen(table, looking)

    table.play(YELLOW, table.options_of(YELLOW)[0])
    after_one = seen(table, looking)
    table.play(YELLOW, table.options_of(YELLOW)[0])

    assert after_one == before
    told = json.dumps([event.args for event in visible(table.events, looking)])
    shown = json.dumps(seen(table, looking))
    assert not [goal for goal in table.player(YELLOW).dealt.split() if f'"{goal}"' in shown + told]
    assert len(table.told("goal_kept")) == 2
    assert not [event for event in visible(table.events, looking) if event.kind == "goal_kept"]


@pytest.mark.rule("POLO-VAR-8")
def test_a_choice_does_not_change_what_the_others_may_choose() -> None:
    table = goal_choice(3, seed=3)
    before = table.options_of(BLUE)

    table.play(GREEN, table.options_of(GREEN)[0])
    table.play(GREEN, table.options_of(GREEN)[0])

    assert table.options_of(BLUE) == before
    assert table.state.decision(table.who(BLUE)).secret
    assert table.options_of(GREEN) == []


# --- all together ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-VAR-9")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("provinces", "characters", "goals"), list(product([False, True], repeat=3)))
def test_the_variants_may_be_combined_in_any_way(players: int, provinces: bool, characters: bool, goals: bool) -> None:
    table = polo_game(
        players, seed=4, first_player=0, random_provinces=provinces, character_draft=characters, goal_choice=goals
    )

    assert (table.asked == "choose_character") == characters
    draft_order(table)
    assert (table.asked == "choose_goal") == goals
    for colour in SEATS[:players] * goals:
        table.play(colour, table.options_of(colour)[0])
        table.play(colour, table.options_of(colour)[0])

    assert table.state.round == 1
    assert (seen(table)["provinces"] == HOMES) == (not provinces)
    assert [len(table.player(colour).goals.split()) for colour in SEATS[:players]] == [2] * players
    assert [table.player(c).character for c in SEATS[:players]].count(None) == 0
    if not characters:
        assert [table.player(c).character for c in SEATS[:2]] == ["raschid", "matteo"]


@pytest.mark.rule("POLO-VAR-9")
def test_without_variants_nothing_is_asked_before_the_first_round() -> None:
    for seed in range(10):
        table = polo_game(4, seed)

        assert table.state.round == 1
        assert table.asked in ("choose_compensation", "choose_action")
