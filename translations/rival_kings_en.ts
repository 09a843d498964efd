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
