<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>throne/aid</name>
    <message>
        <source>A card that lies face up still belongs to the hand and may be laid.</source>
        <translation>Une carte face visible fait toujours partie de la main et peut être posée.</translation>
    </message>
    <message>
        <source>Accept: it works, and the card is buried.</source>
        <translation>Accepter&#x202f;: l’annonce agit, et la carte est enterrée.</translation>
    </message>
    <message>
        <source>Ace: draws 2.</source>
        <translation>As&#x202f;: pioche 2.</translation>
    </message>
    <message>
        <source>All rivals answer in secret; of several callers the next in turn order is the challenger.</source>
        <translation>Tous répondent en secret&#x202f;; de plusieurs contestations, seule la première dans l’ordre du tour est retenue.</translation>
    </message>
    <message>
        <source>Answers to a Jack, Queen or King</source>
        <translation>Face à Valet, Dame ou Roi</translation>
    </message>
    <message>
        <source>Answers to an Ace</source>
        <translation>Face à un As</translation>
    </message>
    <message>
        <source>Any card may be laid with any claim.</source>
        <translation>N’importe quelle carte peut être posée avec n’importe quelle annonce.</translation>
    </message>
    <message>
        <source>Four each of 7, 8, 9, 10, Jack, Queen, King and Ace, and two Jokers; five for everybody.</source>
        <translation>Quatre de chaque&#x202f;: 7, 8, 9, 10, Valet, Dame, Roi et As, et deux Jokers&#x202f;; cinq cartes chacun.</translation>
    </message>
    <message>
        <source>Jack: look at a hidden card of a rival, draws 1.</source>
        <translation>Valet&#x202f;: regarde une carte cachée d’un adversaire, pioche&#xa0;1.</translation>
    </message>
    <message>
        <source>Joker: evaded; the Joker is discarded and not replaced.</source>
        <translation>Joker&#x202f;: esquive&#x202f;; le Joker est défaussé et n’est pas remplacé.</translation>
    </message>
    <message>
        <source>King: a rival loses a card, draws 1.</source>
        <translation>Roi&#x202f;: un adversaire perd une carte, pioche&#xa0;1.</translation>
    </message>
    <message>
        <source>Lay one card face down and claim a Peasant, Jack, Queen, King or Ace.</source>
        <translation>Posez une carte face cachée et annoncez un Paysan, un Valet, une Dame, un Roi ou un As.</translation>
    </message>
    <message>
        <source>Liar, and it is a lie: the card is discarded, nothing happens, nothing is drawn.</source>
        <translation>Mensonge, et c’en est un&#x202f;: la carte est défaussée, sans effet, et rien n’est pioché.</translation>
    </message>
    <message>
        <source>Liar, but it is true: it works, and the caller loses one card more.</source>
        <translation>Mensonge, mais c’était vrai&#x202f;: l’effet a lieu, et qui a contesté perd une carte de plus.</translation>
    </message>
    <message>
        <source>Only the rival it is aimed at answers.</source>
        <translation>Seul l’adversaire visé répond.</translation>
    </message>
    <message>
        <source>Peasant (7 to 10): nothing, draws 0, is never called a lie.</source>
        <translation>Paysan (7 à 10)&#x202f;: aucun effet, pioche 0, ne se conteste jamais.</translation>
    </message>
    <message>
        <source>Queen: a hidden card of a rival turns face up, draws 1.</source>
        <translation>Dame&#x202f;: retourne une carte cachée d’un adversaire, pioche&#xa0;1.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Three rounds win the match.</source>
        <translation>Trois manches font gagner le match.</translation>
    </message>
    <message>
        <source>True: the challenger loses a card. A lie: the liar loses this card and one more.</source>
        <translation>Vrai&#x202f;: qui a contesté perd une carte. Faux&#x202f;: la carte posée est perdue, et une autre avec.</translation>
    </message>
    <message>
        <source>What claims do</source>
        <translation>L’effet des annonces</translation>
    </message>
    <message>
        <source>Whoever picks the card that you lose may pick one that lies face up.</source>
        <translation>Qui choisit la carte que vous perdez peut en choisir une face visible.</translation>
    </message>
    <message>
        <source>Without cards you are out; the last player with cards wins the round.</source>
        <translation>Qui n’a plus de cartes est hors jeu&#x202f;; le dernier joueur avec des cartes gagne la manche.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
</context>
<context>
    <name>throne/card</name>
    <message>
        <source>A Peasant: has no power and draws no card.</source>
        <translation>Un Paysan&#x202f;: n’a aucun pouvoir et ne pioche pas.</translation>
    </message>
    <message>
        <source>A rival loses one card. Draws 1 card.</source>
        <translation>Un adversaire perd une carte. Pioche 1 carte.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Draws 2 cards.</source>
        <translation>Pioche 2 cartes.</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Huit</translation>
    </message>
    <message>
        <source>Evades what a Jack, Queen or King would do to you. Is never claimed.</source>
        <translation>Esquive l’effet d’un Valet, d’une Dame ou d’un Roi. Ne s’annonce jamais.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Valet</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>Looks at one card of a rival. Draws 1 card.</source>
        <translation>Regarde une carte d’un adversaire. Pioche 1 carte.</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neuf</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Paysan</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sept</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dix</translation>
    </message>
    <message>
        <source>Turns one card of a rival face up. Draws 1 card.</source>
        <translation>Retourne une carte d’un adversaire. Pioche 1 carte.</translation>
    </message>
    <message>
        <source>draw two</source>
        <translation>piocher 2</translation>
    </message>
    <message>
        <source>evade</source>
        <translation>esquiver</translation>
    </message>
    <message>
        <source>kill a card</source>
        <translation>éliminer</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>sans pouvoir</translation>
    </message>
    <message>
        <source>see a card</source>
        <translation>voir 1 carte</translation>
    </message>
    <message>
        <source>turn face up</source>
        <translation>retourner</translation>
    </message>
