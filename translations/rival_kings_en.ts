<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
