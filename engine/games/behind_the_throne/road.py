"""The stations of Behind the Throne on the road to the throne: a palace that is ruled from behind its curtains."""

from __future__ import annotations

from typing import Final

from engine.base.road import Opening, Station, ahead, in_order, rivals
from engine.core.manifest import TABLE
from engine.core.text import N_
from engine.games.behind_the_throne.state import BehindState

_AHEAD: Final = N_("behind-the-throne/road", "Win by {number} points or more.")

_WARDROBE: Final = Opening(5, (
    "reveal", "reveal", "reveal", "reveal", "reveal", "reveal", "collect", "reveal", "reveal", "collect", "reveal",
    "swap 2 assassin", "reveal", "reveal", "reveal", "reveal", "use general", "use jester +1", "destroy 1 king",
    "collect", "reveal", "collect", "reveal", "swap 1 judge", "reveal", "swap 2 general", "reveal",
    "swap 1 alchemist", "reveal", "reveal", "reveal", "use general", "use assassin", "destroy 2 alchemist", "collect",
    "discard judge", "reveal", "reveal", "use jester -1", "use assassin", "judge assassin", "destroy 1 general",
    "collect", "discard alchemist", "reveal", "swap 2 assassin", "reveal", "use prophet", "swap 1 minstrel", "reveal",
    "swap 2 minstrel", "discard prophet", "reveal", "reveal", "reveal", "use general", "destroy 1 minstrel", "reveal",
    "judge general", "reveal", "collect", "discard king", "reveal", "reveal", "reveal", "use general",
    "destroy 2 general", "reveal", "swap 2 minstrel", "discard minstrel", "discard assassin", "reveal", "reveal",
    "reveal", "use prophet", "use general", "use jester -1", "destroy 1 minstrel", "reveal", "judge prophet",
    "collect", "discard prophet", "discard minstrel", "reveal", "reveal", "use assassin", "collect", "discard jester",
    "reveal", "swap 1 minstrel"))
"""How the game has gone that is taken over."""

STATIONS: Final[tuple[Station[BehindState], ...]] = in_order((
    Station("stairs", N_("behind-the-throne/road", "The Back Stairs"),
            N_("behind-the-throne/road", "Nobody who wants to get anywhere in this palace uses the front door. The "
                                         "old doorkeeper lets you in for the price of a game."),
            (0.06, 0.86), (), rivals(("Aldwin", "page")), ahead(_AHEAD, 5),
            options={TABLE: "thin"},
            told=N_("behind-the-throne/road", "There are only four cards of each character.")),
    Station("mirrors", N_("behind-the-throne/road", "The Hall of Mirrors"),
            N_("behind-the-throne/road", "Three courtiers stand before the mirrors, rehearsing their next moves. "
                                         "Show each of them a better one."),
            (0.1, 0.34), ("stairs",), exercises=("972da1051558946a", "29b04281adafd60a", "f70fb2e8784a42fb")),
    Station("kitchen", N_("behind-the-throne/road", "The Kitchen"),
            N_("behind-the-throne/road", "The cook knows who on the council has lost his appetite, and why. She "
                                         "will tell you if you win."),
            (0.34, 0.92), ("stairs",), rivals(("Frida", "page")), ahead(_AHEAD, 5),
            options={TABLE: "crowns"},
            told=N_("behind-the-throne/road", "There are two more Queens and two more Kings.")),
    Station("garden", N_("behind-the-throne/road", "The Palace Garden"),
            N_("behind-the-throne/road", "Weapons are forbidden under the orange trees, so most of the Generals "
                                         "have stayed at the gate."),
            (0.36, 0.48), ("mirrors", "kitchen"), rivals(("Beatrix", "squire")), ahead(_AHEAD, 5),
            options={TABLE: "peace"},
            told=N_("behind-the-throne/road", "There are three fewer Generals.")),
    Station("gallery", N_("behind-the-throne/road", "The Gallery"),
            N_("behind-the-throne/road", "Behind every painting there is an ear. Two of them belong to Hedwig and "
                                         "Gaspard."),
            (0.36, 0.02), ("garden",), rivals(("Hedwig", "page"), ("Gaspard", "squire")), ahead(_AHEAD, 3),
            options={TABLE: "thin"},
            told=N_("behind-the-throne/road", "There are fewer cards: only six of each character.")),
    Station("wardrobe", N_("behind-the-throne/road", "The Royal Wardrobe"),
            N_("behind-the-throne/road", "A minister was called away in the middle of a game. You slip into his "
                                         "coat, and into his troubles."),
            (0.66, 0.8), ("garden",), rivals(("Emeric", "squire")), ahead(_AHEAD, 3),
            options={TABLE: "thin"},
            told=N_("behind-the-throne/road", "There are only four cards of each character."),
            opening=_WARDROBE),
    Station("council", N_("behind-the-throne/road", "The Council Chamber"),
            N_("behind-the-throne/road", "The council has one empty chair. Frida has already put her helmet on it."),
            (0.68, 0.34), ("gallery", "wardrobe"), rivals(("Frida", "knight")), ahead(_AHEAD, 3),
            options={TABLE: "thin"},
            told=N_("behind-the-throne/road", "There are only four cards of each character.")),
    Station("dorothea", N_("behind-the-throne/road", "Behind the Curtain"),
            N_("behind-the-throne/road", "Four kings have done what Dorothea wanted, each believing it was his own "
                                         "idea. She would like you to go home."),
            (0.95, 0.14), ("council",), rivals(("Dorothea", "marshal")), ahead(_AHEAD, 3),
            is_boss=True),
))
