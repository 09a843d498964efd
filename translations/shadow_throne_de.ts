<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>shadow-throne/ability</name>
    <message>
        <source>+1 power to Rebel commoners in this and earlier waves.</source>
        <translation>+1 Stärke für Rebellen aus dem Volk in dieser und früheren Wellen.</translation>
    </message>
    <message>
        <source>+1 power to every Rebel in the next wave.</source>
        <translation>+1 Stärke für jeden Rebellen der nächsten Welle.</translation>
    </message>
    <message>
        <source>+1 power to every other Rebel in their wave.</source>
        <translation>+1 Stärke für jeden anderen Rebellen ihrer Welle.</translation>
    </message>
    <message>
        <source>+2 power if you have 0 or 1 gold after paying.</source>
        <translation>+2 Stärke, wenn du nach dem Bezahlen 0 oder 1 Gold hast.</translation>
    </message>
    <message>
        <source>Brings gold when played.</source>
        <translation>Bringt Gold beim Ausspielen.</translation>
    </message>
    <message>
        <source>Converts all commoners in her wave.</source>
        <translation>Bekehrt das ganze Volk ihrer Welle.</translation>
    </message>
    <message>
        <source>Converts all elites in his wave.</source>
        <translation>Bekehrt die ganze Elite seiner Welle.</translation>
    </message>
    <message>
        <source>Converts commoners in her wave; each gets +1 power.</source>
        <translation>Bekehrt das ganze Volk ihrer Welle; alle Bekehrten bekommen +1 Stärke.</translation>
    </message>
    <message>
        <source>Grants 3 influence when she dies.</source>
        <translation>Bringt 3 Einfluss, wenn sie stirbt.</translation>
    </message>
    <message>
        <source>Kill all commoners in their wave, except the Empire’s.</source>
        <translation>Töten das Volk ihrer Welle, nur nicht das des Reichs.</translation>
    </message>
    <message>
        <source>Kills all elites in her wave, except the Empire’s.</source>
        <translation>Tötet die Elite ihrer Welle, nur nicht die des Reichs.</translation>
    </message>
    <message>
        <source>Kills all nobles in his wave, except the Empire’s.</source>
        <translation>Tötet den Adel seiner Welle, nur nicht den des Reichs.</translation>
    </message>
    <message>
        <source>Other factions’ 2 and 3 abilities do not work in her wave.</source>
        <translation>Fähigkeiten 2 und 3 anderer Fraktionen wirken in ihrer Welle nicht.</translation>
    </message>
    <message>
        <source>Pays you gold if its faction loses.</source>
        <translation>Bringt Trostgold, wenn die eigene Fraktion verliert.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Bleibt für die nächste Schlacht, wenn die Rebellen verlieren.</translation>
    </message>
    <message>
        <source>You may play an extra Empire card.</source>
        <translation>Du darfst eine Zusatzkarte des Reichs ausspielen.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/aid</name>
    <message>
        <source>Abilities numbered 1</source>
        <translation>Fähigkeiten mit Nummer 1</translation>
    </message>
    <message>
        <source>Abilities numbered 2</source>
        <translation>Fähigkeiten mit Nummer 2</translation>
    </message>
    <message>
        <source>Abilities numbered 3</source>
        <translation>Fähigkeiten mit Nummer 3</translation>
    </message>
    <message>
        <source>Bentheon Knights: kill commoners in their wave. Anna Lys: elites in hers. Datura: nobles in his. Never the Empire’s.</source>
        <translation>Ritter von Bentheon: töten das Volk ihrer Welle. Anna Lys: die Elite. Datura: den Adel. Nie jemanden vom Reich.</translation>
    </message>
    <message>
        <source>Collect the income or pay the cost.</source>
        <translation>Kassiere die Einnahmen oder zahle die Kosten.</translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation>Bekehrt: gehört zur Kirche.</translation>
    </message>
    <message>
        <source>Dead: no power, half the influence, no tokens.</source>
        <translation>Tot: keine Stärke, halber Einfluss, keine Marker.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Emboldened: +1 power for each token.</source>
        <translation>Bestärkt: 1 Stärke mehr für jeden Marker.</translation>
    </message>
    <message>
        <source>End of a battle</source>
        <translation>Ende einer Schlacht</translation>
    </message>
    <message>
        <source>Everyone secretly chooses a card; all are shown together.</source>
        <translation>Alle wählen verdeckt eine Karte und decken sie gleichzeitig auf.</translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation>Vier Wellen</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Hush money: pay 1 more gold if you played the same faction in the previous wave.</source>
        <translation>Schweigegeld: 1 Gold mehr für dieselbe Fraktion wie in der Welle davor.</translation>
    </message>
    <message>
        <source>If you cannot pay, the card is turned face down and you get 1 gold.</source>
        <translation>Kannst du nicht zahlen, wird die Karte umgedreht, und du bekommst 1 Gold.</translation>
    </message>
    <message>
        <source>Keep one card from your hand.</source>
        <translation>Behalte eine Handkarte.</translation>
    </message>
    <message>
        <source>King Kyros: an extra Empire card, without hush money.</source>
        <translation>König Kyros: eine Zusatzkarte des Reichs ohne Schweigegeld.</translation>
    </message>
    <message>
        <source>Langman: stays for the next battle if the Rebels lose.</source>
        <translation>Langman: bleibt für die nächste Schlacht, wenn die Rebellen verlieren.</translation>
    </message>
    <message>
        <source>Phabos Scouts: +1 power to every other Rebel in their wave.</source>
        <translation>Späher von Phabos: 1 Stärke mehr für jeden anderen Rebellen ihrer Welle.</translation>
    </message>
    <message>
        <source>Picureas: +1 power to every Rebel in the next wave.</source>
        <translation>Picureas: 1 Stärke mehr für jeden Rebellen der nächsten Welle.</translation>
    </message>
    <message>
        <source>Princess Beatice: converts commoners in her wave; each gets +1 power.</source>
        <translation>Prinzessin Beatice: bekehrt das Volk ihrer Welle und bestärkt alle Bekehrten um 1.</translation>
    </message>
    <message>
        <source>Queen Eletheria: +1 power to Rebel commoners in this and earlier waves.</source>
        <translation>Königin Eletheria: 1 Stärke mehr für Rebellen aus dem Volk in dieser und früheren Wellen.</translation>
    </message>
    <message>
        <source>Resolve abilities: 1s first, then 2s, then 3s.</source>
        <translation>Erst wirken alle Fähigkeiten mit Nummer 1, dann 2, dann 3.</translation>
    </message>
    <message>
        <source>Shepherd: converts commoners in her wave. Protis: elites in his.</source>
        <translation>Hirtin: bekehrt das Volk ihrer Welle. Protis: die Elite seiner Welle.</translation>
    </message>
    <message>
        <source>Simone: 3 influence when she dies.</source>
        <translation>Simone: 3 Einfluss, wenn sie stirbt.</translation>
    </message>
    <message>
        <source>Six times: take one card from your pool and pass the rest to the left.</source>
        <translation>Sechsmal: Nimm eine Karte aus deiner Auswahl und gib den Rest nach links weiter.</translation>
    </message>
    <message>
        <source>Sythera: other factions’ 2 and 3 abilities do not work in her wave.</source>
        <translation>Sythera: Fähigkeiten 2 und 3 anderer Fraktionen wirken in ihrer Welle nicht.</translation>
    </message>
    <message>
        <source>Thavma: +2 power with 0 or 1 gold left.</source>
        <translation>Thavma: 2 Stärke mehr, wenn 0 oder 1 Gold übrig ist.</translation>
    </message>
    <message>
        <source>The card saved from the last battle joins your hand afterward.</source>
        <translation>Die behaltene Karte der letzten Schlacht kommt danach auf die Hand.</translation>
    </message>
    <message>
        <source>The game ends at 15 influence. The most influence wins; if tied, the most gold; if still tied, nobody wins.</source>
        <translation>Die Partie endet bei 15 Einfluss. Der meiste Einfluss gewinnt, bei Gleichstand das meiste Gold; ist auch das gleich, gewinnt niemand.</translation>
    </message>
    <message>
        <source>The strongest faction wins; if several tie, they all win.</source>
        <translation>Die stärkste Fraktion gewinnt; bei Gleichstand alle gleich starken.</translation>
    </message>
    <message>
        <source>Update the power track.</source>
        <translation>Die Leiste zeigt die neue Stärke.</translation>
    </message>
    <message>
        <source>What happens to characters</source>
        <translation>Was mit Charakteren geschieht</translation>
    </message>
    <message>
        <source>Your characters on the winning side grant influence; the others grant consolation gold.</source>
        <translation>Deine siegreichen Charaktere bringen Einfluss, die anderen Trostgold.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/badge</name>
    <message numerus="yes">
        <source>Cost in gold: %n</source>
        <translation>
            <numerusform>Kosten in Gold: %n</numerusform>
            <numerusform>Kosten in Gold: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gold if its faction loses: %n</source>
        <translation>
            <numerusform>Gold, wenn die Fraktion verliert: %n</numerusform>
            <numerusform>Gold, wenn die Fraktion verliert: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Income in gold: %n</source>
        <translation>
            <numerusform>Einnahmen in Gold: %n</numerusform>
            <numerusform>Einnahmen in Gold: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Influence if its faction wins: %n</source>
        <translation>
            <numerusform>Einfluss, wenn die Fraktion gewinnt: %n</numerusform>
            <numerusform>Einfluss, wenn die Fraktion gewinnt: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Its ability takes effect in step {number}.</source>
        <translation>Die Fähigkeit wirkt in Schritt {number}.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/brief</name>
    <message>
        <source>1 Empire</source>
        <translation>1 Reich</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <translation>2 und 3</translation>
    </message>
    <message>
        <source>Rebels +1</source>
        <translation>Rebellen +1</translation>
    </message>
    <message>
        <source>commoners</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>commoners +1</source>
        <translation>Volk +1</translation>
    </message>
    <message>
        <source>dies: +3</source>
        <translation>stirbt: +3</translation>
    </message>
    <message>
        <source>elites</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>if lost</source>
        <translation>wenn besiegt</translation>
    </message>
    <message>
        <source>if poor: +2</source>
        <translation>wenn arm: +2</translation>
    </message>
    <message>
        <source>next wave</source>
        <translation>Folgewelle</translation>
    </message>
    <message>
        <source>nobles</source>
        <translation>Adel</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
</context>
<context>
    <name>shadow-throne/card</name>
    <message>
        <source>Anna Lys, Widow Maker</source>
        <translation>Anna Lys, Witwenmacherin</translation>
    </message>
    <message>
        <source>Bentheon Knights</source>
        <translation>Ritter von Bentheon</translation>
    </message>
    <message>
        <source>Datura, Addled Assassin</source>
        <translation>Datura, wirrer Meuchler</translation>
    </message>
    <message>
        <source>Dutiful Peasant</source>
        <translation>Treuer Bauer</translation>
    </message>
    <message>
        <source>Faithful Pilgrim</source>
        <translation>Frommer Pilger</translation>
    </message>
    <message>
        <source>Hill Militia</source>
        <translation>Hügelmiliz</translation>
    </message>
    <message>
        <source>King Kyros</source>
        <translation>König Kyros</translation>
    </message>
    <message>
        <source>Langman, Crown’s Thorn</source>
        <translation>Langman, Dorn der Krone</translation>
    </message>
    <message>
        <source>Outlaw</source>
        <translation>Geächteter</translation>
    </message>
    <message>
        <source>Phabos Scouts</source>
        <translation>Späher von Phabos</translation>
    </message>
    <message>
        <source>Picureas, Son of Roses</source>
        <translation>Picureas, Sohn der Rosen</translation>
    </message>
    <message>
        <source>Princess Beatice</source>
        <translation>Prinzessin Beatice</translation>
    </message>
    <message>
        <source>Protis, Absolver of Sins</source>
        <translation>Protis, Vergeber der Sünden</translation>
    </message>
    <message>
        <source>Queen Eletheria</source>
        <translation>Königin Eletheria</translation>
    </message>
    <message>
        <source>Shepherd of the Lost</source>
        <translation>Hirtin der Verlorenen</translation>
    </message>
    <message>
        <source>Simone the Sufferer</source>
        <translation>Simone die Dulderin</translation>
    </message>
    <message>
        <source>Sythera the Whisperer</source>
        <translation>Sythera die Flüsterin</translation>
    </message>
    <message>
        <source>Tax Collector</source>
        <translation>Steuereintreiber</translation>
    </message>
    <message>
        <source>Thavma the Revelator</source>
        <translation>Thavma der Offenbarer</translation>
    </message>
    <message>
        <source>Tithe Keeper</source>
        <translation>Zehntverwalter</translation>
    </message>
