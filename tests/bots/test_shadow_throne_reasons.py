"""Why a move of Shadow Throne is good: every sentence is recomputed here by playing on, and is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.text import Param
from engine.games.shadow_throne.cards import CARDS
from engine.games.shadow_throne.game import GAME
from engine.games.shadow_throne.state import ShadowState
from tests.helpers.conformance import assert_readable
from tests.helpers.decisions import decisions
from tests.helpers.positions import move, position
from tests.helpers.positions_of.shadow_throne import drafting, wave

POSITIONS = 300
FACTIONS = ["Empire", "Rebels", "Church"]


def reason(game: ShadowState, notation: str) -> str:
    """Why that move of the player to decide is good, in words."""
    return str(GAME.evaluator.reason(move("shadow-throne", notation), game.observation(game.actor or 0)))


def with_king(mine: str = "king_kyros tax_collector", gold: int = 5) -> ShadowState:
    """King Kyros lies there, and his player may play an extra card."""
    game = position("shadow-throne", mine, "dutiful_peasant*2", "tithe_keeper*2", gold=(gold, 3, 3))
    wave(game, "king_kyros", "dutiful_peasant", "tithe_keeper")
    return game


def second_wave(mine: str, gold: int) -> ShadowState:
    """The Rebels lead after the first wave, in which the first player played one of theirs."""
    game = position("shadow-throne", f"hill_militia {mine}", "tithe_keeper*2", "dutiful_peasant*2", gold=(gold, 3, 3))
    wave(game, "hill_militia", "tithe_keeper", "dutiful_peasant")
    while game.actor != 0:
        game.advance(game.legal_moves()[0])
    return game


@pytest.mark.parametrize(("game", "notation", "words"), [
    (drafting("outlaw simone", "protis datura", "thavma langman"), "take outlaw",
     "When played, this card brings up to 2 gold."),
    (drafting("outlaw simone", "protis datura", "thavma langman"), "take simone",
     "This card may grant 2 influence if its faction wins."),
    (position("shadow-throne", "outlaw datura", "tithe_keeper*2", "thavma*2"), "play outlaw",
     "This card brings 2 gold at once."),
    (second_wave("outlaw datura", 3), "play outlaw", "This card brings 1 gold at once."),
    (second_wave("outlaw datura", 3), "play datura",
     "You cannot pay for this card, so it brings 1 gold. No hush money is due in the next wave."),
    (second_wave("sythera datura", 9), "play sythera",
     "No faction is ahead of the Rebels. If that side wins, this card may grant 2 influence."),
    (second_wave("sythera datura", 9), "play datura", "This card may grant 4 influence if its faction wins."),
    (second_wave("faithful_pilgrim datura", 9), "play faithful_pilgrim",
     "This card brings 3 gold as consolation if its faction loses."),
    (with_king(), "extra tax_collector", "This card brings 2 gold at once."),
    (with_king(), "decline", "What you do not play now, you can still play in a later wave."),
    (with_king("king_kyros"), "decline", "You do not have to play an extra card."),
])
def test_a_reason_says_what_the_move_brings(game: ShadowState, notation: str, words: str) -> None:
    assert reason(game, notation) == words


# -- every sentence, recomputed --------------------------------------------------------------------------------------

Holes = dict[str, Param]


class Case:
    """A move in a position, and what comes of it when the others choose anything."""

    def __init__(self, game: ShadowState, made: Move) -> None:
        self.game = game
        self.made = made
        self.seat = game.actor or 0
        self.after = game.clone()
        self.events: list[Event] = []
        self._play_wave()

    def _play_wave(self) -> None:
        wave, phase, mine = self.game.wave, self.game.phase, iter((self.made,))
        while self.after.actor is not None and (self.after.wave, self.after.phase) == (wave, phase):
            other = self.after.legal_moves()[0]
            self.after.apply(next(mine, other) if self.after.actor == self.seat else other, self.events)

    def paid(self, event: str) -> list[object]:
        """The gold of the events of one name about this card."""
        card = CARDS[self.made.card].name
        holes = [dict(each.text.params) for each in self.events
                 if (each.name, each.seat) == (event, self.seat) and each.text is not None]
        return [each["gold"] for each in holes if each["card"] == card]

    def badge(self, shape: str) -> str:
        """What is printed on the card."""
        return next((badge.text for badge in CARDS[self.made.card].badges if badge.shape == shape), "0")


def _leads(case: Case, holes: Holes) -> bool:
    named = FACTIONS.index(str(holes["faction"]))
    powers = [sum(case.game.power(number) for number in range(len(case.game.who))
                  if case.game.faction(number) == faction) for faction in range(3)]
    printed = CARDS[case.made.card].group.name == holes["faction"]
    return printed and powers[named] == max(powers) > 0 and str(holes["influence"]) == case.badge("crown")


CLAIMS: dict[str, Callable[[Case, Holes], bool]] = {
    "No faction is ahead of the {faction}. If that side wins, this card may grant {influence} influence.":
        _leads,
    "This card may grant {influence} influence if its faction wins.":
        lambda case, holes: str(holes["influence"]) == case.badge("crown"),
    "This card brings {gold} gold at once.": lambda case, holes: case.paid("gold") == [holes["gold"]],
    "When played, this card brings up to {gold} gold.":
        lambda case, holes: f"+{holes['gold']}" == case.badge("disc") and case.made.verb in ("take", "keep"),
    "This card brings {gold} gold as consolation if its faction loses.":
        lambda case, holes: str(holes["gold"]) == case.badge("diamond") and not case.paid("poor"),
    "You cannot pay for this card, so it brings {gold} gold. No hush money is due in the next wave.":
        lambda case, holes: case.paid("poor") == [holes["gold"]] and case.after.last[case.seat] < 0,
    "You cannot pay for this card, so it brings {gold} gold.":
        lambda case, holes: case.paid("poor") == [holes["gold"]] and case.game.wave == 4,
    "What you do not play now, you can still play in a later wave.":
        lambda case, _: bool(case.game.hand(case.seat)) and case.game.wave < 4,
    "What you do not play now, you can keep for the next battle.":
        lambda case, _: bool(case.game.hand(case.seat)) and case.game.wave == 4,
    "You do not have to play an extra card.": lambda case, _: case.made.verb == "decline",
}
"""Every sentence that is ever said, and whether it is true of a move."""


def test_every_fact_is_true_of_every_legal_move() -> None:
    said: Counter[str] = Counter()
    for game in decisions(GAME, POSITIONS, level="random"):
        seen = game.observation(game.actor)
        for each in game.legal_moves():
            text = GAME.evaluator.reason(each, seen)
            assert_readable(text)
            assert CLAIMS[text.source](Case(game, each), dict(text.params)), f"{each}: {text}"
            said[text.source] += 1
    assert len(said) > 6
