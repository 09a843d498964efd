"""Cellar, the toy game of the tests: its table and its evaluator, with no more than the contract asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.base.evaluator import Evaluator
from engine.base.faces import BACK, CardFace
from engine.base.table import Form, Gesture, Mark, Piece, TableSpec, ZoneSpec
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Text
from tests.helpers.toy_state import CellarState
from tests.helpers.toy_words import CARDS, DRAW, HAND, HAND_SIZE, ZONES, name_of

_PROMPT: Final = N_("cellar/prompt", "Make a move.")
_BACK: Final = N_("cellar/table", "A card face down")
_REASON: Final = N_("cellar/reason", "Points win.")
_LABELS: Final = (N_("cellar/table", "Deck"), N_("cellar/table", "Pile"), N_("cellar/table", "Shown cards"),
                  *(N_("cellar/table", "Hand"),) * (len(ZONES) - HAND))


class CellarTable(TableSpec[CellarState]):
    """Three piles and a hand per seat."""

    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        return [ZoneSpec(zone.id, Form.PILE if zone.owner is None else Form.HAND, label, "R1", zone.owner)
                for zone, label in zip(ZONES[:HAND + seats], _LABELS[:HAND + seats], strict=True)]

    def pieces(self, observation: Observation[CellarState]) -> Iterator[Piece]:
        for zone, kinds in observation.zones.items():
            for number, kind in enumerate(kinds):
                face, label = (BACK, _BACK) if kind is None else (CardFace(CARDS[kind].id), name_of(kind))
                slot, level = (number, 0) if zone.startswith("hand") else (0, number)
                yield Piece(f"{zone}/{number}", zone, str(slot), slot, level, UNKNOWN if kind is None else kind, face,
                            label)

    def gestures(self, move: Move, observation: Observation[CellarState]) -> Sequence[Gesture]:
        if move is not DRAW or not observation.zones["deck"]:
            return ()
        top = f"deck/{len(observation.zones['deck']) - 1}"
        return (Gesture((top,), ZONES[HAND + observation.seat].id),)

    def buttons(self, observation: Observation[CellarState]) -> Sequence[Move]:
        return observation.legal_moves()

    def prompt(self, observation: Observation[CellarState]) -> Text:
        return _PROMPT

    def seat_marks(self, observation: Observation[CellarState], seat: int) -> Sequence[Mark]:
        return ()


class CellarEvaluator(Evaluator[CellarState]):
    """Points, and cards in hand, which are points to come."""

    def chances(self, state: CellarState) -> tuple[float, ...]:
        return tuple(state.points[seat] + len(state.hand(seat)) / HAND_SIZE for seat in range(state.seats))

    def naive_value(self, state: CellarState, seat: int) -> float:
        return state.points[seat]

    def reason(self, move: Move, observation: Observation[CellarState]) -> Text:
        return _REASON
