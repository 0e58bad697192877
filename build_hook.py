"""What hatch runs before a package of ours is packed: the page is built, and on request the engine is compiled."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatch loads this file by its path

import build_engine
import build_page


def get_build_hook() -> type[Any]:
    """What hatch asks for. Not imported above: the tests use the other files without hatch."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class PackageHook(BuildHookInterface):
        """Builds what is packed beside the sources."""

        folder: Path | None = None

        def dependencies(self) -> list[str]:
            try:
                engine = build_engine.REQUIRES if self.target_name == "wheel" and build_engine.is_wanted() else []
            except build_engine.CompileError as error:
                self.app.abort(f"\n{error}\n")
            return [*build_page.requires(Path(self.root)), *engine]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            try:
                build_page.build_if_needed(Path(self.root))
                if self.target_name == "wheel" and version == "standard" and build_engine.is_wanted():
                    self.folder = Path(tempfile.mkdtemp(prefix="caravansary-engine-"))
                    build_data["force_include"].update(build_engine.compile_to(Path(self.root), self.folder))
                    build_data["pure_python"] = False
                    build_data["infer_tag"] = True
            except (build_page.PageError, build_engine.CompileError) as error:
                self.app.abort(f"\n{error}\n")

        def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
            if self.folder is not None:
                shutil.rmtree(self.folder, ignore_errors=True)

    return PackageHook
