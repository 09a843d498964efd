"""A picture for each field of a ZoneSpec, drawn by the real scene, into assets/zones; engine/base/ZONES.md shows them.

Run it with `make zones` after a change to how zones are laid out, and look at the result.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication

import presentation_pictures
from engine import load_game
from engine.base.faces import BACK, CardFace, Face, TokenFace
from engine.base.game import Game
from engine.base.parts import Part, Show
from engine.base.table import Form, Piece, ZoneSpec
from engine.base.zone_checks import check_zones
from engine.core.text import Text, english, seat_in_english
from engine.table.view import View, view
from throne_desktop.look import theme
from throne_desktop.table.layout.layout import layout_for
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop

FOLDER: Final = Path(__file__).resolve().parent.parent / "assets" / "zones"
GAME: Final[Game[Any]] = load_game("behind-the-throne")
SEATS: Final = 3
"""Two rivals, which makes their zones as narrow as they get."""
WIDTH: Final = 1000.0
CARD: Final = 100.0
CARD_OF_A_SEAT: Final = 70.0
"""The least width of a card in a picture, in pixels: wide enough to read its name in the head, or at the foot."""
_WIDEST: Final = 860
"""The greatest width of a picture, in pixels: further tables go into the next line."""
_MARGIN: Final = 10.0
_CAPTION: Final = QSizeF(110.0, 20.0)
_GAP: Final = 14
_HEADING: Final = 24
_PAPER: Final = QColor("#ffffff")
_ROOM: Final = QColor("#f4ead2")
"""The colour of the room that a zone takes."""
_COLOURS: Final = 64
_INK: Final = QColor("#1a1a1a")

_CARDS: Final = tuple(CardFace(card.id) for card in GAME.cards)
_TOKENS: Final = (TokenFace("disc", "gold", "1"), TokenFace("diamond", "blue", "2"), TokenFace("shield", "green", "3"))


class Table(NamedTuple):
    """One table of a picture: its heading, its zones, and the pieces on them."""

    heading: str
    zones: tuple[ZoneSpec, ...]
    pieces: tuple[Piece, ...]


# -- what is shown -----------------------------------------------------------------------------------------------------

def pictures() -> Iterator[tuple[str, list[Table]]]:
    """For each field by name: the tables that show what it does."""
    row = zone("row", Form.ROW, slots=4)
    four = beside("row", _CARDS[:4])
    yield "form", list(_forms())
    yield "slots", [Table("slots=2", (replace(row, slots=2),), beside("row", _CARDS[:2])),
                    Table("slots=5", (replace(row, slots=5),), beside("row", _CARDS[:2]))]
    yield "pitch", [Table("pitch=1.1", (row,), four), Table("pitch=0.5", (replace(row, pitch=0.5),), four)]
    yield "tight", [Table(f"tight={tight}, before a rival", (replace(row, seat=1, tight=tight),), four)
                    for tight in (1.1, 0.5)]
    yield "spread", [Table(f"spread={spread}", (replace(row, slots=6, spread=spread),), beside("row", _CARDS[:3]))
                     for spread in (0.0, 1.05)]
    yield "last_size", [Table(f"last_size={size}", (replace(row, last_size=size),), four) for size in (1.0, 1.4)]
    yield from _stacks()
    yield from _neighbours()
    hero, pile = zone("row", Form.ROW, slots=2), zone("pile", Form.PILE)
    lying = (*over("pile", _CARDS[:2]), *beside("row", _CARDS[2:4]))
    yield "tells", [Table(f"tells={tells}", (hero, replace(pile, tells=tells)), lying) for tells in (False, True)]
    pool = zone("pool", Form.POOL, slots=3, pitch=1.1)
    tokens = beside("pool", _TOKENS)
    yield "token", [Table("token=0.0", (pool,), beside("pool", _CARDS[:3])),
                    Table("token=0.45", (replace(pool, pitch=0.5, tight=0.5, token=0.45),), tokens)]
    coins = zone("pool", Form.POOL, slots=4, pitch=0.5, tight=0.5, token=0.45)
    yield "lines", [Table(f"lines={lines}", (replace(coins, lines=lines),), beside("pool", (*_TOKENS, _TOKENS[0])))
                    for lines in (1, 2)]
    mine = zone("successor", Form.PILE, 0)
    yield "mine", [Table("mine=None", (mine,), over("successor", _CARDS[:1])),
                   Table("mine=\"Successor\"", (replace(mine, mine=Text("", "Successor")),),
                         over("successor", _CARDS[:1]))]
    track = zone("track", Form.TRACK, slots=8, pitch=0.5, token=0.45)
    yield "first", [Table(f"first={first}", (replace(track, first=first),), beside("track", _TOKENS[:1], 2))
                    for first in (0, 1)]
    boxes = replace(track, part=Part.HERO, show=Show.BOXES)
    yield "show_boxes", [Table("", (boxes,), beside("track", _TOKENS[:1], 2))]


def _forms() -> Iterator[Table]:
    yield Table("Form.PILE", (zone("pile", Form.PILE),), over("pile", [BACK] * 24))
    yield Table("Form.ROW", (zone("row", Form.ROW, slots=3),), beside("row", _CARDS[:3]))
    yield Table("Form.STACKS", (zone("stacks", Form.STACKS, slots=2, depth=3, fan=0.2),),
                (*over("stacks", _CARDS[:3]), *over("stacks", _CARDS[3:5], 1)))
    yield Table("Form.HAND", (zone("hand", Form.HAND, slots=5, pitch=0.6),), beside("hand", _CARDS[:5]))
    yield Table("Form.TRACK", (zone("track", Form.TRACK, slots=6, pitch=0.5, token=0.45),),
                beside("track", _TOKENS, 1))
    yield Table("Form.POOL", (zone("pool", Form.POOL, slots=3, pitch=0.5, token=0.45),), beside("pool", _TOKENS))


def _stacks() -> Iterator[tuple[str, list[Table]]]:
    """The fields about pieces that overlap."""
    stacks = zone("stacks", Form.STACKS, slots=2, depth=3, fan=0.2)
    fanned = (*over("stacks", _CARDS[:3]), *over("stacks", _CARDS[3:6], 1))
    yield "depth", [Table(f"depth={depth}", (replace(stacks, depth=depth),), fanned) for depth in (1, 3)]
    yield "fan", [Table(f"fan={fan}", (replace(stacks, fan=fan),), fanned) for fan in (0.0, 0.2)]
    used = zone("used", Form.STACKS, 1, slots=3, tight=1.05)
    on_its_side = (piece("used", 0, _CARDS[0]), replace(piece("used", 1, _CARDS[1]), sideways=True),
                   piece("used", 2, _CARDS[2]))
    yield "sideways", [Table(f"sideways={sideways}", (replace(used, sideways=sideways),), on_its_side)
                       for sideways in (False, True)]


def _neighbours() -> Iterator[tuple[str, list[Table]]]:
    """The fields that place a zone relative to the one before it."""
    host, waiting = zone("host", Form.ROW, slots=5, spread=1.05), zone("waiting", Form.PILE, part=Part.HERO)
    hosted, guest = beside("host", _CARDS[:5]), replace(waiting, guest=True)
    stays = over("waiting", [BACK])
    yield "guest", [Table("guest=False", (host, waiting), hosted), Table("guest=True, empty", (host, guest), hosted),
                    Table("guest=True, with a card", (host, guest), (*hosted, *stays))]
    pile = zone("pile", Form.PILE, part=Part.HERO)
    coins = zone("coins", Form.POOL, slots=3, pitch=0.4, tight=0.4, token=0.36)
    lying = (*over("pile", _CARDS[:1]), *beside("coins", _TOKENS))
    yield "under", [Table("under=False", (pile, coins), lying),
                    Table("under=True", (pile, replace(coins, under=True)), lying)]


def zone(name: str, form: Form, seat: int | None = None, **changes: Any) -> ZoneSpec:
    """A zone in the middle or at a seat, with its name as id and label."""
    tight = min(0.5, changes.get("pitch", 0.5))
    return ZoneSpec(name, form, Text("", name.capitalize()), GAME.rulebook[0].id, seat, **{"tight": tight, **changes})


def piece(name: str, slot: int, face: Face, level: int = 0) -> Piece:
    """A piece in a zone."""
    names: dict[Face, Text] = {CardFace(card.id): card.name for card in GAME.cards}
    return Piece(f"{name}/{slot}/{level}", name, str(slot), slot, level, 0, face, names.get(face, Text("", "A card")))


def beside(name: str, faces: Sequence[Face], slot: int = 0) -> tuple[Piece, ...]:
    """Pieces side by side, starting at a slot."""
    return tuple(piece(name, slot + number, face) for number, face in enumerate(faces))


def over(name: str, faces: Sequence[Face], slot: int = 0) -> tuple[Piece, ...]:
    """Pieces on top of one another in a slot."""
    return tuple(piece(name, slot, face, level) for level, face in enumerate(faces))


# -- how it is drawn ---------------------------------------------------------------------------------------------------

def drawn(table: Table) -> QImage:
    """The zones of a table as the window shows them, cropped."""
    check_zones(table.zones, SEATS, {rule.id for rule in GAME.rulebook})
    scene = Tabletop(GAME, _in_english, seat_in_english)
    narrator = Narrator(scene)
    narrator.resize(_size_for(table.zones), 1.0)
    narrator.show_view(_view_of(table))
    for plaque in scene.seats:
        plaque.hide()
    part = _part(scene, table)
    image = QImage(part.size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, QRectF(QPointF(0, 0), part.size()), part)
    painter.translate(-part.topLeft())
    painter.setPen(QPen(_ROOM, 1.0, Qt.PenStyle.DashLine))
    for spec in table.zones:
        painter.drawRect(scene.place(spec.id).rect.adjusted(-2, -2, 2, 2))
    painter.end()
    return image


def _part(scene: Tabletop, table: Table) -> QRectF:
    """The part of a scene to keep: the zones, everything on them, and the captions below."""
    part = QRectF()
    for spec in table.zones:
        part = part.united(scene.place(spec.id).rect)
    for item in scene.cards.values():
        part = part.united(item.card_rect().translated(item.pos()))
    narrow = max(0.0, _CAPTION.width() - part.width()) / 2
    captioned = table.zones[0].seat is None or table.zones[0].mine is not None
    below = _CAPTION.height() if captioned else 0.0
    room = part.adjusted(-_MARGIN - narrow, -_MARGIN, _MARGIN + narrow, _MARGIN + below).intersected(scene.sceneRect())
    return room.toAlignedRect().toRectF()


def _in_english(text: Text) -> str:
    return text.render(english, seat_in_english)


def _size_for(zones: Sequence[ZoneSpec]) -> QSizeF:
    """The size of a window that shows all zones with cards CARD wide, so that all pictures have cards of one size."""
    card = CARD if zones[0].seat is None else CARD_OF_A_SEAT
    for height in count(240, 2):
        size = QSizeF(WIDTH, height)
        places = layout_for(zones, SEATS, 0, size).zones
        inner = QRectF(QPointF(), size).adjusted(0, _MARGIN, 0, -_MARGIN)
        if (places[zones[0].id].card.width() >= card * (zones[0].token or 1.0)
                and all(inner.top() <= place.rect.top() and place.rect.bottom() <= inner.bottom()
                        for place in places.values())):
            break
    return size


def _view_of(table: Table) -> View:
    """The view of that table."""
    real = view(GAME.start(SEATS, 1).observation(0))
    slots = {spec.id: len({each.slot for each in table.pieces if each.zone == spec.id}) for spec in table.zones}
    return replace(real, zones=table.zones, pieces={each.id: each for each in table.pieces}, slots=slots, offers={},
                   signboards=())


def composed(tables: Sequence[Table]) -> QImage:
    """Tables with their headings, side by side while there is room."""
    images = [drawn(table) for table in tables]
    corners = list(_corners(images))
    width = max(x + image.width() for (x, _), image in zip(corners, images, strict=True))
    height = max(y + image.height() for (_, y), image in zip(corners, images, strict=True))
    sheet = QImage(width, height, QImage.Format.Format_RGB32)
    sheet.fill(_PAPER)
    painter = QPainter(sheet)
    painter.setPen(_INK)
    painter.setFont(theme.font(15.0, bold=True))
    for (x, y), image, table in zip(corners, images, tables, strict=True):
        painter.drawText(QPointF(x, y - 7), table.heading)
        painter.drawImage(x, y, image)
    painter.end()
    return sheet


def _corners(images: Sequence[QImage]) -> Iterator[tuple[int, int]]:
    """The corners of the tables on the sheet, each below its heading, in lines from left to right."""
    x, y, below = 0, _HEADING, 0
    for image in images:
        if x and x + image.width() > _WIDEST:
            x, y = 0, below + _GAP + _HEADING
        yield x, y
        x, below = x + image.width() + _GAP, max(below, y + image.height())


def saved(picture: QImage, file: Path) -> None:
    """Write a picture with a reduced palette, to keep the file small."""
    with NamedTemporaryFile(suffix=".png") as full:
        picture.save(full.name)
        Image.open(full.name).quantize(_COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


def main() -> int:
    """Draw all pictures again, and print where they are."""
    application = QApplication(sys.argv)
    theme.load_fonts()
    theme.wear("light")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, tables in pictures():
        saved(composed(tables), FOLDER / f"{name}.png")
    for name, picture in presentation_pictures.pictures():
        saved(picture, FOLDER / f"{name}.png")
    application.quit()
    print(f"The pictures are in {FOLDER}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
