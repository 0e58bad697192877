"""Fuzzed records, archives, editions and positions: each is read, or refused with an error of ours.

Of the positions some have a forged seal. They may be wrong, but playing on with one must not crash either.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import caravansary
from caravansary.core.archive import unpack
from caravansary.core.chance import Chance
from caravansary.core.errors import CaravansaryError, ComponentError, PositionError, RecordError
from caravansary.core.game import Game
from caravansary.core.record import Record
from caravansary.core.seal import SEAL, sealed
from tests.campaigns.campaign import Found
from tests.campaigns.mutations import Mutator

RECORDED: Final = Path(__file__).parent.parent / "games"
SHORT: Final = 30  # lines of a record that is cut: most mistakes need no whole game
GAMES_OF_AN_ARCHIVE: Final = 2
KEPT: Final = 25  # every so many positions of a random game are kept to be changed
PLAYED: Final = 30  # decisions that are played at a position that was taken


def positions_of(game: Game, chance: Chance) -> list[dict[str, Any]]:
    """Positions of a random game."""
    state = game.new(game.min_players, chance.word())
    found: list[dict[str, Any]] = []
    for count in itertools.count():
        if state.is_over:
            return found
        if count % KEPT == 0:
            found.append(state.to_dict())
        seat = state.waiting_for[0]
        state.play(state.options_of(seat)[chance.below(len(state.options_of(seat)))], seat)
    return found


class Files:
    """What was right once, of every game."""

    def __init__(self, chance: Chance, found: Found) -> None:
        self.found = found
        self.mutator = Mutator(chance)
        whole = [path.read_text("utf-8") for path in sorted(RECORDED.glob("*/recorded/*.record"))]
        self.records = [*whole, *("\n".join(text.split("\n")[:SHORT]) for text in whole for _ in range(4))]
        archives = [path.read_text("utf-8") for path in sorted(RECORDED.glob("*/recorded/*.archive"))]
        self.archives = ["\n".join(text.split("\n")[: 1 + GAMES_OF_AN_ARCHIVE]) for text in archives]
        self.games = [caravansary.game(name) for name in caravansary.list_games()]
        self.positions = [(game, saved) for game in self.games for saved in positions_of(game, chance)]
        self.printed = {game.name: (game.folder / "components.toml").read_text("utf-8") for game in self.games}
        assert self.records
        assert self.archives

    def read(self, kind: str, text: str, use: Callable[[str], None], refusal: type[CaravansaryError]) -> None:
        """The text is used, or refused with the one error that it may have."""
        self.found.count(f"{kind}s")
        try:
            use(text)
        except refusal:
            pass
        except Exception as error:
            self.found.fail(f"{error!r} with the {kind} {text[:600]!r}")

    def read_record(self) -> None:
        """A record is read; if it can be, it is replayed, and what is written of it is read again."""

        def use(text: str) -> None:
            record = Record.parse(text, caravansary.game)
            self.found.count("files taken")
            assert Record.parse(record.write(), caravansary.game) == record, "written as another"
            record.replay()

        text = self.mutator.changed_text(self.mutator.one_of(self.records))
        self.read("record", text, use, RecordError)

    def read_archive(self) -> None:
        def use(text: str) -> None:
            unpack(text, caravansary.game)
            self.found.count("files taken")

        text = self.mutator.changed_text(self.mutator.one_of(self.archives))
        self.read("record", text, use, RecordError)

    def read_edition(self) -> None:
        """An edition is read; a game can begin with one that is taken."""
        game = self.mutator.one_of(self.games)

        def use(text: str) -> None:
            edition = game.read_edition(text)
            self.found.count("files taken")
            game.new(game.max_players, 1, edition)

        self.read("edition", self.edition(self.printed[game.name]), use, ComponentError)

    def edition(self, printed: str) -> str:
        """Some tables of ours with a name, changed."""
        tables = printed.split("\n[")
        chosen = [f"[{self.mutator.one_of(tables[1:])}" for _ in range(self.mutator.one_of((0, 1, 1, 2, 3)))]
        text = "\n".join(['name = "any edition"', *chosen])
        return text if self.mutator.happens(10) else self.mutator.changed_text(text)

    def read_position(self) -> None:
        """A position, perhaps with a forged seal, is read; a while of play follows where it is taken."""
        game, saved = self.mutator.one_of(self.positions)
        changed = self.mutator.changed_value(saved) if self.mutator.happens(4) else self.mutator.other_places(saved)
        if isinstance(changed, dict) and not self.mutator.happens(4):
            changed = sealed({key: value for key, value in changed.items() if key != SEAL})

        def use(text: str) -> None:
            state = game.from_dict(changed)
            self.found.count("files taken")
            for _ in range(PLAYED):
                if state.is_over:
                    break
                seat = self.mutator.one_of(state.waiting_for)
                state.play(self.mutator.one_of(state.options_of(seat)), seat)

        self.read("position", str(changed), use, PositionError)

    def read_any(self) -> None:
        """Archives seldom: they are slow to read."""
        way = self.mutator.chance.below(50)
        if way == 0:
            self.read_archive()
        elif way <= 20:
            self.read_record()
        elif way <= 35:
            self.read_position()
        else:
            self.read_edition()
