<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>throne/aid</name>
    <message>
        <source>A face-up card still belongs to the hand and may be laid.</source>
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
        <source>All rivals answer in secret; with several callers, the next in turn order is the challenger.</source>
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
        <source>Liar, but it is true: it works, and the caller loses one more card.</source>
        <translation>Mensonge, mais c’était vrai&#x202f;: l’effet a lieu, et celui qui a contesté perd une carte de plus.</translation>
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
        <translation>Vrai&#x202f;: celui qui a contesté perd une carte. Faux&#x202f;: la carte posée est perdue, et une autre avec.</translation>
    </message>
    <message>
        <source>What claims do</source>
        <translation>L’effet des annonces</translation>
    </message>
    <message>
        <source>Whoever picks the card that you lose may pick a face-up card; for a false Ace only if none is hidden.</source>
        <translation>Le joueur qui choisit la carte que vous perdez peut en choisir une face visible&#x202f;; pour un faux As, seulement si aucune n’est cachée.</translation>
    </message>
    <message>
        <source>Without cards you are out; the last player with cards wins the round.</source>
        <translation>Un joueur sans cartes est hors jeu&#x202f;; le dernier joueur avec des cartes gagne la manche.</translation>
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
        <source>A Jack looks at one of your rival&apos;s hidden cards, and only you see it. Claim a Jack.</source>
        <translation>Un Valet regarde une carte cachée de votre adversaire, que personne d’autre ne voit. Annoncez un Valet.</translation>
    </message>
    <message>
        <source>A Jack only looks at one of your rival&apos;s cards.</source>
        <translation>Un Valet regarde seulement une carte de votre adversaire.</translation>
    </message>
    <message>
        <source>A Jack, Queen or King costs only the card you lay.</source>
        <translation>Un Valet, une Dame ou un Roi ne coûte que la carte posée.</translation>
    </message>
    <message>
        <source>A Joker is never claimed: laid, it is a lie whatever you say. Keep it, and claim what is true.</source>
        <translation>Un Joker ne s’annonce jamais&#x202f;: posé, c’est un mensonge quoi que vous disiez. Gardez-le, et annoncez ce qui est vrai.</translation>
    </message>
    <message>
        <source>A King is aimed at you, true or not. A Joker that you show evades it. Make sure that you keep your Ace.</source>
        <translation>Un Roi vous vise, vrai ou non. Un Joker que vous montrez l’esquive. Faites en sorte de garder votre As.</translation>
    </message>
    <message>
        <source>A King is aimed at your last card, a Joker. A Joker that you show is gone as well. What can still save you?</source>
        <translation>Un Roi vise votre dernière carte, un Joker. Mais un Joker montré est perdu, lui aussi. Qu’est-ce qui peut encore vous sauver&#x202f;?</translation>
    </message>
    <message>
        <source>A King kills a card and turns none face up.</source>
        <translation>Un Roi élimine une carte et n’en retourne aucune.</translation>
    </message>
    <message>
        <source>A King kills one of your rival&apos;s cards, and you see no other.</source>
        <translation>Un Roi élimine une carte de votre adversaire, et vous n’en voyez aucune autre.</translation>
    </message>
    <message>
        <source>A Nine is not a King: the claim is a lie.</source>
        <translation>Un Neuf n’est pas un Roi&#x202f;: l’annonce est un mensonge.</translation>
    </message>
    <message>
        <source>A Peasant does nothing and draws nothing.</source>
        <translation>Un Paysan ne fait rien et ne fait rien piocher.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing: you have no card left and are out.</source>
        <translation>Un Paysan ne fait rien piocher&#x202f;: vous n’avez plus de carte, et vous êtes hors de la manche.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing: you would have even fewer cards.</source>
        <translation>Un Paysan ne fait rien piocher&#x202f;: vous auriez encore moins de cartes.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing; every other claim draws.</source>
        <translation>Un Paysan ne fait rien piocher, toute autre annonce, si.</translation>
    </message>
    <message>
        <source>A Peasant is never called, but it draws nothing either. Claim more.</source>
        <translation>Un Paysan ne se conteste jamais, mais il ne fait rien piocher non plus. Annoncez plus haut.</translation>
    </message>
    <message>
        <source>A Queen only turns one of your rival&apos;s cards face up.</source>
        <translation>Une Dame retourne seulement une carte de votre adversaire.</translation>
    </message>
    <message>
        <source>A Queen turns one of your rival&apos;s hidden cards face up, for everyone to see. Claim a Queen.</source>
        <translation>Une Dame retourne une carte cachée de votre adversaire&#x202f;: tout le monde la voit. Annoncez une Dame.</translation>
    </message>
    <message>
        <source>A Queen. It is noted beside your rival&apos;s name, where only you read it.</source>
        <translation>Une Dame. Elle est notée à côté du nom de votre adversaire, pour vos yeux seulement.</translation>
    </message>
    <message>
        <source>A call only harms a lie.</source>
        <translation>Contester ne nuit qu’à un mensonge.</translation>
    </message>
    <message>
        <source>A hidden card goes, and your rival keeps the King.</source>
        <translation>Une carte cachée s’en va, et votre adversaire garde le Roi.</translation>
    </message>
    <message>
        <source>A lie that is called is discarded, does nothing and draws nothing. A false Ace costs another card. Lie so that being caught costs only one card.</source>
        <translation>Un mensonge contesté est défaussé, sans effet et sans pioche. Un faux As coûte une carte de plus. Mentez de façon à ne risquer qu’une carte.</translation>
    </message>
    <message>
        <source>A lie. Where you would be out anyway, a call costs nothing.</source>
        <translation>C’était un mensonge. Si vous deviez de toute façon quitter la manche, contester ne coûte rien.</translation>
    </message>
    <message>
        <source>A lie: your rival draws nothing, has no card left, and the round is yours. Two rounds each.</source>
        <translation>Un mensonge&#x202f;: votre adversaire ne pioche rien, n’a plus de carte, et la manche est à vous. Deux manches partout.</translation>
    </message>
    <message>
        <source>A round won is a point; three win the match. Your rival laid the last card as a Queen, but you hold two, and two are discarded.</source>
        <translation>Une manche gagnée vaut un point, et trois donnent la partie. Votre adversaire a posé sa dernière carte comme Dame, mais vous en avez deux, et deux sont défaussées.</translation>
    </message>
    <message>
        <source>Accept the claim.</source>
        <translation>Acceptez l’annonce.</translation>
    </message>
    <message>
        <source>Accepted or evaded, it leaves you without a card.</source>
        <translation>Accepté ou esquivé, il vous laisse sans carte.</translation>
    </message>
    <message>
        <source>Accepting costs a card, and so may calling.</source>
        <translation>Accepter coûte une carte, et contester peut en coûter aussi.</translation>
    </message>
    <message>
        <source>All cards were shuffled, and everyone has five again.</source>
        <translation>Toutes les cartes ont été mélangées, et chacun en a de nouveau cinq.</translation>
    </message>
    <message>
        <source>All four Jacks are among the discards: your rival knows that it is a lie.</source>
        <translation>Les quatre Valets sont dans la défausse&#x202f;: votre adversaire sait que c’est un mensonge.</translation>
    </message>
    <message>
        <source>All your rival&apos;s cards are face up: a Jack or Queen finds nothing hidden and does nothing.</source>
        <translation>Toutes les cartes de votre adversaire sont face visible&#x202f;: un Valet ou une Dame ne trouve rien de caché et reste sans effet.</translation>
    </message>
    <message>
        <source>All your rival&apos;s cards are face up: a Jack or a Queen finds nothing hidden. Claim what still costs your rival a card.</source>
        <translation>Toutes les cartes de votre adversaire sont face visible&#x202f;: un Valet ou une Dame n’y trouve rien de caché. Annoncez ce qui lui coûte tout de même une carte.</translation>
    </message>
    <message>
        <source>An Ace draws two cards and leaves your rival alone.</source>
        <translation>Un As fait piocher deux cartes et ne fait rien à votre adversaire.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, but all rivals may call it, and a false one costs two cards. Claim an Ace that no call can hurt.</source>
        <translation>Un As fait piocher deux cartes, mais tout adversaire peut le contester, et un faux en coûte deux. Annoncez un As que rien ne peut atteindre.</translation>
    </message>
    <message>
        <source>An Ace draws two cards.</source>
        <translation>Un As fait piocher deux cartes.</translation>
    </message>
    <message>
        <source>Another knight lays one of two cards as an Ace. Of 100 Aces knights claim with five or more cards, {many} are lies; with one or two, {few} are. Answer.</source>
        <translation>Un autre chevalier pose une de ses deux cartes comme As. Sur 100 As que les chevaliers annoncent avec cinq cartes ou plus, {many} sont des mensonges&#x202f;; avec une ou deux, {few}. Répondez.</translation>
    </message>
    <message>
        <source>Another lie: nothing was drawn for the first. Marshals tell less: {first} of 100 Kings to begin with, {after} of 100 after a lie.</source>
        <translation>Encore un mensonge&#x202f;: le premier n’a fait piocher aucune carte. Les maréchaux en disent moins&#x202f;: sur 100 Rois au début, {first}, et sur 100 annonces après un mensonge, {after}.</translation>
    </message>
    <message>
        <source>Answer a claim, and know what a wrong call costs.</source>
        <translation>Répondre à une annonce, et savoir ce qu’il en coûte de contester à tort.</translation>
    </message>
    <message>
        <source>Believed, it works like the true card. Called, it costs you no more than a Seven.</source>
        <translation>Si on vous croit, il agit comme la vraie carte. Contesté, il ne vous coûte qu’un Sept.</translation>
    </message>
    <message>
        <source>Bluff, and know what it costs to be caught.</source>
        <translation>Bluffer, et savoir ce qu’il en coûte d’être démasqué.</translation>
    </message>
    <message>
        <source>Call it: “Liar!”</source>
        <translation>Contestez&#x202f;: «&#x202f;Mensonge&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>Call what must be a lie, and bluff where it costs little.</source>
        <translation>Contester ce qui est forcément un mensonge, et bluffer là où cela coûte peu.</translation>
    </message>
    <message>
        <source>Caught with a false Ace, you lose the card you laid and one more.</source>
        <translation>Si votre faux As est démasqué, vous perdez la carte posée et une de plus.</translation>
    </message>
    <message>
        <source>Caught: a false Ace costs your rival the last card as well. Marshals do the same: {many} and {few} of 100.</source>
        <translation>Démasqué&#x202f;: un faux As coûte aussi à votre adversaire sa dernière carte. Il en va de même des maréchaux&#x202f;: {many} et {few} sur 100.</translation>
    </message>
    <message>
        <source>Choose one of your rival&apos;s cards.</source>
        <translation>Désignez une carte de votre adversaire.</translation>
    </message>
    <message>
        <source>Choose the Ace.</source>
        <translation>Désignez l’As.</translation>
    </message>
    <message>
        <source>Choose the face-down card in your rival&apos;s hand.</source>
        <translation>Désignez la carte face cachée dans la main de votre adversaire.</translation>
    </message>
    <message>
        <source>Claim a card that you do not have.</source>
        <translation>Annoncez une carte que vous n’avez pas.</translation>
    </message>
    <message>
        <source>Conclude from earlier claims, and from how many cards are left, whether a claim is a lie.</source>
        <translation>Déduire des annonces passées et du nombre de cartes si une annonce est un mensonge.</translation>
    </message>
    <message>
        <source>Count and bluff</source>
        <translation>Compter et bluffer</translation>
    </message>
    <message>
        <source>Drag a Seven to the Queen claim.</source>
        <translation>Faites glisser un Sept sur l’annonce Dame.</translation>
    </message>
    <message>
        <source>Drag the Ace to the Ace claim.</source>
        <translation>Faites glisser l’As sur l’annonce As.</translation>
    </message>
    <message>
        <source>Drag the Jack to the Jack claim.</source>
        <translation>Faites glisser le Valet sur l’annonce Valet.</translation>
    </message>
    <message>
        <source>Drag the King from your hand to the King among the claims.</source>
        <translation>Faites glisser le Roi de votre main sur le Roi des annonces.</translation>
    </message>
    <message>
        <source>Drag the King to the King claim.</source>
        <translation>Faites glisser le Roi sur l’annonce Roi.</translation>
    </message>
    <message>
        <source>Drag the Nine to the Queen claim.</source>
        <translation>Faites glisser le Neuf sur l’annonce Dame.</translation>
    </message>
    <message>
        <source>Drag the Queen to the Queen claim.</source>
        <translation>Faites glisser la Dame sur l’annonce Dame.</translation>
    </message>
    <message>
        <source>Drag the Seven to the King claim.</source>
        <translation>Faites glisser le Sept sur l’annonce Roi.</translation>
    </message>
    <message>
        <source>Drag the Seven to the Peasant claim.</source>
        <translation>Faites glisser le Sept sur l’annonce Paysan.</translation>
    </message>
    <message>
        <source>Drag the Ten to the Jack claim.</source>
        <translation>Faites glisser le Dix sur l’annonce Valet.</translation>
    </message>
    <message>
        <source>Draw two cards, and know what an Ace puts at stake.</source>
        <translation>Piocher deux cartes, et savoir ce qu’un As met en jeu.</translation>
    </message>
    <message>
        <source>Evaded, and nobody learns what was laid. The Joker is gone. It stops a Jack, Queen or King, but no Ace.</source>
        <translation>Esquivé, et personne n’apprend ce qui a été posé. Le Joker est perdu. Il arrête un Valet, une Dame ou un Roi, mais pas un As.</translation>
    </message>
    <message>
        <source>Every claim but the Peasant draws at least one card.</source>
        <translation>Toute annonce sauf le Paysan fait piocher au moins une carte.</translation>
    </message>
    <message>
        <source>How can I be sure of a lie?</source>
        <translation>Comment savoir à coup sûr que c’est un mensonge&#x202f;?</translation>
    </message>
    <message>
        <source>How do I get new cards?</source>
        <translation>Comment obtenir de nouvelles cartes&#x202f;?</translation>
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
        <source>If it is called, you lose this card: {card}. A Seven would do as well.</source>
        <translation>Si on conteste, vous perdez {card:def}. Un Sept ferait aussi bien l’affaire.</translation>
    </message>
    <message>
        <source>If your rival calls that lie, it does nothing. A true King works even when it is called.</source>
        <translation>Si ce mensonge est contesté, il n’a aucun effet. Un vrai Roi agit même contesté.</translation>
    </message>
    <message>
        <source>It could only be a lie. Your rival loses that card and another one, which you pick.</source>
        <translation>Ce ne pouvait être qu’un mensonge. Votre adversaire perd cette carte et une autre, que vous choisissez.</translation>
    </message>
    <message>
        <source>It really was a King: it kills a card, and your wrong call costs you another.</source>
        <translation>C’était bien un Roi&#x202f;: il élimine une carte, et votre contestation à tort vous en coûte une autre.</translation>
    </message>
    <message>
        <source>It really was a King: it kills one card, your wrong call costs you the other, and you are out.</source>
        <translation>C’était bien un Roi&#x202f;: il élimine une carte, votre contestation à tort vous coûte l’autre, et vous êtes éliminé de la manche.</translation>
    </message>
    <message>
        <source>It was a lie: it is discarded, does nothing, and your rival draws no card.</source>
        <translation>C’était un mensonge&#x202f;: la carte est défaussée, sans effet, et votre adversaire ne pioche pas.</translation>
    </message>
    <message>
        <source>It was the only hidden card, and you know what it is.</source>
        <translation>C’était la seule carte cachée, et vous la connaissez.</translation>
    </message>
    <message>
        <source>Keep the Joker until you need it to evade a claim.</source>
        <translation>Esquiver une annonce, et garder le Joker jusque-là.</translation>
    </message>
    <message>
        <source>Kill the card that hurts your rival most.</source>
        <translation>Éliminer la carte qui manquera le plus à votre adversaire.</translation>
    </message>
    <message>
        <source>Know what ends a round, and what ends the match.</source>
        <translation>Savoir ce qui termine une manche, et ce qui termine la partie.</translation>
    </message>
    <message>
        <source>Later: you have just caught the same knight lying, and a King is claimed again. Of 100 claims after such a lie, {lies} are lies. Answer.</source>
        <translation>Plus tard&#x202f;: vous venez de surprendre ce même chevalier en plein mensonge, et il annonce de nouveau un Roi. Sur 100 annonces après un tel mensonge, {lies} sont des mensonges. Répondez.</translation>
    </message>
    <message>
        <source>Lay a card, and know how many you draw.</source>
        <translation>Poser une carte, et savoir combien vous en piochez.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Mensonge&#x202f;!</translation>
    </message>
    <message>
        <source>Look at a card, and answer what you know.</source>
        <translation>Regarder une carte, et répondre en sachant.</translation>
    </message>
    <message>
        <source>Look for the card that kills one of your rival&apos;s cards.</source>
        <translation>Cherchez la carte qui élimine une carte adverse.</translation>
    </message>
    <message>
        <source>May I lie?</source>
        <translation>Puis-je mentir&#x202f;?</translation>
    </message>
    <message>
        <source>Most of these Kings are true.</source>
        <translation>La plupart de ces Rois sont vrais.</translation>
    </message>
    <message>
        <source>Most of these claims are lies.</source>
        <translation>La plupart de ces annonces sont des mensonges.</translation>
    </message>
    <message>
        <source>Nobody may call a Peasant: there is nothing to bluff about, and nothing to draw.</source>
        <translation>Personne ne peut contester un Paysan&#x202f;: rien à bluffer, et rien à piocher.</translation>
    </message>
    <message>
        <source>Now bluff cheaply: lay a card you would not miss as one your rival may believe in. All four Jacks are among the discards.</source>
        <translation>Bluffez à peu de frais&#x202f;: posez une carte qui ne vous manquera pas, comme une autre à laquelle votre adversaire peut croire. Les quatre Valets sont dans la défausse.</translation>
    </message>
    <message>
        <source>Now each of you has two points, and the next round decides the match. You won the last one, so you begin: deal.</source>
        <translation>Vous avez maintenant deux points chacun, et la prochaine manche décide de la partie. Vous avez gagné la dernière, donc vous commencez&#x202f;: distribuez.</translation>
    </message>
    <message>
        <source>On your turn, lay exactly one card face down and say what it is. Begin safely: lay a card as a Peasant, which nobody may call a lie.</source>
        <translation>À votre tour, posez une seule carte face cachée et annoncez ce qu’elle est censée être. Commencez sans risque&#x202f;: posez-en une comme Paysan, que personne ne peut contester.</translation>
    </message>
    <message>
        <source>One card lost, not two. Whoever holds a King likes to begin with it.</source>
        <translation>Une carte perdue, et non deux. Un joueur qui a un Roi aime commencer par lui.</translation>
    </message>
    <message>
        <source>Press the button that deals the next round.</source>
        <translation>Appuyez sur le bouton qui distribue la manche suivante.</translation>
    </message>
    <message>
        <source>Right: the claim is true. The Queen will turn a card of yours face up, but you keep them all.</source>
        <translation>L’annonce est vraie. La Dame va retourner une de vos cartes, mais vous les gardez toutes.</translation>
    </message>
    <message>
        <source>Rounds and the match</source>
        <translation>Les manches et la partie</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins. Your rival has one card. Kill it: drag your King to the King claim.</source>
        <translation>Sans cartes, on est éliminé&#x202f;; le dernier joueur avec des cartes gagne. Votre adversaire n’en a qu’une. Éliminez-la&#x202f;: faites glisser votre Roi sur l’annonce Roi.</translation>
    </message>
    <message>
        <source>Show the Joker.</source>
        <translation>Montrez le Joker.</translation>
    </message>
    <message>
        <source>Stay in the round with one card.</source>
        <translation>Rester dans la manche avec une seule carte.</translation>
    </message>
    <message>
        <source>That claim draws one card at most. An Ace draws two.</source>
        <translation>Cette annonce fait piocher une carte au plus. Un As en fait piocher deux.</translation>
    </message>
    <message>
        <source>That is the price of a wrong call. Only the player whom a Jack, Queen or King is aimed at answers it.</source>
        <translation>Voilà le prix d’une contestation à tort. À un Valet, une Dame ou un Roi, seul le joueur visé répond.</translation>
    </message>
    <message>
        <source>That is the truth about your cards, but a Peasant draws nothing.</source>
        <translation>C’est la vérité sur vos cartes, mais un Paysan ne fait rien piocher.</translation>
    </message>
    <message>
        <source>That is true: a bluff claims what the card is not.</source>
        <translation>C’est la vérité&#x202f;: un bluff annonce ce que la carte n’est pas.</translation>
    </message>
    <message>
        <source>The Ace</source>
        <translation>L’As</translation>
    </message>
    <message>
        <source>The Ace is among the discards, and you draw a card for your King.</source>
        <translation>L’As est dans la défausse, et votre Roi vous fait piocher une carte.</translation>
    </message>
    <message>
        <source>The Jack</source>
        <translation>Le Valet</translation>
    </message>
    <message>
        <source>The Jacks are all gone, and a false Ace costs two cards.</source>
        <translation>Les Valets sont tous partis, et un faux As coûte deux cartes.</translation>
    </message>
    <message>
        <source>The Joker</source>
        <translation>Le Joker</translation>
    </message>
    <message>
        <source>The Joker has left your hand and can no longer evade anything.</source>
        <translation>Le Joker a quitté votre main et ne peut plus rien esquiver.</translation>
    </message>
    <message>
        <source>The Joker is discarded and not replaced: you have no card left and are out.</source>
        <translation>Le Joker est défaussé et n’est pas remplacé&#x202f;: vous n’avez plus de carte, et vous êtes hors de la manche.</translation>
    </message>
    <message>
        <source>The Joker is still yours, but that claim is not true.</source>
        <translation>Le Joker est toujours à vous, mais cette annonce n’est pas vraie.</translation>
    </message>
    <message>
        <source>The King</source>
        <translation>Le Roi</translation>
    </message>
    <message>
        <source>The King is face up in your rival&apos;s hand.</source>
        <translation>Le Roi est face visible dans la main de votre adversaire.</translation>
    </message>
    <message>
        <source>The King kills a card, hidden or face up.</source>
        <translation>Le Roi élimine une carte, cachée ou face visible.</translation>
    </message>
    <message>
        <source>The King kills your last card, and you are out.</source>
        <translation>Le Roi élimine votre dernière carte, et vous êtes hors de la manche.</translation>
    </message>
    <message>
        <source>The King works: it kills one of your two cards, perhaps the Ace.</source>
        <translation>Le Roi agit&#x202f;: il élimine une de vos deux cartes, peut-être l’As.</translation>
    </message>
    <message>
        <source>The Nine is gone, but your rival keeps the Ace.</source>
        <translation>Le Neuf est parti, mais votre adversaire garde l’As.</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>La Dame</translation>
    </message>
    <message>
        <source>The Queen and the Ten can be claimed as what they are.</source>
        <translation>La Dame et le Dix peuvent s’annoncer pour ce qu’ils sont.</translation>
    </message>
    <message>
        <source>The Queen works, and your rival draws a card and stays in the round.</source>
        <translation>La Dame agit, et votre adversaire pioche une carte et reste dans la manche.</translation>
    </message>
    <message>
        <source>The Ten is your last card. Whoever has no card after drawing is out. Lay it so that you can stay in.</source>
        <translation>Le Dix est votre dernière carte. Sans carte après la pioche, on est hors de la manche. Posez-le de façon à pouvoir y rester.</translation>
    </message>
    <message>
        <source>The cards from 7 to 10 are Peasants.</source>
        <translation>Les cartes de 7 à 10 sont des Paysans.</translation>
    </message>
    <message>
        <source>The hand was shuffled, so any back will do.</source>
        <translation>La main a été mélangée&#x202f;: n’importe quelle carte cachée convient.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>La dernière carte</translation>
    </message>
    <message>
        <source>The lie</source>
        <translation>Le mensonge</translation>
    </message>
    <message>
        <source>The lie is discarded and does nothing. A card that everyone has seen is hard to lie with.</source>
        <translation>Le mensonge est défaussé et reste sans effet. Il est difficile de mentir avec une carte que tout le monde a vue.</translation>
    </message>
    <message>
        <source>True, and the Joker still protects you.</source>
        <translation>C’est vrai, et le Joker vous protège toujours.</translation>
    </message>
    <message>
        <source>Turn a card face up, and catch whoever lies with it.</source>
        <translation>Retourner une carte, et démasquer le joueur qui ment avec elle.</translation>
    </message>
    <message>
        <source>Two Aces are in your hand and two among the discards. None is left to lay.</source>
        <translation>Deux As sont dans votre main et deux dans la défausse. Il n’en reste aucun à poser.</translation>
    </message>
    <message>
        <source>Two Aces are in your hand and two are discarded: it was a lie, and now your rival draws two cards.</source>
        <translation>Deux As sont dans votre main et deux dans la défausse&#x202f;: c’était un mensonge, et votre adversaire pioche maintenant deux cartes.</translation>
    </message>
    <message>
        <source>Two Queens are in your hand and two among the discards: this one is a lie.</source>
        <translation>Deux Dames sont dans votre main, deux dans la défausse&#x202f;: celle-ci est un mensonge.</translation>
    </message>
    <message>
        <source>Two cards for you, one fewer for your rival: nobody likes to call an Ace.</source>
        <translation>Deux cartes pour vous, une de moins pour votre adversaire&#x202f;: personne n’aime contester un As.</translation>
    </message>
    <message>
        <source>What claims tell you</source>
        <translation>Ce que disent les annonces</translation>
    </message>
    <message>
        <source>What does a Jack do?</source>
        <translation>Que fait un Valet&#x202f;?</translation>
    </message>
    <message>
        <source>What does a King do?</source>
        <translation>Que fait un Roi&#x202f;?</translation>
    </message>
    <message>
        <source>What does a Queen do?</source>
        <translation>Que fait une Dame&#x202f;?</translation>
    </message>
    <message>
        <source>What does a wrong call cost?</source>
        <translation>Que coûte une contestation à tort&#x202f;?</translation>
    </message>
    <message>
        <source>What does an Ace do?</source>
        <translation>Que fait un As&#x202f;?</translation>
    </message>
    <message>
        <source>What does it cost to be caught?</source>
        <translation>Que coûte un mensonge démasqué&#x202f;?</translation>
    </message>
    <message>
        <source>What ends the match?</source>
        <translation>Quand la partie se termine-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>What happens to a face-up card?</source>
        <translation>Que devient une carte face visible&#x202f;?</translation>
    </message>
    <message>
        <source>What is a Joker good for?</source>
        <translation>À quoi sert un Joker&#x202f;?</translation>
    </message>
    <message>
        <source>What may I do on my turn?</source>
        <translation>Que puis-je faire à mon tour&#x202f;?</translation>
    </message>
    <message>
        <source>What may I do when a claim is aimed at me?</source>
        <translation>Que puis-je faire quand une annonce me vise&#x202f;?</translation>
    </message>
    <message>
        <source>When am I out?</source>
        <translation>Quand suis-je hors de la manche&#x202f;?</translation>
    </message>
    <message>
        <source>Which claims are likely to be lies?</source>
        <translation>Quelles annonces sont sans doute des mensonges&#x202f;?</translation>
    </message>
    <message>
        <source>Whoever has few cards must lie to draw more.</source>
        <translation>Un joueur qui a peu de cartes doit mentir pour en piocher.</translation>
    </message>
    <message>
        <source>Win by being the last one with cards.</source>
        <translation>Gagner en gardant des cartes quand personne d’autre n’en a plus.</translation>
    </message>
    <message>
        <source>You draw at the end of your turn. If the draw pile is empty, buried cards and discards make a new one.</source>
        <translation>Vous piochez à la fin de votre tour. Si la pioche est vide, cartes enterrées et défausse en forment une nouvelle.</translation>
    </message>
    <message>
        <source>You have a Jack: claim what it is.</source>
        <translation>Vous avez un Valet&#x202f;: annoncez ce qu’il est.</translation>
    </message>
    <message>
        <source>You have a Queen: claim what it is.</source>
        <translation>Vous avez une Dame&#x202f;: annoncez ce qu’elle est.</translation>
    </message>
    <message>
        <source>You have no Joker, and if you accept you are out.</source>
        <translation>Vous n’avez pas de Joker, et si vous acceptez, vous êtes hors de la manche.</translation>
    </message>
    <message>
        <source>You know that it is a Nine, and you let it kill one of your cards.</source>
        <translation>Vous savez que c’est un Neuf, et vous le laissez éliminer une de vos cartes.</translation>
    </message>
    <message>
        <source>You let the Ace work, and your rival draws two cards.</source>
        <translation>Vous laissez l’As agir, et votre adversaire pioche deux cartes.</translation>
    </message>
    <message>
        <source>You let the King work, and it kills one of your two cards.</source>
        <translation>Vous laissez le Roi agir, et il élimine une de vos deux cartes.</translation>
    </message>
    <message>
        <source>You may lie: any card may be laid with any claim. You hold nothing but Peasants. Lay one so that you draw all the same.</source>
        <translation>Vous pouvez mentir&#x202f;: toute carte peut être posée avec toute annonce. Vous n’avez que des Paysans. Posez-en un de façon à piocher quand même.</translation>
    </message>
    <message>
        <source>You may pick a face-up card: choose the King.</source>
        <translation>Vous pouvez choisir une carte face visible&#x202f;: désignez le Roi.</translation>
    </message>
    <message>
        <source>You saw the Queen: the claim is true. It works, and your wrong call costs you a card.</source>
        <translation>Vous avez vu la Dame&#x202f;: l’annonce est vraie. Elle agit, et contester à tort vous coûte une carte.</translation>
    </message>
    <message>
        <source>Your rival accepts your King. Choose the card it kills.</source>
        <translation>Votre adversaire accepte votre Roi. Désignez la carte qu’il élimine.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose a back: that card stays face up until it leaves the hand, and counts as a card still.</source>
        <translation>Votre adversaire accepte. Désignez une carte cachée&#x202f;: elle reste face visible tant qu’elle est en main, et compte toujours comme carte.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose the hidden card: you see it, and it stays in the hand.</source>
        <translation>Votre adversaire accepte. Désignez la carte cachée&#x202f;: vous la voyez, et elle reste dans sa main.</translation>
    </message>
    <message>
        <source>Your rival accepts. You choose among the face-up cards. Kill the one that draws two cards.</source>
        <translation>Votre adversaire accepte. Vous choisissez parmi les cartes face visible. Éliminez celle qui fait piocher deux cartes.</translation>
    </message>
    <message>
        <source>Your rival believes it, so it works like the true card. The card you laid is buried unseen.</source>
        <translation>Votre adversaire y croit&#x202f;: votre annonce agit donc comme la vraie carte. La carte posée est enterrée sans être vue.</translation>
    </message>
    <message>
        <source>Your rival called your Queen a lie, but it was true. So it worked, and the caller loses a card, which you pick. Take the King.</source>
        <translation>Votre adversaire a contesté votre Dame, mais elle était vraie. Elle a donc agi, et il perd une carte, que vous choisissez. Prenez le Roi.</translation>
    </message>
    <message>
        <source>Your rival claims a King against your last card. Accept, call “Liar!” or show a Joker: one of these may save you.</source>
        <translation>Votre adversaire annonce un Roi contre votre dernière carte. Accepter, crier «&#x202f;Mensonge&#x202f;!&#x202f;» ou montrer un Joker&#x202f;: l’un d’eux peut vous sauver.</translation>
    </message>
    <message>
        <source>Your rival claims an Ace. There are four of them: two are among the discards. Count those in your hand, then answer.</source>
        <translation>Votre adversaire annonce un As. Il y en a quatre&#x202f;: deux sont dans la défausse. Comptez ceux de votre main, puis répondez.</translation>
    </message>
    <message>
        <source>Your rival has no card left, and you have won: the round, and with it the match.</source>
        <translation>Votre adversaire n’a plus de carte, et vous avez gagné&#x202f;: la manche, et avec elle la partie.</translation>
    </message>
    <message>
        <source>Your rival has only one card: choose that one.</source>
        <translation>Votre adversaire n’a qu’une carte&#x202f;: choisissez-la.</translation>
    </message>
    <message>
        <source>Your rival laid a Peasant, too. Now keep your cards up: a Jack, Queen or King draws one card, an Ace two. Claim one of them.</source>
        <translation>Votre adversaire a aussi posé un Paysan. Ne tombez pas à court de cartes&#x202f;: un Valet, une Dame ou un Roi en fait piocher une, un As deux. Faites l’une de ces annonces.</translation>
    </message>
    <message>
        <source>Your rival lays that very Nine and claims a King. Everyone has seen it. Stop it.</source>
        <translation>Votre adversaire pose justement ce Neuf et annonce un Roi. Tout le monde l’a vu. Empêchez-le.</translation>
    </message>
    <message>
        <source>Your rival lays the hidden card against you and claims a Queen. A wrong call costs you a card. Answer so that you lose none.</source>
        <translation>Votre adversaire pose la carte cachée contre vous et annonce une Dame. Contester à tort coûte une carte. Répondez de façon à n’en perdre aucune.</translation>
    </message>
    <message>
        <source>Your rival lets it pass: you draw and stay in. With the last card, the truth is not always the safe claim.</source>
        <translation>Votre adversaire laisse passer&#x202f;: vous piochez et restez dans la manche. Avec la dernière carte, la vérité n’est pas toujours l’annonce la plus sûre.</translation>
    </message>
    <message>
        <source>Your rival may call that claim a lie, true or not. Nobody may call a Peasant.</source>
        <translation>Votre adversaire peut contester cette annonce, vraie ou non. Personne ne peut contester un Paysan.</translation>
    </message>
    <message>
        <source>Your rival, a knight, begins the round with a King. Of 100 such Kings from knights, {lies} are lies. A wrong call costs you a second card. Answer.</source>
        <translation>Votre adversaire, un chevalier, commence la manche par un Roi. Sur 100 de ces Rois des chevaliers, {lies} sont des mensonges. Contester à tort vous coûte une deuxième carte. Répondez.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Your turn is over. A Peasant draws nothing, so you have one card fewer.</source>
        <translation>Votre tour est terminé. Un Paysan ne fait rien piocher&#x202f;: vous avez une carte de moins.</translation>
    </message>
    <message>
        <source>“Liar!” Your card is discarded, and you draw nothing. That is all.</source>
        <translation>«&#x202f;Mensonge&#x202f;!&#x202f;» Votre carte est défaussée, et vous ne piochez rien. C’est tout.</translation>
    </message>
    <message>
        <source>“Liar!” said your rival, but it really is an Ace. You have drawn two cards, and the challenger loses one. Pick it.</source>
        <translation>«&#x202f;Mensonge&#x202f;!&#x202f;», a dit votre adversaire, mais l’As est vrai. Vous avez pioché deux cartes, et le joueur qui a contesté en perd une. Choisissez-la.</translation>
    </message>
