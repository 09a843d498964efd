"""The best answer to given mixtures: what a seat gets that knows them, and so how far they are from equilibrium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.solve.tree import Chance, Decision, Mixture, Node, Tree

_ALIKE: Final = 0.01
"""Mixtures that differ in fewer cases are taken to be the same."""


def value_of(tree: Tree, mixtures: Sequence[Mixture], node: Node | None = None) -> float:
    """What the first seat gets when both play these mixtures."""
    node = tree.root if node is None else node
    if isinstance(node, float):
        return node
    shares = node.odds if isinstance(node, Chance) else mixtures[node.information]
    return sum([share * value_of(tree, mixtures, child) for share, child in zip(shares, node.children, strict=True)])


def best_value(tree: Tree, mixtures: Sequence[Mixture], seat: int) -> float:
    """What a seat gets that plays best against the other one's mixtures."""
    return _Response(tree, mixtures, seat).value(tree.root)


def values_of_moves(tree: Tree, mixtures: Sequence[Mixture], information: int) -> list[float]:
    """What each move of an information set is worth to its seat there, when both go on with these mixtures."""
    seat = tree.information[information].seat
    decisions = _Response(tree, mixtures, seat).decisions[information]
    total = sum([odds for odds, _ in decisions])
    return [sum([odds * tree.value(value_of(tree, mixtures, node.children[move]), seat) for odds, node in decisions])
            / total for move in range(len(mixtures[information]))] if total else []


def savings(tree: Tree, played: Sequence[Mixture], mixtures: Sequence[Mixture]) -> list[float]:
    """By information set: how much less the best answer to what is played would get if only there it were mixed so."""
    whole = [best_value(tree, played, seat) for seat in (0, 1)]
    found = []
    for number, each in enumerate(tree.information):
        mended = [*played[:number], mixtures[number], *played[number + 1:]]
        found.append(whole[1 - each.seat] - best_value(tree, mended, 1 - each.seat)
                     if _apart(played[number], mixtures[number]) > _ALIKE else 0.0)
    return found


def _apart(one: Mixture, other: Mixture) -> float:
    """In how large a share of cases two mixtures differ."""
    return sum([abs(a - b) for a, b in zip(one, other, strict=True)]) / 2.0


class _Response:
    """One seat's best play against the mixtures of the other one."""

    def __init__(self, tree: Tree, mixtures: Sequence[Mixture], seat: int) -> None:
        self._tree = tree
        self._mixtures = mixtures
        self._seat = seat
        self.decisions: list[list[tuple[float, Decision]]] = [[] for _ in tree.information]
        """By information set of the seat: its decisions, and how likely chance and the other seat lead there."""
        self._choices: dict[int, int] = {}
        self._values: dict[int, float] = {}
        self._collect(tree.root, 1.0)

    def _collect(self, node: Node, odds: float) -> None:
        if isinstance(node, float):
            return
        if isinstance(node, Decision) and node.seat == self._seat:
            self.decisions[node.information].append((odds, node))
            for child in node.children:
                self._collect(child, odds)
            return
        for share, child in zip(self._shares(node), node.children, strict=True):
            self._collect(child, odds * share)

    def _shares(self, node: Decision | Chance) -> Sequence[float]:
        return node.odds if isinstance(node, Chance) else self._mixtures[node.information]

    def value(self, node: Node) -> float:
        """What a node is worth to the seat."""
        if isinstance(node, float):
            return self._tree.value(node, self._seat)
        found = self._values.get(id(node))
        if found is None:
            found = self._values[id(node)] = self._find(node)
        return found

    def _find(self, node: Decision | Chance) -> float:
        if isinstance(node, Decision) and node.seat == self._seat:
            return self.value(node.children[self._choice(node.information)])
        return sum([share * self.value(child) for share, child in zip(self._shares(node), node.children, strict=True)])

    def _choice(self, information: int) -> int:
        """The move that is best on average over all decisions that the seat cannot tell apart."""
        if information not in self._choices:
            moves = range(len(self._tree.information[information].moves))
            self._choices[information] = max(moves, key=lambda move: sum(
                [odds * self.value(node.children[move]) for odds, node in self.decisions[information]]))
        return self._choices[information]