</context>
<context>
    <name>throne/course</name>
    <message>
        <source>A Jack only looks at one of your rival&apos;s cards.</source>
        <translation>Un Valet regarde seulement une carte de votre adversaire.</translation>
    </message>
    <message>
        <source>A King kills one of your rival&apos;s cards.</source>
        <translation>Un Roi élimine une carte de votre adversaire.</translation>
    </message>
    <message>
        <source>A Peasant does nothing and draws nothing.</source>
        <translation>Un Paysan ne fait rien et ne fait rien piocher.</translation>
    </message>
    <message>
        <source>A Queen only turns one of your rival&apos;s cards face up.</source>
        <translation>Une Dame retourne seulement une carte de votre adversaire.</translation>
    </message>
    <message>
        <source>An Ace draws two cards and leaves your rival alone.</source>
        <translation>Un As fait piocher deux cartes et ne fait rien à votre adversaire.</translation>
    </message>
    <message>
        <source>Drag the King from your hand to the King among the claims.</source>
        <translation>Glissez le Roi de votre main sur le Roi des annonces.</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Comment gagner&#x202f;?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>If your rival calls that lie, it does nothing. A true King works even when it is called.</source>
        <translation>Si ce mensonge est contesté, il n’a aucun effet. Un vrai Roi agit même contesté.</translation>
    </message>
    <message>
        <source>Look for the card that kills a card of your rival.</source>
        <translation>Cherchez la carte qui élimine une carte adverse.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins. Your rival has one card. Kill it: drag your King to the claim King.</source>
        <translation>Sans cartes, on est éliminé&#x202f;; le dernier joueur avec des cartes gagne. Votre adversaire n’en a qu’une. Éliminez-la&#x202f;: glissez votre Roi sur l’annonce Roi.</translation>
    </message>
    <message>
        <source>Win by being the last one with cards.</source>
        <translation>Gagner en gardant des cartes quand personne d’autre n’en a plus.</translation>
    </message>
    <message>
        <source>Your rival accepts your King. Point at the card it kills.</source>
        <translation>Votre adversaire accepte votre Roi. Désignez la carte qu’il élimine.</translation>
    </message>
    <message>
        <source>Your rival has no card left, and you have won: the round, and with it the match.</source>
        <translation>Votre adversaire n’a plus de carte, et vous avez gagné&#x202f;: la manche, et avec elle la partie.</translation>
    </message>
    <message>
        <source>Your rival has only one card: choose that one.</source>
        <translation>Votre adversaire n’a qu’une carte&#x202f;: choisissez-la.</translation>
    </message>
</context>
<context>
    <name>throne/game</name>
    <message>
        <source>Bluff: claim what you lay face down, call the liars, and be the last one with cards.</source>
        <translation>Bluffez&#x202f;: annoncez ce que vous posez face cachée, contestez les mensonges et gardez des cartes jusqu’au bout.</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Throne</translation>
    </message>
    <message>
        <source>Whoever picks the card that is lost for a wrong call or a lie may now pick one that lies face up.</source>
        <translation>Qui choisit la carte perdue pour une contestation à tort ou un mensonge peut désormais en choisir une face visible.</translation>
    </message>
