"""A game being played, its history, and its record on disk."""

from __future__ import annotations

from engine.session.entries import Result, Seating
from engine.session.listening import Heard
from engine.session.record import Record, Summary
from engine.session.resume import branch, resume
from engine.session.session import Session
from engine.session.writer import RecordWriter

__all__ = ["Heard", "Record", "RecordWriter", "Result", "Seating", "Session", "Summary", "branch", "resume"]
