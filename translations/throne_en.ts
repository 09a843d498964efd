<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>throne/reason</name>
    <message numerus="yes">
        <source>If it is a lie, a call costs {player} another card and leaves %n.</source>
        <translation>
            <numerusform>If it is a lie, a call costs {player} another card and leaves them with %n.</numerusform>
            <numerusform>If it is a lie, a call costs {player} another card and leaves them with %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call leaves {player} with %n card(s) instead of {other}.</source>
        <translation>
            <numerusform>If it is a lie, a call leaves {player} with %n card instead of {other}.</numerusform>
            <numerusform>If it is a lie, a call leaves {player} with %n cards instead of {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, calling it keeps your %n card(s) hidden.</source>
        <translation>
            <numerusform>If it is a lie, calling it keeps your %n card hidden.</numerusform>
            <numerusform>If it is a lie, calling it keeps your %n cards hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, a card turns face up, leaving %n hidden.</source>
        <translation>
            <numerusform>If {player} accepts, a card turns face up, leaving %n hidden.</numerusform>
            <numerusform>If {player} accepts, a card turns face up, leaving %n hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, they lose a card and have %n left.</source>
        <translation>
            <numerusform>If {player} accepts, they lose a card and have %n left.</numerusform>
            <numerusform>If {player} accepts, they lose a card and have %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the four, %n cannot be the card laid: {claim}.</source>
        <translation>
            <numerusform>{claim}: %n of the four cannot have been laid.</numerusform>
            <numerusform>{claim}: %n of the four cannot have been laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of {cards} cards that may lie hidden, %n would be a Jack, Queen, King or Ace.</source>
        <translation>
            <numerusform>Of the {cards} cards that may be hidden there, %n is a Jack, Queen, King, or Ace.</numerusform>
            <numerusform>Of the {cards} cards that may be hidden there, %n are Jacks, Queens, Kings, or Aces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps your %n other hidden card(s) hidden.</source>
        <translation>
            <numerusform>The Joker keeps your %n other hidden card face down.</numerusform>
            <numerusform>The Joker keeps your %n other hidden cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps {player} from looking at your %n other card(s).</source>
        <translation>
            <numerusform>The Joker keeps {player} from looking at your %n other card.</numerusform>
            <numerusform>The Joker keeps {player} from looking at your %n other cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker saves your %n other card(s) from the King.</source>
        <translation>
            <numerusform>The Joker saves your %n other card from the King.</numerusform>
            <numerusform>The Joker saves your %n other cards from the King.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Aces elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>You have seen %n of the four Aces elsewhere. If this one is a lie, a call stops it.</numerusform>
            <numerusform>You have seen %n of the four Aces elsewhere. If this one is a lie, a call stops it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Jacks elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>You have seen %n of the four Jacks elsewhere. If this one is a lie, a call stops it.</numerusform>
            <numerusform>You have seen %n of the four Jacks elsewhere. If this one is a lie, a call stops it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Kings elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>You have seen %n of the four Kings elsewhere. If this one is a lie, a call stops it.</numerusform>
            <numerusform>You have seen %n of the four Kings elsewhere. If this one is a lie, a call stops it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Queens elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>You have seen %n of the four Queens elsewhere. If this one is a lie, a call stops it.</numerusform>
            <numerusform>You have seen %n of the four Queens elsewhere. If this one is a lie, a call stops it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has already made this claim %n time(s) this round: {claim}. That argues against a call.</source>
        <translation>
            <numerusform>{player} has already claimed {claim} %n time this round. That argues against a call.</numerusform>
            <numerusform>{player} has already claimed {claim} %n times this round. That argues against a call.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has already made this claim %n time(s) this round: {claim}. That argues for a call.</source>
        <translation>
            <numerusform>{player} has already claimed {claim} %n time this round. That argues for a call.</numerusform>
            <numerusform>{player} has already claimed {claim} %n times this round. That argues for a call.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses this card: {card}. Of {cards} cards that may lie hidden, %n would be a Peasant or a Joker.</source>
        <translation>
            <numerusform>{player} loses the {card}. Of the {cards} cards that may be hidden there, %n is a Peasant or a Joker.</numerusform>
            <numerusform>{player} loses the {card}. Of the {cards} cards that may be hidden there, %n are Peasants or Jokers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>throne/table</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %n round(s)</source>
        <translation>
            <numerusform>by %n round</numerusform>
            <numerusform>by %n rounds</numerusform>
        </translation>
    </message>
</context>
</TS>
