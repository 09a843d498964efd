"""What the compiler of the engine has to be told. It reads native.pyi; plain Python takes no notice."""

from __future__ import annotations

from collections.abc import Callable
from types import BuiltinFunctionType
from typing import TypeVar

Class = TypeVar("Class", bound=type)

i64 = int
"""In compiled code a number of 64 bits: quick, but what does not fit is lost. In plain Python any number."""


def mypyc_attr(*, allow_interpreted_subclasses: bool) -> Callable[[Class], Class]:
    """Whether classes that are not compiled may derive from one that is, such as those of games in the making."""
    return lambda decorated: decorated


def is_native(function: Callable[..., object]) -> bool:
    """Whether a function is machine code."""
    return isinstance(function, BuiltinFunctionType)
