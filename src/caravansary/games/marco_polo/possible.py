"""Which positions can be: what the parts of a loaded position say must fit together.

Every value is in its range already (`loading.py`), and what is pending in its order (`pending.py`); here are the course
of the game, the pieces, the players and the turn, with the rules that hold at every decision; movements are in
`possible_movements.py`. What is wrong is a `PositionError`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.reading import require
from caravansary.games.marco_polo import frames, gifts, goals, possible_movements, rounds, scoring, spaces
from caravansary.games.marco_polo.dice import has_die
from caravansary.games.marco_polo.pending import Pending
from caravansary.games.marco_polo.pieces import (
    ARGHUN,
    BASE_CHARACTERS,
    BEIJING,
    BLACK,
    BY_GOAL_CARDS,
    CARD_CITY,
    CHARACTERS,
    CITIES,
    CONTRACTS,
    DIE_CLASS,
    DIE_VALUE,
    FIRST_CARD_SPACE,
    FIRST_NEW,
    FIRST_REGULAR,
    GIFTS,
    GOALS,
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
    TRAVEL,
    VENEZIA,
    WHITE,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import Player, State

BEFORE_ROUNDS: Final = (rounds.DRAFT, rounds.START_ROUND)
BONUSES: Final = (rounds.PROVINCE_BONUSES, rounds.CHARACTER_BONUSES)


def check(s: State, pending: Pending) -> None:
    """Refuse a position in which the parts do not fit together."""
    check_course(s)
    check_characters(s)
    check_cards(s)
    check_start(s)
    check_contracts(s, pending)
    check_offices(s)
    check_beijing(s)
    check_placements(s)
    check_khan(s)
    for seat in range(s.seats):
        check_dice(s, seat)
        check_player(s, seat)
    check_goals(s, pending)
    check_gifts(s, pending)
    check_turn(s, pending)
    check_picks(s, pending)
    possible_movements.check_movement(s, pending)
    possible_movements.check_building(s, pending)
    check_points(s)


def player_field(s: State, seat: int) -> str:
    return f"players.{PLAYER_COLOURS[s.colours[seat]]}"


def is_before_first_turn(s: State) -> bool:
    return s.round == 0 or (s.round == 1 and s.phase != rounds.TURNS)


def last_traveller(s: State) -> int:
    """Who has placed the last dice on the space for travelling (POLO-ROUND-4)."""
    owners = [die >> 5 & 7 for die in s.placed if die & 31 == TRAVEL]
    return owners[-1] if owners else NOBODY


def some_posts_moved(s: State) -> bool:
    """Whether somebody can have moved a post: only with an empty stock (POLO-TRAVEL-21)."""
    return any(player.stock == 0 for player in s.players)


# --- the course of the game -----------------------------------------------------------------------------------------
def check_course(s: State) -> None:
    """Round, phase and first player (POLO-ROUND-1 to -5)."""
    require((s.round == 0) == (s.phase in BEFORE_ROUNDS), "round", "must be 0 before the first round, and only then")
    require(s.phase != rounds.OVER or s.round == ROUNDS, "round", f"the game ends after round {ROUNDS}")
    require(s.phase != rounds.START_ROUND or bool(s.goal_choice), "goal_choice", "must be true while goals are chosen")
    if s.round <= 1:
        require(s.first == s.start, "first", "must be the start player in the first round")
    elif s.phase in BONUSES:
        fits = last_traveller(s) in (NOBODY, s.first)
        require(fits, "first", "must be who travelled last in the round before (POLO-ROUND-4)")


def check_characters(s: State) -> None:
    """Everybody has another character; in the draft the last players have chosen theirs (POLO-VAR-2, -3)."""
    most = len(CHARACTERS) if s.module else BASE_CHARACTERS
    order = s.clockwise(s.start)
    chosen = [player.character for player in s.players if player.character != NO_CHARACTER]
    for seat, player in enumerate(s.players):
        field = f"{player_field(s, seat)}.character"
        has_chosen = s.phase != rounds.DRAFT or order.index(seat) > s.seats - s.cursor
        fits = (player.character != NO_CHARACTER) == has_chosen
        require(fits, field, "must be there after the choice of the seat, and not before")
        require(player.character < most, field, "is one of the new characters, which do not take part")
        require(chosen.count(player.character) <= 1, field, "another player has it")
    count = s.seats + 2 - s.cursor if s.phase == rounds.DRAFT else 0
    require(len(s.draft) == count, "draft", f"must be {count} characters")
    fits = not set(s.draft) & set(chosen) and all(character < most for character in s.draft)
    require(fits, "draft", "must be characters of this game that nobody has")


def check_cards(s: State) -> None:
    """Tokens of the module, and Khan Arghun's city cards (POLO-NEWCHAR-3, -12, -13)."""
    require(bool(s.module) or TOKEN_G not in s.provinces, "provinces", f"there is no {PROVINCE_TOKENS[TOKEN_G]} here")
    fits = not any(s.arghun_cards >> card & 1 for card in s.cards)
    require(fits, "own_cards", "one of them lies on the board")
    has_him = ARGHUN in s.draft or any(player.character == ARGHUN for player in s.players)
    count, most = s.arghun_cards.bit_count(), s.printed.arghun_cards if has_him else 0
    fits = count == most if is_before_first_turn(s) else count <= most
    require(fits, "own_cards", f"Khan Arghun has {most} cards at first")