</context>
<context>
    <name>throne/examples</name>
    <message>
        <source>A King may kill this Ace, or one of the hidden cards, picked blind. For a Jack, a Queen or a false Ace, only the two backs can be picked.</source>
        <translation>Un Roi peut éliminer cet As, ou une des cartes cachées, choisie à l’aveugle. Pour un Valet, une Dame ou un faux As, on ne peut désigner que les deux cartes cachées.</translation>
    </message>
    <message>
        <source>A Seven laid as an Ace, and called: it is discarded, and the challenger picks a second card. Laid as a King, it would have cost only itself.</source>
        <translation>Un Sept posé comme As et contesté&#x202f;: il est défaussé, et le joueur qui a contesté choisit une deuxième carte. S’il avait été posé comme Roi, seul le Sept aurait été perdu.</translation>
    </message>
    <message>
        <source>All cards of this hand are face up. The Queen does nothing to it, but her player draws a card.</source>
        <translation>Toutes les cartes de cette main sont face visible. La Dame n’a aucun effet, mais le joueur qui l’a posée pioche une carte.</translation>
    </message>
    <message>
        <source>As a Peasant, your last card draws nothing, and you are out. As a Jack it draws a card, unless it is called a lie.</source>
        <translation>Comme Paysan, votre dernière carte ne fait rien piocher, et vous êtes hors de la manche. Comme Valet, elle fait piocher une carte, si elle n’est pas contestée.</translation>
    </message>
    <message>
        <source>Every round won is a point. The first player with three points wins the match and takes the throne.</source>
        <translation>Chaque manche gagnée vaut un point. Le premier joueur qui en a trois gagne la partie et prend le trône.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out. The last player with cards wins the round.</source>
        <translation>Un joueur sans cartes est hors de la manche. Le dernier joueur avec des cartes la gagne.</translation>
    </message>
    <message>
        <source>The Ace is not a Peasant, and still nobody may call the claim. It draws nothing, though: only the claim counts.</source>
        <translation>L’As n’est pas un Paysan, et pourtant personne ne peut contester l’annonce. Mais il ne fait rien piocher&#x202f;: seule l’annonce compte.</translation>
    </message>
    <message>
        <source>This Nine was laid as a King. If it is not called, it kills a card, just as a King does.</source>
        <translation>Ce Neuf a été posé comme Roi. Si on ne le conteste pas, il élimine une carte, comme un Roi.</translation>
    </message>
    <message>
        <source>You called a true King. It kills one of your cards all the same, and the wrong call costs you a second one.</source>
        <translation>Vous avez contesté un vrai Roi. Il élimine tout de même une de vos cartes, et la contestation à tort vous en coûte une deuxième.</translation>
    </message>
    <message>
        <source>Your Jack saw this Queen. Then your rival laid a card face down: it may be the Queen, or the Queen may still be in the hand.</source>
        <translation>Votre Valet a vu cette Dame. Puis votre adversaire a posé une carte face cachée&#x202f;: c’est peut-être la Dame, ou la Dame est encore dans sa main.</translation>
    </message>
    <message>
        <source>Your Joker evades the King, true or not. It is gone, nobody learns what was laid, and your rival still draws a card.</source>
        <translation>Votre Joker esquive le Roi, vrai ou non. Il est perdu, personne n’apprend ce qui a été posé, et votre adversaire pioche tout de même une carte.</translation>
    </message>
    <message>
        <source>Your last card, a true King, kills the last card of your only rival. You win, although you have no card left yourself.</source>
        <translation>Votre dernière carte, un vrai Roi, élimine la dernière carte de votre seul adversaire. Vous gagnez, même sans carte.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>éliminée</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>posée</translation>
    </message>
    <message>
        <source>laid as a King</source>
        <translation>posée comme Roi</translation>
    </message>
    <message>
        <source>laid as a Peasant</source>
        <translation>posée comme Paysan</translation>
    </message>
    <message>
        <source>laid as a Queen</source>
        <translation>posée comme Dame</translation>
    </message>
    <message>
        <source>laid as an Ace</source>
        <translation>posée comme As</translation>
    </message>
    <message>
        <source>lost as well</source>
        <translation>perdue aussi</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>vue avant</translation>
    </message>
    <message>
        <source>your last card</source>
        <translation>votre dernière carte</translation>
    </message>
    <message>
        <source>yours, shown</source>
        <translation>à vous, montré</translation>
    </message>
