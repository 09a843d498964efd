"""The game as the rest of the program knows it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from engine.base.game import Game
from engine.core.moves import Move, MoveTable
from engine.core.observe import Observation
from engine.core.text import Text
from engine.core.zones import Zones
from engine.games.throne import MANIFEST, rounds
from engine.games.throne.cards import CARDS, COPIES, KINDS
from engine.games.throne.describe import describe
from engine.games.throne.moves import MOVES
from engine.games.throne.rulebook import RULEBOOK
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import zones_of

if TYPE_CHECKING:
    from engine.base.evaluator import Evaluator
    from engine.base.lessons import Lessons
    from engine.base.table import TableSpec


class Throne(Game[ThroneState]):
    """Throne: how it is set up, and where its parts are."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    cards = CARDS
    turn_rule = "R1"
    end_rule = "R23"
    state_type = ThroneState

    def __init__(self) -> None:
        self._zones = {seats: Zones(seats, zones_of(seats)) for seats in MANIFEST.seats}

    @cached_property
    def moves(self) -> MoveTable:
        return MOVES

    def zones(self, seats: int) -> Zones:
        return self._zones[seats]

    def set_up(self, state: ThroneState) -> None:
        """Shuffle and deal; chance decides who begins (rule 1)."""
        state.cards = [[kind for kind in range(KINDS) for _ in range(COPIES[kind])]]
        state.cards += [[] for _ in range(len(state.zones) - 1)]
        state.wins = [0] * state.seats
        state.begin()
        state.turn = state.draw_number(state.seats)
        rounds.deal(state, None)

    def describe(self, move: Move, observation: Observation[ThroneState]) -> Text:
        return describe(move, observation.seen)

    @cached_property
    def table(self) -> TableSpec[ThroneState]:
        from engine.games.throne.table import ThroneTable

        return ThroneTable()

    @cached_property
    def evaluator(self) -> Evaluator[ThroneState]:
        from engine.games.throne.bot import ThroneEvaluator

        return ThroneEvaluator()

    @cached_property
    def lessons(self) -> Lessons[ThroneState]:
        from engine.games.throne.lessons import LESSONS

        return LESSONS


GAME = Throne()
