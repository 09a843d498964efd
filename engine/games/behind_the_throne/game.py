"""Behind the Throne as the rest of the program knows it."""

from __future__ import annotations

from typing import Final

from engine.base.game import Game
from engine.games.behind_the_throne import MANIFEST, editions, legal, rules, scoring, setup, turns, words, zones
from engine.games.behind_the_throne.cards import CARDS
from engine.games.behind_the_throne.former_numbers import FORMER_NUMBERS
from engine.games.behind_the_throne.moves import MOVES
from engine.games.behind_the_throne.rulebook import ALLOWED_BY, RULEBOOK
from engine.games.behind_the_throne.state import BehindState


class BehindTheThrone(Game[BehindState]):
    """What it is played with, and the functions that are its rules."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    allowed_by = ALLOWED_BY
    cards = CARDS
    former_numbers = FORMER_NUMBERS
    window = "curtain"
    moves = MOVES
    state_type = BehindState
    turn_rule = "R1"
    end_rule = "R24"

    zones_for = staticmethod(zones.zones_for)
    numbers = staticmethod(editions.numbers)
    own_numbers = editions.OWN_NUMBERS
    set_up = staticmethod(setup.set_up)
    legal_moves = staticmethod(legal.legal_moves)
    why_not = staticmethod(rules.why_not)
    play = staticmethod(turns.play)
    scores = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    describe = staticmethod(words.describe)


GAME: Final = BehindTheThrone()
