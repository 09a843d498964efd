<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>rival-kings/action</name>
    <message>
        <source>Buy a building</source>
        <translation>Gebäude kaufen</translation>
    </message>
    <message>
        <source>Pass on conflict</source>
        <translation>Konflikt weitergeben</translation>
    </message>
    <message>
        <source>Recruit subject</source>
        <translation>Untertan anwerben</translation>
    </message>
    <message>
        <source>Settle conflict</source>
        <translation>Konflikt lösen</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nehmen</translation>
    </message>
</context>
<context>
    <name>rival-kings/aid</name>
    <message>
        <source>A cycle</source>
        <translation>Ein Durchgang</translation>
    </message>
    <message>
        <source>A steals from D, B from C, C from F, D from E, and E from F.</source>
        <translation>A bestiehlt D, B bestiehlt C, C bestiehlt F, D bestiehlt E, E bestiehlt F.</translation>
    </message>
    <message>
        <source>A subject and a building of the same color: the higher value.</source>
        <translation>Untertan und Gebäude derselben Farbe: der höhere Wert.</translation>
    </message>
    <message>
        <source>A: Lord Protector (buy), Queen (recruit).</source>
        <translation>A: Reichsverweser (kaufen), Königin (anwerben).</translation>
    </message>
    <message>
        <source>Actions, from left to right</source>
        <translation>Aktionen, von links nach rechts</translation>
    </message>
    <message>
        <source>After two cycles, all characters are shuffled, and everyone gets three new ones.</source>
        <translation>Nach zwei Durchgängen werden alle Charaktere gemischt, und alle bekommen drei neue.</translation>
    </message>
    <message>
        <source>B: Duke (settle, recruit), Count (settle, buy).</source>
        <translation>B: Herzog (lösen, anwerben), Graf (lösen, kaufen).</translation>
    </message>
    <message>
        <source>C: Courtier and Priest (pass on a marker, take money).</source>
        <translation>C: Höfling und Priester (Marker weitergeben, Geld nehmen).</translation>
    </message>
    <message>
        <source>Characters and their actions</source>
        <translation>Charaktere und ihre Aktionen</translation>
    </message>
    <message>
        <source>Country: Vintner, Miner, Herbalist, and Farmer.</source>
        <translation>Land: Winzer, Bergmann, Kräuterkundiger und Bauer.</translation>
    </message>
    <message>
        <source>Court: Gardener, Watchman, Jailer, and Court Lady.</source>
        <translation>Hof: Gärtner, Wächter, Kerkermeister und Hofdame.</translation>
    </message>
    <message>
        <source>D: Bursar (money, buy), Knight (money, recruit).</source>
        <translation>D: Schatzmeister (Geld, kaufen), Ritter (Geld, anwerben).</translation>
    </message>
    <message>
        <source>E: Countess (settle, money, recruit), Diplomat (settle, money, buy).</source>
        <translation>E: Komtesse (lösen, Geld, anwerben), Diplomat (lösen, Geld, kaufen).</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Ende und Wertung</translation>
    </message>
    <message>
        <source>Equal ranks: both take a marker, carry out one action each, and steal from nobody.</source>
        <translation>Gleiche Ränge: Beide nehmen einen Marker, führen je eine Aktion aus und bestehlen niemanden.</translation>
    </message>
    <message>
        <source>Every other card: 1. Every 3 in coins: 1. Every conflict marker: −2.</source>
        <translation>Jede andere Karte: 1. Je 3 an Münzen: 1. Jeder Konfliktmarker: −2.</translation>
    </message>
    <message>
        <source>Everyone secretly chooses a character; all are revealed together.</source>
        <translation>Alle wählen verdeckt einen Charakter und decken ihn gleichzeitig auf.</translation>
    </message>
    <message>
        <source>F: Traders (settle, money, recruit, buy).</source>
        <translation>F: Händler (lösen, Geld, anwerben, kaufen).</translation>
    </message>
    <message>
        <source>Once per cycle, on your turn, you may use the ability of the last subject in your row. The Gardener and Watchman act before any turns.</source>
        <translation>Einmal pro Durchgang darfst du in deinem Zug die Fähigkeit des letzten Untertans in deiner Reihe einsetzen. Gärtner und Wächter handeln vor allen Zügen.</translation>
    </message>
    <message>
        <source>Pass on conflict: give one of your markers to another player.</source>
        <translation>Konflikt weitergeben: Gib einen deiner Marker einem Mitspieler.</translation>
    </message>
    <message>
        <source>Perfect pair (a subject with its own building): both values.</source>
        <translation>Perfektes Paar (ein Untertan mit seinem eigenen Gebäude): beide Werte.</translation>
    </message>
    <message>
        <source>Recruit subject or Buy a building: take a card on display and pay its value to its pile.</source>
        <translation>Untertan anwerben oder Gebäude kaufen: Nimm eine offene Karte und zahle ihren Wert an ihren Stapel.</translation>
    </message>
    <message>
        <source>Resolve conflicts: take conflict markers.</source>
        <translation>Konflikte werden ausgetragen und Konfliktmarker verteilt.</translation>
    </message>
    <message>
        <source>Settle conflict: return one of your markers to the supply.</source>
        <translation>Konflikt lösen: Leg einen deiner Marker in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Untertanen</translation>
    </message>
    <message>
        <source>Take money: take all the money from one pile.</source>
        <translation>Geld nehmen: alles Geld eines Stapels.</translation>
    </message>
    <message>
        <source>The lower rank takes a marker and loses an action, which the higher one may carry out.</source>
        <translation>Der niedrigere Rang nimmt einen Marker und verliert eine Aktion, die der höhere ausführen darf.</translation>
    </message>
    <message>
        <source>Town: Bishop, Scholar, Troubadour, and Sailor.</source>
        <translation>Stadt: Bischof, Gelehrter, Troubadour und Matrose.</translation>
    </message>
    <message>
        <source>Turns go from rank A to rank F. If ranks are equal, the player with fewer conflict markers goes first; if still tied, the one with the tie symbol.</source>
        <translation>Rang A ist zuerst dran, Rang F zuletzt. Bei gleichem Rang beginnt, wer weniger Konfliktmarker hat; bei gleich vielen, wer das Vorrangsymbol hat.</translation>
    </message>
    <message>
        <source>Village: Blacksmith, Carpenter, Market Woman, and Innkeeper.</source>
        <translation>Dorf: Schmied, Tischler, Marktfrau und Wirt.</translation>
    </message>
    <message>
        <source>When a pile runs out, finish the cycle; then the game is over.</source>
        <translation>Ist ein Stapel leer, wird der Durchgang noch zu Ende gespielt; dann ist die Partie vorbei.</translation>
    </message>
    <message>
        <source>Who steals from whom</source>
        <translation>Wer wen bestiehlt</translation>
    </message>
    <message>
        <source>With two players, a neutral character may give you a marker, too.</source>
        <translation>Zu zweit kann dir auch ein neutraler Charakter einen Marker bringen.</translation>
    </message>
</context>
<context>
    <name>rival-kings/card</name>
    <message>
        <source>After the characters are revealed: exchanges your character for another player’s.</source>
        <translation>Nach dem Aufdecken: tauscht deinen Charakter gegen den eines Mitspielers.</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Bischof</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Schmied</translation>
    </message>
    <message>
        <source>Bursar</source>
        <translation>Schatzmeister</translation>
    </message>
    <message>
        <source>Buys a building as an extra action.</source>
        <translation>Kauft als Zusatzaktion ein Gebäude.</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Tischler</translation>
    </message>
    <message>
        <source>Carpentry</source>
        <translation>Tischlerei</translation>
    </message>
    <message>
        <source>Carries out one action that was stolen from you.</source>
        <translation>Führt eine dir gestohlene Aktion doch noch aus.</translation>
    </message>
    <message>
        <source>Castle Wall</source>
        <translation>Burgmauer</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Kathedrale</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>Countess</source>
        <translation>Komtesse</translation>
    </message>
    <message>
        <source>Court Lady</source>
        <translation>Hofdame</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Höfling</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomat</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Herzog</translation>
    </message>
    <message>
        <source>Exchanges one of your buildings for another player’s building.</source>
        <translation>Tauscht eines deiner Gebäude gegen das eines Mitspielers.</translation>
    </message>
    <message>
        <source>Exchanges one of your cards for one of the four cards on display.</source>
        <translation>Tauscht eine deiner Karten gegen eine der vier Karten in der Auslage.</translation>
    </message>
    <message>
        <source>Exchanges one of your subjects for another player’s; both become active.</source>
        <translation>Tauscht einen deiner Untertanen gegen den eines Mitspielers; beide werden aktiv.</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Bauernhof</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>Forge</source>
        <translation>Schmiede</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Gärtner</translation>
    </message>
    <message>
        <source>Gives one of your conflict markers to another player.</source>
        <translation>Gibt einen deiner Konfliktmarker einem Mitspieler.</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Herb Meadow</source>
        <translation>Kräuterwiese</translation>
    </message>
    <message>
        <source>Herbalist</source>
        <translation>Kräuterkundiger</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, carries out your chosen action twice.</source>
        <translation>Führt im Konflikt gleicher Ränge deine gewählte Aktion zweimal aus.</translation>
    </message>
    <message>
        <source>In a conflict with a higher rank, makes the other player take the marker.</source>
        <translation>Im Konflikt mit einem höheren Rang nimmt der Mitspieler den Konfliktmarker.</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Gasthaus</translation>
    </message>
    <message>
        <source>Innkeeper</source>
        <translation>Wirt</translation>
    </message>
    <message>
        <source>Jailer</source>
        <translation>Kerkermeister</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Lord Protector</source>
        <translation>Reichsverweser</translation>
    </message>
    <message>
        <source>Makes one building cost 1 less.</source>
        <translation>Macht ein Gebäude um 1 Geld billiger.</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Market Woman</source>
        <translation>Marktfrau</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Bergwerk</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Bergmann</translation>
    </message>
    <message>
        <source>Pavilion</source>
        <translation>Pavillon</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Priester</translation>
    </message>
    <message>
        <source>Prison</source>
        <translation>Gefängnis</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Königin</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from nobody.</source>
        <translation>Rang {rank}: bestiehlt niemanden.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Bursar and Knight.</source>
        <translation>Rang {rank}: bestiehlt den Schatzmeister und den Ritter.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Countess and Diplomat.</source>
        <translation>Rang {rank}: bestiehlt die Komtesse und den Diplomaten.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Courtier and Priest.</source>
        <translation>Rang {rank}: bestiehlt den Höfling und den Priester.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Traders.</source>
        <translation>Rang {rank}: bestiehlt die Händler.</translation>
    </message>
    <message>
        <source>Recruits a subject as an extra action.</source>
        <translation>Wirbt als Zusatzaktion einen Untertan an.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Matrose</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Gelehrter</translation>
    </message>
    <message>
        <source>Scores with its subject, the {subject}.</source>
        <translation>Bildet ein Paar mit {subject:dat}.</translation>
    </message>
    <message>
        <source>Searches a pile of buildings; you may take one and pay for it.</source>
        <translation>Durchsucht einen Gebäudestapel; du darfst eine Karte daraus nehmen und bezahlen.</translation>
    </message>
    <message>
        <source>Searches a pile of subjects; you may take one and pay for it.</source>
        <translation>Durchsucht einen Untertanenstapel; du darfst eine Karte daraus nehmen und bezahlen.</translation>
    </message>
    <message>
        <source>Takes 1 coin from the supply for each of your buildings.</source>
        <translation>Nimmt für jedes deiner Gebäude 1 Geld aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Takes 1 coin from the supply for each of your conflict markers.</source>
        <translation>Nimmt für jeden deiner Konfliktmarker 1 Geld aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Takes money as an extra action.</source>
        <translation>Nimmt als Zusatzaktion Geld.</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>Taverne</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Troubadour</source>
        <translation>Troubadour</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Universität</translation>
    </message>
    <message>
        <source>Vineyard</source>
        <translation>Weinberg</translation>
    </message>
    <message>
        <source>Vintner</source>
        <translation>Winzer</translation>
    </message>
    <message>
        <source>Watchman</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>action ×2</source>
        <translation>Aktion ×2</translation>
    </message>
    <message>
        <source>building −1</source>
        <translation>Gebäude −1</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>kaufen</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>display</source>
        <translation>offene Karte</translation>
    </message>
    <message>
        <source>goes higher</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>if stolen</source>
        <translation>Gestohlenes</translation>
    </message>
    <message>
        <source>pair: {points}</source>
        <translation>Paar: {points}</translation>
    </message>
    <message>
        <source>pass on</source>
        <translation>weitergeben</translation>
    </message>
    <message>
        <source>per building</source>
        <translation>je Gebäude</translation>
    </message>
    <message>
        <source>per marker</source>
        <translation>je Marker</translation>
    </message>
    <message>
        <source>recruit</source>
        <translation>anwerben</translation>
    </message>
    <message>
        <source>subjects</source>
        <translation>Untertanen</translation>
    </message>
    <message>
        <source>take money</source>
        <translation>Geld nehmen</translation>
    </message>