def check_start(s: State) -> None:
    """Before the first turn figures and posts are where the characters put them (POLO-SETUP-7, POLO-CHAR-27, -28)."""
    if not is_before_first_turn(s):
        return
    require(NOBODY not in s.offices, "offices", "must all be there before the first turn")
    for seat, player in enumerate(s.players):
        field = player_field(s, seat)
        is_kubilai = player.character == KUBILAI
        fits = player.posts == (1 << BEIJING if is_kubilai else 0)
        require(fits, f"{field}.posts", "must be those of the start before the first turn")
        nodes = {player.figure, player.second} - {NO_NODE}
        fits = nodes == {BEIJING if is_kubilai else VENEZIA}
        require(fits, f"{field}.figures", "must stand where they start before the first turn")
        require(not player.completed, f"{field}.completed", "must be empty before the first turn")


# --- contracts ------------------------------------------------------------------------------------------------------
def check_contracts(s: State, pending: Pending) -> None:
    """Every contract is in one place; starting contracts that are nowhere have left the game (POLO-SETUP-11 to -13)."""
    found: list[int] = []
    last = len(CONTRACTS) if s.module else FIRST_NEW
    for field, contracts in contract_places(s):
        for contract in contracts:
            name = CONTRACTS[contract]
            require(contract < last, field, f"{name} does not take part without the new characters")
            require(contract not in found, field, f"{name} is in another place already")
            is_loose = contract < FIRST_REGULAR and not field.startswith("players")
            require(not is_loose, field, f"{name} is a starting contract")
            found.append(contract)
    missing = [CONTRACTS[contract] for contract in range(FIRST_REGULAR, last) if contract not in found]
    require(not missing, "special.pile", f"{', '.join(missing)} must be somewhere")
    most = last - FIRST_REGULAR - ROUNDS * ROW_LENGTH
    require(s.special_fresh <= most, "special.unseen", f"must be at most {most}")
    check_rows(s, pending)
    for seat, player in enumerate(s.players):
        check_active(s, seat, player, pending)


def contract_places(s: State) -> list[tuple[str, list[int]]]:
    places = [("row", s.row), ("piles", s.piles), ("special.pile", s.special)]
    for seat, player in enumerate(s.players):
        places.append((f"{player_field(s, seat)}.contracts", player.active))
        places.append((f"{player_field(s, seat)}.completed", player.completed))
    return places


def check_rows(s: State, pending: Pending) -> None:
    """The piles of the coming rounds; the row, which is never empty if it can be filled (POLO-CONTRACT-8)."""
    count = ROW_LENGTH * (ROUNDS - max(s.round, 1))
    require(len(s.piles) == count, "piles", f"must be {count} contracts in this round")
    if s.phase == rounds.OVER:
        require(not s.row, "row", "must be empty when the game is over")
    elif s.phase != rounds.TURNS:
        require(len(s.row) == ROW_LENGTH, "row", f"must be {ROW_LENGTH} contracts before the turns of a round")
    elif not pending.of(frames.REFILL_ROW):
        require(bool(s.row) or not s.special, "row", "must not be empty while the special pile is not")


