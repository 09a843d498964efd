"""The version of the program. It stands alone, so that everything may name it."""

__version__ = "0.3.0"
