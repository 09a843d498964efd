"""The game as the rest of the program knows it."""

from __future__ import annotations

from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.base.game import Game
from engine.core.moves import Move, MoveTable
from engine.core.observe import Observation
from engine.core.text import Text
from engine.core.zones import Zones
from engine.games.shadow_throne import MANIFEST, words
from engine.games.shadow_throne.cards import CARDS, COPIES, FIRST_GOLD, KINDS, name_of
from engine.games.shadow_throne.draft import begin_battle
from engine.games.shadow_throne.moves import MOVES
from engine.games.shadow_throne.rulebook import RULEBOOK
from engine.games.shadow_throne.state import ShadowState
from engine.games.shadow_throne.zones import DECK, hidden_zones, zones_for

if TYPE_CHECKING:
    from engine.base.evaluator import Evaluator
    from engine.base.lessons import Lessons
    from engine.base.table import TableSpec


class ShadowThrone(Game[ShadowState]):
    """Shadow Throne: how it is set up, and where its parts are."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    cards = CARDS
    turn_rule = "R4"
    end_rule = "R25"
    turn_rules = MappingProxyType({"draft": "R3", "extra": "R14", "keep": "R27"})
    state_type = ShadowState

    def __init__(self) -> None:
        self._zones = {seats: Zones(seats, zones_for(seats)) for seats in MANIFEST.seats}

    @cached_property
    def moves(self) -> MoveTable:
        return MOVES

    def zones(self, seats: int) -> Zones:
        return self._zones[seats]

    def set_up(self, state: ShadowState) -> None:
        """All characters in one deck, 3 gold for everybody (rule 2)."""
        state.cards = [[] for _ in range(hidden_zones(state.seats))]
        state.cards[DECK] = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]
        state.battle = state.wave = 0
        state.gold = [FIRST_GOLD] * state.seats
        state.influence = [0] * state.seats
        state.history = []
        state.who, state.owners, state.waves, state.status, state.tokens = [], [], [], [], []
        state.begin()
        begin_battle(state, None)

    def describe(self, move: Move, observation: Observation[ShadowState]) -> Text:
        text = words.MOVES[move.verb]
        return text.fill(card=name_of(move.args[0])) if move.args else text

    @cached_property
    def table(self) -> TableSpec[ShadowState]:
        from engine.games.shadow_throne.table import ShadowTable

        return ShadowTable()

    @cached_property
    def evaluator(self) -> Evaluator[ShadowState]:
        from engine.games.shadow_throne.bot import ShadowEvaluator

        return ShadowEvaluator()

    @cached_property
    def lessons(self) -> Lessons[ShadowState]:
        from engine.games.shadow_throne.lessons import LESSONS

        return LESSONS


GAME = ShadowThrone()
