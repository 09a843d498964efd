<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>A number or a notation makes a move; ? explains, h hint, {back} undo, l log, c concede, q quit.</source>
        <translation>Eine Nummer oder eine Notation macht einen Zug; ? erklärt, h Tipp, {back} zurücknehmen, l Verlauf, c aufgeben, q verlassen.</translation>
    </message>
    <message>
        <source>After ? write the number of a rule (? R5), or a move by number or notation (? 3).</source>
        <translation>Schreib nach ? die Nummer einer Regel (? R5) oder einen Zug mit Nummer oder Notation (? 3).</translation>
    </message>
    <message>
        <source>Card games in a terminal, and what bots do.</source>
        <translation>Kartenspiele im Terminal und was Bots tun.</translation>
    </message>
    <message>
        <source>Edition: {edition}. How strong bots are was measured with the usual numbers, not with these.</source>
        <translation>Ausgabe: {edition}. Wie stark Bots sind, wurde mit den üblichen Zahlen gemessen, nicht mit diesen.</translation>
    </message>
    <message>
        <source>Hint: {number}, {move}. {why}</source>
        <translation>Tipp: {number}, {move}. {why}</translation>
    </message>
    <message>
        <source>No move looks better.</source>
        <translation>Kein Zug sieht besser aus.</translation>
    </message>
    <message>
        <source>Not allowed. {rule}: {reason}</source>
        <translation>Nicht erlaubt. {rule}: {reason}</translation>
    </message>
    <message>
        <source>SHA-256 of the seed, which is shown after the game: {hash}</source>
        <translation>SHA-256 des Startwerts, der nach der Partie gezeigt wird: {hash}</translation>
    </message>
    <message>
        <source>Seed {seed}, chosen beforehand: this game is practice.</source>
        <translation>Startwert {seed}, vorher gewählt: Diese Partie ist Übung.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>The seed was {seed}.</source>
        <translation>Der Startwert war {seed}.</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back.</source>
        <translation>Du hast noch nichts entschieden, was du zurücknehmen könntest.</translation>
    </message>
    <message>
        <source>There is no move {number}: the moves are 1 to {last}.</source>
        <translation>Einen Zug {number} gibt es nicht: Die Züge sind 1 bis {last}.</translation>
    </message>
    <message>
        <source>Type c again to concede: the game ends now and counts as lost.</source>
        <translation>Tipp noch einmal c, um aufzugeben: Die Partie endet jetzt und zählt als verloren.</translation>
    </message>
    <message>
        <source>What you know speaks against it. Better: {move}.</source>
        <translation>Was du weißt, spricht dagegen. Besser: {move}.</translation>
    </message>
    <message>
        <source>You are advised: from now on this game counts as assisted.</source>
        <translation>Du lässt dir raten: Von jetzt an gilt diese Partie als Partie mit Hilfe.</translation>
    </message>
    <message>
        <source>You have seen more since. Type {back} again to go back: this game then counts as assisted.</source>
        <translation>Du hast seitdem mehr gesehen. Tipp noch einmal {back}, um zurückzugehen: Dann gilt diese Partie als Partie mit Hilfe.</translation>
    </message>
    <message>
        <source>Your chance to win after it: {percent}%. {beside}</source>
        <translation>Deine Gewinnchance danach: {percent}&#xa0;%. {beside}</translation>
    </message>
    <message>
        <source>a marshal of each temperament, too, against a neutral one</source>
        <translation>auch je einen Marschall jeden Temperaments, gegen einen neutralen</translation>
    </message>
    <message>
        <source>a number that decides all chance</source>
        <translation>eine Zahl, von der aller Zufall abhängt</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>eine aufgezeichnete Partie</translation>
    </message>
    <message>
        <source>a recorded game that is over</source>
        <translation>eine aufgezeichnete Partie, die vorbei ist</translation>
    </message>
    <message>
        <source>add finished games to this file, and play only those that it lacks</source>
        <translation>beendete Partien an diese Datei anfügen und nur spielen, was ihr fehlt</translation>
    </message>
    <message>
        <source>add them to those there are, instead of replacing these</source>
        <translation>sie zu den vorhandenen hinzufügen, statt diese zu ersetzen</translation>
    </message>
    <message>
        <source>also say how much somebody gains there who knows how this level plays, or a level/opponent, as in knight/corvin: {levels}</source>
        <translation>auch sagen, wie viel dort gewinnt, wer weiß, wie diese Stufe spielt, oder Stufe/Gegner wie in knight/corvin: {levels}</translation>
    </message>
    <message>
        <source>bots on every seat</source>
        <translation>Bots an allen Plätzen</translation>
    </message>
    <message>
        <source>check rules and fingerprints of every move</source>
        <translation>Regeln und Fingerabdrücke jedes Zugs prüfen</translation>
    </message>
    <message>
        <source>draw what is said against what is won (SVG)</source>
        <translation>zeichnen, was vorhergesagt und was gewonnen wurde (SVG)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>find none, but measure how hard those there are are</source>
        <translation>keine suchen, sondern messen, wie schwer die vorhandenen sind</translation>
    </message>
    <message>
        <source>find none, but say which have no clear best move by now</source>
        <translation>keine suchen, sondern sagen, welche inzwischen keinen klar besten Zug mehr haben</translation>
    </message>
    <message>
        <source>find none, but take these out</source>
        <translation>keine suchen, sondern diese herausnehmen</translation>
    </message>
    <message>
        <source>find positions with one clear best move</source>
        <translation>Stellungen mit einem klar besten Zug suchen</translation>
    </message>
    <message>
        <source>find the equilibrium of a small ending</source>
        <translation>das Gleichgewicht eines kleinen Endspiels finden</translation>
    </message>
    <message>
        <source>how long to measure each figure</source>
        <translation>wie lange jeder Wert gemessen wird</translation>
    </message>
    <message>
        <source>how many games at the same time</source>
        <translation>wie viele Partien gleichzeitig</translation>
    </message>
    <message>
        <source>how many games between marshals to learn from; 2000 unless given</source>
        <translation>aus wie vielen Partien von Marschällen gelernt wird; sonst 2000</translation>
    </message>
    <message>
        <source>how many games in each match, at least; 100 unless given</source>
        <translation>wie viele Partien in jedem Vergleich, mindestens; sonst 100</translation>
    </message>
    <message>
        <source>how many games to study, or single rounds of a match; 5000 unless given</source>
        <translation>wie viele Partien studiert werden oder einzelne Runden; sonst 5000</translation>
    </message>
    <message>
        <source>how many games; 100 unless given</source>
        <translation>wie viele Partien; sonst 100</translation>
    </message>
    <message>
        <source>how many games; 300 unless given</source>
        <translation>wie viele Partien; sonst 300</translation>
    </message>
    <message>
        <source>how many moves of a recorded game to play</source>
        <translation>wie viele Züge einer aufgezeichneten Partie gespielt werden</translation>
    </message>
    <message>
        <source>how many nodes the ending may have; 250000 unless given</source>
        <translation>wie viele Knoten das Endspiel haben darf; sonst 250000</translation>
    </message>
    <message>
        <source>how many times to measure both</source>
        <translation>wie oft beide gemessen werden</translation>
    </message>
    <message>
        <source>how many to play then, on new seeds; 2000 unless given</source>
        <translation>wie viele danach gespielt werden, mit neuen Startwerten; sonst 2000</translation>
    </message>
    <message>
        <source>how many turns to look ahead, of any player; 1 unless given</source>
        <translation>wie viele Züge vorausgesehen wird, von wem auch immer; sonst 1</translation>
    </message>
    <message>
        <source>how many worlds these imagine; 8 unless given</source>
        <translation>wie viele Welten sie sich vorstellen; sonst 8</translation>
    </message>
    <message>
        <source>how many; 20 unless given</source>
        <translation>wie viele; sonst 20</translation>
    </message>
    <message>
        <source>how often to ask the level for each decision; 20 unless given</source>
        <translation>wie oft die Stufe bei jeder Entscheidung gefragt wird; sonst 20</translation>
    </message>
    <message>
        <source>how often to improve the mixtures; 300 unless given</source>
        <translation>wie oft die Mischungen verbessert werden; sonst 300</translation>
    </message>
    <message>
        <source>keep finished games and what was learned in this folder, and play only what it lacks</source>
        <translation>beendete Partien und Gelerntes in diesem Ordner behalten und nur spielen, was ihm fehlt</translation>
    </message>
    <message>
        <source>lay what POSITION leaves open at random</source>
        <translation>zufällig legen, was POSITION offen lässt</translation>
    </message>
    <message>
        <source>learn how to mix moves, by playing against itself, so that nobody can read it</source>
        <translation>im Spiel gegen sich selbst lernen, wie Züge gemischt werden, damit es niemand durchschaut</translation>
    </message>
    <message>
        <source>learn to predict who wins</source>
        <translation>lernen, wer gewinnen wird</translation>
    </message>
    <message>
        <source>learn what public play says of hidden cards, and how claims are answered</source>
        <translation>lernen, was offenes Spiel über verdeckte Karten verrät und wie auf Behauptungen geantwortet wird</translation>
    </message>
    <message>
        <source>let bots play against one another</source>
        <translation>Bots gegeneinander spielen lassen</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>die Spiele auflisten</translation>
    </message>
    <message>
        <source>measure another engine in turn with this one, and print ratios: a git revision of this checkout, or a folder that has an engine</source>
        <translation>abwechselnd eine andere Engine messen und Verhältnisse ausgeben: eine Git-Revision dieses Checkouts oder ein Ordner mit einer Engine</translation>
    </message>
    <message>
        <source>measure games of N players only</source>
        <translation>nur Partien mit N Spielern messen</translation>
    </message>
    <message>
        <source>measure how far a level can be read</source>
        <translation>messen, wie weit eine Stufe zu durchschauen ist</translation>
    </message>
    <message>
        <source>measure how strong all levels are</source>
        <translation>messen, wie stark alle Stufen sind</translation>
    </message>
    <message>
        <source>measure the engine and the bots</source>
        <translation>die Engine und die Bots messen</translation>
    </message>
    <message>
        <source>measure whether chances to win are true</source>
        <translation>messen, ob Gewinnchancen stimmen</translation>
    </message>
    <message>
        <source>nodes in the hidden layer; {number} unless given</source>
        <translation>Knoten in der verborgenen Schicht; sonst {number}</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>number of players, you included</source>
        <translation>Anzahl der Spieler, du eingeschlossen</translation>
    </message>
    <message>
        <source>number of players; the fewest unless given</source>
        <translation>Anzahl der Spieler; sonst die kleinste</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>eines von: {games}</translation>
    </message>
    <message>
        <source>play a game in the terminal</source>
        <translation>eine Partie im Terminal spielen</translation>
    </message>
    <message>
        <source>play by the numbers of this edition</source>
        <translation>nach den Zahlen dieser Ausgabe spielen</translation>
    </message>
    <message>
        <source>play on the Dask cluster of this scheduler, such as tcp://192.168.0.5:8786</source>
        <translation>auf dem Dask-Cluster dieses Schedulers spielen, etwa tcp://192.168.0.5:8786</translation>
    </message>
    <message>
        <source>print a position</source>
        <translation>eine Stellung ausgeben</translation>
    </message>
    <message>
        <source>print a recorded game, or verify it</source>
        <translation>eine aufgezeichnete Partie ausgeben oder prüfen</translation>
    </message>
    <message>
        <source>print the version, and which build of the engine runs</source>
        <translation>die Version ausgeben und in welcher Fassung die Engine läuft</translation>
    </message>
    <message>
        <source>review a finished game: what it cost, and what was luck</source>
        <translation>eine beendete Partie analysieren: was sie gekostet hat und was Glück war</translation>
    </message>
    <message>
        <source>such as &apos;{position}&apos;, or a recorded game</source>
        <translation>etwa &apos;{position}&apos; oder eine aufgezeichnete Partie</translation>
    </message>
    <message>
        <source>such as ten-tricks</source>
        <translation>etwa ten-tricks</translation>
    </message>
    <message>
        <source>the games to measure, all unless given: {games}</source>
        <translation>die Spiele, die gemessen werden, sonst alle: {games}</translation>
    </message>
    <message>
        <source>the level on all seats; marshals unless given</source>
        <translation>wer spielt, an allen Plätzen; sonst Marschälle</translation>
    </message>
    <message>
        <source>the level that is read; marshals unless given</source>
        <translation>wer durchschaut werden soll; sonst Marschälle</translation>
    </message>
    <message>
        <source>the other players, levels or level/opponent, as in knight/corvin; the last one&apos;s level also takes the seats left over: {levels}</source>
        <translation>die anderen Spieler, Stufen oder Stufe/Gegner wie in knight/corvin; die Stufe des letzten nimmt auch die übrigen Plätze ein: {levels}</translation>
    </message>
    <message>
        <source>the player to review; all persons, or else everybody, unless given</source>
        <translation>wessen Spiel analysiert wird; sonst das aller Menschen oder, wenn keiner dabei war, aller</translation>
    </message>
    <message>
        <source>the player who sees it; whoever decides unless given</source>
        <translation>wer sie sieht; sonst, wer entscheidet</translation>
    </message>
    <message>
        <source>the players, easiest first; all levels of the game unless given</source>
        <translation>wer spielt, die leichtesten zuerst; sonst alle Stufen des Spiels</translation>
    </message>
    <message>
        <source>the players, levels or level/opponent, as in knight/corvin; the last one also takes the seats left over: {levels}</source>
        <translation>wer spielt, Stufen oder Stufe/Gegner wie in knight/corvin; der letzte nimmt auch die übrigen Plätze ein: {levels}</translation>
    </message>
    <message>
        <source>the share of positions to look at; 50 unless given</source>
        <translation>welcher Anteil der Stellungen angesehen wird, in Prozent; sonst 50</translation>
    </message>
    <message>
        <source>what to measure</source>
        <translation>was gemessen wird</translation>
    </message>
    <message>
        <source>whether this move may be made, or the rule against it</source>
        <translation>ob dieser Zug erlaubt ist oder welche Regel dagegensteht</translation>
    </message>
    <message>
        <source>which cards may lie in this place, such as hand.2, for all that the player can know</source>
        <translation>welche Karten an diesem Ort liegen können, etwa hand.2, nach allem, was der Spieler wissen kann</translation>
    </message>
    <message>
        <source>with --policy: go on from the weights of this file, with a lower temperature</source>
        <translation>mit --policy: von den Gewichten dieser Datei aus weitermachen, mit niedrigerer Temperatur</translation>
    </message>
    <message>
        <source>with --story: begin from scratch, and learn so many beliefs one after the other, each from games between bots that hold all those before it; 1 unless given</source>
        <translation>mit --story: von vorn anfangen und so viele Annahmen nacheinander lernen, jede aus Partien von Bots, die alle früheren haben; sonst 1</translation>
    </message>
    <message>
        <source>with --story: the level on all seats; marshals unless given</source>
        <translation>mit --story: wer spielt, an allen Plätzen; sonst Marschälle</translation>
    </message>
    <message>
        <source>write all figures to this file, too</source>
        <translation>auch alle Werte in diese Datei schreiben</translation>
    </message>
    <message>
        <source>write the folder of a new game, for those who program one</source>
        <translation>den Ordner eines neuen Spiels schreiben, für alle, die eines programmieren</translation>
    </message>
    <message>
        <source>write the game to this file</source>
        <translation>die Partie in diese Datei schreiben</translation>
    </message>
    <message>
        <source>write the table to this file, too</source>
        <translation>auch die Tabelle in diese Datei schreiben</translation>
    </message>
    <message>
        <source>write the weights to this file (with --story: folder) in any case; unless given, to the game&apos;s folder if they predict better than what it has</source>
        <translation>die Gewichte auf jeden Fall in diese Datei (mit --story: in diesen Ordner) schreiben; sonst in den Ordner des Spiels, wenn sie besser vorhersagen als das, was dort liegt</translation>
    </message>
    <message>
        <source>write the whole review to this file, too</source>
        <translation>auch die ganze Analyse in diese Datei schreiben</translation>
    </message>
    <message>
        <source>write them to this file; unless given, to the game&apos;s folder</source>
        <translation>sie in diese Datei schreiben; sonst in den Ordner des Spiels</translation>
    </message>
    <message>
        <source>{card} (sideways)</source>
        <translation>{card} (quer)</translation>
    </message>
    <message>
        <source>{file} is an edition of {other}, not of {game}.</source>
        <translation>{file} ist eine Ausgabe von {other}, nicht von {game}.</translation>
    </message>
    <message>
        <source>{id}: {game}, {fewest} to {most} players. {summary}</source>
        <translation>{id}: {game}, {fewest} bis {most} Spieler. {summary}</translation>
    </message>
    <message>
        <source>{move} looks better: {percent}%.</source>
        <translation>{move} sieht besser aus: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>{name}, a knight</source>
        <translation>{name}, Ritter</translation>
    </message>
    <message>
        <source>{name}, a marshal</source>
        <translation>{name}, Marschall</translation>
    </message>
    <message>
        <source>{name}, a page</source>
        <translation>{name}, Page</translation>
    </message>
    <message>
        <source>{name}, a random</source>
        <translation>{name}, spielt aufs Geratewohl</translation>
    </message>
    <message>
        <source>{name}, a regent</source>
        <translation>{name}, Regent</translation>
    </message>
    <message>
        <source>{name}, a squire</source>
        <translation>{name}, Knappe</translation>
    </message>
    <message>
        <source>{name}, that is you</source>
        <translation>{name}, das bist du</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{number} face down</source>
        <translation>{number} verdeckt</translation>
    </message>
    <message>
        <source>{number}, on top {card}</source>
        <translation>{number}, obenauf {card}</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>Aufgegeben von {player}.</translation>
    </message>
    <message>
        <source>{rule} {title}. {text}</source>
        <translation>{rule} {title}. {text}</translation>
    </message>
    <message>
        <source>{trouble} The game goes on.</source>
        <translation>{trouble} Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>“{asked}” is neither a rule ({first} to {last}) nor a move.</source>
        <translation>„{asked}“ ist weder eine Regel ({first} bis {last}) noch ein Zug.</translation>
    </message>
    <message>
        <source>“{typed}” is neither a move nor a command. {keys}</source>
        <translation>„{typed}“ ist weder ein Zug noch ein Befehl. {keys}</translation>
    </message>
</context>
</TS>
