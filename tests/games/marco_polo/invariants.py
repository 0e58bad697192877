"""What must hold in every position of the game (what must hold from decision to decision is in `watching.py`).

`check` looks at one position. Random games, sampled positions and loaded ones all go through it.
"""

from __future__ import annotations

from caravansary.games.marco_polo import frames
from caravansary.games.marco_polo.pieces import (
    BEIJING,
    BLACK,
    BY_BEIJING,
    BY_CITY_CARDS,
    BY_GOAL_CARDS,
    BY_GOAL_PLACES,
    CARD_SPACES,
    CITY_CARDS,
    COINS,
    CONTRACTS,
    DICE,
    DIE_CLASS,
    FIRST_CARD_SPACE,
    FIRST_NEW,
    FIRST_REGULAR,
    GIFTS,
    GOALS,
    GUNJ,
    KHAN,
    MAIN_SPACES,
    MATTEO,
    NEUTRAL,
    NO_NODE,
    NOBODY,
    NODES,
    OWN,
    PLACES,
    POLOS,
    PRIVATE,
    PROVINCE_TOKENS,
    PURSE,
    RASCHID,
    SPACES,
    WHITE,
    WILHELM,
)
from caravansary.games.marco_polo.rounds import COMPENSATIONS, OVER, TURNS
from caravansary.games.marco_polo.state import State

NEUTRAL_DICE = {2: [COINS, KHAN, KHAN], 3: [KHAN], 4: []}
NEUTRAL_SEAT = 7


def check(s: State) -> None:
    """Every invariant that one position shows."""
    check_dice(s)
    check_spaces(s)
    check_khan(s)
    check_amounts(s)
    check_posts(s)
    check_contracts(s)
    check_row(s)
    check_cards_and_tokens(s)
    check_goals(s)
    check_gifts(s)
    check_end(s)
    check_options(s)


# --- a placed die in words ------------------------------------------------------------------------------------------
def space_of(placed: int) -> int:
    return placed & 31


def owner_of(placed: int) -> int:
    return placed >> 5 & 7


def class_of(placed: int) -> int:
    return placed >> 8 & 3


def value_of(placed: int) -> int:
    return placed >> 10


def has_rolled(s: State) -> bool:
    """Before the first roll nobody has dice."""
    return s.round > 1 or s.phase in (COMPENSATIONS, TURNS, OVER)


def is_between_actions(s: State) -> bool:
    """Nothing is being resolved: a seat chooses what to do in its turn."""
    return bool(s.stack) and s.stack[-1] & 63 == frames.CHOOSE_ACTION


def unused(s: State, seat: int, die_class: int) -> int:
    dice = s.players[seat].dice
    return sum(dice[die] for die in range(len(DICE)) if DIE_CLASS[die] == die_class)


# --- dice -----------------------------------------------------------------------------------------------------------
def check_dice(s: State) -> None:
    """Five own dice each, as many black ones as players and one more, the white one only with Matteo."""
    rolled = has_rolled(s)
    for seat, player in enumerate(s.players):
        mine = [placed for placed in s.placed if owner_of(placed) == seat]
        classes = [class_of(placed) for placed in mine]
        assert unused(s, seat, OWN) + classes.count(OWN) == 5 * rolled
        has_white = rolled and player.character == MATTEO
        assert unused(s, seat, WHITE) + classes.count(WHITE) == has_white
        assert all(count >= 0 for count in player.dice)
        if player.character == RASCHID:
            assert not any(player.dice[:18])
        else:
            assert not any(player.dice[18:])
        assert player.promised == 0 or s.phase not in (COMPENSATIONS, TURNS, OVER)
    black = sum(unused(s, seat, BLACK) for seat in range(s.seats))
    black += sum(class_of(placed) == BLACK for placed in s.placed)
    assert s.pool + black == s.seats + 1
    assert s.pool >= 0
    neutral = [placed for placed in s.placed if class_of(placed) == NEUTRAL]
    assert sorted(space_of(placed) for placed in neutral) == NEUTRAL_DICE[s.seats]
    assert all(value_of(placed) == 1 and owner_of(placed) == NEUTRAL_SEAT for placed in neutral)


