"""What is special about positions of The Imposter Kings.

In Court a `!` marks a disgraced card and a `+` a Soldier whose guess was right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.events import Event
from engine.games.imposter_kings.cards import CARDS, KINGS_HAND
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.scoring import ROUNDS, gain
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import BOOSTED, DISGRACED, FACE_UP
from tests.helpers import positions

ID = "imposter-kings"
_MARKS = {"": FACE_UP, "!": DISGRACED, "+": BOOSTED}


def build(hand: str = "", rival: str = "", third: str = "", fourth: str = "", *, court: str = "", accused: str = "",
          successors: Sequence[str] = (), antechamber: str = "", condemned: str = "", flipped: str = "",
          seats: int = 2, length: str = "round", edition: int = GAME.unnamed_edition,
          own: str = "") -> ImposterState:
    """Player 1's turn in the middle of a round; all cards that are not named are removed from it.

    Unless another card is named, a King's Hand is the Accused, so that with two or three players nobody can react; and
    player 1 has the lowest card that is left as a Successor, unless the King is flipped. `successors` are by player;
    `antechamber` and `condemned` are player 1's; `flipped` has the numbers of those whose King is flipped; `own` is
    what an edition of somebody's own changes.
    """
    phase = "condemned" if condemned else "antechamber" if antechamber else "turn"
    words = [(word.rstrip("!+"), _MARKS[word.lstrip("abcdefghijklmnopqrstuvwxyz_")]) for word in court.split()]
    cards = {f"hand.{player}": held for player, held in enumerate((hand, rival, third, fourth), start=1) if held}
    cards |= {f"successor.{player}": card for player, card in enumerate(successors, start=1)}
    cards |= {"court": " ".join(name for name, _ in words), "antechamber.1": antechamber, "condemned.1": condemned,
              "accused": accused}
    options = {"length": length, "own": own} if own else {"length": length}
    deck = GAME.edition(seats, options, edition).numbers.deck
    cards["accused"] = accused or _left(deck, cards, KINGS_HAND)
    if not cards.get("successor.1") and "1" not in flipped.split():
        cards["successor.1"] = _left(deck, cards)
    game: ImposterState = positions.position(ID, "; ".join([
        f"1 {phase}", *(f"{zone} {held}" for zone, held in cards.items()), "rest removed",
        f"marks {','.join(str(mark) for _, mark in words)}",
        f"flipped {positions.mask(map(int, flipped.split()))}"]), seats=seats,
        edition=edition, **options)
    return game


def _left(deck: Sequence[int], cards: dict[str, str], wanted: int = 0) -> str:
    """A card that is not named: the one wanted or, if none is left, the lowest."""
    left = Counter(deck)
    left.subtract(positions.kinds(ID, " ".join(cards.values())))
    return CARDS[wanted if left[wanted] > 0 else next(left.elements())].id


def usual(seats: int) -> dict[str, str]:
    """Turns go round clockwise, and no ability is at work."""
    return {"direction": "1", "played": "-1"}


def round_of(seats: int = 2, seed: int = 1, **options: str) -> ImposterState:
    """A new game at its very beginning."""
    return GAME.start(seats=seats, seed=seed, **options)


def with_points(game: ImposterState, *points: int) -> None:
    """The players have these points, from rounds won."""
    for seat, number in enumerate(points):
        gain(game, seat, ROUNDS, number)


def pass_all(game: ImposterState) -> list[Event]:
    """Nobody reacts, as long as anybody is asked."""
    events: list[Event] = []
    while game.phase in ("reaction", "assassin", "rescue"):
        events += positions.play(game, "pass")
    return events


def court(game: ImposterState) -> str:
    """The Court as it is written in these tests, the Throne last."""
    signs = {mark: sign for sign, mark in _MARKS.items()}
    return " ".join(CARDS[kind].id + signs[mark] for kind, mark in zip(game.court, game.marks, strict=True))
