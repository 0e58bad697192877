"""The example files of deploy/: what they call is there, and systemd finds no fault in its own."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # comes without types

from tests.cli.command import fails, succeeds
from tests.repository import ROOT
from tools import pins

DEPLOY = ROOT / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())
PROGRAM = "/opt/caravansary/bin/caravansary"


def _read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def serve_commands() -> list[list[str]]:
    """Every command line in the example files that starts a server, with a port for the name of an instance."""
    units = "\n".join(unit.read_text(encoding="utf-8") for unit in UNITS)
    found = [shlex.split(line.replace("%i", "8001")) for line in re.findall(r"^ExecStart=(.+)$", units, re.MULTILINE)]
    entries = re.findall(r"^ENTRYPOINT \[(.+)\]$", _read("Dockerfile"), re.MULTILINE)
    return [*found, *(re.findall(r'"([^"]+)"', entry) for entry in entries)]


@pytest.mark.parametrize("line", serve_commands(), ids=" ".join)
def test_the_server_takes_the_options_that_the_examples_give(line: list[str]) -> None:
    program, *arguments = line

    assert program == PROGRAM
    assert "--behind-proxy" in arguments
    succeeds(*arguments, "--help")


def test_an_option_that_is_not_there_would_be_found() -> None:
    assert "--trusted" in fails("serve", "--trusted", "--help")


def test_the_image_is_made_from_files_that_are_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", _read("Dockerfile"), re.MULTILINE)
    named = [name for line in copied for name in line.split()]

    assert {"pyproject.toml", "src", "web"} <= set(named)
    assert [name for name in named if not (ROOT / name).exists()] == []
    let_in = {line[1:] for line in _read("Dockerfile.dockerignore").splitlines() if line.startswith("!")}
    assert set(named) <= let_in


def test_the_build_hook_has_all_that_it_reads() -> None:
    """A module of the build that the image lacks would be missed only when somebody builds one."""
    copied = " ".join(re.findall(r"^COPY (.+)$", _read("Dockerfile"), re.MULTILINE)).split()

    assert {"hatch_build.py", "tools"} <= set(copied)


def test_what_is_installed_has_exact_versions_and_hashes() -> None:
    blocks = [block for block in re.split(r"\n(?=\w)", _read("requirements.txt")) if not block.startswith("#")]
    names = {re.split(r"==", block)[0] for block in blocks}

    assert {"litestar", "uvicorn", "msgspec", "websockets", "asyncpg", "numpy"} <= names
    assert all(re.match(r"[\w.-]+==[\w.]+", block) and "--hash=sha256:" in block for block in blocks)
    assert "://" not in _read("requirements.txt")
    assert pins.problems(ROOT) == []


def test_nothing_unpinned_is_fetched_for_an_image() -> None:
    images = re.findall(r"^(?:FROM|\s+image:) (\S+)", f"{_read('Dockerfile')}\n{_read('compose.yaml')}", re.MULTILINE)

    assert all(re.search(r":\d+\.\d+", image) for image in images if image != "caravansary"), images
    assert re.search(r"pip install \S+ uv==\d+\.\d+\.\d+ ", _read("Dockerfile"))
    assert "--require-hashes" in _read("Dockerfile")


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.suffix == ".service"], ids=lambda unit: unit.name)
def test_the_units_are_bounded(unit: Path) -> None:
    told = unit.read_text(encoding="utf-8")

    assert all(f"\n{bound}=" in told for bound in ("LimitNOFILE", "TasksMax", "MemoryMax"))


def test_the_servers_of_the_compose_file_share_one_database() -> None:
    services: dict[str, Any] = yaml.safe_load(_read("compose.yaml"))["services"]
    servers = [one for one in services.values() if one.get("image") == "caravansary"]

    assert len(servers) == 2
    assert len({one["environment"]["CARAVANSARY_DATABASE"] for one in servers}) == 1
    assert (DEPLOY / servers[0]["build"]["context"] / servers[0]["build"]["dockerfile"]).samefile(DEPLOY / "Dockerfile")


def test_the_proxy_of_the_compose_file_is_told_all_its_servers() -> None:
    services: dict[str, Any] = yaml.safe_load(_read("compose.yaml"))["services"]
    servers = [f"{name}:8000" for name, one in services.items() if one.get("image") == "caravansary"]
    proxy = services["proxy"]

    assert proxy["environment"]["SERVERS"].split() == servers
    assert (DEPLOY / proxy["volumes"][0].split(":")[0]).samefile(DEPLOY / "proxy" / "Caddyfile")
    assert all(f"{{${name}:" in _read("proxy/Caddyfile") for name in proxy["environment"])


def test_enabled_as_the_document_says_all_servers_start_after_a_boot(tmp_path: Path) -> None:
    tool = shutil.which("systemctl")
    if tool is None:
        pytest.skip("needs systemctl")
    folder = tmp_path / "etc" / "systemd" / "system"
    folder.mkdir(parents=True)
    for one in UNITS:
        shutil.copy(one, folder)
    document = (DEPLOY.parent / "docs" / "serve" / "deploy.md").read_text(encoding="utf-8")
    (enabled,) = re.findall(r"systemctl enable --now (caravansary.target .*)", document)

    subprocess.run([tool, f"--root={tmp_path}", "enable", *enabled.split()], check=True, capture_output=True)

    assert (folder / "multi-user.target.wants" / "caravansary.target").is_symlink()
    wanted = sorted(one.name for one in (folder / "caravansary.target.wants").iterdir())
    assert wanted == ["caravansary@8001.service", "caravansary@8002.service"]


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_finds_no_fault_in_the_units(unit: Path, tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("needs systemd-analyze")
    for one in UNITS:  # with a program that is there
        (tmp_path / one.name).write_text(one.read_text(encoding="utf-8").replace(PROGRAM, "/bin/true"))

    done = subprocess.run([tool, "verify", tmp_path / unit.name], capture_output=True, text=True, check=False)

    assert (done.returncode, [line for line in done.stderr.splitlines() if "aravansary" in line]) == (0, [])
