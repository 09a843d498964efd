"""Who may look into a session or a record, the truth about a game: its host does, and nothing in front of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.helpers.repo_files import nodes, place, sources

IN_FRONT: Final = ("screens", "widgets", "table", "look", "language", "startup", "window", "services/bots",
                   "services/reviews", "services/sound")
"""The rooms of the window that have a `SeatClient`, a `ReplayHost` or less. The hosts and what keeps records are
`services/game`, `services/lessons` and `services/records`; `modes` run games that no one plays."""
_ROOM: Final = "throne_desktop"
_TRUTH: Final = ("session", "_session", "record", "_record", "played", "_played")
"""What sessions, records and played games are called."""
_HIDDEN: Final = ("session", "_session", "_host", "_record", "positions")
"""What nobody in front of a host may ask anybody for."""
_TYPES: Final = ("Session", "TableHost", "Record", "PlayedGame", "Playthrough", "State")
_MAY_OPEN: Final = ("window", "services/reviews")
"""The rooms that hand a new session or a record to its host, or have a process look back at a whole game. They may name
the types, but read nothing."""


def looks_at_truth(root: Path) -> list[str]:
    """The places in front of a host that read a session or a record, or, but for those that open one, name its type."""
    return [f"{place(root, path, node)}: {said}" for room in IN_FRONT
            for path in sources(root, f"{_ROOM}/{room}") for node in nodes(path)
            for said in _read(node, names=room not in _MAY_OPEN)]


def _read(node: ast.AST, *, names: bool) -> Iterator[str]:
    if isinstance(node, ast.Attribute):
        if node.attr in _HIDDEN:
            yield f"reaches for the {node.attr.strip('_')} of {ast.unparse(node.value)}"
        elif _called(node.value) in _TRUTH:
            yield f"reads {ast.unparse(node)}"
    elif names and isinstance(node, ast.Import | ast.ImportFrom):
        yield from (f"knows {alias.name}" for alias in node.names if alias.name in _TYPES)


def _called(node: ast.expr) -> str:
    """What something is called where it is read, as `record` in `replay.record.moves`; "" if nobody may have it."""
    called = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return "" if isinstance(node, ast.Attribute) and called in _HIDDEN else called
