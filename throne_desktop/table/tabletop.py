"""What lies on a table: the zones, pieces and plaques of a view, where they lie, and what is written on them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from engine.base.faces import TokenFace
from engine.base.game import Game
from engine.base.parts import Show
from engine.base.table import SAID, Form, Piece
from engine.core.events import Event
from engine.core.text import N_, Text, in_words
from engine.table.last_moves import LastMoves
from engine.table.view import SeatView, Snapshot, View
from throne_desktop.look import theme
from throne_desktop.table.faces.card_marks import Sign
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.faces.stage import hero_of, is_seen
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.piles import top_of
from throne_desktop.table.geometry.stroke_routes import around
from throne_desktop.table.geometry.zone_block import ZonePlace
from throne_desktop.table.items.backdrop import Backdrop, Shape
from throne_desktop.table.items.ground import paint_place
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.items.zone import ZoneItem
from throne_desktop.table.layout.layout import Layout, layout_for
from throne_desktop.table.plaques.plaques import PlaqueItem
from throne_desktop.table.plaques.seats import Seats
from throne_desktop.table.presentations import boards
from throne_desktop.table.presentations.presentation import Scenery
from throne_desktop.table.presentations.registry import SCENERIES

_CARDS: Final = N_("app", "{zone}: %n card(s).", "", 1)
_TOKENS: Final = N_("app", "{zone}: %n token(s).", "", 1)
READY_RISE: Final = 12.0
"""How far a card that can be played now rises out of the hand, in pixels."""


class Tabletop(QGraphicsScene):
    """A view of a game as items of a scene. `words` turns a Text into words, `name` gives the name at a seat.

    Nothing moves here: that is the business of the narrator. What else lies over the table (marks, links, ghosts) is
    added by helpers, which know no more of the table than this.
    """

    changing = Signal()
    """Another view is about to be shown: a hand that holds a card lets go of it."""
    shown = Signal()
    """The pieces lie where the newest view has them, or some have parted for another."""
    lock_changed = Signal()
    """The table was locked or unlocked."""
    arranged = Signal()
    """Zones and plaques have new places."""
    uncovered = Signal()
    """More or less of the table lies under a panel than before."""
    settled = Signal()
    """Nothing moves any more, and the newest view lies on the table."""
    is_laid = False
    """Whether the table is laid by hand: then all places where cards go have frames."""

    def __init__(self, game: Game[Any], words: Callable[[Text], str], name: Callable[[int], str]) -> None:
        super().__init__()
        self.words = words
        self.name = name
        self.faces = Faces(game, words)
        self.seats = Seats(self, self.faces, words, name)
        self.view: View | None = None
        self.last_moves = LastMoves()
        self.cards: dict[str, CardItem] = {}
        self.zone_items: dict[str, ZoneItem] = {}
        self.locked = False
        self.show_marks = True
        self.ratio = 1.0
        self.ribbon = QRectF()
        """Where the ribbon lies over the table."""
        self._panel = float("inf")
        self._size = QSizeF()
        self._layout: Layout | None = None
        self._places: dict[str, ZonePlace] = {}
        self._hands: set[str] = set()
        """The zones that are the viewer's hands."""
        self._forward: str | None = None
        self._ready: frozenset[str] = frozenset()
        """The pieces that can be played now, and are marked so."""
        self._sceneries: list[Scenery] = []
        self._hero: QRectF | None = None
        """What the stage is built around."""
        self._backdrop = Backdrop(self._paint_place, self)
        self._backdrop_fits = False
        self.arranged.connect(self._build_stage)

    # -- showing -------------------------------------------------------------------------------------------------------

    def show_at_once(self, view: View) -> None:
        """Lay a view on the table, at once."""
        old, self.view = self.view, view
        self.faces.show_cards(view.cards)
        if self._layout is None or old is None or old.zones != view.zones or old.seat != view.seat:
            self._arrange()
        self.make_room(view)
        self.sync()

    @property
    def is_arranged(self) -> bool:
        """Whether the places of the zones are known: not before there are both a view and a window of some size."""
        return self._layout is not None

    def fit(self, size: QSizeF, ratio: float) -> None:
        """Lay everything out for a window of that size, at that device pixel ratio."""
        self._size, self.ratio = size, ratio
        self._backdrop_fits = False
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        self.faces.forget()
        for card in self.cards.values():
            card.sharpen(ratio)
        self._arrange()
        self.sync()

    def retranslate(self) -> None:
        """Put everything into the language in use now."""
        self.faces.forget()
        self.sync()

    # -- geometry ------------------------------------------------------------------------------------------------------

    def place(self, zone: str) -> ZonePlace:
        """Where a zone lies."""
        return self._places[zone]

    def plaque_rect(self, seat: int) -> QRectF:
        """Where the plaque of a seat lies."""
        plaque = self.seats.plaque(seat)
        return QRectF() if plaque is None else plaque.rect

    @property
    def ribbon_rect(self) -> QRectF:
        """The room for what is asked: just above what is to be moved. Empty before the table is arranged."""
        return self._layout.ribbon if self._layout is not None else QRectF()

    def hero_rects(self) -> list[QRectF]:
        """Where the zones lie that the game is about, and what is presented around them."""
        return [] if self._layout is None or self.view is None else self._layout.heroes(self.view.seat)

    def hero_zones(self) -> set[str]:
        """The ids of these zones."""
        return set() if self._layout is None or self.view is None else self._layout.hero_zones(self.view.seat)

    def seat_rect(self, seat: int) -> QRectF:
        """Where the cards of a seat lie, or its plaque if it has no place for any."""
        united = QRectF()
        for item in self.zone_items.values():
            if item.place.spec.seat == seat:
                united = united.united(item.place.rect)
        return self.plaque_rect(seat) if united.isEmpty() else united

    def cover(self, left: float) -> None:
        """Note from where on a panel covers the table; infinity if there is none."""
        if left != self._panel:
            self._panel = left
            self.uncovered.emit()

    def open_rect(self) -> QRectF:
        """What of the table no panel covers."""
        table = self.sceneRect()
        table.setRight(min(table.right(), self._panel))
        return table

    def slot_rect(self, place_id: str) -> QRectF:
        """The rectangle of a zone, or of a slot in it ("zone/group")."""
        zone, _, group = place_id.partition("/")
        if not group or self.view is None:
            return self.place(zone).rect.adjusted(-8, -6, 8, 6)
        empty = int(group) if group.isdecimal() else 0
        slot = next((piece.slot for piece in self.view.pieces.values() if piece.place == place_id), empty)
        return self.place(zone).slot_rect(slot, self.view.slots[zone]).adjusted(-4, -4, 4, 4)

    def goal_rect(self, place: str, piece_id: str) -> QRectF:
        """The rectangle of a place, or of the slot in it that is kept for a piece."""
        return self.slot_rect(place if self.view is None else boards.goal_of(self.view, place, piece_id))

    def expect(self, piece_id: str | None) -> None:
        """Show where a card goes that is carried; None once it is put down."""
        piece = self.view.pieces.get(piece_id) if self.view is not None and piece_id is not None else None
        for scenery in self._sceneries:
            scenery.expect(None if piece is None else piece.kind)

    def rect_of(self, place: str) -> QRectF | None:
        """The rectangle of a card as it lies, or of a zone; None for a piece that is not drawn."""
        card = self.cards.get(place)
        if card is not None:
            return card.card_rect().translated(card.pos())
        return self.zone_items[place].place.rect if place in self.zone_items else None

    def obstacles(self, but: Collection[str] = ()) -> list[QRectF]:
        """What nothing should cover: cards except for these, words, plaques, the prompt, and what is not the table."""
        return [*self.in_the_way(but), self.ribbon]

    def written(self) -> list[QRectF]:
        """Where names and other words stand."""
        words = [rect for scenery in self._sceneries for rect in scenery.obstacles]
        captions = self._layout.captions.values() if self._layout is not None else ()
        return [*words, *captions, *(plaque.rect for plaque in self.seats)]

    def in_the_way(self, but: Collection[str] = ()) -> list[QRectF]:
        """What a stroke should not cover: the same but for the prompt, which lies over all strokes."""
        cards = [rect for piece, rect in self.card_rects().items() if piece not in but]
        return [*cards, *self.written(), *around(self.sceneRect())]

    def card_rects(self) -> dict[str, QRectF]:
        """Where the cards lie that are drawn, by the ids of their pieces."""
        return {piece: item.card_rect().translated(item.pos()) for piece, item in self.cards.items()}

    def plaque(self, seat: int) -> PlaqueItem | None:
        """The plaque of a seat; None while there is none."""
        return self.seats.plaque(seat)

    def _arrange(self) -> None:
        """Lay out zones and plaques again."""
        view = self.view
        if view is None or self._size.isEmpty():
            return      # the window has no size yet; `resize` will arrange the table
        self._hands = {spec.id for spec in view.zones if spec.form is Form.HAND and spec.seat == view.seat}
        layout = self._layout = layout_for(view.zones, view.observation.seats, view.seat, self._size, theme.text_scale)
        for item in (*self.zone_items.values(), *self._sceneries):
            self.removeItem(item)
        bright = self.faces.place.stage.bright
        self.zone_items = {zone: ZoneItem(place, layout.captions.get(zone), self.ratio, bright=bright)
                           for zone, place in layout.zones.items()}
        self.seats.arrange(layout.plaques, view)
        self._sceneries = [SCENERIES[each.show](each) for each in layout.presented if each.show in SCENERIES]
        for item in (*self.zone_items.values(), *self._sceneries):
            self.addItem(item)
        self.make_room(view)
        self.arranged.emit()

    def make_room(self, view: View) -> None:
        """Let the zones make room as that view needs it."""
        if self._layout is not None:
            self._places, presented = self._layout.settled(view)
            painted = [each for each in presented if each.show in SCENERIES]
            for scenery, each in zip(self._sceneries, painted, strict=True):
                scenery.settle(each)
            piece = view.pieces.get(self._forward or "")
            if piece is not None and piece.zone in self._hands:
                self._places[piece.zone] = replace(self._places[piece.zone], forward=piece.slot)

    # -- the viewer's hand ---------------------------------------------------------------------------------------------

    @property
    def forward(self) -> str | None:
        """The card of the viewer's hand that is brought forward, if one is."""
        return self._forward

    def put_forward(self, piece_id: str | None) -> None:
        """From now on that card of the viewer's hand lies in front, and the others have parted for it."""
        self._forward = piece_id
        if self.view is not None:
            self.make_room(self.view)

    def own_hand(self) -> list[Piece]:
        """The pieces that lie in the viewer's hand."""
        view = self.view
        return [] if view is None else [piece for piece in view.pieces.values() if piece.zone in self._hands]

    def home(self, piece: Piece, level: int = 0) -> QPointF:
        """Where the card of a piece lies: what can be played now rises out of the viewer's hand."""
        assert self.view is not None
        place = self.place(piece.zone)
        corner = place.corner(piece.slot, level, self.view.slots[piece.zone])
        rises = piece.id in self._ready and place.forward != piece.slot and piece.zone in self._hands
        return corner - QPointF(0.0, READY_RISE) if rises else corner

    # -- pieces --------------------------------------------------------------------------------------------------------

    def _shown_pieces(self) -> list[tuple[Piece, int]]:
        """The pieces that are drawn, each with its level; of a pile only the top ones."""
        assert self.view is not None
        shown: list[tuple[Piece, int]] = []
        piles: dict[str, list[Piece]] = {}
        for piece in self.view.pieces.values():
            place = self.place(piece.zone)
            if place.told:
                continue
            if place.spec.form is Form.PILE:
                piles.setdefault(piece.zone, []).append(piece)
            else:
                shown.append((piece, piece.level))
        for pile in piles.values():
            shown.extend(top_of(pile))
        return shown

    def sync(self) -> None:
        """Make the items agree with the view."""
        view = self.view
        if view is None or self._layout is None:
            return
        shown = self._shown_pieces()
        self._ready = self._offered(not self.locked)
        kept = {piece.id for piece, _ in shown}
        for piece_id in [each for each in self.cards if each not in kept]:
            self.removeItem(self.cards.pop(piece_id))
        for piece, level in shown:
            self.sync_card(piece, level)
        self.mark_pickups(not self.locked)
        for zone, item in self.zone_items.items():
            slots = {piece.slot for piece in self._lying_in(zone)}
            item.describe(self.place(zone), self._caption(zone), slots, self.zone_tip(zone),
                          self.words(self.place(zone).spec.label), laid=self.is_laid)
        for seat in view.seats:
            self.seats.describe(seat, self.last_moves.stamps.get(seat.seat) if self.show_marks else None)
        self._describe_sceneries(view)
        self.shown.emit()

    def _describe_sceneries(self, view: View) -> None:
        for scenery in self._sceneries:
            scenery.portraits = {plaque.seat: plaque.portrait_rect() for plaque in self.seats}
            scenery.plaques = {plaque.seat: plaque.plan.ground for plaque in self.seats}
            scenery.describe(view, self.words, self.faces)

    def show_boards(self, snapshot: Snapshot) -> None:
        """Let what stands at places be as it is in the middle of a move."""
        if self.view is not None:
            self._describe_sceneries(replace(self.view, pieces=snapshot.pieces, signboards=snapshot.signboards))

    def sync_card(self, piece: Piece, level: int) -> None:
        """Let a piece lie where the view has it, as number `level` from the bottom of what is drawn in its slot."""
        assert self.view is not None
        item = self.cards.get(piece.id)
        if item is None:
            item = self._new_card(piece.id)
        place, slots = self.place(piece.zone), self.view.slots[piece.zone]
        # Cards are shown large instead.
        tooltip = self.words(piece.label) if isinstance(piece.face, TokenFace) else ""
        item.show_piece(piece, level, place.card_at(piece.slot, slots).width(), tooltip,
                        place.free_width(piece.slot, slots, piece.level),
                        below=place.spec.form is Form.STACKS and piece.level > 0 and not place.spines)
        item.lie_down()
        item.lay(self.home(piece, level))
        item.setZValue(item.zValue() + place.lift)
        if place.forward == piece.slot:
            item.setZValue(zlayers.FORWARD)
        self.mark(item, piece)

    def mark(self, item: CardItem, piece: Piece) -> None:
        """Put the signs of a piece on it, and its owner's face."""
        assert self.view is not None
        self.seats.show_owner(item, piece, self.view)
        item.show_marks([Sign(in_words(mark.text, self.words), self.words(mark.tip),
                              self.faces.drawing_of(mark.shape), mark.at)
                         for mark in piece.marks if mark.shape != SAID])

    def _new_card(self, piece_id: str) -> CardItem:
        item = CardItem(self.faces, 100.0, self.ratio)
        self.cards[piece_id] = item
        self.addItem(item)
        return item

    def mark_pickups(self, can: bool) -> None:
        """Mark what can be picked up now, if anything can."""
        self._ready = self._offered(can)
        in_hand = {piece.id for piece in self.own_hand()} if self._ready else ()
        marked = self.view.framed(self._ready) if self.view is not None else ()
        for piece_id, item in self.cards.items():
            item.mark_pickup(piece_id in marked)
            item.veil(piece_id in in_hand and piece_id not in self._ready)

    def _offered(self, can: bool) -> frozenset[str]:
        """The pieces that can be played now, if any can and the player wants them marked."""
        return frozenset(self.view.offers if self.view is not None and can and self.show_marks else ())

    def lock(self, locked: bool) -> None:
        """Lock or unlock the table; while it is locked, nothing is marked as ready to be picked up."""
        if locked != self.locked:
            self.locked = locked
            self.mark_pickups(not locked)
            self.lock_changed.emit()

    def _lying_in(self, zone: str) -> list[Piece]:
        """The pieces of a zone, also those that are not drawn."""
        return [] if self.view is None else [piece for piece in self.view.pieces.values() if piece.zone == zone]

    def zone_tip(self, zone: str) -> str:
        """A sentence about a zone: what it is, and how many pieces lie in it; "" for a guest that is empty."""
        assert self.view is not None
        spec, count = self.place(zone).spec, len(self._lying_in(zone))
        if spec.guest and not count:
            return ""
        lies = self.words((_TOKENS if spec.token else _CARDS).fill(zone=spec.label, n=count))
        return " ".join([lies, *self.awaited_in(zone)])

    def said_at(self, place: str) -> list[str]:
        """What the signboards at a place say, in sentences."""
        said = boards.said_at(self.view, place, self._places.get(place)) if self.view is not None else []
        return list(dict.fromkeys(each if each.endswith((".", "!", "?")) else f"{each}."
                                  for each in map(self.words, said)))

    def awaited_in(self, zone: str) -> list[str]:
        """What the signboards at the empty slots of a zone say."""
        return [] if self.view is None else [self.words(each) for each in boards.awaited_in(self.view, zone)]

    def _caption(self, zone: str) -> str:
        spec, pieces = self.place(zone).spec, self._lying_in(zone)
        assert self.view is not None
        if spec.mine is not None and spec.seat == self.view.seat:
            return self.words(spec.mine) if pieces or not spec.guest else ""
        if spec.seat is not None or spec.guest or any(board.place == zone for board in self.view.signboards):
            return ""
        if spec.tells and pieces:
            return self.words(pieces[-1].label)
        label = self.words(spec.label)
        if spec.show is Show.THRONE and spec.form is Form.ROW:
            return f"{label} · {len(pieces)}" if pieces else ""
        return f"{label} · {len(pieces)}" if spec.form is Form.PILE else label

    def show_seat(self, seat: SeatView, event: Event) -> None:
        """Show a seat as it is after an event in the middle of a move."""
        self.seats.describe(seat, event.text if event.seat == seat.seat and self.show_marks else None)

    # -- the stage -----------------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        place = self.faces.place
        if not is_seen(place):      # cloth, or one colour
            self._paint_place(painter)
            return
        if not self._backdrop_fits:
            self._backdrop.fit(place, Shape(self._size, self.ratio, self._hero))
            self._backdrop_fits = True
        self._backdrop.draw(painter)

    def _paint_place(self, painter: QPainter) -> None:
        paint_place(painter, self.sceneRect(), self.faces.place, self._hero)

    def _build_stage(self) -> None:
        """Build the stage around the hero, where that lies now."""
        if self.view is None:
            return
        hero = hero_of((item.place for item in self.zone_items.values()), self.faces.place.stage, self.view.seat)
        if hero != self._hero:
            self._hero = hero
            self._backdrop_fits = False
            self.update(self.sceneRect())
