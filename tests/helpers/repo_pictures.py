"""Checks the pictures in assets/ against the rules in assets/README.md, and those that the program asks for."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from engine.base.game import Game
from tests.helpers.repo_files import called, place, sources, tree

_KB: Final = 1024
_SIZES: Final = (
    (r"games/[a-z0-9]+(_[a-z0-9]+)*/stage/[a-z0-9]+(_[a-z0-9]+)*", "", 10 * _KB),
    (r"games/[a-z0-9]+(_[a-z0-9]+)*/door", "0 0 200 420", 10 * _KB),
    (r"games/[a-z0-9]+(_[a-z0-9]+)*/back", "0 0 250 350", 10 * _KB),
    (r"games/[a-z0-9]+(_[a-z0-9]+)*/[a-z0-9]+(_[a-z0-9]+)*", "0 0 200 200", 4 * _KB),
    (r"games/[a-z0-9]+(_[a-z0-9]+)*/marks/[a-z0-9]+(_[a-z0-9]+)*", "0 0 48 48", 2 * _KB),
    (r"games/[a-z0-9]+(_[a-z0-9]+)*/climax/[a-z0-9]+(_[a-z0-9]+)*", "", 4 * _KB),
    (r"games/[a-z0-9]+(_[a-z0-9]+)*/(actions|pairs|symbols)/[a-z0-9]+(_[a-z0-9]+)*", "0 0 24 24", 2 * _KB),
    (r"end/throne", "0 0 480 520", 4 * _KB),
    (r"end/laurel", "0 0 200 200", 4 * _KB),
    (r"people/[a-z0-9]+", "0 0 200 200", 4 * _KB),
    (r"signs/[a-z0-9]+(-[a-z0-9]+)*", "0 0 24 24", 2 * _KB),
    (r"backs/[a-z0-9]+", "0 0 250 350", 10 * _KB),
    (r"themes/[a-z0-9]+(-[a-z0-9]+)*", "0 0 250 350", 10 * _KB),
    (r"icons/throne-desktop", "0 0 128 128", 2 * _KB),
    (r"icons/[a-z0-9]+(-[a-z0-9]+)*", "0 0 24 24", 2 * _KB),
    (r"icons/marks/[a-z0-9]+(-[a-z0-9]+)*", "0 0 48 48", 2 * _KB),
)
"""By path: a picture's viewBox, "" for one of any proportions, and the size in bytes it stays below."""

_ELEMENTS: Final = {"svg", "title", "g", "path", "circle", "ellipse", "rect", "defs", "linearGradient",
                    "radialGradient", "stop"}
_OF_THE_GAME: Final = ("back", "door")
"""Drawings beside the emblems that belong to the whole game."""
_REFUSED: Final = re.compile(r"class|style|filter|mask|clip-path|marker.*|(.*\})?href|on.*")
_LINK: Final = re.compile(r"//|data:|url\((?!#)")
_COORDINATES: Final = re.compile(r"d|[xy][12]?|c[xy]|r[xy]?|width|height|transform")
_FINE: Final = re.compile(r"\d*\.\d{2,}")
_SVG: Final = "{http://www.w3.org/2000/svg}"


# -- the files ---------------------------------------------------------------------------------------------------------

def drawings(root: Path) -> list[Path]:
    """All drawings among the assets of a project."""
    return sorted((root / "assets").rglob("*.svg"))


def unruly_drawings(root: Path) -> list[str]:
    """The drawings that break the house rules."""
    return [f"{place(root, path)}: {fault}" for path in drawings(root) for fault in _faults(root, path)]


