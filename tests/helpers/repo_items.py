"""Items of a graphics scene whose size Qt could ask for before they know it.

An item that is made above another one lies in its scene from then on. Whatever is then asked of Qt, such as to move the
item, may make Qt ask for its `boundingRect` or its `shape`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tests.helpers.repo_files import nodes, place, sources

_ITEM: Final = re.compile(r"QGraphics\w*(Item|Object)")
_ASKED: Final = ("boundingRect", "shape")


class Item(NamedTuple):
    """A class of items, with the file it is in, and the lines from the class itself to the last base of ours."""

    path: Path
    node: ast.ClassDef
    line: tuple[ast.ClassDef, ...]


def asked_too_early(root: Path) -> list[str]:
    """The classes of items that ask something of Qt before they have set what their size is made of."""
    return [f"{place(root, item.path, item.node)}: {item.node.name} sets {name} too late"
            for item in items(root) for name in sorted(_needed(item) & _set_late(item))]


def items(root: Path) -> list[Item]:
    """All classes of items in the window's package."""
    classes = {node.name: (path, node) for path in sources(root, "throne_desktop")
               for node in nodes(path) if isinstance(node, ast.ClassDef)}

    def line(node: ast.ClassDef) -> Iterator[ast.ClassDef]:
        yield node
        for base in map(ast.unparse, node.bases):
            if base in classes:
                yield from line(classes[base][1])

    found = [Item(path, node, tuple(line(node))) for path, node in classes.values()]
    return [item for item in found
            if any(_ITEM.fullmatch(ast.unparse(base)) for each in item.line for base in each.bases)]


def _functions(item: Item) -> dict[str, ast.FunctionDef]:
    """The methods and properties of an item, inherited ones included."""
    return {each.name: each for node in reversed(item.line) for each in node.body if isinstance(each, ast.FunctionDef)}


def _needed(item: Item) -> set[str]:
    """The attributes that the size of an item is made of."""
    functions = _functions(item)
    needed: set[str] = set()
    todo = [name for name in _ASKED if name in functions]
    seen = set(todo)
    while todo:
        used = {each.attr for each in ast.walk(functions[todo.pop()]) if isinstance(each, ast.Attribute)
                and isinstance(each.value, ast.Name) and each.value.id == "self"}
        needed |= used - functions.keys()
        todo += sorted(used & functions.keys() - seen)
        seen |= used
    return needed


def _set_late(item: Item) -> set[str]:
    """The attributes that are set after something was asked of Qt, while the item is being made."""
    functions, set_at_first, late, asked = _functions(item), set[str](), set[str](), False
    for statement in _making(item.line):
        names = {name for each in ast.walk(statement) for name in _targets(each)}
        (late if asked else set_at_first).update(names)
        asked = asked or any(_asks(each, functions) for each in ast.walk(statement))
    return late - set_at_first


def _making(line: Sequence[ast.ClassDef]) -> Iterator[ast.stmt]:
    """The statements by which an item is made, those of its bases where they are called."""
    for number, node in enumerate(line):
        making = next((each for each in node.body if getattr(each, "name", "") == "__init__"), None)
        if isinstance(making, ast.FunctionDef):
            for statement in making.body:
                if "super().__init__" in ast.unparse(statement):
                    yield from _making(line[number + 1:])
                else:
                    yield statement
            return


def _asks(node: ast.AST, functions: Collection[str]) -> bool:
    """Whether this calls a function of Qt on the item itself, or hands the item to somebody."""
    if not isinstance(node, ast.Call):
        return False
    on_itself = isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) == "self"
    return ((on_itself and isinstance(node.func, ast.Attribute) and node.func.attr not in functions)
            or any(ast.unparse(each) == "self" for each in node.args))


def _targets(node: ast.AST) -> Iterator[str]:
    """The names that an assignment sets, of a class or of `self`."""
    assigned = [*getattr(node, "targets", ()), *([node.target] if isinstance(node, ast.AnnAssign) else ())]
    for target in assigned:
        for each in target.elts if isinstance(target, ast.Tuple) else [target]:
            if isinstance(each, ast.Name):
                yield each.id
            elif isinstance(each, ast.Attribute) and ast.unparse(each.value) == "self":
                yield each.attr
