"""What mypyc 2.4 compiles into something else than plain Python runs, found in the source.

None of it raises an error when it is compiled, so nothing else would tell. findings/ shows the first of them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.helpers.repo_files import nodes, place

_FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_COMPREHENSIONS: Final = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_TAKEN_APART: Final = ("range", "enumerate", "reversed", "zip")
"""The calls that a compiled loop does itself, reading its arguments again at every step."""
_ENDLESS: Final = ("count", "cycle", "repeat")
"""The iterators that never end by themselves."""
_VIEWS: Final = ("items", "keys", "values")
_HARMLESS: Final = ("isinstance", "len", "all", "any", "min", "max", "sum", "set", "sorted")
"""The calls that an assertion may make, as they change nothing."""

COPYING: Final = {
    "throne_desktop/services/bots/child.py": "sends a process the function that it runs, by name, and plain values",
}
"""The modules that copy or pickle nothing that is compiled, and what they do it for."""


class _Use(NamedTuple):
    """A name that a function reads or binds."""

    place: tuple[int, int]
    name: str
    binds: bool


def misread(root: Path, files: Iterable[Path]) -> list[str]:
    """Every line of these modules, which are compiled, that means something else then."""
    return [f"{place(root, path, node)}: {fault}" for path in files for node, fault in _faults(path)]


def copiers(root: Path, files: Iterable[Path]) -> list[str]:
    """Every line that copies or pickles by Python's own means: compiled objects are made anew by their `__init__`."""
    return [f"{place(root, path, node)}: {ast.unparse(node.func)} calls the __init__ of what is compiled"
            for path in files if path.relative_to(root).as_posix() not in COPYING
            for node in nodes(path) if isinstance(node, ast.Call) and _copies(node.func)]


def _copies(function: ast.expr) -> bool:
    module, _, name = ast.unparse(function).rpartition(".")
    return module in ("copy", "pickle", "copyreg") or (not module and name in ("copy", "deepcopy"))


def _faults(path: Path) -> Iterator[tuple[ast.AST, str]]:
    abstract = {node.name for node in nodes(path) if isinstance(node, ast.ClassDef) and _is_abstract(node)}
    for node in nodes(path):
        match node:
            case ast.Raise(cause=ast.expr()):
                yield node, "`raise ... from` loses its cause; call raise_from"
            case ast.Assert() if not _is_harmless(node.test):
                yield node, "this assertion does something, and is kept where plain Python leaves assertions out (-O)"
            case ast.ExceptHandler(type=ast.expr() as caught) if "AssertionError" in ast.unparse(caught):
                yield node, "assertions are kept where plain Python leaves them out (-O)"
            case ast.ClassDef() if any("runtime_checkable" in ast.unparse(each) for each in node.decorator_list):
                yield node, "a protocol that can be checked at run time fails when it is imported"
            case ast.Call(func=ast.Name(id=name)) if name in abstract:
                yield node, f"{name} is abstract, and an object of it is made without complaint"
            case ast.GeneratorExp() if any(_is_endless(each.iter) for each in node.generators):
                yield node, "a generator expression is made a list at once, and this one would never end"
            case ast.FunctionDef():
                yield from _loop_faults(node)


def _is_abstract(node: ast.ClassDef) -> bool:
    return any(ast.unparse(base).partition("[")[0].rpartition(".")[2] in ("ABC", "Protocol") for base in node.bases)


def _is_endless(iterable: ast.expr) -> bool:
    """Whether something in it goes on for ever; a `zip` ends with its shortest."""
    if isinstance(iterable, ast.Call) and ast.unparse(iterable.func) == "zip":
        return all(map(_is_endless, iterable.args))
    return isinstance(iterable, ast.Call) and (ast.unparse(iterable.func).removeprefix("itertools.") in _ENDLESS
                                               or any(map(_is_endless, iterable.args)))


def _is_harmless(test: ast.expr) -> bool:
    """Whether nothing happens when this is asked."""
    return not any(isinstance(node, ast.NamedExpr | ast.Await | ast.Yield | ast.YieldFrom)
                   or (isinstance(node, ast.Call) and ast.unparse(node.func) not in _HARMLESS)
                   for node in ast.walk(test))


# -- loops -------------------------------------------------------------------------------------------------------------

def _loop_faults(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str]]:
    """The faults of the loops of a function, without those of functions within it."""
    uses = sorted(use for statement in function.body for use in _uses(statement))
    for loop in _loops(function):
        body = [use for part in (loop.target, *loop.body) for use in _uses(part)]
        for name in sorted(set(_read_again(loop.iter)) & {use.name for use in body if use.binds}):
            yield loop, f"the loop goes on in what its body binds to {name}"
        if isinstance(loop.iter, ast.Call) and ast.unparse(loop.iter.func) == "range":
            for name in sorted({use.name for use in _uses(loop.target)}):
                if _is_read_after(name, loop, uses):
                    yield loop, f"{name} is read after the loop, and an empty range sets it to where it begins"


def _loops(node: ast.AST) -> Iterator[ast.For]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.For):
            yield child
        if not isinstance(child, (*_FUNCTIONS, ast.ClassDef)):
            yield from _loops(child)


def _read_again(iterable: ast.expr) -> Iterator[str]:
    """The names that a loop over this reads at every step."""
    match iterable:
        case ast.Name(id=name):
            yield name
        case ast.Call(func=ast.Name(id=called), args=arguments) if called in _TAKEN_APART:
            for argument in arguments:
                yield from _read_again(argument)
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=view)) if view in _VIEWS:
            yield name


def _is_read_after(name: str, loop: ast.For, uses: list[_Use]) -> bool:
    """Whether a name is read behind a loop before anything else is bound to it."""
    end = loop.body[-1].end_lineno or loop.lineno
    later = [use for use in uses if use.name == name and use.place[0] > end]
    return bool(later) and not later[0].binds


def _uses(node: ast.AST, hidden: frozenset[str] = frozenset()) -> Iterator[_Use]:
    """The names read and bound below a node, except those that functions and comprehensions have for themselves."""
    if isinstance(node, ast.Name):
        if node.id not in hidden:
            at = (node.lineno, node.col_offset)
            yield _Use(at, node.id, binds=not isinstance(node.ctx, ast.Load))
        return
    if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
        yield _Use((node.lineno, node.col_offset), node.target.id, binds=False)     # before it is bound
    for name in _named_by(node):
        yield _Use((node.lineno, node.col_offset), name, binds=True)    # type: ignore[attr-defined]
    if isinstance(node, _COMPREHENSIONS):
        hidden |= {use.name for each in node.generators for use in _uses(each.target)}
    if isinstance(node, _FUNCTIONS):
        hidden |= {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)}
    for child in ast.iter_child_nodes(node):
        yield from (use for use in _uses(child, hidden)
                    if not (use.binds and isinstance(node, (*_FUNCTIONS, ast.ClassDef))))


def _named_by(node: ast.AST) -> list[str]:
    """The names that a statement binds without an expression for it."""
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.ExceptHandler(name=str(name)) | \
                ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
            return [name]
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return [(each.asname or each.name).partition(".")[0] for each in names]
    return []
