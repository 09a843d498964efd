"""Climaxes: all but some cards falls into the shade, and something happens to these.

An act says what. It has parts, which follow one another and can be skipped one by one; what they add to the table is
taken away afterwards, and none of them changes where cards lie in the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem

from engine.base.moments import Act, Moment
from throne_desktop.look.drawings import drawing, drawn
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.tweens import Moving, Track, Tween
from throne_desktop.table.narration.props import Gliding, Prop, Toppling, halves, lengthened, tinted
from throne_desktop.table.narration.shade import Shade
from throne_desktop.table.narration.verdict import Striking, VerdictItem
from throne_desktop.table.tabletop import Tabletop

_STRUCK: Final = 0.64
"""How far down a card a verdict is stamped, so that its head can be read, as a share of its height."""
_SEAL: Final = 96
"""The size in pixels at which the seal of a verdict is drawn, and then made smaller."""
_TIPPED: Final = (-25.0, -17.0, -29.0, -21.0)
"""By how many degrees cards topple, one after the other."""
_SLIDE: Final = QPointF(-0.16, 0.24)
"""How far toppled cards slide, in their widths."""
_EAVES: Final = 0.12
_OPEN: Final = 0.9
"""How far a cover reaches beyond its cards, and how far apart its halves are at first, in card widths."""
_CROWN: Final = 0.66
_INTO: Final = 0.05
_FALLS: Final = 0.9
"""The width of a crown, how far it reaches into the card, and from how high it comes, in card widths."""
_ROOM_FOR_COVER: Final = 0.55
"""The height of what is lit above cards that get a cover, in card widths."""
_POLE: Final = 0.1
_HOISTED: Final = 0.7
"""Where the pole of a flag stands in its drawing, and how far that rises, in shares of its width and height."""
_CLOTH: Final = 0.56
"""How high the cloth of a flag is, as a share of its height."""
_FLAG: Final = 0.2
_LEAST_FLAG: Final = 110.0
"""The height of a flag: a share of the table's, and in pixels at least."""
_COIN: Final = 0.36
_LEAST_COIN: Final = 22.0
"""The width of what is paid: in card widths, and in pixels at least."""


def _nothing() -> None:
    """Nothing happens."""


class ClimaxPart(NamedTuple):
    """What moves at once, how many milliseconds it then rests, and what happens as it begins."""

    batch: Sequence[Moving]
    rest: int = 0
    begin: Callable[[], None] = _nothing


@dataclass(frozen=True, slots=True)
class Staging:
    """What a climax is about: cards, the most important one last, and where each of them lies.

    `turns` turn some of them over, `shifts` bring cards there, and `settle` shows what else has changed around them.
    What is paid goes to `goal`; so many flags are `standing` already.
    """

    cards: Sequence[CardItem]
    rects: Sequence[QRectF]
    turns: Sequence[Tween] = ()
    shifts: Sequence[Moving] = ()
    settle: Callable[[], None] = _nothing
    goal: QPointF = field(default_factory=QPointF)
    standing: int = 0


