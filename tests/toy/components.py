"""Components: every printed value of the toy, read once from `components.toml` or from an edition of it."""

from __future__ import annotations

from typing import Any, Final, final

from caravansary.core.components import Editions, KeyPath, Printed, PrintedComponents, Values, keys_of, number_from

PRINTED: Final[dict[KeyPath, Printed]] = {
    **keys_of("start", coins=number_from(0, 9)),
    **keys_of("draw", bonus=number_from(0, 9)),
    **keys_of("robbery", coins=number_from(1, 9)),
    **keys_of("djinn", most=number_from(1, 9)),
}


@final
class Components(PrintedComponents):
    """The printed values as numbers."""

    def __init__(self, name: str, overrides: dict[str, Any], values: Values, provenance: dict[KeyPath, str]) -> None:
        super().__init__(name, overrides, values, provenance)
        self.start_coins = values["start", "coins"][0]
        self.bonus = values["draw", "bonus"][0]
        self.robbed = values["robbery", "coins"][0]
        self.gathered = values["djinn", "most"][0]


def _check(source: str, values: Values) -> None:
    """All values fit together."""


EDITIONS: Final = Editions("tests.toy", "my toy", PRINTED, _check, Components)
