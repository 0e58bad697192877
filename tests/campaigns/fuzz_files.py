"""Fuzzed records, archives and editions: each is read, or refused with an error of ours."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import caravansary
from caravansary.core.archive import unpack
from caravansary.core.chance import Chance
from caravansary.core.errors import CaravansaryError, ComponentError, RecordError
from caravansary.core.record import Record
from tests.campaigns.campaign import Found
from tests.campaigns.mutations import Mutator

RECORDED: Final = Path(__file__).parent.parent / "games"
SHORT: Final = 30  # lines of a record that is cut: most mistakes need no whole game
GAMES_OF_AN_ARCHIVE: Final = 2


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
        self.printed = {game.name: (game.folder / "components.toml").read_text("utf-8") for game in self.games}
        assert self.records
        assert self.archives

    # --- records ----------------------------------------------------------------------------------------------------
    def read_record(self) -> None:
        """A record is read; if it can be, it is replayed, and what is written of it is read again."""
        text = self.mutator.changed_text(self.mutator.one_of(self.records))
        self.found.count("records")
        try:
            record = Record.parse(text, caravansary.game)
            self.found.count("files taken")
            if Record.parse(record.write(), caravansary.game) != record:
                self.found.fail(f"a record was written as another: {text[:500]!r}")
            record.replay()
        except RecordError:
            pass
        except Exception as error:
            self.found.fail(f"{error!r} with the record {text[:600]!r}")

    def read_archive(self) -> None:
        text = self.mutator.changed_text(self.mutator.one_of(self.archives))
        self.found.count("records")
        try:
            unpack(text, caravansary.game)
            self.found.count("files taken")
        except RecordError:
            pass
        except Exception as error:
            self.found.fail(f"{error!r} with the archive {text[:600]!r}")

    # --- editions ---------------------------------------------------------------------------------------------------
    def read_edition(self) -> None:
        """An edition is read; a game can begin with one that is taken."""
        game = self.mutator.one_of(self.games)
        text = self.edition(self.printed[game.name])
        self.found.count("editions")
        try:
            edition = game.read_edition(text)
            self.found.count("files taken")
            game.new(game.max_players, 1, edition)
        except ComponentError:
            pass
        except CaravansaryError as error:
            self.found.fail(f"an edition was taken and no game begins: {error!r} with {text[:600]!r}")
        except Exception as error:
            self.found.fail(f"{error!r} with the edition {text[:600]!r}")

    def edition(self, printed: str) -> str:
        """Some tables of ours with a name, changed."""
        tables = printed.split("\n[")
        chosen = [f"[{self.mutator.one_of(tables[1:])}" for _ in range(self.mutator.one_of((0, 1, 1, 2, 3)))]
        text = "\n".join(['name = "any edition"', *chosen])
        return text if self.mutator.happens(10) else self.mutator.changed_text(text)

    def read_any(self) -> None:
        """Mostly records and editions; archives are slow to read."""
        way = self.mutator.chance.below(50)
        if way == 0:
            self.read_archive()
        elif way <= 25:
            self.read_record()
        else:
            self.read_edition()
