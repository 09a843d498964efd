"""The characters' abilities: what they do once nobody has stopped them, step by step, what is told of it, and a row for
each of all that is said of it (rules 15 to 30).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.base.cards import said_of_each
from engine.core.events import EVERYBODY, SILENCE, Event, Sink
from engine.core.knowledge import Looked, Proved, moved
from engine.core.moves import Move
from engine.core.text import N_, Player, Text
from engine.games.imposter_kings import told, words
from engine.games.imposter_kings.ability import (
    Ability,
    always,
    anyone_holds_cards,
    both_hold_cards,
    check,
    disgraced_before,
    enough_face_up,
    finds_another,
    has_successor,
    not_another,
    not_another_commoner,
    opponents_hold_cards,
    others_hold_cards,
    successor_left,
    swaps_another,
)
from engine.games.imposter_kings.cards import (
    EXECUTIONER,
    FOOL,
    HERALD,
    INQUISITOR,
    JUDGE,
    KINDS,
    MYSTIC,
    MYSTIC_NUMBERS,
    PRINCESS,
    QUEEN,
    SENTRY,
    SOLDIER,
    SOLDIER_DISGRACES,
    SPY,
    WARDEN,
    WHEN_PLAYED,
    name_of,
    working,
)
from engine.games.imposter_kings.rounds import ask_secretly, end_turn, seal
from engine.games.imposter_kings.state import NAMING, ImposterState
from engine.games.imposter_kings.transfers import (
    disgrace,
    disgrace_throne,
    take_from_court,
    transfer,
    transfer_openly,
)
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
    SUCCESSOR,
    travel,
)

BRINGS: Final = N_("imposter-kings/reason", "You would get the {card}, base value {value}.")
BRINGS_BETTER: Final = N_("imposter-kings/reason", "You would get the {card} instead of the {other}.")

# -- Queen (rule 15) -----------------------------------------------------------------------------------------------

def _queen(state: ImposterState, events: Sink) -> None:
    """Disgraces every other card in Court."""
    for index in range(len(state.marks) - 1):
        if state.marks[index] != DISGRACED:
            disgrace(state, index, events)
    end_turn(state)


# -- Princess (rule 16) --------------------------------------------------------------------------------------------

def _princess(state: ImposterState, _events: Sink) -> None:
    """Both players choose a hand card in secret."""
    ask_secretly(state, (state.turn, state.target[0]))
    state.phase = "swap"


def swap(state: ImposterState, move: Move, events: Sink) -> None:
    """Once both have chosen, the cards change hands."""
    choices = seal(state, move)
    if not choices:
        return
    one, other = state.turn, state.target[0]
    state.aim(one, other)
    given, taken = choices[one].card, choices[other].card
    both = 1 << one | 1 << other
    # By way of the middle: nobody shall think that the card just received might be the one given back.
    transfer(state, given, HAND[one], DECK, both)
    transfer(state, taken, HAND[other], HAND[one], both)
    transfer(state, given, DECK, HAND[other], both)
    if events is not SILENCE:
        events.tell(_swapped, one, other, given, taken)
    end_turn(state)


def _swapped(one: int, other: int, kind: int, taken: int) -> Event:
    """Two players swapped cards."""
    travels = (travel(kind, HAND[one], HAND[other]), travel(taken, HAND[other], HAND[one]))
    return Event("swap", one, words.SWAPPED.fill(player=Player(other)), travels, 1 << one | 1 << other,
                 words.SWAPPED_CARDS.fill(player=Player(other), card=name_of(kind), taken=name_of(taken)))


# -- Sentry (rule 17) ----------------------------------------------------------------------------------------------

def _sentry(state: ImposterState, events: Sink) -> None:
    """Is disgraced; then a hand card is chosen for the exchange."""
    disgrace_throne(state, events)
    state.actor = state.turn
    state.phase = "sentry"


def exchange_in_court(state: ImposterState, move: Move, events: Sink) -> None:
    """The hand card takes the place of the Court card, face up."""
    seat, index, kind = state.turn, state.target[0], move.card
    old = state.court[index]
    state.hand(seat).remove(kind)
    state.hand(seat).append(old)
    state.court[index] = kind
    state.marks[index] = FACE_UP
    everybody = state.zones.everybody
    state.note(moved(everybody, kind, HAND[seat], COURT))
    state.note(moved(everybody, old, COURT, HAND[seat]))
    state.reveals += 1
    events.tell(_exchanged, seat, kind, old)
    end_turn(state)


def _exchanged(seat: int, kind: int, taken: int) -> Event:
    """A hand card and a Court card changed places."""
    return Event("exchange", seat, words.EXCHANGED.fill(card=name_of(kind), taken=name_of(taken)),
                 (travel(kind, HAND[seat], COURT), travel(taken, COURT, HAND[seat])))


# -- Spy (rule 18) -------------------------------------------------------------------------------------------------

def _spy(state: ImposterState, events: Sink) -> None:
    """Is disgraced, and its owner looks at all Successors."""
    disgrace_throne(state, events)
    seat = state.turn
    for each in state.others(seat):
        for kind in state.cards[SUCCESSOR[each]]:
            state.note(Looked(1 << seat, (kind,), SUCCESSOR[each]))
            state.reveals += 1
            events.tell(_saw_successor, seat, each, kind)
    state.actor = seat
    state.phase = "spy"


def _saw_successor(seat: int, owner: int, kind: int) -> Event:
    """A Successor was looked at."""
    return Event("look", seat, None, (travel(kind, SUCCESSOR[owner], SUCCESSOR[owner]),), 1 << seat,
                 words.SAW_SUCCESSOR.fill(card=name_of(kind), player=Player(owner)))


def force_to_replace(state: ImposterState, move: Move, events: Sink) -> None:
    """That player must put another card in the Successor's place."""
    state.target = [move.seat]
    state.actor = move.seat
    state.phase = "replace"
    if move.seat != state.turn:
        state.aim(state.turn, move.seat)
    events.tell(_forced, state.turn, move.seat)


