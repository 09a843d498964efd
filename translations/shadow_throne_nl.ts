<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>shadow-throne/ability</name>
    <message>
        <source>+1 power to Rebel commoners in this and earlier waves.</source>
        <translation>+1 kracht voor Rebellen uit het volk, in deze en eerdere golven.</translation>
    </message>
    <message>
        <source>+1 power to every Rebel in the next wave.</source>
        <translation>+1 kracht voor elke Rebel van de volgende golf.</translation>
    </message>
    <message>
        <source>+1 power to every other Rebel in their wave.</source>
        <translation>+1 kracht voor elke andere Rebel in dezelfde golf.</translation>
    </message>
    <message>
        <source>+2 power if you have 0 or 1 gold after paying.</source>
        <translation>+2 kracht als je na het betalen 0 of 1 goud hebt.</translation>
    </message>
    <message>
        <source>Brings gold when played.</source>
        <translation>Levert goud op bij het uitspelen.</translation>
    </message>
    <message>
        <source>Converts all commoners in her wave.</source>
        <translation>Bekeert iedereen uit het volk in haar golf.</translation>
    </message>
    <message>
        <source>Converts all elites in his wave.</source>
        <translation>Bekeert iedereen uit de elite in zijn golf.</translation>
    </message>
    <message>
        <source>Converts commoners in her wave; each gets +1 power.</source>
        <translation>Bekeert iedereen uit het volk in haar golf; elk krijgt +1 kracht.</translation>
    </message>
    <message>
        <source>Grants 3 influence when she dies.</source>
        <translation>Levert 3 invloed op als ze sterft.</translation>
    </message>
    <message>
        <source>Kill all commoners in their wave, except the Empire’s.</source>
        <translation>Doden het volk in hun golf, behalve dat van het Rijk.</translation>
    </message>
    <message>
        <source>Kills all elites in her wave, except the Empire’s.</source>
        <translation>Doodt de elite in haar golf, behalve die van het Rijk.</translation>
    </message>
    <message>
        <source>Kills all nobles in his wave, except the Empire’s.</source>
        <translation>Doodt de adel in zijn golf, behalve die van het Rijk.</translation>
    </message>
    <message>
        <source>Other factions’ 2 and 3 abilities do not work in her wave.</source>
        <translation>Vaardigheden 2 en 3 van andere facties werken niet in haar golf.</translation>
    </message>
    <message>
        <source>Pays you gold if its faction loses.</source>
        <translation>Levert troostgoud op als de eigen factie verliest.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Blijft liggen voor de volgende slag als de Rebellen verliezen.</translation>
    </message>
    <message>
        <source>You may play an extra Empire card.</source>
        <translation>Je mag een extra kaart van het Rijk spelen.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/aid</name>
    <message>
        <source>Abilities numbered 1</source>
        <translation>Vaardigheden met nummer 1</translation>
    </message>
    <message>
        <source>Abilities numbered 2</source>
        <translation>Vaardigheden met nummer 2</translation>
    </message>
    <message>
        <source>Abilities numbered 3</source>
        <translation>Vaardigheden met nummer 3</translation>
    </message>
    <message>
        <source>Bentheon Knights: kill commoners in their wave. Anna Lys: elites in hers. Datura: nobles in his. Never the Empire’s.</source>
        <translation>Ridders van Bentheon doden het volk in hun golf, Anna Lys de elite, Datura de adel; nooit iemand van het Rijk.</translation>
    </message>
    <message>
        <source>Collect the income or pay the cost.</source>
        <translation>Ontvang de inkomsten of betaal de kosten.</translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation>Bekeerd: hoort bij de Kerk.</translation>
    </message>
    <message>
        <source>Dead: no power, half the influence, no tokens.</source>
        <translation>Dood: geen kracht, halve invloed, geen fiches.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Emboldened: +1 power for each token.</source>
        <translation>Aangemoedigd: 1 extra kracht voor elk fiche.</translation>
    </message>
    <message>
        <source>End of a battle</source>
        <translation>Einde van een slag</translation>
    </message>
    <message>
        <source>Everyone secretly chooses a card; all are shown together.</source>
        <translation>Iedereen kiest in het geheim; alle kaarten worden tegelijk getoond.</translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation>Vier golven</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Goud</translation>
    </message>
    <message>
        <source>Hush money: pay 1 more gold if you played the same faction in the previous wave.</source>
        <translation>Zwijggeld: betaal 1 goud meer als je in de vorige golf dezelfde factie speelde.</translation>
    </message>
    <message>
        <source>If you cannot pay, the card is turned face down and you get 1 gold.</source>
        <translation>Kun je niet betalen, draai de kaart dan om en ontvang 1 goud.</translation>
    </message>
    <message>
        <source>Keep one card from your hand.</source>
        <translation>Bewaar één kaart uit je hand.</translation>
    </message>
    <message>
        <source>King Kyros: an extra Empire card, without hush money.</source>
        <translation>Koning Kyros: een extra kaart van het Rijk, zonder zwijggeld.</translation>
    </message>
    <message>
        <source>Langman: stays for the next battle if the Rebels lose.</source>
        <translation>Langman: blijft liggen voor de volgende slag als de Rebellen verliezen.</translation>
    </message>
    <message>
        <source>Phabos Scouts: +1 power to every other Rebel in their wave.</source>
        <translation>Verkenners van Phabos: 1 extra kracht voor elke andere Rebel in hun golf.</translation>
    </message>
    <message>
        <source>Picureas: +1 power to every Rebel in the next wave.</source>
        <translation>Picureas: 1 extra kracht voor elke Rebel van de volgende golf.</translation>
    </message>
    <message>
        <source>Princess Beatice: converts commoners in her wave; each gets +1 power.</source>
        <translation>Prinses Beatice: bekeert het volk in haar golf; elk krijgt 1 extra kracht.</translation>
    </message>
    <message>
        <source>Queen Eletheria: +1 power to Rebel commoners in this and earlier waves.</source>
        <translation>Koningin Eletheria: 1 extra kracht voor Rebellen uit het volk, in deze en eerdere golven.</translation>
    </message>
    <message>
        <source>Resolve abilities: 1s first, then 2s, then 3s.</source>
        <translation>Vaardigheden werken op volgorde: eerst 1, dan 2, dan 3.</translation>
    </message>
    <message>
        <source>Shepherd: converts commoners in her wave. Protis: elites in his.</source>
        <translation>Herderin: bekeert het volk in haar golf. Protis: de elite in de zijne.</translation>
    </message>
    <message>
        <source>Simone: 3 influence when she dies.</source>
        <translation>Simone: 3 invloed als ze sterft.</translation>
    </message>
    <message>
        <source>Six times: take one card from your pool and pass the rest to the left.</source>
        <translation>Neem zes keer één kaart uit je pakje en geef de rest door naar links.</translation>
    </message>
    <message>
        <source>Sythera: other factions’ 2 and 3 abilities do not work in her wave.</source>
        <translation>Sythera: vaardigheden 2 en 3 van andere facties werken niet in haar golf.</translation>
    </message>
    <message>
        <source>Thavma: +2 power with 0 or 1 gold left.</source>
        <translation>Thavma: 2 extra kracht als je 0 of 1 goud overhoudt.</translation>
    </message>
    <message>
        <source>The card saved from the last battle joins your hand afterward.</source>
        <translation>De bewaarde kaart van de vorige slag komt daarna in je hand.</translation>
    </message>
    <message>
        <source>The game ends at 15 influence. The most influence wins; if tied, the most gold; if still tied, nobody wins.</source>
        <translation>De partij eindigt bij 15 invloed. De meeste invloed wint; bij gelijke stand het meeste goud; is ook dat gelijk, dan wint niemand.</translation>
    </message>
    <message>
        <source>The strongest faction wins; if several tie, they all win.</source>
        <translation>De sterkste factie wint; bij gelijke kracht winnen ze allemaal.</translation>
    </message>
    <message>
        <source>Update the power track.</source>
        <translation>Het krachtspoor wordt opnieuw geteld.</translation>
    </message>
    <message>
        <source>What happens to characters</source>
        <translation>Wat er met karakters gebeurt</translation>
    </message>
    <message>
        <source>Your characters on the winning side grant influence; the others grant consolation gold.</source>
        <translation>Je karakters aan de winnende kant leveren invloed op, de andere troostgoud.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/badge</name>
    <message numerus="yes">
        <source>Cost in gold: %n</source>
        <translation>
            <numerusform>Kosten in goud: %n</numerusform>
            <numerusform>Kosten in goud: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gold if its faction loses: %n</source>
        <translation>
            <numerusform>Goud als de factie verliest: %n</numerusform>
            <numerusform>Goud als de factie verliest: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Income in gold: %n</source>
        <translation>
            <numerusform>Inkomsten in goud: %n</numerusform>
            <numerusform>Inkomsten in goud: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Influence if its faction wins: %n</source>
        <translation>
            <numerusform>Invloed als de factie wint: %n</numerusform>
            <numerusform>Invloed als de factie wint: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Its ability takes effect in step {number}.</source>
        <translation>De vaardigheid werkt in stap {number}.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/brief</name>
    <message>
        <source>1 Empire</source>
        <translation>1 Rijk</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <translation>2 en 3</translation>
    </message>
    <message>
        <source>Rebels +1</source>
        <translation>Rebellen +1</translation>
    </message>
    <message>
        <source>commoners</source>
        <translation>volk</translation>
    </message>
    <message>
        <source>commoners +1</source>
        <translation>volk +1</translation>
    </message>
    <message>
        <source>dies: +3</source>
        <translation>sterft: +3</translation>
    </message>
    <message>
        <source>elites</source>
        <translation>elite</translation>
    </message>
    <message>
        <source>if lost</source>
        <translation>bij verlies</translation>
    </message>
    <message>
        <source>if poor: +2</source>
        <translation>arm: +2</translation>
    </message>
    <message>
        <source>next wave</source>
        <translation>volgende</translation>
    </message>
    <message>
        <source>nobles</source>
        <translation>adel</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>blijft</translation>
    </message>
</context>
<context>
    <name>shadow-throne/card</name>
    <message>
        <source>Anna Lys, Widow Maker</source>
        <translation>Anna Lys, Weduwenmaakster</translation>
    </message>
    <message>
        <source>Bentheon Knights</source>
        <translation>Ridders van Bentheon</translation>
    </message>
    <message>
        <source>Datura, Addled Assassin</source>
        <translation>Datura, Verwarde Moordenaar</translation>
    </message>
    <message>
        <source>Dutiful Peasant</source>
        <translation>Plichtsgetrouwe Boer</translation>
    </message>
    <message>
        <source>Faithful Pilgrim</source>
        <translation>Vrome Pelgrim</translation>
    </message>
    <message>
        <source>Hill Militia</source>
        <translation>Heuvelmilitie</translation>
    </message>
    <message>
        <source>King Kyros</source>
        <translation>Koning Kyros</translation>
    </message>
    <message>
        <source>Langman, Crown’s Thorn</source>
        <translation>Langman, Doorn der Kroon</translation>
    </message>
    <message>
        <source>Outlaw</source>
        <translation>Vogelvrije</translation>
    </message>
    <message>
        <source>Phabos Scouts</source>
        <translation>Verkenners van Phabos</translation>
    </message>
    <message>
        <source>Picureas, Son of Roses</source>
        <translation>Picureas, Zoon der Rozen</translation>
    </message>
    <message>
        <source>Princess Beatice</source>
        <translation>Prinses Beatice</translation>
    </message>
    <message>
        <source>Protis, Absolver of Sins</source>
        <translation>Protis, Vergever van Zonden</translation>
    </message>
    <message>
        <source>Queen Eletheria</source>
        <translation>Koningin Eletheria</translation>
    </message>
    <message>
        <source>Shepherd of the Lost</source>
        <translation>Herderin der Verlorenen</translation>
    </message>
    <message>
        <source>Simone the Sufferer</source>
        <translation>Simone de Lijdende</translation>
    </message>
    <message>
        <source>Sythera the Whisperer</source>
        <translation>Sythera de Fluisteraarster</translation>
    </message>
    <message>
        <source>Tax Collector</source>
        <translation>Belastinginner</translation>
    </message>
    <message>
        <source>Thavma the Revelator</source>
        <translation>Thavma de Openbaarder</translation>
    </message>
    <message>
        <source>Tithe Keeper</source>
        <translation>Tiendbeheerder</translation>
    </message>
