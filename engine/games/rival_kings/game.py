"""Rival Kings as the rest of the program knows it."""

from __future__ import annotations

from typing import Final

from engine.base.cards import Card
from engine.base.game import Game
from engine.core.edition import Mark
from engine.games.rival_kings import (
    MANIFEST,
    describe,
    editions,
    legal,
    rules,
    scoring,
    setup,
    turns,
    zones,
)
from engine.games.rival_kings.cards import CARDS
from engine.games.rival_kings.former_numbers import FORMER_NUMBERS
from engine.games.rival_kings.moves import MOVES
from engine.games.rival_kings.rulebook import ALLOWED_BY, RULEBOOK
from engine.games.rival_kings.state import RivalState


class RivalKings(Game[RivalState]):
    """What it is played with, and the functions that are its rules."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    allowed_by = ALLOWED_BY
    cards = CARDS
    former_numbers = FORMER_NUMBERS
    window = "gable"
    moves = MOVES
    state_type = RivalState
    unnamed_edition = 2
    former_mark = Mark("first_rules", 1)
    turn_rule = "R9"
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
    describe = staticmethod(describe.describe)

    def cards_in(self, numbers: editions.RivalNumbers, /) -> tuple[Card, ...]:
        """The cards with their values, and buildings with the points of their pairs (rules 24 and 29)."""
        return numbers.cards


GAME: Final = RivalKings()
