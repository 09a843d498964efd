"""The version of the program, in a module of its own that anything may import."""

__version__ = "0.4.0"
