"""The course of The Imposter Kings."""

from __future__ import annotations

from typing import Final

from engine.base.course import Course
from engine.games.imposter_kings.course.winning import WIN

COURSE: Final = Course(lessons=(WIN,))
