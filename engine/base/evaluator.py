"""What bots need to know about a game: how good a position is, and why a move is good."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from engine.base.comparison import Comparison
from engine.base.learned import Learnable, Learned
from engine.base.policy import Policy
from engine.base.story import Story, StoryWeights
from engine.base.temper import NEUTRAL, Dials
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import N_, Text

S = TypeVar("S", bound=State)


class Mixed(NamedTuple):
    """A move among those that are mixed."""

    move: Move
    share: float
    """How often it is made."""
    value: float
    """The seat's chance to win after it."""


class Evaluator(ABC, Generic[S]):
    """One game's evaluation."""

    temperature: ClassVar[float] = 0.0
    """How far apart in value moves may be that a careful player makes about equally often, so that a move does not
    reveal why it was best; a share of the stake. 0 in a game with nothing to give away."""

    dials: ClassVar[Mapping[str, Dials]] = {}
    """By the id of a temperament: how it leans in this game; one that is not here plays neutrally."""

    noise: ClassVar[Mapping[str, tuple[float, ...]]] = {}
    """By level, how much a bot misjudges moves in this game, if not as much as its level does elsewhere: the standard
    deviation of its errors (`Level.noise`) with two seats, with three, and so on, the last for all that are more."""
    blunder: ClassVar[float] = 0.15
    """Only a page makes a move whose value is lower than the best by more than this share of the stake."""
    worlds: ClassVar[Mapping[str, int]] = {}
    """By level, in how many worlds a bot weighs moves in this game, if not in as many as its level does elsewhere."""
    slips: ClassVar[Mapping[str, float]] = {}
    """By level, the probability that a bot makes the second-best move in this game, if it is not that of its level."""

    worlds_judged: ClassVar[int] = 48
    """In how many worlds hints, teaching and reviews judge moves; enough for a standard error of about 2 %."""

    simulations: ClassVar[int] = 1000
    """How many simulations a regent makes for a decision, if there is time."""

    learnable: ClassVar[Learnable | None] = None
    """What `python -m engine train` learns from; None in a game that nothing is learned of."""
    learned: ClassVar[Learned | None] = None
    """The weights that were learned."""

    story: ClassVar[Story | None] = None
    """What hidden cards may be concluded from; None in a game that has no story yet."""
    story_weights: ClassVar[StoryWeights | None] = None
    """The weights that were fitted to it by `python -m engine train --story`, for `likelihood` and `answers` to use."""

    policy: ClassVar[Policy | None] = None
    """What moves may be mixed by that were learned from self-play; None in a game that has no policy."""
    policy_weights: ClassVar[Learned | None] = None
    """The weights of it that were learned by `python -m engine train --policy`, for `mixed` to use."""

    confidence: ClassVar[Mapping[int, float]] = {}
    """By number of seats: to which power `chances` are raised, and divided by their sum again; 1 unless it is named.

    Below 1, chances of a game are bolder than what comes of them. `python -m engine calibrate` tells.
    """

    @abstractmethod
    def chances(self, state: S) -> tuple[float, ...]:
        """Every seat's chance to win the game, as well as the game can tell; `values` are made of them.

        By seat, from 0 to 1, in every position and whoever is to decide; the chances add up to 1. Once the game is over
        they are exact: equal shares for the winners, 0 for the others, and so 0 for all where nobody wins. A match
        counts as a whole.

        What is under way counts by its expected outcome, not as if the next move were already made, and a choice made
        in secret as made. A position's chances do not depend on who asks: among worlds that a seat cannot tell apart
        they may differ only by noise that averages out over many, weighted by `likelihood`.
        """

    def values(self, state: S) -> tuple[float, ...]:
        """Every seat's chance to win the game, as good players see it: one scale, wherever a search stops.

        They are `chances`, but calibrated: of positions given 70 %, about 70 % are won.
        """
        return self.calibrated(self.chances(state), state)

    def calibrated(self, chances: tuple[float, ...], state: S) -> tuple[float, ...]:
        """A position's chances as bold as they should be; what is certain stays so."""
        power = self.confidence.get(state.seats)
        if power is None or state.actor is None:
            return chances
        raised = [chance ** power for chance in chances]
        total = sum(raised, 0.0)
        return tuple([each / total for each in raised])

    def value(self, state: S, seat: int) -> float:
        """A seat's chance to win, as `values` has it."""
        return self.values(state)[seat]

    def leaf(self, state: S) -> tuple[float, ...]:
        """`values` as a search asks for them, which promise the same: corrected by what was learned, if anything was.

        A game in which what is learned is who wins a round, not the match, corrects that instead.
        """
        found = self.values(state)
        network = None if self.learned is None or state.actor is None else self.learned.network(state.seats)
        if network is None or self.learnable is None:
            return found
        return tuple(network.corrected(found, self.learnable.features(state)))

    def reservations(self, seats: int, edition: int) -> Sequence[Text]:
        """What is to be said of the strength of bots with so many players in an edition, to those who measure it."""
        said = []
        for weights in (self.learned, self.story_weights, self.policy_weights):
            if weights is None:
                continue
            unknown, learned = weights.unknown(seats), weights.edition(seats)
            if unknown:
                said.append(N_("cli", "What was learned for {seats} players says nothing about: {names}.").fill(
                    seats=seats, names=tuple(unknown)))
            if learned not in (None, edition):
                said.append(N_("cli", "What was learned for {seats} players "
                                      "is for edition {learned}, not {edition}.").fill(
                    seats=seats, learned=learned, edition=edition))
        return said

    def answers(self, state: S) -> Sequence[tuple[Move, float]]:
        """How likely each move of the seat to decide is where it answers what was hidden from it; () elsewhere.

        A search plays these answers by chance, as it would otherwise let the seat know what it cannot.
        """
        return ()

    @abstractmethod
    def naive_value(self, state: S, seat: int) -> float:
        """How good a beginner thinks the position is, in points, judging by the seat's own cards alone."""

    @abstractmethod
    def reason(self, move: Move, observation: Observation[S]) -> Text:
        """A sentence saying why the move is good here, which holds whoever chose it."""

    def aspects(self, state: S, seat: int) -> Mapping[str, float]:
        """The parts that the seat's chance is made of, by name: the higher, the better for the seat.

        They share one measure, so that the largest difference between two positions tells most of why one is better.
        """
        return {}

    def deciding_fact(self, comparison: Comparison[S]) -> Text | None:
        """A sentence with the fact behind an aspect in which one move is better than another; None if there is none.

        Every number in it follows from what the seat knows, and it would not be true of the two moves exchanged.
        """
        return None

    def excluded(self, move: Move, observation: Observation[S]) -> bool:
        """Whether the seat knows that this legal move is a mistake, such as a guess that cannot be right.

        No bot or hint chooses an excluded move, not even a page that slips, unless all moves are excluded.
        """
        return False

    def rash(self, move: Move, observation: Observation[S]) -> bool:
        """Whether the seat has to expect that this legal move loses at once what is being played for.

        From squire on, a bot that misjudges moves does not do so here: it makes a rash move only if that is better than
        all others by values without any error. A page, who judges by its own cards, makes none while there is another.
        """
        return False

    def gives_away(self, observation: Observation[S]) -> bool:
        """Whether a move made here could reveal hidden information; if not, bots always make the best one."""
        return True

    def mixed(self, observation: Observation[S], weighed: Mapping[Move, float] | None = None) -> Sequence[Mixed]:
        """How the best players mix all legal moves here, whom nobody can read; () where the game cannot tell.

        It follows from the observation alone; what moves are worth may also follow from how somebody has `weighed` them
        all, where the game does not know it for certain.
        """
        return ()

    def sort_of(self, move: Move) -> Hashable:
        """What a move tells the others; where moves are mixed, first one of these is chosen, then how to tell it."""
        return move.notation

    def stake(self, observation: Observation[S]) -> float:
        """How much the part of the game under way, such as a round of a match, decides; above 0.

        That is how much likelier the seat wins the game if it wins that part than if another does.
        """
        return 1.0

    def likelihood(self, state: S, seat: int) -> float:
        """How likely the others were, as the seat sees it, to play to this position in this world; above 0.

        Only ratios matter. A world in which somebody would hardly have moved as they did counts for little.
        """
        return 1.0

    def believing(self, seats: int, rng: random.Random) -> Evaluator[S]:
        """What a bot judges one decision with at a table of so many: where several beliefs about the habits of others
        were learned, one of them, drawn anew, so that its own habits follow from none.

        Played by the average, a bot always does what is best against a certain rival, and can be read.
        """
        return self

    def state_key(self, state: S) -> Hashable | None:
        """A key that is equal for positions of the same value reached from one decision; None if there is no such key.

        Worlds differ in their hidden cards, but many moves lead to equally good positions in several of them.
        """
        return None

    def turn(self, state: S) -> Hashable:
        """What stays the same as long as a turn lasts, as everybody sees it: within one, chances go up and down."""
        return state.actor if state.sealed is None else None

    # -- temperaments ----------------------------------------------------------------------------------------------

    def noise_of(self, level: str, seats: int, usual: float) -> float:
        """How much a bot of a level misjudges moves at a table of so many seats; `usual` is what its level says."""
        by_seats = self.noise.get(level)
        return by_seats[min(seats - 2, len(by_seats) - 1)] if by_seats else usual

    def dials_of(self, temperament: str) -> Dials:
        """How a temperament leans in this game."""
        return self.dials.get(temperament, NEUTRAL)

    def traits(self, move: Move, observation: Observation[S]) -> Collection[str]:
        """What kind of move this is to those who like or dislike such moves: the words used in `dials`."""
        return ()

    def aims_at(self, move: Move, observation: Observation[S]) -> Collection[int]:
        """The other seats that the move is directed against, as everybody can see."""
        return ()
