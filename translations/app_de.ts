<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>HomeScreen</name>
    <message>
        <source>Card games for a throne, at your own table</source>
        <translation>Kartenspiele um einen Thron, an deinem eigenen Tisch</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Unofficial. The names of the games belong to their owners; no printed text or art is included.</source>
        <translation>Inoffiziell. Die Namen der Spiele gehören ihren Inhabern; Texte und Bilder der gedruckten Ausgaben sind nicht enthalten.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Possible moves</source>
        <translation>Mögliche Aktionen</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>A seed is a whole number like those shown after a game; leave the field empty for chance.</source>
        <translation>Ein Startwert ist eine ganze Zahl, wie sie nach einer Partie angezeigt wird; lass das Feld leer, wenn der Zufall entscheiden soll.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation>Dem Zufall überlassen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Startwert der Mischung</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
</context>
<context>
    <name>PlayScreen</name>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Moves and log</source>
        <translation>Aktionen, Verlauf</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>To the home screen; the game is kept</source>
        <translation>Zur Startseite; die Partie bleibt erhalten</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Eine Aktion weiter</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Assisted game</source>
        <translation>Partie mit Hilfe</translation>
    </message>
    <message>
        <source>Hint: {move}. {why}</source>
        <translation>Tipp: {move}. {why}</translation>
    </message>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Aktion {number} von {all}</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Diesmal ließ sich kein Tipp finden.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Übungspartie</translation>
    </message>
    <message>
        <source>Seed of the deal: {seed}</source>
        <translation>Startwert der Mischung: {seed}</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Das ist nicht möglich.</translation>
    </message>
    <message>
        <source>The bot {player} gave no answer; its move was drawn by lot.</source>
        <translation>Bot {player} hat nicht geantwortet; die Aktion wurde ausgelost.</translation>
    </message>
    <message>
        <source>The deal is settled. SHA-256 of its seed: {hash}</source>
        <translation>Die Karten sind gemischt. SHA-256 des Startwerts: {hash}</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>Die Partie ist vorbei. Niemand gewinnt.</translation>
    </message>
    <message>
        <source>The game is over. The winner is {players}.</source>
        <translation>Die Partie ist vorbei. Es gewinnt {players}.</translation>
    </message>
    <message>
        <source>The game is over. These players share the win: {players}.</source>
        <translation>Die Partie ist vorbei. Den Sieg teilen sich: {players}.</translation>
    </message>
    <message>
        <source>Which of these moves?</source>
        <translation>Welche dieser Aktionen?</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>{player} überlegt.</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>The bot chose “{move}”, which the rules do not allow now.</source>
        <translation>Der Bot hat „{move}“ gewählt; das erlauben die Regeln gerade nicht.</translation>
    </message>
    <message>
        <source>The bot could not choose: {reason}</source>
        <translation>Der Bot konnte nicht wählen: {reason}</translation>
    </message>
    <message>
        <source>The bot did not answer in time.</source>
        <translation>Der Bot hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The bot&apos;s answer made no sense.</source>
        <translation>Die Antwort des Bots war unbrauchbar.</translation>
    </message>
    <message>
        <source>The bot&apos;s process cannot be started: {reason}.</source>
        <translation>Der Prozess des Bots lässt sich nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>The bot&apos;s process ended without an answer.</source>
        <translation>Der Prozess des Bots endete ohne Antwort.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>A bot plays at this seat, and only a person can take a move back.</source>
        <translation>An diesem Platz spielt ein Bot, und nur ein Mensch kann eine Aktion rückgängig machen.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to decide.</source>
        <translation>Du bist nicht dran: {player} entscheidet.</translation>
    </message>
    <message>
        <source>Something was revealed since your last move; only who plays alone against bots can go back further.</source>
        <translation>Seit deiner letzten Aktion wurde etwas aufgedeckt; weiter zurück kann nur, wer allein gegen Bots spielt.</translation>
    </message>
    <message>
        <source>That does not go there. More about it: {rule}.</source>
        <translation>Dort gehört das nicht hin. Mehr dazu: {rule}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>Die Datei {file} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} holds something else; a game needs a file of its own.</source>
        <translation>Die Datei {file} enthält etwas anderes; eine Partie braucht ihre eigene Datei.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} MB, and no record of a game is that big.</source>
        <translation>Die Datei {file} ist größer als {limit} MB, und so groß ist keine Aufzeichnung einer Partie.</translation>
    </message>
    <message>
        <source>The file {file} is empty.</source>
        <translation>Die Datei {file} ist leer.</translation>
    </message>
    <message>
        <source>The file {file} is not a record of a game.</source>
        <translation>Die Datei {file} ist keine Aufzeichnung einer Partie.</translation>
    </message>
    <message>
        <source>The file {file} was changed by another program while the game was going on.</source>
        <translation>Die Datei {file} wurde während der Partie von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>The game cannot be written to {file}: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>Die Partie lässt sich nicht in {file} schreiben: {reason}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} does not lead where it says.</source>
        <translation>Die Aufzeichnung wurde verändert: Ihre Aktion {number} führt nicht dorthin, wo sie es angibt.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is against rule {rule}.</source>
        <extracomment>{rule} is the number of a rule, such as R12.</extracomment>
        <translation>Die Aufzeichnung wurde verändert: Ihre Aktion {number} verstößt gegen Regel {rule}.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is by {player}, whose turn it was not.</source>
        <translation>Die Aufzeichnung wurde verändert: Ihre Aktion {number} stammt von {player}, doch am Zug war jemand anderes.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is not a move of this game.</source>
        <translation>Die Aufzeichnung wurde verändert: Ihre Aktion {number} gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>The record was changed: taking back after its move {number} is marked wrongly.</source>
        <translation>Die Aufzeichnung wurde verändert: Das Rückgängigmachen nach ihrer Aktion {number} ist falsch vermerkt.</translation>
    </message>
    <message>
        <source>The record was made with older rules, and its game cannot be set up any more.</source>
        <translation>Die Aufzeichnung entstand nach älteren Regeln, und ihre Partie lässt sich nicht mehr aufbauen.</translation>
    </message>
    <message>
        <source>The record was made with older rules: it can be looked at but not continued.</source>
        <translation>Die Aufzeichnung entstand nach älteren Regeln: Sie lässt sich ansehen, aber nicht fortsetzen.</translation>
    </message>
    <message>
        <source>The record {file} breaks off in line {line}; what stands before it can be continued.</source>
        <translation>Die Aufzeichnung {file} bricht in Zeile {line} ab; was davor steht, lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line and cannot be opened.</source>
        <translation>Die Aufzeichnung {file} ist in der ersten Zeile beschädigt und lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line, at “{field}”, and cannot be opened.</source>
        <extracomment>{field} is a word of the file format, not translated.</extracomment>
        <translation>Die Aufzeichnung {file} ist in der ersten Zeile bei „{field}“ beschädigt und lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in line {line}; what stands before it can be continued.</source>
        <translation>Die Aufzeichnung {file} ist in Zeile {line} beschädigt; was davor steht, lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>The record {file} is of a game that this program does not have: {game}.</source>
        <translation>Die Aufzeichnung {file} gehört zu einem Spiel, das dieses Programm nicht hat: {game}.</translation>
    </message>
    <message>
        <source>The record {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>Die Aufzeichnung {file} stammt von einer neueren Version dieses Programms und lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Die Datei {file} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no move of your own to take back.</source>
        <translation>Es gibt keine Aktion von dir, die du rückgängig machen kannst.</translation>
    </message>
</context>
<context>
    <name>engine/bot</name>
    <message>
        <source>A bot chooses only for the seat that is to decide, and this is another one.</source>
        <translation>Ein Bot wählt nur für den Platz, der zu entscheiden hat, und das ist ein anderer.</translation>
    </message>
    <message>
        <source>Chance picked this move.</source>
        <translation>Diese Aktion hat der Zufall gewählt.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Eine andere Aktion gibt es nicht.</translation>
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
        <translation>Spielt vernünftig und macht Anfängerfehler.</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Knappe</translation>
    </message>
    <message>
        <source>Weighs every move with care, one move ahead.</source>
        <translation>Wägt jede Aktion sorgfältig ab und denkt einen Schritt voraus.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen: {reason}.</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>The damaged record {file} cannot be kept beside a repaired one: {reason}.</source>
        <translation>Die beschädigte Aufzeichnung {file} lässt sich nicht neben einer reparierten aufbewahren: {reason}.</translation>
    </message>
    <message>
        <source>The record of this game was damaged, so the game goes on from the last move that could be read; the damaged file is kept as {file}.</source>
        <translation>Die Aufzeichnung dieser Partie war beschädigt, daher geht es nach der letzten lesbaren Aktion weiter; die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>{game}: {players}, begun {when}</source>
        <translation>{game}: {players}, begonnen am {when}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>The settings cannot be saved in {file}: {reason}.</source>
        <translation>Die Einstellungen lassen sich nicht in {file} speichern: {reason}.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read ({reason}), so the usual ones are used.</source>
        <translation>Die Einstellungen in {file} lassen sich nicht lesen ({reason}), daher gelten die üblichen.</translation>
    </message>
    <message>
        <source>The settings were damaged, so the usual ones are used; the damaged file is kept as {file}.</source>
        <translation>Die Einstellungen waren beschädigt, daher gelten die üblichen; die beschädigte Datei bleibt als {file} erhalten.</translation>
    </message>
</context>
</TS>
