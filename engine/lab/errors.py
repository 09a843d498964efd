"""What cannot be done in the laboratory, in a sentence."""

from __future__ import annotations

from engine.core.errors import ThroneError


class CannotLay(ThroneError, ValueError):
    """Something that cannot be laid where somebody wants it, or a table that is not one to play on yet."""
