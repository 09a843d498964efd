<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AidPanel</name>
    <message>
        <source>Cheat sheet</source>
        <translation>Speloverzicht</translation>
    </message>
</context>
<context>
    <name>CourseScreen</name>
    <message>
        <source>All lessons</source>
        <translation>Naar de lessen</translation>
    </message>
    <message>
        <source>Back to Home; your finished tasks are kept</source>
        <translation>Naar het startscherm; voltooide opdrachten blijven bewaard</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Volgende les</translation>
    </message>
</context>
<context>
    <name>CrashScreen</name>
    <message>
        <source>An unexpected error stopped what the program was doing.</source>
        <translation>Een onverwachte fout heeft onderbroken waar het programma mee bezig was.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Partij voortzetten</translation>
    </message>
    <message>
        <source>Copy the folder paths</source>
        <translation>Mappaden kopiëren</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Er is iets misgegaan</translation>
    </message>
</context>
<context>
    <name>EditionsScreen</name>
    <message>
        <source>A new edition</source>
        <translation>Een nieuwe editie</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Kaarttekst</translation>
    </message>
    <message>
        <source>Copies of the card: usually {usual}; at least {least}, at most {most}.</source>
        <translation>Exemplaren van de kaart: standaard {usual}; minstens {least}, hoogstens {most}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Editie</translation>
    </message>
    <message>
        <source>Edition name</source>
        <translation>Naam van de editie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam van de kaart</translation>
    </message>
    <message>
        <source>Name the edition to play it.</source>
        <translation>Je kunt de editie spelen zodra die een naam heeft.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Bestand openen…</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Playing trial games…</source>
        <translation>Er worden proefpartijen gespeeld…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als bestand opslaan…</translation>
    </message>
    <message>
        <source>Set all to</source>
        <translation>Alles instellen op</translation>
    </message>
    <message>
        <source>The number of copies is fixed.</source>
        <translation>Dit aantal ligt vast.</translation>
    </message>
    <message>
        <source>This is a copy of the numbers in {game} for you to change. Games with changed numbers count as practice. Bots play too, but their strength was measured with the usual numbers.</source>
        <translation>Dit is een kopie van de getallen van {game}, die je naar wens kunt aanpassen. Partijen met andere getallen tellen als oefening. Ook bots spelen mee, maar hun sterkte is gemeten met de standaardgetallen.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Uitproberen</translation>
    </message>
    <message>
        <source>Usually {usual}; at least {least}, at most {most}.</source>
        <translation>Standaard {usual}; minstens {least}, hoogstens {most}.</translation>
    </message>
    <message>
        <source>With {seats} players</source>
        <translation>Met {seats} spelers</translation>
    </message>
    <message>
        <source>Your editions</source>
        <translation>Eigen edities</translation>
    </message>
    <message>
        <source>{what}, for all player counts</source>
        <translation>{what}, voor elk aantal spelers</translation>
    </message>
    <message>
        <source>{what}, with {seats} players</source>
        <translation>{what}, met {seats} spelers</translation>
    </message>
    <message>
        <source>{what}: one less</source>
        <translation>{what}: één minder</translation>
    </message>
    <message>
        <source>{what}: one more</source>
        <translation>{what}: één meer</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}: {number}</translation>
    </message>
    <message>
        <source>{what}: {number}, changed</source>
        <translation>{what}: {number}, aangepast</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Oefening</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startscherm</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Volgend niveau</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Zelfde kaarten</translation>
    </message>
    <message>
        <source>See all cards face up (or press Esc).</source>
        <translation>Alle kaarten open bekijken; dat kan ook met Esc.</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Tafel bekijken</translation>
    </message>
    <message>
        <source>To the road</source>
        <translation>Naar de weg</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Bekijken</translation>
    </message>
</context>
<context>
    <name>ExerciseScreen</name>
    <message>
        <source>All exercises</source>
        <translation>Naar de oefeningen</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Volgende oefening</translation>
    </message>
</context>
<context>
    <name>ExercisesScreen</name>
    <message>
        <source>Exercise of the day</source>
        <translation>Oefening van de dag</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Oefeningen</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>Nog eens bekijken</translation>
    </message>
    <message>
        <source>Solve due exercises</source>
        <translation>Die van vandaag oplossen</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Oplossen</translation>
    </message>
    <message>
        <source>Solve my own</source>
        <translation>Eigen oefeningen oplossen</translation>
    </message>
    <message>
        <source>Solve ready-made ones</source>
        <translation>Kant-en-klare oplossen</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Stormloop</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Drie minuten</translation>
    </message>
    <message>
        <source>Untimed</source>
        <translation>Zonder klok</translation>
    </message>
</context>
<context>
    <name>FairnessScreen</name>
    <message>
        <source>Copy as sent</source>
        <translation>Verstuurde tekst kopiëren</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Eerlijk spel</translation>
    </message>
    <message>
        <source>How play is kept fair</source>
        <translation>Zo blijft het eerlijk</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>STARTGETAL</translation>
    </message>
    <message>
        <source>What the bot was sent</source>
        <translation>Aan de bot verstuurd</translation>
    </message>
    <message>
        <source>What the bots were asked</source>
        <translation>Vragen aan de bots</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Copies: {copies}</source>
        <translation>Aantal: {copies}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regels: {rules}</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Waarde {value}</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Toetsen en muis</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>Already played; playing again counts as practice.</source>
        <translation>Deze heb je al gespeeld; opnieuw spelen telt als oefening.</translation>
    </message>
    <message>
        <source>Already started; playing again counts as practice.</source>
        <translation>Hieraan ben je al begonnen; opnieuw spelen telt als oefening.</translation>
    </message>
    <message>
        <source>Already won; playing again counts as practice.</source>
        <translation>Deze heb je al gewonnen; opnieuw spelen telt als oefening.</translation>
    </message>
    <message>
        <source>Answered today.</source>
        <translation>Vandaag beantwoord.</translation>
    </message>
    <message>
        <source>Beaten with help: {level}.</source>
        <translation>Verslagen met hulp: {level}.</translation>
    </message>
    <message>
        <source>Beaten: {number} of {all}.</source>
        <translation>{number} van de {all} verslagen.</translation>
    </message>
    <message>
        <source>Card games for a throne, at your own table</source>
        <translation>Kaartspellen om een troon, aan je eigen tafel</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Continue practicing</source>
        <translation>Verder oefenen</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partij van de dag</translation>
    </message>
    <message>
        <source>Done today: {done} of {all}.</source>
        <translation>Vandaag volbracht: {done} van {all}.</translation>
    </message>
    <message>
        <source>Everyone gets the same deal today.</source>
        <translation>Iedereen krijgt vandaag dezelfde kaarten.</translation>
    </message>
    <message>
        <source>Good afternoon, {name}. The hall is open.</source>
        <translation>Goedemiddag, {name}. De zaal is open.</translation>
    </message>
    <message>
        <source>Good evening, {name}. The hall is open.</source>
        <translation>Goedenavond, {name}. De zaal is open.</translation>
    </message>
    <message>
        <source>Good morning, {name}. The hall is open.</source>
        <translation>Goedemorgen, {name}. De zaal is open.</translation>
    </message>
    <message>
        <source>Highest level beaten: {level}.</source>
        <translation>Hoogste verslagen niveau: {level}.</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Lessons and rules</source>
        <translation>Lessen en regels</translation>
    </message>
    <message>
        <source>No level beaten yet.</source>
        <translation>Nog geen niveau verslagen.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Deze heb je nog niet gespeeld.</translation>
    </message>
    <message>
        <source>Playing without a name.</source>
        <translation>Je speelt zonder naam.</translation>
    </message>
    <message>
        <source>Portraits in the arch: {players}.</source>
        <translation>Portretten in de boog: {players}.</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>Solved today.</source>
        <translation>Vandaag opgelost.</translation>
    </message>
    <message>
        <source>Started {when}</source>
        <translation>Begonnen op {when}</translation>
    </message>
    <message>
        <source>This week’s quest is done.</source>
        <translation>De opdracht van de week is volbracht.</translation>
    </message>
    <message>
        <source>This week’s quest is not done yet.</source>
        <translation>De opdracht van de week is nog niet volbracht.</translation>
    </message>
    <message>
        <source>Unofficial. Game names belong to their owners; no text or art from the printed games is included.</source>
        <translation>Onofficieel. De spelnamen zijn eigendom van de rechthebbenden; teksten en illustraties uit de gedrukte spellen zijn niet overgenomen.</translation>
    </message>
    <message>
        <source>Waiting inside: {players}.</source>
        <translation>Binnen wachten: {players}.</translation>
    </message>
    <message>
        <source>With help: {number}.</source>
        <translation>Met hulp: {number}.</translation>
    </message>
    <message>
        <source>{game}, {number} players</source>
        <translation>{game}, {number}&#xa0;spelers</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} spelers</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
</context>
<context>
    <name>KeysScreen</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Druk op een toets</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>Standaardtoetsen herstellen</translation>
    </message>
</context>
<context>
    <name>LabScreen</name>
    <message>
        <source>A name for this table</source>
        <translation>Een naam voor deze tafel</translation>
    </message>
    <message>
        <source>All cards are on the table: take some away, or start over.</source>
        <translation>Alle kaarten liggen op tafel: haal er een paar weg of begin opnieuw.</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Een andere tafel</translation>
    </message>
    <message>
        <source>Ask about a card</source>
        <translation>Vragen over een kaart</translation>
    </message>
    <message>
        <source>Ask what you can do with a card, or why a move is illegal.</source>
        <translation>Vragen wat je met een kaart mag doen, of waarom een zet niet mag.</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Terug naar waar je was</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Beste zetten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Choose a seat to see what its player can know.</source>
        <translation>Kiezen wie er kijkt en zien wat die speler kan weten.</translation>
    </message>
    <message>
        <source>Click a card to put it back in the box.</source>
        <translation>Klik op een kaart om die terug in de doos te leggen.</translation>
    </message>
    <message>
        <source>Click a line to read its rule.</source>
        <translation>Klik op een regel voor de bijbehorende spelregel.</translation>
    </message>
    <message>
        <source>Copy a picture</source>
        <translation>Afbeelding kopiëren</translation>
    </message>
    <message>
        <source>Copy and paste</source>
        <translation>Kopiëren en plakken</translation>
    </message>
    <message>
        <source>Copy the table as a picture.</source>
        <translation>De tafel als afbeelding kopiëren.</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Tekst kopiëren</translation>
    </message>
    <message>
        <source>Copy this table or paste another.</source>
        <translation>Deze tafel kopiëren of een andere plakken.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>Deze zet en alles wat erop volgde verwijderen</translation>
    </message>
    <message>
        <source>Drag a card onto the table, or click it.</source>
        <translation>Sleep een kaart naar de tafel of klik erop.</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Lege tafel</translation>
    </message>
    <message>
        <source>Evaluate the moves</source>
        <translation>De zetten laten beoordelen</translation>
    </message>
    <message>
        <source>Evaluate the moves.</source>
        <translation>De zetten laten beoordelen.</translation>
    </message>
    <message>
        <source>Fill in the rest and try it out</source>
        <translation>De rest aanvullen en uitproberen</translation>
    </message>
    <message>
        <source>Fill in the rest at random</source>
        <translation>Willekeurig aanvullen</translation>
    </message>
    <message>
        <source>Go back and try another move: both branches are kept. Click a line to set up its table.</source>
        <translation>Ga terug en doe een andere zet: beide varianten blijven bewaard. Klik op een regel om de tafel van dat moment te zien.</translation>
    </message>
    <message>
        <source>Go back one move.</source>
        <translation>Eén zet teruggaan.</translation>
    </message>
    <message>
        <source>Go forward to a move already made.</source>
        <translation>Eén zet vooruitgaan, als die al is gedaan.</translation>
    </message>
    <message>
        <source>Go to the legal moves here.</source>
        <translation>Naar de zetten gaan die hier zijn toegestaan.</translation>
    </message>
    <message>
        <source>Go to the moves tried from here.</source>
        <translation>Naar de zetten gaan die je hier hebt geprobeerd.</translation>
    </message>
    <message>
        <source>Go to the rules.</source>
        <translation>Naar de spelregels gaan.</translation>
    </message>
    <message>
        <source>Keep this place empty</source>
        <translation>Deze plaats leeg laten</translation>
    </message>
    <message>
        <source>Lay out cards by hand and change whose turn it is.</source>
        <translation>Kaarten zelf neerleggen en bepalen wie er aan de beurt is.</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <translation>Nog in de doos</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Toegestane zetten</translation>
    </message>
    <message>
        <source>Moves tried</source>
        <translation>Geprobeerde zetten</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Getallen</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Wat er op tafel ligt</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Eén stap verder</translation>
    </message>
    <message>
        <source>Open this table in the laboratory: make moves for every seat, and step back and forth.</source>
        <translation>Deze tafel openen in het laboratorium: doe zetten voor iedereen en ga stap voor stap vooruit en terug.</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>Tafel plakken</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>QR code of the table</source>
        <translation>QR-code van de tafel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Set up a table</source>
        <translation>Een tafel samenstellen</translation>
    </message>
    <message>
        <source>Show a QR code</source>
        <translation>QR-code tonen</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>Tekst tonen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Het laboratorium</translation>
    </message>
    <message>
        <source>The table as text</source>
        <translation>De tafel als tekst</translation>
    </message>
    <message>
        <source>This game has no numbers to set.</source>
        <translation>Dit spel heeft geen getallen om in te stellen.</translation>
    </message>
    <message>
        <source>To set this game’s numbers, edit the text of its table.</source>
        <translation>Pas de tekst van de tafel aan om de getallen van dit spel in te stellen.</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Hier uitproberen</translation>
    </message>
    <message>
        <source>Try out this table</source>
        <translation>Deze tafel uitproberen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Perspectief</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er is gebeurd</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Wat er nu gebeurt</translation>
    </message>
    <message>
        <source>Where cards go</source>
        <translation>Kaarten naar</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Wie er aan de beurt is</translation>
    </message>
</context>
<context>
    <name>LadderScreen</name>
    <message>
        <source>A squire in your place wins {won} of 10 games.</source>
        <translation>Een schildknaap op jouw plaats wint {won} van de 10 partijen.</translation>
    </message>
    <message>
        <source>Also playing: {players}.</source>
        <translation>Ook aan tafel: {players}.</translation>
    </message>
    <message>
        <source>Beat an opponent, and their portrait gets a golden frame and a crown; with help, a bronze frame and half a crown.</source>
        <translation>Versla een tegenstander, en het portret krijgt een gouden lijst en een kroon; met hulp een bronzen lijst en een halve kroon.</translation>
    </message>
    <message>
        <source>Beaten with help.</source>
        <translation>Verslagen met hulp.</translation>
    </message>
    <message>
        <source>Beaten.</source>
        <translation>Verslagen.</translation>
    </message>
    <message>
        <source>Not beaten yet.</source>
        <translation>Nog niet verslagen.</translation>
    </message>
    <message>
        <source>Setting: {choice}.</source>
        <translation>Instelling: {choice}.</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>De ladder</translation>
    </message>
    <message>
        <source>{level}, {seats} players</source>
        <translation>{level}, {seats}&#xa0;spelers</translation>
    </message>
    <message>
        <source>{number}. {opponent}</source>
        <translation>{number}. {opponent}</translation>
    </message>
    <message>
        <source>{opponent}: {told}</source>
        <translation>{opponent}: {told}</translation>
    </message>
</context>
<context>
    <name>LearnScreen</name>
    <message>
        <source>A short but real game with a teacher</source>
        <translation>Een korte maar echte partij met begeleiding</translation>
    </message>
    <message>
        <source>After the next lesson:</source>
        <translation>Na de volgende les:</translation>
    </message>
    <message>
        <source>All lessons are done.</source>
        <translation>Je hebt alle lessen gedaan.</translation>
    </message>
    <message>
        <source>All steps are done.</source>
        <translation>Je hebt alle stappen gedaan.</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Speloverzicht</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gedaan</translation>
    </message>
    <message>
        <source>Each lesson is a prepared table with something to try. Leave whenever you like; your progress is kept.</source>
        <translation>Bij elke les staat een tafel klaar met iets om te proberen. Stop wanneer je wilt; wat je hebt gedaan, blijft bewaard.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Oefeningen</translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Verder leren</translation>
    </message>
    <message>
        <source>Learn it in a minute</source>
        <translation>Leer het in een minuut</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Verder: {lesson}</translation>
    </message>
    <message>
        <source>Not started yet.</source>
        <translation>Nog niet begonnen.</translation>
    </message>
    <message>
        <source>Play the guided first game</source>
        <translation>Begeleide eerste partij spelen</translation>
    </message>
    <message>
        <source>Play the guided game again</source>
        <translation>Begeleide partij opnieuw spelen</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelboek</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>{done} of {all} lessons done</source>
        <translation>{done} van {all} lessen gedaan</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>{done} van {all} stappen gedaan</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Les</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Deze stap overslaan</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>{done} van {all}</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Back to Home; your finished steps are kept</source>
        <translation>Naar het startscherm; voltooide stappen blijven bewaard</translation>
    </message>
</context>
<context>
    <name>LicencesScreen</name>
    <message>
        <source>License of the chosen part</source>
        <translation>De licentie van het gekozen onderdeel</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Onderdelen van het programma</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Click a line to replay what happened.</source>
        <translation>Klik op een regel om nog eens te zien wat er gebeurde.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>{player}: {sentence}</source>
        <translation>{player}: {sentence}</translation>
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
        <source>A seed is a whole number, like the one shown after each game; leave the field empty for a random deal.</source>
        <translation>Een startgetal is een geheel getal, zoals je er na elke partij een ziet. Laat het veld leeg om het toeval te laten beslissen.</translation>
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
        <source>Choose your opponents at random</source>
        <translation>Laat het toeval je tegenstanders kiezen</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Editie</translation>
    </message>
    <message>
        <source>New to this? Learn it in a minute</source>
        <translation>Nieuw? Leer het in een minuut</translation>
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
        <source>Random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Random opponents</source>
        <translation>Tegenstanders loten</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Startgetal van het schudden</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Leerpartij</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>This game counts as practice: the bots’ strength was measured with the usual numbers.</source>
        <translation>Deze partij telt als oefening. De sterkte van de bots is gemeten met de standaardgetallen.</translation>
    </message>
    <message>
        <source>You may take back poor moves (assisted game)</source>
        <translation>Zwakke zetten mag je terugnemen (partij met hulp)</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} spelers</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Add from a file…</source>
        <translation>Speler uit een bestand…</translation>
    </message>
    <message>
        <source>At the screen now</source>
        <translation>Zit nu achter het scherm</translation>
    </message>
    <message>
        <source>Change {name}’s name and face</source>
        <translation>Naam en gezicht van {name} wijzigen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Wijzigen…</translation>
    </message>
    <message>
        <source>Choose a name…</source>
        <translation>Naam kiezen…</translation>
    </message>
    <message>
        <source>Current choice</source>
        <translation>Huidige keuze</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Gewoon spelen</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>Nieuwe speler</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Zonder naam</translation>
    </message>
    <message>
        <source>Person from a file</source>
        <translation>Speler uit een bestand</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wie ben je?</translation>
    </message>
</context>
<context>
    <name>PersonScreen</name>
    <message>
        <source>A name and a face</source>
        <translation>Een naam en een gezicht</translation>
    </message>
    <message>
        <source>Crowns, deals of the day, lessons, exercises, and statistics are your own, as are language, colors, text size, and pace.</source>
        <translation>Kronen, partijen van de dag, lessen, oefeningen en statistieken zijn van jou alleen, net als taal, kleuren, tekstgrootte en tempo.</translation>
    </message>
    <message>
        <source>Delete all of it</source>
        <translation>Alles verwijderen</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>{name} verwijderen</translation>
    </message>
    <message>
        <source>One file holds all of this and the games played, ready to take to another computer.</source>
        <translation>Dit alles en de gespeelde partijen kun je in één bestand opslaan en meenemen naar een andere computer.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als bestand opslaan…</translation>
    </message>
    <message>
        <source>Save {name} as a file</source>
        <translation>{name} als bestand opslaan</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Plaatsnemen</translation>
    </message>
    <message>
        <source>This deletes crowns, deals of the day, lessons, exercises, and preferences. Games played stay in the list.</source>
        <translation>Kronen, partijen van de dag, lessen, oefeningen en instellingen worden verwijderd. Gespeelde partijen blijven in de lijst staan.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Choices as pictures</source>
        <translation>Keuzes als plaatjes</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tafel bekijken</translation>
    </message>
</context>
<context>
    <name>PlayScreen</name>
    <message>
        <source>Back to the result</source>
        <translation>Terug naar de uitslag</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Volgende zet</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>If you have to go, leave your seat to a bot; you can take it back at any time. The bot knows only what you may know.</source>
        <translation>Moet je weg, laat je plaats dan over aan een bot; je kunt weer plaatsnemen wanneer je wilt. De bot weet alleen wat jij mag weten.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>Choose another portrait</source>
        <translation>Ander portret kiezen</translation>
    </message>
    <message>
        <source>{seat}: {looks}</source>
        <translation>{seat}: {looks}</translation>
    </message>
