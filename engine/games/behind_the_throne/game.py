"""The game as the rest of the program knows it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from engine.base.game import Game
from engine.core.moves import Move, MoveTable
from engine.core.observe import Observation
from engine.core.text import Player, Text
from engine.core.zones import Zones
from engine.games.behind_the_throne import MANIFEST, words
from engine.games.behind_the_throne.cards import CARDS, COPIES, END, KINDS, name_of
from engine.games.behind_the_throne.moves import MOVES
from engine.games.behind_the_throne.rulebook import RULEBOOK
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, STACKS, ZONES

if TYPE_CHECKING:
    from engine.base.evaluator import Evaluator
    from engine.base.lessons import Lessons
    from engine.base.table import TableSpec


class BehindTheThrone(Game[BehindState]):
    """Behind the Throne: how it is set up, and where its parts are."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    cards = CARDS
    turn_rule = "R1"
    end_rule = "R24"
    state_type = BehindState

    def __init__(self) -> None:
        self._zones = {seats: Zones(seats, ZONES[:STACKS + seats]) for seats in MANIFEST.seats}

    @cached_property
    def moves(self) -> MoveTable:
        return MOVES

    def zones(self, seats: int) -> Zones:
        return self._zones[seats]

    def set_up(self, state: BehindState) -> None:
        """Shuffle the characters; the End card begins the discard pile; chance decides who begins (rule 1)."""
        deck = [kind for kind in range(KINDS) for _ in range(COPIES[state.seats])]
        state.cards = [deck, [], [], [END], []]
        state.held = [0] * (state.seats * KINDS)
        state.used = state.change = state.hit = state.frozen = 0
        state.refresh()
        state.begin()
        state.shuffle(state.cards[DECK])
        state.turn = state.actor = state.draw_number(state.seats)
        state.phase = "reveal"

    def describe(self, move: Move, observation: Observation[BehindState]) -> Text:
        if move.verb == "use":
            return words.USE.of(*move.args)
        if move.verb == "judge":
            return words.JUDGE.of(*move.args)
        if move.verb == "discard":
            return words.DISCARD.fill(card=name_of(move.args[0]))
        if move.verb in ("reveal", "collect"):
            return words.REVEAL if move.verb == "reveal" else words.COLLECT
        seat, kind = move.args
        text = words.SWAP
        if move.verb == "destroy":
            text = words.DESTROY_OWN if seat == observation.seat else words.DESTROY
        return text.fill(card=name_of(kind), player=Player(seat))

    @cached_property
    def table(self) -> TableSpec[BehindState]:
        from engine.games.behind_the_throne.table import BehindTable

        return BehindTable()

    @cached_property
    def evaluator(self) -> Evaluator[BehindState]:
        from engine.games.behind_the_throne.bot import BehindEvaluator

        return BehindEvaluator()

    @cached_property
    def lessons(self) -> Lessons[BehindState]:
        from engine.games.behind_the_throne.lessons import LESSONS

        return LESSONS


GAME = BehindTheThrone()
