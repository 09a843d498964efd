"""A player at the real table: mouse and keyboard go in, what the player sees comes out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from engine import load_game
from engine.base.table import Form, Piece
from engine.core.moves import Move
from engine.core.state import State
from engine.session.entries import Seating
from engine.session.header import new_header
from engine.session.playthrough import Playthrough
from engine.session.session import Session
from engine.table.giving_up import asked_first
from engine.table.view import View
from tests.helpers.late_bots import LateBots
from tests.helpers.layouts import lay_out_once
from throne_desktop.look import theme
from throne_desktop.modes.loop import turn_until
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.services.bots.bot_worker import BotWorker
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.services.game.table_host import TableHost
from throne_desktop.storage.settings import Settings
from throne_desktop.table.faces.card_marks import MarkItem
from throne_desktop.table.geometry.zone_block import ZonePlace
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.items.items import CardItem, PickupSign
from throne_desktop.table.plaques.plaques import PlaqueItem
from throne_desktop.table.tabletop import READY_RISE, Tabletop
from throne_desktop.widgets.mnemonics import without_underline
from throne_desktop.window.window import Window

PATIENCE = 60.0
"""Seconds to wait for something that should happen, on a machine that is busy with something else."""
SIZE = (1280, 800)
_STEPS = 6

Place = str | QPoint
"""A card or zone by its id, or a point of the table."""


def wait_until(reached: Callable[[], bool], what: str) -> None:
    """Handle events until `reached` returns True; fails, naming what did not happen, if it never does."""
    assert turn_until(reached, PATIENCE), f"This did not happen: {what}."


def persons(seats: int) -> tuple[Seating, ...]:
    """Players without bots: Ann looks at the table."""
    return tuple(Seating(name) for name in ("Ann", "Ben", "Cleo", "Dan")[:seats])


def session_at(position: State, players: Sequence[Seating] | None = None) -> Session:
    """A session of a game in that position, as if it had begun there."""
    game = load_game(position.game.id)
    header = new_header(game, position.seats, 1, position.options, players or persons(position.seats), True,
                        edition=position.edition.number)
    return Session.from_playthrough(Playthrough(header, game, position))


@contextmanager
def at_table(session: Session, *, speed: float = 0.0, pauses: bool = False, worker: BotWorker | None = None,
             viewer: int | None = 0, size: tuple[int, int] = SIZE, dealt: bool = True) -> Iterator[Hand]:
    """The play screen of a session, open until the end of the block; if `dealt`, all cards lie in place at once."""
    dress()
    bots = worker or LateBots()
    screen = PlayScreen(SeatClient(TableHost(session, bots, viewer, pause=260 if pauses else 0)),
                        Settings(animation_speed=speed))
    hand = Hand(screen)
    screen.resize(*size)
    screen.show()
    screen.begin()
    if dealt and screen.narrator.animator.running:
        screen.narrator.animator.skip()
    QApplication.processEvents()
    try:
        yield hand
    finally:
        hand.leave()
        bots.close()
        screen.close()
        screen.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def at_shared_table(session: Session) -> Iterator[Hand]:
    """The play screen of a session that several people share, shown to each in turn."""
    with at_table(session, viewer=None) as hand:
        yield hand


def dress() -> None:
    """Apply the program's fonts and style sheet."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    if not application.styleSheet():
        theme.dress()


def host_of(screen: PlayScreen) -> TableHost:
    """Who hosts the game on a play screen: has its session, which the screen itself never sees."""
    host = screen.findChild(TableHost)
    assert host is not None
    return host


