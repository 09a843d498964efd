"""The installer for Windows, made by NSIS from windows/installer.nsi."""

from __future__ import annotations

import subprocess
from pathlib import Path

import icons
import publisher

SCRIPT = Path(__file__).resolve().parent / "windows" / "installer.nsi"


def build(frozen: Path, version: str, work: Path, dist: Path) -> Path:
    """Pack the frozen program, and return the installer."""
    installer = dist / f"throne-desktop-{version}-windows.exe"
    defined = {"VERSION": version, "SOURCE": frozen, "ICON": icons.ico(work), "OUTPUT": installer,
               "PUBLISHER": publisher.PUBLISHER, "LICENSE": SCRIPT.parents[2] / "LICENSE"}
    subprocess.run(["makensis", "-V2", "-WX", *(f"-D{name}={value}" for name, value in defined.items()), SCRIPT],
                   check=True)
    return installer


def check(work: Path, version: str) -> None:
    """Compile the script with a dummy program, to check it without Windows."""
    frozen = work / "nothing"
    frozen.mkdir()
    (frozen / "throne-desktop.exe").write_bytes(b"")
    build(frozen, version, work, work)
