<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>HomeScreen</name>
    <message>
        <source>Card games for a throne, at your own table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unofficial. The names of the games belong to their owners; no printed text or art is included.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Possible moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>A seed is a whole number of at most 38 digits; leave the field empty for chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayScreen</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves and log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the home screen; the game is kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Assisted game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: {move}. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the deal: {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot of {player} gave no answer; its move was drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is settled. SHA-256 of its seed: {hash}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. The winner is {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. These players share the win: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these moves?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>A bot plays at this seat, and only a person can take a move back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was revealed since your last move; only who plays alone against bots can go back further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That does not go there. About this place: {rule}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <comment>{reason} comes from the operating system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} holds something else; a game needs a file of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} MB, and no record of a game is that big.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} is not a record of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} was changed by another program while the game was going on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be written to {file}: {reason}.</source>
        <comment>{reason} comes from the operating system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was changed: its move {number} does not lead where it says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is against rule {rule}.</source>
        <comment>{rule} is the number of a rule, such as R12</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is by {player}, whose turn it was not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is not a move of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was changed: taking back after its move {number} is marked wrongly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was made with older rules, and its game cannot be set up any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was made with older rules: it can be looked at but not continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record {file} breaks off in line {line}; what stands before it can be continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line and cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line, at “{field}”, and cannot be opened.</source>
        <comment>{field} is a word of the file format, not translated</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record {file} is damaged in line {line}; what stands before it can be continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record {file} is of a game that this program does not have: {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record {file} was made by a newer version of this program and cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move of your own to take back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>engine/bot</name>
    <message>
        <source>Chance picked this move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not this seat that is to decide: a bot chooses only for the seat whose turn it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>engine/level</name>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays sensibly and makes a beginner&apos;s mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs every move with care, one move ahead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>The settings cannot be saved in {file}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read, so the usual ones are used: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings were damaged, so the usual ones are used; the damaged file is kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
