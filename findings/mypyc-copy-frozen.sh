#!/usr/bin/env bash
# A frozen dataclass compiled by mypyc can be neither copied nor pickled.
#
# Expected: copy.copy, copy.deepcopy and pickle make an equal object, without calling `__init__`. So Python does it.
# Seen: all three raise FrozenInstanceError, since what they restore is set attribute by attribute on a class that
#   forbids it. A class that is not frozen is copied, but `__init__` is called first, with its defaults.
# Versions: mypy 2.4.1 with setuptools 80.9.0, CPython 3.11.7, Debian 12. Needs a C compiler and Python's headers.
# Matters: plain data that goes to another process, as through multiprocessing, or is copied to try something out, does
#   so until the module is compiled. What `__init__` does besides, such as counting or registering, happens once more.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check mypy==2.4.1 setuptools==80.9.0

cat >things.py <<'END'
from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    x: int
    y: int


class Counted:
    def __init__(self, start: int = 0) -> None:
        made.append(start)


made: list[int] = []
END
cat >show.py <<'END'
import copy
import pickle

import things

for way in (copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))):
    try:
        print("equal" if way(things.Point(1, 2)) == things.Point(1, 2) else "different", end=" ")
    except Exception as error:
        print(type(error).__name__, end=" ")
copy.copy(things.Counted(5))
print(f"calls {things.made}")
END

plain=$(bin/python show.py)
bin/mypyc things.py >mypyc.log 2>&1 || { cat mypyc.log >&2; exit 2; }
compiled=$(bin/python show.py)
echo "plain:    $plain"
echo "compiled: $compiled"
[ "$plain" = 'equal equal equal calls [5]' ] &&
    [ "$compiled" = 'FrozenInstanceError FrozenInstanceError FrozenInstanceError calls [5, 0]' ] ||
    { echo 'The behaviour has changed.' >&2; exit 1; }
