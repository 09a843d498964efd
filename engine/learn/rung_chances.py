"""How likely a squire wins at each step of the ladder, as tests/helpers/rung_chances.py measured it."""

from __future__ import annotations

from typing import Final

GAMES: Final = 400
"""So many games were played at each step, with the seed 7."""
CHANCES: Final[dict[str, float]] = {
    "behind-the-throne page/hedwig": 0.7725,
    "throne page/emeric": 0.62,
    "imposter-kings page/aldwin length=round": 0.565,
    "imposter-kings squire/dorothea": 0.5075,
    "rival-kings knight/beatrix": 0.3975,
    "throne marshal/gaspard": 0.265,
    "behind-the-throne marshal/frida": 0.21,
    "behind-the-throne marshal/corvin marshal/frida": 0.14,
}
"""By table (`Rung.table`), in the order of the ladder; the standard error is at most 0.025."""
