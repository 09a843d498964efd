"""How often claims of bots in Throne are lies, as tests/helpers/claims_made.py counted it.

By level and sort of claim: how many were lies, and how many there were, in 1,000 rounds of two. Peasants, which
nobody may call, are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CLAIMS_MADE: Final[Mapping[str, Mapping[str, tuple[int, int]]]] = {
    "knight": {
        "ace of few": (283, 482),
        "ace of many": (35, 617),
        "after lie": (861, 1390),
        "first king": (186, 701),
    },
    "marshal": {
        "ace of few": (89, 169),
        "ace of many": (238, 1183),
        "after lie": (606, 1112),
        "first king": (312, 805),
    },
}
