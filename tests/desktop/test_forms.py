"""The table draws every form that a game may ask for: hands, tracks with tokens, pools, piles."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from engine import load_game
from engine.base.faces import BACK, CardFace, Face, TokenFace
from engine.base.table import Form, Link, Piece, ZoneSpec
from engine.core.text import N_, Text, english, seat_in_english
from engine.table.view import View, view
from throne_desktop.look import theme
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.narration.links import LASTS
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop

LABEL = N_("forms/table", "Somewhere")
GAME = load_game("behind-the-throne")
ZONES = (
    ZoneSpec("track", Form.TRACK, LABEL, "R1", slots=10, pitch=0.5, token=0.4, depth=3, fan=0.5, first=1),
    ZoneSpec("pool", Form.POOL, LABEL, "R1", slots=4, pitch=0.3, token=0.35),
    ZoneSpec("pile", Form.PILE, LABEL, "R1"),
    ZoneSpec("hand.1", Form.HAND, LABEL, "R1", 0, slots=5, pitch=0.7),
    ZoneSpec("hand.2", Form.HAND, LABEL, "R1", 1, slots=5, pitch=0.5),
)


def english_words(text: Text) -> str:
    return text.render(english, seat_in_english)


def piece(zone: str, slot: int, face: Face, level: int = 0) -> Piece:
    return Piece(f"{zone}/{slot}/{level}", zone, str(slot), slot, level, 0, face, LABEL)


def a_view(*pieces: Piece) -> View:
    """A view of a game that is laid out as ZONES say, with these pieces on it."""
    real = view(GAME.start(2, 1).observation(0))
    slots = {zone.id: len({each.slot for each in pieces if each.zone == zone.id}) for zone in ZONES}
    return replace(real, zones=ZONES, pieces={each.id: each for each in pieces}, offers={}, slots=slots)


@pytest.fixture
def table(qtbot: QtBot) -> Any:
    theme.load_fonts()
    scene = Tabletop(GAME, english_words, seat_in_english)
    table = TableView(scene, Narrator(scene))
    qtbot.addWidget(table)
    table.resize(1000, 700)
    table.show()
    qtbot.waitExposed(table)
    yield table
    table.close()


@pytest.fixture
def scene(table: TableView) -> Tabletop:
    return table.table_scene


@pytest.fixture
def narrator(table: TableView) -> Narrator:
    return table.narrator


def test_a_smaller_hand_lies_in_the_middle_of_its_place(scene: Tabletop, narrator: Narrator) -> None:
    zones = tuple(replace(zone, spread=1.0) if zone.id == "hand.1" else zone for zone in ZONES)
    for number in (1, 2, 5):
        narrator.show_view(replace(a_view(*(piece("hand.1", slot, BACK) for slot in range(number))), zones=zones))
        cards = [item.card_rect().translated(item.pos()) for item in scene.cards.values()]
        middle = (min(card.left() for card in cards) + max(card.right() for card in cards)) / 2
        assert middle == pytest.approx(scene.place("hand.1").rect.center().x(), abs=1.0)


def test_a_place_that_tells_is_captioned_by_what_lies_on_top_of_it(scene: Tabletop, narrator: Narrator) -> None:
    told = replace(ZONES[2], tells=True)
    zones = (*ZONES[:2], told, *ZONES[3:])
    crown = replace(piece("pile", 0, CardFace("king"), 1), label=N_("forms/table", "A crown"))
    for pieces, caption in (((), "Somewhere · 0"), ((piece("pile", 0, CardFace("judge")), crown), "A crown")):
        narrator.show_view(replace(a_view(*pieces), zones=zones))
        assert scene.zone_items["pile"].caption == caption


def test_a_text_too_wide_for_its_token_is_smaller(scene: Tabletop) -> None:
    """It is drawn within the outline."""
    faces = [scene.faces.face(TokenFace("disc", "gold", text), 60, 1.0).toImage() for text in ("", "7–10")]
    assert faces[0] != faces[1]
    edge = 6
    for face in faces:
        assert face.copy(0, 0, edge, face.height()) == faces[0].copy(0, 0, edge, face.height())


def test_a_token_stands_on_the_field_of_its_slot(scene: Tabletop, narrator: Narrator) -> None:
    narrator.show_view(a_view(piece("track", 4, TokenFace("shield", "red"))))
    track = scene.place("track")
    assert scene.cards["track/4/0"].pos() == track.corner(4, 0)
    assert track.corner(5, 0).x() - track.corner(4, 0).x() == pytest.approx(track.pitch)


def test_of_tokens_on_one_field_each_can_be_seen(scene: Tabletop, narrator: Narrator) -> None:
    narrator.show_view(a_view(piece("track", 4, TokenFace("shield", "red")),
                           piece("track", 4, TokenFace("disc", "blue"), level=1)))
    low, high = scene.cards["track/4/0"], scene.cards["track/4/1"]
    assert high.y() - low.y() >= low.card_size.height() * 0.45
    assert high.zValue() > low.zValue()


def test_a_token_is_as_high_as_wide_and_a_card_is_not(scene: Tabletop, narrator: Narrator) -> None:
    narrator.show_view(a_view(piece("pool", 0, TokenFace("disc", "gold", "2")), piece("pile", 0, CardFace("king"))))
    token, card = scene.cards["pool/0/0"].card_size, scene.cards["pile/0/0"].card_size
    assert token.width() == pytest.approx(token.height(), abs=1)
    assert card.height() == pytest.approx(card.width() * 1.4, abs=1)


def test_outlines_of_tokens_differ_without_their_colours(scene: Tabletop) -> None:
    pictures = [scene.faces.face(TokenFace(shape, "gold"), 40, 1.0).toImage()
                for shape in ("disc", "diamond", "shield", "crown")]
    assert all(one != other for index, one in enumerate(pictures) for other in pictures[:index])


def test_the_text_of_a_token_is_on_it(scene: Tabletop) -> None:
    one, two = (scene.faces.face(TokenFace("disc", "gold", text), 40, 1.0).toImage() for text in "12")
    assert one != two


def test_the_cards_of_a_hand_lie_in_one_line_and_all_show_their_index(scene: Tabletop, narrator: Narrator) -> None:
    cards = [piece("hand.1", slot, CardFace(GAME.cards[slot].id)) for slot in range(5)]
    narrator.show_view(a_view(*cards))
    items = [scene.cards[card.id] for card in cards]
    assert len({item.y() for item in items}) == 1
    steps = [right.x() - left.x() for left, right in pairwise(items)]
    assert all(step >= items[0].card_size.width() * 0.25 for step in steps)


def test_a_hand_with_more_cards_than_room_comes_closer_together(scene: Tabletop, narrator: Narrator) -> None:
    cards = [piece("hand.2", slot, BACK) for slot in range(9)]
    narrator.show_view(a_view(*cards))
    place = scene.place("hand.2")
    last = scene.cards[cards[-1].id]
    assert last.x() + last.card_size.width() <= place.rect.right() + 1


def test_what_lies_in_a_hand_or_pool_stays_inside_its_zone(scene: Tabletop, narrator: Narrator) -> None:
    pieces = [piece("hand.1", slot, CardFace("queen")) for slot in range(5)]
    pieces += [piece("pool", slot, TokenFace("disc", "gold")) for slot in range(4)]
    narrator.show_view(a_view(*pieces))
    for each in pieces:
        item = scene.cards[each.id]
        assert scene.place(each.zone).rect.adjusted(-1, -1, 1, 1).contains(item.card_rect().translated(item.pos()))


# -- lines between pieces ----------------------------------------------------------------------------------------------

def linked(kind: str, **changes: Any) -> View:
    """Two cards of a hand with a line between them."""
    return replace(a_view(piece("hand.1", 0, CardFace("king")), piece("hand.1", 3, CardFace("queen"))),
                   links=(Link("hand.1/0/0", "hand.1/3/0", kind, LABEL),), **changes)


@pytest.mark.parametrize("kind", ["pair", "conflict"])
def test_a_line_goes_from_card_to_card_and_says_what_it_means(scene: Tabletop, narrator: Narrator, kind: str) -> None:
    narrator.show_view(linked(kind))
    (line,) = narrator.links.items
    assert line.toolTip() == LABEL.source
    for card in ("hand.1/0/0", "hand.1/3/0"):
        assert line.boundingRect().intersects(scene.cards[card].mapRectToScene(scene.cards[card].card_rect()))


def test_a_line_ends_at_the_edges_of_its_cards(scene: Tabletop, narrator: Narrator) -> None:
    narrator.show_view(linked("conflict"))
    (line,) = narrator.links.items
    for card, end in (("hand.1/0/0", line.path.pointAtPercent(0.0)), ("hand.1/3/0", line.path.currentPosition())):
        item = scene.cards[card]
        rect = item.mapRectToScene(item.card_rect())
        assert rect.adjusted(-1, -1, 1, 1).contains(end)
        assert not rect.adjusted(2, 2, -2, -2).contains(end)


def test_a_line_is_gone_when_its_cards_do_not_belong_together_any_more(narrator: Narrator) -> None:
    narrator.show_view(linked("pair"))
    narrator.show_view(a_view(piece("hand.1", 0, CardFace("king")), piece("hand.1", 3, CardFace("queen"))))
    assert narrator.links.items == []


def test_a_conflict_goes_after_a_while_and_is_shown_again_only_for_a_card_that_is_pointed_at(
        scene: Tabletop, narrator: Narrator) -> None:
    narrator.show_view(linked("conflict"))
    assert len(narrator.links.items) == 1
    timer = narrator.links.findChild(QTimer)
    assert timer.isActive() and timer.interval() == LASTS
    timer.timeout.emit()
    assert narrator.links.items == []
    assert narrator.links.tips("hand.1/0/0") == [LABEL.source]
    scene.lock(True)
    narrator.show_view(linked("conflict"))
    assert narrator.links.items == [], "It has been seen."
    narrator.links.point_at("hand.1/3/0")
    assert len(narrator.links.items) == 1
    narrator.links.point_at(None)
    assert narrator.links.items == []


def test_a_pair_stays(narrator: Narrator) -> None:
    narrator.show_view(linked("pair"))
    timer = narrator.links.findChild(QTimer)
    timer.timeout.emit()
    assert len(narrator.links.items) == 1


def test_pairs_and_conflicts_look_different(scene: Tabletop, narrator: Narrator) -> None:
    pictures = []
    for kind in ("pair", "conflict"):
        narrator.show_view(linked(kind))
        pictures.append(scene.views()[0].grab().toImage())
    assert pictures[0] != pictures[1]
