"""How Model lies on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.base.faces import BACK, CardFace
from engine.base.parts import Part
from engine.base.scores import ScoreRow
from engine.base.table import Form, Gesture, Piece, TableSpec, ZoneSpec
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games._model.cards import CARDS, HAND_SIZE, KINDS, name_of
from engine.games._model.state import ModelState
from engine.games._model.zones import hand_of, row_of

_HAND: Final = N_("model/table", "Hand of {player}")
_ROW: Final = N_("model/table", "Row of {player}")
_BACK: Final = N_("model/table", "A card face down")
_CARDS: Final = N_("model/score", "Cards in the row")
_THROWN: Final = N_("model/score", "Cards thrown away")
_LAY_OR_THROW: Final = {
    "turn": N_("model/prompt", "Lay a card, or throw one away if none fits."),
    "over": N_("model/prompt", "The game is over."),
}
_MIDDLE: Final = (
    ZoneSpec("deck", Form.PILE, N_("model/table", "Deck"), "R2"),
    ZoneSpec("thrown", Form.PILE, N_("model/table", "Thrown away"), "R5"),
)


class ModelTable(TableSpec[ModelState]):
    """Two piles in the middle; before each seat its hand and its row."""

    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        own = (zone for seat in range(seats) for zone in (
            ZoneSpec(row_of(seat), Form.ROW, _ROW.fill(player=Player(seat)), "R4", seat, slots=KINDS, pitch=1.04,
                     spread=1.04, part=Part.HERO),
            ZoneSpec(hand_of(seat), Form.HAND, _HAND.fill(player=Player(seat)), "R3", seat, slots=HAND_SIZE)))
        return *_MIDDLE, *own

    def pieces(self, observation: Observation[ModelState]) -> Iterator[Piece]:
        """Cards of a hand or row lie side by side in slots; those of a pile lie over one another in slot 0."""
        for index, zone in enumerate(observation.seen.zones):
            for number, kind in enumerate(observation.in_order(index)):
                slot, level = (number, 0) if zone.owner is not None else (0, number)
                face, label = (BACK, _BACK) if kind == UNKNOWN else (CardFace(CARDS[kind].id), name_of(kind))
                yield Piece(f"{zone.id}/{number}", zone.id, str(slot), slot, level, kind, face, label)

    def gestures(self, move: Move, observation: Observation[ModelState]) -> Sequence[Gesture]:
        """Every card of a hand is laid by dragging it to the row, and thrown away by dragging it to the pile."""
        seat = observation.seat
        grab = tuple(f"{hand_of(seat)}/{number}" for number, kind in enumerate(observation.zones[hand_of(seat)])
                     if kind == move.card)
        return (Gesture(grab, row_of(seat) if move.verb == "lay" else "thrown"),) if grab else ()

    def score_rows(self, state: ModelState) -> Sequence[ScoreRow]:
        """The two parts of a score (rule 6)."""
        seats = range(state.seats)
        return (ScoreRow(_CARDS, tuple(len(state.row(seat)) for seat in seats)),
                ScoreRow(_THROWN, tuple(-state.penalty[seat] for seat in seats)))

    def buttons(self, observation: Observation[ModelState]) -> Sequence[Move]:
        return ()

    def prompt(self, observation: Observation[ModelState]) -> Text:
        return _LAY_OR_THROW[observation.phase]


TABLE: Final = ModelTable()