def check_active(s: State, seat: int, player: Player, pending: Pending) -> None:
    """Two active contracts, three while one is to be discarded; the starting contract is the oldest (POLO-CONTRACT)."""
    field = f"{player_field(s, seat)}.contracts"
    discards = pending.top == frames.CHOOSE_DISCARD and pending.seat == seat
    fits = len(player.active) == MOST_ACTIVE + 1 if discards else len(player.active) <= MOST_ACTIVE
    require(fits, field, f"must be at most {MOST_ACTIVE}, or one more while one of them is to be discarded")
    starting = [contract for contract in (*player.active, *player.completed) if contract < FIRST_REGULAR]
    require(len(starting) <= 1, field, "a player has one starting contract only")
    fits = all(contract >= FIRST_REGULAR for contract in player.active[1:])
    require(fits, field, "the starting contract is the oldest one and stands first")
    if s.round == 0:
        require(len(player.active) == len(starting) == 1, field, "must be one starting contract before the first round")


# --- the map --------------------------------------------------------------------------------------------------------
def check_offices(s: State) -> None:
    """An office token lies in its city until the first post is there (POLO-TRAVEL-18)."""
    for city, name in enumerate(CITIES):
        has_post = any(player.posts >> city & 1 for player in s.players)
        field = f"offices.{name}"
        if s.offices[city] != NOBODY:
            require(not has_post, field, "must be null: somebody has a post there")
        elif not has_post:
            require(some_posts_moved(s), field, "must be there: nobody can have had a post there")


def check_beijing(s: State) -> None:
    """The best slots are taken first; who has a post in Beijing has a slot (POLO-TRAVEL-12, -25)."""
    for seat, player in enumerate(s.players):
        fits = (seat in s.beijing) == bool(player.posts >> BEIJING & 1)
        require(fits, "beijing", f"{PLAYER_COLOURS[s.colours[seat]]} has a slot or a post in Beijing without the other")
    count = len(s.beijing) - s.beijing.count(NOBODY)
    fits = NOBODY not in s.beijing[:count] or some_posts_moved(s)
    require(fits, "beijing", "the best slots are taken first")


# --- dice -----------------------------------------------------------------------------------------------------------
def check_placements(s: State) -> None:
    """Dice are placed together, own ones once on each space (POLO-DICE-3, POLO-OCCUPY-6, POLO-CITY-3)."""
    used: set[tuple[int, int]] = set()
    first = s.printed.khan_neutral[s.seats] + s.printed.coins_neutral[s.seats]
    start = first
    while start < len(s.placed):
        space, seat = s.placed[start] & 31, s.placed[start] >> 5 & 7
        field = f"placed.{start - first}"
        count = spaces.dice_needed(s, space)
        dice = s.placed[start : start + count]
        fits = len(dice) == count and all(die & 31 == space and die >> 5 & 7 == seat for die in dice)
        require(fits, field, f"{SPACES[space]} needs {count} dice of one player, placed together")
        has_own = any(die >> 8 & 3 == OWN for die in dice)
        limited = space in range(FIRST_CARD_SPACE, PURSE) or (has_own and space != PURSE)
        key = (space, NOBODY if space >= FIRST_CARD_SPACE else seat)
        require(not limited or key not in used, field, f"{SPACES[space]} was used already")
        if limited:
            used.add(key)
        check_placement(s, field, space, seat, dice)
        start += count


def check_placement(s: State, field: str, space: int, seat: int, dice: list[int]) -> None:
    """Who may have placed dice there, and which."""
    player = s.players[seat]
    has_value = space != PURSE or player.character != RASCHID
    fits = all((die >> 10 > 0) == has_value for die in dice)
    require(fits, field, "the die must show a value, except Raschid's in the purse (POLO-CHAR-7)")
    if FIRST_CARD_SPACE <= space < PRIVATE:
        city = CARD_CITY[space - FIRST_CARD_SPACE]
        fits = bool(player.posts >> city & 1) or player.stock == 0
        require(fits, field, "the player has no post in the city of the card (POLO-CITY-1)")
    elif space in (PRIVATE, PRIVATE + 1):
        require(player.character == GUNJ, field, "only Gunj Kököchin has this space")


def check_khan(s: State) -> None:
    """Four spaces at most, the values never fall (POLO-KHAN-1, -3)."""
    fits = len(s.khan) <= KHAN_SPACES and s.khan == sorted(s.khan)
    require(
        fits, "placed", f"{SPACES[KHAN]}: at most {KHAN_SPACES} dice, neutral ones included, none below the one before"
    )


