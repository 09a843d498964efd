"""Examples in a rule book: their cards as they lie on the table, in a row on a strip of it, and in words below."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap, QTextDocument

from engine.base.examples import Example, ExampleCard
from engine.base.faces import BACK, CardFace
from engine.base.game import Game
from engine.core.text import Text
from throne_desktop.language.breaking import pieces
from throne_desktop.language.markup import escaped
from throne_desktop.look import theme
from throne_desktop.table.faces.faces import SHADOW, Faces
from throne_desktop.table.geometry.zone_block import RATIO

_CARD: Final = 92.0
_ROW: Final = 530.0
"""The width of a card, and the most that a row of them takes, in pixels."""
_PADDING: Final = 3
"""Around the picture of a card, in pixels."""
_AWAY: Final = 2.5
_GOLD: Final = 4.0
_DARK: Final = 7.0
"""From a lit card to its golden frame, and the widths of that and of the dark one below it, in pixels."""
_EDGE: Final = _AWAY + _DARK / 2
_LETTERS: Final = 13
_LEAST_LETTERS: Final = 12
"""The size of the words below a card, in pixels at the usual text size, and the least."""
_ROUND: Final = 7.0


class Examples:
    """The examples of one game as parts of a text: pictures that the document keeps, and the words around them."""

    def __init__(self, game: Game[Any], words: Callable[[Text], str], faces: Faces, document: QTextDocument) -> None:
        self._game = game
        self._words = words
        self._faces = faces
        self._document = document
        self._ratio = 1.0
        self._pictured: dict[str, str] = {}
        """The id of the card of each picture."""

    def written(self, rule: str, ratio: float, link: Callable[[str, str], str]) -> str:
        """The examples of a rule as HTML; `link` turns a card's id and words into a link. The screen has that `ratio`
        of pixels to a length."""
        self._ratio = ratio
        return "".join(self._example(example, f"{rule}-{number}", link)
                       for number, example in enumerate(self._of_rule(rule)))

    def card_of(self, picture: str) -> str:
        """The id of the card that a picture of an example shows, "" for none."""
        return self._pictured.get(picture, "")

    def _of_rule(self, rule: str) -> list[Example]:
        lessons = self._game.lessons
        return [] if lessons is None else [example for example in lessons.examples if example.rule == rule]

    def _example(self, example: Example, name: str, link: Callable[[str, str], str]) -> str:
        chrome = theme.palette.chrome
        told = escaped(QCoreApplication.translate("RulesPanel", "Example: {text}")).format(
            text=escaped(self._words(example.text)))
        seen = escaped(QCoreApplication.translate("RulesPanel", "In the picture: {cards}")).format(
            cards=" · ".join(self._counted(len(list(alike)), self._in_words(lying, link))
                            for lying, alike in groupby(example.cards)))
        return (f"{self._row(example, name)}"
                f'<p style="margin:2px 0 0 0">{told}<br><span style="color:{chrome.quiet.name()}">{seen}</span></p>')

    # -- the picture ---------------------------------------------------------------------------------------------------

    def _row(self, example: Example, name: str) -> str:
        width = _card_width(example)
        cards = "".join(f'<td align="center" valign="middle">{self._picture(lying, width, f"{name}-{place}")}</td>'
                        for place, lying in enumerate(example.cards))
        below = ""
        if any(lying.below is not None for lying in example.cards):
            letters = self._letters(example, width)
            below = f"<tr>{''.join(self._below(lying, width, letters) for lying in example.cards)}</tr>"
        return (f'<table style="margin-top:8px" bgcolor="{theme.palette.felt_light.name()}" cellspacing="0" '
                f'cellpadding="{_PADDING}"><tr>{cards}</tr>{below}</table>')

    def _letters(self, example: Example, width: float) -> int:
        """The size of the words below the cards, in pixels: no word is broken in the middle, if it can be helped."""
        words = [(word.rstrip(" "), _cell(lying, width)) for lying in example.cards if lying.below is not None
                 for word in pieces(self._words(lying.below))]
        sizes = range(theme.widened(_LETTERS), _LEAST_LETTERS, -1)
        return next((size for size in sizes if all(QFontMetricsF(theme.font(size)).horizontalAdvance(word) < room
                                                   for word, room in words)), _LEAST_LETTERS)

    def _below(self, lying: ExampleCard, width: float, letters: int) -> str:
        words = "" if lying.below is None else escaped(self._words(lying.below))
        look = f"color:{theme.palette.on_felt.name()}; font-size:{letters}px"
        return f'<td align="center" width="{_cell(lying, width)}" style="{look}">{words}</td>'

    def _picture(self, lying: ExampleCard, width: float, name: str) -> str:
        picture = self._painted(lying, width)
        url = f"example:{name}"
        self._document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(url), picture)
        self._pictured[url] = self._card_id(lying)
        size = picture.deviceIndependentSize()
        return f'<img src="{url}" width="{round(size.width())}" height="{round(size.height())}">'

    def _painted(self, lying: ExampleCard, width: float) -> QPixmap:
        """A card as the table shows it; a lit one has the frame of a hint."""
        card = self._card_id(lying)
        face = self._faces.face(CardFace(card) if card else BACK, width, self._ratio, lying.sideways)
        size = face.deviceIndependentSize()
        picture = QPixmap(math.ceil((size.width() + 2 * _EDGE) * self._ratio),
                          math.ceil((size.height() + 2 * _EDGE) * self._ratio))
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(QPointF(_EDGE, _EDGE), face)
        if lying.lit:
            margin = _EDGE + math.ceil(width * SHADOW) - _AWAY
            _frame(painter, QRectF(QPointF(0, 0), picture.deviceIndependentSize()).adjusted(
                margin, margin, -margin, -margin))
        painter.end()
        return picture

    def _card_id(self, lying: ExampleCard) -> str:
        return "" if lying.kind is None else self._game.cards[lying.kind].id

    # -- in words ------------------------------------------------------------------------------------------------------

    def _counted(self, number: int, card: str) -> str:
        return card if number == 1 else QCoreApplication.translate("RulesPanel", "{number} × {card}").format(
            number=number, card=card)

    def _in_words(self, lying: ExampleCard, link: Callable[[str, str], str]) -> str:
        if lying.kind is None:
            words = escaped(QCoreApplication.translate("RulesPanel", "a face-down card"))
        else:
            card = self._game.cards[lying.kind]
            words = link(card.id, self._words(card.name))
        if lying.sideways:
            words = QCoreApplication.translate("RulesPanel", "{card}, sideways").format(card=words)
        if lying.below is not None:
            words = QCoreApplication.translate("RulesPanel", "{card} ({note})").format(
                card=words, note=escaped(self._words(lying.below)))
        return words


def _card_width(example: Example) -> float:
    """As large as the row allows."""
    lengths = sum((RATIO if lying.sideways else 1.0) + 2 * SHADOW for lying in example.cards)
    around = len(example.cards) * 2 * (_PADDING + _EDGE)
    return min(_CARD, (_ROW - around) / lengths)


def _cell(lying: ExampleCard, width: float) -> int:
    """The width of the picture of a card; words below it that are longer are wrapped."""
    return round(width * ((RATIO if lying.sideways else 1.0) + 2 * SHADOW) + 2 * _EDGE)


def _frame(painter: QPainter, rect: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.palette.ink, _DARK), (theme.palette.gold_light, _GOLD)):
        painter.setPen(QPen(colour, width * theme.palette.stroke))
        painter.drawRoundedRect(rect, _ROUND, _ROUND)
