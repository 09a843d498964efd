"""Where faces are seen and chosen: at seats, on cards, in the log, before a game, and in the preferences."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QAction, QFontMetricsF, QImage
from PySide6.QtTest import QTest

from engine import GAMES, Session, load_game
from engine.bots.opponents import OPPONENTS as BOTS
from engine.bots.temperaments import TEMPERAMENTS
from engine.session.entries import Seating
from tests.helpers.amount import first_or_all
from tests.helpers.faces import looked_at
from tests.helpers.layouts import TABLES
from tests.helpers.positions import position
from tests.helpers.positions_of.shadow_throne import fought
from tests.helpers.screens import new_game, push
from tests.helpers.sessions import play_at_random
from tests.helpers.window import Hand, at_table, click, hand_in, open_window, session_at
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.look.portraits import round_picture
from throne_desktop.screens.preferences.preferences import PreferencesScreen
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.screens.seating.players import PlayersScreen
from throne_desktop.services.records.replay_host import ReplayHost
from throne_desktop.storage.people import OPPONENTS, OWN, Portrait
from throne_desktop.storage.settings import Settings, load_settings, settings_file
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop
from throne_desktop.widgets.portrait_button import PortraitButton
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

CROWN, HELM, SCHOLAR = OWN[:3]


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        yield opened


def setting_up(window: Window, seats: str = "3") -> NewGameScreen:
    """The new-game page of a game for that many players."""
    window.open_new_game("behind-the-throne")
    page = new_game(window)
    push(page, seats)
    return page


def faces(page: NewGameScreen) -> list[str]:
    return [row.face.portrait.id for row in page.rows if row.isVisible() and row.face.portrait is not None]


def entry(button: PortraitButton, portrait: Portrait) -> QAction:
    """The entry of a menu that shows a portrait."""
    wanted = str(portrait.looks)
    return next(each for each in button.choices if each.text().lower() == wanted.lower())


def by_person(page: NewGameScreen, seat: int, name: str) -> None:
    """Let a person of that name play at a seat."""
    row = page.rows[seat]
    row.kind.setCurrentIndex(0)
    row.name.setText(name)


def worn(hand: Hand) -> list[str]:
    """The portraits at the seats of a table."""
    return [hand.plaque(seat).says.portrait.id for seat in range(hand.session.seats)]


# -- before a game -----------------------------------------------------------------------------------------------------

def test_opponents_are_shown_with_their_faces_and_a_person_with_a_crown(window: Window) -> None:
    assert faces(setting_up(window)) == ["crown", "aldwin", "beatrix"]


def test_the_chosen_portrait_is_worn_at_the_table_and_in_every_later_game(window: Window) -> None:
    page = setting_up(window)
    page.rows[0].name.setText("Ann")
    entry(page.rows[0].face, HELM).trigger()
    click(page.play)
    assert worn(hand_in(window)) == ["helm", "aldwin", "beatrix"]
    assert load_settings(settings_file())[0].portraits == ("helm/Ann",)
    page = setting_up(window, "2")
    assert faces(page) == ["helm", "aldwin"]
    page.rows[0].name.setText("Somebody else")
    assert faces(page) == ["crown", "aldwin"]


def test_people_who_share_a_screen_have_portraits_of_their_own(window: Window) -> None:
    page = setting_up(window)
    by_person(page, 1, "Ben")
    by_person(page, 2, "Cleo")
    assert len(set(faces(page))) == 3
    entry(page.rows[1].face, SCHOLAR).trigger()
    entry(page.rows[2].face, HELM).trigger()
    assert faces(page)[1:] == ["scholar", "helm"]
    click(page.play)
    assert worn(hand_in(window))[1:] == ["scholar", "helm"]


def test_who_chooses_the_portrait_of_another_person_gets_it_and_nobody_looks_alike(window: Window) -> None:
    page = setting_up(window)
    by_person(page, 1, "Ben")
    entry(page.rows[0].face, HELM).trigger()
    entry(page.rows[1].face, SCHOLAR).trigger()
    entry(page.rows[1].face, HELM).trigger()
    assert faces(page)[:2] == ["scholar", "helm"]
    click(page.play)
    assert worn(hand_in(window))[:2] == ["scholar", "helm"]


def test_whom_you_play_against_is_chosen_by_face(window: Window) -> None:
    page = setting_up(window)
    next(each for each in page.rows[1].face.choices if each.text().startswith("Hedwig")).trigger()
    assert page.rows[1].name.text() == "Hedwig"
    assert faces(page) == ["crown", "hedwig", "beatrix"]
    click(page.play)
    assert hand_in(window).session.players[1].name == "Hedwig"


def test_a_portrait_is_chosen_with_the_keyboard_and_told_to_screen_readers(window: Window) -> None:
    page = setting_up(window)
    button = page.rows[0].face
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert button.accessibleName() == "Portrait at seat 1: a young ruler with a crown"
    menu = button.menu()
    menu.popup(button.mapToGlobal(button.rect().center()))
    for _ in range(2):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert faces(page)[0] == "helm"
    assert button.accessibleName() == "Portrait at seat 1: a knight in a great helm"


def test_all_portraits_are_offered_to_a_person_and_all_opponents_to_a_bot(window: Window) -> None:
    page = setting_up(window)
    assert len(page.rows[0].face.choices) == len(OWN)
    offered = [each.text().partition("\t") for each in page.rows[1].face.choices]
    assert [name for name, _, _ in offered] == list(OPPONENTS)
    assert [temperament for _, _, temperament in offered] == [
        str(TEMPERAMENTS[each.temperament].name) for each in BOTS.values()]
    assert [each.isChecked() for each in page.rows[1].face.choices] == [name == "Aldwin" for name in OPPONENTS]


# -- in the preferences ------------------------------------------------------------------------------------------------

def test_the_portrait_of_the_preferences_is_worn_at_once_in_a_game_that_is_open(window: Window) -> None:
    click(setting_up(window, "2").play)
    hand = hand_in(window)
    window.open_page("preferences")
    page = window.pages.currentWidget()
    assert isinstance(page, PreferencesScreen)
    assert page.portrait.portrait is CROWN
    entry(page.portrait, SCHOLAR).trigger()
    page.back.click()
    assert worn(hand) == ["scholar", "aldwin"]
    assert load_settings(settings_file())[0].portraits == (f"scholar/{hand.session.players[0].name}",)


# -- at the table ------------------------------------------------------------------------------------------------------

def test_a_card_among_others_shows_its_owners_face_at_the_lower_left() -> None:
    players = [Seating("Ann"), Seating("Gaspard", "page"), Seating("Frida", "page")]
    with at_table(session_at(fought("shepherd", "simone", "thavma"), players)) as hand:
        owned = [item for item in hand.scene.cards.values() if item.piece is not None and item.piece.owner is not None]
        assert owned
        for item in owned:
            assert item.piece is not None
            assert item.piece.owner is not None
            assert item.owner.portrait is hand.scene.seats.portrait(item.piece.owner)
            assert item.owner.isVisible()
            spot, card = item.owner.face.center(), item.card_rect()
            assert spot.x() < card.center().x()
            assert spot.y() > card.center().y()
        others = [item for item in hand.scene.cards.values() if item not in owned]
        assert others
        assert not any(item.owner.isVisible() for item in others)


def test_the_log_shows_faces_before_names() -> None:
    players = [Seating("Ann"), Seating("Hedwig", "page")]
    with at_table(session_at(position("behind-the-throne", row="king", deck="queen judge"), players)) as hand:
        hand.push("Collect the row")
        log = hand.screen.log
        name = next(log.item(row) for row in range(log.count()) if log.item(row).text() == "Ann")
        side = theme.scaled(24)
        seen = name.icon().pixmap(side, side).toImage()
        wanted = round_picture(hand.scene.seats.portrait(0), side - 2, 1.0).toImage()
        assert seen.pixelColor(side // 2, side // 2) == wanted.pixelColor(wanted.width() // 2, wanted.height() // 2)


def test_the_players_page_shows_everyone_with_a_text_for_screen_readers(window: Window) -> None:
    click(setting_up(window).play)
    window.open_page("players")
    page = window.pages.currentWidget()
    assert isinstance(page, PlayersScreen)
    assert [face.accessibleName() for face in page.faces][1:] == [
        "Portrait of Aldwin: an old man in a green hood", "Portrait of Beatrix: a woman in a tall red hat with a veil"]
    assert not any(face.pixmap().isNull() for face in page.faces)


# -- what can be told apart --------------------------------------------------------------------------------------------

def test_the_bright_ring_is_told_from_the_plain_one_without_colours() -> None:
    plain, bright = (round_picture(OPPONENTS["Frida"], 76, 1.0, bright=bright).toImage() for bright in (False, True))
    grey = [picture.convertToFormat(QImage.Format.Format_Grayscale8) for picture in (plain, bright)]
    middle = grey[0].width() // 2
    foot = [[picture.pixelColor(middle, y).value() for y in range(middle + 30, picture.height())] for picture in grey]
    assert max(foot[1]) > max(foot[0]) + 40


@pytest.mark.parametrize("name", ["Jo", "Maximiliane Theodora"])
@first_or_all("percent", [160, 100, 130])
@pytest.mark.parametrize("game_id", GAMES)
def test_no_name_is_cut_at_any_table(game_id: str, percent: int, name: str,
                                     monkeypatch: pytest.MonkeyPatch) -> None:
    """The room of a plaque is the same in every language; the longest of its deeds never takes it from the name."""
    monkeypatch.setattr(theme, "text_scale", percent / 100)
    theme.load_fonts()
    game = load_game(game_id)
    for seats in game.seats:
        scene = Tabletop(game, i18n.words, lambda seat: name)
        narrator = Narrator(scene)
        narrator.resize(QSizeF(*TABLES[0]), 1.0)
        narrator.show_view(looked_at(game.start(seats, 5)))
        plaques = list(scene.seats)
        assert len(plaques) == seats
        for plaque in plaques:
            line = plaque.plan.name
            metrics, rows = QFontMetricsF(line.font), line.words.split("\n")
            assert " ".join(rows) == name
            assert max(map(metrics.horizontalAdvance, rows)) <= line.rect.width() + 1
            assert len(rows) * metrics.ascent() <= line.rect.height()
            assert line.font.pixelSize() >= theme.SMALLEST_TEXT


def test_a_replay_shows_the_same_faces_at_the_seats_and_in_its_log() -> None:
    players = (Seating("Ann"), Seating("Gaspard", "page"))
    session = Session(load_game("behind-the-throne"), 2, 5, players=players)
    play_at_random(session, random.Random(4), 12)
    screen = ReplayScreen(ReplayHost(session.record()), Settings(animation_speed=0.0, portraits=("wreath/Ann",)))
    screen.resize(1280, 800)
    screen.show()
    plaques = [screen.scene.plaque(seat) for seat in range(2)]
    assert [plaque.says.portrait.id for plaque in plaques if plaque is not None] == ["wreath", "gaspard"]
    log = screen.side.log
    headings = [log.item(row) for row in range(log.count()) if not log.item(row).icon().isNull()]
    assert headings
    assert all("Ann" in each.text() or "Gaspard" in each.text() for each in headings)
    screen.close()


def test_of_cards_over_one_another_only_the_top_one_shows_the_owners_face() -> None:
    state, rng = load_game("shadow-throne").start(3, 2), random.Random(3)
    while not (over := [piece for piece in looked_at(state).pieces.values()
                        if piece.owner is not None and piece.level]):
        state.apply(rng.choice(state.legal_moves()))
    with at_table(session_at(state)) as hand:
        pile = [item for item in hand.scene.cards.values()
                if item.piece is not None and item.piece.place == over[0].place]
        pile.sort(key=lambda item: 0 if item.piece is None else item.piece.level)
        assert [item.owner.isVisible() for item in pile] == [False] * (len(pile) - 1) + [True]
