"""The game as the rest of the program knows it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from engine.base.game import Game
from engine.core.moves import Move, MoveTable
from engine.core.observe import Observation
from engine.core.text import Text
from engine.core.zones import Zones
from engine.games.imposter_kings import MANIFEST, deal
from engine.games.imposter_kings.cards import CARDS, COPIES, KING, REACTIONS, TRUE_KING
from engine.games.imposter_kings.describe import describe
from engine.games.imposter_kings.moves import MOVES, PASS
from engine.games.imposter_kings.rulebook import RULEBOOK
from engine.games.imposter_kings.scoring import SOURCES
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import DECK, zones_for

if TYPE_CHECKING:
    from engine.base.evaluator import Evaluator
    from engine.base.lessons import Lessons
    from engine.base.table import TableSpec


class ImposterKings(Game[ImposterState]):
    """The Imposter Kings: how a match is set up, and where its parts are."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    cards = CARDS
    turn_rule = "R1"
    end_rule = "R43"
    state_type = ImposterState

    def __init__(self) -> None:
        self._zones = {seats: Zones(seats, zones_for(seats)) for seats in MANIFEST.seats}

    @cached_property
    def moves(self) -> MoveTable:
        return MOVES

    def zones(self, seats: int) -> Zones:
        return self._zones[seats]

    def fixtures(self, seats: int) -> tuple[int, ...]:
        """Everybody has a King; one of them is the True King (rule 31)."""
        return (TRUE_KING, *(KING,) * (seats - 1))

    def set_up(self, state: ImposterState) -> None:
        """Chance decides who holds the True King first (rule 44); then the first round is dealt."""
        state.cards = [[] for _ in range(len(state.zones))]
        state.cards[DECK] = [kind for kind, copies in enumerate(COPIES[state.seats]) for _ in range(copies)]
        state.gains, state.restarts = [0] * (state.seats * SOURCES), [0] * state.seats
        state.round_winners = 0
        state.begin()
        state.true_king = state.first = state.turn = state.draw_number(state.seats)
        deal.deal(state, None)

    def is_asked_no_more(self, state: ImposterState, seat: int, move: Move) -> bool:
        """Since version 2 nobody is asked for a reaction that everybody knows to be gone (rules 10 and 12)."""
        return move is PASS and not all(map(state.out_of_sight, REACTIONS))

    def describe(self, move: Move, observation: Observation[ImposterState]) -> Text:
        return describe(move, observation)

    @cached_property
    def table(self) -> TableSpec[ImposterState]:
        from engine.games.imposter_kings.table import ImposterTable

        return ImposterTable()

    @cached_property
    def evaluator(self) -> Evaluator[ImposterState]:
        from engine.games.imposter_kings.bot import ImposterEvaluator

        return ImposterEvaluator()

    @cached_property
    def lessons(self) -> Lessons[ImposterState]:
        from engine.games.imposter_kings.lessons import LESSONS

        return LESSONS


GAME = ImposterKings()
