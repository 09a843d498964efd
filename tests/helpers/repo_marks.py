"""How the source marks text for translation: by calls that lupdate, which reads the source, understands.

lupdate knows N_(), translate() and tr() by these names only: a text marked under another name is never translated. It
takes an f-string literally, braces and all, so that its text is never found at run time.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.helpers.repo_files import PACKAGES, called, games, nodes_of, package_name, place, sources

_QT: Final = ("QCoreApplication", "QGuiApplication", "QApplication")
_TEXTS: Final = {"N_": 3, "translate": 3, "tr": 2}
"""How many of the first arguments are texts: context, source and comment; tr() has no context."""

_PROPER_NAMES: Final = ("Throne Desktop",)
"""Names that are the same in every language."""

_RENDERER: Final = Path("throne_desktop", "language", "i18n.py")
"""The one place that renders marked texts: it passes translate() what others marked."""


# -- calls -------------------------------------------------------------------------------------------------------------

def _marker(node: ast.expr) -> str | None:
    """The name of the marking function that an expression refers to."""
    if isinstance(node, ast.Name):
        return node.id if node.id in ("N_", "tr") else None
    if not isinstance(node, ast.Attribute) or node.attr not in _TEXTS:
        return None
    other = node.attr == "translate" and ast.unparse(node.value).rpartition(".")[2] not in _QT
    return None if other else node.attr


def _all_calls(root: Path) -> Iterator[tuple[Path, str, ast.Call]]:
    for path in sources(root, *PACKAGES):
        yield from ((path, name, call) for call in nodes_of(path, ast.Call) if (name := _marker(call.func)))


def unreadable_texts(root: Path) -> list[str]:
    """The marked texts that are concatenated, formatted or computed instead of literal."""
    return [f"{place(root, path, argument)}: the texts in {name}() are whole literals, not {fault}"
            for path, name, call in _all_calls(root)
            if name != "translate" or path.relative_to(root) != _RENDERER
            for argument in (*call.args[:_TEXTS[name]], *(each.value for each in call.keywords if each.arg != "n"))
            if (fault := _fault(argument))]


def _fault(argument: ast.expr) -> str | None:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return None
    if isinstance(argument, ast.JoinedStr):
        return "f-strings"
    return "glued pieces" if isinstance(argument, ast.BinOp) else f"{ast.unparse(argument)!r}"


def aliases(root: Path) -> list[str]:
    """The places that give a marking function another name, which lupdate does not know."""
    return [f"{place(root, path, node)}: call N_, translate or tr by its own name"
            for path in sources(root, *PACKAGES) for node in _other_names(path)]


def _other_names(path: Path) -> Iterator[ast.AST]:
    calls = {id(node.func) for node in nodes_of(path, ast.Call)}
    yield from (node for node in nodes_of(path, ast.alias) if node.name in _TEXTS and node.asname)
    yield from (node for node in (*nodes_of(path, ast.Name), *nodes_of(path, ast.Attribute))
                if id(node) not in calls and _marker(node))


# -- contexts ----------------------------------------------------------------------------------------------------------

def foreign_contexts(root: Path) -> list[str]:
    """The texts of a game whose context does not begin with the game's id, and other texts whose context does."""
    found, ids = [], games(root)
    for path, name, call in _all_calls(root):
        context = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
        if name == "tr" or not isinstance(context, str):
            continue
        wanted = ids.get(package_name(root, path).removeprefix("engine.games.").partition(".")[0])
        begins = context.partition("/")[0]
        if begins != wanted if wanted else begins in ids.values():
            rule = f"begins with {wanted!r}" if wanted else "does not belong to a game"
            found.append(f"{place(root, path, call)}: a context here {rule}, not {context!r}")
    return found


# -- texts that nobody marked ------------------------------------------------------------------------------------------

_SHOWN_BY: Final = {
    "QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QGroupBox", "QAction", "setText",
    "setToolTip", "setAccessibleName", "setAccessibleDescription", "setPlaceholderText", "setStatusTip",
    "setWhatsThis", "setTabText", "setTitle", "addTab", "addRow", "addAction", "addMenu", "addItem", "offer",
    "remark", "ask", "setPlainText",
}


def unmarked_texts(root: Path) -> list[str]:
    """The literals with words in them that are passed to something that shows them untranslated."""
    return [f"{place(root, path, node)}: {node.value!r} is shown but not marked for translation"
            for path in sources(root, "throne_desktop") for call in nodes_of(path, ast.Call)
            if called(call.func) in _SHOWN_BY
            for node in call.args if isinstance(node, ast.Constant) and _has_words(node.value)]


def _has_words(value: object) -> bool:
    return isinstance(value, str) and sum(map(str.isalpha, value)) > 1 and value not in _PROPER_NAMES
