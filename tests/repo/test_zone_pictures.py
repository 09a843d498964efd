"""Every field of a zone that can be seen is shown in a picture."""

from __future__ import annotations

import re
from dataclasses import fields

from engine.base.parts import Show
from engine.base.table import ZoneSpec
from tests.helpers.repo_files import ROOT

GUIDE = ROOT / "engine" / "base" / "ZONES.md"
SAID = {"id", "label", "rule", "seat"}
"""What a zone is called, where it belongs, and what may be put there: nothing to be drawn."""

PRESENTED = [show for show in Show if show is not Show.PLAIN]
"""The presentations that have names; each has a picture of its own."""


def test_every_field_that_can_be_seen_has_its_section_and_its_picture() -> None:
    shown = [field.name for field in fields(ZoneSpec) if field.name not in SAID]
    pictures = [name for name in shown if name != "show"] + [f"show_{show.value}" for show in PRESENTED]
    guide = GUIDE.read_text("utf-8")
    assert sorted(re.findall(r"^## (\w+)$", guide, re.MULTILINE)) == sorted(shown)
    assert sorted(re.findall(r"assets/zones/(\w+)\.png", guide)) == sorted(pictures)
    assert sorted(path.stem for path in (ROOT / "assets" / "zones").iterdir()) == sorted(pictures)


def test_every_presentation_has_its_section() -> None:
    assert sorted(re.findall(r"^### (\w+)$", GUIDE.read_text("utf-8"), re.MULTILINE)) == sorted(
        show.value for show in PRESENTED)