</context>
<context>
    <name>rival-kings/course</name>
    <message>
        <source>2 more points for you, 2 fewer for the leader.</source>
        <translation>2 Punkte mehr für dich, 2 weniger für den ersten Platz.</translation>
    </message>
    <message>
        <source>4 points for you, and no perfect pair for {player}.</source>
        <translation>4 Punkte für dich, und kein perfektes Paar für {player}.</translation>
    </message>
    <message>
        <source>A steals from D: {player} takes a conflict marker, and you steal one of the Knight’s actions.</source>
        <translation>A bestiehlt D: Der Ritter bringt {player} einen Konfliktmarker, und du stiehlst dem Ritter eine Aktion.</translation>
    </message>
    <message>
        <source>A tactic: steal what hurts most</source>
        <translation>Eine Taktik: Stiehl, was am meisten schmerzt</translation>
    </message>
    <message>
        <source>A theft costs you an action and brings you a conflict marker. {player} plays the Duke (rank B), {other} the Countess (rank E). Play the character that neither steals from.</source>
        <translation>Wer bestohlen wird, nimmt einen Konfliktmarker und verliert eine Aktion. {player} wird den Herzog spielen (Rang B), {other} die Komtesse (Rang E). Spiel den Charakter, den keiner von beiden bestiehlt.</translation>
    </message>
    <message>
        <source>A whole cycle</source>
        <translation>Ein ganzer Durchgang</translation>
    </message>
    <message>
        <source>After their turns, you win with 12 points. In every game, watch the smallest pile.</source>
        <translation>Nach den Zügen der anderen gewinnst du mit 12 Punkten. Behalte in jeder Partie den niedrigsten Stapel im Auge.</translation>
    </message>
    <message>
        <source>After two cycles, all characters are shuffled, and everyone gets three new ones.</source>
        <translation>Nach zwei Durchgängen werden alle Charaktere gemischt, und alle bekommen drei neue.</translation>
    </message>
    <message>
        <source>All you need now is the button that ends your turn.</source>
        <translation>Es bleibt nur noch der Knopf, der deinen Zug beendet.</translation>
    </message>
    <message>
        <source>All your actions are done. End your turn: {other} follows with rank B, then {player} with rank D.</source>
        <translation>Alle deine Aktionen sind ausgeführt. Beende deinen Zug: Danach sind {other} mit Rang B und {player} mit Rang D dran.</translation>
    </message>
    <message>
        <source>At the start of your turn, you cover one of the Knight’s actions with your crest. You have 1 coin: steal the action that brings you more.</source>
        <translation>Zu Beginn deines Zuges deckst du eine Aktion des Ritters mit deinem Wappen ab. Du hast 1 Geld: Stiehl die Aktion, die dir mehr bringt.</translation>
    </message>
    <message>
        <source>Before you choose your character, you can see which ones conflict with it.</source>
        <translation>Bevor du deinen Charakter wählst, weißt du, mit welchen anderen er in Konflikt gerät.</translation>
    </message>
    <message>
        <source>Beside each name, the number with the star is the score.</source>
        <translation>Neben jedem Namen steht beim Stern die Punktzahl.</translation>
    </message>
    <message>
        <source>Bishop and Harbor score 3: more than 1 each, but less than a perfect pair.</source>
        <translation>Bischof und Hafen bringen 3 Punkte: mehr als je 1, aber weniger als ein perfektes Paar.</translation>
    </message>
    <message>
        <source>Both subjects on display cost 3, and you have exactly 3.</source>
        <translation>Beide Untertanen in der Auslage kosten 3, und du hast genau 3 Geld.</translation>
    </message>
    <message>
        <source>Buy nothing: end your turn.</source>
        <translation>Kaufe nichts: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Buy the Market, the last card of pile 4.</source>
        <translation>Kaufe den Markt, die letzte Karte von Stapel 4.</translation>
    </message>
    <message>
        <source>Carry out the stolen action at once: take the money from a pile.</source>
        <translation>Was du gestohlen hast, führst du sofort aus. Nimm das Geld eines Stapels.</translation>
    </message>
    <message>
        <source>Choose any pile: each will hold 2.</source>
        <translation>Wähle einen beliebigen Stapel: An jedem liegt dann 2 Geld.</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Konfliktmarker</translation>
    </message>
    <message>
        <source>Court Lady and Pavilion: 4 + 3 points for a card that scored 1.</source>
        <translation>Hofdame und Pavillon: 4 + 3 Punkte für eine Karte, die nur 1 brachte.</translation>
    </message>
    <message>
        <source>Danger: a popular target</source>
        <translation>Eine Gefahr: der Charakter, den alle bestehlen</translation>
    </message>
    <message>
        <source>Do I have to carry out every action?</source>
        <translation>Muss ich jede Aktion ausführen?</translation>
    </message>
    <message>
        <source>Does a building on display belong to one of your subjects?</source>
        <translation>Gehört ein Gebäude in der Auslage zu einem deiner Untertanen?</translation>
    </message>
    <message>
        <source>Drag a character from your hand to your place.</source>
        <translation>Zieh einen Charakter aus deiner Hand auf deinen Platz.</translation>
    </message>
    <message>
        <source>Drag the coin symbol from the Knight onto your Queen.</source>
        <translation>Zieh das Münzsymbol vom Ritter auf deine Königin.</translation>
    </message>
    <message>
        <source>Drag the coins from any pile to yours.</source>
        <translation>Zieh die Münzen eines Stapels zu deinen.</translation>
    </message>
    <message>
        <source>Drag the coins from pile 4 to yours.</source>
        <translation>Zieh die Münzen von Stapel 4 zu deinen.</translation>
    </message>
    <message>
        <source>Drag your conflict marker to the supply.</source>
        <translation>Zieh deinen Konfliktmarker in den Vorrat.</translation>
    </message>
    <message>
        <source>Each pile got 2, and you took the 2 from one of them.</source>
        <translation>Jeder Stapel bekam 2 Geld, und das von einem gehört jetzt dir.</translation>
    </message>
    <message>
        <source>Equal ranks are in conflict, too: both take a marker. {player} will play a Trader (rank F), {other} the Queen (rank A). Stay out of every conflict.</source>
        <translation>Auch gleiche Ränge geraten in Konflikt: Beide nehmen einen Marker. {player} wird einen Händler spielen (Rang F), {other} die Königin (Rang A). Halt dich aus jedem Konflikt heraus.</translation>
    </message>
    <message>
        <source>Every pile still has a card: another cycle will follow, and the others may catch up.</source>
        <translation>An jedem Stapel liegt noch eine Karte: Es folgt ein weiterer Durchgang, und die anderen können aufholen.</translation>
    </message>
    <message>
        <source>Gardener and Prison are both yellow Court cards.</source>
        <translation>Gärtner und Gefängnis sind beide gelb (Hof).</translation>
    </message>
    <message>
        <source>Give the Carpentry: alone, it scores 1.</source>
        <translation>Gib die Tischlerei her: Allein bringt sie nur 1 Punkt.</translation>
    </message>
    <message>
        <source>Harbor and Troubadour are both red: together they score 3.</source>
        <translation>Hafen und Troubadour sind beide rot: Zusammen bringen sie 3 Punkte.</translation>
    </message>
    <message>
        <source>Hover over a character to see whom it steals from.</source>
        <translation>Fahr mit der Maus über einen Charakter: Dann siehst du, wen er bestiehlt.</translation>
    </message>
    <message>
        <source>How do I get rid of a conflict marker?</source>
        <translation>Wie werde ich einen Konfliktmarker los?</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Wie gewinne ich?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>So gewinnst du</translation>
    </message>
    <message>
        <source>In conflict</source>
        <translation>Im Konflikt</translation>
    </message>
    <message>
        <source>In each cycle, everyone secretly plays a character; all are revealed together. Turns go from rank A to rank F. Play the character that goes first.</source>
        <translation>In jedem Durchgang spielen alle verdeckt einen Charakter und decken ihn gleichzeitig auf. Rang A ist zuerst dran, Rang F zuletzt. Spiel den Charakter, der vor den anderen dran ist.</translation>
    </message>
    <message>
        <source>It is still your turn.</source>
        <translation>Du bist noch am Zug.</translation>
    </message>
    <message>
        <source>It is too late for Pass on conflict this turn, and the marker still costs you 2 points.</source>
        <translation>Für „Konflikt weitergeben“ ist es in diesem Zug zu spät, und der Marker kostet dich weiter 2 Punkte.</translation>
    </message>
    <message>
        <source>Jailer and Prison are a perfect pair: 3 + 4 points. You lead 10 to 9.</source>
        <translation>Kerkermeister und Gefängnis sind ein perfektes Paar: 3 + 4 Punkte. Du führst 10 zu 9.</translation>
    </message>
    <message>
        <source>Last turn: pile 1 has run out, and {player} leads 9 to 5. A subject with its own building scores both values. Buy the building that wins.</source>
        <translation>Letzter Zug: Stapel 1 ist leer, und {player} führt 9 zu 5. Ein Untertan mit seinem eigenen Gebäude bringt beide Werte. Kaufe das Gebäude, mit dem du gewinnst.</translation>
    </message>
    <message>
        <source>Last turn: you lead 8 to 7. A card without a partner scores 1, and every 3 in coins scores 1. Keep your lead.</source>
        <translation>Letzter Zug: Du führst 8 zu 7. Eine einzelne Karte bringt 1 Punkt, je 3 Geld ebenfalls. Verteidige deine Führung.</translation>
    </message>
    <message>
        <source>Look at your Jailer: which of the two buildings is his?</source>
        <translation>Sieh dir deinen Kerkermeister an: Welches der beiden Gebäude gehört zu ihm?</translation>
    </message>
    <message>
        <source>Low ranks have more actions; high ranks go first and lose fewer actions to others.</source>
        <translation>Niedrige Ränge haben mehr Aktionen; hohe sind früher dran und werden seltener bestohlen.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Next comes Take money: take all the money from one pile. You have 1 coin, and the Harbor for your Sailor costs 3. Take enough.</source>
        <translation>Als Nächstes kommt „Geld nehmen“: Du bekommst alles Geld eines Stapels. Du hast 1 Geld, und der Hafen für deinen Matrosen kostet 3. Nimm genug.</translation>
    </message>
    <message>
        <source>No conflict could bring your Queen a marker. Nobody steals from rank A or B.</source>
        <translation>Kein Konflikt konnte deiner Königin einen Marker bringen. Die Ränge A und B bestiehlt niemand.</translation>
    </message>
    <message>
        <source>No conflict for you. Different ranks leave each other alone unless one steals from the other.</source>
        <translation>Kein Konflikt für dich. Verschiedene Ränge lassen einander in Ruhe, wenn keiner den anderen bestiehlt.</translation>
    </message>
    <message>
        <source>No pile has any money, so each one first gets coins worth 2 from the supply. Take some money.</source>
        <translation>An keinem Stapel liegt Geld, daher bekommt zuerst jeder Stapel Münzen im Wert von 2 aus dem Vorrat. Nimm Geld.</translation>
    </message>
    <message>
        <source>Nobody steals from rank A, and the other A has been played.</source>
        <translation>Niemand bestiehlt Rang A, und der andere Charakter dieses Rangs ist schon gespielt.</translation>
    </message>
    <message>
        <source>Nobody steals from rank B. Is the other B still out there?</source>
        <translation>Niemand bestiehlt Rang B. Ist der andere Charakter dieses Rangs noch im Spiel?</translation>
    </message>
    <message>
        <source>Nobody steals from your Knight, and D steals from E, so {player} takes a marker.</source>
        <translation>Deinen Ritter bestiehlt niemand, und D bestiehlt E: Die Komtesse bringt {player} einen Marker.</translation>
    </message>
    <message>
        <source>Nothing else is left to do: end your turn.</source>
        <translation>Mehr gibt es nicht zu tun: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Now buy a building. You pay its value to its pile, where the next player can take the money.</source>
        <translation>Kaufe jetzt ein Gebäude. Seinen Wert zahlst du an seinen Stapel, wo andere das Geld nehmen können.</translation>
    </message>
    <message>
        <source>Now choose what to give for it: the building you will miss least.</source>
        <translation>Wähle jetzt, was du dafür hergibst: das Gebäude, das dir am wenigsten fehlen wird.</translation>
    </message>
    <message>
        <source>Now for your Queen’s own action: recruit a subject. Its value is its price, and the coins go to its pile.</source>
        <translation>Jetzt zur eigenen Aktion deiner Königin: Wirb einen Untertan an. Sein Wert ist sein Preis, und die Münzen kommen an seinen Stapel.</translation>
    </message>
    <message>
        <source>Now recruit with your Queen. A new subject goes to the end of your row and becomes the active one; earlier ones only score.</source>
        <translation>Wirb jetzt mit deiner Königin einen Untertan an. Er kommt ans Ende deiner Reihe und wird der aktive; frühere bringen nur noch Punkte.</translation>
    </message>
    <message>
        <source>Once a pile has run out, the cycle is played to its end, and then the game is over. End your turn.</source>
        <translation>Ist ein Stapel leer, wird der Durchgang noch zu Ende gespielt; dann ist die Partie vorbei. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>One action, well chosen. If ranks are equal, the player with fewer conflict markers goes first.</source>
        <translation>Eine Aktion, gut gewählt. Bei gleichem Rang ist zuerst dran, wer weniger Konfliktmarker hat.</translation>
    </message>
    <message>
        <source>Only what lies under a crest is lost; the rest of your actions stay yours.</source>
        <translation>Verloren ist nur, was unter einem Wappen liegt; deine übrigen Aktionen bleiben dir.</translation>
    </message>
    <message>
        <source>Payments stay at the pile. {player} has just paid 4 at pile 4, on top of the 2 already there. Take as much money as you can.</source>
        <translation>Bezahltes Geld bleibt am Stapel liegen. {player} hat gerade 4 an Stapel 4 bezahlt, und 2 lagen dort schon. Nimm so viel Geld, wie du kannst.</translation>
    </message>
    <message>
        <source>Pile 1 has only one coin, worth 1. Take the money from pile 2, 3, or 4.</source>
        <translation>An Stapel 1 liegt nur eine 1er-Münze. Nimm das Geld von Stapel 2, 3 oder 4.</translation>
    </message>
    <message>
        <source>Pile 4 has run out. The Market brings you little, but it ends the game.</source>
        <translation>Stapel 4 ist leer. Der Markt bringt dir wenig, beendet aber die Partie.</translation>
    </message>
    <message>
        <source>Pile {pile} held {sum}. There was more where {player} paid.</source>
        <translation>An Stapel {pile} lag {sum} Geld. Wo {player} bezahlt hat, lag mehr.</translation>
    </message>
    <message>
        <source>Play the Count.</source>
        <translation>Spiel den Grafen.</translation>
    </message>
    <message>
        <source>Rank A steals from rank D: which of your characters has rank A?</source>
        <translation>Rang A bestiehlt Rang D: Welcher deiner Charaktere hat Rang A?</translation>
    </message>
    <message>
        <source>Rank C passes a conflict marker on: it then costs someone else 2 points. Give yours to the player with the most points.</source>
        <translation>Mit Rang C gibst du einen Konfliktmarker weiter: Dann kostet er jemand anderen 2 Punkte. Gib deinen an den Spieler mit den meisten Punkten.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Settle conflict and Buy a building are not covered.</source>
        <translation>„Konflikt lösen“ und „Gebäude kaufen“ sind nicht abgedeckt.</translation>
    </message>
    <message>
        <source>She gives you an extra action: take money from a pile.</source>
        <translation>Sie gibt dir eine Zusatzaktion: Nimm das Geld eines Stapels.</translation>
    </message>
    <message>
        <source>She has a button of her own while she can help you.</source>
        <translation>Solange sie dir helfen kann, hat sie einen eigenen Knopf.</translation>
    </message>
    <message>
        <source>That makes your score {own}. A different action brings more.</source>
        <translation>Deine Punktzahl ist dann {own}. Eine andere Aktion bringt mehr.</translation>
    </message>
    <message>
        <source>The Court Lady’s own building is the Pavilion.</source>
        <translation>Das Gebäude der Hofdame ist der Pavillon.</translation>
    </message>
    <message>
        <source>The Duke has rank B and steals from C. The Countess has rank E and steals from F.</source>
        <translation>Der Herzog hat Rang B und bestiehlt C. Die Komtesse hat Rang E und bestiehlt F.</translation>
    </message>
    <message>
        <source>The Duke’s first action is Settle conflict.</source>
        <translation>Die erste Aktion des Herzogs ist „Konflikt lösen“.</translation>
    </message>
    <message>
        <source>The Gardener and Watchman act before any turns. {player}’s Queen is about to steal from your Knight: let {player} have the conflict marker.</source>
        <translation>Gärtner und Wächter handeln vor allen Zügen. Die Königin von {player} wird deinen Ritter bestehlen: Überlass {player} den Konfliktmarker.</translation>
    </message>
    <message>
        <source>The Harbor is on display at pile 3.</source>
        <translation>Der Hafen liegt offen auf Stapel 3.</translation>
    </message>
    <message>
        <source>The Queen has rank A, the Courtier C, the Trader F.</source>
        <translation>Die Königin hat Rang A, der Höfling C, der Händler F.</translation>
    </message>
    <message>
        <source>The Trader does the most, but C, E, and the other Trader are after it. The Lord Protector (rank A), your Queen’s only equal, has been played. Play it safe.</source>
        <translation>Der Händler kann am meisten, aber C, E und der andere Händler sind hinter ihm her. Der Reichsverweser, als Einziger gleichrangig mit deiner Königin, ist schon gespielt. Geh auf Nummer sicher.</translation>
    </message>
    <message>
        <source>The Trader has rank F, the Queen rank A. Play neither of these ranks.</source>
        <translation>Der Händler hat Rang F, die Königin Rang A. Spiel keinen dieser Ränge.</translation>
    </message>
    <message>
        <source>The cards of a perfect pair show the same symbol, as the Jailer and Prison do.</source>
        <translation>Beide Karten eines perfekten Paars tragen dasselbe Symbol: Kerkermeister und Gefängnis.</translation>
    </message>
    <message>
        <source>The cycle is still played to its end: {player} and {other} take their turns. End yours.</source>
        <translation>Der Durchgang wird noch zu Ende gespielt: {player} und {other} sind noch dran. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende der Partie</translation>
    </message>
    <message>
        <source>The game goes on until your turn is over.</source>
        <translation>Die Partie geht weiter, bis dein Zug zu Ende ist.</translation>
    </message>
    <message>
        <source>The last subject in your row is active: once per cycle, on your turn, you may use its ability. You have 1 coin; your Market Woman takes money. Use her.</source>
        <translation>Der letzte Untertan deiner Reihe ist aktiv: Einmal pro Durchgang darfst du in deinem Zug seine Fähigkeit einsetzen. Du hast 1 Geld; deine Marktfrau nimmt Geld. Setz sie ein.</translation>
    </message>
    <message>
        <source>The neutral character only hands out markers: it steals no action and takes no turn.</source>
        <translation>Der neutrale Charakter verteilt nur Marker: Er stiehlt keine Aktion und hat keinen Zug.</translation>
    </message>
    <message>
        <source>The neutral {theirs} has rank {higher}, and {higher} steals from {rank}: your {card} brings you a marker.</source>
        <translation>{theirs:Nom}, der neutrale Charakter, hat Rang {higher}, und {higher} bestiehlt {rank}: {card:Nom} bringt dir einen Marker.</translation>
    </message>
    <message>
        <source>The number on a card is both its price and its value.</source>
        <translation>Die Zahl auf einer Karte ist zugleich ihr Preis und ihr Wert.</translation>
    </message>
    <message>
        <source>The second cycle of the round: you choose between your other two characters; those already played are face up. Play one of the two.</source>
        <translation>Der zweite Durchgang der Runde: Du wählst unter deinen beiden anderen Charakteren; die vorher gespielten liegen offen. Spiel einen der beiden.</translation>
    </message>
    <message>
        <source>The subject is yours. Its own building would now score with it.</source>
        <translation>Der Untertan gehört dir. Zusammen mit seinem eigenen Gebäude brächte er jetzt mehr Punkte.</translation>
    </message>
    <message>
        <source>The subject scores 1, but you spent 3 on it, and it is too late to settle: your score is still below 0.</source>
        <translation>Der Untertan bringt 1 Punkt, aber 3 an Münzen sind weg, und für „Konflikt lösen“ ist es zu spät: Du liegst noch unter 0.</translation>
    </message>
    <message>
        <source>What are coins worth at the end?</source>
        <translation>Was sind Münzen am Ende wert?</translation>
    </message>
    <message>
        <source>What can I do on my turn?</source>
        <translation>Was darf ich in meinem Zug tun?</translation>
    </message>
    <message>
        <source>What do two cards of the same color score?</source>
        <translation>Was bringen zwei Karten einer Farbe?</translation>
    </message>
    <message>
        <source>What does a card cost?</source>
        <translation>Was kostet eine Karte?</translation>
    </message>
    <message>
        <source>What does my subject do for me?</source>
        <translation>Was kann mein Untertan?</translation>
    </message>
    <message>
        <source>What ends the game?</source>
        <translation>Wann endet die Partie?</translation>
    </message>
    <message>
        <source>What happens when someone steals from me?</source>
        <translation>Was passiert, wenn ich bestohlen werde?</translation>
    </message>
    <message>
        <source>What if two of us play the same rank?</source>
        <translation>Was ist, wenn zwei von uns denselben Rang spielen?</translation>
    </message>
    <message>
        <source>What is the neutral character?</source>
        <translation>Was ist der neutrale Charakter?</translation>
    </message>
    <message>
        <source>What subjects do</source>
        <translation>Was Untertanen tun</translation>
    </message>
    <message>
        <source>Where does money come from?</source>
        <translation>Woher kommt das Geld?</translation>
    </message>
    <message>
        <source>Which action does everyone need to get a building?</source>
        <translation>Ohne welche Aktion bekommt niemand ein Gebäude?</translation>
    </message>
    <message>
        <source>Which of my subjects is active?</source>
        <translation>Welcher meiner Untertanen ist aktiv?</translation>
    </message>
    <message>
        <source>Which of {player}’s buildings shows the symbol of one of your subjects?</source>
        <translation>Welches Gebäude von {player} trägt das Symbol eines deiner Untertanen?</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>Wer ist zuerst dran?</translation>
    </message>
    <message>
        <source>Who steals from whom</source>
        <translation>Wer wen bestiehlt</translation>
    </message>
    <message>
        <source>Who steals from whom?</source>
        <translation>Wer bestiehlt wen?</translation>
    </message>
    <message>
        <source>Why is my score below 0?</source>
        <translation>Warum habe ich weniger als 0 Punkte?</translation>
    </message>
    <message>
        <source>With the money from pile {pile}, you have {coins}. The Harbor costs 3.</source>
        <translation>Mit dem Geld von Stapel {pile} hast du {coins}. Der Hafen kostet 3.</translation>
    </message>
    <message>
        <source>With two players, a neutral character is revealed, too. Its rank and the rank it steals from each take a marker. The Count (rank B) has been played: stay safe.</source>
        <translation>Zu zweit wird auch ein neutraler Charakter aufgedeckt. Wer seinen Rang hat oder den Rang, den er bestiehlt, nimmt einen Marker. Der Graf, Rang B, ist schon gespielt: Geh auf Nummer sicher.</translation>
    </message>
    <message>
        <source>Without a building, you stay at {own} points, and {player} wins with {theirs}.</source>
        <translation>Ohne Gebäude bleibst du bei {own} Punkten, und {player} gewinnt mit {theirs}.</translation>
    </message>
    <message>
        <source>Without {card}, you have {own} points. You own a building that scores less.</source>
        <translation>Ohne {card:acc} hast du {own} Punkte. Du besitzt ein Gebäude, das weniger bringt.</translation>
    </message>
    <message>
        <source>You and {player} both played a Trader. Equal ranks steal from nobody and carry out only one of their actions each. Choose the one that brings you the most points.</source>
        <translation>Du und {player} habt beide einen Händler gespielt. Gleiche Ränge bestehlen niemanden und führen je nur eine Aktion aus. Wähle die, die dir die meisten Punkte bringt.</translation>
    </message>
    <message>
        <source>You can carry out a character’s actions, and you know that you may skip any of them.</source>
        <translation>Du führst die Aktionen eines Charakters aus und weißt, dass du jede auslassen darfst.</translation>
    </message>
    <message>
        <source>You can make the most of a turn after a conflict.</source>
        <translation>Du machst das Beste aus einem Durchgang, in dem jemand deinen Rang hat oder dich bestiehlt.</translation>
    </message>
    <message>
        <source>You cannot make a perfect pair. But a subject and a building of the same color score the higher value. Buy the building that raises your score.</source>
        <translation>Ein perfektes Paar ist nicht zu haben. Aber Untertan und Gebäude einer Farbe bringen den höheren der beiden Werte. Kaufe das Gebäude, das dir mehr Punkte bringt.</translation>
    </message>
    <message>
        <source>You carry out actions from left to right; what you skip is gone. Your Trader’s first action is Settle conflict: return your conflict marker.</source>
        <translation>Aktionen führst du von links nach rechts aus; was du auslässt, ist weg. Die erste deines Händlers ist „Konflikt lösen“: Leg deinen Konfliktmarker zurück.</translation>
    </message>
    <message>
        <source>You check the face-up characters before you choose.</source>
        <translation>Du schaust auf die offenen Charaktere, bevor du wählst.</translation>
    </message>
    <message>
        <source>You could not pay: every subject on display costs 3, and you have only 1.</source>
        <translation>Du könntest nicht bezahlen: Jeder Untertan in der Auslage kostet 3, und du hast nur 1 Geld.</translation>
    </message>
    <message>
        <source>You have already used an ability this cycle, so your new subject cannot help until the next cycle.</source>
        <translation>In diesem Durchgang hast du schon eine Fähigkeit eingesetzt, also hilft dir dein neuer Untertan erst im nächsten.</translation>
    </message>
    <message>
        <source>You have not chosen a character yet.</source>
        <translation>Du hast noch keinen Charakter gewählt.</translation>
    </message>
    <message>
        <source>You have paid for {card} and have only {coins} left: too little for the Harbor.</source>
        <translation>Du hast {card:acc} bezahlt. Jetzt hast du nur noch {coins} Geld: zu wenig für den Hafen.</translation>
    </message>
    <message>
        <source>You have played one cycle, from choosing a character to the end of the last turn.</source>
        <translation>Du hast einen Durchgang gespielt, von der Wahl des Charakters bis zum letzten Zug.</translation>
    </message>
    <message>
        <source>You know what a conflict marker costs, and you know two ways to get rid of one.</source>
        <translation>Du weißt, was ein Konfliktmarker kostet, und kennst zwei Wege, einen loszuwerden.</translation>
    </message>
    <message>
        <source>You know what every card and coin is worth at the end.</source>
        <translation>Du weißt, was jede Karte und jede Münze am Ende bringt.</translation>
    </message>
    <message>
        <source>You know what wins the game and what ends it.</source>
        <translation>Du weißt, womit man die Partie gewinnt und was sie beendet.</translation>
    </message>
    <message>
        <source>You know where coins come from and where they go.</source>
        <translation>Du weißt, woher Münzen kommen und wohin sie gehen.</translation>
    </message>
    <message>
        <source>You lead, and pile 4 has only one card left. When a pile runs out, the game ends with that cycle. Make it end.</source>
        <translation>Du führst, und auf Stapel 4 liegt nur noch eine Karte. Ist ein Stapel leer, endet die Partie mit diesem Durchgang. Sorg dafür.</translation>
    </message>
    <message>
        <source>You may carry out a stolen action at once or skip it. Buy the building in your Gardener’s color.</source>
        <translation>Eine gestohlene Aktion darfst du sofort ausführen oder auslassen. Kaufe das Gebäude in der Farbe deines Gärtners.</translation>
    </message>
    <message>
        <source>You may skip any action: skip Recruit subject, keep your coins, and buy the Harbor.</source>
        <translation>Du darfst jede Aktion auslassen: Verzichte auf „Untertan anwerben“, spar deine Münzen und kaufe den Hafen.</translation>
    </message>
    <message>
        <source>You now have 6, and 4 of that came from {player}.</source>
        <translation>Du hast jetzt 6 Geld, und 4 davon stammen von {player}.</translation>
    </message>
    <message>
        <source>You see how thick a stack is, not what it is worth: remember how much was paid where.</source>
        <translation>Du siehst, wie hoch sich das Geld stapelt, aber nicht, was es wert ist: Merk dir, wer wo bezahlt hat.</translation>
    </message>
    <message>
        <source>You see the end coming and bring it about when it suits you best.</source>
        <translation>Du siehst das Ende kommen und führst es herbei, wenn es dir passt.</translation>
    </message>
    <message>
        <source>You skipped Settle conflict, and you cannot go back to it this turn.</source>
        <translation>Du hast „Konflikt lösen“ ausgelassen und kannst es in diesem Zug nicht nachholen.</translation>
    </message>
    <message>
        <source>You skipped the extra action, and the Market Woman cannot help again this cycle.</source>
        <translation>Du hast auf die Zusatzaktion verzichtet, und die Marktfrau hilft in diesem Durchgang nicht mehr.</translation>
    </message>
    <message>
        <source>You skipped the stolen action. That is allowed, but the building would have raised your score.</source>
        <translation>Die gestohlene Aktion darfst du auslassen, aber das Gebäude hätte dir mehr Punkte gebracht.</translation>
    </message>
    <message>
        <source>You skipped the stolen action. The money stays at the piles.</source>
        <translation>Du hast auf die gestohlene Aktion verzichtet. Das Geld bleibt an den Stapeln.</translation>
    </message>
    <message>
        <source>You steal not only what you need but also what a rival needs.</source>
        <translation>Du stiehlst nicht nur, was du brauchst, sondern auch, was einem Rivalen fehlen wird.</translation>
    </message>
    <message>
        <source>You took the marker yourself. Your Watchman could have turned it away.</source>
        <translation>Du hast den Marker selbst genommen. Dein Wächter hätte ihn abwehren können.</translation>
    </message>
    <message>
        <source>You use your active subject at the right moment.</source>
        <translation>Du setzt deinen aktiven Untertan im richtigen Moment ein.</translation>
    </message>
    <message>
        <source>You win 10 to 9. When a pile has run out, the player with the most points wins, and pairs bring points.</source>
        <translation>Du gewinnst 10 zu 9. Ist ein Stapel leer, gewinnt, wer die meisten Punkte hat, und die bringen vor allem Paare.</translation>
    </message>
    <message>
        <source>You win 8 to 7. At the end, keep your coins if they score more than a card would.</source>
        <translation>Du gewinnst 8 zu 7. Behalte am Ende deine Münzen, wenn sie mehr bringen als eine Karte.</translation>
    </message>
    <message>
        <source>Your Bishop is a red Town card. Which building is red?</source>
        <translation>Dein Bischof ist rot (Stadt). Welches Gebäude ist rot?</translation>
    </message>
    <message>
        <source>Your Bishop’s own building is the Cathedral: together they score 3 + 4.</source>
        <translation>Das Gebäude deines Bischofs ist die Kathedrale: Zusammen bringen sie 3 + 4 Punkte.</translation>
    </message>
    <message>
        <source>Your Court Lady exchanges buildings with another player but never breaks up a perfect pair. Ask for the building that completes a pair for you.</source>
        <translation>Deine Hofdame tauscht Gebäude mit einem Mitspieler, trennt aber nie ein perfektes Paar. Verlang das Gebäude, das bei dir ein Paar ergibt.</translation>
    </message>
    <message>
        <source>Your Queen goes first and steals from the Knight, because A steals from D.</source>
        <translation>Deine Königin ist zuerst dran, und sie bestiehlt den Ritter, denn A bestiehlt D.</translation>
    </message>
    <message>
        <source>Your Watchman is active: use him.</source>
        <translation>Dein Wächter ist aktiv: Setz ihn ein.</translation>
    </message>
    <message>
        <source>Your actions</source>
        <translation>Deine Aktionen</translation>
    </message>
    <message>
        <source>Your money (3) is enough for either subject on display.</source>
        <translation>Du hast 3 Geld: genug für jeden der beiden Untertanen in der Auslage.</translation>
    </message>
    <message>
        <source>Your money (6) scores 2 points. Neither building fits your Sailor.</source>
        <translation>Dein Geld (6) bringt 2 Punkte. Keines der Gebäude passt zu deinem Matrosen.</translation>
    </message>
    <message>
        <source>Your score is now 1. Beside each name, you see the score, marked with a star, then money and conflict markers.</source>
        <translation>Jetzt hast du 1 Punkt. Bei jedem Namen stehen neben dem Stern die Punkte, dann Geld und Konfliktmarker.</translation>
    </message>
    <message>
        <source>Your score is −1: your money (5) scores 1 point, and your conflict marker costs 2. Raise your score above 0 with your Duke.</source>
        <translation>Du hast −1 Punkte: Dein Geld (5) bringt 1 Punkt, dein Konfliktmarker kostet 2. Komm mit deinem Herzog über 0.</translation>
    </message>
    <message>
        <source>Your turn is over, and nothing has been exchanged.</source>
        <translation>Dein Zug ist vorbei, und du hast nichts getauscht.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have bought nothing.</source>
        <translation>Dein Zug ist vorbei, und du hast nichts gekauft.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have recruited nobody.</source>
        <translation>Dein Zug ist vorbei, und du hast niemanden angeworben.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have taken nothing.</source>
        <translation>Dein Zug ist vorbei, und du hast nichts genommen.</translation>
    </message>
    <message>
        <source>Your turn is over, and you still have the marker: your score remains below 0.</source>
        <translation>Dein Zug ist vorbei, und du hast den Marker noch: Du liegst immer noch unter 0.</translation>
    </message>
    <message>
        <source>Your turn is over, and your remaining actions are lost.</source>
        <translation>Dein Zug ist vorbei, und deine übrigen Aktionen sind verloren.</translation>
    </message>
    <message>
        <source>Your turn is over, and your score stays at {own}.</source>
        <translation>Dein Zug ist vorbei, und du bleibst bei {own} Punkten.</translation>
    </message>
    <message>
        <source>Your turn is over, and your two remaining actions are lost, too.</source>
        <translation>Dein Zug ist vorbei, und auch deine zwei übrigen Aktionen sind verloren.</translation>
    </message>
    <message>
        <source>Your turn is over: without money, you could not recruit, and you did not use the Market Woman.</source>
        <translation>Dein Zug ist vorbei: Ohne Geld konntest du niemanden anwerben, und die Marktfrau blieb ungenutzt.</translation>
    </message>
    <message>
        <source>{card} alone scores 1 and costs you a point in money. It fits none of your cards.</source>
        <translation>{card:Nom} bringt allein 1 Punkt und kostet dich Geld, das ebenfalls 1 Punkt wert ist. Das Gebäude passt zu keiner deiner Karten.</translation>
    </message>
    <message>
        <source>{card} alone scores 1, but its price of 4 was worth more: {own} points for you, {theirs} for {player}.</source>
        <translation>{card:Nom} bringt allein 1 Punkt, aber der Preis von 4 war mehr wert: {own} Punkte für dich, {theirs} für {player}.</translation>
    </message>
    <message>
        <source>{card} belongs to none of your subjects.</source>
        <translation>{card:Nom} gehört zu keinem deiner Untertanen.</translation>
    </message>
    <message>
        <source>{card} has a different color from your Bishop: two single cards, 1 point each. Your score stays at {own}.</source>
        <translation>{card:Nom} hat eine andere Farbe als dein Bischof: zwei einzelne Karten, je 1 Punkt. Du bleibst bei {own} Punkten.</translation>
    </message>
    <message>
        <source>{card} matches only the Jailer’s color: the pair scores its higher value. You would have {own} points, and {player} {theirs}.</source>
        <translation>{card:Nom} hat mit dem Kerkermeister nur die Farbe gemein: Das Paar bringt den höheren Wert. Du hättest {own} Punkte, {player} {theirs}.</translation>
    </message>
    <message>
        <source>{player} can no longer buy anything this cycle.</source>
        <translation>{player} kann in diesem Durchgang nichts mehr kaufen.</translation>
    </message>
    <message>
        <source>{player} can still buy the Prison: Buy a building is not covered.</source>
        <translation>{player} kann das Gefängnis immer noch kaufen: „Gebäude kaufen“ ist nicht abgedeckt.</translation>
    </message>
    <message>
        <source>{player} goes first: their {theirs} has rank {higher}, and your {card} only rank {rank}.</source>
        <translation>{player} ist zuerst dran: {theirs:Nom} hat Rang {higher}, {card:nom} nur Rang {rank}.</translation>
    </message>
    <message>
        <source>{player} has a Jailer and coins worth 4, enough for the Prison: the pair would score 7. Your Bursar steals from the Diplomat. Steal the action they need for that.</source>
        <translation>{player} hat einen Kerkermeister und 4 Münzen: Mit dem Gefängnis brächte das Paar 7 Punkte. Dein Schatzmeister bestiehlt den Diplomaten. Stiehl die Aktion, die dafür nötig ist.</translation>
    </message>
    <message>
        <source>{player} has a perfect pair and leads.</source>
        <translation>{player} hat ein perfektes Paar und führt.</translation>
    </message>
    <message>
        <source>{player} has only {points} points. {leader} leads with {most}.</source>
        <translation>{player} hat nur {points} Punkte. {leader} führt mit {most}.</translation>
    </message>
    <message>
        <source>{player} has the marker. An action will still be stolen from you.</source>
        <translation>Den Marker hat {player}. Eine Aktion wird dir trotzdem gestohlen.</translation>
    </message>
    <message>
        <source>{player} plays the Knight (rank D). A steals from D, B from C, C from F, D from E, and E from F. Play the character that steals from D.</source>
        <translation>{player} wird den Ritter spielen (Rang D). A bestiehlt D, B bestiehlt C, C bestiehlt F, D bestiehlt E, und E bestiehlt F. Spiel den Charakter, der den Ritter bestiehlt.</translation>
    </message>
    <message>
        <source>{player}’s Knight has stolen from your Diplomat: a crest covers Take money, which is lost for this cycle. Carry out an action you still have.</source>
        <translation>Der Ritter von {player} hat deinen Diplomaten bestohlen: „Geld nehmen“ liegt unter einem Wappen und ist für diesen Durchgang verloren. Führe eine Aktion aus, die dir geblieben ist.</translation>
    </message>
    <message>
        <source>{player}’s {theirs} has rank {higher}, and {higher} steals from {rank}: you take a marker, and your {card} loses an action.</source>
        <translation>{theirs:Nom} von {player} hat Rang {higher}, und {higher} bestiehlt {rank}: {card:Nom} bringt dir einen Marker und verliert eine Aktion.</translation>
    </message>
    <message>
        <source>{player}’s {theirs} has rank {rank}, too: you both take a marker and carry out only one action each.</source>
        <translation>{theirs:Nom} von {player} hat auch Rang {rank}: Ihr nehmt beide einen Marker und führt je nur eine Aktion aus.</translation>
    </message>