</context>
<context>
    <name>throne/index</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <translation>V</translation>
    </message>
    <message>
        <source>K</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>throne/lesson</name>
    <message>
        <source>A Peasant is safe: nobody may call it a lie. But it draws nothing, so your kingdom shrinks by a card.</source>
        <translation>Un Paysan est sans risque&#x202f;: personne ne peut le contester. Mais il ne fait rien piocher, et votre royaume perd une carte.</translation>
    </message>
    <message>
        <source>A card lies face up in a hand. It still counts and may be laid, but everybody knows what it is: a lie with it is seen at once.</source>
        <translation>Une main contient une carte face visible. Elle compte toujours et peut être posée, mais tout le monde la connaît&#x202f;: un mensonge se voit aussitôt.</translation>
    </message>
    <message>
        <source>A card that you know in your rival&apos;s hand is noted beside the name. Once your rival has laid a card unseen, it may be that one, so the note gets a question mark.</source>
        <translation>Une carte que vous connaissez dans la main de votre adversaire est notée à côté de son nom. Dès que votre adversaire pose une carte sans la montrer, ce peut être celle-là&#x202f;: la note reçoit un point d’interrogation.</translation>
    </message>
    <message>
        <source>A lie was found out: the card lies among the discards, nothing happened, and nothing was drawn.</source>
        <translation>Un mensonge a été découvert&#x202f;: la carte est dans la défausse, elle n’a eu aucun effet, et rien n’a été pioché.</translation>
    </message>
    <message>
        <source>A round is over: everybody else is out. Its winner begins the next one. Three rounds win the match.</source>
        <translation>Une manche est terminée&#x202f;: tous les autres sont éliminés. Qui l’a gagnée commence la suivante. Trois manches gagnées donnent la partie.</translation>
    </message>
    <message>
        <source>A true claim was called a lie: it worked all the same, and the caller has lost a card for it.</source>
        <translation>Une annonce vraie a été contestée&#x202f;: elle a eu son effet malgré tout, et la contester a coûté une carte.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, and everybody may call it a lie. A false Ace costs two cards, and a wrong call costs you one.</source>
        <translation>Un As fait piocher deux cartes, et tout le monde peut le contester. Un faux As coûte deux cartes, et contester à tort vous en coûte une.</translation>
    </message>
    <message>
        <source>The match is over: three rounds won take the throne.</source>
        <translation>Le match est terminé&#x202f;: avec trois manches gagnées, le trône est pris.</translation>
    </message>
    <message>
        <source>Welcome! Everyone starts with five cards. Run out and you are out. Each turn you lay one card face down and say what it is. Begin: drag a card to one of the claims in the middle.</source>
        <translation>Bienvenue&#x202f;! Tout le monde commence avec cinq cartes. Plus de cartes, et vous êtes hors de la manche. À chaque tour, vous posez une carte face cachée et dites ce qu’elle est. Commencez&#x202f;: faites glisser une carte sur l’une des annonces au milieu.</translation>
    </message>
    <message>
        <source>What nobody called a lie is buried and stays hidden; what was shown lies open among the discards. Count: if you see all four Kings elsewhere, a King that is claimed must be a lie.</source>
        <translation>Ce que personne n’a contesté est enterré et reste caché&#x202f;; ce qui a été montré est visible dans la défausse. Comptez&#x202f;: si vous voyez les quatre Rois ailleurs, un Roi annoncé est forcément un mensonge.</translation>
    </message>
    <message>
        <source>You have a Joker, and something is aimed at you. Show the Joker: nothing is done to you, and nobody learns what was laid. But the Joker is gone.</source>
        <translation>Vous avez un Joker, et une annonce vous vise. Montrez le Joker&#x202f;: il ne vous arrive rien, et personne n’apprend quelle carte a été posée. Mais le Joker est perdu.</translation>
    </message>
    <message>
        <source>You may claim what you like, whatever the card is. A bluff that is believed works like the true card; only your rival can call it a lie. Dare it: lay a card from 7 to 10 as a King.</source>
        <translation>Vous pouvez annoncer ce que vous voulez, quelle que soit la carte. Un bluff auquel on croit agit comme la vraie carte&#x202f;; seul votre adversaire peut le contester. Osez&#x202f;: posez une carte de 7 à 10 comme Roi.</translation>
    </message>
    <message>
        <source>You may pick a card of your rival. The hand was shuffled, so just point at one of the backs.</source>
        <translation>Vous pouvez choisir une carte de votre adversaire. La main a été mélangée&#x202f;: désignez simplement un des dos.</translation>
    </message>
    <message>
        <source>Your rival claims a card against you. Is it true? Call a lie and the rival loses it for nothing; call the truth a lie and you lose a card. Answer with the buttons on the table.</source>
        <translation>Votre adversaire annonce une carte contre vous. Est-ce vrai&#x202f;? Contestez un mensonge, et la carte est perdue pour rien&#x202f;; contestez la vérité, et vous perdez une carte. Répondez avec les boutons sur la table.</translation>
    </message>
</context>
<context>
    <name>throne/log</name>
    <message>
        <source>400 turns are over: most cards win the round.</source>
        <translation>400 tours sont passés&#x202f;: le plus de cartes gagne la manche.</translation>
    </message>
    <message>
        <source>A card drawn.</source>
        <translation>Une carte piochée.</translation>
    </message>
    <message>
        <source>A card drawn: {card}.</source>
        <translation>Pioche&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>A card of {player} killed: {card}.</source>
        <translation>Carte éliminée chez {player}&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>A card of {player} turned face up: {card}.</source>
        <translation>Carte retournée chez {player}&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>Acceptée.</translation>
    </message>
    <message>
        <source>All cards of {player} lie face up: nothing happens.</source>
        <translation>Aucune carte cachée chez {player}&#x202f;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>All cards shuffled and dealt.</source>
        <translation>Toutes les cartes mélangées et distribuées.</translation>
    </message>
    <message>
        <source>Evaded with a Joker.</source>
        <translation>Esquive avec un Joker.</translation>
    </message>
    <message>
        <source>Five cards for {player}.</source>
        <translation>Cinq cartes pour {player}.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Mensonge&#x202f;!</translation>
    </message>
    <message>
        <source>Liar! Called by: {players}. The challenger is {player}.</source>
        <translation>Mensonge&#x202f;! Annonce contestée par&#x202f;: {players}. Contestation retenue&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>Looked at a card of {player}.</source>
        <translation>Carte regardée chez {player}.</translation>
    </message>
    <message>
        <source>Looked at a card of {player}: {card}.</source>
        <translation>Carte regardée chez {player}&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation>Il n’y a plus de carte à piocher.</translation>
    </message>
    <message>
        <source>Nobody calls it a lie.</source>
        <translation>Personne ne conteste.</translation>
    </message>
    <message>
        <source>The claim was a lie: {card}.</source>
        <translation>C’était un mensonge&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>The claim was true: {card}.</source>
        <translation>C’était vrai&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>The draw pile is empty: buried cards and discards are shuffled into a new one.</source>
        <translation>La pioche est vide&#x202f;: cartes enterrées et défausse sont mélangées pour en former une nouvelle.</translation>
    </message>
    <message>
        <source>The five cards for you: {cards}.</source>
        <translation>Vos cinq cartes&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>The game is won: the throne is taken.</source>
        <translation>La partie est gagnée&#x202f;: le trône est pris.</translation>
    </message>
    <message>
        <source>The round is won.</source>
        <translation>La manche est gagnée.</translation>
    </message>
    <message>
        <source>Without cards, and out of the round.</source>
        <translation>Plus de cartes&#x202f;: hors de la manche.</translation>
    </message>
    <message>
        <source>{claim} claimed against {player}.</source>
        <translation>Annonce contre {player}&#x202f;: {claim}.</translation>
    </message>
    <message>
        <source>{claim} claimed against {player}; the card is: {card}.</source>
        <translation>Annonce contre {player}&#x202f;: {claim}&#x202f;; carte posée&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{claim} claimed.</source>
        <translation>Annonce&#x202f;: {claim}.</translation>
    </message>
    <message>
        <source>{claim} claimed; the card is: {card}.</source>
        <translation>Annonce&#x202f;: {claim}&#x202f;; carte posée&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{player} loses a card: {card}.</source>
        <translation>{player} perd une carte&#x202f;: {card}.</translation>
    </message>