</context>
<context>
    <name>throne/fault</name>
    <message>
        <source>Aiming at the wrong rival</source>
        <translation>Viser le mauvais adversaire</translation>
    </message>
    <message>
        <source>Believing claims too readily</source>
        <translation>Croire trop vite les annonces</translation>
    </message>
    <message>
        <source>Bluffing where the truth was better</source>
        <translation>Bluffer quand la vérité vaut mieux</translation>
    </message>
    <message>
        <source>Calling claims lies too readily</source>
        <translation>Contester trop vite les annonces</translation>
    </message>
    <message>
        <source>Claiming the wrong card</source>
        <translation>Annoncer la mauvaise carte</translation>
    </message>
    <message>
        <source>Picking the wrong card</source>
        <translation>Choisir la mauvaise carte</translation>
    </message>
    <message>
        <source>Showing a Joker at the wrong time</source>
        <translation>Montrer un Joker au mauvais moment</translation>
    </message>
    <message>
        <source>Telling the truth where a bluff was better</source>
        <translation>Dire la vérité quand un bluff vaut mieux</translation>
    </message>
</context>
<context>
    <name>throne/game</name>
    <message>
        <source>Bluff and call</source>
        <translation>Bluff et contestation</translation>
    </message>
    <message>
        <source>Bluff: claim what you lay face down, call the liars, and be the last one with cards.</source>
        <translation>Bluffez&#x202f;: annoncez ce que vous posez face cachée, contestez les mensonges et gardez des cartes jusqu’au bout.</translation>
    </message>
    <message>
        <source>For a false Ace a hidden card is lost, picked blind, and a face-up card only if none is hidden.</source>
        <translation>Pour un faux As, on perd une carte cachée, choisie à l’aveugle, et une carte face visible seulement si aucune n’est cachée.</translation>
    </message>
    <message>
        <source>In a game that was begun before, a false Ace may still cost a face-up card.</source>
        <translation>Dans une partie commencée avant, un faux As peut encore coûter une carte face visible.</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Throne</translation>
    </message>
    <message>
        <source>Whoever picks the card that is lost for a wrong call or a lie may now pick a face-up card.</source>
        <translation>Le joueur qui choisit la carte perdue pour une contestation à tort ou un mensonge peut désormais en choisir une face visible.</translation>
    </message>
