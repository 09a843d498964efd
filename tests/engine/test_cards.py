"""All that has to be said of a card is said, for every card of every game; what is missing is named with its card."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.base.cards import Card, names_of, said_of_each
from engine.base.game import Game
from engine.core.errors import BadCard
from engine.core.text import Text
from engine.games.behind_the_throne import cards as behind
from engine.games.imposter_kings import cards as imposter
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.ability import NEEDED, UNSAID, Ability, check
from engine.games.registry import GAMES, load_game
from engine.games.rival_kings import cards as rival
from engine.games.shadow_throne import cards as shadow
from engine.games.throne import cards as throne
from tests.helpers.repo_files import ROOT

_NAMES = (Text("test", "Fool"), Text("test", "Judge"), Text("test", "Queen"))


def unsaid(game: Game[Any], card: Card) -> Iterator[str]:
    """What any card needs, and this one has not."""
    if not card.name.source:
        yield f"{card.id} has no name"
    if not card.ability.source:
        yield f"{card.name}: no sentence says what it does"
    if card.brief is None and not card.signs:
        yield f"{card.name}: nothing says in short what it does"
    if not (ROOT / "assets" / "games" / game.id.replace("-", "_") / f"{card.id}.svg").exists():
        yield f"{card.name} has no drawing"


@pytest.mark.parametrize("game_id", GAMES)
def test_all_is_said_of_every_card(game_id: str) -> None:
    game = load_game(game_id)
    package = importlib.import_module(type(game).__module__.rpartition(".")[0])
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)    # tables by kind are complete, or this raises
    assert [missing for card in game.cards for missing in unsaid(game, card)] == []
    assert [card.kind for card in game.cards] == list(range(len(game.cards)))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_constant_that_is_called_like_a_card_is_its_kind(game_id: str) -> None:
    game = load_game(game_id)
    constants = vars(importlib.import_module(f"{type(game).__module__.rpartition('.')[0]}.cards"))
    named = [card for card in game.cards if card.id.upper() in constants]
    assert len(named) > len(game.cards) // 3
    for card in named:
        assert constants[card.id.upper()] == card.kind, card.id


def test_a_card_that_stands_in_the_place_of_another_kind_is_named() -> None:
    with pytest.raises(BadCard, match=r"^Jack is kind 4, but stands in the place of kind 3\.$"):
        names_of((*throne.CARDS[:3], throne.CARDS[4]))


def test_a_table_by_kind_names_the_cards_that_it_forgets() -> None:
    with pytest.raises(BadCard, match=r"^Nothing says what it is worth: Judge, Queen\.$"):
        said_of_each("what it is worth", {0: 1.0}, range(3), _NAMES.__getitem__)


def test_a_table_by_kind_names_the_cards_of_which_it_says_too_much() -> None:
    with pytest.raises(BadCard, match=r"^There is no need to say what it is worth: Queen\.$"):
        said_of_each("what it is worth", {0: 1.0, 1: 1.0, 2: 1.0}, range(2), _NAMES.__getitem__)


def test_a_complete_table_stays_as_it_is() -> None:
    table = {0: 1.0, 1: 2.0, 2: 3.0}
    assert said_of_each("what it is worth", table, range(3), _NAMES.__getitem__) is table


# -- The Imposter Kings ------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("kind", "ability"), ABILITIES.items())
def test_an_ability_that_leaves_something_unsaid_is_named(kind: int, ability: Ability) -> None:
    """Each thing that the ability has to say is left out once."""
    nothing = Ability("R0", ability.able, ability.does)
    needed = {*NEEDED[ability.asks], *(("question", "simply") if ability.asks else ()),
              *(("said",) if ability.stoppable else ())}
    for name in needed:
        with pytest.raises(BadCard, match=rf"^{imposter.name_of(kind)}: its ability does not say {name}\.$"):
            check(kind, replace(ability, **{name: getattr(nothing, name)}))


def test_a_judge_that_hopes_for_nothing_is_named() -> None:
    with pytest.raises(BadCard, match=r"^Judge: its ability does not say hopes\.$"):
        check(imposter.JUDGE, replace(ABILITIES[imposter.JUDGE], hopes=""))


def test_an_ability_that_asks_for_an_unknown_sort_of_move_is_named() -> None:
    with pytest.raises(BadCard, match=r"^Fool: no ability can ask for 'hand', only for one of "):
        check(imposter.FOOL, replace(ABILITIES[imposter.FOOL], asks="hand"))


def test_what_pointing_at_a_card_needs_is_said_by_the_abilities_that_do() -> None:
    for ability in ABILITIES.values():
        assert (ability.brings == UNSAID) is (ability.asks != "court")


@pytest.mark.parametrize(("rows", "said"), [
    (imposter.CHARACTERS[:-1], r"^There are \d+ characters, but the King’s kind is \d+: it comes after them\.$"),
    ((imposter.CHARACTERS[1], imposter.CHARACTERS[0], *imposter.CHARACTERS[2:]),
     r"^Assassin is kind 1, but its row is number 0\.$"),
    ((replace(imposter.CHARACTERS[0], value=3), *imposter.CHARACTERS[1:]),
     r"^Assassin counts 2 and comes after a higher card: kinds are in order of value\.$"),
    ((*imposter.CHARACTERS[:-1], replace(imposter.CHARACTERS[-1], value=10)),
     r"^Princess counts 10: 1 to HIGHEST_VALUE is allowed, so that it can be said\.$"),
    ((*imposter.CHARACTERS[:-1], replace(imposter.CHARACTERS[-1], group=imposter.CHARACTERS[0].group)),
     r"^Princess is on the wrong side of FIRST_ROYALTY: Royalty are the highest characters\.$"),
])
def test_a_character_that_stands_in_the_wrong_place_is_named(rows: tuple[imposter.Character, ...], said: str) -> None:
    with pytest.raises(BadCard, match=said):
        imposter.check(rows)


# -- Rival Kings -------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("rows", "said"), [
    (rival.EACH_SUBJECT[:-1], r"^There are 15 subjects, not 16\.$"),
    ((rival.EACH_SUBJECT[1], *rival.EACH_SUBJECT[1:]), r"^Watchman is kind 1, but its row is number 0\.$"),
])
def test_a_subject_that_stands_in_the_wrong_place_is_named(rows: tuple[rival.Subject, ...], said: str) -> None:
    with pytest.raises(BadCard, match=said):
        rival.check(rows)


# -- Behind the Throne -------------------------------------------------------------------------------------------------

MINSTREL, QUEEN = behind.CARDS[behind.MINSTREL], behind.CARDS[behind.QUEEN]


@pytest.mark.parametrize(("place", "card", "said"), [
    (behind.MINSTREL, replace(MINSTREL, value=7),
     r"^Minstrel is kind 5 and counts 7: characters come first, in order of value from 1 on\.$"),
    (behind.END, replace(behind.CARDS[behind.END], value=10), r"^End of Game is kind 9 and counts 10: characters come"),
    (behind.MINSTREL, replace(MINSTREL, group=QUEEN.group),
     r"^Minstrel is on the wrong side of FIRST_PROHIBITIVE: prohibitive characters are the highest\.$"),
    (behind.QUEEN, replace(QUEEN, group=MINSTREL.group), r"^Queen is on the wrong side of FIRST_PROHIBITIVE"),
    (behind.MINSTREL, replace(MINSTREL, group=behind.CARDS[behind.JUDGE].group),
     r"^Minstrel: MANIPULATIVE does not say what its group says\.$"),
])
def test_a_character_that_others_do_not_count_on_is_named(place: int, card: Card, said: str) -> None:
    with pytest.raises(BadCard, match=said):
        behind.check([*behind.CARDS[:place], card, *behind.CARDS[place + 1:]])


# -- Throne, and Shadow Throne -----------------------------------------------------------------------------------------

def test_a_claim_that_does_more_has_a_higher_number() -> None:
    with pytest.raises(BadCard, match=r"^Queen does more than King, so it must have a higher number\.$"):
        throne.check((throne.JACK, throne.KING, throne.QUEEN), ())


def test_a_table_of_throne_that_lacks_a_kind_is_told() -> None:
    with pytest.raises(BadCard, match=r"^There are 9 kinds of cards, and a table has 8\.$"):
        throne.check((), (throne.COPIES, throne.TRUE_CLAIM[:-1]))


@pytest.mark.parametrize(("rows", "said"), [
    (shadow.CHARACTERS[:-1], r"^There are 19 characters, not 20\.$"),
    ((shadow.CHARACTERS[1], *shadow.CHARACTERS[1:]), r"^Tax Collector is kind 1, but its row is number 0\.$"),
    ((*shadow.CHARACTERS[:-1], replace(shadow.CHARACTERS[-1], works="")),
     r"^Princess Beatice: an ability has a step and says when it works, or neither\.$"),
])
def test_a_character_of_shadow_throne_that_lacks_something_is_named(rows: tuple[shadow.Character, ...],
                                                                    said: str) -> None:
    with pytest.raises(BadCard, match=said):
        shadow.check(rows)
