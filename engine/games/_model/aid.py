"""The player aid of Model: a page to look things up on."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import AidSection
from engine.core.text import N_

AID: Final = (
    AidSection(N_("model/aid", "Your turn"), (
        N_("model/aid", "Lay a card that is higher than the last one in your row."),
        N_("model/aid", "If none fits, throw one away face down."),
        N_("model/aid", "Draw a card while the deck lasts."),
    )),
    AidSection(N_("model/aid", "The score"), (
        N_("model/aid", "A point for each card in your row, one less for each card thrown away."),
    )),
)
