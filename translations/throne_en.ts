<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>throne/reason</name>
    <message numerus="yes">
        <source>Of the four cards, %n cannot be the one laid: {claim}.</source>
        <translation>
            <numerusform>Of the four cards, %n cannot be the one laid: {claim}.</numerusform>
            <numerusform>Of the four cards, %n cannot be the one laid: {claim}.</numerusform>
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
</context>
</TS>
