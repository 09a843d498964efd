"""A program to be killed: clicks through a game in the real window, and prints every move as it is shown.

Run as `python tests/helpers/clicking.py SEED`; each line of the output is the list of the moves on the table.
"""

from __future__ import annotations

import json
import random
import sys

from engine.session.entries import Seating
from tests.helpers.window import Hand, hand_in, wait_until
from throne_desktop.look import theme
from throne_desktop.startup.start import Application
from throne_desktop.storage.settings import Settings
from throne_desktop.storage.setup import Setup
from throne_desktop.window.window import Window

PLAYERS = (Seating("Ann"), Seating("Aldwin", "page"), Seating("Beatrix", "page"))


def report(hand: Hand) -> None:
    """Print the moves on the table."""
    print(json.dumps(hand.played), flush=True)


def main(seed: int) -> None:
    """Play one game after another until the program is killed."""
    _application = Application([])     # lives as long as this function
    theme.dress()
    rng = random.Random(seed)
    window = Window(Settings(animation_speed=0.0))
    window.show()
    while True:
        window.start(Setup("behind-the-throne", PLAYERS, {}, None))
        hand = hand_in(window)
        hand.screen.client.changed.connect(lambda *_: report(hand_in(window)))
        while not hand.session.finished:
            wait_until(lambda: bool(hand_in(window).moves) or hand_in(window).session.finished, "someone is asked")
            if hand.moves:
                hand.choose(rng.choice(hand.moves))


if __name__ == "__main__":
    main(int(sys.argv[1]))