</context>
<context>
    <name>rival-kings/examples</name>
    <message>
        <source>A steals from D</source>
        <translation>A bestiehlt D</translation>
    </message>
    <message>
        <source>B steals from C</source>
        <translation>B bestiehlt C</translation>
    </message>
    <message>
        <source>C steals from F</source>
        <translation>C bestiehlt F</translation>
    </message>
    <message>
        <source>D steals from E</source>
        <translation>D bestiehlt E</translation>
    </message>
    <message>
        <source>E steals from F</source>
        <translation>E bestiehlt F</translation>
    </message>
    <message>
        <source>F steals from nobody</source>
        <translation>F bestiehlt niemanden</translation>
    </message>
    <message>
        <source>Recruit subjects and buy the buildings that belong to them. A subject with its own building scores both values; with another building of its color, only the higher one.</source>
        <translation>Wirb Untertanen an und kaufe die Gebäude, die zu ihnen gehören. Ein Untertan mit seinem eigenen Gebäude bringt beide Werte, mit einem anderen seiner Farbe nur den höheren.</translation>
    </message>
    <message>
        <source>The Courtier and Priest have the same rank. Busy with each other, they leave the Trader alone, although rank C steals from rank F.</source>
        <translation>Höfling und Priester haben denselben Rang. Miteinander beschäftigt, lassen sie den Händler in Ruhe, den Rang C sonst bestehlen würde.</translation>
    </message>
    <message>
        <source>The Knight steals from the Diplomat and takes money with the stolen action before carrying out his own. The Diplomat takes a marker and is left with two actions.</source>
        <translation>Der Ritter stiehlt dem Diplomaten eine Aktion und nimmt damit Geld, noch vor seinen eigenen Aktionen. Der Diplomat nimmt einen Marker und behält zwei Aktionen.</translation>
    </message>
    <message>
        <source>The Troubadour has left an Inn on a pile of subjects. It is bought there like any building, and the Vintner, who searches for subjects, passes it by.</source>
        <translation>Durch den Troubadour liegt ein Gasthaus auf einem Untertanenstapel. Man kauft es dort wie jedes Gebäude, und der Winzer, der Untertanen sucht, übergeht es.</translation>
    </message>
    <message>
        <source>The cards score 4 + 3 + 1, the money (4) scores 1, and the one conflict marker costs 2: 7 points in all.</source>
        <translation>Die Karten bringen 4 + 3 + 1. Dazu kommt 1 Punkt für 4 Geld, und ein Konfliktmarker kostet 2: Das macht 7 Punkte.</translation>
    </message>
    <message>
        <source>The game ends with the cycle in which one of the four piles runs out. The highest score wins; every conflict marker costs 2 points.</source>
        <translation>Die Partie endet mit dem Durchgang, in dem einer der vier Stapel leer wird. Die höchste Punktzahl gewinnt; jeder Konfliktmarker kostet 2 Punkte.</translation>
    </message>
    <message>
        <source>Who steals from whom, read from both ends: A steals from D, D from E, and E from F; B steals from C, and C from F. So nobody steals from A or B, and two ranks steal from the Trader.</source>
        <translation>Wer wen bestiehlt, in zwei Ketten: A bestiehlt D, D bestiehlt E, und E bestiehlt F; B bestiehlt C, und C bestiehlt F. A und B werden also nie bestohlen, der Händler gleich von zwei Rängen.</translation>
    </message>
    <message>
        <source>With two players: the neutral Queen steals from rank D, so the Knight takes a marker but loses no action. The Trader has nothing to fear from her.</source>
        <translation>Zu zweit: Die neutrale Königin bestiehlt Rang D, also nimmt der Ritter einen Marker, verliert aber keine Aktion. Der Händler hat von ihr nichts zu befürchten.</translation>
    </message>
    <message>
        <source>With your Innkeeper, you have recruited the Market Woman. She is active at once, but you have already used an ability this cycle.</source>
        <translation>Mit deinem Wirt hast du die Marktfrau angeworben. Sie ist sofort aktiv, aber du hast in diesem Durchgang schon eine Fähigkeit eingesetzt.</translation>
    </message>
    <message>
        <source>Your Watchman turns the marker away: the Queen’s player takes it. The Queen still steals an action from your Knight.</source>
        <translation>Dein Wächter wehrt den Marker ab: Wer die Königin gespielt hat, nimmt ihn. Die Königin stiehlt deinem Ritter trotzdem eine Aktion.</translation>
    </message>
    <message>
        <source>Your rival has a perfect pair and a second Farm. Your Court Lady cannot break up the pair, but she may take the spare Farm.</source>
        <translation>Ein Mitspieler hat ein perfektes Paar und einen zweiten Bauernhof. Deine Hofdame kann das Paar nicht trennen, aber den übrigen Bauernhof darf sie nehmen.</translation>
    </message>
    <message>
        <source>active, usable next cycle</source>
        <translation>aktiv, ab nächstem Durchgang</translation>
    </message>
    <message>
        <source>alone: 1</source>
        <translation>einzeln: 1</translation>
    </message>
    <message>
        <source>does not find it</source>
        <translation>findet es nicht</translation>
    </message>
    <message>
        <source>loses an action</source>
        <translation>verliert eine Aktion</translation>
    </message>
    <message>
        <source>marker, one action</source>
        <translation>Marker, eine Aktion</translation>
    </message>
    <message>
        <source>may be exchanged</source>
        <translation>darf getauscht werden</translation>
    </message>
    <message>
        <source>may settle and buy</source>
        <translation>darf lösen und kaufen</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>no marker</source>
        <translation>kein Marker</translation>
    </message>
    <message>
        <source>on a pile of subjects</source>
        <translation>auf einem Untertanenstapel</translation>
    </message>
    <message>
        <source>perfect: 2 + 2</source>
        <translation>perfekt: 2 + 2</translation>
    </message>
    <message>
        <source>red: 3</source>
        <translation>rot: 3</translation>
    </message>
    <message>
        <source>takes a marker</source>
        <translation>nimmt einen Marker</translation>
    </message>
    <message>
        <source>takes the money</source>
        <translation>nimmt das Geld</translation>
    </message>
    <message>
        <source>used</source>
        <translation>eingesetzt</translation>
    </message>
    <message>
        <source>your rival’s</source>
        <translation>beim Mitspieler</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deiner</translation>
    </message>
