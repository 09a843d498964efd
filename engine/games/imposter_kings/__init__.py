"""The Imposter Kings: play equal or higher onto the Throne, and be the last who can."""

from __future__ import annotations

from typing import Final

from engine.core.manifest import Choice, Manifest, Option
from engine.core.text import N_

MANIFEST: Final = Manifest(
    id="imposter-kings",
    name=N_("imposter-kings/game", "The Imposter Kings"),
    summary=N_("imposter-kings/game", "A duel of wits: play equal or higher onto the Throne, and be the last who can."),
    emblem="true_king",
    rules_version=1,
    seats=range(2, 5),
    options=(Option("length", N_("imposter-kings/option", "Length"),
                    (Choice("match", N_("imposter-kings/option", "A match to 7 points")),
                     Choice("round", N_("imposter-kings/option", "One round"))), "match"),),
)
