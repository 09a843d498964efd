"""What the rule book of Rival Kings has beside its rules: how you win, and an example of each with a catch."""

from __future__ import annotations

from typing import Final

from engine.base.examples import Example, ExampleCard
from engine.core.text import N_
from engine.games.rival_kings.cards import (
    COUNTESS,
    COURTIER,
    DIPLOMAT,
    DUKE,
    FARMER,
    GARDENER,
    INNKEEPER,
    KNIGHT,
    MARKET_WOMAN,
    MINER,
    PRIEST,
    QUEEN,
    SAILOR,
    SUBJECTS,
    TRADER,
    TROUBADOUR,
    VINTNER,
    WATCHMAN,
)

AIM: Final = (
    N_("rival-kings/examples", "Recruit subjects and buy the buildings that belong to them. A subject with its own "
                               "building scores both values; with another building of its color, only the higher "
                               "one."),
    N_("rival-kings/examples", "The game ends with the cycle in which one of the four piles runs out. The highest score wins; every conflict marker costs 2 points."),
)

_MARKER: Final = N_("rival-kings/examples", "takes a marker")
_ONE_ACTION: Final = N_("rival-kings/examples", "marker, one action")
_UNHARMED: Final = N_("rival-kings/examples", "no marker")
_STEALS: Final = N_("rival-kings/examples", "takes the money")
_IS_ROBBED: Final = N_("rival-kings/examples", "may settle and buy")
_NEUTRAL: Final = N_("rival-kings/examples", "neutral")
_YOURS: Final = N_("rival-kings/examples", "yours")
_THEIRS: Final = N_("rival-kings/examples", "your rival’s")
_ROBBED_ANYWAY: Final = N_("rival-kings/examples", "loses an action")
_FREE: Final = N_("rival-kings/examples", "may be exchanged")
_USED: Final = N_("rival-kings/examples", "used")
_ACTIVE: Final = N_("rival-kings/examples", "active, usable next cycle")
_ON_SUBJECTS: Final = N_("rival-kings/examples", "on a pile of subjects")
_PASSES_BY: Final = N_("rival-kings/examples", "does not find it")
_PERFECT: Final = N_("rival-kings/examples", "perfect: 2 + 2")
_COLOUR: Final = N_("rival-kings/examples", "red: 3")
_ALONE: Final = N_("rival-kings/examples", "alone: 1")

EXAMPLES: Final = (
    Example("R2", N_("rival-kings/examples", "Who steals from whom, read from both ends: A steals from D, D from E, "
                                             "and E from F; B steals from C, and C from F. So nobody steals from A "
                                             "or B, and two ranks steal from the Trader."),
            (ExampleCard(QUEEN, below=N_("rival-kings/examples", "A steals from D")),
             ExampleCard(KNIGHT, below=N_("rival-kings/examples", "D steals from E")),
             ExampleCard(COUNTESS, below=N_("rival-kings/examples", "E steals from F")),
             ExampleCard(TRADER, lit=True, below=N_("rival-kings/examples", "F steals from nobody")),
             ExampleCard(PRIEST, below=N_("rival-kings/examples", "C steals from F")),
             ExampleCard(DUKE, below=N_("rival-kings/examples", "B steals from C")))),
    Example("R3", N_("rival-kings/examples", "The Courtier and Priest have the same rank. Busy with each other, "
                                             "they leave the Trader alone, although rank C steals from rank F."),
            (ExampleCard(COURTIER, lit=True, below=_ONE_ACTION), ExampleCard(PRIEST, lit=True, below=_ONE_ACTION),
             ExampleCard(TRADER, below=_UNHARMED))),
    Example("R4", N_("rival-kings/examples", "The Knight steals from the Diplomat and takes money with the stolen "
                                             "action before carrying out his own. The Diplomat takes a marker and "
                                             "is left with two actions."),
            (ExampleCard(KNIGHT, lit=True, below=_STEALS), ExampleCard(DIPLOMAT, below=_IS_ROBBED))),
    Example("R10", N_("rival-kings/examples", "With two players: the neutral Queen steals from rank D, so the "
                                              "Knight takes a marker but loses no action. The Trader has nothing to "
                                              "fear from her."),
            (ExampleCard(QUEEN, lit=True, below=_NEUTRAL), ExampleCard(KNIGHT, below=_MARKER), ExampleCard(TRADER, below=_UNHARMED))),
    Example("R19", N_("rival-kings/examples", "With your Innkeeper, you have recruited the Market Woman. She is "
                                              "active at once, but you have already used an ability this cycle."),
            (ExampleCard(INNKEEPER, below=_USED), ExampleCard(MARKET_WOMAN, lit=True, below=_ACTIVE))),
    Example("R12", N_("rival-kings/examples", "Your Watchman turns the marker away: the Queen’s player takes it. The Queen still steals an action from your Knight."),
            (ExampleCard(WATCHMAN, lit=True, below=_YOURS), ExampleCard(KNIGHT, below=_ROBBED_ANYWAY), ExampleCard(QUEEN, below=_MARKER))),
    Example("R14", N_("rival-kings/examples", "Your rival has a perfect pair and a second Farm. Your Court Lady "
                                              "cannot break up the pair, but she may take the spare Farm."),
            (ExampleCard(FARMER, below=_THEIRS), ExampleCard(FARMER + SUBJECTS, below=_THEIRS),
             ExampleCard(FARMER + SUBJECTS, lit=True, below=_FREE))),
    Example("R15", N_("rival-kings/examples", "The Troubadour has left an Inn on a pile of subjects. It is bought there like any building, and the Vintner, who searches for subjects, passes it by."),
            (ExampleCard(TROUBADOUR), ExampleCard(INNKEEPER + SUBJECTS, lit=True, below=_ON_SUBJECTS),
             ExampleCard(VINTNER, below=_PASSES_BY))),
    Example("R24", N_("rival-kings/examples", "The cards score 4 + 3 + 1, the money (4) scores 1, and the one "
                                              "conflict marker costs 2: 7 points in all."),
            (ExampleCard(MINER, lit=True, below=_PERFECT), ExampleCard(MINER + SUBJECTS, lit=True, below=_PERFECT),
             ExampleCard(SAILOR, below=_COLOUR), ExampleCard(TROUBADOUR + SUBJECTS, below=_COLOUR),
             ExampleCard(GARDENER, below=_ALONE))),
)
