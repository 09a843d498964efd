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
    <message>
        <source>--after goes with the file of a recorded game, not with a position.</source>
        <translation>--after hoort bij het bestand van een opgenomen partij, niet bij een stelling.</translation>
    </message>
    <message>
        <source>--after is a number of moves from 0 to {last}, not {number}.</source>
        <translation>--after is een aantal zetten van 0 tot en met {last}, niet {number}.</translation>
    </message>
    <message>
        <source>--fill goes with a position, not with the file of a recorded game.</source>
        <translation>--fill hoort bij een stelling, niet bij het bestand van een opgenomen partij.</translation>
    </message>
    <message>
        <source>--from goes with --policy.</source>
        <translation>--from hoort bij --policy.</translation>
    </message>
    <message>
        <source>--from goes without --hidden: the weights that are gone on from have their nodes.</source>
        <translation>--from gaat niet samen met --hidden: de gewichten waarvan wordt uitgegaan, hebben hun knopen al.</translation>
    </message>
    <message>
        <source>--generations goes with --story and without --out: later generations play with what the earlier ones wrote to the game&apos;s folder.</source>
        <translation>--generations hoort bij --story en gaat niet samen met --out: latere generaties spelen met wat de eerdere in de map van het spel schreven.</translation>
    </message>
    <message>
        <source>--policy goes without --story and without --resume: games are played with what those before have taught, and not kept.</source>
        <translation>--policy gaat niet samen met --story of --resume: partijen worden gespeeld met wat de eerdere leerden, en niet bewaard.</translation>
    </message>
    <message>
        <source>--turns is a number from 1 to {last}, not {number}.</source>
        <translation>--turns is een getal van 1 tot en met {last}, niet {number}.</translation>
    </message>
    <message>
        <source>95 % between</source>
        <translation>95% tussen</translation>
    </message>
    <message>
        <source>A cluster takes Dask, which is not installed; in a checkout, this installs it: {command}</source>
        <translation>Een cluster vraagt om Dask, dat niet is geïnstalleerd; in een checkout installeert dit het: {command}</translation>
    </message>
    <message>
        <source>A comparison has at least one round, not {number}.</source>
        <translation>Een vergelijking heeft minstens één ronde, niet {number}.</translation>
    </message>
    <message>
        <source>A ladder has at least two levels.</source>
        <translation>Een ladder heeft minstens twee niveaus.</translation>
    </message>
    <message>
        <source>A ladder plays at least two deals, here {least} games, not {number}.</source>
        <translation>Een ladder speelt minstens twee verdelingen, hier {least} partijen, niet {number}.</translation>
    </message>
    <message>
        <source>A match has at least one game, not {number}.</source>
        <translation>Een ontmoeting heeft minstens één partij, niet {number}.</translation>
    </message>
    <message>
        <source>A measure takes more than no time, not {seconds} seconds.</source>
        <translation>Een meting kost tijd, geen {seconds} seconden.</translation>
    </message>
    <message>
        <source>A new game is written into a checkout of the project, and this is none.</source>
        <translation>Een nieuw spel wordt in een checkout van het project geschreven, en dit is er geen.</translation>
    </message>
    <message>
        <source>A number or a notation makes a move; ? explains, h hint, {back} undo, l log, c concede, q quit.</source>
        <translation>Een nummer of een notatie doet een zet; ? legt uit, h hint, {back} terugnemen, l verloop, c opgeven, q stoppen.</translation>
    </message>
    <message>
        <source>A process ended before its work was done; perhaps memory was short.</source>
        <translation>Een proces eindigde voordat het werk klaar was; misschien was er te weinig geheugen.</translation>
    </message>
    <message>
        <source>A {level} on both seats, asked {asks} times for each decision:</source>
        <translation>{level} op beide plaatsen, bij elke beslissing {asks} keer gevraagd:</translation>
    </message>
    <message>
        <source>After ? write the number of a rule (? R5), or a move by number or notation (? 3).</source>
        <translation>Schrijf na ? het nummer van een regel (? R5), of een zet met nummer of notatie (? 3).</translation>
    </message>
    <message>
        <source>An id is small letters and digits with hyphens between words, such as ten-tricks, not {id}.</source>
        <translation>Een id bestaat uit kleine letters en cijfers met koppeltekens tussen woorden, zoals ten-tricks, niet {id}.</translation>
    </message>
    <message>
        <source>At least one exercise has to be found, not {number}.</source>
        <translation>Er moet minstens één oefening worden gezocht, niet {number}.</translation>
    </message>
    <message>
        <source>At the beginning:</source>
        <translation>Aan het begin:</translation>
    </message>
    <message>
        <source>Card games in a terminal, and what bots do.</source>
        <translation>Kaartspellen in een terminal, en wat bots doen.</translation>
    </message>
    <message>
        <source>Chance decides more here than which unseen card comes next, and that cannot be enumerated.</source>
        <translation>Het toeval beslist hier over meer dan welke ongeziene kaart volgt, en dat valt niet op te sommen.</translation>
    </message>
    <message>
        <source>Chances are measured over at least two games, not {number}.</source>
        <translation>Kansen worden over minstens twee partijen gemeten, niet {number}.</translation>
    </message>
    <message>
        <source>Conceded by {player}. Scores: {scores}. The seed was {seed}.</source>
        <translation>Opgegeven door {player}. Scores: {scores}. Het startgetal was {seed}.</translation>
    </message>
    <message>
        <source>Decisions: {number}, poor: {poor}.</source>
        <translation>Beslissingen: {number}, waarvan zwak: {poor}.</translation>
    </message>
    <message>
        <source>Edition: {edition}. How strong bots are was measured with the usual numbers, not with these.</source>
        <translation>Editie: {edition}. Hoe sterk bots zijn, is met de gewone getallen gemeten, niet met deze.</translation>
    </message>
    <message>
        <source>Endings are solved for two players, not for {seats}.</source>
        <translation>Eindspelen worden voor twee spelers opgelost, niet voor {seats}.</translation>
    </message>
    <message>
        <source>From 1 to {most} processes can play, not {number}.</source>
        <translation>Er kunnen 1 tot en met {most} processen spelen, niet {number}.</translation>
    </message>
    <message>
        <source>From here on the rules of today refuse what was played.</source>
        <translation>Vanaf hier verbieden de huidige regels wat er is gespeeld.</translation>
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
        <source>It can be played already: {command}</source>
        <translation>Het is al te spelen: {command}</translation>
    </message>
    <message>
        <source>It can be read most here; so much less would be gained if it mixed its moves there as in equilibrium:</source>
        <translation>Hier is het het best te doorzien; zoveel minder zou er te winnen zijn als het zijn zetten daar zoals in evenwicht mengde:</translation>
    </message>
    <message>
        <source>Largest step: after move {move} the chance went from {before} to {after}.</source>
        <translation>Grootste stap: na zet {move} ging de kans van {before} naar {after}.</translation>
    </message>
    <message>
        <source>Learned from {learned} of {positions} positions. Log loss in the games held out:</source>
        <translation>Geleerd uit {learned} van {positions} stellingen. Log-verlies in de achtergehouden partijen:</translation>
    </message>
    <message>
        <source>Line {line} of {file} is no game of a {kind}.</source>
        <translation>Regel {line} van {file} is geen partij van het soort {kind}.</translation>
    </message>
    <message>
        <source>Log loss of the answer given in the games held out, of {decisions} decisions:</source>
        <translation>Log-verlies van het gegeven antwoord in de achtergehouden partijen, over {decisions} beslissingen:</translation>
    </message>
    <message>
        <source>Log loss of the true world among {worlds} others in the games held out, of {decisions} decisions:</source>
        <translation>Log-verlies van de ware wereld onder {worlds} andere in de achtergehouden partijen, over {decisions} beslissingen:</translation>
    </message>
    <message>
        <source>Made with older rules. {changes}</source>
        <translation>Met oudere regels gemaakt. {changes}</translation>
    </message>
    <message>
        <source>Measuring a counter-player takes at least {least} games, not {number}.</source>
        <translation>Een tegenspeler meten vraagt minstens {least} partijen, niet {number}.</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>Op {address} antwoordt geen Dask-scheduler.</translation>
    </message>
    <message>
        <source>No bot of this game plays by it: nothing was written.</source>
        <translation>Geen bot van dit spel speelt ernaar: er is niets geschreven.</translation>
    </message>
    <message>
        <source>No games can be kept in {file}: {reason}.</source>
        <translation>In {file} kunnen geen partijen worden bewaard: {reason}.</translation>
    </message>
    <message>
        <source>No level stands twice on a ladder: {levels}.</source>
        <translation>Geen niveau staat twee keer op een ladder: {levels}.</translation>
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
        <source>Not finished. Scores: {scores}. The next decision is for {player}.</source>
        <translation>Niet afgelopen. Scores: {scores}. De volgende beslissing is aan {player}.</translation>
    </message>
    <message>
        <source>Over. Scores: {scores}. The seed was {seed}.</source>
        <translation>Voorbij. Scores: {scores}. Het startgetal was {seed}.</translation>
    </message>
    <message>
        <source>Points of the chance to win: start {start}, luck {luck} (dealt {dealt}, revealed {revealed}, others {others}), mistakes {mistakes}, course of own turns {course}.</source>
        <translation>Punten van de winkans: begin {start}, geluk {luck} (gedeeld {dealt}, onthuld {revealed}, anderen {others}), fouten {mistakes}, verloop van de eigen beurten {course}.</translation>
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
        <source>Seed {seed}, chosen beforehand: this game is practice.</source>
        <translation>Startgetal {seed}, vooraf gekozen: deze partij is oefening.</translation>
    </message>
    <message>
        <source>Somebody has chosen in secret here already: solve the position before that.</source>
        <translation>Hier heeft al iemand in het geheim gekozen: los de stelling daarvoor op.</translation>
    </message>
    <message>
        <source>Studying a level takes at least {least} games, not {number}.</source>
        <translation>Een niveau bestuderen vraagt minstens {least} partijen, niet {number}.</translation>
    </message>
    <message>
        <source>Studying a level takes numpy, which is not installed; in a checkout, this installs it: {command}</source>
        <translation>Een niveau bestuderen vraagt om numpy, dat niet is geïnstalleerd; in een checkout installeert dit het: {command}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Teruggenomen.</translation>
    </message>
    <message>
        <source>The Dask scheduler at {address} went away before the work was done.</source>
        <translation>De Dask-scheduler op {address} verdween voordat het werk klaar was.</translation>
    </message>
    <message>
        <source>The chances of all seats add up to 1 within {error}.</source>
        <translation>De kansen van alle plaatsen zijn samen 1, op {error} na.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>Het cluster op {address} heeft geen werkers.</translation>
    </message>
    <message>
        <source>The engine in {folder} does not run: {reason}</source>
        <translation>De engine in {folder} draait niet: {reason}</translation>
    </message>
    <message>
        <source>The figures cannot be written to {file}: {reason}.</source>
        <translation>De cijfers kunnen niet naar {file} worden geschreven: {reason}.</translation>
    </message>
    <message>
        <source>The hand-made values are as good: nothing was written.</source>
        <translation>De handgemaakte waarden zijn even goed: er is niets geschreven.</translation>
    </message>
    <message>
        <source>The seed was {seed}.</source>
        <translation>Het startgetal was {seed}.</translation>
    </message>
    <message>
        <source>The worker at {worker} does not have version {wanted} of throne-desktop.</source>
        <translation>De werker op {worker} heeft niet versie {wanted} van throne-desktop.</translation>
    </message>
    <message>
        <source>The workers at {address} do several things at once, which makes nothing faster: start them with --nthreads 1.</source>
        <translation>De werkers op {address} doen meer dingen tegelijk, wat niets versnelt: start ze met --nthreads 1.</translation>
    </message>
    <message>
        <source>The workers at {address} ended again and again over the same work; perhaps memory was short.</source>
        <translation>De werkers op {address} stopten steeds weer bij hetzelfde werk; misschien was er te weinig geheugen.</translation>
    </message>
    <message>
        <source>There are no weights of a policy in {file}.</source>
        <translation>In {file} staan geen gewichten van een strategie.</translation>
    </message>
    <message>
        <source>There are no weights to go on from in {file}.</source>
        <translation>In {file} staan geen gewichten om vanaf verder te gaan.</translation>
    </message>
    <message>
        <source>There can be no folder {folder}: {reason}.</source>
        <translation>Er kan geen map {folder} zijn: {reason}.</translation>
    </message>
    <message>
        <source>There is a game {id} already.</source>
        <translation>Er is al een spel {id}.</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back.</source>
        <translation>Je hebt nog niets besloten dat je kunt terugnemen.</translation>
    </message>
    <message>
        <source>There is no folder {folder} to write {file} in.</source>
        <translation>Er is geen map {folder} om {file} in te schrijven.</translation>
    </message>
    <message>
        <source>There is no git to find the revision {name} with; name a folder that has an engine.</source>
        <translation>Er is geen git om de revisie {name} mee te vinden; noem een map met een engine.</translation>
    </message>
    <message>
        <source>There is no measure {name}; the measures are: {names}.</source>
        <translation>Er is geen meting {name}; de metingen zijn: {names}.</translation>
    </message>
    <message>
        <source>There is no move {number}: the moves are 1 to {last}.</source>
        <translation>Er is geen zet {number}: de zetten zijn 1 tot en met {last}.</translation>
    </message>
    <message>
        <source>There is no place {place}; places: {places}.</source>
        <translation>Er is geen plek {place}; plekken: {places}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: seats are 1 to {last}.</source>
        <translation>Er is geen plaats {seat}: de plaatsen zijn 1 tot en met {last}.</translation>
    </message>
    <message>
        <source>There is nothing to choose in this position itself.</source>
        <translation>In deze stelling zelf valt niets te kiezen.</translation>
    </message>
    <message>
        <source>These games had too little to learn from; more of them are needed.</source>
        <translation>Uit deze partijen viel te weinig te leren; er zijn er meer nodig.</translation>
    </message>
    <message>
        <source>This ending has more than {limit} nodes: name one with fewer hidden cards, or allow more with --limit.</source>
        <translation>Dit eindspel heeft meer dan {limit} knopen: noem er een met minder verborgen kaarten, of sta er met --limit meer toe.</translation>
    </message>
    <message>
        <source>This game can end without a winner: what one player loses is not what the other wins.</source>
        <translation>Dit spel kan zonder winnaar eindigen: wat de een verliest, wint de ander niet.</translation>
    </message>
    <message>
        <source>This game is not over, so its hidden cards stay hidden.</source>
        <translation>Deze partij is niet voorbij, dus haar verborgen kaarten blijven verborgen.</translation>
    </message>
    <message>
        <source>This game is over, so there is nothing to solve.</source>
        <translation>Deze partij is voorbij, dus er valt niets op te lossen.</translation>
    </message>
    <message>
        <source>To learn, {name} is at least {least}, not {number}.</source>
        <translation>Om te leren is {name} minstens {least}, niet {number}.</translation>
    </message>
    <message>
        <source>Too few positions were looked at; more games are needed.</source>
        <translation>Er zijn te weinig stellingen bekeken; er zijn meer partijen nodig.</translation>
    </message>
    <message>
        <source>Training takes numpy, which is not installed; in a checkout, this installs it: {command}</source>
        <translation>Leren vraagt om numpy, dat niet is geïnstalleerd; in een checkout installeert dit het: {command}</translation>
    </message>
    <message>
        <source>Turning point: turn {turn}, move {move}: {changes}.</source>
        <translation>Keerpunt: beurt {turn}, zet {move}: {changes}.</translation>
    </message>
    <message>
        <source>Type c again to concede: the game ends now and counts as lost.</source>
        <translation>Typ nog een keer c om op te geven: de partij eindigt nu en telt als verloren.</translation>
    </message>
    <message>
        <source>What is used today is as good: nothing was written.</source>
        <translation>Wat nu wordt gebruikt, is even goed: er is niets geschreven.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players is of edition {learned}, not {edition}.</source>
        <translation>Wat voor {seats} spelers is geleerd, is van editie {learned}, niet {edition}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players says nothing of: {names}.</source>
        <translation>Wat voor {seats} spelers is geleerd, zegt niets over: {names}.</translation>
    </message>
    <message>
        <source>What you know speaks against it. Better: {move}.</source>
        <translation>Wat je weet, pleit ertegen. Beter: {move}.</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Naar {file} geschreven.</translation>
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
        <source>against</source>
        <translation>tegen</translation>
    </message>
    <message>
        <source>also say how much somebody gains there who knows how this level plays, or a level/opponent, as in knight/corvin: {levels}</source>
        <translation>ook zeggen hoeveel iemand er wint die weet hoe dit niveau speelt, of niveau/tegenstander zoals in knight/corvin: {levels}</translation>
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
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>bots on every seat</source>
        <translation>bots op alle plaatsen</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>kansen</translation>
    </message>
    <message>
        <source>check rules and fingerprints of every move</source>
        <translation>regels en vingerafdrukken van elke zet controleren</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>geteld</translation>
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
        <source>git says no more</source>
        <translation>git zegt niet meer</translation>
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
        <source>in equilibrium {share}: {move}</source>
        <translation>in evenwicht {share}: {move}</translation>
    </message>
    <message>
        <source>it stopped without a word</source>
        <translation>hij stopte zonder een woord</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>iteratie</translation>
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
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>de spellen noemen</translation>
    </message>
    <message>
        <source>mean error {error}, slope {slope}; rings: seats at the beginning; bars: 95 %</source>
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
        <source>ms a move</source>
        <translation>ms per zet</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>geen kaart</translation>
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
        <source>of those, one</source>
        <translation>daarvan een</translation>
    </message>
    <message>
        <source>of {number} worlds</source>
        <translation>uit {number} werelden</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>een van: {games}</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paar</translation>
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
        <source>played</source>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>played out, it is not clearly better than the second</source>
        <translation>uitgespeeld is hij niet duidelijk beter dan de tweede</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spelen</translation>
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
        <source>review a finished game: what it cost, and what was luck</source>
        <translation>een afgelopen partij analyseren: wat het kostte en wat geluk was</translation>
    </message>
    <message>
        <source>said</source>
        <translation>gezegd</translation>
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
        <source>slope {slope}, rise by an own move {rise}</source>
        <translation>helling {slope}, stijging door een eigen zet {rise}</translation>
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
        <source>the games to measure, all unless given: {games}</source>
        <translation>de spellen die worden gemeten, anders alle: {games}</translation>
    </message>
    <message>
        <source>the highest level makes another move</source>
        <translation>het hoogste niveau doet een andere zet</translation>
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
        <source>times fair</source>
        <translation>x eerlijk</translation>
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
        <source>whether this move may be made, or the rule against it</source>
        <translation>of deze zet mag, of welke regel het verbiedt</translation>
    </message>
    <message>
        <source>which cards may lie in this place, such as hand.2, for all that the player can know</source>
        <translation>welke kaarten op deze plek kunnen liggen, zoals hand.2, naar alles wat de speler kan weten</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>winst</translation>
    </message>
    <message>
        <source>wins: games against the level named; Elo: above {level}</source>
        <translation>winst: partijen tegen het genoemde niveau; Elo: boven {level}</translation>
    </message>
    <message>
        <source>wins: one against the level named; {fair} is as good as the others; Elo: above {level}</source>
        <translation>winst: één tegen het genoemde niveau; {fair} is even goed als de anderen; Elo: boven {level}</translation>
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
        <source>won</source>
        <translation>gewonnen</translation>
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
        <source>{address} is no address of a Dask scheduler; they are such as {example}.</source>
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
        <source>{file} has games of other settings ({name}: {found}, not {wanted}); name another file.</source>
        <translation>{file} heeft partijen met andere instellingen ({name}: {found}, niet {wanted}); noem een ander bestand.</translation>
    </message>
    <message>
        <source>{file} has no games of a {kind}; name another file.</source>
        <translation>{file} heeft geen partijen van het soort {kind}; noem een ander bestand.</translation>
    </message>
    <message>
        <source>{file} is an edition of {other}, not of {game}.</source>
        <translation>{file} is een editie van {other}, niet van {game}.</translation>
    </message>
    <message>
        <source>{file} says what to change, file by file, and what to run at the end.</source>
        <translation>{file} zegt per bestand wat er moet veranderen en wat je aan het eind draait.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all as the rules and fingerprints say.</source>
        <translation>
            <numerusform>{file}: %n zet van {game}, zoals regels en vingerafdrukken zeggen.</numerusform>
            <numerusform>{file}: %n zetten van {game}, allemaal zoals regels en vingerafdrukken zeggen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all as today&apos;s rules, for it was made with older ones, say.</source>
        <translation>
            <numerusform>{file}: %n zet van {game}, zoals de huidige regels zeggen; gemaakt is hij met oudere.</numerusform>
            <numerusform>{file}: %n zetten van {game}, allemaal zoals de huidige regels zeggen; gemaakt zijn ze met oudere.</numerusform>
        </translation>
    </message>
    <message>
        <source>{gain}, 95 % between {low} and {high}</source>
        <translation>{gain}, 95% tussen {low} en {high}</translation>
    </message>
    <message>
        <source>{game} has no exercise {exercise}.</source>
        <translation>{game} heeft geen oefening {exercise}.</translation>
    </message>
    <message>
        <source>{game} has no policy to learn: nothing says what there is to play by (see {where}).</source>
        <translation>{game} heeft geen strategie om te leren: niets zegt waarnaar gespeeld wordt (zie {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no weights of a policy (see {where}).</source>
        <translation>{game} bewaart geen gewichten van een strategie (zie {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no weights of a story (see {where}).</source>
        <translation>{game} bewaart geen gewichten van een verhaal (zie {where}).</translation>
    </message>
    <message>
        <source>{game} says nothing of what can be learned (see {where}).</source>
        <translation>{game} zegt niets over wat er te leren valt (zie {where}).</translation>
    </message>
    <message>
        <source>{game}, {players}, begun {date} UTC.</source>
        <translation>{game}, {players}, begonnen {date} UTC.</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s) in each of {matches} matches, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, plaatsen: {seats}, %n partij in elk van {matches} ontmoetingen, startgetal {seed}; verdelingen herhalen zich terwijl de plaatsen wisselen.</numerusform>
            <numerusform>{game}, plaatsen: {seats}, %n partijen in elk van {matches} ontmoetingen, startgetal {seed}; verdelingen herhalen zich terwijl de plaatsen wisselen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, plaatsen: {seats}, %n partij, startgetal {seed}; verdelingen herhalen zich terwijl de plaatsen wisselen.</numerusform>
            <numerusform>{game}, plaatsen: {seats}, %n partijen, startgetal {seed}; verdelingen herhalen zich terwijl de plaatsen wisselen.</numerusform>
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
        <source>{game}, {seats} seats: {level} studied in {number} games, then played in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, plaatsen: {seats}. Bestudeerd wordt {level}, partijen: {number}; daarna gespeeld, andere: {tested}; startgetal {seed}. Verdelingen herhalen zich terwijl de plaatsen wisselen.</translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} rounds, then played in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, plaatsen: {seats}. Bestudeerd wordt {level}, ronden: {number}; daarna gespeeld, andere: {tested}; startgetal {seed}. Verdelingen herhalen zich terwijl de plaatsen wisselen.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n exercise(s), difficulty {least} to {most}, the middle one {middle}.</source>
        <translation>
            <numerusform>{game}: %n oefening, moeilijkheid {least} tot {most}, de middelste {middle}.</numerusform>
            <numerusform>{game}: %n oefeningen, moeilijkheid {least} tot {most}, de middelste {middle}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: exercises with one clear best move: {clear} of {all}.</source>
        <translation>{game}: oefeningen met één duidelijk beste zet: {clear} van {all}.</translation>
    </message>
    <message>
        <source>{id}: {game}, {fewest} to {most} players. {summary}</source>
        <translation>{id}: {game}, {fewest} tot {most} spelers. {summary}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} tot {high}</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (not certain). In truth it cost {truth}.</source>
        <translation>{made}; beter: {best}, {chance} in plaats van {other} (niet zeker). In werkelijkheid kostte het {truth}.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (poor, as playing it out bears out). In truth it cost {truth}.</source>
        <translation>{made}; beter: {best}, {chance} in plaats van {other} (zwak, zoals uitspelen bevestigt). In werkelijkheid kostte het {truth}.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other}. In truth it cost {truth}.</source>
        <translation>{made}; beter: {best}, {chance} in plaats van {other}. In werkelijkheid kostte het {truth}.</translation>
    </message>
    <message>
        <source>{move} looks better: {percent}%.</source>
        <translation>{move} lijkt beter: {percent}%.</translation>
    </message>
    <message>
        <source>{move}: allowed.</source>
        <translation>{move}: toegestaan.</translation>
    </message>
    <message>
        <source>{move}: not allowed. {rule}: {reason}</source>
        <translation>{move}: niet toegestaan. {rule}: {reason}</translation>
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
        <source>{number}, on top {card}</source>
        <translation>{number}, bovenop {card}</translation>
    </message>
    <message>
        <source>{option} is a number from 1 on, not {number}.</source>
        <translation>{option} is een getal vanaf 1, niet {number}.</translation>
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
        <source>{player} would have to forget something here to take two decisions for one.</source>
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
        <source>{variant} has nobody to play: {level} is not on the ladder.</source>
        <translation>{variant} heeft niemand om tegen te spelen: {level} staat niet op de ladder.</translation>
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