</context>
<context>
    <name>shadow-throne/course</name>
    <message>
        <source>A Rebel win brings you the most: play Phabos Scouts.</source>
        <translation>Ein Sieg der Rebellen bringt dir am meisten: Spiel die Späher von Phabos.</translation>
    </message>
    <message>
        <source>A converted character joins the Church, bringing its power and its crown with it. Your rivals can afford only commoners. Make the Church win.</source>
        <translation>Wer bekehrt wird, gehört zur Kirche, samt Stärke und Krone. Das Gold deiner Rivalen reicht nur für Karten aus dem Volk. Lass die Kirche gewinnen.</translation>
    </message>
    <message>
        <source>A killer kills all characters of one rank in its wave, except the Empire’s own. Your rivals have no gold, so they can afford only commoners. Kill those.</source>
        <translation>Karten, die töten, treffen in ihrer Welle alle Charaktere eines Rangs, nur nicht die des Reichs. Deine Rivalen haben kein Gold und können nur Karten aus dem Volk bezahlen. Töte das Volk.</translation>
    </message>
    <message>
        <source>A tactic: count the crowns</source>
        <translation>Eine Taktik: Zähl die Kronen</translation>
    </message>
    <message>
        <source>Abilities work in order: 1, 2, 3. Suppose {player} plays Shepherd of the Lost (3), who converts commoners, and {other} plays an Outlaw. Keep the Outlaw alive and a Rebel.</source>
        <translation>Fähigkeiten wirken nach ihrer Nummer: 1, dann 2, dann 3. Angenommen, {player} spielt die Hirtin der Verlorenen (3), die das Volk bekehrt, und {other} einen Geächteten. Er soll am Leben und bei den Rebellen bleiben.</translation>
    </message>
    <message>
        <source>Add Datura: 2 power for the Empire, and Picureas dies.</source>
        <translation>Nimm Datura dazu: 2 Stärke für das Reich, und Picureas stirbt.</translation>
    </message>
    <message>
        <source>Add up each card’s disc and diamond: the Empire and the Rebels will lose this battle.</source>
        <translation>Zähl bei jeder Karte Scheibe und Raute zusammen: Reich und Rebellen verlieren diese Schlacht.</translation>
    </message>
    <message>
        <source>After a battle, you keep one card you did not play; it joins your hand after the next draft. You have 5 gold: keep a noble.</source>
        <translation>Nach einer Schlacht behältst du eine Karte, die du nicht gespielt hast; sie kommt nach dem nächsten Draft auf deine Hand. Du hast 5 Gold: Behalte eine Karte vom Adel.</translation>
    </message>
    <message>
        <source>After each wave, the tokens on the power track show how much power each faction has in total.</source>
        <translation>Nach jeder Welle zeigen die Marker auf der Stärkeleiste, wie viel Stärke jede Fraktion insgesamt hat.</translation>
    </message>
    <message>
        <source>After four waves, the strongest faction wins, no matter who made it strong. Each of its characters brings its player the influence on its crown. Gain 4 now.</source>
        <translation>Nach vier Wellen gewinnt die stärkste Fraktion, egal, wer sie stark gemacht hat. Jeder ihrer Charaktere bringt den Einfluss auf seiner Krone. Gewinne jetzt 4 Einfluss.</translation>
    </message>
    <message>
        <source>Both are dead. They have no power, and their crowns count for only half, rounded down. Their diamonds still count in full.</source>
        <translation>Beide sind tot. Sie haben keine Stärke, und ihre Kronen zählen nur zur Hälfte, abgerundet. Ihre Rauten zählen weiter voll.</translation>
    </message>
    <message>
        <source>Both commoners fought for the Church, and since it won, they brought their players influence.</source>
        <translation>Beide Karten aus dem Volk kämpften für die Kirche, und weil sie gewann, brachten sie Einfluss.</translation>
    </message>
    <message>
        <source>Both of you have 15 influence and {gold} gold, so nobody wins.</source>
        <translation>Ihr habt beide 15 Einfluss und {gold} Gold, also hat niemand gewonnen.</translation>
    </message>
    <message>
        <source>Both of you have 15 influence, but you have {yours} gold and {player} has {theirs}.</source>
        <translation>Ihr habt beide 15 Einfluss, aber du hast {yours} Gold und {player} hat {theirs}.</translation>
    </message>
    <message>
        <source>Can I know what the others will play?</source>
        <translation>Kann ich wissen, was die anderen spielen?</translation>
    </message>
    <message>
        <source>Cards of one faction help each other, though hush money makes playing them in a row expensive. You have Rebels in hand. Take a card that makes Rebels stronger.</source>
        <translation>Karten einer Fraktion helfen einander, kosten direkt nacheinander gespielt aber Schweigegeld. Du hast Rebellen auf der Hand. Nimm eine Karte, die Rebellen stärker macht.</translation>
    </message>
    <message>
        <source>Change factions, and you pay no hush money. Only the previous wave counts.</source>
        <translation>Wechselst du die Fraktion, zahlst du kein Schweigegeld. Nur die Welle direkt davor zählt.</translation>
    </message>
    <message>
        <source>Choose a card that Datura cannot kill and that has enough power.</source>
        <translation>Wähle eine Karte, die Datura nicht töten kann und die stark genug ist.</translation>
    </message>
    <message>
        <source>Commoners bring gold or cost nothing. Elites are strong; nobles are expensive and bring the most influence.</source>
        <translation>Das Volk bringt Gold oder kostet nichts. Die Elite ist stark, der Adel ist teuer und bringt den meisten Einfluss.</translation>
    </message>
    <message>
        <source>Datura came and found nobody to kill. The Church won without your noble.</source>
        <translation>Datura kam und fand niemanden zum Töten. Die Kirche hat ohne deinen Adel gewonnen.</translation>
    </message>
    <message>
        <source>Elites have a shield beside their name. Choose one of another faction.</source>
        <translation>Die Elite hat einen Schild neben dem Namen. Wähle eine Karte einer anderen Fraktion.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: both won, and {player} gained 3 influence because Simone died.</source>
        <translation>Reich {empire}, Rebellen {rebels}: Beide haben gewonnen. Und {player} bekam 3 Einfluss, weil Simone starb.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: only one of your nobles was on the winning side, and you gained {influence}.</source>
        <translation>Reich {empire}, Rebellen {rebels}: Nur einer deiner Adligen stand auf der Seite der Sieger, und du hast {influence} Einfluss bekommen.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: the Rebels won.</source>
        <translation>Reich {empire}, Rebellen {rebels}: Die Rebellen haben gewonnen.</translation>
    </message>
    <message>
        <source>Every battle begins with a draft: take a card and pass the rest left. You have 3 gold and expensive cards in hand. Take a card that brings gold.</source>
        <translation>Jede Schlacht beginnt mit einem Draft: Nimm eine Karte, der Rest geht nach links. Du hast 3 Gold und teure Karten auf der Hand. Nimm eine, die Gold bringt.</translation>
    </message>
    <message>
        <source>Everyone took a card and passed the rest to the left. After six rounds, you have six cards and play four of them.</source>
        <translation>Alle haben eine Karte genommen und den Rest nach links weitergegeben. Nach sechs Runden hast du sechs Karten; vier davon spielst du.</translation>
    </message>
    <message>
        <source>For each faction, add up your crowns, then each rival’s crowns.</source>
        <translation>Zähl für jede Fraktion erst deine Kronen zusammen, dann die jedes Rivalen.</translation>
    </message>
    <message>
        <source>Have the most influence when someone reaches 15, and you win. You have 12. Your two Rebels bring 3 if the Rebels win this battle. Make them the strongest.</source>
        <translation>Hast du den meisten Einfluss, wenn jemand 15 erreicht, gewinnst du. Du hast 12. Gewinnen die Rebellen diese Schlacht, bringen deine zwei Rebellen 3. Mach die Rebellen zur stärksten Fraktion.</translation>
    </message>
    <message>
        <source>He kills nobles, but there were none in this wave.</source>
        <translation>Er tötet Adel, und in dieser Welle gab es keinen.</translation>
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
        <source>Hush money</source>
        <translation>Schweigegeld</translation>
    </message>
    <message>
        <source>If several factions tie for the most power, all of them win. You have a noble in the Empire and one among the Rebels. Gain influence from both.</source>
        <translation>Haben mehrere Fraktionen die größte Stärke, gewinnen sie alle. Du hast Adel im Reich und bei den Rebellen. Hol dir Einfluss von beiden.</translation>
    </message>
    <message>
        <source>In each wave, you play one card. Everyone chooses in secret; then all cards are shown. The number in the corner is power. Put the Church ahead.</source>
        <translation>In jeder Welle spielst du eine Karte. Alle wählen verdeckt, dann wird gleichzeitig aufgedeckt. Die Zahl in der Ecke ist die Stärke. Bring die Kirche nach vorn.</translation>
    </message>
    <message>
        <source>Keep Protis, Absolver of Sins.</source>
        <translation>Behalte Protis, Vergeber der Sünden.</translation>
    </message>
    <message>
        <source>Killing</source>
        <translation>Töten</translation>
    </message>
    <message>
        <source>King Kyros has an ability numbered 3. Once all cards are face up, his player may add an Empire card without hush money. Play him.</source>
        <translation>König Kyros hat eine Fähigkeit mit Nummer 3. Liegen alle Karten offen, darfst du mit ihm ohne Schweigegeld eine Zusatzkarte des Reichs ausspielen. Spiel ihn.</translation>
    </message>
    <message>
        <source>King Kyros is an Empire noble with 3 power.</source>
        <translation>König Kyros gehört zum Adel des Reichs und hat Stärke 3.</translation>
    </message>
    <message>
        <source>Langman stays: he starts the next battle in play, with 4 power for the Rebels.</source>
        <translation>Langman bleibt: In der nächsten Schlacht ist er von Anfang an dabei und gibt den Rebellen 4 Stärke.</translation>
    </message>
    <message>
        <source>Look at the power track: the Empire has 7 and the Rebels have 6.</source>
        <translation>Schau auf die Stärkeleiste: Das Reich hat 7, die Rebellen haben 6.</translation>
    </message>
    <message>
        <source>Look at {player}’s characters: which faction is missing?</source>
        <translation>Sieh dir die Charaktere von {player} an: Welche Fraktion fehlt?</translation>
    </message>
    <message>
        <source>Look for a green diamond on a card that is not a Rebel.</source>
        <translation>Such eine grüne Raute auf einer Karte, die nicht zu den Rebellen gehört.</translation>
    </message>
    <message>
        <source>Look for a plus on a disc.</source>
        <translation>Such ein Plus auf einer Scheibe.</translation>
    </message>
    <message>
        <source>Lower numbers come first. Silenced or dead, the Shepherd never got to use her 3.</source>
        <translation>Die kleinere Nummer kommt zuerst. Zum Schweigen gebracht oder tot, konnte die Hirtin ihre Fähigkeit nicht mehr einsetzen.</translation>
    </message>
    <message>
        <source>Next wave, you want to play Picureas for 4 gold. A card you cannot pay for now is turned face down: it brings 1 gold and cancels hush money.</source>
        <translation>In der nächsten Welle willst du Picureas für 4 Gold spielen. Eine Karte, die du jetzt nicht bezahlen kannst, wird umgedreht: Sie bringt 1 Gold und erspart dir das Schweigegeld.</translation>
    </message>
    <message>
        <source>Nobles have a crown beside their name and bring 4 influence.</source>
        <translation>Der Adel hat eine Krone neben dem Namen und bringt 4 Einfluss.</translation>
    </message>
    <message>
        <source>Nobody can afford Datura. Which Church card has 4 on its crown?</source>
        <translation>Datura kann niemand bezahlen. Welche Karte der Kirche hat eine 4 auf der Krone?</translation>
    </message>
    <message>
        <source>Now {player} has 4 gold, enough for Datura. A dead noble has no power and brings only half its influence. Make the Church win even if Datura comes.</source>
        <translation>Jetzt hat {player} 4 Gold, genug für Datura. Toter Adel hat keine Stärke und bringt nur den halben Einfluss. Lass die Kirche gewinnen, auch wenn Datura kommt.</translation>
    </message>
    <message>
        <source>One wave</source>
        <translation>Eine Welle</translation>
    </message>
    <message>
        <source>Picureas lost his power, and the Empire won alone.</source>
        <translation>Picureas verlor seine Stärke, und das Reich gewann allein.</translation>
    </message>
    <message>
        <source>Play Anna Lys: 3 more power puts the Empire ahead.</source>
        <translation>Spiel Anna Lys: Mit 3 Stärke mehr liegt das Reich vorn.</translation>
    </message>
    <message>
        <source>Play Bentheon Knights.</source>
        <translation>Spiel die Ritter von Bentheon.</translation>
    </message>
    <message>
        <source>Play Datura, Addled Assassin: an Empire noble with 4 on the crown.</source>
        <translation>Spiel Datura, den wirren Meuchler: Adel des Reichs mit einer 4 auf der Krone.</translation>
    </message>
    <message>
        <source>Play Langman, Crown’s Thorn.</source>
        <translation>Spiel Langman, Dorn der Krone.</translation>
    </message>
    <message>
        <source>Play Princess Beatice.</source>
        <translation>Spiel Prinzessin Beatice.</translation>
    </message>
    <message>
        <source>Play Protis, Absolver of Sins: you cannot afford him.</source>
        <translation>Spiel Protis, Vergeber der Sünden: Ihn kannst du nicht bezahlen.</translation>
    </message>
    <message>
        <source>Play Queen Eletheria: 2 power, plus 1 for each Rebel commoner.</source>
        <translation>Spiel Königin Eletheria: Stärke 2, dazu 1 für jeden Rebellen aus dem Volk.</translation>
    </message>
    <message>
        <source>Play Shepherd of the Lost: an elite with 3 power.</source>
        <translation>Spiel die Hirtin der Verlorenen: Elite mit Stärke 3.</translation>
    </message>
    <message>
        <source>Play Shepherd of the Lost: she converts commoners.</source>
        <translation>Spiel die Hirtin der Verlorenen: Sie bekehrt das Volk.</translation>
    </message>
    <message>
        <source>Play Simone the Sufferer: she has 2 power.</source>
        <translation>Spiel Simone die Dulderin: Sie hat Stärke 2.</translation>
    </message>
    <message>
        <source>Play Simone the Sufferer: without hush money, she costs 2.</source>
        <translation>Spiel Simone die Dulderin: Ohne Schweigegeld kostet sie 2.</translation>
    </message>
    <message>
        <source>Play Sythera the Whisperer (1): other factions’ 2 and 3 abilities do not work.</source>
        <translation>Spiel Sythera die Flüsterin (1): Fähigkeiten 2 und 3 anderer Fraktionen wirken nicht.</translation>
    </message>
    <message>
        <source>Play Sythera the Whisperer: she adds 3 to the Rebels.</source>
        <translation>Spiel Sythera die Flüsterin: Sie gibt den Rebellen 3 Stärke.</translation>
    </message>
    <message>
        <source>Play the Dutiful Peasant: 3 gold as consolation.</source>
        <translation>Spiel den Treuen Bauern: 3 Trostgold.</translation>
    </message>
    <message>
        <source>Play the Dutiful Peasant: 3 gold when the Empire loses.</source>
        <translation>Spiel den Treuen Bauern: 3 Gold, wenn das Reich verliert.</translation>
    </message>
    <message>
        <source>Play the Hill Militia: 2 power, and the Rebels pull even.</source>
        <translation>Spiel die Hügelmiliz: Stärke 2, und die Rebellen ziehen gleich.</translation>
    </message>
    <message>
        <source>Play the Outlaw: it brings 2 gold.</source>
        <translation>Spiel den Geächteten: Er bringt 2 Gold.</translation>
    </message>
    <message>
        <source>Protis is face down and out of the battle. But you have 4 gold and owe no hush money for Picureas.</source>
        <translation>Protis liegt verdeckt und fehlt in der Schlacht. Aber du hast 4 Gold und zahlst für Picureas kein Schweigegeld.</translation>
    </message>
    <message>
        <source>Protis waits for you. All other cards have been shuffled into the deck, and the next draft begins.</source>
        <translation>Protis wartet auf dich. Alle anderen Karten wurden in den Zugstapel gemischt, und der nächste Draft beginnt.</translation>
    </message>
    <message>
        <source>Reaching 15 influence ends the game, but only after a battle. {player} has 14, and you have 9. Make sure the faction that wins brings {player} nothing.</source>
        <translation>Mit 15 Einfluss endet die Partie, aber erst nach einer Schlacht. {player} hat 14, du hast 9. Lass eine Fraktion gewinnen, die {player} nichts bringt.</translation>
    </message>
    <message>
        <source>Read what the Rebels in the pool do.</source>
        <translation>Lies, was die Rebellen in der Auswahl können.</translation>
    </message>
    <message>
        <source>Read what your cards do: each killer kills one rank.</source>
        <translation>Lies, was deine Karten können: Wer tötet, trifft jeweils einen Rang.</translation>
    </message>
    <message>
        <source>Read what your cards do: which of them converts commoners?</source>
        <translation>Lies, was deine Karten können: Mit welcher bekehrst du das Volk?</translation>
    </message>
    <message>
        <source>Read what your elites do.</source>
        <translation>Lies, was deine Elite kann.</translation>
    </message>
    <message>
        <source>Rebels and the Church</source>
        <translation>Rebellen und Kirche</translation>
    </message>
    <message>
        <source>She emboldened all Rebel commoners, including those of your rivals.</source>
        <translation>Sie hat alle Rebellen aus dem Volk bestärkt, auch die deiner Rivalen.</translation>
    </message>
    <message>
        <source>She kills elites, but there were none in this wave.</source>
        <translation>Sie tötet Elite, und in dieser Welle gab es keine.</translation>
    </message>
    <message>
        <source>Some Rebels embolden others, giving each a token worth 1 power. Three Rebel commoners are on the table. Make the Rebels win this battle.</source>
        <translation>Manche Rebellen bestärken andere: Diese bekommen je einen Marker, also 1 Stärke mehr. Drei Rebellen aus dem Volk liegen schon auf dem Tisch. Lass die Rebellen diese Schlacht gewinnen.</translation>
    </message>
    <message>
        <source>Take Phabos Scouts or Queen Eletheria.</source>
        <translation>Nimm die Späher von Phabos oder Königin Eletheria.</translation>
    </message>
    <message>
        <source>Take the Outlaw or the Tithe Keeper.</source>
        <translation>Nimm den Geächteten oder den Zehntverwalter.</translation>
    </message>
    <message>
        <source>The Church has {church} and the Empire has {empire}, so the Church did not win.</source>
        <translation>Die Kirche hat {church} und das Reich {empire}, also hat die Kirche nicht gewonnen.</translation>
    </message>
    <message>
        <source>The Church is sure to win, and you and {player} will both reach 15. Then the most gold wins, and you have 4 each. Get as much as you can.</source>
        <translation>Die Kirche gewinnt sicher, und du und {player} kommt beide auf 15. Dann entscheidet das Gold, und ihr habt je 4. Hol dir so viel, wie du kannst.</translation>
    </message>
    <message>
        <source>The Church is sure to win. One of your Rebels fights on in the next battle, free of charge, if the Rebels lose. Play him.</source>
        <translation>Die Kirche gewinnt sicher. Einer deiner Rebellen kämpft in der nächsten Schlacht kostenlos weiter, wenn die Rebellen verlieren. Spiel ihn.</translation>
    </message>
    <message>
        <source>The Church won, and your Princess was safe. Check the others’ gold before you play an expensive card.</source>
        <translation>Die Kirche hat gewonnen, und deine Prinzessin war sicher. Schau auf das Gold der anderen, bevor du eine teure Karte spielst.</translation>
    </message>
    <message>
        <source>The Empire and the Rebels tied at 9 and both won. All three of your crowns counted: 4, 4, and 1.</source>
        <translation>Reich und Rebellen hatten je 9, und beide haben gewonnen. Also zählen deine Kronen alle drei: 4, 4 und 1.</translation>
    </message>
    <message>
        <source>The Empire has 9, and the Rebels have 7.</source>
        <translation>Das Reich hat 9, die Rebellen haben 7.</translation>
    </message>
    <message>
        <source>The Empire lost, and your Peasant brought 3 gold. No influence, but gold for the next battle.</source>
        <translation>Das Reich hat verloren, und dein Bauer brachte 3 Gold. Kein Einfluss, aber Gold für die nächste Schlacht.</translation>
    </message>
    <message>
        <source>The Empire stayed ahead and won the battle. {player} now has {theirs} influence and wins the game; you have {yours}.</source>
        <translation>Das Reich blieb vorn und gewann die Schlacht. {player} hat jetzt {theirs} Einfluss und gewinnt die Partie; du hast {yours}.</translation>
    </message>
    <message>
        <source>The Empire won, and nobody has 15: there will be another battle.</source>
        <translation>Das Reich hat gewonnen, und niemand hat 15: Es gibt noch eine Schlacht.</translation>
    </message>
    <message>
        <source>The Empire won, so {card} brought you no influence.</source>
        <translation>Das Reich hat gewonnen, also bekommst du keinen Einfluss für {card:acc}.</translation>
    </message>
    <message>
        <source>The Knights acted before the Shepherd, but they killed the Outlaw themselves.</source>
        <translation>Die Ritter waren vor der Hirtin dran, haben den Geächteten aber selbst getötet.</translation>
    </message>
    <message>
        <source>The Rebels are ahead. An extra card takes effect with the 3s, whatever its own number. Add one that makes the Empire win alone.</source>
        <translation>Die Rebellen liegen vorn. Eine Zusatzkarte wirkt bei Nummer 3, egal, welche Nummer sie hat. Nimm eine dazu, mit der das Reich allein gewinnt.</translation>
    </message>
    <message>
        <source>The Rebels are sure to win. The diamond is consolation: gold if the card’s faction loses. You have 2 gold. Finish this battle with 5.</source>
        <translation>Die Rebellen gewinnen sicher. Die Raute zeigt das Trostgold: So viel bekommst du, wenn die Fraktion der Karte verliert. Du hast 2 Gold. Beende diese Schlacht mit 5.</translation>
    </message>
    <message>
        <source>The Rebels have 5, and the Empire has 9. Which card helps commoners from earlier waves?</source>
        <translation>Die Rebellen haben 5, das Reich hat 9. Welche Karte hilft dem Volk früherer Wellen?</translation>
    </message>
    <message>
        <source>The Rebels have {rebels} and the Empire has {empire}, so the Rebels did not win.</source>
        <translation>Die Rebellen haben {rebels} und das Reich {empire}, also haben die Rebellen nicht gewonnen.</translation>
    </message>
    <message>
        <source>The Rebels lost, and {card} goes back into the deck.</source>
        <translation>Die Rebellen haben verloren, und für {card:acc} geht es zurück in den Zugstapel.</translation>
    </message>
    <message>
        <source>The Rebels won the battle with 9. The crowns of your three Rebels brought you 5 influence: you have 17 and win.</source>
        <translation>Die Rebellen haben die Schlacht mit 9 gewonnen. Die Kronen deiner drei Rebellen haben dir 5 Einfluss gebracht. Mit 17 hast du gewonnen.</translation>
    </message>
    <message>
        <source>The Rebels won. What counts is your lead: back the side that brings you more than your rivals get.</source>
        <translation>Die Rebellen haben gewonnen. Was zählt, ist dein Vorsprung: Unterstütze die Seite, die dir mehr bringt als deinen Rivalen.</translation>
    </message>
    <message>
        <source>The crown on this card shows {influence}; a noble’s shows 4.</source>
        <translation>Die Krone auf dieser Karte zeigt {influence}; beim Adel zeigt sie 4.</translation>
    </message>
    <message>
        <source>The disc shows gold: with a minus, you pay it; with a plus, you get it. You have 1 gold. Finish this wave with 3.</source>
        <translation>Die Scheibe zeigt Gold: Bei Minus zahlst du es, bei Plus bekommst du es. Du hast 1 Gold. Sorg dafür, dass du nach dieser Welle 3 hast.</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Der Draft</translation>
    </message>
    <message>
        <source>The factions are close, and your last card decides. Add up the crowns and back the faction that brings you more than either rival gets.</source>
        <translation>Die Fraktionen liegen dicht beieinander, und deine letzte Karte entscheidet. Zähl die Kronen: Lass die Fraktion gewinnen, die dir mehr bringt als jedem Rivalen.</translation>
    </message>
    <message>
        <source>The gray shield shows the ability’s number. You need a 1 or 2 against the Shepherd’s 3.</source>
        <translation>Der graue Schild zeigt die Nummer der Fähigkeit. Du brauchst eine 1 oder 2 gegen die 3 der Hirtin.</translation>
    </message>
    <message>
        <source>The order of abilities</source>
        <translation>Die Reihenfolge der Fähigkeiten</translation>
    </message>
    <message>
        <source>The others see neither your hand nor what you take. Only your left neighbor sees what you pass on.</source>
        <translation>Die anderen sehen weder deine Hand noch, was du nimmst. Nur links von dir sieht man, was du übrig gelassen hast.</translation>
    </message>
    <message>
        <source>The secret choice and its risks</source>
        <translation>Die verdeckte Wahl und ihre Risiken</translation>
    </message>
    <message>
        <source>The tokens now stand at Empire {empire}, Rebels {rebels}, Church {church}: the Church is not ahead.</source>
        <translation>Die Marker stehen jetzt so: Reich {empire}, Rebellen {rebels}, Kirche {church}. Die Kirche liegt nicht vorn.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>What can I do in a wave?</source>
        <translation>Was darf ich in einer Welle tun?</translation>
    </message>
    <message>
        <source>What do I do in the draft?</source>
        <translation>Was mache ich im Draft?</translation>
    </message>
    <message>
        <source>What do killers do?</source>
        <translation>Was tun Karten, die töten?</translation>
    </message>
    <message>
        <source>What does King Kyros do?</source>
        <translation>Was kann König Kyros?</translation>
    </message>
    <message>
        <source>What does converting mean?</source>
        <translation>Was heißt bekehren?</translation>
    </message>
    <message>
        <source>What does emboldening mean?</source>
        <translation>Was heißt bestärken?</translation>
    </message>
    <message>
        <source>What does the crown on a card mean?</source>
        <translation>Was bedeutet die Krone auf einer Karte?</translation>
    </message>
    <message>
        <source>What does the diamond on a card mean?</source>
        <translation>Was bedeutet die Raute auf einer Karte?</translation>
    </message>
    <message>
        <source>What does the disc on a card mean?</source>
        <translation>Was bedeutet die Scheibe auf einer Karte?</translation>
    </message>
    <message>
        <source>What happens to cards I do not play?</source>
        <translation>Was passiert mit Karten, die ich nicht spiele?</translation>
    </message>
    <message>
        <source>What if I cannot pay for a card?</source>
        <translation>Was ist, wenn ich eine Karte nicht bezahlen kann?</translation>
    </message>
    <message>
        <source>What if two factions are equally strong?</source>
        <translation>Was ist, wenn zwei Fraktionen gleich stark sind?</translation>
    </message>
    <message>
        <source>What is a dead character still good for?</source>
        <translation>Wozu ist ein toter Charakter noch gut?</translation>
    </message>
    <message>
        <source>When is the game over?</source>
        <translation>Wann ist die Partie zu Ende?</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Wann die Partie endet</translation>
    </message>
    <message>
        <source>Which Church card in your hand has more than 1 power?</source>
        <translation>Welche Karte der Kirche auf deiner Hand hat mehr als Stärke 1?</translation>
    </message>
    <message>
        <source>Which ability works first?</source>
        <translation>Welche Fähigkeit wirkt zuerst?</translation>
    </message>
    <message>
        <source>Which faction is far ahead on the power track?</source>
        <translation>Welche Fraktion liegt auf der Stärkeleiste weit vorn?</translation>
    </message>
    <message>
        <source>Which faction should I back?</source>
        <translation>Welche Fraktion soll ich unterstützen?</translation>
    </message>
    <message>
        <source>Who wins a battle</source>
        <translation>Wer eine Schlacht gewinnt</translation>
    </message>
    <message>
        <source>Who wins a battle?</source>
        <translation>Wer gewinnt eine Schlacht?</translation>
    </message>
    <message>
        <source>Who wins if two players are tied?</source>
        <translation>Wer gewinnt bei Gleichstand?</translation>
    </message>
    <message>
        <source>Why would a card cost 1 more gold?</source>
        <translation>Warum kostet eine Karte 1 Gold mehr?</translation>
    </message>
    <message>
        <source>With hush money, he cost 5, and you had only {gold}, so he was turned face down.</source>
        <translation>Mit Schweigegeld kostete er 5, und du hattest nur {gold}. Also wurde er selbst umgedreht.</translation>
    </message>
    <message>
        <source>With hush money, your card cost {cost}, and you had only {gold}, so it was turned face down.</source>
        <translation>Mit Schweigegeld kostete deine Karte {cost}, und du hattest nur {gold}. Also wurde sie umgedreht.</translation>
    </message>
    <message>
        <source>You both have 15 influence, but with 7 gold, 1 more than your rival, you win.</source>
        <translation>Ihr habt beide 15 Einfluss, aber du hast 7 Gold, 1 mehr als dein Rivale: Du gewinnst.</translation>
    </message>
    <message>
        <source>You can build a hand and keep a card for later.</source>
        <translation>Du kannst dir eine Hand zusammenstellen und eine Karte für später behalten.</translation>
    </message>
    <message>
        <source>You can embolden Rebels and convert others to the Church.</source>
        <translation>Du kannst Rebellen bestärken und andere zur Kirche bekehren.</translation>
    </message>
    <message>
        <source>You can make two factions win together.</source>
        <translation>Du kannst zwei Fraktionen zugleich gewinnen lassen.</translation>
    </message>
    <message>
        <source>You can play a card and pay for it.</source>
        <translation>Du kannst eine Karte spielen und bezahlen.</translation>
    </message>
    <message>
        <source>You can tell what the others might play.</source>
        <translation>Du erkennst, was die anderen spielen könnten.</translation>
    </message>
    <message>
        <source>You can tell whether a battle will be the last one, and who will win if it is.</source>
        <translation>Du erkennst, ob eine Schlacht die letzte ist und wer dann gewinnt.</translation>
    </message>
    <message>
        <source>You can tell which faction to back.</source>
        <translation>Du erkennst, welche Fraktion du unterstützen solltest.</translation>
    </message>
    <message>
        <source>You gained {influence} influence. Nobody could pay for Datura, so your noble would have been safe.</source>
        <translation>Du hast {influence} Einfluss bekommen. Niemand konnte Datura bezahlen, also wäre dein Adel sicher gewesen.</translation>
    </message>
    <message>
        <source>You gained {yours} influence, and a rival gained {theirs}. With another faction, you would have gained more than your rivals.</source>
        <translation>Du hast {yours} Einfluss bekommen, ein Rivale {theirs}. Eine andere Fraktion hätte dir mehr gebracht als deinen Rivalen.</translation>
    </message>
    <message>
        <source>You had only {gold} gold, so your card was turned face down. That brings 1 gold, but the card takes no part in the battle.</source>
        <translation>Du hattest nur {gold} Gold, also wurde deine Karte umgedreht. Das bringt 1 Gold, aber die Karte nimmt nicht an der Schlacht teil.</translation>
    </message>
    <message>
        <source>You have 3 gold. Apart from Picureas, which card is too expensive for you now?</source>
        <translation>Du hast 3 Gold. Welche Karte außer Picureas ist dir jetzt zu teuer?</translation>
    </message>
    <message>
        <source>You have {gold} gold, but {card} is a Rebel: with hush money, Picureas would cost {cost}.</source>
        <translation>Du hast {gold} Gold, aber nach einer Rebellenkarte wie {card:dat} würde Picureas mit Schweigegeld {cost} kosten.</translation>
    </message>
    <message>
        <source>You know what a battle brings the winners and the losers.</source>
        <translation>Du weißt, was eine Schlacht den Siegern bringt und was den Verlierern.</translation>
    </message>
    <message>
        <source>You know what a card costs, and what happens if you cannot pay.</source>
        <translation>Du weißt, was eine Karte gerade kostet und was geschieht, wenn du nicht zahlen kannst.</translation>
    </message>
    <message>
        <source>You know what you are playing for.</source>
        <translation>Du weißt, worum es geht.</translation>
    </message>
    <message>
        <source>You know which ability works first, and what King Kyros does.</source>
        <translation>Du weißt, welche Fähigkeit zuerst wirkt und was König Kyros kann.</translation>
    </message>
    <message>
        <source>You know whom a killer can kill, and what a dead character is still good for.</source>
        <translation>Du weißt, wen welche Karte tötet und wozu ein toter Charakter noch gut ist.</translation>
    </message>
    <message>
        <source>You see the others’ gold, but not their cards. Only Datura kills nobles; he costs 4, and nobody has that much. The Church leads: gain 4 influence.</source>
        <translation>Du siehst das Gold der anderen, nicht ihre Karten. Nur Datura tötet Adel. Datura kostet 4, und so viel hat niemand. Die Kirche führt: Gewinne 4 Einfluss.</translation>
    </message>
    <message>
        <source>Your last card was an Empire card: another one costs 1 more gold in this wave. You have 2 gold. Bring an elite into the battle.</source>
        <translation>Deine letzte Karte gehörte zum Reich: Eine weitere kostet in dieser Welle 1 Gold mehr. Du hast 2 Gold. Bring eine Elitekarte in die Schlacht.</translation>
    </message>
    <message>
        <source>Your rivals made the Empire strong, and its victory brought you 4 influence.</source>
        <translation>Deine Rivalen haben das Reich stark gemacht, und sein Sieg brachte dir 4 Einfluss.</translation>
    </message>
    <message>
        <source>Your rivals played Picureas, a noble with 2 power, and Simone, an elite.</source>
        <translation>Deine Rivalen haben Picureas (Adel, Stärke 2) und Simone (Elite) gespielt.</translation>
    </message>
    <message>
        <source>{card} brings no gold when played: with {gold} gold, you still cannot afford most of your hand.</source>
        <translation>Beim Ausspielen bekommst du kein Gold für {card:acc}. Mit {gold} Gold bleibt das meiste auf deiner Hand zu teuer.</translation>
    </message>
    <message>
        <source>{card} brings no gold when played: you now have {gold}.</source>
        <translation>Beim Ausspielen bekommst du kein Gold für {card:acc}. Du hast jetzt {gold}.</translation>
    </message>
    <message>
        <source>{card} could not stop the Shepherd in time: the Outlaw now belongs to the Church.</source>
        <translation>Mit {card:dat} war die Hirtin nicht rechtzeitig aufzuhalten: Der Geächtete gehört jetzt zur Kirche.</translation>
    </message>
    <message>
        <source>{card} does not let you add another card.</source>
        <translation>Mit {card:dat} darfst du keine Zusatzkarte ausspielen.</translation>
    </message>
    <message>
        <source>{card} has no diamond: you end the battle with {gold} gold.</source>
        <translation>Ohne Raute kein Trostgold für {card:acc}: Du beendest die Schlacht mit {gold} Gold.</translation>
    </message>
    <message>
        <source>{card} is a Rebel but does not make other Rebels stronger.</source>
        <translation>Mit {card:dat} nimmst du eine Rebellenkarte, die andere Rebellen nicht stärker macht.</translation>
    </message>
    <message>
        <source>{card} is not a Rebel and does nothing for yours.</source>
        <translation>Mit {card:dat} nimmst du keine Rebellenkarte; deinen Rebellen nützt das nichts.</translation>
    </message>
    <message>
        <source>{card} is not an elite: elites have a shield beside their name.</source>
        <translation>Mit {card:dat} spielst du keine Elite: Die Elite hat einen Schild neben dem Namen.</translation>
    </message>
    <message>
        <source>{card} kills nobody.</source>
        <translation>Mit {card:dat} tötest du niemanden.</translation>
    </message>
    <message>
        <source>{card} was on the winning side, but its crown brought you only {influence}.</source>
        <translation>Mit {card:dat} standest du auf der Seite der Sieger, aber die Krone brachte dir nur {influence}.</translation>
    </message>
    <message>
        <source>{player} did play Datura, who has 2 power: the Empire is ahead and wins.</source>
        <translation>{player} hat tatsächlich Datura mit Stärke 2 gespielt: Das Reich liegt vorn und gewinnt.</translation>
    </message>
    <message>
        <source>{player} did play Datura: your Princess was killed before her own number came up, and the Church lost.</source>
        <translation>{player} hat tatsächlich Datura gespielt: Deine Prinzessin starb, bevor ihre eigene Nummer dran war, und die Kirche hat verloren.</translation>
    </message>
    <message>
        <source>{player} was on the winning side and now has {theirs} influence: the game is over.</source>
        <translation>{player} stand auf der Seite der Sieger und hat jetzt {theirs} Einfluss: Die Partie ist vorbei.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/examples</name>
    <message>
        <source>+2 − 1 = +1</source>
        <translation>+2 − 1 = +1</translation>
    </message>
    <message>
        <source>0 gold</source>
        <translation>0 Gold</translation>
    </message>
    <message>
        <source>0 power, 2 influence</source>
        <translation>Stärke 0, Einfluss 2</translation>
    </message>
    <message>
        <source>1 + 1 = 2 power</source>
        <translation>1 + 1 = Stärke 2</translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>1 Einfluss</translation>
    </message>
    <message>
        <source>2 for the Church</source>
        <translation>2 für die Kirche</translation>
    </message>
    <message>
        <source>3 + 2 = 5 power</source>
        <translation>3 + 2 = Stärke 5</translation>
    </message>
    <message>
        <source>3 for the Empire</source>
        <translation>3 fürs Reich</translation>
    </message>
    <message>
        <source>3 for the Rebels</source>
        <translation>3 für die Rebellen</translation>
    </message>
    <message>
        <source>3 gold</source>
        <translation>3 Gold</translation>
    </message>
    <message>
        <source>Anna Lys’s ability is numbered 2. The Shepherd, in the same wave, is dead before her own 3 comes up and does not convert the Outlaw.</source>
        <translation>Anna Lys hat eine Fähigkeit mit Nummer 2. Die Hirtin in derselben Welle ist tot, bevor ihre Nummer 3 dran ist, und bekehrt den Geächteten nicht.</translation>
    </message>
    <message>
        <source>Be on the winning side. In each battle, the strongest faction wins, and each of its characters brings its player the influence on its crown.</source>
        <translation>Steh auf der Seite der Sieger. In jeder Schlacht gewinnt die stärkste Fraktion, und jeder ihrer Charaktere bringt den Einfluss auf seiner Krone.</translation>
    </message>
    <message>
        <source>Datura and Picureas both have an ability numbered 2: Picureas dies but still emboldens the Outlaw in the next wave.</source>
        <translation>Datura und Picureas haben beide eine Fähigkeit mit Nummer 2: Picureas stirbt und bestärkt trotzdem den Geächteten der nächsten Welle.</translation>
    </message>
    <message>
        <source>Datura has killed the Princess. If the Church still wins, she brings 2 of her 4 influence.</source>
        <translation>Datura hat die Prinzessin getötet. Gewinnt die Kirche trotzdem, bringt sie 2 ihrer 4 Einfluss.</translation>
    </message>
    <message>
        <source>If these were the only living characters in a battle, the Empire and the Rebels would both win, and only Simone would bring no influence.</source>
        <translation>Wären das alle lebenden Charaktere einer Schlacht, würden Reich und Rebellen beide gewinnen, und nur Simone brächte keinen Einfluss.</translation>
    </message>
    <message>
        <source>In wave II, you cannot pay for your card: it is turned face down and brings 1 gold. So the Tax Collector brings his full 2 in wave III, whatever the face-down card is.</source>
        <translation>In Welle II kannst du deine Karte nicht bezahlen: Sie liegt verdeckt und bringt 1 Gold. Darum bringt der Steuereintreiber in Welle III seine vollen 2, egal, was verdeckt liegt.</translation>
    </message>
    <message>
        <source>The Knights are an extra card, so their ability takes effect with the 3s, together with the Shepherd’s: the Outlaw is killed and converted at the same time.</source>
        <translation>Die Ritter kommen als Zusatzkarte und wirken darum bei Nummer 3, zusammen mit der Hirtin: Der Geächtete wird zugleich getötet und bekehrt.</translation>
    </message>
    <message>
        <source>The Knights kill the Outlaw. The Tax Collector is also a commoner but belongs to the Empire: he lives, no matter who played him.</source>
        <translation>Die Ritter töten den Geächteten. Der Steuereintreiber ist auch Volk, gehört aber zum Reich: Er überlebt, egal, wer ihn gespielt hat.</translation>
    </message>
    <message>
        <source>The Queen emboldens the Outlaw from an earlier wave. The Militia, played after her, gets nothing.</source>
        <translation>Die Königin bestärkt den Geächteten einer früheren Welle. Die Miliz, die nach ihr kommt, bekommt nichts.</translation>
    </message>
    <message>
        <source>The Rebels have won. Your Outlaw brings influence, and your Peasant brings consolation. The Tax Collector has no diamond and brings nothing more.</source>
        <translation>Die Rebellen haben gewonnen. Dein Geächteter bringt Einfluss, dein Bauer Trostgold. Der Steuereintreiber hat keine Raute und bringt nichts mehr.</translation>
    </message>
    <message>
        <source>The Scouts’ and Knights’ abilities are both numbered 2. The Outlaw is emboldened and killed at the same time: it is dead and has no token.</source>
        <translation>Späher und Ritter haben beide eine Fähigkeit mit Nummer 2. Der Geächtete wird gleichzeitig bestärkt und getötet: Er ist tot und hat keinen Marker.</translation>
    </message>
    <message>
        <source>The converted Peasant brings 1 influence if the Church wins, or 3 gold if the Church loses, even if the Empire wins.</source>
        <translation>Der Bauer wurde bekehrt. Gewinnt die Kirche, bringt er 1 Einfluss; verliert sie, bringt er 3 Gold, auch wenn das Reich gewinnt.</translation>
    </message>
    <message>
        <source>The game ends after a battle in which someone reaches 15 influence, or 20 or 25 if you chose that. The most influence wins; if tied, the most gold.</source>
        <translation>Die Partie endet nach einer Schlacht, in der jemand 15 Einfluss erreicht hat, je nach Wahl auch erst 20 oder 25. Wer den meisten Einfluss hat, gewinnt; bei Gleichstand, wer das meiste Gold hat.</translation>
    </message>
    <message>
        <source>Three Rebels in three waves: the Outlaw brings 1 less gold, and the Scouts cost 1 more, not 2, since hush money is not cumulative.</source>
        <translation>Drei Rebellen in drei Wellen: Der Geächtete bringt 1 Gold weniger, und die Späher kosten 1 mehr, nicht 2, denn das Schweigegeld summiert sich nicht.</translation>
    </message>
    <message>
        <source>You have 3 gold and pay 2 for Thavma: that leaves 1, so he gets 2 more power. If you had started with 4 gold, he would have only 3 power.</source>
        <translation>Du hast 3 Gold und zahlst 2 für Thavma: 1 bleibt übrig, und er hat 2 Stärke mehr. Hättest du 4 Gold, hätte er nur Stärke 3.</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>dead, in the Church</source>
        <translation>tot, bei der Kirche</translation>
    </message>
    <message>
        <source>lives</source>
        <translation>lebt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>now in the Church</source>
        <translation>jetzt bei der Kirche</translation>
    </message>
    <message>
        <source>still a Rebel</source>
        <translation>bleibt Rebell</translation>
    </message>
    <message>
        <source>wave I</source>
        <translation>Welle I</translation>
    </message>
    <message>
        <source>wave I: 1 + 1 = 2</source>
        <translation>Welle I: 1 + 1 = 2</translation>
    </message>
    <message>
        <source>wave II: +1 gold</source>
        <translation>Welle II: +1 Gold</translation>
    </message>
    <message>
        <source>wave III</source>
        <translation>Welle III</translation>
    </message>
    <message>
        <source>wave III: +2 gold</source>
        <translation>Welle III: +2 Gold</translation>
    </message>
    <message>
        <source>wave IV: 2</source>
        <translation>Welle IV: 2</translation>
    </message>
    <message>
        <source>with the 3s</source>
        <translation>wirkt bei 3</translation>
    </message>
    <message>
        <source>−2 − 1 = −3</source>
        <translation>−2 − 1 = −3</translation>
    </message>
