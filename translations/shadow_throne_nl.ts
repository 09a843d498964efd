<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>shadow-throne/ability</name>
    <message>
        <source>+1 power to Rebel commoners of this and earlier waves.</source>
        <translation>+1 kracht voor Rebellen uit het volk, in deze en eerdere golven.</translation>
    </message>
    <message>
        <source>+1 power to every Rebel of the next wave.</source>
        <translation>+1 kracht voor elke Rebel van de volgende golf.</translation>
    </message>
    <message>
        <source>+1 power to every other Rebel of their wave.</source>
        <translation>+1 kracht voor elke andere Rebel van hun golf.</translation>
    </message>
    <message>
        <source>+2 power if you have 0 or 1 gold after paying.</source>
        <translation>+2 kracht als je na het betalen 0 of 1 goud hebt.</translation>
    </message>
    <message>
        <source>Brings gold when it is played.</source>
        <translation>Levert goud op bij het uitspelen.</translation>
    </message>
    <message>
        <source>Consoles with gold if its faction loses.</source>
        <translation>Geeft troostgoud als de eigen factie verliest.</translation>
    </message>
    <message>
        <source>Converts all commoners of her wave.</source>
        <translation>Bekeert iedereen uit het volk in haar golf.</translation>
    </message>
    <message>
        <source>Converts all elites of his wave.</source>
        <translation>Bekeert iedereen uit de elite in zijn golf.</translation>
    </message>
    <message>
        <source>Converts commoners of her wave; each gets +1 power.</source>
        <translation>Bekeert iedereen uit het volk in haar golf; elk krijgt +1 kracht.</translation>
    </message>
    <message>
        <source>Grants 3 influence when she dies.</source>
        <translation>Levert 3 invloed op als ze sterft.</translation>
    </message>
    <message>
        <source>Kill all commoners of their wave.</source>
        <translation>Doden iedereen uit het volk in hun golf.</translation>
    </message>
    <message>
        <source>Kills all elites of her wave.</source>
        <translation>Doodt iedereen uit de elite in haar golf.</translation>
    </message>
    <message>
        <source>Kills all nobles of his wave.</source>
        <translation>Doodt iedereen van adel in zijn golf.</translation>
    </message>
    <message>
        <source>Other factions in her wave have no abilities 2 and 3.</source>
        <translation>Andere facties in haar golf hebben geen vaardigheden 2 en 3.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Blijft voor de volgende slag als de Rebellen verliezen.</translation>
    </message>
    <message>
        <source>You may play an extra Empire card.</source>
        <translation>Je mag een extra kaart van het Rijk spelen.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/aid</name>
    <message>
        <source>15 influence end the game. Most influence wins, then most gold, else nobody.</source>
        <translation>15 invloed beëindigt de partij. De meeste invloed wint, dan het meeste goud, anders niemand.</translation>
    </message>
    <message>
        <source>Abilities with number 1</source>
        <translation>Vaardigheden met getal 1</translation>
    </message>
    <message>
        <source>Abilities with number 2</source>
        <translation>Vaardigheden met getal 2</translation>
    </message>
    <message>
        <source>Abilities with number 3</source>
        <translation>Vaardigheden met getal 3</translation>
    </message>
    <message>
        <source>Abilities work: first all with number 1, then 2, then 3.</source>
        <translation>Vaardigheden werken: eerst alle met getal 1, dan 2, dan 3.</translation>
    </message>
    <message>
        <source>All choose a card in secret, and show it at the same time.</source>
        <translation>Iedereen kiest in het geheim een kaart; ze worden samen getoond.</translation>
    </message>
    <message>
        <source>Bentheon Knights, Anna Lys and Datura: kill commoners, elites, nobles of their wave, but none of the Empire.</source>
        <translation>Ridders van Bentheon, Anna Lys en Datura: doden volk, elite, adel van hun golf, maar niemand van het Rijk.</translation>
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
        <source>Dead: no power, half of the influence, no tokens.</source>
        <translation>Dood: geen kracht, halve invloed, geen fiches.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Emboldened: 1 power more for each token.</source>
        <translation>Aangemoedigd: 1 kracht meer voor elk fiche.</translation>
    </message>
    <message>
        <source>End of a battle</source>
        <translation>Einde van een slag</translation>
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
        <source>Hush money: 1 gold more for the faction of your wave before.</source>
        <translation>Zwijggeld: 1 goud meer voor de factie van je vorige golf.</translation>
    </message>
    <message>
        <source>If you cannot pay, the card is turned face down and you get 1 gold.</source>
        <translation>Kun je niet betalen, dan wordt de kaart omgedraaid en krijg je 1 goud.</translation>
    </message>
    <message>
        <source>Keep one card of your hand.</source>
        <translation>Bewaar één kaart uit je hand.</translation>
    </message>
    <message>
        <source>King Kyros: an extra Empire card, without hush money.</source>
        <translation>Koning Kyros: een extra kaart van het Rijk, zonder zwijggeld.</translation>
    </message>
    <message>
        <source>Langman: stays for the next battle if the Rebels lose.</source>
        <translation>Langman: blijft voor de volgende slag als de Rebellen verliezen.</translation>
    </message>
    <message>
        <source>Phabos Scouts: 1 more power for every other Rebel of their wave.</source>
        <translation>Verkenners van Phabos: 1 kracht meer voor elke andere Rebel van hun golf.</translation>
    </message>
    <message>
        <source>Picureas: 1 more power for every Rebel of the next wave.</source>
        <translation>Picureas: 1 kracht meer voor elke Rebel van de volgende golf.</translation>
    </message>
    <message>
        <source>Princess Beatice: converts commoners of her wave, with 1 more power for each.</source>
        <translation>Prinses Beatice: bekeert het volk van haar golf, met elk 1 kracht meer.</translation>
    </message>
    <message>
        <source>Queen Eletheria: 1 more power for Rebel commoners of this and earlier waves.</source>
        <translation>Koningin Eletheria: 1 kracht meer voor Rebellen uit het volk, in deze en eerdere golven.</translation>
    </message>
    <message>
        <source>Shepherd and Protis: convert commoners and elites of their wave.</source>
        <translation>Herderin en Protis: bekeren volk en elite van hun golf.</translation>
    </message>
    <message>
        <source>Simone: 3 influence when she dies.</source>
        <translation>Simone: 3 invloed als ze sterft.</translation>
    </message>
    <message>
        <source>Sythera: other factions in her wave have no abilities 2 and 3.</source>
        <translation>Sythera: andere facties in haar golf hebben geen vaardigheden 2 en 3.</translation>
    </message>
    <message>
        <source>Take one card out of your pool and pass the rest to the left, six times.</source>
        <translation>Neem één kaart uit je pakje en geef de rest door naar links, zes keer.</translation>
    </message>
    <message>
        <source>Thavma: 2 more power with 0 or 1 gold left.</source>
        <translation>Thavma: 2 kracht meer als er 0 of 1 goud over is.</translation>
    </message>
    <message>
        <source>The card saved from the last battle joins the hand afterwards.</source>
        <translation>De bewaarde kaart van de vorige slag komt daarna in de hand.</translation>
    </message>
    <message>
        <source>The power track is counted anew.</source>
        <translation>Het krachtspoor wordt opnieuw geteld.</translation>
    </message>
    <message>
        <source>The strongest faction wins; among equals, all of them.</source>
        <translation>De sterkste factie wint; bij gelijke stand alle sterkste.</translation>
    </message>
    <message>
        <source>What happens to characters</source>
        <translation>Wat er met karakters gebeurt</translation>
    </message>
    <message>
        <source>Your characters of the winners grant influence, the others consolation in gold.</source>
        <translation>Je karakters van de winnaars leveren invloed op, de andere troostgoud.</translation>
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
        <source>Its ability works in step {number}.</source>
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
        <source>Langman, Crown&apos;s Thorn</source>
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
        <source>Have the most influence when someone reaches 15, and you win. You have 12. Your two Rebels bring 3 if the Rebels win this battle. Make them the strongest.</source>
        <translation>Heb de meeste invloed als iemand 15 haalt, en je wint. Je hebt 12. Winnen de Rebellen deze slag, dan leveren je twee Rebellen 3 op. Maak hen het sterkst.</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Hoe win ik?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Hoe je wint</translation>
    </message>
    <message>
        <source>Look at the power track: the Empire has 7, the Rebels have 6.</source>
        <translation>Kijk naar het krachtspoor: het Rijk heeft 7, de Rebellen hebben 6.</translation>
    </message>
    <message>
        <source>Play Sythera the Whisperer: she adds 3 to the Rebels.</source>
        <translation>Speel Sythera de Fluisteraarster: ze geeft de Rebellen 3 kracht.</translation>
    </message>
    <message>
        <source>The Empire stayed ahead and won the battle. {player} now has {theirs} influence and wins the game; you have {yours}.</source>
        <translation>Het Rijk bleef voor en won de slag. {player} heeft nu {theirs} invloed en wint de partij; jij hebt er {yours}.</translation>
    </message>
    <message>
        <source>The Rebels won the battle with 9. The crowns of your three Rebels brought you 5 influence: 17, and you have won.</source>
        <translation>De Rebellen hebben de slag met 9 gewonnen. De kronen van je drie Rebellen hebben je 5 invloed opgeleverd: 17, en je hebt gewonnen.</translation>
    </message>
    <message>
        <source>When is the game over?</source>
        <translation>Wanneer is de partij afgelopen?</translation>
    </message>
    <message>
        <source>You know what you are playing for.</source>
        <translation>Je weet waar je voor speelt.</translation>
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
    <name>shadow-throne/game</name>
    <message>
        <source>Draft characters of three factions, play them in secret, and be on the side that wins the battle.</source>
        <translation>Kies karakters van drie facties, speel ze in het geheim uit en sta aan de kant die de slag wint.</translation>
    </message>
    <message>
        <source>Shadow Throne</source>
        <translation>Shadow Throne</translation>
    </message>
