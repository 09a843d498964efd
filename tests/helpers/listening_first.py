"""Reads the table of a program, whose every part is followed from the start, as Orca follows it.

Run by the system's Python, as `dbus-run-session -- python3 listening_first.py COMMAND...`; the command starts the
program. What was read is written to standard output as JSON.
"""

from __future__ import annotations

import json
import sys

from tests.helpers.listening import anywhere, children, follow, read, running, wait_for

if __name__ == "__main__":
    with running(sys.argv[1:], lambda: follow(lambda event: None, "object:children-changed")) as ran:
        table = wait_for(lambda: (found := anywhere("Table")) and children(found) and found, "there is a table",
                         fails=False, patience=10)
        told = None if table is None else read(table)
    print(json.dumps({"table": told, "complaints": ran.complaints}))
