"""The language changes while the program runs: on every page, nothing is left of the one before."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from engine.base.faces import CardFace
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.many_games import fill
from tests.helpers.positions import play, position
from tests.helpers.window import host_of, open_window, plain, session_at, wait_until
from throne_desktop.language import i18n
from throne_desktop.language.i18n import LANGUAGES
from throne_desktop.screens import pages
from throne_desktop.screens.lessons.rules import RuleBookScreen
from throne_desktop.screens.preferences.preferences import PreferencesScreen
from throne_desktop.storage import paths
from throne_desktop.storage.people import BOT_NAMES
from throne_desktop.table.plaques.plaques import PlaqueItem
from throne_desktop.window.archive import open_replay
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

NAMES = {"Ann", "Ben", "Throne Desktop", *BOT_NAMES, *LANGUAGES.values()}
"""What is called the same in all languages."""
QT_OWN = {"ScrollLeftButton", "ScrollRightButton"}
"""Parts of Qt's that speak the language in which they were made."""
RULE = re.compile(r"\b[A-Z]\d+\b")


class Marking(QTranslator):
    """A translation of everything: the English sentence between marks that tell the language."""

    def load(self, file: str) -> bool:  # type: ignore[override]
        self._language = file[-5:-3]
        return True

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        opening, closing = {"de": "«»", "fr": "“”"}.get(self._language, ("", ""))
        return f"{opening}{source}{closing}"


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """German is English between guillemets, French between quotation marks; afterwards all is as it was."""
    with monkeypatch.context() as patch:
        patch.setattr(i18n, "QTranslator", Marking)
        i18n.use("en")
        yield
    i18n.use("en")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window(language="en") as opened:
        yield opened


# -- what can be read --------------------------------------------------------------------------------------------------

