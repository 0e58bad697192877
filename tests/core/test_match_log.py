"""Reading saved logs: several threads may do so at once."""

from __future__ import annotations

import subprocess
import sys

MANY_THREADS = """
import sys, threading
import msgspec
from caravansary.core.match_log import prepare

sys.setswitchinterval(1e-6)
Inner = msgspec.defstruct("Inner", [(f"f{number}", "dict[str, int] | None", None) for number in range(300)])
Outer = msgspec.defstruct("Outer", [("inner", list[Inner]), ("name", str)])
prepare(Outer)
together = threading.Barrier(8)

def read():
    together.wait()
    for _ in range(50):
        msgspec.convert({"inner": [{"f1": {}}], "name": "x"}, Outer)

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_a_type_that_was_prepared_can_be_read_by_many_threads_at_once() -> None:
    assert subprocess.run([sys.executable, "-c", MANY_THREADS], check=False).returncode == 0