def _forced(seat: int, owner: int) -> Event:
    """A player must replace the Successor."""
    return Event("force", seat, words.FORCED.fill(player=Player(owner)))


def replace_successor(state: ImposterState, move: Move, events: Sink) -> None:
    """The new Successor lies down before the old one comes to hand: it is another card."""
    seat, kind = state.decider(), move.card
    old = state.cards[SUCCESSOR[seat]][0]
    transfer(state, kind, HAND[seat], DECK, 1 << seat)
    transfer(state, old, SUCCESSOR[seat], HAND[seat], 1 << seat)
    transfer(state, kind, DECK, SUCCESSOR[seat], 1 << seat)
    events.tell(_successor_replaced, seat, kind, old)
    end_turn(state)


def _successor_replaced(seat: int, kind: int, old: int) -> Event:
    """Another card took the Successor's place."""
    return Event("successor", seat, words.SUCCESSOR_REPLACED, (
        travel(kind, HAND[seat], SUCCESSOR[seat]), travel(old, SUCCESSOR[seat], HAND[seat])), 1 << seat)


# -- Mystic (rule 20) ----------------------------------------------------------------------------------------------

def _mystic(state: ImposterState, events: Sink) -> None:
    """Is disgraced, and all cards of the number said lose their text."""
    disgrace_throne(state, events)
    state.muted |= 1 << state.target[0]
    end_turn(state)


# -- Warden (rule 21) ----------------------------------------------------------------------------------------------

def _warden(state: ImposterState, events: Sink) -> None:
    """The hand card laid down for it becomes the Accused, and the Accused comes to hand."""
    seat, kind, accused = state.turn, state.cards[DECK][0], state.cards[ACCUSED][0]
    transfer_openly(state, accused, ACCUSED, HAND[seat])
    transfer_openly(state, kind, DECK, ACCUSED)
    events.tell(_accused_swapped, seat, kind, accused)
    end_turn(state)


