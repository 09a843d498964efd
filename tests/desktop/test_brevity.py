"""Prompts have at most ten words and refusals at most fifteen: all there are, in every language, with long names."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Final

import pytest

from engine import GAMES, load_game
from engine.core.text import Param, Player, Text
from engine.games.rival_kings.words import ACTIONS
from tests.helpers.amount import LANGUAGES
from tests.helpers.repo_files import ROOT
from throne_desktop.language import i18n
from throne_desktop.language.i18n import words

MOST: Final = {"prompt": 10, "refusal": 15}
"""By the sort of a text: the most words it may have, in all languages alike."""
SOURCES: Final = {"app": "engine", **{game_id.replace("-", "_"): game_id for game_id in GAMES}}
"""By file of translations: the first part of its contexts."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qtbot: object) -> Iterator[None]:
    i18n.use(request.param)
    yield
    i18n.use("en")


def counted(said: str) -> int:
    """How many words there are: what has a letter or a digit."""
    return sum(bool(re.search(r"\w", word)) for word in said.split())


def longest(texts: tuple[Text, ...]) -> Text:
    return max(texts, key=lambda text: (counted(words(text)), len(words(text))))


def filled(text: Text, game_id: str) -> Text:
    """A text with the longest name in every hole that has one, and a number or a player's name in every other."""
    holes: dict[str, Param] = dict.fromkeys(re.findall(r"\{(\w+)\}", text.source), 12)
    named = {"action": ACTIONS} | (dict.fromkeys(
        ("card", "subject"), tuple(card.name for card in load_game(game_id).cards)) if game_id in GAMES else {})
    for hole in holes:
        if hole == "player":
            holes[hole] = Player(0)
        elif hole in named:
            holes[hole] = longest(named[hole])
    return text.fill(n=12 if "%n" in text.source else None, **holes)


def marked(file: str) -> Iterator[Text]:
    """All texts of a file of translations, without what stands in their holes."""
    for context in ET.parse(ROOT / "translations" / f"{file}_de.ts").iter("context"):
        for message in context.iter("message"):
            yield Text(context.findtext("name", ""), message.findtext("source", ""))


@pytest.mark.parametrize("file", SOURCES)
@pytest.mark.usefixtures("language")
def test_no_prompt_and_no_refusal_is_too_long(file: str) -> None:
    found = dict[str, int]()
    for text in marked(file):
        sort = text.context.removeprefix(f"{SOURCES[file]}/")
        if sort in MOST:
            said = words(filled(text, SOURCES[file]), ["Aldwin"])
            found[said] = counted(said) - MOST[sort]
    assert len(found) >= 3
    assert [said for said, over in found.items() if over > 0] == []