</context>
<context>
    <name>shadow-throne/course</name>
    <message>
        <source>A Rebel win brings you the most: play Phabos Scouts.</source>
        <translation>Als de Rebellen winnen, krijg je het meest: speel de Verkenners van Phabos.</translation>
    </message>
    <message>
        <source>A converted character joins the Church, bringing its power and its crown with it. Your rivals can afford only commoners. Make the Church win.</source>
        <translation>Een bekeerd karakter gaat over naar de Kerk, met kracht en kroon. Je rivalen hebben alleen goud voor karakters uit het volk. Laat de Kerk winnen.</translation>
    </message>
    <message>
        <source>A killer kills all characters of one rank in its wave, except the Empire’s own. Your rivals have no gold, so they can afford only commoners. Kill those.</source>
        <translation>Wie doodt, treft in zijn golf alle karakters van één rang, behalve die van het Rijk. Je rivalen hebben geen goud en kunnen alleen karakters uit het volk betalen. Dood die.</translation>
    </message>
    <message>
        <source>A tactic: count the crowns</source>
        <translation>Een tactiek: tel de kronen</translation>
    </message>
    <message>
        <source>Abilities work in order: 1, 2, 3. Suppose {player} plays Shepherd of the Lost (3), who converts commoners, and {other} plays an Outlaw. Keep the Outlaw alive and a Rebel.</source>
        <translation>Vaardigheden werken op nummer: 1, 2, 3. Stel, {player} speelt de Herderin der Verlorenen (3), die het volk bekeert, en {other} een Vogelvrije. Houd de Vogelvrije in leven en bij de Rebellen.</translation>
    </message>
    <message>
        <source>Add Datura: 2 power for the Empire, and Picureas dies.</source>
        <translation>Speel Datura erbij: 2 kracht voor het Rijk, en Picureas sterft.</translation>
    </message>
    <message>
        <source>Add up each card’s disc and diamond: the Empire and the Rebels will lose this battle.</source>
        <translation>Tel per kaart de schijf en de ruit bij elkaar op: het Rijk en de Rebellen verliezen deze slag.</translation>
    </message>
    <message>
        <source>After a battle, you keep one card you did not play; it joins your hand after the next draft. You have 5 gold: keep a noble.</source>
        <translation>Na een slag bewaar je één kaart die je niet hebt gespeeld; hij komt na de volgende draft in je hand. Je hebt 5 goud: bewaar iemand van adel.</translation>
    </message>
    <message>
        <source>After each wave, the tokens on the power track show how much power each faction has in total.</source>
        <translation>Na elke golf tonen de fiches op het krachtspoor hoeveel kracht elke factie in totaal heeft.</translation>
    </message>
    <message>
        <source>After four waves, the strongest faction wins, no matter who made it strong. Each of its characters brings its player the influence on its crown. Gain 4 now.</source>
        <translation>Na vier golven wint de sterkste factie, wie haar ook sterk heeft gemaakt. Elk van haar karakters levert zijn speler de invloed op die op de kroon staat. Haal er nu 4 binnen.</translation>
    </message>
    <message>
        <source>Both are dead. They have no power, and their crowns count for only half, rounded down. Their diamonds still count in full.</source>
        <translation>Ze zijn allebei dood: ze hebben geen kracht, en hun kronen tellen nog maar half, naar beneden afgerond. Hun ruiten tellen nog volledig.</translation>
    </message>
    <message>
        <source>Both commoners fought for the Church, and since it won, they brought their players influence.</source>
        <translation>Beide karakters uit het volk vochten voor de Kerk, en omdat die won, leverden ze hun spelers invloed op.</translation>
    </message>
    <message>
        <source>Both of you have 15 influence and {gold} gold, so nobody wins.</source>
        <translation>Jullie hebben allebei 15 invloed en {gold} goud, dus niemand heeft gewonnen.</translation>
    </message>
    <message>
        <source>Both of you have 15 influence, but you have {yours} gold and {player} has {theirs}.</source>
        <translation>Jullie hebben allebei 15 invloed, maar jij hebt {yours} goud en {player} {theirs}.</translation>
    </message>
    <message>
        <source>Can I know what the others will play?</source>
        <translation>Weet ik wat de anderen gaan spelen?</translation>
    </message>
    <message>
        <source>Cards of one faction help each other, though hush money makes playing them in a row expensive. You have Rebels in hand. Take a card that makes Rebels stronger.</source>
        <translation>Kaarten van één factie versterken elkaar, al kost het zwijggeld om ze na elkaar te spelen. Je hebt Rebellen in je hand. Neem een kaart die Rebellen sterker maakt.</translation>
    </message>
    <message>
        <source>Change factions, and you pay no hush money. Only the previous wave counts.</source>
        <translation>Wissel van factie, dan betaal je geen zwijggeld. Alleen de golf vlak ervoor telt.</translation>
    </message>
    <message>
        <source>Choose a card that Datura cannot kill and that has enough power.</source>
        <translation>Kies een kaart die genoeg kracht heeft en veilig is voor Datura.</translation>
    </message>
    <message>
        <source>Commoners bring gold or cost nothing. Elites are strong; nobles are expensive and bring the most influence.</source>
        <translation>Het volk levert goud op of kost niets. De elite is sterk, de adel is duur en levert de meeste invloed op.</translation>
    </message>
    <message>
        <source>Datura came and found nobody to kill. The Church won without your noble.</source>
        <translation>Datura kwam, maar vond niemand om te doden. De Kerk heeft zonder jouw adel gewonnen.</translation>
    </message>
    <message>
        <source>Elites have a shield beside their name. Choose one of another faction.</source>
        <translation>Elite heeft een schild naast de naam. Kies zo’n kaart van een andere factie.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: both won, and {player} gained 3 influence because Simone died.</source>
        <translation>Rijk {empire}, Rebellen {rebels}: ze hebben allebei gewonnen, en {player} kreeg 3 invloed doordat Simone stierf.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: only one of your nobles was on the winning side, and you gained {influence}.</source>
        <translation>Rijk {empire}, Rebellen {rebels}: slechts één kaart van adel stond aan de winnende kant, en je kreeg {influence} invloed.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: the Rebels won.</source>
        <translation>Rijk {empire}, Rebellen {rebels}: de Rebellen hebben gewonnen.</translation>
    </message>
    <message>
        <source>Every battle begins with a draft: take a card and pass the rest left. You have 3 gold and expensive cards in hand. Take a card that brings gold.</source>
        <translation>Elke slag begint met een draft: neem een kaart, de rest gaat naar links. Je hebt 3 goud en dure kaarten in je hand. Neem een kaart die goud oplevert.</translation>
    </message>
    <message>
        <source>Everyone took a card and passed the rest to the left. After six rounds, you have six cards and play four of them.</source>
        <translation>Iedereen heeft een kaart genomen, en de pakjes zijn naar links gegaan. Na zes ronden heb je zes kaarten; vier daarvan speel je.</translation>
    </message>
    <message>
        <source>For each faction, add up your crowns, then each rival’s crowns.</source>
        <translation>Tel voor elke factie eerst jouw kronen, dan die van elke rivaal.</translation>
    </message>
    <message>
        <source>Have the most influence when someone reaches 15, and you win. You have 12. Your two Rebels bring 3 if the Rebels win this battle. Make them the strongest.</source>
        <translation>Heb je de meeste invloed als iemand 15 haalt, dan win je. Je hebt 12. Winnen de Rebellen deze slag, dan leveren je twee Rebellen 3 op. Zorg dat zij het sterkst worden.</translation>
    </message>
    <message>
        <source>He kills nobles, but there were none in this wave.</source>
        <translation>Hij doodt adel, en die was er niet in deze golf.</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Hoe win ik?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Zo win je</translation>
    </message>
    <message>
        <source>Hush money</source>
        <translation>Zwijggeld</translation>
    </message>
    <message>
        <source>If several factions tie for the most power, all of them win. You have a noble in the Empire and one among the Rebels. Gain influence from both.</source>
        <translation>Hebben meerdere facties de meeste kracht, dan winnen ze allemaal. Je hebt adel bij het Rijk en bij de Rebellen. Laat ze je allebei invloed opleveren.</translation>
    </message>
    <message>
        <source>In each wave, you play one card. Everyone chooses in secret; then all cards are shown. The number in the corner is power. Put the Church ahead.</source>
        <translation>In elke golf speel je één kaart. Iedereen kiest in het geheim, dan worden alle kaarten getoond. Het getal in de hoek is de kracht. Breng de Kerk op kop.</translation>
    </message>
    <message>
        <source>Keep Protis, Absolver of Sins.</source>
        <translation>Bewaar Protis, Vergever van Zonden.</translation>
    </message>
    <message>
        <source>Killing</source>
        <translation>Doden</translation>
    </message>
    <message>
        <source>King Kyros has an ability numbered 3. Once all cards are face up, his player may add an Empire card without hush money. Play him.</source>
        <translation>Koning Kyros werkt met nummer 3. Als alle kaarten open liggen, mag zijn speler een extra kaart van het Rijk spelen, zonder zwijggeld. Speel Kyros.</translation>
    </message>
    <message>
        <source>King Kyros is an Empire noble with 3 power.</source>
        <translation>Koning Kyros is adel van het Rijk, met 3 kracht.</translation>
    </message>
    <message>
        <source>Langman stays: he starts the next battle in play, with 4 power for the Rebels.</source>
        <translation>Langman blijft: hij ligt bij het begin van de volgende slag al op tafel, met 4 kracht voor de Rebellen.</translation>
    </message>
    <message>
        <source>Look at the power track: the Empire has 7 and the Rebels have 6.</source>
        <translation>Kijk naar het krachtspoor: het Rijk heeft 7, de Rebellen hebben 6.</translation>
    </message>
    <message>
        <source>Look at {player}’s characters: which faction is missing?</source>
        <translation>Kijk naar de karakters van {player}: welke factie ontbreekt?</translation>
    </message>
    <message>
        <source>Look for a green diamond on a card that is not a Rebel.</source>
        <translation>Zoek een groene ruit op een kaart die geen Rebel is.</translation>
    </message>
    <message>
        <source>Look for a plus on a disc.</source>
        <translation>Zoek een schijf met een plus.</translation>
    </message>
    <message>
        <source>Lower numbers come first. Silenced or dead, the Shepherd never got to use her 3.</source>
        <translation>Het laagste nummer gaat voor. Voordat de Herderin aan haar 3 toekwam, was ze uitgeschakeld.</translation>
    </message>
    <message>
        <source>Next wave, you want to play Picureas for 4 gold. A card you cannot pay for now is turned face down: it brings 1 gold and cancels hush money.</source>
        <translation>In de volgende golf wil je Picureas spelen, voor 4 goud. Een kaart die je nu niet kunt betalen, wordt omgedraaid: hij levert 1 goud op, en je betaalt daarna geen zwijggeld.</translation>
    </message>
    <message>
        <source>Nobles have a crown beside their name and bring 4 influence.</source>
        <translation>Adel heeft een kroon naast de naam en levert 4 invloed op.</translation>
    </message>
    <message>
        <source>Nobody can afford Datura. Which Church card has 4 on its crown?</source>
        <translation>Niemand kan Datura betalen. Welke kaart van de Kerk heeft een 4 op de kroon?</translation>
    </message>
    <message>
        <source>Now {player} has 4 gold, enough for Datura. A dead noble has no power and brings only half its influence. Make the Church win even if Datura comes.</source>
        <translation>Nu heeft {player} 4 goud, genoeg voor Datura. Dode adel heeft geen kracht en levert maar de helft van de invloed op. Laat de Kerk winnen, ook als Datura komt.</translation>
    </message>
    <message>
        <source>One wave</source>
        <translation>Eén golf</translation>
    </message>
    <message>
        <source>Picureas lost his power, and the Empire won alone.</source>
        <translation>Picureas verloor zijn kracht, en het Rijk won als enige.</translation>
    </message>
    <message>
        <source>Play Anna Lys: 3 more power puts the Empire ahead.</source>
        <translation>Speel Anna Lys: met 3 extra kracht komt het Rijk op kop.</translation>
    </message>
    <message>
        <source>Play Bentheon Knights.</source>
        <translation>Speel de Ridders van Bentheon.</translation>
    </message>
    <message>
        <source>Play Datura, Addled Assassin: an Empire noble with 4 on the crown.</source>
        <translation>Speel Datura, Verwarde Moordenaar: adel van het Rijk, met 4 op de kroon.</translation>
    </message>
    <message>
        <source>Play Langman, Crown’s Thorn.</source>
        <translation>Speel Langman, Doorn der Kroon.</translation>
    </message>
    <message>
        <source>Play Princess Beatice.</source>
        <translation>Speel Prinses Beatice.</translation>
    </message>
    <message>
        <source>Play Protis, Absolver of Sins: you cannot afford him.</source>
        <translation>Speel Protis, Vergever van Zonden: hem kun je niet betalen.</translation>
    </message>
    <message>
        <source>Play Queen Eletheria: 2 power, plus 1 for each Rebel commoner.</source>
        <translation>Speel Koningin Eletheria: 2 kracht, plus 1 voor elke Rebel uit het volk.</translation>
    </message>
    <message>
        <source>Play Shepherd of the Lost: an elite with 3 power.</source>
        <translation>Speel de Herderin der Verlorenen: elite met 3 kracht.</translation>
    </message>
    <message>
        <source>Play Shepherd of the Lost: she converts commoners.</source>
        <translation>Speel de Herderin der Verlorenen: ze bekeert het volk.</translation>
    </message>
    <message>
        <source>Play Simone the Sufferer: she has 2 power.</source>
        <translation>Speel Simone de Lijdende: ze heeft 2 kracht.</translation>
    </message>
    <message>
        <source>Play Simone the Sufferer: without hush money, she costs 2.</source>
        <translation>Speel Simone de Lijdende: zonder zwijggeld kost ze 2.</translation>
    </message>
    <message>
        <source>Play Sythera the Whisperer (1): other factions’ 2 and 3 abilities do not work.</source>
        <translation>Speel Sythera de Fluisteraarster (1): vaardigheden 2 en 3 van andere facties werken niet.</translation>
    </message>
    <message>
        <source>Play Sythera the Whisperer: she adds 3 to the Rebels.</source>
        <translation>Speel Sythera de Fluisteraarster: ze geeft de Rebellen 3 kracht.</translation>
    </message>
    <message>
        <source>Play the Dutiful Peasant: 3 gold as consolation.</source>
        <translation>Speel de Plichtsgetrouwe Boer: 3 troostgoud.</translation>
    </message>
    <message>
        <source>Play the Dutiful Peasant: 3 gold when the Empire loses.</source>
        <translation>Speel de Plichtsgetrouwe Boer: 3 goud als het Rijk verliest.</translation>
    </message>
    <message>
        <source>Play the Hill Militia: 2 power, and the Rebels pull even.</source>
        <translation>Speel de Heuvelmilitie: 2 kracht, en de Rebellen komen gelijk.</translation>
    </message>
    <message>
        <source>Play the Outlaw: it brings 2 gold.</source>
        <translation>Speel de Vogelvrije: die levert 2 goud op.</translation>
    </message>
    <message>
        <source>Protis is face down and out of the battle. But you have 4 gold and owe no hush money for Picureas.</source>
        <translation>Protis ligt gedekt, buiten de slag. Maar je hebt 4 goud en betaalt geen zwijggeld voor Picureas.</translation>
    </message>
    <message>
        <source>Protis waits for you. All other cards have been shuffled into the deck, and the next draft begins.</source>
        <translation>Protis wacht op je. Alle andere kaarten zijn in de trekstapel geschud, en de volgende draft begint.</translation>
    </message>
    <message>
        <source>Reaching 15 influence ends the game, but only after a battle. {player} has 14, and you have 9. Make sure the faction that wins brings {player} nothing.</source>
        <translation>Met 15 invloed eindigt de partij, maar pas na een slag. {player} heeft 14, jij 9. Laat een factie winnen die {player} niets oplevert.</translation>
    </message>
    <message>
        <source>Read what the Rebels in the pool do.</source>
        <translation>Lees wat de Rebellen in het pakje doen.</translation>
    </message>
    <message>
        <source>Read what your cards do: each killer kills one rank.</source>
        <translation>Lees wat je kaarten doen: elke kaart die doodt, treft één rang.</translation>
    </message>
    <message>
        <source>Read what your cards do: which of them converts commoners?</source>
        <translation>Lees wat je kaarten doen: welke bekeert het volk?</translation>
    </message>
    <message>
        <source>Read what your elites do.</source>
        <translation>Lees wat je elite doet.</translation>
    </message>
    <message>
        <source>Rebels and the Church</source>
        <translation>Rebellen en Kerk</translation>
    </message>
    <message>
        <source>She emboldened all Rebel commoners, including those of your rivals.</source>
        <translation>Ze heeft alle Rebellen uit het volk aangemoedigd, ook die van je rivalen.</translation>
    </message>
    <message>
        <source>She kills elites, but there were none in this wave.</source>
        <translation>Ze doodt elite, en die was er niet in deze golf.</translation>
    </message>
    <message>
        <source>Some Rebels embolden others, giving each a token worth 1 power. Three Rebel commoners are on the table. Make the Rebels win this battle.</source>
        <translation>Sommige Rebellen moedigen andere aan: die krijgen elk een fiche, goed voor 1 kracht. Er liggen drie Rebellen uit het volk. Laat de Rebellen deze slag winnen.</translation>
    </message>
    <message>
        <source>Take Phabos Scouts or Queen Eletheria.</source>
        <translation>Neem de Verkenners van Phabos of Koningin Eletheria.</translation>
    </message>
    <message>
        <source>Take the Outlaw or the Tithe Keeper.</source>
        <translation>Neem de Vogelvrije of de Tiendbeheerder.</translation>
    </message>
    <message>
        <source>The Church has {church} and the Empire has {empire}, so the Church did not win.</source>
        <translation>De Kerk heeft {church} en het Rijk {empire}, dus de Kerk heeft niet gewonnen.</translation>
    </message>
    <message>
        <source>The Church is sure to win, and you and {player} will both reach 15. Then the most gold wins, and you have 4 each. Get as much as you can.</source>
        <translation>De Kerk wint zeker, en jij en {player} komen allebei op 15. Dan wint wie het meeste goud heeft; jullie hebben nu allebei 4 goud. Haal zo veel mogelijk binnen.</translation>
    </message>
    <message>
        <source>The Church is sure to win. One of your Rebels fights on in the next battle, free of charge, if the Rebels lose. Play him.</source>
        <translation>De Kerk wint zeker. Een van je Rebellen vecht in de volgende slag gratis verder als de Rebellen verliezen. Speel hem.</translation>
    </message>
    <message>
        <source>The Church won, and your Princess was safe. Check the others’ gold before you play an expensive card.</source>
        <translation>De Kerk heeft gewonnen, en je Prinses was veilig. Kijk naar het goud van de anderen voordat je een dure kaart speelt.</translation>
    </message>
    <message>
        <source>The Empire and the Rebels tied at 9 and both won. All three of your crowns counted: 4, 4, and 1.</source>
        <translation>9 tegen 9: het Rijk en de Rebellen hebben allebei gewonnen, en alle drie je kronen tellen mee: 4, 4 en 1.</translation>
    </message>
    <message>
        <source>The Empire has 9, and the Rebels have 7.</source>
        <translation>Het Rijk heeft 9, de Rebellen hebben 7.</translation>
    </message>
    <message>
        <source>The Empire lost, and your Peasant brought 3 gold. No influence, but gold for the next battle.</source>
        <translation>Het Rijk heeft verloren, en je Boer leverde 3 goud op. Geen invloed, maar goud voor de volgende slag.</translation>
    </message>
    <message>
        <source>The Empire stayed ahead and won the battle. {player} now has {theirs} influence and wins the game; you have {yours}.</source>
        <translation>Het Rijk bleef voor en won de slag. {player} heeft nu {theirs} invloed en wint de partij; jij hebt {yours}.</translation>
    </message>
    <message>
        <source>The Empire won, and nobody has 15: there will be another battle.</source>
        <translation>Het Rijk heeft gewonnen, en niemand heeft 15: er komt nog een slag.</translation>
    </message>
    <message>
        <source>The Empire won, so {card} brought you no influence.</source>
        <translation>Het Rijk heeft gewonnen, dus je krijgt geen invloed voor {card:def}.</translation>
    </message>
    <message>
        <source>The Knights acted before the Shepherd, but they killed the Outlaw themselves.</source>
        <translation>De Ridders waren de Herderin voor, maar ze doodden zelf de Vogelvrije.</translation>
    </message>
    <message>
        <source>The Rebels are ahead. An extra card takes effect with the 3s, whatever its own number. Add one that makes the Empire win alone.</source>
        <translation>De Rebellen liggen voor. Een extra kaart werkt met nummer 3, wat zijn eigen nummer ook is. Speel er een waarmee het Rijk als enige wint.</translation>
    </message>
    <message>
        <source>The Rebels are sure to win. The diamond is consolation: gold if the card’s faction loses. You have 2 gold. Finish this battle with 5.</source>
        <translation>De Rebellen winnen zeker. De ruit is troostgoud: goud als de factie van de kaart verliest. Je hebt 2 goud. Eindig deze slag met 5.</translation>
    </message>
    <message>
        <source>The Rebels have 5, and the Empire has 9. Which card helps commoners from earlier waves?</source>
        <translation>De Rebellen hebben 5, het Rijk heeft 9. Welke kaart versterkt het volk van eerdere golven?</translation>
    </message>
    <message>
        <source>The Rebels have {rebels} and the Empire has {empire}, so the Rebels did not win.</source>
        <translation>De Rebellen hebben {rebels} en het Rijk {empire}, dus de Rebellen hebben niet gewonnen.</translation>
    </message>
    <message>
        <source>The Rebels lost, and {card} goes back into the deck.</source>
        <translation>De Rebellen hebben verloren, en {card:def} gaat terug in de trekstapel.</translation>
    </message>
    <message>
        <source>The Rebels won the battle with 9. The crowns of your three Rebels brought you 5 influence: you have 17 and win.</source>
        <translation>De Rebellen hebben de slag met 9 gewonnen. De kronen van je drie Rebellen leverden je 5 invloed op: je hebt er nu 17 en wint.</translation>
    </message>
    <message>
        <source>The Rebels won. What counts is your lead: back the side that brings you more than your rivals get.</source>
        <translation>De Rebellen hebben gewonnen. Het gaat om je voorsprong: steun de kant die jou meer oplevert dan je rivalen.</translation>
    </message>
    <message>
        <source>The crown on this card shows {influence}; a noble’s shows 4.</source>
        <translation>In de kroon op deze kaart staat {influence}; bij adel staat er 4.</translation>
    </message>
    <message>
        <source>The disc shows gold: with a minus, you pay it; with a plus, you get it. You have 1 gold. Finish this wave with 3.</source>
        <translation>In de schijf staat goud: met een min betaal je het, met een plus krijg je het. Je hebt 1 goud. Zorg dat je na deze golf 3 hebt.</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>De draft</translation>
    </message>
    <message>
        <source>The factions are close, and your last card decides. Add up the crowns and back the faction that brings you more than either rival gets.</source>
        <translation>De facties liggen dicht bij elkaar, en jouw laatste kaart beslist. Tel de kronen en steun de factie die jou meer oplevert dan elk van je rivalen.</translation>
    </message>
    <message>
        <source>The gray shield shows the ability’s number. You need a 1 or 2 against the Shepherd’s 3.</source>
        <translation>In het grijze schild staat het nummer. Tegen de 3 van de Herderin helpt een 1 of een 2.</translation>
    </message>
    <message>
        <source>The order of abilities</source>
        <translation>Volgorde van de vaardigheden</translation>
    </message>
    <message>
        <source>The others see neither your hand nor what you take. Only your left neighbor sees what you pass on.</source>
        <translation>De anderen zien je hand niet, en ook niet wat je neemt. Alleen je linkerbuur ziet wat je doorgeeft.</translation>
    </message>
    <message>
        <source>The secret choice and its risks</source>
        <translation>De geheime keuze en de risico’s</translation>
    </message>
    <message>
        <source>The tokens now stand at Empire {empire}, Rebels {rebels}, Church {church}: the Church is not ahead.</source>
        <translation>De fiches staan nu zo: Rijk {empire}, Rebellen {rebels}, Kerk {church}. De Kerk ligt niet voor.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gelijke stand</translation>
    </message>
    <message>
        <source>What can I do in a wave?</source>
        <translation>Wat mag ik in een golf doen?</translation>
    </message>
    <message>
        <source>What do I do in the draft?</source>
        <translation>Wat doe ik in de draft?</translation>
    </message>
    <message>
        <source>What do killers do?</source>
        <translation>Hoe werkt doden?</translation>
    </message>
    <message>
        <source>What does King Kyros do?</source>
        <translation>Wat doet Koning Kyros?</translation>
    </message>
    <message>
        <source>What does converting mean?</source>
        <translation>Wat betekent bekeren?</translation>
    </message>
    <message>
        <source>What does emboldening mean?</source>
        <translation>Wat betekent aanmoedigen?</translation>
    </message>
    <message>
        <source>What does the crown on a card mean?</source>
        <translation>Wat betekent de kroon op een kaart?</translation>
    </message>
    <message>
        <source>What does the diamond on a card mean?</source>
        <translation>Wat betekent de ruit op een kaart?</translation>
    </message>
    <message>
        <source>What does the disc on a card mean?</source>
        <translation>Wat betekent de schijf op een kaart?</translation>
    </message>
    <message>
        <source>What happens to cards I do not play?</source>
        <translation>Wat gebeurt er met kaarten die ik niet speel?</translation>
    </message>
    <message>
        <source>What if I cannot pay for a card?</source>
        <translation>Wat als ik een kaart niet kan betalen?</translation>
    </message>
    <message>
        <source>What if two factions are equally strong?</source>
        <translation>Wat als twee facties even sterk zijn?</translation>
    </message>
    <message>
        <source>What is a dead character still good for?</source>
        <translation>Wat heb ik nog aan een dood karakter?</translation>
    </message>
    <message>
        <source>When is the game over?</source>
        <translation>Wanneer is de partij afgelopen?</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Wanneer de partij eindigt</translation>
    </message>
    <message>
        <source>Which Church card in your hand has more than 1 power?</source>
        <translation>Welke kaart van de Kerk in je hand heeft meer dan 1 kracht?</translation>
    </message>
    <message>
        <source>Which ability works first?</source>
        <translation>Welke vaardigheid werkt het eerst?</translation>
    </message>
    <message>
        <source>Which faction is far ahead on the power track?</source>
        <translation>Welke factie ligt ver voor op het krachtspoor?</translation>
    </message>
    <message>
        <source>Which faction should I back?</source>
        <translation>Welke factie moet ik steunen?</translation>
    </message>
    <message>
        <source>Who wins a battle</source>
        <translation>Wie een slag wint</translation>
    </message>
    <message>
        <source>Who wins a battle?</source>
        <translation>Wie wint een slag?</translation>
    </message>
    <message>
        <source>Who wins if two players are tied?</source>
        <translation>Wie wint als twee spelers gelijk staan?</translation>
    </message>
    <message>
        <source>Why would a card cost 1 more gold?</source>
        <translation>Waarom kost een kaart 1 goud meer?</translation>
    </message>
    <message>
        <source>With hush money, he cost 5, and you had only {gold}, so he was turned face down.</source>
        <translation>Met zwijggeld kostte hij 5, en je had maar {gold}, dus is hij omgedraaid.</translation>
    </message>
    <message>
        <source>With hush money, your card cost {cost}, and you had only {gold}, so it was turned face down.</source>
        <translation>Met zwijggeld kostte je kaart {cost}, en je had maar {gold}, dus is hij omgedraaid.</translation>
    </message>
    <message>
        <source>You both have 15 influence, but with 7 gold, 1 more than your rival, you win.</source>
        <translation>Jullie hebben allebei 15 invloed, maar met 7 goud, 1 meer dan je rivaal, win jij.</translation>
    </message>
    <message>
        <source>You can build a hand and keep a card for later.</source>
        <translation>Je kunt een hand samenstellen en een kaart bewaren voor later.</translation>
    </message>
    <message>
        <source>You can embolden Rebels and convert others to the Church.</source>
        <translation>Je kunt Rebellen aanmoedigen en anderen tot de Kerk bekeren.</translation>
    </message>
    <message>
        <source>You can make two factions win together.</source>
        <translation>Je kunt twee facties tegelijk laten winnen.</translation>
    </message>
    <message>
        <source>You can play a card and pay for it.</source>
        <translation>Je kunt een kaart spelen en betalen.</translation>
    </message>
    <message>
        <source>You can tell what the others might play.</source>
        <translation>Je weet wat de anderen kunnen spelen.</translation>
    </message>
    <message>
        <source>You can tell whether a battle will be the last one, and who will win if it is.</source>
        <translation>Je ziet wanneer een slag de laatste is, en wie dan wint.</translation>
    </message>
    <message>
        <source>You can tell which faction to back.</source>
        <translation>Je weet welke factie je het best kunt steunen.</translation>
    </message>
    <message>
        <source>You gained {influence} influence. Nobody could pay for Datura, so your noble would have been safe.</source>
        <translation>Je hebt {influence} invloed gekregen. Niemand kon Datura betalen, dus ook je adel zou veilig zijn geweest.</translation>
    </message>
    <message>
        <source>You gained {yours} influence, and a rival gained {theirs}. With another faction, you would have gained more than your rivals.</source>
        <translation>Jij kreeg {yours} invloed, een rivaal {theirs}. Met een andere factie had jij meer gekregen dan je rivalen.</translation>
    </message>
    <message>
        <source>You had only {gold} gold, so your card was turned face down. That brings 1 gold, but the card takes no part in the battle.</source>
        <translation>Je had maar {gold} goud, dus is je kaart omgedraaid. Dat levert 1 goud op, maar de kaart doet niet mee aan de slag.</translation>
    </message>
    <message>
        <source>You have 3 gold. Apart from Picureas, which card is too expensive for you now?</source>
        <translation>Je hebt 3 goud. Welke kaart is naast Picureas nu te duur voor je?</translation>
    </message>
    <message>
        <source>You have {gold} gold, but {card} is a Rebel: with hush money, Picureas would cost {cost}.</source>
        <translation>Je hebt {gold} goud, maar {card} is een Rebel: met zwijggeld zou Picureas {cost} kosten.</translation>
    </message>
    <message>
        <source>You know what a battle brings the winners and the losers.</source>
        <translation>Je weet wat een slag de winnaars oplevert, en wat de verliezers.</translation>
    </message>
    <message>
        <source>You know what a card costs, and what happens if you cannot pay.</source>
        <translation>Je weet nu wat een kaart kost en wat er gebeurt als je niet kunt betalen.</translation>
    </message>
    <message>
        <source>You know what you are playing for.</source>
        <translation>Je weet waar het om gaat.</translation>
    </message>
    <message>
        <source>You know which ability works first, and what King Kyros does.</source>
        <translation>Je weet welke vaardigheid het eerst werkt en wat Koning Kyros doet.</translation>
    </message>
    <message>
        <source>You know whom a killer can kill, and what a dead character is still good for.</source>
        <translation>Je weet wie er gedood kan worden, en waar een dood karakter nog goed voor is.</translation>
    </message>
    <message>
        <source>You see the others’ gold, but not their cards. Only Datura kills nobles; he costs 4, and nobody has that much. The Church leads: gain 4 influence.</source>
        <translation>Je ziet het goud van de anderen, niet hun kaarten. Alleen Datura doodt adel; hij kost 4, en zoveel heeft niemand. De Kerk ligt voor: haal 4 invloed binnen.</translation>
    </message>
    <message>
        <source>Your last card was an Empire card: another one costs 1 more gold in this wave. You have 2 gold. Bring an elite into the battle.</source>
        <translation>Je laatste kaart was van het Rijk: nog een kaart van het Rijk kost deze golf 1 goud meer. Je hebt 2 goud. Breng elite in de slag.</translation>
    </message>
    <message>
        <source>Your rivals made the Empire strong, and its victory brought you 4 influence.</source>
        <translation>Je rivalen hebben het Rijk sterk gemaakt, en dankzij zijn zege kreeg jij 4 invloed.</translation>
    </message>
    <message>
        <source>Your rivals played Picureas, a noble with 2 power, and Simone, an elite.</source>
        <translation>Je rivalen speelden Picureas (adel, 2 kracht) en Simone (elite).</translation>
    </message>
    <message>
        <source>{card} brings no gold when played: with {gold} gold, you still cannot afford most of your hand.</source>
        <translation>Je krijgt geen goud als je {card:def} speelt: met {gold} goud blijft het meeste in je hand te duur.</translation>
    </message>
    <message>
        <source>{card} brings no gold when played: you now have {gold}.</source>
        <translation>Je krijgt geen goud als je {card:def} speelt: je hebt nu {gold}.</translation>
    </message>
    <message>
        <source>{card} could not stop the Shepherd in time: the Outlaw now belongs to the Church.</source>
        <translation>Met {card:def} was de Herderin niet op tijd tegen te houden: de Vogelvrije hoort nu bij de Kerk.</translation>
    </message>
    <message>
        <source>{card} does not let you add another card.</source>
        <translation>Met {card:def} mag je geen extra kaart spelen.</translation>
    </message>
    <message>
        <source>{card} has no diamond: you end the battle with {gold} gold.</source>
        <translation>{card} heeft geen ruit: je eindigt de slag met {gold} goud.</translation>
    </message>
    <message>
        <source>{card} is a Rebel but does not make other Rebels stronger.</source>
        <translation>{card} is een Rebel, maar maakt andere Rebellen niet sterker.</translation>
    </message>
    <message>
        <source>{card} is not a Rebel and does nothing for yours.</source>
        <translation>{card} is geen Rebel en doet niets voor de jouwe.</translation>
    </message>
    <message>
        <source>{card} is not an elite: elites have a shield beside their name.</source>
        <translation>{card} is geen elite: elite heeft een schild naast de naam.</translation>
    </message>
    <message>
        <source>{card} kills nobody.</source>
        <translation>Met {card:def} dood je niemand.</translation>
    </message>
    <message>
        <source>{card} was on the winning side, but its crown brought you only {influence}.</source>
        <translation>Met {card:def} stond je aan de winnende kant, maar de kroon leverde je maar {influence} op.</translation>
    </message>
    <message>
        <source>{player} did play Datura, who has 2 power: the Empire is ahead and wins.</source>
        <translation>{player} heeft inderdaad Datura gespeeld, met 2 kracht: het Rijk ligt voor en wint.</translation>
    </message>
    <message>
        <source>{player} did play Datura: your Princess was killed before her own number came up, and the Church lost.</source>
        <translation>{player} heeft inderdaad Datura gespeeld: je Prinses stierf voordat haar eigen nummer aan de beurt was, en de Kerk heeft verloren.</translation>
    </message>
    <message>
        <source>{player} was on the winning side and now has {theirs} influence: the game is over.</source>
        <translation>{player} stond aan de winnende kant en heeft nu {theirs} invloed: de partij is voorbij.</translation>
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
        <translation>0 goud</translation>
    </message>
    <message>
        <source>0 power, 2 influence</source>
        <translation>0 kracht, 2 invloed</translation>
    </message>
    <message>
        <source>1 + 1 = 2 power</source>
        <translation>1 + 1 = 2 kracht</translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>1 invloed</translation>
    </message>
    <message>
        <source>2 for the Church</source>
        <translation>2 voor de Kerk</translation>
    </message>
    <message>
        <source>3 + 2 = 5 power</source>
        <translation>3 + 2 = 5 kracht</translation>
    </message>
    <message>
        <source>3 for the Empire</source>
        <translation>3 voor het Rijk</translation>
    </message>
    <message>
        <source>3 for the Rebels</source>
        <translation>3 voor de Rebellen</translation>
    </message>
    <message>
        <source>3 gold</source>
        <translation>3 goud</translation>
    </message>
    <message>
        <source>Anna Lys’s ability is numbered 2. The Shepherd, in the same wave, is dead before her own 3 comes up and does not convert the Outlaw.</source>
        <translation>Anna Lys doodt met nummer 2. De Herderin in dezelfde golf is dood voordat haar 3 aan de beurt is, en bekeert de Vogelvrije niet.</translation>
    </message>
    <message>
        <source>Be on the winning side. In each battle, the strongest faction wins, and each of its characters brings its player the influence on its crown.</source>
        <translation>Sta aan de winnende kant. In elke slag wint de sterkste factie, en elk van haar karakters levert zijn speler de invloed op die op de kroon staat.</translation>
    </message>
    <message>
        <source>Datura and Picureas both have an ability numbered 2: Picureas dies but still emboldens the Outlaw in the next wave.</source>
        <translation>Datura en Picureas werken allebei met nummer 2: Picureas sterft, maar moedigt toch de Vogelvrije van de volgende golf aan.</translation>
    </message>
    <message>
        <source>Datura has killed the Princess. If the Church still wins, she brings 2 of her 4 influence.</source>
        <translation>Datura heeft de Prinses gedood. Wint de Kerk toch, dan levert de Prinses nog 2 van haar 4 invloed op.</translation>
    </message>
    <message>
        <source>If these were the only living characters in a battle, the Empire and the Rebels would both win, and only Simone would bring no influence.</source>
        <translation>Zijn dit alle levende karakters van een slag, dan winnen het Rijk en de Rebellen allebei, en levert alleen Simone geen invloed op.</translation>
    </message>
    <message>
        <source>In wave II, you cannot pay for your card: it is turned face down and brings 1 gold. So the Tax Collector brings his full 2 in wave III, whatever the face-down card is.</source>
        <translation>In golf II kun je je kaart niet betalen: hij ligt gedekt en levert 1 goud op. Daarom levert de Belastinginner in golf III zijn volle 2 op, wat de gedekte kaart ook is.</translation>
    </message>
    <message>
        <source>The Knights are an extra card, so their ability takes effect with the 3s, together with the Shepherd’s: the Outlaw is killed and converted at the same time.</source>
        <translation>De Ridders komen als extra kaart en werken dus pas bij nummer 3, samen met de Herderin: de Vogelvrije wordt tegelijk gedood en bekeerd.</translation>
    </message>
    <message>
        <source>The Knights kill the Outlaw. The Tax Collector is also a commoner but belongs to the Empire: he lives, no matter who played him.</source>
        <translation>De Ridders doden de Vogelvrije. De Belastinginner is ook volk, maar van het Rijk: hij blijft leven, wie hem ook heeft gespeeld.</translation>
    </message>
    <message>
        <source>The Queen emboldens the Outlaw from an earlier wave. The Militia, played after her, gets nothing.</source>
        <translation>De Koningin moedigt de Vogelvrije van een eerdere golf aan. De Militie die na haar komt, krijgt niets.</translation>
    </message>
    <message>
        <source>The Rebels have won. Your Outlaw brings influence, and your Peasant brings consolation. The Tax Collector has no diamond and brings nothing more.</source>
        <translation>De Rebellen hebben gewonnen. Je Vogelvrije levert invloed op, je Boer troostgoud. De Belastinginner heeft geen ruit en levert niets meer op.</translation>
    </message>
    <message>
        <source>The Scouts’ and Knights’ abilities are both numbered 2. The Outlaw is emboldened and killed at the same time: it is dead and has no token.</source>
        <translation>De Verkenners en de Ridders werken allebei met nummer 2. De Vogelvrije wordt tegelijk aangemoedigd en gedood: hij is dood en heeft geen fiche.</translation>
    </message>
    <message>
        <source>The converted Peasant brings 1 influence if the Church wins, or 3 gold if the Church loses, even if the Empire wins.</source>
        <translation>De Boer is bekeerd. Wint de Kerk, dan levert hij 1 invloed op; verliest ze, dan levert hij 3 goud op, ook als het Rijk wint.</translation>
    </message>
    <message>
        <source>The game ends after a battle in which someone reaches 15 influence, or 20 or 25 if you chose that. The most influence wins; if tied, the most gold.</source>
        <translation>De partij eindigt na een slag waarin iemand 15 invloed bereikt, of 20 of 25 als je dat hebt gekozen. Wie de meeste invloed heeft, wint; bij gelijke stand wie het meeste goud heeft.</translation>
    </message>
    <message>
        <source>Three Rebels in three waves: the Outlaw brings 1 less gold, and the Scouts cost 1 more, not 2, since hush money is not cumulative.</source>
        <translation>Drie Rebellen in drie golven: de Vogelvrije levert 1 goud minder op, en de Verkenners kosten 1 meer, niet 2, want zwijggeld loopt niet op.</translation>
    </message>
    <message>
        <source>You have 3 gold and pay 2 for Thavma: that leaves 1, so he gets 2 more power. If you had started with 4 gold, he would have only 3 power.</source>
        <translation>Je hebt 3 goud en betaalt 2 voor Thavma: je houdt 1 over, en hij heeft 2 extra kracht. Was je met 4 goud begonnen, dan had hij maar 3 kracht.</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>dood</translation>
    </message>
    <message>
        <source>dead, in the Church</source>
        <translation>dood, van de Kerk</translation>
    </message>
    <message>
        <source>lives</source>
        <translation>leeft</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>now in the Church</source>
        <translation>nu van de Kerk</translation>
    </message>
    <message>
        <source>still a Rebel</source>
        <translation>blijft Rebel</translation>
    </message>
    <message>
        <source>wave I</source>
        <translation>golf I</translation>
    </message>
    <message>
        <source>wave I: 1 + 1 = 2</source>
        <translation>golf I: 1 + 1 = 2</translation>
    </message>
    <message>
        <source>wave II: +1 gold</source>
        <translation>golf II: +1 goud</translation>
    </message>
    <message>
        <source>wave III</source>
        <translation>golf III</translation>
    </message>
    <message>
        <source>wave III: +2 gold</source>
        <translation>golf III: +2 goud</translation>
    </message>
    <message>
        <source>wave IV: 2</source>
        <translation>golf IV: 2</translation>
    </message>
    <message>
        <source>with the 3s</source>
        <translation>werkt met 3</translation>
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
        <translation>Kerk</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Rijk</translation>
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
        <translation>De verkeerde kaart voor de volgende slag bewaren</translation>
    </message>
    <message>
        <source>Playing no extra card with King Kyros</source>
        <translation>Met Koning Kyros geen extra kaart spelen</translation>
    </message>
    <message>
        <source>Playing the wrong card in a wave</source>
        <translation>De verkeerde kaart in een golf spelen</translation>
    </message>
    <message>
        <source>Playing the wrong extra card, or one too many</source>
        <translation>De verkeerde extra kaart spelen, of één te veel</translation>
    </message>
    <message>
        <source>Taking the wrong card from the pool</source>
        <translation>De verkeerde kaart uit het pakje nemen</translation>
    </message>
