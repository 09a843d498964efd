"""Texts of 140 and 160 per cent are larger on cards too, not only beside them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import GAMES, load_game
from engine.base.cards import Card
from tests.helpers.amount import LANGUAGES, first_or_all
from tests.helpers.window import dress
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.table.faces.card_layout import CardLayout

pytestmark = pytest.mark.usefixtures("qtbot")

WIDTHS = (66, 80, 100, 112, 130, 150, 170, 190)
"""Of open cards on a table, from piles to the widest hand."""
GROWING = 0.6
"""The share of cards whose smallest text is larger, at each of these widths."""
FULL = {"shadow-throne": 0.3}
"""Where long names fill two lines of a head at the usual size: what else stands on the card grows."""


@pytest.fixture(autouse=True)
def usual_again() -> Iterator[None]:
    dress()
    yield
    theme.wear("light")
    i18n.use("en")


def texts(card: Card, width: int) -> list[float]:
    """The heights of the letters on a card: of its name, and of what it does."""
    layout = CardLayout(card, width, round(width * 1.4), i18n.words)
    assert not layout.lettering.cut, f"{card.id} at {width}"
    short = layout.below.short
    does = layout.below.ability.pixels if layout.below.ability is not None else (
        short.font.pixelSize() if short is not None and short.words else None)
    return [layout.lettering.pixels, *([] if does is None else [does])]


@pytest.mark.parametrize("game_id", GAMES)
@first_or_all("language", LANGUAGES)
def test_the_smallest_text_on_a_card_grows_and_none_shrinks(game_id: str, language: str) -> None:
    i18n.use(language)
    cards = load_game(game_id).cards
    usual = {}
    for scale in (100, 140, 160):
        theme.wear("light", scale)
        for width in WIDTHS:
            found = [texts(card, width) for card in cards]
            if scale == 100:
                usual[width] = found
                continue
            told = f"at {width}, {scale} per cent"
            pairs = list(zip(usual[width], found, strict=True))
            assert all(now[0] >= before[0] and now[-1] >= min(before) for before, now in pairs), told
            grown = sum(min(now) > min(before) for before, now in pairs) / len(pairs)
            assert grown >= FULL.get(game_id, GROWING), f"{told}: {grown:.2f}"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_spine_is_larger_too(game_id: str) -> None:
    cards = load_game(game_id).cards
    sizes = []
    for scale in (100, 160):
        theme.wear("light", scale)
        spines = [CardLayout(card, 112, 157, i18n.words, 50.0).spine for card in cards]
        sizes.append(sum(spine.lettering.pixels for spine in spines if spine is not None))
    assert sizes[1] > sizes[0] * 1.1


@first_or_all("language", LANGUAGES)
def test_numbers_beside_the_picture_stay_as_large_as_on_other_cards(language: str) -> None:
    """A sign that stepped below the head for the sake of a large name left the numbers 8 pixels each."""
    i18n.use(language)
    theme.wear("light", 160)
    cards = [card for card in load_game("shadow-throne").cards if card.badges]
    for width in (130, 152, 170, 190):
        layouts = {card.id: CardLayout(card, width, round(width * 1.4), i18n.words) for card in cards}
        assert [card for card, layout in layouts.items() if not layout.sign_beside_name] == [], f"at {width}"
