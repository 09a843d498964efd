#!/usr/bin/env bash
# A large int that is assigned to a property of a compiled class is never freed.
#
# Expected: a property with a setter keeps the last int that was assigned to it, as a plain attribute or a method does.
# Seen: each one of more than 62 bits stays in memory for good where the code that assigns it is not compiled, or is
#   compiled but does not know the class, as in a generic function over a protocol. Compiled code that knows the class
#   frees them, and so do attributes and methods, whoever uses them.
# Versions: mypy 2.4.1 with setuptools 80.9.0, CPython 3.11.7, Debian 12. Needs a C compiler and Python's headers.
# Matters: seeds, hashes and bitmaps are ints of that size. A search that gives each of its simulations a seed of its own
#   grows by a few megabytes an hour, and no tool for Python's garbage finds them, since ints are not tracked. A method
#   that sets the same attribute is the way around.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check mypy==2.4.1 setuptools==80.9.0

cat >boxes.py <<'END'
from typing import Protocol, TypeVar


class HasNumber(Protocol):
    number: int


T = TypeVar("T", bound=HasNumber)


class Box:
    def __init__(self) -> None:
        self.plain = 0

    @property
    def number(self) -> int:
        return self.plain

    @number.setter
    def number(self, number: int) -> None:
        self.plain = number

    def put(self, number: int) -> None:
        self.plain = number


def known(box: Box, times: int) -> None:
    for each in range(times):
        box.number = (1 << 100) + each


def generic(box: T, times: int) -> None:
    for each in range(times):
        box.number = (1 << 100) + each
END
cat >show.py <<'END'
import sys

import boxes


def attribute(box, times):
    for each in range(times):
        box.plain = (1 << 100) + each


def method(box, times):
    for each in range(times):
        box.put((1 << 100) + each)


def assigned(box, times):
    for each in range(times):
        box.number = (1 << 100) + each


def kept(act):
    box = boxes.Box()
    act(box, 100)
    before = sys.getallocatedblocks()
    act(box, 1000)
    return round((sys.getallocatedblocks() - before) / 1000)


print(f"attribute {kept(attribute)}, method {kept(method)}, property {kept(assigned)}; "
      f"within the module: known class {kept(boxes.known)}, generic {kept(boxes.generic)}")
END

plain=$(bin/python show.py)
bin/mypyc boxes.py >mypyc.log 2>&1 || { cat mypyc.log >&2; exit 2; }
compiled=$(bin/python show.py)
echo "blocks kept by an assignment, plain:    $plain"
echo "blocks kept by an assignment, compiled: $compiled"
[ "$plain" = 'attribute 0, method 0, property 0; within the module: known class 0, generic 0' ] &&
    [ "$compiled" = 'attribute 0, method 0, property 1; within the module: known class 0, generic 1' ] ||
    { echo 'The behaviour has changed.' >&2; exit 1; }