</context>
<context>
    <name>shadow-throne/faction</name>
    <message>
        <source>Church</source>
        <translation>Kirche</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Reich</translation>
    </message>
    <message>
        <source>Rebels</source>
        <translation>Rebellen</translation>
    </message>
</context>
<context>
    <name>shadow-throne/fault</name>
    <message>
        <source>Keeping the wrong card for the next battle</source>
        <translation>Die falsche Karte für die nächste Schlacht behalten</translation>
    </message>
    <message>
        <source>Playing no extra card with King Kyros</source>
        <translation>Mit König Kyros keine Zusatzkarte spielen</translation>
    </message>
    <message>
        <source>Playing the wrong card in a wave</source>
        <translation>Die falsche Karte in einer Welle spielen</translation>
    </message>
    <message>
        <source>Playing the wrong extra card, or one too many</source>
        <translation>Die falsche Zusatzkarte oder eine zu viel spielen</translation>
    </message>
    <message>
        <source>Taking the wrong card from the pool</source>
        <translation>Die falsche Karte aus der Auswahl nehmen</translation>
    </message>
</context>
<context>
    <name>shadow-throne/game</name>
    <message>
        <source>Draft and fight</source>
        <translation>Aufstellen und kämpfen</translation>
    </message>
    <message>
        <source>Draft characters from three factions, play them in secret, and be on the side that wins the battle.</source>
        <translation>Wähle im Draft Charaktere aus drei Fraktionen, spiel sie verdeckt aus und steh in der Schlacht auf der Seite der Sieger.</translation>
    </message>
    <message>
        <source>Shadow Throne</source>
        <translation>Shadow Throne</translation>
    </message>
