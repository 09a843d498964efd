"""The game as the rest of the program knows it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from engine.base.game import Game
from engine.core.errors import BadOption
from engine.core.moves import Move, MoveTable
from engine.core.observe import Observation
from engine.core.text import Text
from engine.core.zones import Zones
from engine.games.rival_kings import FORMER, FORMER_MATCHES, MANIFEST, cycles, describe
from engine.games.rival_kings.cards import CARDS
from engine.games.rival_kings.moves import MOVES
from engine.games.rival_kings.rulebook import RULEBOOK
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import zones_for

if TYPE_CHECKING:
    from engine.base.evaluator import Evaluator
    from engine.base.lessons import Lessons
    from engine.base.table import TableSpec


class RivalKings(Game[RivalState]):
    """Rival Kings: how it is set up, and where its parts are."""

    manifest = MANIFEST
    rulebook = RULEBOOK
    cards = CARDS
    turn_rule = "R9"
    end_rule = "R23"
    state_type = RivalState

    def __init__(self) -> None:
        self._zones = {seats: Zones(seats, zones_for(seats)) for seats in MANIFEST.seats}

    @cached_property
    def moves(self) -> MoveTable:
        return MOVES

    def zones(self, seats: int) -> Zones:
        return self._zones[seats]

    def set_up(self, state: RivalState) -> None:
        """Piles, coins, markers, and three characters for everybody."""
        cycles.lay_out(state)
        cycles.begin_game(state, None)

    def describe(self, move: Move, observation: Observation[RivalState]) -> Text:
        return describe.move(move, observation)

    def check(self, seats: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
        """As of every game; besides, one that was begun with the first rules says so in an option nobody is offered."""
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

    @cached_property
    def table(self) -> TableSpec[RivalState]:
        from engine.games.rival_kings.table import RivalTable

        return RivalTable()

    @cached_property
    def evaluator(self) -> Evaluator[RivalState]:
        from engine.games.rival_kings.bot import RivalEvaluator

        return RivalEvaluator()

    @cached_property
    def lessons(self) -> Lessons[RivalState]:
        from engine.games.rival_kings.lessons import LESSONS

        return LESSONS


GAME = RivalKings()
