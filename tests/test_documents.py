"""The documents: their links lead somewhere, their map is whole, and the program names pages that are there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.repository import ROOT, read

DOCS = ROOT / "docs"
MAP = DOCS / "README.md"
PAGES = [*(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")), *sorted(DOCS.rglob("*.md"))]
NAMED_FROM = ("src", "tests", "tools", "bench", "deploy", "docs", "web/src", "web/tests")
LINK = re.compile(r"\]\(([^)#:\s]*)(?:#([^)\s]+))?\)")
NAMED_PAGE = re.compile(r"(?<![\w/.-])docs/[\w/-]+\.\w+")
NAMED_MODULE = re.compile(r"`([\w./-]+\.(?:py|ts|sql|toml))`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_document_links_to_is_there(page: Path) -> None:
    links = LINK.findall(read(page))

    assert [link for link in links if not _leads_somewhere(page, *link)] == []


def test_the_map_names_every_page() -> None:
    linked = {(DOCS / target).resolve() for target, _ in LINK.findall(read(MAP)) if target}

    assert {page for page in DOCS.rglob("*.md") if page != MAP} - linked == set()


def test_every_page_that_a_file_names_is_there() -> None:
    named = [(file, page) for file in _files() for page in NAMED_PAGE.findall(read(file))]

    assert [f"{file.relative_to(ROOT)}: {page}" for file, page in named if not (ROOT / page).exists()] == []
    assert {Path(page).suffix for _, page in named} >= {".md", ".py"}


def test_every_module_that_a_guide_names_is_there() -> None:
    files = [f"/{path.relative_to(ROOT).as_posix()}" for path in _files()]
    guides = [page for page in PAGES if not page.is_relative_to(DOCS / "measurements")]
    named = [(guide, module) for guide in guides for module in NAMED_MODULE.findall(read(guide))]

    assert [
        f"{guide.relative_to(ROOT)}: {module}"
        for guide, module in named
        if not (ROOT / module).exists() and not any(file.endswith(f"/{module}") for file in files)
    ] == []
    assert len(named) > 50


def test_links_that_lead_nowhere_would_be_found() -> None:
    assert LINK.findall("[a](b.md#c) [d](#e) [f](g/)") == [("b.md", "c"), ("", "e"), ("g/", "")]
    assert not _leads_somewhere(MAP, "nowhere.md", "")
    assert not _leads_somewhere(MAP, "", "nowhere")
    assert _leads_somewhere(MAP, "develop/testing.md", "mutation-testing")


def _leads_somewhere(page: Path, target: str, anchor: str) -> bool:
    path = page.parent / target if target else page
    return path.exists() and (not anchor or anchor in _anchors(path))


def _anchors(page: Path) -> set[str]:
    """The names under which a page's headings can be linked to, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", read(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def _files() -> Iterator[Path]:
    yield from (ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "pyproject.toml"))
    for folder in NAMED_FROM:
        yield from (path for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix != ".pyc")