</context>
<context>
    <name>rival-kings/fault</name>
    <message>
        <source>Choosing the wrong action</source>
        <translation>Die falsche Aktion wählen</translation>
    </message>
    <message>
        <source>Choosing the wrong pile</source>
        <translation>Den falschen Stapel wählen</translation>
    </message>
    <message>
        <source>Ending turns late</source>
        <translation>Züge zu spät beenden</translation>
    </message>
    <message>
        <source>Exchanging the wrong cards</source>
        <translation>Die falschen Karten tauschen</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Fähigkeiten ungenutzt lassen</translation>
    </message>
    <message>
        <source>Letting actions lapse</source>
        <translation>Aktionen verfallen lassen</translation>
    </message>
    <message>
        <source>Playing the wrong character</source>
        <translation>Den falschen Charakter spielen</translation>
    </message>
    <message>
        <source>Stealing the wrong action</source>
        <translation>Die falsche Aktion stehlen</translation>
    </message>
    <message>
        <source>Stopping too early</source>
        <translation>Züge zu früh beenden</translation>
    </message>
    <message>
        <source>Taking the wrong card from a pile</source>
        <translation>Die falsche Karte aus einem Stapel nehmen</translation>
    </message>
    <message>
        <source>Using abilities at the wrong time</source>
        <translation>Fähigkeiten zur falschen Zeit einsetzen</translation>
    </message>
</context>
<context>
    <name>rival-kings/game</name>
    <message>
        <source>Build a town</source>
        <translation>Bau eine Stadt</translation>
    </message>
    <message>
        <source>Games started earlier keep the old rules on these points.</source>
        <translation>Früher begonnene Partien behalten in diesen Punkten die alten Regeln.</translation>
    </message>
    <message>
        <source>Matches played to a points total no longer have a maximum number of games, and there are more lengths to choose from.</source>
        <translation>Eine Serie bis zu einer Punktzahl hat keine Höchstzahl an Partien mehr, und es stehen mehr Längen zur Wahl.</translation>
    </message>
    <message>
        <source>Play a character in secret, steal from lower ranks, and pair subjects with their buildings.</source>
        <translation>Spiel heimlich einen Charakter, bestiehl niedrigere Ränge und bring deine Untertanen mit ihren Gebäuden zusammen.</translation>
    </message>
    <message>
        <source>Rival Kings</source>
        <translation>Rival Kings</translation>
    </message>
    <message>
        <source>When none of the four piles has money, two 1-coins stand in for a 2-coin that the supply no longer has.</source>
        <translation>Liegt an keinem der vier Stapel Geld, ersetzen zwei 1er-Münzen eine 2er-Münze, die der Vorrat nicht mehr hat.</translation>
    </message>
    <message>
        <source>With the Jailer or Scholar, you give a 1-coin as change if the supply has only 2-coins.</source>
        <translation>Bei Kerkermeister und Gelehrtem gibst du eine 1er-Münze zurück, wenn im Vorrat nur 2er-Münzen liegen.</translation>
    </message>
</context>
<context>
    <name>rival-kings/goal</name>
    <message>
        <source>Complete {number} perfect pairs in one game.</source>
        <translation>Bring in einer Partie {number} perfekte Paare zusammen.</translation>
    </message>
    <message>
        <source>Finish a game without a conflict marker.</source>
        <translation>Beende eine Partie ohne Konfliktmarker.</translation>
    </message>
    <message>
        <source>Give {number} conflict markers to rivals in one game.</source>
        <translation>Gib in einer Partie {number} Konfliktmarker an Gegner weiter.</translation>
    </message>
    <message>
        <source>Have {number} buildings at the end of a game.</source>
        <translation>Beende eine Partie mit {number} Gebäuden.</translation>
    </message>
    <message>
        <source>Have {number} cards of one color at the end of a game.</source>
        <translation>Beende eine Partie mit {number} Karten einer Farbe.</translation>
    </message>
    <message>
        <source>Have {number} in coins at one time.</source>
        <translation>Besitze {number} Geld auf einmal.</translation>
    </message>
    <message>
        <source>Have {number} subjects at the end of a game.</source>
        <translation>Beende eine Partie mit {number} Untertanen.</translation>
    </message>
    <message>
        <source>Return {number} conflict markers in one game.</source>
        <translation>Leg in einer Partie {number} Konfliktmarker zurück.</translation>
    </message>
    <message>
        <source>Score {number} points from coins.</source>
        <translation>Hol {number} Punkte mit Münzen.</translation>
    </message>
    <message>
        <source>Score {number} points in one game.</source>
        <translation>Erreiche in einer Partie {number} Punkte.</translation>
    </message>
    <message>
        <source>Steal {number} actions in one game.</source>
        <translation>Stiehl in einer Partie {number} Aktionen.</translation>
    </message>
    <message>
        <source>Take {number} in coins from a pile in one go.</source>
        <translation>Nimm {number} Geld auf einmal von einem Stapel.</translation>
    </message>
    <message>
        <source>Use your subjects’ abilities {number} times in one game.</source>
        <translation>Setz in einer Partie {number}-mal die Fähigkeit eines Untertans ein.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Gewinne eine Partie mit mindestens {number} Punkten Vorsprung.</translation>
    </message>
    <message>
        <source>Win a game in which at least three actions are stolen from you.</source>
        <translation>Gewinne eine Partie, in der dir mindestens drei Aktionen gestohlen werden.</translation>
    </message>
    <message>
        <source>Win a game with as many subjects as buildings.</source>
        <translation>Gewinne eine Partie mit ebenso vielen Untertanen wie Gebäuden.</translation>
    </message>
    <message>
        <source>Win a game with three or more conflict markers.</source>
        <translation>Gewinne eine Partie mit drei oder mehr Konfliktmarkern.</translation>
    </message>
    <message>
        <source>Win a game without a single coin left.</source>
        <translation>Gewinne eine Partie, ohne am Ende eine einzige Münze zu haben.</translation>
    </message>
</context>
<context>
    <name>rival-kings/laying</name>
    <message>
        <source>1-coins and 2-coins at each pile</source>
        <translation>1er- und 2er-Münzen an jedem Stapel</translation>
    </message>
    <message>
        <source>1-coins and 2-coins in the supply</source>
        <translation>1er- und 2er-Münzen im Vorrat</translation>
    </message>
    <message>
        <source>1-coins and 2-coins of each player</source>
        <translation>1er- und 2er-Münzen aller Spieler</translation>
    </message>
    <message>
        <source>A Gardener may exchange characters</source>
        <translation>Ein Gärtner darf Charaktere tauschen</translation>
    </message>
    <message>
        <source>A Watchman may turn away a marker</source>
        <translation>Ein Wächter darf einen Konfliktmarker abwehren</translation>
    </message>
    <message>
        <source>A card is given in an exchange</source>
        <translation>Im Tausch wird eine Karte hergegeben</translation>
    </message>
    <message>
        <source>A character’s own actions</source>
        <translation>Eigene Aktionen eines Charakters</translation>
    </message>
    <message>
        <source>A pile is searched</source>
        <translation>Ein Stapel wird durchsucht</translation>
    </message>
    <message>
        <source>A stolen or extra action is carried out</source>
        <translation>Eine gestohlene oder zusätzliche Aktion wird ausgeführt</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>An action is stolen</source>
        <translation>Eine Aktion wird gestohlen</translation>
    </message>
    <message>
        <source>Buildings left out</source>
        <translation>Nicht verwendete Gebäude</translation>
    </message>
    <message>
        <source>Card on display</source>
        <translation>Offene Karte</translation>
    </message>
    <message>
        <source>Characters are chosen</source>
        <translation>Charaktere werden gewählt</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Konfliktmarker</translation>
    </message>
    <message>
        <source>Crest on {player}’s {action}</source>
        <translation>Wappen auf „{action}“ von {player}</translation>
    </message>
    <message>
        <source>Crests on actions</source>
        <translation>Wappen auf Aktionen</translation>
    </message>
    <message>
        <source>Cycle of the round</source>
        <translation>Durchgang der Runde</translation>
    </message>
    <message>
        <source>Exchange or search under way</source>
        <translation>Laufender Tausch oder laufende Suche</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Has used a subject</source>
        <translation>Untertan eingesetzt</translation>
    </message>
    <message>
        <source>Higher ranks take their turns first.</source>
        <translation>Höhere Ränge sind zuerst am Zug.</translation>
    </message>
    <message>
        <source>Points from these games</source>
        <translation>Punkte dieser Partien</translation>
    </message>
    <message>
        <source>Subjects left out</source>
        <translation>Nicht verwendete Untertanen</translation>
    </message>
    <message>
        <source>The active player has no subject that may act right now.</source>
        <translation>Wer am Zug ist, kann gerade keinen Untertan einsetzen.</translation>
    </message>
    <message>
        <source>The next building is cheaper</source>
        <translation>Das nächste Gebäude ist billiger</translation>
    </message>
    <message>
        <source>Thefts and actions of the turn</source>
        <translation>Diebstähle und Aktionen des Zugs</translation>
    </message>
    <message>
        <source>There are fewer coins than cards left out of the piles.</source>
        <translation>Es gibt weniger Münzen als Karten, die nicht in den Stapeln sind.</translation>
    </message>
    <message>
        <source>There are more coins than cards left out of the piles.</source>
        <translation>Es gibt mehr Münzen als Karten, die nicht in den Stapeln sind.</translation>
    </message>
    <message>
        <source>Whose turn is over</source>
        <translation>Wessen Zug vorbei ist</translation>
    </message>
    <message>
        <source>{place}: not all of these cards belong here.</source>
        <translation>{place}: Nicht alle diese Karten gehören hierher.</translation>
    </message>
    <message>
        <source>{player}’s {value}-coins</source>
        <translation>{value}er-Münzen von {player}</translation>
    </message>
    <message>
        <source>{value}-coins at pile {number}</source>
        <translation>{value}er-Münzen an Stapel {number}</translation>
    </message>
    <message>
        <source>{value}-coins in the supply</source>
        <translation>{value}er-Münzen im Vorrat</translation>
    </message>
