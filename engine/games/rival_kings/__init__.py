"""Rival Kings: play a courtier in secret, rob the ranks below, and pair subjects with their buildings."""

from __future__ import annotations

from typing import Final

from engine.core.manifest import Manifest, Option, OptionChoice, RuleChange
from engine.core.text import N_

# -- matches: here, not with the cards, for they are chosen before the game is loaded ----------------------------------

GAMES_OF: Final = {"game": 1, "2-games": 2, "3-games": 3, "4-games": 4, "5-games": 5, "6-games": 6}
"""By length of a match: its number of games."""
POINTS_OF: Final = {"20-points": 20, "30-points": 30, "40-points": 40, "60-points": 60, "100-points": 100}
"""By length of a match: the points that end it, after however many games."""

_FORMERLY: Final = {"3-games": ("games", 1), "40-points": ("points", 1)}
"""What lengths were called in the first edition."""

_GAMES: Final = N_("rival-kings/option", "{games} games")
_POINTS: Final = N_("rival-kings/option", "To {points} points")

_LENGTHS: Final = (
    OptionChoice("game", N_("rival-kings/option", "One game")),
    *(OptionChoice(length, _GAMES.fill(games=games), _FORMERLY.get(length)) for length, games in GAMES_OF.items() if games > 1),
    *(OptionChoice(length, _POINTS.fill(points=points), _FORMERLY.get(length)) for length, points in POINTS_OF.items()),
)

MANIFEST: Final = Manifest(
    id="rival-kings",
    name=N_("rival-kings/game", "Rival Kings"),
    summary=N_("rival-kings/game", "Play a character in secret, steal from lower ranks, and pair subjects with their "
                                   "buildings."),
    emblem="lord_protector",
    seats=range(2, 5),
    levels=("regent",),
    genre=N_("rival-kings/game", "Build a town"),
    minutes=40,
    tables=("low-piles", "rich", "poor"),
    options=(Option("match", N_("rival-kings/option", "Length"), _LENGTHS, "game"),
             Option("sums", N_("rival-kings/option", "Money at the piles"),
                    (OptionChoice("hidden", N_("rival-kings/option", "Only the thickness is shown")),
                     OptionChoice("shown", N_("rival-kings/option", "The sum is shown"))), "hidden")),
    changes=(
        RuleChange(2, N_("rival-kings/game", "When none of the four piles has money, two 1-coins stand in for a "
                                             "2-coin that the supply no longer has.")),
        RuleChange(2, N_("rival-kings/game", "With the Jailer or Scholar, you give a 1-coin as change if the supply "
                                             "has only 2-coins.")),
        RuleChange(2, N_("rival-kings/game", "Matches played to a points total no longer have a maximum number of "
                                             "games, and there are more lengths to choose from.")),
        RuleChange(2, N_("rival-kings/game", "Games started earlier keep the old rules on these points.")),
    ),
)