</context>
<context>
    <name>throne/goal</name>
    <message>
        <source>Call {number} lies in one game.</source>
        <translation>Contestez {number} mensonges dans une partie.</translation>
    </message>
    <message>
        <source>Claim {number} Aces that nobody calls a lie.</source>
        <translation>Annoncez {number} As que personne ne conteste.</translation>
    </message>
    <message>
        <source>Evade with a Joker {number} times in one game.</source>
        <translation>Esquivez {number} fois avec un Joker dans une partie.</translation>
    </message>
    <message>
        <source>Get away with {number} false Kings.</source>
        <translation>Faites passer {number} Rois qui n’en sont pas.</translation>
    </message>
    <message>
        <source>Get away with {number} lies in one game.</source>
        <translation>Faites passer {number} mensonges dans une partie.</translation>
    </message>
    <message>
        <source>Hold {number} cards at the same time.</source>
        <translation>Ayez {number} cartes en même temps.</translation>
    </message>
    <message>
        <source>Kill {number} cards with Kings in one game.</source>
        <translation>Éliminez {number} cartes avec des Rois dans une partie.</translation>
    </message>
    <message>
        <source>Look at {number} cards with Jacks in one game.</source>
        <translation>Regardez {number} cartes avec des Valets dans une partie.</translation>
    </message>
    <message>
        <source>Put rivals out of a round {number} times.</source>
        <translation>Mettez {number} fois un adversaire hors d’une manche.</translation>
    </message>
    <message>
        <source>Tell the truth {number} times when a rival calls it a lie.</source>
        <translation>Dites {number} fois la vérité quand un adversaire la conteste.</translation>
    </message>
    <message>
        <source>Unmask {number} cards with Queens in one game.</source>
        <translation>Retournez {number} cartes avec des Dames dans une partie.</translation>
    </message>
    <message>
        <source>Win a game in which a rival was two rounds ahead of you.</source>
        <translation>Gagnez une partie où un adversaire avait deux manches d’avance sur vous.</translation>
    </message>
    <message>
        <source>Win a game in which you never lie.</source>
        <translation>Gagnez une partie sans jamais mentir.</translation>
    </message>
    <message>
        <source>Win a game two rounds ahead of everybody else.</source>
        <translation>Gagnez une partie avec deux manches d’avance sur tous les autres.</translation>
    </message>
    <message>
        <source>Win a round in which you do not lie once.</source>
        <translation>Gagnez une manche sans mentir une seule fois.</translation>
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
    <name>throne/laying</name>
    <message>
        <source>A Jack looks at a card</source>
        <translation>Un Valet regarde une carte</translation>
    </message>
    <message>
        <source>A King kills a card</source>
        <translation>Un Roi tue une carte</translation>
    </message>
    <message>
        <source>A Queen turns a card up</source>
        <translation>Une Dame retourne une carte</translation>
    </message>
    <message>
        <source>A card is laid</source>
        <translation>Une carte est posée</translation>
    </message>
    <message>
        <source>A card is lost</source>
        <translation>Une carte est perdue</translation>
    </message>
    <message>
        <source>A claim is answered</source>
        <translation>On répond à une annonce</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Joueur actif</translation>
    </message>
    <message>
        <source>An Ace is answered</source>
        <translation>On répond à un As</translation>
    </message>
    <message>
        <source>Cards face up</source>
        <translation>Cartes face visible</translation>
    </message>
    <message>
        <source>Cards still to be drawn</source>
        <translation>Cartes encore à piocher</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Claim of the turn before</source>
        <translation>Annonce du tour précédent</translation>
    </message>
    <message>
        <source>Laid face up</source>
        <translation>Posée face visible</translation>
    </message>
    <message>
        <source>Loses a card</source>
        <translation>Perd une carte</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Hors de la manche</translation>
    </message>
    <message>
        <source>Rival aimed at</source>
        <translation>Rival visé</translation>
    </message>
    <message>
        <source>Rival it was aimed at</source>
        <translation>Rival qui était visé</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche est terminée</translation>
    </message>
    <message>
        <source>Turns so far</source>
        <translation>Tours joués</translation>
    </message>
