"""A small complete game for the tests of the core: everything that the real games need, in one page of rules.

Each round: all seats secretly choose two of four colours at once, and who chose a colour alone gets a coin
(TOY-PICK). Then each seat in turn does a deed: draw the top card of the hidden deck and take its coins (TOY-DRAW; a
four gives two boons, and a boon may be doubled, TOY-BOON), look at the top card in private and go on (TOY-PEEK), rob
another seat, who pays or is guarded (TOY-ROB), or rest for water (TOY-REST). At the end of a round the djinn, who has
no seat, gathers coins, and the first seat gives one away on its behalf (TOY-DJINN).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple, Self, final

from caravansary.core.chance import Chance
from caravansary.core.decision import Decision, Pick, Refusals
from caravansary.core.errors import OptionError, PositionError, UnknownName, Unveiled, shown
from caravansary.core.events import Event
from caravansary.core.features import written
from caravansary.core.game import COMMON_TEXTS, Game, Option
from caravansary.core.state import Participant, Rank, Score, State
from caravansary.core.texts import LANGUAGES, Speaker, Texts

TOY_TEXTS: Final = Path(__file__).parent / "toy_texts"

# --- actions --------------------------------------------------------------------------------------------------------
PICK: Final = 0
DRAW: Final = 4
PEEK: Final = 5
ROB: Final = 6
REST: Final = 9
PAY: Final = 10
GUARD: Final = 11
COIN: Final = 12
WATER: Final = 13
DOUBLE: Final = 14
GIFT: Final = 15
END: Final = 18

COLOURS: Final = ("amber", "jade", "rose", "teal")
SEAT_COLOURS: Final = ("red", "blue", "yellow", "green")
DESCRIBED: Final[tuple[dict[str, Any], ...]] = (
    *({"kind": "pick", "colour": colour} for colour in COLOURS),
    {"kind": "draw"},
    {"kind": "peek"},
    *({"kind": "rob", "other": seat} for seat in range(3)),
    {"kind": "rest"},
    {"kind": "pay"},
    {"kind": "guard"},
    {"kind": "coin"},
    {"kind": "water"},
    {"kind": "double"},
    *({"kind": "gift", "other": seat} for seat in range(3)),
    {"kind": "end"},
)
NAMES: Final = tuple(" ".join(str(value) for value in described.values()) for described in DESCRIBED)

# --- what is to be done: frames of a kind and two numbers ------------------------------------------------------------
PICKING: Final = 0
DEED: Final = 1  # of a seat
ENDING: Final = 2  # of a seat
REACTION: Final = 3  # of a victim to a robber
BOON: Final = 4  # of a seat
DJINN: Final = 5
GIVING: Final = 6  # by a seat
FRAME_KINDS: Final = 7
ASKS: Final = ("choose_colours", "choose_deed", "choose_end", "choose_reaction", "choose_boon", "", "choose_gift")
RULES: Final = ("TOY-PICK", "TOY-DEED", "TOY-DEED", "TOY-ROB", "TOY-BOON", "TOY-DJINN", "TOY-DJINN")
CARDS: Final = 16
MOST_FRAMES: Final = 30


def frame(kind: int, seat: int = 0, other: int = 0) -> int:
    return kind * 64 + seat * 8 + other


def value_of(card: int) -> int:
    return card % 4 + 1


class ToyEdition(NamedTuple):
    """The printed values."""

    name: str
    digest: str
    bonus: int  # coins for every draw

    @property
    def overrides(self) -> dict[str, Any]:
        return {"bonus": self.bonus}


STANDARD: Final = ToyEdition("standard", "0a0b0c0d", 0)


class ToyState(State):
    """A position of the toy game."""

    __slots__ = (
        "chance",
        "coins",
        "colours",
        "deck",
        "discard",
        "djinn",
        "edition",
        "frames",
        "knows",
        "picks",
        "players",
        "private",
        "round",
        "rounds",
        "water",
    )

    def __init__(self, players: int, rounds: int, colours: list[str], edition: ToyEdition, chance: Chance) -> None:
        super().__init__()
        self.players = players
        self.rounds = rounds
        self.colours = colours
        self.edition = edition
        self.chance = chance
        self.round = 0
        self.deck = list(range(CARDS))  # the top card last
        self.discard: list[int] = []
        self.coins = [2] * players
        self.water = [0] * players
        self.djinn = 0
        self.knows = [False] * players  # who has seen the top card
        self.private = [0] * players  # how often something became known to one seat only
        self.picks: list[list[int]] = [[] for _ in range(players)]
        self.frames: list[int] = []

    # --- the core's interface ---------------------------------------------------------------------------------------
    @property
    def game(self) -> Game:
        return TOY

    @property
    def participants(self) -> list[Participant]:
        seats = [Participant(who, "seat", colour, True) for who, colour in enumerate(self.colours)]
        return [*seats, Participant(self.players, "djinn", "", True)]

    @property
    def waiting_for(self) -> tuple[int, ...]:
        if self.decider >= 0 and self.frames[-1] == frame(PICKING):
            return tuple(seat for seat in range(self.players) if len(self.picks[seat]) < 2)
        return super().waiting_for

    def options_of(self, seat: int) -> list[int]:
        return self._list(seat, None) if seat in self.waiting_for else []

    def information(self, seat: int) -> int:
        return self.reveals + self.private[seat]

    def copy(self) -> Self:
        other = type(self)(self.players, self.rounds, self.colours, self.edition, self.chance.copy())
        other.decider, other.options, other.reveals = self.decider, list(self.options), self.reveals
        other.round, other.djinn, other.blind, other.patient = self.round, self.djinn, self.blind, self.patient
        other.deck, other.discard = list(self.deck), list(self.discard)
        other.coins, other.water = list(self.coins), list(self.water)
        other.knows, other.private = list(self.knows), list(self.private)
        other.picks, other.frames = [list(picked) for picked in self.picks], list(self.frames)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.to_dict(),)

    def to_dict(self) -> dict[str, Any]:
        return {
            "game": "toy",
            "edition": self.edition._asdict(),
            "rounds": self.rounds,
            "colours": list(self.colours),
            "round": self.round,
            "deck": list(self.deck),
            "discard": list(self.discard),
            "coins": list(self.coins),
            "water": list(self.water),
            "djinn": self.djinn,
            "knows": list(self.knows),
            "private": list(self.private),
            "picks": [list(picked) for picked in self.picks],
            "frames": list(self.frames),
            "reveals": self.reveals,
            "chance": self.chance.to_list(),
        }

    def view(self, seat: int | None) -> dict[str, Any]:
        mine = seat is not None and 0 <= seat < self.players
        return {
            "round": self.round,
            "coins": list(self.coins),
            "water": list(self.water),
            "djinn": self.djinn,
            "deck": len(self.deck),
            "discard": list(self.discard),
            "choosing": [len(picked) < 2 for picked in self.picks],
            "top": self.deck[-1] if seat is not None and mine and self.knows[seat] else None,
            "picks": list(self.picks[seat]) if seat is not None and mine else [],
        }

    def sample_hidden(self, seat: int | None, seed: int) -> Self:
        sample = self.copy()
        sample.chance = Chance.seeded(seed)
        known = [sample.deck.pop()] if seat is not None and self.knows[seat] else []
        sample.chance.shuffle(sample.deck)
        sample.deck += known
        for other, picked in enumerate(sample.picks):
            if other != seat and picked:
                colours = [0, 1, 2, 3]
                sample.chance.shuffle(colours)
                pair = sorted(colours[:2])
                sample.picks[other] = pair[: len(picked)]
        return sample

    def holdings(self) -> dict[int, dict[str, int]]:
        held = {seat: {"coins": self.coins[seat], "water": self.water[seat]} for seat in range(self.players)}
        held[self.players] = {"coins": self.djinn}
        return held

    def scores(self) -> list[Score]:
        found = [
            Score(seat, coins + water // 2, {"coins": coins, "water": water // 2})
            for seat, (coins, water) in enumerate(zip(self.coins, self.water, strict=True))
        ]
        return [*found, Score(self.players, self.djinn, {"coins": self.djinn})]

    def ranking(self) -> list[Rank]:
        """By points, then by water; equal in both is equal."""
        water = [*self.water, 0]
        keys = {score.who: (score.total, water[score.who]) for score in self.scores()}
        places = {who: 1 + sum(other > key for other in keys.values()) for who, key in keys.items()}
        return [Rank(places[who], who) for who in sorted(keys, key=lambda who: (places[who], who))]

    # --- asking -----------------------------------------------------------------------------------------------------
    def _decision(self, seat: int) -> Decision:
        kind, other = self.frames[-1] // 64, self.frames[-1] % 8
        refusals = Refusals("toy")
        return Decision(
            kind=ASKS[kind],
            seat=seat,
            rule=RULES[kind],
            actions=self._list(seat, refusals),
            refused=list(refusals.by_action.values()),
            args={"other": other} if kind == REACTION else {},
            on_behalf_of=self.players if kind == GIVING else None,
            pick=self._pick(seat) if kind == PICKING else None,
            secret=kind == PICKING,
        )

    def _pick(self, seat: int) -> Pick:
        chosen = [PICK + colour for colour in self.picks[seat]]
        return Pick("colours", 2 - len(chosen), chosen)

    def _list(self, seat: int, refusals: Refusals | None) -> list[int]:
        match self.frames[-1] // 64:
            case 0:
                return self._pick_options(seat, refusals)
            case 1:
                return self._deed_options(seat, refusals)
            case 2:
                return [END]
            case 3:
                return self._reaction_options(seat, refusals)
            case 4:
                return self._boon_options(seat, refusals)
            case _:
                return [GIFT + other for other in range(self.players)]

    def _pick_options(self, seat: int, refusals: Refusals | None) -> list[int]:
        """Two different colours in ascending order; only those from which the pair can be completed."""
        picked = self.picks[seat]
        lowest, highest = (picked[0] + 1, 3) if picked else (0, 2)
        if refusals is not None:
            for colour in range(4):
                if colour in picked:
                    refusals.add(PICK + colour, "colour.picked", "TOY-PICK", colour=COLOURS[colour])
                elif not lowest <= colour <= highest:
                    refusals.add(PICK + colour, "colour.order", "TOY-PICK", colour=COLOURS[colour])
        return list(range(PICK + lowest, PICK + highest + 1))

    def _deed_options(self, seat: int, refusals: Refusals | None) -> list[int]:
        options = [DRAW] if self.deck else []
        if self.deck and self.coins[seat] > 0 and not self.knows[seat]:
            options.append(PEEK)
        options += [ROB + other for other in range(self.players) if other != seat and self.coins[other] > 0]
        options.append(REST)
        if refusals is not None:
            self._refuse_deeds(seat, refusals)
        return options

    def _refuse_deeds(self, seat: int, refusals: Refusals) -> None:
        if not self.deck:
            refusals.add(DRAW, "deck.empty", "TOY-DRAW")
            refusals.add(PEEK, "deck.empty", "TOY-PEEK")
        elif self.knows[seat]:
            refusals.add(PEEK, "peek.known", "TOY-PEEK")
        elif self.coins[seat] == 0:
            refusals.add(PEEK, "peek.coins", "TOY-PEEK", who=seat)
        for other in range(self.players):
            if other == seat:
                refusals.add(ROB + other, "rob.self", "TOY-ROB", who=seat)
            elif self.coins[other] == 0:
                refusals.add(ROB + other, "rob.poor", "TOY-ROB", other=other)

    def _reaction_options(self, seat: int, refusals: Refusals | None) -> list[int]:
        if self.water[seat] > 0:
            return [PAY, GUARD]
        if refusals is not None:
            refusals.add(GUARD, "water.none", "TOY-ROB", who=seat)
        return [PAY]

    def _boon_options(self, seat: int, refusals: Refusals | None) -> list[int]:
        if self.water[seat] > 0 and len(self.frames) < MOST_FRAMES:
            return [COIN, WATER, DOUBLE]
        if refusals is not None:
            refusals.add(DOUBLE, "water.none", "TOY-BOON", who=seat)
        return [COIN, WATER]

    # --- playing ----------------------------------------------------------------------------------------------------
    def _apply(self, action: int, seat: int) -> None:
        self._do(action, seat)
        self._play_on()

    def _play_on(self) -> None:
        """Go on to the next real choice; what would end a turn or open the colours is always asked."""
        while self.frames or self.round < self.rounds:
            if not self.frames:
                self._begin_round()
            kind, who = self.frames[-1] // 64, self.frames[-1] // 8 % 8
            if kind == DJINN:
                self._let_djinn_gather()
            elif kind == PICKING and all(len(picked) == 2 for picked in self.picks):
                self._open_colours()
            else:
                self.decider = min(s for s in range(self.players) if len(self.picks[s]) < 2) if kind == PICKING else who
                self.options = self._list(self.decider, None)
                if len(self.options) > 1 or kind in (PICKING, ENDING):
                    return
                self._do(self.options[0], self.decider)
        self.decider, self.options = -1, []

    def _begin_round(self) -> None:
        self.round += 1
        self.picks = [[] for _ in range(self.players)]
        self.frames = [frame(DJINN)]
        for seat in reversed(range(self.players)):
            self.frames += [frame(ENDING, seat), frame(DEED, seat)]
        self.frames.append(frame(PICKING))
        self.tell("round_started", None, "TOY-DEED", n=self.round)

    def _do(self, action: int, seat: int) -> None:
        if action < DRAW:
            self.picks[seat].append(action - PICK)
            self._tell_only(seat, "colour_picked", "TOY-PICK", colour=COLOURS[action - PICK])
        elif action == DRAW:
            self._draw(seat)
        elif action == PEEK:
            self._peek(seat)
        elif action < REST:
            self.frames[-1] = frame(REACTION, action - ROB, seat)
            self.tell("robbed", seat, "TOY-ROB", other=action - ROB)
        elif action >= GIFT and action != END:
            self._give(action - GIFT)
        else:
            self._finish_frame(action, seat)

    def _finish_frame(self, action: int, seat: int) -> None:
        robber = self.frames.pop() % 8
        if action == REST:
            self.water[seat] += 1
            self.tell("rested", seat, "TOY-REST")
        elif action == PAY:
            amount = min(2, self.coins[seat])
            self.coins[seat] -= amount
            self.coins[robber] += amount
            self.tell("paid", seat, "TOY-ROB", other=robber, n=amount)
        elif action == GUARD:
            self.water[seat] -= 1
            self.tell("guarded", seat, "TOY-ROB", other=robber)
        elif action == END:
            self.tell("turn_ended", seat, "TOY-DEED")
        else:
            self._take_boon(action, seat)

    def _take_boon(self, action: int, seat: int) -> None:
        if action == COIN:
            self.coins[seat] += 1
        elif action == WATER:
            self.water[seat] += 1
        else:
            self.water[seat] -= 1
            self.frames += [frame(BOON, seat)] * 2
        self.tell("boon_taken", seat, "TOY-BOON", boon=NAMES[action])

    def _draw(self, seat: int) -> None:
        self.unveil()
        card = self.deck.pop()
        self.discard.append(card)
        self.knows = [False] * self.players
        self.frames.pop()
        self.coins[seat] += value_of(card) + self.edition.bonus
        self.tell("card_drawn", seat, "TOY-DRAW", n=value_of(card))
        if value_of(card) == 4:
            self.frames += [frame(BOON, seat)] * 2

    def _peek(self, seat: int) -> None:
        self.coins[seat] -= 1
        self.tell("peeked", seat, "TOY-PEEK")
        if self.blind:
            raise Unveiled
        self.private[seat] += 1
        self.knows[seat] = True
        self._tell_only(seat, "card_seen", "TOY-PEEK", n=value_of(self.deck[-1]))

    def _open_colours(self) -> None:
        self.unveil()
        self.frames.pop()
        for seat, picked in enumerate(self.picks):
            others = [colour for other in range(self.players) if other != seat for colour in self.picks[other]]
            alone = sum(colour not in others for colour in picked)
            self.coins[seat] += alone
            self.tell("colours_opened", seat, "TOY-PICK", colour=[COLOURS[colour] for colour in picked], n=alone)

    def _let_djinn_gather(self) -> None:
        self.unveil()
        amount = 1 + self.chance.below(3)
        self.djinn += amount
        self.tell("djinn_gathered", self.players, "TOY-DJINN", n=amount)
        self.frames[-1] = frame(GIVING, 0)

    def _give(self, other: int) -> None:
        self.frames.pop()
        self.djinn -= 1
        self.coins[other] += 1
        self.tell("gift_given", self.players, "TOY-DJINN", other=other)

    def _tell_only(self, seat: int, kind: str, rule: str, **args: Any) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, rule, args, audience=(seat,)))


# --- the game -------------------------------------------------------------------------------------------------------
def _check_rounds(value: Any, players: int) -> int:
    if type(value) is not int or not 1 <= value <= 3:
        raise OptionError(f"rounds must be 1 to 3, got {shown(value)}")
    return value


def _check_colours(value: Any, players: int) -> list[str]:
    if value is None:
        return list(SEAT_COLOURS[:players])
    right = isinstance(value, list | tuple) and all(isinstance(one, str) and one in SEAT_COLOURS for one in value)
    if not right or len(value) != players or len(set(value)) != players:
        raise OptionError(f"colours must be {players} different ones of {', '.join(SEAT_COLOURS)}, got {shown(value)}")
    return list(value)


@final
class ToyGame(Game):
    """The toy game."""

    name = "toy"
    rules_version = 2
    min_players = 1
    max_players = 3
    options = (
        Option("rounds", 2, "how many rounds are played, 1 to 3", _check_rounds),
        Option("colours", None, "the colours of the seats", _check_colours),
    )
    num_actions = len(NAMES)
    folder = Path(__file__).parent
    vocabulary = frozenset({"colour", "boon"})
    observation_size = 8

    def _new(
        self, players: int, seed: int, edition: Any, options: dict[str, Any], events: list[Event] | None
    ) -> ToyState:
        chance = Chance.seeded(seed)
        state = ToyState(players, options["rounds"], options["colours"], edition or STANDARD, chance)
        chance.shuffle(state.deck)
        state.events = events
        state._play_on()
        state.events = None
        return state

    def standard_edition(self) -> ToyEdition:
        return STANDARD

    def stays_hidden(self, action: int) -> bool:
        return False  # the colours are opened when all have chosen

    def from_dict(self, saved: dict[str, Any], ours: bool = False) -> ToyState:
        return _Loader(saved).state()

    def action_name(self, action: int) -> str:
        if type(action) is not int or not 0 <= action < self.num_actions:
            raise UnknownName(f"toy has no action {shown(action)}")
        return NAMES[action]

    def parse_action(self, text: str) -> int:
        if text not in NAMES:
            raise UnknownName(f"toy has no action named {shown(text)}")
        return NAMES.index(text)

    def describe_action(self, action: int) -> dict[str, Any]:
        self.action_name(action)
        return dict(DESCRIBED[action])

    def evaluate(self, state: State, seat: int) -> float:
        held = state.holdings()[seat]
        return held["coins"] + held["water"] / 2

    def observe_bytes(self, state: State, seat: int) -> bytearray:
        view = state.view(seat)
        coins = [view["coins"][who] / 20 if who < len(view["coins"]) else 0.0 for who in range(3)]
        top = 0.0 if view["top"] is None else value_of(view["top"]) / 4
        rest = [view["water"][seat] / 5, view["djinn"] / 10, view["deck"] / CARDS, top, view["round"] / 3]
        return bytearray(written([*coins, *rest]))

    def speaker(self, language: str) -> Speaker:
        if language in LANGUAGES and language not in self._speakers:
            self._speakers[language] = Speaker(self, Texts(language, [COMMON_TEXTS, TOY_TEXTS]))
        return super().speaker(language)


def loaded(saved: dict[str, Any]) -> ToyState:
    """What a pickle calls."""
    return TOY.from_dict(saved)


class _Loader:
    """A saved position, checked field by field."""

    def __init__(self, saved: object) -> None:
        if not isinstance(saved, dict) or saved.get("game") != "toy":
            raise PositionError("game", "must be 'toy'")
        self.saved = saved

    def numbers(self, field: str, length: int | None, low: int, high: int) -> list[int]:
        values = self.saved.get(field)
        if not isinstance(values, list) or (length is not None and len(values) != length):
            raise PositionError(field, f"must be a list of {'any length' if length is None else length}")
        for value in values:
            if type(value) is not int or not low <= value <= high:
                raise PositionError(field, f"each must be {low} to {high}, got {shown(value)}")
        return list(values)

    def number(self, field: str, low: int, high: int) -> int:
        value = self.saved.get(field)
        if type(value) is not int or not low <= value <= high:
            raise PositionError(field, f"must be {low} to {high}, got {shown(value)}")
        return value

    def edition(self) -> ToyEdition:
        saved = self.saved.get("edition")
        if not isinstance(saved, dict) or saved.keys() != {"name", "digest", "bonus"}:
            raise PositionError("edition", "must have name, digest and bonus")
        if type(saved["bonus"]) is not int:
            raise PositionError("edition", f"bonus must be a whole number, got {shown(saved['bonus'])}")
        return ToyEdition(str(saved["name"]), str(saved["digest"]), saved["bonus"])

    def state(self) -> ToyState:
        colours = self.saved.get("colours")
        players = len(colours) if isinstance(colours, list) else 0
        if not 1 <= players <= 3:
            raise PositionError("colours", "must be a list of 1 to 3 colours")
        try:
            checked = _check_colours(colours, players)
        except OptionError as error:
            raise PositionError("colours", str(error)) from error
        chance = Chance.from_list("chance", self.saved.get("chance"))
        state = ToyState(players, self.number("rounds", 1, 3), checked, self.edition(), chance)
        self._fill(state, players)
        frames = list(state.frames)
        state._play_on()
        if state.frames != frames:
            raise PositionError("frames", "must end with a choice")
        return state

    def _fill(self, state: ToyState, players: int) -> None:
        state.round = self.number("round", 1, state.rounds)
        state.deck = self.numbers("deck", None, 0, CARDS - 1)
        state.discard = self.numbers("discard", None, 0, CARDS - 1)
        if sorted(state.deck + state.discard) != list(range(CARDS)):
            raise PositionError("deck", "deck and discard must have every card once")
        state.coins = self.numbers("coins", players, 0, 999)
        state.water = self.numbers("water", players, 0, 999)
        state.djinn = self.number("djinn", 0, 999)
        state.private = self.numbers("private", players, 0, 1 << 30)
        state.reveals = self.number("reveals", 0, 1 << 30)
        state.frames = self.numbers("frames", None, 0, FRAME_KINDS * 64 - 1)
        state.knows = self._knows(players)
        state.picks = self._picks(players)
        if any(one // 8 % 8 >= players or one % 8 >= players for one in state.frames):
            raise PositionError("frames", "name a seat that is not there")

    def _knows(self, players: int) -> list[bool]:
        knows = self.saved.get("knows")
        if not isinstance(knows, list) or len(knows) != players or any(type(one) is not bool for one in knows):
            raise PositionError("knows", f"must be a list of {players} true or false")
        return list(knows)

    def _picks(self, players: int) -> list[list[int]]:
        picks = self.saved.get("picks")
        if not isinstance(picks, list) or len(picks) != players:
            raise PositionError("picks", f"must be a list of {players} lists")
        for picked in picks:
            if picked not in ([], *([low] for low in range(3)), *([a, b] for b in range(4) for a in range(b))):
                raise PositionError("picks", f"must be ascending colours, got {shown(picked)}")
        return [list(picked) for picked in picks]


TOY: Final = ToyGame()


def find_toy(name: str) -> Game:
    """The game of a name, as `caravansary.game` gives it."""
    if name != TOY.name:
        raise UnknownName(f"no game {shown(name)}; there are: toy")
    return TOY


def act(name: str) -> int:
    """The number of an action."""
    return TOY.parse_action(name)


def toy_position(players: int = 3, top: list[int] | None = None, **fields: Any) -> ToyState:
    """A position in the first seat's turn of round 1: the top cards of the deck, first drawn first, and any fields."""
    saved = TOY.new(players, seed=1).to_dict()
    drawn_first = top or []
    rest = [card for card in range(CARDS) if card not in drawn_first]
    frames = [frame(DJINN)]
    for seat in reversed(range(players)):
        frames += [frame(ENDING, seat), frame(DEED, seat)]
    saved |= {"deck": [*rest, *reversed(drawn_first)], "picks": [[0, 1]] * players, "frames": frames}
    return TOY.from_dict(saved | fields)
