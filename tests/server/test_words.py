"""Names, titles and lines of the chat: what is kept of what people write."""

from __future__ import annotations

import pytest

from caravansary.server.http.messages import ChangeSeat, ChangeTable, Say
from caravansary.server.tables.service import Service
from caravansary.server.tables.words import cleaned
from tests.server.services import found, make, refused, tokens_of


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ада  Лавлейс\t", "Ада Лавлейс"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("ada\u202etxt.exe", "adatxt.exe"),
        ("a\u0000b\u0007c\u2028d", "a b c d"),
        ("\u200b\u200b", ""),
        ("\u200d", ""),
        ("\u0301", ""),
        ("a" + "\u0332" * 39, "a" + "\u0332" * 4),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("नमस्ते", "नमस्ते"),
        ("\ufeff\u2066x\u2069", "x"),
    ],
)
def test_what_deceives_is_left_out(written: str, kept: str) -> None:
    assert cleaned(written) == kept


@pytest.mark.anyio
async def test_names_titles_and_chat_are_cleaned(service: Service) -> None:
    made = await make(service, "here", "here", title="a\u202eb")
    table, tokens = await found(service, made.table), tokens_of(made)
    assert table.stored.title == "ab"
    await service.change_table(table, table.holder([made.owner]), ChangeTable(title="\u200b"))
    await service.change_seat(table, table.holder([tokens[0]]), 0, ChangeSeat(name="x\u200by"))
    await service.say(table, table.holder([tokens[0]]), Say("hello\nworld\u202e", "k", 0))
    with refused("bad_request"):
        await service.say(table, table.holder([tokens[0]]), Say("\u200b", "k2", 0))

    assert (table.stored.title, table.match.seats[0].name, table.lines[0].text) == ("", "xy", "hello world")