def _accused_swapped(seat: int, kind: int, taken: int) -> Event:
    """A hand card and the Accused changed places."""
    return Event("warden", seat, words.ACCUSED_SWAPPED.fill(card=name_of(kind), taken=name_of(taken)),
                 (travel(kind, DECK, ACCUSED), travel(taken, ACCUSED, HAND[seat])))


# -- Herald (rule 23) ----------------------------------------------------------------------------------------------

def _herald(state: ImposterState, events: Sink) -> None:
    """The Successor comes to hand."""
    seat = state.turn
    kind = state.cards[SUCCESSOR[seat]][0]
    transfer(state, kind, SUCCESSOR[seat], HAND[seat], 1 << seat)
    events.tell(_recalled, seat, kind)
    state.actor = seat
    state.phase = "heir"


def _recalled(seat: int, kind: int) -> Event:
    """The Successor came to hand."""
    return Event("recall", seat, words.SUCCESSOR_RECALLED, (travel(kind, SUCCESSOR[seat], HAND[seat]),), 1 << seat)


def choose_heir(state: ImposterState, move: Move, events: Sink) -> None:
    """A new Successor, perhaps the same one; then another card may be played."""
    seat, kind = state.turn, move.card
    transfer(state, kind, HAND[seat], SUCCESSOR[seat], 1 << seat)
    state.immune = 0
    events.tell(told.successor_chosen, seat, kind)
    if state.hand(seat):
        state.phase = "herald"
    else:
        end_turn(state)


# -- Judge (rule 24) -----------------------------------------------------------------------------------------------

def _judge(state: ImposterState, events: Sink) -> None:
    """The guess is answered; if it is right, a hand card may go into the Antechamber."""
    seat, kind = state.target
    right = kind in state.hand(seat)
    _prove(state, kind, (seat,), right)
    state.aim(state.turn, seat)
    if events is not SILENCE:
        events.tell(_answered, state.turn, words.RIGHT if right else words.WRONG)
    if right and state.hand(state.turn):
        state.actor = state.turn
        state.phase = "judge"
    else:
        end_turn(state)


def prepare(state: ImposterState, move: Move, events: Sink) -> None:
    """A hand card goes into the player's own Antechamber."""
    _summon(state, state.turn, move.card, events)
    end_turn(state)


# -- Soldier (rule 25) ---------------------------------------------------------------------------------------------

def _soldier(state: ImposterState, events: Sink) -> None:
    """Does any opponent hold the card named? Then the Soldier counts more, and cards may be disgraced."""
    kind = state.target[0]
    opponents = state.opponents(state.turn)
    held = any(kind in state.hand(seat) for seat in opponents)
    _prove(state, kind, opponents, held)
    if events is not SILENCE:
        events.tell(_answered, state.turn, words.SOMEBODY_HOLDS if held else words.NOBODY_HOLDS)
    if not held:
        end_turn(state)
        return
    state.marks[-1] = BOOSTED
    state.left = SOLDIER_DISGRACES
    state.actor = state.turn
    state.phase = "soldier"


def disgrace_another(state: ImposterState, move: Move, events: Sink) -> None:
    """Up to three cards of the Court are disgraced, one at a time."""
    disgrace(state, move.place, events)
    state.left -= 1
    if not state.left or all(mark == DISGRACED for mark in state.marks):
        end_turn(state)


# -- Inquisitor (rule 26) ------------------------------------------------------------------------------------------

def _inquisitor(state: ImposterState, events: Sink) -> None:
    """Every other player who holds the card named puts a copy into their Antechamber."""
    kind = state.target[0]
    asked = state.with_cards(state.others(state.turn))
    if events is not SILENCE and not any(kind in state.hand(seat) for seat in asked):
        events.tell(_answered, state.turn, words.NOBODY_ELSE_HOLDS)
    for seat in asked:
        if kind in state.hand(seat):
            _summon(state, seat, kind, events)
            state.aim(state.turn, seat)
        else:
            _prove(state, kind, (seat,), False)
    end_turn(state)


def _summon(state: ImposterState, seat: int, kind: int, events: Sink) -> None:
    """A hand card goes into its owner's Antechamber."""
    transfer_openly(state, kind, HAND[seat], OPEN[seat])
    if events is not SILENCE:
        events.tell(_summoned, seat, kind)


