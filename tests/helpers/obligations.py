"""What a position leaves undone that the rules would have done already: nobody comes to such a table by playing.

`undone(state)` names everything of the kind. Lessons, exercises and the positions of tests are held against it; that no
real game ever shows any of it is tested as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from engine.core.state import State
from engine.games.behind_the_throne import cards as behind
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, TOP
from engine.games.imposter_kings import zones as imposter
from engine.games.imposter_kings.cards import QUEEN, SENTRY
from engine.games.imposter_kings.state import ImposterState
from engine.games.rival_kings.cards import ACTIONS, ROBS
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.shadow_throne.cards import FACTION
from engine.games.shadow_throne.state import IS_EXTRA, NO_FACTION, UNPAID, ShadowState
from engine.games.throne.cards import DRAWS
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, DISCARDS, LAID, OPEN


def undone(state: State) -> list[str]:
    """All that the rules would have done before they let anybody decide here; nothing once a game is over."""
    return [] if state.actor is None else list(_UNDONE[state.game.id](state))


# -- Behind the Throne -------------------------------------------------------------------------------------------------

def _behind(game: BehindState) -> Iterator[str]:
    if game.phase in ("reveal", "row", "save"):
        if (game.phase == "reveal") != (not game.row):
            yield "a row is begun by revealing a card (R2)"
        if game.row and (game.phase == "save") != (game.excess() > 0):
            yield "a card that is too high must be saved, and no other (R5)"
        for seat in range(game.seats):
            if game.owned[seat].bit_count() > behind.STACK_LIMIT:
                yield f"player {seat + 1} owns more than five stacks (R20)"
    if not game.cards[DECK] and not game.cards[TOP]:
        yield "a new deck is made when the last card is drawn (R23)"
    if max(game.held) > behind.STACK_LIMIT:
        yield "a stack has no sixth card (R20)"


# -- The Imposter Kings ------------------------------------------------------------------------------------------------

def _imposter(game: ImposterState) -> Iterator[str]:
    seat, cards = game.turn, game.cards
    if game.phase in ("turn", "antechamber") and cards[imposter.CONDEMNED[seat]]:
        yield "a Condemned card is removed first (R4)"
    if game.phase == "turn" and cards[imposter.OPEN[seat]]:
        yield "a card of the Antechamber is played first (R4)"
    if game.phase == "turn":
        for each in range(game.seats):
            if each not in game.out and game.king_flipped(each) == bool(cards[imposter.SUCCESSOR[each]]):
                yield f"the Successor of player {each + 1} comes to hand when the King is flipped, and then only (R8)"
    faces = [kind for kind, mark in zip(game.court, game.marks, strict=True) if mark != imposter.DISGRACED]
    if QUEEN in faces[1:] and SENTRY not in game.court and game.played != QUEEN:
        yield "a Queen disgraces all other cards of the Court (R17)"


# -- Rival Kings -------------------------------------------------------------------------------------------------------

def _rival(game: RivalState) -> Iterator[str]:
    if game.turn == NOBODY:
        return
    ranks = [game.rank(seat) for seat in range(game.seats)]
    tied = sum(1 << seat for seat, rank in enumerate(ranks) if ranks.count(rank) > 1)
    if game.tied != tied:
        yield "equal ranks carry out one action only (R3)"
    for robber in range(game.seats):
        if game.finished >> robber & 1 and ranks[robber] > ranks[game.turn]:
            yield f"player {robber + 1} has had a turn before a higher rank (R9)"
        for victim in range(game.seats):
            robs = not tied >> robber & 1 and ROBS.get(ranks[robber]) == ranks[victim]
            began = bool(game.finished >> robber & 1) or robber == game.turn
            waits = robber == game.turn and bool(game.victims >> victim & 1)
            crests = game.crests[victim * len(ACTIONS):(victim + 1) * len(ACTIONS)].count(robber)
            if crests != (robs and began and not waits):
                yield f"player {robber + 1} covers one action of a player robbed, of player {victim + 1} {crests} (R4)"
    for seat in range(game.seats):
        covered = sum(1 << action for action in range(len(ACTIONS)) if game.crest(seat, action) != NOBODY)
        if covered != game.covered[seat]:
            yield f"crests lie on what is covered of player {seat + 1} (R4)"


# -- Shadow Throne -----------------------------------------------------------------------------------------------------

def _shadow(game: ShadowState) -> Iterator[str]:
    if min(game.gold) < 0:
        yield "nobody pays more gold than there is (R7)"
    if game.phase == "play":
        if game.wave > 1 and game.track != game.powers():
            yield "the power track is counted after every wave (R22)"
        if game.wave == 1 and max(game.influence) >= game.numbers.goal:     # Simone brings some during a battle
            yield "the game ends after a battle with so much influence (R25)"
        for seat in range(game.seats):
            yield from _played(game, seat)


def _played(game: ShadowState, seat: int) -> Iterator[str]:
    own = [number for number in game.played_by(seat) if not game.status[number] & IS_EXTRA and game.waves[number]]
    if [game.waves[number] for number in own] != list(range(1, game.wave)):
        yield f"player {seat + 1} plays one card in each wave (R4)"
    elif own:
        unpaid = game.status[own[-1]] & UNPAID
        extra = any(game.waves[number] == game.wave - 1 and game.status[number] & IS_EXTRA
                    for number in game.played_by(seat))
        if not extra and game.last[seat] != (NO_FACTION if unpaid else FACTION[game.who[own[-1]]]):
            yield f"hush money follows the last card of player {seat + 1} (R8)"


# -- Throne ------------------------------------------------------------------------------------------------------------

def _throne(game: ThroneState) -> Iterator[str]:
    if max(game.wins) >= game.numbers.goal:
        yield "the match is over (R23)"
    if game.phase == "deal":
        return
    for seat in range(game.seats):
        gone = bool(game.out >> seat & 1)
        if gone == bool(game.size(seat)) and (gone or seat != game.turn or game.phase == "lay"):
            yield f"player {seat + 1} is out without cards, and only then (R20)"
    if not game.rivals:
        yield "the last player with cards has won the round (R21)"
    asked = game.phase in ("answer", "ace")
    if asked != bool(game.cards[LAID]):
        yield "a card that was laid waits for an answer (R6)"
    if asked and game.draws != DRAWS[game.claim]:
        yield "a claim draws what it says (R6)"
    if game.phase == "penalty" and not game.size(game.loser):
        yield "nobody loses a card without having one (R9)"
    if game.phase == "lay":
        shown = any(game.cards[zone] for zone in (BURIED, DISCARDS, *OPEN[:game.seats]))
        if (game.last_claim < 0) != (not game.turns) or (shown and not game.turns):
            yield "before the first turn of a round nothing was claimed, laid or shown (R1)"


_UNDONE: Final[dict[str, Callable[[Any], Iterator[str]]]] = {
    "behind-the-throne": _behind, "imposter-kings": _imposter, "rival-kings": _rival, "shadow-throne": _shadow,
    "throne": _throne,
}