</context>
<context>
    <name>throne/lesson</name>
    <message>
        <source>A Peasant is safe: nobody may call it a lie. But it draws nothing, so your kingdom shrinks by a card.</source>
        <translation>Un Paysan est sans risque&#x202f;: personne ne peut le contester. Mais il ne fait rien piocher, et votre royaume perd une carte.</translation>
    </message>
    <message>
        <source>A card is face up in a hand. It still counts and may be laid, but everybody knows what it is: a lie with it is seen at once.</source>
        <translation>Une main contient une carte face visible. Elle compte toujours et peut être posée, mais tout le monde la connaît&#x202f;: un mensonge se voit aussitôt.</translation>
    </message>
    <message>
        <source>A card that nobody called a lie is buried and stays hidden; a card that was shown is face up among the discards. Count: if you see all four Kings elsewhere, a claimed King must be a lie.</source>
        <translation>Ce que personne n’a contesté est enterré et reste caché&#x202f;; ce qui a été montré est visible dans la défausse. Comptez&#x202f;: si vous voyez les quatre Rois ailleurs, un Roi annoncé est forcément un mensonge.</translation>
    </message>
    <message>
        <source>A card that you know in your rival&apos;s hand is noted beside the name. Once your rival has laid a card unseen, it may be that one, so the note gets a question mark.</source>
        <translation>Une carte que vous connaissez dans la main de votre adversaire est notée à côté de son nom. Dès que votre adversaire pose une carte sans la montrer, ce peut être celle-là&#x202f;: la note reçoit un point d’interrogation.</translation>
    </message>
    <message>
        <source>A lie was found out: the card is among the discards, nothing happened, and nothing was drawn.</source>
        <translation>Un mensonge a été découvert&#x202f;: la carte est dans la défausse, elle n’a eu aucun effet, et rien n’a été pioché.</translation>
    </message>
    <message>
        <source>A round is over: everybody else is out. Its winner begins the next one. Three rounds win the match.</source>
        <translation>Une manche est terminée&#x202f;: tous les autres sont éliminés. Le gagnant commence la suivante. Trois manches gagnées donnent la partie.</translation>
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
        <translation>Bienvenue&#x202f;! Tout le monde commence avec cinq cartes. Plus de cartes, et vous êtes hors de la manche. À chaque tour, vous posez une carte face cachée et annoncez ce qu’elle est censée être. Commencez&#x202f;: faites glisser une carte sur l’une des annonces au milieu.</translation>
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
        <source>You may pick one of your rival&apos;s cards. The hand was shuffled, so just choose one of the backs.</source>
        <translation>Vous pouvez choisir une carte de votre adversaire. La main a été mélangée&#x202f;: désignez simplement une des cartes cachées.</translation>
    </message>
    <message>
        <source>Your rival claims a card against you. Is it true? Call a lie and the rival loses it for nothing; call the truth a lie and you lose a card. Answer with the buttons on the table.</source>
        <translation>Votre adversaire annonce une carte contre vous. Est-ce vrai&#x202f;? Contestez un mensonge, et la carte est perdue pour rien&#x202f;; contestez la vérité, et vous perdez une carte. Répondez avec les boutons sur la table.</translation>
    </message>
