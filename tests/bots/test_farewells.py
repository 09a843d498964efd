"""What opponents say at the end of a game: something for every temperament and every end, chosen by the seed."""

from __future__ import annotations

import pytest

from engine.bots.farewells import Farewell, farewell
from engine.bots.opponents import OPPONENTS


@pytest.mark.parametrize("name", [*(each.name for each in OPPONENTS.values()), "Nobody we know"])
@pytest.mark.parametrize("ended", Farewell)
def test_everybody_has_something_to_say_and_not_always_the_same(name: str, ended: Farewell) -> None:
    said = {str(farewell(name, ended, seed)) for seed in range(8)}
    assert len(said) > 1
    assert farewell(name, ended, 5) == farewell(name, ended, 5)


def test_those_of_one_temperament_speak_alike_and_others_do_not() -> None:
    def lines(name: str) -> set[str]:
        return {str(farewell(name, ended, seed)) for ended in Farewell for seed in range(8)}

    assert lines("Corvin") == lines("Gaspard")
    assert not lines("Corvin") & lines("Frida")


def test_nobody_shouts() -> None:
    assert not any("!" in str(farewell(each.name, ended, seed))
                   for each in OPPONENTS.values() for ended in Farewell for seed in range(8))
