#!/usr/bin/env bash
# `raise … from …` loses its cause in a module compiled by mypyc.
#
# Expected: after `raise ValueError() from error`, `__cause__` is that error; after `from None`, the context is not
#   printed. So Python does it.
# Seen: the compiled module evaluates neither: `__cause__` is None, and `__suppress_context__` is False for both.
# Versions: mypy 2.4.1 with setuptools 80.9.0, CPython 3.11.7, Debian 12. Needs a C compiler and Python's headers.
# Matters: what handles errors by their cause finds none; where the cause is not the error being handled, such as one
#   that another process sent, it is gone altogether; and what `from None` hides on purpose is printed.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check mypy==2.4.1 setuptools==80.9.0

cat >raising.py <<'END'
def told(error: Exception) -> None:
    raise ValueError("told") from error


def hidden() -> None:
    try:
        raise KeyError("inner")
    except KeyError:
        raise ValueError("hidden") from None
END
cat >show.py <<'END'
import raising

try:
    raising.told(OSError("sent"))
except ValueError as error:
    print(f"cause {error.__cause__!r},", end=" ")
try:
    raising.hidden()
except ValueError as error:
    print(f"suppressed {error.__suppress_context__}")
END

plain=$(bin/python show.py)
bin/mypyc raising.py >mypyc.log 2>&1 || { cat mypyc.log >&2; exit 2; }
compiled=$(bin/python show.py)
echo "plain:    $plain"
echo "compiled: $compiled"
[ "$plain" = "cause OSError('sent'), suppressed True" ] && [ "$compiled" = 'cause None, suppressed False' ] ||
    { echo 'The behaviour has changed.' >&2; exit 1; }
