<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>rival-kings/log</name>
    <message numerus="yes">
        <source>Coins taken from the supply, worth %n.</source>
        <translation>
            <numerusform>Coins taken from the supply, worth %n.</numerusform>
            <numerusform>Coins taken from the supply, worth %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Money of pile {pile} taken: %n coin(s).</source>
        <translation>
            <numerusform>Money of pile {pile} taken: %n coin.</numerusform>
            <numerusform>Money of pile {pile} taken: %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} bought for a price of %n.</source>
        <translation>
            <numerusform>{card} bought for a price of %n.</numerusform>
            <numerusform>{card} bought for a price of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} recruited for a price of %n.</source>
        <translation>
            <numerusform>{card} recruited for a price of %n.</numerusform>
            <numerusform>{card} recruited for a price of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} taken out of the pile for a price of %n.</source>
        <translation>
            <numerusform>{card} taken out of the pile for a price of %n.</numerusform>
            <numerusform>{card} taken out of the pile for a price of %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rival-kings/move</name>
    <message numerus="yes">
        <source>Buy {card} for %n coin(s)</source>
        <translation>
            <numerusform>Buy {card} for %n coin</numerusform>
            <numerusform>Buy {card} for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recruit {card} for %n coin(s)</source>
        <translation>
            <numerusform>Recruit {card} for %n coin</numerusform>
            <numerusform>Recruit {card} for %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take {card} for %n coin(s)</source>
        <translation>
            <numerusform>Take {card} for %n coin</numerusform>
            <numerusform>Take {card} for %n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rival-kings/prompt</name>
    <message numerus="yes">
        <source>%n action(s) left: end your turn anyway?</source>
        <translation>
            <numerusform>%n action left: end your turn anyway?</numerusform>
            <numerusform>%n actions left: end your turn anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) could be yours: take nothing?</source>
        <translation>
            <numerusform>%n card could be yours: take nothing?</numerusform>
            <numerusform>%n cards could be yours: take nothing?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rival-kings/table</name>
    <message numerus="yes">
        <source>{player}: %n conflict marker(s)</source>
        <translation>
            <numerusform>{player}: %n conflict marker</numerusform>
            <numerusform>{player}: %n conflict markers</numerusform>
        </translation>
    </message>
</context>
</TS>
