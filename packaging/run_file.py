"""The installer for any Linux: a self-extracting archive that installs into ~/.local and needs no root."""

from __future__ import annotations

import platform
import shutil
import subprocess
from pathlib import Path
from typing import Final

from linux_tree import LINUX, NAME

_SCRIPTS: Final = ("install.sh", "uninstall.sh", "refresh.sh", "words.sh")


def build(tree: Path, version: str, work: Path, dist: Path) -> Path:
    """Pack a tree laid out by linux_tree, and return the installer."""
    archive = work / "archive"
    archive.mkdir()
    shutil.copytree(tree, archive / "tree", symlinks=True)
    for script in _SCRIPTS:
        shutil.copy(LINUX / script, archive)
    installer = dist / f"{NAME}-{version}-linux-{platform.machine()}.run"
    # Every system has gzip; xz would save a quarter, but is missing on some.
    subprocess.run(["makeself", "--gzip", "--nox11", "--sha256", "--quiet", archive, installer,
                    f"Throne Desktop {version}", "./install.sh"], check=True)
    return installer
