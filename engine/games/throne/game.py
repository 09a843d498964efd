"""Throne: its cards, its moves, and its rules."""

from __future__ import annotations

from typing import Final

from engine.base.game import Game
from engine.core.edition import Mark
from engine.core.moves import NONE, Move
from engine.games.throne import MANIFEST, editions, legal, rules, scoring, setup, turns, words, zones
from engine.games.throne.cards import CARDS
from engine.games.throne.former_numbers import FORMER_NUMBERS
from engine.games.throne.moves import MOVES
from engine.games.throne.rulebook import ALLOWED_BY, OF_CLAIM, OF_PEASANT, RULEBOOK
from engine.games.throne.state import ThroneState


class Throne(Game[ThroneState]):
    """Throne, as the rest of the program knows it."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    allowed_by = ALLOWED_BY
    cards = CARDS
    former_numbers = FORMER_NUMBERS
    window = "oval"
    moves = MOVES
    state_type = ThroneState
    unnamed_edition = 3
    former_mark = Mark("older_rules", 2)
    turn_rule = "R1"
    end_rule = "R23"

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

    def rule_allowing(self, move: Move, state: ThroneState) -> str:
        """For a card that is laid, the rule about what is claimed."""
        if move.claim == NONE or move.verb == "lay-open":
            return super().rule_allowing(move, state)
        return OF_CLAIM.get(move.claim, OF_PEASANT)


GAME: Final = Throne()
