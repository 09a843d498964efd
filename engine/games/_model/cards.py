"""The cards of Model: every number of the game is in this file."""

from __future__ import annotations

from typing import Final

from engine.base.cards import Brief, Card, Group, names_of
from engine.core.text import N_

HAND_SIZE: Final = 2
MOST_SEATS: Final = 3

_NUMBER: Final = Group("number", N_("model/type", "Number"), "slate", "straight")
_ABILITY: Final = N_("model/card", "Lies only on lower cards.")
_BRIEF: Final = Brief("up", N_("model/card", "On lower"))
_NAMES: Final = (
    N_("model/card", "One"), N_("model/card", "Two"), N_("model/card", "Three"), N_("model/card", "Four"),
    N_("model/card", "Five"), N_("model/card", "Six"), N_("model/card", "Seven"), N_("model/card", "Eight"),
    N_("model/card", "Nine"),
)

CARDS: Final = tuple(Card(kind, name.source.lower(), name, kind + 1, _NUMBER, _ABILITY, brief=_BRIEF)
                     for kind, name in enumerate(_NAMES))
KINDS: Final = len(CARDS)
"""There is one card of each kind."""

name_of: Final = names_of(CARDS)
