<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>shadow-throne/badge</name>
    <message numerus="yes">
        <source>Cost in gold: %n</source>
        <translation>
            <numerusform>Cost in gold: %n</numerusform>
            <numerusform>Cost in gold: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gold if its faction loses: %n</source>
        <translation>
            <numerusform>Gold if its faction loses: %n</numerusform>
            <numerusform>Gold if its faction loses: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Income in gold: %n</source>
        <translation>
            <numerusform>Income in gold: %n</numerusform>
            <numerusform>Income in gold: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Influence if its faction wins: %n</source>
        <translation>
            <numerusform>Influence if its faction wins: %n</numerusform>
            <numerusform>Influence if its faction wins: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/laying</name>
    <message numerus="yes">
        <source>{player} needs at least %n card(s) in hand for the waves to come.</source>
        <translation>
            <numerusform>{player} needs at least %n card in hand for the waves to come.</numerusform>
            <numerusform>{player} needs at least %n cards in hand for the waves to come.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/mark</name>
    <message numerus="yes">
        <source>With hush money, this card brings only %n gold.</source>
        <translation>
            <numerusform>With hush money, this card brings only %n gold.</numerusform>
            <numerusform>With hush money, this card brings only %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With hush money, this card costs %n gold.</source>
        <translation>
            <numerusform>With hush money, this card costs %n gold.</numerusform>
            <numerusform>With hush money, this card costs %n gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n gold</source>
        <translation>
            <numerusform>{player}: %n gold</numerusform>
            <numerusform>{player}: %n gold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/prompt</name>
    <message numerus="yes">
        <source>You could play %n Empire card(s): play none?</source>
        <translation>
            <numerusform>You could play %n Empire card. Play none?</numerusform>
            <numerusform>You could play %n Empire cards. Play none?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/table</name>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %n influence</source>
        <translation>
            <numerusform>by %n influence</numerusform>
            <numerusform>by %n influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction} in this wave: %n power</source>
        <translation>
            <numerusform>{faction} in this wave: %n power</numerusform>
            <numerusform>{faction} in this wave: %n power</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction}: %n power</source>
        <translation>
            <numerusform>{faction}: %n power</numerusform>
            <numerusform>{faction}: %n power</numerusform>
        </translation>
    </message>
</context>
</TS>