</context>
<context>
    <name>shadow-throne/game</name>
    <message>
        <source>Draft and fight</source>
        <translation>Kies en vecht</translation>
    </message>
    <message>
        <source>Draft characters from three factions, play them in secret, and be on the side that wins the battle.</source>
        <translation>Kies karakters van drie facties, speel ze in het geheim en sta aan de kant die de slag wint.</translation>
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
        <translation>Haal troostgoud in {number} slagen van één partij.</translation>
    </message>
    <message>
        <source>Gain influence from Simone’s death.</source>
        <translation>Krijg invloed doordat Simone sterft.</translation>
    </message>
    <message>
        <source>Gain influence from all three factions in one game.</source>
        <translation>Haal in één partij invloed met alle drie de facties.</translation>
    </message>
    <message>
        <source>Gain influence in {number} battles of one game.</source>
        <translation>Haal invloed in {number} slagen van één partij.</translation>
    </message>
    <message>
        <source>Gain {number} influence in one battle.</source>
        <translation>Haal {number} invloed in één slag.</translation>
    </message>
    <message>
        <source>Have your characters convert {number} others in one game.</source>
        <translation>Laat je karakters in één partij {number} andere bekeren.</translation>
    </message>
    <message>
        <source>Have your characters kill {number} others in one game.</source>
        <translation>Laat je karakters in één partij {number} andere doden.</translation>
    </message>
    <message>
        <source>Have {number} gold at one time.</source>
        <translation>Bezit op enig moment {number} goud.</translation>
    </message>
    <message>
        <source>Play an extra card with King Kyros.</source>
        <translation>Speel een extra kaart met Koning Kyros.</translation>
    </message>
    <message>
        <source>Play {number} characters of one faction in one battle.</source>
        <translation>Speel {number} karakters van één factie in één slag.</translation>
    </message>
    <message>
        <source>Play {number} commoners in one game.</source>
        <translation>Speel {number} karakters uit het volk in één partij.</translation>
    </message>
    <message>
        <source>Play {number} different characters in one game.</source>
        <translation>Speel {number} verschillende karakters in één partij.</translation>
    </message>
    <message>
        <source>Play {number} nobles in one game.</source>
        <translation>Speel {number} karakters van adel in één partij.</translation>
    </message>
    <message>
        <source>Win a game after falling five influence behind a rival.</source>
        <translation>Win een partij waarin een rivaal vijf invloed voorstond.</translation>
    </message>
    <message>
        <source>Win a game by {number} influence.</source>
        <translation>Win een partij met {number} invloed voorsprong.</translation>
    </message>
    <message>
        <source>Win a game in which you pay for all your characters.</source>
        <translation>Win een partij waarin je al je karakters betaalt.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Church in one game.</source>
        <translation>Win {number} slagen voor de Kerk in één partij.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Empire in one game.</source>
        <translation>Win {number} slagen voor het Rijk in één partij.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Rebels in one game.</source>
        <translation>Win {number} slagen voor de Rebellen in één partij.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/laying</name>
    <message>
        <source>A card is chosen for the wave</source>
        <translation>Er wordt een kaart voor de golf gekozen</translation>
    </message>
    <message>
        <source>A card is kept for the next battle</source>
        <translation>Er wordt een kaart voor de volgende slag bewaard</translation>
    </message>
    <message>
        <source>An extra card needs a King Kyros who allows it.</source>
        <translation>Voor een extra kaart is een Koning Kyros nodig die dat toestaat.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Naar ligging</translation>
    </message>
    <message>
        <source>Cards are drafted</source>
        <translation>Er wordt gedraft</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Karakters</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Bekeerd</translation>
    </message>
    <message>
        <source>During the draft, only a Langman who stayed can be in play.</source>
        <translation>Tijdens de draft kan alleen een achtergebleven Langman in het spel zijn.</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Extra kaart</translation>
    </message>
    <message>
        <source>Faction that costs hush money</source>
        <translation>Factie die zwijggeld kost</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Goud</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Invloed</translation>
    </message>
    <message>
        <source>Influence after each battle</source>
        <translation>Invloed na elke slag</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Gedood</translation>
    </message>
    <message>
        <source>King Kyros brings an extra card</source>
        <translation>Extra kaart door Koning Kyros</translation>
    </message>
    <message>
        <source>Not paid for</source>
        <translation>Niet betaald</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Pool being passed</source>
        <translation>Pakje onderweg</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kracht</translation>
    </message>
    <message>
        <source>Silenced</source>
        <translation>Monddood</translation>
    </message>
    <message>
        <source>Tokens on each character</source>
        <translation>Fiches op elk karakter</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>Golf</translation>
    </message>
    <message>
        <source>Wave of each character</source>
        <translation>Golf van elk karakter</translation>
    </message>
    <message>
        <source>What happened to each character</source>
        <translation>Lot van elk karakter</translation>
    </message>
    <message>
        <source>Whose characters</source>
        <translation>Hun spelers</translation>
    </message>
    <message numerus="yes">
        <source>{player} needs at least %n card(s) in hand for the waves to come.</source>
        <translation>
            <numerusform>{player} heeft minstens %n handkaart nodig voor de komende golven.</numerusform>
            <numerusform>{player} heeft minstens %n handkaarten nodig voor de komende golven.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} needs one character from each wave so far; only a King Kyros allows extra ones.</source>
        <translation>{player} moet uit elke golf tot nu toe één karakter hebben; alleen met een Koning Kyros mogen het er meer zijn.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/lesson</name>
    <message>
        <source>Abilities work in order: all 1s together, then all 2s, then all 3s. A character killed at 2 never uses an ability numbered 3.</source>
        <translation>Vaardigheden werken op volgorde: eerst alle met nummer 1 tegelijk, dan alle met 2, dan alle met 3. Wie bij 2 wordt gedood, komt aan een vaardigheid met nummer 3 niet meer toe.</translation>
    </message>
    <message>
        <source>Hush money: another card of the faction you have just played costs 1 more gold or brings 1 less. Only the previous wave counts.</source>
        <translation>Zwijggeld: nog een kaart van de factie die je net hebt gespeeld, kost 1 goud meer of levert 1 goud minder op. Alleen je vorige golf telt.</translation>
    </message>
    <message>
        <source>King Kyros lets you play an extra Empire card you can pay for, without hush money. You do not have to.</source>
        <translation>Met Koning Kyros mag je een extra kaart van het Rijk spelen die je kunt betalen, zonder zwijggeld. Je mag er ook van afzien.</translation>
    </message>
    <message>
        <source>Someone has reached 15 influence, so the game is over. The most influence wins; if tied, the most gold; if still tied, nobody wins.</source>
        <translation>Iemand heeft 15 invloed bereikt, dus de partij is voorbij. Wie de meeste invloed heeft, wint; bij gelijke stand wie het meeste goud heeft. Is ook dat gelijk, dan wint niemand.</translation>
    </message>
    <message>
        <source>That battle is settled: characters of the winning faction granted their players influence, no matter who made that faction strong. The others paid gold if they had a diamond.</source>
        <translation>De slag is beslist: karakters van de winnende factie hebben hun spelers invloed opgeleverd, wie die factie ook sterk heeft gemaakt. De andere hebben goud opgeleverd als ze een ruit hebben.</translation>
    </message>
    <message>
        <source>The battle is over. Keep one card for the next one: drag it to the place for your saved card. An expensive noble can wait until you have the gold.</source>
        <translation>De slag is voorbij. Bewaar één kaart voor de volgende: sleep hem naar de plaats voor bewaarde kaarten. Een dure kaart van adel kan wachten tot je het goud hebt.</translation>
    </message>
    <message>
        <source>The faction with the most power across all waves wins the battle, no matter who played its characters. Cards of one faction help each other, but everyone sees whom you back.</source>
        <translation>De factie met de meeste kracht in alle golven samen wint de slag, wie haar karakters ook heeft gespeeld. Kaarten van één factie helpen elkaar, maar iedereen ziet wie je steunt.</translation>
    </message>
    <message>
        <source>The first wave: play a card in secret. Drag it to your side of the battle. All cards are shown once everyone has chosen.</source>
        <translation>De eerste golf: speel in het geheim een kaart. Sleep hem naar jouw kant van de slag. Als iedereen heeft gekozen, worden alle kaarten getoond.</translation>
    </message>
    <message>
        <source>The number in the corner is power. The crown is the influence you gain if the card’s faction wins. The disc is its income or its cost in gold. The diamond is the gold you get if its faction loses.</source>
        <translation>Het getal in de hoek is de kracht. De kroon is de invloed die je krijgt als de factie van de kaart wint. De schijf toont de inkomsten of kosten, de ruit het goud dat je krijgt als die factie verliest.</translation>
    </message>
    <message>
        <source>The power track shows who leads. Hover over a card in your hand: pale tokens on the track show what that card alone would change.</source>
        <translation>Het krachtspoor laat zien wie voorligt. Wijs een kaart in je hand aan: bleke fiches op het spoor tonen wat alleen die kaart zou veranderen.</translation>
    </message>
    <message>
        <source>Welcome! Every battle begins with a draft. Take one card from your pool: drag it to your hand. The rest goes to your left neighbor, and your right neighbor passes you theirs.</source>
        <translation>Welkom! Elke slag begint met een draft. Neem één kaart uit je pakje: sleep hem naar je hand. De rest gaat naar je linkerbuur, en jij krijgt het pakje van je rechterbuur.</translation>
    </message>
    <message>
        <source>You have 3 gold. Commoners bring gold or cost nothing, elites are strong, and nobles are expensive and grant the most influence. Characters you cannot pay for take no part in the battle.</source>
        <translation>Je hebt 3 goud. Het volk levert goud op of kost niets, de elite is sterk, de adel is duur en levert de meeste invloed op. Karakters die je niet kunt betalen, doen niet mee aan de slag.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/log</name>
    <message>
        <source>All other cards are shuffled into the deck.</source>
        <translation>Alle andere kaarten worden in de trekstapel geschud.</translation>
    </message>
    <message>
        <source>All pools are passed to the left.</source>
        <translation>Alle pakjes worden naar links doorgegeven.</translation>
    </message>
    <message>
        <source>Battle {number} begins: everyone gets a pool of six cards.</source>
        <translation>Slag {number} begint: iedereen krijgt een pakje van zes kaarten.</translation>
    </message>
    <message>
        <source>Cannot pay for {card}: it is turned face down and brings {gold} gold.</source>
        <translation>Kan {card:def} niet betalen: de kaart wordt omgedraaid en levert {gold} goud op.</translation>
    </message>
    <message>
        <source>Collects {gold} gold as consolation for {cards}.</source>
        <translation>Ontvangt {gold} troostgoud voor {cards:def}.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}, 1 less because of hush money.</source>
        <translation>Ontvangt {gold} goud voor {card:def}, 1 goud minder door zwijggeld.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}.</source>
        <translation>Ontvangt {gold} goud voor {card:def}.</translation>
    </message>
    <message>
        <source>Converts and emboldens {targets} with {card}: +1 power each.</source>
        <translation>Bekeert {targets} met {card:def} en geeft elk 1 extra kracht.</translation>
    </message>
    <message>
        <source>Converts {targets} with {card}.</source>
        <translation>Bekeert {targets} met {card:def}.</translation>
    </message>
    <message>
        <source>Drafts {card}.</source>
        <translation>Neemt uit het pakje {card:def}.</translation>
    </message>
    <message>
        <source>Emboldens {targets} with {card}: +1 power each.</source>
        <translation>Moedigt {targets} aan met {card:def} (+1 kracht).</translation>
    </message>
    <message>
        <source>Gains {influence} influence for the death of {card}.</source>
        <translation>Krijgt {influence} invloed door de dood van {card}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for {cards}.</source>
        <translation>Krijgt {influence} invloed voor {cards:def}.</translation>
    </message>
    <message>
        <source>Gets nothing from {card}: there is no next wave.</source>
        <translation>Heeft niets aan {card:def}: er is geen volgende golf.</translation>
    </message>
    <message>
        <source>Has chosen.</source>
        <translation>Heeft gekozen.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets 2 more power.</source>
        <translation>Heeft nog {gold} goud: {card:def} krijgt 2 extra kracht.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets no extra power.</source>
        <translation>Heeft nog {gold} goud: {card:def} krijgt geen extra kracht.</translation>
    </message>
    <message>
        <source>Keeps a card for the next battle.</source>
        <translation>Bewaart een kaart voor de volgende slag.</translation>
    </message>
    <message>
        <source>Keeps {card} for the next battle.</source>
        <translation>Bewaart {card:def} voor de volgende slag.</translation>
    </message>
    <message>
        <source>Keeps {card} in play for the next battle.</source>
        <translation>Laat {card:def} liggen voor de volgende slag.</translation>
    </message>
    <message>
        <source>Kills {targets} with {card}.</source>
        <translation>Doodt {targets} met {card:def}.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}, including 1 gold in hush money.</source>
        <translation>Betaalt {gold} goud voor {card:def}, waarvan 1 zwijggeld.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}.</source>
        <translation>Betaalt {gold} goud voor {card:def}.</translation>
    </message>
    <message>
        <source>Picks up the saved card.</source>
        <translation>Neemt de bewaarde kaart in de hand.</translation>
    </message>
    <message>
        <source>Plays {card} as an extra card.</source>
        <translation>Speelt {card:def} als extra kaart.</translation>
    </message>
    <message>
        <source>Plays {card} in wave {wave}.</source>
        <translation>Speelt {card:def} in golf {wave}.</translation>
    </message>
    <message>
        <source>Power after wave {wave}: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Kracht na golf {wave}: Rijk {empire}, Rebellen {rebels}, Kerk {church}.</translation>
    </message>
    <message>
        <source>Silences {targets} with {card}.</source>
        <translation>Maakt {targets} monddood met {card:def}.</translation>
    </message>
    <message>
        <source>The battle is over. Winning with {power} power: {factions}.</source>
        <translation>Met {power} kracht is de slag gewonnen door: {factions}.</translation>
    </message>
    <message>
        <source>The game is over. Influence and gold are equal, so nobody wins.</source>
        <translation>De partij is voorbij. Invloed en goud zijn gelijk, dus niemand wint.</translation>
    </message>
    <message>
        <source>The game is over. Winner: {player}.</source>
        <translation>De partij is voorbij. Winnaar: {player}.</translation>
    </message>
    <message>
        <source>Uses {card}, but nobody is affected.</source>
        <translation>Treft niemand met {card:def}.</translation>
    </message>
    <message>
        <source>Will embolden the Rebels in the next wave with {card}.</source>
        <translation>Moedigt met {card:def} de Rebellen van de volgende golf aan.</translation>
    </message>
    <message>
        <source>Will keep {card} in play for the next battle if the Rebels lose this one.</source>
        <translation>Laat {card:def} liggen voor de volgende slag als de Rebellen deze verliezen.</translation>
    </message>
    <message>
        <source>{player}’s {card}</source>
        <translation>{card:def} van {player}</translation>
    </message>
