"""The guided first game of Shadow Throne: which rule is at work when, and what to try."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import Lessons, LessonStep, Situation, does
from engine.core.text import N_
from engine.games.shadow_throne.aid import AID
from engine.games.shadow_throne.course import COURSE
from engine.games.shadow_throne.examples import AIM, EXAMPLES
from engine.games.shadow_throne.state import ShadowState

_SEED: Final = 8
"""A deal in which everything comes up."""

_At = Situation[ShadowState]


# -- when ----------------------------------------------------------------------------------------------------------

def _drafts(at: _At, taken: int, battle: int = 1) -> bool:
    """Whether the learner drafts and has taken at least that many cards, in that battle or a later one."""
    return at.observation.phase == "draft" and len(at.seen.hand(at.seat)) >= taken and at.seen.battle >= battle


def _plays(at: _At, wave: int) -> bool:
    return at.observation.phase == "play" and at.seen.wave >= wave


def _pays_hush_money(at: _At) -> bool:
    return _plays(at, 2) and any(at.seen.hush(at.seat, kind) for kind in at.seen.hand(at.seat))


# -- the steps -----------------------------------------------------------------------------------------------------

_STEPS: Final[tuple[LessonStep[ShadowState], ...]] = (
    LessonStep("over", "R26", N_("shadow-throne/lesson", "Someone has reached 15 influence, so the game is over. "
                                                         "The most influence wins; if tied, the most gold; if still "
                                                         "tied, nobody wins."),
               lambda at: at.over),
    LessonStep("extra", "R14", N_("shadow-throne/lesson", "King Kyros lets you play an extra Empire card you can pay "
                                                          "for, without hush money. You do not have to."),
               lambda at: at.offers("extra"), does("extra")),
    LessonStep("keep", "R27", N_("shadow-throne/lesson", "The battle is over. Keep one card for the next one: drag "
                                                         "it to the place for your saved card. An expensive noble "
                                                         "can wait until you have the gold."),
               lambda at: at.observation.phase == "keep", does("keep")),
    LessonStep("draft", "R3", N_("shadow-throne/lesson", "Welcome! Every battle begins with a draft. Take one card "
                                                         "from your pool: drag it to your hand. The rest goes to "
                                                         "your left neighbor, and your right neighbor passes you "
                                                         "theirs."),
               lambda at: _drafts(at, 0), does("take")),
    LessonStep("numbers", "R6", N_("shadow-throne/lesson", "The number in the corner is power. The crown is the "
                                                           "influence you gain if the card’s faction wins. The disc is "
                                                           "its income or its cost in gold. The diamond is the gold "
                                                           "you get if its faction loses."),
               lambda at: _drafts(at, 1)),
    LessonStep("factions", "R23", N_("shadow-throne/lesson", "The faction with the most power across all waves wins "
                                                             "the battle, no matter who played its characters. "
                                                             "Cards of one faction help each other, but everyone "
                                                             "sees whom you back."),
               lambda at: _drafts(at, 2)),
    LessonStep("budget", "R7", N_("shadow-throne/lesson", "You have 3 gold. Commoners bring gold or cost nothing, "
                                                          "elites are strong, and nobles are expensive and grant "
                                                          "the most influence. Characters you cannot pay for take "
                                                          "no part in the battle."),
               lambda at: _drafts(at, 3) and at.seen.gold[at.seat] == at.seen.numbers.first_gold),
    LessonStep("play", "R4", N_("shadow-throne/lesson", "The first wave: play a card in secret. Drag it to your side "
                                                        "of the battle. All cards are shown once everyone has chosen."),
               lambda at: _plays(at, 1) and at.seen.wave == 1, does("play")),
    LessonStep("hush", "R8", N_("shadow-throne/lesson", "Hush money: another card of the faction you have just "
                                                        "played costs 1 more gold or brings 1 less. Only the "
                                                        "previous wave counts."),
               _pays_hush_money),
    LessonStep("abilities", "R9", N_("shadow-throne/lesson", "Abilities work in order: all 1s together, then all 2s, "
                                                             "then all 3s. A character killed at 2 never uses an "
                                                             "ability numbered 3."),
               lambda at: _plays(at, 2) and at.happened("ability")),
    LessonStep("track", "R22", N_("shadow-throne/lesson", "The power track shows who leads. Hover over a card in "
                                                          "your hand: pale tokens on the track show what that card "
                                                          "alone would change."),
               lambda at: _plays(at, 2)),
    LessonStep("rewards", "R24", N_("shadow-throne/lesson", "That battle is settled: characters of the winning "
                                                            "faction granted their players influence, no matter who "
                                                            "made that faction strong. The others paid gold if they "
                                                            "had a diamond."),
               lambda at: _drafts(at, 0, 2) and not at.seen.hand(at.seat)),
)

LESSONS: Final = Lessons(
    seats=3, seed=_SEED, steps=_STEPS, aid=AID, course=COURSE, aim=AIM, examples=EXAMPLES)