</context>
<context>
    <name>PreferencesScreen</name>
    <message>
        <source>Always</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>At a medium pace</source>
        <translation>Gemiddeld snel</translation>
    </message>
    <message>
        <source>Bots move</source>
        <translation>Bots spelen</translation>
    </message>
    <message>
        <source>Bots wait for me before moving</source>
        <translation>Bots wachten met hun zet op mij</translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation>Kaarten bewegen</translation>
    </message>
    <message>
        <source>Cards and text look like this.</source>
        <translation>Zo zien kaarten en teksten eruit.</translation>
    </message>
    <message>
        <source>Cards fade instead of moving</source>
        <translation>Kaarten vervagen in plaats van te bewegen</translation>
    </message>
    <message>
        <source>Changes take effect at once and are saved.</source>
        <translation>Elke keuze geldt meteen en blijft bewaard.</translation>
    </message>
    <message>
        <source>Choose other keys</source>
        <translation>Andere toetsen kiezen</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Hulp aan tafel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Highlight the last move and what can be picked up</source>
        <translation>Laatste zet en wat je kunt oppakken markeren</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Taal en weergave</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Luid</translation>
    </message>
    <message>
        <source>Match the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Offer hints</source>
        <translation>Hints aanbieden</translation>
    </message>
    <message>
        <source>Only my turn</source>
        <translation>Alleen mijn beurt</translation>
    </message>
    <message>
        <source>Opponents remember earlier games with me</source>
        <translation>Tegenstanders onthouden eerdere partijen met mij</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Play sounds for</source>
        <translation>Geluid bij</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Vlot</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Standaardwaarden herstellen</translation>
    </message>
    <message>
        <source>Show quests, deeds, the ladder, and the road</source>
        <translation>Opdrachten, daden, ladder en weg tonen</translation>
    </message>
    <message>
        <source>Show what is known about face-down cards</source>
        <translation>Tonen wat er bekend is over gedekte kaarten</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Zacht</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Unhurriedly</source>
        <translation>Rustig</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Je portret</translation>
    </message>
    <message>
        <source>Your system asks for reduced motion.</source>
        <translation>Je systeem is ingesteld op minder beweging.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Station</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Bestandsmap</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Snelkoppeling</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Onbekend</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Zoeken in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Bestanden van &amp;type:</translation>
    </message>
</context>
<context>
    <name>QuestsScreen</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) so far</source>
        <translation>
            <numerusform>%n zegel tot nu toe</numerusform>
            <numerusform>%n zegels tot nu toe</numerusform>
        </translation>
    </message>
    <message>
        <source>A secret deed</source>
        <translation>Een geheime daad</translation>
    </message>
    <message>
        <source>Deeds: {done} of {all}</source>
        <translation>Daden: {done} van {all}</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Volbracht.</translation>
    </message>
    <message>
        <source>Everyone gets the same quests today. Skipping a day costs nothing.</source>
        <translation>De opdrachten van vandaag zijn voor iedereen gelijk. Een dag overslaan kost niets.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Oefeningen</translation>
    </message>
    <message numerus="yes">
        <source>Going through earlier games: %n left.</source>
        <translation>
            <numerusform>Eerdere partijen worden bekeken: nog %n te gaan.</numerusform>
            <numerusform>Eerdere partijen worden bekeken: nog %n te gaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not done yet.</source>
        <translation>Nog niet volbracht.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Quests and deeds</source>
        <translation>Opdrachten en daden</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Oplossen</translation>
    </message>
    <message>
        <source>{game}, not done yet: a secret deed</source>
        <translation>{game}, nog niet volbracht: een geheime daad</translation>
    </message>
    <message>
        <source>{game}, not done yet: {deed}</source>
        <translation>{game}, nog niet volbracht: {deed}</translation>
    </message>
    <message>
        <source>{game}, {date}: {deed}</source>
        <translation>{game}, {date}: {deed}</translation>
    </message>
    <message>
        <source>{number} of {times} so far.</source>
        <translation>Tot nu toe {number} van {times}.</translation>
    </message>
    <message>
        <source>{quest} Do it in {times} games this week.</source>
        <translation>{quest} Doe dat deze week in {times} partijen.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Back to Home; the game is saved</source>
        <translation>Naar het startscherm; de partij blijft bewaard</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Terug naar de analyse</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Naast de tafel</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Speloverzicht</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Inklappen</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>Partij opgeven</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als tekst kopiëren</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Uitklappen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New game with these players</source>
        <translation>Nieuwe partij met deze spelers</translation>
    </message>
    <message>
        <source>Paste a game or a position</source>
        <translation>Partij of stelling plakken</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Bots pauzeren</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Mogelijke zetten</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Deze partij analyseren</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Same deal again, as practice</source>
        <translation>Dezelfde kaarten nog eens, als oefening</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Leerpartij</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Watch this game from the beginning</source>
        <translation>Deze partij vanaf het begin bekijken</translation>
    </message>
    <message>
        <source>{kind}: see Fair play</source>
        <translation>{kind}: zie ‘Eerlijk spel’</translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message>
        <source>Any game</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Alle niveaus</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Alle uitslagen</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Alle perioden</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Favorite</source>
        <translation>Favoriet</translation>
    </message>
    <message>
        <source>Favorites only</source>
        <translation>Alleen favorieten</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespeelde partijen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notitie</translation>
    </message>
    <message>
        <source>Note on this game</source>
        <translation>Notitie bij deze partij</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search games and players</source>
        <translation>Spellen en spelers zoeken</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Bekijken</translation>
    </message>
</context>
<context>
    <name>ReplayLog</name>
    <message>
        <source>Turns and moves of the game</source>
        <translation>Beurten en zetten van de partij</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Eén zet terug</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Eén zet verder</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Eén beurt terug</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Eén beurt verder</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Plaats in de partij</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Deze partij analyseren</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Perspectief</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Start a new practice game from this position; this record stays as it is.</source>
        <translation>Vanuit deze stelling begint een nieuwe partij als oefening; deze opname blijft ongewijzigd.</translation>
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
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Op tafel laten zien</translation>
    </message>
    <message>
        <source>Try again here</source>
        <translation>Hier opnieuw proberen</translation>
    </message>
    <message>
        <source>Whose review</source>
        <translation>Wiens analyse</translation>
    </message>
</context>
<context>
    <name>RewardsScreen</name>
    <message numerus="yes">
        <source>%n more seal(s) until your next choice.</source>
        <translation>
            <numerusform>Nog %n zegel tot je volgende keuze.</numerusform>
            <numerusform>Nog %n zegels tot je volgende keuze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose for ten seals</source>
        <translation>Kiezen (kost tien zegels)</translation>
    </message>
    <message>
        <source>Every ten seals earn you one of these. They change only how things look: everything stays just as easy to read and tell apart.</source>
        <translation>Voor elke tien zegels kies je hier iets uit. Dat verandert alleen het uiterlijk: alles blijft even leesbaar en herkenbaar.</translation>
    </message>
    <message>
        <source>High contrast has a plain background, so no stage light shows on it.</source>
        <translation>Bij hoog contrast is de achtergrond effen en is er geen toneellicht te zien.</translation>
    </message>
    <message>
        <source>Not yours yet.</source>
        <translation>Nog niet van jou.</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Beloningen</translation>
    </message>
    <message>
        <source>Stop using</source>
        <translation>Opbergen</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Gebruiken</translation>
    </message>
    <message numerus="yes">
        <source>You can choose %n reward(s) now.</source>
        <translation>
            <numerusform>Je kunt nu %n beloning kiezen.</numerusform>
            <numerusform>Je kunt nu %n beloningen kiezen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have all of them.</source>
        <translation>Je hebt ze allemaal.</translation>
    </message>
    <message>
        <source>Yours, and in use.</source>
        <translation>Van jou en in gebruik.</translation>
    </message>
    <message>
        <source>Yours, but not in use.</source>
        <translation>Van jou, maar niet in gebruik.</translation>
    </message>
    <message>
        <source>{kind}: {name}</source>
        <translation>{kind}: {name}</translation>
    </message>
    <message>
        <source>{name} · in use</source>
        <translation>{name} · in gebruik</translation>
    </message>
    <message>
        <source>{name} · yours</source>
        <translation>{name} · van jou</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>More…</source>
        <translation>Meer…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Vraag</translation>
    </message>
    <message>
        <source>Show all possible moves</source>
        <translation>Alle mogelijke zetten tonen</translation>
    </message>
</context>
<context>
    <name>RiddleScreen</name>
    <message>
        <source>To the road</source>
        <translation>Naar de weg</translation>
    </message>
</context>
<context>
    <name>RoadScreen</name>
    <message>
        <source>Closed: win at {station} first.</source>
        <translation>Gesloten. Win eerst hier: {station}.</translation>
    </message>
    <message>
        <source>Closed: win at {station} or {other} first.</source>
        <translation>Gesloten. Win eerst hier: {station} of {other}.</translation>
    </message>
    <message>
        <source>Crown not won yet: {what}</source>
        <translation>Kroon nog niet gewonnen: {what}</translation>
    </message>
    <message>
        <source>Crown won: {what}</source>
        <translation>Kroon gewonnen: {what}</translation>
    </message>
    <message>
        <source>Do it without a hint.</source>
        <translation>Doe het zonder hint.</translation>
    </message>
    <message>
        <source>Every boss is beaten. The throne is yours.</source>
        <translation>Alle heersers zijn verslagen. De troon is voor jou.</translation>
    </message>
    <message>
        <source>Five games on the way to the throne: each station has its own rules and rivals, and three crowns.</source>
        <translation>Vijf spellen op weg naar de troon: elke etappe heeft eigen regels, eigen tegenstanders en drie kronen.</translation>
    </message>
    <message>
        <source>Of {games} squires in your place, {won} won.</source>
        <translation>Van {games} schildknapen op jouw plaats hebben er {won} gewonnen.</translation>
    </message>
    <message>
        <source>Of {games} squires, {won} solved two of three.</source>
        <translation>Van {games} schildknapen hebben er {won} twee van de drie opgelost.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Oplossen</translation>
    </message>
    <message>
        <source>Solve all three on the first try.</source>
        <translation>Los ze alle drie op, elk in één keer.</translation>
    </message>
    <message>
        <source>Solve two of three exercises on the first try.</source>
        <translation>Los twee van de drie oefeningen op, elk in één keer.</translation>
    </message>
    <message>
        <source>The game is already well under way. You take over.</source>
        <translation>De partij is al een tijdje bezig. Jij neemt het over.</translation>
    </message>
    <message>
        <source>The road to the throne</source>
        <translation>De weg naar de troon</translation>
    </message>
    <message>
        <source>Win without help.</source>
        <translation>Win zonder hulp.</translation>
    </message>
    <message>
        <source>Win.</source>
        <translation>Win.</translation>
    </message>
    <message>
        <source>{crowns} of {all} crowns</source>
        <translation>{crowns} van {all} kronen</translation>
    </message>
    <message>
        <source>{game}, station {number}</source>
        <translation>{game}, etappe {number}</translation>
    </message>
    <message>
        <source>{game}, the boss</source>
        <translation>{game}, de heerser</translation>
    </message>
    <message>
        <source>{game}, the boss: {station}. Closed.</source>
        <translation>{game}, de heerser: {station}. Gesloten.</translation>
    </message>
    <message>
        <source>{game}, the boss: {station}. Open, {crowns} of 3 crowns.</source>
        <translation>{game}, de heerser: {station}. Open, {crowns} van 3 kronen.</translation>
    </message>
    <message>
        <source>{game}, {number}: {station}. Closed.</source>
        <translation>{game}, {number}: {station}. Gesloten.</translation>
    </message>
    <message>
        <source>{game}, {number}: {station}. Open, {crowns} of 3 crowns.</source>
        <translation>{game}, {number}: {station}. Open, {crowns} van 3 kronen.</translation>
    </message>
    <message>
        <source>{level} · {temper}</source>
        <translation>{level} · {temper}</translation>
    </message>
</context>
<context>
    <name>RuleBookScreen</name>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Speloverzicht</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Regels en kaarten</translation>
    </message>
    <message>
        <source>Search rules and cards</source>
        <translation>Regels en kaarten doorzoeken</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Cards: {cards}</source>
        <translation>Kaarten: {cards}</translation>
    </message>
    <message>
        <source>Example: {text}</source>
        <translation>Voorbeeld: {text}</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Zo win je</translation>
    </message>
    <message>
        <source>In the picture: {cards}</source>
        <translation>Op het plaatje: {cards}</translation>
    </message>
    <message>
        <source>Open the full rulebook</source>
        <translation>Het hele regelboek openen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>See also: {rules}</source>
        <translation>Zie ook: {rules}</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>een gedekte kaart</translation>
    </message>
    <message>
        <source>{card} ({note})</source>
        <translation>{card} ({note})</translation>
    </message>
    <message>
        <source>{card}, sideways</source>
        <translation>{card}, dwars</translation>
    </message>
    <message>
        <source>{number} × {card}</source>
        <translation>{number} × {card}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>A person at this screen</source>
        <translation>Iemand achter dit scherm</translation>
    </message>
    <message>
        <source>As strong as I am</source>
        <translation>Zo sterk als ik</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Naam op plaats {number}</translation>
    </message>
    <message>
        <source>Person: {name}</source>
        <translation>Persoon: {name}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Portrait at seat {number}</source>
        <translation>Portret op plaats {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Wie op plaats {number} speelt</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Collapse</source>
        <translation>Inklappen</translation>
    </message>
    <message>
        <source>Keep it beside the table</source>
        <translation>Naast de tafel laten staan</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Vastzetten</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Bring them back</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>Everyone who played solo</source>
        <translation>Iedereen die alleen speelde</translation>
    </message>
    <message>
        <source>Forget days and crowns</source>
        <translation>Dagen en kronen vergeten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Een eerste partij spelen</translation>
    </message>
    <message>
        <source>Play: {level}</source>
        <translation>Spelen: {level}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Wiens partijen</translation>
    </message>
</context>
<context>
    <name>StormScreen</name>
    <message>
        <source>Stop here</source>
        <translation>Hier stoppen</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>Another hint</source>
        <translation>Nog een hint</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>Why? {rule}</source>
        <translation>Waarom? {rule}</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} van {all}</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>Keep it</source>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Ergens anders opslaan…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partij opslaan</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Reading the game…</source>
        <translation>De partij wordt gelezen…</translation>
    </message>
