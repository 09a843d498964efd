"""A table that is described wrongly is refused with a sentence, when it is made or when it is tried."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.base.faces import BACK, CardFace, Face, Index, TokenFace
from engine.base.parts import Show
from engine.base.table import Form, Gesture, Link, Piece, ZoneSpec
from engine.base.zone_checks import check_zones
from engine.core.errors import BadTable
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_
from engine.table.view import View, view
from engine.table.view_checks import check_view
from tests.helpers.toy import Cellar, CellarState
from tests.helpers.toy_table import CellarTable

SOMEWHERE = N_("wrong/table", "Somewhere")
RULES = {"R1", "R2"}
PILE = ZoneSpec("pile", Form.PILE, SOMEWHERE, "R1")
HAND = ZoneSpec("hand", Form.HAND, SOMEWHERE, "R2", 0, slots=5)


def refused(*zones: ZoneSpec) -> str:
    """Why zones are refused as a table for two."""
    with pytest.raises(BadTable) as caught:
        check_zones(zones, 2, RULES)
    return str(caught.value)


# -- zones -------------------------------------------------------------------------------------------------------------

def test_a_table_that_can_be_laid_out_is_not_refused() -> None:
    check_zones((PILE, replace(PILE, id="guest", guest=True), HAND, replace(HAND, id="under", under=True)), 2, RULES)


@pytest.mark.parametrize(("changes", "sentence"), [
    ({"slots": 0}, "Zone pile has slots=0; at least 1 is needed."),
    ({"depth": 0}, "Zone pile has depth=0; at least 1 is needed."),
    ({"pitch": -1.0}, "Zone pile has pitch=-1.0; a length is not negative."),
    ({"tight": -0.5}, "Zone pile has tight=-0.5; a length is not negative."),
    ({"spread": -1.0}, "Zone pile has spread=-1.0; a length is not negative."),
    ({"fan": -0.2}, "Zone pile has fan=-0.2; a length is not negative."),
    ({"token": -0.3}, "Zone pile has token=-0.3; a length is not negative."),
    ({"last_size": 0.0}, "Zone pile has last_size=0.0; a card has a size."),
    ({"form": Form.ROW, "slots": 3, "pitch": 0.4}, "Zone pile has tight=0.5, which is wider than pitch=0.4."),
    ({"form": Form.TRACK}, "Zone pile is a track without fields: slots says how many there are."),
    ({"form": Form.HAND, "token": 0.3}, "Zone pile is a hand, which holds cards and no tokens."),
    ({"show": Show.LANES}, "Zone pile is a row of lanes, which belongs to a seat."),
    ({"show": Show.TOWERS}, "Zone pile asks for towers, and is no track."),
    ({"rule": "R99"}, "Zone pile names rule R99, which the rule book does not have."),
    ({"seat": 2}, "Zone pile belongs to seat 2, but the seats are 0 to 1."),
    ({"seat": -1}, "Zone pile belongs to seat -1, but the seats are 0 to 1."),
    ({"id": "pile/1"}, "A zone cannot be called 'pile/1': a slash stands between a zone and its slot."),
])
def test_a_zone_that_makes_no_sense_is_refused(changes: dict[str, Any], sentence: str) -> None:
    assert refused(replace(PILE, **changes)) == sentence


def test_two_zones_of_one_name_are_refused() -> None:
    assert refused(PILE, HAND, PILE) == "2 zones are called pile."


@pytest.mark.parametrize("flag", ["under", "guest"])
def test_the_first_zone_of_a_seat_has_no_neighbour_to_lie_with(flag: str) -> None:
    sentence = "Zone hand needs a zone before it, and is the first of its seat or of the middle."
    assert refused(PILE, replace(HAND, **{flag: True})) == sentence


@pytest.mark.parametrize("flag", ["under", "guest"])
def test_nothing_lies_under_a_zone_without_room_of_its_own(flag: str) -> None:
    zones = (PILE, replace(PILE, id="second", **{flag: True}), replace(PILE, id="third", under=True))
    assert refused(*zones) == "Zone third lies under second, which has no room of its own."


def test_a_guest_does_not_lie_under_its_host() -> None:
    zones = (PILE, replace(PILE, id="second", guest=True, under=True))
    assert refused(*zones) == "Zone second is a guest and lies under its neighbour; only one is possible."


# -- a game ------------------------------------------------------------------------------------------------------------

class Told(CellarTable):
    """The table of the cellar with other zones, pieces and gestures."""

    def __init__(self, zones: Sequence[ZoneSpec] | None = None, pieces: Iterable[Piece] | None = None,
                 gestures: Sequence[Gesture] = ()) -> None:
        self.told = zones
        self.lying = pieces
        self.made = gestures

    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        return super().zones(seats) if self.told is None else self.told

    def pieces(self, observation: Observation[CellarState]) -> Iterable[Piece]:
        return super().pieces(observation) if self.lying is None else self.lying

    def gestures(self, move: Move, observation: Observation[CellarState]) -> Sequence[Gesture]:
        return self.made or super().gestures(move, observation)


def seen(table: Told) -> View:
    """What the first player sees of a cellar with that table."""
    game = Cellar()
    game.table = table
    return view(game.start(2, 1).observation(0))


def objection(table: Told, **changes: Any) -> str:
    """What is wrong with a table, when it is tried."""
    with pytest.raises(BadTable) as caught:
        check_view(replace(seen(table), **changes))
    return str(caught.value)


def piece(zone: str = "pile", slot: int = 0, level: int = 0, face: Face = BACK) -> Piece:
    return Piece("piece", zone, str(slot), slot, level, 0, face, SOMEWHERE)


def test_a_game_with_zones_that_make_no_sense_is_refused_when_its_table_is_first_seen() -> None:
    with pytest.raises(BadTable, match="Zone pile has slots=0"):
        seen(Told(zones=[replace(PILE, slots=0)]))


def test_the_rules_that_zones_may_name_are_those_of_the_game() -> None:
    with pytest.raises(BadTable, match="Zone pile names rule R99, which the rule book does not have"):
        seen(Told(zones=[replace(PILE, rule="R99")]))


# -- pieces and gestures -----------------------------------------------------------------------------------------------

def test_a_table_that_makes_sense_is_not_refused() -> None:
    check_view(seen(Told()))


@pytest.mark.parametrize(("lying", "sentence"), [
    (piece("cupboard"), "Piece piece lies in zone cupboard, which does not exist."),
    (piece(slot=1), "Piece piece lies in slot 1 of pile, whose last slot is 0."),
    (piece(slot=-1), "Piece piece lies in slot -1 at level 0; both count from 0."),
    (piece(level=-1), "Piece piece lies in slot 0 at level -1; both count from 0."),
    (piece("hand.1", level=1), "Piece piece lies at level 1 of hand hand.1; there each card has a slot of its own."),
    (piece(face=CardFace("dragon")), "Piece piece shows card dragon, which the game does not have."),
    (piece(face=TokenFace("disc", "gold", Index("dragon"))),
     "Piece piece shows card dragon, which the game does not have."),
])
def test_a_piece_that_lies_nowhere_or_shows_nothing_of_the_game_is_refused(lying: Piece, sentence: str) -> None:
    assert objection(Told(pieces=[lying])) == sentence


def test_what_says_that_it_is_next_can_be_taken() -> None:
    lit, taken = piece(face=TokenFace("disc", state="next")), Gesture(("piece",), "pile")
    check_view(seen(Told(pieces=[lit], gestures=[taken])))
    assert objection(Told(pieces=[lit, replace(lit, id="other")], gestures=[taken])) == (
        "Piece other says that it is next, but no legal move begins with it.")


def test_two_pieces_of_one_name_are_refused() -> None:
    assert objection(Told(pieces=[piece(), piece(level=1)])) == "2 pieces are called piece."


@pytest.mark.parametrize(("made", "sentence"), [
    (Gesture(("piece",), "cupboard"), "is dropped on cupboard, which is neither a zone nor a slot in use."),
    (Gesture(("piece",), "pile/9"), "is dropped on pile/9, which is neither a zone nor a slot in use."),
    (Gesture(("dragon",), "pile"), "picks up piece dragon, which does not lie on the table."),
    (Gesture((), "pile"), "picks up nothing."),
])
def test_a_gesture_that_leads_nowhere_is_refused(made: Gesture, sentence: str) -> None:
    assert objection(Told(pieces=[piece()], gestures=[made])).endswith(sentence)


def test_a_line_to_nowhere_is_refused() -> None:
    lost = Link("piece", "dragon", "pair", SOMEWHERE)
    sentence = "A line begins or ends at piece dragon, which does not lie on the table."
    table = Told(pieces=[piece()], gestures=[Gesture(("piece",), "pile")])
    assert objection(table, links=(lost,)) == sentence
