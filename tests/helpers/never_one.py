"""Texts that count things in the plural, although they have no plural forms: the number is never 1."""

from __future__ import annotations

from typing import Final

from engine.games.registry import GAMES
from engine.learn.goals import of_exercises, of_game
from engine.learn.road import road

_SEATS: Final = (
    "{level}, {seats} players",
    "Someone who has studied this level wins {won} of 100 games with {seats} players.",
    "Someone who has studied this level wins {won} of 100 rounds with {seats} players.",
    "There is no player {number}: this game has {seats} players.",
    "With {seats} players, an edition needs at least {least} buildings for its piles and its 2-coins; this one has "
    "{number}.",
    "With {seats} players, an edition needs at least {least} subjects for its piles and its 1-coins; this one has "
    "{number}.",
    "{game}, out of 100 games with {seats} players: {levels}.",
    "{game}, out of 100 rounds with {seats} players: {levels}.",
    "{id}: {game}, {fewest} to {most} players. {summary}",
    "{game}, {number} players", "{least}–{most} players", "{number} players", "{seats} players: {won} of {games}.",
    "In games with {seats} players, wins {won} of 10 against knights; a fair share would be {fair}.",
    "In games with {seats} players, wins {won} of 10 against marshals; a fair share would be {fair}.",
    "In games with {seats} players, wins {won} of 10 against pages; a fair share would be {fair}.",
    "In games with {seats} players, wins {won} of 10 against regents; a fair share would be {fair}.",
    "In games with {seats} players, wins {won} of 10 against squires; a fair share would be {fair}.",
)
"""Nobody plays alone."""
_ALL: Final = (
    "A crown: you win clearly more than your fair share. Half a disc: no clear difference. A stroke: clearly less. A "
    "dashed ring: fewer than {number} games.",
    "You get a rating after {number} games; so far %n game(s) count toward it.",
    "There is room for only {number} players. Delete one who no longer plays.",
    "{done} of {all} lessons done", "{done} of {all} steps done",
    "Accuracy in the last {number} reviewed games: {last}; in the {number} before: {before}.",
    "Accuracy in the last {number} reviewed games: {last}.",
    "After {number} games, you see your share of wins. The dot marks the share you won, the line shows where your "
    "true share lies 19 times out of 20, and the notch marks the fair share.",
)
"""Numbers of the program's own, all larger."""
_DECK: Final = (
    "Of the {cards} cards in the deck, {bad} would cost you the row.",
    "Of the {cards} cards in the deck, {safe} would not cost you the row.",
    "Your score would be {mine} right away instead of {other}. Of the {cards} cards in the deck, {bad} would cost "
    "you the row.",
    "Your score rises to {mine}. Of the {cards} cards in the deck, {bad} would cost you the row.",
)
"""Of a single card everybody knows which it is, and it is named."""
_ROW: Final = (
    "With {kings} Kings, you may swap only when the row has at least {kings} cards.",
    "With {queens} Queens, destroying a card takes a row of more than {queens} cards.",
)
"""A row of one card forbids no swap, and in a row of one nothing is equal."""
_IMPOSTER_KINGS: Final = (
    "Restarts the round: {points} points for {player}.", "A restart would give {player} {points} points.",
    "It gives {player} {points} points.",
)
"""A restart costs 2 points."""
_RIVAL_KINGS: Final = (
    "To {points} points", "{games} games", "{card} has {mine} actions, {other} only {theirs}.",
    "That marker will no longer cost you {cost} points.",
    "{player}, not you, will lose {cost} points for that marker.",
    "You then need only {partner} to complete a perfect pair worth {points} points.",
    "Of the {unseen} characters that you cannot see, {card} steals from {mine}, but {other} from only "
    "{theirs}.",
    "Of the {unseen} characters that you cannot see, {mine} can bring a conflict marker to {card}, but {theirs} can "
    "bring one to {other}.",
    "{threats} of the {unseen} characters that you cannot see can bring this one a conflict marker. None of your "
    "characters faces fewer threats.",
)
"""The least match, character, marker and pair have more, and at least six characters are unseen."""
_LESSONS: Final = (
    "{player} has only {points} points. {leader} leads with {most}.",
    "Without a building, you stay at {own} points, and {player} wins with {theirs}.",
    "Without {card}, you have {own} points. You own a building that scores less.",
    "Your turn is over, and your score stays at {own}.",
    "{card} alone scores 1, but its price of 4 was worth more: {own} points for you, {theirs} for {player}.",
    "{card} has a different color from your Bishop: two single cards, 1 point each. Your score stays at {own}.",
    "{card} matches only the Jailer’s color: the pair scores its higher value. You would have {own} points, and "
    "{player} {theirs}.",
    "{player} was on the winning side and now has {theirs} influence: the game is over.",
    "The Empire stayed ahead and won the battle. {player} now has {theirs} influence and wins the game; you have "
    "{yours}.",
)
"""On their prepared tables the numbers are always the same."""
_SHADOW_THRONE: Final = (
    "With {card}, you hold {number} cards of the same faction; with {other}, only {less}.",
    "With {card}, all commoners in the wave die, except the Empire’s. Your rivals could lose {number} of the "
    "{cards} cards you cannot see.",
    "With {card}, all commoners in the wave join the Church. That could happen to {number} of the {cards} cards you "
    "cannot see.",
    "With {card}, all elites in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} "
    "cards you cannot see.",
    "With {card}, all elites in the wave join the Church. That could happen to {number} of the {cards} cards you "
    "cannot see.",
    "With {card}, all nobles in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} "
    "cards you cannot see.",
    "With {card}, every other Rebel in the wave gets 1 more power. Of the {cards} cards you cannot see, {number} "
    "are Rebels that a rival could play.",
    "With {card}, other factions’ 2 and 3 abilities do not work in this wave. That could affect {number} of the "
    "{cards} cards you cannot see.",
)
"""At least ten cards are never dealt."""
_THRONE: Final = (
    "A Joker you show is gone. The King may kill any of your {cards} cards.",
    "A wrong call would cost you one of your {cards} cards.",
    "If it is a lie, a call saves one of your {cards} cards from the King.",
    "If it really is a King, calling it costs you two of your {cards} cards, not one.",
    "The Joker evades a true claim as well. A wrong call costs you one of your {cards} cards.",
    "Of {cards} cards that may lie hidden, %n would be a Jack, Queen, King or Ace.",
    "{player} loses this card: {card}. Of {cards} cards that may lie hidden, %n would be a Peasant or a Joker.",
)
"""Of the last card something else is said."""
_TIMES: Final = ("{quest} Do it in {times} games this week.",)
"""The quest of a week is to be reached in two games."""


