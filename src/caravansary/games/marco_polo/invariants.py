"""What holds in every position: the course of the game, every piece in one place, what a player can have.

Positions that are read and every position of the random games of the tests go through `check`. Whether a position can
be reached in a game is not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.frames import arg_of, kind_of, seat_of
from caravansary.core.reading import require
from caravansary.games.marco_polo import frames, gifts, goals, rounds, scoring
from caravansary.games.marco_polo.dice import class_of, owner_of, space_of, value_of
from caravansary.games.marco_polo.pieces import (
    ARGHUN,
    BASE_CHARACTERS,
    BEIJING,
    BLACK,
    BY_CITY_CARDS,
    BY_GOAL_CARDS,
    CHARACTERS,
    CITIES,
    COINS,
    CONTRACTS,
    DIE_CLASS,
    DIE_VALUE,
    FIRST_CARD_SPACE,
    FIRST_NEW,
    FIRST_REGULAR,
    GIFTS,
    GOALS,
    GOODS,
    GUNJ,
    KHAN,
    KHAN_SPACES,
    KUBILAI,
    MATTEO,
    MOST_ACTIVE,
    NEUTRAL,
    NICOLAO,
    NO_CHARACTER,
    NO_NODE,
    NOBODY,
    OWN,
    OWN_DICE,
    PLAYER_COLOURS,
    POLOS,
    PRIVATE,
    PROVINCE_TOKENS,
    PURSE,
    RASCHID,
    ROUNDS,
    ROW_LENGTH,
    SOURCES,
    SPACES,
    TOKEN_G,
    WHITE,
)
from caravansary.games.marco_polo.posts import all_posts

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import Player, State

BEFORE_ROUNDS: Final = (rounds.DRAFT, rounds.START_ROUND)
BONUSES: Final = (rounds.PROVINCE_BONUSES, rounds.CHARACTER_BONUSES)


def check(s: State) -> None:
    """Raise `PositionError` with the field where something does not hold."""
    check_course(s)
    check_characters(s)
    check_tokens_and_cards(s)
    check_contracts(s)
    check_row(s)
    check_spaces(s)
    check_khan(s)
    for seat, player in enumerate(s.players):
        field = player_field(s, seat)
        check_amounts(player, field)
        check_dice(s, seat, f"{field}.dice")
        check_posts(s, seat, f"{field}.posts")
        check_character(s, player, field)
        check_active(s, seat, f"{field}.contracts")
        check_goals(s, player, field)
    check_black_dice(s)
    check_beijing(s)
    check_offices(s)
    check_all_goals(s)
    check_gifts(s)
    check_turn(s)
    check_final_points(s)


def player_field(s: State, seat: int) -> str:
    return f"players.{PLAYER_COLOURS[s.colours[seat]]}"


def has_rolled(s: State) -> bool:
    """Before the first roll nobody has dice."""
    return s.round > 1 or s.phase in (rounds.COMPENSATIONS, rounds.TURNS, rounds.OVER)


def is_between_actions(s: State) -> bool:
    """Nothing is being resolved: a seat chooses what to do in its turn."""
    return s.phase == rounds.TURNS and (not s.stack or kind_of(s.stack[-1]) == frames.CHOOSE_ACTION)


# --- the course of the game -----------------------------------------------------------------------------------------
def check_course(s: State) -> None:
    """Round, phase and first player (POLO-ROUND-1, -3)."""
    require((s.round == 0) == (s.phase in BEFORE_ROUNDS), "round", "must be 0 before the first round, and only then")
    require(s.phase != rounds.OVER or s.round == ROUNDS, "round", f"the game ends after round {ROUNDS}")
    require(s.phase != rounds.START_ROUND or bool(s.goal_choice), "goal_choice", "must be true while goals are chosen")
    require(s.round > 1 or s.first == s.start, "first", "must be the start player in the first round")


def check_characters(s: State) -> None:
    """Everybody has another character; in the draft the last players have chosen theirs (POLO-VAR-2, -3)."""
    most = len(CHARACTERS) if s.module else BASE_CHARACTERS
    chosen = [player.character for player in s.players if player.character != NO_CHARACTER]
    waiting = s.clockwise(s.start)[: s.seats - len(chosen)]
    for seat, player in enumerate(s.players):
        field = f"{player_field(s, seat)}.character"
        fits = (player.character == NO_CHARACTER) == (s.phase == rounds.DRAFT and seat in waiting)
        require(fits, field, "must be there after the choice of the seat, and not before")
        require(player.character < most, field, "is one of the new characters, which do not take part")
        require(chosen.count(player.character) <= 1, field, "another player has it")
    count = s.seats + 1 - len(chosen) if s.phase == rounds.DRAFT else 0
    require(len(s.draft) == count, "draft", f"must be {count} characters")
    fits = len({*s.draft, *chosen}) == len(s.draft) + len(chosen) and all(one < most for one in s.draft)
    require(fits, "draft", "must be characters of this game that nobody has")


def check_tokens_and_cards(s: State) -> None:
    """Each token and card lies once; those of the module only with it (POLO-NEWCHAR-3, -12)."""
    for key, things in (("provinces", s.provinces), ("offices", s.offices), ("cards", s.cards)):
        lying = [thing for thing in things if thing != NOBODY]
        require(len(set(lying)) == len(lying), key, "must be different ones")
    require(bool(s.module) or TOKEN_G not in s.provinces, "provinces", f"there is no {PROVINCE_TOKENS[TOKEN_G]} here")
    require(not any(s.arghun_cards >> card & 1 for card in s.cards), "own_cards", "one of them lies on the board")
    has_him = ARGHUN in s.draft or any(player.character == ARGHUN for player in s.players)
    most = s.printed.arghun_cards if has_him else 0
    require(s.arghun_cards.bit_count() <= most, "own_cards", f"Khan Arghun has {most} cards at most")


# --- contracts ------------------------------------------------------------------------------------------------------
def check_contracts(s: State) -> None:
    """Every contract is in one place; starting contracts that are nowhere have left the game (POLO-CONTRACT-14)."""
    found: set[int] = set()
    last = len(CONTRACTS) if s.module else FIRST_NEW
    for field, contracts in contract_places(s):
        for contract in contracts:
            name = CONTRACTS[contract]
            require(contract < last, field, f"{name} does not take part without the new characters")
            require(contract not in found, field, f"{name} is in another place already")
            is_loose = contract < FIRST_REGULAR and not field.startswith("players")
            require(not is_loose, field, f"{name} is a starting contract")
            found.add(contract)
    missing = [CONTRACTS[contract] for contract in range(FIRST_REGULAR, last) if contract not in found]
    require(not missing, "special.pile", f"{', '.join(missing)} must be somewhere")
    require(0 <= s.special_fresh <= len(s.special), "special.unseen", "must be contracts of the pile")


def contract_places(s: State) -> list[tuple[str, list[int]]]:
    places = [("row", s.row), ("piles", s.piles), ("special.pile", s.special)]
    for seat, player in enumerate(s.players):
        field = player_field(s, seat)
        places += [(f"{field}.contracts", player.active), (f"{field}.completed", player.completed)]
    return places


def check_row(s: State) -> None:
    """The piles of the coming rounds; a row is whole before the turns and never left empty (POLO-CONTRACT-8, -9)."""
    count = ROW_LENGTH * (ROUNDS - max(s.round, 1))
    require(len(s.piles) == count, "piles", f"must be {count} contracts in this round")
    require(len(s.row) <= ROW_LENGTH, "row", f"must be at most {ROW_LENGTH} contracts")
    is_whole = len(s.row) == ROW_LENGTH or s.phase in (rounds.TURNS, rounds.OVER)
    require(is_whole, "row", f"must be {ROW_LENGTH} contracts before the turns of a round")
    fits = bool(s.row) or not s.special or not is_between_actions(s)
    require(fits, "row", "must not be empty while the special pile is not")


def check_active(s: State, seat: int, field: str) -> None:
    """Two active contracts, three while one is to be discarded; one starting contract (POLO-CONTRACT-11, -19)."""
    player = s.players[seat]
    top = s.stack[-1] if s.stack else frames.FLOW
    discards = kind_of(top) == frames.CHOOSE_DISCARD and seat_of(top) == seat
    fits = len(player.active) == MOST_ACTIVE + 1 if discards else len(player.active) <= MOST_ACTIVE
    require(fits, field, f"must be at most {MOST_ACTIVE}, or one more while one of them is to be discarded")
    starting = [contract for contract in (*player.active, *player.completed) if contract < FIRST_REGULAR]
    require(len(starting) <= 1, field, "a player has one starting contract only")


# --- dice -----------------------------------------------------------------------------------------------------------
def check_dice(s: State, seat: int, field: str) -> None:
    """Five own dice, the white one with Matteo Polo, from the first roll on (POLO-ROUND-13, -14, POLO-CHAR-8)."""
    player = s.players[seat]
    placed = [class_of(die) for die in s.placed if owner_of(die) == seat]
    unused = [DIE_CLASS[die] for die, count in enumerate(player.dice) for _ in range(count)]
    require(min(player.dice) >= 0, field, "must not be negative")
    expected = OWN_DICE if has_rolled(s) else 0
    require((*placed, *unused).count(OWN) == expected, field, f"must be, with those on spaces, {expected} own dice")
    expected = int(has_rolled(s) and player.character == MATTEO)
    require((*placed, *unused).count(WHITE) == expected, field, f"must be, with those on spaces, {expected} white dice")
    require(has_rolled(s) or not (placed or unused), field, "must be none before the first roll")
    fits = not unused or s.phase in (rounds.COMPENSATIONS, rounds.TURNS)
    require(fits, field, "must be none after the turns of a round")
    require(not placed or s.phase != rounds.COMPENSATIONS, field, "must all be there after the roll")
    fits = all((DIE_VALUE[die] > 0) == (player.character != RASCHID) for die, count in enumerate(player.dice) if count)
    require(fits, field, "must have values, except Raschid's (POLO-CHAR-1)")


def check_black_dice(s: State) -> None:
    """As many as the game has lie in the pool, on boards and on spaces; some come with the next roll (POLO-DICE-6)."""
    total = s.printed.black_dice[s.seats]
    used = sum(count for player in s.players for die, count in enumerate(player.dice) if DIE_CLASS[die] == BLACK)
    used += sum(class_of(placed) == BLACK for placed in s.placed)
    require(s.pool >= 0 and s.pool + used == total, "placed", f"there are {total} black dice")
    promised = [player.promised for player in s.players]
    for seat, player in enumerate(s.players):
        field = f"{player_field(s, seat)}.promised"
        require(player.promised == 0 or s.phase in BONUSES, field, "must be 0 outside the bonuses")
        require(sum(promised) <= total, field, f"at most {total} black dice can come with the next roll")


def check_spaces(s: State) -> None:
    """Dice of a placement are of one player, own ones lie once on each space (POLO-DICE-3, POLO-OCCUPY-6)."""
    used: dict[int, list[int]] = {}
    for die in s.placed:
        if class_of(die) != NEUTRAL:
            used.setdefault(space_of(die), []).append(die)
    for space, there in used.items():
        check_space(s, space, there)
    neutral = [KHAN] * s.printed.khan_neutral[s.seats] + [COINS] * s.printed.coins_neutral[s.seats]
    lying = sorted(space_of(die) for die in s.placed if class_of(die) == NEUTRAL)
    require(lying == sorted(neutral), "placed", "neutral dice lie on their spaces (POLO-2P-1, -2, POLO-3P-1)")
    occupied = sum(1 << space for space in {*used, *neutral} - {PURSE})
    require(s.occupied == occupied, "placed", "a space is occupied while a die lies there")


def check_space(s: State, space: int, there: list[int]) -> None:
    name = SPACES[space]
    for die in there:
        has_value = space != PURSE or s.players[owner_of(die)].character != RASCHID
        problem = f"{name}: a die shows a value, except Raschid's in the purse (POLO-CHAR-7)"
        require((1 <= value_of(die) <= 6) == has_value, "placed", problem)
    if FIRST_CARD_SPACE <= space < PURSE:
        require(len(there) == 1, "placed", f"{name} has room for one die (POLO-CITY-3)")
        fits = space < PRIVATE or s.players[owner_of(there[0])].character == GUNJ
        require(fits, "placed", f"{name}: only Gunj Kököchin has this space")
    for seat, player in enumerate(s.players):
        own = [die for die in there if owner_of(die) == seat]
        needed = s.printed.dice_needed[space] if space < FIRST_CARD_SPACE else 1
        require(len(own) % needed == 0, "placed", f"{name} needs {needed} dice of one player")
        in_colour = sum(class_of(die) == OWN for die in own)
        if space < FIRST_CARD_SPACE:
            require(in_colour <= needed, "placed", f"{name}: a player places own dice there once")
            require(bool(player.used >> space & 1) == (in_colour > 0), "placed", f"{name}: own dice lie there, or not")


def check_khan(s: State) -> None:
    """Four spaces, the values never fall (POLO-KHAN-1, -3)."""
    values = [value_of(die) for die in s.placed if space_of(die) == KHAN]
    fits = s.khan == values == sorted(values) and len(values) <= KHAN_SPACES
    problem = f"{SPACES[KHAN]}: at most {KHAN_SPACES} dice, neutral ones included, none below the one before"
    require(fits, "placed", problem)


# --- what a player has ----------------------------------------------------------------------------------------------
def check_amounts(player: Player, field: str) -> None:
    """Nothing is owed; only points can be below zero, and only where a city card buys with them (POLO-CITY-18)."""
    require(player.coins >= 0, f"{field}.coins", "must not be negative")
    require(player.camels >= 0, f"{field}.camels", "must not be negative")
    for good, count in enumerate(player.goods):
        require(count >= 0, f"{field}.goods.{GOODS[good]}", "must not be negative")
    for source, points in enumerate(player.points):
        fits = points >= 0 or source == BY_CITY_CARDS
        require(fits, f"{field}.points.{SOURCES[source]}", "must not be negative")


def check_posts(s: State, seat: int, field: str) -> None:
    """All posts are in stock or on the map; before the rounds only Kubilai Khan's is there (POLO-CHAR-28, -34)."""
    player = s.players[seat]
    on_map = player.posts.bit_count()
    fits = player.stock >= 0 and player.stock + on_map == all_posts(s, seat)
    require(fits, field, f"must be, with those in stock, {all_posts(s, seat)}")
    expected = 1 << BEIJING if player.character == KUBILAI else 0
    require(s.round > 0 or player.posts == expected, field, "must be those of the start before the first round")


