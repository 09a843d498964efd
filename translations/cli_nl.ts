<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n exercise(s) of {game} in {file}.</source>
        <translation>
            <numerusform>%n oefening van {game} in {file}.</numerusform>
            <numerusform>%n oefeningen van {game} in {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in turn, each {seconds} s of CPU time a measure</source>
        <translation>
            <numerusform>%n ronde om en om, {seconds} s CPU-tijd per meting</numerusform>
            <numerusform>%n ronden om en om, {seconds} s CPU-tijd per meting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n plaats</numerusform>
            <numerusform>%n plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>--after must be from 0 to {last}, not {number}.</source>
        <translation>--after moet een aantal zetten van 0 tot en met {last} zijn, niet {number}.</translation>
    </message>
    <message>
        <source>--after works with a recorded game, not with a position.</source>
        <translation>--after hoort bij het bestand van een opgenomen partij, niet bij een stelling.</translation>
    </message>
    <message>
        <source>--fill works with a position, not with a recorded game.</source>
        <translation>--fill hoort bij een stelling, niet bij het bestand van een opgenomen partij.</translation>
    </message>
    <message>
        <source>--from cannot be combined with --hidden: the weights it continues from fix the number of nodes.</source>
        <translation>--from gaat niet samen met --hidden: de gebruikte gewichten leggen het aantal knopen al vast.</translation>
    </message>
    <message>
        <source>--from needs --policy.</source>
        <translation>--from hoort bij --policy.</translation>
    </message>
    <message>
        <source>--generations needs --story without --out: later generations play with what earlier ones wrote to the game’s folder.</source>
        <translation>--generations hoort bij --story en gaat niet samen met --out: latere generaties spelen met wat de eerdere in de map van het spel opsloegen.</translation>
    </message>
    <message>
        <source>--policy cannot be combined with --story or --resume: its games are played with what earlier ones taught, and are not kept.</source>
        <translation>--policy gaat niet samen met --story of --resume: er wordt gespeeld met het eerder geleerde, en er wordt niets bewaard.</translation>
    </message>
    <message>
        <source>--turns must be from 1 to {last}, not {number}.</source>
        <translation>--turns moet een getal van 1 tot en met {last} zijn, niet {number}.</translation>
    </message>
    <message>
        <source>95% between</source>
        <translation>95% tussen</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Een cluster heeft Dask nodig, en dat is niet geïnstalleerd; installeer het in een checkout met: {command}</translation>
    </message>
    <message>
        <source>A comparison needs at least one round, not {number}.</source>
        <translation>Een vergelijking heeft minstens één ronde nodig, niet {number}.</translation>
    </message>
    <message>
        <source>A ladder can have each level only once: {levels}.</source>
        <translation>Op een ladder mag geen niveau twee keer staan: {levels}.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels.</source>
        <translation>Een ladder heeft minstens twee niveaus nodig.</translation>
    </message>
    <message>
        <source>A match needs at least one game, not {number}.</source>
        <translation>Een ontmoeting heeft minstens één partij nodig, niet {number}.</translation>
    </message>
    <message>
        <source>A measurement cannot take {seconds} seconds.</source>
        <translation>Een meting kan geen {seconds} seconden duren.</translation>
    </message>
    <message>
        <source>A new game must be written into a checkout of the project, and this is not one.</source>
        <translation>Een nieuw spel moet in een checkout van het project worden aangemaakt, en dit is er geen.</translation>
    </message>
    <message>
        <source>A process ended before its work was done; perhaps memory ran out.</source>
        <translation>Een proces stopte voordat het werk klaar was; misschien was er te weinig geheugen.</translation>
    </message>
    <message>
        <source>A {level} in both seats, asked {asks} times for each decision:</source>
        <translation>{level} op beide plaatsen, bij elke beslissing {asks} keer gevraagd:</translation>
    </message>
    <message>
        <source>After ?, type the number of a rule (? R5), or a move by number or notation (? 3).</source>
        <translation>Typ na ? het nummer van een spelregel (? R5) of een zet als nummer of notatie (? 3).</translation>
    </message>
    <message>
        <source>Ask for at least one exercise, not {number}.</source>
        <translation>Er moet minstens één oefening worden gezocht, niet {number}.</translation>
    </message>
    <message>
        <source>At the beginning:</source>
        <translation>Aan het begin:</translation>
    </message>
    <message>
        <source>Biggest swing: after move {move}, the chance went from {before} to {after}.</source>
        <translation>Grootste omslag: na zet {move} ging de kans van {before} naar {after}.</translation>
    </message>
    <message>
        <source>CPU time, {seconds} s per measure</source>
        <translation>CPU-tijd, {seconds} s per meting</translation>
    </message>
    <message>
        <source>Cannot create the folder {folder}: {reason}.</source>
        <translation>De map {folder} kan niet worden gemaakt: {reason}.</translation>
    </message>
    <message>
        <source>Cannot write {file}: the folder {folder} does not exist.</source>
        <translation>Er is geen map {folder} om {file} in op te slaan.</translation>
    </message>
    <message>
        <source>Chance decides more here than which unseen card comes next, so its outcomes cannot be enumerated.</source>
        <translation>Het toeval bepaalt hier meer dan alleen de volgende ongeziene kaart, en dat valt niet op te sommen.</translation>
    </message>
    <message>
        <source>Chance to win, in percentage points: start {start}, luck {luck} (dealt {dealt}, revealed {revealed}, others {others}), mistakes {mistakes}, course of the player’s turns {course}.</source>
        <translation>Winkans, in procentpunten: begin {start}, geluk {luck} (gedeeld {dealt}, onthuld {revealed}, anderen {others}), fouten {mistakes}, verloop van de eigen beurten {course}.</translation>
    </message>
    <message>
        <source>Chooses in secret.</source>
        <translation>Kiest in het geheim.</translation>
    </message>
    <message>
        <source>Conceded by {player}. Scores: {scores}. The seed was {seed}.</source>
        <translation>Opgegeven door {player}. Scores: {scores}. Het startgetal was {seed}.</translation>
    </message>
    <message>
        <source>Decisions: {number}, poor: {poor}.</source>
        <translation>Beslissingen: {number}, waarvan {poor} zwak.</translation>
    </message>
    <message>
        <source>Edition: {edition}. The bots’ strength was measured with the usual numbers, not with these.</source>
        <translation>Editie: {edition}. De sterkte van de bots is gemeten met de standaardgetallen, niet met deze.</translation>
    </message>
    <message>
        <source>Endings can be solved for two players, not for {seats}.</source>
        <translation>Eindspelen kunnen alleen voor twee spelers worden opgelost, niet voor {seats}.</translation>
    </message>
    <message>
        <source>Engine {version}, {build}, Python {python}</source>
        <translation>Engine {version}, {build}, Python {python}</translation>
    </message>
    <message numerus="yes">
        <source>Engine {version}, {build}, Python {python}, on {system} with %n CPU(s)</source>
        <translation>
            <numerusform>Engine {version}, {build}, Python {python}, op {system} met %n CPU</numerusform>
            <numerusform>Engine {version}, {build}, Python {python}, op {system} met %n CPU’s</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished. Scores: {scores}. The seed was {seed}.</source>
        <translation>Afgelopen. Scores: {scores}. Het startgetal was {seed}.</translation>
    </message>
    <message>
        <source>From here on, today’s rules forbid what was played.</source>
        <translation>Vanaf hier verbieden de huidige regels wat er is gespeeld.</translation>
    </message>
    <message>
        <source>Games cannot be kept in {file}: {reason}.</source>
        <translation>In {file} kunnen geen partijen worden bewaard: {reason}.</translation>
    </message>
    <message>
        <source>Generation {number} of {last}.</source>
        <translation>Generatie {number} van {last}.</translation>
    </message>
    <message>
        <source>Hint: {number}, {move}. {why}</source>
        <translation>Hint: {number}, {move}. {why}</translation>
    </message>
    <message>
        <source>Learned from {learned} of {positions} positions. Log loss in the held-out games:</source>
        <translation>Geleerd uit {learned} van {positions} stellingen. Log loss in de apart gehouden partijen:</translation>
    </message>
    <message>
        <source>Line {line} of {file} is not a game of a {kind}.</source>
        <translation>Regel {line} van {file} is geen partij van het soort {kind}.</translation>
    </message>
    <message>
        <source>Log loss of the answer given in the held-out games, over {decisions} decisions:</source>
        <translation>Log loss van het gegeven antwoord in de apart gehouden partijen, over {decisions} beslissingen:</translation>
    </message>
    <message>
        <source>Log loss of the true world among {worlds} others in the held-out games, over {decisions} decisions:</source>
        <translation>Log loss van de ware wereld onder {worlds} andere in de apart gehouden partijen, over {decisions} beslissingen:</translation>
    </message>
    <message>
        <source>Made under older rules. {changes}</source>
        <translation>Met oudere regels gemaakt. {changes}</translation>
    </message>
    <message>
        <source>Measuring a counter-player needs at least {least} games, not {number}.</source>
        <translation>Om een tegenspeler te meten zijn minstens {least} partijen nodig, niet {number}.</translation>
    </message>
    <message>
        <source>Measuring chances needs at least two games, not {number}.</source>
        <translation>Kansen worden over minstens twee partijen gemeten, niet {number}.</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>Op {address} antwoordt geen Dask-scheduler.</translation>
    </message>
    <message>
        <source>No bot in this game uses such values: nothing was written.</source>
        <translation>Geen bot van dit spel gebruikt zulke waarden: er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>No move looks better.</source>
        <translation>Geen zet lijkt beter.</translation>
    </message>
    <message numerus="yes">
        <source>None of these games is for %n player(s).</source>
        <translation>
            <numerusform>Geen van deze spellen is voor %n speler.</numerusform>
            <numerusform>Geen van deze spellen is voor %n spelers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not allowed. {rule}: {reason}</source>
        <translation>Niet toegestaan. {rule}: {reason}</translation>
    </message>
    <message>
        <source>Not finished. Scores: {scores}. Next to decide: {player}.</source>
        <translation>Niet afgelopen. Scores: {scores}. De volgende beslissing is aan {player}.</translation>
    </message>
    <message>
        <source>Play card games in a terminal, or study the bots.</source>
        <translation>Speel kaartspellen in een terminal of bestudeer de bots.</translation>
    </message>
    <message>
        <source>Python finds the engine in {other} before the one in {folder}.</source>
        <translation>Python vindt de engine in {other} eerder dan die in {folder}.</translation>
    </message>
    <message>
        <source>Ratings that fit all games: {ratings}</source>
        <translation>Ratings die bij alle spellen passen: {ratings}</translation>
    </message>
    <message>
        <source>SHA-256 of the seed, which is shown after the game: {hash}</source>
        <translation>SHA-256 van het startgetal, dat na de partij wordt getoond: {hash}</translation>
    </message>
    <message>
        <source>Seed {seed}, chosen beforehand: this game counts as practice.</source>
        <translation>Startgetal {seed}, vooraf gekozen: deze partij telt als oefening.</translation>
    </message>
    <message>
        <source>Someone has already chosen in secret here: solve the position before that choice.</source>
        <translation>Hier is al in het geheim gekozen: los de stelling van vóór die keuze op.</translation>
    </message>
    <message>
        <source>Studying a level needs at least {least} games, not {number}.</source>
        <translation>Om een niveau te bestuderen zijn minstens {least} partijen nodig, niet {number}.</translation>
    </message>
    <message>
        <source>Studying a level needs numpy, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Om een niveau te bestuderen is numpy nodig, en dat is niet geïnstalleerd; installeer het in een checkout met: {command}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Teruggenomen.</translation>
    </message>
    <message>
        <source>The Dask scheduler at {address} vanished before the work was done.</source>
        <translation>De Dask-scheduler op {address} verdween voordat het werk klaar was.</translation>
    </message>
    <message>
        <source>The chances of all seats add up to 1 to within {error}.</source>
        <translation>De kansen van alle plaatsen zijn samen 1, op {error} na.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>Het cluster op {address} heeft geen workers.</translation>
    </message>
    <message>
        <source>The current values are just as good: nothing was written.</source>
        <translation>De huidige waarden zijn even goed: er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>The engine in {folder} does not run: {reason}</source>
        <translation>De engine in {folder} draait niet: {reason}</translation>
    </message>
    <message>
        <source>The figures cannot be written to {file}: {reason}.</source>
        <translation>De cijfers kunnen niet in {file} worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>The game {id} already exists.</source>
        <translation>Het spel {id} bestaat al.</translation>
    </message>
    <message>
        <source>The hand-made values are just as good: nothing was written.</source>
        <translation>De handgemaakte waarden zijn even goed: er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>The level is easiest to read here; mixing its moves as in equilibrium would cut the gain by this much:</source>
        <translation>Hier is het niveau het makkelijkst te doorzien; mengde het zijn zetten zoals in evenwicht, dan viel er zoveel minder te winnen:</translation>
    </message>
    <message>
        <source>The seed was {seed}.</source>
        <translation>Het startgetal was {seed}.</translation>
    </message>
    <message>
        <source>The worker at {worker} does not have version {wanted} of throne-desktop.</source>
        <translation>De worker op {worker} heeft niet versie {wanted} van throne-desktop.</translation>
    </message>
    <message>
        <source>The workers at {address} each run several threads, which is no faster: start them with --nthreads 1.</source>
        <translation>De workers op {address} gebruiken elk meerdere threads, en dat versnelt niets: start ze met --nthreads 1.</translation>
    </message>
    <message>
        <source>The workers at {address} kept failing at the same task; perhaps they ran out of memory.</source>
        <translation>De workers op {address} stopten steeds weer bij hetzelfde werk; misschien was er te weinig geheugen.</translation>
    </message>
    <message>
        <source>There is no choice to make in this position.</source>
        <translation>In deze stelling valt niets te kiezen.</translation>
    </message>
    <message>
        <source>There is no measure called {name}; the measures are: {names}.</source>
        <translation>De meting {name} bestaat niet; de metingen zijn: {names}.</translation>
    </message>
    <message>
        <source>There is no move {number}: the moves are 1 to {last}.</source>
        <translation>Zet {number} bestaat niet: kies 1 tot en met {last}.</translation>
    </message>
    <message>
        <source>There is no place called {place}; the places are: {places}.</source>
        <translation>De plek {place} bestaat niet; kies uit: {places}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: the seats are 1 to {last}.</source>
        <translation>Plaats {seat} bestaat niet: kies 1 tot en met {last}.</translation>
    </message>
    <message>
        <source>These games held too little to learn from; more are needed.</source>
        <translation>Uit deze partijen viel te weinig te leren; er zijn er meer nodig.</translation>
    </message>
    <message>
        <source>This ending has more than {limit} nodes: name one with fewer hidden cards, or allow more nodes with --limit.</source>
        <translation>Dit eindspel heeft meer dan {limit} knopen: geef er een met minder verborgen kaarten op, of sta met --limit meer knopen toe.</translation>
    </message>
    <message>
        <source>This game can end without a winner, so one player’s loss is not always the other’s gain.</source>
        <translation>Dit spel kan zonder winnaar eindigen, dus wat de een verliest, wint de ander niet altijd.</translation>
    </message>
    <message>
        <source>This game is not over, so its hidden cards stay hidden.</source>
        <translation>Deze partij is niet voorbij, dus verborgen kaarten blijven verborgen.</translation>
    </message>
    <message>
        <source>This game is over: there is nothing to solve.</source>
        <translation>Deze partij is voorbij, dus er valt niets op te lossen.</translation>
    </message>
    <message>
        <source>To learn, {name} must be at least {least}, not {number}.</source>
        <translation>Om te leren moet {name} minstens {least} zijn, niet {number}.</translation>
    </message>
    <message>
        <source>Too few positions were examined; more games are needed.</source>
        <translation>Er zijn te weinig stellingen bekeken; er zijn meer partijen nodig.</translation>
    </message>
    <message>
        <source>Training needs numpy, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Om te leren is numpy nodig, en dat is niet geïnstalleerd; installeer het in een checkout met: {command}</translation>
    </message>
    <message>
        <source>Turning point, turn {turn}, move {move}: {changes}.</source>
        <translation>Keerpunt, beurt {turn}, zet {move}: {changes}.</translation>
    </message>
    <message>
        <source>Type a number or notation to move; ? explain, h hint, {back} undo, l log, c concede, q quit.</source>
        <translation>Typ een zet als nummer of notatie; ? uitleg, h hint, {back} terugnemen, l verloop, c opgeven, q stoppen.</translation>
    </message>
    <message>
        <source>Type c again to concede: the game will end now and count as lost.</source>
        <translation>Typ nog een keer c om op te geven: de partij eindigt dan en telt als verlies.</translation>
    </message>
    <message>
        <source>Use 1 to {most} processes, not {number}.</source>
        <translation>Gebruik 1 tot en met {most} processen, niet {number}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players is for edition {learned}, not {edition}.</source>
        <translation>Wat voor {seats} spelers is geleerd, hoort bij editie {learned}, niet bij {edition}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players says nothing about: {names}.</source>
        <translation>Wat voor {seats} spelers is geleerd, zegt niets over: {names}.</translation>
    </message>
    <message>
        <source>What you know argues against this move. Better: {move}.</source>
        <translation>Wat je weet, pleit tegen deze zet. Beter: {move}.</translation>
    </message>
    <message>
        <source>With this many players, a ladder needs at least {least} games (two deals), not {number}.</source>
        <translation>Een ladder heeft hier minstens {least} partijen (twee verdelingen) nodig, niet {number}.</translation>
    </message>
    <message>
        <source>Without git, the revision {name} cannot be found; name a folder that contains an engine.</source>
        <translation>Zonder git is de revisie {name} niet te vinden; geef een map met een engine op.</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Opgeslagen in {file}.</translation>
    </message>
    <message>
        <source>You can already play it: {command}</source>
        <translation>Je kunt het al spelen: {command}</translation>
    </message>
    <message>
        <source>You have had help: from now on, this game counts as assisted.</source>
        <translation>Je hebt hulp gekregen: vanaf nu telt dit als partij met hulp.</translation>
    </message>
    <message>
        <source>You have no decision to take back.</source>
        <translation>Je hebt nog geen beslissing om terug te nemen.</translation>
    </message>
    <message>
        <source>You have seen more since then. Type {back} again to go back: this game will then count as assisted.</source>
        <translation>Je hebt sindsdien meer gezien. Typ nog een keer {back} om terug te gaan: dan telt dit als partij met hulp.</translation>
    </message>
    <message>
        <source>Your chance to win after this move: {percent}%. {beside}</source>
        <translation>Je winkans na deze zet: {percent}%. {beside}</translation>
    </message>
    <message>
        <source>a number that decides all random events</source>
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
        <source>add finished games to this file, and play only those it lacks</source>
        <translation>afgelopen partijen aan dit bestand toevoegen en alleen spelen wat ontbreekt</translation>
    </message>
    <message>
        <source>add to the existing exercises instead of replacing them</source>
        <translation>toevoegen aan de bestaande oefeningen in plaats van die te vervangen</translation>
    </message>
    <message>
        <source>against</source>
        <translation>tegen</translation>
    </message>
    <message>
        <source>also measure a marshal of each temperament against a neutral one</source>
        <translation>ook een maarschalk van elk temperament meten, tegen een neutrale</translation>
    </message>
    <message>
        <source>also say how much is gained there by knowing how this bot plays (a level or level/opponent, as in knight/corvin): {levels}</source>
        <translation>ook zeggen wat het daar oplevert om te weten hoe deze bot speelt (een niveau of niveau/tegenstander, bijvoorbeeld knight/corvin): {levels}</translation>
    </message>
    <message>
        <source>always write the weights to this file (to this folder with --story); by default, they go to the game’s folder if they predict better than those there</source>
        <translation>de gewichten hoe dan ook in dit bestand (met --story: deze map) opslaan; standaard in de map van het spel, als ze beter voorspellen dan de gewichten daar</translation>
    </message>
    <message>
        <source>and {gain} more by the best answer to the mixtures</source>
        <translation>en {gain} meer door het beste antwoord op de mengsels</translation>
    </message>
    <message>
        <source>and {gain} more by the best answer to the {level}</source>
        <translation>en {gain} meer door het beste antwoord op {level}</translation>
    </message>
    <message>
        <source>another move is judged about as good</source>
        <translation>een andere zet wordt ongeveer even goed beoordeeld</translation>
    </message>
    <message>
        <source>at least one {share}</source>
        <translation>minstens één {share}</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>minstens {number}</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>hoogstens {number}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>bots in every seat</source>
        <translation>bots op alle plaatsen</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>streefwaarde</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>kansen</translation>
    </message>
    <message>
        <source>check every move’s legality and fingerprint</source>
        <translation>geldigheid en vingerafdruk van elke zet controleren</translation>
    </message>
    <message>
        <source>clone</source>
        <translation>kopie</translation>
    </message>
    <message>
        <source>clone, move, value</source>
        <translation>kopie, zet, waarde</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>gecompileerd</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>geteld</translation>
    </message>
    <message>
        <source>create the folder for a new game, for its programmer</source>
        <translation>de map voor een nieuw spel aanmaken, voor wie er een programmeert</translation>
    </message>
    <message>
        <source>do not look for new ones; only measure how hard the existing ones are</source>
        <translation>geen nieuwe zoeken, alleen meten hoe moeilijk de bestaande zijn</translation>
    </message>
    <message>
        <source>do not look for new ones; only remove these</source>
        <translation>geen nieuwe zoeken, alleen deze verwijderen</translation>
    </message>
    <message>
        <source>do not look for new ones; only say which no longer have a clear best move</source>
        <translation>geen nieuwe zoeken, alleen tonen welke inmiddels geen duidelijk beste zet meer hebben</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>exercise</source>
        <translation>oefening</translation>
    </message>
    <message>
        <source>exploitability {gain}, the mean of both</source>
        <translation>uitbuitbaarheid {gain}, het gemiddelde van beide</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>eerlijk</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>sneller</translation>
    </message>
    <message>
        <source>fill in at random what POSITION leaves open</source>
        <translation>wat POSITION openlaat willekeurig vullen</translation>
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
        <source>first observation, late</source>
        <translation>eerste observatie, laat</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partij</translation>
    </message>
    <message numerus="yes">
        <source>gap {gap} after %n iteration(s)</source>
        <translation>
            <numerusform>verschil {gap} na %n iteratie</numerusform>
            <numerusform>verschil {gap} na %n iteraties</numerusform>
        </translation>
    </message>
    <message>
        <source>git gave no reason</source>
        <translation>git noemt geen reden</translation>
    </message>
    <message>
        <source>how long to measure each figure</source>
        <translation>hoe lang er voor elke waarde wordt gemeten</translation>
    </message>
    <message>
        <source>how many (default: 20)</source>
        <translation>aantal; standaard 20</translation>
    </message>
    <message>
        <source>how many games (default: 100)</source>
        <translation>aantal partijen; standaard 100</translation>
    </message>
    <message>
        <source>how many games (default: 300)</source>
        <translation>aantal partijen; standaard 300</translation>
    </message>
    <message>
        <source>how many games at once</source>
        <translation>hoeveel partijen tegelijk</translation>
    </message>
    <message>
        <source>how many games between marshals to learn from (default: 2000)</source>
        <translation>uit hoeveel partijen tussen maarschalken wordt geleerd; standaard 2000</translation>
    </message>
    <message>
        <source>how many games or single rounds of a match to study (default: 5000)</source>
        <translation>hoeveel partijen, of losse ronden daarvan, worden bestudeerd; standaard 5000</translation>
    </message>
    <message>
        <source>how many moves of a recorded game to play</source>
        <translation>hoeveel zetten van een opgenomen partij worden gespeeld</translation>
    </message>
    <message>
        <source>how many nodes the ending may have (default: 250000)</source>
        <translation>hoeveel knopen het eindspel mag hebben; standaard 250000</translation>
    </message>
    <message>
        <source>how many times to ask the level for each decision (default: 20)</source>
        <translation>hoe vaak het niveau bij elke beslissing wordt gevraagd; standaard 20</translation>
    </message>
    <message>
        <source>how many times to improve the mixtures (default: 300)</source>
        <translation>hoe vaak de mengsels worden verbeterd; standaard 300</translation>
    </message>
    <message>
        <source>how many times to measure both</source>
        <translation>hoe vaak beide worden gemeten</translation>
    </message>
    <message>
        <source>how many to play afterward, on new seeds (default: 2000)</source>
        <translation>hoeveel er daarna worden gespeeld, met nieuwe startgetallen; standaard 2000</translation>
    </message>
    <message>
        <source>how many turns by any player to look ahead (default: 1)</source>
        <translation>hoeveel beurten er vooruit wordt gekeken, die van anderen meegeteld; standaard 1</translation>
    </message>
    <message>
        <source>how many worlds these bots imagine (default: 8)</source>
        <translation>hoeveel werelden deze bots zich voorstellen; standaard 8</translation>
    </message>
    <message>
        <source>in equilibrium {share}: {move}</source>
        <translation>in evenwicht {share}: {move}</translation>
    </message>
    <message>
        <source>it has no such game</source>
        <translation>dat spel bestaat daar niet</translation>
    </message>
    <message>
        <source>it stopped without a message</source>
        <translation>gestopt zonder melding</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>iteratie</translation>
    </message>
    <message>
        <source>keep finished games and what was learned in this folder, and play only what it lacks</source>
        <translation>afgelopen partijen en het geleerde in deze map bewaren en alleen spelen wat ontbreekt</translation>
    </message>
    <message>
        <source>learn through self-play to mix moves so that the bot cannot be read</source>
        <translation>zetten leren mengen door tegen zichzelf te spelen, zodat de bot niet te doorzien is</translation>
    </message>
    <message>
        <source>learn to predict who wins</source>
        <translation>leren voorspellen wie wint</translation>
    </message>
    <message>
        <source>learn what public play says about hidden cards, and how claims are answered</source>
        <translation>leren wat zichtbaar spel over verborgen kaarten zegt en hoe op claims wordt geantwoord</translation>
    </message>
    <message>
        <source>let bots play against one another</source>
        <translation>bots tegen elkaar laten spelen</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>de spellen opsommen</translation>
    </message>
    <message>
        <source>mean error {error}, slope {slope}; rings: seats at the beginning; bars: 95%</source>
        <translation>gemiddelde fout {error}, helling {slope}; ringen: plaatsen aan het begin; balken: 95%</translation>
    </message>
    <message>
        <source>mean error {error}, {certain} of it outside the intervals; {positions} positions</source>
        <translation>gemiddelde fout {error}, waarvan {certain} buiten de intervallen; {positions} stellingen</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>meting</translation>
    </message>
    <message>
        <source>measure another engine (a git revision of this checkout, or a folder with an engine) in turn with this one, and print ratios</source>
        <translation>om de beurt deze en een andere engine meten (een git-revisie van deze checkout, of een map met een engine) en verhoudingen tonen</translation>
    </message>
    <message>
        <source>measure how accurate win chances are</source>
        <translation>meten of winkansen kloppen</translation>
    </message>
    <message>
        <source>measure how readable a level is</source>
        <translation>meten hoe goed een niveau te doorzien is</translation>
    </message>
    <message>
        <source>measure how strong all levels are</source>
        <translation>meten hoe sterk alle niveaus zijn</translation>
    </message>
    <message>
        <source>measure only games with N players</source>
        <translation>alleen partijen met N spelers meten</translation>
    </message>
    <message>
        <source>measure the engine and the bots</source>
        <translation>de engine en de bots meten</translation>
    </message>
    <message>
        <source>minimum number of games in each match (default: 100)</source>
        <translation>minimumaantal partijen per ontmoeting; standaard 100</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms per zet</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>new/old</source>
        <translation>nieuw/oud</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>geen kaart</translation>
    </message>
    <message>
        <source>nodes in the hidden layer (default: {number})</source>
        <translation>knopen in de verborgen laag; standaard {number}</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>aantal spelers</translation>
    </message>
    <message>
        <source>number of players (default: the fewest)</source>
        <translation>aantal spelers; standaard het laagste</translation>
    </message>
    <message>
        <source>number of players, you included</source>
        <translation>aantal spelers, jij inbegrepen</translation>
    </message>
    <message>
        <source>observation at every turn</source>
        <translation>observatie bij elke beurt</translation>
    </message>
    <message>
        <source>observation, then a world</source>
        <translation>observatie, wereld</translation>
    </message>
    <message>
        <source>of those, one</source>
        <translation>daarvan een</translation>
    </message>
    <message>
        <source>of {number} worlds</source>
        <translation>uit {number} werelden</translation>
    </message>
    <message>
        <source>old</source>
        <translation>oud</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>een van: {games}</translation>
    </message>
    <message>
        <source>only in the new engine: {what}</source>
        <translation>alleen in de nieuwe engine: {what}</translation>
    </message>
    <message>
        <source>only in the old engine: {what}</source>
        <translation>alleen in de oude engine: {what}</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paar</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>per seconde</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>niet gecompileerd</translation>
    </message>
    <message>
        <source>play a game in the terminal</source>
        <translation>een partij in de terminal spelen</translation>
    </message>
    <message>
        <source>play on the Dask cluster of this scheduler, such as tcp://192.168.0.5:8786</source>
        <translation>op het Dask-cluster van deze scheduler spelen, bijvoorbeeld tcp://192.168.0.5:8786</translation>
    </message>
    <message>
        <source>play with the numbers of this edition</source>
        <translation>met de getallen van deze editie spelen</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>played out, it is not clearly better than the second-best move</source>
        <translation>bij het uitspelen blijkt de zet niet duidelijk beter dan de op een na beste</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spelen</translation>
    </message>
    <message>
        <source>plot predicted against actual wins (SVG)</source>
        <translation>voorspelde winst uitzetten tegen werkelijke winst (SVG)</translation>
    </message>
    <message>
        <source>print a position</source>
        <translation>een stelling tonen</translation>
    </message>
    <message>
        <source>print a recorded game, or verify it</source>
        <translation>een opgenomen partij tonen of controleren</translation>
    </message>
    <message>
        <source>print the version and which build of the engine is running</source>
        <translation>de versie tonen en welke build van de engine draait</translation>
    </message>
    <message>
        <source>random decisions</source>
        <translation>toevalszetten</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>aandeel</translation>
    </message>
    <message>
        <source>readability</source>
        <translation>leesbaarheid</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>lezen</translation>
    </message>
    <message>
        <source>reading an observation</source>
        <translation>observatie, gelezen</translation>
    </message>
    <message>
        <source>review a finished game: what mistakes cost, and what was luck</source>
        <translation>een afgelopen partij analyseren: wat fouten kostten en wat geluk was</translation>
    </message>
    <message>
        <source>said</source>
        <translation>gezegd</translation>
    </message>
    <message>
        <source>sample a world</source>
        <translation>wereld loten</translation>
    </message>
    <message>
        <source>say what may be done with this card, and which rule forbids the rest</source>
        <translation>zeggen wat er met deze kaart mag en welke spelregel de rest verbiedt</translation>
    </message>
    <message>
        <source>say whether this move is legal and, if not, which rule forbids it</source>
        <translation>zeggen of deze zet mag, of welke spelregel hem verbiedt</translation>
    </message>
    <message>
        <source>say which cards may be in this place, such as hand.2, as far as the player can know</source>
        <translation>zeggen welke kaarten op deze plek (zoals hand.2) kunnen liggen, voor zover de speler dat kan weten</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>share</source>
        <translation>aandeel</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulaties</translation>
    </message>
    <message>
        <source>slope {slope}, rise on one’s own move {rise}</source>
        <translation>helling {slope}, stijging door een eigen zet {rise}</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>trager</translation>
    </message>
    <message>
        <source>studied</source>
        <translation>bestudeerd</translation>
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
        <source>the games to measure (default: all): {games}</source>
        <translation>de te meten spellen, standaard alle: {games}</translation>
    </message>
    <message>
        <source>the highest level plays a different move</source>
        <translation>het hoogste niveau doet een andere zet</translation>
    </message>
    <message>
        <source>the level in all seats (default: marshals)</source>
        <translation>het niveau op alle plaatsen; standaard maarschalken</translation>
    </message>
    <message>
        <source>the level to be read (default: marshals)</source>
        <translation>welk niveau wordt doorzien; standaard maarschalken</translation>
    </message>
    <message>
        <source>the new engine cannot be measured: {what}</source>
        <translation>de nieuwe engine kan niet worden gemeten: {what}</translation>
    </message>
    <message>
        <source>the old engine cannot be measured: {what}</source>
        <translation>de oude engine kan niet worden gemeten: {what}</translation>
    </message>
    <message>
        <source>the other players, each a level or level/opponent, as in knight/corvin; the last one’s level also fills any remaining seats: {levels}</source>
        <translation>de andere spelers, elk als niveau of niveau/tegenstander, bijvoorbeeld knight/corvin; het laatste niveau geldt ook voor de overige plaatsen: {levels}</translation>
    </message>
    <message>
        <source>the percentage of positions to look at (default: 50)</source>
        <translation>hoeveel procent van de stellingen wordt bekeken; standaard 50</translation>
    </message>
    <message>
        <source>the player to review (default: all people, or all players if there are no people)</source>
        <translation>de speler die wordt geanalyseerd; standaard alle mensen, of alle spelers als er geen mensen zijn</translation>
    </message>
    <message>
        <source>the player whose view to show (default: the next to decide)</source>
        <translation>door wiens ogen je kijkt; standaard wie beslist</translation>
    </message>
    <message>
        <source>the players, each a level or level/opponent, as in knight/corvin; the last one also fills any remaining seats: {levels}</source>
        <translation>de spelers, elk als niveau of niveau/tegenstander, bijvoorbeeld knight/corvin; de laatste speelt ook op de overige plaatsen: {levels}</translation>
    </message>
    <message>
        <source>the players, easiest first (default: all levels of the game)</source>
        <translation>de spelers, de makkelijkste eerst; standaard alle niveaus van het spel</translation>
    </message>
    <message>
        <source>the rules differ, and so do the positions, so the ratios may mean little</source>
        <translation>de regels verschillen, en dus ook de stellingen; de verhoudingen zeggen misschien weinig</translation>
    </message>
    <message>
        <source>times fair</source>
        <translation>x eerlijk</translation>
    </message>
    <message>
        <source>to JSON and back</source>
        <translation>naar JSON en terug</translation>
    </message>
    <message>
        <source>trying</source>
        <translation>proberen</translation>
    </message>
    <message>
        <source>value</source>
        <translation>waarde</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>kijken</translation>
    </message>
    <message>
        <source>what to measure</source>
        <translation>wat wordt gemeten</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>winst</translation>
    </message>
    <message>
        <source>wins: against the level named; Elo: above {level}</source>
        <translation>winst: partijen tegen het genoemde niveau; Elo: boven {level}</translation>
    </message>
    <message>
        <source>wins: one bot against the level named; {fair} is as good as the others; Elo: above {level}</source>
        <translation>winst: één bot tegen het genoemde niveau; met {fair} even goed als de anderen; Elo: boven {level}</translation>
    </message>
    <message>
        <source>with --policy: continue from the weights in this file, at a lower temperature</source>
        <translation>met --policy: verdergaan met de gewichten in dit bestand, bij een lagere temperatuur</translation>
    </message>
    <message>
        <source>with --story: start from scratch and learn this many beliefs in turn, each from games between bots that hold all earlier ones (default: 1)</source>
        <translation>met --story: opnieuw beginnen en zoveel overtuigingen na elkaar leren, elk uit partijen tussen bots die alle eerdere hebben; standaard 1</translation>
    </message>
    <message>
        <source>with --story: the level in all seats (default: marshals)</source>
        <translation>met --story: het niveau op alle plaatsen; standaard maarschalken</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>write all figures to this file, too</source>
        <translation>ook alle cijfers in dit bestand opslaan</translation>
    </message>
    <message>
        <source>write the game to this file</source>
        <translation>de partij in dit bestand opslaan</translation>
    </message>
    <message>
        <source>write the table to this file, too</source>
        <translation>ook de tabel in dit bestand opslaan</translation>
    </message>
    <message>
        <source>write the whole review to this file, too</source>
        <translation>ook de hele analyse in dit bestand opslaan</translation>
    </message>
    <message>
        <source>write them to this file (default: the game’s folder)</source>
        <translation>ze in dit bestand opslaan; standaard in de map van het spel</translation>
    </message>
    <message>
        <source>{address} is not the address of a Dask scheduler, such as {example}.</source>
        <translation>{address} is geen adres van een Dask-scheduler; die zien eruit als {example}.</translation>
    </message>
    <message>
        <source>{best} is judged better than {right}</source>
        <translation>{best} wordt beter beoordeeld dan {right}</translation>
    </message>
    <message>
        <source>{card} (sideways)</source>
        <translation>{card} (dwars)</translation>
    </message>
    <message>
        <source>{file} has games with other settings ({name}: {found}, not {wanted}); name another file.</source>
        <translation>{file} heeft partijen met andere instellingen ({name}: {found}, niet {wanted}); geef een ander bestand op.</translation>
    </message>
    <message>
        <source>{file} has no games of a {kind}; name another file.</source>
        <translation>{file} heeft geen partijen van het soort {kind}; geef een ander bestand op.</translation>
    </message>
    <message>
        <source>{file} has no policy weights.</source>
        <translation>In {file} staan geen gewichten van een strategie.</translation>
    </message>
    <message>
        <source>{file} has no weights to continue from.</source>
        <translation>In {file} staan geen gewichten om mee verder te gaan.</translation>
    </message>
    <message>
        <source>{file} is an edition of {other}, not of {game}.</source>
        <translation>{file} is een editie van {other}, niet van {game}.</translation>
    </message>
    <message>
        <source>{file} says what to change, file by file, and what to run at the end.</source>
        <translation>In {file} staat per bestand wat er moet veranderen en wat je tot slot moet uitvoeren.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all as the rules and fingerprints say.</source>
        <translation>
            <numerusform>{file}: %n zet van {game}; spelregels en vingerafdrukken kloppen.</numerusform>
            <numerusform>{file}: %n zetten van {game}; spelregels en vingerafdrukken kloppen allemaal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all legal under today’s rules, though played under older ones.</source>
        <translation>
            <numerusform>{file}, met oudere regels gemaakt: %n zet van {game}; klopt met de huidige regels.</numerusform>
            <numerusform>{file}, met oudere regels gemaakt: %n zetten van {game}; alle kloppen met de huidige regels.</numerusform>
        </translation>
    </message>
    <message>
        <source>{gain} (95% interval: {low} to {high})</source>
        <translation>{gain}, 95% tussen {low} en {high}</translation>
    </message>
    <message>
        <source>{game} has no exercise {exercise}.</source>
        <translation>{game} heeft geen oefening {exercise}.</translation>
    </message>
    <message>
        <source>{game} has no policy to learn: none is defined (see {where}).</source>
        <translation>{game} heeft geen strategie om te leren: er is er geen vastgelegd (zie {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no policy weights (see {where}).</source>
        <translation>{game} bewaart geen gewichten van een strategie (zie {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no story weights (see {where}).</source>
        <translation>{game} bewaart geen gewichten van een verhaal (zie {where}).</translation>
    </message>
    <message>
        <source>{game} says nothing about what can be learned (see {where}).</source>
        <translation>{game} zegt niets over wat er te leren valt (zie {where}).</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s)</source>
        <translation>
            <numerusform>{game}, %n plaats</numerusform>
            <numerusform>{game}, %n plaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s): {what}</source>
        <translation>
            <numerusform>{game}, %n plaats: {what}</numerusform>
            <numerusform>{game}, %n plaatsen: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {players}, started {date} UTC.</source>
        <translation>{game}, {players}, begonnen op {date} UTC.</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s) in each of {matches} matches, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, plaatsen: {seats}, %n partij in elk van de {matches} ontmoetingen, startgetal {seed}; elke verdeling komt terug met gewisselde plaatsen.</numerusform>
            <numerusform>{game}, plaatsen: {seats}, %n partijen in elk van de {matches} ontmoetingen, startgetal {seed}; elke verdeling komt terug met gewisselde plaatsen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, plaatsen: {seats}, %n partij, startgetal {seed}; elke verdeling komt terug met gewisselde plaatsen.</numerusform>
            <numerusform>{game}, plaatsen: {seats}, %n partijen, startgetal {seed}; elke verdeling komt terug met gewisselde plaatsen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), {level} on all seats, seed {seed}</source>
        <translation>
            <numerusform>{game}, plaatsen: {seats}, %n partij, {level} op alle plaatsen, startgetal {seed}</numerusform>
            <numerusform>{game}, plaatsen: {seats}, %n partijen, {level} op alle plaatsen, startgetal {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} games, then played against in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, plaatsen: {seats}. {level} bestudeerd in {number} partijen, daarna als tegenstander in {tested} andere; startgetal {seed}. Elke verdeling komt terug met gewisselde plaatsen.</translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} rounds, then played against in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, plaatsen: {seats}. {level} bestudeerd in {number} ronden, daarna als tegenstander in {tested} andere; startgetal {seed}. Elke verdeling komt terug met gewisselde plaatsen.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n exercise(s), difficulty {least} to {most}, median {middle}.</source>
        <translation>
            <numerusform>{game}: %n oefening, moeilijkheid {least} tot {most}, mediaan {middle}.</numerusform>
            <numerusform>{game}: %n oefeningen, moeilijkheid {least} tot {most}, mediaan {middle}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: one clear best move in {clear} of {all}.</source>
        <translation>{game}: één duidelijk beste zet in {clear} van de {all}.</translation>
    </message>
    <message>
        <source>{id} is not a valid id: use lowercase letters and digits, with hyphens between words, as in ten-tricks.</source>
        <translation>{id} is geen geldige id: gebruik kleine letters en cijfers, met koppeltekens tussen woorden, zoals in ten-tricks.</translation>
    </message>
    <message>
        <source>{id}: {game}, {fewest} to {most} players. {summary}</source>
        <translation>{id}: {game}, {fewest} tot {most} spelers. {summary}</translation>
    </message>
    <message>
        <source>{level}, per move</source>
        <translation>{level}, per zet</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} tot {high}</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (not certain). Actual cost: {truth}.</source>
        <translation>{made}; beter: {best}, {chance} in plaats van {other} (niet zeker). In werkelijkheid kostte het {truth}.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (poor, as playing it out confirms). Actual cost: {truth}.</source>
        <translation>{made}; beter: {best}, {chance} in plaats van {other} (zwak; uitspelen bevestigt dat). In werkelijkheid kostte het {truth}.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other}. Actual cost: {truth}.</source>
        <translation>{made}; beter: {best}, {chance} in plaats van {other}. In werkelijkheid kostte het {truth}.</translation>
    </message>
    <message>
        <source>{move} looks better: {percent}%.</source>
        <translation>{move} lijkt beter: {percent}%.</translation>
    </message>
    <message>
        <source>{move}: allowed by {rule}.</source>
        <translation>{move}: toegestaan volgens {rule}.</translation>
    </message>
    <message>
        <source>{move}: not allowed. {rule}: {reason}</source>
        <translation>{move}: niet toegestaan. {rule}: {reason}</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (jij)</translation>
    </message>
    <message>
        <source>{name} is neither a folder with an engine in it nor a revision of {checkout}: {reason}.</source>
        <translation>{name} is geen map met een engine en geen revisie van {checkout}: {reason}.</translation>
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
        <source>{name}, a random bot</source>
        <translation>{name}, willekeurige bot</translation>
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
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{nodes} nodes, {sets} information sets, %n turn(s)</source>
        <translation>
            <numerusform>{nodes} knopen, {sets} informatieverzamelingen, %n beurt</numerusform>
            <numerusform>{nodes} knopen, {sets} informatieverzamelingen, %n beurten</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} face down</source>
        <translation>{number} gedekt</translation>
    </message>
    <message>
        <source>{number} files written: {folders}.</source>
        <translation>{number} bestanden geschreven: {folders}.</translation>
    </message>
    <message>
        <source>{number}, {card} on top</source>
        <translation>{number}, met {card} bovenop</translation>
    </message>
    <message>
        <source>{option} must be at least 1, not {number}.</source>
        <translation>{option} moet minstens 1 zijn, niet {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s), {how}</source>
        <translation>
            <numerusform>{place}: %n kaart, {how}</numerusform>
            <numerusform>{place}: %n kaarten, {how}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <translation>{player} beslist:</translation>
    </message>
    <message>
        <source>{player} from {before} to {after}</source>
        <translation>{player} van {before} naar {after}</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>Opgegeven door {player}.</translation>
    </message>
    <message>
        <source>{player} with {cards}. {question}</source>
        <translation>{player} met {cards}. {question}</translation>
    </message>
    <message>
        <source>{player} would have to forget something here to see two decisions as one.</source>
        <translation>{player} zou hier iets moeten vergeten om twee beslissingen voor één aan te zien.</translation>
    </message>
    <message>
        <source>{player}: {share} of the win</source>
        <translation>{player}: {share} van de winst</translation>
    </message>
    <message>
        <source>{player}: {share} of the win, accuracy {accuracy}</source>
        <translation>{player}: {share} van de winst, nauwkeurigheid {accuracy}</translation>
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
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} tot {high})</translation>
    </message>
    <message>
        <source>{variant} has nobody to play against: {level} is not on the ladder.</source>
        <translation>{variant} heeft niemand om tegen te spelen: {level} staat niet op de ladder.</translation>
    </message>
    <message>
        <source>±: half the range of the middle half of the samples; !: misses the budget, which is meant for a quiet machine.</source>
        <translation>±: het halve bereik van de middelste helft van de metingen; !: haalt de streefwaarde niet, die voor een rustige machine geldt.</translation>
    </message>
    <message>
        <source>“{asked}” is neither a rule ({first} to {last}) nor a move.</source>
        <translation>‘{asked}’ is geen spelregel ({first} tot en met {last}) en geen zet.</translation>
    </message>
    <message>
        <source>“{typed}” is neither a move nor a command. {keys}</source>
        <translation>‘{typed}’ is geen zet en geen opdracht. {keys}</translation>
    </message>
</context>
</TS>