</context>
<context>
    <name>rival-kings/lesson</name>
    <message>
        <source>A higher rank has stolen from you: this cycle, your character cannot carry out what a crest covers. Carry out what is left.</source>
        <translation>Ein höherer Rang hat dich bestohlen: Die Aktion unter dem Wappen ist für diesen Durchgang verloren. Führe aus, was deinem Charakter bleibt.</translation>
    </message>
    <message>
        <source>A pile has run out, and the cycle is over: the game ends. Pairs, single cards, and coins score, and every conflict marker costs 2. The highest score wins.</source>
        <translation>Ein Stapel ist leer und der Durchgang zu Ende: Die Partie ist vorbei. Paare, einzelne Karten und Münzen bringen Punkte, und jeder Konfliktmarker kostet 2. Die höchste Punktzahl gewinnt.</translation>
    </message>
    <message>
        <source>A pile will soon run out, and the game ends after that cycle. Finish your pairs and get rid of conflict markers.</source>
        <translation>Bald ist ein Stapel leer, und damit endet die Partie nach dem Durchgang. Vervollständige deine Paare und werde Konfliktmarker los.</translation>
    </message>
    <message>
        <source>Another player has a character of the same rank. Both of you have taken a conflict marker and may carry out only one action each: choose the one that is worth the most to you.</source>
        <translation>Ein Mitspieler hat einen Charakter desselben Rangs. Ihr habt beide einen Konfliktmarker genommen und führt je nur eine Aktion aus: Wähle die, die dir am meisten nützt.</translation>
    </message>
    <message>
        <source>Buy a building on display: drag it to your buildings. Look for one that belongs to one of your subjects or shares its color.</source>
        <translation>Kaufe ein Gebäude aus der Auslage: Zieh es zu deinen Gebäuden. Such dir eines aus, das zu einem deiner Untertanen gehört oder dessen Farbe hat.</translation>
    </message>
    <message>
        <source>Choose with care: A steals from D, B from C, C from F, D from E, and E from F. Equal ranks are in conflict, too. Every character card shows whom it steals from.</source>
        <translation>Wähle mit Bedacht: A bestiehlt D, B bestiehlt C, C bestiehlt F, D bestiehlt E, und E bestiehlt F. Auch gleiche Ränge geraten in Konflikt. Auf jeder Charakterkarte steht, wen der Charakter bestiehlt.</translation>
    </message>
    <message>
        <source>Once this cycle, your active subject can exchange a card with another player. Try it: drag the card you want onto your own cards, then choose what to give for it.</source>
        <translation>Einmal in diesem Durchgang kann dein aktiver Untertan eine Karte mit jemandem tauschen. Probier es aus: Zieh die Karte, die du willst, zu deinen eigenen, und wähle dann, was du dafür gibst.</translation>
    </message>
    <message>
        <source>Pass on a conflict marker: drag one of yours to another player’s coins. It costs them 2 points at the end.</source>
        <translation>Gib einen Konfliktmarker weiter: Zieh einen von deinen zu den Münzen eines Mitspielers. Dort kostet er am Ende 2 Punkte.</translation>
    </message>
    <message>
        <source>Recruit a subject on display: drag it to your subjects. You pay its value, and it scores best with its own building.</source>
        <translation>Wirb einen Untertan aus der Auslage an: Zieh ihn zu deinen Untertanen. Du zahlst seinen Wert; am meisten bringt ein Untertan mit seinem eigenen Gebäude.</translation>
    </message>
    <message>
        <source>Return a conflict marker: drag one of yours to the supply. That saves you 2 points.</source>
        <translation>Leg einen Konfliktmarker zurück: Zieh einen von deinen in den Vorrat. Das spart dir 2 Punkte.</translation>
    </message>
    <message>
        <source>Take the money from a pile: drag its coins to yours. What others pay stays at the piles. You may not count it, so remember where a lot was paid.</source>
        <translation>Nimm das Geld eines Stapels: Zieh seine Münzen zu deinen. Was andere zahlen, liegt an den Stapeln. Zählen darf es niemand; merk dir also, wo viel bezahlt wurde.</translation>
    </message>
    <message>
        <source>The last subject in your row is the active one: only its ability is available to you. A new subject takes its place.</source>
        <translation>Der letzte Untertan in deiner Reihe ist der aktive: Nur seine Fähigkeit kannst du nutzen. Ein neuer Untertan tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>The second cycle of the round: you have two characters left, and those already played are face up. Who can still get in your way?</source>
        <translation>Der zweite Durchgang der Runde: Zwei Charaktere hast du noch, und die schon gespielten liegen offen. Wer kann dir noch in die Quere kommen?</translation>
    </message>
    <message>
        <source>Welcome! Everyone secretly chooses a character. High ranks go first and steal from others; low ranks can do more. Drag one of your characters to your place.</source>
        <translation>Willkommen! Alle wählen verdeckt einen Charakter. Hohe Ränge sind zuerst dran und bestehlen andere, niedrige können mehr tun. Zieh einen deiner Charaktere zu deinem Platz.</translation>
    </message>
    <message>
        <source>You carry out a stolen action at once, before your own. Do it now.</source>
        <translation>Eine gestohlene Aktion führst du sofort aus, vor deinen eigenen. Tu es jetzt.</translation>
    </message>
    <message>
        <source>You own a subject and a building of the same color: they score the higher of their values. A subject with its own building would score both.</source>
        <translation>Du besitzt einen Untertan und ein Gebäude einer Farbe: Sie bringen den höheren ihrer Werte. Ein Untertan mit seinem eigenen Gebäude brächte beide.</translation>
    </message>
    <message>
        <source>You were in a conflict and took a marker. It costs you 2 points at the end. Some characters can return a marker or pass it on.</source>
        <translation>Du warst in einem Konflikt und hast einen Marker genommen. Am Ende kostet er 2 Punkte. Manche Charaktere können einen Marker zurücklegen oder weitergeben.</translation>
    </message>
    <message>
        <source>Your active subject can help you now, but only once this cycle. Try its button.</source>
        <translation>Dein aktiver Untertan kann dir jetzt helfen, aber nur einmal in diesem Durchgang. Probier es mit dem Knopf aus.</translation>
    </message>
    <message>
        <source>Your rank steals from another player’s. Cover one of their actions with your crest: drag its symbol onto your character. Which one do you need, and which would they miss most?</source>
        <translation>Dein Rang bestiehlt den eines Mitspielers. Decke eine seiner Aktionen mit deinem Wappen ab: Zieh ihr Symbol auf deinen Charakter. Welche brauchst du, und welche würde ihm am meisten fehlen?</translation>
    </message>
    <message>
        <source>Your turn! Carry out your character’s actions from left to right, and skip any you like. Turns go from rank A to rank F.</source>
        <translation>Du bist dran! Du führst die Aktionen deines Charakters von links nach rechts aus und darfst jede auslassen. Rang A ist zuerst dran, Rang F zuletzt.</translation>
    </message>
</context>
<context>
    <name>rival-kings/log</name>
    <message>
        <source>A new round: all characters are shuffled.</source>
        <translation>Neue Runde: Alle Charaktere werden gemischt.</translation>
    </message>
    <message>
        <source>A pile has run out. Shared win: {players}.</source>
        <translation>Ein Stapel ist leer. Den Sieg teilen sich {players}.</translation>
    </message>
    <message>
        <source>A pile has run out. {players} wins.</source>
        <translation>Ein Stapel ist leer. Es gewinnt {players}.</translation>
    </message>
    <message>
        <source>Buys {card} for {price}.</source>
        <translation>Kauft {card:acc} für {price} Geld.</translation>
    </message>
    <message>
        <source>Chooses a character in secret.</source>
        <translation>Wählt verdeckt einen Charakter.</translation>
    </message>
    <message>
        <source>Ends the turn.</source>
        <translation>Beendet den Zug.</translation>
    </message>
    <message>
        <source>Exchanges characters with {player}: {given} for {card}.</source>
        <translation>Tauscht mit {player} den Charakter: {given} gegen {card}.</translation>
    </message>
    <message>
        <source>Exchanges {given} for {card}, which was on display.</source>
        <translation>Tauscht {given:acc} gegen {card:acc} aus der Auslage.</translation>
    </message>
    <message>
        <source>Exchanges {given} for {player}’s {card}.</source>
        <translation>Tauscht {given:acc} gegen {card:acc} von {player}.</translation>
    </message>
    <message>
        <source>Game {game} of the match begins.</source>
        <translation>Partie {game} der Serie beginnt.</translation>
    </message>
    <message>
        <source>Gets these characters: {cards}.</source>
        <translation>Bekommt diese Charaktere: {cards}.</translation>
    </message>
    <message>
        <source>Gets three characters.</source>
        <translation>Bekommt drei Charaktere.</translation>
    </message>
    <message>
        <source>Gives {player} a conflict marker.</source>
        <translation>Gibt {player} einen Konfliktmarker.</translation>
    </message>
    <message>
        <source>No pile had money: new money comes from the supply.</source>
        <translation>An keinem Stapel lag Geld: Neues kommt aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Perfect pairs {perfect}, color pairs {colours}, single cards {singles}, money {coins}, markers {markers}: {total}.</source>
        <translation>Perfekte Paare {perfect}, Farbpaare {colours}, einzelne Karten {singles}, Geld {coins}, Marker {markers}: {total}.</translation>
    </message>
    <message>
        <source>Pile {pile} holds nothing under the card on display.</source>
        <translation>Unter der offenen Karte von Stapel {pile} liegt nichts.</translation>
    </message>
    <message>
        <source>Plays {card}.</source>
        <translation>Spielt {card:acc}.</translation>
    </message>
    <message>
        <source>Recruits {card} for {price}.</source>
        <translation>Wirbt {card:acc} für {price} Geld an.</translation>
    </message>
    <message>
        <source>Returns a conflict marker.</source>
        <translation>Legt einen Konfliktmarker zurück.</translation>
    </message>
    <message>
        <source>Searches pile {pile}.</source>
        <translation>Durchsucht Stapel {pile}.</translation>
    </message>
    <message>
        <source>Skips {action}.</source>
        <translation>Lässt „{action}“ aus.</translation>
    </message>
    <message>
        <source>Steals {action} from {player}.</source>
        <translation>Stiehlt {player} die Aktion „{action}“.</translation>
    </message>
    <message>
        <source>Takes a conflict marker because of {player}’s Watchman.</source>
        <translation>Nimmt einen Konfliktmarker wegen des Wächters von {player}.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: a rival has the same rank.</source>
        <translation>Nimmt einen Konfliktmarker: Ein Mitspieler hat denselben Rang.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: the neutral character has a higher rank.</source>
        <translation>Nimmt einen Konfliktmarker: Der neutrale Charakter hat einen höheren Rang.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: the neutral character has the same rank.</source>
        <translation>Nimmt einen Konfliktmarker: Der neutrale Charakter hat denselben Rang.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: {player} has a higher rank.</source>
        <translation>Nimmt einen Konfliktmarker: {player} hat einen höheren Rang.</translation>
    </message>
    <message>
        <source>Takes money from the supply: +{sum}.</source>
        <translation>Nimmt Geld aus dem Vorrat: +{sum}.</translation>
    </message>
    <message>
        <source>Takes nothing.</source>
        <translation>Nimmt nichts.</translation>
    </message>
    <message>
        <source>Takes the money from pile {pile}: +{sum}.</source>
        <translation>Nimmt das Geld von Stapel {pile}: +{sum}.</translation>
    </message>
    <message>
        <source>Takes {card} from the pile for {price}.</source>
        <translation>Nimmt {card:acc} für {price} Geld aus dem Stapel.</translation>
    </message>
    <message>
        <source>The neutral character is the {card}.</source>
        <translation>{card:Nom} ist der neutrale Charakter.</translation>
    </message>
    <message>
        <source>Under the card on display, pile {pile} holds {cards}.</source>
        <translation>Unter der offenen Karte liegen in Stapel {pile}: {cards}.</translation>
    </message>
    <message>
        <source>Uses {subject} and asks for {player}’s {card}.</source>
        <translation>Setzt {subject:acc} ein und verlangt {card:acc} von {player}.</translation>
    </message>
    <message>
        <source>Uses {subject}.</source>
        <translation>Setzt {subject:acc} ein.</translation>
    </message>
    <message>
        <source>{card} is now on display.</source>
        <translation>{card:Nom} liegt jetzt in der Auslage.</translation>
    </message>
    <message>
        <source>{subject} and {building} are a perfect pair.</source>
        <translation>{subject:Nom} und {building:nom} sind ein perfektes Paar.</translation>
    </message>
</context>
<context>
    <name>rival-kings/move</name>
    <message>
        <source>Blacksmith: pay 1 less for a building</source>
        <translation>Schmied: 1 Geld weniger für ein Gebäude zahlen</translation>
    </message>
    <message>
        <source>Buy from pile {pile}</source>
        <translation>Von Stapel {pile} kaufen</translation>
    </message>
    <message>
        <source>Buy {card} for {price}</source>
        <translation>{card:Acc} für {price} Geld kaufen</translation>
    </message>
    <message>
        <source>Carpenter: buy an extra building</source>
        <translation>Tischler: noch ein Gebäude kaufen</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Farmer: carry out a stolen action ({action})</source>
        <translation>Bauer: gestohlene Aktion ausführen ({action})</translation>
    </message>
    <message>
        <source>Gardener: exchange characters with {player}</source>
        <translation>Gärtner: Charakter mit {player} tauschen</translation>
    </message>
    <message>
        <source>Give a conflict marker to {player}</source>
        <translation>Konfliktmarker an {player} geben</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>{card:Acc} hergeben</translation>
    </message>
    <message>
        <source>Herbalist: give a conflict marker to {player}</source>
        <translation>Kräuterkundiger: Konfliktmarker an {player} geben</translation>
    </message>
    <message>
        <source>Innkeeper: recruit an extra subject</source>
        <translation>Wirt: noch einen Untertan anwerben</translation>
    </message>
    <message>
        <source>Jailer: take 1 coin for each conflict marker</source>
        <translation>Kerkermeister: 1 Geld pro Konfliktmarker nehmen</translation>
    </message>
    <message>
        <source>Keep your character</source>
        <translation>Charakter behalten</translation>
    </message>
    <message>
        <source>Market Woman: take extra money</source>
        <translation>Marktfrau: noch einmal Geld nehmen</translation>
    </message>
    <message>
        <source>Miner: search pile {pile}</source>
        <translation>Bergmann: Stapel {pile} durchsuchen</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card:Acc} spielen</translation>
    </message>
    <message>
        <source>Play {card}, with the tie symbol</source>
        <extracomment>Both Traders have the same name; this one wins ties.</extracomment>
        <translation>{card:Acc} mit Vorrangsymbol spielen</translation>
    </message>
    <message>
        <source>Recruit from pile {pile}</source>
        <translation>Von Stapel {pile} anwerben</translation>
    </message>
    <message>
        <source>Recruit {card} for {price}</source>
        <translation>{card:Acc} für {price} Geld anwerben</translation>
    </message>
    <message>
        <source>Return a conflict marker</source>
        <translation>Konfliktmarker zurücklegen</translation>
    </message>
    <message>
        <source>Sailor: do your action twice</source>
        <translation>Matrose: Aktion zweimal ausführen</translation>
    </message>
    <message>
        <source>Scholar: take 1 coin for each building</source>
        <translation>Gelehrter: 1 Geld pro Gebäude nehmen</translation>
    </message>
    <message>
        <source>Skip this action</source>
        <translation>Diese Aktion auslassen</translation>
    </message>
    <message>
        <source>Steal from {player}: {action}</source>
        <translation>{player} bestehlen: {action}</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message>
        <source>Take the conflict marker</source>
        <translation>Marker nehmen</translation>
    </message>
    <message>
        <source>Take the money from pile {pile}</source>
        <translation>Geld von Stapel {pile} nehmen</translation>
    </message>
    <message>
        <source>Take {card} for {price}</source>
        <translation>{card:Acc} für {price} Geld nehmen</translation>
    </message>
    <message>
        <source>Troubadour: exchange a card for {card}</source>
        <translation>Troubadour: gegen {card:acc} tauschen</translation>
    </message>
    <message>
        <source>Troubadour: exchange a card with pile {pile}</source>
        <translation>Troubadour: Karte mit Stapel {pile} tauschen</translation>
    </message>
    <message>
        <source>Vintner: search pile {pile}</source>
        <translation>Winzer: Stapel {pile} durchsuchen</translation>
    </message>
    <message>
        <source>Watchman: make your rival take the marker</source>
        <translation>Wächter: Marker abwehren</translation>
    </message>
    <message>
        <source>Watchman: turn the marker away</source>
        <translation>Wächter: den Marker abwehren</translation>
    </message>
    <message>
        <source>{subject}: exchange a card for {player}’s {card}</source>
        <translation>{subject}: gegen {card:acc} von {player} tauschen</translation>
    </message>
</context>
<context>
    <name>rival-kings/number</name>
    <message>
        <source>1-coins at the start</source>
        <translation>1er-Münzen am Anfang</translation>
    </message>
    <message>
        <source>2-coins at the start</source>
        <translation>2er-Münzen am Anfang</translation>
    </message>
    <message>
        <source>Cards in a pile</source>
        <translation>Karten in einem Stapel</translation>
    </message>
    <message>
        <source>Characters dealt to each player</source>
        <translation>Charaktere für jeden</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value of “{card}”</source>
        <translation>Wert von „{card}“</translation>
    </message>
    <message>
        <source>With {seats} players and a card that costs {price}, an edition’s coins must total at least {least} so that someone can always pay for that card; in this one, they total {number}.</source>
        <translation>Bei {seats} Spielern und einer Karte für {price} müssen die Münzen einer Edition mindestens {least} wert sein, damit immer jemand die Karte bezahlen kann; hier sind es {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} buildings for its piles and its 2-coins; this one has {number}.</source>
        <translation>Bei {seats} Spielern braucht eine Edition mindestens {least} Gebäude für ihre Stapel und ihre 2er-Münzen; diese hat {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} characters; this one has {number}.</source>
        <translation>Bei {seats} Spielern braucht eine Edition mindestens {least} Charaktere; diese hat {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} subjects for its piles and its 1-coins; this one has {number}.</source>
        <translation>Bei {seats} Spielern braucht eine Edition mindestens {least} Untertanen für ihre Stapel und ihre 1er-Münzen; diese hat {number}.</translation>
    </message>
</context>
<context>
    <name>rival-kings/option</name>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Money at the piles</source>
        <translation>Geld an den Stapeln</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>Only the thickness is shown</source>
        <translation>Nur die Höhe sichtbar</translation>
    </message>
    <message>
        <source>The sum is shown</source>
        <translation>Summe sichtbar</translation>
    </message>
    <message>
        <source>To {points} points</source>
        <translation>Bis {points} Punkte</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} Partien</translation>
    </message>
