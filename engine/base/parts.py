"""The parts of a table that zones belong to, and the named ways to present them."""

from __future__ import annotations

from enum import Enum


class Part(Enum):
    """Where a zone lies, and how much room it gets there."""

    HAND = "hand"           # what a player plays from: along the lower edge, a rival's beside its face
    HERO = "hero"           # what the game is about: in the middle, with the most room after the hand
    BESIDE = "beside"       # what else lies before a player, beside the hand
    PLAQUE = "plaque"       # what the plaque of a rival tells, so that it is not drawn; one's own lies beside the hand
    SIDE = "side"           # piles and supplies, to the left and right of the hero


class Show(Enum):
    """The way a zone is presented; any game may use each of them."""

    PLAIN = "plain"
    THRONE = "throne"       # a row whose last card sits on a throne; the others lie to its left
    LANES = "lanes"         # the rows of all seats, turned: a lane for each slot, with a cell for every seat
    PLOTS = "plots"         # two zones of one seat: the slots of the same number share a plot with a roof
    STALLS = "stalls"       # a pile under an awning, with the zone under it as its price
    TOWERS = "towers"       # a track whose tokens stand on towers, as high as their fields
    BOXES = "boxes"         # a track of numbered boxes
    BALLOON = "balloon"     # what somebody claims, in a speech balloon from that player's face
