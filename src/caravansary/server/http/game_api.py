"""What the server has of its games, whatever is played: names, options, texts and rules references."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

from litestar import MediaType, Response, get
from litestar.params import Parameter

import caravansary
from caravansary import bots as all_bots
from caravansary.bots.strength import strength
from caravansary.core.game import COMMON_TEXTS, Game
from caravansary.core.rules import Area, RuleBook
from caravansary.core.texts import LANGUAGES
from caravansary.server.http.calls import Call, service_of
from caravansary.server.http.contents import kept, printed_of
from caravansary.server.http.messages import AreaText, BotInfo, GameInfo, OptionInfo, RulesText, RuleText, StrengthInfo
from caravansary.server.http.page_files import FOR_EVER, TEXTS
from caravansary.server.http.problems import refuse
from caravansary.server.tables.matches import game_of

Version = Annotated[str, Parameter(max_length=64)]  # the digest of the contents that the page knows


@get("/api/games", sync_to_thread=False, tags=["games"])
def games(request: Call) -> list[GameInfo]:
    """The games of this server."""
    most = service_of(request).workers.most_seconds
    return [_game_info(caravansary.game(name), most) for name in caravansary.list_games()]


def _game_info(game: Game, most_seconds: float) -> GameInfo:
    participants = game.new(game.max_players, 0).participants
    return GameInfo(
        name=game.name,
        rules_version=game.rules_version,
        min_players=game.min_players,
        max_players=game.max_players,
        options=[
            OptionInfo(option.name, option.default, option.help, list(option.choices), option.per_seat, option.of_seats)
            for option in game.options
        ],
        first_game=game.first_game,
        everything=game.everything,
        bots=[_bot_info(game, level, most_seconds) for level in all_bots.LEVELS],
        manners=all_bots.manners(game),
        vocabulary=sorted(game.vocabulary),
        seats_have_secrets=game.seats_have_secrets,
        colours=[participant.colour for participant in participants[: game.max_players]],
    )


def _bot_info(game: Game, level: str, most_seconds: float) -> BotInfo:
    found = strength(game.name, level)
    said = found and StrengthInfo(found.against, found.share, found.points, found.mean, found.longest)
    return BotInfo(level, min(all_bots.thinking_time(level), most_seconds), said)


def _known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise refuse(404, "no_such_language", f"there are: {', '.join(LANGUAGES)}")
    return language


def _fluent(language: str, folders: list[Any]) -> str:
    paths = [
        path
        for folder in folders
        for path in sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")])
    ]
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return "\n".join(line for line in lines if line and not line.startswith("#"))  # comments are for those who write


@get("/api/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False, tags=["texts"])
def page_texts(language: str, v: Version = "") -> Response[str]:
    """The words of the page, as a Fluent file."""
    return kept(_fluent(_known_language(language), [COMMON_TEXTS, TEXTS]), v, MediaType.TEXT)


@get("/api/games/{game:str}/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False, tags=["texts"])
def game_texts(game: str, language: str, v: Version = "") -> Response[str]:
    """The words of a game, as a Fluent file."""
    return kept(_fluent(_known_language(language), [game_of(game).folder / "texts"]), v, MediaType.TEXT)


@get("/api/games/{game:str}/rules/{language:str}", sync_to_thread=False, tags=["texts"])
def rules(game: str, language: str, v: Version = "") -> Response[RulesText]:
    """The rules reference of a game."""
    book = RuleBook.load(game_of(game).folder / "rules", _known_language(language))
    return kept(RulesText(game, book.language, book.title, book.preface, [_area_text(area) for area in book.areas]), v)


@get("/api/games/{game:str}/in-short/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False, tags=["texts"])
def in_short(game: str, language: str, v: Version = "") -> Response[str]:
    """The game in a few sentences, from the preface of its rules reference; empty if it has none."""
    book = RuleBook.load(game_of(game).folder / "rules", _known_language(language))
    return kept(book.in_short, v, MediaType.TEXT)


@get("/api/games/{game:str}/printed/{digest:str}", sync_to_thread=False, tags=["games"])
def printed(game: str, digest: str) -> Response[dict[str, Any]]:
    """The printed values of a game's own edition, under the digest that the messages of a table name."""
    found = printed_of(game_of(game), None)
    if digest != found.digest:
        raise refuse(404, "not_found", "the printed values have changed: those of a table come with its address")
    return Response(cast(dict[str, Any], found.values), headers={"cache-control": FOR_EVER})


def _area_text(area: Area) -> AreaText:
    texts = [RuleText(rule.id, rule.title, rule.text) for rule in area.rules]
    return AreaText(area.code, area.title, area.introduction, texts)


GAME_ROUTES: Final = [games, page_texts, game_texts, rules, in_short, printed]
