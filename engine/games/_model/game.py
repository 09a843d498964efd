"""Model as the rest of the program knows it."""

from __future__ import annotations

from typing import Final

from engine.base.game import Game
from engine.games._model import MANIFEST, legal, rules, scoring, setup, turns, words, zones
from engine.games._model.cards import CARDS
from engine.games._model.moves import MOVES
from engine.games._model.rulebook import RULEBOOK
from engine.games._model.state import ModelState


class Model(Game[ModelState]):
    """What it is played with, and the functions that are its rules."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    cards = CARDS
    moves = MOVES
    state_type = ModelState
    turn_rule = "R2"
    end_rule = "R6"

    zones_for = staticmethod(zones.zones_for)
    set_up = staticmethod(setup.set_up)
    legal_moves = staticmethod(legal.legal_moves)
    why_not = staticmethod(rules.why_not)
    play = staticmethod(turns.play)
    scores = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    describe = staticmethod(words.describe)


GAME: Final = Model()
