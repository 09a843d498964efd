"""Every item of the table knows its size before Qt can ask for it."""

from __future__ import annotations

from pathlib import Path

from tests.helpers.repo_files import ROOT
from tests.helpers.repo_items import asked_too_early, items

MARK = """
class Mark(QGraphicsItem):
    def __init__(self, parent):
        super().__init__(parent)
        {first}
        {then}

    def boundingRect(self):
        return self.around(1)

    def around(self, edge):
        return self._rect.adjusted(-edge, -edge, edge, edge)
"""

PILL = """
class Pill(Mark):
    def __init__(self, parent):
        super().__init__(parent)
        self._pill = 1

    def boundingRect(self):
        return self._rect.united(self._pill)
"""
SET, ASKED, HANDED = "self._rect = rect", "self.setPos(1, 1)", "Sign(self)"


def project(folder: Path, source: str) -> Path:
    """A project with this among its items."""
    path = folder / "throne_desktop" / "items.py"
    path.parent.mkdir(parents=True)
    path.write_text(source, encoding="utf-8")
    return folder


def test_no_item_is_asked_for_its_size_before_it_has_one() -> None:
    assert len(items(ROOT)) > 30
    assert asked_too_early(ROOT) == []


def test_one_that_is_moved_before_is_found(tmp_path: Path) -> None:
    found = asked_too_early(project(tmp_path, MARK.format(first=ASKED, then=SET)))
    assert found == ["throne_desktop/items.py:2: Mark sets _rect too late"]


def test_one_that_is_handed_to_somebody_before_is_found(tmp_path: Path) -> None:
    assert len(asked_too_early(project(tmp_path, MARK.format(first=HANDED, then=SET)))) == 1


def test_one_whose_base_asks_before_is_found(tmp_path: Path) -> None:
    (found,) = asked_too_early(project(tmp_path, MARK.format(first=SET, then=ASKED) + PILL))
    assert found.endswith("Pill sets _pill too late")


def test_one_that_is_moved_after_is_none(tmp_path: Path) -> None:
    assert asked_too_early(project(tmp_path, MARK.format(first=SET, then=ASKED))) == []