</context>
<context>
    <name>WhoPlaysScreen</name>
    <message>
        <source>Choose a name and a face to use at the table. You will be asked only once; you can change both before any game.</source>
        <translation>Kies een naam en een gezicht voor aan tafel. Dat vragen we maar één keer; je kunt ze vóór elke partij veranderen.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wie speelt er?</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Je gezicht</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message numerus="yes">
        <source>%n crown(s) at this station.</source>
        <translation>
            <numerusform>%n kroon in deze etappe.</numerusform>
            <numerusform>%n kronen in deze etappe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today</source>
        <translation>
            <numerusform>%n oefening voor vandaag</numerusform>
            <numerusform>%n oefeningen voor vandaag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) still to be read; these figures cover the latest games.</source>
        <translation>
            <numerusform>Er moet nog %n bestand worden gelezen; deze cijfers gaan alleen over de laatste partijen.</numerusform>
            <numerusform>Er moeten nog %n bestanden worden gelezen; deze cijfers gaan alleen over de laatste partijen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Below a pile of cards: how many there are.</extracomment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are still being read.</source>
        <translation>
            <numerusform>%n opname wordt nog gelezen.</numerusform>
            <numerusform>%n opnames worden nog gelezen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be read and were not counted.</source>
        <translation>
            <numerusform>%n opname is onleesbaar en niet meegeteld.</numerusform>
            <numerusform>%n opnames zijn onleesbaar en niet meegeteld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Nog %n seconde.</numerusform>
            <numerusform>Nog %n seconden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n beurt</numerusform>
            <numerusform>%n beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n overwinning</numerusform>
            <numerusform>%n overwinningen op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot imagines what it cannot see: worlds in which the hidden cards are dealt differently. It tries its moves in each; a regent also plays on from there, one simulation at a time. Once the game is over, each decision shows how much thought went into it.</source>
        <translation>Wat een bot niet kan zien, stelt hij zich voor: werelden waarin de verborgen kaarten telkens anders liggen. In elke wereld probeert hij zijn zetten uit; een regent speelt van daaruit ook nog verder, simulatie na simulatie. Na de partij zie je bij elke vraag hoeveel denkwerk er in het antwoord zit.</translation>
    </message>
    <message>
        <source>A crown: you win clearly more than your fair share. Half a disc: no clear difference. A stroke: clearly less. A dashed ring: fewer than {number} games.</source>
        <translation>Kroon: duidelijk meer gewonnen dan bij gelijke kansen. Halve schijf: geen duidelijk verschil. Streepje: duidelijk minder. Onderbroken ring: minder dan {number} partijen.</translation>
    </message>
    <message>
        <source>A crown: {level} beaten</source>
        <translation>Een kroon: {level} verslagen</translation>
    </message>
    <message>
        <source>A deleted game no longer counts. Crowns in the hall and the days on which you played the deal of the day are recorded separately and stay until you forget them here.</source>
        <translation>Een partij die je verwijdert, telt niet meer mee. Kronen in de zaal en de dagen waarop je de partij van de dag speelde, worden apart bijgehouden en blijven staan tot je ‘Dagen en kronen vergeten’ kiest.</translation>
    </message>
    <message>
        <source>A fair share would be {fair}. {verdict}</source>
        <translation>Bij gelijke kansen: {fair}. {verdict}</translation>
    </message>
    <message>
        <source>A game can be reviewed once it is over; before that, a review would show what is hidden.</source>
        <translation>Een partij analyseer je pas na afloop; eerder zou de analyse verraden wat verborgen is.</translation>
    </message>
    <message>
        <source>A point is one percentage point of the chance to win. Gains and losses over the whole game add up, so luck and skill can each be more than 100.</source>
        <translation>Een punt is één procentpunt winkans. Winst en verlies van de hele partij worden opgeteld, dus geluk en vaardigheid kunnen elk boven de 100 komen.</translation>
    </message>
    <message>
        <source>A point is one percentage point of the chance to win. Only moves that a review calls poor are added up. Press Enter on a row or double-click it to show its costliest move.</source>
        <translation>Een punt is één procentpunt winkans. Alleen zetten die een analyse als fout aanmerkt, tellen mee. De duurste zet van een rij zie je met Enter of een dubbelklik.</translation>
    </message>
    <message>
        <source>A report of what happened was saved. It was not sent to anyone.</source>
        <translation>Wat er is gebeurd, staat in een rapport. Het is naar niemand verstuurd.</translation>
    </message>
    <message numerus="yes">
        <source>A seat changed hands during play: %n game(s).</source>
        <translation>
            <numerusform>Tussentijds van speler gewisseld: %n partij.</numerusform>
            <numerusform>Tussentijds van speler gewisseld: %n partijen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A single random number, the seed, is drawn before the game and decides every shuffle. This page shows its fingerprint (SHA-256) from the first move, and the seed itself once the game is over, so nothing can be changed in between.</source>
        <translation>Vóór de partij wordt één willekeurig getal getrokken, het startgetal; dat bepaalt hoe alle kaarten worden geschud. De vingerafdruk van dat getal (SHA-256) staat vanaf de eerste zet op deze pagina, het startgetal zelf zodra de partij voorbij is: zo kan er tussentijds niets worden veranderd.</translation>
    </message>
    <message>
        <source>A stronger bot thinks better. It never gets better cards and never knows more.</source>
        <translation>Een sterkere bot denkt beter na. Hij krijgt nooit betere kaarten en weet nooit meer.</translation>
    </message>
    <message>
        <source>A table with bots of different levels counts as mixed and has its own row.</source>
        <translation>Een tafel met bots van verschillende niveaus telt als gemengd en heeft een eigen rij.</translation>
    </message>
    <message>
        <source>A teaching game counts as assisted. Choose it again to begin.</source>
        <translation>Een leerpartij telt als partij met hulp. Kies ‘Leerpartij’ nog een keer om te beginnen.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Nauwkeurigheid</translation>
    </message>
    <message>
        <source>Accuracy comes from reviews of games that count; only reviews made by the same standards as the latest one are compared.</source>
        <translation>De nauwkeurigheid komt uit analyses van partijen die tellen; alleen analyses volgens dezelfde maatstaf als de nieuwste worden vergeleken.</translation>
    </message>
    <message>
        <source>Accuracy in the last {number} reviewed games: {last}.</source>
        <translation>Nauwkeurigheid in de laatste {number} geanalyseerde partijen: {last}.</translation>
    </message>
    <message>
        <source>Accuracy in the last {number} reviewed games: {last}; in the {number} before: {before}.</source>
        <translation>Nauwkeurigheid in de laatste {number} geanalyseerde partijen: {last}, in de {number} daarvoor: {before}.</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), {date}: {points}, probably between {low} and {high}.</source>
        <translation>
            <numerusform>Na %n partij, {date}: {points}, waarschijnlijk tussen {low} en {high}.</numerusform>
            <numerusform>Na %n partijen, {date}: {points}, waarschijnlijk tussen {low} en {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {number} games, you see your share of wins. The dot marks the share you won, the line shows where your true share lies 19 times out of 20, and the notch marks the fair share.</source>
        <translation>Vanaf {number} partijen zie je je aandeel in de overwinningen. De stip is het aandeel dat je hebt gewonnen, het streepje het aandeel bij gelijke kansen; je ware aandeel ligt in 19 van de 20 gevallen op de lijn.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>All %n other decision(s) were as good as the best move, or nearly.</source>
        <translation>
            <numerusform>%n andere beslissing was even goed of bijna even goed als de beste zet.</numerusform>
            <numerusform>Alle %n andere beslissingen waren even goed of bijna even goed als de beste zet.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Alle kaarten open</translation>
    </message>
    <message>
        <source>An empty town</source>
        <extracomment>On a town without a card.</extracomment>
        <translation>Een lege stad</translation>
    </message>
    <message>
        <source>Another move was better.</source>
        <translation>Een andere zet was beter.</translation>
    </message>
    <message>
        <source>As everyone saw it</source>
        <translation>Zoals iedereen het zag</translation>
    </message>
    <message>
        <source>As strong as you are: {why}</source>
        <translation>Zo sterk als jij: {why}</translation>
    </message>
    <message>
        <source>As the cards lay, it made no difference.</source>
        <translation>Zoals de kaarten lagen, maakte het geen verschil.</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Zoals {player} het zag</translation>
    </message>
    <message>
        <source>Assisted game</source>
        <translation>Partij met hulp</translation>
    </message>
    <message>
        <source>At the end: {chance}%</source>
        <translation>Aan het eind: {chance}%</translation>
    </message>
    <message>
        <source>At the end: {scores}</source>
        <translation>Aan het eind: {scores}</translation>
    </message>
    <message>
        <source>At the start: {scores}</source>
        <translation>Aan het begin: {scores}</translation>
    </message>
    <message>
        <source>Best moves: {player}</source>
        <translation>Beste zetten: {player}</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Beter</translation>
    </message>
    <message numerus="yes">
        <source>Bots only: %n game(s).</source>
        <translation>
            <numerusform>Bots onder elkaar: %n partij.</numerusform>
            <numerusform>Bots onder elkaar: %n partijen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be moved to: {places}.</source>
        <translation>Kan hierheen: {places}.</translation>
    </message>
    <message>
        <source>Chances to win, with all cards face up</source>
        <translation>Winkansen met alle kaarten open</translation>
    </message>
    <message>
        <source>Charts as tables</source>
        <translation>Grafieken als tabellen</translation>
    </message>
    <message>
        <source>Choose a highlighted place.</source>
        <translation>Kies een van de plekken die oplichten.</translation>
    </message>
    <message>
        <source>Click a card</source>
        <translation>Kaart aanklikken</translation>
    </message>
    <message>
        <source>Click a line of the log</source>
        <translation>Regel van het verloop aanklikken</translation>
    </message>
    <message>
        <source>Click a player’s plaque</source>
        <translation>Naambordje aanklikken</translation>
    </message>
    <message>
        <source>Click a rule’s number</source>
        <translation>Nummer van een spelregel aanklikken</translation>
    </message>
    <message>
        <source>Click while cards move</source>
        <translation>Klikken terwijl kaarten bewegen</translation>
    </message>
    <message>
        <source>Concede the game? It will end now and count as a loss.</source>
        <translation>De partij opgeven? Die is dan meteen voorbij en telt als verlies.</translation>
    </message>
    <message>
        <source>Copy the game or the position as text.</source>
        <translation>De partij of de stelling als tekst kopiëren.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>Counted separately</source>
        <translation>Apart geteld</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Dag voor dag</translation>
    </message>
    <message>
        <source>Days and crowns have been forgotten. Today’s deal stays on record, as you may have seen its cards.</source>
        <translation>Dagen en kronen zijn vergeten. De partij van vandaag blijft genoteerd, omdat je de kaarten misschien al hebt gezien.</translation>
    </message>
    <message>
        <source>Days and crowns have been restored.</source>
        <translation>Dagen en kronen zijn teruggehaald.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partij van de dag</translation>
    </message>
    <message>
        <source>Decisions, costliest first</source>
        <translation>Beslissingen, de duurste eerst</translation>
    </message>
    <message>
        <source>Difficulty: {points}</source>
        <translation>Moeilijkheid: {points}</translation>
    </message>
    <message>
        <source>Drag a card</source>
        <translation>Kaart slepen</translation>
    </message>
    <message>
        <source>Each bot thinks in a program of its own. It is sent only what a player in its seat may know: not the others’ hidden cards, the order of a deck, or the seed of the deal. It answers with a move, which is checked against the rules like anyone else’s.</source>
        <translation>Elke bot draait als apart programma. Hij krijgt alleen wat een speler op zijn plaats mag weten, dus niet de verborgen kaarten van anderen, de volgorde van een stapel of het startgetal. Hij antwoordt met een zet, die net als elke andere aan de regels wordt getoetst.</translation>
    </message>
    <message>
        <source>Every finished game is recorded here: opponents, result, and how that compares with your fair share.</source>
        <translation>Van elke uitgespeelde partij zie je hier tegen wie je speelde en hoe die afliep, en ook of je meer of minder wint dan bij gelijke kansen.</translation>
    </message>
    <message>
        <source>Every place it can go lights up.</source>
        <translation>De plekken waar de kaart heen mag, lichten op.</translation>
    </message>
    <message>
        <source>Everyone else, look away now.</source>
        <translation>Verder kijkt niemand mee.</translation>
    </message>
    <message>
        <source>Everything sent is kept while the game is open. You can read it once the game is over; before then, it might show things you must not see.</source>
        <translation>Alles wat is verstuurd, blijft bewaard zolang de partij geopend is. Je kunt het pas na de partij lezen, want er kan iets in staan wat je niet mag zien.</translation>
    </message>
    <message>
        <source>Exercise {number} of {all}.</source>
        <translation>Oefening {number} van {all}.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Oefeningen</translation>
    </message>
    <message>
        <source>Exercises: {due} due today</source>
        <translation>Oefeningen: {due} voor vandaag</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Gelijke kansen</translation>
    </message>
    <message>
        <source>Favorite</source>
        <translation>Favoriet</translation>
    </message>
    <message>
        <source>For {seats}</source>
        <translation>met {seats}</translation>
    </message>
    <message>
        <source>From now on, a bot plays for {player}.</source>
        <translation>Vanaf nu speelt een bot voor {player}.</translation>
    </message>
    <message>
        <source>From now on, this game counts as assisted.</source>
        <translation>Vanaf nu telt dit als partij met hulp.</translation>
    </message>
    <message>
        <source>From now on, {player} plays in person.</source>
        <translation>Vanaf nu speelt {player} zelf.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Na partij</translation>
    </message>
    <message>
        <source>Get a hint; press again for more.</source>
        <translation>Een hint vragen; druk nog eens voor meer.</translation>
    </message>
    <message>
        <source>Go back to the review this practice game came from.</source>
        <translation>Teruggaan naar de analyse waaruit deze oefenpartij voortkwam.</translation>
    </message>
    <message>
        <source>Go to the cheat sheet.</source>
        <translation>Naar het speloverzicht gaan.</translation>
    </message>
    <message>
        <source>Go to the list of moves.</source>
        <translation>Naar de lijst met zetten gaan.</translation>
    </message>
    <message>
        <source>Go to the log.</source>
        <translation>Naar het verloop gaan.</translation>
    </message>
    <message>
        <source>Go to the next or previous part of the window.</source>
        <translation>Naar het volgende of vorige deel van het venster gaan.</translation>
    </message>
    <message>
        <source>Go to the rules, or to the rule named when a move is refused.</source>
        <translation>Naar de spelregels gaan, of naar de spelregel die bij een geweigerde zet wordt genoemd.</translation>
    </message>
    <message>
        <source>Half a crown: {level} beaten with help</source>
        <translation>Een halve kroon: {level} verslagen met hulp</translation>
    </message>
    <message>
        <source>Hint: {what}. {more}</source>
        <translation>Hint: {what}. {more}</translation>
    </message>
    <message>
        <source>Hover over a card</source>
        <translation>Kaart aanwijzen</translation>
    </message>
    <message>
        <source>How close the moves came to the best ones: 100 means no mistakes.</source>
        <translation>Hoe dicht de zetten bij de beste bleven: 100 is foutloos.</translation>
    </message>
    <message>
        <source>How it unfolded</source>
        <translation>Hoe het zo kwam</translation>
    </message>
    <message>
        <source>How this is counted</source>
        <translation>Hoe er wordt geteld</translation>
    </message>
    <message>
        <source>If you take a hint, this game counts as assisted. Press Hint again to get it.</source>
        <translation>Met een hint telt dit als partij met hulp. Druk nog een keer op ‘Hint’.</translation>
    </message>
    <message>
        <source>If your keyboard has no Latin letters, or needs Shift for digits, press the key in the same place.</source>
        <translation>Heeft je toetsenbord geen Latijnse letters, of cijfers alleen met Shift, druk dan op de toets op dezelfde plek.</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n day(s).</source>
        <translation>
            <numerusform>Komt over %n dag terug.</numerusform>
            <numerusform>Komt over %n dagen terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>It looks worse, but playing both moves out did not confirm that, so it is not called poor.</source>
        <translation>De zet lijkt slechter, maar bij het uitspelen van beide zetten bleek dat niet; hij geldt dus niet als fout.</translation>
    </message>
    <message>
        <source>Jump to the first or last card of the group.</source>
        <translation>Naar de eerste of laatste kaart van de groep springen.</translation>
    </message>
    <message>
        <source>Keys anywhere in a game</source>
        <translation>Toetsen tijdens de partij</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Toetsen aan tafel</translation>
    </message>
    <message>
        <source>Keys in the laboratory</source>
        <translation>Toetsen in het laboratorium</translation>
    </message>
    <message>
        <source>Kind of move</source>
        <translation>Soort zet</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Laatste 30 dagen</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Laatste 365 dagen</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Laatste 7 dagen</translation>
    </message>
    <message>
        <source>Latest games, newest last: {outcomes}.</source>
        <translation>Laatste partijen, de nieuwste achteraan: {outcomes}.</translation>
    </message>
    <message>
        <source>Latest games, newest on the right</source>
        <translation>Laatste partijen, rechts de nieuwste</translation>
    </message>
    <message>
        <source>Level by level</source>
        <translation>Niveau voor niveau</translation>
    </message>
    <message>
        <source>Look here: {zone}</source>
        <translation>Kijk hier: {zone}</translation>
    </message>
    <message>
        <source>Looking for a hint. Press Esc to stop.</source>
        <translation>Er wordt een hint gezocht. Stoppen kan met Esc.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Geluk</translation>
    </message>
    <message>
        <source>Make its move, choose one of several with a button or a highlighted place, or see why it cannot be moved.</source>
        <translation>De zet van die kaart doen, met een knop of een oplichtende plek uit meerdere zetten kiezen, of zien waarom de kaart moet blijven liggen.</translation>
    </message>
    <message>
        <source>Make the move with that number; type two digits for a larger one.</source>
        <translation>De zet met dat nummer doen; twee cijfers vormen een groter nummer.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemengd</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
    <message>
        <source>Month by month</source>
        <translation>Maand voor maand</translation>
    </message>
    <message>
        <source>Move from card to card, or from place to place with a card picked up.</source>
        <translation>Van kaart naar kaart gaan, of met een opgepakte kaart van plek naar plek.</translation>
    </message>
    <message>
        <source>Move the card, pick it up, put it down, or see why it cannot be moved.</source>
        <translation>De kaart verplaatsen, oppakken of neerleggen, of zien waarom hij moet blijven liggen.</translation>
    </message>
    <message>
        <source>Move to {place}?</source>
        <translation>Hierheen: {place}?</translation>
    </message>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Zet {number} van {all}</translation>
    </message>
    <message>
        <source>Move {number}: a hint for {player}</source>
        <translation>Zet {number}: een hint voor {player}</translation>
    </message>
    <message>
        <source>Move {number}: a look at what {player} did</source>
        <translation>Zet {number}: de keuze van {player} bekeken</translation>
    </message>
    <message>
        <source>Move {number}: {player}, level {level}</source>
        <translation>Zet {number}: {player}, niveau {level}</translation>
    </message>
    <message>
        <source>Nearly as good</source>
        <translation>Bijna even goed</translation>
    </message>
    <message>
        <source>No bot has been asked for a move since this game was opened.</source>
        <translation>Sinds deze partij is geopend, is er nog geen bot om een zet gevraagd.</translation>
    </message>
    <message>
        <source>No clear difference so far.</source>
        <translation>Nog geen duidelijk verschil.</translation>
    </message>
    <message>
        <source>No exercise is due today. Try a new one below.</source>
        <translation>Vandaag staat er geen oefening klaar. Probeer hieronder een nieuwe.</translation>
    </message>
    <message>
        <source>No file manager was found. The games are kept in {folder}</source>
        <translation>Er is geen bestandsbeheerder gevonden. De partijen staan in {folder}</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Geen partij gevonden.</translation>
    </message>
    <message>
        <source>No game was in progress.</source>
        <translation>Er werd op dat moment geen partij gespeeld.</translation>
    </message>
    <message>
        <source>No games saved yet.</source>
        <translation>Er is nog geen partij bewaard.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Dit keer is er geen hint gevonden.</translation>
    </message>
    <message>
        <source>No move cost anything to speak of.</source>
        <translation>Geen zet heeft iets noemenswaardigs gekost.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Zonder naam</translation>
    </message>
    <message>
        <source>No report could be written.</source>
        <translation>Er kon geen rapport worden geschreven.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Niemand wint</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Geen winnaar</translation>
    </message>
    <message>
        <source>None from your own games yet: review a game and press “Try again here” at a decision.</source>
        <translation>Nog geen uit je eigen partijen: analyseer een partij en kies bij een beslissing ‘Hier opnieuw proberen’.</translation>
    </message>
    <message>
        <source>None of these games counts yet. Finish one alone against bots, without help, and it will count.</source>
        <translation>Nog geen van deze partijen telt mee. Speel één partij uit, in je eentje tegen bots en zonder hulp: die telt wel.</translation>
    </message>
    <message>
        <source>None of your games has been reviewed yet. Review one to see what costs you most.</source>
        <translation>Nog geen van je partijen is geanalyseerd: analyseer er een, dan zie je hier wat je het meest kost.</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>Niet zeker</translation>
    </message>
    <message numerus="yes">
        <source>Not finished, so neither won nor lost: %n game(s).</source>
        <translation>
            <numerusform>Niet uitgespeeld, dus gewonnen noch verloren: %n partij.</numerusform>
            <numerusform>Niet uitgespeeld, dus gewonnen noch verloren: %n partijen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Notitie: {note}</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Vandaag staat er niets klaar.</translation>
    </message>
    <message>
        <source>Nothing scores yet.</source>
        <translation>Nog niets levert punten op.</translation>
    </message>
    <message>
        <source>Number of cards: {number}.</source>
        <translation>Aantal kaarten: {number}.</translation>
    </message>
    <message>
        <source>Number of tokens: {number}.</source>
        <translation>Aantal fiches: {number}.</translation>
    </message>
    <message>
        <source>One moment.</source>
        <translation>Een ogenblik.</translation>
    </message>
    <message>
        <source>Only solo games against bots count, and only if finished without help on a deal you did not know.</source>
        <translation>Hier tellen alleen partijen die je in je eentje tegen bots uitspeelde, zonder hulp en met onbekende kaarten.</translation>
    </message>
    <message>
        <source>Open or close this page.</source>
        <translation>Deze pagina tonen of sluiten.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Pass the screen to {player}.</source>
        <translation>Het scherm gaat naar {player}.</translation>
    </message>
    <message>
        <source>Paste a copied game or position.</source>
        <translation>Een gekopieerde partij of stelling plakken.</translation>
    </message>
    <message>
        <source>Pause or resume the bots.</source>
        <translation>De bots laten pauzeren of verder laten spelen.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
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
        <source>Players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>Point at a card to see what it would change.</source>
        <extracomment>Below the heading of a track.</extracomment>
        <translation>Wijs een kaart aan om te zien wat die verandert.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points from mistakes: {mistakes}; from good moves: {course}.</source>
        <translation>Punten door fouten: {mistakes}; door goede zetten: {course}.</translation>
    </message>
    <message>
        <source>Points from the deal: {dealt}; from cards revealed: {revealed}.</source>
        <translation>Punten door de uitgedeelde kaarten: {dealt}; door onthulde kaarten: {revealed}.</translation>
    </message>
    <message>
        <source>Points from the others’ moves: {others}.</source>
        <translation>Punten door de zetten van de anderen: {others}.</translation>
    </message>
    <message>
        <source>Poor move</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Oefenpartij</translation>
    </message>
    <message>
        <source>Practice, on a deal you may have known: won {won} of {games}.</source>
        <translation>Oefening, met kaarten die je misschien kende: {won} van {games} gewonnen.</translation>
    </message>
    <message>
        <source>Press Hint again to see more.</source>
        <translation>Druk nog een keer op ‘Hint’ om meer te zien.</translation>
    </message>
    <message>
        <source>Press Hint again to see the move.</source>
        <translation>Druk nog een keer op ‘Hint’ om de zet te zien.</translation>
    </message>
    <message>
        <source>Press Undo again to go back: this game will then count as assisted.</source>
        <translation>Druk nog een keer op ‘Terugnemen’ om terug te gaan; dan telt dit als partij met hulp.</translation>
    </message>
    <message>
        <source>Press Undo again to play on. The first result counts, whatever follows.</source>
        <translation>Druk nog een keer op ‘Terugnemen’ om verder te spelen. De eerste uitslag telt, wat er ook volgt.</translation>
    </message>
    <message>
        <source>Press the button with that letter underlined.</source>
        <translation>De knop indrukken waarop die letter is onderstreept.</translation>
    </message>
    <message>
        <source>Probably between</source>
        <translation>Waarschijnlijk tussen</translation>
    </message>
    <message>
        <source>Put the card back, close a choice or a list, or return to the table.</source>
        <translation>De kaart terugleggen, een keuze of lijst sluiten of naar de tafel terugkeren.</translation>
    </message>
    <message>
        <source>Qt is used under the LGPL, version 3. Its libraries are separate files in {folder}: you may replace them with your own build of the same version.</source>
        <translation>Qt wordt gebruikt onder de LGPL, versie 3. De bibliotheken zijn losse bestanden in {folder}: je mag ze vervangen door je eigen build van dezelfde versie.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Rating {points}, probably between {low} and {high}. Nearest level: {level}.</source>
        <translation>Rating {points}, waarschijnlijk tussen {low} en {high}. Dichtstbijzijnde niveau: {level}.</translation>
    </message>
    <message>
        <source>Ratings are worked out game by game with the Glicko method. A squire has 1,000 points; the other levels are rated by their games against one another. A lead of 100 points means winning about 64 of 100 two-player games. Ratings in different games cannot be compared.</source>
        <translation>De rating wordt partij voor partij berekend volgens Glicko. Een schildknaap heeft 1000 punten, de andere niveaus zoveel als hun onderlinge partijen aangeven. Met 100 punten voorsprong win je ongeveer 64 van de 100 partijen met twee spelers. Ratings van verschillende spellen zijn niet te vergelijken.</translation>
    </message>
    <message>
        <source>Read that rule.</source>
        <translation>Die spelregel lezen.</translation>
    </message>
    <message>
        <source>Redo what you took back.</source>
        <translation>Opnieuw doen wat je hebt teruggenomen.</translation>
    </message>
    <message>
        <source>Replay what happened; Enter in the log does the same.</source>
        <translation>Nog eens tonen wat er gebeurde; dat kan ook met Enter in het verloop.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Review the last game</source>
        <translation>Laatste partij analyseren</translation>
    </message>
    <message>
        <source>Reviewed games: {number}.</source>
        <translation>Geanalyseerde partijen: {number}.</translation>
    </message>
    <message>
        <source>Reviewed games: {number}. No move in them is called poor.</source>
        <translation>Geanalyseerde partijen: {number}. Geen zet daarin geldt als fout.</translation>
    </message>
    <message>
        <source>Reviewed games: {reviewed}. Accuracy is shown here after {number}.</source>
        <translation>Geanalyseerde partijen: {reviewed}. Vanaf {number} staat hier de nauwkeurigheid.</translation>
    </message>
    <message>
        <source>Reviewing every move of the game. The curve appears first; to stop, leave the page.</source>
        <translation>Elke zet van de partij wordt bekeken. Eerst verschijnt de grafiek; verlaat de pagina om te stoppen.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Goed.</translation>
    </message>
    <message>
        <source>Run in a terminal, this line gives the same SHA-256:</source>
        <translation>Met deze opdrachtregel krijg je in een terminal dezelfde SHA-256:</translation>
    </message>
    <message>
        <source>SHA-256 of the seed:</source>
        <translation>SHA-256 van het startgetal:</translation>
    </message>
    <message>
        <source>SHA-256 of what was sent: {hash}</source>
        <translation>SHA-256 van wat is verstuurd: {hash}</translation>
    </message>
    <message>
        <source>Save the games as CSV…</source>
        <translation>Partijen als CSV opslaan…</translation>
    </message>
    <message>
        <source>Seed of the deal: {seed}</source>
        <translation>Startgetal van het schudden: {seed}</translation>
    </message>
    <message numerus="yes">
        <source>Several people at one table: %n game(s).</source>
        <translation>
            <numerusform>Meerdere mensen aan één tafel: %n partij.</numerusform>
            <numerusform>Meerdere mensen aan één tafel: %n partijen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several people at one table: won {won} of {games}.</source>
        <translation>Meerdere mensen aan één tafel: {won} van {games} gewonnen.</translation>
    </message>
    <message>
        <source>Several people or none</source>
        <translation>Meerdere mensen of niemand</translation>
    </message>
    <message>
        <source>Share of the win</source>
        <translation>Deel van de winst</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Gedeeld</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Gedeelde winst</translation>
    </message>
    <message>
        <source>Show how the score is made up.</source>
        <translation>Tonen hoe de score van de speler is opgebouwd.</translation>
    </message>
    <message>
        <source>Show it large, with its ability.</source>
        <translation>De kaart groot tonen, met zijn vaardigheid.</translation>
    </message>
    <message>
        <source>Show or hide how the scores are made up.</source>
        <translation>Tonen hoe de scores zijn opgebouwd, of dat weer verbergen.</translation>
    </message>
    <message>
        <source>Show the card large, with its ability.</source>
        <translation>De kaart groot tonen, met zijn vaardigheid.</translation>
    </message>
    <message>
        <source>Shown: {shown} of {games}.</source>
        <translation>Getoond: {shown} van {games}.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Vaardigheid</translation>
    </message>
    <message>
        <source>Skip the animation; Enter, Space, and Esc do the same.</source>
        <translation>De beweging van de kaarten overslaan; dat kan ook met Enter, Spatie of Esc.</translation>
    </message>
    <message>
        <source>Solve two of three on the first try. You may try this station again.</source>
        <translation>Twee van de drie moeten in één keer goed zijn. Je mag deze etappe opnieuw proberen.</translation>
    </message>
    <message>
        <source>Solved at least once. Due today: {due}.</source>
        <translation>Minstens één keer opgelost. Vandaag te doen: {due}.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Opgelost.</translation>
    </message>
    <message>
        <source>Standard error of the rating</source>
        <translation>Standaardfout van de rating</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Nog te spelen</translation>
    </message>
    <message>
        <source>Study a bot long enough and you learn its habits and, from them, what it is hiding. So we trained counter-players: each sees what you would see in its place and has studied thousands of games played by the level it faces. They won:</source>
        <translation>Wie een bot lang genoeg bestudeert, leert zijn gewoonten kennen en doorziet zo wat hij verbergt. Daarom hebben we tegenspelers getraind: elk ziet wat jij op zijn plaats zou zien en heeft duizenden partijen bestudeerd van het niveau waartegen hij speelt. Zij wonnen:</translation>
    </message>
    <message>
        <source>Switch to full screen, or back to a window.</source>
        <translation>Naar volledig scherm of terug naar een venster.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Take back a move.</source>
        <translation>Terugnemen.</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Dat kan niet.</translation>
    </message>
    <message>
        <source>The Throne stays empty</source>
        <translation>De troon blijft leeg</translation>
    </message>
    <message>
        <source>The bar shows games played, the filled part shows games won, and the line across the bar marks the fair share</source>
        <translation>De balk toont de gespeelde partijen, het gevulde deel de gewonnen en de streep het aandeel bij gelijke kansen</translation>
    </message>
    <message>
        <source>The best move was “{move}”, but nobody could have known that.</source>
        <translation>Het beste was ‘{move}’, maar dat kon niemand weten.</translation>
    </message>
    <message>
        <source>The better move wins {better} of 100 such games; the move played wins {chance}.</source>
        <translation>De betere zet wint {better} van 100 zulke partijen, de gespeelde zet {chance}.</translation>
    </message>
    <message>
        <source>The bot {player} gave no answer; its move was chosen at random.</source>
        <translation>Bot {player} gaf geen antwoord; de zet is door het lot bepaald.</translation>
    </message>
    <message>
        <source>The bots</source>
        <translation>De bots</translation>
    </message>
    <message>
        <source>The bots are paused.</source>
        <translation>De bots pauzeren.</translation>
    </message>
    <message>
        <source>The bots are working out the odds.</source>
        <translation>De bots berekenen de kansen.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Het schudden</translation>
    </message>
    <message>
        <source>The edition cannot be deleted: {reason}.</source>
        <translation>De editie kan niet worden verwijderd: {reason}.</translation>
    </message>
    <message>
        <source>The edition cannot be saved: {reason}.</source>
        <translation>De editie kan niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>The edition is no longer saved. While it is still shown here, “Save” brings it back.</source>
        <translation>De editie is verwijderd. Zolang die hier nog staat, kun je de editie terughalen met ‘Bewaren’.</translation>
    </message>
    <message>
        <source>The edition is saved in {file}.</source>
        <translation>De editie is opgeslagen in {file}.</translation>
    </message>
    <message>
        <source>The edition is saved.</source>
        <translation>De editie is bewaard.</translation>
    </message>
    <message>
        <source>The game has been restored.</source>
        <translation>De partij is teruggezet.</translation>
    </message>
    <message>
        <source>The game is over in the pasted position, so there is nothing to play.</source>
        <translation>In de geplakte stelling is de partij voorbij, dus er valt niets te spelen.</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>De partij is voorbij. Niemand wint.</translation>
    </message>
    <message>
        <source>The game is over. These players share the win: {players}.</source>
        <translation>De partij is voorbij. Deze spelers delen de overwinning: {players}.</translation>
    </message>
    <message>
        <source>The game is over. {players} wins.</source>
        <translation>De partij is voorbij. De overwinning gaat naar {players}.</translation>
    </message>
    <message>
        <source>The game is over. {player} has conceded.</source>
        <translation>De partij is voorbij. Opgegeven door {player}.</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>De partij is verwijderd.</translation>
    </message>
    <message>
        <source>The games were saved as {file}.</source>
        <translation>De partijen zijn opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The line shows the rating; the true rating lies in the shaded area 19 times out of 20</source>
        <translation>De lijn is de rating; in 19 van de 20 gevallen ligt de ware rating in het getinte deel</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>De anderen</translation>
    </message>
    <message>
        <source>The position was copied as text, as you see it; the hidden cards were drawn at random.</source>
        <translation>De stelling is als tekst gekopieerd, zoals jij die ziet; verborgen kaarten zijn willekeurig ingevuld.</translation>
    </message>
    <message>
        <source>The rest are listed below.</source>
        <translation>De andere staan hieronder apart.</translation>
    </message>
    <message>
        <source>The review cannot be started: {reason}.</source>
        <translation>De analyse kan niet worden gestart: {reason}.</translation>
    </message>
    <message>
        <source>The review is ready.</source>
        <translation>De analyse is klaar.</translation>
    </message>
    <message>
        <source>The review stopped early. Open it again to retry.</source>
        <translation>De analyse is afgebroken. Open die nog eens om het opnieuw te proberen.</translation>
    </message>
    <message>
        <source>The seed is shown once the game is over. You can then run this line in a terminal to get the same SHA-256:</source>
        <translation>Het startgetal wordt getoond als de partij voorbij is. Met deze opdrachtregel krijg je dan in een terminal dezelfde SHA-256:</translation>
    </message>
    <message>
        <source>The seed was chosen or known beforehand, so this is a practice game.</source>
        <translation>Het startgetal van deze partij was gekozen of vooraf bekend; daarom is dit een oefenpartij.</translation>
    </message>
    <message>
        <source>The seed:</source>
        <translation>Het startgetal:</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>Het keerpunt</translation>
    </message>
    <message>
        <source>The whole game was copied as text.</source>
        <translation>De hele partij is als tekst gekopieerd.</translation>
    </message>
    <message>
        <source>There is nothing to solve yet. Review a finished game and press “Try again here” at a decision to make it an exercise.</source>
        <translation>Er valt nog niets op te lossen. Analyseer een afgelopen partij en kies bij een beslissing ‘Hier opnieuw proberen’: die wordt dan een oefening.</translation>
    </message>
    <message>
        <source>There was a better move. Take yours back?</source>
        <translation>Er was een betere zet. De jouwe terugnemen?</translation>
    </message>
    <message>
        <source>There was never more than one possible move.</source>
        <translation>Er was telkens maar één zet mogelijk.</translation>
    </message>
    <message>
        <source>Third-party code in Qt {version}</source>
        <translation>Code van derden in Qt {version}</translation>
    </message>
    <message>
        <source>This game is in progress.</source>
        <translation>Deze partij wordt nu gespeeld.</translation>
    </message>
    <message>
        <source>This game is not finished, so you see only what everyone at the table saw.</source>
        <translation>Deze partij is niet afgelopen, dus je ziet alleen wat iedereen aan tafel zag.</translation>
    </message>
    <message>
        <source>This game is not finished, so you see only what {player} saw.</source>
        <translation>Deze partij is niet afgelopen, dus je ziet alleen wat {player} zag.</translation>
    </message>
    <message>
        <source>This game is over but still on the table.</source>
        <translation>Deze partij is afgelopen en ligt nog op tafel.</translation>
    </message>
    <message>
        <source>This game was played under older rules, so it is shown only as far as today’s rules allow.</source>
        <translation>Deze partij is met oudere regels gespeeld; je ziet alleen het deel dat ook volgens de huidige regels kan.</translation>
    </message>
    <message>
        <source>This game was started under older rules.</source>
        <translation>Deze partij is met oudere regels begonnen.</translation>
    </message>
    <message>
        <source>This record is damaged, so it is shown only as far as it can be read.</source>
        <translation>Deze opname is beschadigd, dus je ziet alleen het deel dat nog te lezen is.</translation>
    </message>
    <message>
        <source>This text is neither a game nor a position, so it cannot be pasted.</source>
        <translation>Deze tekst is geen partij en geen stelling en kan dus niet worden geplakt.</translation>
    </message>
    <message>
        <source>Throne Desktop is free software, and so is everything it is made of. Choose a part to read its license.</source>
        <translation>Throne Desktop is vrije software, net als alles waaruit het bestaat. Kies een onderdeel om de licentie te lezen.</translation>
    </message>
    <message>
        <source>Time is up, but you may finish this one · {solved} solved</source>
        <translation>De tijd is om, maar deze mag je nog afmaken · {solved} opgelost</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Too few games to say more.</source>
        <translation>Te weinig partijen om meer te zeggen.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Beurt {number}</translation>
    </message>
    <message>
        <source>Turn {number}: {player}</source>
        <translation>Beurt {number}: {player}</translation>
    </message>
    <message>
        <source>Turn {turn}, move {number}</source>
        <translation>Beurt {turn}, zet {number}</translation>
    </message>
    <message>
        <source>Turn {turn}, {player}: {chance}%</source>
        <translation>Beurt {turn}, {player}: {chance}%</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}, {player}: {chance}%, after a move that cost %n point(s)</source>
        <translation>
            <numerusform>Beurt {turn}, {player}: {chance}%, na een zet die %n punt kostte</numerusform>
            <numerusform>Beurt {turn}, {player}: {chance}%, na een zet die %n punten kostte</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}: {move}</source>
        <translation>Beurt {turn}: {move}</translation>
    </message>
    <message>
        <source>Turning point: turn {number} of {all}</source>
        <translation>Keerpunt: beurt {number} van {all}</translation>
    </message>
    <message>
        <source>Week by week</source>
        <translation>Week voor week</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>Week vanaf</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>Wat het meest kost</translation>
    </message>
    <message>
        <source>What costs you most: {fault} ({game}).</source>
        <translation>Hiermee verlies je het meest: {fault} ({game}).</translation>
    </message>
    <message>
        <source>What could be known</source>
        <translation>Wat er te weten viel</translation>
    </message>
    <message>
        <source>What was true</source>
        <translation>Wat waar was</translation>
    </message>
    <message>
        <source>Where the score comes from</source>
        <translation>Waar de score vandaan komt</translation>
    </message>
    <message>
        <source>Which of these moves?</source>
        <translation>Welke van deze zetten?</translation>
    </message>
    <message>
        <source>Winner: {player}, {score}</source>
        <translation>Winnaar: {player}, {score}</translation>
    </message>
    <message>
        <source>Wins over time</source>
        <translation>Overwinningen in de tijd</translation>
    </message>
    <message>
        <source>With help, such as a hint or a look at what was hidden: won {won} of {games}.</source>
        <translation>Met hulp, zoals een hint of een blik op wat verborgen was: {won} van {games} gewonnen.</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Met de muis</translation>
    </message>
    <message numerus="yes">
        <source>With these cards, the better move gained %n point(s).</source>
        <translation>
            <numerusform>Zoals de kaarten lagen, had de betere zet %n punt meer opgeleverd.</numerusform>
            <numerusform>Zoals de kaarten lagen, had de betere zet %n punten meer opgeleverd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards, the move played gained %n point(s): that was luck.</source>
        <translation>
            <numerusform>Zoals de kaarten lagen, leverde de gespeelde zet %n punt meer op: dat was geluk.</numerusform>
            <numerusform>Zoals de kaarten lagen, leverde de gespeelde zet %n punten meer op: dat was geluk.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won {won} of {games} and shared {shared}. A fair share would be {fair}.</source>
        <translation>{won} van {games} gewonnen, {shared} gedeeld. Bij gelijke kansen: {fair}.</translation>
    </message>
    <message>
        <source>Won {won} of {games}. A fair share would be {fair}.</source>
        <translation>{won} van {games} gewonnen. Bij gelijke kansen: {fair}.</translation>
    </message>
    <message>
        <source>Won, out of those played to the end. Days in a row so far: {row}.</source>
        <translation>Gewonnen, van alle uitgespeelde partijen. Dagen op rij: {row}.</translation>
    </message>
    <message>
        <source>Worlds imagined: {worlds}. Simulations: {simulations}.</source>
        <translation>Denkbeeldige werelden: {worlds}. Simulaties: {simulations}.</translation>
    </message>
    <message>
        <source>Worth another try: {player}</source>
        <translation>Zetten om over te doen: {player}</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jaar</translation>
    </message>
    <message>
        <source>Year by year</source>
        <translation>Jaar voor jaar</translation>
    </message>
    <message>
        <source>You are clearly above it.</source>
        <translation>Daar zit je duidelijk boven.</translation>
    </message>
    <message>
        <source>You are clearly below it.</source>
        <translation>Daar zit je duidelijk onder.</translation>
    </message>
    <message>
        <source>You are playing on from the pasted position, as practice. This game is not saved.</source>
        <translation>Je speelt verder vanuit de geplakte stelling, als oefening. Deze partij wordt niet bewaard.</translation>
    </message>
    <message>
        <source>You are playing on. The first result counts, whatever follows.</source>
        <translation>Je speelt verder. De eerste uitslag telt, wat er ook volgt.</translation>
    </message>
    <message>
        <source>You are trying again from here, as practice. Press V to go back to the review.</source>
        <translation>Je probeert het vanaf hier opnieuw, als oefening. Met V ga je terug naar de analyse.</translation>
    </message>
    <message numerus="yes">
        <source>You get a rating after {number} games; so far %n game(s) count toward it.</source>
        <translation>
            <numerusform>Vanaf {number} partijen staat hier een rating; tot nu toe telt daarvoor %n partij.</numerusform>
            <numerusform>Vanaf {number} partijen staat hier een rating; tot nu toe tellen daarvoor %n partijen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold the throne</source>
        <translation>De troon is van jou</translation>
    </message>
    <message>
        <source>You know this one by now: it will not come back.</source>
        <translation>Deze ken je nu: die komt niet meer terug.</translation>
    </message>
    <message>
        <source>You share the throne</source>
        <translation>Je deelt de troon</translation>
    </message>
    <message>
        <source>Your fair share is what you would win if all sides played equally well: one game in two against one opponent, one in four against three. Partners count as one side.</source>
        <translation>Bij gelijke kansen speelt iedereen even goed: dan win je een van de twee partijen tegen één tegenstander, een van de vier tegen drie. Partners tellen als één.</translation>
    </message>
    <message>
        <source>Your first game is still to come</source>
        <translation>Je eerste partij wacht nog</translation>
    </message>
    <message>
        <source>Your game is safe: every move so far has been saved, and you can continue.</source>
        <translation>Er is niets van de partij verloren: elke zet tot nu toe is opgeslagen, en je kunt verder spelen.</translation>
    </message>
    <message>
        <source>Your only move is made for you.</source>
        <translation>Je enige zet wordt voor je gedaan.</translation>
    </message>
    <message>
        <source>Your only move is made for you: {move}.</source>
        <translation>Je enige zet wordt voor je gedaan: {move}.</translation>
    </message>
    <message>
        <source>Your true share of wins probably lies between {low}% and {high}%; the fair share is {fair}%.</source>
        <translation>Je ware aandeel in de overwinningen ligt waarschijnlijk tussen {low}% en {high}%; bij gelijke kansen is het {fair}%.</translation>
    </message>
    <message>
        <source>find a better way</source>
        <translation>zoek een betere zet</translation>
    </message>
    <message>
        <source>from the move that cost you most</source>
        <translation>uit de zet die je het meest kostte</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>denkt na</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>move by move</source>
        <translation>zet voor zet</translation>
    </message>
    <message>
        <source>new deal, same rivals</source>
        <translation>nieuwe kaarten, zelfde tegenstanders</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>geen winnaar</translation>
    </message>
    <message>
        <source>percentage points of winning chance gained over any other move</source>
        <translation>punten winkans meer dan met elke andere zet</translation>
    </message>
    <message>
        <source>percentage points of winning chance lost</source>
        <translation>procentpunten winkans verloren</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punten</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gedeeld</translation>
    </message>
    <message>
        <source>sold out</source>
        <extracomment>At a stall whose pile has run out.</extracomment>
        <translation>leeg</translation>
    </message>
    <message>
        <source>starts at move {move}</source>
        <translation>vanaf zet {move}</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>te weinig</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{before} → {after}%</source>
        <translation>{before} → {after}%</translation>
    </message>
    <message>
        <source>{count} from your own games, {due} due today</source>
        <translation>{count} uit je eigen partijen, {due} voor vandaag</translation>
    </message>
    <message>
        <source>{count} ready-made, {solved} solved, {due} due today</source>
        <translation>{count} kant-en-klaar, {solved} opgelost, {due} voor vandaag</translation>
    </message>
    <message>
        <source>{date}: no game.</source>
        <translation>{date}: geen partij.</translation>
    </message>
    <message>
        <source>{date}: won {won} of {games}; the fair share is {fair}.</source>
        <translation>{date}: {won} van {games} gewonnen; bij gelijke kansen {fair}.</translation>
    </message>
    <message>
        <source>{fault}, {game}. Count: {times}. Points: {points}.</source>
        <translation>{fault}, {game}. Aantal: {times}. Punten: {points}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} t/m {last}</translation>
    </message>
    <message>
        <source>{game}, out of 100 games with {seats} players: {levels}.</source>
        <translation>{game}, van de 100 partijen met {seats} spelers: {levels}.</translation>
    </message>
    <message>
        <source>{game}, out of 100 rounds with {seats} players: {levels}.</source>
        <translation>{game}, van de 100 ronden met {seats} spelers: {levels}.</translation>
    </message>
    <message>
        <source>{game}, {opponents}: no game yet.</source>
        <translation>{game}, {opponents}: nog geen partij.</translation>
    </message>
    <message>
        <source>{game}, {opponents}: {score}</source>
        <translation>{game}, {opponents}: {score}</translation>
    </message>
    <message>
        <source>{game}: the chance to win, decision by decision</source>
        <translation>{game}: de winkans, beslissing voor beslissing</translation>
    </message>
    <message>
        <source>{game}: your rating</source>
        <translation>{game}: jouw rating</translation>
    </message>
    <message>
        <source>{level} · won here: {won} of {games}</source>
        <translation>{level} · hier gewonnen: {won} van {games}</translation>
    </message>
    <message>
        <source>{level}, level {number} of {levels}</source>
        <translation>{level}, niveau {number} van {levels}</translation>
    </message>
    <message>
        <source>{low} and {high}</source>
        <translation>{low} en {high}</translation>
    </message>
    <message>
        <source>{low}–{high}%</source>
        <translation>{low}–{high}%</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} · {solved} solved</source>
        <translation>{minutes}:{seconds} · {solved} opgelost</translation>
    </message>
    <message>
        <source>{move}. {why}</source>
        <translation>{move}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>{number} with %n player(s)</source>
        <translation>
            <numerusform>{number} bij %n speler</numerusform>
            <numerusform>{number} bij %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{opponents}: {score}</source>
        <translation>{opponents}: {score}</translation>
    </message>
    <message>
        <source>{players} hold the throne</source>
        <translation>Op de troon: {players}</translation>
    </message>
    <message>
        <source>{player} got {gain} this round and now has {score}.</source>
        <translation>{player} kreeg deze ronde {gain} en heeft nu {score}.</translation>
    </message>
    <message>
        <source>{player} has conceded</source>
        <translation>{player} heeft opgegeven</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>{player} heeft de partij opgegeven.</translation>
    </message>
    <message>
        <source>{player} has {score}.</source>
        <translation>{player} heeft {score}.</translation>
    </message>
    <message>
        <source>{player} holds the throne</source>
        <translation>{player} zit op de troon</translation>
    </message>
    <message>
        <source>{player} is about to move.</source>
        <translation>{player} is aan zet.</translation>
    </message>
    <message>
        <source>{player} is here</source>
        <translation>{player} is er</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>{player} denkt na.</translation>
    </message>
    <message>
        <source>{player} says: {words}</source>
        <translation>{player} zegt: {words}</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} wint</translation>
    </message>
    <message>
        <source>{player} {score}</source>
        <translation>{player} {score}</translation>
    </message>
    <message>
        <source>{player}, concede the game? It ends now, and you lose.</source>
        <translation>{player}, de partij opgeven? Dan is die meteen voorbij en verlies je.</translation>
    </message>
    <message>
        <source>{player}, concede the game? The others play on, with a bot in your seat.</source>
        <translation>{player}, de partij opgeven? De anderen spelen verder, met een bot op jouw plaats.</translation>
    </message>
    <message>
        <source>{player}, whose turn it is: {score}</source>
        <translation>{player}, aan de beurt: {score}</translation>
    </message>
    <message>
        <source>{player}: {deed}</source>
        <extracomment>What a player did, for instance &quot;Ann: King revealed.&quot;</extracomment>
        <translation>{player}: {deed}</translation>
    </message>
    <message>
        <source>{player}: {prompt}</source>
        <translation>{player}: {prompt}</translation>
    </message>
    <message>
        <source>{player}: {score}</source>
        <translation>{player}: {score}</translation>
    </message>
    <message>
        <source>{player}: {sentence}</source>
        <translation>{player}: {sentence}</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}: {words}</translation>
    </message>
    <message>
        <source>{player}’s chance to win, as the bots see it</source>
        <translation>Winkans volgens de bots ({player})</translation>
    </message>
    <message>
        <source>{player}’s game</source>
        <translation>Partij: {player}</translation>
    </message>
    <message>
        <source>{player}’s score</source>
        <translation>Score van {player}</translation>
    </message>
    <message>
        <source>{prompt} Step {step} of {steps}.</source>
        <translation>{prompt} Stap {step} van {steps}.</translation>
    </message>
    <message>
        <source>{round}, turn {turn}, move {number}</source>
        <translation>{round}, beurt {turn}, zet {number}</translation>
    </message>
    <message>
        <source>{seats} players: {won} of {games}.</source>
        <translation>Met {seats} spelers: {won} van {games}.</translation>
    </message>
    <message>
        <source>{solved} solved, {missed} missed</source>
        <translation>{solved} opgelost, {missed} gemist</translation>
    </message>
    <message>
        <source>{source}: {scores}.</source>
        <translation>{source}: {scores}.</translation>
    </message>
    <message>
        <source>{start}% at the beginning, {result}% at the end: luck, skill, and the other players account for the difference.</source>
        <translation>{start}% aan het begin, {result}% aan het eind: geluk, vaardigheid en de andere spelers verklaren het verschil.</translation>
    </message>
    <message>
        <source>{temperament}. {manner}</source>
        <translation>{temperament}. {manner}</translation>
    </message>
    <message>
        <source>{what} Key: {key}</source>
        <translation>{what} Toets: {key}</translation>
    </message>
    <message>
        <source>{what} The game then counts as assisted. Key: {key}</source>
        <translation>{what} Daarna telt dit als partij met hulp. Toets: {key}</translation>
    </message>
    <message>
        <source>{what} There is something new.</source>
        <translation>{what} Er is iets nieuws.</translation>
    </message>
    <message>
        <source>{when}: {scores}</source>
        <translation>{when}: {scores}</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} van {games}</translation>
    </message>
    <message>
        <source>{zone} · Point at a card in your hand to see what it would change.</source>
        <extracomment>Below a track of tokens, for instance &quot;Power · Point at a card in your hand to see what it would change.&quot;</extracomment>
        <translation>{zone} · Wijs een handkaart aan om te zien wat die verandert.</translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n card(s).</source>
        <translation>
            <numerusform>{zone}: %n kaart.</numerusform>
            <numerusform>{zone}: %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n token(s).</source>
        <translation>
            <numerusform>{zone}: %n fiche.</numerusform>
            <numerusform>{zone}: %n fiches.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>‘{words}’</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>The bot chose “{move}”, which the rules do not allow now.</source>
        <translation>De bot koos ‘{move}’, maar de regels staan dat nu niet toe.</translation>
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
        <source>The bot’s answer made no sense.</source>
        <translation>Het antwoord van de bot was onbruikbaar.</translation>
    </message>
    <message>
        <source>The bot’s process cannot be started: {reason}.</source>
        <translation>Het proces van de bot kan niet worden gestart: {reason}.</translation>
    </message>
    <message>
        <source>The bot’s process ended without an answer.</source>
        <translation>Het proces van de bot is zonder antwoord gestopt.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n ronden</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot plays this seat, and only a person can redo a move.</source>
        <translation>Op deze plaats speelt een bot; alleen een mens kan een zet opnieuw doen.</translation>
    </message>
    <message>
        <source>A bot plays this seat, and only a person can take a move back.</source>
        <translation>Op deze plaats speelt een bot; alleen een mens kan een zet terugnemen.</translation>
    </message>
    <message>
        <source>A seed is a whole number of at most {bits} bits, not {seed}.</source>
        <translation>Een startgetal is een geheel getal van hoogstens {bits} bits, niet {seed}.</translation>
    </message>
    <message>
        <source>An edition needs a name.</source>
        <translation>Een editie heeft een naam nodig.</translation>
    </message>
    <message>
        <source>Another program changed {file}, so this game is now saved in {other}.</source>
        <translation>Een ander programma heeft {file} gewijzigd; deze partij wordt daarom nu in {other} opgeslagen.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Aan het begin</translation>
    </message>
    <message>
        <source>Nothing to redo: no move has been taken back since the last one was played.</source>
        <translation>Er valt niets opnieuw te doen: sinds de laatste zet is er niets teruggenomen.</translation>
    </message>
    <message>
        <source>Only {player}, who took these moves back, can redo them.</source>
        <translation>Alleen {player}, die deze zetten terugnam, kan ze opnieuw doen.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Saving works again: the whole game is in {file}.</source>
        <translation>Opslaan lukt weer: de hele partij staat in {file}.</translation>
    </message>
    <message>
        <source>Something has been revealed since your last move, and only solo games against bots can go back past that.</source>
        <translation>Sinds je laatste zet is er iets onthuld; verder terug kan alleen als je in je eentje tegen bots speelt.</translation>
    </message>
    <message>
        <source>The edition {file} cannot be used. {reason}</source>
        <extracomment>{reason} is a whole sentence.</extracomment>
        <translation>De editie {file} kan niet worden gebruikt. {reason}</translation>
    </message>
    <message>
        <source>The edition {file} contains “{field}”, which this program does not recognize.</source>
        <translation>In de editie {file} staat ‘{field}’, maar dat kent dit programma niet.</translation>
    </message>
    <message>
        <source>The edition {file} is damaged at “{field}” and cannot be opened.</source>
        <extracomment>{field} is a word of the file format, not translated.</extracomment>
        <translation>De editie {file} is bij ‘{field}’ beschadigd en kan niet worden geopend.</translation>
    </message>
    <message>
        <source>The edition {file} is for a game that this program does not have: {game}.</source>
        <translation>De editie {file} is van een spel dat dit programma niet kent: {game}.</translation>
    </message>
    <message>
        <source>The edition {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>De editie {file} is met een nieuwere versie van dit programma gemaakt en kan niet worden geopend.</translation>
    </message>
    <message>
        <source>The edition’s texts are too long to be saved.</source>
        <translation>De teksten van de editie zijn te lang om te bewaren.</translation>
    </message>
    <message>
        <source>The file {file} already holds other data; a game needs a file of its own.</source>
        <translation>Het bestand {file} bevat al iets anders; een partij heeft een eigen bestand nodig.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>Het bestand {file} kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} has too many lines to be a game.</source>
        <translation>Het bestand {file} heeft te veel regels voor een partij.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} MB, too big for a record of a game.</source>
        <translation>Het bestand {file} is met meer dan {limit} MB te groot voor een opname van een partij.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} kB, too big for an edition.</source>
        <translation>Het bestand {file} is met meer dan {limit} kB te groot voor een editie.</translation>
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
        <source>The file {file} is not an edition of a game.</source>
        <extracomment>{file} is a file&apos;s name.</extracomment>
        <translation>Het bestand {file} is geen editie van een spel.</translation>
    </message>
    <message>
        <source>The file {file} was missing, so the whole game was written to it again.</source>
        <translation>Het bestand {file} was verdwenen; de hele partij is daarom opnieuw weggeschreven.</translation>
    </message>
    <message>
        <source>The game cannot be written to {file}: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>De partij kan niet in {file} worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>The game in {file} is open in another window: here you can watch it, but not play it.</source>
        <translation>De partij in {file} is in een ander venster open; hier kun je alleen toekijken.</translation>
    </message>
    <message>
        <source>The option {option} takes only {values}, not {value}.</source>
        <translation>De optie {option} kent alleen {values}, niet {value}.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} breaks rule {rule}.</source>
        <extracomment>{rule} is the number of a rule, such as R12.</extracomment>
        <translation>De opname is gewijzigd: zet {number} is in strijd met spelregel {rule}.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} comes after the game was conceded.</source>
        <translation>De opname is gewijzigd: zet {number} komt na het opgeven van de partij.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} does not lead where the record says.</source>
        <translation>De opname is gewijzigd: zet {number} leidt niet tot de stelling die erbij staat.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} is not a move of this game.</source>
        <translation>De opname is gewijzigd: zet {number} bestaat niet in dit spel.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} was made by {player} out of turn.</source>
        <translation>De opname is gewijzigd: zet {number} is van {player}, maar die was niet aan de beurt.</translation>
    </message>
    <message>
        <source>The record was changed: nobody could have conceded the game like that after move {number}.</source>
        <translation>De opname is gewijzigd: na zet {number} kon niemand de partij zo opgeven.</translation>
    </message>
    <message>
        <source>The record was changed: the undo after move {number} is wrongly marked.</source>
        <translation>De opname is gewijzigd: het terugnemen na zet {number} is verkeerd aangegeven.</translation>
    </message>
    <message>
        <source>The record was made under older rules, and its game can no longer be set up.</source>
        <translation>De opname is met oudere regels gemaakt, en de partij kan niet meer worden opgezet.</translation>
    </message>
    <message>
        <source>The record was made under older rules: you can watch it, but not continue it.</source>
        <translation>De opname is met oudere regels gemaakt: je kunt die bekijken, maar niet voortzetten.</translation>
    </message>
    <message>
        <source>The record {file} breaks off at line {line}; you can continue from the moves before it.</source>
        <translation>De opname {file} breekt af in regel {line}; vanaf de zetten daarvoor kun je verder spelen.</translation>
    </message>
    <message>
        <source>The record {file} is damaged at line {line}; you can continue from the moves before it.</source>
        <translation>De opname {file} is in regel {line} beschadigd; vanaf de zetten daarvoor kun je verder spelen.</translation>
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
        <source>The record {file} is for a game that this program does not have: {game}.</source>
        <translation>De opname {file} is van een spel dat dit programma niet kent: {game}.</translation>
    </message>
    <message>
        <source>The record {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>De opname {file} is met een nieuwere versie van dit programma gemaakt en kan niet worden geopend.</translation>
    </message>
    <message>
        <source>There is no file called {file}.</source>
        <translation>Het bestand {file} bestaat niet.</translation>
    </message>
    <message>
        <source>There is no game called {game}; the games are: {games}.</source>
        <translation>Het spel {game} bestaat niet; de spellen zijn: {games}.</translation>
    </message>
    <message>
        <source>There is no level called {level} in {game}; the levels are: {levels}.</source>
        <translation>Het niveau {level} bestaat niet in {game}; de niveaus zijn: {levels}.</translation>
    </message>
    <message>
        <source>There is no opponent called {opponent}; the opponents are: {opponents}.</source>
        <translation>De tegenstander {opponent} bestaat niet; de tegenstanders zijn: {opponents}.</translation>
    </message>
    <message>
        <source>Turning point: round {number} of {all}</source>
        <translation>Keerpunt: ronde {number} van {all}</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} cards; it has {number}.</source>
        <extracomment>Of an edition that players make; the cards are those of the whole deck.</extracomment>
        <translation>Met {seats} spelers heeft een editie minstens {least} kaarten nodig; deze heeft er {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition of this game can have at most {most} cards, not {number}.</source>
        <translation>Met {seats} spelers mag een editie van dit spel hoogstens {most} kaarten hebben, niet {number}.</translation>
    </message>
    <message>
        <source>You cannot make editions of {game}.</source>
        <translation>Van {game} kun je geen eigen edities maken.</translation>
    </message>
    <message>
        <source>You have no move to take back.</source>
        <translation>Je hebt geen zet om terug te nemen.</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>%n punt verschil</numerusform>
            <numerusform>%n punten verschil</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>tied on points</source>
        <translation>gelijk in punten</translation>
    </message>
    <message>
        <source>{game} has no card “{name}” whose number an edition can change.</source>
        <translation>{game} heeft geen kaart ‘{name}’ waarvan je het aantal in een editie kunt veranderen.</translation>
    </message>
    <message>
        <source>{game} has no edition {number}, only 1 to {last}.</source>
        <translation>{game} heeft geen editie {number}, alleen 1 tot en met {last}.</translation>
    </message>
    <message>
        <source>{game} has no number “{name}” that an edition can change.</source>
        <translation>{game} heeft geen getal ‘{name}’ dat je in een editie kunt veranderen.</translation>
    </message>
    <message>
        <source>{game} has no option called {option}; its options are: {options}.</source>
        <translation>{game} heeft geen optie {option}; de opties zijn: {options}.</translation>
    </message>
    <message>
        <source>{game} is for {fewest} to {most} players, not {number}.</source>
        <translation>{game} is voor {fewest} tot en met {most} spelers, niet voor {number}.</translation>
    </message>
    <message>
        <source>{name} can take only one seat.</source>
        <translation>{name} kan maar op één plaats zitten.</translation>
    </message>
    <message>
        <source>{number} bots are too many: there are only {seats} seats.</source>
        <translation>{number} bots is te veel: er zijn maar {seats} plaatsen.</translation>
    </message>
    <message>
        <source>{what}: the number must be from {least} to {most}, not {number}.</source>
        <extracomment>{what} is a number&apos;s name, such as “Cards in hand”, or the name of a card, of which there are so many.</extracomment>
        <translation>{what}: toegestaan is {least} tot en met {most}, niet {number}.</translation>
    </message>
    <message>
        <source>“{text}” does not say what an edition changes, as “hand=4,joker*4” does.</source>
        <extracomment>{text} is what somebody has typed or a file holds; “hand=4,joker*4” stays as it is.</extracomment>
        <translation>‘{text}’ zegt niet wat een editie verandert; ‘hand=4,joker*4’ doet dat bijvoorbeeld wel.</translation>
    </message>
</context>
<context>
    <name>engine/bot</name>
    <message>
        <source>Chance picked this move.</source>
        <translation>Deze zet is door het toeval gekozen.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Er is geen andere zet.</translation>
    </message>
    <message>
        <source>This bot cannot move: it is another seat’s turn.</source>
        <translation>Deze bot kan niets doen: hij is niet aan de beurt.</translation>
    </message>
</context>
<context>
    <name>engine/edition</name>
    <message>
        <source>A random game with {seats} players was not over after {moves} moves.</source>
        <translation>Een willekeurige partij met {seats} spelers was na {moves} zetten nog niet afgelopen.</translation>
    </message>
    <message>
        <source>{games} random games ended after {shortest} to {longest} moves, and bots played one game with each number of players.</source>
        <extracomment>{shortest} and {longest} are numbers of moves; they are never 1.</extracomment>
        <translation>{games} willekeurige partijen eindigden na {shortest} tot {longest} zetten, en bots speelden één partij met elk aantal spelers.</translation>
    </message>
</context>
<context>
    <name>engine/farewell</name>
    <message>
        <source>A good game. I would gladly play it again.</source>
        <translation>Mooie partij. Die speel ik graag nog eens.</translation>
    </message>
    <message>
        <source>A sound game. Next time I will look twice.</source>
        <translation>Degelijk gespeeld. De volgende keer kijk ik beter uit.</translation>
    </message>
    <message>
        <source>As even as balanced scales. Shall we weigh again?</source>
        <translation>Precies in balans. Wegen we nog eens?</translation>
    </message>
    <message>
        <source>Cleverly done. I want my revenge.</source>
        <translation>Slim gedaan. Ik wil revanche.</translation>
    </message>
    <message>
        <source>Even. For now.</source>
        <translation>Gelijk. Voorlopig.</translation>
    </message>
    <message>
        <source>Even. That calls for another game.</source>
        <translation>Gelijk. Dat vraagt om nog een partij.</translation>
    </message>
    <message>
        <source>Even? I must have missed a trick.</source>
        <translation>Gelijk? Dan heb ik een kans gemist.</translation>
    </message>
    <message>
        <source>Fair enough. I can live with that.</source>
        <translation>Eerlijk is eerlijk. Daar kan ik mee leven.</translation>
    </message>
    <message>
        <source>Half a win sounds like an invitation.</source>
        <translation>Een halve overwinning klinkt als een uitnodiging.</translation>
    </message>
    <message>
        <source>I could have done worse. So could you.</source>
        <translation>Het had slechter gekund. Voor jou ook.</translation>
    </message>
    <message>
        <source>I have nothing to complain about. Another one?</source>
        <translation>Ik heb niets te klagen. Nog een?</translation>
    </message>
    <message>
        <source>I keep count, you know. You may want to as well.</source>
        <translation>Ik hou de stand bij, weet je. Doe jij dat ook maar.</translation>
    </message>
    <message>
        <source>I left an opening, and you found it.</source>
        <translation>Ik liet een gat open, en jij vond het.</translation>
    </message>
    <message>
        <source>I like taking risks. Today it paid off.</source>
        <translation>Ik waag graag iets. Vandaag loonde het.</translation>
    </message>
    <message>
        <source>I was never sure of it until the end.</source>
        <translation>Tot het einde was ik er niet zeker van.</translation>
    </message>
    <message>
        <source>I will remember this. Fondly, almost.</source>
        <translation>Dit onthoud ik. Bijna met plezier.</translation>
    </message>
    <message>
        <source>It seems we both had something up our sleeves.</source>
        <translation>We hadden blijkbaar allebei iets achter de hand.</translation>
    </message>
    <message>
        <source>It went my way today. Next time it may go yours.</source>
        <translation>Vandaag zat het mij mee. De volgende keer misschien jou.</translation>
    </message>
    <message>
        <source>Neither of us blinked. Once more?</source>
        <translation>We gaven allebei geen krimp. Nog een keer?</translation>
    </message>
    <message>
        <source>Now you know some of my tricks. There are others.</source>
        <translation>Nu ken je een paar van mijn trucs. Er zijn er nog meer.</translation>
    </message>
    <message>
        <source>One step at a time: that is all I did.</source>
        <translation>Stap voor stap, meer deed ik niet.</translation>
    </message>
    <message>
        <source>So neither of us owes the other anything. How strange.</source>
        <translation>Dan zijn we elkaar niets schuldig. Vreemd.</translation>
    </message>
    <message>
        <source>That settles an old score. Shall we open a new one?</source>
        <translation>Dat vereffent een oude rekening. Openen we een nieuwe?</translation>
    </message>
    <message>
        <source>That was fun. Challenge me again.</source>
        <translation>Dat was leuk. Daag me weer uit.</translation>
    </message>
    <message>
        <source>This one is yours. The next one is mine.</source>
        <translation>Deze is voor jou. De volgende is voor mij.</translation>
    </message>
    <message>
        <source>Well played. You earned that.</source>
        <translation>Goed gespeeld. Dat heb je verdiend.</translation>
    </message>
    <message>
        <source>Well won. I would risk it all again.</source>
        <translation>Mooi gewonnen. Ik zou zo weer alles wagen.</translation>
    </message>
    <message>
        <source>You kept your nerve. I want a rematch.</source>
        <translation>Je hield het hoofd koel. Ik wil nog een kans.</translation>
    </message>
    <message>
        <source>You saw through me. I must think of something new.</source>
        <translation>Je had me door. Ik moet iets nieuws verzinnen.</translation>
    </message>
    <message>
        <source>You will see it coming next time, I am sure.</source>
        <translation>De volgende keer zie je het aankomen, dat weet ik zeker.</translation>
    </message>
</context>
<context>
    <name>engine/greeting</name>
    <message>
        <source>A streak like mine has to end one day. Go on, end it.</source>
        <translation>Ook aan een reeks als de mijne komt ooit een eind. Kom op, breek hem.</translation>
    </message>
    <message>
        <source>After last time I had to think of something. I did.</source>
        <translation>Na de vorige keer moest ik iets verzinnen. Dat is gelukt.</translation>
    </message>
    <message>
        <source>Good to see you again. Let us take our time.</source>
        <translation>Fijn je weer te zien. Laten we de tijd nemen.</translation>
    </message>
    <message>
        <source>I am on a roll. Somebody has to stop me. Why not you?</source>
        <translation>Ik ben op dreef. Iemand moet me stoppen. Waarom jij niet?</translation>
    </message>
    <message>
        <source>I have not forgotten last time.</source>
        <translation>Ik ben de vorige keer niet vergeten.</translation>
    </message>
    <message>
        <source>I have quite a few wins by now. Come and take one back.</source>
        <translation>Ik heb al heel wat zeges op mijn naam. Kom er een terughalen.</translation>
    </message>
    <message>
        <source>I have stopped counting. No, I have not.</source>
        <translation>Ik tel al niet meer. Of toch wel.</translation>
    </message>
    <message>
        <source>I have won a few in a row. It cannot last.</source>
        <translation>Ik heb een paar keer op rij gewonnen. Dat houdt een keer op.</translation>
    </message>
    <message>
        <source>I learned from last time. That is all.</source>
        <translation>Ik heb van de vorige keer geleerd, dat is alles.</translation>
    </message>
    <message>
        <source>I won last time, but I take nothing for granted.</source>
        <translation>De vorige keer won ik, maar dat zegt nog niets.</translation>
    </message>
    <message>
        <source>I won last time. Will you challenge me once more?</source>
        <translation>De vorige keer won ik. Durf je nog eens?</translation>
    </message>
    <message>
        <source>I won last time. You will want revenge.</source>
        <translation>De vorige keer won ik. Dat zul je me betaald willen zetten.</translation>
    </message>
    <message>
        <source>It has worked several times in a row. How many more?</source>
        <translation>Het is een paar keer op rij gelukt. Hoe vaak nog?</translation>
    </message>
    <message>
        <source>Last time I fooled you. Today you fooled me.</source>
        <translation>De vorige keer had ik jou beet. Vandaag had jij mij beet.</translation>
    </message>
    <message>
        <source>Last time I left an opening. I have been looking for it since.</source>
        <translation>De vorige keer liet ik een gat open. Sindsdien zoek ik ernaar.</translation>
    </message>
    <message>
        <source>Last time it went my way. Let us see about today.</source>
        <translation>De vorige keer zat het mij mee. Eens zien hoe het vandaag gaat.</translation>
    </message>
    <message>
        <source>Last time was mine, this one is yours. The scales are balanced.</source>
        <translation>De vorige was voor mij, deze is voor jou. De weegschaal is in balans.</translation>
    </message>
    <message>
        <source>Last time was yours, today is mine. That is fair.</source>
        <translation>De vorige keer jij, vandaag ik. Dat is eerlijk.</translation>
    </message>
    <message>
        <source>Last time you did not see it coming. Will you now?</source>
        <translation>De vorige keer zag je het niet aankomen. En vandaag?</translation>
    </message>
    <message>
        <source>Last time you had me. Today I risked more.</source>
        <translation>De vorige keer had je me te pakken. Vandaag durfde ik meer.</translation>
    </message>
    <message>
        <source>Several wins in a row, and not one of them felt safe.</source>
        <translation>Een paar op rij, en niet één voelde veilig.</translation>
    </message>
    <message>
        <source>Several wins in a row. You may guess how I do it.</source>
        <translation>Een paar op rij. Raad maar hoe ik het doe.</translation>
    </message>
    <message>
        <source>So we are even for last time.</source>
        <translation>Zo, nu staan we weer quitte.</translation>
    </message>
    <message>
        <source>So we meet again. I am glad of it.</source>
        <translation>Zo zien we elkaar weer. Dat doet me plezier.</translation>
    </message>
    <message>
        <source>So you got even. I would not have it any other way.</source>
        <translation>Dus je hebt je revanche. Ik had het niet anders gewild.</translation>
    </message>
    <message>
        <source>That makes several in a row. Your turn will come.</source>
        <translation>Dat zijn er een paar op rij. Jouw beurt komt nog.</translation>
    </message>
    <message>
        <source>There you are. We are not done with each other.</source>
        <translation>Daar ben je. We zijn nog niet klaar met elkaar.</translation>
    </message>
    <message>
        <source>Things have gone my way for a while. That makes me wary.</source>
        <translation>Het gaat me al een tijdje goed af. Dat maakt me voorzichtig.</translation>
    </message>
    <message>
        <source>We know each other. Or so each of us believes.</source>
        <translation>Wij kennen elkaar. Dat denken we tenminste allebei.</translation>
    </message>
    <message>
        <source>Whichever door I guard, you find the other one.</source>
        <translation>Welke deur ik ook bewaak, jij vindt de andere.</translation>
    </message>
    <message>
        <source>You again. That promises to be fun.</source>
        <translation>Jij weer. Dat belooft leuk te worden.</translation>
    </message>
    <message>
        <source>You beat me last time. Today I risk more.</source>
        <translation>De vorige keer versloeg je me. Vandaag waag ik meer.</translation>
    </message>
    <message>
        <source>You evened the score. Well done.</source>
        <translation>Je hebt de stand gelijkgetrokken. Goed gedaan.</translation>
    </message>
    <message>
        <source>You found me out again. I am running out of tricks.</source>
        <translation>Je had me weer door. Mijn trucs raken op.</translation>
    </message>
    <message>
        <source>You got even. I would have done the same.</source>
        <translation>Je hebt me teruggepakt. Ik had hetzelfde gedaan.</translation>
    </message>
    <message>
        <source>You have beaten me time and again. I am still here.</source>
        <translation>Je hebt me keer op keer verslagen. Ik ben er nog.</translation>
    </message>
    <message>
        <source>You have won every game lately. Today I will look twice.</source>
        <translation>De laatste tijd win je steeds. Vandaag kijk ik beter uit.</translation>
    </message>
    <message>
        <source>You keep beating me, and I keep coming back.</source>
        <translation>Je verslaat me telkens weer, en ik kom telkens terug.</translation>
    </message>
    <message>
        <source>You kept your nerve once more. I will be back.</source>
        <translation>Weer hield je het hoofd koel. Ik kom terug.</translation>
    </message>
    <message>
        <source>You outplayed me again. I take my hat off to you.</source>
        <translation>Weer speelde je beter. Petje af.</translation>
    </message>
    <message>
        <source>You owe me one more. The list grows.</source>
        <translation>Weer een die ik van je tegoed heb. De lijst groeit.</translation>
    </message>
    <message>
        <source>You owe me several games by now. I keep count.</source>
        <translation>Ik heb nu al een paar partijen van je tegoed. Ik hou de stand bij.</translation>
    </message>
    <message>
        <source>You read me like a book. I have changed a few pages.</source>
        <translation>Je leest me als een boek. Ik heb een paar bladzijden veranderd.</translation>
    </message>
    <message>
        <source>You saw through me last time. I have been thinking since.</source>
        <translation>De vorige keer had je me door. Sindsdien denk ik na.</translation>
    </message>
    <message>
        <source>You won last time. I have thought about that.</source>
        <translation>De vorige keer won jij. Ik heb erover nagedacht.</translation>
    </message>
</context>
<context>
    <name>engine/lab</name>
    <message numerus="yes">
        <source>%n card(s) still to be laid.</source>
        <translation>
            <numerusform>Er moet nog %n kaart worden neergelegd.</numerusform>
            <numerusform>Er moeten nog %n kaarten worden neergelegd.</numerusform>
        </translation>
    </message>
    <message>
        <source>A position must begin with its game, one of: {games}.</source>
        <translation>Een stelling begint met de naam van het spel, een van deze: {games}.</translation>
    </message>
    <message>
        <source>At this moment, it is {player}’s turn.</source>
        <translation>Op dit moment is {player} aan de beurt.</translation>
    </message>
    <message>
        <source>At this moment, nobody chooses in secret.</source>
        <translation>Op dit moment kiest niemand in het geheim.</translation>
    </message>
    <message>
        <source>At this moment, these players choose in secret, in order: {players}.</source>
        <translation>Op dit moment kiezen deze spelers in het geheim, in deze volgorde: {players}.</translation>
    </message>
    <message>
        <source>None of the games tried led to a table like this. The most common obstacle: {reason}</source>
        <translation>Geen van de geprobeerde partijen leidt tot zo’n tafel. Meestal ligt het hieraan: {reason}</translation>
    </message>
    <message>
        <source>None of the games tried led to a table like this; lay more of it by hand.</source>
        <translation>Geen van de geprobeerde partijen leidt tot zo’n tafel; leg zelf meer kaarten neer.</translation>
    </message>
    <message>
        <source>Nothing can happen at a table like this.</source>
        <translation>Aan zo’n tafel kan niets gebeuren.</translation>
    </message>
    <message>
        <source>Nothing more can be tried here; delete a branch first.</source>
        <translation>Hier valt niets meer te proberen; verwijder eerst een variant.</translation>
    </message>
    <message>
        <source>Once everyone has chosen, all choices are revealed together.</source>
        <translation>Als iedereen heeft gekozen, worden alle keuzes tegelijk onthuld.</translation>
    </message>
    <message>
        <source>Secret choices are made in turn: {player} is next.</source>
        <translation>Geheime keuzes gaan om de beurt: nu kiest {player}.</translation>
    </message>
    <message>
        <source>That card is not in this place.</source>
        <translation>Die kaart ligt niet op deze plaats.</translation>
    </message>
    <message>
        <source>That player is not at this table.</source>
        <translation>Die speler zit niet aan deze tafel.</translation>
    </message>
    <message>
        <source>The active player has not been chosen yet.</source>
        <translation>Wie er aan de beurt is, is nog niet gekozen.</translation>
    </message>
    <message>
        <source>The game cannot go on after this move: the table does not add up.</source>
        <translation>Na deze zet kan de partij niet verder: de tafel klopt niet.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: this moment does not fit the table.</source>
        <translation>Zo kan de partij niet verder: dit moment past niet bij de tafel.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>De partij is voorbij</translation>
    </message>
    <message>
        <source>The moment of the game has not been chosen yet.</source>
        <translation>Het moment van de partij is nog niet gekozen.</translation>
    </message>
    <message>
        <source>The position you started from cannot be deleted.</source>
        <translation>De stelling waarmee je begon, kun je niet verwijderen.</translation>
    </message>
    <message>
        <source>There is no place called {name}.</source>
        <translation>De kaartplaats {name} bestaat niet.</translation>
    </message>
    <message>
        <source>There is no setting called {name}.</source>
        <translation>De instelling {name} bestaat niet.</translation>
    </message>
    <message>
        <source>There is no {card} left in the box.</source>
        <translation>In de doos ligt geen {card} meer.</translation>
    </message>
    <message>
        <source>There must be an active player while the game lasts, and none once it is over.</source>
        <translation>Zolang de partij duurt, moet er iemand aan de beurt zijn; daarna niemand meer.</translation>
    </message>
    <message>
        <source>This card never goes in this place.</source>
        <translation>Deze kaart ligt nooit op deze plaats.</translation>
    </message>
    <message>
        <source>This game has no phase called {name}.</source>
        <translation>Dit spel kent geen moment {name}.</translation>
    </message>
    <message>
        <source>{name} cannot have this value.</source>
        <translation>Deze waarde is niet mogelijk voor {name}.</translation>
    </message>
    <message>
        <source>{name} must be from {least} to {most} here, not {number}.</source>
        <translation>{name} moet hier een getal van {least} tot en met {most} zijn, niet {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n number(s) expected here.</source>
        <translation>
            <numerusform>{name}: hier hoort %n getal te staan.</numerusform>
            <numerusform>{name}: hier horen %n getallen te staan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: there is no such card.</source>
        <translation>{name}: die kaart bestaat niet.</translation>
    </message>
    <message>
        <source>{name}: there is no such player.</source>
        <translation>{name}: die speler bestaat niet.</translation>
    </message>
    <message>
        <source>{name}: this does not fit the rest of the table.</source>
        <translation>{name}: dit past niet bij de rest van de tafel.</translation>
    </message>
    <message>
        <source>{name}: this list is too long for any game.</source>
        <translation>{name}: zo’n lange lijst komt in geen enkele partij voor.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: hier moet op dit moment minstens %n kaart zijn.</numerusform>
            <numerusform>{place}: hier moeten op dit moment minstens %n kaarten zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: at most %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: hier mag op dit moment hoogstens %n kaart zijn.</numerusform>
            <numerusform>{place}: hier mogen op dit moment hoogstens %n kaarten zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: exactly %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: hier moet op dit moment precies %n kaart zijn.</numerusform>
            <numerusform>{place}: hier moeten op dit moment precies %n kaarten zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no cards may lie here at this moment.</source>
        <translation>{place}: hier mag op dit moment geen kaart zijn.</translation>
    </message>
    <message>
        <source>{player} cannot have chosen this.</source>
        <translation>Dit kan {player} niet gekozen hebben.</translation>
    </message>
    <message>
        <source>{reason} {rule}</source>
        <translation>{reason} {rule}</translation>
    </message>
</context>
<context>
    <name>engine/level</name>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against knights; a fair share would be {fair}.</source>
        <translation>Wint met {seats} spelers {won} van de 10 partijen tegen ridders; bij gelijke kansen zouden het er {fair} zijn.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against marshals; a fair share would be {fair}.</source>
        <translation>Wint met {seats} spelers {won} van de 10 partijen tegen maarschalken; bij gelijke kansen zouden het er {fair} zijn.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against pages; a fair share would be {fair}.</source>
        <translation>Wint met {seats} spelers {won} van de 10 partijen tegen pages; bij gelijke kansen zouden het er {fair} zijn.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against regents; a fair share would be {fair}.</source>
        <translation>Wint met {seats} spelers {won} van de 10 partijen tegen regenten; bij gelijke kansen zouden het er {fair} zijn.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against squires; a fair share would be {fair}.</source>
        <translation>Wint met {seats} spelers {won} van de 10 partijen tegen schildknapen; bij gelijke kansen zouden het er {fair} zijn.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ridder</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Maarschalk</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Plays sensibly but makes beginner’s mistakes.</source>
        <translation>Speelt verstandig, maar maakt beginnersfouten.</translation>
    </message>
    <message>
        <source>Regent</source>
        <translation>Regent</translation>
    </message>
    <message>
        <source>Someone who has studied this level wins {won} of 100 games with {seats} players.</source>
        <translation>Van 100 partijen met {seats} spelers wint iemand die dit niveau heeft bestudeerd er {won}.</translation>
    </message>
    <message>
        <source>Someone who has studied this level wins {won} of 100 rounds with {seats} players.</source>
        <translation>Van 100 ronden met {seats} spelers wint iemand die dit niveau heeft bestudeerd er {won}.</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Schildknaap</translation>
    </message>
    <message>
        <source>Thinks several moves ahead and allows for your replies.</source>
        <translation>Denkt meerdere zetten vooruit en houdt rekening met je antwoorden.</translation>
    </message>
    <message>
        <source>Weighs every move and seldom misjudges one by much.</source>
        <translation>Weegt elke zet af en vergist zich zelden ernstig.</translation>
    </message>
    <message>
        <source>Weighs every move but often misjudges one.</source>
        <translation>Weegt elke zet af, maar verkijkt zich vaak.</translation>
    </message>
    <message>
        <source>Weighs every move with care, looking one move ahead.</source>
        <translation>Weegt elke zet zorgvuldig af en denkt één zet vooruit.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a knight.</source>
        <translation>Wint {won} van de 10 partijen tegen een ridder.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a marshal.</source>
        <translation>Wint {won} van de 10 partijen tegen een maarschalk.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a page.</source>
        <translation>Wint {won} van de 10 partijen tegen een page.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a regent.</source>
        <translation>Wint {won} van de 10 partijen tegen een regent.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a squire.</source>
        <translation>Wint {won} van de 10 partijen tegen een schildknaap.</translation>
    </message>
    <message>
        <source>{won} against a knight</source>
        <translation>{won} tegen een ridder</translation>
    </message>
    <message>
        <source>{won} against a marshal</source>
        <translation>{won} tegen een maarschalk</translation>
    </message>
    <message>
        <source>{won} against a page</source>
        <translation>{won} tegen een page</translation>
    </message>
    <message>
        <source>{won} against a regent</source>
        <translation>{won} tegen een regent</translation>
    </message>
    <message>
        <source>{won} against a squire</source>
        <translation>{won} tegen een schildknaap</translation>
    </message>
</context>
<context>
    <name>engine/list</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} en {last}</translation>
    </message>
    <message>
        <source>{some}, and {last}</source>
        <extracomment>Of three or more names; {some} are all but the last one, divided by commas.</extracomment>
        <translation>{some} en {last}</translation>
    </message>
</context>
<context>
    <name>engine/matching</name>
    <message>
        <source>As strong as I am: two wins above your fair share raise the level, and two below lower it. Only games without help count. A level never changes during a game.</source>
        <translation>Zo sterk als ik: met twee overwinningen meer dan bij gelijke kansen ga je een niveau omhoog, met twee minder omlaag. Alleen partijen zonder hulp tellen. Tijdens een partij blijft het niveau altijd gelijk.</translation>
    </message>
    <message>
        <source>{level} for now. Games won at this level: {won} of {games}.</source>
        <translation>Voorlopig {level}. Gewonnen partijen op dit niveau: {won} van {games}.</translation>
    </message>
    <message>
        <source>{level} now. Games won one level higher: {won} of {games}.</source>
        <translation>Nu {level}. Gewonnen partijen één niveau hoger: {won} van {games}.</translation>
    </message>
    <message>
        <source>{level} now. Games won one level lower: {won} of {games}.</source>
        <translation>Nu {level}. Gewonnen partijen één niveau lager: {won} van {games}.</translation>
    </message>
    <message>
        <source>{level} to begin with: none of your games counts yet.</source>
        <translation>Eerst {level}: nog geen van je partijen telt mee.</translation>
    </message>
</context>
<context>
    <name>engine/notation</name>
    <message>
        <source>A player must be given as a whole number, not {word}.</source>
        <translation>Geef een speler op als geheel getal, niet als {word}.</translation>
    </message>
    <message>
        <source>A position can have at most {number} characters.</source>
        <translation>Een stelling heeft hoogstens {number} tekens.</translation>
    </message>
    <message>
        <source>A position must begin with its game and the number of players: {example}</source>
        <translation>Een stelling begint met het spel en het aantal spelers: {example}</translation>
    </message>
    <message>
        <source>A position of {game} must begin with {id} and the number of players.</source>
        <translation>Een stelling van {game} begint met {id} en het aantal spelers.</translation>
    </message>
    <message>
        <source>After the colon, say who decides, then give the phase: {example}</source>
        <translation>Vermeld na de dubbele punt eerst wie beslist, dan de fase: {example}</translation>
    </message>
    <message>
        <source>After {before}, say what has been chosen: {example}</source>
        <translation>Vermeld na {before} wat al gekozen is: {example}</translation>
    </message>
    <message>
        <source>An edition must be given as a whole number, not {word}.</source>
        <translation>Geef een editie op als geheel getal, niet als {word}.</translation>
    </message>
    <message>
        <source>No card had the number {number} in older files.</source>
        <translation>In oudere bestanden had geen enkele kaart het nummer {number}.</translation>
    </message>
    <message>
        <source>Some cards are not named; say where the rest are, as in {example}. Missing: {cards}.</source>
        <translation>Niet alle kaarten zijn genoemd; zeg waar de rest ligt, zoals in {example}. Nog niet genoemd: {cards}.</translation>
    </message>
    <message>
        <source>The fields do not say what is in {zone}.</source>
        <translation>Uit de velden blijkt niet wat er in {zone} ligt.</translation>
    </message>
    <message>
        <source>The fields put {cards} into {zone}, not {others}.</source>
        <translation>Inhoud van {zone} volgens de velden: {cards}, niet {others}.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: its phase or fields do not fit ({name}).</source>
        <translation>De partij kan van hieruit niet verder: de fase of de velden passen niet ({name}).</translation>
    </message>
    <message>
        <source>The game cannot go on from here: its phase or fields do not fit.</source>
        <translation>De partij kan van hieruit niet verder: de fase of de velden passen niet.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: the player to move has no legal move.</source>
        <translation>De partij kan van hieruit niet verder: wie aan zet is, heeft geen toegestane zet.</translation>
    </message>
    <message>
        <source>The number of cards must be a whole number, not {word}.</source>
        <translation>Het aantal kaarten moet een geheel getal zijn, niet {word}.</translation>
    </message>
    <message>
        <source>The number of players must be a whole number, not {word}.</source>
        <translation>Het aantal spelers moet een geheel getal zijn, niet {word}.</translation>
    </message>
    <message>
        <source>There is no card called {card}; the cards are: {cards}.</source>
        <translation>De kaart {card} bestaat niet; de kaarten zijn: {cards}.</translation>
    </message>
    <message>
        <source>There is no player {number}: this game has {seats} players.</source>
        <translation>Speler {number} bestaat niet: dit is een partij met {seats} spelers.</translation>
    </message>
    <message>
        <source>There is no {name} here. Zones: {zones}. Fields: {fields}.</source>
        <translation>{name} bestaat hier niet. Zones: {zones}. Velden: {fields}.</translation>
    </message>
    <message>
        <source>This is not a position from an older version.</source>
        <translation>Dit is geen stelling van een eerdere versie.</translation>
    </message>
    <message>
        <source>Too many cards: {cards}.</source>
        <translation>Te veel kaarten: {cards}.</translation>
    </message>
    <message>
        <source>`rest` needs one of these zones: {zones}.</source>
        <translation>`rest` vraagt om een van deze zones: {zones}.</translation>
    </message>
    <message>
        <source>`{name}` must be a whole number, not {word}.</source>
        <translation>`{name}` moet een geheel getal zijn, niet {word}.</translation>
    </message>
    <message>
        <source>`{name}` must be numbers separated by commas, as in {example}, not {value}.</source>
        <translation>`{name}` bestaat uit getallen met komma’s ertussen, zoals {example}, niet uit {value}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>{cards}: a zone can hold 1 to {most} cards of a kind; leave out kinds it does not hold.</source>
        <translation>{cards}: een zone bevat 1 tot en met {most} kaarten van een soort; laat weg wat er niet ligt.</translation>
    </message>
    <message>
        <source>{game} has no card called {card}; its cards are: {cards}.</source>
        <translation>{game} heeft geen kaart {card}; de kaarten zijn: {cards}.</translation>
    </message>
    <message>
        <source>{move} is not a move of {game}.</source>
        <translation>{move} is geen zet van {game}.</translation>
    </message>
</context>
<context>
    <name>engine/opponent</name>
    <message>
        <source>Avoids a risk where a safer move is nearly as good.</source>
        <translation>Mijdt een risico als een veiliger zet bijna even goed is.</translation>
    </message>
    <message>
        <source>Has no favorite kind of move and plays what seems best.</source>
        <translation>Heeft geen voorkeuren en speelt wat het beste lijkt.</translation>
    </message>
    <message>
        <source>Likes to gamble where others hold back.</source>
        <translation>Gokt graag waar anderen zich inhouden.</translation>
    </message>
    <message>
        <source>Likes to strike back at whoever struck last.</source>
        <translation>Slaat graag terug naar wie het laatst toesloeg.</translation>
    </message>
    <message>
        <source>Likes tricks and uses them more often than others do.</source>
        <translation>Houdt van listen en gebruikt ze vaker dan anderen.</translation>
    </message>
    <message>
        <source>Plays it safe more often than others.</source>
        <translation>Speelt vaker op zeker dan anderen.</translation>
    </message>
    <message>
        <source>Takes more risks than others.</source>
        <translation>Neemt meer risico dan anderen.</translation>
    </message>
    <message>
        <source>Would rather use a trick than play it straight.</source>
        <translation>Speelt liever listig dan recht door zee.</translation>
    </message>
</context>
<context>
    <name>engine/reason</name>
    <message>
        <source>Device or resource busy</source>
        <translation>Een ander programma is ermee bezig</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Je schijfquotum is bereikt</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Er bestaat al iets met die naam</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>De bestandsnaam is te lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Het bestand is te groot</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>De schijf meldt een fout</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Het systeem kan er niets mee</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Dat is een map</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Er is geen ruimte meer op de schijf</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Het bestand of de map is er niet</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Dat is geen map</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Het systeem staat het niet toe</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Je hebt er geen toegang toe</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>De schijf is alleen-lezen</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Er zijn te veel bestanden open</translation>
    </message>
</context>
<context>
    <name>engine/refusal</name>
    <message>
        <source>Not your turn: {player} is choosing.</source>
        <translation>Je bent niet aan de beurt: {player} kiest.</translation>
    </message>
    <message>
        <source>Nothing can be done with this.</source>
        <translation>Hier kun je niets mee doen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>This goes here: {place}.</source>
        <translation>Dit hoort hier: {place}.</translation>
    </message>
</context>
<context>
    <name>engine/review</name>
    <message>
        <source>This game is not over yet. A review shows what was hidden, so it has to wait until the end.</source>
        <translation>Deze partij is nog niet afgelopen. Een analyse toont wat verborgen was en wacht daarom tot het einde.</translation>
    </message>
</context>
<context>
    <name>engine/table</name>
    <message>
        <source>Lay cards on the table.</source>
        <translation>Leg kaarten op tafel.</translation>
    </message>
    <message>
        <source>No score yet</source>
        <translation>Nog geen score</translation>
    </message>
</context>
<context>
    <name>engine/temper</name>
    <message>
        <source>Bold</source>
        <translation>Gedurfd</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Voorzichtig</translation>
    </message>
    <message>
        <source>Cunning</source>
        <translation>Listig</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Evenwichtig</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <translation>Wraakzuchtig</translation>
    </message>
</context>
<context>
    <name>exercises</name>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>%n dag op rij.</numerusform>
            <numerusform>%n dagen op rij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row.</source>
        <translation>
            <numerusform>%n op rij opgelost.</numerusform>
            <numerusform>%n op rij opgelost.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best so far: {timed} in three minutes, {calm} untimed.</source>
        <translation>Record tot nu toe: {timed} in drie minuten, {calm} zonder klok.</translation>
    </message>
    <message>
        <source>Everyone gets the same one today.</source>
        <translation>Iedereen heeft vandaag dezelfde.</translation>
    </message>
    <message>
        <source>Longest streak so far: {count}.</source>
        <translation>Langste reeks tot nu toe: {count}.</translation>
    </message>
    <message>
        <source>Not solved on the first try. There will be a new exercise tomorrow.</source>
        <translation>Niet bij de eerste poging opgelost. Morgen is er een nieuwe.</translation>
    </message>
    <message>
        <source>Solve as many as you can in three minutes, with one try each. The clock stops while a table is being set up, and you may finish the last one. Untimed, a storm ends after three misses.</source>
        <translation>Los in drie minuten zoveel mogelijk oefeningen op, elk met één poging. De klok staat stil terwijl er een tafel wordt klaargezet, en de laatste mag je afmaken. Zonder klok eindigt een stormloop na drie missers.</translation>
    </message>
    <message>
        <source>Solved today. There will be a new exercise tomorrow.</source>
        <translation>Vandaag opgelost. Morgen is er een nieuwe.</translation>
    </message>
    <message>
        <source>The storm is over: {solved} solved, {missed} missed.</source>
        <translation>De stormloop is voorbij: {solved} opgelost, {missed} niet.</translation>
    </message>
    <message numerus="yes">
        <source>Your rating will be shown after %n more ready-made exercise(s).</source>
        <translation>
            <numerusform>Je rating verschijnt na nog %n kant-en-klare oefening.</numerusform>
            <numerusform>Je rating verschijnt na nog %n kant-en-klare oefeningen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}).</source>
        <translation>Je rating: {rating} ({change}).</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>Je rating: {rating}.</translation>
    </message>
    <message>
        <source>{game} · Difficulty: {points}</source>
        <translation>{game} · Moeilijkheid: {points}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>Other moves</source>
        <translation>Andere zetten</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation>De map {folder} kan niet worden gemaakt: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation>De map {folder} kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} is gone: the current player was deleted in another window.</source>
        <translation>De map {folder} is weg: de huidige speler is in een ander venster verwijderd.</translation>
    </message>
    <message>
        <source>The user folder {folder} must be an absolute path, such as one that begins with /.</source>
        <translation>De gebruikersmap {folder} moet een absoluut pad zijn, bijvoorbeeld een dat met / begint.</translation>
    </message>