def _goals() -> frozenset[str]:
    """Of quests and deeds: those with larger numbers only."""
    texts = [quest.text for quest in (*of_exercises(), *(each for game_id in GAMES for each in of_game(game_id)))]
    ones = {text.source for text in texts if dict(text.params).get("number") == 1}
    return frozenset(text.source for text in texts if "number" in dict(text.params)) - ones


def _road() -> frozenset[str]:
    """Of what it takes to win clearly at a station: those with larger numbers only."""
    texts = [stop.station.clear.text for stop in road().values() if stop.station.clear is not None]
    return frozenset(text.source for text in texts) - {text.source for text in texts
                                                       if dict(text.params).get("number") == 1}


_EDITIONS: Final = (
    "With {seats} players, an edition needs at least {least} cards; it has {number}.",
    "With {seats} players, an edition of this game can have at most {most} cards, not {number}.",
    "With {seats} players, an edition needs at least {least} characters; this one has {number}.",
    "With {seats} players and a card that costs {price}, an edition’s coins must total at least {least} so that "
    "someone can always pay for that card; in this one, they total {number}.",
    *(f"With {{seats}} players, an edition needs at least {{least}} {cards} for its piles and its {coin}-coins; "
      "it has {number}." for cards, coin in (("subjects", 1), ("buildings", 2))),
    "With {seats} players", "{what}, with {seats} players",
    "A random game with {seats} players was not over after {moves} moves.",
    "{games} random games ended after {shortest} to {longest} moves, and bots played one game with each number of "
    "players.",
    "{number} copies of King Kyros allow that many extra cards, so a pool needs at least {least} cards.",
)
"""No game is for one, and none of them could be dealt with so few cards."""

_IN_THE_TERMINAL: Final = (
    "{game} is for {fewest} to {most} players, not {number}.", "A position can have at most {number} characters.",
    "{cards}: a zone can hold 1 to {most} cards of a kind; leave out kinds it does not hold.",
    "With this many players, a ladder needs at least {least} games (two deals), not {number}.",
    "Measuring a counter-player needs at least {least} games, not {number}.",
    "Studying a level needs at least {least} games, not {number}.",
    "What was learned for {seats} players is for edition {learned}, not {edition}.",
    "What was learned for {seats} players says nothing about: {names}.",
    "{file} has games with other settings ({name}: {found}, not {wanted}); name another file.",
    "{game}, {seats} seats: {level} studied in {number} games, then played against in {tested} others, seed {seed}; "
    "deals repeat as the seats rotate.",
    "{game}, {seats} seats: {level} studied in {number} rounds, then played against in {tested} others, seed "
    "{seed}; deals repeat as the seats rotate.",
)
"""Bounds that are larger, numbers of players, and the name of a file."""

NEVER_ONE: Final = frozenset((
    *_IN_THE_TERMINAL,
    *_SEATS, *_ALL, *_DECK, *_ROW, *_IMPOSTER_KINGS, *_RIVAL_KINGS, *_LESSONS, *_SHADOW_THRONE, *_THRONE, *_TIMES,
    *_EDITIONS, *_goals(), *_road()))
