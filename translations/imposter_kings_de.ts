<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>imposter-kings/aid</name>
    <message>
        <source>1 Fool: take a face-up card from the Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 for the round, 1 for a King not flipped, 1 if a loser has a hand card or the Successor left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 Assassin: who flips the King loses the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 Elder: may be played on Royalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 Zealot: once your King is flipped, on anything but Royalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 Executioner: everybody condemns a card of the number said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 Inquisitor: others put the named card into the Antechamber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 Judge: guess a card; if right, one card into your Antechamber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 Soldier: name a card an opponent holds: +2, disgrace up to three cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 Herald: a new Successor, then perhaps a card of 5 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 Oathbound: on a higher card, disgraces it and brings a second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 Mystic: with a Disgraced card in Court, say a number: such cards lose their text and count 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 Warden: with four face-up cards, swap a hand card with the Accused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 Warlord: with Royalty in Court 8 in hand, 9 in Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 King&apos;s Hand: stops an ability; both cards are Condemned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 Sentry: exchange a Court card, not Royalty, for a hand card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 Spy: look at all Successors, make one player replace theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 Princess: swap a card with a player. Royalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 Queen: disgraces all other Court cards. Royalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card in your Antechamber: play one, whatever the Throne counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condemned card before you: remove one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immune: Queen, Warlord, King&apos;s Hand, Oathbound and its second card, Elder, Zealot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing possible: you have lost the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise play equal or higher, or flip your King.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes to 7 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players: 1 for each loser with cards left, and 1 for the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values 3 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values 6 to 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values 9 to 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn, in this order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>imposter-kings/card</name>
    <message>
        <source>A King whose holder also chooses who begins the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your Successor anew; then you may take the Herald back and play a card of value 5 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disgraces every other card in Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip it instead of playing: the card on the Throne is disgraced and your Successor comes to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Herald</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King&apos;s Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be played on Royalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be played on a higher card: disgraces it, and you must play a second card of any value, immune too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be played on anything but Royalty once your own King is flipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oathbound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction: stops another player&apos;s ability; both cards are Condemned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction: when another player flips the King, that player has lost the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Royalty face up in Court: value 8 in hand and 9 in Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a Disgraced card in Court you may disgrace the Mystic and say a number from 1 to 8: such cards lose their text and count 3 once played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With four face-up cards in Court you may swap a hand card with the Accused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may disgrace the Sentry to exchange a hand card with a Court card that is neither Disgraced nor Royalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may disgrace the Spy to look at all Successors and make one player replace theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may guess a card in an opponent&apos;s hand; if right, put a card of value 2 or more into your Antechamber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may name a card: every other player who holds it puts one copy into the Antechamber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may name a card: if an opponent holds it, +2 and you may disgrace up to three cards in Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may say a number up to the highest in Court: everybody condemns a hand card of that value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may swap a hand card with another player, each choosing in secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take any other face-up card from the Court into your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>imposter-kings/game</name>
    <message>
        <source>A duel of wits: play equal or higher onto the Throne, and be the last who can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Imposter Kings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>imposter-kings/lesson</name>
    <message>
        <source>A Condemned card lies before you. Removing it is all that you do in this turn: drag it to the removed cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card lies in your Antechamber. It must be played now, whatever the Throne counts, and that may be just what you need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide a card as your Successor: it comes back to your hand when you flip your King. A card that you will want later is a good choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at your cards: if you like none of them, they can be dealt anew. Your first restart is free. Here you can keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of yours goes here, but you still have your King. Drag it to the Court: the Throne falls to 1, and your Successor comes to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card leaves the round. Drop the one that would help you least, often a low one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royalty lies on the Throne: only a 9 can be played on it, or an Elder, a Warlord, or an Oathbound with a second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven points are reached, and the match is over: the highest score wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Court is empty, so any card can be played. Low cards are hard to play later: drag one to the Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Throne is high now. Play equal or higher, and keep count of what you can still play after that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card you played has an ability, and you may use it. Your rival may stop it with a King&apos;s Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over. Winning it is worth 1 point, a King that is not flipped 1 more, and 1 more if the loser still has cards. A new round begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome! You hold the True King, so you say who begins. Whoever begins may play any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Oathbound has disgraced a higher card and now brings a second one. Play any card: it cannot be stopped, and its ability works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rival flips the King. Who holds an Assassin may show it now: then the flip fails, and the round is won. Remember that before you flip your own King.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rival has flipped the King: the Throne counts 1, and almost everything can be played again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rival uses an ability. Everybody is asked who might have a King&apos;s Hand, so that silence tells nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>imposter-kings/log</name>
    <message numerus="yes">
        <source>%n card(s) dealt.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A Condemned card removed; that was the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card Condemned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card chosen, face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card handed to {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card in the hand of {player} is to be guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card removed from the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card swapped with {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card taken from the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new round is dealt. The Accused is: {card}. The True King is with {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ability used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards of {player} looked at, with the Assassin among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assassin shown: {player} is struck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {place} of the Court disgraced: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condemned: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of play: clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of play: counter-clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Executioner used: the number is {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player named: {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fool used: to take card {place} of the Court, {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Herald taken back to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Herald used: to choose a Successor anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest shown card: takes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inquisitor used: this card is named: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge used: {player} is said to hold this card: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King flipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King&apos;s Hand used: this card of {player} is stopped: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mystic used: the number is {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of this value in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other player holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No: no opponent holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be played: the round is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Offer to the partner: %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One of the cards of {player} kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princess used: to swap a card with {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round restarted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round restarted: {points} points for {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentry used: to exchange card {place} of the Court, {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soldier used: does an opponent hold this card: {card}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spy used: to look at all Successors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Successor chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Successor replaced by another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Successor taken to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swapped with {player}: {card} for {taken}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken from the pool: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Successor of {player} is: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. The winner is {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. The winners are {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guess is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guess is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hidden card of {player} is: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The round goes to {players}: %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are there: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throne disgraced ({card}), Successor taken to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warden used: to swap a hand card with the Accused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes: the Soldier counts 2 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} handed to {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is the Accused now, {taken} taken to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} played: the Throne counts {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} put into the Antechamber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} put into the Court, {taken} taken to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} taken from the Court to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} taken from {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} must replace the Successor.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>imposter-kings/move</name>
    <message>
        <source>Card {place} of the Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {place} of the Court: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condemn: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disgrace no more cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disgrace the Spy and look at the Successors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not use the ability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player: {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip the King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the pool: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give away: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the Antechamber: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep these cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the Herald on the Throne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such card in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be played: lose the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the round: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the Condemned card: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the Assassin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Successor: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Swap %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Swap no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take from {player}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the King&apos;s Hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>imposter-kings/option</name>
    <message>
        <source>A match to 7 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>imposter-kings/reason</name>
    <message numerus="yes">
        <source>After it, your hand has %n card(s) as high as this one, or higher: {card}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Another player may hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As far as you know, it is held by nobody who is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here {card} may be played whatever the Throne counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It costs {player} the card just used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the highest of these cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the lowest of these cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other card of your hand counts as much as {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes, and the turn goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Throne falls to 1, and your Successor comes to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choice is yours alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing that you could play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unless a King&apos;s Hand stops it, {player} loses the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold this card: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold lower and higher cards than this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep this card for later: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You know that it is held by another player.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>imposter-kings/refusal</name>
    <message>
        <source>A Condemned card lies before you: removing it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card in your Antechamber must be played first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another card than the one just played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose a card for your partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose a card to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose the card that you give away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose the direction of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose the hand card that goes into the Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose your Successor anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose your Successor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First condemn a card of the number said, if you have one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide whether to disgrace a card of the Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide whether to play another card with the Herald.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide whether to put a card into your Antechamber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide whether to restart the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide whether to show an Assassin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide whether to stop the Assassin with a King&apos;s Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide whether to use a King&apos;s Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide whether to use this card&apos;s ability, and how: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide who must replace the Successor, if anybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First guess a card, or do without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First keep one of the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First lay a card face down for the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First name the player who begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First name who of the players with the highest card takes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First remove a card from the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First replace your Successor by another hand card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First say how many cards you would swap with your partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First take one of the shown cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn: play a card or flip your King.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one of the players who show the highest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On Royalty the Zealot may not be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a higher card the Oathbound needs another hand card to be played after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only on face-up Royalty may the Elder be played too low; the Throne counts {throne}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only once your King is flipped may the Zealot be played too low; the Throne counts {throne}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card of {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Court has not so many cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Court is empty: there is no card to disgrace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Judge lets you put in a card of base value 2 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mystic says a number from 1 to 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Oathbound must be followed by a second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Sentry may not exchange Royalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest base value face up in Court is {highest}: say no higher number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has not the base value {number}: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is disgraced: choose one that lies face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not Condemned before you: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not among those that you may keep: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not in the deck for so many players: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not in your Antechamber: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold this card: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not lost: you can still play a card or flip your King.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold a card of base value {number}: condemn one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your King is flipped already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} counts {value} in hand, and the Throne counts {throne}: play equal or higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} counts {value} in hand; with the Herald you play a 5 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} has lost its text: it counts {value} in hand, and the Throne counts {throne}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} does not show this card: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} does not take part in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has lost this round already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no Successor left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no hand card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>imposter-kings/rule</name>
    <message>
        <source>A Condemned card lies face down before its owner, who knows it. While you have any, your turn is to remove one of them from the round, unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Disgraced card lies face down in Court. It has no name and no text, is not Royalty, and counts 1 on the Throne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match goes to 7 points. The highest score wins; among equals who won the last round. A match can also be set to one round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At last everybody removes a hand card from the round, unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in your Antechamber lie face up before you. While you have any, your turn is to play one of them, whatever the Throne counts. Its ability works, but the Herald does nothing, and the Oathbound disgraces nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance decides who has the True King first; later the player who lost the last round, with three players the first who lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condemned cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disgraced cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every other card in Court is disgraced, and nobody can stop that. The Queen is Royalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody hides a hand card as the Successor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody lays a hand card face down and shows it to the partner. These four cards are mixed, and each player takes one of them unseen, the first player first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First your Condemned cards, then your Antechamber; only without both do you play from your hand or flip your King. Whatever you do of these is your whole turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flipping the King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players are two teams, partners opposite. Partners know each other&apos;s Successor. Each says in secret how many cards to swap, up to two; the smaller number counts. Both choose the cards in secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Herald</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a Disgraced card lies in Court already, you may say a number from 1 to 8 and disgrace the Mystic: for the rest of the round all cards of that base value have lost their text wherever they are, and count 3 once they are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you can neither play a card nor flip your King, you have lost the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of playing, you may flip your King, once in a round and not onto an empty Court: the card on the Throne is disgraced, your Successor comes to your hand, and the turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losing the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naming cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oathbound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once your own King is flipped, you may play the Zealot on anything but Royalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a hand card that counts at least as much as the Throne, or one that may ignore it. After that its ability works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played cards form the Court; the last one is the Throne. An empty Court counts 0. Where a rule looks at cards in Court, it means those that lie face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played from hand while you have a Successor: take your Successor to hand and choose a Successor from your hand. Then you may take the Herald back to hand and play another card that counts 5 or more there, whatever lies on the Throne then; its ability works. An Oathbound does its own work if a third card is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restarting with two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showing cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking cards with three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Antechamber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Assassin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King&apos;s Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King&apos;s Hand cannot stop the Queen, the Warlord, an Oathbound and the card that follows it, an Elder, a Zealot, another King&apos;s Hand, or the flip of a King.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Successor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The True King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The True King&apos;s holder names the first player, and with three or four players the direction of play, which holds for the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player begins, and the turn goes round in the direction that was chosen. Only the player who is asked decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The killer&apos;s choice with three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The owner of the highest shown card takes a shown card of an opponent; of several the True King&apos;s holder names one. The robbed player takes one of the third, and the third takes one of the first player&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pool of four players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throne and Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two and three players get eight cards each, four players seven. One card, the Accused, lies face up. With two players the last card is removed unseen. Everybody has a King, face up; one of them is the True King.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What cannot be stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What several players choose in secret comes about only when all of them have chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a player flips the King, the opponents are asked in order of play whether they show an Assassin from hand. If one does, the flip fails and that player has lost the round, unless a King&apos;s Hand stops the Assassin: then both are Condemned, and the flip goes through. The player who flips is asked first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a player uses an ability and has said its target, all others are asked in order of play whether they stop it with a King&apos;s Hand from hand. Then nothing happens: both cards are Condemned, each before its owner, the card below is the Throne again, and removing the stopped card is that player&apos;s turn. Nobody is asked when everybody can see that no King&apos;s Hand is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the first player is named, each may have the cards dealt anew, the True King&apos;s holder first. A player&apos;s first restart in a match is free; every further one gives the opponent 2 points at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While Royalty lies face up in Court, the Warlord counts 8 in hand and 9 in Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has struck with the Assassin looks at all cards of the victim, Successor included, lays the Assassin among them, and keeps one of them, perhaps the Assassin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning a round is worth 1 point, 1 more if the own King is not flipped, and 1 more for a loser with a hand card or the Successor left. With three players this counts for each loser, and the second gets 1 point. In a team, either King not flipped is enough, leftovers count once, and both partners get the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With another card in hand you may play the Oathbound from hand on a Throne that counts more: that card is disgraced, and you must play a second hand card of any value at once. Its ability works, and it is immune to the King&apos;s Hand, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With four or more face-up cards in Court, the Warden included, you may swap a hand card with the Accused. The Accused always lies face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three players everybody chooses and shows two cards at the same time, then one more; with four players, three cards. After the first player and the direction are named, shown cards are taken up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With three players, who has lost the round lays the cards down unseen, and the others play on with the same Court. The last one wins the round; who lost last is second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may choose another card in Court that is neither Disgraced nor Royalty: the Sentry is disgraced, and a hand card takes that card&apos;s place, face up and without doing anything; that card comes to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may disgrace the Spy and look at all Successors. Then you may make one player, yourself included, put another hand card in the Successor&apos;s place; the old one goes to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may name a card. If an opponent holds it, the Soldier counts 2 more on the Throne, and you may disgrace up to three face-up cards in Court, the Soldier included. Nobody learns who holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may name a card: every other player who holds it puts one copy into the own Antechamber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may name a player: both of you choose a hand card in secret, and the two cards are swapped. Both must have one. The Princess is Royalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may name any card of the deck in use. The answer is true, and everybody hears it; it tells no more than was asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may say a number up to the highest base value face up in Court: all players, you included, condemn one hand card of that base value in secret. Who has none becomes known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may say which card an opponent holds. If you are right, you may put a hand card of base value 2 or more into your Antechamber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take any other face-up card from the Court to hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>imposter-kings/section</name>
    <message>
        <source>Before the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reactions and secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds, points and the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throne and Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>imposter-kings/table</name>
    <message>
        <source>A card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antechamber of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {place} of the Court, disgraced: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {place} of the Court: {card}, counts {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left over by losers</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) for your partner.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card to give away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the card that goes into the Court.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your Successor anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condemn a card of base value {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condemned cards of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts {value} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Disgrace up to %n card(s) of the Court.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Equally high cards: who takes first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Executioner: everybody condemns a card of which value?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player; the turn goes round clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player; the turn goes round counter-clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fool: take a card of the Court?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has lost this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide a card as your Successor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards would you swap with your partner?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inquisitor: name a card for the Antechamber?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge: guess a card in whose hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge: which card does {player} hold?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of these cards, or the Assassin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep these cards, or have them dealt anew?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King not flipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King, flipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a card face down for the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost its text for this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must anybody replace the Successor?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mystic: which number loses its text?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the Throne, disgraced: {card}, counts 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the Throne: {card}, counts {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card from your Antechamber.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card of value {value} or more, or flip your King.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card of value {value} or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play any card: the Court is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princess: swap a card with another player?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a Condemned card: that is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a card from the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace your Successor by another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restarts of the rival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: put a card into your Antechamber?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentry: exchange a card of the Court?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soldier: does an opponent hold the card you name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spy: look at all Successors?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Successor of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of the shown cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the Herald back and play a card of 5 or more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Assassin strikes {player}: does anybody stop it with a King&apos;s Hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Oathbound brings a second card: play any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Throne counts {value}: play equal or higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True King: which way does the turn go round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True King: who begins the round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warden: swap a hand card with the Accused?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} of {player} is used: does anybody stop it with a King&apos;s Hand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} flips the King: does anybody show an Assassin?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>imposter-kings/type</name>
    <message>
        <source>Courtier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immune to the King&apos;s Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royalty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
