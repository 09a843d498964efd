<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>HomeScreen</name>
    <message>
        <source>Card games for a throne, at your own table</source>
        <translation>Kaartspellen om een troon, aan je eigen tafel</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Unofficial. The names of the games belong to their owners; no printed text or art is included.</source>
        <translation>Onofficieel. De namen van de spellen zijn van hun eigenaars; teksten en illustraties van de gedrukte uitgaven zijn niet opgenomen.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Possible moves</source>
        <translation>Mogelijke zetten</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>A seed is a whole number like those shown after a game; leave the field empty for chance.</source>
        <translation>Een startgetal is een geheel getal zoals dat na een partij wordt getoond; laat het veld leeg om het toeval te laten beslissen.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Geavanceerd</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation>Aan het toeval overgelaten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Startgetal van het schudden</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
</context>
<context>
    <name>PlayScreen</name>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Moves and log</source>
        <translation>Zetten en verloop</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>To the home screen; the game is kept</source>
        <translation>Naar het startscherm; de partij blijft bewaard</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugnemen</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Eén zet verder</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Afspelen of pauzeren</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Plaats in de partij</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Assisted game</source>
        <translation>Partij met hulp</translation>
    </message>
    <message>
        <source>Hint: {move}. {why}</source>
        <translation>Hint: {move}. {why}</translation>
    </message>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Zet {number} van {all}</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Dit keer is er geen hint gevonden.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Oefenpartij</translation>
    </message>
    <message>
        <source>Seed of the deal: {seed}</source>
        <translation>Startgetal van het schudden: {seed}</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Dat is niet mogelijk.</translation>
    </message>
    <message>
        <source>The bot {player} gave no answer; its move was drawn by lot.</source>
        <translation>Bot {player} gaf geen antwoord; de zet is door het lot bepaald.</translation>
    </message>
    <message>
        <source>The deal is settled. SHA-256 of its seed: {hash}</source>
        <translation>De kaarten zijn geschud. SHA-256 van het startgetal: {hash}</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>De partij is voorbij. Niemand wint.</translation>
    </message>
    <message>
        <source>The game is over. The winner is {players}.</source>
        <translation>De partij is voorbij. De overwinning gaat naar {players}.</translation>
    </message>
    <message>
        <source>The game is over. These players share the win: {players}.</source>
        <translation>De partij is voorbij. Deze spelers delen de overwinning: {players}.</translation>
    </message>
    <message>
        <source>Which of these moves?</source>
        <translation>Welke van deze zetten?</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>{player} denkt na.</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>The bot chose “{move}”, which the rules do not allow now.</source>
        <translation>De bot koos ‘{move}’; dat staan de regels nu niet toe.</translation>
    </message>
    <message>
        <source>The bot could not choose: {reason}</source>
        <translation>De bot kon niet kiezen: {reason}</translation>
    </message>
    <message>
        <source>The bot did not answer in time.</source>
        <translation>De bot heeft niet op tijd geantwoord.</translation>
    </message>
    <message>
        <source>The bot&apos;s answer made no sense.</source>
        <translation>Het antwoord van de bot was onbruikbaar.</translation>
    </message>
    <message>
        <source>The bot&apos;s process cannot be started: {reason}.</source>
        <translation>Het proces van de bot kan niet worden gestart: {reason}.</translation>
    </message>
    <message>
        <source>The bot&apos;s process ended without an answer.</source>
        <translation>Het proces van de bot is zonder antwoord geëindigd.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>A bot plays at this seat, and only a person can take a move back.</source>
        <translation>Op deze plaats speelt een bot, en alleen een mens kan een zet terugnemen.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to decide.</source>
        <translation>Je bent niet aan de beurt: {player} beslist.</translation>
    </message>
    <message>
        <source>Something was revealed since your last move; only who plays alone against bots can go back further.</source>
        <translation>Sinds je laatste zet is er iets onthuld; alleen wie in zijn eentje tegen bots speelt, kan verder terug.</translation>
    </message>
    <message>
        <source>That does not go there. More about it: {rule}.</source>
        <translation>Dat hoort daar niet. Meer hierover: {rule}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>Het bestand {file} kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} holds something else; a game needs a file of its own.</source>
        <translation>Het bestand {file} bevat iets anders; een partij heeft een eigen bestand nodig.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} MB, and no record of a game is that big.</source>
        <translation>Het bestand {file} is groter dan {limit} MB, en zo groot is geen enkele opname van een partij.</translation>
    </message>
    <message>
        <source>The file {file} is empty.</source>
        <translation>Het bestand {file} is leeg.</translation>
    </message>
    <message>
        <source>The file {file} is not a record of a game.</source>
        <translation>Het bestand {file} is geen opname van een partij.</translation>
    </message>
    <message>
        <source>The file {file} was changed by another program while the game was going on.</source>
        <translation>Het bestand {file} is tijdens de partij door een ander programma gewijzigd.</translation>
    </message>
    <message>
        <source>The game cannot be written to {file}: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>De partij kan niet naar {file} worden geschreven: {reason}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} does not lead where it says.</source>
        <translation>De opname is gewijzigd: zet {number} leidt niet tot de stand die erbij staat.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is against rule {rule}.</source>
        <extracomment>{rule} is the number of a rule, such as R12.</extracomment>
        <translation>De opname is gewijzigd: zet {number} is in strijd met regel {rule}.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is by {player}, whose turn it was not.</source>
        <translation>De opname is gewijzigd: zet {number} is van {player}, maar die was niet aan de beurt.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is not a move of this game.</source>
        <translation>De opname is gewijzigd: zet {number} bestaat niet in dit spel.</translation>
    </message>
    <message>
        <source>The record was changed: taking back after its move {number} is marked wrongly.</source>
        <translation>De opname is gewijzigd: het terugnemen na zet {number} is verkeerd aangegeven.</translation>
    </message>
    <message>
        <source>The record was made with older rules, and its game cannot be set up any more.</source>
        <translation>De opname is met oudere regels gemaakt, en de partij kan niet meer worden opgezet.</translation>
    </message>
    <message>
        <source>The record was made with older rules: it can be looked at but not continued.</source>
        <translation>De opname is met oudere regels gemaakt: je kunt die bekijken, maar niet voortzetten.</translation>
    </message>
    <message>
        <source>The record {file} breaks off in line {line}; what stands before it can be continued.</source>
        <translation>De opname {file} breekt af in regel {line}; wat ervoor staat, kan worden voortgezet.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line and cannot be opened.</source>
        <translation>De opname {file} is in de eerste regel beschadigd en kan niet worden geopend.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line, at “{field}”, and cannot be opened.</source>
        <extracomment>{field} is a word of the file format, not translated.</extracomment>
        <translation>De opname {file} is in de eerste regel bij ‘{field}’ beschadigd en kan niet worden geopend.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in line {line}; what stands before it can be continued.</source>
        <translation>De opname {file} is in regel {line} beschadigd; wat ervoor staat, kan worden voortgezet.</translation>
    </message>
    <message>
        <source>The record {file} is of a game that this program does not have: {game}.</source>
        <translation>De opname {file} is van een spel dat dit programma niet heeft: {game}.</translation>
    </message>
    <message>
        <source>The record {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>De opname {file} is met een nieuwere versie van dit programma gemaakt en kan niet worden geopend.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Het bestand {file} bestaat niet.</translation>
    </message>
    <message>
        <source>There is no move of your own to take back.</source>
        <translation>Er is geen zet van jou die je kunt terugnemen.</translation>
    </message>
</context>
<context>
    <name>engine/bot</name>
    <message>
        <source>A bot chooses only for the seat that is to decide, and this is another one.</source>
        <translation>Een bot kiest alleen voor de plaats die moet beslissen, en dat is een andere.</translation>
    </message>
    <message>
        <source>Chance picked this move.</source>
        <translation>Deze zet is door het toeval gekozen.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Er is geen andere zet.</translation>
    </message>
</context>
<context>
    <name>engine/level</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Plays sensibly and makes a beginner&apos;s mistakes.</source>
        <translation>Speelt verstandig en maakt beginnersfouten.</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Schildknaap</translation>
    </message>
    <message>
        <source>Weighs every move with care, one move ahead.</source>
        <translation>Weegt elke zet zorgvuldig af en denkt één zet vooruit.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation>De map {folder} kan niet worden gemaakt: {reason}.</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>The damaged record {file} cannot be kept beside a repaired one: {reason}.</source>
        <translation>De beschadigde opname {file} kan niet naast een herstelde worden bewaard: {reason}.</translation>
    </message>
    <message>
        <source>The record of this game was damaged, so the game goes on from the last move that could be read; the damaged file is kept as {file}.</source>
        <translation>De opname van deze partij was beschadigd, dus gaat de partij verder na de laatste leesbare zet; het beschadigde bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>{game}: {players}, begun {when}</source>
        <translation>{game}: {players}, begonnen op {when}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>The settings cannot be saved in {file}: {reason}.</source>
        <translation>De instellingen kunnen niet in {file} worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read ({reason}), so the usual ones are used.</source>
        <translation>De instellingen in {file} kunnen niet worden gelezen ({reason}), dus gelden de gewone.</translation>
    </message>
    <message>
        <source>The settings were damaged, so the usual ones are used; the damaged file is kept as {file}.</source>
        <translation>De instellingen waren beschadigd, dus gelden de gewone; het beschadigde bestand is bewaard als {file}.</translation>
    </message>
</context>
</TS>