</context>
<context>
    <name>goals</name>
    <message>
        <source>Deed done: {deed}</source>
        <translation>Daad volbracht: {deed}</translation>
    </message>
    <message>
        <source>Quest done: {quest}</source>
        <translation>Opdracht volbracht: {quest}</translation>
    </message>
    <message>
        <source>Quest of the week done: {quest}</source>
        <translation>Opdracht van de week volbracht: {quest}</translation>
    </message>
    <message>
        <source>Solve exercises for {number} different games on the first try.</source>
        <translation>Los oefeningen van {number} verschillende spellen op, elk in één keer.</translation>
    </message>
    <message>
        <source>Solve {number} exercises for this game on the first try.</source>
        <translation>Los {number} oefeningen van dit spel op, elk in één keer.</translation>
    </message>
    <message>
        <source>Solve {number} exercises in a row, each on the first try.</source>
        <translation>Los {number} oefeningen op rij op, elk in één keer.</translation>
    </message>
    <message>
        <source>Solve {number} exercises on the first try.</source>
        <translation>Los {number} oefeningen op, elk in één keer.</translation>
    </message>
    <message>
        <source>Win a game with the maximum number of players.</source>
        <translation>Win een partij met het maximale aantal spelers.</translation>
    </message>
    <message>
        <source>Win a game without ever leading in its first half.</source>
        <translation>Win een partij waarin je in de eerste helft nooit voorstond.</translation>
    </message>
    <message>
        <source>Win a game without help.</source>
        <translation>Win een partij zonder hulp.</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Win een partij.</translation>
    </message>
    <message>
        <source>Win against a level that you have not beaten yet, or against the highest.</source>
        <translation>Win van een niveau dat je nog niet hebt verslagen, of van het hoogste.</translation>
    </message>
