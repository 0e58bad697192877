"""Hatch looks for our hook here, before it packs anything; what the hook does is in `tools/build`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatch loads this file by its path

from tools.build.hook import get_build_hook  # noqa: F401 - after the path; hatch calls it
