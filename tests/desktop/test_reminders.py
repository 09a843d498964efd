"""What a player knows about cards that lie face down is shown on the table, or left to the player's memory."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from engine import Session, load_game
from engine.base.faces import BACK, CardFace, Face, TurnedFace
from engine.games.imposter_kings.state import ImposterState
from engine.session.entries import Seating
from tests.helpers import replaying
from tests.helpers.positions import play, position
from tests.helpers.sessions import play_at_random
from tests.helpers.window import Hand, click, hand_in, open_window, session_at
from throne_desktop.screens.preferences.preferences import PreferencesScreen
from throne_desktop.storage.settings import load_settings, settings_file
from throne_desktop.table.faces.faces import Faces
from throne_desktop.window.archive import open_replay
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

FOOL = "hand.2/fool/0"


def after_a_swap() -> ImposterState:
    """Ann gave Ben her Fool for his Queen; then it is her turn again, with a disgraced card in Court."""
    game = position("imposter-kings", "princess fool elder warlord", "queen judge soldier", court="mystic!")
    play(game, "play princess", "pick 2", "give fool", "give judge", "play queen")
    return game


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        opened.open_session(session_at(after_a_swap()), viewer=0)
        QApplication.processEvents()
        yield opened


def switch(window: Window, *, key: bool = False) -> None:
    """Change the choice in the preferences, and go back to the game."""
    window.open_preferences()
    screen = window.pages.currentWidget()
    assert isinstance(screen, PreferencesScreen)
    QApplication.processEvents()
    box = screen.ticks["show_known"]
    if key:
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(12, box.height() // 2))
    click(screen.back)
    QApplication.processEvents()


def face(hand: Hand, piece: str) -> Face:
    """What a card on the table shows."""
    return hand.scene.cards[piece].face_shown


def label(hand: Hand, piece: str) -> str:
    """What a screen reader, and the large card, say of a piece."""
    assert hand.scene.view is not None
    return hand.scene.words(hand.scene.view.pieces[piece].label)


def test_a_known_card_in_a_rivals_hand_shows_its_head_on_its_back(window: Window) -> None:
    hand = hand_in(window)
    assert face(hand, FOOL) == TurnedFace("fool")
    assert label(hand, FOOL).startswith("Face down, but you know it: Fool, value 1")


@pytest.mark.parametrize("key", [False, True])
def test_reminders_are_switched_off_and_on_in_the_preferences(window: Window, key: bool) -> None:
    hand = hand_in(window)
    switch(window, key=key)
    assert (face(hand, FOOL), label(hand, FOOL)) == (BACK, "A card, face down")
    assert not load_settings(settings_file())[0].show_known
    switch(window, key=key)
    assert face(hand, FOOL) == TurnedFace("fool")
    assert load_settings(settings_file())[0].show_known


def test_without_reminders_nothing_face_down_tells_what_it_is(window: Window) -> None:
    hand = hand_in(window)
    switch(window)
    assert not [card for card in hand.scene.cards.values() if isinstance(card.face_shown, TurnedFace)]
    assert (face(hand, "court/0/mystic"), label(hand, "court/0/mystic")) == (BACK, "Card 1 of the Court, disgraced")
    assert face(hand, "hand.1/judge/0") == CardFace("judge")


def test_the_game_goes_on_as_before_without_reminders(window: Window) -> None:
    hand = hand_in(window)
    switch(window)
    hand.drag("hand.1/judge/0", "court")
    assert "play equal or higher" in hand.note
    hand.drag("king.1/king", "court")
    assert hand.played == ["flip"]
    assert face(hand, FOOL) == BACK


def test_a_large_card_is_shown_of_what_is_known_and_none_of_what_is_not(window: Window) -> None:
    hand = hand_in(window)
    hand.screen.table_view.preview.show_now(hand.scene.cards[FOOL])
    shown = hand.screen.table_view.preview.shown
    assert shown is not None
    assert not shown.face.isNull()
    switch(window)
    hand.screen.table_view.preview.show_now(hand.scene.cards[FOOL])
    shown = hand.screen.table_view.preview.shown
    assert shown is not None
    assert shown.face.isNull()
    assert "Fool" not in shown.words


def is_faint(picture: QToolButton) -> bool:
    """Whether a picture of the picker is faded."""
    image = picture.icon().pixmap(picture.iconSize()).toImage()
    return image.pixelColor(image.rect().center()).alpha() < 200


def test_cards_to_name_are_all_alike_without_reminders() -> None:
    game = position("imposter-kings", "soldier fool", "queen judge", court="princess!")
    play(game, "play soldier")
    with open_window() as window:
        window.open_session(session_at(game), viewer=0)
        QApplication.processEvents()
        picker = hand_in(window).screen.picker
        assert {is_faint(button) for button in picker.buttons} == {False, True}
        switch(window)
        assert {is_faint(button) for button in picker.buttons} == {False}


def test_what_throne_knows_of_a_hand_stands_at_the_plaque_or_not() -> None:
    game = position("throne", "jack seven", "king*2", "nine*4")
    play(game, "lay jack as jack 2", "accept", "pick")
    with open_window() as window:
        window.open_session(session_at(game), viewer=0)
        QApplication.processEvents()
        scene = hand_in(window).scene

        def notes() -> list[str]:
            plaque = scene.plaque(1)
            assert plaque is not None
            return [good.text for good in plaque.says.goods]

        assert notes() == ["K!"]
        switch(window)
        assert notes() == []


def test_who_laid_a_card_is_not_told_what_it_is_without_reminders() -> None:
    game = position("throne", "king seven", "ten*2")
    play(game, "lay seven as queen 2")
    with open_window(show_known=False) as window:
        window.open_session(session_at(game), viewer=0)
        QApplication.processEvents()
        assert label(hand_in(window), "laid/0") == "A card, face down"


def test_a_turned_card_is_neither_a_back_nor_a_face(window: Window) -> None:
    faces: Faces = hand_in(window).scene.faces
    back, turned, front = (faces.face(each, 100.0, 1.0).toImage()
                           for each in (BACK, TurnedFace("queen"), CardFace("queen")))
    assert turned.pixelColor(50, 15) == front.pixelColor(50, 15) != back.pixelColor(50, 15), "The head is the card’s."
    assert turned.pixelColor(15, 130) == back.pixelColor(15, 130) != front.pixelColor(15, 130), "The foot is a back."


@pytest.mark.parametrize("shows", [True, False])
def test_a_replay_reminds_only_who_wants_it(tmp_path: Path, shows: bool) -> None:
    session = Session(load_game("imposter-kings"), 4, 15, players=(*replaying.PLAYERS, Seating("Corvin", "page")))
    play_at_random(session, random.Random(3), 150)
    session.record().save(tmp_path / "game.jsonl")
    with open_window(show_known=shows) as window:
        open_replay(window, tmp_path / "game.jsonl")
        replay = replaying.Replay(window, session.record())
        turned = 0
        for number in range(0, len(session.moves), 10):
            replay.screen.go_to(number)
            turned += sum(isinstance(card.face_shown, TurnedFace) and "condemned" not in piece
                          for piece, card in replay.screen.scene.cards.items())
        assert bool(turned) == shows
