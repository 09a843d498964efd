"""How likely squires win at each station of the road, as tests/helpers/road_chances.py measured it."""

from __future__ import annotations

from typing import Final, NamedTuple


class Measured(NamedTuple):
    """How many of so many games squires have won, and won clearly."""

    won: int
    clearly: int
    games: int


CHANCES: Final[dict[str, Measured]] = {
    "throne/mill": Measured(137, 93, 200),
    "throne/hermit": Measured(118, 25, 200),
    "throne/toll": Measured(130, 99, 200),
    "throne/ferry": Measured(89, 58, 200),
    "throne/cellar": Measured(70, 48, 200),
    "throne/bridge": Measured(74, 33, 200),
    "throne/inn": Measured(48, 16, 200),
    "throne/gaspard": Measured(44, 25, 200),
    "behind-the-throne/stairs": Measured(162, 110, 200),
    "behind-the-throne/mirrors": Measured(157, 73, 200),
    "behind-the-throne/kitchen": Measured(142, 78, 200),
    "behind-the-throne/garden": Measured(108, 69, 200),
    "behind-the-throne/gallery": Measured(81, 54, 200),
    "behind-the-throne/wardrobe": Measured(86, 77, 200),
    "behind-the-throne/council": Measured(86, 63, 200),
    "behind-the-throne/dorothea": Measured(43, 29, 200),
    "imposter-kings/whispers": Measured(161, 73, 200),
    "imposter-kings/steps": Measured(124, 99, 200),
    "imposter-kings/servants": Measured(118, 99, 200),
    "imposter-kings/truce": Measured(101, 68, 200),
    "imposter-kings/trio": Measured(81, 72, 200),
    "imposter-kings/mask": Measured(89, 73, 200),
    "imposter-kings/knives": Measured(75, 52, 200),
    "imposter-kings/corvin": Measured(39, 36, 200),
    "rival-kings/market": Measured(126, 85, 200),
    "rival-kings/plans": Measured(139, 50, 200),
    "rival-kings/bank": Measured(120, 76, 200),
    "rival-kings/famine": Measured(105, 76, 200),
    "rival-kings/hills": Measured(70, 41, 200),
    "rival-kings/heir": Measured(81, 63, 200),
    "rival-kings/guild": Measured(77, 59, 200),
    "rival-kings/emeric": Measured(59, 40, 200),
    "shadow-throne/outpost": Measured(95, 72, 200),
    "shadow-throne/maps": Measured(115, 28, 200),
    "shadow-throne/baggage": Measured(87, 59, 200),
    "shadow-throne/winter": Measured(63, 44, 200),
    "shadow-throne/siege": Measured(58, 38, 200),
    "shadow-throne/relief": Measured(70, 34, 200),
    "shadow-throne/ford": Measured(56, 37, 200),
    "shadow-throne/frida": Measured(31, 18, 200),
}
