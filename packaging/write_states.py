#!/usr/bin/env python3
"""Generate code from the fields of every game's state, below them: slots, the names of the saved fields, clone, adopt.

The fields are declared once in the class, with their types. Generated source costs nothing when the program starts, and
a clone made of assignments is as fast as one by hand.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MARK = "    # -- written by `make states` from the fields above "
LINE = 120
NUMBERS = "numbers"
"""The field that holds the numbers of the game's edition, in a state that has it."""
BY_MARK = {"Kinds": "KIND_FIELDS", "KindMask": "KIND_MASKS", "ByKind": "BY_KIND"}
"""By the mark of the fields that hold kinds of cards: where their names are listed."""


@dataclass(frozen=True)
class Field:
    """A field of a state: its `mark` if it has one, and whether it is `copied` element by element or else shared."""

    name: str
    mark: str
    copied: bool

    @property
    def saved(self) -> bool:
        """Whether it is written down."""
        return self.mark not in ("Derived", "Told") and self.name != NUMBERS


def state_files(root: Path) -> list[Path]:
    """The files with the games' states."""
    return sorted((root / "engine" / "games").glob("*/state.py"))


def fields_of(state: ast.ClassDef) -> Iterator[Field]:
    """The fields that a class declares, in order."""
    for node in state.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is None:
            type_ = ast.unparse(node.annotation)
            mark = type_.partition("[")[0]
            yield Field(node.target.id, mark, "list[" in type_)


def written(name: str, fields: list[Field]) -> str:
    """The generated lines for the fields of the state with that name."""
    lines = [MARK + "-" * (LINE - len(MARK)), ""]
    lines += _names("__slots__", sorted(field.name for field in fields))
    lines += _names("FIELDS", [field.name for field in fields if field.saved])
    for mark, target in BY_MARK.items():
        marked = [field.name for field in fields if field.mark == mark]
        lines += _names(target, marked) if marked else []
    lines += ["", f"    def clone(self) -> {name}:", f"        other = {name}()",
              "        self.copy_base(other)"]
    lines += [f"        other.{field.name} = self.{field.name}{'[:]' * field.copied}" for field in fields]
    lines += ["        return other", ""]
    if any(field.name == NUMBERS for field in fields):
        lines += ["    def adopt(self, edition: Edition) -> None:", "        super().adopt(edition)",
                  f"        self.{NUMBERS} = edition.{NUMBERS}", ""]
    return "\n".join(lines)


def _names(target: str, names: list[str]) -> list[str]:
    """An assignment of a tuple of names, wrapped to the line length."""
    quoted = [f'"{name}"' for name in names]
    lines, line = [], f"    {target} = ("
    for number, each in enumerate(quoted):
        end = (",)" if len(quoted) == 1 else ")") if number == len(quoted) - 1 else ","
        if len(line) + len(each) + len(end) + 1 > LINE:
            lines.append(line.rstrip())
            line = " " * (len(target) + 8)
        line += each + end + " "
    return [*lines, line.rstrip()]


def renewed(source: str) -> str:
    """The source of a state with the generated lines at the end of its class replaced."""
    (state,) = [node for node in ast.parse(source).body
                if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "State" for base in node.bases)]
    lines = source.splitlines()
    end = state.end_lineno or len(lines)
    mark = next((number for number, line in enumerate(lines) if line.startswith(MARK)), None)
    start, rest = (end, end) if mark is None else (mark, max(mark + 1, end))    # a mark alone lies below the class
    body = "\n".join(lines[:start]).rstrip()
    after = "\n".join(lines[rest:]).strip()
    return f"{body}\n\n{written(state.name, list(fields_of(state)))}" + (f"\n\n{after}\n" if after else "")


def main() -> int:
    """Rewrite the files or, with --check, list those that would change; 0 if none would."""
    parser = argparse.ArgumentParser(description="Write what follows from the fields of the games' states.")
    parser.add_argument("--check", action="store_true", help="change nothing, fail if a file is out of date")
    arguments = parser.parse_args()
    stale = [path for path in state_files(ROOT) if renewed(path.read_text(encoding="utf-8")) != path.read_text("utf-8")]
    for path in stale:
        if arguments.check:
            print(f"{path.relative_to(ROOT)}: out of date; make states writes it", file=sys.stderr)
        else:
            path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
    return bool(stale) and arguments.check


if __name__ == "__main__":
    sys.exit(main())
