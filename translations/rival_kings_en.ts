<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>You could take %n card(s): take nothing?</source>
        <translation>
            <numerusform>You could take %n card: take nothing?</numerusform>
            <numerusform>You could take %n cards: take nothing?</numerusform>
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
