"""Tests see the program as its users and its own parts do: no test reaches into a private member."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.repo_files import ROOT
from tests.helpers.repo_private import reach_ins


def _project(folder: Path, source: str) -> Path:
    """A project with a test that says this."""
    path = folder / "tests" / "desktop" / "test_deal.py"
    path.parent.mkdir(parents=True)
    path.write_text(source, encoding="utf-8")
    return folder


def test_no_test_reaches_into_a_private_member() -> None:
    assert reach_ins(ROOT) == []


@pytest.mark.parametrize("source", [
    "def test_deal() -> None:\n    assert deck._cards == []",
    "def test_deal() -> None:\n    deck._cards = []",
    "class TestDeal:\n    def test_deal(self) -> None:\n        assert self.deck._cards == []",
    "def test_deal() -> None:\n    assert deal()._cards == []",
    "from engine.core.rng import _next",
    "from engine.core import _rng",
    "import engine._fast.deck",
    "def test_deal(monkeypatch) -> None:\n    monkeypatch.setattr(deck, '_cards', [])",
    "def test_deal(monkeypatch) -> None:\n    monkeypatch.setattr('engine.core.rng._next', None)",
    "def test_deal() -> None:\n    assert getattr(deck, '_cards') == []",
    "def test_deal() -> None:\n    assert operator.attrgetter('top._kind')(deck)",
    "def test_deal() -> None:\n    with mock.patch.object(deck, '_cards'):\n        deal()",
])
def test_a_private_member_is_found(source: str, tmp_path: Path) -> None:
    (found,) = reach_ins(_project(tmp_path, source))
    assert found.startswith("tests/desktop/test_deal.py:")
    assert found.endswith(" is private")


@pytest.mark.parametrize("source", [
    "class Deck:\n    def __init__(self) -> None:\n        self._cards = []",
    "class Deck:\n    @classmethod\n    def new(cls) -> Deck:\n        return cls._made()",
    "class Deck(Pile):\n    def _made(self) -> Pile:\n        return super()._made()",
    "def _cards() -> list[int]:\n    return []\n\ndef test_deal() -> None:\n    assert _cards() == []",
    "def test_deal() -> None:\n    head, _, rest = deck.partition('_cards')\n    assert deck.__class__ is Deck",
    "def test_deal(monkeypatch) -> None:\n    monkeypatch.setattr(sys, '_MEIPASS', '')",
    "from engine.games._model.game import GAME",
])
def test_what_is_a_tests_own_or_has_a_reason_is_none(source: str, tmp_path: Path) -> None:
    assert reach_ins(_project(tmp_path, source)) == []