</context>
<context>
    <name>throne/move</name>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Distribuer la manche suivante</translation>
    </message>
    <message>
        <source>Kill a hidden card of {player}</source>
        <translation>Éliminer une carte cachée chez {player}</translation>
    </message>
    <message>
        <source>Kill {card} of {player}</source>
        <translation>Éliminer 1 {card} chez {player}</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Mensonge&#x202f;!</translation>
    </message>
    <message>
        <source>Look at a card of {player}</source>
        <translation>Regarder une carte chez {player}</translation>
    </message>
    <message>
        <source>Pick a hidden card</source>
        <translation>Choisir une carte cachée</translation>
    </message>
    <message>
        <source>Pick the card that lies face up: {card}</source>
        <translation>Choisir la carte face visible&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses</source>
        <translation>Choisir la carte que perd {player}</translation>
    </message>
    <message>
        <source>Pick what {player} loses: {card}</source>
        <translation>Choisir ce que perd {player}&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Show a Joker</source>
        <translation>Montrer un Joker</translation>
    </message>
    <message>
        <source>Turn a card of {player} face up</source>
        <translation>Retourner une carte chez {player}</translation>
    </message>
    <message>
        <source>Use the Joker that lies face up</source>
        <translation>Utiliser le Joker face visible</translation>
    </message>
    <message>
        <source>{card} as {claim}</source>
        <translation>{card} comme {claim}</translation>
    </message>
    <message>
        <source>{card} as {claim} against {player}</source>
        <translation>{card} comme {claim} contre {player}</translation>
    </message>
    <message>
        <source>{card}, which lies face up, as {claim}</source>
        <translation>{card}, face visible, comme {claim}</translation>
    </message>
    <message>
        <source>{card}, which lies face up, as {claim} against {player}</source>
        <translation>{card}, face visible, comme {claim} contre {player}</translation>
    </message>
</context>
<context>
    <name>throne/option</name>
    <message>
        <source>A single round</source>
        <translation>Une seule manche</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Match: first to win three rounds</source>
        <translation>Match en trois manches gagnantes</translation>
    </message>
