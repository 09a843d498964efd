<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>shadow-throne/ability</name>
    <message>
        <source>+1 power to Rebel commoners of this and earlier waves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 power to every Rebel of the next wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+1 power to every other Rebel of their wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+2 power if you have 0 or 1 gold after paying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings gold when it is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consoles with gold if its faction loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converts all commoners of her wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converts all elites of his wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converts commoners of her wave; each gets +1 power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grants 3 influence when she dies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill all commoners of their wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills all elites of her wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills all nobles of his wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other factions in her wave have no abilities 2 and 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play an extra Empire card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/aid</name>
    <message>
        <source>15 influence end the game. Most influence wins, then most gold, else nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities with number 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities with number 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities with number 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities work: first all with number 1, then 2, then 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All choose a card in secret, and show it at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bentheon Knights, Anna Lys and Datura: kill commoners, elites, nobles of their wave, but none of the Empire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the income or pay the cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead: no power, half of the influence, no tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emboldened: 1 power more for each token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hush money: 1 gold more for the faction of your wave before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you cannot pay, the card is turned face down and you get 1 gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one card of your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Kyros: an extra Empire card, without hush money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Langman: stays for the next battle if the Rebels lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phabos Scouts: 1 more power for every other Rebel of their wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picureas: 1 more power for every Rebel of the next wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princess Beatice: converts commoners of her wave, with 1 more power for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen Eletheria: 1 more power for Rebel commoners of this and earlier waves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shepherd and Protis: convert commoners and elites of their wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simone: 3 influence when she dies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sythera: other factions in her wave have no abilities 2 and 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one card out of your pool and pass the rest to the left, six times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thavma: 2 more power with 0 or 1 gold left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card saved from the last battle joins the hand afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power track is counted anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strongest faction wins; among equals, all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your characters of the winners grant influence, the others consolation in gold.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/badge</name>
    <message numerus="yes">
        <source>Cost in gold: %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gold if its faction loses: %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Income in gold: %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Influence if its faction wins: %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Its ability works in step {number}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/card</name>
    <message>
        <source>Anna Lys, Widow Maker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bentheon Knights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Datura, Addled Assassin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dutiful Peasant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faithful Pilgrim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill Militia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Kyros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Langman, Crown&apos;s Thorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlaw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phabos Scouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picureas, Son of Roses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princess Beatice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protis, Absolver of Sins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen Eletheria</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shepherd of the Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simone the Sufferer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sythera the Whisperer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax Collector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thavma the Revelator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tithe Keeper</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/faction</name>
    <message>
        <source>Church</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/game</name>
    <message>
        <source>Draft characters of three factions, play them in secret, and be on the side that wins the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shadow Throne</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/lesson</name>
    <message>
        <source>Abilities have worked: first all with number 1, then 2, then 3, those of one number at the same time. Who is killed with number 2 does not come to an ability with number 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another card of the faction you have just played costs 1 gold more, or brings 1 gold less: hush money. It is due only for the wave just before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Kyros lets you play one more card of the Empire that you can pay, without hush money. You may also do without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has come to 15 influence, so the game is over. The most influence wins; among equals the most gold, and if that is equal, too, nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is over. Keep one card for the next one: drag it to the place of the saved card. A dear noble can wait until you have the gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The faction with the most power in all waves wins the battle, whoever played its characters. Cards of one faction help each other, but everybody sees whom you back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first wave: play a card in secret. Drag it to your side of the battle. All cards are shown when everybody has chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number in the corner is power. The crown is the influence you gain if the faction of the card wins, the disc is its income or its cost in gold, the diamond is gold if its faction loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power track shows who leads. The sign on a card of your hand tells what power its faction would have with that card; rest the pointer on it to read of all three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome! Every battle begins with a draft. Take one card out of your pool: drag it to your hand. The rest goes to your left neighbour, and you get what is left of another pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have 3 gold. Commoners bring gold or cost nothing, elites have power, nobles are dear and grant most influence. What you cannot pay does not take part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your characters of the winning faction have granted influence, also those that others made strong. The others console with gold, if they have a diamond.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/log</name>
    <message>
        <source>All other cards are shuffled into the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pools are passed to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle {number} begins: a pool of six cards for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot pay for {card}: it is turned face down and brings {gold} gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collects {gold} gold as consolation for {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}, 1 gold less as hush money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converts with {card}, and emboldens by 1 power: {targets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converts with {card}: {targets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emboldens with {card} by 1 power: {targets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gains {influence} influence for the death of {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gains {influence} influence for {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has no next wave for {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has {card} stay for the next battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets 2 more power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets no more power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps a card for the next battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps {card} for the next battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills with {card}: {targets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets {card} stay for the next battle if the Rebels lose this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}, with 1 gold of hush money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays {card} as an extra card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays {card} in wave {wave}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power after wave {wave}: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaches nobody with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silences with {card}: {targets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the saved card into the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes {card} out of the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is won with {power} power by: {factions}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. Influence and gold are equal, so nobody wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. Winner: {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will embolden the Rebels of the next wave with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} of {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/mark</name>
    <message>
        <source>Another character of this faction costs 1 gold more now: {faction}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen in secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead: no power, and half of the influence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be paid now: it would be turned face down and bring 1 gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its power is {power} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power with this card alone: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silenced: its abilities with number 2 or 3 do not work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n gold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/move</name>
    <message>
        <source>Keep {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play no extra card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card} as an extra card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/option</name>
    <message>
        <source>15: the usual game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20: a longer game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>25: a long game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Influence that ends the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/rank</name>
    <message>
        <source>Commoner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noble</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/reason</name>
    <message>
        <source>A card that is not played can still be played later, or kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card of the hand is a choice in a later wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be paid, so it brings 1 gold, and no hush money in the next wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most power now: {faction}. If it wins, this card grants {influence} influence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that is kept is one more to choose from in the next battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card brings {gold} gold if its faction loses: {faction}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card brings {gold} gold to pay for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card grants {influence} influence if its faction wins: {faction}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/refusal</name>
    <message>
        <source>A wave begins: play a card of your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Kyros lets you play an extra Empire card, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is over: keep one card of your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft is under way: take a card out of your pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} costs {cost} gold, and you have {gold}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not in your pool.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/rule</name>
    <message>
        <source>A battle has four waves. In each of them the characters are chosen and shown, gold is collected or paid, abilities work in the order of their numbers, and the power track is counted anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character that is played brings its income or costs its price. Whoever can pay must pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A converted character belongs to the Church: its power, influence and consolation follow the Church. Shepherd of the Lost converts the commoners of her wave, Protis the elites of his. Who is killed and converted at the same time is a dead member of the Church.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dead character has no power and loses its tokens. It grants half of its influence, rounded down, and all of its consolation. It cannot be converted later, and its ability works only if its number has come up already or comes up at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a battle everybody keeps one card of the hand in secret and discards the rest. Whoever has a card must keep one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After every wave the power of all living characters is counted for each faction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All abilities with number 1 work first, then those with 2, then those with 3. Of one number, extra cards are played first, then it is settled whom each ability affects, and then everything happens at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All characters are shuffled into one deck. Everybody begins with 3 gold and no influence. At the start of each battle the tokens of the three factions stand at 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bentheon Knights kill commoners, Anna Lys kills elites, Datura kills nobles. They reach only characters of their own wave, and never any that belong to the Empire at that moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing in secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded cards and the characters of the battle, face down ones among them, are shuffled into the deck for the next battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emboldening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every character grants its player influence if its faction has won, or consolation in gold if it has not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every token adds 1 to a character&apos;s power. Who is killed and emboldened at the same time is dead and has no tokens. Phabos Scouts embolden every other Rebel of their wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets a pool of six cards, takes one of them into the hand in secret, and passes the rest to the left, until all pools are used up; the last card is taken by itself. A card saved from the last battle joins the hand after the draft and is not passed on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the second wave on, a character costs 1 gold more, or brings 1 gold less, if its player&apos;s character of the wave just before was of the same faction. Only the faction it was printed with counts, dead or converted. It does not add up over several waves. After King Kyros and his extra card, the next Empire card pays 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He emboldens every Rebel of the next wave as soon as all of it is paid for, even if he is dead by then. In the fourth wave he does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He has 2 more power if his player has 0 or 1 gold when his number comes up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His player may play an extra Empire card that can be paid, without hush money. It belongs to the same wave, its ability works with number 3 whatever its own number is, and only abilities with number 3 reach it. Nobody needs to say why no card is played. Several Kings choose in secret at the same time; an extra King brings another extra card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hush money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If he lives and the Rebels are not among the winners, he stays for the next battle before its first wave: for the same player, as a Rebel, without tokens, cost or hush money. After that battle he goes back into the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each wave everybody plays one card of the hand. All choose at the same time and in secret; the cards are shown when everybody has chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income and cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Influence and consolation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Killers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Kyros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Langman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picureas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poor players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princess Beatice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen Eletheria</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She converts the commoners of her wave and emboldens those that did not belong to the Church before, even if another character converts them at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She emboldens every commoner of this and earlier waves that is a Rebel at that moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sythera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thavma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The characters of other factions in her wave have no abilities with number 2 or 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle. If several have the most, all of these win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after a battle in which somebody has come to 15 influence; 20 or 25 can be chosen for a longer game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most influence wins; among equals, the most gold. If that is equal, too, nobody wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 54 characters, 18 of each faction. What they do follows the published rules; most of their printed numbers, and three of their names, are those of this house edition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When she dies, her player gains 3 influence at once, besides what she grants if the Church wins. The game still ends only after a battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever cannot pay for the character shown turns it face down and collects 1 gold. It takes no part in the battle, and causes no hush money in the next wave.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/section</name>
    <message>
        <source>Abilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters and battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters with abilities of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How battles and the game end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shadow-throne/table</name>
    <message>
        <source>A card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one card for the next battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Kyros: play an extra Empire card, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card in secret for wave {wave}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved card of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card out of your pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, face down: it could not be paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {rank}, {type}, power {power}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{faction}: %n power</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
