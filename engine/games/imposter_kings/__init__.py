"""The Imposter Kings: play equal or higher onto the Throne, and be the last who can."""

from __future__ import annotations

from typing import Final

from engine.core.manifest import Manifest, Option, OptionChoice, RuleChange
from engine.core.text import N_

MANIFEST: Final = Manifest(
    id="imposter-kings",
    name=N_("imposter-kings/game", "The Imposter Kings"),
    summary=N_("imposter-kings/game", "A battle of wits: play an equal or higher card onto the Throne, and be the "
                                      "last one who can."),
    emblem="true_king",
    seats=range(2, 5),
    levels=("regent",),
    genre=N_("imposter-kings/game", "A battle of wits"),
    minutes=25,
    tables=("commons", "knives", "peace", "short"),
    options=(Option("length", N_("imposter-kings/option", "Length"),
                    (OptionChoice("match", N_("imposter-kings/option", "A match to 7 points")),
                     OptionChoice("round", N_("imposter-kings/option", "One round"))), "match"),),
    changes=(RuleChange(2, N_("imposter-kings/game", "Once everyone can tell that an Executioner has condemned the "
                                                     "last Assassin or King’s Hand, nobody is asked for that card "
                                                     "anymore.")),),
)