</context>
<context>
    <name>throne/log</name>
    <message>
        <source>400 turns played: the player with the most cards wins the round.</source>
        <translation>400 tours joués&#x202f;: le joueur qui a le plus de cartes gagne la manche.</translation>
    </message>
    <message>
        <source>Accepts.</source>
        <translation>Accepte.</translation>
    </message>
    <message>
        <source>All cards shuffled and dealt.</source>
        <translation>Toutes les cartes sont mélangées et distribuées.</translation>
    </message>
    <message>
        <source>All of {player}&apos;s cards are face up: nothing happens.</source>
        <translation>Aucune carte cachée chez {player}&#x202f;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>Claims {claim} against {player}.</source>
        <translation>Annonce {claim} contre {player}.</translation>
    </message>
    <message>
        <source>Claims {claim} against {player}; the card is {card}.</source>
        <translation>Annonce {claim} contre {player}&#x202f;; carte posée&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Claims {claim}.</source>
        <translation>Annonce {claim}.</translation>
    </message>
    <message>
        <source>Claims {claim}; the card is {card}.</source>
        <translation>Annonce {claim}&#x202f;; carte posée&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Draws a card.</source>
        <translation>Pioche une carte.</translation>
    </message>
    <message>
        <source>Draws {card}.</source>
        <translation>Pioche {card:def}.</translation>
    </message>
    <message>
        <source>Evades with a Joker.</source>
        <translation>Esquive avec un Joker.</translation>
    </message>
    <message>
        <source>Has no cards left and is out of the round.</source>
        <translation>N’a plus de cartes et quitte la manche.</translation>
    </message>
    <message>
        <source>Kills {player}&apos;s {card}.</source>
        <translation>Élimine {card:def} chez {player}.</translation>
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
        <source>Looks at one of {player}&apos;s cards.</source>
        <translation>Regarde une carte chez {player}.</translation>
    </message>
    <message>
        <source>Looks at {player}&apos;s {card}.</source>
        <translation>Regarde {card:def} chez {player}.</translation>
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
        <source>The game is won: the throne is taken.</source>
        <translation>La partie est gagnée&#x202f;: le trône est pris.</translation>
    </message>
    <message>
        <source>The round is won.</source>
        <translation>La manche est gagnée.</translation>
    </message>
    <message>
        <source>Turns {player}&apos;s {card} face up.</source>
        <translation>Retourne {card:def} chez {player}.</translation>
    </message>
    <message>
        <source>Your five cards: {cards}.</source>
        <translation>Vos cinq cartes&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{player} gets five cards.</source>
        <translation>Cinq cartes pour {player}.</translation>
    </message>
    <message>
        <source>{player} loses a card: {card}.</source>
        <translation>{player} perd {card:def}.</translation>
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
        <source>Kill one of {player}&apos;s hidden cards</source>
        <translation>Éliminer une carte cachée chez {player}</translation>
    </message>
    <message>
        <source>Kill {player}&apos;s {card}</source>
        <translation>Éliminer {card:def} chez {player}</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>Mensonge&#x202f;!</translation>
    </message>
    <message>
        <source>Look at one of {player}&apos;s cards</source>
        <translation>Regarder une carte chez {player}</translation>
    </message>
    <message>
        <source>Pick a hidden card</source>
        <translation>Choisir une carte cachée</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses</source>
        <translation>Choisir la carte que perd {player}</translation>
    </message>
    <message>
        <source>Pick the face-up card: {card}</source>
        <translation>Choisir la carte face visible&#x202f;: {card}</translation>
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
        <source>Turn one of {player}&apos;s cards face up</source>
        <translation>Retourner une carte chez {player}</translation>
    </message>
    <message>
        <source>Use the face-up Joker</source>
        <translation>Utiliser le Joker face visible</translation>
    </message>
    <message>
        <source>{card} (face up) as {claim}</source>
        <translation>{card}, face visible, comme {claim}</translation>
    </message>
    <message>
        <source>{card} (face up) as {claim} against {player}</source>
        <translation>{card}, face visible, comme {claim} contre {player}</translation>
    </message>
    <message>
        <source>{card} as {claim}</source>
        <translation>{card} comme {claim}</translation>
    </message>
    <message>
        <source>{card} as {claim} against {player}</source>
        <translation>{card} comme {claim} contre {player}</translation>
    </message>
</context>
<context>
    <name>throne/number</name>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Rounds that win the match</source>
        <translation>Manches pour gagner la partie</translation>
    </message>
    <message>
        <source>The cards of Throne have no values that could be changed.</source>
        <translation>Les cartes de Throne n’ont pas de valeurs qui pourraient changer.</translation>
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
    <name>throne/prompt</name>
    <message>
        <source>Drop a card on what you claim it is.</source>
        <translation>Posez une carte face cachée sur ce que vous annoncez.</translation>
    </message>
    <message>
        <source>Drop a card on your claim, then on a rival.</source>
        <translation>Posez une carte sur votre annonce, puis sur un adversaire.</translation>
    </message>
    <message>
        <source>Pick one of {player}&apos;s cards to kill.</source>
        <translation>Désignez la carte à éliminer chez {player}.</translation>
    </message>
    <message>
        <source>Pick one of {player}&apos;s cards to turn face up.</source>
        <translation>Désignez la carte à retourner chez {player}.</translation>
    </message>
    <message>
        <source>Pick one of {player}&apos;s hidden cards to see.</source>
        <translation>Désignez la carte cachée à regarder chez {player}.</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses.</source>
        <translation>Désignez la carte que perd {player}.</translation>
    </message>
    <message>
        <source>Pick the hidden card that {player} loses.</source>
        <translation>Désignez la carte cachée que perd {player}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>La manche est finie. Distribuez la suivante.</translation>
    </message>
    <message>
        <source>{player} claims a Jack to see a card. True?</source>
        <translation>{player} annonce un Valet pour regarder une carte. Vrai&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims a King to kill a card. True?</source>
        <translation>{player} annonce un Roi pour éliminer une carte. Vrai&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims a Queen to unmask a card. True?</source>
        <translation>{player} annonce une Dame pour retourner une carte. Vrai&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims an Ace to draw two cards. True?</source>
        <translation>{player} annonce un As pour piocher deux cartes. Vrai&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims an Ace. Does anybody call it a lie?</source>
        <translation>{player} annonce un As. Qui conteste&#x202f;?</translation>
    </message>