</context>
<context>
    <name>household</name>
    <message>
        <source>A name cannot be empty.</source>
        <translation>Een naam mag niet leeg zijn.</translation>
    </message>
    <message>
        <source>All of {name}’s data is in {file}.</source>
        <translation>Alle gegevens van {name} staan in {file}.</translation>
    </message>
    <message>
        <source>Everything saved without a name was deleted.</source>
        <translation>Alles wat zonder naam was bewaard, is verwijderd.</translation>
    </message>
    <message>
        <source>Not everything can be saved right now, so nobody else can sit down yet.</source>
        <translation>Op dit moment kan niet alles worden opgeslagen, dus kan er nog niemand anders plaatsnemen.</translation>
    </message>
    <message>
        <source>Someone here is, or was, called {name}. Players’ games are told apart by name, so please choose another.</source>
        <translation>Hier heet of heette al iemand {name}. Ieders partijen worden aan de naam herkend, dus kies een andere naam.</translation>
    </message>
    <message>
        <source>There is room for only {number} players. Delete one who no longer plays.</source>
        <translation>Er is maar plaats voor {number} spelers. Verwijder iemand die niet meer speelt.</translation>
    </message>
    <message>
        <source>This cannot be saved in {folder}: {reason}.</source>
        <translation>Dit kan niet in {folder} worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} kan niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of this program, so nobody was added from it.</source>
        <translation>{file} komt uit een nieuwere versie van dit programma, dus is er niemand overgenomen.</translation>
    </message>
    <message>
        <source>{file} is damaged, so nobody was added from it.</source>
        <translation>{file} is beschadigd, dus is er niemand overgenomen.</translation>
    </message>
    <message>
        <source>{file} is not a Throne Desktop player file.</source>
        <translation>{file} is geen spelersbestand van Throne Desktop.</translation>
    </message>
    <message>
        <source>{file} is too big for a player’s data, so nobody was added from it.</source>
        <translation>{file} is te groot voor de gegevens van één speler, dus is er niemand overgenomen.</translation>
    </message>
    <message>
        <source>{name} plays here now.</source>
        <translation>{name} speelt nu hier.</translation>
    </message>
    <message>
        <source>{name} was deleted.</source>
        <translation>{name} is verwijderd.</translation>
    </message>
