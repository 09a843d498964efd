"""How long files and functions may be, and what no file of the project may say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tests.helpers.repo_files import PACKAGES, nodes_of, place, project_files, sources

FILE_LINES: Final = 600
FUNCTION_LINES: Final = 40
_CARD_TABLE: Final = "cards.py"

# Every word is put together from parts here, so that this file does not say it.
FORBIDDEN: Final = {
    "the place where the project is made":
        rf"/{'work'}(?![a-z])|shared/{'DESIGN'}|{'DESIGN'}\.md|the {'work'}place|{'far'}m-",
    "something left for later": rf"\b({'TO'}DO|{'FIX'}ME|{'X'}XX)\b",
    "a line that the tests need not reach": rf"pragma: {'no'} cover",
}
"""What no file of the project may say: a description, and the pattern."""


# -- lengths -----------------------------------------------------------------------------------------------------------

def long_files(root: Path) -> list[str]:
    """The files of the program that exceed the budget; tables of cards may be as long as they need to be."""
    return [f"{place(root, path)}: {lines} lines, at most {FILE_LINES}" for path in sources(root, *PACKAGES)
            if path.name != _CARD_TABLE and (lines := len(path.read_bytes().splitlines())) > FILE_LINES]


def long_functions(root: Path) -> list[str]:
    """The functions of the program that exceed the budget, counted from `def` to their last line."""
    return [f"{place(root, path, node)}: {node.name}() has {lines} lines, at most {FUNCTION_LINES}"
            for path in sources(root, *PACKAGES)
            for node in (*nodes_of(path, ast.FunctionDef), *nodes_of(path, ast.AsyncFunctionDef))
            if (lines := (node.end_lineno or 0) - node.lineno + 1) > FUNCTION_LINES]


# -- words -------------------------------------------------------------------------------------------------------------

def forbidden_words(root: Path, files: Iterable[Path] | None = None) -> list[str]:
    """The places in a project's files, or in `files`, that say what none may say; pictures are left out."""
    return [f"{place(root, path)}:{said}" for path in project_files(root)
            if path.suffix != ".png" and (files is None or path in files)
            for said in _forbidden_in(path.read_text(encoding="utf-8", errors="replace"))]


def _forbidden_in(text: str) -> Iterator[str]:
    for name, pattern in FORBIDDEN.items():
        if re.search(pattern, text):    # whole files first: hardly any has a line to look for
            yield from (f"{number}: names {name}: {found[0]!r}" for number, line in enumerate(text.splitlines(), 1)
                        if (found := re.search(pattern, line)))


# -- calls -------------------------------------------------------------------------------------------------------------

_SPEAKERS: Final = ("modes", "__main__.py")
"""The parts of the window that print to the terminal it was started from."""

_NOT_RUN: Final = re.compile(r"(pytest|unittest)(\.mark)?\.(skip\w*|xfail|importorskip|expectedFailure)")
_BEGIN: Final = ("skip", "xfail", "importorskip", "expectedFailure")


def prints(root: Path) -> list[str]:
    """The print() calls in the window's code, except those that answer the command line."""
    window = root / "throne_desktop"
    return [f"{place(root, path, node)}: a window has no terminal to print to"
            for path in sources(root, "throne_desktop") if path.relative_to(window).parts[0] not in _SPEAKERS
            for node in nodes_of(path, ast.Name) if node.id == "print"]


_COMPILES: Final = "tests/engine/test_compiled.py"
"""To compile the engine takes half as long as all quick tests together."""


def only_long_tests(root: Path) -> list[str]:
    """The tests that only the long run looks at: every one has a quick form, with fewer games, but what compiles."""
    return [f"{place(root, path, node)}: {node.name}() has no quick form"
            for path in sources(root, "tests") if path != root / _COMPILES
            for node in nodes_of(path, ast.FunctionDef)
            if any(ast.unparse(each) in ("LONG", "amount.LONG", "pytest.mark.long") for each in node.decorator_list)]


def left_out_tests(root: Path) -> list[str]:
    """The tests that might not run, or are allowed to fail."""
    return [f"{place(root, path, node)}: a test is run, and holds"
            for path in sources(root, "tests") for node in nodes_of(path, ast.Attribute)
            if node.attr.startswith(_BEGIN) and _NOT_RUN.fullmatch(ast.unparse(node))]
