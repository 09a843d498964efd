"""The stations of Rival Kings on the road to the throne: towns on hills, all of which are the capital."""

from __future__ import annotations

from typing import Final

from engine.base.road import Opening, Station, ahead, in_order, rivals
from engine.core.manifest import TABLE
from engine.core.text import N_
from engine.games.rival_kings.state import RivalState

_AHEAD: Final = N_("rival-kings/road", "Win by {number} points or more.")
_LOW: Final = N_("rival-kings/road", "The piles are smaller: five cards instead of eight.")

_HEIR: Final = Opening(1, (
    "play other_trader", "play duke", "settle", "end", "settle", "take 1", "recruit 2", "buy 4", "use scholar", "end",
    "play bursar", "play queen", "steal 1 take", "take 4", "recruit 2", "end", "use scholar", "end", "play priest",
    "play courtier", "take 2", "end", "give 2", "use scholar", "end", "play count", "play lord_protector", "buy 4",
    "demand 1 cathedral", "offer market", "end", "use scholar", "settle", "buy 3", "end", "play countess",
    "play count", "settle", "end", "settle", "use scholar", "take 3", "recruit 1", "end", "play other_trader",
    "play priest", "steal 1 buy", "buy 3", "give 1", "take 3", "demand 1 market", "offer cathedral", "end",
    "use innkeeper", "recruit 1", "settle", "take 1", "end", "play bursar", "play knight", "recruit 1",
    "use market_woman", "take 4", "end"))
"""How the game has gone that is taken over."""

STATIONS: Final[tuple[Station[RivalState], ...]] = in_order((
    Station("market", N_("rival-kings/road", "Market Day"),
            N_("rival-kings/road", "Two towns stand on two hills, and each calls itself the capital. You buy a "
                                   "cartload of stones and start a third."),
            (0.06, 0.86), (), rivals(("Aldwin", "page")), ahead(_AHEAD, 4),
            options={TABLE: "low-piles"},
            told=_LOW),
    Station("plans", N_("rival-kings/road", "The Master Builder"),
            N_("rival-kings/road", "The master builder has three plans that do not work. He suspects the masons are "
                                   "holding them upside down."),
            (0.1, 0.34), ("market",), exercises=("9e66daf677382029", "625a6bf1cc40279e", "3ba80806102c1312")),
    Station("bank", N_("rival-kings/road", "The Moneylender"),
            N_("rival-kings/road", "The moneylender lends to everyone, you included. The interest, he says, is a "
                                   "matter for later."),
            (0.34, 0.92), ("market",), rivals(("Beatrix", "page")), ahead(_AHEAD, 4),
            options={TABLE: "rich"},
            told=N_("rival-kings/road", "Everyone starts with coins worth 10 instead of 5, and the piles are "
                                        "smaller.")),
    Station("famine", N_("rival-kings/road", "The Lean Year"),
            N_("rival-kings/road", "It has not rained, and every purse is empty. Still, everyone wants to build."),
            (0.36, 0.48), ("plans", "bank"), rivals(("Dorothea", "squire")), ahead(_AHEAD, 4),
            options={TABLE: "poor"},
            told=N_("rival-kings/road", "Everyone starts with a single coin, and the piles are smaller.")),
    Station("hills", N_("rival-kings/road", "The Three Hills"),
            N_("rival-kings/road", "From every hill, you can look into the neighbors’ kitchens. Two neighbors have "
                                   "been doing so for years."),
            (0.36, 0.02), ("famine",), rivals(("Hedwig", "page"), ("Gaspard", "squire")), ahead(_AHEAD, 3),
            options={TABLE: "low-piles"},
            told=_LOW),
    Station("heir", N_("rival-kings/road", "The Inheritance"),
            N_("rival-kings/road", "Your great-aunt has left you half a town, and a neighbor who steals."),
            (0.66, 0.8), ("famine",), rivals(("Frida", "squire")), ahead(_AHEAD, 3),
            options={TABLE: "low-piles"},
            told=_LOW,
            opening=_HEIR),
    Station("guild", N_("rival-kings/road", "The Guild Hall"),
            N_("rival-kings/road", "The guild has built half of this town and been paid for all of it."),
            (0.68, 0.34), ("hills", "heir"), rivals(("Corvin", "knight")), ahead(_AHEAD, 3),
            options={TABLE: "low-piles"},
            told=_LOW),
    Station("emeric", N_("rival-kings/road", "The Lord of the Hills"),
            N_("rival-kings/road", "Emeric has never lost a town. He has only gambled some away, and now he is "
                                   "playing for yours."),
            (0.95, 0.14), ("guild",), rivals(("Emeric", "marshal")), ahead(_AHEAD, 3),
            is_boss=True),
))