</context>
<context>
    <name>throne/reason</name>
    <message>
        <source>A bluff: if {player} believes it, it works as if it were true.</source>
        <translation>Un bluff&#x202f;: si {player} y croit, il agit comme si c’était vrai.</translation>
    </message>
    <message>
        <source>A bluff: uncalled, it works as if it were true; called, it costs you another card as well.</source>
        <translation>Un bluff&#x202f;: non contesté, il agit comme si c’était vrai&#x202f;; contesté, il vous coûte en plus une autre carte.</translation>
    </message>
    <message>
        <source>A rival who may call it knows that it is a lie.</source>
        <translation>Un adversaire qui peut contester sait que c’est un mensonge.</translation>
    </message>
    <message>
        <source>A wrong call would cost you a card.</source>
        <translation>Contester à tort vous coûterait une carte.</translation>
    </message>
    <message>
        <source>A wrong call would cost you your last card.</source>
        <translation>Contester à tort vous coûterait votre dernière carte.</translation>
    </message>
    <message>
        <source>Each of the four cards may be the one laid: {claim}.</source>
        <translation>Chacune des quatre cartes peut être celle qui est posée&#x202f;: {claim}.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it, and no card is drawn.</source>
        <translation>Si c’est un mensonge, contester l’arrête, et aucune carte n’est piochée.</translation>
    </message>
    <message>
        <source>It is true, and {player} has one card left: no answer saves it.</source>
        <translation>C’est vrai, et {player} n’a plus qu’une carte&#x202f;: aucune réponse ne la sauve.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost the challenger a card.</source>
        <translation>C’est vrai&#x202f;: le contester coûterait une carte.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost {player} a card.</source>
        <translation>C’est vrai&#x202f;: si {player} conteste, cela lui coûte une carte.</translation>
    </message>
    <message>
        <source>It is your last card, and a Peasant draws nothing: you are out.</source>
        <translation>C’est votre dernière carte, et un Paysan ne fait rien piocher&#x202f;: vous êtes hors de la manche.</translation>
    </message>
    <message>
        <source>It is your last card: unless this bluff is called, you draw and stay in the round.</source>
        <translation>C’est votre dernière carte&#x202f;: si ce bluff n’est pas contesté, vous piochez et restez dans la manche.</translation>
    </message>
    <message>
        <source>It must be a lie: none of the four cards can be the one laid: {claim}.</source>
        <translation>C’est forcément un mensonge, car aucune des quatre cartes ne peut être celle qui est posée&#x202f;: {claim}.</translation>
    </message>
    <message>
        <source>Nobody may call a Peasant a lie, whatever the card is. It draws nothing.</source>
        <translation>Personne ne peut contester un Paysan, quelle que soit la carte. Il ne fait rien piocher.</translation>
    </message>
    <message numerus="yes">
        <source>Of the four cards, %n cannot be the one laid: {claim}.</source>
        <translation>
            <numerusform>Sur les quatre cartes, %n ne peut pas être celle qui est posée&#x202f;: {claim}.</numerusform>
            <numerusform>Sur les quatre cartes, %n ne peuvent pas être celle qui est posée&#x202f;: {claim}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Joker evades the claim, whether or not it is true.</source>
        <translation>Le Joker esquive l’annonce, qu’elle soit vraie ou non.</translation>
    </message>
    <message>
        <source>The Joker is your last card: without it you are out.</source>
        <translation>Le Joker est votre dernière carte&#x202f;: sans lui, vous êtes hors de la manche.</translation>
    </message>
    <message>
        <source>The King is true and takes your last card, whatever you answer.</source>
        <translation>Le Roi est vrai et prend votre dernière carte, quelle que soit votre réponse.</translation>
    </message>
    <message>
        <source>The King takes your last card, and you are out.</source>
        <translation>Le Roi prend votre dernière carte, et vous êtes hors de la manche.</translation>
    </message>
    <message>
        <source>The King would take your last card: only a call can save it.</source>
        <translation>Le Roi prendrait votre dernière carte&#x202f;: seul le contester peut la sauver.</translation>
    </message>
    <message>
        <source>The card lay face up: you know that it is a lie.</source>
        <translation>La carte était face visible&#x202f;: vous savez que c’est un mensonge.</translation>
    </message>
    <message>
        <source>The hand was shuffled: each hidden card is as likely as any other.</source>
        <translation>La main a été mélangée&#x202f;: chaque carte cachée est aussi probable qu’une autre.</translation>
    </message>
    <message>
        <source>The next round begins with it.</source>
        <translation>La manche suivante commence ainsi.</translation>
    </message>
    <message>
        <source>Whoever challenges a true Ace loses a card.</source>
        <translation>Contester un vrai As coûte une carte.</translation>
    </message>
    <message>
        <source>You know that it is a lie, and you would let it work.</source>
        <translation>Vous savez que c’est un mensonge, et vous le laisseriez agir.</translation>
    </message>
    <message>
        <source>You know that it is a lie: a call would stop it and spare the Joker.</source>
        <translation>Vous savez que c’est un mensonge&#x202f;: le contester l’arrêterait et épargnerait le Joker.</translation>
    </message>
    <message>
        <source>You know that it is true, and a wrong call costs a card.</source>
        <translation>Vous savez que c’est vrai, et contester à tort coûte une carte.</translation>
    </message>
    <message>
        <source>You know that it is true, and the Joker evades it.</source>
        <translation>Vous savez que c’est vrai, et le Joker l’esquive.</translation>
    </message>
    <message>
        <source>You know that it is true: a call could only cost you a card.</source>
        <translation>Vous savez que c’est vrai&#x202f;: contester ne pourrait que vous coûter une carte.</translation>
    </message>
    <message>
        <source>You know what {player} loses: {card}.</source>
        <translation>Vous savez ce que perd {player}&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{player} keeps the cards that everybody sees.</source>
        <translation>{player} garde les cartes que tout le monde voit.</translation>
    </message>
</context>
<context>
    <name>throne/refusal</name>
    <message>
        <source>A Joker does not stop an Ace.</source>
        <translation>Un Joker n’arrête pas un As.</translation>
    </message>
    <message>
        <source>A Joker is shown only when a Jack, Queen or King is aimed at you.</source>
        <translation>Un Joker ne se montre que si un Valet, une Dame ou un Roi vous vise.</translation>
    </message>
    <message>
        <source>A claim is aimed at a rival, not at yourself.</source>
        <translation>Une annonce vise un adversaire, pas vous-même.</translation>
    </message>
    <message>
        <source>All cards of {player} lie face up: pick one of these.</source>
        <translation>Aucune carte cachée chez {player}&#x202f;: choisissez une carte face visible.</translation>
    </message>
    <message>
        <source>An Ace was claimed: answer it first.</source>
        <translation>Un As a été annoncé&#x202f;: répondez-y d’abord.</translation>
    </message>
    <message>
        <source>Everybody has answered the Ace already: lay a card.</source>
        <translation>Tout le monde a déjà répondu à l’As&#x202f;: posez une carte.</translation>
    </message>
    <message>
        <source>No Joker of yours lies face up.</source>
        <translation>Vous n’avez pas de Joker face visible.</translation>
    </message>
    <message>
        <source>No such card of yours lies face up: {card}.</source>
        <translation>Vous n’avez pas cette carte face visible&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Nobody has claimed anything in this round yet: lay a card.</source>
        <translation>Rien n’a encore été annoncé dans cette manche&#x202f;: posez une carte.</translation>
    </message>
    <message>
        <source>Only a hidden card can be picked here.</source>
        <translation>Seule une carte cachée peut être choisie ici.</translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation>Choisissez d’abord une carte.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, and nobody may call that a lie.</source>
        <translation>La dernière annonce était un Paysan, et personne ne peut le contester.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, and that needs no answer.</source>
        <translation>La dernière annonce était un Paysan, qui ne demande pas de réponse.</translation>
    </message>
    <message>
        <source>The last claim was aimed at {player}: nobody else could answer it.</source>
        <translation>La dernière annonce visait {player}&#x202f;: personne d’autre ne pouvait y répondre.</translation>
    </message>
    <message>
        <source>The round is not over.</source>
        <translation>La manche n’est pas terminée.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>La manche est terminée&#x202f;: distribuez d’abord la suivante.</translation>
    </message>
    <message>
        <source>There is a claim against you: answer it first.</source>
        <translation>Une annonce vous vise&#x202f;: répondez-y d’abord.</translation>
    </message>
    <message>
        <source>There is nothing to pick yet: lay a card first.</source>
        <translation>Il n’y a encore rien à choisir&#x202f;: posez d’abord une carte.</translation>
    </message>
    <message>
        <source>You have answered the last claim already: lay a card.</source>
        <translation>Vous avez déjà répondu à la dernière annonce&#x202f;: posez une carte.</translation>
    </message>
    <message>
        <source>You have no Joker in your hidden hand.</source>
        <translation>Vous n’avez pas de Joker parmi vos cartes cachées.</translation>
    </message>
    <message>
        <source>You have no such card in your hidden hand: {card}.</source>
        <translation>Vous n’avez pas cette carte parmi vos cartes cachées&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{player} does not take part in this game.</source>
        <translation>{player} ne participe pas à cette partie.</translation>
    </message>
    <message>
        <source>{player} has no such card face up: {card}.</source>
        <translation>{player} n’a pas cette carte face visible&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{player} is out of this round.</source>
        <translation>{player} est hors de cette manche.</translation>
    </message>
