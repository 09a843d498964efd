"""A game being played, its history, and its record on disk."""

from __future__ import annotations

from engine.session.happenings import Result, Seating
from engine.session.journal import Journal
from engine.session.listening import Heard
from engine.session.record import Record, Summary
from engine.session.session import Session

__all__ = ["Heard", "Journal", "Record", "Result", "Seating", "Session", "Summary"]
