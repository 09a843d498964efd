<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>HomeScreen</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestsScreen</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) so far</source>
        <translation>
            <numerusform>%n seal so far</numerusform>
            <numerusform>%n seals so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going through earlier games: %n left.</source>
        <translation>
            <numerusform>Going through earlier games: %n left.</numerusform>
            <numerusform>Going through earlier games: %n left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewardsScreen</name>
    <message numerus="yes">
        <source>%n more seal(s) until your next choice.</source>
        <translation>
            <numerusform>%n more seal until your next choice.</numerusform>
            <numerusform>%n more seals until your next choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can choose %n reward(s) now.</source>
        <translation>
            <numerusform>You can choose %n reward now.</numerusform>
            <numerusform>You can choose %n rewards now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app</name>
    <message numerus="yes">
        <source>%n crown(s) at this station.</source>
        <translation>
            <numerusform>%n crown at this station.</numerusform>
            <numerusform>%n crowns at this station.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today</source>
        <translation>
            <numerusform>%n exercise due today</numerusform>
            <numerusform>%n exercises due today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) still to be read; these figures cover the latest games.</source>
        <translation>
            <numerusform>%n file still to be read; these figures cover only the latest games.</numerusform>
            <numerusform>%n files still to be read; these figures cover only the latest games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Below a pile of cards: how many there are.</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are still being read.</source>
        <translation>
            <numerusform>%n record is still being read.</numerusform>
            <numerusform>%n records are still being read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be read and were not counted.</source>
        <translation>
            <numerusform>%n record cannot be read and was not counted.</numerusform>
            <numerusform>%n records cannot be read and were not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A seat changed hands during play: %n game(s).</source>
        <translation>
            <numerusform>A seat changed hands during play: %n game.</numerusform>
            <numerusform>A seat changed hands during play: %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), {date}: {points}, probably between {low} and {high}.</source>
        <translation>
            <numerusform>After %n game, {date}: {points}, probably between {low} and {high}.</numerusform>
            <numerusform>After %n games, {date}: {points}, probably between {low} and {high}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n other decision(s) were as good as the best move, or nearly.</source>
        <translation>
            <numerusform>%n other decision was as good as the best move, or nearly so.</numerusform>
            <numerusform>All %n other decisions were as good as the best move, or nearly so.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bots only: %n game(s).</source>
        <translation>
            <numerusform>Bots only: %n game.</numerusform>
            <numerusform>Bots only: %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n day(s).</source>
        <translation>
            <numerusform>It comes back in %n day.</numerusform>
            <numerusform>It comes back in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not finished, so neither won nor lost: %n game(s).</source>
        <translation>
            <numerusform>Not finished, so neither won nor lost: %n game.</numerusform>
            <numerusform>Not finished, so neither won nor lost: %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several people at one table: %n game(s).</source>
        <translation>
            <numerusform>Several people at one table: %n game.</numerusform>
            <numerusform>Several people at one table: %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}, {player}: {chance}%, after a move that cost %n point(s)</source>
        <translation>
            <numerusform>Turn {turn}, {player}: {chance}%, after a move that cost %n point</numerusform>
            <numerusform>Turn {turn}, {player}: {chance}%, after a move that cost %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards, the better move gained %n point(s).</source>
        <translation>
            <numerusform>With these cards, the better move would have gained %n point.</numerusform>
            <numerusform>With these cards, the better move would have gained %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards, the move played gained %n point(s): that was luck.</source>
        <translation>
            <numerusform>With these cards, the move played gained %n point: that was luck.</numerusform>
            <numerusform>With these cards, the move played gained %n points: that was luck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get a rating after {number} games; so far %n game(s) count toward it.</source>
        <translation>
            <numerusform>You get a rating after {number} games; so far %n game counts toward it.</numerusform>
            <numerusform>You get a rating after {number} games; so far %n games count toward it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} with %n player(s)</source>
        <translation>
            <numerusform>{number} with %n player</numerusform>
            <numerusform>{number} with %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n card(s).</source>
        <translation>
            <numerusform>{zone}: %n card.</numerusform>
            <numerusform>{zone}: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n token(s).</source>
        <translation>
            <numerusform>{zone}: %n token.</numerusform>
            <numerusform>{zone}: %n tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>by %n point</numerusform>
            <numerusform>by %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engine/lab</name>
    <message numerus="yes">
        <source>%n card(s) still to be laid.</source>
        <translation>
            <numerusform>%n card still has to be laid.</numerusform>
            <numerusform>%n cards still have to be laid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n number(s) expected here.</source>
        <translation>
            <numerusform>{name}: %n number expected here.</numerusform>
            <numerusform>{name}: %n numbers expected here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: there must be at least %n card at this moment.</numerusform>
            <numerusform>{place}: there must be at least %n cards at this moment.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: at most %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: there can be at most %n card at this moment.</numerusform>
            <numerusform>{place}: there can be at most %n cards at this moment.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: exactly %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: there must be exactly %n card at this moment.</numerusform>
            <numerusform>{place}: there must be exactly %n cards at this moment.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exercises</name>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>%n day in a row.</numerusform>
            <numerusform>%n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row.</source>
        <translation>
            <numerusform>%n solved in a row.</numerusform>
            <numerusform>%n solved in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating will be shown after %n more ready-made exercise(s).</source>
        <translation>
            <numerusform>Your rating will be shown after %n more ready-made exercise.</numerusform>
            <numerusform>Your rating will be shown after %n more ready-made exercises.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lab</name>
    <message numerus="yes">
        <source>Not legal: {move}, and %n other(s) like it. {reason} {rule}</source>
        <translation>
            <numerusform>Not legal: {move}, and %n other like it. {reason} {rule}</numerusform>
            <numerusform>Not legal: {move}, and %n others like it. {reason} {rule}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved exactly, %n turn(s) ahead. In equilibrium:</source>
        <translation>
            <numerusform>Solved exactly, %n turn ahead. In equilibrium:</numerusform>
            <numerusform>Solved exactly, %n turns ahead. In equilibrium:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>library</name>
    <message numerus="yes">
        <source>You lead by %n point(s)</source>
        <translation>
            <numerusform>You lead by %n point</numerusform>
            <numerusform>You lead by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n point(s)</source>
        <translation>
            <numerusform>{player} leads by %n point</numerusform>
            <numerusform>{player} leads by %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>road</name>
    <message numerus="yes">
        <source>{station}: %n new crown(s).</source>
        <translation>
            <numerusform>{station}: %n new crown.</numerusform>
            <numerusform>{station}: %n new crowns.</numerusform>
        </translation>
    </message>
</context>
</TS>
