"""Why a request is not done: an HTTP status and a `Problem` with a stable code."""

from __future__ import annotations

from typing import Any, Final

from caravansary.core.errors import CaravansaryError, IllegalAction, MatchError
from caravansary.server.http.messages import Problem

OTHER_RULES: Final = "other_rules"  # of a table that cannot go on
NOT_READ: Final = Problem("not_read", "the server could not read this; please try again")


class Refused(Exception):  # noqa: N818 - not an error of ours: the answer to a request that cannot be done
    """The request is not done and nothing has changed."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.message)
        self.status = status
        self.problem = problem


def refuse(status: int, code: str, message: str, **more: Any) -> Refused:
    return Refused(status, Problem(code, message, **more))


def bad_request(error: CaravansaryError) -> Refused:
    """A request that the core refuses, with its reason."""
    return refuse(422, "bad_request", str(error))


def of_match(error: CaravansaryError, version: int) -> Refused:
    """A move that the rules or the match do not allow."""
    if isinstance(error, IllegalAction):
        return refuse(
            422,
            error.code,
            str(error),
            rule=error.rule or None,
            action=error.refusal.action if error.refusal.action >= 0 else None,
            args=error.args_of_sentence,
            version=version,
        )
    if isinstance(error, MatchError):
        return refuse(409, error.code, error.problem, version=version)
    return refuse(422, "bad_request", str(error), version=version)


def no_such_table() -> Refused:
    return refuse(404, "no_such_table", "there is no such table, or the link is not valid any more")


def of_other_rules() -> Refused:
    return refuse(410, OTHER_RULES, "this table was made under older rules of the game, which are not played any more")


def not_yours(message: str = "this needs the token of the seat or of the table's creator") -> Refused:
    return refuse(403, "not_yours", message)


def stale(version: int) -> Refused:
    return refuse(409, "stale", "the table has changed since: look again", version=version)
