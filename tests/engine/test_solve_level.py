"""How bots play small endings, and what somebody gains there who knows it: `solve POSITION --level`."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from engine import bot, load_game
from engine.base.notation import read
from engine.bots.base import Bot, Choice, Deadline, Ranking
from engine.bots.greedy import varied, vary
from engine.cli.solve_level import Judged, judged
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import Text
from engine.solve.cfr import Solver
from engine.solve.ending import Ending
from engine.solve.response import best_value, savings, value_of
from engine.solve.tree import Mixture
from tests.helpers.commands import Run
from tests.helpers.finished import finished

ONE_EACH: Final = "throne 2 length=round: 1 lay; hand.1 ten; hand.2 jack; rest deck"
FEW: Final = ("throne 2 length=round: 1 lay; hand.1 ten; hand.2 jack; deck ten*3 jack queen*2 king*2 ace*2 joker; "
              "rest discards")
"""More Peasants count as Tens here than there are Tens."""


@cache
def ending(text: str, turns: int = 1) -> Ending:
    game = load_game("throne")
    return Ending(game, read(game, text), turns, 1_000_000)


@cache
def equilibrium(text: str) -> Sequence[Mixture]:
    solver = Solver(ending(text).tree)
    solver.iterate(300)
    return solver.average()


class Always(Bot):
    """A bot that always makes the first of its moves in which one of these words is, or else the first of all."""

    def __init__(self, *words: str) -> None:
        super().__init__("always")
        self._words = words

    def decide(self, observation: Observation[Any], moves: Sequence[Move], rng: random.Random,
               deadline: Deadline) -> Choice:
        named = [move for word in self._words for move in moves if word in str(move).split()]
        move = (named or list(moves))[0]
        return Choice(move, ((move, 0.0),), Text("test", "It comes first.", ()))


def pure(text: str, *words: str) -> list[Mixture]:
    """What `Always` plays, written down in the tree itself."""
    found: list[Mixture] = []
    for each in ending(text).tree.information:
        named = [move for word in words for move in each.moves if word in move.split()]
        found.append([float(move == (named or each.moves)[0]) for move in each.moves])
    return found


@pytest.mark.parametrize("text", [ONE_EACH, FEW], ids=["many", "few"])
def test_every_information_set_has_a_position_of_the_game_with_just_its_moves(text: str) -> None:
    found = ending(text, turns=2 if text == FEW else 1)
    game = load_game("throne")
    copies = cards(game.start(2, 1, length="round"))
    for number, each in enumerate(found.tree.information):
        state = found.position(number)
        assert state.actor == each.seat
        assert {found.move_of(move) for move in state.observation(each.seat).legal_moves()} == set(each.moves)
        assert cards(state) == copies


def cards(state: State) -> Counter[int]:
    """How many there are of each kind, wherever they lie."""
    return Counter(kind for zone in range(len(state.zones)) for kind in state.cards_in(zone))


@pytest.mark.parametrize("text", [ONE_EACH, FEW], ids=["many", "few"])
def test_what_a_bot_plays_is_judged_as_if_it_were_written_into_the_tree(text: str) -> None:
    words = ("queen", "accept")
    tree, written = ending(text).tree, pure(text, *words)
    found = judged(ending(text), Always(*words), equilibrium(text), 1)
    assert list(map(list, found.mixtures)) == written
    value = value_of(tree, written)
    assert found.values == (value, 1.0 - value)
    assert found.gains == pytest.approx((best_value(tree, written, 0) - value,
                                         best_value(tree, written, 1) - (1.0 - value)))
    assert found.exploitability == pytest.approx(sum(found.gains) / 2)


def test_what_an_information_set_costs_is_what_mending_it_alone_would_save() -> None:
    tree, written, right = ending(FEW).tree, pure(FEW, "ace", "accept"), equilibrium(FEW)
    found = savings(tree, written, right)
    worst = max(range(len(found)), key=found.__getitem__)
    rival = 1 - tree.information[worst].seat
    mended = [right[number] if number == worst else each for number, each in enumerate(written)]
    assert found[worst] == pytest.approx(best_value(tree, written, rival) - best_value(tree, mended, rival))
    assert found[worst] > 0.01
    assert savings(tree, right, right) == [0.0] * len(right)


def marshal(text: str) -> Judged:
    return judged(ending(text), bot("marshal", load_game("throne")), equilibrium(text), 2)


def test_who_plays_at_random_is_read_far_better_than_a_marshal() -> None:
    at_random = judged(ending(FEW), bot("random", load_game("throne")), equilibrium(FEW), 30)
    assert at_random.exploitability > 0.15 > 2 * marshal(FEW).exploitability


def test_moves_are_varied_as_often_as_it_is_said() -> None:
    observation = ending(ONE_EACH).position(0).observation(0)
    moves = observation.legal_moves()
    ranking: Ranking = tuple((move, 0.5 - 0.02 * place) for place, move in enumerate(moves))
    told, rng = varied(ranking, observation), random.Random(3)
    made = Counter(vary(ranking, observation, rng) for _ in range(4000))
    assert sum(share for _, share in told) == pytest.approx(1)
    assert {move for move, _ in told} == set(made)
    for move, share in told:
        assert made[move] / 4000 == pytest.approx(share, abs=0.03)


# -- the command -------------------------------------------------------------------------------------------------------

def test_the_command_says_what_somebody_gains_who_knows_a_level_and_where_it_is_read(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "solved.json"
    rows = run("solve", FEW, "--level", "knight", "--asks", 2, "--json", file).splitlines()
    at = rows.index("A knight in both seats, asked 2 times for each decision:")
    found = json.loads(file.read_text(encoding="utf-8"))["level"]
    assert (found["id"], found["asks"]) == ("knight", 2)
    assert [row.split()[:2] for row in rows[at + 1:at + 3]] == [["Player", "1"], ["Player", "2"]]
    assert rows[at + 3] == f"exploitability {found['exploitability']:.4%}, the mean of both"
    assert rows[at + 4].startswith("The level is easiest to read here")
    assert any(", in equilibrium " in row for row in rows[at + 5:])


@pytest.mark.parametrize(("argv", "complaint"), [
    ((ONE_EACH, "--level", "duke"),
     "There is no level called 'duke' in Throne; the levels are: random, page, squire, knight, marshal, "
     "regent."),
    ((ONE_EACH, "--level", "marshal", "--asks", "0"), "--asks must be at least 1, not 0."),
    ((ONE_EACH, "--after", "3"), "--after works with a recorded game, not with a position."),
])
def test_a_level_or_a_moment_that_there_is_not_is_one_line(run: Run, argv: tuple[str, ...], complaint: str) -> None:
    assert run("solve", *argv, status=2) == f"engine: error: {complaint}"


def test_a_moment_of_a_recorded_game_is_solved_as_its_position_is(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.throne"
    record = finished("throne", 2, length="round")
    record.save(file)
    positions: list[Any] = list(record.replay())
    number, state = next((number, state) for number, state in enumerate(positions)
                         if state.phase == "lay" and max(state.size(0), state.size(1)) == 1)
    rows = run("solve", file, "--after", number, "--iterations", 10).splitlines()
    assert rows[0].startswith(f"{Ending(record.game, state, 1, 1_000_000).nodes:,} nodes, ")
    assert run("solve", file, "--after", 9999, status=2).startswith("engine: error: --after must be from 0 to ")
