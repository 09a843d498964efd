"""Every file of a frozen program belongs to a part whose licence it brings."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.helpers.repo_files import ROOT
from throne_desktop.services.licences import NEEDED, LicensedPart, needed


@pytest.mark.parametrize(("place", "part"), [
    ("PySide6/Qt/lib/libQt6Core.so.6", "Qt"), ("libQt6Gui.so.6", "Qt"),
    ("PySide6/Qt/plugins/platforms/libqxcb.so", "Qt"),
    ("PySide6/QtCore.abi3.so", "PySide6_Essentials"), ("libpyside6.abi3.so.6.11", "PySide6_Essentials"),
    ("shiboken6/Shiboken.abi3.so", "shiboken6"), ("libicudata.so.73", "ICU"), ("PySide6/Qt/lib/libicuuc.so.73", "ICU"),
    ("libpython3.11.so.1.0", "Python"), ("python3.11/lib-dynload/zlib.cpython-311-x86_64-linux-gnu.so", "Python"),
    ("json/decoder.pyc", "Python"), ("json.decoder", "Python"),
    ("_cffi_backend.cpython-311-x86_64-linux-gnu.so", "cffi"),
    ("_miniaudio.abi3.so", "miniaudio"), ("appdirs.pyc", "appdirs"), ("segno.encoder", "segno"),
    ("font_source_serif_pro/files/SourceSerifPro-Bold.ttf", "font-source-serif-pro"),
    ("engine_core__mypyc.cpython-311-x86_64-linux-gnu.so", "mypy"), ("engine.core.state", "Throne Desktop"),
    ("assets/themes/back.svg", "Throne Desktop"), ("_pyi_rth_utils", "pyinstaller"),
    ("stand-ins/libxkbcommon.so.0", "stand-ins/libxkbcommon.so.0"), ("libgtk-3.so.0", None), ("numpy_like.pyc", None),
])
def test_a_file_belongs_to_the_part_that_it_comes_from(place: str, part: str | None) -> None:
    import licences

    assert licences.owner(place) == part


def test_the_licences_of_what_is_packed_are_packed_too(tmp_path: Path) -> None:
    import licences

    packed = licences.collect([("libQt6Core.so.6", "", "BINARY"), ("_miniaudio.abi3.so", "", "EXTENSION"),
                               ("engine.core", "", "PYMODULE"), ("json", "", "PYMODULE"), ("_cffi_backend.so", "", "")],
                              tmp_path)
    names = [LicensedPart.load(Path(source)).name for _place, source, _kind in packed]
    assert names == ["Qt", "Third-party code in Qt", "miniaudio", "Throne Desktop", "Python", "cffi", "libffi (cffi)"]
    assert {Path(place).parent.as_posix() for place, _source, _kind in packed} == {"licences"}


def test_a_file_of_unknown_origin_stops_the_build(tmp_path: Path) -> None:
    import licences

    with pytest.raises(licences.Unknown, match=r"what part libgtk-3\.so\.0 belongs to"):
        licences.collect([("libgtk-3.so.0", "", "BINARY")], tmp_path)


def test_a_frozen_program_that_carries_more_than_it_tells_is_found(tmp_path: Path) -> None:
    import licences

    inside = tmp_path / "_internal"
    for place in ("libQt6Core.so.6", "libicuuc.so.73", "stand-ins/libxcb-util.so.1", "strange.so", "licences/of.txt"):
        (inside / place).parent.mkdir(parents=True, exist_ok=True)
        (inside / place).touch()
    (inside / "licences" / "of.txt").unlink()
    for name in ("Qt", "Throne Desktop"):
        LicensedPart(name, "1", "MIT", "Be free.").save(inside / "licences")
    assert licences.missing(tmp_path) == ["libicuuc.so.73", "stand-ins/libxcb-util.so.1", "strange.so"]


def test_the_page_counts_what_the_program_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = {re.match(r"[\w.-]+", line)[0] for line in project["dependencies"]}     # type: ignore[index]
    assert asked == {name.replace("PySide6_Essentials", "PySide6-Essentials") for name in NEEDED}
    assert {"shiboken6", "cffi"} <= set(needed(NEEDED))
