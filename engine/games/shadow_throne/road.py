"""The stations of Shadow Throne on the road to the throne: a war with three sides, and the last battle of it."""

from __future__ import annotations

from typing import Final

from engine.base.road import Opening, Station, ahead, in_order, rivals
from engine.core.manifest import TABLE
from engine.core.text import N_
from engine.games.shadow_throne.state import ShadowState

_AHEAD: Final = N_("shadow-throne/road", "Win by {number} influence or more.")
_EIGHT: Final = N_("shadow-throne/road", "The game ends at eight influence.")

_RELIEF: Final = Opening(6, (
    "take dutiful_peasant", "take hill_militia", "take tithe_keeper", "take tax_collector", "take phabos_scouts",
    "take outlaw", "take king_kyros", "take dutiful_peasant", "take bentheon_knights", "take faithful_pilgrim",
    "take sythera", "take protis", "take queen_eletheria", "take datura", "take langman", "play thavma",
    "play datura", "play dutiful_peasant", "play outlaw", "play shepherd", "play tax_collector", "play tithe_keeper",
    "play dutiful_peasant", "play queen_eletheria", "play protis", "play sythera", "play bentheon_knights",
    "keep faithful_pilgrim", "keep hill_militia", "keep king_kyros", "take hill_militia", "take phabos_scouts",
    "take tithe_keeper", "take protis", "take outlaw", "take queen_eletheria", "take dutiful_peasant",
    "take anna_lys", "take dutiful_peasant", "take tax_collector", "take tithe_keeper", "take shepherd",
    "take tax_collector", "take dutiful_peasant", "take sythera", "play tithe_keeper", "play dutiful_peasant",
    "play outlaw", "play king_kyros", "play phabos_scouts", "play princess_beatice", "extra tax_collector",
    "play dutiful_peasant", "play hill_militia"))
"""How the game has gone that is taken over."""

STATIONS: Final[tuple[Station[ShadowState], ...]] = in_order((
    Station("outpost", N_("shadow-throne/road", "The Outpost"),
            N_("shadow-throne/road", "This war has three sides and no end. At the outpost they let you choose one, "
                                     "for a while."),
            (0.06, 0.86), (), rivals(("Aldwin", "page"), ("Hedwig", "page")), ahead(_AHEAD, 2),
            options={TABLE: "skirmish"},
            told=_EIGHT),
    Station("maps", N_("shadow-throne/road", "The Map Tent"),
            N_("shadow-throne/road", "The generals bend over three maps and cannot agree. Tell them what to do before "
                                     "they ask someone else."),
            (0.1, 0.34), ("outpost",), exercises=("389388deabcd5521", "2d677ed39b413368", "00ef9b8c33030996")),
    Station("baggage", N_("shadow-throne/road", "The Baggage Train"),
            N_("shadow-throne/road", "The Empire’s gold has arrived, and tonight nobody is counting it."),
            (0.34, 0.92), ("outpost",), rivals(("Dorothea", "page"), ("Gaspard", "page")), ahead(_AHEAD, 2),
            options={TABLE: "rich"},
            told=N_("shadow-throne/road", "Everyone starts with eight gold instead of three, and the game ends at "
                                          "eight influence.")),
    Station("winter", N_("shadow-throne/road", "The Winter Camp"),
            N_("shadow-throne/road", "Nobody has been paid since autumn. Anyone still fighting does so on credit."),
            (0.36, 0.48), ("maps", "baggage"), rivals(("Beatrix", "squire"), ("Aldwin", "squire")), ahead(_AHEAD, 2),
            options={TABLE: "poor"},
            told=N_("shadow-throne/road", "Everyone starts with one gold instead of three, and the game ends at eight "
                                          "influence.")),
    Station("siege", N_("shadow-throne/road", "The Siege"),
            N_("shadow-throne/road", "The towers stand so close that you can count the enemy’s buttons. Nobody "
                                     "wants to be the first to climb."),
            (0.36, 0.02), ("winter",), rivals(("Corvin", "knight"), ("Emeric", "squire")), ahead(_AHEAD, 2),
            options={TABLE: "skirmish"},
            told=_EIGHT),
    Station("relief", N_("shadow-throne/road", "The Fallen Captain"),
            N_("shadow-throne/road", "The captain has fallen ill in mid-campaign. You inherit his seal, his debts, "
                                     "and his enemies."),
            (0.66, 0.8), ("winter",), rivals(("Gaspard", "squire"), ("Dorothea", "squire")), ahead(_AHEAD, 2),
            options={TABLE: "skirmish"},
            told=_EIGHT,
            opening=_RELIEF),
    Station("ford", N_("shadow-throne/road", "The Ford"),
            N_("shadow-throne/road", "Four armies reach the river at the same time. Three of them are polite enough"
                                     " to let you go first."),
            (0.68, 0.34), ("siege", "relief"),
            rivals(("Emeric", "page"), ("Hedwig", "page"), ("Corvin", "page")), ahead(_AHEAD, 2),
            options={TABLE: "skirmish"},
            told=_EIGHT),
    Station("frida", N_("shadow-throne/road", "The Last Battle"),
            N_("shadow-throne/road", "Frida has won every battle of this war, on all three sides. Behind her you "
                                     "can see the throne."),
            (0.95, 0.14), ("ford",),
            rivals(("Frida", "marshal"), ("Beatrix", "knight"), ("Corvin", "knight")), ahead(_AHEAD, 2),
            options={TABLE: "short"},
            told=N_("shadow-throne/road", "The game ends at eleven influence."),
            is_boss=True),
))
