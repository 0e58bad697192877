"""Which database a name means: a file is SQLite's, an address that begins with postgresql:// is a PostgreSQL one."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit, urlunsplit

from caravansary.server.storage.sqlite_store import SqliteStore
from caravansary.server.storage.store import Store, StoreFailure

POSTGRESQL: Final = ("postgresql://", "postgres://")
NO_DRIVER: Final = "for PostgreSQL the driver is missing: pip install '.[postgres]' in the project's folder"


def is_postgresql(database: str) -> bool:
    return database.startswith(POSTGRESQL)


def store_of(database: str) -> Store:
    """The store, not yet open."""
    if not is_postgresql(database):
        return SqliteStore(database)
    try:
        from caravansary.server.storage.postgres_store import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreFailure(NO_DRIVER) from error
    return PostgresStore(database)


def shown(database: str) -> str:
    """The name for messages and logs: an address without password and settings."""
    if not is_postgresql(database):
        return database
    try:
        parts = urlsplit(database)
        is_clear = "@" not in parts.path + parts.query + parts.fragment and (parts.port or True)
    except ValueError:  # no host, or a port that is no number
        is_clear = False
    if not is_clear:  # where the password ends is not clear
        return "postgresql://..."
    user, at, place = parts.netloc.rpartition("@")
    return urlunsplit((parts.scheme, user.partition(":")[0] + at + place, parts.path, "", ""))