</context>
<context>
    <name>shadow-throne/mark</name>
    <message>
        <source>Another character of the {faction} now costs 1 more gold.</source>
        <translation>Nog een karakter van deze factie kost nu 1 goud meer: {faction}.</translation>
    </message>
    <message>
        <source>Chosen in secret.</source>
        <translation>In het geheim gekozen.</translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation>Bekeerd: hoort bij de Kerk.</translation>
    </message>
    <message>
        <source>Costs {cost} gold, but you have {gold}: it would be turned face down and bring 1 gold.</source>
        <translation>Kost {cost} goud, maar je hebt {gold}: de kaart zou worden omgedraaid en 1 goud opleveren.</translation>
    </message>
    <message>
        <source>Dead: no power, half the influence.</source>
        <translation>Dood: geen kracht en nog maar de halve invloed.</translation>
    </message>
    <message>
        <source>Its power is now {power}.</source>
        <translation>De kracht is nu {power}.</translation>
    </message>
    <message>
        <source>Power with this card alone: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Kracht met alleen deze kaart: Rijk {empire}, Rebellen {rebels}, Kerk {church}.</translation>
    </message>
    <message>
        <source>Silenced: its ability, numbered 2 or 3, does not work.</source>
        <translation>Monddood: vaardigheden met nummer 2 of 3 werken niet.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Blijft liggen voor de volgende slag als de Rebellen verliezen.</translation>
    </message>
    <message>
        <source>Takes no part in this battle.</source>
        <translation>Doet niet mee aan de slag.</translation>
    </message>
    <message numerus="yes">
        <source>With hush money, this card brings only %n gold.</source>
        <translation>
            <numerusform>Met zwijggeld levert deze kaart maar %n goud op.</numerusform>
            <numerusform>Met zwijggeld levert deze kaart maar %n goud op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With hush money, this card costs %n gold.</source>
        <translation>
            <numerusform>Met zwijggeld kost deze kaart %n goud.</numerusform>
            <numerusform>Met zwijggeld kost deze kaart %n goud.</numerusform>
        </translation>
    </message>
    <message>
        <source>face down for 1 gold</source>
        <translation>gedekt: +1 goud</translation>
    </message>
    <message>
        <source>with {card} alone</source>
        <translation>met alleen {card}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n gold</source>
        <translation>
            <numerusform>{player}: %n goud</numerusform>
            <numerusform>{player}: %n goud</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/move</name>
    <message>
        <source>Keep {card}</source>
        <translation>{card:Def} bewaren</translation>
    </message>
    <message>
        <source>Play no extra card</source>
        <translation>Geen extra kaart</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card:Def} spelen</translation>
    </message>
    <message>
        <source>Play {card} as an extra card</source>
        <translation>{card:Def} als extra kaart spelen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card:Def} nemen</translation>
    </message>
