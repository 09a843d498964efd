"""The details that Windows shows for the program's file: its version and its makers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from publisher import PUBLISHER

_RESOURCE: Final = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1,
                    subtype=0x0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "{publisher}"),
      StringStruct("FileDescription", "Throne Desktop"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "throne-desktop"),
      StringStruct("LegalCopyright", "{publisher}, MIT License"),
      StringStruct("OriginalFilename", "throne-desktop.exe"),
      StringStruct("ProductName", "Throne Desktop"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def write(folder: Path, version: str) -> Path:
    """Write the version resource that PyInstaller puts into the program, and return the file."""
    numbers = (*(int(part) for part in version.split(".")), 0)
    file = folder / "version.txt"
    file.write_text(_RESOURCE.format(numbers=numbers, version=version, publisher=PUBLISHER), encoding="utf-8")
    return file