def check_dice(s: State, seat: int) -> None:
    """Five own dice, the white one with Matteo Polo, from the first roll on (POLO-SETUP-7, POLO-ROUND-13, -14)."""
    player = s.players[seat]
    field = f"{player_field(s, seat)}.dice"
    rolled = s.round > 1 or (s.round == 1 and s.phase not in BONUSES)
    placed = [die >> 8 & 3 for die in s.placed if die >> 5 & 7 == seat]
    unused = [DIE_CLASS[die] for die, count in enumerate(player.dice) for _ in range(count)]
    own, white = (*placed, *unused).count(OWN), (*placed, *unused).count(WHITE)
    expected = OWN_DICE if rolled else 0
    require(own == expected, field, f"must be, with those on spaces, {expected} own dice")
    expected = int(rolled and player.character == MATTEO)
    require(white == expected, field, f"must be, with those on spaces, {expected} white dice")
    require(rolled or not (placed or unused), field, "must be none before the first roll")
    if s.phase in BONUSES or s.phase == rounds.OVER:
        require(not unused, field, "must be none after the turns of a round")
    if s.phase == rounds.COMPENSATIONS:
        require(not placed, field, "must all be there after the roll")
        require(bool(s.module) or BLACK not in unused, field, "nobody has black dice after the roll")
    fits = all((DIE_VALUE[die] > 0) == (player.character != RASCHID) for die in range(20) if player.dice[die])
    require(fits, field, "must have values, except Raschid's (POLO-CHAR-1)")


# --- the players ----------------------------------------------------------------------------------------------------
def check_player(s: State, seat: int) -> None:
    """What belongs to a character, and black dice for the next roll (POLO-CHAR-21, POLO-NEWCHAR-10, -11)."""
    player = s.players[seat]
    field = player_field(s, seat)
    fits = (player.second != NO_NODE) == (player.character == POLOS)
    require(fits, f"{field}.figures", "must be two for Nicolo and Marco Polo, one for all others")
    fits = player.posts > 0 or player.character != KUBILAI
    require(fits, f"{field}.posts", "Kubilai Khan has one at least")
    fits = not player.keep_two or player.character == NICOLAO
    require(fits, f"{field}.keep_two", "must be false: only Fratre Nicolao has the token")
    require(not player.promised or s.phase in BONUSES, f"{field}.promised", "must be 0 outside the bonuses")
    promised = sum(other.promised for other in s.players[: seat + 1])
    most = s.printed.black_dice[s.seats] if s.module else 0
    require(promised <= most, f"{field}.promised", f"at most {most} black dice can come with the next roll")


def check_goals(s: State, pending: Pending) -> None:
    """Cards are dealt before the first round, each to one player (POLO-SETUP-15, POLO-VAR-7)."""
    count = 0 if s.phase == rounds.DRAFT else goals.DEALT_TO_CHOOSE if s.goal_choice else goals.KEPT
    found: list[int] = []
    for seat, player in enumerate(s.players):
        field = player_field(s, seat)
        fits = len(player.dealt) == count and player.dealt == sorted(set(player.dealt))
        require(fits, f"{field}.goals_dealt", f"must be {count} different cards in their order")
        again = [GOALS[goal] for goal in player.dealt if goal in found]
        require(not again, f"{field}.goals_dealt", f"another player has {', '.join(again)}")
        found += player.dealt
        kept = len(player.goals) == min(count, goals.KEPT) or s.phase == rounds.START_ROUND
        fits = kept and player.goals == sorted(set(player.goals)) and set(player.goals) <= set(player.dealt)
        require(fits, f"{field}.goals", f"must be {min(count, goals.KEPT)} of the dealt cards in their order")
        fits = not player.goals or len(player.goals) == goals.KEPT or player.goals[0] != player.dealt[-1]
        require(fits, f"{field}.goals", "must leave a later card for the second one")
    if s.phase == rounds.START_ROUND:
        require(bool(goals.still_choosing(s)), "phase", "everybody has chosen goals")