</context>
<context>
    <name>rival-kings/prompt</name>
    <message numerus="yes">
        <source>%n action(s) left: end your turn anyway?</source>
        <translation>
            <numerusform>Noch %n Aktion übrig: Zug trotzdem beenden?</numerusform>
            <numerusform>Noch %n Aktionen übrig: Zug trotzdem beenden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy a building, or skip.</source>
        <translation>Kaufe ein Gebäude oder verzichte.</translation>
    </message>
    <message>
        <source>Buy a building, or use an ability.</source>
        <translation>Kaufe ein Gebäude oder nutze eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Buy a building.</source>
        <translation>Kaufe ein Gebäude.</translation>
    </message>
    <message>
        <source>Choose a character in secret.</source>
        <translation>Wähle verdeckt einen Charakter.</translation>
    </message>
    <message>
        <source>Choose what to give for {card}.</source>
        <translation>Wähle, was du für {card:acc} hergibst.</translation>
    </message>
    <message>
        <source>Click a lower rank’s action, or use an ability.</source>
        <translation>Stiehl einem niedrigeren Rang eine Aktion oder nutze eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Click one of {player}’s actions, or use an ability.</source>
        <translation>Stiehl {player} eine Aktion oder nutze eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Conflict with a higher rank: use the Watchman, or pass.</source>
        <translation>Höherer Rang: Setz den Wächter ein oder passe.</translation>
    </message>
    <message>
        <source>Equal ranks: carry out one action, or use an ability.</source>
        <translation>Gleicher Rang: Führe eine Aktion aus oder nutze eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Equal ranks: carry out one of your actions.</source>
        <translation>Gleicher Rang: Führe eine deiner Aktionen aus.</translation>
    </message>
    <message>
        <source>Gardener: exchange characters, or keep yours.</source>
        <translation>Gärtner: Tausche Charaktere oder behalte deinen.</translation>
    </message>
    <message>
        <source>Give a conflict marker to a rival, or skip.</source>
        <translation>Gib einen Konfliktmarker weiter oder verzichte.</translation>
    </message>
    <message>
        <source>Give a conflict marker to a rival.</source>
        <translation>Gib einen Konfliktmarker weiter.</translation>
    </message>
    <message>
        <source>Give away a conflict marker, or use an ability.</source>
        <translation>Gib einen Konfliktmarker weiter oder nutze eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Nothing is left to do: end your turn.</source>
        <translation>Nichts mehr zu tun: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Recruit a subject, or skip.</source>
        <translation>Wirb einen Untertan an oder verzichte.</translation>
    </message>
    <message>
        <source>Recruit a subject, or use an ability.</source>
        <translation>Wirb einen Untertan an oder nutze eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Recruit a subject.</source>
        <translation>Wirb einen Untertan an.</translation>
    </message>
    <message>
        <source>Return a conflict marker, or skip.</source>
        <translation>Leg einen Konfliktmarker zurück oder verzichte.</translation>
    </message>
    <message>
        <source>Return a conflict marker, or use an ability.</source>
        <translation>Leg einen Konfliktmarker zurück oder nutze eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Return a conflict marker.</source>
        <translation>Leg einen Konfliktmarker zurück.</translation>
    </message>
    <message>
        <source>Skip this action, or use an ability first.</source>
        <translation>Lass diese Aktion aus oder nutze erst eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Steal: click an action of a lower rank.</source>
        <translation>Stiehl per Klick eine Aktion eines niedrigeren Rangs.</translation>
    </message>
    <message>
        <source>Steal: click one of {player}’s actions.</source>
        <translation>Stiehl {player} per Klick eine Aktion.</translation>
    </message>
    <message>
        <source>Take a card from the pile, or take nothing.</source>
        <translation>Nimm eine Karte aus dem Stapel oder keine.</translation>
    </message>
    <message>
        <source>Take money from a pile, or skip.</source>
        <translation>Nimm Geld von einem Stapel oder verzichte.</translation>
    </message>
    <message>
        <source>Take money from a pile, or use an ability.</source>
        <translation>Nimm Geld von einem Stapel oder nutze eine Fähigkeit.</translation>
    </message>
    <message>
        <source>Take money from a pile.</source>
        <translation>Nimm Geld von einem Stapel.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>This action is impossible now: skip it.</source>
        <translation>Diese Aktion geht jetzt nicht: Lass sie aus.</translation>
    </message>
    <message>
        <source>This is the Gardener’s only chance: exchange no characters?</source>
        <translation>Der Gärtner hilft nur jetzt: keine Charaktere tauschen?</translation>
    </message>
    <message>
        <source>This is the Gardener’s only chance: keep your character?</source>
        <translation>Der Gärtner hilft nur jetzt: Charakter behalten?</translation>
    </message>
    <message>
        <source>Use an ability, or end your turn.</source>
        <translation>Nutze eine Fähigkeit oder beende deinen Zug.</translation>
    </message>
    <message numerus="yes">
        <source>You could take %n card(s): take nothing?</source>
        <translation>
            <numerusform>%n Karte wäre zu haben: Nichts nehmen?</numerusform>
            <numerusform>%n Karten wären zu haben: Nichts nehmen?</numerusform>
        </translation>
    </message>
    <message>
        <source>You will lose this action: skip it anyway?</source>
        <translation>Diese Aktion verfällt dann: Trotzdem auslassen?</translation>
    </message>
    <message>
        <source>You will take a conflict marker: leave the Watchman unused?</source>
        <translation>Du nimmst einen Konfliktmarker: Wächter nicht einsetzen?</translation>
    </message>
    <message>
        <source>Your subject has not helped yet: end your turn anyway?</source>
        <translation>Untertan noch ungenutzt: Zug trotzdem beenden?</translation>
    </message>
</context>
<context>
    <name>rival-kings/reason</name>
    <message>
        <source>A pile runs out, so the game ends with this cycle, and you lead {mine} to {theirs}.</source>
        <translation>Damit ist ein Stapel leer: Die Partie endet mit diesem Durchgang, und du führst {mine} zu {theirs}.</translation>
    </message>
    <message>
        <source>Actions left for {player}’s character: {actions}.</source>
        <translation>Dem Charakter von {player} bleiben damit: {actions}.</translation>
    </message>
    <message>
        <source>Buildings to choose from in pile {pile}: {number}.</source>
        <translation>Gebäude zur Wahl in Stapel {pile}: {number}.</translation>
    </message>
    <message>
        <source>For now, your character is {card}. Actions: {actions}.</source>
        <translation>Vorerst ist dein Charakter {card:nom}. Aktionen: {actions}.</translation>
    </message>
    <message>
        <source>No pile has money, so the supply fills the piles first: this brings you 2 in coins.</source>
        <translation>An keinem Stapel liegt Geld, also kommt zuerst neues aus dem Vorrat: Das bringt dir 2 Geld.</translation>
    </message>
    <message>
        <source>No pile holds more money than this one.</source>
        <translation>An keinem Stapel liegt mehr Geld als an diesem.</translation>
    </message>
    <message>
        <source>Nobody takes a conflict marker.</source>
        <translation>Niemand nimmt den Konfliktmarker.</translation>
    </message>
    <message>
        <source>Of the {unseen} characters that you cannot see, {card} steals from {mine}, but {other} from only {theirs}.</source>
        <translation>Von den {unseen} verborgenen Charakteren bestiehlt {card:nom} {mine}, {other:nom} nur {theirs}.</translation>
    </message>
    <message>
        <source>Of the {unseen} characters that you cannot see, {mine} can bring a conflict marker to {card}, but {theirs} can bring one to {other}.</source>
        <translation>{mine} der {unseen} verborgenen Charaktere können dir bei {card:dat} einen Konfliktmarker bringen, bei {other:dat} {theirs}.</translation>
    </message>
    <message>
        <source>Pile {pile} has more money than pile {other}.</source>
        <translation>An Stapel {pile} liegt mehr Geld als an Stapel {other}.</translation>
    </message>
    <message>
        <source>Subjects to choose from in pile {pile}: {number}.</source>
        <translation>Untertanen zur Wahl in Stapel {pile}: {number}.</translation>
    </message>
    <message>
        <source>That marker will no longer cost you {cost} points.</source>
        <translation>Du sparst dann die {cost} Punkte, die dieser Marker kostet.</translation>
    </message>
    <message>
        <source>The exchange brings you {card}.</source>
        <translation>Der Tausch bringt dir {card:acc}.</translation>
    </message>
    <message>
        <source>The exchange brings you {card}: your cards score {after} instead of {before}.</source>
        <translation>Der Tausch bringt dir {card:acc}: Deine Karten zählen {after} statt {before}.</translation>
    </message>
    <message>
        <source>The next building that you buy this turn costs 1 less.</source>
        <translation>Das nächste Gebäude, das du in diesem Zug kaufst, kostet 1 Geld weniger.</translation>
    </message>
    <message>
        <source>This brings you the money from pile {pile}.</source>
        <translation>Das bringt dir das Geld von Stapel {pile}.</translation>
    </message>
    <message>
        <source>This brings you {sum} in coins from the supply.</source>
        <translation>Das bringt dir {sum} Geld aus dem Vorrat.</translation>
    </message>
    <message>
        <source>This character has these actions: {actions}.</source>
        <translation>Aktionen dieses Charakters: {actions}.</translation>
    </message>
    <message>
        <source>This completes a perfect pair, {subject} and {building}: your cards score {after} instead of {before}.</source>
        <translation>Das ergibt ein perfektes Paar, {subject} und {building}: Deine Karten zählen {after} statt {before}.</translation>
    </message>
    <message>
        <source>This pile holds the most money.</source>
        <translation>An diesem Stapel liegt das meiste Geld.</translation>
    </message>
    <message>
        <source>Whichever action you choose, you may carry it out twice.</source>
        <translation>Die eine Aktion, die du wählst, darfst du zweimal ausführen.</translation>
    </message>
    <message>
        <source>With the actions left this turn, your cards can score {mine} instead of {other}.</source>
        <translation>Mit den übrigen Aktionen dieses Zuges können deine Karten noch {mine} statt {other} zählen.</translation>
    </message>
    <message>
        <source>With the actions {player} has left and what is on display, their cards could score {theirs} instead of {other}.</source>
        <translation>Mit den übrigen Aktionen und der Auslage könnten die Karten von {player} noch {theirs} statt {other} zählen.</translation>
    </message>
    <message>
        <source>With this card, your cards score {after} instead of {before}.</source>
        <translation>Mit dieser Karte zählen deine Karten {after} statt {before}.</translation>
    </message>
    <message>
        <source>With what is on display, your cards can score {mine} with {card}’s actions, but only {theirs} with {other}’s.</source>
        <translation>Mit der Auslage bringt {card:nom} deine Karten auf bis zu {mine}, {other:nom} nur auf {theirs}.</translation>
    </message>
    <message>
        <source>With {card}, your cards can score {after} instead of {before}.</source>
        <translation>Mit {card:dat} können deine Karten {after} statt {before} zählen.</translation>
    </message>
    <message>
        <source>You can still use an ability this cycle.</source>
        <translation>In diesem Durchgang kannst du noch eine Fähigkeit einsetzen.</translation>
    </message>
    <message>
        <source>You cannot carry out any of your own actions now.</source>
        <translation>Keine deiner eigenen Aktionen lässt sich jetzt ausführen.</translation>
    </message>
    <message>
        <source>You carry out what {player} stole from you: {action}.</source>
        <translation>Du führst die Aktion „{action}“ aus, die {player} dir gestohlen hat.</translation>
    </message>
    <message>
        <source>You get an extra action: {action}.</source>
        <translation>Du bekommst „{action}“ als Zusatzaktion.</translation>
    </message>
    <message>
        <source>You keep your money: {sum}.</source>
        <translation>Du behältst dein Geld: {sum}.</translation>
    </message>
    <message>
        <source>You may carry this out again: {action}.</source>
        <translation>Du darfst „{action}“ noch einmal ausführen.</translation>
    </message>
    <message>
        <source>You may carry this out at once: {action}. {player}’s character can no longer do so this cycle.</source>
        <translation>Du darfst „{action}“ sofort ausführen. Der Charakter von {player} kann das in diesem Durchgang nicht mehr.</translation>
    </message>
    <message>
        <source>You may carry this out at once: {action}. {player}’s character can no longer do so, but their active subject still can: {subject}.</source>
        <translation>Du darfst „{action}“ sofort ausführen. Der Charakter von {player} kann das nicht mehr, wohl aber noch {subject:nom} als aktiver Untertan.</translation>
    </message>
    <message>
        <source>You skip this action, and your turn goes on.</source>
        <translation>Du verzichtest auf diese Aktion, und dein Zug geht weiter.</translation>
    </message>
    <message>
        <source>You skip {actions}.</source>
        <translation>Du lässt aus: {actions}.</translation>
    </message>
    <message>
        <source>You then need only {partner} to complete a perfect pair worth {points} points.</source>
        <translation>Dann fehlt dir nur noch {partner:nom} zu einem perfekten Paar mit {points} Punkten.</translation>
    </message>
    <message>
        <source>You would have {mine} in coins instead of {other}.</source>
        <translation>Du hättest {mine} Geld statt {other}.</translation>
    </message>
    <message>
        <source>Your active subject would be {subject}, not {other}. Its ability: {ability}</source>
        <translation>Dein aktiver Untertan wäre {subject:nom}, nicht {other:nom}. Die Fähigkeit: {ability}</translation>
    </message>
    <message>
        <source>Your active subject would be {subject}. Its ability: {ability}</source>
        <translation>Dein aktiver Untertan wäre {subject:nom}. Die Fähigkeit: {ability}</translation>
    </message>
    <message>
        <source>Your cards would score {mine} instead of {other}.</source>
        <translation>Deine Karten zählen dann {mine} statt {other}.</translation>
    </message>
    <message>
        <source>Your character would then be {card}. Actions: {actions}.</source>
        <translation>Dein Charakter wäre dann {card:nom}. Aktionen: {actions}.</translation>
    </message>
    <message>
        <source>Your conflict markers: {mine} instead of {other}.</source>
        <translation>Deine Konfliktmarker: {mine} statt {other}.</translation>
    </message>
    <message>
        <source>{card} can do what {other} cannot: {actions}.</source>
        <translation>{card:Nom} kann, was {other:nom} nicht kann: {actions}.</translation>
    </message>
    <message>
        <source>{card} has {mine} actions, {other} only {theirs}.</source>
        <translation>{card:Nom} hat {mine} Aktionen, {other:nom} nur {theirs}.</translation>
    </message>
    <message>
        <source>{player} is ahead of {other}, {points} to {less}. The marker costs 2 points.</source>
        <translation>{player} liegt mit {points} zu {less} vor {other}. Der Marker kostet 2.</translation>
    </message>
    <message>
        <source>{player} takes the conflict marker, not you.</source>
        <translation>{player} nimmt den Konfliktmarker, nicht du.</translation>
    </message>
    <message>
        <source>{player}, not you, will lose {cost} points for that marker.</source>
        <translation>Die {cost} Punkte für diesen Marker verliert dann {player}, nicht du.</translation>
    </message>
    <message>
        <source>{player}’s cards would score {theirs} instead of {other}.</source>
        <translation>Die Karten von {player} zählen dann {theirs} statt {other}.</translation>
    </message>
    <message>
        <source>{player}’s conflict markers: {theirs} instead of {other}.</source>
        <translation>Konfliktmarker von {player}: {theirs} statt {other}.</translation>
    </message>
    <message>
        <source>{threats} of the {unseen} characters that you cannot see can bring this one a conflict marker. None of your characters faces fewer threats.</source>
        <translation>{threats} der {unseen} verborgenen Charaktere können ihm einen Konfliktmarker bringen. Bei keinem deiner Charaktere sind es weniger.</translation>
    </message>