</context>
<context>
    <name>keeping</name>
    <message>
        <source>Some data cannot be saved: {reason}.</source>
        <translation>Sommige gegevens kunnen niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>The game is now saved in {file}.</source>
        <translation>De partij is nu opgeslagen in {file}.</translation>
    </message>
    <message>
        <source>The review of this game cannot be saved: {reason}.</source>
        <translation>De analyse van deze partij kan niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>Your crowns and deals of the day cannot be saved: {reason}.</source>
        <translation>Je kronen en partijen van de dag kunnen niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>Your crowns on the road cannot be saved: {reason}.</source>
        <translation>Je kronen van de weg kunnen niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>Your exercises cannot be saved: {reason}.</source>
        <translation>Je oefeningen kunnen niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>Your favorites and notes cannot be saved: {reason}.</source>
        <translation>Je favorieten en notities kunnen niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>Your quests and deeds cannot be saved: {reason}.</source>
        <translation>Je opdrachten en daden kunnen niet worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>{reason} Saving will resume as soon as possible.</source>
        <translation>{reason} Het opslaan gaat verder zodra dat weer kan.</translation>
    </message>
    <message>
        <source>{reason} The game goes on and will be saved as soon as possible.</source>
        <translation>{reason} De partij gaat door en wordt opgeslagen zodra dat weer lukt.</translation>
    </message>
