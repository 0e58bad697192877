"""A Ray cluster of two nodes with one worker each, on this machine: `python -m tests.arena.cluster`.

Its files are in RAY_TMPDIR. It prints its address, and ends what it started when its standard input is closed. It never
calls `ray stop`, which would end every Ray process of the machine.
"""

from __future__ import annotations

import socket
import sys
from typing import Any

AGENTS = ("metrics_agent_port", "metrics_export_port", "dashboard_agent_listen_port", "runtime_env_agent_port")


def node() -> dict[str, Any]:
    """A small node; its agents' ports are given, for a busy machine would wait too long for them to choose."""
    return {"num_cpus": 1, "object_store_memory": 80_000_000, **{name: free_port() for name in AGENTS}}


def free_port() -> int:
    with socket.create_server(("", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def main() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={**node(), "include_dashboard": False})
    try:
        cluster.add_node(**node())
        cluster.wait_for_nodes()
        print(cluster.address, flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
