"""Rival Kings as the rest of the program knows it."""

from __future__ import annotations

from typing import Any, Final

from engine.base.game import Game
from engine.core.errors import BadOption
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
from engine.games.rival_kings.moves import MOVES
from engine.games.rival_kings.rulebook import RULEBOOK
from engine.games.rival_kings.state import RivalState


class RivalKings(Game[RivalState]):
    """What it is played with, the functions that are its rules, and the options of games begun with older rules."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    cards = CARDS
    window = "gable"
    moves = MOVES
    state_type = RivalState
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

    def check(self, seats: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
        """As in every game; besides, a game begun with the first rules says so in an option that nobody is offered."""
        chosen = super().check(seats, seed, {name: value for name, value in options.items() if name != FORMER})
        if FORMER in options:
            if options[FORMER] is not True:
                raise BadOption(f"Option {FORMER} is true where it is given, not {options[FORMER]!r}.")
            chosen[FORMER] = True
        return chosen

    def options_today(self, options: dict[str, Any]) -> dict[str, Any]:
        """Lengths have other names today; money is refilled as it was, or the moves that follow would be impossible."""
        match = options.get("match")
        today = FORMER_MATCHES.get(match, match) if isinstance(match, str) else match
        return {**options, **({} if match is None else {"match": today}), FORMER: True}


GAME: Final = RivalKings()
