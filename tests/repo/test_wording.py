"""Texts are worded as a native author would: what no text does is never done again, and what some do gets less."""

from __future__ import annotations

import pytest

from tests.helpers import wording
from tests.helpers.wording import RULES, Rule, Text


@pytest.fixture(scope="module")
def found() -> list[Text]:
    """All texts in all languages."""
    return list(wording.texts())


# -- the project -------------------------------------------------------------------------------------------------------

def test_no_text_breaks_a_rule_but_those_that_are_counted(found: list[Text]) -> None:
    """Whoever mends one writes the list anew: `python -m tests.helpers.wording lower`; `wording RULE` names them."""
    assert wording.state(found) == wording.known()


def test_every_language_is_read(found: list[Text]) -> None:
    read = {language: sum(text.language == language for text in found) for language in wording.ALL}
    assert set(read) == set(wording.ALL)
    assert len(set(read.values())) == 1


# -- the rules themselves ----------------------------------------------------------------------------------------------

def _text(language: str, form: str, kind: str = "log", unit: str = "app") -> Text:
    return Text(language, unit, f"game/{kind}", form, (form,))


BROKEN = [
    ("en", "who", "throne", "Who trails takes points before the End of Game card comes."),
    ("en", "who", "throne", "17 to 9; who leads may hurry."),
    ("en", "to decide", "app", "It is not your turn: {player} is to decide."),
    ("en", "do without", "app", "You have done without it."),
    ("en", "lie open", "app", "All cards lie open."),
    ("en", "the own", "app", "Puts one copy into the own Antechamber."),
    ("en", "comma before an infinitive", "app", "Drag it to the discard pile, to destroy it."),
    ("en", "has not so many", "app", "The Court has not so many cards."),
    ("en", "true of a card", "throne", "This King was true."),
    ("en", "of a player", "app", "Pick a card of {player} to kill."),
    ("en", "lies face up", "app", "A card that lies face up is seen."),
    ("en", "of your hand", "app", "Play a card of your hand."),
    ("en", "more after its noun", "app", "It costs 1 gold more."),
    ("en", "first after its verb", "app", "Choose first what you give."),
    ("en", "in a turn", "app", "What may I do in my turn?"),
    ("en", "old words", "app", "Nobles are dear, and dealt anew."),
    ("en", "British spelling", "app", "Buildings of one colour."),
    ("en", "two colons", "app", "Stopped: this card: {card}."),
    ("en", "no subject and no verb", "app", "Judge used to guess."),
    ("en", "two of a sign", "app", "Really?!"),
    ("en", "a straight sign", "app", "He says \"no\"."),
    ("en", "a straight sign", "app", "It is {player}'s turn."),
    ("en", "a straight sign", "app", "The thieves' cellar"),
    ("de", "a straight sign", "app", "Wie geht's."),
    ("fr", "a straight sign", "app", "L'As..."),
    ("nl", "a straight sign", "app", "Zo'n kaart"),
    ("es", "a straight sign", "app", "Espera..."),
    ("fr", "a plain space before a sign", "app", "Qui joue ?"),
    ("fr", "a plain space before a sign", "app", "Il dit « non\u202f»"),
    ("fr", "no space before a sign", "app", "Qui joue?"),
    ("fr", "no space before a sign", "app", "«non\u202f»"),
    ("de", "formal", "app", "Haben Sie Ihre Karten?"),
    ("nl", "formal", "app", "Neem uw kaart."),
    ("es", "formal", "app", "Si usted quiere"),
    ("fr", "familiar", "app", "Choisir tes adversaires"),
    ("es", "voltear", "app", "Voltear al Rey"),
    ("es", "tomar", "app", "Toma el dinero."),
    ("es", "a before a card", "app", "Juega al Conde."),
    ("es", "verdad of a card", "throne", "Este Rey era verdad."),
    ("de", "Aktion for a move", "app", "Aktion {number} von {all}"),
    ("nl", "vaardigheid", "rival_kings", "Gebruik de vaardigheid."),
    ("fr", "la Royauté", "imposter_kings", "Elle n’est pas de la Royauté."),
    ("fr", "en or", "shadow_throne", "Paye {gold} en or."),
    ("nl", "a card as she", "app", "De kaart is gedekt: ze telt niet."),
    ("nl", "rondes", "app", "Gewonnen rondes"),
]
FINE = [
    ("en", "Whoever begins may play any card: who goes first?"),
    ("en", "Chance decides who begins. You take from {player}, who has the higher score."),
    ("en", "{player} plays {card}. Drag it to the discard pile to destroy it."),
    ("en", "The claim was true: {card}."),
    ("en", "You have not lost: you can still play a card."),
    ("fr", "Qui joue\u202f? «\u202fMensonge\u202f!\u202f»\u202f: il est 100\u202f%, votre tour…"),
    ("de", "Ihr habt gewonnen. Sie kommt dran. Das geht’s."),
    ("nl", "Speel je kaart; de Troon telt. Ronden: 3"),
    ("es", "Juega el Conde y coge el dinero; da la vuelta al Rey. ¿Es verdad?"),
]


