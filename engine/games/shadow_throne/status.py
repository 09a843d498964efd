"""What can happen to a character in a battle: bits of its status."""

from __future__ import annotations

from typing import Final

DEAD: Final = 1
CONVERTED: Final = 2
UNPAID: Final = 4
"""Face down: takes no part in the battle (rule 7)."""
SILENCED: Final = 8
"""Has no ability with number 2 or 3 (rule 15)."""
IS_EXTRA: Final = 16
"""Played with King Kyros (rule 14)."""
ROSES: Final = 32
"""A Picureas whose ability has worked (rule 16)."""
STAYS: Final = 64
"""A Langman whose ability has worked (rule 18)."""

OUT: Final = DEAD | UNPAID
"""Without power."""
NO_FACTION: Final = -1
"""Stands for the faction of hush money where there is none to be paid."""
