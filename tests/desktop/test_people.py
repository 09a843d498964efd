"""Everyone at a table has a face: opponents their own, people the one they chose, and no two are alike."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from throne_desktop.look.drawings import drawing
from throne_desktop.storage.paths import asset
from throne_desktop.storage.people import (
    BOT_NAMES,
    MOST_REMEMBERED,
    OPPONENTS,
    OWN,
    Portrait,
    chosen_portraits,
    portraits_at,
    remembered,
)

pytestmark = pytest.mark.usefixtures("qtbot")

ALL = (*OPPONENTS.values(), *OWN)
SIDE = 34
UNLIKE = 0.085
"""The part of a small square in which two black shapes differ at least."""


def black(portrait: Portrait) -> QImage:
    """The shape of a portrait, 34 pixels high."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing(asset("people", f"{portrait.id}.svg")).render(painter, QRectF(0, 0, SIDE, SIDE))
    painter.end()
    return image


def covered(image: QImage) -> set[tuple[int, int]]:
    return {(x, y) for x in range(SIDE) for y in range(SIDE) if image.pixelColor(x, y).alpha() > 127}


def ids(players: list[tuple[str, bool]], chosen: dict[str, Portrait] | None = None) -> list[str]:
    return [portrait.id for portrait in portraits_at(players, chosen or {})]


def test_all_portraits_are_told_apart_as_small_black_shapes() -> None:
    shapes = {portrait.id: covered(black(portrait)) for portrait in ALL}
    alike = [(one, other) for one, other in combinations(shapes, 2)
             if len(shapes[one] ^ shapes[other]) < UNLIKE * SIDE * SIDE]
    assert alike == []


def test_every_portrait_is_drawn_and_says_what_it_shows_in_words_of_its_own() -> None:
    assert {path.stem for path in asset("people").iterdir()} == {portrait.id for portrait in ALL}
    assert len({str(portrait.looks) for portrait in ALL}) == len(ALL)


def test_an_opponent_looks_the_same_at_every_seat_of_every_table() -> None:
    for name, portrait in OPPONENTS.items():
        for seat in range(5):
            players = [("Ann", True)] * seat + [(name, False)]
            assert portraits_at(players, {})[seat] is portrait


def test_no_two_players_look_alike_whatever_they_are_called() -> None:
    names = ("Aldwin", "Aldwin", "Ann", "", "Ann")
    for players in set(permutations((name, name == "Ann") for name in names)):
        faces = portraits_at(players, {"Ann": OWN[2]})
        assert len(set(faces)) == len(players)


def test_a_face_without_a_name_of_its_own_goes_by_the_seat() -> None:
    assert ids([("Agnes", False), ("Bertram", False)]) == [OWN[0].id, OWN[1].id]
    assert ids([("Ann", True), ("Ben", True), ("Cleo", True)]) == [portrait.id for portrait in OWN[:3]]


def test_people_look_as_they_chose_at_any_seat() -> None:
    chosen = {"Ann": OWN[4]}
    assert ids([("Ann", True), ("Aldwin", False)], chosen) == [OWN[4].id, "aldwin"]
    assert ids([("Aldwin", False), ("Ann", True)], chosen) == ["aldwin", OWN[4].id]


def test_a_person_called_like_an_opponent_can_look_differently_and_the_opponent_still_looks_as_ever() -> None:
    chosen = {"Frida": OWN[5]}
    assert ids([("Frida", True)], chosen) == [OWN[5].id]
    assert ids([("Ann", True), ("Frida", False)], chosen) == [OWN[0].id, "frida"]


def test_a_bot_that_takes_over_a_seat_keeps_its_face() -> None:
    for chosen in ({}, {"Ann": OWN[3]}):
        assert ids([("Ann", True), ("Aldwin", False)], chosen) == ids([("Ann", False), ("Aldwin", False)], chosen)


def test_what_people_chose_is_remembered_by_name_and_the_newest_choice_counts() -> None:
    entries = remembered((), {"Ann": OWN[1], "Ben/Bob": OWN[2]})
    assert chosen_portraits(entries) == {"Ann": OWN[1], "Ben/Bob": OWN[2]}
    assert chosen_portraits(remembered(entries, {"Ann": OWN[4]})) == {"Ann": OWN[4], "Ben/Bob": OWN[2]}


def test_portraits_that_this_version_does_not_have_are_left_out() -> None:
    assert chosen_portraits(("dragon/Ann", "Ann", "", "aldwin/Ben", "helm/Cleo")) == {"Cleo": OWN[1]}


def test_so_many_people_are_remembered_and_no_more() -> None:
    entries: tuple[str, ...] = ()
    for number in range(MOST_REMEMBERED + 3):
        entries = remembered(entries, {f"Player {number}": OWN[0]})
    names = list(chosen_portraits(entries))
    assert len(names) == MOST_REMEMBERED
    assert (names[0], names[-1]) == ("Player 3", f"Player {MOST_REMEMBERED + 2}")


def test_there_are_eight_opponents_for_tables_of_any_size() -> None:
    assert BOT_NAMES == ("Aldwin", "Beatrix", "Corvin", "Dorothea", "Emeric", "Frida", "Gaspard", "Hedwig")