@pytest.mark.parametrize(("language", "name", "unit", "form"), BROKEN)
def test_a_text_that_breaks_a_rule_is_found(language: str, name: str, unit: str, form: str) -> None:
    assert [rule.name for rule in RULES if rule.broken_by(_text(language, form, unit=unit))] == [name]


def test_every_rule_has_an_example_that_breaks_it() -> None:
    assert {(rule.language, rule.name) for rule in RULES} == {(language, name) for language, name, _, _ in BROKEN}


@pytest.mark.parametrize(("language", "form"), FINE)
def test_a_good_text_breaks_no_rule(language: str, form: str) -> None:
    assert [rule.name for rule in RULES if rule.broken_by(_text(language, form))] == []


def test_a_rule_is_asked_only_of_its_language_kinds_and_games() -> None:
    rule = Rule("two colons", "en", RULES[0].pattern, kinds=("log",), units=("throne",))
    bad = "Who trails takes points."
    assert rule.broken_by(_text("en", bad, unit="throne"))
    assert not rule.broken_by(_text("de", bad, unit="throne"))
    assert not rule.broken_by(_text("en", bad, kind="lesson", unit="throne"))
    assert not rule.broken_by(_text("en", bad, unit="app"))


# -- lengths -----------------------------------------------------------------------------------------------------------

def test_sentences_are_counted_in_words_holes_included() -> None:
    assert wording.sentences("{player} plays {card}. Why? “Because it’s 2 % more.” It is…") == [3, 1, 4, 2]
    assert wording.sentences("«\u202fMensonge\u202f!\u202f» Il perd une carte\u202f: laquelle\u202f?") == [1, 5]


@pytest.mark.parametrize(("words", "too_long"), [(28, 0), (29, 1)])
def test_a_sentence_that_is_read_in_passing_has_at_most_28_words(words: int, too_long: int) -> None:
    sentence = " ".join(["card"] * words) + "."
    assert wording.counts([_text("en", sentence, kind="prompt")]) == ({"en": {"too long": 1}} if too_long else {})
    assert wording.counts([_text("en", sentence, kind="rule")]) == {}


def test_a_kind_whose_sentences_are_long_by_half_is_named() -> None:
    ten, twelve = (_text("en", " ".join(["card"] * words) + ".", kind="reason") for words in (10, 12))
    assert wording.long_winded([ten, twelve, twelve]) == {"en hint": 12}
    assert wording.long_winded([ten, ten, twelve]) == {}


# -- plaques -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("form", "lost"), [
    ("Jugada: {card}. Trono: {value}.", {"es": 1}), ("Juega {card}. Trono: {value}.", {})])
def test_a_line_whose_beginning_loses_the_card_is_counted(form: str, lost: dict[str, int]) -> None:
    source = "Plays {card}: the Throne is worth {value}."
    english, spanish = (Text(language, "app", "game/log", source, (said,))
                        for language, said in (("en", source), ("es", form)))
    assert wording.cut_short([english, spanish]) == lost


def test_a_line_that_loses_the_card_in_english_too_is_not_counted() -> None:
    source = "A card was played: {card}."
    assert wording.cut_short([_text("en", source), Text("de", "app", "game/log", source, ("Gespielt: {card}.",))]) == {}