</context>
<context>
    <name>shadow-throne/lesson</name>
    <message>
        <source>Abilities have worked: first all with number 1, then 2, then 3, those of one number at the same time. Who is killed with number 2 does not come to an ability with number 3.</source>
        <translation>De vaardigheden hebben gewerkt: eerst alle met getal 1, dan 2, dan 3, die van één getal tegelijk. Wie bij getal 2 wordt gedood, komt aan een vaardigheid met getal 3 niet meer toe.</translation>
    </message>
    <message>
        <source>Another card of the faction you have just played costs 1 gold more, or brings 1 gold less: hush money. It is due only for the wave just before.</source>
        <translation>Nog een kaart van de factie die je net hebt gespeeld, kost 1 goud meer of levert 1 goud minder op: zwijggeld. Alleen de golf vlak ervoor telt.</translation>
    </message>
    <message>
        <source>King Kyros lets you play one more card of the Empire that you can pay, without hush money. You may also do without it.</source>
        <translation>Koning Kyros laat je nog een kaart van het Rijk spelen die je kunt betalen, zonder zwijggeld. Je mag er ook van afzien.</translation>
    </message>
    <message>
        <source>Somebody has come to 15 influence, so the game is over. The most influence wins; among equals the most gold, and if that is equal, too, nobody.</source>
        <translation>Iemand heeft 15 invloed bereikt, dus de partij is voorbij. De meeste invloed wint; bij gelijke stand het meeste goud, en is dat ook gelijk, dan niemand.</translation>
    </message>
    <message>
        <source>The battle before has been settled: characters of the winning faction granted their players influence, whoever made that faction strong. The others paid gold, if they have a diamond.</source>
        <translation>De vorige slag is beslist: karakters van de winnende factie hebben invloed opgeleverd voor wie ze heeft gespeeld, wie die factie ook sterk heeft gemaakt. De andere hebben goud opgeleverd als ze een ruit hebben.</translation>
    </message>
    <message>
        <source>The battle is over. Keep one card for the next one: drag it to the place of the saved card. A dear noble can wait until you have the gold.</source>
        <translation>De slag is voorbij. Bewaar één kaart voor de volgende: sleep haar naar de plaats van de bewaarde kaart. Dure adel kan wachten tot je het goud hebt.</translation>
    </message>
    <message>
        <source>The faction with the most power in all waves wins the battle, whoever played its characters. Cards of one faction help each other, but everybody sees whom you back.</source>
        <translation>De factie met de meeste kracht in alle golven wint de slag, wie haar karakters ook heeft gespeeld. Kaarten van één factie helpen elkaar, maar iedereen ziet wie je steunt.</translation>
    </message>
    <message>
        <source>The first wave: play a card in secret. Drag it to your side of the battle. All cards are shown when everybody has chosen.</source>
        <translation>De eerste golf: speel in het geheim een kaart. Sleep haar naar jouw kant van de slag. Als iedereen heeft gekozen, worden alle kaarten getoond.</translation>
    </message>
    <message>
        <source>The number in the corner is power. The crown is the influence you gain if the faction of the card wins, the disc is its income or its cost in gold, the diamond is gold if its faction loses.</source>
        <translation>Het getal in de hoek is de kracht. De kroon is de invloed die je krijgt als de factie van de kaart wint, de schijf is de inkomsten of kosten in goud, de ruit is goud als de factie verliest.</translation>
    </message>
    <message>
        <source>The power track shows who leads. Point at a card of your hand: pale tokens on the track show what it alone would change.</source>
        <translation>Het krachtspoor laat zien wie voorligt. Wijs een kaart van je hand aan: bleke fiches op het spoor tonen wat die kaart alleen zou veranderen.</translation>
    </message>
    <message>
        <source>Welcome! Every battle begins with a draft. Take one card out of your pool: drag it to your hand. The rest goes to your left neighbour, and you get what is left of another pool.</source>
        <translation>Welkom! Elke slag begint met een draft. Neem één kaart uit je pakje: sleep haar naar je hand. De rest gaat door naar links, en jij krijgt wat er van een ander pakje over is.</translation>
    </message>
    <message>
        <source>You have 3 gold. Commoners bring gold or cost nothing, elites have power, nobles are dear and grant most influence. What you cannot pay does not take part.</source>
        <translation>Je hebt 3 goud. Het volk levert goud op of kost niets, de elite heeft kracht, de adel is duur en levert de meeste invloed op. Wat je niet kunt betalen, doet niet mee.</translation>
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
        <source>Battle {number} begins: a pool of six cards for everybody.</source>
        <translation>Slag {number} begint: een pakje van zes kaarten voor iedereen.</translation>
    </message>
    <message>
        <source>Cannot pay for {card}: it is turned face down and brings {gold} gold.</source>
        <translation>Kan {card} niet betalen: de kaart wordt omgedraaid en levert {gold} goud op.</translation>
    </message>
    <message>
        <source>Collects {gold} gold as consolation for {cards}.</source>
        <translation>Ontvangt {gold} troostgoud voor {cards}.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}, 1 gold less as hush money.</source>
        <translation>Ontvangt {gold} goud voor {card}, 1 goud minder door zwijggeld.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}.</source>
        <translation>Ontvangt {gold} goud voor {card}.</translation>
    </message>
    <message>
        <source>Converts with {card}, and emboldens by 1 power: {targets}.</source>
        <translation>Bekeert met {card} en moedigt aan met 1 kracht: {targets}.</translation>
    </message>
    <message>
        <source>Converts with {card}: {targets}.</source>
        <translation>Bekeert met {card}: {targets}.</translation>
    </message>
    <message>
        <source>Emboldens with {card} by 1 power: {targets}.</source>
        <translation>Moedigt met {card} aan met 1 kracht: {targets}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for the death of {card}.</source>
        <translation>Krijgt {influence} invloed voor de dood van {card}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for {cards}.</source>
        <translation>Krijgt {influence} invloed voor {cards}.</translation>
    </message>
    <message>
        <source>Has chosen.</source>
        <translation>Heeft gekozen.</translation>
    </message>
    <message>
        <source>Has no next wave for {card}.</source>
        <translation>Heeft geen volgende golf voor {card}.</translation>
    </message>
    <message>
        <source>Has {card} stay for the next battle.</source>
        <translation>Laat {card} blijven voor de volgende slag.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets 2 more power.</source>
        <translation>Heeft nog {gold} goud: {card} krijgt 2 kracht meer.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets no more power.</source>
        <translation>Heeft nog {gold} goud: {card} krijgt geen extra kracht.</translation>
    </message>
    <message>
        <source>Keeps a card for the next battle.</source>
        <translation>Bewaart een kaart voor de volgende slag.</translation>
    </message>
    <message>
        <source>Keeps {card} for the next battle.</source>
        <translation>Bewaart {card} voor de volgende slag.</translation>
    </message>
    <message>
        <source>Kills with {card}: {targets}.</source>
        <translation>Doodt met {card}: {targets}.</translation>
    </message>
    <message>
        <source>Lets {card} stay for the next battle if the Rebels lose this one.</source>
        <translation>Laat {card} blijven voor de volgende slag als de Rebellen deze verliezen.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}, with 1 gold of hush money.</source>
        <translation>Betaalt {gold} goud voor {card}, waarvan 1 zwijggeld.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}.</source>
        <translation>Betaalt {gold} goud voor {card}.</translation>
    </message>
    <message>
        <source>Plays {card} as an extra card.</source>
        <translation>Speelt {card} als extra kaart.</translation>
    </message>
    <message>
        <source>Plays {card} in wave {wave}.</source>
        <translation>Speelt {card} in golf {wave}.</translation>
    </message>
    <message>
        <source>Power after wave {wave}: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Kracht na golf {wave}: Rijk {empire}, Rebellen {rebels}, Kerk {church}.</translation>
    </message>
    <message>
        <source>Reaches nobody with {card}.</source>
        <translation>Bereikt niemand met {card}.</translation>
    </message>
    <message>
        <source>Silences with {card}: {targets}.</source>
        <translation>Legt het zwijgen op met {card}: {targets}.</translation>
    </message>
    <message>
        <source>Takes the saved card into the hand.</source>
        <translation>Neemt de bewaarde kaart in de hand.</translation>
    </message>
    <message>
        <source>Takes {card} out of the pool.</source>
        <translation>Neemt {card} uit het pakje.</translation>
    </message>
    <message>
        <source>The battle is won with {power} power by: {factions}.</source>
        <translation>De slag wordt gewonnen met {power} kracht door: {factions}.</translation>
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
        <source>Will embolden the Rebels of the next wave with {card}.</source>
        <translation>Gaat met {card} de Rebellen van de volgende golf aanmoedigen.</translation>
    </message>
    <message>
        <source>{card} of {player}</source>
        <translation>{card} van {player}</translation>
    </message>
