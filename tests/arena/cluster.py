"""A Ray cluster of two nodes with one worker each, on this machine: `python -m tests.arena.cluster`.

Its files are in RAY_TMPDIR. It prints its address, and ends what it started when its standard input is closed. It never
calls `ray stop`, which would end every Ray process of the machine.
"""

from __future__ import annotations

import sys
from typing import Any

NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}


def main() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    try:
        cluster.add_node(**NODE)
        cluster.wait_for_nodes()
        print(cluster.address, flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]  # Ray's tests have no types


if __name__ == "__main__":
    main()
