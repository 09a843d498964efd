<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>rival-kings/action</name>
    <message>
        <source>Buy a building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass on conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take money</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rival-kings/card</name>
    <message>
        <source>After the characters are revealed: swaps your character with another player&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bursar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buys a building, as an extra action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carpentry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carries out one action that was stolen from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle Wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court Lady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duke</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives one of your conflict markers to another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Herb Meadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Herbalist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, does your chosen action twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a conflict with a higher rank, the higher one takes the marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Innkeeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jailer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lord Protector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes one building cost 1 coin less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market Woman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Miner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pavilion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank {rank}: steals from Bursar and Knight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank {rank}: steals from Countess and Diplomat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank {rank}: steals from Courtier and Priest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank {rank}: steals from nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Traders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruits a subject, as an extra action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores with its subject: {subject}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches a pile of buildings; you take one of them and pay for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches a pile of subjects; you take one of them and pay for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps one of your buildings with another player&apos;s building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps one of your cards with one of the four cards on display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps one of your subjects with another player&apos;s; both become active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a coin from the supply for each of your buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a coin from the supply for each of your conflict markers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes money, as an extra action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troubadour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>University</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vineyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vintner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchman</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rival-kings/game</name>
    <message>
        <source>Play a courtier in secret, rob lower ranks, and pair your subjects with their buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rival Kings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rival-kings/log</name>
    <message>
        <source>A character chosen in secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A conflict marker given to {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A conflict marker returned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new round: all characters are shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pile ran out. The winner is {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pile ran out. These players share the win: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action stolen from {player}: {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters dealt: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters swapped with {player}: {given} for {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Coins taken from the supply, worth %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Conflict marker taken because of the Watchman of {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict of equal ranks: a conflict marker taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict with the higher rank of {player}: a conflict marker taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict with the neutral character&apos;s rank: a conflict marker taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done without the action: {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {game} of the match begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Money of pile {pile} taken: %n coin(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No pile had money: new money comes from the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing lies under the card on display of pile {pile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now on display: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfect pairs {perfect}, colours {colours}, single cards {singles}, coins {coins}, markers {markers}: {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile {pile} searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same rank as the neutral character: a conflict marker taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The neutral character is: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three characters dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under the card on display, pile {pile} holds: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{card} bought for a price of %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{card} played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{card} recruited for a price of %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} taken out of the pile for a price of %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{given} swapped for {card} of {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{given} swapped for {card}, which was on display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} used: {card} of {player} is wanted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rival-kings/move</name>
    <message>
        <source>Blacksmith: pay 1 coin less for a building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy from pile {pile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Buy {card} for %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Carpenter: buy another building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do without this action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farmer: carry out a stolen action: {action}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardener: swap characters with {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a conflict marker to {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Herbalist: give a conflict marker to {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Innkeeper: recruit another subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jailer: take a coin for each conflict marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep your character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market Woman: take money once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Miner: search pile {pile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {card}, with the tie symbol</source>
        <extracomment>Both Traders have the same name; this one wins ties.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit from pile {pile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Recruit {card} for %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Return a conflict marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sailor: do your action twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scholar: take a coin for each building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal from {player}: {action}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the conflict marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the money of pile {pile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take {card} for %n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Troubadour: swap a card for {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troubadour: swap a card with pile {pile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vintner: search pile {pile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchman: let the other one take the marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject}: swap a card for {card} of {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rival-kings/option</name>
    <message>
        <source>Its sum is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money at the piles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only how thick it lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To 40 points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rival-kings/reason</name>
    <message>
        <source>A building and a subject of one colour score more than single cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ability that is not used in a cycle is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins pay for the next cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card scores, and more once it is paired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every conflict marker costs 2 points at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nowhere lies more money than at this pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ability of this cycle can still be used for something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This character has these actions: {actions}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This completes a perfect pair: {subject} and {building}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the price of the swap: you get {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not spent is there in the next cycle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} can no longer do this: {action}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rival-kings/refusal</name>
    <message>
        <source>Actions go from left to right; it is too late for this one: {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start of your turn you steal an action first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry out the stolen or extra action first, or do without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose first what you take out of the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose first which card you give in the swap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody chooses a character first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a conflict of equal ranks you carry out one action only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile {pile} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say first whether your Gardener swaps characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say first whether your Watchman acts in this conflict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subjects are swapped for subjects, and buildings for buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gardener acts only after the characters are revealed, before conflicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Miner finds no buildings in pile {pile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Sailor helps only in a conflict of equal ranks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Vintner finds no subjects in pile {pile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Watchman acts only in a conflict with a higher rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action to carry out now is another one: {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character of {player} has no such action left: {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile does not hold this card: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The supply has no coins that could be paid out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no call for this now: carry out your actions, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no money at pile {pile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action is not possible now: {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action was not stolen from you: {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action was stolen from you: {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not your active subject: {subject}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have this card: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold this character: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no action to steal from {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no conflict marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have nothing to give in such a swap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have used a subject in this cycle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {card} belongs to a perfect pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} costs {price}, and your coins are worth {coins}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} does not have this action: {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is a building: it is bought, not recruited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is a subject: it is recruited, not bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} of {player} belongs to a perfect pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} does not have this card: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} does not take part in this game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rival-kings/rule</name>
    <message>
        <source>A match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new subject is active at once. You may use it if you have not used another one in this cycle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A perfect pair, a subject with its own building, scores both values. Then a building and a subject of one colour score the higher value of the two; they are paired so that you score most. Every other card scores 1. Every 3 coins score 1, and every conflict marker costs 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carpenter, Market Woman and Innkeeper give you an extra action; the Farmer lets you carry out one that was stolen from you. They can be used when that action is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts of equal ranks come first: both players take a conflict marker, and each carries out only one action of the character. They have no conflict with lower ranks, which get neither a marker nor are robbed by them. Higher ranks can still rob them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court Lady and Bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a round everybody gets three characters. In each of its two cycles everybody secretly plays one of them, all are revealed together, conflicts are settled, and the players carry out their actions. Then all characters are shuffled for a new round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From two players of the rank that you rob you steal one action each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the supply has no conflict marker, none is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a conflict of equal ranks you carry out your one action twice. You pay for both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a conflict with a higher rank, your Watchman lets the other player take the conflict marker; you are robbed all the same. Against the neutral character nobody takes it. The Herbalist gives one of your markers to another player, and no Watchman helps against that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In any other conflict the lower rank takes a conflict marker. At the start of its turn the higher rank covers one action of the lower one with a crest, and carries it out at once; the lower one has lost it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jailer and Scholar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No marker left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of equal scores the one with fewer conflict markers wins, then the one with more coins; then the win is shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once per cycle you may use the ability of your active subject, the last one in your row, at any moment of your own turn. Gardener and Watchman have moments of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit and buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recruit subject and Buy a building take the card on display of a pile. Its value is its price, which goes to the money at that pile. The card goes to the end of your row of subjects or of buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robbed and of equal rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds and cycles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle conflict returns one of your conflict markers to the supply. Pass on conflict gives one of them to another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next building that you buy in this turn costs 1 coin less, but at least 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troubadour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns go from rank A to rank F. Of two equal ranks the player with fewer conflict markers goes first; if these are equal, the one whose character bears the tie symbol.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two characters of the same rank are in conflict, and so are A with D, B with C, C with F, D with E, and E with F. Other ranks leave each other alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two victims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vintner and Miner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchman and Herbalist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a pile has run out, the cycle is finished, and the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the characters have been revealed, before conflicts, you may swap your character with another player&apos;s. Several Gardeners act from the highest rank down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is in conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever may carry out one action only chooses among those that are not covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two players a neutral character is revealed in each cycle. Whoever has its rank, or the rank that it steals from, takes a conflict marker. It does nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You carry out the actions of your character from left to right, and may leave out any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look through a pile of subjects or of buildings and may take one card out and pay for it. You learn which cards it holds, not in what order; the order of the rest does not change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play three games and add up the scores, or play until somebody has 40 points, for at most five games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must cover an action if there is one left. You need not carry out what you have stolen, and may have to do without it if it is not possible. The same holds for the extra actions of subjects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay with as few coins as pay the price exactly. If you only have coins of 2 for an odd price, one of them is changed in the supply; if the supply cannot change it, you pay 1 too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You swap a building or subject with another player. Neither card may belong to a perfect pair, but further copies of such cards may be swapped. Both cards go to the ends of their new rows; swapped subjects are active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You swap any card of yours, even the Troubadour, with a card on display. Your card is then on display on that pile, whatever its sort: it is acquired by the action for its own sort, and a search does not find it in a pile of the other sort.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take all the money that lies at one of the piles. Only if none of them has any, each first gets a coin of 2 from the supply, as far as it goes. Nobody may count the money at a pile: you see how thick it lies, not what it is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take coins from the supply, worth 1 for each of your conflict markers or buildings, as long as the supply lasts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rival-kings/score</name>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games before this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of a colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfect pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rival-kings/section</name>
    <message>
        <source>A round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subjects and what they do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end and the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns and actions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rival-kings/table</name>
    <message>
        <source>A card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin at pile {pile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin of 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin of 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A conflict marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A perfect pair: {subject} and {building}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry out this action, or do without it: {action}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry out your actions from left to right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters in the hand of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a character in secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what you give for {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what you give in the swap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins and conflict markers of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins of 1 in the supply: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins of 1: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins of 2 in the supply: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins of 2: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict markers in the supply: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict markers: {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict of equal ranks: {card} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict with a higher rank: does the Watchman act?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict: {card} has the higher rank than {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money at pile {pile}, worth {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal an action of a lower rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subjects of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a card out of the pile, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gardener may swap characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active subject: its ability can be used in this cycle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The active subject: the ability of this cycle is spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your actions are done: end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: done or left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: still to be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: stolen by {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, rank {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, rank {rank}, with the tie symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, active</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n conflict marker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: coins worth %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rival-kings/type</name>
    <message>
        <source>Character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Village</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
