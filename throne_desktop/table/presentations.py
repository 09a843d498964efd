"""The presentations that tables know: whoever lays out a table imports this, so that all are there."""

from __future__ import annotations

from throne_desktop.table import throne

ALL = (throne,)
