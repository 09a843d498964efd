"""How Rival Kings lies on the table, and what its players are asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Final

from engine.base.faces import CardFace
from engine.base.moments import Act, Moment
from engine.base.scores import ScoreShown
from engine.base.table import Gesture, Link, Mark, Pictured, Piece, Reaction, Signboard, TableSpec, ZoneSpec
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.core.text import N_, Text
from engine.games.rival_kings import gestures, links, moves, objections, pieces, places, signboards
from engine.games.rival_kings.cards import CARDS, name_of
from engine.games.rival_kings.stage import STAGE
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.words import ACTIONS

_PROMPTS: Final = {
    "choose": N_("rival-kings/table", "Choose a character in secret."),
    "garden": N_("rival-kings/table", "Gardener: swap characters, or pass."),
    "conflict": N_("rival-kings/table", "Conflict with a higher rank: use the Watchman, or pass."),
    "steal": N_("rival-kings/table", "Steal an action from a lower rank."),
    "turn": N_("rival-kings/table", "Carry out your actions from left to right, or end your turn."),
    "offer": N_("rival-kings/table", "Choose what you give in the swap."),
    "search": N_("rival-kings/table", "Take a card from the pile, or leave it."),
}
_EXTRA = N_("rival-kings/table", "Carry out this action, or do without: {action}.")
_NOTHING_LEFT = N_("rival-kings/table", "Your actions are done: end your turn.")
_WITH_ABILITY: Final = {
    "steal": N_("rival-kings/table", "Steal an action from a lower rank, or use an ability."),
    "turn": N_("rival-kings/table", "Carry out an action, use an ability, or end your turn."),
    "extra": N_("rival-kings/table", "Carry out this action, use an ability, or do without: {action}."),
}
_ONLY_ABILITY = N_("rival-kings/table", "Your actions are done: use an ability, or end your turn.")
_OFFER_FOR = N_("rival-kings/table", "Choose what you give for {card}.")
_OVER = N_("rival-kings/table", "The game is over.")

_BUTTONS: Final = {
    "garden": ("use", "pass"), "conflict": ("use", "pass"), "steal": ("steal", "use"),
    "extra": ("settle", "skip", "use"), "turn": ("settle", "end", "use"), "search": ("leave",),
}
"""By phase: the sorts of moves that stand as buttons; the others are made on the table."""


class RivalTable(TableSpec[RivalState]):
    """Four piles with their money in the middle; before every seat the character, its actions, and two rows."""

    moments = MappingProxyType({"pair": Moment("climax/roof", act=Act.COVER)})
    stage = STAGE
    sounds = MappingProxyType({"coins": "coin", "give": "coin", "marker": "marker", "reveal": "flip",
                               "steal": "take", "take": "coin"})
    even = N_("rival-kings/table", "level on points; fewer markers decide, then more money")

    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        return places.zones_on_table(seats)

    def pieces(self, observation: Observation[RivalState]) -> Iterable[Piece]:
        return pieces.pieces(observation)

    def gestures(self, move: Move, observation: Observation[RivalState]) -> Sequence[Gesture]:
        return gestures.gestures(move, observation)

    def objection(self, piece: Piece, place: str | None, observation: Observation[RivalState]) -> Refusal | None:
        return objections.objection(piece, place, observation)

    def buttons(self, observation: Observation[RivalState]) -> Sequence[Move]:
        verbs = _BUTTONS.get(observation.phase, ())
        return [move for verb in verbs for move in observation.legal_moves() if move.verb == verb]

    def pictures(self, observation: Observation[RivalState]) -> Sequence[Pictured]:
        legal = observation.legal_moves() if observation.phase == "search" else ()
        return [Pictured(move, CardFace(CARDS[move.card].id)) for move in legal if move.verb == "find"]

    def prompt(self, observation: Observation[RivalState]) -> Text:
        seen = observation.seen
        if observation.actor is None:
            return _OVER
        able = seen.phase in _WITH_ABILITY and any(move.verb in ("use", "demand") for move in seen.legal_moves())
        if seen.phase == "extra":
            text = _WITH_ABILITY["extra"] if able else _EXTRA
            return text.fill(action=ACTIONS[seen.pending[-1]])
        if seen.phase == "offer":
            return _OFFER_FOR.fill(card=name_of(seen.bargain[2]))
        if seen.phase == "turn" and not seen.open:
            return _ONLY_ABILITY if able else _NOTHING_LEFT
        return (_WITH_ABILITY if able else _PROMPTS)[seen.phase]

    def links(self, observation: Observation[RivalState]) -> Sequence[Link]:
        return [*links.pairs(observation.seen), *links.conflicts(observation.seen)]

    def signboards(self, observation: Observation[RivalState]) -> Sequence[Signboard]:
        return tuple(signboards.signboards(observation.seen))

    def score_shown(self, observation: Observation[RivalState], seat: int) -> ScoreShown:
        return links.score_shown(observation.seen, seat)

    def score_lines(self, observation: Observation[RivalState], seat: int) -> Sequence[tuple[Text, int]]:
        return links.score_lines(observation.seen, seat)

    def seat_marks(self, observation: Observation[RivalState], seat: int) -> Sequence[Mark]:
        return pieces.seat_marks(observation.seen, seat)

    def is_private(self, observation: Observation[RivalState]) -> bool:
        """Only the choice of a character and what a search shows are secret."""
        return observation.phase in ("choose", "search")

    def reaction(self, observation: Observation[RivalState]) -> Reaction | None:
        seen = observation.seen
        if seen.phase != "garden" or seen.actor is None:
            return None
        return Reaction(_PROMPTS["garden"], moves.PASS, (seen.actor, *seen.asking))


TABLE: Final = RivalTable()