def check_character(s: State, player: Player, field: str) -> None:
    """What belongs to a character (POLO-CHAR-21, POLO-NEWCHAR-11)."""
    fits = (player.second != NO_NODE) == (player.character == POLOS)
    require(fits, f"{field}.figures", "must be two for Nicolo and Marco Polo, one for all others")
    fits = not player.keep_two or player.character == NICOLAO
    require(fits, f"{field}.keep_two", "must be false: only Fratre Nicolao has the token")


def check_goals(s: State, player: Player, field: str) -> None:
    """Cards are dealt after the characters, two are kept (POLO-SETUP-15, POLO-VAR-7)."""
    count = 0 if s.phase == rounds.DRAFT else goals.DEALT_TO_CHOOSE if s.goal_choice else goals.KEPT
    fits = len(player.dealt) == count and player.dealt == sorted(set(player.dealt))
    require(fits, f"{field}.goals_dealt", f"must be {count} different cards in their order")
    kept = min(count, goals.KEPT)
    fits = len(player.goals) == kept or (s.phase == rounds.START_ROUND and len(player.goals) < kept)
    fits = fits and player.goals == sorted(set(player.goals)) and set(player.goals) <= set(player.dealt)
    require(fits, f"{field}.goals", f"must be {kept} of the dealt cards in their order")
    fits = not player.goals or len(player.goals) == kept or player.goals[0] != player.dealt[-1]
    require(fits, f"{field}.goals", "must leave a later card for the second one")


