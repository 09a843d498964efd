"""Texts travel as data, and become words where they are read."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.text import N_, Param, Player, Text, english, listed, plain, text_from_json
from tests.helpers.toy_properties import steady

NAMES = st.from_regex(r"[a-z_][a-z0-9_]{0,8}", fullmatch=True).filter(lambda name: name != "n")
SEATS = st.integers(0, 4)


def texts(values: st.SearchStrategy[Param]) -> st.SearchStrategy[Text]:
    """Texts whose holes are filled with such values."""
    params = st.dictionaries(NAMES, values, max_size=4).map(lambda filled: tuple(filled.items()))
    return st.builds(Text, st.text(max_size=10), st.text(max_size=30), params, st.none() | st.integers(0, 99))


PARAMS: st.SearchStrategy[Param] = st.recursive(
    st.integers() | st.text(max_size=10) | st.builds(Player, SEATS),
    lambda inner: st.lists(inner, max_size=3).map(tuple) | texts(inner), max_leaves=6)
TEXTS = texts(PARAMS)


# -- on its way --------------------------------------------------------------------------------------------------------

@steady
@given(TEXTS)
def test_a_text_is_the_same_after_its_way_as_json(text: Text) -> None:
    assert text_from_json(json.loads(json.dumps(text.to_json()))) == text


@steady
@given(TEXTS)
def test_equal_texts_read_the_same(text: Text) -> None:
    assert str(text_from_json(text.to_json())) == str(text)


def test_a_plain_text_is_written_short() -> None:
    assert N_("place", "A name").to_json() == {"context": "place", "source": "A name"}


# -- words -------------------------------------------------------------------------------------------------------------

def test_holes_are_filled_by_name() -> None:
    text = N_("log", "Destroys {player}’s {card}.").fill(card=N_("card", "Queen"), player=Player(1))
    assert str(text) == "Destroys Player 2’s Queen."


def test_filling_leaves_the_text_as_it_was() -> None:
    empty = N_("log", "{card} shown.")
    empty.fill(card="Queen")
    assert str(empty) == "{card} shown."


def test_holes_can_be_filled_one_after_the_other_and_anew() -> None:
    text = N_("log", "{one}, {two}").fill(one=1).fill(two=2)
    assert (str(text), str(text.fill(one=3))) == ("1, 2", "3, 2")


def test_a_list_is_read_with_commas() -> None:
    assert str(N_("log", "Row: {cards}.").fill(cards=(N_("card", "King"), "Ace", 7, Player(0)))) == (
        "Row: King, Ace, 7, Player 1.")


def test_a_number_below_zero_has_a_true_minus_sign() -> None:
    text = N_("log", "You lead {mine} to {theirs}.")
    assert str(text.fill(mine=0, theirs=-1)) == "You lead 0 to −1."
    assert str(N_("log", "Scores: {scores}.").fill(scores=(3, -2))) == "Scores: 3, −2."


def test_an_open_hole_stays_visible() -> None:
    assert str(N_("log", "{card} of {player}").fill(card=1)) == "1 of {player}"


@pytest.mark.parametrize(("names", "said"), [
    ((), ""), (("Count",), "Count"), (("Count", "Herald"), "Count and Herald"),
    (("Count", "Herald", "Oracle"), "Count, Herald, and Oracle"),
])
def test_names_are_listed_as_a_sentence_lists_them(names: tuple[str, ...], said: str) -> None:
    assert listed(names, english) == said


@pytest.mark.parametrize(("sentence", "said"), [
    ("Shows {cards}.", "Shows King, Ace, and 7."), ("Row: {cards}.", "Row: King, Ace, 7."),
    ("Rang\u202f: {cards}.", "Rang\u202f: King, Ace, 7."),
])
def test_a_list_after_a_colon_is_no_part_of_the_sentence(sentence: str, said: str) -> None:
    assert str(N_("log", sentence).fill(cards=(N_("card", "King"), "Ace", 7))) == said


@pytest.mark.parametrize(("last", "said"), [
    ("Inés", "y/i"), ("Íñigo", "y/i"), ("Hilda", "y/i"), ("Jorge", "y"), ("Iago", "y"), ("Hierro", "y"), ("Yago", "y"),
])
def test_a_language_may_list_otherwise_before_the_sound_of_an_i(last: str, said: str) -> None:
    assert listed(["Ana", last], lambda text: f"y/{text.form}".rstrip("/")) == said


@pytest.mark.parametrize(("sentence", "said"), [
    ("{card} wins.", "Rose, a Thorn, wins."), ("Plays {card}.", "Plays Rose, a Thorn."),
    ("With {card}, all win.", "With Rose, a Thorn, all win."), ("{card} (3)", "Rose, a Thorn (3)"),
    ("{question} now", "Who, then? now"), ("{cards} win.", "Count; Rose, a Thorn; and Rose, a Thorn, win."),
    ("{both} win.", "Rose, a Thorn, and Count win."), ("{target} with 3", "Ann’s Rose, a Thorn, with 3"),
])
def test_a_name_with_an_epithet_ends_with_a_comma_where_the_sentence_goes_on(sentence: str, said: str) -> None:
    rose = N_("game/card", "Rose, a Thorn")
    count, target = N_("game/card", "Count"), N_("game/log", "{player}’s {card}").fill(player="Ann", card=rose)
    filled = N_("game/log", sentence).fill(card=rose, cards=(count, rose, rose), both=(rose, count), target=target,
                                           question=N_("game/prompt", "Who, then?"))
    assert str(filled) == said


@pytest.mark.parametrize(("number", "words"), [
    (0, "0 cards left."), (1, "1 card left."), (2, "2 cards left."), (-1, "−1 card left."), (-2, "−2 cards left.")])
def test_the_plural_follows_the_number(number: int, words: str) -> None:
    assert str(N_("log", "%n card(s) left.", "", 1).fill(n=number)) == words


def test_a_text_without_a_number_keeps_its_brackets() -> None:
    assert english(N_("log", "Card(s)")) == "Card(s)"


def test_every_text_in_a_text_is_translated_and_every_player_named() -> None:
    words = {"{card} for {player}": "für {player}: {card}", "Queen": "Königin"}
    text = N_("log", "{card} for {player}").fill(card=N_("card", "Queen"), player=Player(1))
    rendered = text.render(lambda each: words[each.source], lambda seat: ["Anna", "Bea", "Cleo"][seat])
    assert rendered == "für Bea: Königin"


@steady
@given(st.text().filter(str.isprintable), st.dictionaries(NAMES, st.text().filter(str.isprintable), max_size=3))
def test_what_is_put_into_a_hole_is_never_read_as_a_hole(source: str, values: dict[str, str]) -> None:
    expected = re.sub(r"\{(\w+)\}", lambda hole: values.get(hole[1], hole[0]), source)
    assert str(Text("", source, tuple(values.items()))) == expected


@steady
@given(TEXTS)
def test_no_hole_that_was_filled_is_left(text: Text) -> None:
    holes = " ".join(f"{{{name}}}" for name, _ in text.params)
    left = Text("", holes, tuple((name, 0) for name, _ in text.params))
    assert "{" not in str(left)


# -- words that came from outside --------------------------------------------------------------------------------------

@pytest.mark.parametrize(("given", "shown"), [
    ("Zo\u00eb \u8001\u5e2b \U0001f451", "Zo\u00eb \u8001\u5e2b \U0001f451"),
    ("\x1b]0;owned\x07Ann\x9b2J", "]0;ownedAnn2J"),
    ("Ann\r\nBen\tCleo\u2028Dan", "Ann  Ben Cleo Dan"),
    ("\u202enimda\u202c\u2066\u200f", "nimda"),
    ("\ud800A\udcff\ufeff", "A"),
    ("soft\u00adhyphen, no\u00a0break", "soft\u00adhyphen, no\u00a0break"),
])
def test_what_fills_a_hole_commands_no_terminal(given: str, shown: str) -> None:
    text = N_("log", "({value}, {player}, {both})").fill(value=given, player=Player(0), both=(given, Player(0)))
    assert text.render(english, lambda seat: given) == f"({shown}, {shown}, {shown} and {shown})"
    assert plain(given) == shown