class Fingers:
    """What a hand can do at any table on which cards are moved."""

    def __init__(self, table_view: TableView) -> None:
        self.table_view = table_view
        self.scene = table_view.table_scene
        self.narrator = table_view.narrator
        self.viewport = table_view.viewport()

    def press(self, place: Place) -> None:
        """Take hold of a card, or press the bare table."""
        QTest.mousePress(self.viewport, Qt.MouseButton.LeftButton, pos=self.point(place))

    def carry(self, start: Place, end: Place) -> None:
        """Move the pressed mouse from one place to another."""
        first, last = self.point(start), self.point(end)
        for step in range(1, _STEPS + 1):
            _move(self.viewport, first + (last - first) * step / _STEPS)

    def let_go(self, place: Place) -> None:
        QTest.mouseRelease(self.viewport, Qt.MouseButton.LeftButton, pos=self.point(place))

    def hold(self, card: Place, over: Place) -> None:
        """Pick a card up and hold it over a place."""
        self.press(card)
        self.carry(card, over)

    def drag(self, card: Place, onto: Place) -> None:
        """Pick a card up, carry it to a place and drop it there."""
        end = self.point(onto)
        self.hold(card, end)
        self.let_go(end)

    def click(self, card: Place) -> None:
        QTest.mouseClick(self.viewport, Qt.MouseButton.LeftButton, pos=self.point(card))

    def read_rule(self) -> None:
        """Click the number of the rule in the refusal."""
        refusal = self.narrator.refusals.note
        assert refusal is not None, "Nothing is refused."
        self.click(self.table_view.mapFromScene(refusal.mapToScene(refusal.chip.center())))

    def moving(self) -> bool:
        return self.narrator.animator.running

    def settle(self) -> None:
        """Wait until nothing moves any more."""
        wait_until(lambda: not self.moving(), "the cards come to rest")

    def point(self, place: Place) -> QPoint:
        """Where to touch a card or zone, in the viewport: its middle, or what is seen of a card."""
        if isinstance(place, QPoint):
            return place
        card = self.scene.cards.get(place)
        if card is not None:
            middle = self._seen_of(card)
        elif "/" in place:
            middle = self.scene.slot_rect(place).center()
        else:
            middle = self.scene.place(place).rect.center()
        return self.table_view.mapFromScene(middle)

    def _seen_of(self, card: CardItem) -> QPointF:
        """The middle of a card or, where others cover it, its left edge, as in a fan, or its right edge."""
        rect = card.card_rect()
        points = [card.mapToScene(QPointF(rect.left() + rect.width() * part, rect.center().y()))
                  for part in (0.5, 0.1, 0.9)]
        return next((point for point in points if not self._is_covered(card, point)), points[1])

    def _is_covered(self, card: CardItem, point: QPointF) -> bool:
        return any(item.mapRectToScene(item.card_rect()).contains(point) for item in self.scene.items(point)
                   if isinstance(item, CardItem) and item.zValue() > card.zValue())


