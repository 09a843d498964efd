#!/usr/bin/env bash
# A loop compiled by mypyc goes on in whatever its name holds by then.
#
# Expected: `for card in cards` asks for the iterator once. What the body binds to `cards`, or to the `n` of `range(n)`,
#   changes nothing, and a loop over an empty range leaves its variable alone. So Python does it.
# Seen: the compiled loop over a list reads `cards` anew at every step, and so continues at the same index of the new
#   list; `range(n)` compares with the new `n`; an empty range sets its variable to the range's start.
# Versions: mypy 2.4.1 with setuptools 80.9.0, CPython 3.11.7, Debian 12. Needs a C compiler and Python's headers.
# Matters: a loop that narrows down its own list computes something else once it is compiled. No error is raised, and
#   the types are right either way, so nothing but a test of the compiled module can find it.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check mypy==2.4.1 setuptools==80.9.0

cat >loops.py <<'END'
def over_list(cards: list[int]) -> list[int]:
    seen: list[int] = []
    for card in cards:
        seen.append(card)
        cards = [10, 20, 30]
    return seen


def over_range(n: int) -> list[int]:
    seen: list[int] = []
    for i in range(n):
        seen.append(i)
        n = 2
    return seen


def after_none(n: int) -> int:
    i = 7
    for i in range(n):
        pass
    return i
END
show() {
    bin/python -c 'import loops; print(loops.over_list([1, 2, 3]), loops.over_range(4), loops.after_none(0))'
}

plain=$(show)
bin/mypyc loops.py >mypyc.log 2>&1 || { cat mypyc.log >&2; exit 2; }
compiled=$(show)
echo "plain:    $plain"
echo "compiled: $compiled"
[ "$plain" = '[1, 2, 3] [0, 1, 2, 3] 7' ] && [ "$compiled" = '[1, 20, 30] [0, 1] 0' ] ||
    { echo 'The behaviour has changed.' >&2; exit 1; }
