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
        <source>Offer to the partner: %n card(s).</source>
        <translation>
            <numerusform>Offer to the partner: %n card.</numerusform>
            <numerusform>Offer to the partner: %n cards.</numerusform>
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
    <name>imposter-kings/reason</name>
    <message numerus="yes">
        <source>After it, your hand has %n card(s) as high as this one, or higher: {card}.</source>
        <translation>
            <numerusform>After it, your hand has %n card as high as this one, or higher: {card}.</numerusform>
            <numerusform>After it, your hand has %n cards as high as this one, or higher: {card}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>imposter-kings/table</name>
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
        <source>Disgrace up to %n card(s) of the Court.</source>
        <translation>
            <numerusform>Disgrace up to %n card of the Court.</numerusform>
            <numerusform>Disgrace up to %n cards of the Court.</numerusform>
        </translation>
    </message>
</context>
</TS>
