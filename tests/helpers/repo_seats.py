"""Who may look into a session, the truth about a game: its host does, and nothing in front of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.helpers.repo_files import nodes, place, sources

IN_FRONT: Final = ("screens", "widgets", "table", "look", "language", "startup", "window", "services/bots",
                   "services/reviews", "services/sound")
"""The rooms of the window that have a `SeatClient` or less. The host and what keeps records are `services/game`,
`services/lessons` and `services/records`; `modes` run games that no one plays."""
_ROOM: Final = "throne_desktop"
_SESSIONS: Final = ("session", "_session", "_host")
"""What sessions are called, and who has one."""
_MAY_OPEN: Final = "window"
"""The room that hands a new session to its host. It may name the type, but reads nothing."""


def looks_at_truth(root: Path) -> list[str]:
    """The places in front of the host that read a session, or, but for those that open one, name it at all."""
    return [f"{place(root, path, node)}: {said}" for room in IN_FRONT
            for path in sources(root, f"{_ROOM}/{room}") for node in nodes(path)
            for said in _read(node, names=room != _MAY_OPEN)]


def _read(node: ast.AST, *, names: bool) -> Iterator[str]:
    if isinstance(node, ast.Attribute):
        if node.attr in _SESSIONS:
            yield f"reaches for the session of {ast.unparse(node.value)}"
        elif isinstance(node.value, ast.Name) and node.value.id in _SESSIONS:
            yield f"reads {ast.unparse(node)}"
    elif names and isinstance(node, ast.Import | ast.ImportFrom):
        yield from (f"knows {alias.name}" for alias in node.names if alias.name in ("Session", "TableHost"))
