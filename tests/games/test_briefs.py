"""Every ability has a short form that fits a card too small for its words, in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from engine import GAMES, load_game
from engine.base.cards import BriefSign
from engine.core.text import in_words
from tests.helpers.repo_files import ROOT
from throne_desktop.language import i18n

MOST_LETTERS = 12


@pytest.mark.parametrize("game_id", GAMES)
def test_every_card_with_an_ability_says_in_short_what_it_does(game_id: str) -> None:
    """A card that shows its actions as signs says so in these."""
    assert [card.id for card in load_game(game_id).cards
            if card.ability.source and card.brief is None and not card.signs] == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", list(i18n.LANGUAGES))
def test_a_short_form_has_few_letters_in_every_language(game_id: str, language: str) -> None:
    i18n.use(language)
    try:
        briefs = {card.id: in_words(card.brief.words, i18n.words) for card in load_game(game_id).cards if card.brief}
    finally:
        i18n.use("en")
    assert {card: words for card, words in briefs.items() if not 1 <= len(words) <= MOST_LETTERS} == {}


def test_every_sign_for_what_a_card_does_is_drawn() -> None:
    assert {path.stem for path in (ROOT / "assets" / "signs").glob("*.svg")} == set(get_args(BriefSign))
