"""Rival Kings as the rest of the program knows it."""

from __future__ import annotations

from typing import Any, Final

from engine.base.game import Game
from engine.games.rival_kings import (
    FORMER,
    FORMER_MATCHES,
    MANIFEST,
    describe,
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
from engine.games.rival_kings.rulebook import RULEBOOK
from engine.games.rival_kings.state import RivalState


class RivalKings(Game[RivalState]):
    """What it is played with, the functions that are its rules, and what lengths were called by older rules."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    cards = CARDS
    former_numbers = FORMER_NUMBERS
    window = "gable"
    moves = MOVES
    state_type = RivalState
    former = FORMER
    turn_rule = "R9"
    end_rule = "R23"

    zones_for = staticmethod(zones.zones_for)
    set_up = staticmethod(setup.set_up)
    legal_moves = staticmethod(legal.legal_moves)
    sealed_choices = staticmethod(legal.sealed_choices)
    why_not = staticmethod(rules.why_not)
    play = staticmethod(turns.play)
    scores = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    describe = staticmethod(describe.describe)

    def options_today(self, options: dict[str, Any]) -> dict[str, Any]:
        """Lengths have other names today; money is refilled as it was, or the moves that follow would be impossible."""
        match = options.get("match")
        today = FORMER_MATCHES.get(match, match) if isinstance(match, str) else match
        return super().options_today({**options, **({} if match is None else {"match": today})})


GAME: Final = RivalKings()
