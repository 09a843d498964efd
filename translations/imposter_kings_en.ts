<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>imposter-kings/log</name>
    <message numerus="yes">
        <source>%n card(s) dealt.</source>
        <translation>
            <numerusform>%n card dealt.</numerusform>
            <numerusform>%n cards dealt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offers their partner %n card(s).</source>
        <translation>
            <numerusform>Offers their partner %n card.</numerusform>
            <numerusform>Offers their partner %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round goes to {players}: %n point(s).</source>
        <translation>
            <numerusform>The round goes to {players}: %n point.</numerusform>
            <numerusform>The round goes to {players}: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>imposter-kings/move</name>
    <message numerus="yes">
        <source>Swap %n card(s)</source>
        <translation>
            <numerusform>Swap %n card</numerusform>
            <numerusform>Swap %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>imposter-kings/prompt</name>
    <message numerus="yes">
        <source>Choose %n card(s) to show.</source>
        <translation>
            <numerusform>Choose %n card to show.</numerusform>
            <numerusform>Choose %n cards to show.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to show: a rival takes one.</source>
        <translation>
            <numerusform>Choose %n card to show: a rival takes one.</numerusform>
            <numerusform>Choose %n cards to show: a rival takes one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) for your partner.</source>
        <translation>
            <numerusform>Choose %n more card for your partner.</numerusform>
            <numerusform>Choose %n more cards for your partner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show.</source>
        <translation>
            <numerusform>Choose %n more card to show.</numerusform>
            <numerusform>Choose %n more cards to show.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show: a rival takes one.</source>
        <translation>
            <numerusform>Choose %n more card to show: a rival takes one.</numerusform>
            <numerusform>Choose %n more cards to show: a rival takes one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disgrace up to %n card(s) in the Court.</source>
        <translation>
            <numerusform>Disgrace up to %n card in Court.</numerusform>
            <numerusform>Disgrace up to %n cards in Court.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could disgrace %n more card(s): stop here?</source>
        <translation>
            <numerusform>You could disgrace %n more card: stop here?</numerusform>
            <numerusform>You could disgrace %n more cards: stop here?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could play %n card(s): flip your King anyway?</source>
        <translation>
            <numerusform>You could play %n card: flip your King anyway?</numerusform>
            <numerusform>You could play %n cards: flip your King anyway?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>imposter-kings/reason</name>
    <message numerus="yes">
        <source>After that, your hand has %n card(s) at least as high as this one: {card}.</source>
        <translation>
            <numerusform>After that, you still hold %n card at least as high as the {card}.</numerusform>
            <numerusform>After that, you still hold %n cards at least as high as the {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As far as you know, %n of these may be held, and {other} of the other.</source>
        <translation>
            <numerusform>As far as you know, %n copy of it may be held, versus {other} of the other card.</numerusform>
            <numerusform>As far as you know, %n copies of it may be held, versus {other} of the other card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It leaves the round, and you have %n Condemned card(s) left.</source>
        <translation>
            <numerusform>It leaves the round, and you have %n Condemned card left.</numerusform>
            <numerusform>It leaves the round, and you have %n Condemned cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card that {player} may hold can answer it. Otherwise %n could.</source>
        <translation>
            <numerusform>No card that {player} may hold can answer it. Otherwise, %n could.</numerusform>
            <numerusform>No card that {player} may hold can answer it. Otherwise, %n could.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that {player} may hold, %n can answer it; otherwise {other} could.</source>
        <translation>
            <numerusform>Of the cards that {player} may hold, %n can answer it; otherwise, {other} could.</numerusform>
            <numerusform>Of the cards that {player} may hold, %n can answer it; otherwise, {other} could.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of that value, and {other} of the other.</source>
        <translation>
            <numerusform>Rivals may hold %n card of that value, versus {other} of the other value.</numerusform>
            <numerusform>Rivals may hold %n cards of that value, versus {other} of the other value.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of value {number}. Your hand has {own}.</source>
        <translation>
            <numerusform>Rivals may hold %n card of value {number}. You hold {own}.</numerusform>
            <numerusform>Rivals may hold %n cards of value {number}. You hold {own}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and your partner swap at most %n card(s).</source>
        <translation>
            <numerusform>You and your partner swap at most %n card.</numerusform>
            <numerusform>You and your partner swap at most %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You guess from only %n card(s) in {player}’s hand, not from {other}.</source>
        <translation>
            <numerusform>You have only %n card in {player}’s hand to guess from, not {other}.</numerusform>
            <numerusform>You have only %n cards in {player}’s hand to guess from, not {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s) of that value, and {other} of the other.</source>
        <translation>
            <numerusform>You hold only %n card of that value, but {other} of the other value.</numerusform>
            <numerusform>You hold only %n cards of that value, but {other} of the other value.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would see the Successors of %n other player(s).</source>
        <translation>
            <numerusform>You would see the Successors of %n other player.</numerusform>
            <numerusform>You would see the Successors of %n other players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s) of value 7 or more.</source>
        <translation>
            <numerusform>You hold %n card of value 7 or more.</numerusform>
            <numerusform>You hold %n cards of value 7 or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand keeps %n card(s) higher than this one: {card}.</source>
        <translation>
            <numerusform>You keep %n card higher than the {card}.</numerusform>
            <numerusform>You keep %n cards higher than the {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand then has %n more card(s): {cards}.</source>
        <translation>
            <numerusform>You then hold %n more card: {cards}.</numerusform>
            <numerusform>You then hold %n more cards: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand would then have %n card(s) at least as high as the Throne; otherwise, {other}.</source>
        <translation>
            <numerusform>You would then hold %n card at least as high as the Throne; otherwise, {other}.</numerusform>
            <numerusform>You would then hold %n cards at least as high as the Throne; otherwise, {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} counts {value} on the Throne. Rivals may hold %n card(s) at least that high.</source>
        <translation>
            <numerusform>The {card} counts {value} on the Throne. Rivals may hold %n card at least that high.</numerusform>
            <numerusform>The {card} counts {value} on the Throne. Rivals may hold %n cards at least that high.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} has value {value}. You could take %n lower kind(s) instead.</source>
        <translation>
            <numerusform>The {card} has value {value}. Of the other kinds on offer, %n is lower.</numerusform>
            <numerusform>The {card} has value {value}. Of the other kinds on offer, %n are lower.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} chooses your card out of %n.</source>
        <translation>
            <numerusform>{player} has only %n card to give you.</numerusform>
            <numerusform>{player} chooses which of %n cards you get.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}’s hand has %n card(s), of which you know {known}.</source>
        <translation>
            <numerusform>{player} holds %n card, of which you know {known}.</numerusform>
            <numerusform>{player} holds %n cards, of which you know {known}.</numerusform>
        </translation>
    </message>
</context>
</TS>
