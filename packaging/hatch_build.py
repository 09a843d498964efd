"""Build hook: compiles the translations and puts them and the assets into the wheel.

With THRONE_DESKTOP_COMPILED=1 in the environment it compiles the engine as well; otherwise no compiler is needed.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import compile_engine
from compile_translations import compile_translations, shipped_ones

_SWITCH: Final = "THRONE_DESKTOP_COMPILED"


def _asked_for() -> bool:
    """Whether the engine is to be compiled."""
    return os.environ.get(_SWITCH) == "1"


class ThroneBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the files to a wheel that an editable install finds in the checkout."""

    def dependencies(self) -> list[str]:
        """What it takes to compile the engine, if that is asked for."""
        tools = self.metadata.core.optional_dependencies["dev"]
        return [tool for tool in tools if tool.startswith(("mypy", "setuptools"))] if _asked_for() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into the checkout for an editable install, otherwise into a temporary folder."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        if version == "editable":
            compile_translations(root / "translations", root / "translations")
            return
        self.compiled = tempfile.TemporaryDirectory()  # lives as long as the build
        include = build_data["force_include"]
        # the rest of assets/ is for readers, not for the program
        for folder in ("backs", "end", "games", "icons", "licences", "people", "signs", "sounds", "themes"):
            include[str(root / "assets" / folder)] = f"throne_desktop/assets/{folder}"
        for qm in shipped_ones(compile_translations(root / "translations", Path(self.compiled.name))):
            include[str(qm)] = f"throne_desktop/translations/{qm.name}"
        if _asked_for():
            self._compile_engine(build_data)

    def _compile_engine(self, build_data: dict[str, Any]) -> None:
        """Put the compiled engine into the wheel, which then fits one version of Python and one kind of machine."""
        try:
            files = compile_engine.compiled()
        except compile_engine.Failure as failure:
            print(f"throne-desktop: {failure}", file=sys.stderr)
            sys.exit(2)
        build_data["force_include"] |= {str(file): str(file.relative_to(compile_engine.LIBRARY)) for file in files}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
