"""What hatch runs before a package of ours is packed: the page is built, and on request the engine is compiled."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from tools.build import engine, page


def get_build_hook() -> type[Any]:
    """What hatch asks for. Not imported above: the tests use the other files without hatch."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class PackageHook(BuildHookInterface):
        """Builds what is packed beside the sources."""

        folder: Path | None = None

        def dependencies(self) -> list[str]:
            try:
                compiler = engine.REQUIRES if self.target_name == "wheel" and engine.is_wanted() else []
            except engine.CompileError as error:
                self.app.abort(f"\n{error}\n")
            return [*page.requires(Path(self.root)), *compiler]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            try:
                page.build_if_needed(Path(self.root))
                if self.target_name == "wheel" and version == "standard" and engine.is_wanted():
                    self.folder = Path(tempfile.mkdtemp(prefix="caravansary-engine-"))
                    build_data["force_include"].update(engine.compile_to(Path(self.root), self.folder))
                    build_data["pure_python"] = False
                    build_data["infer_tag"] = True
            except (page.PageError, engine.CompileError) as error:
                self.app.abort(f"\n{error}\n")

        def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
            if self.folder is not None:
                shutil.rmtree(self.folder, ignore_errors=True)

    return PackageHook