def check_gifts(s: State, pending: Pending) -> None:
    """With the module all gifts are somewhere from the goals on; some are kept (POLO-NEWCHAR-5 to -7)."""
    received = [frame.arg for frame in pending.of(frames.RECEIVE_GIFT)]
    found = [*s.gift_pile, *s.gift_discard, *s.drawn, *received]
    for seat, player in enumerate(s.players):
        field = f"{player_field(s, seat)}.gifts"
        kept = [gift for gift in range(len(GIFTS)) if player.gifts >> gift & 1]
        for gift in kept:
            fits = gift in gifts.KEPT and gifts.USELESS.get(gift, NO_CHARACTER) != player.character
            require(fits, field, f"{GIFTS[gift]} cannot be kept by this player")
        found += kept
    expected = list(range(len(GIFTS))) if s.module and s.phase != rounds.DRAFT else []
    require(sorted(found) == expected, "gifts", f"there must be {len(expected)} gifts, each in one place")
    if s.round == 0:
        require(len(s.gift_pile) == len(expected), "gifts.pile", "must be all gifts before the first round")
    has_drawn = pending.top == frames.CHOOSE_GIFT
    require(has_drawn == bool(s.drawn), "gifts.drawn", "must be there while one of them is chosen, and only then")
    require(len(s.drawn) <= s.printed.nicolao_draws, "gifts.drawn", f"must be at most {s.printed.nicolao_draws}")


# --- the turn -------------------------------------------------------------------------------------------------------
def check_turn(s: State, pending: Pending) -> None:
    """What the turn remembers; between turns it is what the last turn has left."""
    flags = {"main_done": s.main_done, "black_bought": s.bought, "own_card_used": s.arghun_used}
    for key, flag in flags.items():
        require(not (flag and is_before_first_turn(s)), f"turn.{key}", "must be false before the first turn")
    if s.phase != rounds.TURNS:
        require(s.fresh == 0, "turn.new_posts", "must be empty when it is nobody's turn")
        require(not any(s.turned_up), "turn.turned_up", "must be empty when it is nobody's turn")
        require(not any(s.turned_down), "turn.turned_down", "must be empty when it is nobody's turn")
        return
    check_active_seat(s, s.players[s.active])
    check_turned(s, s.players[s.active])


def check_active_seat(s: State, player: Player) -> None:
    """What the player has done in this turn has left its traces (POLO-TURN-2, POLO-BONUS-14, POLO-NEWCHAR-13)."""
    placed = [die for die in s.placed if die >> 5 & 7 == s.active]
    main = [index for index, die in enumerate(s.placed) if die & 31 != PURSE and die >> 8 & 3 != NEUTRAL]
    last = s.placed[main[-1] :] if main else []
    fits = not s.main_done or (bool(last) and all(die >> 5 & 7 == s.active for die in last))
    require(fits, "turn.main_done", "must be false: the last dice on a space are not the player's")
    filled_purse = bool(s.placed) and s.placed[-1] & 31 == PURSE and s.placed[-1] >> 5 & 7 == s.active
    fits = bool(s.main_done) or has_die(s, s.active) or filled_purse
    require(fits, "turn.main_done", "must be true: the player had no die for this turn (POLO-ROUND-20)")
    has_black = any(die >> 8 & 3 == BLACK for die in placed) or any(
        count and DIE_CLASS[die] == BLACK for die, count in enumerate(player.dice)
    )
    require(not s.bought or has_black, "turn.black_bought", "must be false: the player has no black die")
    fits = not s.arghun_used or (player.character == ARGHUN and s.arghun_cards.bit_count() < s.printed.arghun_cards)
    require(fits, "turn.own_card_used", "must be false: only Khan Arghun can have used a card of his own")
    require(not s.fresh & ~player.posts, "turn.new_posts", "must be posts of the player")


def check_turned(s: State, player: Player) -> None:
    """Dice that were turned up or down in this turn are still there (POLO-BONUS-11, -12)."""
    for die in range(len(DIE_VALUE)):
        up, down = s.turned_up[die], s.turned_down[die]
        fits = up + down <= player.dice[die] and not (up and DIE_VALUE[die] < 2)
        require(fits, "turn.turned_up", "must be unused dice that can have been turned up")
        require(not down or 0 < DIE_VALUE[die] < 6, "turn.turned_down", "must be dice that can have been turned down")


def check_picks(s: State, pending: Pending) -> None:
    """What is being chosen is there only while it is chosen."""
    picks = pending.top in (frames.CHOOSE_DIE, frames.CHOOSE_VALUE)
    require(picks or not s.picked, "turn.picked", "must be empty while no dice are chosen")
    require(picks or not s.entry_free, "turn.entry_free", "must be false while no dice are chosen")
    takes = pending.top == frames.CHOOSE_CONTRACT
    require(takes or not s.taken, "turn.taken", "must be empty while no contracts are chosen")


# --- points ---------------------------------------------------------------------------------------------------------
def check_points(s: State) -> None:
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
