<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>behind-the-throne/log</name>
    <message numerus="yes">
        <source>Discards the {card} stack (%n card(s)), as only five stacks are allowed.</source>
        <translation>
            <numerusform>Discards the {card} stack (%n card), as only five stacks are allowed.</numerusform>
            <numerusform>Discards the {card} stack (%n cards), as only five stacks are allowed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>behind-the-throne/table</name>
    <message numerus="yes">
        <source>The row: up to %n card(s)</source>
        <translation>
            <numerusform>The row: up to %n card</numerusform>
            <numerusform>The row: up to %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cards: up to %n stack(s)</source>
        <translation>
            <numerusform>Your cards: up to %n stack</numerusform>
            <numerusform>Your cards: up to %n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n card(s)</source>
        <translation>
            <numerusform>{card}: %n card</numerusform>
            <numerusform>{card}: %n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
