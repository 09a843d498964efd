"""Where a line may end: after a space, and in writing without spaces wherever Unicode's rules let it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QTextBoundaryFinder

_UNSPACED: Final = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff"
                              "\uff00-\uff60\U00020000-\U0003ffff]")
"""Scripts whose words stand side by side: Thai and its neighbours, Chinese and Japanese. A text that has none of these
signs is broken at its spaces alone, which takes less time than to ask Qt."""
WIDE_CLAUSE: Final = "[：；、，。](?=.)|(?<=[！？])(?=.)"
"""Where a sentence can end early in these scripts, as a pattern."""


def places(words: str) -> list[int]:
    """Where a line may end without a hyphen: the positions at which the next one would begin."""
    found = {match.end() for match in re.finditer(" +", words)}
    if _UNSPACED.search(words) is not None:
        finder, units = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, words), words.encode("utf-16-le")
        while (place := finder.toNextBoundary()) >= 0:
            found.add(len(units[:2 * place].decode("utf-16-le")))      # Qt counts rare signs twice
    return sorted(found - {0, len(words)})


def pieces(words: str) -> list[str]:
    """The parts between those places, in order: a space belongs to the part before it."""
    return [words[start:end] for start, end in pairwise((0, *places(words), len(words)))]
