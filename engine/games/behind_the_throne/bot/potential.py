"""The potential of stacks in Behind the Throne: what they are worth beyond their points while the game is long."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What counts with a number of players, by logistic regression of who won on the positions between two turns.

    Fitted to 2,000 games of 2 squires, 300 games of 3 squires, 700 games of 4 squires.
    A stack of two or more counts for less than it scores: with much to come, it hardly ever lasts.
    """

    potentials: tuple[tuple[float, ...], ...]
    """By kind, from General to King, and by number of cards, from none to five, in points.

    With its points, a larger stack never counts for less than a smaller one, though those who lost often had the
    larger one of some kinds.
    """
    largest: tuple[float, ...]
    """From General to Alchemist: the potential of standing upright, too, in points."""
    turns: tuple[float, ...]
    """The potential of having the next turn, the one after it and so on, in points; the last one has none."""
    short: float
    """With this many reveals to come, half of all potential is left."""
    spread: tuple[float, float]
    """How uncertain a lead is, in points: the first number, and the second for every reveal to come."""


WEIGHTS: Final = {
    2: Weights(
        potentials=(
            (0.0, 0.60, -0.10, 0.02, 0.14, 0.26),
            (0.0, 0.48, -1.22, -1.10, -0.98, -0.86),
            (0.0, 0.41, -2.29, -2.17, -2.05, -1.93),
            (0.0, 0.56, -3.14, -2.89, -2.77, -2.65),
            (0.0, 1.32, -2.97, -2.23, -2.09, -1.93),
            (0.0, 1.21, -4.49, -2.84, -2.14, -1.67),
            (0.0, 0.63, -5.65, -4.12, -3.37, -2.89),
            (0.0, 0.05, -7.65, -7.32, -6.70, -5.98),
            (0.0, 0.23, -8.47, -8.04, -7.92, -7.54)),
        largest=(2.17, 0.10, 1.79, 2.13, 2.00, 1.17, 1.41),
        turns=(2.26,), short=4.65, spread=(2.67, 0.038)),
    3: Weights(
        potentials=(
            (0.0, 0.11, -0.59, -0.47, -0.35, -0.23),
            (0.0, 0.06, -1.64, -1.27, -1.15, -0.86),
            (0.0, 0.60, -2.10, -1.98, -1.86, -1.74),
            (0.0, 0.21, -3.41, -3.06, -2.69, -2.45),
            (0.0, 0.41, -4.29, -4.17, -4.05, -3.93),
            (0.0, 0.51, -5.19, -4.15, -3.70, -2.94),
            (0.0, 0.97, -5.73, -4.61, -4.16, -3.51),
            (0.0, 0.48, -7.22, -7.10, -6.83, -6.58),
            (0.0, 0.33, -8.37, -8.09, -7.97, -7.39)),
        largest=(0.82, 0.10, 0.10, 0.92, 0.89, 0.63, 0.79),
        turns=(1.46, 0.73), short=3.13, spread=(2.39, 0.054)),
    4: Weights(
        potentials=(
            (0.0, 0.05, -0.65, -0.53, -0.41, -0.29),
            (0.0, 0.16, -1.54, -1.42, -1.30, -1.18),
            (0.0, 0.07, -2.63, -2.50, -2.31, -2.19),
            (0.0, 0.45, -3.25, -3.13, -3.01, -2.89),
            (0.0, 0.45, -3.72, -3.40, -3.28, -3.16),
            (0.0, 0.63, -4.88, -3.39, -2.53, -1.79),
            (0.0, 0.71, -5.98, -5.29, -4.87, -4.07),
            (0.0, 0.74, -6.85, -6.26, -6.13, -5.90),
            (0.0, 1.08, -7.41, -7.29, -7.17, -7.05)),
        largest=(0.29, 0.10, 0.25, 0.44, 0.23, 0.48, 0.14),
        turns=(1.28, 0.85, 0.43), short=2.54, spread=(1.31, 0.071)),
}
"""By number of seats."""