def _summoned(seat: int, kind: int) -> Event:
    """A hand card was put into the Antechamber."""
    return Event("summon", seat, words.SUMMONED.fill(card=name_of(kind)), (travel(kind, HAND[seat], OPEN[seat]),))


# -- Executioner (rule 27) -----------------------------------------------------------------------------------------

def _executioner(state: ImposterState, _events: Sink) -> None:
    """Everyone with cards condemns one in secret, if they can."""
    ask_secretly(state, state.with_cards(state.in_order_from(state.turn)))
    state.phase = "condemn"


def condemn(state: ImposterState, move: Move, events: Sink) -> None:
    """Once all have chosen, the cards are Condemned, and it becomes known who had none."""
    choices = seal(state, move)
    if not choices:
        return
    kinds = tuple(kind for kind in state.numbers.of_value(state.target[0]) if state.numbers.copies[kind])
    certain = _certainly_among(state, kinds, sum(choice.verb == "condemn" for choice in choices.values()))
    for seat, choice in choices.items():
        if choice.verb == "none":
            state.note(Proved(EVERYBODY, kinds, (HAND[seat],), 0, 0))
            if events is not SILENCE:
                events.tell(_spared, seat)
            continue
        _condemn_one_of(state, kinds, choice.card, seat)
        if events is not SILENCE:
            events.tell(_condemned, seat, choice.card)
    state.buried += certain
    end_turn(state)


def _spared(seat: int) -> Event:
    """A seat has no card of the number said."""
    return Event("spared", seat, words.SPARED)


def _condemned(seat: int, kind: int) -> Event:
    """A seat condemned a card."""
    return Event("condemn", seat, words.CONDEMNED, (travel(kind, HAND[seat], CONDEMNED[seat]),), 1 << seat,
                 words.CONDEMNED_CARD.fill(card=name_of(kind)))


def _certainly_among(state: ImposterState, kinds: tuple[int, ...], number: int) -> list[int]:
    """The cards that must be among this number of Condemned ones of these kinds, as far as everyone can tell."""
    hidden = {kind: state.out_of_sight(kind) for kind in kinds}
    others = sum(hidden.values())
    return [kind for kind in kinds for _ in range(number - (others - hidden[kind]))]


def _condemn_one_of(state: ImposterState, kinds: tuple[int, ...], kind: int, seat: int) -> None:
    """A card goes face down before its owner; everyone knows that it is one of these kinds."""
    if len(kinds) == 1:
        transfer_openly(state, kind, HAND[seat], CONDEMNED[seat])
        return
    others = tuple(each for each in range(KINDS) if each not in kinds)
    transfer(state, kind, HAND[seat], DECK, 1 << seat)
    state.note(Proved(EVERYBODY, others, (DECK,), 0, 0))
    transfer(state, kind, DECK, CONDEMNED[seat], 1 << seat)


# -- Fool (rule 30) ------------------------------------------------------------------------------------------------

def _fool(state: ImposterState, events: Sink) -> None:
    """Takes another face-up card from the Court."""
    seat = state.turn
    kind = take_from_court(state, state.target[0], HAND[seat])
    events.tell(_took_from_court, seat, kind)
    end_turn(state)


def _took_from_court(seat: int, kind: int) -> Event:
    """A Court card came to hand."""
    return Event("fool", seat, words.FOOL_TOOK.fill(card=name_of(kind)), (travel(kind, COURT, HAND[seat]),))


# -- what everyone learns ------------------------------------------------------------------------------------------

def _prove(state: ImposterState, kind: int, seats: Sequence[int], held: bool) -> None:
    """Everyone learns whether any of these seats holds a card of that kind (rule 13)."""
    most = state.numbers.copies[kind] if held else 0
    state.note(Proved(EVERYBODY, (kind,), tuple(HAND[seat] for seat in seats), int(held), most))
    state.reveals += 1


def _answered(seat: int, answer: Text) -> Event:
    """What was asked about hands was answered."""
    return Event("answer", seat, answer)