</context>
<context>
    <name>kept</name>
    <message>
        <source>Some of your favorites and notes on games played can no longer be read. The damaged file is kept as {file}.</source>
        <translation>Een deel van je favorieten en notities bij gespeelde partijen is niet meer te lezen. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>Some of your saved exercise data was damaged; the rest is fine. The damaged file is kept as {file}.</source>
        <translation>Een deel van je oefengegevens was beschadigd; de rest is in orde. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>The file with your crowns and deals of the day was damaged, so your crowns are counted again from your games. The damaged file is kept as {file}.</source>
        <translation>Het bestand met je kronen en partijen van de dag was beschadigd; de kronen worden daarom opnieuw uit je partijen geteld. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>The file with your crowns on the road was damaged, so some of them may be missing. The damaged file is kept as {file}.</source>
        <translation>Het bestand met je kronen van de weg was beschadigd; misschien ontbreken er een paar. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>The file with your exercise rating was damaged, so some of its data may be missing. The damaged file is kept as {file}.</source>
        <translation>Het bestand met je rating voor oefeningen was beschadigd; misschien ontbreekt er iets. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>The file with your quests and deeds was damaged, so some of them may be missing. The damaged file is kept as {file}.</source>
        <translation>Het bestand met je opdrachten en daden was beschadigd; misschien ontbreken er een paar. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>The program no longer knows which review this game came from. The damaged file is kept as {file}.</source>
        <translation>Uit welke analyse deze partij kwam, is niet meer bekend. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>The review of a game was damaged, so it will be redone. The damaged file is kept as {file}.</source>
        <translation>De analyse van een partij was beschadigd en wordt opnieuw gemaakt. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>Your favorites and notes on games played can no longer be read. The damaged file is kept as {file}.</source>
        <translation>Je favorieten en notities bij gespeelde partijen zijn niet meer te lezen. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>Your saved exercises were damaged, so you start from scratch. The damaged file is kept as {file}.</source>
        <translation>Je oefengegevens waren beschadigd, dus je begint weer van voren af aan. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}), so nothing is saved there.</source>
        <translation>{file} kan niet worden gelezen ({reason}), dus wordt daar niets opgeslagen.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of this program, so it stays as it is and nothing is saved there.</source>
        <translation>{file} komt uit een nieuwere versie van dit programma; het bestand blijft zoals het is en er wordt niets in opgeslagen.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Choose a letter or a key from F1 to F12, with or without Ctrl or Shift.</source>
        <translation>Kies een letter of een toets van F1 tot en met F12, met of zonder Ctrl of Shift.</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Press a button, then the new key; Esc keeps the old one. Digits and the keys for moving between cards stay the same.</source>
        <translation>Druk op een knop en dan op de nieuwe toets; Esc laat alles zoals het is. Cijfers en de toetsen waarmee je van kaart naar kaart gaat, blijven hetzelfde.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>{key} always copies or pastes.</source>
        <translation>Met {key} kopieer of plak je overal.</translation>
    </message>
    <message>
        <source>{key} is already in use: {what} Give that command another key first.</source>
        <translation>{key} heeft al een functie: {what} Geef die functie eerst een andere toets.</translation>
    </message>