</context>
<context>
    <name>shadow-throne/goal</name>
    <message>
        <source>Collect consolation in {number} battles of one game.</source>
        <translation>Bekomme in {number} Schlachten einer Partie Trostgold.</translation>
    </message>
    <message>
        <source>Gain influence from Simone’s death.</source>
        <translation>Gewinne Einfluss durch Simones Tod.</translation>
    </message>
    <message>
        <source>Gain influence from all three factions in one game.</source>
        <translation>Gewinne in einer Partie mit allen drei Fraktionen Einfluss.</translation>
    </message>
    <message>
        <source>Gain influence in {number} battles of one game.</source>
        <translation>Gewinne in {number} Schlachten einer Partie Einfluss.</translation>
    </message>
    <message>
        <source>Gain {number} influence in one battle.</source>
        <translation>Gewinne in einer Schlacht {number} Einfluss.</translation>
    </message>
    <message>
        <source>Have your characters convert {number} others in one game.</source>
        <translation>Lass deine Charaktere in einer Partie {number} andere bekehren.</translation>
    </message>
    <message>
        <source>Have your characters kill {number} others in one game.</source>
        <translation>Lass deine Charaktere in einer Partie {number} andere töten.</translation>
    </message>
    <message>
        <source>Have {number} gold at one time.</source>
        <translation>Hab {number} Gold auf einmal.</translation>
    </message>
    <message>
        <source>Play an extra card with King Kyros.</source>
        <translation>Spiel mit König Kyros eine Zusatzkarte aus.</translation>
    </message>
    <message>
        <source>Play {number} characters of one faction in one battle.</source>
        <translation>Spiel in einer Schlacht {number} Charaktere einer Fraktion aus.</translation>
    </message>
    <message>
        <source>Play {number} commoners in one game.</source>
        <translation>Spiel in einer Partie {number} Karten aus dem Volk.</translation>
    </message>
    <message>
        <source>Play {number} different characters in one game.</source>
        <translation>Spiel in einer Partie {number} verschiedene Charaktere aus.</translation>
    </message>
    <message>
        <source>Play {number} nobles in one game.</source>
        <translation>Spiel in einer Partie {number} Karten vom Adel.</translation>
    </message>
    <message>
        <source>Win a game after falling five influence behind a rival.</source>
        <translation>Gewinne eine Partie, in der ein Rivale fünf Einfluss vor dir lag.</translation>
    </message>
    <message>
        <source>Win a game by {number} influence.</source>
        <translation>Gewinne eine Partie mit {number} Einfluss Vorsprung.</translation>
    </message>
    <message>
        <source>Win a game in which you pay for all your characters.</source>
        <translation>Gewinne eine Partie, in der du alle deine Charaktere bezahlst.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Church in one game.</source>
        <translation>Gewinne in einer Partie {number} Schlachten für die Kirche.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Empire in one game.</source>
        <translation>Gewinne in einer Partie {number} Schlachten für das Reich.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Rebels in one game.</source>
        <translation>Gewinne in einer Partie {number} Schlachten für die Rebellen.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/laying</name>
    <message>
        <source>A card is chosen for the wave</source>
        <translation>Eine Karte für die Welle wird gewählt</translation>
    </message>
    <message>
        <source>A card is kept for the next battle</source>
        <translation>Eine Karte wird für die nächste Schlacht behalten</translation>
    </message>
    <message>
        <source>An extra card needs a King Kyros who allows it.</source>
        <translation>Eine Zusatzkarte braucht einen König Kyros, der sie erlaubt.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Nach Position</translation>
    </message>
    <message>
        <source>Cards are drafted</source>
        <translation>Karten werden im Draft genommen</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Bekehrt</translation>
    </message>
    <message>
        <source>During the draft, only a Langman who stayed can be in play.</source>
        <translation>Im Draft kann außer einem gebliebenen Langman noch keine Karte im Spiel sein.</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Zusatzkarte</translation>
    </message>
    <message>
        <source>Faction that costs hush money</source>
        <translation>Fraktion, die Schweigegeld kostet</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Influence after each battle</source>
        <translation>Einfluss nach jeder Schlacht</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Getötet</translation>
    </message>
    <message>
        <source>King Kyros brings an extra card</source>
        <translation>König Kyros bringt eine Zusatzkarte</translation>
    </message>
    <message>
        <source>Not paid for</source>
        <translation>Nicht bezahlt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Pool being passed</source>
        <translation>Auswahl unterwegs</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Silenced</source>
        <translation>Zum Schweigen gebracht</translation>
    </message>
    <message>
        <source>Tokens on each character</source>
        <translation>Marker auf jedem Charakter</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>Welle</translation>
    </message>
    <message>
        <source>Wave of each character</source>
        <translation>Welle jedes Charakters</translation>
    </message>
    <message>
        <source>What happened to each character</source>
        <translation>Was mit jedem Charakter geschehen ist</translation>
    </message>
    <message>
        <source>Whose characters</source>
        <translation>Ihre Spieler</translation>
    </message>
    <message numerus="yes">
        <source>{player} needs at least %n card(s) in hand for the waves to come.</source>
        <translation>
            <numerusform>{player} braucht mindestens %n Handkarte für die Wellen, die noch kommen.</numerusform>
            <numerusform>{player} braucht mindestens %n Handkarten für die Wellen, die noch kommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} needs one character from each wave so far; only a King Kyros allows extra ones.</source>
        <translation>{player} braucht aus jeder bisherigen Welle einen Charakter; zusätzliche erlaubt nur ein König Kyros.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/lesson</name>
    <message>
        <source>Abilities work in order: all 1s together, then all 2s, then all 3s. A character killed at 2 never uses an ability numbered 3.</source>
        <translation>Fähigkeiten wirken der Reihe nach: erst alle mit Nummer 1 zugleich, dann alle mit Nummer 2, dann alle mit Nummer 3. Wer bei Nummer 2 getötet wird, setzt eine Fähigkeit mit Nummer 3 nicht mehr ein.</translation>
    </message>
    <message>
        <source>Hush money: another card of the faction you have just played costs 1 more gold or brings 1 less. Only the previous wave counts.</source>
        <translation>Schweigegeld: Noch eine Karte der Fraktion, die du gerade gespielt hast, kostet 1 Gold mehr oder bringt 1 Gold weniger. Es zählt nur die Welle direkt davor.</translation>
    </message>
    <message>
        <source>King Kyros lets you play an extra Empire card you can pay for, without hush money. You do not have to.</source>
        <translation>König Kyros lässt dich ohne Schweigegeld noch eine Karte des Reichs ausspielen, die du bezahlen kannst. Du darfst auch darauf verzichten.</translation>
    </message>
    <message>
        <source>Someone has reached 15 influence, so the game is over. The most influence wins; if tied, the most gold; if still tied, nobody wins.</source>
        <translation>Jemand hat 15 Einfluss erreicht: Die Partie ist vorbei. Wer den meisten Einfluss hat, gewinnt, bei Gleichstand, wer das meiste Gold hat; ist auch das gleich, gewinnt niemand.</translation>
    </message>
    <message>
        <source>That battle is settled: characters of the winning faction granted their players influence, no matter who made that faction strong. The others paid gold if they had a diamond.</source>
        <translation>Diese Schlacht ist entschieden: Charaktere der siegreichen Fraktion brachten ihren Spielern Einfluss, egal, wer die Fraktion stark gemacht hat. Die anderen brachten Gold, wenn sie eine Raute hatten.</translation>
    </message>
    <message>
        <source>The battle is over. Keep one card for the next one: drag it to the place for your saved card. An expensive noble can wait until you have the gold.</source>
        <translation>Die Schlacht ist vorbei. Behalte eine Karte für die nächste: Zieh sie auf den Platz dafür. Teuren Adel kannst du so aufheben, bis du das Gold hast.</translation>
    </message>
    <message>
        <source>The faction with the most power across all waves wins the battle, no matter who played its characters. Cards of one faction help each other, but everyone sees whom you back.</source>
        <translation>Die Fraktion mit der größten Stärke aus allen Wellen gewinnt die Schlacht, egal, wer ihre Charaktere gespielt hat. Karten einer Fraktion helfen einander, aber alle sehen, wen du unterstützt.</translation>
    </message>
    <message>
        <source>The first wave: play a card in secret. Drag it to your side of the battle. All cards are shown once everyone has chosen.</source>
        <translation>Die erste Welle: Spiel verdeckt eine Karte aus. Zieh sie auf deine Seite der Schlacht. Haben alle gewählt, werden die Karten aufgedeckt.</translation>
    </message>
    <message>
        <source>The number in the corner is power. The crown is the influence you gain if the card’s faction wins. The disc is its income or its cost in gold. The diamond is the gold you get if its faction loses.</source>
        <translation>Die Zahl in der Ecke ist die Stärke, die Krone der Einfluss, den du gewinnst, wenn die Fraktion der Karte siegt. Die Scheibe zeigt Einnahmen oder Kosten in Gold, die Raute das Gold, das du bekommst, wenn die Fraktion verliert.</translation>
    </message>
    <message>
        <source>The power track shows who leads. Hover over a card in your hand: pale tokens on the track show what that card alone would change.</source>
        <translation>An der Stärkeleiste siehst du, wer vorn liegt. Zeig auf eine Handkarte: Blasse Marker auf der Leiste verraten, was diese Karte allein ändern würde.</translation>
    </message>
    <message>
        <source>Welcome! Every battle begins with a draft. Take one card from your pool: drag it to your hand. The rest goes to your left neighbor, and your right neighbor passes you theirs.</source>
        <translation>Willkommen! Jede Schlacht beginnt mit einem Draft. Nimm eine Karte aus deiner Auswahl: Zieh sie auf deine Hand. Der Rest geht nach links weiter, und von rechts bekommst du den Rest einer anderen Auswahl.</translation>
    </message>
    <message>
        <source>You have 3 gold. Commoners bring gold or cost nothing, elites are strong, and nobles are expensive and grant the most influence. Characters you cannot pay for take no part in the battle.</source>
        <translation>Du hast 3 Gold. Das Volk bringt Gold oder kostet nichts, die Elite ist stark, der Adel ist teuer und bringt den meisten Einfluss. Wen du nicht bezahlen kannst, der nimmt an der Schlacht nicht teil.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/log</name>
    <message>
        <source>All other cards are shuffled into the deck.</source>
        <translation>Alle anderen Karten werden in den Zugstapel gemischt.</translation>
    </message>
    <message>
        <source>All pools are passed to the left.</source>
        <translation>Jede Auswahl wird nach links weitergegeben.</translation>
    </message>
    <message>
        <source>Battle {number} begins: everyone gets a pool of six cards.</source>
        <translation>Schlacht {number} beginnt: Alle bekommen eine Auswahl von sechs Karten.</translation>
    </message>
    <message>
        <source>Cannot pay for {card}: it is turned face down and brings {gold} gold.</source>
        <translation>Zu wenig Gold für {card:acc}: Die Karte wird umgedreht und bringt {gold} Gold.</translation>
    </message>
    <message>
        <source>Collects {gold} gold as consolation for {cards}.</source>
        <translation>Bekommt {gold} Trostgold für {cards:acc}.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}, 1 less because of hush money.</source>
        <translation>Bekommt {gold} Gold für {card:acc}, 1 weniger wegen Schweigegeld.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}.</source>
        <translation>Bekommt {gold} Gold für {card:acc}.</translation>
    </message>
    <message>
        <source>Converts and emboldens {targets} with {card}: +1 power each.</source>
        <translation>Bekehrt mit {card:dat} und bestärkt um 1: {targets}.</translation>
    </message>
    <message>
        <source>Converts {targets} with {card}.</source>
        <translation>Bekehrt mit {card:dat}: {targets}.</translation>
    </message>
    <message>
        <source>Drafts {card}.</source>
        <translation>Nimmt aus der Auswahl {card:acc}.</translation>
    </message>
    <message>
        <source>Emboldens {targets} with {card}: +1 power each.</source>
        <translation>Bestärkt mit {card:dat} um 1: {targets}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for the death of {card}.</source>
        <translation>Gewinnt {influence} Einfluss durch den Tod von {card:dat}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for {cards}.</source>
        <translation>Gewinnt {influence} Einfluss für {cards:acc}.</translation>
    </message>
    <message>
        <source>Gets nothing from {card}: there is no next wave.</source>
        <translation>Hat nichts von {card:dat}: Es folgt keine Welle mehr.</translation>
    </message>
    <message>
        <source>Has chosen.</source>
        <translation>Hat gewählt.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets 2 more power.</source>
        <translation>Hat noch {gold} Gold: 2 Stärke mehr für {card:acc}.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets no extra power.</source>
        <translation>Hat noch {gold} Gold: keine zusätzliche Stärke für {card:acc}.</translation>
    </message>
    <message>
        <source>Keeps a card for the next battle.</source>
        <translation>Behält eine Karte für die nächste Schlacht.</translation>
    </message>
    <message>
        <source>Keeps {card} for the next battle.</source>
        <translation>Behält {card:acc} für die nächste Schlacht.</translation>
    </message>
    <message>
        <source>Keeps {card} in play for the next battle.</source>
        <translation>Übernimmt {card:acc} in die nächste Schlacht.</translation>
    </message>
    <message>
        <source>Kills {targets} with {card}.</source>
        <translation>Tötet mit {card:dat}: {targets}.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}, including 1 gold in hush money.</source>
        <translation>Zahlt {gold} Gold für {card:acc}, davon 1 Schweigegeld.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}.</source>
        <translation>Zahlt {gold} Gold für {card:acc}.</translation>
    </message>
    <message>
        <source>Picks up the saved card.</source>
        <translation>Nimmt die behaltene Karte auf die Hand.</translation>
    </message>
    <message>
        <source>Plays {card} as an extra card.</source>
        <translation>Spielt {card:acc} als Zusatzkarte.</translation>
    </message>
    <message>
        <source>Plays {card} in wave {wave}.</source>
        <translation>Spielt {card:acc} in Welle {wave}.</translation>
    </message>
    <message>
        <source>Power after wave {wave}: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Stärke nach Welle {wave}: Reich {empire}, Rebellen {rebels}, Kirche {church}.</translation>
    </message>
    <message>
        <source>Silences {targets} with {card}.</source>
        <translation>Bringt mit {card:dat} zum Schweigen: {targets}.</translation>
    </message>
    <message>
        <source>The battle is over. Winning with {power} power: {factions}.</source>
        <translation>Sieger der Schlacht mit Stärke {power}: {factions}.</translation>
    </message>
    <message>
        <source>The game is over. Influence and gold are equal, so nobody wins.</source>
        <translation>Die Partie ist vorbei. Einfluss und Gold sind gleich, also gewinnt niemand.</translation>
    </message>
    <message>
        <source>The game is over. Winner: {player}.</source>
        <translation>Die Partie ist vorbei. Es gewinnt {player}.</translation>
    </message>
    <message>
        <source>Uses {card}, but nobody is affected.</source>
        <translation>Trifft niemanden mit {card:dat}.</translation>
    </message>
    <message>
        <source>Will embolden the Rebels in the next wave with {card}.</source>
        <translation>Bestärkt mit {card:dat} die Rebellen der nächsten Welle.</translation>
    </message>
    <message>
        <source>Will keep {card} in play for the next battle if the Rebels lose this one.</source>
        <translation>Übernimmt {card:acc} in die nächste Schlacht, falls die Rebellen die jetzige verlieren.</translation>
    </message>
    <message>
        <source>{player}’s {card}</source>
        <translation>{card} von {player}</translation>
    </message>