class Hand(Fingers):
    """One player at one play screen."""

    def __init__(self, screen: PlayScreen) -> None:
        self.screen = screen
        self.host = host_of(screen)
        super().__init__(screen.table_view)
        self._left = False

    @property
    def session(self) -> Session:
        return self.host.session

    @property
    def view(self) -> View:
        """The table as the player's seat may see it."""
        return self.screen.client.view()

    # -- what the hand does ----------------------------------------------------------------------------------------

    def push(self, words: str) -> None:
        """Click the button of the prompt with those words, and once more if the prompt asks whether that is meant."""
        button = next((each for each in self.screen.ribbon.buttons if without_underline(each.text()) == words), None)
        assert button is not None, f"There is no button {words!r}, only {self.buttons}."
        self._press_until_made(partial(click, button), button.move_made)

    def _press_until_made(self, press: Callable[[], None], move: Move | None) -> None:
        """Press what makes a move, and once more if the prompt asks whether that is meant.

        It may have asked before: then the first press makes the move, and what was pressed is gone.
        """
        made, asks = len(self.session.moves), move is not None and asked_first(self.view, move) is not None
        press()
        if asks and len(self.session.moves) == made:
            press()

    def take_back(self) -> None:
        """Press Undo, and once more where the prompt asks for it because the game becomes assisted."""
        asks = self.screen.client.undo_assists is not None
        for _ in range(2 if asks else 1):
            click(self.screen.rail.undo)

    def ask_hint(self) -> None:
        """Press Hint, and once more where the prompt asks for it because the game becomes assisted."""
        asks = self.screen.client.hint_assists
        for _ in range(2 if asks else 1):
            click(self.screen.rail.hint)

    def wait_for_hint(self) -> None:
        """Wait until the hint that was asked for is on the table, and press Hint until it tells the move."""
        wait_until(lambda: self.note.startswith("Hint: "), "there is a hint")
        while self.screen.advice.goes_on:
            click(self.screen.rail.hint)

    def choose(self, words: str) -> None:
        """Unfold the list of moves, and click one, as often as the prompt asks for it."""
        panel = self.screen.moves
        self.open_page("moves")
        row = next((row for row, each in enumerate(self.moves) if each == words), None)
        assert row is not None, f"There is no move {words!r}, only {self.moves}."
        panel.scrollToItem(panel.item(row))
        place = panel.visualItemRect(panel.item(row)).center()
        self._press_until_made(lambda: QTest.mouseClick(panel.viewport(), Qt.MouseButton.LeftButton, pos=place),
                               panel.item(row).data(Qt.ItemDataRole.UserRole))

    def open_page(self, name: str) -> None:
        """Unfold a page beside the table by its button on the rail, if it is folded away."""
        if self.screen.surround.open_page != name:
            click(self.screen.rail.pages[name])

    def entry(self, words: str) -> QAction:
        """The entry of the game's menu with those words."""
        return next(each for each in self.screen.rail.menu.actions() if each.text() == words)

    def leave(self) -> None:
        """Stop playing."""
        if not self._left:
            self._left = True
            self.screen.close_game()

    def key(self, key: Qt.Key) -> None:
        """Press a key, wherever the focus is."""
        QTest.keyClick(self.screen.focusWidget() or self.screen, key)

    # -- what the player sees --------------------------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        return label(self.screen.ribbon, "prompt").text()

    @property
    def note(self) -> str:
        """The refusal or hint on the table, or else the remark on the ribbon, without its markup."""
        shown = self.narrator.refusals.note or self.narrator.leads.note
        if shown is None:
            return plain(self.screen.ribbon.note)
        if shown.note.kind == "hint":
            return f"Hint: {shown.note.title}. {shown.note.text}"
        return f"{shown.note.title} {shown.note.rule} · {shown.note.text}"

    @property
    def buttons(self) -> list[str]:
        return [without_underline(button.text()) for button in self.screen.ribbon.buttons]

    @property
    def moves(self) -> list[str]:
        """The list of moves, without their numbers."""
        panel = self.screen.moves
        return [re.sub(r"^\d+ +", "", panel.item(row).text()) for row in range(panel.count())]

    @property
    def log(self) -> list[str]:
        return self.screen.log.lines()

    @property
    def played(self) -> list[str]:
        """All moves of the game so far."""
        return [str(move) for move in self.session.moves]

    @property
    def lit(self) -> list[str]:
        """The zones that shine because the card held may go there."""
        return sorted(zone for zone, item in self.scene.zone_items.items() if item.lit is not None)

    @property
    def marked(self) -> list[str]:
        """The cards that are marked as ready to be picked up."""
        return marked(self.scene)

    @property
    def kind(self) -> str:
        """What the rail calls this game: practice, assisted, or nothing."""
        sign = self.screen.rail.kind_button
        return sign.accessibleName() if sign.isVisible() else ""

    def plaque(self, seat: int) -> PlaqueItem:
        """The plaque of a seat."""
        plaque = self.scene.plaque(seat)
        assert plaque is not None, f"Seat {seat} has no plaque."
        return plaque

    def position(self, card: str) -> QPointF:
        return self.scene.cards[card].pos()

    def disorder(self) -> list[str]:
        """How the table differs from what the seat should see; nothing once it has settled."""
        return disorder(self.screen, self.view)


def marked(scene: Tabletop) -> list[str]:
    """The cards on a table that are marked as ready to be picked up."""
    return sorted(piece for piece, item in scene.cards.items()
                  if any(isinstance(sign, PickupSign) and sign.isVisible() for sign in item.childItems()))


def signs_on(card: CardItem) -> list[MarkItem]:
    """The signs that lie on a card, in their order."""
    return [item for item in card.childItems() if isinstance(item, MarkItem)]


