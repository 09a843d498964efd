"""The scene: draws any game from its view, and turns events into movement. It knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsScene

from engine.base.faces import TokenFace
from engine.base.game import Game
from engine.base.table import SAID, Form, Piece
from engine.core.events import Event
from engine.core.text import N_, Player, Text, in_words
from engine.table.steps import Stage, stages
from engine.table.view import SeatView, Snapshot, View
from throne_desktop import theme
from throne_desktop.table import animator as motion
from throne_desktop.table.animator import Animator
from throne_desktop.table.blocks import ZonePlace, make_room
from throne_desktop.table.faces import Faces
from throne_desktop.table.flights import Flights, top_of
from throne_desktop.table.ghosts import Ghosts
from throne_desktop.table.ground import paint_ground
from throne_desktop.table.items import CardItem, Sign, ZoneItem
from throne_desktop.table.layout import Layout, lay_out
from throne_desktop.table.leads import Leads
from throne_desktop.table.links import Links
from throne_desktop.table.marks import Marks
from throne_desktop.table.moments import Moments
from throne_desktop.table.plaques import PlaqueItem, SeatWords
from throne_desktop.table.step_player import PARTS, StepPlayer, steps_before

_BEAT: Final = 350
_UPRIGHT: Final = QTransform()
_SCORE: Final = N_("app", "{player} has a score of {score} now.")
_CARDS: Final = N_("app", "{zone}: %n card(s).", "", 1)
_TOKENS: Final = N_("app", "{zone}: %n token(s).", "", 1)


class TableScene(QGraphicsScene):
    """One table. `words` turns a Text into words, `name` gives a seat's name."""

    settled = Signal()
    """Nothing moves any more, and the newest view lies on the table."""
    changing = Signal()
    """Another view is about to be shown: whoever holds a card lets it go."""
    shown = Signal()
    """The pieces lie where the newest view has them, and can be moved now or not."""

    def __init__(self, game: Game[Any], words: Callable[[Text], str], name: Callable[[int], str]) -> None:
        super().__init__()
        self.words = words
        self.name = name
        self.faces = Faces(game, words)
        self.animator = Animator(self)
        self.view: View | None = None
        self.cards: dict[str, CardItem] = {}
        self.zone_items: dict[str, ZoneItem] = {}
        self.locked = False
        self.show_marks = True
        self._reminds = True
        self._given: View | None = None
        self.ratio = 1.0
        self._size = QSizeF()
        self._layout: Layout | None = None
        self._places: dict[str, ZonePlace] = {}
        self._plaques: dict[int, PlaqueItem] = {}
        self._thinker: int | None = None
        self._heart = QTimer(self)
        self._heart.setInterval(_BEAT)
        self._heart.timeout.connect(self._beat)
        self._beats = 0
        self.flights = Flights(self)
        self.marks = Marks(self)
        self.links = Links(self)
        self.moments = Moments(self)
        self.step_player = StepPlayer(self)
        self.ghosts = Ghosts(self)
        self.leads = Leads(self)

    # -- showing -------------------------------------------------------------------------------------------------------

    def show_view(self, view: View) -> None:
        """Put a view on the table at once."""
        if view is not self._given or self.animator.running:
            self.changing.emit()
        self.animator.stop()
        old, self._given = self.view, view
        self.view = view = self.as_wanted(view)
        if self._layout is None or old is None or old.zones != view.zones or old.seat != view.seat:
            self._arrange()
        self._make_room(view)
        self._sync()

    def play(self, view: View, events: Sequence[Event], seen: Sequence[Snapshot | None] = ()) -> None:
        """Show how the last view became this one; `settled` is emitted when it lies on the table.

        `seen` is how the table looked after each of the events, where that is to be shown.
        """
        self.marks.last_moves.note(events)
        self.show_again(view, events, seen)

    def show_again(self, view: View, events: Sequence[Event], seen: Sequence[Snapshot | None],
                   since: Event | None = None) -> None:
        """Show what need not be the last that happened; from one of the events on, if there is one."""
        self.changing.emit()
        if self.animator.running:
            self.animator.stop()
            self._sync()
        old = self.view
        if old is None or self._layout is None or self.animator.speed <= 0:
            self.show_view(view)
            self.settled.emit()
            return
        self._given, view = view, self.as_wanted(view)
        self._make_room(view)
        todo = stages(old, view, events, seen)
        if any(seen):
            self._lay_open()
        self._mark_pickups(False)
        turning = [] if todo else self.flights.shifts(view)
        if turning:
            self.animator.play(turning, motion.REST, lambda: self._play_stages([], view))
        else:
            self._play_stages(todo, view, steps_before(todo, since))

    def remind(self, reminds: bool) -> None:
        """Show what is known of hidden cards, or leave it to the player to remember."""
        if reminds != self._reminds:
            self._reminds = reminds
            self.animator.skip()
            if self._given is not None:
                self.show_view(self._given)

    def as_wanted(self, view: View) -> View:
        """A view with or without reminders."""
        return view if self._reminds else view.without_reminders()

    def deal(self, view: View) -> None:
        """Show the first view of a game: everything flies to its place; `settled` is emitted when it lies there."""
        self.show_view(view)
        tweens = self.flights.dealing() if self._layout is not None and self.animator.speed > 0 else []
        if tweens:
            self._mark_pickups(False)
            self.animator.play(tweens, motion.REST, self._arrive)
        else:
            self.settled.emit()

    def resize(self, size: QSizeF, ratio: float) -> None:
        """Fit the table into a window of that size, at that device pixel ratio."""
        if size.isEmpty():
            return
        if self.animator.running:
            self.animator.skip()
        self._size, self.ratio = size, ratio
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        self.faces.forget()
        self._arrange()
        self._sync()

    def retranslate(self) -> None:
        """Put everything into the language in use now."""
        self.faces.forget()
        self._sync()

    def think(self, seat: int | None) -> None:
        """Show that a bot thinks at that seat; None: nobody does."""
        if self._thinker is not None and self._thinker in self._plaques:
            self._plaques[self._thinker].beat(0)
        self._thinker = seat
        self._beats = 0
        if seat is None:
            self._heart.stop()
        else:
            self._heart.start()

    def _beat(self) -> None:
        self._beats += 1
        if self._thinker in self._plaques:
            self._plaques[self._thinker].beat(1 + self._beats % 3)

    # -- geometry ------------------------------------------------------------------------------------------------------

    def place(self, zone: str) -> ZonePlace:
        """Where a zone lies."""
        return self._places[zone]

    def plaque_rect(self, seat: int) -> QRectF:
        """Where the plaque of a seat lies."""
        return self._plaques[seat].sceneBoundingRect()

    def seat_rect(self, seat: int) -> QRectF:
        """Where the cards of a seat lie, or its plaque if it has no place for any."""
        united = QRectF()
        for item in self.zone_items.values():
            if item.place.spec.seat == seat:
                united = united.united(item.place.rect)
        return self.plaque_rect(seat) if united.isEmpty() else united

    def slot_rect(self, place_id: str) -> QRectF:
        """The rectangle of a zone, or of a slot in it ("zone/group")."""
        zone, _, group = place_id.partition("/")
        if not group or self.view is None:
            return self.place(zone).rect.adjusted(-8, -6, 8, 6)
        slot = next((piece.slot for piece in self.view.pieces.values() if piece.place == place_id), 0)
        return self.place(zone).slot_rect(slot, self.view.slots[zone]).adjusted(-4, -4, 4, 4)

    def rect_of(self, place: str) -> QRectF | None:
        """The rectangle of a card as it lies, or of a zone; None for a piece that is not drawn or not there."""
        card = self.cards.get(place)
        if card is not None:
            return card.card_rect().translated(card.pos())
        return self.zone_items[place].place.rect if place in self.zone_items else None

    def plaque(self, seat: int) -> PlaqueItem | None:
        """The plaque of a seat; None while there is none."""
        return self._plaques.get(seat)

    def plaque_at(self, point: QPointF) -> PlaqueItem | None:
        """The plaque at a point of the table."""
        return next((plaque for plaque in self._plaques.values() if plaque.rect.contains(point)), None)

    def _arrange(self) -> None:
        """Lay out zones and plaques anew."""
        view = self.view
        if view is None or self._size.isEmpty():
            return      # the window has no size yet; `resize` will arrange the table
        layout = self._layout = lay_out(view.zones, view.observation.seats, view.seat, self._size, theme.text_scale)
        self._make_room(view)
        for item in (*self.zone_items.values(), *self._plaques.values()):
            self.removeItem(item)
        self.zone_items = {zone: ZoneItem(place, layout.captions.get(zone)) for zone, place in layout.zones.items()}
        self._plaques = {seat: PlaqueItem(seat, rect) for seat, rect in layout.plaques.items()}
        for item in (*self.zone_items.values(), *self._plaques.values()):
            self.addItem(item)

    def _make_room(self, view: View) -> None:
        """Let zones lie as that view needs them."""
        if self._layout is not None:
            self._places = make_room(self._layout.zones, view.zones, view.slots)

    # -- pieces --------------------------------------------------------------------------------------------------------

    def _shown_pieces(self) -> list[tuple[Piece, int]]:
        """The pieces that are drawn, each with its level; of a pile only as many as its depth shows."""
        assert self.view is not None
        shown: list[tuple[Piece, int]] = []
        piles: dict[str, list[Piece]] = {}
        for piece in self.view.pieces.values():
            if self.place(piece.zone).spec.form is Form.PILE:
                piles.setdefault(piece.zone, []).append(piece)
            else:
                shown.append((piece, piece.level))
        for pile in piles.values():
            shown.extend(top_of(pile))
        return shown

    def _sync(self) -> None:
        """Make the items agree with the view."""
        view = self.view
        if view is None or self._layout is None:
            return
        shown = self._shown_pieces()
        kept = {piece.id for piece, _ in shown}
        for piece_id in [each for each in self.cards if each not in kept]:
            self.removeItem(self.cards.pop(piece_id))
        for piece, level in shown:
            self.sync_card(piece, level)
        self._mark_pickups(not self.locked)
        for zone, item in self.zone_items.items():
            slots = {piece.slot for piece in view.pieces.values() if piece.zone == zone}
            item.describe(self.place(zone), self._caption(zone), slots, self.zone_tip(zone))
        for seat in view.seats:
            self._sync_plaque(seat, self.marks.last_moves.stamps.get(seat.seat))
        self.shown.emit()

    def sync_card(self, piece: Piece, level: int) -> None:
        """Let a piece lie where the view has it, as number `level` from below of what is drawn in its slot."""
        assert self.view is not None
        item = self.cards.get(piece.id)
        if item is None:
            item = self._new_card(piece.id)
        place, slots = self.place(piece.zone), self.view.slots[piece.zone]
        tooltip = self._say(piece.label) if isinstance(piece.face, TokenFace) else ""    # cards are shown large instead
        item.show_piece(piece, level, place.card_at(piece.slot, slots).width(), tooltip)
        item.setTransform(_UPRIGHT)
        item.setScale(1.0)
        item.setPos(place.corner(piece.slot, level, slots))
        self.mark(item, piece)

    def mark(self, item: CardItem, piece: Piece) -> None:
        """Put the signs of a piece on it: at its left, where the cards beside it lie over its right."""
        assert self.view is not None
        place, slots = self.place(piece.zone), self.view.slots[piece.zone]
        signs = [Sign(in_words(mark.text, self._say), self._say(mark.tip), self.faces.drawing_of(mark.shape))
                 for mark in piece.marks if mark.shape != SAID]
        width = place.card_at(piece.slot, slots).width()
        item.show_marks(signs, covered=place.free_width(piece.slot, slots) < width - 1)

    def _new_card(self, piece_id: str) -> CardItem:
        item = CardItem(self.faces, 100.0, self.ratio)
        self.cards[piece_id] = item
        self.addItem(item)
        return item

    def _mark_pickups(self, can: bool) -> None:
        offers = self.view.offers if self.view is not None and can and self.show_marks else {}
        for piece_id, item in self.cards.items():
            item.mark_pickup(piece_id in offers)

    def lock(self, locked: bool) -> None:
        """While locked, nothing is marked as ready to be picked up."""
        if locked != self.locked:
            self.locked = locked
            self._mark_pickups(not locked)
            self.shown.emit()

    def _say(self, text: Text) -> str:
        return self.words(text)

    def zone_tip(self, zone: str) -> str:
        """A sentence about a zone: what it is, and how many pieces lie in it; "" for a guest that is empty."""
        assert self.view is not None
        spec = self.place(zone).spec
        if spec.guest and not any(piece.zone == zone for piece in self.view.pieces.values()):
            return ""
        count = sum(1 for piece in self.view.pieces.values() if piece.zone == zone)
        return self.words((_TOKENS if spec.token else _CARDS).fill(zone=spec.label, n=count))

    def _caption(self, zone: str) -> str:
        spec = self.place(zone).spec
        assert self.view is not None
        if spec.seat is not None or spec.guest:
            return ""
        pieces = [piece for piece in self.view.pieces.values() if piece.zone == zone]
        if spec.tells and pieces:
            return self._say(pieces[-1].label)
        label = self._say(spec.label)
        return f"{label} · {len(pieces)}" if spec.form is Form.PILE else label

    def show_seat(self, seat: SeatView, event: Event) -> None:
        """Show how a seat is after an event in the middle of a move."""
        if event.seat == seat.seat and event.text is not None:
            self._sync_plaque(seat, event.text)
        else:
            self._sync_plaque(seat, None)

    def _sync_plaque(self, seat: SeatView, stamp: Text | None) -> None:
        signs = [(self.faces.drawing_of(mark.shape), in_words(mark.text, self._say)) for mark in seat.marks]
        name, score = self.name(seat.seat), str(seat.score)
        tips = (self.words(_SCORE.fill(player=Player(seat.seat), score=seat.score)),
                *(self.words(mark.tip) for mark in seat.marks))
        sign = self.faces.drawing_of(self.view.game.table.score_sign) if self.view is not None else None
        says = SeatWords(name, score, signs, seat.deciding or seat.winner, tips, sign)
        self._plaques[seat.seat].describe(says, self.words(stamp) if stamp is not None and self.show_marks else "")

    # -- movement ------------------------------------------------------------------------------------------------------

    def _play_stages(self, todo: list[Stage], view: View, hurried: int = 0) -> None:
        """Show the stages one after the other, so many of them at once."""
        if not todo:
            self.view = view
            self._arrive()
            return
        moment = None if hurried else self.moments.of(todo[0].event)
        if moment is None:
            self.moments.be_quiet()
            self._play_stage(todo, view, hurried)
        else:
            self.moments.hold(todo[0], moment, lambda: self._play_stage(todo, view, hurried))

    def _play_stage(self, todo: list[Stage], view: View, hurried: int) -> None:
        """The first stage, then the others."""
        stage, rest = todo[0], todo[1:]
        go_on = partial(self._play_stages, rest, view, max(0, hurried - 1))
        if stage.snapshot is not None:
            self.step_player.tell(stage, go_on)
        else:
            self._fly(stage, view, go_on, is_last=not rest)
        if hurried:
            for _ in range(1 if stage.snapshot is None else PARTS):
                self.animator.skip()

    def _fly(self, stage: Stage, view: View, go_on: Callable[[], None], *, is_last: bool) -> None:
        tweens = [self.flights.tween(flight, view, index) for index, flight in enumerate(stage.flights)]
        if is_last:
            tweens += self.flights.shifts(view)
        if not tweens:
            go_on()
            return
        passing = any(flight.goal is None and flight.position for flight in stage.flights) and not is_last
        self.animator.play(tweens, motion.REST_BEFORE_LOSS if passing else motion.REST, go_on)

    def _lay_open(self) -> None:
        """What was chosen in a hand is seen now: the signs there are out of date."""
        for item in self.cards.values():
            if item.piece is not None and self.place(item.piece.zone).spec.form is Form.HAND:
                item.show_marks(())

    def _arrive(self) -> None:
        self.moments.be_quiet()
        self._sync()
        self.settled.emit()

    # -- the ground ----------------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        paint_ground(painter, self.sceneRect())
