"""How Rival Kings lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from engine.base.faces import CardFace
from engine.base.moments import Act, Moment
from engine.base.scores import ScoreShown
from engine.base.table import Link, Mark, Pictured, Reaction, Signboard, TableSpec
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Text
from engine.games.rival_kings import gestures, links, moves, objections, pieces, places, prompts, signboards
from engine.games.rival_kings.cards import CARDS
from engine.games.rival_kings.stage import STAGE
from engine.games.rival_kings.state import RivalState

_BUTTONS: Final = {
    "garden": ("use", "pass"), "conflict": ("use", "pass"), "steal": ("use",),
    "extra": ("settle", "skip", "use"), "turn": ("settle", "end", "use"), "search": ("leave",),
}
"""By phase: the sorts of moves that stand as buttons; the others are made on the table."""


class RivalTable(TableSpec[RivalState]):
    """Four piles with their money in the middle; before every seat the character, its actions, and two rows."""

    moments = MappingProxyType({"pair": Moment("climax/roof", act=Act.COVER)})
    stage = STAGE
    giving_up = frozenset(("pass", "skip", "end", "leave"))
    sounds = MappingProxyType({"coins": "coin", "give": "coin", "marker": "marker", "reveal": "flip",
                               "steal": "take", "take": "coin"})
    even = N_("rival-kings/table", "tied on points; fewer markers win, then more money")

    zones = staticmethod(places.zones_on_table)
    pieces = staticmethod(pieces.pieces)
    gestures = staticmethod(gestures.gestures)
    objection = staticmethod(objections.objection)
    rests = staticmethod(objections.rests)
    score_rows = staticmethod(links.score_rows)

    def buttons(self, observation: Observation[RivalState]) -> Sequence[Move]:
        verbs: Sequence[str] = _BUTTONS.get(observation.phase, ())
        if prompts.chooses_one(observation.seen):       # all actions are equals, and have their signs
            verbs = [verb for verb in verbs if verb != "settle"]
        return [move for verb in verbs for move in observation.legal_moves() if move.verb == verb]

    def pictures(self, observation: Observation[RivalState]) -> Sequence[Pictured]:
        legal = observation.legal_moves() if observation.phase == "search" else ()
        return [Pictured(move, CardFace(CARDS[move.card].id)) for move in legal if move.verb == "find"]

    def prompt(self, observation: Observation[RivalState]) -> Text:
        return prompts.prompt(observation.seen)

    def lost(self, move: Move, observation: Observation[RivalState]) -> Text | None:
        return prompts.lost(move, observation.seen)

    def links(self, observation: Observation[RivalState]) -> Sequence[Link]:
        return [*links.pairs(observation.seen), *links.conflicts(observation.seen)]

    def signboards(self, observation: Observation[RivalState]) -> Sequence[Signboard]:
        return tuple(signboards.signboards(observation.seen))

    def score_shown(self, observation: Observation[RivalState], seat: int) -> ScoreShown:
        return links.score_shown(observation.seen, seat)

    def seat_marks(self, observation: Observation[RivalState], seat: int) -> Sequence[Mark]:
        return pieces.seat_marks(observation.seen, seat)

    def is_private(self, observation: Observation[RivalState]) -> bool:
        """Only the choice of a character and what a search shows are secret."""
        return observation.phase in ("choose", "search")

    def reaction(self, observation: Observation[RivalState]) -> Reaction | None:
        seen = observation.seen
        if seen.phase != "garden" or seen.actor is None:
            return None
        seats = (seen.actor, *seen.asking)
        return Reaction(prompts.prompt(seen), moves.PASS, seats, dict.fromkeys(seats, prompts.GARDENERS_LOST))


TABLE: Final = RivalTable()
