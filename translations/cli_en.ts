<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n exercise(s) of {game} in {file}.</source>
        <translation>
            <numerusform>%n exercise for {game} in {file}.</numerusform>
            <numerusform>%n exercises for {game} in {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in turn, each {seconds} s of CPU time a measure</source>
        <translation>
            <numerusform>%n round, alternating, {seconds} s of CPU time per measure</numerusform>
            <numerusform>%n rounds, alternating, {seconds} s of CPU time per measure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Engine {version}, {build}, Python {python}, on {system} with %n CPU(s)</source>
        <translation>
            <numerusform>Engine {version}, {build}, Python {python}, on {system} with %n CPU</numerusform>
            <numerusform>Engine {version}, {build}, Python {python}, on {system} with %n CPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of these games is for %n player(s).</source>
        <translation>
            <numerusform>None of these games is for %n player.</numerusform>
            <numerusform>None of these games is for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gap {gap} after %n iteration(s)</source>
        <translation>
            <numerusform>gap {gap} after %n iteration</numerusform>
            <numerusform>gap {gap} after %n iterations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all as the rules and fingerprints say.</source>
        <translation>
            <numerusform>{file}: %n move of {game}, as the rules and fingerprints say.</numerusform>
            <numerusform>{file}: %n moves of {game}, all as the rules and fingerprints say.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all legal under today’s rules, though played under older ones.</source>
        <translation>
            <numerusform>{file}: %n move of {game}, legal under today’s rules, though played under older ones.</numerusform>
            <numerusform>{file}: %n moves of {game}, all legal under today’s rules, though played under older ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s)</source>
        <translation>
            <numerusform>{game}, %n seat</numerusform>
            <numerusform>{game}, %n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s): {what}</source>
        <translation>
            <numerusform>{game}, %n seat: {what}</numerusform>
            <numerusform>{game}, %n seats: {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s) in each of {matches} matches, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, {seats} seats, %n game in each of {matches} matches, seed {seed}; deals repeat as the seats rotate.</numerusform>
            <numerusform>{game}, {seats} seats, %n games in each of {matches} matches, seed {seed}; deals repeat as the seats rotate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, {seats} seats, %n game, seed {seed}; deals repeat as the seats rotate.</numerusform>
            <numerusform>{game}, {seats} seats, %n games, seed {seed}; deals repeat as the seats rotate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), {level} on all seats, seed {seed}</source>
        <translation>
            <numerusform>{game}, {seats} seats, %n game, {level} in all seats, seed {seed}</numerusform>
            <numerusform>{game}, {seats} seats, %n games, {level} in all seats, seed {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n exercise(s), difficulty {least} to {most}, median {middle}.</source>
        <translation>
            <numerusform>{game}: %n exercise, difficulty {least} to {most}, median {middle}.</numerusform>
            <numerusform>{game}: %n exercises, difficulty {least} to {most}, median {middle}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{nodes} nodes, {sets} information sets, %n turn(s)</source>
        <translation>
            <numerusform>{nodes} nodes, {sets} information sets, %n turn</numerusform>
            <numerusform>{nodes} nodes, {sets} information sets, %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s), {how}</source>
        <translation>
            <numerusform>{place}: %n card, {how}</numerusform>
            <numerusform>{place}: %n cards, {how}</numerusform>
        </translation>
    </message>
</context>
</TS>