def check_spaces(s: State) -> None:
    """Own dice of one placement, one die on a city card and on a private space."""
    occupied = 0
    for space in range(len(SPACES)):
        there = [placed for placed in s.placed if space_of(placed) == space]
        occupied |= bool(there) << space if space != PURSE else 0
        for placed in there:
            assert 1 <= value_of(placed) <= 6 or (space == PURSE and s.players[owner_of(placed)].character == RASCHID)
        if FIRST_CARD_SPACE <= space < PURSE:
            assert len(there) <= 1
        if PRIVATE <= space < PURSE:
            assert all(s.players[owner_of(placed)].character == GUNJ for placed in there)
        if space < len(MAIN_SPACES):
            check_own_colour(s, space, there)
    assert s.occupied & ~(1 << PURSE) == occupied


def check_own_colour(s: State, space: int, there: list[int]) -> None:
    for seat, player in enumerate(s.players):
        own = sum(owner_of(placed) == seat and class_of(placed) == OWN for placed in there)
        assert own <= s.printed.dice_needed[space]
        assert bool(player.used >> space & 1) == (own > 0)


def check_khan(s: State) -> None:
    """Rising from the left, at most four."""
    values = [value_of(placed) for placed in s.placed if space_of(placed) == KHAN]
    assert s.khan == values == sorted(values)
    assert len(values) <= 4


# --- what players have ----------------------------------------------------------------------------------------------
def check_amounts(s: State) -> None:
    """Nothing is owed; only points can be below zero, and only where a city card buys with them."""
    for player in s.players:
        assert min(player.coins, player.camels, *player.goods) >= 0
        assert all(points >= 0 for source, points in enumerate(player.points) if source != BY_CITY_CARDS)


def check_posts(s: State) -> None:
    """All posts are in stock or on the map, one of a player at a place, one on a slot in Beijing."""
    for seat, player in enumerate(s.players):
        has_character = player.character >= 0
        assert player.stock >= 0
        assert player.stock + player.posts.bit_count() == (11 if player.character == WILHELM else 9)
        assert 0 <= player.posts < 1 << len(PLACES)
        assert s.beijing.count(seat) == (player.posts >> BEIJING & 1)
        assert 0 <= player.figure < len(NODES)
        assert (player.second != NO_NODE) == (has_character and player.character == POLOS)


# --- contracts ------------------------------------------------------------------------------------------------------
def check_contracts(s: State) -> None:
    """No contract is lost or there twice; at most two are active unless one is about to be discarded."""
    found = [*s.row, *s.piles, *s.special]
    for player in s.players:
        found += [*player.active, *player.completed]
    assert len(found) == len(set(found))
    last = len(CONTRACTS) if s.module else FIRST_NEW
    assert {contract for contract in found if contract >= FIRST_REGULAR} == set(range(FIRST_REGULAR, last))
    assert all(contract >= FIRST_REGULAR for contract in (*s.row, *s.piles, *s.special))
    assert sum(contract < FIRST_REGULAR for contract in found) <= s.seats
    assert 0 <= s.special_fresh <= len(s.special)
    for seat, player in enumerate(s.players):
        if len(player.active) > 2:
            assert len(player.active) == 3
            assert s.stack[-1] & 0x1FF == frames.frame(frames.CHOOSE_DISCARD, seat)


def check_row(s: State) -> None:
    """At most six; empty in a turn only when nothing is left to refill it; the piles of the rounds to come."""
    assert len(s.row) <= 6
    if is_between_actions(s):
        assert s.row or not s.special
    assert len(s.piles) == 6 * (5 - max(s.round, 1)) or s.phase not in (COMPENSATIONS, TURNS, OVER)


