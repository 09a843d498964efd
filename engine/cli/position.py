"""Shows one position, given in notation or taken from a recorded game, and answers questions about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from engine.base.game import Game
from engine.base.notation import notation
from engine.cli.language import seat_in_words, words
from engine.cli.show import Words, show_moves, show_table
from engine.cli.table_words import SHARES
from engine.cli.terminal import Terminal
from engine.core.errors import BadOption
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import N_, plain
from engine.lab.asking import WHY, about
from engine.lab.chances import chances
from engine.lab.draft import Draft
from engine.session import Record
from engine.table.view import view

_ENDING: Final = ".throne"


def show(what: str, after: int | None, player: int | None, *, why: str | None = None, places: Sequence[str] = (),
         cards: Sequence[str] = (), fill: int | None = None) -> None:
    """Print a position: the table as a player sees it, the legal moves, and the exact notation on one line.

    `what` is a position in notation, or the file of a finished game, whose position `after` that many moves is shown.
    `fill` is the seed by which all that the notation leaves open is laid at random. `why` is a move in notation:
    whether it may be made, or the rule against it; `cards` are cards by their ids: what may be done with them, and
    which rule forbids the rest; `places` are zones by their ids: which kinds may lie there, for all that the player can
    know. Raises ThroneError on anything that cannot be read or lies so in no game, and on a player who does not take
    part.
    """
    game, state = position_of(what, after, fill)
    seat = (state.actor or 0) if player is None else player - 1
    if not 0 <= seat < state.seats:
        raise BadOption(N_("engine/notation", "There is no player {number}: this game has {seats} players.").fill(
            number=str(player), seats=state.seats))
    terminal = Terminal()
    names = [seat_in_words(each) for each in range(state.seats)]
    seen = view(state.observation(seat))
    show_table(seen, names, words, terminal)
    if seen.moves:
        show_moves(seen, words, terminal)
    if why is not None:
        terminal.say(words_about(game, state, why, words), indent=4)
    for card in cards:
        for line in lines_about(game, state, card, words):
            terminal.say(line, indent=4)
    for place in places:
        for line in lines_of(place, seen.observation):
            print(line)
    print(notation(game, state, exact=True))


def words_about(game: Game[Any], state: State, move: str, words: Words) -> str:
    """Whether a move in notation may be made now, or which rule forbids it, and why. Raises BadNotation on others."""
    refusal = state.why_not(game.move_from_json(move.strip().lower()))
    if refusal is None:
        rule = game.rule_allowing(game.move_from_json(move.strip().lower()), state)
        return words(N_("cli", "{move}: allowed by {rule}.").fill(move=move, rule=rule))
    return words(N_("cli", "{move}: not allowed. {rule}: {reason}").fill(
        move=move, rule=refusal.rule, reason=refusal.reason))


def lines_about(game: Game[Any], state: State, card: str, words: Words) -> Iterator[str]:
    """What may be done with a card now: a line for each move, with its rule if it is not legal, or why nothing can.

    Raises BadNotation."""
    for answer in about(state, game.card_names.kind_of(card)):
        if answer.refusal is not None and not answer.moves:
            yield words(WHY.fill(reason=answer.refusal.reason, rule=answer.rule))
        for move in answer.moves:
            yield words_about(game, state, move.notation, words)


def lines_of(place: str, observation: Observation[Any]) -> Iterator[str]:
    """What a seat can know of a zone: a line for each kind that may lie there. Raises BadOption for no zone."""
    zones = [zone.id for zone in observation.seen.zones]
    if place not in zones:
        raise BadOption(N_("cli", "There is no place called {place}; the places are: {places}.").fill(
            place=repr(plain(place)[:60]), places=tuple(zones)))
    found, cards = chances(observation, place), observation.seen.game.cards
    how = N_("cli", "counted") if found.exact else N_("cli", "of {number} worlds").fill(number=found.worlds)
    yield words(N_("cli", "{place}: %n card(s), {how}", "", 1).fill(n=found.size, place=place, how=how))
    for chance in found.kinds:
        each = f"{float(chance.each):>7.1%}"
        range_ = str(chance.each) if found.exact else words(
            SHARES.fill(low=f"{float(chance.low):.1%}", high=f"{float(chance.high):.1%}"))
        some = words(N_("cli", "at least one {share}").fill(share=f"{float(chance.some):.1%}"))
        yield f"{each}  {cards[chance.kind].id:<24}{range_:<20}{some}"


def position_of(what: str, after: int | None, fill: int | None = None) -> tuple[Game[Any], State]:
    """A position in notation, or of the file of a finished game, after so many moves or at its end.

    Raises ThroneError on anything that cannot be read, and on a table that lies so in no game or is not whole, unless
    the rest is to be laid at random with the seed `fill`.
    """
    if not what.endswith(_ENDING):
        return _typed(what, after, fill)
    if fill is not None:
        raise BadOption(N_("cli", "--fill works with a position, not with a recorded game."))
    return _recorded(Path(what), after)


def _typed(text: str, after: int | None, fill: int | None) -> tuple[Game[Any], State]:
    if after is not None:
        raise BadOption(N_("cli", "--after works with a recorded game, not with a position."))
    draft = Draft.from_text(text)
    if fill is not None:
        draft.fill(fill)
    return draft.game, draft.state()


def _recorded(path: Path, after: int | None) -> tuple[Game[Any], State]:
    record = Record.load(path)
    if record.result is None:
        raise BadOption(N_("cli", "This game is not over, so its hidden cards stay hidden."))
    positions = record.replay()
    if after is not None and not 0 <= after < len(positions):
        raise BadOption(N_("cli", "--after must be from 0 to {last}, not {number}.").fill(
            last=len(positions) - 1, number=str(after)))
    return record.game, positions[-1 if after is None else after]
