"""Moments: events that are made much of. Their words are called out, cards turn after a pause, climaxes are staged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem

from engine.base.faces import CardFace
from engine.base.moments import Act, Moment
from engine.base.table import Piece
from engine.core.events import Event
from engine.table import sounds
from engine.table.last_moves import lying
from engine.table.steps import Flight, ShownStage
from engine.table.view import Snapshot, View
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.animator import Animator
from throne_desktop.table.motion.tweens import Moving, Tween
from throne_desktop.table.narration import cry
from throne_desktop.table.narration.climax import Climax, ClimaxPart, Staging
from throne_desktop.table.narration.cry import Cry
from throne_desktop.table.narration.flights import Flights
from throne_desktop.table.narration.props import Prop
from throne_desktop.table.tabletop import Tabletop

_CARD: Final = 72.0
"""The width of a card beside words, at the usual size of texts."""
_EDGE: Final = 8.0
"""The gap between a cry and the edge of the table, or what it is about."""


class Moments(QObject):
    """Shows the moments of a scene's game, one at a time."""

    def __init__(self, scene: Tabletop, animator: Animator, flights: Flights) -> None:
        super().__init__(scene)
        self._scene = scene
        self._animator = animator
        self._flights = flights
        self.cry: Cry | None = None
        self.climax: Climax | None = None
        """The climax of the moment that is shown, or was shown last."""
        self._staged: list[QGraphicsItem] = []
        """What climaxes have added to the table: a flag is still there when the next begins."""
        scene.changing.connect(self.be_quiet)
        scene.arranged.connect(self.be_quiet)

    def of(self, event: Event) -> Moment | None:
        """The moment that an event is; None for an ordinary one."""
        view = self._scene.view
        return None if view is None else view.game.table.moment_of(event)

    def hold(self, stage: ShownStage, moment: Moment, view: View, then: Callable[[], None]) -> None:
        """Stage what happens now on the way to that view, or call it out, and `then` go on."""
        self.climax = None
        if stage.event.text is None:
            self._quiet_cry()
        turns = [self._turn(flight) for flight in stage.flights if self._turns(flight)]
        if turns:
            turns[0].sound = sounds.cry(moment, turns=True)
        staging = self._staging(stage, moment, view, turns)
        if moment.act is not None and staging.cards:
            self.climax = self._stage(Climax(self._scene, moment, staging))
            self._call_when_turned(stage.event, moment, turns)
            cue = "" if turns else sounds.cry(moment, turns=False)
            self._play(self.climax.parts, then, whole=moment.act is Act.FALL, cue=cue)
        elif turns:
            self._call_when_turned(stage.event, moment, turns)
            self._play([ClimaxPart(turns), ClimaxPart((), motions.REST_AFTER_REVEAL)], then)
        else:
            self._call_out(stage.event, moment)
            card = self._card_in(stage.event, moment)
            self._animator.play([], motions.REST_AFTER_REVEAL if card else motions.REST_AFTER_CRY, then,
                                cue=sounds.cry(moment, turns=False))

    def fading(self) -> list[Moving]:
        """Lets a climax fade, while its cards go on."""
        return [] if self.climax is None else self.climax.fading()

    def be_quiet(self) -> None:
        """Take away what was called out or staged."""
        for item in self._staged:
            self._scene.removeItem(item)
        self._staged, self.climax = [], None
        self._quiet_cry()

    def _quiet_cry(self) -> None:
        if self.cry is not None:
            self._scene.removeItem(self.cry)
            self.cry = None

    def _stage(self, climax: Climax) -> Climax:
        self._staged += climax.items
        return climax

    def _play(self, parts: Sequence[ClimaxPart], then: Callable[[], None], *, whole: bool = False,
              cue: str = "") -> None:
        """Show the parts one after the other, and `then` go on; whoever skips one part of a `whole` skips all of it.

        `cue` is a sound to begin with.
        """
        if not parts:
            then()
            return
        part, rest = parts[0], parts[1:]
        part.begin()

        def go_on() -> None:
            hurried = whole and self._animator.skipping
            self._play(rest, then, whole=whole)
            if hurried:
                self._animator.skip()

        self._animator.play(part.batch, part.rest, go_on, cue=cue)

    def paying(self, stage: ShownStage) -> Sequence[Moving]:
        """What goes to a seat during a step, if the step is a moment at which something is paid."""
        moment, snapshot = self.of(stage.event), stage.snapshot
        if moment is None or moment.act is not Act.PAY or snapshot is None or stage.event.seat is None:
            return ()
        rects = [rect for piece in lying(snapshot.pieces, stage.event.travels)
                 if (rect := self._scene.rect_of(piece)) is not None]
        goal = self._scene.plaque_rect(stage.event.seat).center()
        self.climax = self._stage(Climax(self._scene, moment, Staging((), rects, goal=goal)))
        return self.climax.parts[0].batch

    # -- what a climax is about ----------------------------------------------------------------------------------------

    def _staging(self, stage: ShownStage, moment: Moment, view: View, turns: Sequence[Tween]) -> Staging:
        """The cards that leave in a stage, or to which something happens where they lie in that view, and the hero."""
        pieces = [piece for piece in lying(view.pieces, stage.event.travels) if piece in self._scene.cards]
        hero = self._hero(moment)
        cards = self._flights.leaving(stage) or ([] if pieces else hero)
        if cards or not pieces:
            standing = sum(isinstance(item, Prop) for item in self._staged)
            return Staging(cards, [card.mapRectToScene(card.card_rect()) for card in cards], turns, standing=standing)
        rects = [self._home(view.pieces[piece], view) for piece in pieces]
        zones = {view.pieces[piece].zone for piece in pieces}
        snapshot = Snapshot(view.pieces, view.seats, view.signboards)
        return Staging([*(self._scene.cards[piece] for piece in pieces), *hero],
                       [*rects, *(card.mapRectToScene(card.card_rect()) for card in hero)], turns,
                       self._flights.shifts(view, zones), lambda: self._scene.show_boards(snapshot))

    def _hero(self, moment: Moment) -> list[CardItem]:
        """The piece that a moment names, or the topmost one of the zone that it names."""
        found = [card for name, card in self._scene.cards.items()
                 if moment.hero == name or (card.piece is not None and card.piece.zone == moment.hero)]
        return sorted(found, key=CardItem.zValue)[-1:]

    def _home(self, piece: Piece, view: View) -> QRectF:
        """Where a piece lies in a view."""
        place, slots = self._scene.place(piece.zone), view.slots[piece.zone]
        card = place.card_at(piece.slot, slots)
        return QRectF(place.corner(piece.slot, piece.level, slots), card)

    # -- cards that turn -----------------------------------------------------------------------------------------------

    def _turns(self, flight: Flight) -> bool:
        item = self._scene.cards.get(flight.origin or "")
        return item is not None and item.face_shown != flight.face

    def _turn(self, flight: Flight) -> Tween:
        """Turn the card over where it lies."""
        item = self._scene.cards[flight.origin or ""]
        item.setZValue(zlayers.FLYING)
        return Tween(item, item.pos(), item.pos(), motions.FLIP, motions.BREATH,
                     turn=lambda: item.show_face(flight.face))

    def _call_when_turned(self, event: Event, moment: Moment, turns: Sequence[Tween]) -> None:
        """Call out the words as soon as the face of the first card that turns can be seen, or of one that lay open.

        So it is with those of a climax that shows its card, which may not lie on the table.
        """
        if not turns and (moment.act is Act.TURN or moment.shows):
            self._call_out(event, moment)
        elif turns and turns[0].turn is not None:
            turn = turns[0].turn

            def shown() -> None:
                turn()
                self._call_out(event, moment)

            turns[0].turn = shown

    # -- words ---------------------------------------------------------------------------------------------------------

    def _call_out(self, event: Event, moment: Moment) -> None:
        """Call out the words below a climax, over the cards of the seat that the event is about, or in the middle."""
        if event.text is None:
            return
        self._quiet_cry()
        scene = self._scene
        table = scene.sceneRect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        picture = QPixmap() if moment.verdict and not moment.shows else self._picture(event, moment)
        self.cry = Cry(scene.words(event.text), picture, table.width())
        corner = self._corner(event, moment, QRectF(QPointF(), self.cry.size), table)
        self.cry.setPos(max(table.left(), min(corner.x(), table.right() - self.cry.size.width())),
                        max(table.top(), min(corner.y(), table.bottom() - self.cry.size.height())))
        scene.addItem(self.cry)

    def _corner(self, event: Event, moment: Moment, words: QRectF, table: QRectF) -> QPointF:
        """Where words of that size begin: below what a climax is about, or above it where there is no room.

        Those beside the card that a climax shows lie in the middle, in the way of nothing that happens elsewhere.
        """
        if self.climax is None:
            about = table if event.seat is None else self._scene.seat_rect(event.seat)
            return about.center() - words.center()
        if moment.shows:
            return table.center() - words.center()
        lit = self.climax.lit
        below = lit.bottom() + 2 * _EDGE
        y = below if below + words.height() <= table.bottom() else lit.top() - 2 * _EDGE - words.height()
        return QPointF(lit.center().x() - words.width() / 2, y)

    def _picture(self, event: Event, moment: Moment) -> QPixmap:
        """The card that a moment shows, or else its drawing; a null picture if there is neither."""
        scene = self._scene
        drawing = None if moment.shows else scene.faces.drawing_of(moment.drawing)
        if drawing is not None:
            side = round(theme.scaled(cry.DRAWING))
            return drawn(drawing, QSize(side, side), None, scene.ratio)
        card = self._card_in(event, moment)
        return scene.faces.face(card, theme.scaled(_CARD), scene.ratio) if card else QPixmap()

    def _card_in(self, event: Event, moment: Moment) -> CardFace | None:
        """The id of the card that a moment shows; None if it shows none, or one that the viewer cannot see."""
        view = self._scene.view
        cards = {card.kind: CardFace(card.id) for card in view.game.cards} if view is not None and moment.shows else {}
        return next((cards[travel.kind] for travel in event.travels if travel.kind in cards), None)
