"""The potential of stacks in Behind the Throne: what they are worth beyond their points while the game is long."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What counts with a number of players, by logistic regression of who won on the positions between two turns.

    Fitted to 2,000 games of 2 marshals, 1,200 games of 3 marshals, 1,300 games of 4 marshals.
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
            (0.0, 0.05, -0.65, -0.53, -0.41, -0.29),
            (0.0, 0.05, -1.65, -1.53, -1.41, -1.27),
            (0.0, 0.47, -2.23, -2.11, -1.99, -1.87),
            (0.0, 0.50, -3.01, -2.89, -2.77, -2.65),
            (0.0, 0.70, -4.00, -3.54, -3.42, -3.30),
            (0.0, 0.91, -4.70, -3.69, -2.95, -2.22),
            (0.0, 0.67, -6.03, -4.75, -4.15, -3.58),
            (0.0, 0.77, -6.73, -6.45, -5.93, -5.37),
            (0.0, 0.58, -8.12, -8.00, -7.88, -7.65)),
        largest=(0.42, 0.10, 0.60, 0.69, 1.02, 0.68, 0.75),
        turns=(1.61, 0.80), short=3.37, spread=(1.97, 0.094)),
    4: Weights(
        potentials=(
            (0.0, 0.05, -0.65, -0.53, -0.41, -0.29),
            (0.0, 0.05, -1.65, -1.53, -1.41, -1.29),
            (0.0, 0.22, -2.48, -2.36, -2.21, -2.08),
            (0.0, 0.70, -2.96, -2.81, -2.69, -2.57),
            (0.0, 0.46, -3.87, -3.51, -3.39, -3.27),
            (0.0, 0.53, -5.06, -3.71, -2.83, -2.17),
            (0.0, 0.86, -5.76, -4.92, -4.37, -3.66),
            (0.0, 0.91, -6.63, -5.89, -5.69, -5.45),
            (0.0, 0.74, -7.78, -7.66, -7.54, -7.36)),
        largest=(0.61, 0.10, 0.36, 0.40, 0.30, 0.59, 0.19),
        turns=(1.43, 0.95, 0.48), short=3.05, spread=(1.40, 0.091)),
}
"""By number of seats."""
