#!/usr/bin/env python3
"""Compile translations/*.ts into the .qm files that Qt loads, if these are missing or out of date."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

TRANSLATIONS = Path(__file__).resolve().parent.parent / "translations"


def qt_tool(name: str) -> Path:
    """Find one of Qt's commands (lrelease, lupdate) in the installed PySide6. Raises FileNotFoundError."""
    spec = importlib.util.find_spec("PySide6")
    suffix = ".exe" if os.name == "nt" else ""
    for folder in (spec and spec.submodule_search_locations) or ():
        if (tool := Path(folder, name + suffix)).is_file():
            return tool
    raise FileNotFoundError(f"{name} is part of PySide6-Essentials, which is not installed for {sys.executable}")


def compile_translations(source: Path, target: Path) -> list[Path]:
    """Compile the .ts files in `source` into `target`, skipping any already up to date; returns all .qm files."""
    qms = []
    for ts in sorted(source.glob("*.ts")):
        qm = target / f"{ts.stem}.qm"
        if not qm.exists() or qm.stat().st_mtime_ns < ts.stat().st_mtime_ns:
            # Written under another name first, so that an interrupted run leaves no partial file that looks up to date.
            fresh = qm.with_suffix(f".{os.getpid()}.tmp")
            subprocess.run([qt_tool("lrelease"), "-silent", ts, "-qm", fresh], check=True)
            fresh.replace(qm)
        qms.append(qm)
    return qms


def main() -> int:
    """Compile in the checkout; 0 on success."""
    try:
        compile_translations(TRANSLATIONS, TRANSLATIONS)
    except subprocess.CalledProcessError as error:  # lrelease has said why, such as a missing library
        print(f"{Path(error.cmd[0]).name} failed with status {error.returncode}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
