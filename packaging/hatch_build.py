"""Build hook: compiles the translations and puts them and the assets into the wheel."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from compile_translations import compile_translations


class ThroneBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the files to a wheel that an editable install finds in the checkout."""

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
        for folder in ("games", "icons", "people", "signs", "themes"):
            include[str(root / "assets" / folder)] = f"throne_desktop/assets/{folder}"
        for qm in compile_translations(root / "translations", Path(self.compiled.name)):
            include[str(qm)] = f"throne_desktop/translations/{qm.name}"
