"""The potential of stacks in Behind the Throne: what they are worth beyond their points while the game is long."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What counts with a number of players, by logistic regression of who won on the positions between two turns.

    Fitted to 1,900 games of 2 squires, 100 games of 3 squires, 600 games of 4 squires.
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
    """How uncertain a lead is, in points: the second number is for the square root of the reveals to come."""


WEIGHTS: Final = {
    2: Weights(
        potentials=(
            (0.0, 0.60, -0.10, 0.02, 0.14, 0.26),
            (0.0, 0.51, -1.19, -1.07, -0.95, -0.83),
            (0.0, 0.35, -2.35, -2.23, -2.11, -1.99),
            (0.0, 0.54, -3.16, -2.90, -2.78, -2.66),
            (0.0, 1.28, -2.98, -2.33, -2.17, -2.05),
            (0.0, 1.14, -4.56, -2.89, -2.15, -1.68),
            (0.0, 0.68, -5.47, -3.83, -3.00, -2.55),
            (0.0, 0.05, -7.65, -7.31, -6.70, -6.01),
            (0.0, 0.16, -8.54, -8.12, -8.00, -7.63)),
        largest=(2.23, 0.10, 1.83, 2.15, 1.95, 1.18, 1.41),
        turns=(2.26,), short=4.67, spread=(2.00, 0.34)),
    3: Weights(
        potentials=(
            (0.0, 0.05, -0.65, -0.53, -0.10, 0.03),
            (0.0, 0.05, -0.34, -0.22, -0.10, 0.02),
            (0.0, 0.37, -2.33, -2.21, -2.09, -1.97),
            (0.0, 0.19, -3.17, -3.02, -2.90, -2.78),
            (0.0, 0.05, -4.65, -4.31, -4.19, -4.07),
            (0.0, 0.05, -5.65, -3.18, -2.73, -2.19),
            (0.0, 1.04, -5.66, -5.54, -5.42, -5.30),
            (0.0, 0.47, -7.05, -5.90, -5.78, -5.66),
            (0.0, 0.60, -7.38, -7.16, -7.04, -6.41)),
        largest=(1.14, 0.10, 0.10, 1.52, 0.63, 0.91, 1.00),
        turns=(1.51, 0.75), short=1.79, spread=(0.30, 0.65)),
    4: Weights(
        potentials=(
            (0.0, 0.05, -0.65, -0.53, -0.41, -0.29),
            (0.0, 0.19, -1.51, -1.39, -1.27, -1.15),
            (0.0, 0.05, -2.65, -2.33, -1.91, -1.79),
            (0.0, 0.78, -2.92, -2.75, -2.63, -2.51),
            (0.0, 0.24, -3.57, -3.19, -3.07, -2.95),
            (0.0, 0.48, -4.87, -2.77, -1.90, -1.17),
            (0.0, 0.84, -5.77, -5.00, -4.62, -3.66),
            (0.0, 0.70, -6.75, -6.01, -5.85, -5.47),
            (0.0, 1.21, -7.41, -7.29, -7.10, -6.87)),
        largest=(0.10, 0.10, 0.17, 0.22, 0.18, 0.34, 0.10),
        turns=(1.32, 0.88, 0.44), short=2.70, spread=(0.30, 0.64)),
}
"""By number of seats."""
