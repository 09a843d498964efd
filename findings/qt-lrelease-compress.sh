#!/usr/bin/env bash
# lrelease -compress makes translations larger, and leaves every source text in them.
#
# Expected: "Compress the QM files", as its help has it, makes them smaller: a text is found by its hash, so that sources
#   and contexts are needed only where two hashes are alike. With a thousand texts whose hashes differ, none is.
# Seen: the file has all its sources and contexts with the option as without, and besides a table of contexts, so it is
#   larger. Other options that promise less (-removeidentical, -nounfinished) leave it as it is, too.
# Versions: PySide6-Essentials 6.11.3 (its lrelease), CPython 3.11.7, Debian 12. Needs no screen.
# Matters: nearly a third of a .qm file in a Western language is English that nobody reads. Whoever has a limit for a
#   package must leave it out of the files afterwards; Qt finds the texts all the same.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv .
bin/pip install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3

cat >write.py <<'END'
print('<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="de"><context><name>Page</name>')
for number in range(1000):
    source = f"This is the sentence with the number {number}, and no other has it."
    print(f"<message><source>{source}</source><translation>Satz {number}</translation></message>")
print("</context></TS>")
END
bin/python write.py >texts.ts

cat >look.py <<'END'
from pathlib import Path

plain, packed = (Path(f"{name}.qm").read_bytes() for name in ("plain", "packed"))
for name, data in (("without", plain), ("with", packed)):
    print(f"{name} -compress: {data.count(b'This is the sentence')} sources, {data.count(b'Page')} contexts")
print("larger with it" if len(packed) > len(plain) else "not larger with it")
END
bin/pyside6-lrelease texts.ts -qm plain.qm >/dev/null 2>&1
bin/pyside6-lrelease -compress texts.ts -qm packed.qm >/dev/null 2>&1

seen=$(bin/python look.py)
echo "$seen"
[ "$seen" = 'without -compress: 1000 sources, 1000 contexts
with -compress: 1000 sources, 1001 contexts
larger with it' ] || { echo 'The behaviour has changed.' >&2; exit 1; }