</context>
<context>
    <name>shadow-throne/number</name>
    <message>
        <source>Cards in a pool</source>
        <translation>Kaarten in een pakje</translation>
    </message>
    <message>
        <source>Gold at the start</source>
        <translation>Goud aan het begin</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Invloed</translation>
    </message>
    <message>
        <source>Influence of “{card}”</source>
        <translation>Invloed van ‘{card}’</translation>
    </message>
    <message>
        <source>Influence that ends the game</source>
        <translation>Invloed die de partij beëindigt</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kracht</translation>
    </message>
    <message>
        <source>Power of “{card}”</source>
        <translation>Kracht van ‘{card}’</translation>
    </message>
    <message>
        <source>{number} copies of King Kyros allow that many extra cards, so a pool needs at least {least} cards.</source>
        <translation>Met {number} keer Koning Kyros zijn er evenveel extra kaarten mogelijk, dus een pakje moet minstens {least} kaarten hebben.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/option</name>
    <message>
        <source>15: the usual game</source>
        <translation>15: de gewone partij</translation>
    </message>
    <message>
        <source>20: a longer game</source>
        <translation>20: een langere partij</translation>
    </message>
    <message>
        <source>25: a long game</source>
        <translation>25: een lange partij</translation>
    </message>
    <message>
        <source>Influence that ends the game</source>
        <translation>Invloed die de partij beëindigt</translation>
    </message>
