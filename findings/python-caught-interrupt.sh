#!/usr/bin/env bash
# A program that catches Ctrl+C and exits with 130 is still ended by the signal if it came while a dataclass was made.
#
# Expected: `except KeyboardInterrupt: sys.exit(130)` ends a program with status 130, wherever Ctrl+C came.
# Seen: if it came inside exec() of a string, as when @dataclass or namedtuple makes its methods, a program started with
#   `python -m` is ended by SIGINT, although it caught the exception, exits with 130 and prints nothing. Started by its
#   path or with -c it exits with 130; and if another exec() was run since, whatever it did, with -m, too.
# Versions: CPython 3.11.7, Debian 12; nothing is installed.
# Matters: a module that is loaded late has some milliseconds in which Ctrl+C ends a program otherwise than at any other
#   time. A shell says 130 both times, but a shell script is stopped by the signal only, and subprocess returns -2.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > careful.py <<'END'
import signal
import sys
from dataclasses import dataclass


def ctrl_c_while_its_methods_are_made(frame, event, argument):
    if frame.f_code.co_filename == "<string>":
        sys.settrace(None)
        signal.raise_signal(signal.SIGINT)


try:
    sys.settrace(ctrl_c_while_its_methods_are_made)

    @dataclass
    class Point:
        x: int
except KeyboardInterrupt:
    if "forget" in sys.argv:
        exec("")
    sys.exit(130)
END

status() { # how Python's subprocess says that a program ended
    python3 -c '
import subprocess, sys
print(subprocess.run([sys.executable, *sys.argv[1:]], check=False).returncode)' "$@"
}

module=$(status -m careful)
path=$(status careful.py)
forgotten=$(status -m careful forget)
echo "python3 -m careful:                           $module"
echo "python3 careful.py:                           $path"
echo "python3 -m careful, with exec(\"\") after it:   $forgotten"
[ "$module $path $forgotten" = '-2 130 130' ] || { echo 'The behaviour has changed.' >&2; exit 1; }