</context>
<context>
    <name>shadow-throne/mark</name>
    <message>
        <source>Another character of the {faction} now costs 1 more gold.</source>
        <translation>Noch ein Charakter der Fraktion {faction} kostet jetzt 1 Gold mehr.</translation>
    </message>
    <message>
        <source>Chosen in secret.</source>
        <translation>Verdeckt gewählt.</translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation>Bekehrt: gehört zur Kirche.</translation>
    </message>
    <message>
        <source>Costs {cost} gold, but you have {gold}: it would be turned face down and bring 1 gold.</source>
        <translation>Kostet {cost} Gold, du hast nur {gold}: Die Karte würde umgedreht und brächte 1 Gold.</translation>
    </message>
    <message>
        <source>Dead: no power, half the influence.</source>
        <translation>Tot: keine Stärke und nur der halbe Einfluss.</translation>
    </message>
    <message>
        <source>Its power is now {power}.</source>
        <translation>Die Stärke ist jetzt {power}.</translation>
    </message>
    <message>
        <source>Power with this card alone: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Stärke, wenn nur diese Karte dazukommt: Reich {empire}, Rebellen {rebels}, Kirche {church}.</translation>
    </message>
    <message>
        <source>Silenced: its ability, numbered 2 or 3, does not work.</source>
        <translation>Zum Schweigen gebracht: Fähigkeiten mit Nummer 2 oder 3 wirken nicht.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Bleibt für die nächste Schlacht, wenn die Rebellen verlieren.</translation>
    </message>
    <message>
        <source>Takes no part in this battle.</source>
        <translation>Nimmt nicht an der Schlacht teil.</translation>
    </message>
    <message numerus="yes">
        <source>With hush money, this card brings only %n gold.</source>
        <translation>
            <numerusform>Mit Schweigegeld bringt diese Karte nur %n Gold.</numerusform>
            <numerusform>Mit Schweigegeld bringt diese Karte nur %n Gold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With hush money, this card costs %n gold.</source>
        <translation>
            <numerusform>Mit Schweigegeld kostet diese Karte %n Gold.</numerusform>
            <numerusform>Mit Schweigegeld kostet diese Karte %n Gold.</numerusform>
        </translation>
    </message>
    <message>
        <source>face down for 1 gold</source>
        <translation>verdeckt: +1 Gold</translation>
    </message>
    <message>
        <source>with {card} alone</source>
        <translation>nur mit {card}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n gold</source>
        <translation>
            <numerusform>{player}: %n Gold</numerusform>
            <numerusform>{player}: %n Gold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/move</name>
    <message>
        <source>Keep {card}</source>
        <translation>{card:Acc} behalten</translation>
    </message>
    <message>
        <source>Play no extra card</source>
        <translation>Keine Zusatzkarte</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card:Acc} spielen</translation>
    </message>
    <message>
        <source>Play {card} as an extra card</source>
        <translation>{card:Acc} als Zusatzkarte spielen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card:Acc} nehmen</translation>
    </message>
