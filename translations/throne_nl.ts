<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>throne/aid</name>
    <message>
        <source>A card that lies face up still belongs to the hand and may be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept: it works, and the card is buried unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace: draws 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rivals answer in secret; of several callers the next in turn order is the challenger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers to a Jack, Queen or King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers to an Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card may be laid with any claim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four each of 7, 8, 9, 10, Jack, Queen, King and Ace, and two Jokers; five for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack: look at a hidden card of a rival, draws 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker: evaded; the Joker is discarded and not replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King: a rival loses a card, draws 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay one card face down and claim a Peasant, Jack, Queen, King or Ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liar, and it is a lie: the card is discarded, nothing happens, nothing is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liar, but it is true: it works, and the caller loses one card more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the rival it is aimed at answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasant (7 to 10): nothing, draws 0, is never called a lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen: a hidden card of a rival turns face up, draws 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three rounds win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True: the challenger loses a card. A lie: the liar loses this card and one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What claims do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without cards you are out; the last player with cards wins the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>throne/card</name>
    <message>
        <source>A Peasant: has no power and draws no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rival loses one card. Draws 1 card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws 2 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evades what a Jack, Queen or King would do to you. Is never claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at one card of a rival. Draws 1 card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns one card of a rival face up. Draws 1 card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>throne/game</name>
    <message>
        <source>Bluff: claim what you lay face down, call the liars, and be the last one with cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throne</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>throne/lesson</name>
    <message>
        <source>A Peasant is safe: nobody may call it a lie. But it draws nothing, so your kingdom shrinks by a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card lies face up in a hand. It still counts and may be laid, but everybody knows what it is: a lie with it is seen at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lie was found out: the card lies among the discards, nothing happened, and nothing was drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round is over: the last player with cards has won it, and begins the next one. Three rounds win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A true claim was called a lie: it worked all the same, and the caller has lost a card for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Ace draws two cards, and everybody may call it a lie. A false Ace costs two cards, and a wrong call costs you one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over: three rounds won take the throne.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome! Everybody has five cards, and who has none is out. Each turn you lay one card face down and say what it is. Begin: drag a card to one of the claims in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What nobody called a lie is buried and stays hidden; what was shown lies open among the discards. Count: if you see all four Kings elsewhere, a King that is claimed must be a lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a Joker, and something is aimed at you. Show the Joker: nothing is done to you, and nobody learns what was laid. But the Joker is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You know a card in your rival&apos;s hand: it is noted beside the name. Once your rival has laid a card unseen, it may be that one, so the note gets a question mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may claim what you like, whatever the card is. A bluff that is believed works like the true card; only your rival can call it a lie. Dare it: lay a low card as a King.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may pick a card of your rival. The hand was shuffled, so just point at one of the backs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your rival claims a card against you. Is it true? Call a lie and the rival loses it for nothing; call the truth a lie and you lose a card. Answer with the buttons below the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>throne/log</name>
    <message>
        <source>400 turns are over: most cards win the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card drawn: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of {player} killed: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card of {player} turned face up: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards of {player} lie face up: nothing happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards shuffled and dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaded with a Joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards for {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liar! Called by: {players}. The challenger is {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at a card of {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at a card of {player}: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody calls it a lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim was a lie: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim was true: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw pile is empty: buried cards and discards are shuffled into a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five cards for you: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is won: the throne is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without cards, and out of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{claim} claimed against {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{claim} claimed against {player}; the card is: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{claim} claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{claim} claimed; the card is: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} loses a card: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>throne/move</name>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill a hidden card of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill {card} of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a card of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a hidden card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick the card that lies face up: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick the card that {player} loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick what {player} loses: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn a card of {player} face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the Joker that lies face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} as {claim}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} as {claim} against {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, which lies face up, as {claim}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, which lies face up, as {claim} against {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>throne/option</name>
    <message>
        <source>A single round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match: first to win three rounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>throne/reason</name>
    <message numerus="yes">
        <source>%n of the four cards you see elsewhere: {claim}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A bluff: if it is believed, it works and you draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bluff: uncalled, you draw two cards; called, you lose this one and another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong call costs you a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody knows this card: the lie will be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is true: who calls it a lie loses a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be a lie: you know where all four cards are: {claim}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may call a Peasant a lie, but no card is drawn either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hidden card is as good as another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Joker evades the claim, whether or not it is true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card lay face up: the claim is true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next round begins with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have seen none of the four cards, so it may well be true: {claim}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You know what you get rid of: {card} of {player}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>throne/refusal</name>
    <message>
        <source>A Joker does not stop an Ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Joker is shown only when a Jack, Queen or King is aimed at you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A claim is aimed at a rival, not at yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards of {player} lie face up: pick one of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Ace was claimed: answer it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Joker of yours lies face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such card of yours lies face up: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a hidden card can be picked here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a claim against you: answer it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card to be picked now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no claim that you could answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Joker in your hidden hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no such card in your hidden hand: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} does not take part in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no such card face up: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is out of this round.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>throne/rule</name>
    <message>
        <source>A Jack or Queen may be aimed at a rival whose cards all lie face up. It does nothing, may still be called a lie, and draws 1 card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Joker stops neither an Ace nor the loss of a card for a wrong call or a lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Joker that is shown evades a Jack, Queen or King. It is discarded and not replaced; the card laid stays hidden, and its player still draws 1 card. There is no Joker against a Joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Peasant does nothing, and its turn draws no card. Nobody may call it a lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card laid that nobody called is buried: it stays hidden. Cards that were shown, killed or lost lie face up among the discards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card you have seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A false Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rival without cards is out at once. The player in turn is out if no card is left after drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A true Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After 400 turns the round ends, and most cards win it; of several players, the next in turn order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Ace draws 2 cards. Any rival may call it a lie: all answer secretly, then the answers are shown together. Of several callers, the next in turn order is the challenger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buried cards and discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called, and a lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called, and true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that lie face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance decides who begins the first round; later rounds are begun by the winner of the last. The turn goes round clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evading with a Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every round won is a point, and three points win the match. A game of a single round ends with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a card is needed and the draw pile is empty, all buried cards and all discards are shuffled into a new draw pile. What cannot be drawn even then is not drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is a lie, the card is discarded, and one more card of the liar, which the challenger picks. No card is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the Ace that was called is true, its player draws 2 cards and picks one card that the challenger loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your turn you lay exactly one card face down and say what it is. You may not pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack, Queen and King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No end in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only you know what your Jack saw. A hand has no order: once its owner has laid a card unseen, the card you saw is in the hand or is the one that was laid, and after a new draw pile was made it may be there, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is shown and discarded. It does nothing, and no card is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card is shown. First it acts, then the caller loses one card, picked by the player accused, if any card is left. Then the player in turn draws 1 card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last player with cards wins the round. If everybody else is out, the player in turn wins, even with no card left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are 34 cards: four each of Seven to Ten, Jack, Queen, King and Ace, and two Jokers. For every round all are shuffled, and everybody gets five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are aimed at one rival, whom you choose with the claim. The Jack looks at one card of the rival, the Queen turns one face up, the King kills one. Only that rival answers: accept it, call you a liar, or show a Joker. At the end of the turn you draw 1 card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They still belong to the hand and count as cards. They stay visible until they leave the hand, may be laid with any claim, and a Joker among them may still evade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a Joker does not stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who picks a card points at one of a hidden hand that was just shuffled. A King may point at a card that lies face up instead; Jack and Queen only at hidden ones. If a card must be lost and none is hidden, one that lies face up is picked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You claim a Peasant (7 to 10), a Jack, a Queen, a King or an Ace, never a Joker. A claim that is not called a lie works whether or not it is true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may lay any card with any claim. A Joker that is laid is a lie whatever you say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>throne/section</name>
    <message>
        <source>Claims and answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How rounds and the match end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picking and showing cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piles and what you know</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>throne/table</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim: {claim}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimed now: {claim}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a card face down: drop it on what you claim it to be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the card of {player} that you kill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the card that {player} loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the hidden card of {player} that turns face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the hidden card of {player} that you look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card laid face down; you know it: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is won. Deal the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card lies face up: everybody sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have seen this card in the hand; it is still there, or was laid face down: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You know that this card is in the hand: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, face up for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} claims a Jack, to look at a card of yours. Is it true?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} claims a King, to kill a card of yours. Is it true?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} claims a Queen, to turn a card of yours face up. Is it true?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} claims an Ace. Does anybody call it a lie?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>throne/type</name>
    <message>
        <source>Ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
