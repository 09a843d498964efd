"""The version of the program. It stands alone, so that everything may name it."""

from __future__ import annotations

from typing import Final

__version__: Final = "0.3.0"