def said(window: Window) -> set[str]:
    """Everything that can be read on the page that is shown, or heard of it."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)     # buttons that have been replaced
    page = window.pages.currentWidget()
    assert page is not None
    widgets = [page, *(each for each in page.findChildren(QWidget) if each.objectName() not in QT_OWN)]
    found = {words for widget in widgets for words in _said_by(widget)}
    scene = getattr(page, "scene", None)
    if scene is not None:
        found |= {item.toolTip() for item in scene.items()}
        found |= {item.caption for item in scene.zone_items.values()}
        found |= {item.stamp for item in scene.items() if isinstance(item, PlaqueItem)}
    # To read markup takes long, and few texts have any.
    texts = {plain(words) if {"<", "&"} & set(words) else " ".join(words.split()) for words in found}
    return {line.strip() for text in texts for line in text.split("\n")}


def _said_by(widget: QWidget) -> list[str]:
    words = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    if isinstance(widget, QAbstractButton | QLabel):
        words.append(widget.text())
    if isinstance(widget, QLineEdit):
        words.append(widget.placeholderText())
    if isinstance(widget, QComboBox):
        words += [widget.itemText(index) for index in range(widget.count())]
    if isinstance(widget, QListWidget):
        words += [widget.item(row).text() for row in range(widget.count())]
    if isinstance(widget, QTabWidget):
        words += [widget.tabText(index) for index in range(widget.count())]
    if isinstance(widget, QTextBrowser):
        words.append(widget.toPlainText())
    return words + [action.text() for action in widget.actions()]


def foreign(window: Window, marks: str) -> list[str]:
    """What does not stand between those marks, though it is neither a name nor a number."""
    return sorted(words for words in said(window)
                  if re.search(r"[^\W\d_]{2,}", RULE.sub("", words)) and words not in NAMES
                  and not (marks[0] in words and marks[1] in words))


def choose_language(window: Window, name: str) -> None:
    """Choose a language in the preferences, above the page that is shown, and come back."""
    window.open_preferences()
    preferences = window.pages.currentWidget()
    assert isinstance(preferences, PreferencesScreen)
    box = preferences.language
    box.setFocus()
    box.setCurrentIndex(box.findText(name))
    box.activated.emit(box.currentIndex())
    QApplication.processEvents()
    marks = {"Deutsch": "«»", "Français": "“”"}.get(name)
    if marks is not None:
        assert foreign(window, marks) == []
    preferences.left.emit()
    QApplication.processEvents()


def game_begun(window: Window) -> Session:
    """A game against a bot, which has not been asked yet."""
    session = session_at(position("behind-the-throne"), (Seating("Ann"), Seating("Aldwin", "page")))
    window.open_session(session)
    return session


def game_with_bots(window: Window) -> None:
    """A game against bots that has gone on for a while."""
    session = game_begun(window)
    for _ in range(4):
        screen = window.play_screen
        assert screen is not None
        wait_until(lambda: (window.play_screen is not None and window.play_screen.client.viewer_decides)
                   or session.finished, "the player decides")
        if not session.finished:
            screen.client.submit(session.state.legal_moves()[0])
    wait_until(lambda: screen.client.viewer_decides or session.finished, "the player decides")


def _replay(window: Window) -> None:
    session = Session(position("behind-the-throne").game, 2, 5, players=(Seating("Ann"), Seating("Ben")))
    for _ in range(12):
        actor = session.state.actor
        assert actor is not None
        session.submit(actor, session.state.legal_moves()[0])
    from throne_desktop.storage.paths import games

    file = games() / "game.jsonl"
    session.record().save(file)
    open_replay(window, file)


def _above_the_game(page: str) -> Callable[[Window], None]:
    def both(window: Window) -> None:
        if page == "statistics":
            fill(paths.games(), 60, name="Ann")     # those of somebody who has played a lot
        game_begun(window)
        window.open_page(page)

    return both


def _laying(window: Window) -> None:
    """A table of the laboratory that is half laid."""
    from throne_desktop.window.open_lab import open_position

    window.open_home()
    open_position(window, "rival-kings 2: ? ?; unused.subjects bishop")


ELSEWHERE = ("preferences", "licences")
"""Every test looks at the preferences, where the language is chosen, and licences are in English."""
PAGES: dict[str, Callable[[Window], object]] = {
    "home": Window.open_home,
    "new game": lambda window: window.open_new_game("behind-the-throne"),
    "game": game_with_bots,
    **{page.id: _above_the_game(page.id) for page in pages.PAGES.values() if page.above and page.id not in ELSEWHERE},
    "replay": _replay,
    "laying": _laying,
}


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_left_of_the_language_before(window: Window, name: str) -> None:
    window.show()
    PAGES[name](window)
    QApplication.processEvents()
    assert said(window)
    assert not [words for words in said(window) if {"«", "“"} & set(words)]
    choose_language(window, "Deutsch")
    assert foreign(window, "«»") == []
    choose_language(window, "Français")
    assert foreign(window, "“”") == []
    assert not [words for words in said(window) if "«" in words]
    choose_language(window, "English")
    assert not [words for words in said(window) if {"«", "“"} & set(words)]


def test_a_page_that_waits_below_speaks_the_new_language_too(window: Window) -> None:
    game_with_bots(window)
    window.open_rule_book("behind-the-throne")
    choose_language(window, "Deutsch")
    book = window.pages.currentWidget()
    assert isinstance(book, RuleBookScreen)
    book.left.emit()
    QApplication.processEvents()
    assert window.pages.currentWidget() is window.play_screen
    assert foreign(window, "«»") == []


def test_names_on_cards_change(window: Window) -> None:
    game_with_bots(window)
    screen = window.play_screen
    assert screen is not None
    face = CardFace(host_of(screen).session.game.cards[0].id)
    before = screen.scene.faces.face(face, 150, 1.0).toImage()
    choose_language(window, "Deutsch")
    assert screen.scene.faces.face(face, 150, 1.0).toImage() != before


def test_the_letters_of_cards_claims_and_reminders_change_together(window: Window) -> None:
    """A number is the same in every language."""
    game = position("throne", "king jack", "king*2", "nine*4")
    play(game, "lay jack as jack 2", "accept", "pick", "lay king as jack 3", "accept", "pick",
         "lay nine as peasant")
    window.open_session(session_at(game, [Seating("Ann"), Seating("Aldwin", "page"), Seating("Beatrix", "page")]))
    screen = window.play_screen
    assert screen is not None
    scene = screen.scene

    def pictures(*pieces: str) -> list[QImage]:
        return [scene.faces.face(scene.cards[piece].face_shown, 90, 1.0).toImage() for piece in pieces]

    def reminder() -> str:
        plaque = scene.plaque(1)
        assert plaque is not None
        return plaque.says.goods[-1].text

    letters, numbers = ("claims/king", "hand.1/king-0"), ("claims/ten",)
    before = pictures(*letters), pictures(*numbers)
    assert reminder() == "K?"
    choose_language(window, "Deutsch")
    assert [one != other for one, other in zip(before[0], pictures(*letters), strict=True)] == [True, True]
    assert pictures(*numbers) == before[1]
    assert reminder() == "««K»?»"
