"""What somebody has tried or laid in the laboratory, kept until it is opened again."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.lab.draft import Draft
from engine.lab.tree import Tree


class LabWork(NamedTuple):
    """A tree of what was tried, and the table that is being laid, if one is."""

    tree: Tree[Any]
    draft: Draft[Any] | None
