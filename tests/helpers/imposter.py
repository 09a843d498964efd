"""Positions of The Imposter Kings in the language of the game, and what may be said about them.

Cards are written by their ids, several of a kind as `elder*2`; in Court a `!` marks a disgraced card and a `+` a
Soldier whose guess was right. Players are written by their numbers. Player 1 is the one whose turn it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.zones import Sight
from engine.games.imposter_kings.cards import CARDS, COPIES, KINDS, KINGS_HAND
from engine.games.imposter_kings.game import GAME
from engine.games.imposter_kings.rounds import begin_turn
from engine.games.imposter_kings.scoring import ROUNDS, gain
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import (
    ACCUSED,
    BOOSTED,
    CONDEMNED,
    COURT,
    DECK,
    DISGRACED,
    FACE_UP,
    HAND,
    OPEN,
    REMOVED,
    SUCCESSOR,
)
from tests.helpers.asking import allows, refused, verbs  # noqa: F401 - tests ask a game with its own words

_KIND_OF = {card.id: card.kind for card in CARDS}
_MARKS = {"!": DISGRACED, "+": BOOSTED}


def kinds(cards: str) -> list[int]:
    """The kinds in a list of cards such as "elder*2 queen"."""
    found: list[int] = []
    for word in cards.split():
        name, _, number = word.partition("*")
        found += [_KIND_OF[name]] * int(number or 1)
    return found


def position(hand: str = "", rival: str = "", third: str = "", fourth: str = "", *, court: str = "", accused: str = "",
             successors: Sequence[str] = (), antechamber: str = "", condemned: str = "", flipped: str = "",
             seats: int = 2, length: str = "round") -> ImposterState:
    """Player 1's turn in the middle of a round; all cards that are not named are removed from it.

    Unless something else is said, a King's Hand is the Accused, so that with two or three players nobody can react.
    `successors` are by player; `antechamber` and `condemned` are player 1's; `flipped` has the numbers of those whose
    King is. Raises ValueError if the deck has not that many copies of a card.
    """
    game = GAME.start(seats=seats, seed=1, length=length)
    game.cards = [[] for _ in range(len(game.zones))]
    for seat, cards in enumerate((hand, rival, third, fourth)[:seats]):
        game.cards[HAND[seat]] = kinds(cards)
    for seat, card in enumerate(successors):
        game.cards[SUCCESSOR[seat]] = kinds(card)
    game.cards[COURT] = [_KIND_OF[word.rstrip("!+")] for word in court.split()]
    game.marks = [_MARKS.get(word[-1], FACE_UP) for word in court.split()]
    game.cards[OPEN[0]], game.cards[CONDEMNED[0]] = kinds(antechamber), kinds(condemned)
    left = Counter(dict(enumerate(COPIES[seats])))
    left.subtract([*(kind for zone in game.cards for kind in zone), *kinds(accused)])
    if min(left.values()) < 0:
        raise ValueError(f"Too many copies of a card in a game of {seats}.")
    if not accused:
        game.cards[ACCUSED] = [KINGS_HAND if left[KINGS_HAND] else next(left.elements())]
        left.subtract(game.cards[ACCUSED])
    else:
        game.cards[ACCUSED] = kinds(accused)
    game.cards[REMOVED] = sorted(left.elements())
    game.flipped = sum(1 << int(player) - 1 for player in flipped.split())
    game.true_king = game.first = 0
    begin_turn(game, 0)
    _begin_knowing_little(game)
    return game


def _begin_knowing_little(game: ImposterState) -> None:
    """Everybody knows what lies open, and the own cards; nobody knows what was removed."""
    lying_there = [cards[:] for cards in game.cards]
    hidden = [zone for zone in range(DECK + 1, len(game.zones)) if game.zones[zone].sight is not Sight.PUBLIC]
    for zone in hidden:
        game.cards[DECK] += game.cards[zone]
        game.cards[zone] = []
    game.begin()
    for zone in hidden:
        for kind in lying_there[zone]:
            game.carry(kind, DECK, zone, game.zones.sighted[zone])


def round_of(seats: int = 2, seed: int = 1, **options: str) -> ImposterState:
    """A new game at its very beginning."""
    return GAME.start(seats=seats, seed=seed, **options)


def with_points(game: ImposterState, *points: int) -> None:
    """The players have so many points, from rounds won."""
    for seat, number in enumerate(points):
        gain(game, seat, ROUNDS, number)


def move(notation: str) -> Move:
    """The move with that notation."""
    return GAME.move_from_json(notation)


def play(game: ImposterState, *notations: str) -> list[Event]:
    """Make the moves; returns what happened. No card may get lost or appear on the way."""
    events: list[Event] = []
    for notation in notations:
        game.apply(move(notation), events)
        assert all_cards(game) == _full_deck(game.seats), f"{notation} has lost or made cards."
    return events


def pass_all(game: ImposterState) -> list[Event]:
    """Everybody who is asked for a reaction lets it happen."""
    events: list[Event] = []
    while game.phase in ("reaction", "assassin", "rescue"):
        events += play(game, "pass")
    return events


def named(found: Iterable[int]) -> str:
    """Cards as they are written in these tests, lowest first."""
    return " ".join(CARDS[kind].id for kind in sorted(found))


def hand(game: ImposterState, player: int) -> str:
    """A player's hand."""
    return named(game.hand(player - 1))


def court(game: ImposterState) -> str:
    """The Court as it is written in these tests, the Throne last."""
    signs = {FACE_UP: "", DISGRACED: "!", BOOSTED: "+"}
    return " ".join(CARDS[kind].id + signs[mark] for kind, mark in zip(game.court, game.marks, strict=True))


def lying(game: ImposterState, zone: str) -> str:
    """The cards in a zone by its id: "successor.1", "condemned.2", "antechamber.1", "accused", "removed"."""
    return named(game.cards_in(game.zones.index(zone)))


def asked(game: ImposterState) -> tuple[str, int]:
    """The phase, and the number of the player who decides."""
    assert game.actor is not None
    return game.phase, game.actor + 1


def all_cards(game: ImposterState) -> list[int]:
    """Every card of the game, wherever it lies."""
    return sorted(kind for zone in range(len(game.zones)) for kind in game.cards_in(zone))


def _full_deck(seats: int) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(COPIES[seats][kind])]


def log(events: Iterable[Event]) -> list[str]:
    """What everybody reads about the events."""
    return [str(event.text) for event in events if event.text is not None]


def happened(events: Iterable[Event]) -> str:
    """The names of the events, in order."""
    return " ".join(event.name for event in events)
