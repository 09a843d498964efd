"""What is compiled means what its source says: it has none of what mypyc 2.4 makes something else of."""

from __future__ import annotations

from pathlib import Path

import pytest

import compile_engine
from tests.helpers.repo_compiled import COPYING, copiers, misread
from tests.helpers.repo_files import PACKAGES, ROOT, sources


def test_no_compiled_module_has_a_line_that_is_compiled_into_something_else() -> None:
    files = [ROOT / name for names in compile_engine.groups().values() for name in names]
    assert len(files) > 100
    assert misread(ROOT, files) == []


def test_nothing_is_copied_by_ways_that_make_compiled_objects_anew() -> None:
    assert copiers(ROOT, sources(ROOT, *PACKAGES)) == []


def test_every_module_that_may_copy_nevertheless_does() -> None:
    for name in COPYING:
        file = ROOT / name
        assert copiers(file.parent, [file])     # from its own folder, where it goes by another name


# -- the checks themselves ---------------------------------------------------------------------------------------------

def _module(folder: Path, source: str, *, within: str = "def count(cards, n, i):") -> Path:
    file = folder / "deal.py"
    lines = source.splitlines()
    file.write_text("\n".join([within, *(f"    {line}" for line in lines)] if within else lines), encoding="utf-8")
    return file


@pytest.mark.parametrize("source", [
    "for card in cards:\n    cards = []",
    "for card in cards:\n    cards += [card]",
    "for card in cards:\n    if card:\n        with card as cards:\n            pass",
    "for card in cards:\n    for cards in n:\n        pass",
    "for cards in cards:\n    pass",
    "for card in cards:\n    print(cards := [])",
    "for card in cards:\n    del cards",
    "for card in cards:\n    match card:\n        case [cards]:\n            pass",
    "for number, card in enumerate(cards):\n    cards = []",
    "for card, other in zip(n, reversed(cards)):\n    cards = []",
    "for card, number in cards.items():\n    cards = {}",
    "for place in range(n):\n    n -= 1",
    "for place in range(0, n, i):\n    i = 2",
])
def test_a_loop_over_a_name_bound_anew_is_found(source: str, tmp_path: Path) -> None:
    (fault,) = misread(tmp_path, [_module(tmp_path, source)])
    assert fault.startswith("deal.py:2: the loop goes on in ")


@pytest.mark.parametrize("source", [
    "for card in cards[:]:\n    cards = []",
    "for card in sorted(cards):\n    cards = []",
    "for place in range(len(cards)):\n    cards = []",
    "for card in cards:\n    n = [cards for cards in card]",
    "for card in cards:\n    n = lambda cards: cards",
    "for card in cards:\n    pass\ncards = []",
])
def test_a_loop_that_reads_its_own_copy_is_none(source: str, tmp_path: Path) -> None:
    assert misread(tmp_path, [_module(tmp_path, source)]) == []


@pytest.mark.parametrize("source", [
    "for i in range(n):\n    pass\nreturn i",
    "for i in range(n):\n    pass\ni += 1",
    "for i in range(n):\n    pass\nelse:\n    return i",
    "for i in range(n):\n    pass\nreturn [i for card in cards]",
])
def test_the_variable_of_a_range_that_is_read_afterwards_is_found(source: str, tmp_path: Path) -> None:
    (fault,) = misread(tmp_path, [_module(tmp_path, source)])
    assert fault.startswith("deal.py:2: i is read after the loop")


@pytest.mark.parametrize("source", [
    "for i in range(n):\n    pass\ni = 2\nreturn i",
    "for i in range(n):\n    pass\nfor i in cards:\n    print(i)",
    "for i in range(n):\n    print(i)",
    "for i in range(n):\n    pass\nreturn [i for i in cards]",
    "for i in cards:\n    pass\nreturn i",
])
def test_a_variable_that_is_bound_again_is_none(source: str, tmp_path: Path) -> None:
    assert misread(tmp_path, [_module(tmp_path, source)]) == []


@pytest.mark.parametrize("source", [
    "raise ValueError() from cards",
    "raise ValueError() from None",
    "assert cards.pop()",
    "assert (last := cards[0])",
    "try:\n    pass\nexcept (KeyError, AssertionError):\n    pass",
    "@runtime_checkable\nclass Dealt(Protocol):\n    cards: int",
    "class Deck(ABC):\n    pass\nDeck()",
    "next(n for n in count(2) if n not in taken)",
    "any(n in taken for n in map(str, itertools.cycle(cards)))",
])
def test_what_is_compiled_otherwise_is_found(source: str, tmp_path: Path) -> None:
    (fault,) = misread(tmp_path, [_module(tmp_path, source, within="")])
    assert fault.startswith("deal.py:")


@pytest.mark.parametrize("source", [
    "raise ValueError()",
    "raise_from(ValueError(), cards)",
    "next(n for n in range(2, 9) if n not in taken)",
    "sum(n for n, card in zip(count(2), cards))",
    "cards.extend(n for n in taken if cards.count(n) == 1)",
    "assert cards is not None and len(cards) > 2",
    "class Deck(ABC):\n    pass\nclass Stack(Deck):\n    pass\nStack()",
])
def test_what_is_compiled_as_it_stands_is_none(source: str, tmp_path: Path) -> None:
    assert misread(tmp_path, [_module(tmp_path, source, within="")]) == []


@pytest.mark.parametrize(("source", "faults"), [
    ("copy.copy(state)", 1), ("deepcopy(state)", 1), ("pickle.dumps(state)", 1), ("state.copy()", 0),
    ("import pickle", 0), ("known.copy()", 0),
])
def test_a_copy_by_other_means_is_found(source: str, faults: int, tmp_path: Path) -> None:
    assert len(copiers(tmp_path, [_module(tmp_path, source, within="")])) == faults
