"""What the compiler of the engine has to be told about a class. It reads native.pyi; plain Python takes no notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Class = TypeVar("Class", bound=type)


def mypyc_attr(*, allow_interpreted_subclasses: bool) -> Callable[[Class], Class]:
    """Whether classes that are not compiled may derive from one that is, such as those of games in the making."""
    return lambda decorated: decorated
