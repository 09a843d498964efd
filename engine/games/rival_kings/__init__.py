"""Rival Kings: play a courtier in secret, rob the ranks below, and pair subjects with their buildings."""

from __future__ import annotations

from typing import Final

from engine.core.manifest import Choice, Manifest, Option
from engine.core.text import N_

MANIFEST: Final = Manifest(
    id="rival-kings",
    name=N_("rival-kings/game", "Rival Kings"),
    summary=N_("rival-kings/game", "Play a courtier in secret, rob lower ranks, and pair your subjects with their buildings."),
    emblem="lord_protector",
    rules_version=1,
    seats=range(2, 5),
    options=(Option("match", N_("rival-kings/option", "Length"),
                    (Choice("game", N_("rival-kings/option", "One game")),
                     Choice("games", N_("rival-kings/option", "Three games")),
                     Choice("points", N_("rival-kings/option", "To 40 points"))), "game"),
             Option("sums", N_("rival-kings/option", "Money at the piles"),
                    (Choice("hidden", N_("rival-kings/option", "Only how thick it lies")),
                     Choice("shown", N_("rival-kings/option", "Its sum is shown"))), "hidden")),
)