</context>
<context>
    <name>shadow-throne/prompt</name>
    <message>
        <source>Keep one card for the next battle.</source>
        <translation>Bewaar één kaart voor de volgende slag.</translation>
    </message>
    <message>
        <source>King Kyros: play an extra Empire card, or none.</source>
        <translation>Koning Kyros: nog een kaart van het Rijk of geen.</translation>
    </message>
    <message>
        <source>Play a card in secret for wave {wave}.</source>
        <translation>Speel in het geheim een kaart voor golf {wave}.</translation>
    </message>
    <message>
        <source>Take a card from your pool.</source>
        <translation>Neem een kaart uit je pakje.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message numerus="yes">
        <source>You could play %n Empire card(s): play none?</source>
        <translation>
            <numerusform>Je kunt %n kaart van het Rijk spelen: geen?</numerusform>
            <numerusform>Je kunt %n kaarten van het Rijk spelen: geen?</numerusform>
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
        <translation>Zoveel invloed krijgt een rivaal nu hoogstens bij een zege: {faction} {number}, {other} {more}.</translation>
    </message>
    <message>
        <source>In the next wave, you could then pay for {number} of the cards left in your hand; after {other}, for only {less}.</source>
        <translation>In de volgende golf kun je dan {number} van je handkaarten betalen, na {other:def} maar {less}.</translation>
    </message>
    <message>
        <source>No faction is ahead of the {faction}. If that side wins, this card may grant {influence} influence.</source>
        <translation>Geen factie is nu sterker dan deze: {faction}. Als die wint, kan deze kaart {influence} invloed opleveren.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold, so {card} has 2 more power: {power} for the Church, instead of {less} with {other}.</source>
        <translation>Je houdt {gold} goud over, dus {card:def} krijgt 2 extra kracht: de Kerk komt op {power}, met {other:def} op {less}.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold. {other} would leave {less}, because of hush money.</source>
        <translation>Je houdt {gold} goud over, met {other:def} maar {less}, door zwijggeld.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold. {other} would leave {less}.</source>
        <translation>Je houdt {gold} goud over, met {other:def} maar {less}.</translation>
    </message>
    <message>
        <source>This card brings {gold} gold as consolation if its faction loses.</source>
        <translation>Deze kaart levert {gold} troostgoud op als de eigen factie verliest.</translation>
    </message>
    <message>
        <source>This card brings {gold} gold at once.</source>
        <translation>Deze kaart levert meteen {gold} goud op.</translation>
    </message>
    <message>
        <source>This card may grant {influence} influence if its faction wins.</source>
        <translation>Deze kaart kan {influence} invloed opleveren als zijn factie wint.</translation>
    </message>
    <message>
        <source>What you do not play now, you can keep for the next battle.</source>
        <translation>Wat je nu niet speelt, kun je voor de volgende slag bewaren.</translation>
    </message>
    <message>
        <source>What you do not play now, you can still play in a later wave.</source>
        <translation>Wat je nu niet speelt, kun je in een latere golf nog spelen.</translation>
    </message>
    <message>
        <source>When played, this card brings up to {gold} gold.</source>
        <translation>Als je deze kaart speelt, levert hij hoogstens {gold} goud op.</translation>
    </message>
    <message>
        <source>When played, {card} brings {number} gold. {other} brings none.</source>
        <translation>Speel je {card:def}, dan krijg je {number} goud, met {other:def} niets.</translation>
    </message>
    <message>
        <source>When played, {card} brings {number} gold. {other} would cost {more}.</source>
        <translation>Speel je {card:def}, dan krijg je {number} goud; voor {other:def} betaal je {more}.</translation>
    </message>
    <message>
        <source>With {card}, all commoners in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>Met {card:def} sterft al het volk in de golf, behalve dat van het Rijk. Van de {cards} kaarten die je niet ziet, kunnen je rivalen er {number} verliezen.</translation>
    </message>
    <message>
        <source>With {card}, all commoners in the wave join the Church. That could happen to {number} of the {cards} cards you cannot see.</source>
        <translation>Met {card:def} gaat al het volk in de golf over naar de Kerk. Van de {cards} kaarten die je niet ziet, kan dat er {number} treffen.</translation>
    </message>
    <message>
        <source>With {card}, all elites in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>Met {card:def} sterft alle elite in de golf, behalve die van het Rijk. Van de {cards} kaarten die je niet ziet, kunnen je rivalen er {number} verliezen.</translation>
    </message>
    <message>
        <source>With {card}, all elites in the wave join the Church. That could happen to {number} of the {cards} cards you cannot see.</source>
        <translation>Met {card:def} gaat alle elite in de golf over naar de Kerk. Van de {cards} kaarten die je niet ziet, kan dat er {number} treffen.</translation>
    </message>
    <message>
        <source>With {card}, all nobles in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>Met {card:def} sterft alle adel in de golf, behalve die van het Rijk. Van de {cards} kaarten die je niet ziet, kunnen je rivalen er {number} verliezen.</translation>
    </message>
    <message>
        <source>With {card}, every other Rebel in the wave gets 1 more power. Of the {cards} cards you cannot see, {number} are Rebels that a rival could play.</source>
        <translation>Met {card:def} krijgt elke andere Rebel in de golf 1 extra kracht. Van de {cards} kaarten die je niet ziet, zijn er {number} Rebellen die een rivaal kan spelen.</translation>
    </message>
    <message>
        <source>With {card}, other factions’ 2 and 3 abilities do not work in this wave. That could affect {number} of the {cards} cards you cannot see.</source>
        <translation>Met {card:def} werken vaardigheden 2 en 3 van andere facties in deze golf niet. Van de {cards} kaarten die je niet ziet, kan dat er {number} treffen.</translation>
    </message>
    <message>
        <source>With {card}, you gain {number} more influence if its faction wins.</source>
        <translation>Met {card:def} krijg je {number} invloed meer als de factie van die kaart wint.</translation>
    </message>
    <message>
        <source>With {card}, you hold {number} cards of the same faction; with {other}, only {less}.</source>
        <translation>Met {card:def} heb je {number} kaarten van dezelfde factie in je hand, met {other:def} maar {less}.</translation>
    </message>
    <message>
        <source>With {card}, your cards of the same faction have {number} power; with {other}, only {less}.</source>
        <translation>Met {card:def} hebben je kaarten van dezelfde factie samen {number} kracht, met {other:def} maar {less}.</translation>
    </message>
    <message>
        <source>You cannot pay for this card, so it brings {gold} gold.</source>
        <translation>Je kunt deze kaart niet betalen, dus levert hij {gold} goud op.</translation>
    </message>
    <message>
        <source>You cannot pay for this card, so it brings {gold} gold. No hush money is due in the next wave.</source>
        <translation>Je kunt deze kaart niet betalen, dus levert hij {gold} goud op. In de volgende golf hoef je geen zwijggeld te betalen.</translation>
    </message>
    <message>
        <source>You cannot pay for {card}, so it is turned face down and brings 1 gold. In the next wave, you could pay for {number} of the cards left in your hand; after {other}, for only {less}.</source>
        <translation>{card:Def} kun je niet betalen: de kaart wordt omgedraaid en levert 1 goud op. In de volgende golf kun je {number} van je handkaarten betalen, na {other:def} maar {less}.</translation>
    </message>
    <message>
        <source>You do not have to play an extra card.</source>
        <translation>Je hoeft geen extra kaart te spelen.</translation>
    </message>
    <message>
        <source>You keep {gold} gold instead of {less}.</source>
        <translation>Je houdt {gold} goud over in plaats van {less}.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand, with {number} influence on its crown.</source>
        <translation>Je houdt {other:def} in je hand, met {number} invloed op de kroon.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand, with {number} power.</source>
        <translation>Je houdt {other:def} in je hand, met {number} kracht.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand: it can still bring {number} gold.</source>
        <translation>Je houdt {other:def} in je hand; die kaart kan je nog {number} goud opleveren.</translation>
    </message>
    <message>
        <source>{card} alone brings the {faction} to {power} power, instead of {less} with {other}.</source>
        <translation>Kracht met alleen {card:def}: {faction} {power}; met {other:def} maar {less}.</translation>
    </message>
    <message>
        <source>{card} alone brings the {faction} to {power} power, instead of {less} without it.</source>
        <translation>Kracht met alleen {card:def}: {faction} {power}; zonder die kaart maar {less}.</translation>
    </message>
    <message>
        <source>{card} brings {number} gold if its faction loses; {other} brings {less}.</source>
        <translation>Met {card:def} krijg je {number} troostgoud als de factie verliest, met {other:def} {less}.</translation>
    </message>
    <message>
        <source>{card} brings {number} influence if its faction wins; {other} brings {less}.</source>
        <translation>Met {card:def} krijg je {number} invloed als de factie wint, met {other:def} {less}.</translation>
    </message>
    <message>
        <source>{card} costs {number} gold; {other} costs {more}.</source>
        <translation>Voor {card:def} betaal je {number} goud, voor {other:def} {more}.</translation>
    </message>
    <message>
        <source>{card} emboldens the Rebels in the next wave. You will have {number} left in your hand.</source>
        <translation>Met {card:def} moedig je de Rebellen van de volgende golf aan; je hebt er dan nog {number} in je hand.</translation>
    </message>
    <message>
        <source>{card} emboldens {number} of the Rebels on the table: {power} power for the Rebels, instead of {less} with {other}.</source>
        <translation>Met {card:def} moedig je {number} van de Rebellen op tafel aan: de Rebellen komen op {power} kracht, met {other:def} op {less}.</translation>
    </message>
    <message>
        <source>{card} has {number} power; {other} has only {less}.</source>
        <translation>Met {card:def} breng je {number} kracht in, met {other:def} maar {less}.</translation>
    </message>
    <message>
        <source>{card} kills {number} of your rivals’ characters at once.</source>
        <translation>Met {card:def} dood je meteen {number} van de karakters van je rivalen.</translation>
    </message>
    <message>
        <source>{card} lets you add an Empire card. Of those in your hand, you could pay for {number}.</source>
        <translation>Met {card:def} mag je een extra kaart van het Rijk spelen. Van die in je hand kun je er {number} betalen.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/refusal</name>
    <message>
        <source>A character stays where it was played until the battle is over.</source>
        <translation>Een gespeeld karakter blijft liggen tot de slag voorbij is.</translation>
    </message>
    <message>
        <source>A wave is under way: play a card from your hand.</source>
        <translation>Er is een golf bezig: speel een kaart uit je hand.</translation>
    </message>
    <message>
        <source>Drag a card from your hand to your characters to play it.</source>
        <translation>Sleep een kaart uit je hand naar je karakters om hem te spelen.</translation>
    </message>
    <message>
        <source>Drag a card from your pool to your hand to take it.</source>
        <translation>Sleep een kaart uit je pakje naar je hand om hem te nemen.</translation>
    </message>
    <message>
        <source>King Kyros lets you play an extra Empire card, or none.</source>
        <translation>Koning Kyros laat je een extra kaart van het Rijk spelen, of geen.</translation>
    </message>
    <message>
        <source>Pools are dealt from the deck at the start of each battle.</source>
        <translation>De pakjes worden aan het begin van elke slag van de trekstapel gedeeld.</translation>
    </message>
    <message>
        <source>The battle is over: keep one card from your hand.</source>
        <translation>De slag is voorbij: bewaar één kaart uit je hand.</translation>
    </message>
    <message>
        <source>The draft is under way: take a card from your pool.</source>
        <translation>De draft is bezig: neem een kaart uit je pakje.</translation>
    </message>
    <message>
        <source>The tokens show each faction’s power; the game keeps count.</source>
        <translation>De fiches tonen de kracht van de facties; het spel houdt die bij.</translation>
    </message>
    <message>
        <source>These cards are secret; only {player} decides what happens to them.</source>
        <translation>Deze kaarten zijn geheim, en alleen {player} beslist erover.</translation>
    </message>
    <message>
        <source>To keep a card, drag it to the place for your saved card.</source>
        <translation>Sleep de kaart die je wilt bewaren naar de plaats voor bewaarde kaarten.</translation>
    </message>
    <message>
        <source>Your saved card joins your hand when the draft is over.</source>
        <translation>Je bewaarde kaart komt na de draft in je hand.</translation>
    </message>
    <message>
        <source>{card} costs {cost} gold, but you have {gold}.</source>
        <translation>Voor {card:def} heb je {cost} goud nodig, maar je hebt {gold}.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card:Def} heb je niet in je hand.</translation>
    </message>
    <message>
        <source>{card} is not in your pool.</source>
        <translation>{card:Def} heb je niet in je pakje.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/road</name>
    <message>
        <source>Everyone starts with eight gold instead of three, and the game ends at eight influence.</source>
        <translation>Iedereen begint met acht goud in plaats van drie, en de partij eindigt bij acht invloed.</translation>
    </message>
    <message>
        <source>Everyone starts with one gold instead of three, and the game ends at eight influence.</source>
        <translation>Iedereen begint met één goud in plaats van drie, en de partij eindigt bij acht invloed.</translation>
    </message>
    <message>
        <source>Four armies reach the river at the same time. Three of them are polite enough to let you go first.</source>
        <translation>Vier legers bereiken tegelijk de rivier. Drie zijn zo beleefd jou te laten voorgaan.</translation>
    </message>
    <message>
        <source>Frida has won every battle of this war, on all three sides. Behind her you can see the throne.</source>
        <translation>Frida heeft elke slag van deze oorlog gewonnen, aan alle drie de kanten. Achter haar zie je de troon.</translation>
    </message>
    <message>
        <source>Nobody has been paid since autumn. Anyone still fighting does so on credit.</source>
        <translation>Sinds de herfst is niemand betaald. Wie nog vecht, vecht op krediet.</translation>
    </message>
    <message>
        <source>The Baggage Train</source>
        <translation>De legertros</translation>
    </message>
    <message>
        <source>The Empire’s gold has arrived, and tonight nobody is counting it.</source>
        <translation>Het goud van het Rijk is er, en vannacht telt niemand het.</translation>
    </message>
    <message>
        <source>The Fallen Captain</source>
        <translation>De zieke kapitein</translation>
    </message>
    <message>
        <source>The Ford</source>
        <translation>De voorde</translation>
    </message>
    <message>
        <source>The Last Battle</source>
        <translation>De laatste slag</translation>
    </message>
    <message>
        <source>The Map Tent</source>
        <translation>De kaartentent</translation>
    </message>
    <message>
        <source>The Outpost</source>
        <translation>De voorpost</translation>
    </message>
    <message>
        <source>The Siege</source>
        <translation>Het beleg</translation>
    </message>
    <message>
        <source>The Winter Camp</source>
        <translation>Het winterkamp</translation>
    </message>
    <message>
        <source>The captain has fallen ill in mid-campaign. You inherit his seal, his debts, and his enemies.</source>
        <translation>Midden in de veldtocht is de kapitein ziek geworden. Je krijgt zijn zegel, zijn schulden en zijn vijanden.</translation>
    </message>
    <message>
        <source>The game ends at eight influence.</source>
        <translation>De partij eindigt bij acht invloed.</translation>
    </message>
    <message>
        <source>The game ends at eleven influence.</source>
        <translation>De partij eindigt bij elf invloed.</translation>
    </message>
    <message>
        <source>The generals bend over three maps and cannot agree. Tell them what to do before they ask someone else.</source>
        <translation>De generaals buigen zich over drie landkaarten en worden het niet eens. Zeg wat ze moeten doen, voordat ze het een ander vragen.</translation>
    </message>
    <message>
        <source>The towers stand so close that you can count the enemy’s buttons. Nobody wants to be the first to climb.</source>
        <translation>De torens staan zo dichtbij dat je de knopen van de vijand kunt tellen. Niemand wil als eerste klimmen.</translation>
    </message>
    <message>
        <source>This war has three sides and no end. At the outpost they let you choose one, for a while.</source>
        <translation>Deze oorlog heeft drie kanten en geen einde. Bij de voorpost mag je er een kiezen, voor even.</translation>
    </message>
    <message>
        <source>Win by {number} influence or more.</source>
        <translation>Win met minstens {number} invloed voorsprong.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/rule</name>
    <message>
        <source>A battle has four waves. In each, characters are chosen and shown, gold is collected or paid, abilities work in the order of their numbers, and the power track is updated.</source>
        <translation>Een slag heeft vier golven. In elke golf worden de karakters gekozen en getoond, wordt goud ontvangen of betaald, werken de vaardigheden op volgorde van nummer en wordt het krachtspoor opnieuw geteld.</translation>
    </message>
    <message>
        <source>A converted character belongs to the Church: its power, influence, and consolation follow the Church. Shepherd of the Lost converts the commoners in her wave, Protis the elites in his. A character killed and converted at the same time is dead and belongs to the Church.</source>
        <translation>Een bekeerd karakter hoort bij de Kerk: kracht, invloed en troostgoud tellen voor de Kerk. De Herderin der Verlorenen bekeert het volk van haar golf, Protis de elite van de zijne. Wie tegelijk wordt gedood en bekeerd, is een dood lid van de Kerk.</translation>
    </message>
    <message>
        <source>A dead character has no power and loses its tokens. It grants half its influence, rounded down, and all of its consolation. It cannot be converted later, and its ability works only if its number came up before its death or at the same time.</source>
        <translation>Een dood karakter heeft geen kracht en verliest zijn fiches. Het levert de helft van zijn invloed op, naar beneden afgerond, en al zijn troostgoud. Het kan niet meer worden bekeerd, en zijn vaardigheid werkt alleen als het nummer al aan de beurt is geweest of op dat moment aan de beurt is.</translation>
    </message>
    <message>
        <source>After a battle, everyone secretly keeps one card from their hand and discards the rest. Anyone with a card left must keep one.</source>
        <translation>Na een slag bewaart iedereen in het geheim één kaart uit de hand en legt de rest af. Wie nog kaarten heeft, moet er een bewaren.</translation>
    </message>
    <message>
        <source>After every wave, the power of all living characters is added up for each faction.</source>
        <translation>Na elke golf tel je per factie de kracht van alle levende karakters.</translation>
    </message>
    <message>
        <source>All 1 abilities work first, then all 2s, then all 3s. Within one number, extra cards are played first, then it is settled whom each ability affects, and then everything happens at the same time.</source>
        <translation>Eerst werken alle vaardigheden met nummer 1, dan die met 2, dan die met 3. Bij elk nummer worden eerst extra kaarten gespeeld, dan wordt bepaald wie door welke vaardigheid wordt getroffen, en dan gebeurt alles tegelijk.</translation>
    </message>
    <message>
        <source>All characters are shuffled into one deck. Everyone starts with 3 gold and no influence. At the start of each battle, the three faction tokens stand at 0.</source>
        <translation>Alle karakters worden tot één trekstapel geschud. Iedereen begint met 3 goud en zonder invloed. Aan het begin van elke slag staan de fiches van de drie facties op 0.</translation>
    </message>
    <message>
        <source>Bentheon Knights kill commoners, Anna Lys kills elites, and Datura kills nobles. They affect only characters in their own wave, and never any that belong to the Empire at that moment.</source>
        <translation>De Ridders van Bentheon doden het volk, Anna Lys de elite, Datura de adel. Ze treffen alleen karakters van hun eigen golf, en nooit karakters die op dat moment bij het Rijk horen.</translation>
    </message>
    <message>
        <source>Characters of other factions in her wave cannot use their 2 or 3 abilities.</source>
        <translation>In haar golf werken vaardigheden met nummer 2 of 3 van andere facties niet.</translation>
    </message>
    <message>
        <source>Choosing in secret</source>
        <translation>In het geheim kiezen</translation>
    </message>
    <message>
        <source>Collect the income or pay the cost of each character you play. If you can pay, you must.</source>
        <translation>Voor elk karakter dat je speelt, ontvang je de inkomsten of betaal je de kosten. Wie kan betalen, moet betalen.</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Bekering</translation>
    </message>
    <message>
        <source>Discarded cards and all characters from the battle, face-down ones included, are shuffled into the deck for the next battle.</source>
        <translation>Afgelegde kaarten en de karakters van de slag, ook de omgedraaide, worden voor de volgende slag in de trekstapel geschud.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Emboldening</source>
        <translation>Aanmoedigen</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Einde van de partij</translation>
    </message>
    <message>
        <source>Every character grants its player influence if its faction has won, or consolation gold if it has not.</source>
        <translation>Elk karakter levert zijn speler invloed op als zijn factie heeft gewonnen, en zo niet, troostgoud.</translation>
    </message>
    <message>
        <source>Every token adds 1 to a character’s power. A character killed and emboldened at the same time is dead and has no tokens. Phabos Scouts embolden every other Rebel in their wave.</source>
        <translation>Elk fiche verhoogt de kracht van een karakter met 1. Wie tegelijk wordt gedood en aangemoedigd, is dood en heeft geen fiches. De Verkenners van Phabos moedigen elke andere Rebel van hun golf aan.</translation>
    </message>
    <message>
        <source>Everyone gets a pool of six cards, secretly adds one of them to their hand, and passes the rest to the left. This repeats until all pools are used up; the last card goes into the hand as well. A card saved from the last battle joins the hand after the draft and is never passed on.</source>
        <translation>Iedereen krijgt een pakje van zes kaarten, kiest er in het geheim één voor de hand en geeft de rest door naar links. Zo gaat het door tot alle pakjes op zijn; ook de laatste kaart komt in de hand. Een bewaarde kaart van de vorige slag komt na de draft in de hand en wordt niet doorgegeven.</translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation>Vier golven</translation>
    </message>
    <message>
        <source>From the second wave on, a character costs 1 more gold, or brings 1 less gold, if its player’s character in the previous wave was of the same faction. Only the printed faction counts, even for a dead or converted character. Hush money is not cumulative over several waves. After King Kyros and his extra card, it is still 1 for the next Empire card.</source>
        <translation>Vanaf de tweede golf kost een karakter 1 goud meer of levert het 1 goud minder op, als je karakter van de vorige golf van dezelfde factie was. Alleen de factie die op de kaart staat, telt, ook bij gedode en bekeerde karakters. Zwijggeld loopt niet op over meerdere golven. Na Koning Kyros en zijn extra kaart blijft het 1 goud voor de volgende kaart van het Rijk.</translation>
    </message>
    <message>
        <source>He emboldens every Rebel in the next wave as soon as all cards of that wave are paid for, even if he is dead by then. In the fourth wave, he does nothing.</source>
        <translation>Hij moedigt elke Rebel van de volgende golf aan zodra alle kaarten van die golf zijn betaald, zelfs als hij dan al dood is. In de vierde golf doet hij niets.</translation>
    </message>
    <message>
        <source>He has 2 more power if his player has 0 or 1 gold when his number comes up.</source>
        <translation>Hij heeft 2 extra kracht als je 0 of 1 goud hebt wanneer zijn nummer aan de beurt is.</translation>
    </message>
    <message>
        <source>House edition</source>
        <translation>Huiseditie</translation>
    </message>
    <message>
        <source>Hush money</source>
        <translation>Zwijggeld</translation>
    </message>
    <message>
        <source>If he lives and the Rebels are not among the winners, he stays for the next battle and is in play before its first wave. He stays with the same player, as a Rebel, without tokens, cost, or hush money. After that battle, he goes back into the deck.</source>
        <translation>Leeft hij nog en horen de Rebellen niet bij de winnaars, dan blijft hij liggen: in de volgende slag ligt hij al vóór de eerste golf op tafel. Hij blijft bij dezelfde speler, als Rebel, zonder fiches, kosten of zwijggeld. Na die slag gaat hij terug in de trekstapel.</translation>
    </message>
    <message>
        <source>If you cannot pay for the character you played, turn it face down and collect 1 gold. It takes no part in the battle and causes no hush money in the next wave.</source>
        <translation>Wie het getoonde karakter niet kan betalen, draait het om en ontvangt 1 goud. Het doet niet mee aan de slag en kost in de volgende golf geen zwijggeld.</translation>
    </message>
    <message>
        <source>In each wave, everyone plays one card from their hand. All choose at the same time and in secret; the cards are shown once everyone has chosen.</source>
        <translation>In elke golf speelt iedereen één kaart uit de hand. Iedereen kiest tegelijk en in het geheim; de kaarten worden getoond als iedereen heeft gekozen.</translation>
    </message>
    <message>
        <source>Income and cost</source>
        <translation>Inkomsten en kosten</translation>
    </message>
    <message>
        <source>Influence and consolation</source>
        <translation>Invloed en troostgoud</translation>
    </message>
    <message>
        <source>Keeping one card</source>
        <translation>Eén kaart bewaren</translation>
    </message>
    <message>
        <source>Killers</source>
        <translation>Wie doodt</translation>
    </message>
    <message>
        <source>King Kyros</source>
        <translation>Koning Kyros</translation>
    </message>
    <message>
        <source>Langman</source>
        <translation>Langman</translation>
    </message>
    <message>
        <source>Order of abilities</source>
        <translation>Volgorde van vaardigheden</translation>
    </message>
    <message>
        <source>Picureas</source>
        <translation>Picureas</translation>
    </message>
    <message>
        <source>Power track</source>
        <translation>Krachtspoor</translation>
    </message>
    <message>
        <source>Princess Beatice</source>
        <translation>Prinses Beatice</translation>
    </message>
    <message>
        <source>Queen Eletheria</source>
        <translation>Koningin Eletheria</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>She converts the commoners in her wave and emboldens those that did not already belong to the Church, even if another character converts them at the same time.</source>
        <translation>Ze bekeert het volk van haar golf en moedigt allen aan die nog niet bij de Kerk hoorden, ook als een ander karakter hen tegelijk bekeert.</translation>
    </message>
    <message>
        <source>She emboldens every commoner in this and earlier waves that is a Rebel at that moment.</source>
        <translation>Ze moedigt in deze en eerdere golven iedereen uit het volk aan die op dat moment bij de Rebellen hoort.</translation>
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
        <translation>De doden</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle. If several tie for the most, all of them win.</source>
        <translation>De factie met de meeste kracht wint de slag. Zijn meerdere facties het sterkst, dan winnen ze allemaal.</translation>
    </message>
    <message>
        <source>The game ends after a battle in which someone reaches 15 influence; you can choose 20 or 25 for a longer game.</source>
        <translation>De partij eindigt na een slag waarin iemand 15 invloed heeft bereikt; voor een langere partij kun je 20 of 25 kiezen.</translation>
    </message>
    <message>
        <source>The most influence wins; if tied, the most gold. If still tied, nobody wins.</source>
        <translation>Wie de meeste invloed heeft, wint; bij gelijke stand wie het meeste goud heeft. Is dat ook gelijk, dan wint niemand.</translation>
    </message>
    <message>
        <source>The new deck</source>
        <translation>De nieuwe trekstapel</translation>
    </message>
    <message>
        <source>There are 54 characters, 18 in each faction. Their abilities follow the published rules; most of the printed numbers, and three of the names, are this house edition’s own.</source>
        <translation>Er zijn 54 karakters, 18 van elke factie. Hun vaardigheden volgen de gepubliceerde regels; de meeste gedrukte getallen en drie van de namen zijn van deze huiseditie zelf.</translation>
    </message>
    <message>
        <source>Unable to pay</source>
        <translation>Te weinig goud</translation>
    </message>
    <message>
        <source>When she dies, her player gains 3 influence at once, on top of what she grants if the Church wins. The game still ends only after a battle.</source>
        <translation>Als ze sterft, krijg je meteen 3 invloed, naast wat ze oplevert als de Kerk wint. De partij eindigt ook dan pas na een slag.</translation>
    </message>
    <message>
        <source>Who wins a battle</source>
        <translation>Wie een slag wint</translation>
    </message>
    <message>
        <source>Who wins the game</source>
        <translation>Wie de partij wint</translation>
    </message>
    <message>
        <source>With him, you may play an extra Empire card that you can pay for; no hush money is due. It belongs to the same wave, its ability takes effect with the 3s whatever its own number is, and only abilities numbered 3 affect it. If you play none, you do not have to say why. If there are several Kings, their players choose in secret at the same time; an extra King brings another extra card.</source>
        <translation>Met hem mag je een extra kaart van het Rijk spelen die je kunt betalen, zonder zwijggeld. Die hoort bij dezelfde golf; zijn vaardigheid werkt bij nummer 3, welk nummer hij zelf ook heeft, en alleen vaardigheden met nummer 3 treffen hem. Speel je er geen, dan hoef je niet te zeggen waarom. Bij meerdere Koningen kiezen hun spelers tegelijk en in het geheim; een extra Koning levert nog een extra kaart op.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/section</name>
    <message>
        <source>Abilities</source>
        <translation>Vaardigheden</translation>
    </message>
    <message>
        <source>Characters and battles</source>
        <translation>Karakters en slagen</translation>
    </message>
    <message>
        <source>Characters with abilities of their own</source>
        <translation>Karakters met eigen vaardigheden</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Goud</translation>
    </message>
    <message>
        <source>How battles and the game end</source>
        <translation>Hoe een slag en de partij eindigen</translation>
    </message>
