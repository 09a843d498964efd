<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>A number or a notation makes a move; ? explains, h hint, {back} undo, l log, c concede, q quit.</source>
        <translation>Een nummer of een notatie doet een zet; ? legt uit, h hint, {back} terugnemen, l verloop, c opgeven, q stoppen.</translation>
    </message>
    <message>
        <source>After ? write the number of a rule (? R5), or a move by number or notation (? 3).</source>
        <translation>Schrijf na ? het nummer van een regel (? R5), of een zet met nummer of notatie (? 3).</translation>
    </message>
    <message>
        <source>Card games in a terminal, and what bots do.</source>
        <translation>Kaartspellen in een terminal, en wat bots doen.</translation>
    </message>
    <message>
        <source>Edition: {edition}. How strong bots are was measured with the usual numbers, not with these.</source>
        <translation>Editie: {edition}. Hoe sterk bots zijn, is met de gewone getallen gemeten, niet met deze.</translation>
    </message>
    <message>
        <source>Hint: {number}, {move}. {why}</source>
        <translation>Hint: {number}, {move}. {why}</translation>
    </message>
    <message>
        <source>No move looks better.</source>
        <translation>Geen zet lijkt beter.</translation>
    </message>
    <message>
        <source>Not allowed. {rule}: {reason}</source>
        <translation>Niet toegestaan. {rule}: {reason}</translation>
    </message>
    <message>
        <source>SHA-256 of the seed, which is shown after the game: {hash}</source>
        <translation>SHA-256 van het startgetal, dat na de partij wordt getoond: {hash}</translation>
    </message>
    <message>
        <source>Seed {seed}, chosen beforehand: this game is practice.</source>
        <translation>Startgetal {seed}, vooraf gekozen: deze partij is oefening.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Teruggenomen.</translation>
    </message>
    <message>
        <source>The seed was {seed}.</source>
        <translation>Het startgetal was {seed}.</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back.</source>
        <translation>Je hebt nog niets besloten dat je kunt terugnemen.</translation>
    </message>
    <message>
        <source>There is no move {number}: the moves are 1 to {last}.</source>
        <translation>Er is geen zet {number}: de zetten zijn 1 tot en met {last}.</translation>
    </message>
    <message>
        <source>Type c again to concede: the game ends now and counts as lost.</source>
        <translation>Typ nog een keer c om op te geven: de partij eindigt nu en telt als verloren.</translation>
    </message>
    <message>
        <source>What you know speaks against it. Better: {move}.</source>
        <translation>Wat je weet, pleit ertegen. Beter: {move}.</translation>
    </message>
    <message>
        <source>You are advised: from now on this game counts as assisted.</source>
        <translation>Je krijgt raad: vanaf nu telt deze partij als partij met hulp.</translation>
    </message>
    <message>
        <source>You have seen more since. Type {back} again to go back: this game then counts as assisted.</source>
        <translation>Je hebt sindsdien meer gezien. Typ nog een keer {back} om terug te gaan: dan telt deze partij als partij met hulp.</translation>
    </message>
    <message>
        <source>Your chance to win after it: {percent}%. {beside}</source>
        <translation>Je winkans daarna: {percent}%. {beside}</translation>
    </message>
    <message>
        <source>a marshal of each temperament, too, against a neutral one</source>
        <translation>ook een maarschalk van elk temperament, tegen een neutrale</translation>
    </message>
    <message>
        <source>a number that decides all chance</source>
        <translation>een getal dat al het toeval bepaalt</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>een opgenomen partij</translation>
    </message>
    <message>
        <source>a recorded game that is over</source>
        <translation>een opgenomen partij die voorbij is</translation>
    </message>
    <message>
        <source>add finished games to this file, and play only those that it lacks</source>
        <translation>afgelopen partijen aan dit bestand toevoegen en alleen spelen wat eraan ontbreekt</translation>
    </message>
    <message>
        <source>add them to those there are, instead of replacing these</source>
        <translation>ze aan de bestaande toevoegen, in plaats van die te vervangen</translation>
    </message>
    <message>
        <source>also say how much somebody gains there who knows how this level plays, or a level/opponent, as in knight/corvin: {levels}</source>
        <translation>ook zeggen hoeveel iemand er wint die weet hoe dit niveau speelt, of niveau/tegenstander zoals in knight/corvin: {levels}</translation>
    </message>
    <message>
        <source>bots on every seat</source>
        <translation>bots op alle plaatsen</translation>
    </message>
    <message>
        <source>check rules and fingerprints of every move</source>
        <translation>regels en vingerafdrukken van elke zet controleren</translation>
    </message>
    <message>
        <source>draw what is said against what is won (SVG)</source>
        <translation>tekenen wat is voorspeld tegenover wat is gewonnen (SVG)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>find none, but measure how hard those there are are</source>
        <translation>er geen zoeken, maar meten hoe moeilijk de bestaande zijn</translation>
    </message>
    <message>
        <source>find none, but say which have no clear best move by now</source>
        <translation>er geen zoeken, maar zeggen welke inmiddels geen duidelijk beste zet meer hebben</translation>
    </message>
    <message>
        <source>find none, but take these out</source>
        <translation>er geen zoeken, maar deze eruit halen</translation>
    </message>
    <message>
        <source>find positions with one clear best move</source>
        <translation>stellingen met één duidelijk beste zet zoeken</translation>
    </message>
    <message>
        <source>find the equilibrium of a small ending</source>
        <translation>het evenwicht van een klein eindspel vinden</translation>
    </message>
    <message>
        <source>how long to measure each figure</source>
        <translation>hoe lang elk cijfer wordt gemeten</translation>
    </message>
    <message>
        <source>how many games at the same time</source>
        <translation>hoeveel partijen tegelijk</translation>
    </message>
    <message>
        <source>how many games between marshals to learn from; 2000 unless given</source>
        <translation>uit hoeveel partijen tussen maarschalken wordt geleerd; anders 2000</translation>
    </message>
    <message>
        <source>how many games in each match, at least; 100 unless given</source>
        <translation>hoeveel partijen in elke ontmoeting, minstens; anders 100</translation>
    </message>
    <message>
        <source>how many games to study, or single rounds of a match; 5000 unless given</source>
        <translation>hoeveel partijen worden bestudeerd, of losse ronden; anders 5000</translation>
    </message>
    <message>
        <source>how many games; 100 unless given</source>
        <translation>hoeveel partijen; anders 100</translation>
    </message>
    <message>
        <source>how many games; 300 unless given</source>
        <translation>hoeveel partijen; anders 300</translation>
    </message>
    <message>
        <source>how many moves of a recorded game to play</source>
        <translation>hoeveel zetten van een opgenomen partij worden gespeeld</translation>
    </message>
    <message>
        <source>how many nodes the ending may have; 250000 unless given</source>
        <translation>hoeveel knopen het eindspel mag hebben; anders 250000</translation>
    </message>
    <message>
        <source>how many times to measure both</source>
        <translation>hoe vaak beide worden gemeten</translation>
    </message>
    <message>
        <source>how many to play then, on new seeds; 2000 unless given</source>
        <translation>hoeveel er daarna worden gespeeld, met nieuwe startgetallen; anders 2000</translation>
    </message>
    <message>
        <source>how many turns to look ahead, of any player; 1 unless given</source>
        <translation>hoeveel beurten vooruit wordt gekeken, van wie dan ook; anders 1</translation>
    </message>
    <message>
        <source>how many worlds these imagine; 8 unless given</source>
        <translation>hoeveel werelden zij zich voorstellen; anders 8</translation>
    </message>
    <message>
        <source>how many; 20 unless given</source>
        <translation>hoeveel; anders 20</translation>
    </message>
    <message>
        <source>how often to ask the level for each decision; 20 unless given</source>
        <translation>hoe vaak het niveau bij elke beslissing wordt gevraagd; anders 20</translation>
    </message>
    <message>
        <source>how often to improve the mixtures; 300 unless given</source>
        <translation>hoe vaak de mengsels worden verbeterd; anders 300</translation>
    </message>
    <message>
        <source>keep finished games and what was learned in this folder, and play only what it lacks</source>
        <translation>afgelopen partijen en het geleerde in deze map bewaren, en alleen spelen wat eraan ontbreekt</translation>
    </message>
    <message>
        <source>lay what POSITION leaves open at random</source>
        <translation>willekeurig leggen wat POSITION openlaat</translation>
    </message>
    <message>
        <source>learn how to mix moves, by playing against itself, so that nobody can read it</source>
        <translation>door tegen zichzelf te spelen leren hoe zetten worden gemengd, zodat niemand het doorziet</translation>
    </message>
    <message>
        <source>learn to predict who wins</source>
        <translation>leren voorspellen wie wint</translation>
    </message>
    <message>
        <source>learn what public play says of hidden cards, and how claims are answered</source>
        <translation>leren wat open spel zegt over verborgen kaarten, en hoe op beweringen wordt geantwoord</translation>
    </message>
    <message>
        <source>let bots play against one another</source>
        <translation>bots tegen elkaar laten spelen</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>de spellen noemen</translation>
    </message>
    <message>
        <source>measure another engine in turn with this one, and print ratios: a git revision of this checkout, or a folder that has an engine</source>
        <translation>om de beurt een andere engine meten en verhoudingen tonen: een git-revisie van deze checkout, of een map met een engine</translation>
    </message>
    <message>
        <source>measure games of N players only</source>
        <translation>alleen partijen met N spelers meten</translation>
    </message>
    <message>
        <source>measure how far a level can be read</source>
        <translation>meten hoe ver een niveau te doorzien is</translation>
    </message>
    <message>
        <source>measure how strong all levels are</source>
        <translation>meten hoe sterk alle niveaus zijn</translation>
    </message>
    <message>
        <source>measure the engine and the bots</source>
        <translation>de engine en de bots meten</translation>
    </message>
    <message>
        <source>measure whether chances to win are true</source>
        <translation>meten of winkansen kloppen</translation>
    </message>
    <message>
        <source>nodes in the hidden layer; {number} unless given</source>
        <translation>knopen in de verborgen laag; anders {number}</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>aantal spelers</translation>
    </message>
    <message>
        <source>number of players, you included</source>
        <translation>aantal spelers, jij inbegrepen</translation>
    </message>
    <message>
        <source>number of players; the fewest unless given</source>
        <translation>aantal spelers; anders het kleinste</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>een van: {games}</translation>
    </message>
    <message>
        <source>play a game in the terminal</source>
        <translation>een partij in de terminal spelen</translation>
    </message>
    <message>
        <source>play by the numbers of this edition</source>
        <translation>met de getallen van deze editie spelen</translation>
    </message>
    <message>
        <source>play on the Dask cluster of this scheduler, such as tcp://192.168.0.5:8786</source>
        <translation>op het Dask-cluster van deze scheduler spelen, zoals tcp://192.168.0.5:8786</translation>
    </message>
    <message>
        <source>print a position</source>
        <translation>een stelling tonen</translation>
    </message>
    <message>
        <source>print a recorded game, or verify it</source>
        <translation>een opgenomen partij tonen, of controleren</translation>
    </message>
    <message>
        <source>print the version, and which build of the engine runs</source>
        <translation>de versie tonen, en welke build van de engine draait</translation>
    </message>
    <message>
        <source>review a finished game: what it cost, and what was luck</source>
        <translation>een afgelopen partij analyseren: wat het kostte en wat geluk was</translation>
    </message>
    <message>
        <source>such as &apos;{position}&apos;, or a recorded game</source>
        <translation>zoals &apos;{position}&apos;, of een opgenomen partij</translation>
    </message>
    <message>
        <source>such as ten-tricks</source>
        <translation>zoals ten-tricks</translation>
    </message>
    <message>
        <source>the games to measure, all unless given: {games}</source>
        <translation>de spellen die worden gemeten, anders alle: {games}</translation>
    </message>
    <message>
        <source>the level on all seats; marshals unless given</source>
        <translation>wie speelt, op alle plaatsen; anders maarschalken</translation>
    </message>
    <message>
        <source>the level that is read; marshals unless given</source>
        <translation>wie wordt doorzien; anders maarschalken</translation>
    </message>
    <message>
        <source>the other players, levels or level/opponent, as in knight/corvin; the last one&apos;s level also takes the seats left over: {levels}</source>
        <translation>de andere spelers, niveaus of niveau/tegenstander zoals in knight/corvin; het niveau van de laatste neemt ook de overige plaatsen in: {levels}</translation>
    </message>
    <message>
        <source>the player to review; all persons, or else everybody, unless given</source>
        <translation>de speler die wordt geanalyseerd; anders alle mensen, of iedereen als die er niet zijn</translation>
    </message>
    <message>
        <source>the player who sees it; whoever decides unless given</source>
        <translation>wie haar ziet; anders wie beslist</translation>
    </message>
    <message>
        <source>the players, easiest first; all levels of the game unless given</source>
        <translation>wie speelt, de makkelijkste eerst; anders alle niveaus van het spel</translation>
    </message>
    <message>
        <source>the players, levels or level/opponent, as in knight/corvin; the last one also takes the seats left over: {levels}</source>
        <translation>wie speelt, niveaus of niveau/tegenstander zoals in knight/corvin; de laatste neemt ook de overige plaatsen in: {levels}</translation>
    </message>
    <message>
        <source>the share of positions to look at; 50 unless given</source>
        <translation>welk deel van de stellingen wordt bekeken, in procenten; anders 50</translation>
    </message>
    <message>
        <source>what to measure</source>
        <translation>wat wordt gemeten</translation>
    </message>
    <message>
        <source>whether this move may be made, or the rule against it</source>
        <translation>of deze zet mag, of welke regel het verbiedt</translation>
    </message>
    <message>
        <source>which cards may lie in this place, such as hand.2, for all that the player can know</source>
        <translation>welke kaarten op deze plek kunnen liggen, zoals hand.2, naar alles wat de speler kan weten</translation>
    </message>
    <message>
        <source>with --policy: go on from the weights of this file, with a lower temperature</source>
        <translation>met --policy: verdergaan vanaf de gewichten in dit bestand, met een lagere temperatuur</translation>
    </message>
    <message>
        <source>with --story: begin from scratch, and learn so many beliefs one after the other, each from games between bots that hold all those before it; 1 unless given</source>
        <translation>met --story: opnieuw beginnen en zoveel overtuigingen na elkaar leren, elk uit partijen tussen bots die alle eerdere hebben; anders 1</translation>
    </message>
    <message>
        <source>with --story: the level on all seats; marshals unless given</source>
        <translation>met --story: wie speelt, op alle plaatsen; anders maarschalken</translation>
    </message>
    <message>
        <source>write all figures to this file, too</source>
        <translation>ook alle cijfers in dit bestand schrijven</translation>
    </message>
    <message>
        <source>write the folder of a new game, for those who program one</source>
        <translation>de map van een nieuw spel schrijven, voor wie er een programmeert</translation>
    </message>
    <message>
        <source>write the game to this file</source>
        <translation>de partij in dit bestand schrijven</translation>
    </message>
    <message>
        <source>write the table to this file, too</source>
        <translation>ook de tabel in dit bestand schrijven</translation>
    </message>
    <message>
        <source>write the weights to this file (with --story: folder) in any case; unless given, to the game&apos;s folder if they predict better than what it has</source>
        <translation>de gewichten hoe dan ook in dit bestand (met --story: deze map) schrijven; anders in de map van het spel, als ze beter voorspellen dan wat daar ligt</translation>
    </message>
    <message>
        <source>write the whole review to this file, too</source>
        <translation>ook de hele analyse in dit bestand schrijven</translation>
    </message>
    <message>
        <source>write them to this file; unless given, to the game&apos;s folder</source>
        <translation>ze in dit bestand schrijven; anders in de map van het spel</translation>
    </message>
    <message>
        <source>{card} (sideways)</source>
        <translation>{card} (dwars)</translation>
    </message>
    <message>
        <source>{file} is an edition of {other}, not of {game}.</source>
        <translation>{file} is een editie van {other}, niet van {game}.</translation>
    </message>
    <message>
        <source>{id}: {game}, {fewest} to {most} players. {summary}</source>
        <translation>{id}: {game}, {fewest} tot {most} spelers. {summary}</translation>
    </message>
    <message>
        <source>{move} looks better: {percent}%.</source>
        <translation>{move} lijkt beter: {percent}%.</translation>
    </message>
    <message>
        <source>{name}, a knight</source>
        <translation>{name}, ridder</translation>
    </message>
    <message>
        <source>{name}, a marshal</source>
        <translation>{name}, maarschalk</translation>
    </message>
    <message>
        <source>{name}, a page</source>
        <translation>{name}, page</translation>
    </message>
    <message>
        <source>{name}, a random</source>
        <translation>{name}, speelt in het wilde weg</translation>
    </message>
    <message>
        <source>{name}, a regent</source>
        <translation>{name}, regent</translation>
    </message>
    <message>
        <source>{name}, a squire</source>
        <translation>{name}, schildknaap</translation>
    </message>
    <message>
        <source>{name}, that is you</source>
        <translation>{name}, dat ben jij</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{number} face down</source>
        <translation>{number} gedekt</translation>
    </message>
    <message>
        <source>{number}, on top {card}</source>
        <translation>{number}, bovenop {card}</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>Opgegeven door {player}.</translation>
    </message>
    <message>
        <source>{rule} {title}. {text}</source>
        <translation>{rule} {title}. {text}</translation>
    </message>
    <message>
        <source>{trouble} The game goes on.</source>
        <translation>{trouble} De partij gaat door.</translation>
    </message>
    <message>
        <source>“{asked}” is neither a rule ({first} to {last}) nor a move.</source>
        <translation>‘{asked}’ is geen regel ({first} tot en met {last}) en geen zet.</translation>
    </message>
    <message>
        <source>“{typed}” is neither a move nor a command. {keys}</source>
        <translation>‘{typed}’ is geen zet en geen opdracht. {keys}</translation>
    </message>
</context>
</TS>
