"""The story of play: public facts as a game wrote them down, for those who draw conclusions from what somebody did."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.memory import Log

Fact = tuple[int, ...]
"""Something that everybody saw; the first number says of which sort it is, and the game what the others mean."""


def newest_first(story: Log) -> list[Fact]:
    """All facts of a story, from the latest back to the first."""
    found: list[Fact] = []
    while story is not None:
        found.append(story[1])
        story = story[0]
    return found


def oldest_first(story: Log) -> list[Fact]:
    """All facts of a story in the order in which they happened."""
    return newest_first(story)[::-1]


def story_of(facts: Sequence[Sequence[int]]) -> Log:
    """The story of these facts, which happened in that order."""
    story: Log = None
    for fact in facts:
        story = (story, tuple(fact))
    return story
