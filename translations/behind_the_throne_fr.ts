<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>behind-the-throne/card</name>
    <message>
        <source>Alchemist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the newest card down by 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the newest card down by 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jester</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets another of your stacks act that lies sideways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at the top card of the deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the newest card up or down by 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prophet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends at once when this card is revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever destroys a card of yours must take an Alchemist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever swaps with you must take a Minstrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You destroy only with more cards in the row than you own Queens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You swap only with at least as many cards in the row as you own Kings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>behind-the-throne/game</name>
    <message>
        <source>Behind the Throne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push your luck: reveal cards in falling order and build stacks whose abilities help you.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>behind-the-throne/log</name>
    <message numerus="yes">
        <source>%n card(s) discarded, above five stacks: {card}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Assassin used: 2 less, now {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General used: 3 less, now {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jester used: 1 less, now {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jester used: 1 more, now {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge used for the Assassin: 2 less, now {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge used for the General: 3 less, now {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge used for the Jester: 1 less, now {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge used for the Jester: 1 more, now {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge used for the Prophet to look at the top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own {card} destroyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prophet used to look at the top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row collected: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row given to {player} in exchange for {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixth copy discarded: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The End card was revealed. The winner is {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The End card was revealed. These players share the win: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is empty: the discard pile and the End card are the new deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is too high: the row is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} of {player} destroyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} taken.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>behind-the-throne/move</name>
    <message>
        <source>Assassin: 2 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroy your own {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroy {card} of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the stack: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General: 3 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jester: 1 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jester: 1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge for the Assassin: 2 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge for the General: 3 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge for the Jester: 1 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge for the Jester: 1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge for the Prophet: look at the top card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prophet: look at the top card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the row for {card} of {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>behind-the-throne/refusal</name>
    <message>
        <source>A card was destroyed with this value: it does not change any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities change the newest card of the row, and there is none yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player has a larger stack of this kind: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Judge helps only stacks that lie sideways; this one stands upright: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card of a row has no card before it and destroys nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest card is {value}, higher than the {before} before it: bring it down first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row can still be saved; after this, what is left could not bring the card down far enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has five cards, and that is the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no row yet: reveal at least one card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is room for your stacks: nothing may be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card has already destroyed one; each revealed card does so once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would make the newest card too high, and nothing that is left could bring it down again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To destroy, the newest card ({value}) must equal the one before it ({before}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {kings} Kings you swap only when the row has at least {kings} cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {queens} Queens you destroy only when the row has more than {queens} cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have more than five stacks: choose one to discard first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You own no {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You swap with another player, not with yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {card} has been used this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} does not take part in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has lost a card to you this turn; once per turn is the limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is protected: you must destroy an Alchemist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is protected: you must take a Minstrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} owns no {card}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>behind-the-throne/rule</name>
    <message>
        <source>A full row of five cards may be swapped, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A manipulative or protective stack is available while no other player has more cards of its kind; otherwise its top card lies sideways. This is checked again after every collect, destroy and swap. A stack that was used stays sideways until the turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities may bring a card down to 0 and below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as the last card of the deck is drawn, the discard pile is shuffled, with the End card, into a new deck. The row stays on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of your turn, your used stacks stand upright again where you have the largest stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of a kind form one stack of at most five cards; a sixth is discarded. You have at most five stacks. With more, you discard whole stacks at once, new or old as you choose, until five are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance decides who takes the first turn; after that the turn goes round clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each manipulative stack acts once per turn, however many cards it has, and then lies sideways. The Judge lets one other manipulative stack of yours act that lies sideways, whatever the reason; he must be available himself, and is used by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every stack of two or more cards scores the value of its kind once; a single card scores nothing. The highest score wins, and players with equal scores share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the other player places your gift and discards what is too much, then you place the card you took, then the stacks are compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the Alchemist of another player is available, what you destroy there must be an Alchemist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the Minstrel of the other player is available, the card you take in a swap must be a Minstrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the newest card is too high and nothing can save the row, all its cards are discarded and the turn is over. What was destroyed stays destroyed, and abilities used stay used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the newest card is too high, you must bring it down with abilities, as many as it takes. A row that can be saved is never given up; one that cannot be saved is lost by itself. A card that is collected has its printed value again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you destroy several times in a turn, each player can be hit only once, you included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your turn you reveal cards from the deck, one by one, into a row. You reveal at least one and at most five, and may stop after any of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of collecting the row, you may give it to another player and take one card out of that player&apos;s stacks, as they stood before your gift.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losing the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minstrel and Alchemist protect as often as needed while they are available. They bind the other players, not their owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lowest value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No needless discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once per turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of a swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protective abilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queens and Kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revealing a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swapping five cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Prophet shows you, and nobody else, the top card of the deck. Then you decide whether to reveal it. You may stop because you have seen the End card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Prophet&apos;s look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends at once when the End card is revealed. The row of that turn belongs to nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest card must not be higher than the card before it. Its value, changed by abilities, is compared with the printed value of the card before it. A change lasts only until the next card is revealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card before the first card of a row, so it cannot be too high and cannot destroy anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When abilities work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the newest card&apos;s value equals the card before it, you may discard one card from any player&apos;s stacks, your own included. Each revealed card destroys at most once, and its value does not change any more after that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While there is room, every card must be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You destroy only while the row has more cards than you own Queens. You swap only while the row has at least as many cards as you own Kings. Both hold always, whoever has the largest stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You use manipulative abilities in your own turn and on the newest card only, whether or not it is too high. The Prophet may look before the first card, too.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>behind-the-throne/table</name>
    <message>
        <source>A card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal values: you may destroy a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than five stacks: discard one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal another card, or take the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal the first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest card counts as {value} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row is full: collect it, or swap it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too high: bring the newest card down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your gift is too much: discard a stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, lying sideways</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>behind-the-throne/type</name>
    <message>
        <source>Game end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manipulative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prohibitive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protective</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>x</name>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
