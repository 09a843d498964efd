"""The game as the rest of the program knows it: what it is played with, and its rules."""

from __future__ import annotations

from typing import Final

from engine.base.cards import Card
from engine.base.game import Game
from engine.core.moves import Move
from engine.games.imposter_kings import (
    MANIFEST,
    describe,
    editions,
    legal,
    proved_by_position,
    rules,
    scoring,
    setup,
    turns,
    zones,
)
from engine.games.imposter_kings.cards import CARDS, KING, REACTIONS, TRUE_KING
from engine.games.imposter_kings.former_numbers import FORMER_NUMBERS
from engine.games.imposter_kings.moves import MOVES, PASS
from engine.games.imposter_kings.rulebook import ALLOWED_BY, OF_CHARACTER, RULEBOOK
from engine.games.imposter_kings.state import ImposterState

_REACTING: Final = {"reaction": "R10", "rescue": "R10", "assassin": "R12"}
_BEGINNING: Final = ("turn", "antechamber", "condemned")


class ImposterKings(Game[ImposterState]):
    """The Imposter Kings."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    allowed_by = ALLOWED_BY
    cards = CARDS
    former_numbers = FORMER_NUMBERS
    window = "arch"
    moves = MOVES
    state_type = ImposterState
    unnamed_edition = 2
    turn_rule = "R1"
    end_rule = "R43"

    zones_for = staticmethod(zones.zones_for)
    numbers = staticmethod(editions.numbers)
    own_numbers = editions.OWN_NUMBERS
    set_up = staticmethod(setup.set_up)
    legal_moves = staticmethod(legal.legal_moves)
    why_not = staticmethod(rules.why_not)
    sealed_choices = staticmethod(legal.sealed_choices)
    play = staticmethod(turns.play)
    scores = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    describe = staticmethod(describe.describe)
    evident = staticmethod(proved_by_position.evident)

    def cards_in(self, numbers: editions.ImposterNumbers, /) -> tuple[Card, ...]:
        """The cards with their values (rule 7)."""
        return numbers.cards

    def rule_allowing(self, move: Move, state: ImposterState) -> str:
        """While an ability is at work, the rule of its character; while somebody may react, that of the reaction."""
        if move.verb == "pass" and state.phase in _REACTING:
            return _REACTING[state.phase]
        if state.phase not in _REACTING and state.phase not in _BEGINNING and state.played in OF_CHARACTER:
            return OF_CHARACTER[state.played]
        return super().rule_allowing(move, state)

    def fixtures(self, seats: int) -> tuple[int, ...]:
        """Everyone has a King; one of them is the True King (rule 31)."""
        return (TRUE_KING, *(KING,) * (seats - 1))

    def is_asked_no_more(self, state: ImposterState, seat: int, move: Move) -> bool:
        """Since version 2 nobody is asked for a reaction that everyone knows to be gone (rules 10 and 12)."""
        return move is PASS and not all(map(state.out_of_sight, REACTIONS))


GAME = ImposterKings()
