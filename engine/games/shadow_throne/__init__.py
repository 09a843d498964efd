"""Shadow Throne: draft characters of three factions, play them in four waves, and be on the side that wins."""

from __future__ import annotations

from typing import Final

from engine.core.manifest import Manifest, Option, OptionChoice
from engine.core.text import N_

MANIFEST: Final = Manifest(
    id="shadow-throne",
    name=N_("shadow-throne/game", "Shadow Throne"),
    summary=N_("shadow-throne/game", "Draft characters from three factions, play them in secret, and be on the side "
                                     "that wins the battle."),
    emblem="princess_beatice",
    seats=range(3, 6),
    levels=("regent",),
    genre=N_("shadow-throne/game", "Draft and fight"),
    minutes=45,
    tables=("rich", "poor", "skirmish", "short"),
    options=(Option("goal", N_("shadow-throne/option", "Influence that ends the game"),
                    (OptionChoice(15, N_("shadow-throne/option", "15: the usual game")),
                     OptionChoice(20, N_("shadow-throne/option", "20: a longer game")),
                     OptionChoice(25, N_("shadow-throne/option", "25: a long game"))), 15),),
)