</context>
<context>
    <name>rival-kings/refusal</name>
    <message>
        <source>A crest already covers this action: {action}.</source>
        <translation>Auf „{action}“ liegt schon ein Wappen.</translation>
    </message>
    <message>
        <source>A different action comes first: {action}.</source>
        <translation>Zuerst ist „{action}“ dran.</translation>
    </message>
    <message>
        <source>Actions go left to right; it is too late for this one: {action}.</source>
        <translation>Aktionen führst du von links nach rechts aus: Für „{action}“ ist es zu spät.</translation>
    </message>
    <message>
        <source>Buildings do nothing during a turn; they score at the end.</source>
        <translation>Gebäude bewirken im Zug nichts; sie zählen am Ende.</translation>
    </message>
    <message>
        <source>Carry out the stolen or extra action first, or skip it.</source>
        <translation>Führe zuerst die gestohlene oder zusätzliche Aktion aus oder lass sie aus.</translation>
    </message>
    <message>
        <source>Characters in your hand wait for the next cycle.</source>
        <translation>Charaktere auf der Hand warten auf den nächsten Durchgang.</translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation>Wähle jemand anderen, nicht dich selbst.</translation>
    </message>
    <message>
        <source>Choose the stolen action to carry out.</source>
        <translation>Wähle die gestohlene Aktion, die du ausführst.</translation>
    </message>
    <message>
        <source>Coins are paid automatically when you recruit or buy.</source>
        <translation>Bezahlt wird automatisch, wenn du anwirbst oder kaufst.</translation>
    </message>
    <message>
        <source>Every card you could give belongs to a perfect pair.</source>
        <translation>Jede Karte, die du geben könntest, gehört zu einem perfekten Paar.</translation>
    </message>
    <message>
        <source>First choose the card to give in exchange.</source>
        <translation>Wähle zuerst, welche Karte du im Tausch hergibst.</translation>
    </message>
    <message>
        <source>First choose the other player’s card that you want in exchange.</source>
        <translation>Wähle zuerst die Karte eines Mitspielers, die du im Tausch haben willst.</translation>
    </message>
    <message>
        <source>First choose what to take from the pile.</source>
        <translation>Wähle zuerst, was du aus dem Stapel nimmst.</translation>
    </message>
    <message>
        <source>First decide whether your Gardener exchanges characters.</source>
        <translation>Entscheide zuerst, ob dein Gärtner Charaktere tauscht.</translation>
    </message>
    <message>
        <source>First decide whether your Watchman acts in this conflict.</source>
        <translation>Entscheide zuerst, ob dein Wächter in diesen Konflikt eingreift.</translation>
    </message>
    <message>
        <source>First, everyone chooses a character.</source>
        <translation>Zuerst wählen alle einen Charakter.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you carry out only one action.</source>
        <translation>Im Konflikt gleicher Ränge führst du nur eine Aktion aus.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you steal from nobody.</source>
        <translation>Im Konflikt gleicher Ränge bestiehlst du niemanden.</translation>
    </message>
    <message>
        <source>No action was stolen from you.</source>
        <translation>Dir wurde keine Aktion gestohlen.</translation>
    </message>
    <message>
        <source>No exchange has begun: first use a subject that exchanges cards.</source>
        <translation>Noch wird nicht getauscht: Setz zuerst einen Untertan ein, der tauscht.</translation>
    </message>
    <message>
        <source>No other player has a building.</source>
        <translation>Kein Mitspieler hat ein Gebäude.</translation>
    </message>
    <message>
        <source>No other player has a subject.</source>
        <translation>Kein Mitspieler hat einen Untertan.</translation>
    </message>
    <message>
        <source>No pile has money, and the supply cannot fill one.</source>
        <translation>An keinem Stapel liegt Geld, und der Vorrat reicht für keinen.</translation>
    </message>
    <message>
        <source>No pile has money, and the supply cannot fill pile {pile}.</source>
        <translation>An keinem Stapel liegt Geld, und für Stapel {pile} reicht der Vorrat nicht.</translation>
    </message>
    <message>
        <source>No search has begun: first use the Vintner or Miner.</source>
        <translation>Noch wird nichts durchsucht: Setz zuerst den Winzer oder den Bergmann ein.</translation>
    </message>
    <message>
        <source>Not now. Carry out an action or end your turn.</source>
        <translation>Nicht jetzt. Führe eine Aktion aus oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Only the card on top of a pile can be taken.</source>
        <translation>Zu haben ist nur die oberste Karte eines Stapels.</translation>
    </message>
    <message>
        <source>Only your newest subject can help you.</source>
        <translation>Nur dein neuester Untertan kann dir helfen.</translation>
    </message>
    <message>
        <source>Pile {pile} is empty.</source>
        <translation>Stapel {pile} ist leer.</translation>
    </message>
    <message>
        <source>Start your turn by stealing an action.</source>
        <translation>Stiehl zu Beginn deines Zuges eine Aktion.</translation>
    </message>
    <message>
        <source>Subjects are exchanged for subjects, and buildings for buildings.</source>
        <translation>Untertanen werden gegen Untertanen getauscht und Gebäude gegen Gebäude.</translation>
    </message>
    <message>
        <source>The Gardener acts only after the characters are revealed and before conflicts are resolved.</source>
        <translation>Der Gärtner handelt nur nach dem Aufdecken der Charaktere und vor den Konflikten.</translation>
    </message>
    <message>
        <source>The Miner finds no buildings in pile {pile}.</source>
        <translation>In Stapel {pile} findet der Bergmann keine Gebäude.</translation>
    </message>
    <message>
        <source>The Miner finds only buildings.</source>
        <translation>Der Bergmann findet nur Gebäude.</translation>
    </message>
    <message>
        <source>The Sailor helps only in a conflict of equal ranks.</source>
        <translation>Der Matrose hilft nur im Konflikt gleicher Ränge.</translation>
    </message>
    <message>
        <source>The Vintner finds no subjects in pile {pile}.</source>
        <translation>In Stapel {pile} findet der Winzer keine Untertanen.</translation>
    </message>
    <message>
        <source>The Vintner finds only subjects.</source>
        <translation>Der Winzer findet nur Untertanen.</translation>
    </message>
    <message>
        <source>The Watchman acts only while conflicts are being resolved, before any turns.</source>
        <translation>Der Wächter handelt nur, während Konflikte ausgetragen werden, vor allen Zügen.</translation>
    </message>
    <message>
        <source>The pile does not hold this card: {card}.</source>
        <translation>{card:Nom} liegt nicht in diesem Stapel.</translation>
    </message>
    <message>
        <source>The supply has no coins.</source>
        <translation>Im Vorrat sind keine Münzen.</translation>
    </message>
    <message>
        <source>The supply has only 2-coins; you have no 1-coin for change.</source>
        <translation>Im Vorrat sind nur 2er-Münzen; du hast keine 1er-Münze zum Wechseln.</translation>
    </message>
    <message>
        <source>The supply refills piles only when none has money.</source>
        <translation>Erst wenn an keinem Stapel Geld liegt, kommt neues aus dem Vorrat.</translation>
    </message>
    <message>
        <source>There is no money at pile {pile}.</source>
        <translation>An Stapel {pile} liegt kein Geld.</translation>
    </message>
    <message>
        <source>These characters were not dealt this round.</source>
        <translation>Diese Charaktere wurden in dieser Runde nicht ausgeteilt.</translation>
    </message>
    <message>
        <source>This action belongs to another player’s character.</source>
        <translation>Diese Aktion gehört zum Charakter von jemand anderem.</translation>
    </message>
    <message>
        <source>This action is already done: {action}.</source>
        <translation>Die Aktion „{action}“ ist schon ausgeführt.</translation>
    </message>
    <message>
        <source>This action was not stolen from you: {action}.</source>
        <translation>Die Aktion „{action}“ wurde dir nicht gestohlen.</translation>
    </message>
    <message>
        <source>This action was stolen from you: {action}.</source>
        <translation>Die Aktion „{action}“ wurde dir gestohlen.</translation>
    </message>
    <message>
        <source>This character has been played and does nothing more.</source>
        <translation>Dieser Charakter wurde gespielt und bewirkt nichts mehr.</translation>
    </message>
    <message>
        <source>This is not your active subject: {subject}.</source>
        <translation>{subject:Nom} ist nicht dein aktiver Untertan.</translation>
    </message>
    <message>
        <source>This subject belongs to another player.</source>
        <translation>Dieser Untertan gehört einem Mitspieler.</translation>
    </message>
    <message>
        <source>To take money, use the Take money action.</source>
        <translation>Geld nimmst du mit der Aktion „Geld nehmen“.</translation>
    </message>
    <message>
        <source>Use your character’s actions, not the character itself.</source>
        <translation>Nutze die Aktionen deines Charakters, nicht ihn selbst.</translation>
    </message>
    <message>
        <source>You and {player} have equal ranks: neither steals from the other.</source>
        <translation>Du und {player} habt den gleichen Rang: Ihr bestehlt einander nicht.</translation>
    </message>
    <message>
        <source>You cannot pay for any building on display.</source>
        <translation>Du kannst kein Gebäude in der Auslage bezahlen.</translation>
    </message>
    <message>
        <source>You cannot pay for any subject on display.</source>
        <translation>Du kannst keinen Untertan in der Auslage bezahlen.</translation>
    </message>
    <message>
        <source>You do not have this card: {card}.</source>
        <translation>{card:Acc} hast du nicht.</translation>
    </message>
    <message>
        <source>You do not hold this character: {card}.</source>
        <translation>{card:Acc} hast du nicht als Charakter auf der Hand.</translation>
    </message>
    <message>
        <source>You have already played your character for this cycle.</source>
        <translation>Deinen Charakter für diesen Durchgang hast du schon gespielt.</translation>
    </message>
    <message>
        <source>You have already stolen an action from {player}.</source>
        <translation>{player} hast du schon eine Aktion gestohlen.</translation>
    </message>
    <message>
        <source>You have already used a subject this cycle.</source>
        <translation>In diesem Durchgang hast du schon einen Untertan eingesetzt.</translation>
    </message>
    <message>
        <source>You have no building to give in exchange.</source>
        <translation>Du hast kein Gebäude, das du im Tausch geben kannst.</translation>
    </message>
    <message>
        <source>You have no buildings.</source>
        <translation>Du hast kein Gebäude.</translation>
    </message>
    <message>
        <source>You have no conflict markers.</source>
        <translation>Du hast keinen Konfliktmarker.</translation>
    </message>
    <message>
        <source>Your {card} belongs to a perfect pair.</source>
        <translation>{card:Nom} gehört bei dir zu einem perfekten Paar.</translation>
    </message>
    <message>
        <source>{card} costs {price}, but you have only {coins}.</source>
        <translation>{card:Nom} kostet {price} Geld, aber du hast nur {coins}.</translation>
    </message>
    <message>
        <source>{card} does not have this action: {action}.</source>
        <translation>{card:Nom} hat die Aktion „{action}“ nicht.</translation>
    </message>
    <message>
        <source>{card} is a building: it is bought, not recruited.</source>
        <translation>{card:Nom} ist ein Gebäude: Das wird gekauft, nicht angeworben.</translation>
    </message>
    <message>
        <source>{card} is a subject: it is recruited, not bought.</source>
        <translation>{card:Nom} gehört zu den Untertanen: Die werden angeworben, nicht gekauft.</translation>
    </message>
    <message>
        <source>{card} steals from nobody.</source>
        <translation>{card:Nom} bestiehlt niemanden.</translation>
    </message>
    <message>
        <source>{card} steals only from rank {rank}; {player} has rank {theirs}.</source>
        <translation>{card:Nom} bestiehlt nur Rang {rank}; {player} hat Rang {theirs}.</translation>
    </message>
    <message>
        <source>{player} does not have this card: {card}.</source>
        <translation>{player} hat {card:acc} nicht.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} spielt in dieser Partie nicht mit.</translation>
    </message>
    <message>
        <source>{player}’s {card} belongs to a perfect pair.</source>
        <translation>{card:Nom} von {player} gehört zu einem perfekten Paar.</translation>
    </message>
</context>
<context>
    <name>rival-kings/road</name>
    <message>
        <source>Emeric has never lost a town. He has only gambled some away, and now he is playing for yours.</source>
        <translation>Emeric hat noch nie eine Stadt verloren. Er hat nur einige verspielt, und jetzt spielt er um deine.</translation>
    </message>
    <message>
        <source>Everyone starts with a single coin, and the piles are smaller.</source>
        <translation>Alle beginnen mit einer einzigen Münze, und die Stapel sind niedriger.</translation>
    </message>
    <message>
        <source>Everyone starts with coins worth 10 instead of 5, and the piles are smaller.</source>
        <translation>Alle beginnen mit 10 Geld statt mit 5, und die Stapel sind niedriger.</translation>
    </message>
    <message>
        <source>From every hill, you can look into the neighbors’ kitchens. Two neighbors have been doing so for years.</source>
        <translation>Von jedem Hügel aus kann man den Nachbarn in die Küche sehen. Zwei Nachbarn tun das seit Jahren.</translation>
    </message>
    <message>
        <source>It has not rained, and every purse is empty. Still, everyone wants to build.</source>
        <translation>Es hat nicht geregnet, und alle Beutel sind leer. Bauen wollen trotzdem alle.</translation>
    </message>
    <message>
        <source>Market Day</source>
        <translation>Markttag</translation>
    </message>
    <message>
        <source>The Guild Hall</source>
        <translation>Das Zunfthaus</translation>
    </message>
    <message>
        <source>The Inheritance</source>
        <translation>Das Erbe</translation>
    </message>
    <message>
        <source>The Lean Year</source>
        <translation>Das magere Jahr</translation>
    </message>
    <message>
        <source>The Lord of the Hills</source>
        <translation>Der Herr der Hügel</translation>
    </message>
    <message>
        <source>The Master Builder</source>
        <translation>Die Baumeisterin</translation>
    </message>
    <message>
        <source>The Moneylender</source>
        <translation>Der Geldverleiher</translation>
    </message>
    <message>
        <source>The Three Hills</source>
        <translation>Die drei Hügel</translation>
    </message>
    <message>
        <source>The guild has built half of this town and been paid for all of it.</source>
        <translation>Die Zunft hat die halbe Stadt gebaut und sich die ganze bezahlen lassen.</translation>
    </message>
    <message>
        <source>The master builder has three plans that do not work. He suspects the masons are holding them upside down.</source>
        <translation>Die Baumeisterin hat drei Pläne, die nicht aufgehen. Sie vermutet, dass die Maurer sie verkehrt herum halten.</translation>
    </message>
    <message>
        <source>The moneylender lends to everyone, you included. The interest, he says, is a matter for later.</source>
        <translation>Der Geldverleiher leiht allen, auch dir. Über die Zinsen, sagt er, redet man später.</translation>
    </message>
    <message>
        <source>The piles are smaller: five cards instead of eight.</source>
        <translation>Die Stapel sind niedriger: fünf Karten statt acht.</translation>
    </message>
    <message>
        <source>Two towns stand on two hills, and each calls itself the capital. You buy a cartload of stones and start a third.</source>
        <translation>Zwei Städte liegen auf zwei Hügeln, und jede nennt sich Hauptstadt. Du kaufst eine Fuhre Steine und beginnst eine dritte.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Gewinne mit mindestens {number} Punkten Vorsprung.</translation>
    </message>
    <message>
        <source>Your great-aunt has left you half a town, and a neighbor who steals.</source>
        <translation>Deine Großtante hat dir eine halbe Stadt hinterlassen, und eine Nachbarin, die stiehlt.</translation>
    </message>