</context>
<context>
    <name>shadow-throne/number</name>
    <message>
        <source>Cards in a pool</source>
        <translation>Karten in einer Auswahl</translation>
    </message>
    <message>
        <source>Gold at the start</source>
        <translation>Startgold</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Influence of “{card}”</source>
        <translation>Einfluss von „{card}“</translation>
    </message>
    <message>
        <source>Influence that ends the game</source>
        <translation>Einfluss, der die Partie beendet</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Power of “{card}”</source>
        <translation>Stärke von „{card}“</translation>
    </message>
    <message>
        <source>{number} copies of King Kyros allow that many extra cards, so a pool needs at least {least} cards.</source>
        <translation>{number}-mal König Kyros erlaubt ebenso viele Zusatzkarten; eine Auswahl braucht also mindestens {least} Karten.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/option</name>
    <message>
        <source>15: the usual game</source>
        <translation>15: die übliche Partie</translation>
    </message>
    <message>
        <source>20: a longer game</source>
        <translation>20: eine längere Partie</translation>
    </message>
    <message>
        <source>25: a long game</source>
        <translation>25: eine lange Partie</translation>
    </message>
    <message>
        <source>Influence that ends the game</source>
        <translation>Einfluss, der die Partie beendet</translation>
    </message>
</context>
<context>
    <name>shadow-throne/prompt</name>
    <message>
        <source>Keep one card for the next battle.</source>
        <translation>Behalte eine Karte für die nächste Schlacht.</translation>
    </message>
    <message>
        <source>King Kyros: play an extra Empire card, or none.</source>
        <translation>König Kyros: Spiel eine Zusatzkarte des Reichs oder keine.</translation>
    </message>
    <message>
        <source>Play a card in secret for wave {wave}.</source>
        <translation>Spiel verdeckt eine Karte für Welle {wave}.</translation>
    </message>
    <message>
        <source>Take a card from your pool.</source>
        <translation>Nimm eine Karte aus deiner Auswahl.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message numerus="yes">
        <source>You could play %n Empire card(s): play none?</source>
        <translation>
            <numerusform>Du könntest %n Karte des Reichs ausspielen. Keine ausspielen?</numerusform>
            <numerusform>Du könntest %n Karten des Reichs ausspielen. Keine ausspielen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/rank</name>
    <message>
        <source>Commoner</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Elite</translation>
    </message>
    <message>
        <source>Noble</source>
        <translation>Adel</translation>
    </message>