class Climax:
    """One climax: what it adds to the table, and its parts."""

    def __init__(self, scene: Tabletop, moment: Moment, staging: Staging) -> None:
        self._scene = scene
        self._moment = moment
        self._staging = staging
        self._fades = False
        self.items: list[QGraphicsItem] = []
        """What it adds to the table."""
        self.lit = QRectF()
        """The rectangle around what it is about."""
        for rect in staging.rects:
            self.lit = self.lit.united(rect)
        self._shade = Shade(scene.sceneRect(), self._in_light())
        self._add(self._shade)
        assert moment.act is not None
        self.parts = _ACTS[moment.act](self)

    def fading(self) -> list[Moving]:
        """Lets it fade, while the game goes on; once only."""
        if self._fades:
            return []
        self._fades = True
        others = [item for item in self.items if item is not self._shade]

        def fade(part: float) -> None:
            self._shade.fall(1 - part)
            for item in others:
                item.setOpacity(1 - part)

        return [Track(fade, motions.SHADE)]

    def _in_light(self) -> Sequence[QRectF]:
        """What lies in the light: the cards, but of those that fall only the last one, and with a cover what it is."""
        if self._moment.act is Act.COVER:
            return [self.lit.adjusted(0.0, -_ROOM_FOR_COVER * self._staging.rects[-1].width(), 0.0, 0.0)]
        return self._staging.rects[-1:] if self._moment.act is Act.FALL else self._staging.rects

    def _add(self, item: QGraphicsItem) -> None:
        self.items.append(item)
        self._scene.addItem(item)

    def _darken(self) -> list[Moving]:
        """The shade falls, while cards come to where they are made much of."""
        return [Track(self._shade.fall, motions.SHADE), *self._staging.shifts]

    def _lighten(self) -> Moving:
        return Track(lambda part: self._shade.fall(1 - part), motions.SHADE)

    def _strike(self, delay: int = 0) -> list[Moving]:
        """The verdict, if there is one, on its way onto the last card."""
        verdict = self._moment.verdict
        if verdict is None:
            return []
        rect, seal = self._staging.rects[-1], QPixmap()
        if self._moment.act in (Act.TURN, Act.FALL):
            seal = self._picture(QSize(_SEAL, _SEAL))
        item = VerdictItem(self._scene.words(verdict.text), verdict.good, seal, rect.width())
        item.put(QPointF(rect.center().x(), rect.top() + rect.height() * _STRUCK), self._scene.sceneRect())
        self._add(item)
        return [Striking(item, delay)]

    def _prop(self, picture: QPixmap, corner: QPointF) -> Prop:
        prop = Prop(picture, corner)
        self._add(prop)
        return prop

    def _picture(self, size: QSize) -> QPixmap:
        """The drawing of the moment in that size; a null picture if it has none."""
        path = self._scene.faces.drawing_of(self._moment.drawing)
        return QPixmap() if path is None else drawn(path, size, None, self._scene.ratio)

    def _sized(self, width: float = 0.0, height: float = 0.0) -> QPixmap:
        """The drawing of the moment in its own proportions, so wide or else so high."""
        path = self._scene.faces.drawing_of(self._moment.drawing)
        if path is None:
            return QPixmap()
        usual = drawing(path).defaultSize()
        scale = width / usual.width() if width else height / usual.height()
        return self._picture(QSize(round(usual.width() * scale), round(usual.height() * scale)))

    # -- the acts ------------------------------------------------------------------------------------------------------

    def turn(self) -> Sequence[ClimaxPart]:
        """Breath is held, the cards turn over, and the verdict is stamped."""
        turns = self._staging.turns
        for tween in turns:
            tween.delay = motions.HELD_BREATH
        rest = 0 if turns else motions.HELD_BREATH
        return ClimaxPart([*self._darken(), *turns], rest), ClimaxPart(self._strike(), motions.REST_AFTER_CLIMAX)

    def fall(self) -> Sequence[ClimaxPart]:
        """The verdict is stamped on the last card, and from there on all of them topple."""
        cards = self._staging.cards
        struck = ClimaxPart([*self._darken(), *self._strike(motions.HELD_BREATH)], motions.REST_AFTER_STRIKE)
        toppling = [Toppling(card, card.pos(), _TIPPED[number % len(_TIPPED)], _SLIDE * card.width,
                             motions.TOPPLE.delay(number, len(cards))) for number, card in enumerate(reversed(cards))]
        for number, card in enumerate(cards):
            card.setZValue(zlayers.FLYING + number)
        return struck, ClimaxPart([*toppling, *self.fading()])

    def cover(self) -> Sequence[ClimaxPart]:
        """The two halves of the drawing close over the cards; then what lies there shows what it has become."""
        card = self._staging.rects[-1].width()
        picture = self._sized(width=self.lit.width() + 2 * _EAVES * card)
        tones = self._scene.faces.tones(self._staging.cards[-1].face_shown)
        left, right = halves(picture if tones is None else tinted(picture, tones.main))
        size = picture.deviceIndependentSize()
        corner = QPointF(self.lit.center().x() - size.width() / 2, self.lit.top() - size.height())
        apart = QPointF(_OPEN * card, 0.0)
        beside = corner + QPointF(left.deviceIndependentSize().width(), 0.0)
        closing = [Gliding(self._prop(left, corner), apart, motions.CLOSE, motions.SHADE.time, sound="lay"),
                   Gliding(self._prop(right, beside), -apart, motions.CLOSE, motions.SHADE.time)]
        return (ClimaxPart([*self._darken(), *closing], motions.REST_AFTER_CLIMAX),
                ClimaxPart(self.fading(), begin=self._staging.settle))

    def crown(self) -> Sequence[ClimaxPart]:
        """The drawing comes down to the head of the last card, and the verdict is stamped."""
        rect = self._staging.rects[-1]
        picture = self._sized(width=rect.width() * _CROWN)
        size = picture.deviceIndependentSize()
        top = max(self._scene.sceneRect().top(), rect.top() - size.height() + _INTO * rect.width())
        prop = self._prop(picture, QPointF(rect.center().x() - size.width() / 2, top))
        down = Gliding(prop, QPointF(0.0, _FALLS * rect.width()), motions.CLOSE, motions.SHADE.time, sound="token")
        return ClimaxPart([*self._darken(), down, *self._strike(down.ends)], motions.REST_AFTER_CLIMAX),

    def raise_flag(self) -> Sequence[ClimaxPart]:
        """The drawing rises from the last card, and stays when the shade has gone."""
        table, rect = self._scene.sceneRect(), self._staging.rects[-1]
        picture = self._sized(height=max(_LEAST_FLAG, table.height() * _FLAG))
        if self._staging.standing:      # above the others, whose cloth it would cover
            picture = lengthened(picture, self._staging.standing * picture.deviceIndependentSize().height() * _CLOTH)
        size = picture.deviceIndependentSize()
        corner = QPointF(rect.center().x() - size.width() * _POLE, max(table.top(), rect.center().y() - size.height()))
        flag = Gliding(self._prop(picture, corner), QPointF(0.0, -size.height() * _HOISTED), motions.HOIST,
                       motions.SHADE.time)
        self._fades = True
        return ClimaxPart([*self._darken(), flag], motions.REST_AFTER_STRIKE), ClimaxPart([self._lighten()])

    def pay(self) -> Sequence[ClimaxPart]:
        """The drawing goes from each card to whoever gets it; there is no shade."""
        self._fades = True
        going: list[Moving] = []
        for number, rect in enumerate(self._staging.rects):
            picture = self._sized(width=max(_LEAST_COIN, rect.width() * _COIN))
            half = picture.deviceIndependentSize() / 2
            lies = self._staging.goal - QPointF(half.width(), half.height())
            going.append(Gliding(self._prop(picture, lies), self._staging.goal - rect.center(), motions.PAY,
                                 motions.PAY.delay(number, len(self._staging.rects)), gone=True))
        return ClimaxPart(going),


_ACTS: Final[Mapping[Act, Callable[[Climax], Sequence[ClimaxPart]]]] = MappingProxyType({
    Act.TURN: Climax.turn, Act.FALL: Climax.fall, Act.COVER: Climax.cover, Act.CROWN: Climax.crown,
    Act.RAISE: Climax.raise_flag, Act.PAY: Climax.pay,
})
