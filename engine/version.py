"""The version of the program and how its engine was built, in a module of its own that anything may import."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

__version__ = "0.4.0"


def is_compiled() -> bool:
    """Whether the engine is compiled to machine code; otherwise it runs as plain Python."""
    found = find_spec("engine.core.state")
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
