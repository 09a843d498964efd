"""The rule book of Model. Refusals point to these numbers."""

from __future__ import annotations

from typing import Final

from engine.core.refusal import Rule
from engine.core.text import N_

_rule = Rule.numbered

_GAME: Final = N_("model/section", "The game")
_TURN: Final = N_("model/section", "A turn")
_END: Final = N_("model/section", "The end")

RULEBOOK: Final = (
    _rule(1, _GAME, N_("model/rule", "Set-up"),
          N_("model/rule", "Shuffle the nine cards and deal two to each player. Chance decides who begins.")),
    _rule(2, _TURN, N_("model/rule", "Turns"),
          N_("model/rule", "Players take turns. On your turn, lay or throw away one card; then draw one while the deck lasts.")),
    _rule(3, _TURN, N_("model/rule", "Your hand"), N_("model/rule", "You use only cards of your own hand.")),
    _rule(4, _TURN, N_("model/rule", "Rising"),
          N_("model/rule", "A card you lay must be higher than the last card of your row.")),
    _rule(5, _TURN, N_("model/rule", "Throwing away"),
          N_("model/rule", "Only if none of your cards fits, throw one away face down.")),
    _rule(6, _END, N_("model/rule", "The end"),
          N_("model/rule", "The game ends when nobody has cards left. Each card in your row scores 1 point, each card thrown away costs 1. The most points win.")),
)
