"""Shadow Throne, put together from its rooms."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from engine.base.cards import Card
from engine.base.game import Game
from engine.games.shadow_throne import MANIFEST, editions, legal, rules, scoring, setup, turns, words, zones
from engine.games.shadow_throne.cards import CARDS
from engine.games.shadow_throne.former_numbers import FORMER_NUMBERS
from engine.games.shadow_throne.moves import MOVES
from engine.games.shadow_throne.rulebook import ALLOWED_BY, RULEBOOK
from engine.games.shadow_throne.state import ShadowState


class ShadowThrone(Game[ShadowState]):
    """Draft characters, play them in secret, and be on the side that wins the battle."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    allowed_by = ALLOWED_BY
    cards = CARDS
    former_numbers = FORMER_NUMBERS
    window = "banner"
    moves = MOVES
    state_type = ShadowState
    turn_rule = "R4"
    turn_rules = MappingProxyType({"draft": "R3", "extra": "R14", "keep": "R27"})
    end_rule = "R25"

    zones_for = staticmethod(zones.zones_for)
    numbers = staticmethod(editions.numbers)
    own_numbers = editions.OWN_NUMBERS
    set_up = staticmethod(setup.set_up)
    legal_moves = staticmethod(legal.legal_moves)
    sealed_choices = staticmethod(legal.sealed_choices)
    why_not = staticmethod(rules.why_not)
    play = staticmethod(turns.play)
    scores = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    describe = staticmethod(words.describe)

    def cards_in(self, numbers: editions.ShadowNumbers, /) -> tuple[Card, ...]:
        """The cards with their power and influence (rules 22 and 24)."""
        return numbers.cards


GAME: Final = ShadowThrone()
