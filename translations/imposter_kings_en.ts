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
        <source>Offers the partner %n card(s).</source>
        <translation>
            <numerusform>Offers the partner %n card.</numerusform>
            <numerusform>Offers the partner %n cards.</numerusform>
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
        <source>%n card(s) could be played: flip your King anyway?</source>
        <translation>
            <numerusform>%n card could be played: flip your King anyway?</numerusform>
            <numerusform>%n cards could be played: flip your King anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) could still be disgraced: stop here?</source>
        <translation>
            <numerusform>%n card could still be disgraced: stop here?</numerusform>
            <numerusform>%n cards could still be disgraced: stop here?</numerusform>
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
            <numerusform>Disgrace up to %n card in the Court.</numerusform>
            <numerusform>Disgrace up to %n cards in the Court.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>imposter-kings/reason</name>
    <message numerus="yes">
        <source>After that, your hand has %n card(s) at least as high as this one: {card}.</source>
        <translation>
            <numerusform>After that, your hand has %n card at least as high as this one: {card}.</numerusform>
            <numerusform>After that, your hand has %n cards at least as high as this one: {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As far as you know, %n such card(s) may be held, instead of {other}.</source>
        <translation>
            <numerusform>As far as you know, %n such card may be held, instead of {other}.</numerusform>
            <numerusform>As far as you know, %n such cards may be held, instead of {other}.</numerusform>
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
        <source>No card that {player} may hold can answer it. Otherwise there would be %n.</source>
        <translation>
            <numerusform>No card that {player} may hold can answer it. Otherwise there would be %n.</numerusform>
            <numerusform>No card that {player} may hold can answer it. Otherwise there would be %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that {player} may hold, %n can answer it, instead of {other}.</source>
        <translation>
            <numerusform>Of the cards that {player} may hold, %n can answer it, instead of {other}.</numerusform>
            <numerusform>Of the cards that {player} may hold, %n can answer it, instead of {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of that value, instead of {other}.</source>
        <translation>
            <numerusform>Rivals may hold %n card of that value, instead of {other}.</numerusform>
            <numerusform>Rivals may hold %n cards of that value, instead of {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of value {number}. Your hand has {own}.</source>
        <translation>
            <numerusform>Rivals may hold %n card of value {number}. Your hand has {own}.</numerusform>
            <numerusform>Rivals may hold %n cards of value {number}. Your hand has {own}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and your partner swap %n card(s) at most.</source>
        <translation>
            <numerusform>You and your partner swap %n card at most.</numerusform>
            <numerusform>You and your partner swap %n cards at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of that value yourself, instead of {other}.</source>
        <translation>
            <numerusform>You hold %n card of that value yourself, instead of {other}.</numerusform>
            <numerusform>You hold %n cards of that value yourself, instead of {other}.</numerusform>
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
            <numerusform>Your hand has %n card of value 7 or more.</numerusform>
            <numerusform>Your hand has %n cards of value 7 or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand keeps %n card(s) higher than this one: {card}.</source>
        <translation>
            <numerusform>Your hand keeps %n card higher than this one: {card}.</numerusform>
            <numerusform>Your hand keeps %n cards higher than this one: {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand then has %n more card(s): {cards}.</source>
        <translation>
            <numerusform>Your hand then has %n more card: {cards}.</numerusform>
            <numerusform>Your hand then has %n more cards: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand would then have %n card(s) at least as high as the Throne, instead of {other}.</source>
        <translation>
            <numerusform>Your hand would then have %n card at least as high as the Throne, instead of {other}.</numerusform>
            <numerusform>Your hand would then have %n cards at least as high as the Throne, instead of {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} counts {value} on the Throne. Rivals may hold %n card(s) at least that high.</source>
        <translation>
            <numerusform>{card} counts {value} on the Throne. Rivals may hold %n card at least that high.</numerusform>
            <numerusform>{card} counts {value} on the Throne. Rivals may hold %n cards at least that high.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} has value {value}. You could take %n lower kind(s) instead.</source>
        <translation>
            <numerusform>{card} has value {value}. You could take %n lower kind instead.</numerusform>
            <numerusform>{card} has value {value}. You could take %n lower kinds instead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} chooses the card that you get, out of %n.</source>
        <translation>
            <numerusform>{player} chooses the card that you get, out of %n.</numerusform>
            <numerusform>{player} chooses the card that you get, out of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s hand has %n card(s) to guess from, instead of {other}.</source>
        <translation>
            <numerusform>{player}&apos;s hand has %n card to guess from, instead of {other}.</numerusform>
            <numerusform>{player}&apos;s hand has %n cards to guess from, instead of {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}&apos;s hand has %n card(s), of which you know {known}.</source>
        <translation>
            <numerusform>{player}&apos;s hand has %n card, of which you know {known}.</numerusform>
            <numerusform>{player}&apos;s hand has %n cards, of which you know {known}.</numerusform>
        </translation>
    </message>
</context>
</TS>
