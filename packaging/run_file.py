"""The installer for any Linux, which needs no root: an archive that unpacks itself and installs into ~/.local."""

from __future__ import annotations

import platform
import shutil
import subprocess
from pathlib import Path
from typing import Final

from linux_tree import LINUX, NAME

_SCRIPTS: Final = ("install.sh", "uninstall.sh", "refresh.sh")


def build(tree: Path, version: str, work: Path, dist: Path) -> Path:
    """Pack a tree that linux_tree has laid out, and return the installer."""
    archive = work / "archive"
    archive.mkdir()
    shutil.copytree(tree, archive / "tree", symlinks=True)
    for script in _SCRIPTS:
        shutil.copy(LINUX / script, archive)
    installer = dist / f"{NAME}-{version}-linux-{platform.machine()}.run"
    # gzip is everywhere; xz, which would save a quarter, is not.
    subprocess.run(["makeself", "--gzip", "--nox11", "--sha256", "--quiet", archive, installer,
                    f"Throne Desktop {version}", "./install.sh"], check=True)
    return installer
