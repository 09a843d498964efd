"""Every ability has a short form that fits a card too small for its words, in every language."""

from __future__ import annotations

import pytest

from engine import GAMES, load_game
from engine.core.text import in_words
from tests.helpers.repo_files import ROOT
from throne_desktop.language import i18n

MOST_LETTERS = 12


@pytest.mark.parametrize("game_id", GAMES)
def test_every_card_with_an_ability_says_in_short_what_it_does(game_id: str) -> None:
    """A card that shows its actions as signs says so in these."""
    assert [card.id for card in load_game(game_id).cards
            if card.ability.source and card.brief is None and not card.signs] == []


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", list(i18n.LANGUAGES))
def test_a_short_form_has_few_letters_in_every_language(game_id: str, language: str) -> None:
    i18n.use(language)
    try:
        briefs = {card.id: in_words(card.brief.words, i18n.words) for card in load_game(game_id).cards if card.brief}
    finally:
        i18n.use("en")
    assert {card: words for card, words in briefs.items() if not 1 <= len(words) <= MOST_LETTERS} == {}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_sign_of_a_short_form_is_drawn(game_id: str) -> None:
    signs = {card.brief.sign for card in load_game(game_id).cards if card.brief}
    assert [sign for sign in signs if not (ROOT / "assets" / "signs" / f"{sign}.svg").is_file()] == []