</context>
<context>
    <name>shadow-throne/mark</name>
    <message>
        <source>Another character of this faction costs 1 gold more now: {faction}.</source>
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
        <source>Dead: no power, and half of the influence.</source>
        <translation>Dood: geen kracht en de helft van de invloed.</translation>
    </message>
    <message>
        <source>It cannot be paid now: it would be turned face down and bring 1 gold.</source>
        <translation>De kaart is nu niet te betalen: ze zou worden omgedraaid en 1 goud opleveren.</translation>
    </message>
    <message>
        <source>Its power is {power} now.</source>
        <translation>De kracht is nu {power}.</translation>
    </message>
    <message>
        <source>Power with this card alone: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Kracht met alleen deze kaart: Rijk {empire}, Rebellen {rebels}, Kerk {church}.</translation>
    </message>
    <message>
        <source>Silenced: its abilities with number 2 or 3 do not work.</source>
        <translation>Tot zwijgen gebracht: vaardigheden met getal 2 of 3 werken niet.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Blijft voor de volgende slag als de Rebellen verliezen.</translation>
    </message>
    <message>
        <source>Takes no part in the battle.</source>
        <translation>Doet niet mee aan de slag.</translation>
    </message>
    <message>
        <source>needs {cost}, not {gold}</source>
        <translation>vergt {cost}, niet {gold}</translation>
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
        <translation>{card} bewaren</translation>
    </message>
    <message>
        <source>Play no extra card</source>
        <translation>Geen extra kaart</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} spelen</translation>
    </message>
    <message>
        <source>Play {card} as an extra card</source>
        <translation>{card} als extra kaart spelen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nemen</translation>
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
        <source>If its side loses, this card brings {gold} gold as consolation.</source>
        <translation>Als zijn kant verliest, levert deze kaart {gold} goud als troost op.</translation>
    </message>
    <message>
        <source>If its side wins, this card may grant {influence} influence.</source>
        <translation>Als zijn kant wint, kan deze kaart {influence} invloed opleveren.</translation>
    </message>
    <message>
        <source>It cannot be paid: it brings {gold} gold, and no hush money is due in the next wave.</source>
        <translation>De kaart is niet te betalen: hij levert {gold} goud op, en in de volgende golf is geen zwijggeld verschuldigd.</translation>
    </message>
    <message>
        <source>It cannot be paid: it brings {gold} gold.</source>
        <translation>De kaart is niet te betalen: hij levert {gold} goud op.</translation>
    </message>
    <message>
        <source>No faction has more power now: {faction}. If it wins, this card may grant {influence} influence.</source>
        <translation>Geen factie heeft nu meer kracht: {faction}. Als die wint, kan deze kaart {influence} invloed opleveren.</translation>
    </message>
    <message>
        <source>Nobody has to play an extra card.</source>
        <translation>Niemand hoeft een extra kaart te spelen.</translation>
    </message>
    <message>
        <source>This card brings {gold} gold at once.</source>
        <translation>Deze kaart levert meteen {gold} goud op.</translation>
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
        <source>When it is played, this card brings up to {gold} gold.</source>
        <translation>Als deze kaart wordt gespeeld, levert hij tot {gold} goud op.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/refusal</name>
    <message>
        <source>A character that is played stays where it lies until the battle is over.</source>
        <translation>Een gespeeld karakter blijft liggen tot de slag voorbij is.</translation>
    </message>
    <message>
        <source>A wave begins: play a card of your hand.</source>
        <translation>Een golf begint: speel een kaart uit je hand.</translation>
    </message>
    <message>
        <source>Drag a card of your hand to your characters, to play it.</source>
        <translation>Sleep een kaart uit je hand naar je karakters om die te spelen.</translation>
    </message>
    <message>
        <source>Drag a card of your pool to your hand, to take it.</source>
        <translation>Sleep een kaart uit je pakje naar je hand om die te nemen.</translation>
    </message>
    <message>
        <source>Drag the card that you keep to the place of your saved card.</source>
        <translation>Sleep de kaart die je bewaart naar de plaats van je bewaarde kaart.</translation>
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
        <source>The battle is over: keep one card of your hand.</source>
        <translation>De slag is voorbij: bewaar één kaart uit je hand.</translation>
    </message>
    <message>
        <source>The draft is under way: take a card out of your pool.</source>
        <translation>De draft is bezig: neem een kaart uit je pakje.</translation>
    </message>
    <message>
        <source>The tokens show the power of the factions; the game counts it.</source>
        <translation>De fiches tonen de kracht van de facties; het spel telt die.</translation>
    </message>
    <message>
        <source>These cards are secret, and only {player} decides about them.</source>
        <translation>Deze kaarten zijn geheim, en alleen {player} beslist erover.</translation>
    </message>
    <message>
        <source>Your saved card joins your hand when the draft is over.</source>
        <translation>Je bewaarde kaart komt na de draft in je hand.</translation>
    </message>
    <message>
        <source>{card} costs {cost} gold, and you have {gold}.</source>
        <translation>{card} kost {cost} goud, en je hebt {gold}.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} is niet in je hand.</translation>
    </message>
    <message>
        <source>{card} is not in your pool.</source>
        <translation>{card} zit niet in je pakje.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/rule</name>
    <message>
        <source>A battle has four waves. In each of them the characters are chosen and shown, gold is collected or paid, abilities work in the order of their numbers, and the power track is counted anew.</source>
        <translation>Een slag heeft vier golven. In elke golf worden de karakters gekozen en getoond, wordt goud ontvangen of betaald, werken de vaardigheden in de volgorde van hun getallen en wordt het krachtspoor opnieuw geteld.</translation>
    </message>
    <message>
        <source>A character that is played brings its income or costs its price. Whoever can pay must pay.</source>
        <translation>Een gespeeld karakter levert zijn inkomsten op of kost zijn prijs. Wie kan betalen, moet betalen.</translation>
    </message>
    <message>
        <source>A converted character belongs to the Church: its power, influence and consolation follow the Church. Shepherd of the Lost converts the commoners of her wave, Protis the elites of his. Who is killed and converted at the same time is a dead member of the Church.</source>
        <translation>Een bekeerd karakter hoort bij de Kerk: kracht, invloed en troostgoud tellen voor de Kerk. De Herderin der Verlorenen bekeert het volk van haar golf, Protis de elite van de zijne. Wie tegelijk wordt gedood en bekeerd, is een dood lid van de Kerk.</translation>
    </message>
    <message>
        <source>A dead character has no power and loses its tokens. It grants half of its influence, rounded down, and all of its consolation. It cannot be converted later, and its ability works only if its number has come up already or comes up at the same time.</source>
        <translation>Een dood karakter heeft geen kracht en verliest zijn fiches. Het levert de helft van zijn invloed op, naar beneden afgerond, en al zijn troostgoud. Het kan later niet worden bekeerd, en zijn vaardigheid werkt alleen als haar getal al aan de beurt was of op dat moment is.</translation>
    </message>
    <message>
        <source>After a battle everybody keeps one card of the hand in secret and discards the rest. Whoever has a card must keep one.</source>
        <translation>Na een slag bewaart iedereen in het geheim één kaart uit de hand en legt de rest af. Wie een kaart heeft, moet er een bewaren.</translation>
    </message>
    <message>
        <source>After every wave the power of all living characters is counted for each faction.</source>
        <translation>Na elke golf wordt voor elke factie de kracht van alle levende karakters geteld.</translation>
    </message>
    <message>
        <source>All abilities with number 1 work first, then those with 2, then those with 3. Of one number, extra cards are played first, then it is settled whom each ability affects, and then everything happens at the same time.</source>
        <translation>Eerst werken alle vaardigheden met getal 1, dan die met 2, dan die met 3. Bij één getal worden eerst extra kaarten gespeeld, dan staat vast wie elke vaardigheid treft, en dan gebeurt alles tegelijk.</translation>
    </message>
    <message>
        <source>All characters are shuffled into one deck. Everybody begins with 3 gold and no influence. At the start of each battle the tokens of the three factions stand at 0.</source>
        <translation>Alle karakters worden tot één trekstapel geschud. Iedereen begint met 3 goud en zonder invloed. Aan het begin van elke slag staan de fiches van de drie facties op 0.</translation>
    </message>
    <message>
        <source>Bentheon Knights kill commoners, Anna Lys kills elites, Datura kills nobles. They reach only characters of their own wave, and never any that belong to the Empire at that moment.</source>
        <translation>De Ridders van Bentheon doden het volk, Anna Lys de elite, Datura de adel. Ze bereiken alleen karakters van hun eigen golf, en nooit karakters die op dat moment bij het Rijk horen.</translation>
    </message>
    <message>
        <source>Choosing in secret</source>
        <translation>In het geheim kiezen</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Bekering</translation>
    </message>
    <message>
        <source>Discarded cards and the characters of the battle, face down ones among them, are shuffled into the deck for the next battle.</source>
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
        <source>Every character grants its player influence if its faction has won, or consolation in gold if it has not.</source>
        <translation>Elk karakter levert zijn speler invloed op als zijn factie heeft gewonnen, en anders troostgoud.</translation>
    </message>
    <message>
        <source>Every token adds 1 to a character&apos;s power. Who is killed and emboldened at the same time is dead and has no tokens. Phabos Scouts embolden every other Rebel of their wave.</source>
        <translation>Elk fiche verhoogt de kracht van een karakter met 1. Wie tegelijk wordt gedood en aangemoedigd, is dood en heeft geen fiches. De Verkenners van Phabos moedigen elke andere Rebel van hun golf aan.</translation>
    </message>
    <message>
        <source>Everybody gets a pool of six cards, takes one of them into the hand in secret, and passes the rest to the left, until all pools are used up; the last card is taken by itself. A card saved from the last battle joins the hand after the draft and is not passed on.</source>
        <translation>Iedereen krijgt een pakje van zes kaarten, neemt er in het geheim een van in de hand en geeft de rest door naar links, tot alle pakjes op zijn; de laatste kaart wordt vanzelf genomen. Een bewaarde kaart van de vorige slag komt na de draft in de hand en wordt niet doorgegeven.</translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation>Vier golven</translation>
    </message>
    <message>
        <source>From the second wave on, a character costs 1 gold more, or brings 1 gold less, if its player&apos;s character of the wave just before was of the same faction. Only the faction it was printed with counts, dead or converted. It does not add up over several waves. After King Kyros and his extra card, the next Empire card pays 1.</source>
        <translation>Vanaf de tweede golf kost een karakter 1 goud meer of levert het 1 goud minder op, als je karakter van de golf vlak ervoor van dezelfde factie was. Alleen de gedrukte factie telt, ook bij doden en bekeerden. Het telt niet op over meerdere golven. Na Koning Kyros en zijn extra kaart betaalt de volgende kaart van het Rijk 1.</translation>
    </message>
    <message>
        <source>He emboldens every Rebel of the next wave as soon as all of it is paid for, even if he is dead by then. In the fourth wave he does nothing.</source>
        <translation>Hij moedigt elke Rebel van de volgende golf aan zodra die helemaal is betaald, zelfs als hij dan dood is. In de vierde golf doet hij niets.</translation>
    </message>
    <message>
        <source>He has 2 more power if his player has 0 or 1 gold when his number comes up.</source>
        <translation>Hij heeft 2 kracht meer als je 0 of 1 goud hebt wanneer zijn getal aan de beurt is.</translation>
    </message>
    <message>
        <source>His player may play an extra Empire card that can be paid, without hush money. It belongs to the same wave, its ability works with number 3 whatever its own number is, and only abilities with number 3 reach it. Nobody needs to say why no card is played. Several Kings choose in secret at the same time; an extra King brings another extra card.</source>
        <translation>Met hem mag je een extra kaart van het Rijk spelen die je kunt betalen, zonder zwijggeld. Ze hoort bij dezelfde golf, haar vaardigheid werkt bij getal 3, welk getal ze zelf ook heeft, en alleen vaardigheden met getal 3 bereiken haar. Niemand hoeft te zeggen waarom er geen kaart wordt gespeeld. Meerdere Koningen kiezen tegelijk en in het geheim; een extra Koning geeft nog een extra kaart.</translation>
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
        <source>If he lives and the Rebels are not among the winners, he stays for the next battle before its first wave: for the same player, as a Rebel, without tokens, cost or hush money. After that battle he goes back into the deck.</source>
        <translation>Leeft hij en zijn de Rebellen niet bij de winnaars, dan blijft hij voor de volgende slag, vóór de eerste golf: voor dezelfde speler, als Rebel, zonder fiches, kosten of zwijggeld. Na die slag gaat hij terug in de trekstapel.</translation>
    </message>
    <message>
        <source>In each wave everybody plays one card of the hand. All choose at the same time and in secret; the cards are shown when everybody has chosen.</source>
        <translation>In elke golf speelt iedereen één kaart uit de hand. Iedereen kiest tegelijk en in het geheim; de kaarten worden getoond als iedereen heeft gekozen.</translation>
    </message>
    <message>
        <source>In the order of numbers</source>
        <translation>In de volgorde van de getallen</translation>
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
        <source>Picureas</source>
        <translation>Picureas</translation>
    </message>
    <message>
        <source>Poor players</source>
        <translation>Te weinig goud</translation>
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
        <source>Set-up</source>
        <translation>Opzet</translation>
    </message>
    <message>
        <source>She converts the commoners of her wave and emboldens those that did not belong to the Church before, even if another character converts them at the same time.</source>
        <translation>Ze bekeert het volk van haar golf en moedigt ieder daarvan aan die nog niet bij de Kerk hoorde, ook als een ander karakter hen tegelijk bekeert.</translation>
    </message>
    <message>
        <source>She emboldens every commoner of this and earlier waves that is a Rebel at that moment.</source>
        <translation>Ze moedigt iedereen uit het volk aan, in deze en eerdere golven, die op dat moment bij de Rebellen hoort.</translation>
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
        <source>The characters of other factions in her wave have no abilities with number 2 or 3.</source>
        <translation>De karakters van andere facties in haar golf hebben geen vaardigheden met getal 2 of 3.</translation>
    </message>
    <message>
        <source>The dead</source>
        <translation>De doden</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle. If several have the most, all of these win.</source>
        <translation>De factie met de meeste kracht wint de slag. Hebben meerdere de meeste, dan winnen ze allemaal.</translation>
    </message>
    <message>
        <source>The game ends after a battle in which somebody has come to 15 influence; 20 or 25 can be chosen for a longer game.</source>
        <translation>De partij eindigt na een slag waarin iemand 15 invloed heeft bereikt; voor een langere partij kun je 20 of 25 kiezen.</translation>
    </message>
    <message>
        <source>The most influence wins; among equals, the most gold. If that is equal, too, nobody wins.</source>
        <translation>De meeste invloed wint; bij gelijke stand het meeste goud. Is dat ook gelijk, dan wint niemand.</translation>
    </message>
    <message>
        <source>The new deck</source>
        <translation>De nieuwe trekstapel</translation>
    </message>
    <message>
        <source>There are 54 characters, 18 of each faction. What they do follows the published rules; most of their printed numbers, and three of their names, are those of this house edition.</source>
        <translation>Er zijn 54 karakters, 18 van elke factie. Wat ze doen, volgt de gepubliceerde regels; de meeste gedrukte getallen en drie van de namen zijn die van deze huiseditie.</translation>
    </message>
    <message>
        <source>When she dies, her player gains 3 influence at once, besides what she grants if the Church wins. The game still ends only after a battle.</source>
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
        <source>Whoever cannot pay for the character shown turns it face down and collects 1 gold. It takes no part in the battle, and causes no hush money in the next wave.</source>
        <translation>Wie het getoonde karakter niet kan betalen, draait het om en ontvangt 1 goud. Het doet niet mee aan de slag en leidt in de volgende golf niet tot zwijggeld.</translation>
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
        <translation>Hoe slagen en de partij eindigen</translation>
    </message>