</context>
<context>
    <name>shadow-throne/reason</name>
    <message>
        <source>If the {faction} won now, no rival would gain more than {number} influence; if the {other} won, up to {more}.</source>
        <translation>Bei einem Sieg der Fraktion {faction} bekäme jeder Rivale jetzt höchstens {number} Einfluss, bei einem Sieg der Fraktion {other} bis zu {more}.</translation>
    </message>
    <message>
        <source>In the next wave, you could then pay for {number} of the cards left in your hand; after {other}, for only {less}.</source>
        <translation>In der nächsten Welle könntest du dann {number} der Karten auf deiner Hand bezahlen, nach {other:dat} nur {less}.</translation>
    </message>
    <message>
        <source>No faction is ahead of the {faction}. If that side wins, this card may grant {influence} influence.</source>
        <translation>Die Fraktion {faction} führt, allein oder gleichauf. Gewinnt sie, kann diese Karte {influence} Einfluss bringen.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold, so {card} has 2 more power: {power} for the Church, instead of {less} with {other}.</source>
        <translation>Dann hast du noch {gold} Gold, also 2 Stärke mehr für {card:acc}: Die Kirche kommt auf {power}, mit {other:dat} auf {less}.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold. {other} would leave {less}, because of hush money.</source>
        <translation>Dann hast du {gold} Gold, mit {other:dat} wegen des Schweigegelds nur {less}.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold. {other} would leave {less}.</source>
        <translation>Dann hast du {gold} Gold, mit {other:dat} nur {less}.</translation>
    </message>
    <message>
        <source>This card brings {gold} gold as consolation if its faction loses.</source>
        <translation>Diese Karte bringt {gold} Trostgold, wenn ihre Fraktion verliert.</translation>
    </message>
    <message>
        <source>This card brings {gold} gold at once.</source>
        <translation>Diese Karte bringt sofort {gold} Gold.</translation>
    </message>
    <message>
        <source>This card may grant {influence} influence if its faction wins.</source>
        <translation>Diese Karte kann {influence} Einfluss bringen, wenn ihre Fraktion gewinnt.</translation>
    </message>
    <message>
        <source>What you do not play now, you can keep for the next battle.</source>
        <translation>Was du jetzt nicht ausspielst, kannst du für die nächste Schlacht behalten.</translation>
    </message>
    <message>
        <source>What you do not play now, you can still play in a later wave.</source>
        <translation>Was du jetzt nicht ausspielst, hast du noch für spätere Wellen.</translation>
    </message>
    <message>
        <source>When played, this card brings up to {gold} gold.</source>
        <translation>Beim Ausspielen bringt diese Karte bis zu {gold} Gold.</translation>
    </message>
    <message>
        <source>When played, {card} brings {number} gold. {other} brings none.</source>
        <translation>Spielst du {card:acc}, bekommst du {number} Gold, mit {other:dat} keins.</translation>
    </message>
    <message>
        <source>When played, {card} brings {number} gold. {other} would cost {more}.</source>
        <translation>Spielst du {card:acc}, bekommst du {number} Gold; für {other:acc} zahlst du {more}.</translation>
    </message>
    <message>
        <source>With {card}, all commoners in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>Durch {card:acc} stirbt das ganze Volk der Welle, nur das des Reichs nicht. Von {cards} unbekannten Karten könnten deine Rivalen {number} verlieren.</translation>
    </message>
    <message>
        <source>With {card}, all commoners in the wave join the Church. That could happen to {number} of the {cards} cards you cannot see.</source>
        <translation>Durch {card:acc} kommt das ganze Volk der Welle zur Kirche. Von {cards} unbekannten Karten kann das {number} treffen.</translation>
    </message>
    <message>
        <source>With {card}, all elites in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>Durch {card:acc} stirbt die ganze Elite der Welle, nur die des Reichs nicht. Von {cards} unbekannten Karten könnten deine Rivalen {number} verlieren.</translation>
    </message>
    <message>
        <source>With {card}, all elites in the wave join the Church. That could happen to {number} of the {cards} cards you cannot see.</source>
        <translation>Durch {card:acc} kommt die ganze Elite der Welle zur Kirche. Von {cards} unbekannten Karten kann das {number} treffen.</translation>
    </message>
    <message>
        <source>With {card}, all nobles in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>Durch {card:acc} stirbt der ganze Adel der Welle, nur der des Reichs nicht. Von {cards} unbekannten Karten könnten deine Rivalen {number} verlieren.</translation>
    </message>
    <message>
        <source>With {card}, every other Rebel in the wave gets 1 more power. Of the {cards} cards you cannot see, {number} are Rebels that a rival could play.</source>
        <translation>Durch {card:acc} bekommt jeder andere Rebell der Welle 1 Stärke mehr. Von {cards} unbekannten Karten sind {number} Rebellen, die ein Rivale bezahlen könnte.</translation>
    </message>
    <message>
        <source>With {card}, other factions’ 2 and 3 abilities do not work in this wave. That could affect {number} of the {cards} cards you cannot see.</source>
        <translation>Durch {card:acc} wirken in dieser Welle Fähigkeiten 2 und 3 anderer Fraktionen nicht. Von {cards} unbekannten Karten kann das {number} treffen.</translation>
    </message>
    <message>
        <source>With {card}, you gain {number} more influence if its faction wins.</source>
        <translation>Mit {card:dat} gewinnst du {number} Einfluss mehr, wenn die Fraktion dieser Karte gewinnt.</translation>
    </message>
    <message>
        <source>With {card}, you hold {number} cards of the same faction; with {other}, only {less}.</source>
        <translation>Mit {card:dat} hast du {number} Karten derselben Fraktion auf der Hand, mit {other:dat} nur {less}.</translation>
    </message>
    <message>
        <source>With {card}, your cards of the same faction have {number} power; with {other}, only {less}.</source>
        <translation>Mit {card:dat} haben deine Karten derselben Fraktion zusammen Stärke {number}, mit {other:dat} nur {less}.</translation>
    </message>
    <message>
        <source>You cannot pay for this card, so it brings {gold} gold.</source>
        <translation>Du kannst diese Karte nicht bezahlen: Sie bringt {gold} Gold.</translation>
    </message>
    <message>
        <source>You cannot pay for this card, so it brings {gold} gold. No hush money is due in the next wave.</source>
        <translation>Du kannst diese Karte nicht bezahlen: Sie bringt {gold} Gold. In der nächsten Welle ist kein Schweigegeld fällig.</translation>
    </message>
    <message>
        <source>You cannot pay for {card}, so it is turned face down and brings 1 gold. In the next wave, you could pay for {number} of the cards left in your hand; after {other}, for only {less}.</source>
        <translation>{card:Acc} kannst du nicht bezahlen: Die Karte wird umgedreht und bringt 1 Gold. In der nächsten Welle könntest du {number} der Karten auf deiner Hand bezahlen, nach {other:dat} nur {less}.</translation>
    </message>
    <message>
        <source>You do not have to play an extra card.</source>
        <translation>Du musst keine Zusatzkarte ausspielen.</translation>
    </message>
    <message>
        <source>You keep {gold} gold instead of {less}.</source>
        <translation>Du behältst {gold} Gold statt {less}.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand, with {number} influence on its crown.</source>
        <translation>Auf der Hand behältst du {other:acc} mit {number} Einfluss auf der Krone.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand, with {number} power.</source>
        <translation>Auf der Hand behältst du {other:acc} mit Stärke {number}.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand: it can still bring {number} gold.</source>
        <translation>Auf der Hand behältst du {other:acc}; die Karte kann noch {number} Gold bringen.</translation>
    </message>
    <message>
        <source>{card} alone brings the {faction} to {power} power, instead of {less} with {other}.</source>
        <translation>Allein mit {card:dat} kommt die Fraktion {faction} auf Stärke {power}, mit {other:dat} nur auf {less}.</translation>
    </message>
    <message>
        <source>{card} alone brings the {faction} to {power} power, instead of {less} without it.</source>
        <translation>Allein mit {card:dat} kommt die Fraktion {faction} auf Stärke {power}, ohne diese Karte nur auf {less}.</translation>
    </message>
    <message>
        <source>{card} brings {number} gold if its faction loses; {other} brings {less}.</source>
        <translation>Verliert die Fraktion der Karte, bekommst du für {card:acc} {number} Trostgold, für {other:acc} {less}.</translation>
    </message>
    <message>
        <source>{card} brings {number} influence if its faction wins; {other} brings {less}.</source>
        <translation>Gewinnt die Fraktion der Karte, bekommst du für {card:acc} {number} Einfluss, für {other:acc} {less}.</translation>
    </message>
    <message>
        <source>{card} costs {number} gold; {other} costs {more}.</source>
        <translation>Für {card:acc} zahlst du {number} Gold, für {other:acc} {more}.</translation>
    </message>
    <message>
        <source>{card} emboldens the Rebels in the next wave. You will have {number} left in your hand.</source>
        <translation>Mit {card:dat} bestärkst du die Rebellen der nächsten Welle. Du hast dann noch {number} auf der Hand.</translation>
    </message>
    <message>
        <source>{card} emboldens {number} of the Rebels on the table: {power} power for the Rebels, instead of {less} with {other}.</source>
        <translation>Mit {card:dat} bestärkst du {number} der Rebellen auf dem Tisch: Die Rebellen kommen auf Stärke {power}, mit {other:dat} nur auf {less}.</translation>
    </message>
    <message>
        <source>{card} has {number} power; {other} has only {less}.</source>
        <translation>Mit {card:dat} hast du Stärke {number}, mit {other:dat} nur {less}.</translation>
    </message>
    <message>
        <source>{card} kills {number} of your rivals’ characters at once.</source>
        <translation>Mit {card:dat} tötest du sofort {number} der Charaktere deiner Rivalen.</translation>
    </message>
    <message>
        <source>{card} lets you add an Empire card. Of those in your hand, you could pay for {number}.</source>
        <translation>Mit {card:dat} darfst du eine Zusatzkarte des Reichs ausspielen. Von denen auf deiner Hand könntest du {number} bezahlen.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/refusal</name>
    <message>
        <source>A character stays where it was played until the battle is over.</source>
        <translation>Ein ausgespielter Charakter bleibt liegen, bis die Schlacht vorbei ist.</translation>
    </message>
    <message>
        <source>A wave is under way: play a card from your hand.</source>
        <translation>Eine Welle läuft: Spiel eine Handkarte aus.</translation>
    </message>
    <message>
        <source>Drag a card from your hand to your characters to play it.</source>
        <translation>Zieh eine Handkarte zu deinen Charakteren, um sie auszuspielen.</translation>
    </message>
    <message>
        <source>Drag a card from your pool to your hand to take it.</source>
        <translation>Zieh eine Karte aus deiner Auswahl auf deine Hand, um sie zu nehmen.</translation>
    </message>
    <message>
        <source>King Kyros lets you play an extra Empire card, or none.</source>
        <translation>Mit König Kyros spielst du eine Zusatzkarte des Reichs aus oder keine.</translation>
    </message>
    <message>
        <source>Pools are dealt from the deck at the start of each battle.</source>
        <translation>Vom Zugstapel bekommen alle zu Beginn jeder Schlacht eine Auswahl.</translation>
    </message>
    <message>
        <source>The battle is over: keep one card from your hand.</source>
        <translation>Die Schlacht ist vorbei: Behalte eine Handkarte.</translation>
    </message>
    <message>
        <source>The draft is under way: take a card from your pool.</source>
        <translation>Der Draft läuft: Nimm eine Karte aus deiner Auswahl.</translation>
    </message>
    <message>
        <source>The tokens show each faction’s power; the game keeps count.</source>
        <translation>Die Marker zeigen die Stärke der Fraktionen; das Spiel zählt mit.</translation>
    </message>
    <message>
        <source>These cards are secret; only {player} decides what happens to them.</source>
        <translation>Diese Karten sind geheim, und nur {player} entscheidet darüber.</translation>
    </message>
    <message>
        <source>To keep a card, drag it to the place for your saved card.</source>
        <translation>Zieh die Karte, die du behalten willst, auf den Platz dafür.</translation>
    </message>
    <message>
        <source>Your saved card joins your hand when the draft is over.</source>
        <translation>Deine behaltene Karte kommt nach dem Draft auf deine Hand.</translation>
    </message>
    <message>
        <source>{card} costs {cost} gold, but you have {gold}.</source>
        <translation>Für {card:acc} brauchst du {cost} Gold, hast aber nur {gold}.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card:Acc} hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>{card} is not in your pool.</source>
        <translation>{card:Acc} hast du nicht in deiner Auswahl.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/road</name>
    <message>
        <source>Everyone starts with eight gold instead of three, and the game ends at eight influence.</source>
        <translation>Alle beginnen mit acht Gold statt drei, und die Partie endet bei acht Einfluss.</translation>
    </message>
    <message>
        <source>Everyone starts with one gold instead of three, and the game ends at eight influence.</source>
        <translation>Alle beginnen mit einem Gold statt drei, und die Partie endet bei acht Einfluss.</translation>
    </message>
    <message>
        <source>Four armies reach the river at the same time. Three of them are polite enough to let you go first.</source>
        <translation>Vier Heere erreichen zugleich den Fluss. Drei davon sind so höflich, dir den Vortritt zu lassen.</translation>
    </message>
    <message>
        <source>Frida has won every battle of this war, on all three sides. Behind her you can see the throne.</source>
        <translation>Frida hat jede Schlacht dieses Krieges gewonnen, auf allen drei Seiten. Hinter ihr siehst du schon den Thron.</translation>
    </message>
    <message>
        <source>Nobody has been paid since autumn. Anyone still fighting does so on credit.</source>
        <translation>Seit dem Herbst gab es keinen Sold. Wer noch kämpft, kämpft auf Pump.</translation>
    </message>
    <message>
        <source>The Baggage Train</source>
        <translation>Der Tross</translation>
    </message>
    <message>
        <source>The Empire’s gold has arrived, and tonight nobody is counting it.</source>
        <translation>Das Gold des Reichs ist da, und heute Nacht zählt es niemand.</translation>
    </message>
    <message>
        <source>The Fallen Captain</source>
        <translation>Der kranke Hauptmann</translation>
    </message>
    <message>
        <source>The Ford</source>
        <translation>Die Furt</translation>
    </message>
    <message>
        <source>The Last Battle</source>
        <translation>Die letzte Schlacht</translation>
    </message>
    <message>
        <source>The Map Tent</source>
        <translation>Das Kartenzelt</translation>
    </message>
    <message>
        <source>The Outpost</source>
        <translation>Der Vorposten</translation>
    </message>
    <message>
        <source>The Siege</source>
        <translation>Die Belagerung</translation>
    </message>
    <message>
        <source>The Winter Camp</source>
        <translation>Das Winterlager</translation>
    </message>
    <message>
        <source>The captain has fallen ill in mid-campaign. You inherit his seal, his debts, and his enemies.</source>
        <translation>Mitten im Feldzug ist der Hauptmann krank geworden. Du erbst sein Siegel, seine Schulden und seine Feinde.</translation>
    </message>
    <message>
        <source>The game ends at eight influence.</source>
        <translation>Die Partie endet bei acht Einfluss.</translation>
    </message>
    <message>
        <source>The game ends at eleven influence.</source>
        <translation>Die Partie endet bei elf Einfluss.</translation>
    </message>
    <message>
        <source>The generals bend over three maps and cannot agree. Tell them what to do before they ask someone else.</source>
        <translation>Die Generäle beugen sich über drei Karten und werden sich nicht einig. Sag ihnen, was zu tun ist, bevor sie jemand anderen fragen.</translation>
    </message>
    <message>
        <source>The towers stand so close that you can count the enemy’s buttons. Nobody wants to be the first to climb.</source>
        <translation>Die Türme stehen so nah, dass man drüben die Knöpfe zählen kann. Beim Aufstieg will niemand den Anfang machen.</translation>
    </message>
    <message>
        <source>This war has three sides and no end. At the outpost they let you choose one, for a while.</source>
        <translation>Dieser Krieg hat drei Seiten und kein Ende. Am Vorposten darfst du dir eine aussuchen, fürs Erste.</translation>
    </message>
    <message>
        <source>Win by {number} influence or more.</source>
        <translation>Gewinne mit mindestens {number} Einfluss Vorsprung.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/rule</name>
    <message>
        <source>A battle has four waves. In each, characters are chosen and shown, gold is collected or paid, abilities work in the order of their numbers, and the power track is updated.</source>
        <translation>Eine Schlacht hat vier Wellen. In jeder werden Charaktere gewählt und aufgedeckt, und Gold wird eingenommen oder gezahlt. Dann wirken die Fähigkeiten in der Reihenfolge ihrer Zahlen, und die Stärke jeder Fraktion wird neu gezählt.</translation>
    </message>
    <message>
        <source>A converted character belongs to the Church: its power, influence, and consolation follow the Church. Shepherd of the Lost converts the commoners in her wave, Protis the elites in his. A character killed and converted at the same time is dead and belongs to the Church.</source>
        <translation>Ein bekehrter Charakter gehört zur Kirche: Stärke, Einfluss und Trostgold zählen für die Kirche. Die Hirtin der Verlorenen bekehrt das Volk in ihrer Welle, Protis die Elite in seiner. Wer gleichzeitig getötet und bekehrt wird, ist ein totes Mitglied der Kirche.</translation>
    </message>
    <message>
        <source>A dead character has no power and loses its tokens. It grants half its influence, rounded down, and all of its consolation. It cannot be converted later, and its ability works only if its number came up before its death or at the same time.</source>
        <translation>Ein toter Charakter hat keine Stärke und verliert seine Marker. Er bringt den halben Einfluss, abgerundet, und das volle Trostgold. Er kann später nicht bekehrt werden, und seine Fähigkeit wirkt nur, wenn ihre Nummer schon dran war oder gerade dran ist.</translation>
    </message>
    <message>
        <source>After a battle, everyone secretly keeps one card from their hand and discards the rest. Anyone with a card left must keep one.</source>
        <translation>Nach einer Schlacht behalten alle verdeckt eine Handkarte und legen den Rest ab. Wer noch eine Karte hat, muss eine behalten.</translation>
    </message>
    <message>
        <source>After every wave, the power of all living characters is added up for each faction.</source>
        <translation>Nach jeder Welle wird für jede Fraktion die Stärke aller lebenden Charaktere gezählt.</translation>
    </message>
    <message>
        <source>All 1 abilities work first, then all 2s, then all 3s. Within one number, extra cards are played first, then it is settled whom each ability affects, and then everything happens at the same time.</source>
        <translation>Erst wirken alle Fähigkeiten mit Nummer 1, dann die mit Nummer 2, dann die mit Nummer 3. Bei gleicher Nummer werden zuerst Zusatzkarten ausgespielt, dann wird festgestellt, wen jede Fähigkeit trifft, und dann geschieht alles gleichzeitig.</translation>
    </message>
    <message>
        <source>All characters are shuffled into one deck. Everyone starts with 3 gold and no influence. At the start of each battle, the three faction tokens stand at 0.</source>
        <translation>Alle Charaktere werden zu einem Zugstapel gemischt. Alle beginnen mit 3 Gold und ohne Einfluss. Zu Beginn jeder Schlacht stehen die Marker der drei Fraktionen auf 0.</translation>
    </message>
    <message>
        <source>Bentheon Knights kill commoners, Anna Lys kills elites, and Datura kills nobles. They affect only characters in their own wave, and never any that belong to the Empire at that moment.</source>
        <translation>Die Ritter von Bentheon töten das Volk, Anna Lys die Elite, Datura den Adel. Sie treffen nur Charaktere der eigenen Welle und nie solche, die in dem Moment zum Reich gehören.</translation>
    </message>
    <message>
        <source>Characters of other factions in her wave cannot use their 2 or 3 abilities.</source>
        <translation>Charaktere anderer Fraktionen in ihrer Welle können Fähigkeiten mit Nummer 2 oder 3 nicht einsetzen.</translation>
    </message>
    <message>
        <source>Choosing in secret</source>
        <translation>Verdeckt wählen</translation>
    </message>
    <message>
        <source>Collect the income or pay the cost of each character you play. If you can pay, you must.</source>
        <translation>Für jeden Charakter, den du ausspielst, bekommst du die Einnahmen oder zahlst die Kosten. Wer zahlen kann, muss zahlen.</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Bekehrung</translation>
    </message>
    <message>
        <source>Discarded cards and all characters from the battle, face-down ones included, are shuffled into the deck for the next battle.</source>
        <translation>Abgelegte Karten und die Charaktere der Schlacht, auch die umgedrehten, werden für die nächste Schlacht in den Zugstapel gemischt.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Emboldening</source>
        <translation>Bestärken</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Every character grants its player influence if its faction has won, or consolation gold if it has not.</source>
        <translation>Jeder Charakter bringt Einfluss, wenn seine Fraktion gewonnen hat, sonst Trostgold.</translation>
    </message>
    <message>
        <source>Every token adds 1 to a character’s power. A character killed and emboldened at the same time is dead and has no tokens. Phabos Scouts embolden every other Rebel in their wave.</source>
        <translation>Jeder Marker erhöht die Stärke eines Charakters um 1. Wer gleichzeitig getötet und bestärkt wird, ist tot und hat keine Marker. Die Späher von Phabos bestärken jeden anderen Rebellen ihrer Welle.</translation>
    </message>
    <message>
        <source>Everyone gets a pool of six cards, secretly adds one of them to their hand, and passes the rest to the left. This repeats until all pools are used up; the last card goes into the hand as well. A card saved from the last battle joins the hand after the draft and is never passed on.</source>
        <translation>Alle bekommen eine Auswahl von sechs Karten, nehmen verdeckt eine davon auf die Hand und geben den Rest nach links weiter. Das geht so, bis alle Karten verteilt sind; die letzte kommt ebenfalls auf die Hand. Eine behaltene Karte der letzten Schlacht kommt erst nach dem Draft auf die Hand und wird nicht weitergegeben.</translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation>Vier Wellen</translation>
    </message>
    <message>
        <source>From the second wave on, a character costs 1 more gold, or brings 1 less gold, if its player’s character in the previous wave was of the same faction. Only the printed faction counts, even for a dead or converted character. Hush money is not cumulative over several waves. After King Kyros and his extra card, it is still 1 for the next Empire card.</source>
        <translation>Ab der zweiten Welle kostet ein Charakter 1 Gold mehr oder bringt 1 Gold weniger, wenn dein Charakter der Welle direkt davor von derselben Fraktion war. Es zählt nur die aufgedruckte Fraktion, auch bei Toten und Bekehrten. Über mehrere Wellen summiert sich das Schweigegeld nicht. Nach König Kyros und seiner Zusatzkarte beträgt es für die nächste Karte des Reichs weiterhin 1.</translation>
    </message>
    <message>
        <source>He emboldens every Rebel in the next wave as soon as all cards of that wave are paid for, even if he is dead by then. In the fourth wave, he does nothing.</source>
        <translation>Er bestärkt jeden Rebellen der nächsten Welle, sobald alle Karten jener Welle bezahlt sind, selbst wenn er dann schon tot ist. In der vierten Welle bewirkt er nichts.</translation>
    </message>
    <message>
        <source>He has 2 more power if his player has 0 or 1 gold when his number comes up.</source>
        <translation>Hast du 0 oder 1 Gold, wenn seine Nummer dran ist, hat er 2 Stärke mehr.</translation>
    </message>
    <message>
        <source>House edition</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>Hush money</source>
        <translation>Schweigegeld</translation>
    </message>
    <message>
        <source>If he lives and the Rebels are not among the winners, he stays for the next battle and is in play before its first wave. He stays with the same player, as a Rebel, without tokens, cost, or hush money. After that battle, he goes back into the deck.</source>
        <translation>Lebt er und sind die Rebellen nicht unter den Siegern, ist er in der nächsten Schlacht schon vor der ersten Welle im Spiel. Er gehört demselben Spieler und bleibt Rebell, ohne Marker, Kosten oder Schweigegeld. Nach jener Schlacht kommt er in den Zugstapel zurück.</translation>
    </message>
    <message>
        <source>If you cannot pay for the character you played, turn it face down and collect 1 gold. It takes no part in the battle and causes no hush money in the next wave.</source>
        <translation>Wer den aufgedeckten Charakter nicht bezahlen kann, dreht ihn um und bekommt 1 Gold. Der Charakter nimmt nicht an der Schlacht teil und verursacht in der nächsten Welle kein Schweigegeld.</translation>
    </message>
    <message>
        <source>In each wave, everyone plays one card from their hand. All choose at the same time and in secret; the cards are shown once everyone has chosen.</source>
        <translation>In jeder Welle spielen alle eine Handkarte aus. Alle wählen gleichzeitig und verdeckt; haben alle gewählt, werden die Karten aufgedeckt.</translation>
    </message>
    <message>
        <source>Income and cost</source>
        <translation>Einnahmen und Kosten</translation>
    </message>
    <message>
        <source>Influence and consolation</source>
        <translation>Einfluss und Trostgold</translation>
    </message>
    <message>
        <source>Keeping one card</source>
        <translation>Eine Karte behalten</translation>
    </message>
    <message>
        <source>Killers</source>
        <translation>Wer tötet</translation>
    </message>
    <message>
        <source>King Kyros</source>
        <translation>König Kyros</translation>
    </message>
    <message>
        <source>Langman</source>
        <translation>Langman</translation>
    </message>
    <message>
        <source>Order of abilities</source>
        <translation>Reihenfolge der Fähigkeiten</translation>
    </message>
    <message>
        <source>Picureas</source>
        <translation>Picureas</translation>
    </message>
    <message>
        <source>Power track</source>
        <translation>Stärkeleiste</translation>
    </message>
    <message>
        <source>Princess Beatice</source>
        <translation>Prinzessin Beatice</translation>
    </message>
    <message>
        <source>Queen Eletheria</source>
        <translation>Königin Eletheria</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>She converts the commoners in her wave and emboldens those that did not already belong to the Church, even if another character converts them at the same time.</source>
        <translation>Sie bekehrt das Volk ihrer Welle und bestärkt alle, die vorher nicht zur Kirche gehörten, auch wenn ein anderer Charakter sie gleichzeitig bekehrt.</translation>
    </message>
    <message>
        <source>She emboldens every commoner in this and earlier waves that is a Rebel at that moment.</source>
        <translation>Sie bestärkt alle aus dem Volk in dieser und früheren Wellen, die in dem Moment zu den Rebellen gehören.</translation>
    </message>
    <message>
        <source>Simone</source>
        <translation>Simone</translation>
    </message>
    <message>
        <source>Sythera</source>
        <translation>Sythera</translation>
    </message>
    <message>
        <source>Thavma</source>
        <translation>Thavma</translation>
    </message>
    <message>
        <source>The dead</source>
        <translation>Die Toten</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle. If several tie for the most, all of them win.</source>
        <translation>Die Fraktion mit der größten Stärke gewinnt die Schlacht. Haben mehrere die größte, gewinnen sie alle.</translation>
    </message>
    <message>
        <source>The game ends after a battle in which someone reaches 15 influence; you can choose 20 or 25 for a longer game.</source>
        <translation>Die Partie endet nach einer Schlacht, in der jemand 15 Einfluss erreicht hat; für eine längere Partie lassen sich 20 oder 25 wählen.</translation>
    </message>
    <message>
        <source>The most influence wins; if tied, the most gold. If still tied, nobody wins.</source>
        <translation>Wer den meisten Einfluss hat, gewinnt; bei Gleichstand, wer das meiste Gold hat. Ist auch das gleich, gewinnt niemand.</translation>
    </message>
    <message>
        <source>The new deck</source>
        <translation>Der neue Zugstapel</translation>
    </message>
    <message>
        <source>There are 54 characters, 18 in each faction. Their abilities follow the published rules; most of the printed numbers, and three of the names, are this house edition’s own.</source>
        <translation>Es gibt 54 Charaktere, 18 von jeder Fraktion. Ihre Fähigkeiten folgen den veröffentlichten Regeln; die meisten aufgedruckten Zahlen und drei der Namen wurden für dieses Programm neu festgelegt.</translation>
    </message>
    <message>
        <source>Unable to pay</source>
        <translation>Zu wenig Gold</translation>
    </message>
    <message>
        <source>When she dies, her player gains 3 influence at once, on top of what she grants if the Church wins. The game still ends only after a battle.</source>
        <translation>Stirbt sie, gewinnst du sofort 3 Einfluss, zusätzlich zu dem, was sie bei einem Sieg der Kirche bringt. Die Partie endet trotzdem erst nach einer Schlacht.</translation>
    </message>
    <message>
        <source>Who wins a battle</source>
        <translation>Wer eine Schlacht gewinnt</translation>
    </message>
    <message>
        <source>Who wins the game</source>
        <translation>Wer die Partie gewinnt</translation>
    </message>
    <message>
        <source>With him, you may play an extra Empire card that you can pay for; no hush money is due. It belongs to the same wave, its ability takes effect with the 3s whatever its own number is, and only abilities numbered 3 affect it. If you play none, you do not have to say why. If there are several Kings, their players choose in secret at the same time; an extra King brings another extra card.</source>
        <translation>Mit ihm darfst du ohne Schweigegeld eine Zusatzkarte des Reichs ausspielen, die du bezahlen kannst. Sie gehört zur selben Welle, ihre Fähigkeit wirkt bei Nummer 3, egal, welche Nummer sie selbst hat, und nur Fähigkeiten mit Nummer 3 treffen sie. Niemand muss sagen, warum keine Karte gespielt wird. Mehrere Könige wählen gleichzeitig und verdeckt; ein zusätzlicher König bringt eine weitere Zusatzkarte.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/section</name>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Characters and battles</source>
        <translation>Charaktere und Schlachten</translation>
    </message>
    <message>
        <source>Characters with abilities of their own</source>
        <translation>Charaktere mit eigenen Fähigkeiten</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>How battles and the game end</source>
        <translation>Wie eine Schlacht und die Partie enden</translation>
    </message>