</context>
<context>
    <name>throne/rule</name>
    <message>
        <source>A Jack or Queen may be aimed at a rival whose cards all lie face up. It does nothing, may still be called a lie, and draws 1 card.</source>
        <translation>Un Valet ou une Dame peut viser un adversaire dont toutes les cartes sont face visible. Il ne se passe rien, mais l’annonce peut être contestée, et elle fait piocher 1 carte.</translation>
    </message>
    <message>
        <source>A Joker stops neither an Ace nor the loss of a card for a wrong call or a lie.</source>
        <translation>Un Joker n’arrête ni un As, ni la perte d’une carte pour une contestation à tort ou un mensonge.</translation>
    </message>
    <message>
        <source>A Joker that is shown evades a Jack, Queen or King. It is discarded and not replaced; the card laid stays hidden, and its player still draws 1 card. There is no Joker against a Joker.</source>
        <translation>Un Joker montré esquive un Valet, une Dame ou un Roi. Il est défaussé et n’est pas remplacé&#x202f;; la carte posée reste cachée, et qui l’a posée pioche tout de même 1 carte. Il n’y a pas de Joker contre un Joker.</translation>
    </message>
    <message>
        <source>A Peasant does nothing, and its turn draws no card. Nobody may call it a lie.</source>
        <translation>Un Paysan ne fait rien, et on ne pioche pas à ce tour. Personne ne peut le contester.</translation>
    </message>
    <message>
        <source>A card laid that nobody called is buried: it stays hidden. Cards that were shown, killed or lost lie face up among the discards.</source>
        <translation>Une carte posée que personne n’a contestée est enterrée&#x202f;: elle reste cachée. Les cartes montrées, éliminées ou perdues sont face visible dans la défausse.</translation>
    </message>
    <message>
        <source>A card you have seen</source>
        <translation>Une carte vue</translation>
    </message>
    <message>
        <source>A false Ace</source>
        <translation>Un faux As</translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation>Une nouvelle pioche</translation>
    </message>
    <message>
        <source>A rival without cards is out at once. The player in turn is out if no card is left after drawing.</source>
        <translation>Un adversaire sans cartes est aussitôt hors jeu. Le joueur dont c’est le tour ne l’est que s’il ne lui reste aucune carte après avoir pioché.</translation>
    </message>
    <message>
        <source>A true Ace</source>
        <translation>Un vrai As</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>After 400 turns the round ends, and most cards win it; of several players, the next in turn order.</source>
        <translation>Après 400 tours, la manche s’arrête, et le plus de cartes la gagne&#x202f;; à égalité, le prochain joueur dans l’ordre du tour.</translation>
    </message>
    <message>
        <source>An Ace draws 2 cards. Any rival may call it a lie: all answer secretly, then the answers are shown together. Of several callers, the next in turn order is the challenger.</source>
        <translation>Un As fait piocher 2 cartes. Tout adversaire peut le contester&#x202f;: tous répondent en secret, puis les réponses sont montrées ensemble. Si plusieurs joueurs contestent, seule la contestation du premier dans l’ordre du tour est retenue.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>N’importe quelle carte</translation>
    </message>
    <message>
        <source>Buried cards and discards</source>
        <translation>Enterrées et défausse</translation>
    </message>
    <message>
        <source>Called, and a lie</source>
        <translation>Contestée et fausse</translation>
    </message>
    <message>
        <source>Called, and true</source>
        <translation>Contestée et vraie</translation>
    </message>
    <message>
        <source>Cards that lie face up</source>
        <translation>Cartes face visible</translation>
    </message>
    <message>
        <source>Chance decides who begins the first round; later rounds are begun by the winner of the last. The turn goes round clockwise.</source>
        <translation>Le hasard désigne qui commence la première manche&#x202f;; ensuite, qui a gagné une manche commence la suivante. On joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Evading with a Joker</source>
        <translation>Esquiver avec un Joker</translation>
    </message>
    <message>
        <source>Every round won is a point, and three points win the match. A game of a single round ends with it.</source>
        <translation>Chaque manche gagnée vaut un point, et trois points font gagner le match. Une partie en une seule manche se termine avec elle.</translation>
    </message>
    <message>
        <source>If a card is needed and the draw pile is empty, all buried cards and all discards are shuffled into a new draw pile. What cannot be drawn even then is not drawn.</source>
        <translation>S’il faut une carte et que la pioche est vide, toutes les cartes enterrées et toute la défausse sont mélangées pour former une nouvelle pioche. Les cartes qui manquent encore ne sont pas piochées.</translation>
    </message>
    <message>
        <source>If it is a lie, the card is discarded, and one more card of the liar, which the challenger picks. No card is drawn.</source>
        <translation>Si c’est un mensonge, la carte est défaussée, avec une autre carte de qui a menti, choisie par qui a contesté. On ne pioche pas.</translation>
    </message>
    <message>
        <source>If the Ace that was called is true, its player draws 2 cards and picks one card that the challenger loses.</source>
        <translation>Si l’As contesté est vrai, qui l’a posé pioche 2 cartes et choisit une carte, que perd qui a contesté.</translation>
    </message>
    <message>
        <source>In your turn you lay exactly one card face down and say what it is. You may not pass.</source>
        <translation>À votre tour, vous posez exactement une carte face cachée et dites ce qu’elle est. Vous ne pouvez pas passer.</translation>
    </message>
    <message>
        <source>Jack, Queen and King</source>
        <translation>Valet, Dame et Roi</translation>
    </message>
    <message>
        <source>No end in sight</source>
        <translation>Une manche sans fin</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation>Rien de caché</translation>
    </message>
    <message>
        <source>Only you know what your Jack saw. A hand has no order: once its owner has laid a card unseen, the card you saw is in the hand or is the one that was laid, and after a new draw pile was made it may be there, too.</source>
        <translation>Ce que votre Valet a vu, personne d’autre ne le sait. Une main n’a pas d’ordre&#x202f;: dès qu’une carte de cette main a été posée sans être vue, celle que vous avez vue est encore en main, ou c’est celle qui a été posée&#x202f;; et après la formation d’une nouvelle pioche, elle peut aussi s’y trouver.</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Hors de la manche</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Paysan</translation>
    </message>
    <message>
        <source>Picking</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>The card is shown and discarded. It does nothing, and no card is drawn.</source>
        <translation>La carte est montrée et défaussée. Elle n’a aucun effet, et on ne pioche pas.</translation>
    </message>
    <message>
        <source>The card is shown. First it acts, then the caller loses one card, picked by the player accused, if any card is left. Then the player in turn draws 1 card.</source>
        <translation>La carte est montrée. Elle agit d’abord&#x202f;; puis qui a contesté perd une carte, choisie par le joueur mis en cause, s’il en reste une. Enfin, le joueur dont c’est le tour pioche 1 carte.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Le jeu de cartes</translation>
    </message>
    <message>
        <source>The last player with cards wins the round. If everybody else is out, the player in turn wins, even with no card left.</source>
        <translation>Le dernier joueur avec des cartes gagne la manche. Si tous les autres sont hors jeu, le joueur dont c’est le tour gagne, même sans carte.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Le match</translation>
    </message>
    <message>
        <source>There are 34 cards: four each of Seven to Ten, Jack, Queen, King and Ace, and two Jokers. For every round all are shuffled, and everybody gets five.</source>
        <translation>Il y a 34 cartes&#x202f;: quatre de chaque, du Sept au Dix, Valet, Dame, Roi et As, et deux Jokers. À chaque manche, toutes sont mélangées, et chacun en reçoit cinq.</translation>
    </message>
    <message>
        <source>These are aimed at one rival, whom you choose with the claim. The Jack looks at one card of the rival, the Queen turns one face up, the King kills one. Only that rival answers: accept it, call you a liar, or show a Joker. At the end of the turn you draw 1 card.</source>
        <translation>Ces annonces visent un adversaire, que vous choisissez avec l’annonce. Le Valet regarde une de ses cartes, la Dame en retourne une face visible, le Roi en élimine une. Seul cet adversaire répond&#x202f;: accepter, contester ou montrer un Joker. À la fin du tour, vous piochez 1 carte.</translation>
    </message>
    <message>
        <source>They still belong to the hand and count as cards. They stay visible until they leave the hand, may be laid with any claim, and a Joker among them may still evade.</source>
        <translation>Elles font toujours partie de la main et comptent comme cartes. Elles restent visibles jusqu’à ce qu’elles quittent la main, peuvent être posées avec n’importe quelle annonce, et un Joker parmi elles peut encore esquiver.</translation>
    </message>
    <message>
        <source>What a Joker does not stop</source>
        <translation>Ce qu’un Joker n’arrête pas</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Whoever picks a card points at one of a hidden hand that was just shuffled. A card that is lost, to a King or for a wrong call or a lie, may be one that lies face up instead. Jack and Queen only point at hidden cards.</source>
        <translation>Pour choisir une carte, on en désigne une dans une main cachée qui vient d’être mélangée. Si la carte est perdue, à cause d’un Roi, d’une contestation à tort ou d’un mensonge, ce peut être à la place une carte face visible. Valet et Dame ne désignent que des cartes cachées.</translation>
    </message>
    <message>
        <source>Winning a round</source>
        <translation>Gagner une manche</translation>
    </message>
    <message>
        <source>You claim a Peasant (7 to 10), a Jack, a Queen, a King or an Ace, never a Joker. A claim that is not called a lie works whether or not it is true.</source>
        <translation>Vous annoncez un Paysan (7 à 10), un Valet, une Dame, un Roi ou un As, jamais un Joker. Une annonce que personne ne conteste agit, qu’elle soit vraie ou non.</translation>
    </message>
    <message>
        <source>You may lay any card with any claim. A Joker that is laid is a lie whatever you say.</source>
        <translation>Vous pouvez poser n’importe quelle carte avec n’importe quelle annonce. Un Joker posé est un mensonge, quoi que vous annonciez.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