# --- cards, tokens, gifts -------------------------------------------------------------------------------------------
def check_cards_and_tokens(s: State) -> None:
    assert len(set(s.cards)) == len(s.cards) == len(CARD_SPACES)
    assert len(set(s.provinces)) == len(s.provinces) == 6
    assert s.module or PROVINCE_TOKENS.index("g") not in s.provinces
    offices = [office for office in s.offices if office >= 0]
    assert len(offices) == len(set(offices))
    assert not any(s.arghun_cards >> card & 1 for card in s.cards)
    assert s.arghun_cards.bit_count() <= 6
    assert s.arghun_cards < 1 << len(CITY_CARDS)
    characters = [player.character for player in s.players if player.character >= 0] + s.draft
    assert len(characters) == len(set(characters))


def check_goals(s: State) -> None:
    """Nobody has the goal card of another; two are kept; their points are within bounds."""
    dealt = [goal for player in s.players for goal in player.dealt]
    assert len(dealt) == len(set(dealt))
    assert all(0 <= goal < len(GOALS) for goal in dealt)
    for player in s.players:
        assert set(player.goals) <= set(player.dealt)
        assert len(player.dealt) in ((0, 4) if s.goal_choice else (0, 2))
        if s.round > 0:
            assert len(player.goals) == 2
        assert 0 <= player.points[BY_GOAL_CARDS] + player.points[BY_GOAL_PLACES] <= 25


def check_gifts(s: State) -> None:
    """Each gift is in one place: pile, discard, drawn, or kept by somebody."""
    kept = [gift for player in s.players for gift in range(len(GIFTS)) if player.gifts >> gift & 1]
    waiting = [frame >> 9 for frame in s.stack if frame & 63 == frames.RECEIVE_GIFT]
    found = sorted([*s.gift_pile, *s.gift_discard, *s.drawn, *kept, *waiting])
    has_gifts = s.module and (s.round > 0 or s.gift_pile)
    assert found == (list(range(len(GIFTS))) if has_gifts else [])


# --- the end, the question ------------------------------------------------------------------------------------------
def check_end(s: State) -> None:
    """Five rounds, and no die unused at the end of the last; Beijing gives at most 22 points."""
    assert 0 <= s.round <= 5
    assert sum(player.points[BY_BEIJING] for player in s.players) <= 22
    if s.phase == OVER:
        assert s.round == 5
        assert not any(any(player.dice) for player in s.players)
        check_ranking(s)
    assert sorted(set(s.beijing) - {NOBODY}) == [
        seat for seat, player in enumerate(s.players) if player.posts >> BEIJING & 1
    ]


def check_ranking(s: State) -> None:
    """The winners have the most points and, of those, the most camels."""
    totals = [score.total for score in s.scores()]
    winners = [rank.who for rank in s.ranking() if rank.place == 1]
    best = [who for who in range(s.seats) if totals[who] == max(totals)]
    camels = max(s.players[who].camels for who in best)
    assert winners == [who for who in best if s.players[who].camels == camels]


def check_options(s: State) -> None:
    """While the game lasts there is always something to choose."""
    if s.phase == OVER:
        assert s.is_over
        return
    assert not s.is_over
    for seat in s.waiting_for:
        options = s.options_of(seat)
        assert options
        assert len(options) == len(set(options))
    if s.stack[-1] & 63 == frames.CHOOSE_ROW:
        check_rows(s)


def check_rows(s: State) -> None:
    """A row that is not offered is in nothing better than one that is."""
    arg = s.stack[-1] >> 9
    rows = s.printed.bazaar[arg & 3][: (arg >> 2) + 1]
    offered = [rows[action - s.options[0] + first_row(s)] for action in s.options]
    for row in rows[1:]:
        assert any(all(a >= b for a, b in zip(better, row, strict=True)) for better in offered)


def first_row(s: State) -> int:
    """The row of the first option, 1 to 6."""
    return int(s.game.describe_action(s.options[0])["row"])
