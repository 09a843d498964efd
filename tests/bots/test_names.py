"""No bot is called like a person at its table: another opponent sits in."""

from __future__ import annotations

import pytest

from engine.bots.names import free_names, named_apart, numbered
from engine.bots.opponents import OPPONENTS
from engine.cli.seating import bots_seated
from engine.core.errors import BadOption
from engine.core.text import folded

NAMES = tuple(opponent.name for opponent in OPPONENTS.values())


@pytest.mark.parametrize("name", ["Corvin", "corvin", "CORVIN", " Corvin ", "Cor vin", "Córvìn", "Co\u0301rvin"])
def test_capitals_accents_and_spaces_make_no_other_name(name: str) -> None:
    assert folded(name) == folded("Corvin")
    assert "Corvin" not in free_names(NAMES, (name,))
    assert named_apart(("Aldwin", "Corvin"), (name,)) == ("Aldwin", "Gaspard")


def test_who_sits_in_has_the_same_temperament_if_anybody_has_who_is_free() -> None:
    for person in NAMES:
        (bot,) = named_apart((person,), (person,))
        has = OPPONENTS[person.lower()].temperament
        others = [each.name for each in OPPONENTS.values() if each.temperament == has and each.name != person]
        assert bot in (others or NAMES)
        assert bot != person


def test_nobody_sits_at_two_seats_for_it() -> None:
    seated = named_apart(("Corvin", "Gaspard", "Beatrix", "Aldwin"), ("corvin", "ALDWIN"))
    assert seated[1:3] == ("Gaspard", "Beatrix")
    assert len({*map(folded, seated), "corvin", "aldwin"}) == 6


def test_several_people_may_be_called_like_opponents() -> None:
    assert set(named_apart(NAMES[:4], NAMES[4:])) == set(NAMES[:4])
    assert set(named_apart(NAMES[:4], NAMES[:4])) == set(NAMES[4:])


@pytest.mark.parametrize(("names", "called"), [
    (("Ann", "Ben"), ("Ann", "Ben")),
    (("Ann", "ann", "ÁNN"), ("Ann", "ann 2", "ÁNN 3")),
    (("Ann", "Ann", "Ann 2"), ("Ann", "Ann 3", "Ann 2")),
    (("", "", "Ann"), ("", "", "Ann"))])
def test_who_is_called_like_somebody_before_has_a_number(names: tuple[str, ...], called: tuple[str, ...]) -> None:
    assert numbered(names) == called


def test_names_that_are_nobodys_stay_as_they_were_chosen() -> None:
    assert named_apart(("Ann", "Aldwin", "Córdula"), ("Ann", "Ben")) == ("Ann", "Aldwin", "Córdula")


def test_an_opponent_who_is_asked_for_gives_way_to_a_person_of_that_name() -> None:
    seated = bots_seated(("knight/corvin", "page", "page"), NAMES, ("Corvin", "Beatrix"))
    assert [(player.name, player.level) for player in seated] == [("Gaspard", "knight"), ("Aldwin", "page"),
                                                                  ("Dorothea", "page")]


def test_the_same_opponent_is_refused_twice_whoever_sits_in() -> None:
    with pytest.raises(BadOption, match="Corvin can take only one seat"):
        bots_seated(("page/corvin", "knight/corvin"), NAMES, ("Corvin",))
