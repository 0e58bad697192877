"""Things that go wrong beneath a server: a disk of its own that fills up or breaks, a lock, a clock that is set."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import signal
import sqlite3
import struct
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Self

DISK_SIZE: Final = 32_000_000
CHUNK: Final = 65_536
CLOCK: Final = Path(__file__).with_name("clock.c")


class Unavailable(Exception):  # noqa: N818 - says what it is
    """This machine cannot do it; says why."""


class Disk:
    """A small ext4 disk in a file: needs root, a loop device and mkfs.ext4."""

    def __init__(self, folder: Path) -> None:
        self.image = folder / "disk.image"
        self.place = folder / "disk"

    def __enter__(self) -> Self:
        if os.geteuid() != 0 or shutil.which("mkfs.ext4") is None:
            raise Unavailable("a disk of its own needs root and mkfs.ext4")
        self.place.mkdir()
        self.image.touch()
        os.truncate(self.image, DISK_SIZE)
        _run("mkfs.ext4", "-q", "-F", str(self.image))
        self._mount()
        return self

    def __exit__(self, *_: object) -> None:
        _run("umount", "-l", str(self.place))

    def _mount(self) -> None:
        try:
            _run("mount", "-o", "loop", str(self.image), str(self.place))
        except subprocess.CalledProcessError as error:
            raise Unavailable(f"no disk of its own can be mounted: {error.stderr.strip()}") from error

    @contextlib.contextmanager
    def full(self) -> Iterator[None]:
        """Somebody else has filled it."""
        filler = self.place / "filler"
        with filler.open("wb", buffering=0) as file:
            for size in (CHUNK, 1024, 1):  # to the last byte
                with contextlib.suppress(OSError):
                    while file.write(b"\0" * size) == size:
                        pass
        try:
            yield
        finally:
            filler.unlink()

    @contextlib.contextmanager
    def write_protected(self, database: Path) -> Iterator[None]:
        """The files of the database cannot be written any more, also by those who have them open."""
        files = [str(file) for file in (database, database.with_name(f"{database.name}-wal")) if file.exists()]
        _run("chattr", "+i", *files)
        try:
            yield
        finally:
            _run("chattr", "-i", *files)

    @contextlib.contextmanager
    def read_only(self) -> Iterator[None]:
        """Mounted to be read; nobody may have a file open to write."""
        _run("mount", "-o", "remount,ro", str(self.place))
        try:
            yield
        finally:
            _run("mount", "-o", "remount,rw", str(self.place))

    def break_down(self, writer: int) -> None:
        """Let the kernel give it up: from now on it can only be read, as after an error of the hardware.

        The process that writes to it stands still meanwhile: of a write that waits for the disk at that very moment
        Linux says that it is there, and it is not (a file, `fdatasync` in a loop and Linux 6.18 show it, without any
        program of ours). A disk that breaks by itself answers such a write with an error.
        """
        with standing_still(writer):
            _run("mount", "-o", "remount,abort", str(self.place))

    def mend(self) -> None:
        """What an administrator does then: what is on it is brought to a new one; nobody may use it meanwhile."""
        _run("umount", str(self.place))
        broken = self.image
        self.image = broken.with_suffix(f"{broken.suffix}+")  # a new one: the kernel may not be done with the old one
        shutil.copyfile(broken, self.image)
        broken.unlink()
        checked = subprocess.run(["e2fsck", "-p", str(self.image)], capture_output=True, text=True, check=False)
        if checked.returncode > 1:  # 1: it has mended something
            raise RuntimeError(f"the disk cannot be mended: {checked.stdout}{checked.stderr}")
        self._mount()


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, text=True)


@contextlib.contextmanager
def standing_still(process: int) -> Iterator[None]:
    """None of its threads does anything, or is in the middle of a call to the kernel."""
    os.kill(process, signal.SIGSTOP)
    try:
        while any(_state(thread) != "T" for thread in Path(f"/proc/{process}/task").iterdir()):
            time.sleep(0.001)
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def _state(thread: Path) -> str:
    """One letter, behind the name in brackets."""
    return (thread / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]


@contextlib.contextmanager
def no_more_than(size: int, process: int) -> Iterator[None]:
    """The process can make no file larger, as if the disk had no more room: this needs no disk of its own."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@contextlib.contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program writes to the database and does not come to an end."""
    with contextlib.closing(sqlite3.connect(database, timeout=60, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            db.execute("ROLLBACK")


@contextlib.contextmanager
def moved_away(database: Path) -> Iterator[None]:
    """Somebody moves the files of the database while they are in use, and puts them back."""
    files = [file for end in ("", "-wal", "-shm") if (file := database.with_name(f"{database.name}{end}")).exists()]
    for file in files:
        file.rename(file.with_name(f"{file.name}.away"))
    try:
        yield
    finally:
        for file in files:
            file.with_name(f"{file.name}.away").rename(file)


class SetClock:
    """A clock for processes started with `environment` that can be set at any moment (clock.c)."""

    def __init__(self, folder: Path) -> None:
        compiler, library = shutil.which("cc"), folder / "clock.so"
        if compiler is None:
            raise Unavailable("a clock that can be set needs a C compiler")
        _run(compiler, "-shared", "-fPIC", "-O2", "-o", str(library), str(CLOCK))
        self._file = folder / "clock.jump"
        self._file.write_bytes(struct.pack("q", 0))
        self.environment = {"LD_PRELOAD": str(library), "CLOCK_JUMP": str(self._file)}

    def set(self, seconds: int) -> None:
        """So many seconds ahead of the true time."""
        with self._file.open("r+b") as file:
            file.write(struct.pack("q", seconds))