</context>
<context>
    <name>rival-kings/rule</name>
    <message>
        <source>A match</source>
        <translation>Eine Serie</translation>
    </message>
    <message>
        <source>A new subject</source>
        <translation>Ein neuer Untertan</translation>
    </message>
    <message>
        <source>A new subject is active at once. You may use it if you have not used another one this cycle.</source>
        <translation>Ein neuer Untertan ist sofort aktiv. Du darfst ihn einsetzen, wenn du in diesem Durchgang noch keinen anderen eingesetzt hast.</translation>
    </message>
    <message>
        <source>A perfect pair, a subject with its own building, scores both values. Then a building and a subject of the same color score the higher of their two values; they are paired so that you score the most. Every other card scores 1. Every 3 in coins scores 1, and every conflict marker costs 2.</source>
        <translation>Ein perfektes Paar, also ein Untertan mit seinem eigenen Gebäude, bringt beide Werte. Danach bringen ein Gebäude und ein Untertan einer Farbe den höheren ihrer beiden Werte; sie werden so gepaart, dass du die meisten Punkte bekommst. Jede andere Karte bringt 1. Je 3 Geld bringen 1, und jeder Konfliktmarker kostet 2.</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>After the characters are revealed and before conflicts are resolved, you may exchange your character for another player’s. If there are several Gardeners, they act from the highest rank down.</source>
        <translation>Sind die Charaktere aufgedeckt, darfst du vor den Konflikten deinen Charakter gegen den eines Mitspielers tauschen. Mehrere Gärtner handeln vom höchsten Rang abwärts.</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Schmied</translation>
    </message>
    <message>
        <source>Carry out your character’s actions from left to right. You may skip any of them.</source>
        <translation>Du führst die Aktionen deines Charakters von links nach rechts aus und darfst jede auslassen.</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Konfliktmarker</translation>
    </message>
    <message>
        <source>Conflicts of equal ranks come first: both players take a conflict marker, and each carries out only one of their character’s actions. They have no conflict with lower ranks, which take no marker and lose no action because of them. Higher ranks can still steal from both players.</source>
        <translation>Konflikte gleicher Ränge kommen zuerst: Beide nehmen einen Konfliktmarker und führen je nur eine Aktion ihres Charakters aus. Mit niedrigeren Rängen haben sie keinen Konflikt; diese bekommen keinen Marker und werden von ihnen nicht bestohlen. Höhere Ränge können sie trotzdem bestehlen.</translation>
    </message>
    <message>
        <source>Court Lady and Bishop</source>
        <translation>Hofdame und Bischof</translation>
    </message>
    <message>
        <source>Different ranks</source>
        <translation>Verschiedene Ränge</translation>
    </message>
    <message>
        <source>Equal ranks and theft</source>
        <translation>Gleicher Rang und Diebstahl</translation>
    </message>
    <message>
        <source>Extra actions</source>
        <translation>Zusatzaktionen</translation>
    </message>
    <message>
        <source>For each round, everyone gets three characters. In each of its two cycles, everyone secretly plays one of them, all are revealed together, conflicts are resolved, and the players carry out their actions. Then all characters are shuffled for a new round.</source>
        <translation>Für eine Runde bekommen alle je drei Charaktere. In jedem der zwei Durchgänge spielen alle verdeckt einen davon und decken ihn gleichzeitig auf. Dann werden Konflikte ausgetragen, und alle führen ihre Aktionen aus. Danach werden alle Charaktere für eine neue Runde gemischt.</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Gärtner</translation>
    </message>
    <message>
        <source>If scores are tied, the player with fewer conflict markers wins; if still tied, the one with more money. If that is equal, too, they share the win.</source>
        <translation>Bei Gleichstand gewinnt, wer weniger Konfliktmarker hat; bei gleich vielen, wer mehr Geld hat. Sonst wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>If the supply has no conflict markers, none are taken.</source>
        <translation>Liegt im Vorrat kein Konfliktmarker mehr, wird keiner genommen.</translation>
    </message>
    <message>
        <source>If two players have the rank you steal from, you steal one action from each.</source>
        <translation>Haben zwei Mitspieler den Rang, den du bestiehlst, stiehlst du beiden je eine Aktion.</translation>
    </message>
    <message>
        <source>If you may carry out only one action, choose one that is not covered.</source>
        <translation>Darfst du nur eine Aktion ausführen, wähle eine, die nicht abgedeckt ist.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you carry out your one action twice. You pay both times.</source>
        <translation>Im Konflikt gleicher Ränge führst du deine eine Aktion zweimal aus. Du bezahlst beide Male.</translation>
    </message>
    <message>
        <source>In a conflict with a higher rank, your Watchman makes the other player take the conflict marker; you still lose an action. Against the neutral character, nobody takes the marker. The Herbalist gives one of your markers to another player, and no Watchman can prevent that.</source>
        <translation>Im Konflikt mit einem höheren Rang schiebt dein Wächter den Konfliktmarker dem anderen zu; bestohlen wirst du trotzdem. Gegen den neutralen Charakter nimmt niemand den Marker. Der Kräuterkundige gibt einen deiner Marker einem Mitspieler, und dagegen hilft kein Wächter.</translation>
    </message>
    <message>
        <source>In any other conflict, the lower rank takes a conflict marker. At the start of its turn, the higher rank covers one of the lower rank’s actions with a crest and may carry it out at once; the lower rank loses it.</source>
        <translation>In jedem anderen Konflikt nimmt der niedrigere Rang einen Konfliktmarker. Zu Beginn seines Zuges deckt der höhere Rang eine Aktion des niedrigeren mit einem Wappen ab und darf sie sofort ausführen; für den niedrigeren ist sie verloren.</translation>
    </message>
    <message>
        <source>Jailer and Scholar</source>
        <translation>Kerkermeister und Gelehrter</translation>
    </message>
    <message>
        <source>No markers left</source>
        <translation>Kein Marker mehr</translation>
    </message>
    <message>
        <source>Once per cycle, you may use the ability of your active subject, the last one in your row, at any time on your own turn. The Gardener and Watchman have their own timing.</source>
        <translation>Einmal pro Durchgang darfst du jederzeit in deinem Zug die Fähigkeit deines aktiven Untertans einsetzen, des letzten in deiner Reihe. Gärtner und Wächter haben ihre eigenen Zeitpunkte.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Bezahlen</translation>
    </message>
    <message>
        <source>Recruit and buy</source>
        <translation>Anwerben und kaufen</translation>
    </message>
    <message>
        <source>Recruit subject and Buy a building let you take the card on display at a pile. You pay its value, and the money stays at that pile. The card goes to the end of your row of subjects or buildings.</source>
        <translation>Mit „Untertan anwerben“ und „Gebäude kaufen“ nimmst du die offene Karte eines Stapels. Du zahlst ihren Wert, und das Geld bleibt an diesem Stapel. Die Karte kommt ans Ende deiner Reihe von Untertanen oder von Gebäuden.</translation>
    </message>
    <message>
        <source>Rounds and cycles</source>
        <translation>Runden und Durchgänge</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Matrose</translation>
    </message>
    <message>
        <source>Same rank</source>
        <translation>Gleicher Rang</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Settle conflict returns one of your conflict markers to the supply. Pass on conflict gives one of them to another player.</source>
        <translation>„Konflikt lösen“: Leg einen deiner Konfliktmarker in den Vorrat zurück. „Konflikt weitergeben“: Gib einen deiner Marker einem Mitspieler.</translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation>Stehlen</translation>
    </message>
    <message>
        <source>Take all the money from one pile. If no pile has any, each pile in turn first gets coins worth 2 from the supply, as long as they last: a 2-coin, or two 1-coins once the 2-coins have run out. The money at a pile may not be counted: you see how thick the stack is, not what it is worth.</source>
        <translation>Du nimmst alles Geld, das an einem der Stapel liegt. Nur wenn an keinem etwas liegt, bekommt zuerst ein Stapel nach dem anderen Münzen im Wert von 2 aus dem Vorrat, soweit er reicht. Das ist eine 2er-Münze oder, wenn es keine mehr gibt, zwei 1er-Münzen. Niemand darf das Geld an einem Stapel zählen: Man sieht, wie hoch es sich stapelt, aber nicht, was es wert ist.</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Geld nehmen</translation>
    </message>
    <message>
        <source>The Carpenter, Market Woman, and Innkeeper give you an extra action; the Farmer lets you carry out one that was stolen from you. Each can be used only when its action is possible.</source>
        <translation>Tischler, Marktfrau und Wirt geben dir eine Zusatzaktion; der Bauer lässt dich eine ausführen, die dir gestohlen wurde. Alle vier kannst du nur einsetzen, wenn die jeweilige Aktion möglich ist.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The next building that you buy this turn costs 1 less, but never less than 0.</source>
        <translation>Das nächste Gebäude, das du in diesem Zug kaufst, kostet 1 Geld weniger, aber mindestens 0.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Troubadour</source>
        <translation>Troubadour</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Zugreihenfolge</translation>
    </message>
    <message>
        <source>Turns go from rank A to rank F. If ranks are equal, the player with fewer conflict markers goes first; if still tied, the one whose character has the tie symbol.</source>
        <translation>Rang A ist zuerst am Zug, Rang F zuletzt. Bei gleichem Rang beginnt, wer weniger Konfliktmarker hat; bei gleich vielen, wessen Charakter das Vorrangsymbol trägt.</translation>
    </message>
    <message>
        <source>Two characters of the same rank are in conflict, and so are A with D, B with C, C with F, D with E, and E with F. Other ranks leave each other alone.</source>
        <translation>Zwei Charaktere desselben Rangs geraten in Konflikt, ebenso A mit D, B mit C, C mit F, D mit E und E mit F. Andere Ränge lassen einander in Ruhe.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Two victims</source>
        <translation>Zwei Bestohlene</translation>
    </message>
    <message>
        <source>Vintner and Miner</source>
        <translation>Winzer und Bergmann</translation>
    </message>
    <message>
        <source>Watchman and Herbalist</source>
        <translation>Wächter und Kräuterkundiger</translation>
    </message>
    <message>
        <source>When a pile runs out, finish the cycle; then the game is over.</source>
        <translation>Ist ein Stapel leer, wird der Durchgang noch zu Ende gespielt; dann ist die Partie vorbei.</translation>
    </message>
    <message>
        <source>Who is in conflict</source>
        <translation>Wer im Konflikt liegt</translation>
    </message>
    <message>
        <source>With two players, a neutral character is revealed in each cycle. Any player with its rank, or with the rank it steals from, takes a conflict marker. The neutral character does nothing else.</source>
        <translation>Zu zweit wird in jedem Durchgang ein neutraler Charakter aufgedeckt. Wer seinen Rang hat oder den Rang, den er bestiehlt, nimmt einen Konfliktmarker. Sonst bewirkt der neutrale Charakter nichts.</translation>
    </message>
    <message>
        <source>You exchange a building or subject with another player. Neither card may belong to a perfect pair, but spare copies of such cards may be exchanged. Both cards go to the ends of their new rows; exchanged subjects are active.</source>
        <translation>Du tauschst ein Gebäude oder einen Untertan mit einem Mitspieler. Keine der beiden Karten darf zu einem perfekten Paar gehören, doch weitere Exemplare solcher Karten dürfen getauscht werden. Beide Karten kommen ans Ende ihrer neuen Reihen; getauschte Untertanen sind aktiv.</translation>
    </message>
    <message>
        <source>You exchange any of your cards, even the Troubadour, for a card on display. Your card is then on display on that pile, whatever its type: it is acquired by the action for its own type, and a search does not find it in a pile of the other type.</source>
        <translation>Du tauschst eine beliebige deiner Karten, sogar den Troubadour, gegen eine Karte der Auslage. Deine Karte liegt danach offen auf deren Stapel, egal, welcher Art sie ist. Man erwirbt sie mit der Aktion für ihre eigene Art, und beim Durchsuchen eines Stapels der anderen Art findet man sie nicht.</translation>
    </message>
    <message>
        <source>You look through a pile of subjects or of buildings and may take one card and pay for it. You learn which cards the pile holds, but not in what order; the order of the rest does not change.</source>
        <translation>Du siehst einen Untertanen- oder Gebäudestapel durch und darfst eine Karte herausnehmen und bezahlen. Du erfährst, welche Karten darin sind, aber nicht, in welcher Reihenfolge; die Reihenfolge der übrigen ändert sich nicht.</translation>
    </message>
    <message>
        <source>You may agree on 2 to 6 games and add up the scores, or play until someone reaches 20, 30, 40, 60, or 100 points, however many games it takes.</source>
        <translation>Ihr könnt 2 bis 6 Partien vereinbaren und die Punkte zusammenzählen. Oder ihr spielt bis 20, 30, 40, 60 oder 100 Punkte, egal, wie viele Partien das dauert.</translation>
    </message>
    <message>
        <source>You must cover an action if one is left. You need not carry out a stolen action; if you cannot, it is lost. The same goes for the extra actions of subjects.</source>
        <translation>Du musst eine Aktion abdecken, wenn noch eine übrig ist. Ausführen musst du die gestohlene Aktion nicht; ist sie nicht möglich, verfällt sie. Dasselbe gilt für die Zusatzaktionen von Untertanen.</translation>
    </message>
    <message>
        <source>You pay the exact price with as few coins as possible. If you have only 2-coins for an odd price, you get change from the supply; if it has none, you overpay by 1.</source>
        <translation>Du bezahlst den Preis genau und mit so wenigen Münzen wie möglich. Hast du für einen ungeraden Preis nur 2er-Münzen, wird eine davon im Vorrat gewechselt; kann der Vorrat nicht wechseln, zahlst du 1 zu viel.</translation>
    </message>
    <message>
        <source>You take 1 coin from the supply for each of your conflict markers or buildings, as long as the supply lasts. Coins may be changed: if the supply has only 2-coins, you give a 1-coin as change.</source>
        <translation>Du nimmst 1 Geld aus dem Vorrat für jeden deiner Konfliktmarker oder jedes deiner Gebäude, soweit der Vorrat reicht. Münzen dürfen gewechselt werden: Liegen im Vorrat nur 2er-Münzen, gibst du eine 1er-Münze zurück.</translation>
    </message>
</context>
<context>
    <name>rival-kings/score</name>
    <message>
        <source>Color pairs</source>
        <translation>Farbpaare</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Konfliktmarker</translation>
    </message>
    <message>
        <source>Games before this one</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Perfect pairs</source>
        <translation>Perfekte Paare</translation>
    </message>
    <message>
        <source>Points: {points}. Perfect pairs: {pairs}, single cards: {singles}</source>
        <translation>Punkte: {points}. Perfekte Paare: {pairs}, einzelne Karten: {singles}</translation>
    </message>
    <message>
        <source>Single cards</source>
        <translation>Einzelne Karten</translation>
    </message>
</context>
<context>
    <name>rival-kings/section</name>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Spielende und Wertung</translation>
    </message>
    <message>
        <source>Subjects and what they do</source>
        <translation>Untertanen und was sie tun</translation>
    </message>
    <message>
        <source>Turns and actions</source>
        <translation>Züge und Aktionen</translation>
    </message>
</context>
<context>
    <name>rival-kings/table</name>
    <message>
        <source>1-coins in the supply: {number}</source>
        <translation>1er-Münzen im Vorrat: {number}</translation>
    </message>
    <message>
        <source>1-coins: {number}</source>
        <translation>1er-Münzen: {number}</translation>
    </message>
    <message>
        <source>2-coins in the supply: {number}</source>
        <translation>2er-Münzen im Vorrat: {number}</translation>
    </message>
    <message>
        <source>2-coins: {number}</source>
        <translation>2er-Münzen: {number}</translation>
    </message>
    <message>
        <source>A 1-coin</source>
        <translation>Eine 1er-Münze</translation>
    </message>
    <message>
        <source>A 2-coin</source>
        <translation>Eine 2er-Münze</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>A coin at pile {pile}</source>
        <translation>Eine Münze an Stapel {pile}</translation>
    </message>
    <message>
        <source>A color pair, {card} and {other}: {points}</source>
        <translation>Ein Farbpaar, {card} und {other}: {points}</translation>
    </message>
    <message>
        <source>A conflict marker</source>
        <translation>Ein Konfliktmarker</translation>
    </message>
    <message>
        <source>A perfect pair: {subject} and {building}</source>
        <translation>Ein perfektes Paar: {subject} und {building}</translation>
    </message>
    <message>
        <source>A single card, {card}: {points}</source>
        <translation>Eine einzelne Karte, {card}: {points}</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Buildings, pile {pile}</source>
        <translation>Gebäude, Stapel {pile}</translation>
    </message>
    <message>
        <source>Characters in {player}’s hand</source>
        <translation>Charaktere auf der Hand von {player}</translation>
    </message>
    <message>
        <source>Conflict markers in the supply: {number}</source>
        <translation>Konfliktmarker im Vorrat: {number}</translation>
    </message>
    <message>
        <source>Conflict markers: {number}</source>
        <translation>Konfliktmarker: {number}</translation>
    </message>
    <message>
        <source>Conflict of equal ranks: {card} and {other}</source>
        <translation>Konflikt gleicher Ränge: {card} und {other}</translation>
    </message>
    <message>
        <source>Conflict: {card} has a higher rank than {other}.</source>
        <translation>Konflikt: {card} hat einen höheren Rang als {other}.</translation>
    </message>
    <message>
        <source>Costs you {price} now; you have only {coins}.</source>
        <translation>Kostet dich jetzt {price} Geld; du hast nur {coins}.</translation>
    </message>
    <message>
        <source>Costs you {price} now; you have {coins}.</source>
        <translation>Kostet dich jetzt {price} Geld; du hast {coins}.</translation>
    </message>
    <message>
        <source>Missing: {card}, now on display at pile {pile}. It would score {points} more.</source>
        <translation>{card:Nom} fehlt und liegt jetzt offen auf Stapel {pile}. Das brächte {points} mehr.</translation>
    </message>
    <message>
        <source>Missing: {card}, which is not on display.</source>
        <translation>{card:Nom} fehlt und liegt auf keinem Stapel offen.</translation>
    </message>
    <message>
        <source>Money at pile {pile}</source>
        <translation>Geld an Stapel {pile}</translation>
    </message>
    <message>
        <source>Money at pile {pile}, worth {sum}</source>
        <translation>Geld an Stapel {pile}, Wert {sum}</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Not dealt</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Points for this pair: {points}</source>
        <translation>Punkte dieses Paars: {points}</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Untertanen</translation>
    </message>
    <message>
        <source>Subjects, pile {pile}</source>
        <translation>Untertanen, Stapel {pile}</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>The active subject: an ability has been used this cycle.</source>
        <translation>Der aktive Untertan: In diesem Durchgang wurde eine Fähigkeit eingesetzt.</translation>
    </message>
    <message>
        <source>The active subject: its ability can be used this cycle.</source>
        <translation>Der aktive Untertan: Seine Fähigkeit ist in diesem Durchgang noch einsetzbar.</translation>
    </message>
    <message>
        <source>drop here: +{points}</source>
        <translation>hierher: +{points}</translation>
    </message>
    <message>
        <source>for sale: +{points}</source>
        <translation>zu haben: +{points}</translation>
    </message>
    <message>
        <source>not for sale</source>
        <translation>nicht zu haben</translation>
    </message>
    <message>
        <source>tied on points; fewer markers win, then more money</source>
        <translation>punktgleich; es entscheiden weniger Marker, dann mehr Geld</translation>
    </message>
    <message>
        <source>{action}: can be stolen</source>
        <translation>{action}: kann gestohlen werden</translation>
    </message>
    <message>
        <source>{action}: done</source>
        <translation>{action}: erledigt</translation>
    </message>
    <message>
        <source>{action}: done or skipped</source>
        <translation>{action}: erledigt oder ausgelassen</translation>
    </message>
    <message>
        <source>{action}: next</source>
        <translation>{action}: als Nächstes</translation>
    </message>
    <message>
        <source>{action}: skipped</source>
        <translation>{action}: ausgelassen</translation>
    </message>
    <message>
        <source>{action}: still to do</source>
        <translation>{action}: noch auszuführen</translation>
    </message>
    <message>
        <source>{action}: stolen by {player}</source>
        <translation>{action}: gestohlen von {player}</translation>
    </message>
    <message>
        <source>{card}, rank {rank}, with the tie symbol. Actions: {actions}</source>
        <translation>{card}, Rang {rank}, mit Vorrangsymbol. Aktionen: {actions}</translation>
    </message>
    <message>
        <source>{card}, rank {rank}. Actions: {actions}</source>
        <translation>{card}, Rang {rank}. Aktionen: {actions}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, Wert {value}, {type}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, active</source>
        <translation>{card}, Wert {value}, {type}, aktiv</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n conflict marker(s)</source>
        <translation>
            <numerusform>{player}: %n Konfliktmarker</numerusform>
            <numerusform>{player}: %n Konfliktmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {sum} in coins</source>
        <translation>{player}: {sum} Geld</translation>
    </message>
    <message>
        <source>{player}’s actions</source>
        <translation>Aktionen von {player}</translation>
    </message>
    <message>
        <source>{player}’s buildings</source>
        <translation>Gebäude von {player}</translation>
    </message>
    <message>
        <source>{player}’s character</source>
        <translation>Charakter von {player}</translation>
    </message>
    <message>
        <source>{player}’s coins and conflict markers</source>
        <translation>Münzen und Konfliktmarker von {player}</translation>
    </message>
    <message>
        <source>{player}’s subjects</source>
        <translation>Untertanen von {player}</translation>
    </message>
</context>
<context>
    <name>rival-kings/type</name>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Hof</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
</context>
</TS>