def _faults(root: Path, path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    name = path.relative_to(root / "assets").with_suffix("").as_posix()
    size = next(((box, limit) for pattern, box, limit in _SIZES if re.fullmatch(pattern, name)), None)
    if size is None:
        yield "no drawing lies here or is called so"
        return
    try:
        svg = ET.fromstring(text)
    except ET.ParseError as error:
        yield f"is not well-formed: {error}"
        return
    box, limit = size
    if box and svg.get("viewBox") != box:
        yield f"has the viewBox {svg.get('viewBox')}, not {box}"
    if (length := len(text.encode())) >= limit:
        yield f"has {length} bytes, not under {limit}"
    if "<!" in text.replace("<!--", ""):
        yield "has a document type"
    for element in svg.iter():
        yield from _element_faults(element)


def _element_faults(element: ET.Element) -> Iterator[str]:
    name = element.tag.removeprefix(_SVG)
    if name not in _ELEMENTS or not element.tag.startswith(_SVG):
        yield f"has the element {name}"
    for attribute, value in element.attrib.items():
        if _REFUSED.fullmatch(attribute):
            yield f"{name} has the attribute {attribute}"
        if _LINK.search(value):
            yield f"{name} has a link: {value}"
        if _COORDINATES.fullmatch(attribute) and (found := _FINE.search(value)):
            yield f"{name} has more than one decimal place: {found[0]}"


# -- the cards ---------------------------------------------------------------------------------------------------------

def emblem_complaints(root: Path, games: Iterable[Game[Any]]) -> list[str]:
    """The cards of these games that have no emblem or one with another title, and the emblems that have no card."""
    return [f"{game.id}: {fault}" for game in games for fault in _emblem_faults(root, game)]


def _emblem_faults(root: Path, game: Game[Any]) -> Iterator[str]:
    folder = root / "assets" / "games" / game.id.replace("-", "_")
    ids = {card.id for card in game.cards}
    if game.manifest.emblem not in ids:
        yield f"its emblem {game.manifest.emblem} is not one of its cards"
    yield from (f"{path.name} is the emblem of no card" for path in sorted(folder.glob("*"))
                if path.is_file() and path.stem not in {*ids, *_OF_THE_GAME})
    for sign in sorted({sign for card in game.cards for sign in (card.sign, *card.signs) if sign}):
        if not (folder / f"{sign}.svg").is_file():
            yield f"{sign} is not drawn"
    for card in game.cards:
        path = folder / f"{card.id}.svg"
        if not path.is_file():
            yield f"{card.id} has no emblem"
        elif (title := ET.parse(path).getroot().findtext(f"{_SVG}title")) != str(card.name):
            yield f"{path.name} has the title {title!r}, not {str(card.name)!r}"


# -- the stages --------------------------------------------------------------------------------------------------------

def stage_complaints(root: Path, games: Iterable[Game[Any]]) -> list[str]:
    """The layers of these games' stages that are not drawn, and the drawings that no stage has."""
    found = []
    for game in games:
        folder = root / "assets" / "games" / game.id.replace("-", "_") / "stage"
        layers = {layer.drawing for layer in (*game.table.stage.place, *game.table.stage.curtain)}
        files = {path.stem for path in folder.glob("*")}
        found += [f"{game.id}: {name} is not drawn" for name in sorted(layers - files)]
        found += [f"{game.id}: {name} is in no layer of its stage" for name in sorted(files - layers)]
    return found


# -- the moments -------------------------------------------------------------------------------------------------------

def moment_complaints(root: Path, games: Iterable[Game[Any]]) -> list[str]:
    """The drawings that moments of these games name and that are not there, and those for climaxes that none names."""
    found = []
    for game in games:
        folder = root / "assets" / "games" / game.id.replace("-", "_")
        named = {moment.drawing for moment in game.table.moments.values() if moment.drawing}
        found += [f"{game.id}: {name} is not drawn" for name in sorted(named) if not (folder / f"{name}.svg").is_file()]
        drawn = {f"climax/{path.stem}" for path in (folder / "climax").glob("*")}
        found += [f"{game.id}: {name} is at no moment" for name in sorted(drawn - named)]
    return found


# -- Qt ----------------------------------------------------------------------------------------------------------------

def undrawn(root: Path) -> list[str]:
    """The drawings that Qt cannot read, or that come out empty."""
    return [place(root, path) for path in drawings(root) if not _is_drawn(path)]


def _is_drawn(path: Path) -> bool:
    renderer = QSvgRenderer(str(path))
    paper = QImage(24, 24, QImage.Format.Format_ARGB32_Premultiplied)
    paper.fill(Qt.GlobalColor.transparent)
    painter = QPainter(paper)
    renderer.render(painter)
    painter.end()
    return renderer.isValid() and any(bytes(paper.constBits()))


# -- what the program asks for -----------------------------------------------------------------------------------------

def missing_drawings(root: Path) -> list[str]:
    """The places that ask for an icon or other asset that does not exist, or whose name is not a literal."""
    return [fault for path in sources(root, "throne_desktop")
            for node, file in _asked(tree(path)) if (fault := _missing(root, path, node, file))]


def _missing(root: Path, path: Path, node: ast.AST, file: str | None) -> str | None:
    if file is None:
        return f"{place(root, path, node)}: the icon's name is not written here"
    return None if (root / "assets" / file).is_file() else f"{place(root, path, node)}: there is no {file}"


def _asked(module: ast.Module) -> Iterator[tuple[ast.AST, str | None]]:
    """The calls for assets with the file, None if its name is no literal."""
    wrappers, inside = _wrappers(module)
    for call in _calls(module):
        if call in inside:
            continue
        function = _name(call)
        if function == "asset" and (parts := [_literals(each) for each in call.args]) and all(parts):
            yield call, "/".join(part[0] for part in parts if part)
        elif function == "icon" or function in wrappers:
            position = wrappers.get(function, 0)
            names = _literals(call.args[position]) if position < len(call.args) else []
            yield from ((call, f"icons/{name}.svg") for name in names)
            if not names:
                yield call, None


def _wrappers(module: ast.Module) -> tuple[dict[str, int], set[ast.Call]]:
    """The functions that make an icon from a parameter, with its position, and their calls for the icon."""
    positions, inside = {}, set()
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            given = [each.arg for each in function.args.args if each.arg != "self"]
            for call in _calls(function):
                if _name(call) == "icon" and (name := ast.unparse(call.args[0])) in given:
                    positions[function.name] = given.index(name)
                    inside.add(call)
    return positions, inside


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    """The calls with arguments: `button.icon()` asks a button, not for a drawing."""
    return (each for each in ast.walk(node) if isinstance(each, ast.Call) and each.args)


def _name(call: ast.Call) -> str:
    return called(call.func)


def _literals(node: ast.expr) -> list[str]:
    """The strings that an expression may evaluate to; none if that cannot be told."""
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