</context>
<context>
    <name>throne/section</name>
    <message>
        <source>Claims and answers</source>
        <translation>Annonces et réponses</translation>
    </message>
    <message>
        <source>How rounds and the match end</source>
        <translation>Comment se terminent les manches et le match</translation>
    </message>
    <message>
        <source>Laying a card</source>
        <translation>Poser une carte</translation>
    </message>
    <message>
        <source>Picking and showing cards</source>
        <translation>Choisir et montrer des cartes</translation>
    </message>
    <message>
        <source>Piles and what you know</source>
        <translation>Les piles et ce que vous savez</translation>
    </message>
</context>
<context>
    <name>throne/table</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n carte restante</numerusform>
            <numerusform>%n cartes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of {target} will be killed.</source>
        <translation>On élimine une carte : {target}.</translation>
    </message>
    <message>
        <source>A card of {target} will be looked at.</source>
        <translation>On regarde une carte : {target}.</translation>
    </message>
    <message>
        <source>A card of {target} will turn face up.</source>
        <translation>On retourne une carte : {target}.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Enterrées</translation>
    </message>
    <message>
        <source>Claim: {claim}</source>
        <translation>Annonce&#x202f;: {claim}</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation>Main&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Laid card</source>
        <translation>Carte posée</translation>
    </message>
    <message>
        <source>Lay a card face down: drop it on what you claim it to be, then on a rival.</source>
        <translation>Posez une carte face cachée sur ce que vous annoncez, puis sur un adversaire.</translation>
    </message>
    <message>
        <source>Lay a card face down: drop it on what you claim it to be.</source>
        <translation>Posez une carte face cachée sur ce que vous annoncez.</translation>
    </message>
    <message>
        <source>Lay a card here</source>
        <translation>Une carte ici</translation>
    </message>
    <message>
        <source>Out of this round</source>
        <translation>Hors de cette manche</translation>
    </message>
    <message>
        <source>Point at the card of {player} that you kill.</source>
        <translation>Désignez la carte à éliminer chez {player}.</translation>
    </message>
    <message>
        <source>Point at the card that {player} loses.</source>
        <translation>Désignez la carte que perd {player}.</translation>
    </message>
    <message>
        <source>Point at the hidden card of {player} that turns face up.</source>
        <translation>Désignez la carte cachée à retourner chez {player}.</translation>
    </message>
    <message>
        <source>Point at the hidden card of {player} that you look at.</source>
        <translation>Désignez la carte cachée à regarder chez {player}.</translation>
    </message>
    <message>
        <source>Rounds won: {number} of {goal}</source>
        <translation>Manches gagnées&#x202f;: {number} sur {goal}</translation>
    </message>
    <message>
        <source>The card laid face down; you know it: {card}</source>
        <translation>La carte posée face cachée&#x202f;; vous la connaissez&#x202f;: {card}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est terminée.</translation>
    </message>
    <message>
        <source>The round is won. Deal the next one.</source>
        <translation>La manche est gagnée. Distribuez la suivante.</translation>
    </message>
    <message>
        <source>This card lies face up: everybody sees it.</source>
        <translation>Cette carte est face visible&#x202f;: tout le monde la voit.</translation>
    </message>
    <message>
        <source>What do you say it is?</source>
        <translation>Qu’annoncez-vous ?</translation>
    </message>
    <message>
        <source>You have seen this card in the hand; it is still there, or was laid face down: {card}.</source>
        <translation>Vous avez vu cette carte dans la main&#x202f;; elle y est encore, ou a été posée face cachée&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>You know that this card is in the hand: {card}.</source>
        <translation>Vous savez que cette carte est dans la main&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{card}, face up for everybody</source>
        <translation>{card}, face visible pour tous</translation>
    </message>
    <message>
        <source>{claim} against {player}</source>
        <translation>{claim} contre {player}</translation>
    </message>
    <message>
        <source>{index}!</source>
        <extracomment>Signs beside the name of a player: the index of a card that is in the hand, or may be there, as in &quot;K!&quot; and &quot;K?&quot;.</extracomment>
        <translation>{index}!</translation>
    </message>
    <message>
        <source>{index}?</source>
        <translation>{index}?</translation>
    </message>
    <message>
        <source>{player} claims a Jack, to look at a card of yours. Is it true?</source>
        <translation>{player} annonce un Valet pour regarder une de vos cartes. Vrai&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims a King, to kill a card of yours. Is it true?</source>
        <translation>{player} annonce un Roi pour éliminer une de vos cartes. Vrai&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims a Queen, to turn a card of yours face up. Is it true?</source>
        <translation>{player} annonce une Dame pour retourner une de vos cartes. Vrai&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims an Ace. Does anybody call it a lie?</source>
        <translation>{player} annonce un As. Qui conteste&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims: {claim} against {target}.</source>
        <translation>{player} annonce : {claim} contre {target}.</translation>
    </message>
    <message>
        <source>{player} claims: {claim}.</source>
        <translation>{player} annonce : {claim}.</translation>
    </message>
    <message>
        <source>{player} is about to lay a card and claim what it is.</source>
        <translation>{player} va poser une carte et annoncer ce que c’est.</translation>
    </message>
    <message>
        <source>{target} loses a card.</source>
        <translation>{target} perd une carte.</translation>
    </message>
</context>
<context>
    <name>throne/type</name>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Paysan</translation>
    </message>
</context>
</TS>