def disorder(screen: PlayScreen | ReplayScreen, view: View) -> list[str]:
    """How the cards on a table differ from a view: missing, superfluous or misplaced."""
    screen.narrator.parting.finish()      # nobody waits for cards that rise out of a hand
    scene = screen.scene
    size = scene.sceneRect().size()
    layout = lay_out_once(view.zones, view.observation.seats, view.seat, size)
    places, _ = layout.settled(view)
    expected = {piece.id: (piece, level) for piece, level in _shown(view) if not places[piece.zone].told}
    found = [f"{each} should lie on the table" for each in expected.keys() - scene.cards.keys()]
    found += [f"{each} should not lie on the table" for each in scene.cards.keys() - expected.keys()]
    strays = {item for item in scene.items() if isinstance(item, CardItem)} - set(scene.cards.values())
    found += ["a card lies on the table that belongs to nothing"] * len(strays)
    front = view.pieces.get(scene.forward or "")
    if front is not None:
        places[front.zone] = replace(places[front.zone], forward=front.slot)
    ready = () if scene.locked or not scene.show_marks else view.offers
    for piece_id in expected.keys() & scene.cards.keys():
        piece, level = expected[piece_id]
        place = places[piece.zone]
        rises = place.spec.form is Form.HAND and place.spec.seat == view.seat and place.forward != piece.slot
        rise = READY_RISE if rises and piece_id in ready else 0.0
        found += _misplaced(scene.cards[piece_id], piece, place, level, view.slots[piece.zone], rise)
    return found


def _misplaced(item: CardItem, piece: Piece, place: ZonePlace, level: int, slots: int, rise: float) -> list[str]:
    is_so = (item.pos(), item.face_shown, item.lies, item.width, item.scale(), item.transform().isIdentity())
    width = place.card_at(piece.slot, slots).width()
    corner = place.corner(piece.slot, level, slots) - QPointF(0.0, rise)
    should = (corner, piece.face, piece.sideways, width, 1.0, True)
    return [] if is_so == should else [f"{piece.id} is {is_so}, should be {should}"]


def _shown(view: View) -> list[tuple[Piece, int]]:
    """The pieces that are drawn, and how high they lie: of a pile, one card for every eight begun."""
    piles = [zone.id for zone in view.zones if zone.form is Form.PILE]
    shown = [(piece, piece.level) for piece in view.pieces.values() if piece.zone not in piles]
    for zone in piles:
        pile = [piece for piece in view.pieces.values() if piece.zone == zone]
        top = pile[-(1 + (len(pile) - 1) // 8):] if pile else []
        shown += [(piece, level) for level, piece in enumerate(top)]
    return shown


def _move(viewport: QWidget, point: QPoint | QPointF) -> None:
    QTest.mouseMove(viewport, point if isinstance(point, QPoint) else point.toPoint())


def click(button: QPushButton) -> None:
    """Click a button with the mouse; fails if it is hidden or disabled."""
    QApplication.processEvents()        # a new button appears once its place in the row is known
    assert button.isVisible() and button.isEnabled(), f"The button {button.text()!r} cannot be clicked."
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def label(part: QWidget, name: str) -> QLabel:
    """The one label in a part of the window that the style sheet knows by that name, such as "prompt"."""
    (found,) = part.findChildren(QLabel, name)
    return found


def labels(part: QWidget) -> list[str]:
    """What the labels in a part of the window say, as far as they are shown."""
    return [each.text() for each in part.findChildren(QLabel) if each.isVisible()]


def plain(markup: str) -> str:
    """Text without its markup."""
    document = QTextDocument()
    document.setHtml(markup)
    return document.toPlainText()


@contextmanager
def open_window(*, speed: float = 0.0, worker: BotWorker | None = None, **chosen: Any) -> Iterator[Window]:
    """The whole program's window with those settings, open until the end of the block.

    Unless they say otherwise, somebody was asked for their name before.
    """
    dress()
    window = Window(Settings(animation_speed=speed, **{"name_asked": True, **chosen}), worker or LateBots())
    window.show()
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def hand_in(window: Window) -> Hand:
    """The player's hand at the game that the window shows."""
    assert window.play_screen is not None, "The window shows no game."
    return Hand(window.play_screen)