</context>
<context>
    <name>shadow-throne/table</name>
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
        <source>Characters of {player}</source>
        <translation>Karakters van {player}</translation>
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
        <source>Hand of {player}</source>
        <translation>Hand van {player}</translation>
    </message>
    <message>
        <source>Influence: {number} of {goal}</source>
        <translation>Invloed: {number} van {goal}</translation>
    </message>
    <message>
        <source>Keep one card for the next battle.</source>
        <translation>Bewaar één kaart voor de volgende slag.</translation>
    </message>
    <message>
        <source>King Kyros: play an extra Empire card, or none.</source>
        <translation>Koning Kyros: speel een extra kaart van het Rijk, of geen.</translation>
    </message>
    <message>
        <source>Play a card in secret for wave {wave}.</source>
        <translation>Speel in het geheim een kaart voor golf {wave}.</translation>
    </message>
    <message>
        <source>Pool of {player}</source>
        <translation>Pakje van {player}</translation>
    </message>
    <message>
        <source>Pools go to the left until they are used up.</source>
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
        <source>Saved card of {player}</source>
        <translation>Bewaarde kaart van {player}</translation>
    </message>
    <message>
        <source>Take a card from your pool.</source>
        <translation>Neem een kaart uit je pakje.</translation>
    </message>
    <message>
        <source>Take one card; the others go to {player}.</source>
        <translation>Neem één kaart; de andere gaan naar {player}.</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle.</source>
        <translation>De sterkste factie wint de slag.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is voorbij.</translation>
    </message>
    <message>
        <source>Wave {number}</source>
        <translation>Golf {number}</translation>
    </message>
    <message>
        <source>Wave {number} is still to come.</source>
        <translation>Golf {number} komt nog.</translation>
    </message>
    <message>
        <source>choose in secret</source>
        <translation>kies in het geheim</translation>
    </message>
    <message>
        <source>kept for the next battle</source>
        <translation>voor de volgende slag</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>komt nog</translation>
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
        <source>{card}, face down: it could not be paid</source>
        <translation>{card}, omgedraaid: kon niet worden betaald</translation>
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
</context>
</TS>