</context>
<context>
    <name>throne/reason</name>
    <message>
        <source>A Joker that is shown is gone. The King may hit any of your {cards} cards.</source>
        <translation>Un Joker montré est perdu. Le Roi peut toucher n’importe laquelle de vos {cards} cartes.</translation>
    </message>
    <message>
        <source>A bluff: if {player} believes it, it works as if it were true.</source>
        <translation>Un bluff&#x202f;: si {player} y croit, il agit comme si c’était vrai.</translation>
    </message>
    <message>
        <source>A bluff: uncalled, it works as if it were true. Called, it costs you another card as well.</source>
        <translation>Un bluff&#x202f;: non contesté, il agit comme si c’était vrai. Contesté, il vous coûte en plus une autre carte.</translation>
    </message>
    <message>
        <source>A false Ace that is called costs you another card. This claim never does.</source>
        <translation>Un faux As contesté vous coûte une carte de plus. Cette annonce, jamais.</translation>
    </message>
    <message>
        <source>A lie: {player} has one card left, and only a call saves it.</source>
        <translation>Un mensonge&#x202f;: {player} n’a plus qu’une carte, et seul le contester la sauve.</translation>
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
        <source>A wrong call would cost you one of your {cards} cards.</source>
        <translation>Contester à tort vous coûterait une de vos {cards} cartes.</translation>
    </message>
    <message>
        <source>A wrong call would cost you your last card.</source>
        <translation>Contester à tort vous coûterait votre dernière carte.</translation>
    </message>
    <message>
        <source>Anyone who challenges a true Ace loses a card.</source>
        <translation>Contester un vrai As coûte une carte.</translation>
    </message>
    <message>
        <source>Each of the four cards may be the one laid: {claim}.</source>
        <translation>Chacune des quatre cartes peut être celle qui est posée&#x202f;: {claim}.</translation>
    </message>
    <message>
        <source>Easier to believe: {player} has seen only {mine} of the four ({claim}), but {theirs} of the four ({other}).</source>
        <translation>Plus facile à croire&#x202f;: sur les quatre, {player} n’en a vu que {mine} ({claim}), contre {theirs} ({other}).</translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call costs {player} another card and leaves %n.</source>
        <translation>
            <numerusform>Si c’est un mensonge, contester coûte à {player} une carte de plus&#x202f;: il en reste %n.</numerusform>
            <numerusform>Si c’est un mensonge, contester coûte à {player} une carte de plus&#x202f;: il en reste %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call leaves {player} with %n card(s) instead of {other}.</source>
        <translation>
            <numerusform>Si c’est un mensonge, contester laisse {player} avec %n carte au lieu de {other}.</numerusform>
            <numerusform>Si c’est un mensonge, contester laisse {player} avec %n cartes au lieu de {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it is a lie, a call saves one of your {cards} cards from the King.</source>
        <translation>Si c’est un mensonge, contester sauve du Roi une de vos {cards} cartes.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it and spares your Joker.</source>
        <translation>Si c’est un mensonge, contester l’arrête et épargne votre Joker.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it, and no card is drawn.</source>
        <translation>Si c’est un mensonge, contester l’arrête, et aucune carte n’est piochée.</translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, calling it keeps your %n card(s) hidden.</source>
        <translation>
            <numerusform>Si c’est un mensonge et que vous contestez, votre %n carte cachée le reste.</numerusform>
            <numerusform>Si c’est un mensonge et que vous contestez, vos %n cartes cachées le restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it really is a King, calling it costs you two of your {cards} cards, not one.</source>
        <translation>Si c’est bien un Roi, contester vous coûte deux de vos {cards} cartes, au lieu d’une.</translation>
    </message>
    <message>
        <source>If it works, {player} loses the last card and is out.</source>
        <translation>Si l’annonce agit, {player} perd sa dernière carte et quitte la manche.</translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, a card turns face up, leaving %n hidden.</source>
        <translation>
            <numerusform>Si {player} accepte, une de ses cartes est retournée, et %n reste cachée.</numerusform>
            <numerusform>Si {player} accepte, une de ses cartes est retournée, et %n restent cachées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, they lose a card and have %n left.</source>
        <translation>
            <numerusform>Si {player} accepte, cela lui coûte une carte et lui en laisse %n.</numerusform>
            <numerusform>Si {player} accepte, cela lui coûte une carte et lui en laisse %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is true, and {player} has one card left: no answer saves it.</source>
        <translation>C’est vrai, et {player} n’a plus qu’une carte&#x202f;: aucune réponse ne la sauve.</translation>
    </message>
    <message>
        <source>It is true, so a call cannot stop it: it draws {mine} instead of {other}.</source>
        <translation>C’est vrai, contester n’y peut donc rien&#x202f;: vous piochez {mine} au lieu de {other}.</translation>
    </message>
    <message>
        <source>It is true: a call cannot stop it.</source>
        <translation>C’est vrai&#x202f;: contester ne peut pas l’arrêter.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost the challenger a card.</source>
        <translation>C’est vrai&#x202f;: un joueur qui conteste perd une carte.</translation>
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
        <source>It really is a King and takes your last card, whatever you answer.</source>
        <translation>C’est bien un Roi&#x202f;: il prend votre dernière carte, quelle que soit votre réponse.</translation>
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
    <message numerus="yes">
        <source>Of {cards} cards that may lie hidden, %n would be a Jack, Queen, King or Ace.</source>
        <translation>
            <numerusform>Sur {cards} cartes qui peuvent y être cachées, %n serait un Valet, une Dame, un Roi ou un As.</numerusform>
            <numerusform>Sur {cards} cartes qui peuvent y être cachées, %n seraient Valet, Dame, Roi ou As.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Joker evades a true claim as well. A wrong call costs one of your {cards} cards.</source>
        <translation>Le Joker esquive aussi une annonce vraie. Contester à tort coûte une de vos {cards} cartes.</translation>
    </message>
    <message>
        <source>The Joker evades the claim, whether or not it is true.</source>
        <translation>Le Joker esquive l’annonce, qu’elle soit vraie ou non.</translation>
    </message>
    <message>
        <source>The Joker is your last card: without it you are out.</source>
        <translation>Le Joker est votre dernière carte&#x202f;: sans lui, vous êtes hors de la manche.</translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps your %n other hidden card(s) hidden.</source>
        <translation>
            <numerusform>Grâce au Joker, votre %n autre carte cachée le reste.</numerusform>
            <numerusform>Grâce au Joker, vos %n autres cartes cachées le restent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps {player} from looking at your %n other card(s).</source>
        <translation>
            <numerusform>Le Joker empêche {player} de regarder votre %n autre carte.</numerusform>
            <numerusform>Le Joker empêche {player} de regarder une de vos %n autres cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker saves your %n other card(s) from the King.</source>
        <translation>
            <numerusform>Le Joker sauve du Roi votre %n autre carte.</numerusform>
            <numerusform>Le Joker sauve du Roi vos %n autres cartes.</numerusform>
        </translation>
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
        <source>The card was face up: you know that it is a lie.</source>
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
        <source>Unless it is called a lie, it draws {mine} instead of {other}.</source>
        <translation>Si personne ne conteste, nombre de cartes piochées&#x202f;: {mine} au lieu de {other}.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Aces elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Vous avez vu ailleurs %n des quatre As. Si celui-ci est un mensonge, contester l’arrête.</numerusform>
            <numerusform>Vous avez vu ailleurs %n des quatre As. Si celui-ci est un mensonge, contester l’arrête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Jacks elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Vous avez vu ailleurs %n des quatre Valets. Si celui-ci est un mensonge, contester l’arrête.</numerusform>
            <numerusform>Vous avez vu ailleurs %n des quatre Valets. Si celui-ci est un mensonge, contester l’arrête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Kings elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Vous avez vu ailleurs %n des quatre Rois. Si celui-ci est un mensonge, contester l’arrête.</numerusform>
            <numerusform>Vous avez vu ailleurs %n des quatre Rois. Si celui-ci est un mensonge, contester l’arrête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Queens elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Vous avez vu ailleurs %n des quatre Dames. Si celle-ci est un mensonge, contester l’arrête.</numerusform>
            <numerusform>Vous avez vu ailleurs %n des quatre Dames. Si celle-ci est un mensonge, contester l’arrête.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen none of the four Aces elsewhere. A wrong call would cost a card.</source>
        <translation>Vous n’avez vu ailleurs aucun des quatre As. Contester à tort coûterait une carte.</translation>
    </message>
    <message>
        <source>You have seen none of the four Jacks elsewhere. A wrong call would cost you a card.</source>
        <translation>Vous n’avez vu ailleurs aucun des quatre Valets. Contester à tort vous coûterait une carte.</translation>
    </message>
    <message>
        <source>You have seen none of the four Kings elsewhere. A wrong call would cost you a second card.</source>
        <translation>Vous n’avez vu ailleurs aucun des quatre Rois. Contester à tort vous coûterait une deuxième carte.</translation>
    </message>
    <message>
        <source>You have seen none of the four Queens elsewhere. A wrong call would cost you a card.</source>
        <translation>Vous n’avez vu ailleurs aucune des quatre Dames. Contester à tort vous coûterait une carte.</translation>
    </message>
    <message>
        <source>You keep the Joker, and lose no card to this claim: {claim}.</source>
        <translation>Vous gardez le Joker, et cette annonce ne vous coûte aucune carte&#x202f;: {claim}.</translation>
    </message>
    <message>
        <source>You keep this card for later: {card}.</source>
        <translation>Vous gardez {card:def} pour plus tard.</translation>
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
        <source>You know which card was laid: {card}.</source>
        <translation>Vous savez quelle carte a été jouée&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>You lay the face-up card and keep the hidden one.</source>
        <translation>Vous posez la carte face visible et gardez la carte cachée.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has made this claim %n time(s) already this round: {claim}. That argues against a call.</source>
        <translation>
            <numerusform>{player} a déjà fait cette annonce %n fois dans cette manche&#x202f;: {claim}. Cela incite à ne pas contester.</numerusform>
            <numerusform>{player} a déjà fait cette annonce %n fois dans cette manche&#x202f;: {claim}. Cela incite à ne pas contester.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has made this claim %n time(s) already this round: {claim}. That argues for a call.</source>
        <translation>
            <numerusform>{player} a déjà fait cette annonce %n fois dans cette manche&#x202f;: {claim}. Cela incite à contester.</numerusform>
            <numerusform>{player} a déjà fait cette annonce %n fois dans cette manche&#x202f;: {claim}. Cela incite à contester.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has more cards than {other}: {mine}, not {theirs}.</source>
        <translation>{player} a plus de cartes&#x202f;: {mine}, contre {theirs} pour {other}.</translation>
    </message>
    <message>
        <source>{player} keeps the cards that everybody sees.</source>
        <translation>{player} garde les cartes que tout le monde voit.</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses this card: {card}. Of {cards} cards that may lie hidden, %n would be a Peasant or a Joker.</source>
        <translation>
            <numerusform>{player} perd {card:def}. Sur {cards} cartes qui peuvent être cachées, %n serait un Paysan ou un Joker.</numerusform>
            <numerusform>{player} perd {card:def}. Sur {cards} cartes qui peuvent être cachées, %n seraient Paysan ou Joker.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses this card: {card}. This one is left: {other}.</source>
        <translation>{player} perd {card:def} et garde {other:def}.</translation>
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
        <translation>Un Joker ne se montre que si un Valet, Dame ou Roi vous vise.</translation>
    </message>
    <message>
        <source>A claim is aimed at a rival, not at yourself.</source>
        <translation>Une annonce vise un adversaire, pas vous-même.</translation>
    </message>
    <message>
        <source>A false Ace costs a hidden card: pick one.</source>
        <translation>Un faux As coûte une carte cachée&#x202f;: désignez-en une.</translation>
    </message>
    <message>
        <source>All of {player}&apos;s cards are face up: pick one of these.</source>
        <translation>Aucune carte cachée chez {player}&#x202f;: choisissez une carte face visible.</translation>
    </message>
    <message>
        <source>An Ace was claimed: answer it first.</source>
        <translation>Un As a été annoncé&#x202f;: répondez-y d’abord.</translation>
    </message>
    <message>
        <source>Cards are drawn from here when an Ace is claimed.</source>
        <translation>On pioche ici quand un As est annoncé.</translation>
    </message>
    <message>
        <source>Drop a card from your hand here to claim this.</source>
        <translation>Posez une carte de votre main ici, pour annoncer cela.</translation>
    </message>
    <message>
        <source>Everybody has answered the Ace already: lay a card.</source>
        <translation>Tout le monde a déjà répondu à l’As&#x202f;: posez une carte.</translation>
    </message>
    <message>
        <source>Nobody has claimed anything this round yet: lay a card.</source>
        <translation>Rien n’a encore été annoncé dans cette manche&#x202f;: posez une carte.</translation>
    </message>
    <message>
        <source>None of your Jokers is face up.</source>
        <translation>Vous n’avez pas de Joker face visible.</translation>
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
        <source>Pick one of {player}&apos;s cards.</source>
        <translation>Désignez une carte chez {player}.</translation>
    </message>
    <message>
        <source>The last claim is settled: lay a card of your own.</source>
        <translation>La dernière annonce est réglée&#x202f;: posez une carte.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, and needs no answer.</source>
        <translation>La dernière annonce était un Paysan, qui ne demande pas de réponse.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, and nobody may call that a lie.</source>
        <translation>La dernière annonce était un Paysan, et personne ne peut le contester.</translation>
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
        <source>These cards come back with the next draw pile.</source>
        <translation>Ces cartes reviennent avec la prochaine pioche.</translation>
    </message>
    <message>
        <source>To act on this hand, claim a Jack, Queen or King against {player}.</source>
        <translation>Pour agir sur cette main, annoncez un Valet, une Dame ou un Roi contre {player}.</translation>
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
        <source>You have no such card face up: {card}.</source>
        <translation>Vous n’avez pas {card:def} face visible.</translation>
    </message>
    <message>
        <source>You have no such card in your hidden hand: {card}.</source>
        <translation>Vous n’avez pas {card:def} parmi vos cartes cachées.</translation>
    </message>
    <message>
        <source>{player} does not take part in this game.</source>
        <translation>{player} ne participe pas à cette partie.</translation>
    </message>
    <message>
        <source>{player} has no such card face up: {card}.</source>
        <translation>{player} n’a pas {card:def} face visible.</translation>
    </message>
    <message>
        <source>{player} is out of this round.</source>
        <translation>{player} ne joue plus cette manche.</translation>
    </message>
</context>
<context>
    <name>throne/road</name>
    <message>
        <source>A single round is played, with four Jokers in the deck instead of two.</source>
        <translation>On joue une seule manche, avec quatre Jokers au lieu de deux.</translation>
    </message>
    <message>
        <source>A single round is played.</source>
        <translation>On joue une seule manche.</translation>
    </message>
    <message>
        <source>Down here everybody cheats, and nobody minds as long as it is done well.</source>
        <translation>Dans cette cave, tout le monde triche, et personne ne s’en plaint tant que c’est bien fait.</translation>
    </message>
    <message>
        <source>Everybody gets three cards instead of five.</source>
        <translation>Chacun reçoit trois cartes au lieu de cinq.</translation>
    </message>
    <message>
        <source>Gaspard has won every traveler’s horse with words alone. He would like to have yours, too.</source>
        <translation>Gaspard a gagné le cheval de chaque voyageur rien qu’en paroles. Il aimerait bien le vôtre aussi.</translation>
    </message>
    <message>
        <source>Mice have eaten three Kings: the deck has only one.</source>
        <translation>Les souris ont mangé trois Rois&#x202f;: il n’en reste qu’un.</translation>
    </message>
    <message>
        <source>The Broken Bridge</source>
        <translation>Le Pont rompu</translation>
    </message>
    <message>
        <source>The Ferry</source>
        <translation>Le Bac</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <translation>L’Ermite</translation>
    </message>
    <message>
        <source>The King of Liars</source>
        <translation>Le Roi des menteurs</translation>
    </message>
    <message>
        <source>The Mill</source>
        <translation>Le Moulin</translation>
    </message>
    <message>
        <source>The Pilgrims’ Inn</source>
        <translation>L’Auberge des pèlerins</translation>
    </message>
    <message>
        <source>The Thieves’ Cellar</source>
        <translation>La Cave des voleurs</translation>
    </message>
    <message>
        <source>The Toll House</source>
        <translation>L’Octroi</translation>
    </message>
    <message>
        <source>The hermit no longer plays with anybody. He shows you three games that others have lost, and asks what they should have done.</source>
        <translation>L’ermite ne joue plus avec personne. Il vous montre trois parties que d’autres ont perdues, et demande ce qu’il aurait fallu faire.</translation>
    </message>
    <message>
        <source>The old king is gone, and his throne stands empty. You set out for it with an empty purse, and the miller bets you a ride that you cannot win at cards.</source>
        <translation>Le vieux roi n’est plus, et son trône est vide. Vous partez la bourse plate, et la meunière parie une place dans sa charrette que vous perdrez aux cartes.</translation>
    </message>
    <message>
        <source>The river is narrow and the ferry is fast, so Beatrix deals small hands.</source>
        <translation>La rivière est étroite et le bac rapide, alors Beatrix distribue de petites mains.</translation>
    </message>
    <message>
        <source>The toll keeper has had enough of coins. Whoever wants to pass has to sit down and play.</source>
        <translation>Le péager en a assez des pièces. Pour passer, il faut s’asseoir et jouer.</translation>
    </message>
    <message>
        <source>Two pilgrims share your table. They pray with their eyes closed, except for one.</source>
        <translation>Deux pèlerins partagent votre table. Ils prient les yeux fermés, sauf un.</translation>
    </message>
    <message>
        <source>Whoever wins five rounds wins the game.</source>
        <translation>Le premier à gagner cinq manches gagne la partie.</translation>
    </message>
    <message>
        <source>Win with {number} cards left, or more.</source>
        <translation>Gagnez avec au moins {number} cartes en main.</translation>
    </message>
    <message>
        <source>Win {number} rounds ahead of everybody else.</source>
        <translation>Gagnez avec {number} manches d’avance sur tous les autres.</translation>
    </message>
    <message>
        <source>Your cousin has lost his nerve in the middle of a game, and then his way. Somebody has to finish it for him.</source>
        <translation>En pleine partie, votre cousin a perdu courage, puis son chemin. Quelqu’un doit la finir à sa place.</translation>
    </message>
</context>
<context>
    <name>throne/rule</name>
    <message>
        <source>A Jack or Queen may be aimed at a rival whose cards are all face up. It does nothing, may still be called a lie, and draws 1 card.</source>
        <translation>Un Valet ou une Dame peut viser un adversaire dont toutes les cartes sont face visible. Il ne se passe rien, mais l’annonce peut être contestée, et elle fait piocher 1 carte.</translation>
    </message>
    <message>
        <source>A Joker stops neither an Ace nor the loss of a card for a wrong call or a lie.</source>
        <translation>Un Joker n’arrête ni un As, ni la perte d’une carte pour une contestation à tort ou un mensonge.</translation>
    </message>
    <message>
        <source>A Joker that is shown evades a Jack, Queen or King. It is discarded and not replaced; the card laid stays hidden, and its player still draws 1 card. There is no Joker against a Joker.</source>
        <translation>Un Joker montré esquive un Valet, une Dame ou un Roi. Il est défaussé et n’est pas remplacé&#x202f;; la carte posée reste cachée, et le joueur qui l’a posée pioche tout de même 1 carte. Il n’y a pas de Joker contre un Joker.</translation>
    </message>
    <message>
        <source>A Peasant does nothing, and its turn draws no card. Nobody may call it a lie.</source>
        <translation>Un Paysan ne fait rien, et on ne pioche pas à ce tour. Personne ne peut le contester.</translation>
    </message>
    <message>
        <source>A card laid that nobody called is buried: it stays hidden. Cards that were shown, killed or lost are face up among the discards.</source>
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
        <source>A rival without cards is out at once. The player whose turn it is goes out if no card is left after drawing.</source>
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
        <source>After 400 turns the round ends, and most cards win it; on a tie, the next player in turn order.</source>
        <translation>Après 400 tours, la manche s’arrête, et le joueur qui a le plus de cartes la gagne&#x202f;; à égalité, le prochain joueur dans l’ordre du tour.</translation>
    </message>
    <message>
        <source>An Ace draws 2 cards. Any rival may call it a lie: all answer secretly, then the answers are shown together. With several callers, the next in turn order is the challenger.</source>
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
        <source>Chance decides who begins the first round; later, the winner of a round begins the next. Play goes clockwise.</source>
        <translation>Le hasard désigne celui qui commence la première manche&#x202f;; ensuite, le gagnant d’une manche commence la suivante. On joue dans le sens des aiguilles d’une montre.</translation>
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
        <source>Face-up cards</source>
        <translation>Cartes face visible</translation>
    </message>
    <message>
        <source>If a card is needed and the draw pile is empty, all buried cards and all discards are shuffled into a new draw pile. What cannot be drawn even then is not drawn.</source>
        <translation>S’il faut une carte et que la pioche est vide, toutes les cartes enterrées et toute la défausse sont mélangées pour former une nouvelle pioche. Les cartes qui manquent encore ne sont pas piochées.</translation>
    </message>
    <message>
        <source>If it is a lie, the card is discarded, and one more of the liar&apos;s cards, which the challenger picks blind. No card is drawn.</source>
        <translation>Si c’est un mensonge, la carte est défaussée, ainsi qu’une autre carte du menteur, choisie à l’aveugle par le contestataire. On ne pioche pas.</translation>
    </message>
    <message>
        <source>If the Ace that was called is true, its player draws 2 cards and picks one card that the challenger loses.</source>
        <translation>Si l’As contesté est vrai, le joueur qui l’a posé pioche 2 cartes et choisit la carte que perd son contestataire.</translation>
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
        <source>On your turn you lay exactly one card face down and say what it is. You may not pass.</source>
        <translation>À votre tour, vous posez exactement une carte face cachée et annoncez ce qu’elle est censée être. Vous ne pouvez pas passer.</translation>
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
        <source>The card is shown. First it acts; then the caller loses one card, picked by the player accused, if any card is left. Then the player whose turn it is draws 1 card.</source>
        <translation>La carte est montrée. Elle agit d’abord&#x202f;; puis le joueur qui a contesté perd une carte, choisie par le joueur mis en cause, s’il en reste une. Enfin, le joueur dont c’est le tour pioche 1 carte.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Le jeu de cartes</translation>
    </message>
    <message>
        <source>The last player with cards wins the round. If everybody else is out, the player whose turn it is wins, even with no card left.</source>
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
        <source>These are aimed at one rival, whom you choose with the claim. The Jack looks at one of the rival&apos;s cards, the Queen turns one face up, and the King kills one. Only that rival answers: by accepting it, calling you a liar, or showing a Joker. At the end of the turn you draw 1 card.</source>
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
        <source>Whoever picks a card points at one in a hidden hand that has just been shuffled. A card that is lost to a King or for a wrong call may be a face-up card instead; for a false Ace, only if none is hidden. Jack and Queen only point at hidden cards.</source>
        <translation>Pour choisir une carte, on en désigne une dans une main cachée qui vient d’être mélangée. Si la carte est perdue à cause d’un Roi ou d’une contestation à tort, ce peut être à la place une carte face visible&#x202f;; pour un faux As, seulement si aucune n’est cachée. Valet et Dame ne désignent que des cartes cachées.</translation>
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
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>A lie</source>
        <translation>Mensonge</translation>
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
        <source>Laid card</source>
        <translation>Carte posée</translation>
    </message>
    <message>
        <source>Lay a card here</source>
        <translation>Une carte ici</translation>
    </message>
    <message>
        <source>One of {target}&apos;s cards will be killed.</source>
        <translation>Une carte va être éliminée chez {target}.</translation>
    </message>
    <message>
        <source>One of {target}&apos;s cards will be looked at.</source>
        <translation>Une carte va être regardée chez {target}.</translation>
    </message>
    <message>
        <source>One of {target}&apos;s cards will turn face up.</source>
        <translation>Carte retournée chez {target}.</translation>
    </message>
    <message>
        <source>Out of this round</source>
        <translation>Hors de cette manche</translation>
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
        <source>This card is face up: everybody sees it.</source>
        <translation>Cette carte est face visible&#x202f;: tout le monde la voit.</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Vrai</translation>
    </message>
    <message>
        <source>What do you say it is?</source>
        <translation>Qu’annoncez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>You have seen this card in the hand; it is still there, or was laid face down: {card}.</source>
        <translation>Vous avez vu cette carte dans la main&#x202f;; elle y est encore, ou a été posée face cachée&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>You know that this card is in the hand: {card}.</source>
        <translation>Vous savez que cette carte est dans la main&#x202f;: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>by %n round(s)</source>
        <translation>
            <numerusform>%n manche d’écart</numerusform>
            <numerusform>%n manches d’écart</numerusform>
        </translation>
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
        <translation>{index}&#x202f;!</translation>
    </message>
    <message>
        <source>{index}?</source>
        <translation>{index}&#x202f;?</translation>
    </message>
    <message>
        <source>{player} claims: {claim} against {target}.</source>
        <translation>{player} annonce&#x202f;: {claim} contre {target}.</translation>
    </message>
    <message>
        <source>{player} claims: {claim}.</source>
        <translation>{player} annonce&#x202f;: {claim}.</translation>
    </message>
    <message>
        <source>{player} is about to lay a card and claim what it is.</source>
        <translation>{player} va poser une carte et annoncer ce que c’est.</translation>
    </message>
    <message>
        <source>{player}&apos;s hand</source>
        <translation>Main&#x202f;: {player}</translation>
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