</context>
<context>
    <name>lab</name>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt; 1%</translation>
    </message>
    <message>
        <source>A bot weighs every move in worlds that look the same to this seat. It goes on until you stop it.</source>
        <translation>Een bot weegt elke zet af in werelden die er vanaf deze plaats hetzelfde uitzien. Hij gaat door tot je hem stopt.</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Alle kaarten open</translation>
    </message>
    <message>
        <source>As everyone sees it</source>
        <translation>Zoals iedereen het ziet</translation>
    </message>
    <message>
        <source>As the active player sees it</source>
        <translation>Zoals de speler aan de beurt het ziet</translation>
    </message>
    <message>
        <source>As {player} sees it</source>
        <translation>Zoals {player} het ziet</translation>
    </message>
    <message>
        <source>Click a card to ask about it: what may be done with it, and which rule forbids the rest. No move is made.</source>
        <translation>Klik op een kaart: hier lees je wat je met die kaart mag doen en welke spelregel de rest verbiedt. Er wordt geen zet gedaan.</translation>
    </message>
    <message>
        <source>Click a face-down card to see what it may be, as far as this seat can tell.</source>
        <translation>Klik op een gedekte kaart om te zien wat die kan zijn, voor zover je dat vanaf deze plaats kunt weten.</translation>
    </message>
    <message>
        <source>Evaluated by</source>
        <translation>Beoordeeld door</translation>
    </message>
    <message>
        <source>Every possible arrangement of the cards was counted, ignoring what play may give away.</source>
        <translation>Alle mogelijke verdelingen van de kaarten zijn geteld, los van wat de speelwijze verraadt.</translation>
    </message>
    <message>
        <source>Legal: {move}. {rule}</source>
        <translation>Toegestaan: {move}. {rule}</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Geen kaart</translation>
    </message>
    <message>
        <source>No card can go there: drop this one on a place for cards.</source>
        <translation>Daar kan geen kaart liggen: laat deze los op een plek voor kaarten.</translation>
    </message>
    <message>
        <source>No player</source>
        <translation>Geen speler</translation>
    </message>
    <message>
        <source>Nobody (game over)</source>
        <translation>Niemand (einde)</translation>
    </message>
    <message>
        <source>Nobody here can see what this card is.</source>
        <translation>Niemand kan hier zien welke kaart dit is.</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Nog niet gekozen</translation>
    </message>
    <message numerus="yes">
        <source>Not legal: {move}, and %n other(s) like it. {reason} {rule}</source>
        <translation>
            <numerusform>Niet toegestaan: {move} en %n vergelijkbare zet. {reason} {rule}</numerusform>
            <numerusform>Niet toegestaan: {move} en %n vergelijkbare zetten. {reason} {rule}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not legal: {move}. {reason} {rule}</source>
        <translation>Niet toegestaan: {move}. {reason} {rule}</translation>
    </message>
    <message>
        <source>Only cards from the box can be moved.</source>
        <translation>Alleen kaarten uit de doos kunnen worden verplaatst.</translation>
    </message>
    <message numerus="yes">
        <source>Solved exactly, %n turn(s) ahead. In equilibrium:</source>
        <translation>
            <numerusform>Exact opgelost, %n beurt vooruit. In evenwicht:</numerusform>
            <numerusform>Exact opgelost, %n beurten vooruit. In evenwicht:</numerusform>
        </translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Iets anders</translation>
    </message>
    <message>
        <source>The evaluation cannot be started: {reason}.</source>
        <translation>De beoordeling kan niet beginnen: {reason}.</translation>
    </message>
    <message>
        <source>The evaluation result made no sense.</source>
        <translation>De beoordeling leverde niets bruikbaars op.</translation>
    </message>
    <message>
        <source>The evaluation stopped early. Try again.</source>
        <translation>De beoordeling is afgebroken. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>The first table</source>
        <translation>De eerste tafel</translation>
    </message>
    <message>
        <source>The game cannot make sense of this, so the step was taken back.</source>
        <translation>Het spel kan hier niets mee; de stap is dus teruggenomen.</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to decide.</source>
        <translation>De partij is voorbij: er valt niets te beslissen.</translation>
    </message>
    <message>
        <source>The other numbers of this kind are now 0.</source>
        <translation>De andere getallen van deze soort zijn nu 0.</translation>
    </message>
    <message>
        <source>The table as a QR code: scan it with a camera to get the text.</source>
        <translation>De tafel als QR-code: scan hem met een camera voor de tekst.</translation>
    </message>
    <message>
        <source>The table was copied as a picture, as shown here.</source>
        <translation>De tafel is als afbeelding gekopieerd, zoals je hem hier ziet.</translation>
    </message>
    <message>
        <source>The table was copied as text. Anyone who pastes it into their laboratory sees all of it.</source>
        <translation>De tafel is als tekst gekopieerd. Wie die in een laboratorium plakt, ziet alles.</translation>
    </message>
    <message>
        <source>The text of this table is too long for a QR code.</source>
        <translation>De tekst van deze tafel is te lang voor een QR-code.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Er wordt nagedacht…</translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>Dit is de enige mogelijke zet.</translation>
    </message>
    <message>
        <source>This is the table that was pasted.</source>
        <translation>Dit is de geplakte tafel.</translation>
    </message>
    <message>
        <source>This is the table you left here.</source>
        <translation>Dit is de tafel die je hier achterliet.</translation>
    </message>
    <message>
        <source>This position could not be evaluated: {reason}</source>
        <translation>Deze stelling kon niet worden beoordeeld: {reason}</translation>
    </message>
    <message>
        <source>This table is playable.</source>
        <translation>Aan deze tafel kun je doorspelen.</translation>
    </message>
    <message>
        <source>Unnamed place {number}</source>
        <translation>Naamloze plaats {number}</translation>
    </message>
    <message>
        <source>What happens at this table</source>
        <translation>Wat er aan deze tafel gebeurt</translation>
    </message>
    <message>
        <source>any</source>
        <translation>maakt niet uit</translation>
    </message>
    <message>
        <source>{card} × {number}</source>
        <translation>{card} × {number}</translation>
    </message>
    <message>
        <source>{card}: less than 1%</source>
        <translation>{card}: minder dan 1%</translation>
    </message>
    <message>
        <source>{card}: no move ever names this card.</source>
        <translation>{card}: geen enkele zet noemt deze kaart.</translation>
    </message>
    <message>
        <source>{card}: {chance}%</source>
        <translation>{card}: {chance}%</translation>
    </message>
    <message>
        <source>{chance} ± {off_by}%</source>
        <translation>{chance} ± {off_by}%</translation>
    </message>
    <message>
        <source>{chance}%</source>
        <translation>{chance}%</translation>
    </message>
    <message>
        <source>{move} (a mistake)</source>
        <translation>{move} (een fout)</translation>
    </message>
    <message>
        <source>{move}: this seat knows that it is a mistake.</source>
        <translation>{move}: deze speler weet dat het een fout is.</translation>
    </message>
    <message>
        <source>{move}: {chance}%</source>
        <translation>{move}: {chance}%</translation>
    </message>
    <message>
        <source>{move}: {chance}%, between {low} and {high}%</source>
        <translation>{move}: {chance}%, tussen {low} en {high}%</translation>
    </message>
    <message>
        <source>{move}: {share} in 100</source>
        <translation>{move}: {share} van de 100</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <translation>{move}: {why}</translation>
    </message>
    <message>
        <source>{name}, {number}</source>
        <translation>{name}, {number}</translation>
    </message>
    <message>
        <source>{name}, {player}</source>
        <translation>{name}, {player}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <translation>{name}: {move}</translation>
    </message>
    <message>
        <source>{page}: {game}</source>
        <translation>{page}: {game}</translation>
    </message>
    <message>
        <source>{place}, from the bottom up</source>
        <translation>{place}, van onder naar boven</translation>
    </message>
    <message>
        <source>{place}: no card here to move. See the rule for this place.</source>
        <translation>{place}: hier ligt geen kaart om te verplaatsen. Zie de spelregel over deze plaats.</translation>
    </message>
    <message>
        <source>{place}: nothing here.</source>
        <translation>{place}: hier ligt niets.</translation>
    </message>
    <message>
        <source>{player}: {move}</source>
        <translation>{player}: {move}</translation>
    </message>
    <message>
        <source>{player}’s chance to win after each move</source>
        <translation>Winkans van {player} na elke zet</translation>
    </message>
    <message>
        <source>{what} Key: {key}</source>
        <translation>{what} Toets: {key}</translation>
    </message>
    <message>
        <source>{worlds} possible arrangements of the cards were sampled, ignoring what play may give away. The lines mark the margin of error.</source>
        <translation>Er zijn {worlds} mogelijke verdelingen van de kaarten geloot, los van wat de speelwijze verraadt. De streepjes geven de foutmarge aan.</translation>
    </message>
    <message>
        <source>{worlds} worlds tried so far. The lines show where unlimited thinking would end up 95 times in 100.</source>
        <translation>Tot nu toe zijn er {worlds} werelden geprobeerd. De streepjes tonen waar eindeloos nadenken in 95 van de 100 gevallen op uitkomt.</translation>
    </message>
    <message>
        <source>{worlds} worlds were tried. The lines show where unlimited thinking would end up 95 times in 100.</source>
        <translation>Er zijn {worlds} werelden geprobeerd. De streepjes tonen waar eindeloos nadenken in 95 van de 100 gevallen op uitkomt.</translation>
    </message>
    <message>
        <source>{zone} ({number})</source>
        <translation>{zone} ({number})</translation>
    </message>
    <message>
        <source>{zone}, number {number}</source>
        <translation>{zone}, nummer {number}</translation>
    </message>
    <message>
        <source>{zone}, {player}</source>
        <translation>{zone}, {player}</translation>
    </message>
    <message>
        <source>{zone}: what a card there may be, going by what everyone knows.</source>
        <translation>{zone}: wat een kaart daar kan zijn, op grond van wat iedereen weet.</translation>
    </message>
    <message>
        <source>{zone}: what each of these cards may be, as far as {player} can tell.</source>
        <translation>{zone}: wat elk van deze kaarten kan zijn, voor zover {player} dat kan weten.</translation>
    </message>
    <message>
        <source>{zone}: what this card may be, as far as {player} can tell.</source>
        <translation>{zone}: wat deze kaart kan zijn, voor zover {player} dat kan weten.</translation>
    </message>
</context>
<context>
    <name>ladder</name>
    <message>
        <source>You have beaten {opponent} with help: their picture in the arch of {game} now has half a crown.</source>
        <translation>Je hebt {opponent} verslagen met hulp; het portret in de boog van {game} heeft nu een halve kroon.</translation>
    </message>
    <message>
        <source>You have beaten {opponent}, whose picture now hangs in the arch of {game}.</source>
        <translation>Je hebt {opponent} verslagen; het portret hangt nu in de boog van {game}.</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Another move is better. Try again.</source>
        <translation>Een andere zet is beter. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>Another move was better.</source>
        <translation>Een andere zet was beter.</translation>
    </message>
    <message>
        <source>Done. The next table is ready.</source>
        <translation>Gelukt. De volgende tafel staat klaar.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Oefening</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Zoek de beste zet.</translation>
    </message>
    <message>
        <source>Find the best move. You have one try.</source>
        <translation>Zoek de beste zet. Je hebt één poging.</translation>
    </message>
    <message>
        <source>It ends the game.</source>
        <translation>Hiermee eindigt de partij.</translation>
    </message>
    <message>
        <source>It reveals something hidden, which may decide how the game goes on.</source>
        <translation>Er komt iets verborgens aan het licht; daarvan kan afhangen hoe het verdergaat.</translation>
    </message>
    <message>
        <source>Right, that is as good as any. {why}</source>
        <translation>Goed, beter kan niet. {why}</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Stormloop</translation>
    </message>
    <message>
        <source>That is allowed, too. This step will return at the right moment.</source>
        <translation>Dat mag ook. Deze stap komt terug op het juiste moment.</translation>
    </message>
    <message>
        <source>The best move. {why}</source>
        <translation>De beste zet. {why}</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>De les is afgelopen.</translation>
    </message>
    <message>
        <source>Then it is someone else’s turn.</source>
        <translation>Daarna is iemand anders aan de beurt.</translation>
    </message>
    <message>
        <source>Then you decide again.</source>
        <translation>Daarna beslis jij weer.</translation>
    </message>
    <message>
        <source>There is nothing new here: play as you like. Point at a card or a move to read what it does.</source>
        <translation>Hier is niets nieuws: speel zoals je wilt. Wijs een kaart of een zet aan om te lezen wat die doet.</translation>
    </message>
    <message>
        <source>This exercise does not fit this version’s rules.</source>
        <translation>Deze oefening past niet bij de regels van deze versie van het programma.</translation>
    </message>
    <message>
        <source>This wins {chance} of 100 such games; the best move wins {best}. Try again.</source>
        <translation>Zo win je {chance} van 100 zulke partijen, met de beste zet {best}. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>Watch until it is your turn again.</source>
        <translation>Kijk toe tot jij weer aan de beurt bent.</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Goed gedaan.</translation>
    </message>
    <message>
        <source>What you know argues against this move. Try again.</source>
        <translation>Wat je weet, pleit tegen deze zet. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>You have seen every step. Play on to the end; a button will then let you start a new game.</source>
        <translation>Je hebt alle stappen gezien. Speel door tot het einde; daarna begin je met één druk op de knop een nieuwe partij.</translation>
    </message>
    <message>
        <source>Your turn: find the best move. Your move is compared with it, and you may try again.</source>
        <translation>Jouw beurt: zoek de beste zet. Jouw zet wordt daarmee vergeleken, en je mag het opnieuw proberen.</translation>
    </message>
    <message>
        <source>{chances} {fact}</source>
        <translation>{chances} {fact}</translation>
    </message>
    <message>
        <source>{chance}% instead of {other}%.</source>
        <translation>{chance}% in plaats van {other}%.</translation>
    </message>
    <message>
        <source>{chance}%. What you know argues against every other move.</source>
        <translation>{chance}%. Wat je weet, pleit tegen elke andere zet.</translation>
    </message>
    <message>
        <source>{chance}%: about as good as “{other}”.</source>
        <translation>{chance}%: ongeveer even goed als ‘{other}’.</translation>
    </message>
    <message>
        <source>{chance}%; “{other}” gives you {better}%.</source>
        <translation>{chance}%; ‘{other}’ geeft je {better}%.</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <translation>{move}: {why}</translation>
    </message>
</context>
<context>
    <name>learn/edition</name>
    <message>
        <source>In this edition: {changes}.</source>
        <translation>In deze editie: {changes}.</translation>
    </message>
    <message>
        <source>This edition’s numbers</source>
        <translation>De getallen van deze editie</translation>
    </message>
    <message>
        <source>You are playing the edition “{name}”.</source>
        <translation>Je speelt met de editie ‘{name}’.</translation>
    </message>
    <message>
        <source>{what}: {number} instead of {usual}</source>
        <extracomment>{what} is a number&apos;s name, such as “Cards in hand”, or the name of a card, of which there are so many.</extracomment>
        <translation>{what}: {number} in plaats van {usual}</translation>
    </message>
    <message>
        <source>{what}: {number} instead of {usual} (at a table for {seats})</source>
        <extracomment>Like the one before; {seats} is one number of players or several, as in “2, 3”.</extracomment>
        <translation>{what}: {number} in plaats van {usual} (aan een tafel voor {seats})</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>Assisted</source>
        <translation>Met hulp</translation>
    </message>
    <message>
        <source>Conceded by {players}</source>
        <translation>Opgegeven door {players}</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschadigd</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <translation>Nog geen koploper</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Geen winnaar</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Niet afgelopen</translation>
    </message>
    <message>
        <source>Older rules</source>
        <translation>Oudere regels</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Oefening</translation>
    </message>
    <message>
        <source>Shared by {players}</source>
        <translation>Gedeelde winst: {players}</translation>
    </message>
    <message>
        <source>The damaged record {file} cannot be kept beside a repaired one: {reason}.</source>
        <translation>De beschadigde opname {file} kan niet naast een herstelde worden bewaard: {reason}.</translation>
    </message>
    <message>
        <source>The end of this record is damaged; you can watch up to that point and continue from there.</source>
        <translation>Het einde van deze opname is beschadigd; je kunt de partij tot dat punt bekijken en vandaar verder spelen.</translation>
    </message>
    <message>
        <source>The file {file} cannot be moved: {reason}.</source>
        <translation>Het bestand {file} kan niet worden verplaatst: {reason}.</translation>
    </message>
    <message>
        <source>The record of this game was damaged, so the game goes on from the last move that could be read; the damaged file is kept as {file}.</source>
        <translation>De opname van deze partij was beschadigd; de partij gaat daarom verder na de laatste leesbare zet. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>This game is open in another window: {game}. Here you can watch it, but not play it.</source>
        <translation>Deze partij is in een ander venster open: {game}. Hier kun je alleen toekijken.</translation>
    </message>
    <message>
        <source>This game was started under older rules, some of which have changed since.</source>
        <translation>Deze partij is met oudere regels begonnen; sommige zijn sindsdien veranderd.</translation>
    </message>
    <message>
        <source>Tied at {most}</source>
        <translation>Gelijk: elk {most}</translation>
    </message>
    <message>
        <source>Won by {players}</source>
        <translation>Gewonnen door {players}</translation>
    </message>
    <message numerus="yes">
        <source>You lead by %n point(s)</source>
        <translation>
            <numerusform>Je leidt met %n punt</numerusform>
            <numerusform>Je leidt met %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {most} to {second}</source>
        <translation>Je leidt met {most} tegen {second}</translation>
    </message>
    <message>
        <source>{game}, a practice game: {players}, started {when}</source>
        <translation>{game}, oefenpartij: {players}, begonnen op {when}</translation>
    </message>
    <message>
        <source>{game}: {players}, started {when}</source>
        <translation>{game}: {players}, begonnen op {when}</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n point(s)</source>
        <translation>
            <numerusform>{player} leidt met %n punt</numerusform>
            <numerusform>{player} leidt met %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {most} to {second}</source>
        <translation>{player} leidt met {most} tegen {second}</translation>
    </message>
    <message>
        <source>{player} {score}</source>
        <translation>{player} {score}</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Portrait of {player}: {looks}</source>
        <translation>Portret van {player}: {looks}</translation>
    </message>
    <message>
        <source>a cook in a tall white hat</source>
        <translation>een kok met een hoge witte muts</translation>
    </message>
    <message>
        <source>a figure in a raven mask</source>
        <translation>een gedaante met een ravenmasker</translation>
    </message>
    <message>
        <source>a figure with curls and golden earrings</source>
        <translation>een krullenbol met gouden oorringen</translation>
    </message>
    <message>
        <source>a jester in a cap with bells</source>
        <translation>een nar met een zotskap vol belletjes</translation>
    </message>
    <message>
        <source>a knight in a great helm</source>
        <translation>een ridder met een pothelm</translation>
    </message>
    <message>
        <source>a man with a mustache and a feathered hat</source>
        <translation>een man met snor en een hoed met veer</translation>
    </message>
    <message>
        <source>a page in a feathered cap</source>
        <translation>een page met een veer op de baret</translation>
    </message>
    <message>
        <source>a redhead with a wreath of flowers</source>
        <translation>een roodharige met een bloemenkrans</translation>
    </message>
    <message>
        <source>a scholar in a square cap</source>
        <translation>een geleerde met een vierkante baret</translation>
    </message>
    <message>
        <source>a warrior with braids and a winged helmet</source>
        <translation>een krijgster met vlechten en een gevleugelde helm</translation>
    </message>
    <message>
        <source>a woman in a tall red hat with a veil</source>
        <translation>een vrouw met een hoge rode hoed en een sluier</translation>
    </message>
    <message>
        <source>a woman in a winged white cap</source>
        <translation>een vrouw met een witte vleugelkap</translation>
    </message>
    <message>
        <source>a woman with round glasses and a white ruff</source>
        <translation>een vrouw met een ronde bril en een witte molensteenkraag</translation>
    </message>
    <message>
        <source>a young ruler with a crown</source>
        <translation>een jong gekroond hoofd</translation>
    </message>
    <message>
        <source>an old man in a green hood</source>
        <translation>een oude man met een groene kap</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>The game could not be reviewed: {reason}</source>
        <translation>De partij kon niet worden geanalyseerd: {reason}</translation>
    </message>
    <message>
        <source>The review result made no sense.</source>
        <translation>De analyse leverde niets bruikbaars op.</translation>
    </message>
</context>
<context>
    <name>rewards</name>
    <message>
        <source>Battlements</source>
        <translation>Kantelen</translation>
    </message>
    <message>
        <source>Candlelight</source>
        <translation>Kaarslicht</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Kaartrug</translation>
    </message>
    <message>
        <source>Checkered floor</source>
        <translation>Geblokte vloer</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Ochtendgloren</translation>
    </message>
    <message>
        <source>Ear behind the Curtain</source>
        <translation>Oor achter het gordijn</translation>
    </message>
    <message>
        <source>Eye of the Realm</source>
        <translation>Oog van het rijk</translation>
    </message>
    <message>
        <source>Guard at the Gate</source>
        <translation>Poortwachter</translation>
    </message>
    <message>
        <source>Hand of the King</source>
        <translation>Hand van de koning</translation>
    </message>
    <message>
        <source>Heart of the Village</source>
        <translation>Hart van het dorp</translation>
    </message>
    <message>
        <source>Honeycomb</source>
        <translation>Honingraat</translation>
    </message>
    <message>
        <source>Key to the Tower</source>
        <translation>Sleutel van de toren</translation>
    </message>
    <message>
        <source>Knots</source>
        <translation>Knopen</translation>
    </message>
    <message>
        <source>Lattice window</source>
        <translation>Ruitjesraam</translation>
    </message>
    <message>
        <source>Laurel</source>
        <translation>Lauwerkrans</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Bladeren</translation>
    </message>
    <message>
        <source>Moonlight</source>
        <translation>Maanlicht</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>Nachthemel</translation>
    </message>
    <message>
        <source>Open sea</source>
        <translation>Open zee</translation>
    </message>
    <message>
        <source>Peacock feathers</source>
        <translation>Pauwenveren</translation>
    </message>
    <message>
        <source>Pearls</source>
        <translation>Parels</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Bloemblaadjes</translation>
    </message>
    <message>
        <source>Portrait frame</source>
        <translation>Rand om je portret</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Touw</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Rozen</translation>
    </message>
    <message>
        <source>Shield of the Poor</source>
        <translation>Schild van de armen</translation>
    </message>
    <message>
        <source>Stage light</source>
        <translation>Toneellicht</translation>
    </message>
    <message>
        <source>Stained glass</source>
        <translation>Glas in lood</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterren</translation>
    </message>
    <message>
        <source>Sunbeams</source>
        <translation>Zonnestralen</translation>
    </message>
    <message>
        <source>Thorns</source>
        <translation>Doornen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Under the trees</source>
        <translation>Onder de bomen</translation>
    </message>
    <message>
        <source>Underwater</source>
        <translation>Onder water</translation>
    </message>
    <message>
        <source>Voice of the Council</source>
        <translation>Stem van de raad</translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation>{name}, {title}</translation>
    </message>
</context>
<context>
    <name>road</name>
    <message>
        <source>Every boss is beaten. The throne is yours.</source>
        <translation>Alle heersers zijn verslagen. De troon is voor jou.</translation>
    </message>
    <message>
        <source>The way to {station} is open.</source>
        <translation>De weg is vrij: {station}.</translation>
    </message>
    <message numerus="yes">
        <source>{station}: %n new crown(s).</source>
        <translation>
            <numerusform>{station}: %n nieuwe kroon.</numerusform>
            <numerusform>{station}: %n nieuwe kronen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{station}: no new crown this time.</source>
        <translation>{station}: dit keer geen nieuwe kroon.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Some settings were invalid, so they were reset to their defaults; the old file is kept as {file}.</source>
        <translation>Sommige instellingen waren ongeldig en hebben nu de standaardwaarde. Het oude bestand blijft bewaard als {file}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in {file}: {reason}.</source>
        <translation>De instellingen kunnen niet in {file} worden opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read ({reason}), so the defaults are used.</source>
        <translation>De instellingen in {file} zijn niet te lezen ({reason}), dus gelden de standaardwaarden.</translation>
    </message>
    <message>
        <source>The settings were damaged, so the defaults are used; the damaged file is kept as {file}.</source>
        <translation>De instellingen waren beschadigd; nu gelden de standaardwaarden. Het beschadigde bestand blijft bewaard als {file}.</translation>
    </message>
</context>
</TS>