# -- the row of every ability --------------------------------------------------------------------------------------

ABILITIES: Final[Mapping[int, Ability]] = said_of_each("what the ability does", {
    QUEEN: Ability("R15", always, _queen, stoppable=False),
    PRINCESS: Ability(
        "R16", both_hold_cards, _princess, words.PRINCESS_USED, asks="pick", simply="pass", among="others",
        question=N_("imposter-kings/prompt", "Princess: swap a card with another player?")),
    SENTRY: Ability(
        "R17", swaps_another, _sentry, words.SENTRY_USED, asks="court", simply="pass",
        question=N_("imposter-kings/prompt", "Sentry: swap with a card in Court?"),
        objection=not_another_commoner, drop=("throne", "hand"), brings=BRINGS, better=BRINGS_BETTER),
    SPY: Ability(
        "R18", successor_left, _spy, words.SPY_USED, asks="use", simply="pass",
        question=N_("imposter-kings/prompt", "Spy: look at all Successors?")),
    MYSTIC: Ability(
        "R20", disgraced_before, _mystic, words.MYSTIC_USED, asks="number", simply="pass",
        question=N_("imposter-kings/prompt", "Mystic: which value loses its text?"),
        highest=lambda _state: MYSTIC_NUMBERS[-1], too_high=lambda _highest: words.MYSTIC_RANGE),
    WARDEN: Ability(
        "R21", enough_face_up, _warden, words.WARDEN_USED, asks="exchange", simply="pass", drop=("accused",),
        question=N_("imposter-kings/prompt", "Warden: swap one of your cards with the Accused?")),
    HERALD: Ability("R23", has_successor, _herald, words.HERALD_USED, everywhere=False),
    JUDGE: Ability(
        "R24", opponents_hold_cards, _judge, words.JUDGE_USED, asks="pick", simply="pass", among="opponents",
        question=N_("imposter-kings/prompt", "Judge: guess a card in whose hand?"), guesses=True, hopes="right"),
    SOLDIER: Ability(
        "R25", opponents_hold_cards, _soldier, words.SOLDIER_USED, asks="name", simply="pass", among="opponents",
        question=N_("imposter-kings/prompt", "Soldier: name a card an opponent may hold?"), hopes="right"),
    INQUISITOR: Ability(
        "R26", others_hold_cards, _inquisitor, words.INQUISITOR_USED, asks="name", simply="pass", among="others",
        question=N_("imposter-kings/prompt", "Inquisitor: name a card for the Antechamber?"), hopes="strong"),
    EXECUTIONER: Ability(
        "R27", anyone_holds_cards, _executioner, words.EXECUTIONER_USED, asks="number", simply="pass",
        question=N_("imposter-kings/prompt", "Executioner: which value does everyone condemn?"),
        highest=lambda state: state.highest_in_court(),
        too_high=lambda highest: words.EXECUTIONER_RANGE.fill(highest=highest)),
    FOOL: Ability(
        "R30", finds_another, _fool, words.FOOL_USED, asks="court", simply="highest",
        question=N_("imposter-kings/prompt", "Fool: take a card from the Court?"),
        objection=not_another, drop=("hand",), brings=BRINGS, better=BRINGS_BETTER),
}, working(WHEN_PLAYED), name_of)
"""By kind."""

for _kind, _ability in ABILITIES.items():
    check(_kind, _ability)


def asking(verb: str) -> tuple[int, ...]:
    """The kinds whose abilities ask for that sort of move."""
    return tuple([kind for kind, ability in ABILITIES.items() if ability.asks == verb])


said_of_each("that a card is named with it, for files to write by id", dict.fromkeys(NAMING, True),
             [kind for kind, ability in ABILITIES.items() if ability.asks == "name" or ability.guesses], name_of)


def at_work(state: ImposterState, verb: str) -> Ability | None:
    """The ability that the card just played is used with by that sort of move; None if another one is, or none."""
    ability = ABILITIES.get(state.played)
    return ability if ability is not None and ability.asks == verb else None