# --- the map --------------------------------------------------------------------------------------------------------
def check_beijing(s: State) -> None:
    """Whoever has a post in Beijing has a slot (POLO-TRAVEL-12)."""
    for seat, player in enumerate(s.players):
        fits = s.beijing.count(seat) == player.posts >> BEIJING & 1
        require(fits, "beijing", f"{PLAYER_COLOURS[s.colours[seat]]} has a slot or a post in Beijing without the other")


def check_offices(s: State) -> None:
    """An office token lies in its city until the first post is there (POLO-TRAVEL-18)."""
    for city, name in enumerate(CITIES):
        has_post = any(player.posts >> city & 1 for player in s.players)
        require(not has_post or s.offices[city] == NOBODY, f"offices.{name}", "must be null: a post stands there")


# --- cards of several players ---------------------------------------------------------------------------------------
def check_all_goals(s: State) -> None:
    """Nobody has the goal card of another."""
    found: set[int] = set()
    for seat, player in enumerate(s.players):
        again = [GOALS[goal] for goal in player.dealt if goal in found]
        field = f"{player_field(s, seat)}.goals_dealt"
        require(not again, field, f"another player has {', '.join(again)}")
        found.update(player.dealt)


def check_gifts(s: State) -> None:
    """With the module each gift is in one place from the goals on; some can be kept (POLO-NEWCHAR-5, -6, -7)."""
    received = [arg_of(frame) for frame in s.stack if kind_of(frame) == frames.RECEIVE_GIFT]
    found = [*s.gift_pile, *s.gift_discard, *s.drawn, *received]
    for seat, player in enumerate(s.players):
        kept = [gift for gift in range(len(GIFTS)) if player.gifts >> gift & 1]
        for gift in kept:
            fits = gift in gifts.KEPT and gifts.USELESS.get(gift, NO_CHARACTER) != player.character
            field = f"{player_field(s, seat)}.gifts"
            require(fits, field, f"{GIFTS[gift]} cannot be kept by this player")
        found += kept
    expected = list(range(len(GIFTS))) if s.module and s.phase != rounds.DRAFT else []
    require(sorted(found) == expected, "gifts", f"there must be {len(expected)} gifts, each in one place")


# --- the turn, the end ----------------------------------------------------------------------------------------------
def check_turn(s: State) -> None:
    """New posts are the player's whose turn it is; contracts are taken from the row."""
    if s.phase == rounds.TURNS and s.stack:
        player = s.players[s.active]
        require(not s.fresh & ~player.posts, "turn.new_posts", "must be posts of the player")
    require(all(position < len(s.row) for position in s.taken), "turn.taken", "must be contracts of the row")


def check_final_points(s: State) -> None:
    """Points of the final scoring are there when the game is over, and not before (POLO-END-2 to -7)."""
    trial = s.copy()
    for player in trial.players:
        player.points = [0] * len(SOURCES)
    if s.phase == rounds.OVER:
        scoring.score_game(trial)
    for seat, player in enumerate(s.players):
        for source in range(BY_GOAL_CARDS, len(SOURCES)):
            expected = trial.players[seat].points[source]
            field = f"{player_field(s, seat)}.points.{SOURCES[source]}"
            require(player.points[source] == expected, field, f"must be {expected}")
