"""CFR+: counterfactual regret minimisation with floored regrets (Tammelin, 2014), which nears an equilibrium.

In every iteration first one seat learns what each of its moves would have brought more than its mixture, then the
other. Regrets below 0 are forgotten. The mixtures of all iterations, later ones counting more, average to one of which
nobody can take advantage.
"""

from __future__ import annotations

from engine.solve.tree import Chance, Decision, Mixture, Node, Tree

_SEATS = (0, 1)


class Solver:
    """The regrets in one tree, and the mixtures that follow from them."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._regrets = [[0.0] * len(each.moves) for each in tree.information]
        self._sums = [[0.0] * len(each.moves) for each in tree.information]
        self.mixtures = [_in_proportion(regrets) for regrets in self._regrets]
        """By information set: how often each move is made in the next iteration, or was summed up in the last one."""
        self._of_seat = [[number for number, each in enumerate(tree.information) if each.seat == seat]
                         for seat in _SEATS]
        self.iterations = 0

    def iterate(self, times: int) -> None:
        """Do so many more iterations."""
        for _ in range(times):
            self.iterations += 1
            for seat in _SEATS:
                self._learn(self._tree.root, seat, 1.0)
                self._floor(seat)
            self._sum_up()

    def average(self) -> list[Mixture]:
        """By information set: the mixture of all iterations."""
        return [_in_proportion(sums) for sums in self._sums]

    def _learn(self, node: Node, seat: int, odds: float) -> float:
        """What a node is worth to a seat; `odds` is how likely chance and the other seat lead there.

        On the way the regrets in its information sets are added up.
        """
        if isinstance(node, float):
            return node if seat == 0 else self._tree.total - node
        if isinstance(node, Chance):
            return sum([likely * self._learn(child, seat, odds * likely)
                        for likely, child in zip(node.odds, node.children, strict=True)])
        mixture = self.mixtures[node.information]
        if node.seat != seat:
            return sum([share * self._learn(child, seat, odds * share)
                        for share, child in zip(mixture, node.children, strict=True) if share])
        return self._regret(node, seat, odds, mixture)

    def _regret(self, node: Decision, seat: int, odds: float, mixture: Mixture) -> float:
        values = [self._learn(child, seat, odds) for child in node.children]
        mixed = sum([share * value for share, value in zip(mixture, values, strict=True)])
        regrets = self._regrets[node.information]
        for move, value in enumerate(values):
            regrets[move] += odds * (value - mixed)
        return mixed

    def _floor(self, seat: int) -> None:
        """Forget regrets below 0, and mix the moves of a seat in proportion to the others."""
        for number in self._of_seat[seat]:
            regrets = self._regrets[number] = [max(0.0, regret) for regret in self._regrets[number]]
            self.mixtures[number] = _in_proportion(regrets)

    def _sum_up(self) -> None:
        """Add the mixtures of this iteration, by how likely their own seat plays to each: the later, the more."""
        reached: list[float] = []
        for number, each in enumerate(self._tree.information):
            reached.append(float(self.iterations) if each.came is None
                           else reached[each.came[0]] * self.mixtures[each.came[0]][each.came[1]])
            sums = self._sums[number]
            for move, share in enumerate(self.mixtures[number]):
                sums[move] += reached[number] * share


def _in_proportion(weights: list[float]) -> Mixture:
    """Shares in proportion to weights; equal ones where all are 0."""
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0.0 else [1.0 / len(weights)] * len(weights)