</context>
<context>
    <name>shadow-throne/table</name>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n Schlacht</numerusform>
            <numerusform>%n Schlachten</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card for you, {number} for {player}.</source>
        <translation>1 Karte für dich, {number} für {player}.</translation>
    </message>
    <message>
        <source>A card chosen in secret</source>
        <translation>Eine verdeckt gewählte Karte</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Schlacht {number}</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Everyone chooses a card in secret; then all are shown.</source>
        <translation>Alle wählen verdeckt eine Karte; dann wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Influence: {number} of {goal}</source>
        <translation>Einfluss: {number} von {goal}</translation>
    </message>
    <message>
        <source>Pools are passed to the left until they are used up.</source>
        <translation>Jede Auswahl geht nach links weiter, bis sie verteilt ist.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Power after wave {wave}</source>
        <translation>Stärke nach Welle {wave}</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle.</source>
        <translation>Die stärkste Fraktion gewinnt die Schlacht.</translation>
    </message>
    <message>
        <source>Turning point: battle {number} of {all}</source>
        <translation>Wendepunkt: Schlacht {number} von {all}</translation>
    </message>
    <message>
        <source>Wave {number}</source>
        <translation>Welle {number}</translation>
    </message>
    <message>
        <source>Wave {number} is still to come.</source>
        <translation>Welle {number} kommt noch.</translation>
    </message>
    <message numerus="yes">
        <source>by %n influence</source>
        <translation>
            <numerusform>mit %n Einfluss Vorsprung</numerusform>
            <numerusform>mit %n Einfluss Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>choose in secret</source>
        <translation>verdeckt wählen</translation>
    </message>
    <message>
        <source>saved for this battle</source>
        <translation>für diese Schlacht</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>tied on influence; more gold wins</source>
        <translation>gleicher Einfluss; mehr Gold gewinnt</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>deine Karte</translation>
    </message>
    <message>
        <source>{card}, chosen in secret</source>
        <translation>{card}, verdeckt gewählt</translation>
    </message>
    <message>
        <source>{card}, face down: it could not be paid for</source>
        <translation>{card}, umgedreht: war nicht bezahlbar</translation>
    </message>
    <message>
        <source>{card}, {rank}, {type}, power {power}</source>
        <translation>{card}, {rank}, {type}, Stärke {power}</translation>
    </message>
    <message numerus="yes">
        <source>{faction} in this wave: %n power</source>
        <translation>
            <numerusform>{faction} in dieser Welle: Stärke %n</numerusform>
            <numerusform>{faction} in dieser Welle: Stärke %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction}: %n power</source>
        <translation>
            <numerusform>{faction}: Stärke %n</numerusform>
            <numerusform>{faction}: Stärke %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s characters</source>
        <translation>Charaktere von {player}</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Hand von {player}</translation>
    </message>
    <message>
        <source>{player}’s pool</source>
        <translation>Auswahl von {player}</translation>
    </message>
    <message>
        <source>{player}’s saved card</source>
        <translation>Behaltene Karte von {player}</translation>
    </message>
</context>
</TS>