</context>
<context>
    <name>shadow-throne/table</name>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card for you, {number} for {player}.</source>
        <translation>1 kaart voor jou, {number} voor {player}.</translation>
    </message>
    <message>
        <source>A card chosen in secret</source>
        <translation>Een in het geheim gekozen kaart</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Een gedekte kaart</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Slag {number}</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Everyone chooses a card in secret; then all are shown.</source>
        <translation>Iedereen kiest in het geheim een kaart; daarna worden ze allemaal getoond.</translation>
    </message>
    <message>
        <source>Influence: {number} of {goal}</source>
        <translation>Invloed: {number} van {goal}</translation>
    </message>
    <message>
        <source>Pools are passed to the left until they are used up.</source>
        <translation>De pakjes gaan naar links tot ze op zijn.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kracht</translation>
    </message>
    <message>
        <source>Power after wave {wave}</source>
        <translation>Kracht na golf {wave}</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle.</source>
        <translation>De sterkste factie wint de slag.</translation>
    </message>
    <message>
        <source>Turning point: battle {number} of {all}</source>
        <translation>Keerpunt: slag {number} van {all}</translation>
    </message>
    <message>
        <source>Wave {number}</source>
        <translation>Golf {number}</translation>
    </message>
    <message>
        <source>Wave {number} is still to come.</source>
        <translation>Golf {number} volgt nog.</translation>
    </message>
    <message numerus="yes">
        <source>by %n influence</source>
        <translation>
            <numerusform>%n invloed verschil</numerusform>
            <numerusform>%n invloed verschil</numerusform>
        </translation>
    </message>
    <message>
        <source>choose in secret</source>
        <translation>kies in het geheim</translation>
    </message>
    <message>
        <source>saved for this battle</source>
        <translation>voor deze slag</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>volgt nog</translation>
    </message>
    <message>
        <source>tied on influence; more gold wins</source>
        <translation>evenveel invloed; meer goud beslist</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>jouw kaart</translation>
    </message>
    <message>
        <source>{card}, chosen in secret</source>
        <translation>{card}, in het geheim gekozen</translation>
    </message>
    <message>
        <source>{card}, face down: it could not be paid for</source>
        <translation>{card}, gedekt: kon niet worden betaald</translation>
    </message>
    <message>
        <source>{card}, {rank}, {type}, power {power}</source>
        <translation>{card}, {rank}, {type}, kracht {power}</translation>
    </message>
    <message numerus="yes">
        <source>{faction} in this wave: %n power</source>
        <translation>
            <numerusform>{faction} in deze golf: %n kracht</numerusform>
            <numerusform>{faction} in deze golf: %n kracht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction}: %n power</source>
        <translation>
            <numerusform>{faction}: kracht %n</numerusform>
            <numerusform>{faction}: kracht %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s characters</source>
        <translation>Karakters van {player}</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Hand van {player}</translation>
    </message>
    <message>
        <source>{player}’s pool</source>
        <translation>Pakje van {player}</translation>
    </message>
    <message>
        <source>{player}’s saved card</source>
        <translation>Bewaarde kaart van {player}</translation>
    </message>
</context>
</TS>
