<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>imposter-kings/aid</name>
    <message>
        <source>1 for the round, 1 for an unflipped King, and 1 if a loser still has a card in hand or their Successor.</source>
        <translation>1 pour la manche, 1 pour un Roi non retourné, 1 si un perdant a encore une carte en main ou son Successeur.</translation>
    </message>
    <message>
        <source>Both partners score. One unflipped King is enough, and leftover cards count once.</source>
        <translation>Les deux partenaires marquent les points. Un seul Roi non retourné suffit&#x202f;; les cartes restantes ne comptent qu’une fois.</translation>
    </message>
    <message>
        <source>Cannot be stopped: Queen, Warlord, King’s Hand, Oathbound and its second card, Elder, Zealot.</source>
        <translation>Impossibles à arrêter&#x202f;: Reine, Maréchal, Main du Roi, Vassal et sa seconde carte, Ancien, Zélote.</translation>
    </message>
    <message>
        <source>Cards in your Antechamber: play one, ignoring the Throne’s value.</source>
        <translation>Cartes dans votre Antichambre&#x202f;: jouez-en une, quel que soit le Trône.</translation>
    </message>
    <message>
        <source>Condemned cards: remove one.</source>
        <translation>Cartes condamnées devant vous&#x202f;: retirez-en une.</translation>
    </message>
    <message>
        <source>Four players in teams</source>
        <translation>Équipes à quatre</translation>
    </message>
    <message>
        <source>If you can do neither, you lose the round.</source>
        <translation>Aucun coup possible&#x202f;: vous perdez la manche.</translation>
    </message>
    <message>
        <source>Otherwise, play equal or higher, or flip your King.</source>
        <translation>Sinon, égalez ou dépassez le Trône, ou retournez le Roi.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other; if one loses the round, both do.</source>
        <translation>Les partenaires sont face à face&#x202f;: si l’un perd la manche, les deux la perdent.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Réactions</translation>
    </message>
    <message>
        <source>The Judge, Soldier, and Assassin affect opponents only.</source>
        <translation>Le Juge, le Soldat et l’Assassin ne visent que les adversaires.</translation>
    </message>
    <message>
        <source>The match goes to 7 points.</source>
        <translation>Le match se joue en 7 points.</translation>
    </message>
    <message>
        <source>Three players: 1 per loser with cards left, and 1 for second place.</source>
        <translation>À trois&#x202f;: 1 par perdant à qui il reste des cartes, et 1 pour le deuxième.</translation>
    </message>
    <message>
        <source>Values 3 to 1</source>
        <translation>Valeurs 3 à 1</translation>
    </message>
    <message>
        <source>Values 6 to 4</source>
        <translation>Valeurs 6 à 4</translation>
    </message>
    <message>
        <source>Values 9 to 7</source>
        <translation>Valeurs 9 à 7</translation>
    </message>
    <message>
        <source>Your turn, in this order</source>
        <translation>Votre tour, dans cet ordre</translation>
    </message>
    <message>
        <source>{value} Assassin: when an opponent flips their King, they lose the round.</source>
        <translation>{value} Assassin&#x202f;: l’adversaire qui retourne son Roi perd la manche.</translation>
    </message>
    <message>
        <source>{value} Elder: may be played on Royalty.</source>
        <translation>{value} Ancien&#x202f;: jouable sur une carte royale.</translation>
    </message>
    <message>
        <source>{value} Executioner: everyone condemns a card of the named value.</source>
        <translation>{value} Bourreau&#x202f;: chacun condamne une carte de la valeur annoncée.</translation>
    </message>
    <message>
        <source>{value} Fool: take a face-up card from the Court.</source>
        <translation>{value} Fou&#x202f;: prendre une carte visible de la Cour.</translation>
    </message>
    <message>
        <source>{value} Herald: choose a new Successor; you may then play a 5 or higher.</source>
        <translation>{value} Héraut&#x202f;: choisir un nouveau Successeur&#x202f;; on peut ensuite jouer un 5 ou plus.</translation>
    </message>
    <message>
        <source>{value} Inquisitor: others put the named card into their Antechamber.</source>
        <translation>{value} Inquisiteur&#x202f;: les autres mettent la carte nommée dans leur Antichambre.</translation>
    </message>
    <message>
        <source>{value} Judge: guess a card; if right, put one of yours into your Antechamber.</source>
        <translation>{value} Juge&#x202f;: deviner une carte&#x202f;; si c’est juste, mettre une des siennes dans son Antichambre.</translation>
    </message>
    <message>
        <source>{value} King’s Hand: stops an ability; both cards are Condemned.</source>
        <translation>{value} Main du Roi&#x202f;: arrête un pouvoir&#x202f;; les deux cartes sont condamnées.</translation>
    </message>
    <message>
        <source>{value} Mystic: with a Disgraced card in Court, name a number; cards of that value lose their text and count 3.</source>
        <translation>{value} Mystique&#x202f;: avec une carte disgraciée à la Cour, annoncer une valeur&#x202f;; les cartes de cette valeur perdent leur texte et valent 3.</translation>
    </message>
    <message>
        <source>{value} Oathbound: may go on a higher card and disgrace it; then play a second card.</source>
        <translation>{value} Vassal&#x202f;: se joue aussi sur une carte plus haute, qu’il disgracie&#x202f;; jouer alors une seconde carte.</translation>
    </message>
    <message>
        <source>{value} Princess: swap a card with another player. Royalty.</source>
        <translation>{value} Princesse&#x202f;: échanger une carte avec un autre joueur. Royauté.</translation>
    </message>
    <message>
        <source>{value} Queen: disgraces all other Court cards. Royalty.</source>
        <translation>{value} Reine&#x202f;: disgracie toutes les autres cartes de la Cour. Royauté.</translation>
    </message>
    <message>
        <source>{value} Sentry: exchange one of your cards for a non-Royalty Court card.</source>
        <translation>{value} Sentinelle&#x202f;: échanger une carte en main contre une carte non royale de la Cour.</translation>
    </message>
    <message>
        <source>{value} Soldier: name a card; if an opponent has it, +2 and disgrace up to three cards.</source>
        <translation>{value} Soldat&#x202f;: nommer une carte&#x202f;; si un adversaire l’a, +2 et jusqu’à trois cartes disgraciées.</translation>
    </message>
    <message>
        <source>{value} Spy: look at all Successors; you may make one player replace theirs.</source>
        <translation>{value} Espion&#x202f;: voir tous les Successeurs&#x202f;; on peut en faire remplacer un.</translation>
    </message>
    <message>
        <source>{value} Warden: with four face-up cards in Court, swap a card with the Accused.</source>
        <translation>{value} Gardien&#x202f;: avec quatre cartes visibles à la Cour, échanger une carte contre l’Accusé.</translation>
    </message>
    <message>
        <source>{value} Warlord: with Royalty in Court, counts 1 more in hand and 2 more in Court.</source>
        <translation>{value} Maréchal&#x202f;: si une carte royale est à la Cour, +1 en main et +2 à la Cour.</translation>
    </message>
    <message>
        <source>{value} Zealot: may go on anything but Royalty if your King is flipped.</source>
        <translation>{value} Zélote&#x202f;: si votre Roi est retourné, se joue sur toute carte non royale.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/card</name>
    <message>
        <source>Also lets its holder choose the first player.</source>
        <translation>Un Roi dont le détenteur choisit aussi qui commence la manche.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Assassin</translation>
    </message>
    <message>
        <source>Choose a new Successor; then you may take back the Herald and play a card of value 5 or more.</source>
        <translation>Choisissez un nouveau Successeur&#x202f;; vous pouvez ensuite reprendre le Héraut et jouer une carte de valeur 5 ou plus.</translation>
    </message>
    <message>
        <source>Disgraces every other card in Court.</source>
        <translation>Disgracie toutes les autres cartes de la Cour.</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Ancien</translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation>Bourreau</translation>
    </message>
    <message>
        <source>Flip it instead of playing a card: disgrace the card on the Throne and take your Successor into your hand.</source>
        <translation>Retournez-le au lieu de jouer&#x202f;: la carte du Trône est disgraciée et vous prenez votre Successeur en main.</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Fou</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Héraut</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisiteur</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>King flipped</source>
        <translation>Roi retourné</translation>
    </message>
    <message>
        <source>King’s Hand</source>
        <translation>Main du Roi</translation>
    </message>
    <message>
        <source>May be played on Royalty.</source>
        <translation>Jouable sur une carte royale.</translation>
    </message>
    <message>
        <source>May be played on a higher card: disgrace it, then play a second card of any value, which is also immune.</source>
        <translation>Se joue même sur une carte plus haute, qu’il disgracie&#x202f;; jouez alors une seconde carte, de n’importe quelle valeur, elle aussi immunisée.</translation>
    </message>
    <message>
        <source>May be played on anything but Royalty once your own King is flipped.</source>
        <translation>Une fois votre Roi retourné, peut se jouer sur toute carte non royale.</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Mystique</translation>
    </message>
    <message>
        <source>Oathbound</source>
        <translation>Vassal</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Princesse</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>Reaction: stops another player’s ability; both cards are Condemned.</source>
        <translation>Réaction&#x202f;: arrête le pouvoir d’un autre joueur&#x202f;; les deux cartes sont condamnées.</translation>
    </message>
    <message>
        <source>Reaction: when another player flips their King, that player loses the round.</source>
        <translation>Réaction&#x202f;: un autre joueur qui retourne son Roi perd aussitôt la manche.</translation>
    </message>
    <message>
        <source>Royalty: +2</source>
        <translation>Royauté&#x202f;: +2</translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation>Sentinelle</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espion</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>Successeur</translation>
    </message>
    <message>
        <source>Successors</source>
        <translation>Successeurs</translation>
    </message>
    <message>
        <source>True King</source>
        <translation>Vrai Roi</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>Gardien</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Maréchal</translation>
    </message>
    <message>
        <source>With Royalty face up in Court: counts 1 more in hand and 2 more in Court.</source>
        <translation>Vaut 1 de plus en main et 2 de plus à la Cour si une carte royale y est visible.</translation>
    </message>
    <message>
        <source>With a Disgraced card in Court, you may disgrace the Mystic and name a number from 1 to 8: cards of that value lose their text and count 3 once played.</source>
        <translation>Avec une carte disgraciée à la Cour, vous pouvez disgracier le Mystique et annoncer une valeur de 1 à 8&#x202f;: les cartes de cette valeur perdent leur texte et valent 3.</translation>
    </message>
    <message>
        <source>With four face-up cards in Court, you may swap a card from your hand with the Accused.</source>
        <translation>Avec quatre cartes visibles à la Cour, vous pouvez échanger une carte de votre main contre l’Accusé.</translation>
    </message>
    <message>
        <source>You may disgrace the Sentry to exchange a card from your hand for a Court card that is neither Disgraced nor Royalty.</source>
        <translation>Vous pouvez disgracier la Sentinelle pour échanger une carte en main contre une carte visible non royale de la Cour.</translation>
    </message>
    <message>
        <source>You may disgrace the Spy to look at all Successors and make one player replace theirs.</source>
        <translation>Vous pouvez disgracier l’Espion pour voir tous les Successeurs et en faire remplacer un.</translation>
    </message>
    <message>
        <source>You may guess a card in an opponent’s hand; if you are right, you may put a card of value 2 or more into your Antechamber.</source>
        <translation>Vous pouvez deviner une carte adverse&#x202f;; si c’est juste, vous pouvez mettre une de vos cartes de valeur 2 ou plus dans votre Antichambre.</translation>
    </message>
    <message>
        <source>You may name a card: every other player who holds it puts one copy into their Antechamber.</source>
        <translation>Vous pouvez nommer une carte&#x202f;: chaque autre joueur qui l’a en met un exemplaire dans son Antichambre.</translation>
    </message>
    <message>
        <source>You may name a card: if an opponent holds it, the Soldier gets +2 and disgraces up to three cards in Court.</source>
        <translation>Vous pouvez nommer une carte&#x202f;: si un adversaire l’a, le Soldat gagne 2, et vous pouvez disgracier jusqu’à trois cartes de la Cour.</translation>
    </message>
    <message>
        <source>You may name a number up to the highest in Court: everyone condemns a card of that value from their hand.</source>
        <translation>Vous pouvez annoncer une valeur, sans dépasser la plus haute de la Cour&#x202f;: chacun condamne une carte de sa main qui a cette valeur.</translation>
    </message>
    <message>
        <source>You may swap a card from your hand with another player; you both choose in secret.</source>
        <translation>Vous pouvez échanger une carte avec un autre joueur&#x202f;; chacun choisit la sienne en secret.</translation>
    </message>
    <message>
        <source>You may take any other face-up card from the Court into your hand.</source>
        <translation>Vous pouvez prendre en main une autre carte visible de la Cour.</translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation>Zélote</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>les autres</translation>
    </message>
    <message>
        <source>an ability</source>
        <translation>un pouvoir</translation>
    </message>
    <message>
        <source>from Court</source>
        <translation>de la Cour</translation>
    </message>
    <message>
        <source>guess a card</source>
        <translation>à deviner</translation>
    </message>
    <message>
        <source>if held: +2</source>
        <translation>+2 si juste</translation>
    </message>
    <message>
        <source>mute a value</source>
        <translation>sans texte</translation>
    </message>
    <message>
        <source>name a card</source>
        <translation>carte nommée</translation>
    </message>
    <message>
        <source>name a value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>on Royalty</source>
        <translation>sur Royauté</translation>
    </message>
    <message>
        <source>play two</source>
        <translation>deux cartes</translation>
    </message>
    <message>
        <source>the Accused</source>
        <translation>l’Accusé</translation>
    </message>
    <message>
        <source>the Throne</source>
        <translation>le Trône</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>qui commence</translation>
    </message>
    <message>
        <source>who flips</source>
        <translation>qui retourne</translation>
    </message>
    <message>
        <source>with Court</source>
        <translation>avec la Cour</translation>
    </message>
    <message>
        <source>with a hand</source>
        <translation>autre joueur</translation>
    </message>
</context>
<context>
    <name>imposter-kings/course</name>
    <message>
        <source>1 for the round and 1 for your King: you reach 7 points.</source>
        <translation>1 pour la manche et 1 pour votre Roi&#x202f;: 7 points.</translation>
    </message>
    <message>
        <source>1 for the round, 1 for your King, and 1 for the leftover card: 3 points, the most a two-player round can score.</source>
        <translation>1 pour la manche, 1 pour votre Roi, 1 pour la carte restante&#x202f;: 3 points, le maximum d’une manche à deux.</translation>
    </message>
    <message>
        <source>A Fool takes a card from the Court, and everyone sees which one.</source>
        <translation>Le Fou prend une carte à la Cour, et chacun voit laquelle.</translation>
    </message>
    <message>
        <source>A card nobody can answer</source>
        <translation>La carte sans réponse</translation>
    </message>
    <message>
        <source>A flipped King has disgraced the Throne: face down, it has no name and counts as 1. Play the card that can go nowhere else.</source>
        <translation>Un Roi retourné a disgracié le Trône&#x202f;: face cachée, il n’a pas de nom et vaut 1. Jouez la carte qui n’irait sur rien d’autre.</translation>
    </message>
    <message>
        <source>A flipped King scores no extra point: even if you won this round, you would be one point short.</source>
        <translation>Retourné, le Roi ne rapporte pas de point&#x202f;: même si vous gagniez la manche, il vous en manquerait un.</translation>
    </message>
    <message>
        <source>A player who cannot play loses the round. You have 6 points and need 7. Play a card that your rival cannot match.</source>
        <translation>Le joueur qui ne peut pas jouer perd la manche. Vous avez 6 points, il en faut 7. Jouez une carte que votre adversaire ne peut pas égaler.</translation>
    </message>
    <message>
        <source>A risky flip</source>
        <translation>Le Roi en danger</translation>
    </message>
    <message>
        <source>All cards are dealt again, your Queen and Sentry included, and your free restart is used up.</source>
        <translation>Tout est redistribué, même votre Reine et votre Sentinelle, et vous n’avez plus de nouvelle donne gratuite.</translation>
    </message>
    <message>
        <source>An 8 was better than a 9 here. Before you choose, count the cards you have seen.</source>
        <translation>Ici, un 8 valait mieux qu’un 9. Comptez les cartes déjà vues avant de choisir.</translation>
    </message>
    <message>
        <source>Antechamber first, then hand or King. Only Condemned cards come before that, and removing one takes your whole turn.</source>
        <translation>L’Antichambre d’abord, puis la main ou le Roi. Seules les cartes condamnées passent avant&#x202f;: en retirer une prend tout un tour.</translation>
    </message>
    <message>
        <source>Any card goes on a 1. Which one goes nowhere else?</source>
        <translation>Toute carte va sur un 1. Laquelle ne va nulle part ailleurs&#x202f;?</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>Can I stop what my rival does?</source>
        <translation>Puis-je arrêter une carte adverse&#x202f;?</translation>
    </message>
    <message>
        <source>Can a low card go on a high one?</source>
        <translation>Peut-on jouer une carte basse sur une haute&#x202f;?</translation>
    </message>
    <message>
        <source>Can flipping my King cost me the round?</source>
        <translation>Retourner mon Roi peut-il me coûter la manche&#x202f;?</translation>
    </message>
    <message>
        <source>Choose the Elder or the Inquisitor.</source>
        <translation>Choisissez l’Ancien ou l’Inquisiteur.</translation>
    </message>
    <message>
        <source>Condemned cards come first: removing one is your whole turn. Remove your King’s Hand.</source>
        <translation>Les cartes condamnées passent avant tout&#x202f;: en retirer une prend tout votre tour. Retirez votre Main du Roi.</translation>
    </message>
    <message>
        <source>Disgraced cards</source>
        <translation>Cartes disgraciées</translation>
    </message>
    <message>
        <source>Each of you may have the cards dealt again; once per match, this is free. Yours are good: keep them.</source>
        <translation>Chacun peut demander une nouvelle donne, gratuite une fois par match. Vos cartes sont bonnes&#x202f;: gardez-les.</translation>
    </message>
    <message>
        <source>Equal or higher</source>
        <translation>Autant ou plus</translation>
    </message>
    <message>
        <source>Every 9 and the other 8 are gone. Which of your cards can your rival not answer?</source>
        <translation>Tous les 9 et l’autre 8 sont sortis. À laquelle de vos cartes votre adversaire ne pourra-t-il pas répondre&#x202f;?</translation>
    </message>
    <message>
        <source>Every copy of the {card} is in Court.</source>
        <translation>Personne n’a {card:def}&#x202f;: tous les exemplaires sont à la Cour.</translation>
    </message>
    <message>
        <source>Every other 8 and 9 has been seen, so your rival cannot match yours. But one low card can go on Royalty: win now.</source>
        <translation>Tous les autres 8 et 9 ont été vus&#x202f;: rien n’égale les vôtres. Mais l’une des cartes basses peut se jouer sur une carte royale. Gagnez maintenant.</translation>
    </message>
    <message>
        <source>Flip the King.</source>
        <translation>Retournez le Roi.</translation>
    </message>
    <message>
        <source>Flip your King</source>
        <translation>Retournez votre Roi</translation>
    </message>
    <message>
        <source>Flip your King and look at the Court.</source>
        <translation>Retournez votre Roi et regardez la Cour.</translation>
    </message>
    <message>
        <source>Give the Fool.</source>
        <translation>Donnez le Fou.</translation>
    </message>
    <message>
        <source>Here it is: the Assassin strikes as you flip. Save your King.</source>
        <translation>Voici l’Assassin&#x202f;: il frappe au moment où vous retournez votre Roi. Arrêtez-le.</translation>
    </message>
    <message>
        <source>Hide a Successor: it returns to your hand when you flip your King. Choose a 7 or higher, a card that could then win you the round.</source>
        <translation>Cachez un Successeur&#x202f;: vous le prendrez en main en retournant votre Roi. Choisissez un 7 ou plus, qui puisse gagner la manche.</translation>
    </message>
    <message>
        <source>High cards go on many Thrones, low ones on few.</source>
        <translation>Les cartes hautes se jouent souvent, les basses rarement.</translation>
    </message>
    <message>
        <source>High cards need no help. Which of yours do?</source>
        <translation>Les cartes hautes se passent d’aide. Lesquelles des vôtres en ont besoin&#x202f;?</translation>
    </message>
    <message>
        <source>Hold on to the King’s Hand and flip your King.</source>
        <translation>Gardez la Main du Roi et retournez votre Roi.</translation>
    </message>
    <message>
        <source>How do I know what my rival holds?</source>
        <translation>Comment savoir ce qu’a mon adversaire&#x202f;?</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Comment gagner&#x202f;?</translation>
    </message>
    <message>
        <source>How many points is a round worth?</source>
        <translation>Combien de points rapporte une manche&#x202f;?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>If someone holds the named card, it goes into their Antechamber and must be played next.</source>
        <translation>Le joueur qui a la carte nommée la met dans son Antichambre et doit la jouer à son prochain tour.</translation>
    </message>
    <message>
        <source>Name a card</source>
        <translation>Nommer une carte</translation>
    </message>
    <message>
        <source>Name a card that your rival holds. The answer is always truthful, and there is one card you can be sure of.</source>
        <translation>Nommez une carte que votre adversaire a en main. La réponse est toujours vraie, et vous connaissez une de ses cartes.</translation>
    </message>
    <message>
        <source>Name the Sentry.</source>
        <translation>Nommez la Sentinelle.</translation>
    </message>
    <message>
        <source>Name yourself.</source>
        <translation>Désignez-vous vous-même.</translation>
    </message>
    <message>
        <source>No card is worth more than 9, and the other 9 is out of play as the Accused.</source>
        <translation>Aucune carte ne vaut plus de 9, et l’autre 9 est à l’écart&#x202f;: c’est l’Accusé.</translation>
    </message>
    <message>
        <source>No. Your rival does not hold the {card}. But you did see another card taken.</source>
        <translation>Non, votre adversaire n’a pas {card:def}. Mais vous avez vu une autre carte rejoindre sa main.</translation>
    </message>
    <message>
        <source>Nobody sees it there, and nobody can guess it.</source>
        <translation>Là, personne ne peut ni le voir ni le deviner.</translation>
    </message>
    <message>
        <source>None of your cards can go on a 9: flip your King. Then watch which card your rival takes from the Court.</source>
        <translation>Aucune de vos cartes ne peut aller sur un 9&#x202f;: retournez votre Roi. Puis observez quelle carte votre adversaire prend à la Cour.</translation>
    </message>
    <message>
        <source>Nothing happened. The Inquisitor and your King’s Hand are both Condemned, each in front of its owner.</source>
        <translation>Rien ne s’est passé. L’Inquisiteur et votre Main du Roi sont condamnés, chaque carte devant le joueur qui l’a jouée.</translation>
    </message>
    <message>
        <source>Now play the second card, of any value. Pick one that your rival cannot answer.</source>
        <translation>Jouez maintenant une seconde carte&#x202f;: toute valeur est permise. Choisissez-en une que votre adversaire ne peut pas égaler.</translation>
    </message>
    <message>
        <source>Now your King’s Hand is in Court. If an Assassin strikes when you flip, nothing stops it.</source>
        <translation>Votre Main du Roi est maintenant à la Cour. Si un Assassin frappe quand vous retournez votre Roi, rien ne l’arrête.</translation>
    </message>
    <message>
        <source>Now your rival can play their last card, the {card}. Once it is gone, the round is worth only 2 points to you.</source>
        <translation>Votre adversaire peut maintenant jouer sa dernière carte, {card:def}. Une fois cette carte jouée, la manche ne vous rapporte plus que 2 points.</translation>
    </message>
    <message>
        <source>On your turn, play one card onto the Throne. You begin and the Court is empty, so any card will do: choose one that will be hard to play later.</source>
        <translation>À votre tour, jouez une carte sur le Trône. Vous commencez, et la Cour vide permet tout&#x202f;: jouez une carte difficile à placer plus tard.</translation>
    </message>
    <message>
        <source>One more card leaves the round, unseen. Part with one that will be hard to play.</source>
        <translation>Écartez encore une carte de votre main, sans la montrer, pour toute la manche. Choisissez-en une qui serait difficile à jouer.</translation>
    </message>
    <message>
        <source>Only a King’s Hand stops an Assassin. You will want to flip sooner or later: do it while you still hold your King’s Hand.</source>
        <translation>Seule une Main du Roi arrête un Assassin. Vous retournerez votre Roi tôt ou tard&#x202f;: faites-le tant que vous avez votre Main du Roi.</translation>
    </message>
    <message>
        <source>Only one Elder has been seen. Where could the other be?</source>
        <translation>Un seul Ancien a été vu. Où peut être l’autre&#x202f;?</translation>
    </message>
    <message>
        <source>Play a Soldier.</source>
        <translation>Jouez un Soldat.</translation>
    </message>
    <message>
        <source>Play a card worth at least as much as the Throne. Both of yours are: keep the one that can still answer your rival.</source>
        <translation>Jouez une carte qui vaut au moins autant que le Trône. Vos deux cartes conviennent&#x202f;: gardez celle qui pourra encore répondre.</translation>
    </message>
    <message>
        <source>Play the Fool or the Elder.</source>
        <translation>Jouez le Fou ou l’Ancien.</translation>
    </message>
    <message>
        <source>Play the Fool.</source>
        <translation>Jouez le Fou.</translation>
    </message>
    <message>
        <source>Play the King’s Hand, an 8.</source>
        <translation>Jouez la Main du Roi, un 8.</translation>
    </message>
    <message>
        <source>Play the King’s Hand.</source>
        <translation>Jouez la Main du Roi.</translation>
    </message>
    <message>
        <source>Play the Mystic, the Queen, or the Oathbound.</source>
        <translation>Jouez le Mystique, la Reine ou le Vassal.</translation>
    </message>
    <message>
        <source>Play the Oathbound.</source>
        <translation>Jouez le Vassal.</translation>
    </message>
    <message>
        <source>Play the Warlord.</source>
        <translation>Jouez le Maréchal.</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Réactions</translation>
    </message>
    <message>
        <source>Read what your cards say. One of them asks whether an opponent holds a certain card.</source>
        <translation>Lisez vos cartes&#x202f;: l’une d’elles demande si un adversaire possède une carte précise.</translation>
    </message>
    <message>
        <source>Read your 6.</source>
        <translation>Lisez votre 6.</translation>
    </message>
    <message>
        <source>Read your cards: one of them mentions Royalty.</source>
        <translation>Lisez vos cartes&#x202f;: l’une d’elles parle d’une carte royale.</translation>
    </message>
    <message>
        <source>Remove the Elder or the Inquisitor.</source>
        <translation>Retirez l’Ancien ou l’Inquisiteur.</translation>
    </message>
    <message>
        <source>Right: the Soldier now counts 7, and you may disgrace up to three cards. The Judge and the Inquisitor name cards, too.</source>
        <translation>Juste&#x202f;: le Soldat vaut maintenant 7, et vous pouvez disgracier jusqu’à trois cartes. Le Juge et l’Inquisiteur font aussi nommer une carte.</translation>
    </message>
    <message>
        <source>Rule out the Accused, your own hand, and every card in Court, face-down ones included.</source>
        <translation>Excluez l’Accusé, votre main et toute la Cour, cartes face cachée comprises.</translation>
    </message>
    <message>
        <source>Some cards break this rule and say so. Royalty is on the Throne: find the low card that can go on it without flipping your King.</source>
        <translation>Certaines cartes dérogent à la règle, et leur texte le dit. Le Trône est une carte royale&#x202f;: trouvez la carte basse qui peut s’y jouer sans que vous retourniez votre Roi.</translation>
    </message>
    <message>
        <source>Some cards let you name a card: if a rival holds it, you benefit. Play one of those now.</source>
        <translation>Certaines cartes permettent d’en nommer une&#x202f;: si un adversaire l’a en main, vous y gagnez. Jouez maintenant une de ces cartes.</translation>
    </message>
    <message>
        <source>Spend the Oathbound, a 6, and keep the 8.</source>
        <translation>Jouez le Vassal, un 6, et gardez le 8.</translation>
    </message>
    <message>
        <source>Take the Sentry or the Warlord.</source>
        <translation>Prenez la Sentinelle ou le Maréchal.</translation>
    </message>
    <message>
        <source>That lowers the Throne, but it costs you your King when a low card would have been enough.</source>
        <translation>Le Trône baisse, mais cela vous coûte votre Roi, alors qu’une carte basse suffisait.</translation>
    </message>
    <message>
        <source>The Accused</source>
        <translation>L’Accusé</translation>
    </message>
    <message>
        <source>The Accused is face up beside the Court: nobody holds it. Your Inquisitor names a card: choose one that your rival may hold.</source>
        <translation>L’Accusé est visible à côté de la Cour&#x202f;: personne ne l’a. Avec votre Inquisiteur, nommez une carte que votre adversaire pourrait avoir.</translation>
    </message>
    <message>
        <source>The Condemned card is face down in front of you.</source>
        <translation>La carte condamnée est face cachée devant vous.</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty.</source>
        <translation>L’Ancien peut se jouer sur une carte royale.</translation>
    </message>
    <message>
        <source>The Fool takes another card from the Court into your hand, but not a Disgraced one. Take one worth 7 or more.</source>
        <translation>Avec le Fou, vous prenez en main une autre carte non disgraciée de la Cour. Choisissez-en une qui vaut 7 ou plus.</translation>
    </message>
    <message>
        <source>The King’s Hand is not Royalty: play it.</source>
        <translation>La Main du Roi n’est pas une carte royale&#x202f;: jouez-la.</translation>
    </message>
    <message>
        <source>The Mystic, Sentry, and Queen are worth 7 or more: keep your cards.</source>
        <translation>Le Mystique, la Sentinelle et la Reine valent 7 ou plus&#x202f;: gardez vos cartes.</translation>
    </message>
    <message>
        <source>The Princess is face down. What else is high?</source>
        <translation>La Princesse est face cachée. Quelle autre carte est haute&#x202f;?</translation>
    </message>
    <message>
        <source>The Queen is a good Successor.</source>
        <translation>La Reine fait un bon Successeur.</translation>
    </message>
    <message>
        <source>The Queen remains the Accused, and nobody gets to play her.</source>
        <translation>La Reine reste l’Accusé, et personne ne la jouera.</translation>
    </message>
    <message>
        <source>The Queen, Soldier, Sentry, Spy, and Mystic disgrace cards, too: read them when you get them.</source>
        <translation>La Reine, le Soldat, la Sentinelle, l’Espion et le Mystique disgracient aussi des cartes&#x202f;: lisez leur texte quand vous les avez.</translation>
    </message>
    <message>
        <source>The Sentry has not been seen: name it.</source>
        <translation>La Sentinelle n’a pas été vue&#x202f;: nommez-la.</translation>
    </message>
    <message>
        <source>The Soldier remains a 5, though you know one of your rival’s cards.</source>
        <translation>Le Soldat reste un 5, alors que vous connaissez une carte de votre adversaire.</translation>
    </message>
    <message>
        <source>The Throne is a 9, and your King is flipped. Play the card that disgraces a higher one and is followed by a second card.</source>
        <translation>Le Trône est un 9, et votre Roi est retourné. Jouez la carte qui en disgracie une plus haute et vous en fait jouer une seconde.</translation>
    </message>
    <message>
        <source>The Throne is back down to 3. The Zealot, Oathbound, and Warlord break the rule in their own ways.</source>
        <translation>Le Trône ne vaut plus que 3. Le Zélote, le Vassal et le Maréchal dérogent à la règle, chacun à sa façon.</translation>
    </message>
    <message>
        <source>The Throne is face down and counts as 1. The Successor you hid before the round is now in your hand.</source>
        <translation>Le Trône est face cachée et vaut 1. Votre Successeur, caché avant la manche, a rejoint votre main.</translation>
    </message>
    <message>
        <source>The Throne is now worth only 3, which your rival can easily answer, and your Oathbound and King’s Hand go unused.</source>
        <translation>Le Trône ne vaut plus que 3&#x202f;: votre adversaire y répondra sans peine, et ni votre Vassal ni votre Main du Roi n’ont servi.</translation>
    </message>
    <message>
        <source>The Throne is now worth {throne}, too much for the {card} you keep. If your rival answers, you have no play.</source>
        <translation>Le Trône vaut maintenant {throne}, trop pour {card:def} qui vous reste. Si votre adversaire répond, vous ne pourrez plus jouer.</translation>
    </message>
    <message>
        <source>The Throne is worth 8, and none of your cards can go there. You have not lost yet: flip your King instead of playing a card.</source>
        <translation>Le Trône vaut 8, et aucune de vos cartes ne peut s’y jouer. Rien n’est perdu&#x202f;: retournez votre Roi au lieu de jouer.</translation>
    </message>
    <message>
        <source>The Throne is worth 8. Your Antechamber comes before your hand and your King: play the card from there.</source>
        <translation>Le Trône vaut 8. Votre Antichambre passe avant votre main et votre Roi&#x202f;: jouez la carte qui s’y trouve.</translation>
    </message>
    <message>
        <source>The Throne was already worth 1: you have used up your King for nothing but the Successor.</source>
        <translation>Le Trône valait déjà 1&#x202f;: votre Roi n’a servi qu’à prendre le Successeur.</translation>
    </message>
    <message>
        <source>The Throne will soon be higher. Which cards will be too low then?</source>
        <translation>Le Trône va monter. Quelle carte sera alors trop basse&#x202f;?</translation>
    </message>
    <message>
        <source>The card in your Antechamber is face up in front of you.</source>
        <translation>La carte de votre Antichambre est visible devant vous.</translation>
    </message>
    <message>
        <source>The card you gave is now the Accused. With two players, there is no Warden, so the Accused never changes.</source>
        <translation>La carte donnée est maintenant l’Accusé. À deux joueurs, il n’y a pas de Gardien, et l’Accusé ne change plus.</translation>
    </message>
    <message>
        <source>The flip succeeds after all. The Assassin and the King’s Hand are Condemned.</source>
        <translation>Le Roi est bien retourné. L’Assassin et la Main du Roi sont condamnés.</translation>
    </message>
    <message>
        <source>The flip succeeds: the Throne is worth 1, your rival takes their Successor into hand, and the round goes on.</source>
        <translation>Le Roi est retourné&#x202f;: le Trône vaut 1, votre adversaire prend son Successeur en main, et la manche continue.</translation>
    </message>
    <message>
        <source>The other 8 and both 9s have been seen, and so have the Zealot and the other Oathbound, which break the rule.</source>
        <translation>L’autre 8 et les deux 9 ont déjà été vus, tout comme le Zélote et l’autre Vassal, qui échappent à la règle.</translation>
    </message>
    <message>
        <source>The round is worth 1 more if your rival has a card left at the end. You need 3 points: win while they still hold it.</source>
        <translation>La manche rapporte 1 de plus s’il reste une carte à votre adversaire. Il vous faut 3 points&#x202f;: gagnez tant qu’il l’a.</translation>
    </message>
    <message>
        <source>The round is yours. Played onto the Throne, the Assassin would have been a plain 2.</source>
        <translation>La manche est à vous. Joué sur le Trône, l’Assassin n’aurait été qu’un simple 2.</translation>
    </message>
    <message>
        <source>The {card} counts only {value}. A higher card is face up in Court.</source>
        <translation>{card:Def} ne vaut que {value}. Une carte plus haute est visible à la Cour.</translation>
    </message>
    <message>
        <source>The {card} counts {value} and can go on higher Thrones, too. Only now can your 1 be played.</source>
        <translation>{card:Def} vaut {value} et pourra aussi aller sur des Trônes plus hauts. Votre 1 ne peut se jouer que maintenant.</translation>
    </message>
    <message>
        <source>The {card} counts {value}. When you flip your King, you will want more than that.</source>
        <translation>{card:Def} vaut {value}. Quand vous retournerez votre Roi, il vous faudra mieux.</translation>
    </message>
    <message>
        <source>The {card} counts {value}. You hold lower cards, which will be harder to play.</source>
        <translation>{card:Def} vaut {value}. Vous avez des cartes plus basses, qui seront plus difficiles à jouer.</translation>
    </message>
    <message>
        <source>The {card} counts {value}: from your hand, it can go on many Thrones. Your low cards rarely can.</source>
        <translation>{card:Def} vaut {value}&#x202f;: gardée en main, cette carte peut aller sur bien des Trônes. Vos cartes basses le peuvent rarement.</translation>
    </message>
    <message>
        <source>The {card} counts {value}: it can still go on a higher Throne later. Your lowest cards cannot.</source>
        <translation>{card:Def} vaut {value}&#x202f;: plus tard, cette carte pourra encore aller sur un Trône plus haut. Vos cartes les plus basses ne le pourront pas.</translation>
    </message>
    <message>
        <source>The {card} does not let you name a card.</source>
        <translation>{card:Def} ne permet pas de nommer une carte.</translation>
    </message>
    <message>
        <source>The {card} is the Accused, so nobody holds it.</source>
        <translation>L’Accusé est {card:def}&#x202f;: personne n’a cette carte.</translation>
    </message>
    <message>
        <source>Then nothing happens, and your rival keeps every card.</source>
        <translation>Il ne se passe donc rien, et votre adversaire garde toutes ses cartes.</translation>
    </message>
    <message>
        <source>Then your rival begins and plays any card onto the empty Court, and you must match it.</source>
        <translation>Votre adversaire commence donc et joue n’importe quelle carte sur la Cour vide&#x202f;: à vous de l’égaler.</translation>
    </message>
    <message>
        <source>Three of your cards are worth 5 or more.</source>
        <translation>Trois de vos cartes valent 5 ou plus.</translation>
    </message>
    <message>
        <source>Two cards in one turn, and the round is yours.</source>
        <translation>Deux cartes en un tour, et la manche est à vous.</translation>
    </message>
    <message>
        <source>Until then, it is not in your hand: you cannot play it or react with it.</source>
        <translation>D’ici là, il n’est pas en main&#x202f;: vous ne pouvez ni le jouer ni réagir avec lui.</translation>
    </message>
    <message>
        <source>Use your King’s Hand.</source>
        <translation>Utilisez votre Main du Roi.</translation>
    </message>
    <message>
        <source>What a round is worth</source>
        <translation>Ce que rapporte une manche</translation>
    </message>
    <message>
        <source>What did the Fool take?</source>
        <translation>Qu’a pris le Fou&#x202f;?</translation>
    </message>
    <message>
        <source>What does my King do?</source>
        <translation>Que fait mon Roi&#x202f;?</translation>
    </message>
    <message>
        <source>What does this card do?</source>
        <translation>Que fait cette carte&#x202f;?</translation>
    </message>
    <message>
        <source>What is a face-down card worth?</source>
        <translation>Que vaut une carte face cachée&#x202f;?</translation>
    </message>
    <message>
        <source>What is the Antechamber?</source>
        <translation>Qu’est-ce que l’Antichambre&#x202f;?</translation>
    </message>
    <message>
        <source>What is the Successor for?</source>
        <translation>À quoi sert le Successeur&#x202f;?</translation>
    </message>
    <message>
        <source>What may I do on my turn, and in what order?</source>
        <translation>Que puis-je faire à mon tour, et dans quel ordre&#x202f;?</translation>
    </message>
    <message>
        <source>What may I play now?</source>
        <translation>Que puis-je jouer maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>When is a round over?</source>
        <translation>Quand une manche est-elle terminée&#x202f;?</translation>
    </message>
    <message>
        <source>When is the match over?</source>
        <translation>Quand le match est-il terminé&#x202f;?</translation>
    </message>
    <message>
        <source>Which card do I hide as my Successor?</source>
        <translation>Quelle carte cacher comme Successeur&#x202f;?</translation>
    </message>
    <message>
        <source>Which card is best to play?</source>
        <translation>Quelle carte vaut-il mieux jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Why is a card face up beside the Court?</source>
        <translation>Pourquoi une carte est-elle visible à côté de la Cour&#x202f;?</translation>
    </message>
    <message>
        <source>Why must I remove a card on my turn?</source>
        <translation>Pourquoi dois-je retirer une carte à mon tour&#x202f;?</translation>
    </message>
    <message>
        <source>With three or four players, a Warden can swap one of your cards with the Accused. Here, the Accused is the Queen: trade a low card for her.</source>
        <translation>À trois ou quatre, un Gardien peut échanger une carte en main contre l’Accusé. Ici, c’est la Reine&#x202f;: prenez-la contre une carte basse.</translation>
    </message>
    <message>
        <source>You act on your rival’s turn with the two cards that let you.</source>
        <translation>Vous agissez pendant le tour adverse, avec les deux cartes qui le permettent.</translation>
    </message>
    <message>
        <source>You can stay in the round even when none of your cards can go on the Throne.</source>
        <translation>Vous restez dans la manche même quand aucune de vos cartes ne peut aller sur le Trône.</translation>
    </message>
    <message>
        <source>You choose your Successor and the card to remove.</source>
        <translation>Vous choisissez votre Successeur et la carte à écarter.</translation>
    </message>
    <message>
        <source>You could play a card or flip your King. Which keeps the extra point?</source>
        <translation>Vous pouvez jouer une carte ou retourner votre Roi. Que faire pour garder le point du Roi&#x202f;?</translation>
    </message>
    <message>
        <source>You count what is left and choose the card that ends the round.</source>
        <translation>Vous comptez ce qui reste et choisissez la carte qui met fin à la manche.</translation>
    </message>
    <message>
        <source>You flip your King at a safe moment.</source>
        <translation>Vous retournez votre Roi quand c’est sans danger.</translation>
    </message>
    <message>
        <source>You get the Queen but give away the {card}, which counts {value}. A low card would do.</source>
        <translation>Vous obtenez la Reine, mais vous donnez {card:def}, qui vaut {value}. Une carte basse suffirait.</translation>
    </message>
    <message>
        <source>You have not seen the Assassin, and your rival may hold it. Do not flip your King while you can play a card.</source>
        <translation>Vous n’avez pas vu l’Assassin&#x202f;: votre adversaire l’a peut-être. Ne retournez pas votre Roi tant que vous pouvez jouer une carte.</translation>
    </message>
    <message>
        <source>You hold the Assassin: show it.</source>
        <translation>Vous avez l’Assassin&#x202f;: montrez-le.</translation>
    </message>
    <message>
        <source>You hold the King’s Hand: use it.</source>
        <translation>Vous avez la Main du Roi&#x202f;: utilisez-la.</translation>
    </message>
    <message>
        <source>You hold the True King, so you name who begins. Begin the round yourself: on the empty Court, you can get rid of a low card.</source>
        <translation>Vous avez le Vrai Roi&#x202f;: c’est vous qui dites qui commence. Désignez-vous vous-même&#x202f;: sur une Cour vide, une carte basse se place sans peine.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself, and there is only one.</source>
        <translation>{card:Def} est dans votre main, et il n’y en a pas d’autre.</translation>
    </message>
    <message>
        <source>You know what a face-down card is worth and put that to use.</source>
        <translation>Vous savez ce que vaut une carte face cachée, et vous en profitez.</translation>
    </message>
    <message>
        <source>You know what you may do on your turn and what comes first.</source>
        <translation>Vous savez que faire à votre tour, et dans quel ordre.</translation>
    </message>
    <message>
        <source>You know when a round is worth 1, 2, or 3 points.</source>
        <translation>Vous savez quand une manche rapporte 1, 2 ou 3 points.</translation>
    </message>
    <message>
        <source>You know which cards can go on the Throne, and you keep one for your next turn.</source>
        <translation>Vous savez quelles cartes vont sur le Trône, et en gardez une pour le tour suivant.</translation>
    </message>
    <message>
        <source>You know which cards nobody can hold.</source>
        <translation>Vous savez ce que personne ne peut avoir en main.</translation>
    </message>
    <message>
        <source>You remember what you saw and name it at the right time.</source>
        <translation>Vous retenez les cartes vues et les nommez au bon moment.</translation>
    </message>
    <message>
        <source>You take nothing, though good cards are face up in Court.</source>
        <translation>Vous ne prenez rien, alors que de bonnes cartes sont visibles à la Cour.</translation>
    </message>
    <message>
        <source>You win a round, and with it the match.</source>
        <translation>Vous gagnez une manche, et avec elle le match.</translation>
    </message>
    <message>
        <source>Your Antechamber is now empty: on your next turn, you must match or beat the Throne.</source>
        <translation>Votre Antichambre est vide&#x202f;: au prochain tour, il faudra égaler ou dépasser le Trône.</translation>
    </message>
    <message>
        <source>Your Judge guessed right: put a card into your Antechamber. Next turn, it can go on any Throne, so choose one that is otherwise hard to play.</source>
        <translation>Votre Juge a vu juste&#x202f;: mettez une carte dans votre Antichambre. Au prochain tour, elle ira sur n’importe quel Trône&#x202f;: choisissez-en une difficile à placer autrement.</translation>
    </message>
    <message>
        <source>Your King lies in front of you. You may flip it once per round.</source>
        <translation>Votre Roi est devant vous. Vous pouvez le retourner une fois par manche.</translation>
    </message>
    <message>
        <source>Your Queen goes into your Antechamber, and you must play her next turn, like it or not.</source>
        <translation>Votre Reine va dans votre Antichambre, et vous devrez la jouer au prochain tour, utile ou non.</translation>
    </message>
    <message>
        <source>Your Successor is the Queen, a 9.</source>
        <translation>Votre Successeur est la Reine, un 9.</translation>
    </message>
    <message>
        <source>Your last card counts 8, too.</source>
        <translation>Votre dernière carte vaut 8, elle aussi.</translation>
    </message>
    <message>
        <source>Your lowest card costs you the least.</source>
        <translation>C’est votre carte la plus basse qui vous coûte le moins.</translation>
    </message>
    <message>
        <source>Your rival answers with a card at least as high. Which of yours will still be high enough then?</source>
        <translation>Votre adversaire répondra avec une carte au moins aussi haute. Laquelle des vôtres sera alors encore assez haute&#x202f;?</translation>
    </message>
    <message>
        <source>Your rival answers with the Elder, which may be played on Royalty.</source>
        <translation>Votre adversaire répond avec l’Ancien, qui peut se jouer même sur une carte royale.</translation>
    </message>
    <message>
        <source>Your rival can still answer: the {card} counts {value}, and equal or higher is enough.</source>
        <translation>Votre adversaire peut encore répondre&#x202f;: {card:def} vaut {value}, et il suffit de l’égaler.</translation>
    </message>
    <message>
        <source>Your rival did hold the Assassin. Flip only after it has been seen, or when you must.</source>
        <translation>Votre adversaire avait bien l’Assassin. Ne retournez votre Roi qu’une fois l’Assassin vu, ou s’il le faut.</translation>
    </message>
    <message>
        <source>Your rival flips their King. If you hold the Assassin, you may strike now and make the flip fail: win the round.</source>
        <translation>Votre adversaire retourne son Roi. Si vous avez l’Assassin, vous pouvez frapper et faire échouer le coup&#x202f;: gagnez la manche.</translation>
    </message>
    <message>
        <source>Your rival has already flipped their King and has no play: the round is yours.</source>
        <translation>Votre adversaire a déjà retourné son Roi et ne peut rien jouer&#x202f;: la manche est à vous.</translation>
    </message>
    <message>
        <source>Your rival has an 8 left. What beats it?</source>
        <translation>Votre adversaire a encore un 8. Quelle carte le bat&#x202f;?</translation>
    </message>
    <message>
        <source>Your rival has no cards left. A round is worth 1 point, and 1 more if your King is not flipped. You need 2: win now.</source>
        <translation>Votre adversaire n’a plus de carte. Une manche rapporte 1 point, et 1 de plus si votre Roi n’est pas retourné. Il vous en faut 2&#x202f;: gagnez.</translation>
    </message>
    <message>
        <source>Your rival has no play and loses the round. You are the first to reach 7 points and win the match.</source>
        <translation>Votre adversaire ne peut rien jouer et perd la manche. Vous atteignez 7 points et gagnez le match.</translation>
    </message>
    <message>
        <source>Your rival has one card left. Make the Throne as high as you can.</source>
        <translation>Votre adversaire n’a plus qu’une carte. Faites monter le Trône au plus haut.</translation>
    </message>
    <message>
        <source>Your rival has played an 8. Equal is enough: answer it.</source>
        <translation>Votre adversaire a joué un 8. Égaler suffit&#x202f;: répondez.</translation>
    </message>
    <message>
        <source>Your rival plays next. Stopping an ability costs each of you a card and a turn.</source>
        <translation>C’est ensuite le tour de votre adversaire. Arrêter un pouvoir coûte à chacun une carte et un tour.</translation>
    </message>
    <message>
        <source>Your rival raised the Throne to 7. Now your Successor helps: play a card that your rival cannot answer.</source>
        <translation>Votre adversaire a porté le Trône à 7. Votre Successeur vous aide&#x202f;: jouez une carte que rien ne pourra égaler.</translation>
    </message>
    <message>
        <source>Your rival removes a card, too, and one more was removed after the deal: nobody knows all three.</source>
        <translation>Votre adversaire en retire une aussi, et une autre a été retirée à la donne&#x202f;: personne ne connaît les trois.</translation>
    </message>
    <message>
        <source>Your rival shows the Assassin: the flip fails, and you lose the round.</source>
        <translation>Votre adversaire montre l’Assassin&#x202f;: votre Roi n’est pas retourné, et vous perdez la manche.</translation>
    </message>
    <message>
        <source>Your rival’s Inquisitor names your Queen: she would go into your Antechamber. A King’s Hand can stop an ability: keep your Queen.</source>
        <translation>L’Inquisiteur adverse nomme votre Reine&#x202f;: elle irait dans votre Antichambre. Une Main du Roi peut arrêter un pouvoir&#x202f;: gardez votre Reine.</translation>
    </message>
    <message>
        <source>Your rival’s last card is too low, and their King is already flipped: the round is yours.</source>
        <translation>La dernière carte de votre adversaire est trop basse, et son Roi est déjà retourné&#x202f;: la manche est à vous.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Your turn is over, and your other cards are still good for later.</source>
        <translation>Votre tour est fini, et les autres cartes resteront utiles plus tard.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/examples</name>
    <message>
        <source>5 + 2 = 7</source>
        <translation>5 + 2 = 7</translation>
    </message>
    <message>
        <source>7 + 2 = 9</source>
        <translation>7 + 2 = 9</translation>
    </message>
    <message>
        <source>A Mystic has named 8. In hand, the Sentry still counts 8 and may follow the Warlord, but on the Throne it counts only 3 and has no ability.</source>
        <translation>Un Mystique a annoncé 8. En main, la Sentinelle vaut toujours 8 et peut se jouer sur le Maréchal, mais sur le Trône elle ne vaut que 3 et ne fait rien.</translation>
    </message>
    <message>
        <source>A flipped King has disgraced the Princess. The Throne is worth 1 and is no longer Royalty: any card may follow, even the Fool.</source>
        <translation>Un Roi retourné a disgracié la Princesse. Le Trône vaut 1 et n’est plus une carte royale&#x202f;: toute carte peut y aller, même le Fou.</translation>
    </message>
    <message>
        <source>An opponent held the named card, so the Soldier counts 7. Its player has also disgraced the Judge below it and could have disgraced two more cards.</source>
        <translation>Un adversaire avait la carte nommée&#x202f;: le Soldat vaut 7. Le Juge, dessous, a aussi été disgracié&#x202f;; deux autres cartes auraient pu l’être.</translation>
    </message>
    <message>
        <source>Be the last one able to play: a player who can neither play a card nor flip their King loses the round. With three players, the others play on.</source>
        <translation>Tenez plus longtemps que les autres&#x202f;: un joueur qui ne peut ni jouer une carte ni retourner son Roi a perdu la manche. À trois, les autres continuent.</translation>
    </message>
    <message>
        <source>Condemned</source>
        <translation>condamnée</translation>
    </message>
    <message>
        <source>The Elder came from the Antechamber, so it could go on a Sentry, an 8. The next player needs only a 3 or higher.</source>
        <translation>L’Ancien venait de l’Antichambre&#x202f;: il a pu aller sur une Sentinelle, un 8. Il suffit ensuite de jouer 3 ou plus.</translation>
    </message>
    <message>
        <source>The Elder may follow the Princess, a 9. It could not follow a King’s Hand, though that is only an 8. Royalty covered by another card would not help it, either.</source>
        <translation>L’Ancien peut se jouer sur la Princesse, un 9, mais pas sur une Main du Roi, qui n’est pourtant qu’un 8. Une carte royale recouverte ne compte pas.</translation>
    </message>
    <message>
        <source>The Inquisitor was played on the Elder and stopped. It leaves the Court, and the Elder is the Throne again: the next player must play 3 or higher, not 4.</source>
        <translation>L’Inquisiteur, joué sur l’Ancien, a été arrêté. Il quitte la Cour, et l’Ancien est de nouveau le Trône&#x202f;: il faut ensuite jouer 3 ou plus, et non 4.</translation>
    </message>
    <message>
        <source>The Oathbound was played on the Queen and disgraced her. A second card had to follow at once, and it could be as low as the Fool.</source>
        <translation>Le Vassal, joué sur la Reine, l’a disgraciée. Il fallait aussitôt une seconde carte, et même le Fou convenait.</translation>
    </message>
    <message>
        <source>The Princess is face up in Court, though not on the Throne. So the Warlord counted 8 in hand and could follow the Sentry; in Court, it counts 9.</source>
        <translation>La Princesse est visible à la Cour, même si elle n’est pas sur le Trône. Le Maréchal valait donc 8 en main et pouvait se jouer sur la Sentinelle&#x202f;; à la Cour, il vaut 9.</translation>
    </message>
    <message>
        <source>The Throne is worth 7. Equal is enough, so the Mystic may follow; so may the Sentry, but not the Judge.</source>
        <translation>Le Trône vaut 7. Égaler suffit&#x202f;: le Mystique peut y aller, la Sentinelle aussi, mais pas le Juge.</translation>
    </message>
    <message>
        <source>The winner of a round scores 1 point, plus more for an unflipped King and for cards the losers have left. The match ends when someone has 7 points, and the highest score wins.</source>
        <translation>La manche rapporte 1 point au joueur qui la gagne, et davantage pour un Roi non retourné et pour les cartes restées aux perdants. Le match s’arrête dès que quelqu’un a 7 points, et le score le plus élevé l’emporte.</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Trône</translation>
    </message>
    <message>
        <source>You win the round, your King is not flipped, and your rival has two cards left. That makes 3 points: one rival’s leftover cards count only once.</source>
        <translation>Vous gagnez la manche, votre Roi n’est pas retourné, et il reste deux cartes à votre adversaire. Cela fait 3 points&#x202f;: les cartes qui restent à un adversaire ne comptent qu’une fois.</translation>
    </message>
    <message>
        <source>cards left: +1</source>
        <translation>il en reste&#x202f;: +1</translation>
    </message>
    <message>
        <source>counts 1</source>
        <translation>vaut 1</translation>
    </message>
    <message>
        <source>counts 3</source>
        <translation>vaut 3</translation>
    </message>
    <message>
        <source>disgraced</source>
        <translation>disgraciée</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>jouable</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>trop bas</translation>
    </message>
    <message>
        <source>yours: +1</source>
        <translation>le vôtre&#x202f;: +1</translation>
    </message>
</context>
<context>
    <name>imposter-kings/fault</name>
    <message>
        <source>Choosing the wrong player or card for an ability</source>
        <translation>Mal choisir la cible d’un pouvoir</translation>
    </message>
    <message>
        <source>Flipping the King too early</source>
        <translation>Retourner le Roi trop tôt</translation>
    </message>
    <message>
        <source>Flipping the King too late</source>
        <translation>Retourner le Roi trop tard</translation>
    </message>
    <message>
        <source>Giving away the wrong card</source>
        <translation>Donner la mauvaise carte</translation>
    </message>
    <message>
        <source>Guessing the wrong card or number</source>
        <translation>Mal deviner une carte ou un nombre</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Ne pas utiliser ses pouvoirs</translation>
    </message>
    <message>
        <source>Missing a useful reaction</source>
        <translation>Ne pas réagir quand c’est utile</translation>
    </message>
    <message>
        <source>Playing the wrong card</source>
        <translation>Jouer la mauvaise carte</translation>
    </message>
    <message>
        <source>Poor choices during setup</source>
        <translation>Faire de mauvais choix au départ</translation>
    </message>
    <message>
        <source>Reacting when it did not pay</source>
        <translation>Réagir quand c’est inutile</translation>
    </message>
    <message>
        <source>Using abilities when they did not pay</source>
        <translation>Utiliser ses pouvoirs quand c’est inutile</translation>
    </message>
</context>
<context>
    <name>imposter-kings/game</name>
    <message>
        <source>A battle of wits</source>
        <translation>Une joute d’esprit</translation>
    </message>
    <message>
        <source>A battle of wits: play an equal or higher card onto the Throne, and be the last one who can.</source>
        <translation>Une joute d’esprit&#x202f;: égalez ou dépassez le Trône, et tenez plus longtemps que les autres.</translation>
    </message>
    <message>
        <source>Once everyone can tell that an Executioner has condemned the last Assassin or King’s Hand, nobody is asked for that card anymore.</source>
        <translation>Dès que tous peuvent déduire qu’un Bourreau a fait condamner le dernier Assassin ou la dernière Main du Roi, on ne demande plus cette carte à personne.</translation>
    </message>
    <message>
        <source>The Imposter Kings</source>
        <translation>The Imposter Kings</translation>
    </message>
</context>
<context>
    <name>imposter-kings/goal</name>
    <message>
        <source>Disgrace {number} Court cards in one game.</source>
        <translation>Disgraciez {number} cartes de la Cour dans une partie.</translation>
    </message>
    <message>
        <source>Name {number} cards that a rival holds.</source>
        <translation>Nommez {number} cartes qu’un adversaire a en main.</translation>
    </message>
    <message>
        <source>Play {number} Royalty cards in one game.</source>
        <translation>Jouez {number} cartes royales dans une partie.</translation>
    </message>
    <message>
        <source>Play {number} different characters in one game.</source>
        <translation>Jouez {number} personnages différents dans une partie.</translation>
    </message>
    <message>
        <source>Score {number} points for losers’ leftover cards.</source>
        <translation>Marquez {number} points grâce aux cartes restées aux perdants.</translation>
    </message>
    <message>
        <source>Score {number} points in one round.</source>
        <translation>Marquez {number} points dans une manche.</translation>
    </message>
    <message>
        <source>Stop a card with the King’s Hand.</source>
        <translation>Arrêtez une carte avec la Main du Roi.</translation>
    </message>
    <message>
        <source>Stop {number} cards with the King’s Hand in one game.</source>
        <translation>Arrêtez {number} cartes avec la Main du Roi dans une partie.</translation>
    </message>
    <message>
        <source>Take your Successor into your hand {number} times in one game.</source>
        <translation>Prenez {number} fois votre Successeur en main dans une partie.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one game.</source>
        <translation>Utilisez {number} pouvoirs dans une partie.</translation>
    </message>
    <message>
        <source>Win a game after trailing a rival by four points.</source>
        <translation>Gagnez une partie après avoir eu quatre points de retard sur un adversaire.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Gagnez une partie avec au moins {number} points d’avance.</translation>
    </message>
    <message>
        <source>Win a game in which no rival scores a point.</source>
        <translation>Gagnez une partie sans qu’aucun adversaire marque de point.</translation>
    </message>
    <message>
        <source>Win a game in which you never flip your King.</source>
        <translation>Gagnez une partie sans jamais retourner votre Roi.</translation>
    </message>
    <message>
        <source>Win a game in which you show an Assassin and stop a card.</source>
        <translation>Gagnez une partie où vous avez montré un Assassin et arrêté une carte.</translation>
    </message>
    <message>
        <source>Win a round with {number} cards left in your hand.</source>
        <translation>Gagnez une manche avec encore {number} cartes en main.</translation>
    </message>
    <message>
        <source>Win a round without flipping your King.</source>
        <translation>Gagnez une manche sans retourner votre Roi.</translation>
    </message>
    <message>
        <source>Win {number} rounds in one game.</source>
        <translation>Gagnez {number} manches dans une partie.</translation>
    </message>
    <message>
        <source>Win {number} rounds without flipping your King.</source>
        <translation>Gagnez {number} manches sans retourner votre Roi.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/laying</name>
    <message>
        <source>A Condemned card is removed</source>
        <translation>On retire une carte condamnée</translation>
    </message>
    <message>
        <source>A Herald recalls the Successor</source>
        <translation>Un Héraut rappelle le Successeur</translation>
    </message>
    <message>
        <source>A Judge guessed right</source>
        <translation>Un Juge a deviné juste</translation>
    </message>
    <message>
        <source>A Judge names a card</source>
        <translation>Un Juge nomme une carte</translation>
    </message>
    <message>
        <source>A Princess swaps cards</source>
        <translation>Une Princesse échange des cartes</translation>
    </message>
    <message>
        <source>A Sentry exchanges a card</source>
        <translation>Une Sentinelle échange une carte</translation>
    </message>
    <message>
        <source>A Soldier guessed right</source>
        <translation>Un Soldat a deviné juste</translation>
    </message>
    <message>
        <source>A Spy has seen the Successors</source>
        <translation>Un Espion a vu les Successeurs</translation>
    </message>
    <message>
        <source>A Successor is chosen</source>
        <translation>On choisit un Successeur</translation>
    </message>
    <message>
        <source>A Successor is replaced</source>
        <translation>On remplace un Successeur</translation>
    </message>
    <message>
        <source>A card goes into the pool</source>
        <translation>On met une carte dans le pot</translation>
    </message>
    <message>
        <source>A card is removed</source>
        <translation>On retire une carte</translation>
    </message>
    <message>
        <source>A shown card is taken</source>
        <translation>On prend une carte montrée</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Ability at work</source>
        <translation>Pouvoir en cours</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Joueur actif</translation>
    </message>
    <message>
        <source>An Antechamber card is played</source>
        <translation>On joue une carte de l’Antichambre</translation>
    </message>
    <message>
        <source>An Assassin’s spoils</source>
        <translation>Le butin d’un Assassin</translation>
    </message>
    <message>
        <source>An Executioner condemns cards</source>
        <translation>Un Bourreau condamne des cartes</translation>
    </message>
    <message>
        <source>An Oathbound’s second card</source>
        <translation>La seconde carte d’un Vassal</translation>
    </message>
    <message>
        <source>An ability is used</source>
        <translation>On utilise un pouvoir</translation>
    </message>
    <message>
        <source>Cards are shown</source>
        <translation>On montre des cartes</translation>
    </message>
    <message>
        <source>Cards known to be Condemned</source>
        <translation>Cartes condamnées connues de tous</translation>
    </message>
    <message>
        <source>Cards still to be chosen</source>
        <translation>Cartes encore à choisir</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>Disgraced</source>
        <translation>Disgraciée</translation>
    </message>
    <message>
        <source>Does a King’s Hand stop the Assassin?</source>
        <translation>Une Main du Roi arrête-t-elle l’Assassin&#x202f;?</translation>
    </message>
    <message>
        <source>Does a King’s Hand stop the ability?</source>
        <translation>Une Main du Roi arrête-t-elle le pouvoir&#x202f;?</translation>
    </message>
    <message>
        <source>Does an Assassin strike?</source>
        <translation>Un Assassin frappe-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Face visible</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Has lost the round</source>
        <translation>A perdu la manche</translation>
    </message>
    <message>
        <source>Is the round restarted?</source>
        <translation>Y a-t-il une nouvelle donne&#x202f;?</translation>
    </message>
    <message>
        <source>Kings flipped</source>
        <translation>Rois retournés</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Nobody can be asked for this reaction.</source>
        <translation>Personne ne peut être interrogé pour cette réaction.</translation>
    </message>
    <message>
        <source>One of the highest cards is named</source>
        <translation>On désigne une des cartes les plus hautes</translation>
    </message>
    <message>
        <source>Partners offer cards</source>
        <translation>Les partenaires proposent des cartes</translation>
    </message>
    <message>
        <source>Partners swap cards</source>
        <translation>Les partenaires échangent des cartes</translation>
    </message>
    <message>
        <source>Played after an Oathbound</source>
        <translation>Jouée après un Vassal</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Points selon leur origine</translation>
    </message>
    <message>
        <source>Raised</source>
        <translation>Renforcée</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Nouvelles donnes</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>State of the cards in Court</source>
        <translation>État des cartes de la Cour</translation>
    </message>
    <message>
        <source>Still to be asked</source>
        <translation>Encore à interroger</translation>
    </message>
    <message>
        <source>The card in a Herald’s place</source>
        <translation>La carte qui remplace un Héraut</translation>
    </message>
    <message>
        <source>The card on the Throne has no ability to use right now.</source>
        <translation>La carte du Trône n’a aucun pouvoir à utiliser ici.</translation>
    </message>
    <message>
        <source>The direction is chosen</source>
        <translation>On choisit le sens</translation>
    </message>
    <message>
        <source>The first player is named</source>
        <translation>On désigne le premier joueur</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche est terminée</translation>
    </message>
    <message>
        <source>This moment cannot occur with this number of players.</source>
        <translation>Ce moment n’existe pas avec ce nombre de joueurs.</translation>
    </message>
    <message>
        <source>True King</source>
        <translation>Vrai Roi</translation>
    </message>
    <message>
        <source>Values a Mystic has named</source>
        <translation>Valeurs nommées par un Mystique</translation>
    </message>
    <message>
        <source>What was chosen</source>
        <translation>Ce qui a été choisi</translation>
    </message>
    <message>
        <source>Winners of the last round</source>
        <translation>Vainqueurs de la dernière manche</translation>
    </message>
    <message>
        <source>{player}’s points for losers with cards left</source>
        <translation>Points pour les cartes restées aux perdants ({player})</translation>
    </message>
    <message>
        <source>{player}’s points for rivals’ restarts</source>
        <translation>Points pour les nouvelles donnes adverses ({player})</translation>
    </message>
    <message>
        <source>{player}’s points for rounds won</source>
        <translation>Points pour les manches gagnées ({player})</translation>
    </message>
    <message>
        <source>{player}’s points for second place</source>
        <translation>Points pour la deuxième place ({player})</translation>
    </message>
    <message>
        <source>{player}’s points for unflipped Kings</source>
        <translation>Points pour les Rois non retournés ({player})</translation>
    </message>
</context>
<context>
    <name>imposter-kings/lesson</name>
    <message>
        <source>Condemned cards come first: removing one is your whole turn. Drag it to the removed cards.</source>
        <translation>Les cartes condamnées passent avant tout&#x202f;: en retirer une prend tout votre tour. Faites glisser la vôtre vers les cartes retirées.</translation>
    </message>
    <message>
        <source>Hide a card as your Successor: it returns to your hand when you flip your King. Choose a card that you will want later.</source>
        <translation>Cachez une carte comme Successeur&#x202f;: vous la reprendrez en main en retournant votre Roi. Choisissez une carte qui vous servira plus tard.</translation>
    </message>
    <message>
        <source>Look at your cards: if you do not like them, you can have them dealt again. Your first restart is free. This time, keep them.</source>
        <translation>Regardez vos cartes&#x202f;: si elles ne vous plaisent pas, demandez une nouvelle donne. La première est gratuite. Cette fois, gardez vos cartes.</translation>
    </message>
    <message>
        <source>None of your cards can go on the Throne, but you still have your King. Drag it to the Court: unless an Assassin strikes, the Throne falls to 1, and your Successor returns to your hand.</source>
        <translation>Aucune de vos cartes ne peut aller sur le Trône, mais il vous reste votre Roi. Faites-le glisser vers la Cour&#x202f;: si aucun Assassin ne frappe, le Trône tombe à 1, et vous prenez votre Successeur.</translation>
    </message>
    <message>
        <source>One card leaves the round. Get rid of a low one: high cards can be played more often.</source>
        <translation>Une carte quitte la manche. Écartez l’une de vos cartes basses&#x202f;: les hautes se jouent plus souvent.</translation>
    </message>
    <message>
        <source>Royalty is on the Throne: only a 9, an Elder, or an Oathbound with a second card can be played on it.</source>
        <translation>Le Trône est une carte royale&#x202f;: seuls un 9, un Ancien ou un Vassal avec une seconde carte peuvent s’y jouer.</translation>
    </message>
    <message>
        <source>Someone has 7 points, and the match is over: the highest score wins.</source>
        <translation>Un joueur a 7 points, et le match est terminé&#x202f;: le score le plus élevé l’emporte.</translation>
    </message>
    <message>
        <source>The Court is empty, so any card can be played. Low cards are hard to play later: drag one to the Court.</source>
        <translation>La Cour est vide&#x202f;: tout peut se jouer. Les cartes basses seront plus difficiles à placer&#x202f;: faites-en glisser une vers la Cour.</translation>
    </message>
    <message>
        <source>The Throne is high now. Play an equal or higher card, and think about what you can still play after that.</source>
        <translation>Le Trône est haut à présent. Égalez-le ou dépassez-le, en pensant à ce que vous pourrez jouer ensuite.</translation>
    </message>
    <message>
        <source>The card you played has an ability, and you may use it. Your rival may stop it with a King’s Hand.</source>
        <translation>La carte jouée a un pouvoir, et vous pouvez l’utiliser. Votre adversaire peut l’arrêter avec une Main du Roi.</translation>
    </message>
    <message>
        <source>The round is over. The winner scores 1 point, 1 more if their King is not flipped, and 1 more if the loser still has a card in hand or their Successor. Then the next round begins.</source>
        <translation>La manche est terminée. La gagner rapporte 1 point, et 1 de plus si le Roi du gagnant n’est pas retourné. S’il reste au perdant une carte en main ou son Successeur, c’est encore 1 point. Puis la manche suivante commence.</translation>
    </message>
    <message>
        <source>Welcome! You hold the True King, so you choose who begins. The first player may play any card.</source>
        <translation>Bienvenue&#x202f;! Vous avez le Vrai Roi&#x202f;: à vous de dire qui commence. Le premier joueur peut jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>You must now play a card from your Antechamber, whatever the Throne is worth, and that may be just what you need.</source>
        <translation>Vous devez maintenant jouer une carte de votre Antichambre, quel que soit le Trône&#x202f;: c’est peut-être juste ce qu’il vous faut.</translation>
    </message>
    <message>
        <source>Your Oathbound has disgraced a higher card and must be followed by a second one. Play any card: it cannot be stopped, and its ability works.</source>
        <translation>Votre Vassal a disgracié une carte plus haute&#x202f;: jouez maintenant une seconde carte, n’importe laquelle. On ne peut pas l’arrêter, et son pouvoir agit.</translation>
    </message>
    <message>
        <source>Your rival flips their King. If you have an Assassin, you may show it now: the flip then fails and you win the round, unless a King’s Hand stops the Assassin. Remember that before you flip your own King.</source>
        <translation>Votre adversaire retourne son Roi. Si vous avez un Assassin, vous pouvez le montrer&#x202f;: le coup échoue et vous gagnez la manche, sauf si une Main du Roi arrête l’Assassin. Pensez-y avant de retourner votre Roi.</translation>
    </message>
    <message>
        <source>Your rival has flipped their King: the Throne is worth 1, so any card can be played.</source>
        <translation>Votre adversaire a retourné son Roi&#x202f;: le Trône vaut 1, et n’importe quelle carte peut s’y jouer.</translation>
    </message>
    <message>
        <source>Your rival uses an ability. Everyone who might have a King’s Hand is asked, so silence gives nothing away.</source>
        <translation>Votre adversaire utilise un pouvoir. On interroge tous ceux qui ont peut-être une Main du Roi&#x202f;: le silence ne trahit rien.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/log</name>
    <message numerus="yes">
        <source>%n card(s) dealt.</source>
        <translation>
            <numerusform>Reçoit %n carte.</numerusform>
            <numerusform>Reçoit %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new round is dealt. The Accused is the {card}. {player} holds the True King.</source>
        <translation>Une nouvelle manche commence. L’Accusé est {card:def}, et {player} a le Vrai Roi.</translation>
    </message>
    <message>
        <source>Adds the Assassin to {player}’s cards and looks at them all.</source>
        <translation>Ajoute l’Assassin aux cartes que laisse {player} et les regarde toutes.</translation>
    </message>
    <message>
        <source>All shown cards return to their owners’ hands.</source>
        <translation>Toutes les cartes montrées retournent en main.</translation>
    </message>
    <message>
        <source>Cannot play and loses the round.</source>
        <translation>Ne peut rien jouer et perd la manche.</translation>
    </message>
    <message>
        <source>Chooses a Successor.</source>
        <translation>Choisit un Successeur.</translation>
    </message>
    <message>
        <source>Chooses a card, face down.</source>
        <translation>Choisit une carte et la pose face cachée.</translation>
    </message>
    <message>
        <source>Chooses to begin.</source>
        <translation>Choisit de commencer.</translation>
    </message>
    <message>
        <source>Chooses to play clockwise.</source>
        <translation>Choisit le sens horaire.</translation>
    </message>
    <message>
        <source>Chooses to play counterclockwise.</source>
        <translation>Choisit le sens antihoraire.</translation>
    </message>
    <message>
        <source>Condemns a card.</source>
        <translation>Condamne une carte.</translation>
    </message>
    <message>
        <source>Condemns {card}.</source>
        <translation>Condamne {card:def}.</translation>
    </message>
    <message>
        <source>Disgraces {card}, card {place} of the Court.</source>
        <translation>Disgracie {card:def}, carte {place} de la Cour.</translation>
    </message>
    <message>
        <source>Flips their King.</source>
        <translation>Retourne son Roi.</translation>
    </message>
    <message>
        <source>Hands {player} a card.</source>
        <translation>Donne une carte à {player}.</translation>
    </message>
    <message>
        <source>Hands {player} {card}.</source>
        <translation>Donne {card:def} à {player}.</translation>
    </message>
    <message>
        <source>Has no card of that value in hand.</source>
        <translation>N’a aucune carte de cette valeur en main.</translation>
    </message>
    <message>
        <source>Keeps one of {player}’s cards.</source>
        <translation>Garde une carte prise à {player}.</translation>
    </message>
    <message>
        <source>Keeps {card}.</source>
        <translation>Garde {card:def}.</translation>
    </message>
    <message>
        <source>Must guess a card in {player}’s hand.</source>
        <translation>Doit deviner une carte que {player} a en main.</translation>
    </message>
    <message>
        <source>Names {player} as the first player.</source>
        <translation>Désigne {player} pour commencer.</translation>
    </message>
    <message>
        <source>No other player holds it.</source>
        <translation>Aucun autre joueur ne l’a.</translation>
    </message>
    <message>
        <source>No: no opponent holds it.</source>
        <translation>Non&#x202f;: aucun adversaire ne l’a.</translation>
    </message>
    <message numerus="yes">
        <source>Offers their partner %n card(s).</source>
        <translation>
            <numerusform>Offre %n carte à son partenaire.</numerusform>
            <numerusform>Offre %n cartes à son partenaire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays {card}: the Throne is worth {value}.</source>
        <translation>Joue {card:def}&#x202f;: le Trône vaut {value}.</translation>
    </message>
    <message>
        <source>Puts {card} into the Court and takes {taken} into hand.</source>
        <translation>Met {card:def} à la Cour et prend {taken:def} en main.</translation>
    </message>
    <message>
        <source>Puts {card} into their Antechamber.</source>
        <translation>Met {card:def} dans son Antichambre.</translation>
    </message>
    <message>
        <source>Removes a card from the round.</source>
        <translation>Retire une carte de la manche.</translation>
    </message>
    <message>
        <source>Replaces their Successor with another card.</source>
        <translation>Remplace son Successeur par une autre carte.</translation>
    </message>
    <message>
        <source>Restarts the round.</source>
        <translation>Demande une nouvelle donne.</translation>
    </message>
    <message>
        <source>Restarts the round: {points} points for {player}.</source>
        <translation>Demande une nouvelle donne&#x202f;: {points} points pour {player}.</translation>
    </message>
    <message>
        <source>Shows the Assassin: {player} is struck.</source>
        <translation>Montre l’Assassin contre {player}.</translation>
    </message>
    <message>
        <source>Shows the highest card and gets first pick.</source>
        <translation>Montre la carte la plus haute et se sert en premier.</translation>
    </message>
    <message>
        <source>Shows {cards}.</source>
        <translation>Montre {cards:def}.</translation>
    </message>
    <message>
        <source>Spends the turn removing a Condemned card.</source>
        <translation>Retire une carte condamnée&#x202f;: c’est tout son tour.</translation>
    </message>
    <message>
        <source>Swaps a card with {player}.</source>
        <translation>Échange une carte avec {player}.</translation>
    </message>
    <message>
        <source>Swaps {card} for {player}’s {taken}.</source>
        <translation>Échange {card:def} avec {player} contre {taken:def}.</translation>
    </message>
    <message>
        <source>Takes a card from the pool.</source>
        <translation>Prend une carte dans le pot.</translation>
    </message>
    <message>
        <source>Takes back the Herald.</source>
        <translation>Reprend le Héraut en main.</translation>
    </message>
    <message>
        <source>Takes their Successor into hand.</source>
        <translation>Prend son Successeur en main.</translation>
    </message>
    <message>
        <source>Takes their Successor into hand: the Throne is worth 1.</source>
        <translation>Prend son Successeur en main&#x202f;: le Trône vaut 1.</translation>
    </message>
    <message>
        <source>Takes {card} from the Court into hand.</source>
        <translation>Prend {card:def} à la Cour.</translation>
    </message>
    <message>
        <source>Takes {card} from the pool.</source>
        <translation>Prend {card:def} dans le pot.</translation>
    </message>
    <message>
        <source>Takes {card} from {player}.</source>
        <translation>Prend {card:def} à {player}.</translation>
    </message>
    <message>
        <source>Takes {taken} into hand; {card} is now the Accused.</source>
        <translation>Prend {taken:def} en main&#x202f;; l’Accusé est désormais {card:def}.</translation>
    </message>
    <message>
        <source>The King’s Hand stops {player}’s {card}.</source>
        <translation>La Main du Roi arrête {card:def} que joue {player}.</translation>
    </message>
    <message>
        <source>The card meant to replace the Accused returns to hand.</source>
        <translation>Reprend la carte qui devait remplacer l’Accusé.</translation>
    </message>
    <message>
        <source>The cards are {cards}.</source>
        <translation>On y voit {cards}.</translation>
    </message>
    <message>
        <source>The cards for the pool are shuffled.</source>
        <translation>Les cartes du pot sont mélangées.</translation>
    </message>
    <message>
        <source>The game is over. The winners are {players}.</source>
        <translation>La partie est terminée. Victoire partagée&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>The game is over. {players} wins.</source>
        <translation>La partie est terminée. {players} l’emporte.</translation>
    </message>
    <message>
        <source>The guess is right.</source>
        <translation>C’est juste.</translation>
    </message>
    <message>
        <source>The guess is wrong.</source>
        <translation>C’est faux.</translation>
    </message>
    <message numerus="yes">
        <source>The round goes to {players}: %n point(s).</source>
        <translation>
            <numerusform>Manche gagnée par {players}&#x202f;: %n point.</numerusform>
            <numerusform>Manche gagnée par {players}&#x202f;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses the Executioner and names {number}.</source>
        <translation>Utilise le Bourreau et annonce {number}.</translation>
    </message>
    <message>
        <source>Uses the Fool to take {card}, card {place} of the Court.</source>
        <translation>Utilise le Fou pour prendre {card:def}, carte {place} de la Cour.</translation>
    </message>
    <message>
        <source>Uses the Herald to choose a new Successor.</source>
        <translation>Utilise le Héraut pour choisir un nouveau Successeur.</translation>
    </message>
    <message>
        <source>Uses the Inquisitor and names {card}.</source>
        <translation>Utilise l’Inquisiteur et nomme {card:def}.</translation>
    </message>
    <message>
        <source>Uses the Judge and guesses that {player} holds {card}.</source>
        <translation>Utilise le Juge et devine que {player} a {card:def}.</translation>
    </message>
    <message>
        <source>Uses the Mystic and names {number}.</source>
        <translation>Utilise le Mystique et annonce {number}.</translation>
    </message>
    <message>
        <source>Uses the Princess to swap a card with {player}.</source>
        <translation>Utilise la Princesse pour échanger une carte avec {player}.</translation>
    </message>
    <message>
        <source>Uses the Sentry on {card}, card {place} of the Court.</source>
        <translation>Utilise la Sentinelle pour échanger {card:def}, carte {place} de la Cour.</translation>
    </message>
    <message>
        <source>Uses the Soldier and names {card}.</source>
        <translation>Utilise le Soldat et nomme {card:def}.</translation>
    </message>
    <message>
        <source>Uses the Spy to look at all Successors.</source>
        <translation>Utilise l’Espion pour regarder tous les Successeurs.</translation>
    </message>
    <message>
        <source>Uses the Warden to swap a card from their hand with the Accused.</source>
        <translation>Utilise le Gardien pour échanger une carte de sa main contre l’Accusé.</translation>
    </message>
    <message>
        <source>Yes: the Soldier counts 2 more.</source>
        <translation>Oui&#x202f;: le Soldat vaut 2 de plus.</translation>
    </message>
    <message>
        <source>{player} must replace their Successor.</source>
        <translation>{player} doit remplacer son Successeur.</translation>
    </message>
    <message>
        <source>{player}’s Successor is the {card}.</source>
        <translation>{player} a {card:def} pour Successeur.</translation>
    </message>
    <message>
        <source>{player}’s hidden card is the {card}.</source>
        <translation>La carte cachée par {player} est {card:def}.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/move</name>
    <message>
        <source>Card {place} of the Court</source>
        <translation>Carte {place} de la Cour</translation>
    </message>
    <message>
        <source>Card {place} of the Court: {card}</source>
        <translation>Carte {place} de la Cour&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Choose {player}</source>
        <translation>Choisir {player}</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Sens horaire</translation>
    </message>
    <message>
        <source>Condemn: {card}</source>
        <translation>Condamner {card:def}</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <translation>Sens antihoraire</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Distribuer la manche suivante</translation>
    </message>
    <message>
        <source>Disgrace no more cards</source>
        <translation>Arrêter de disgracier</translation>
    </message>
    <message>
        <source>Disgrace the Spy and look at the Successors</source>
        <translation>Disgracier l’Espion et voir les Successeurs</translation>
    </message>
    <message>
        <source>Do not use the ability</source>
        <translation>Ne pas utiliser le pouvoir</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Ne rien faire</translation>
    </message>
    <message>
        <source>Exchange: {card}</source>
        <translation>Échanger {card:def}</translation>
    </message>
    <message>
        <source>First player: {player}</source>
        <translation>Premier joueur&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Flip the King</source>
        <translation>Retourner le Roi</translation>
    </message>
    <message>
        <source>For the pool: {card}</source>
        <translation>Pour le pot&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Give away: {card}</source>
        <translation>Donner {card:def}</translation>
    </message>
    <message>
        <source>Into the Antechamber: {card}</source>
        <translation>Dans l’Antichambre&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Keep these cards</source>
        <translation>Garder ces cartes</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Garder {card:def}</translation>
    </message>
    <message>
        <source>Leave the Herald on the Throne</source>
        <translation>Laisser le Héraut sur le Trône</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Laisser faire</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>Annoncer {number}</translation>
    </message>
    <message>
        <source>Name: {card}</source>
        <translation>Nommer {card:def}</translation>
    </message>
    <message>
        <source>No play left: lose the round</source>
        <translation>Rien à jouer&#x202f;: perdre la manche</translation>
    </message>
    <message>
        <source>No such card in hand</source>
        <translation>Aucune carte de cette valeur en main</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>Jouer {card:def}</translation>
    </message>
    <message>
        <source>Remove from the round: {card}</source>
        <translation>Retirer {card:def} de la manche</translation>
    </message>
    <message>
        <source>Remove the Condemned card: {card}</source>
        <translation>Retirer la carte condamnée&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Replace none</source>
        <translation>Aucun remplacement</translation>
    </message>
    <message>
        <source>Restart the round</source>
        <translation>Nouvelle donne</translation>
    </message>
    <message>
        <source>Show the Assassin</source>
        <translation>Montrer l’Assassin</translation>
    </message>
    <message>
        <source>Show: {card}</source>
        <translation>Montrer {card:def}</translation>
    </message>
    <message>
        <source>Successor: {card}</source>
        <translation>Successeur&#x202f;: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Swap %n card(s)</source>
        <translation>
            <numerusform>Échanger %n carte</numerusform>
            <numerusform>Échanger %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap no cards</source>
        <translation>Ne rien échanger</translation>
    </message>
    <message>
        <source>Take from {player}: {card}</source>
        <translation>Prendre {card:def} à {player}</translation>
    </message>
    <message>
        <source>Use the King’s Hand</source>
        <translation>Utiliser la Main du Roi</translation>
    </message>
</context>
<context>
    <name>imposter-kings/number</name>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Points pour gagner le match</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Value of “{card}”</source>
        <translation>Valeur de «&#x202f;{card}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>imposter-kings/option</name>
    <message>
        <source>A match to 7 points</source>
        <translation>Un match en 7 points</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Une manche</translation>
    </message>
</context>
<context>
    <name>imposter-kings/prompt</name>
    <message numerus="yes">
        <source>Choose %n card(s) to show.</source>
        <translation>
            <numerusform>Choisissez %n carte à montrer.</numerusform>
            <numerusform>Choisissez %n cartes à montrer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to show: a rival takes one.</source>
        <translation>
            <numerusform>Montrez %n carte&#x202f;: un adversaire en prendra une.</numerusform>
            <numerusform>Montrez %n cartes&#x202f;: un adversaire en prendra une.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) for your partner.</source>
        <translation>
            <numerusform>Choisissez encore %n carte pour votre partenaire.</numerusform>
            <numerusform>Choisissez encore %n cartes pour votre partenaire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show.</source>
        <translation>
            <numerusform>Choisissez encore %n carte à montrer.</numerusform>
            <numerusform>Choisissez encore %n cartes à montrer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show: a rival takes one.</source>
        <translation>
            <numerusform>Montrez encore %n carte&#x202f;: un adversaire en prendra une.</numerusform>
            <numerusform>Montrez encore %n cartes&#x202f;: un adversaire en prendra une.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card to give away.</source>
        <translation>Choisissez une carte à donner.</translation>
    </message>
    <message>
        <source>Choose a new Successor.</source>
        <translation>Choisissez un nouveau Successeur.</translation>
    </message>
    <message>
        <source>Choose the card to put into the Court.</source>
        <translation>Choisissez la carte qui va à la Cour.</translation>
    </message>
    <message>
        <source>Condemn a card of base value {number}.</source>
        <translation>Condamnez une carte de valeur de base {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Disgrace up to %n card(s) in the Court.</source>
        <translation>
            <numerusform>Disgraciez jusqu’à %n carte de la Cour.</numerusform>
            <numerusform>Disgraciez jusqu’à %n cartes de la Cour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Executioner: which value does everyone condemn?</source>
        <translation>Bourreau&#x202f;: quelle valeur chacun condamne-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Fool: take a card from the Court?</source>
        <translation>Fou&#x202f;: prendre une carte de la Cour&#x202f;?</translation>
    </message>
    <message>
        <source>Hide a card as your Successor.</source>
        <translation>Cachez une carte comme Successeur.</translation>
    </message>
    <message>
        <source>How many cards will you swap with your partner?</source>
        <translation>Combien de cartes échanger avec votre partenaire&#x202f;?</translation>
    </message>
    <message>
        <source>Inquisitor: name a card for the Antechamber?</source>
        <translation>Inquisiteur&#x202f;: nommer une carte pour l’Antichambre&#x202f;?</translation>
    </message>
    <message>
        <source>Judge: guess a card in whose hand?</source>
        <translation>Juge&#x202f;: dans quelle main deviner une carte&#x202f;?</translation>
    </message>
    <message>
        <source>Judge: which card does {player} hold?</source>
        <translation>Juge&#x202f;: quelle carte détient {player}&#x202f;?</translation>
    </message>
    <message>
        <source>Keep one of these cards, or the Assassin.</source>
        <translation>Gardez une de ces cartes, ou l’Assassin.</translation>
    </message>
    <message>
        <source>Keep these cards, or have new ones dealt?</source>
        <translation>Garder ces cartes ou demander une nouvelle donne&#x202f;?</translation>
    </message>
    <message>
        <source>Let everyone keep their Successor?</source>
        <translation>Laisser à chacun son Successeur&#x202f;?</translation>
    </message>
    <message>
        <source>Let {player} lose the round?</source>
        <translation>{player} perd la manche&#x202f;: laisser faire&#x202f;?</translation>
    </message>
    <message>
        <source>Lose the round?</source>
        <translation>Vous perdez la manche&#x202f;: laisser faire&#x202f;?</translation>
    </message>
    <message>
        <source>Make someone replace their Successor?</source>
        <translation>Qui doit remplacer son Successeur&#x202f;?</translation>
    </message>
    <message>
        <source>Mystic: which value loses its text?</source>
        <translation>Mystique&#x202f;: quelle valeur perd son texte&#x202f;?</translation>
    </message>
    <message>
        <source>Place a card face down for the pool.</source>
        <translation>Posez une carte face cachée pour le pot.</translation>
    </message>
    <message>
        <source>Play a card from your Antechamber.</source>
        <translation>Jouez une carte de votre Antichambre.</translation>
    </message>
    <message>
        <source>Play any card to follow the Oathbound.</source>
        <translation>Vassal&#x202f;: jouez une seconde carte, n’importe laquelle.</translation>
    </message>
    <message>
        <source>Play any card: the Court is empty.</source>
        <translation>Jouez n’importe quelle carte&#x202f;: la Cour est vide.</translation>
    </message>
    <message>
        <source>Play {value} or higher, or flip your King.</source>
        <translation>Jouez au moins {value}, ou retournez votre Roi.</translation>
    </message>
    <message>
        <source>Play {value} or higher.</source>
        <translation>Jouez au moins {value}.</translation>
    </message>
    <message>
        <source>Princess: swap a card with another player?</source>
        <translation>Princesse&#x202f;: échanger une carte avec un joueur&#x202f;?</translation>
    </message>
    <message>
        <source>Remove a Condemned card: that is your whole turn.</source>
        <translation>Retirez une carte condamnée&#x202f;: c’est tout votre tour.</translation>
    </message>
    <message>
        <source>Remove a card from the round.</source>
        <translation>Retirez une carte de la manche.</translation>
    </message>
    <message>
        <source>Replace your Successor with another card.</source>
        <translation>Remplacez votre Successeur par une autre carte.</translation>
    </message>
    <message>
        <source>Right! Put a card into your Antechamber?</source>
        <translation>Juste&#x202f;! Mettre une carte dans l’Antichambre&#x202f;?</translation>
    </message>
    <message>
        <source>Sentry: swap with a card in Court?</source>
        <translation>Sentinelle&#x202f;: échanger une carte avec la Cour&#x202f;?</translation>
    </message>
    <message>
        <source>Skip your only chance to use the ability?</source>
        <translation>Ce pouvoir ne peut s’utiliser que maintenant&#x202f;: y renoncer&#x202f;?</translation>
    </message>
    <message>
        <source>Soldier: name a card an opponent may hold?</source>
        <translation>Soldat&#x202f;: nommer une carte adverse&#x202f;?</translation>
    </message>
    <message>
        <source>Spy: look at all Successors?</source>
        <translation>Espion&#x202f;: voir tous les Successeurs&#x202f;?</translation>
    </message>
    <message>
        <source>Take back the Herald and play a 5 or higher?</source>
        <translation>Reprendre le Héraut et jouer un 5 ou plus&#x202f;?</translation>
    </message>
    <message>
        <source>Take one of the cards shown.</source>
        <translation>Prenez une des cartes montrées.</translation>
    </message>
    <message>
        <source>The Assassin strikes {player}: will a King’s Hand stop it?</source>
        <translation>L’Assassin frappe {player}&#x202f;: une Main du Roi l’arrête&#x202f;?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The highest cards are tied: who gets first pick?</source>
        <translation>Cartes à égalité&#x202f;: qui se sert en premier&#x202f;?</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est terminée.</translation>
    </message>
    <message>
        <source>True King: which way does play go?</source>
        <translation>Vrai Roi&#x202f;: dans quel sens joue-t-on&#x202f;?</translation>
    </message>
    <message>
        <source>True King: who begins the round?</source>
        <translation>Vrai Roi&#x202f;: qui commence la manche&#x202f;?</translation>
    </message>
    <message>
        <source>Warden: swap one of your cards with the Accused?</source>
        <translation>Gardien&#x202f;: échanger une carte contre l’Accusé&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>You could disgrace %n more card(s): stop here?</source>
        <translation>
            <numerusform>%n carte peut encore être disgraciée&#x202f;: s’arrêter là&#x202f;?</numerusform>
            <numerusform>%n cartes peuvent encore être disgraciées&#x202f;: s’arrêter là&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could play %n card(s): flip your King anyway?</source>
        <translation>
            <numerusform>%n carte est jouable&#x202f;: retourner quand même le Roi&#x202f;?</numerusform>
            <numerusform>%n cartes sont jouables&#x202f;: retourner quand même le Roi&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>You could play another card: leave the Herald there?</source>
        <translation>Une autre carte est jouable&#x202f;: laisser le Héraut en place&#x202f;?</translation>
    </message>
    <message>
        <source>You have not guessed yet: skip the ability?</source>
        <translation>Vous n’avez pas encore deviné&#x202f;: renoncer au pouvoir&#x202f;?</translation>
    </message>
    <message>
        <source>Your guess was right: put no card into your Antechamber?</source>
        <translation>Bien deviné&#x202f;: ne rien mettre dans votre Antichambre&#x202f;?</translation>
    </message>
    <message>
        <source>{player} is flipping their King: will an Assassin strike?</source>
        <translation>{player} retourne son Roi&#x202f;: qui montre un Assassin&#x202f;?</translation>
    </message>
    <message>
        <source>{player} uses {card}: will a King’s Hand stop it?</source>
        <translation>{player} utilise {card:def}&#x202f;: une Main l’arrête&#x202f;?</translation>
    </message>
</context>
<context>
    <name>imposter-kings/reason</name>
    <message>
        <source>A restart would give {player} {points} points.</source>
        <translation>Une nouvelle donne rapporterait {points} points à {player}.</translation>
    </message>
    <message numerus="yes">
        <source>After that, your hand has %n card(s) at least as high as this one: {card}.</source>
        <translation>
            <numerusform>Ensuite, il vous reste en main %n carte au moins aussi haute que {card:def}.</numerusform>
            <numerusform>Ensuite, il vous reste en main %n cartes au moins aussi hautes que {card:def}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the Oathbound, any card may be played. The {card} counts {value} on the Throne.</source>
        <translation>Après le Vassal, on peut jouer n’importe quelle carte. Sur le Trône, {card:def} vaut {value}.</translation>
    </message>
    <message>
        <source>All Successors stay as they are.</source>
        <translation>Tous les Successeurs restent en place.</translation>
    </message>
    <message>
        <source>Anyone who holds it must play the {card} next, not the {other}.</source>
        <translation>Tout joueur qui a {card:def} devra ensuite jouer cette carte, et non {other:def}.</translation>
    </message>
    <message numerus="yes">
        <source>As far as you know, %n of these may be held, and {other} of the other.</source>
        <translation>
            <numerusform>D’après ce que vous savez, %n exemplaire peut être en main, contre {other} de l’autre carte.</numerusform>
            <numerusform>D’après ce que vous savez, %n exemplaires peuvent être en main, contre {other} de l’autre carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>As far as you know, nobody holds a card of value {number}.</source>
        <translation>D’après ce que vous savez, personne n’a de carte de valeur {number}.</translation>
    </message>
    <message>
        <source>As far as you know, nobody you ask holds it.</source>
        <translation>D’après ce que vous savez, aucun des joueurs interrogés ne l’a.</translation>
    </message>
    <message>
        <source>As far as you know, only you hold a card of value {number}.</source>
        <translation>D’après ce que vous savez, personne d’autre n’a de carte de valeur {number}.</translation>
    </message>
    <message>
        <source>As far as you know, {players} may hold a card of value {number}.</source>
        <translation>D’après ce que vous savez, il peut y avoir une carte de valeur {number} chez {players}.</translation>
    </message>
    <message>
        <source>As far as you know, {players} may hold it.</source>
        <translation>D’après ce que vous savez, cette carte peut être chez {players}.</translation>
    </message>
    <message>
        <source>Cards worth 7 or more: {mine} of your {cards}, {high} of the {all} in the deck.</source>
        <translation>Cartes qui valent 7 ou plus&#x202f;: {mine} sur vos {cards}, {high} sur les {all} du jeu.</translation>
    </message>
    <message>
        <source>For the {card}, you get the {taken}, base value {value}.</source>
        <translation>Contre {card:def}, vous recevez {taken:def}, de valeur de base {value}.</translation>
    </message>
    <message>
        <source>From the Antechamber, the {card} may be played whatever the Throne is worth. It then counts {value}.</source>
        <translation>Depuis l’Antichambre, {card:def} se joue quel que soit le Trône et vaut alors {value}.</translation>
    </message>
    <message>
        <source>From the Antechamber, the {card}, base value {value}, may be played whatever the Throne is worth.</source>
        <translation>Depuis l’Antichambre, {card:def}, de valeur de base {value}, se joue quel que soit le Trône.</translation>
    </message>
    <message>
        <source>It gives {player} {points} points.</source>
        <translation>Cela donne {points} points à {player}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves the round, and you have %n Condemned card(s) left.</source>
        <translation>
            <numerusform>Elle quitte la manche, et il vous reste %n carte condamnée.</numerusform>
            <numerusform>Elle quitte la manche, et il vous reste %n cartes condamnées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card that {player} may hold can answer it. Otherwise %n could.</source>
        <translation>
            <numerusform>Parmi les cartes que {player} peut avoir, aucune n’y répond. Sinon, %n y répondrait.</numerusform>
            <numerusform>Parmi les cartes que {player} peut avoir, aucune n’y répond. Sinon, %n y répondraient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that {player} may hold, %n can answer it; otherwise {other} could.</source>
        <translation>
            <numerusform>Parmi les cartes que {player} peut avoir, %n peut y répondre, au lieu de {other}.</numerusform>
            <numerusform>Parmi les cartes que {player} peut avoir, %n peuvent y répondre, au lieu de {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your own Successor is left.</source>
        <translation>Il ne reste que votre propre Successeur.</translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of that value, and {other} of the other.</source>
        <translation>
            <numerusform>Les adversaires peuvent avoir %n carte de cette valeur, contre {other} de l’autre.</numerusform>
            <numerusform>Les adversaires peuvent avoir %n cartes de cette valeur, contre {other} de l’autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of value {number}. Your hand has {own}.</source>
        <translation>
            <numerusform>Les adversaires peuvent avoir %n carte de valeur {number}. Dans votre main&#x202f;: {own}.</numerusform>
            <numerusform>Les adversaires peuvent avoir %n cartes de valeur {number}. Dans votre main&#x202f;: {own}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Royalty is in Court, so the Warlord counts {value} in hand.</source>
        <translation>Une carte royale est à la Cour&#x202f;: le Maréchal vaut {value} en main.</translation>
    </message>
    <message>
        <source>The Court stays as it is, and the Throne is worth {value}.</source>
        <translation>La Cour reste telle quelle, et le Trône vaut {value}.</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty, here worth {throne}.</source>
        <translation>L’Ancien peut se jouer sur une carte royale, qui vaut ici {throne}.</translation>
    </message>
    <message>
        <source>The Herald returns to your hand, and the {card} counts {value} on the Throne.</source>
        <translation>Le Héraut revient dans votre main, et {card:def} vaut {value} sur le Trône.</translation>
    </message>
    <message>
        <source>The Herald stays on the Throne and counts {value}.</source>
        <translation>Le Héraut reste sur le Trône et vaut {value}.</translation>
    </message>
    <message>
        <source>The Oathbound disgraces the Throne, which is worth {throne}, and is followed by a second card.</source>
        <translation>Le Vassal disgracie le Trône, qui vaut {throne}, et vous fait jouer une seconde carte.</translation>
    </message>
    <message>
        <source>The Throne falls from {value} to 1, and your Successor returns to your hand.</source>
        <translation>Le Trône tombe de {value} à 1, et vous prenez votre Successeur en main.</translation>
    </message>
    <message>
        <source>The highest card gets first pick: you show a value of {value}, not {other}.</source>
        <translation>Le joueur qui montre la carte la plus haute se sert en premier&#x202f;: vous montrez un {value} au lieu d’un {other}.</translation>
    </message>
    <message>
        <source>The {card} counts {value} in Court. Disgraced, it counts as 1.</source>
        <translation>{card:Def} vaut {value} à la Cour. Disgraciée, la carte vaut 1.</translation>
    </message>
    <message>
        <source>The {card} is then Condemned in front of you, and removing it takes a turn.</source>
        <translation>{card:Def} est alors une carte condamnée devant vous, et la retirer prend un tour.</translation>
    </message>
    <message>
        <source>The {card} is {player}’s Successor. Another card must take its place.</source>
        <translation>{player} a {card:def} pour Successeur et doit en changer.</translation>
    </message>
    <message>
        <source>The {card} then does nothing, and removing it uses up {player}’s turn.</source>
        <translation>{card:Def} ne fait alors rien, et {player} perd un tour à retirer cette carte.</translation>
    </message>
    <message>
        <source>Then {player} plays second.</source>
        <translation>{player} joue alors en deuxième.</translation>
    </message>
    <message>
        <source>This begins the next round.</source>
        <translation>La manche suivante commence ainsi.</translation>
    </message>
    <message>
        <source>Unless a King’s Hand stops it, {player} loses the round.</source>
        <translation>Si aucune Main du Roi ne l’arrête, {player} perd la manche.</translation>
    </message>
    <message>
        <source>Unless an Assassin strikes, the Throne falls from {value} to 1, and your Successor returns to your hand.</source>
        <translation>Si aucun Assassin ne frappe, le Trône tombe de {value} à 1, et vous prenez votre Successeur en main.</translation>
    </message>
    <message>
        <source>Unless an Assassin strikes, your Successor returns to your hand. The Throne is still worth 1.</source>
        <translation>Si aucun Assassin ne frappe, vous prenez votre Successeur en main. Le Trône vaut toujours 1.</translation>
    </message>
    <message>
        <source>Unused, the {card} stays on the Throne and counts {value}.</source>
        <translation>Si vous n’utilisez pas son pouvoir, {card:def} reste sur le Trône et vaut {value}.</translation>
    </message>
    <message numerus="yes">
        <source>You and your partner swap at most %n card(s).</source>
        <translation>
            <numerusform>Votre partenaire et vous échangez %n carte au plus.</numerusform>
            <numerusform>Votre partenaire et vous échangez %n cartes au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can neither play a card nor flip your King.</source>
        <translation>Vous ne pouvez ni jouer une carte ni retourner votre Roi.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Vous n’avez pas {card:def}.</translation>
    </message>
    <message>
        <source>You do not show the {card}.</source>
        <translation>Vous ne montrez pas {card:def}.</translation>
    </message>
    <message>
        <source>You give up the {card}, not the {other}.</source>
        <translation>Vous cédez {card:def}, et non {other:def}.</translation>
    </message>
    <message numerus="yes">
        <source>You guess from only %n card(s) in {player}’s hand, not from {other}.</source>
        <translation>
            <numerusform>Chez {player}, il n’y a que %n carte possible, au lieu de {other}.</numerusform>
            <numerusform>Chez {player}, il n’y a que %n cartes possibles, au lieu de {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no card of value {number}.</source>
        <translation>Vous n’avez pas de carte de valeur {number}.</translation>
    </message>
    <message>
        <source>You hold no other card as high as the {card}.</source>
        <translation>Vous n’avez en main aucune autre carte aussi haute que {card:def}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s) of that value, and {other} of the other.</source>
        <translation>
            <numerusform>Vous n’avez que %n carte de cette valeur, contre {other} de l’autre.</numerusform>
            <numerusform>Vous n’avez que %n cartes de cette valeur, contre {other} de l’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep another card as high as the {card}.</source>
        <translation>Il vous reste en main une autre carte aussi haute que {card:def}.</translation>
    </message>
    <message>
        <source>You keep your whole hand, and the Throne is worth {value}.</source>
        <translation>Vous gardez toutes vos cartes en main, et le Trône vaut {value}.</translation>
    </message>
    <message>
        <source>You know that {player} holds it.</source>
        <translation>{player} l’a, et vous le savez.</translation>
    </message>
    <message>
        <source>You see the first card before you have to play one.</source>
        <translation>Vous voyez la première carte avant de devoir en jouer une.</translation>
    </message>
    <message>
        <source>You show the {card} and keep the {other} secret.</source>
        <translation>Vous montrez {card:def} et cachez {other:def}.</translation>
    </message>
    <message>
        <source>You then hold {cards} instead of {others}.</source>
        <translation>Vous avez alors en main {cards:def}, et non {others:def}.</translation>
    </message>
    <message>
        <source>You would get the {card} instead of the {other}.</source>
        <translation>Vous obtiendriez {card:def}, et non {other:def}.</translation>
    </message>
    <message>
        <source>You would get the {card}, base value {value}.</source>
        <translation>Vous obtiendriez {card:def}, de valeur de base {value}.</translation>
    </message>
    <message numerus="yes">
        <source>You would see the Successors of %n other player(s).</source>
        <translation>
            <numerusform>Vous verriez le Successeur de %n autre joueur.</numerusform>
            <numerusform>Vous verriez les Successeurs de %n autres joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your King is flipped, so the Zealot may be played on a Throne worth {throne}.</source>
        <translation>Votre Roi est retourné&#x202f;: le Zélote peut se jouer sur un Trône qui vaut {throne}.</translation>
    </message>
    <message>
        <source>Your King stays face up: you can flip it later or score 1 more point for it.</source>
        <translation>Votre Roi reste visible&#x202f;: vous pourrez le retourner plus tard, ou gagner 1 point de plus avec lui.</translation>
    </message>
    <message>
        <source>Your Successor is then the {card}, which counts {value} instead of {other}.</source>
        <translation>Votre Successeur est alors {card:def}, qui vaut {value} au lieu de {other}.</translation>
    </message>
    <message>
        <source>Your Successor returns to your hand. The Throne is still worth 1.</source>
        <translation>Vous prenez votre Successeur en main. Le Trône vaut toujours 1.</translation>
    </message>
    <message>
        <source>Your first restart in a match is free, and this is your first.</source>
        <translation>Vous avez droit à une nouvelle donne gratuite par match, et c’est la première.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s) of value 7 or more.</source>
        <translation>
            <numerusform>Vous avez en main %n carte de valeur 7 ou plus.</numerusform>
            <numerusform>Vous avez en main %n cartes de valeur 7 ou plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand keeps %n card(s) higher than this one: {card}.</source>
        <translation>
            <numerusform>Il vous reste en main %n carte plus haute que {card:def}.</numerusform>
            <numerusform>Il vous reste en main %n cartes plus hautes que {card:def}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand then has %n more card(s): {cards}.</source>
        <translation>
            <numerusform>Vous avez alors %n carte de plus en main&#x202f;: {cards}.</numerusform>
            <numerusform>Vous avez alors %n cartes de plus en main&#x202f;: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand would then have %n card(s) at least as high as the Throne; otherwise, {other}.</source>
        <translation>
            <numerusform>Vous avez alors en main %n carte au moins aussi haute que le Trône, au lieu de {other}.</numerusform>
            <numerusform>Vous avez alors en main %n cartes au moins aussi hautes que le Trône, au lieu de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} counts {value} on the Throne. Rivals may hold %n card(s) at least that high.</source>
        <translation>
            <numerusform>Sur le Trône, {card:def} vaut {value}. Les adversaires peuvent avoir %n carte au moins aussi haute.</numerusform>
            <numerusform>Sur le Trône, {card:def} vaut {value}. Les adversaires peuvent avoir %n cartes au moins aussi hautes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} has value {value}. You could take %n lower kind(s) instead.</source>
        <translation>
            <numerusform>{card:Def} vaut {value}. Parmi les autres sortes proposées, %n est plus basse.</numerusform>
            <numerusform>{card:Def} vaut {value}. Parmi les autres sortes proposées, %n sont plus basses.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fact} A King’s Hand could still prevent that.</source>
        <translation>{fact} Une Main du Roi pourrait encore l’empêcher.</translation>
    </message>
    <message>
        <source>{fact} An Assassin could still prevent that.</source>
        <translation>{fact} Un Assassin pourrait encore l’empêcher.</translation>
    </message>
    <message numerus="yes">
        <source>{player} chooses your card out of %n.</source>
        <translation>
            <numerusform>{player} n’a que %n carte à vous donner.</numerusform>
            <numerusform>{player} choisit la carte que vous recevez, parmi %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses the round.</source>
        <translation>{player} perd la manche.</translation>
    </message>
    <message>
        <source>{player} shows a card of value {value}, and nobody shows a higher one.</source>
        <translation>{player} montre une carte de valeur {value}, et personne n’en montre de plus haute.</translation>
    </message>
    <message>
        <source>{player} would begin and could play any card onto the empty Court.</source>
        <translation>{player} commencerait et pourrait jouer n’importe quelle carte sur la Cour vide.</translation>
    </message>
    <message>
        <source>{player}’s Assassin is Condemned, and the King is flipped after all.</source>
        <translation>L’Assassin est condamné devant {player}, et le Roi est bien retourné.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s hand has %n card(s), of which you know {known}.</source>
        <translation>
            <numerusform>{player} a %n carte en main&#x202f;; vous en connaissez {known}.</numerusform>
            <numerusform>{player} a %n cartes en main&#x202f;; vous en connaissez {known}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>imposter-kings/refusal</name>
    <message>
        <source>An Assassin has already struck: now only a King’s Hand can stop it.</source>
        <translation>Un Assassin a déjà frappé&#x202f;: seule une Main du Roi peut l’arrêter.</translation>
    </message>
    <message>
        <source>Choose a card other than the one just played.</source>
        <translation>Choisissez une autre carte que celle qui vient d’être jouée.</translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation>Choisissez un adversaire.</translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation>Désignez quelqu’un d’autre que vous.</translation>
    </message>
    <message>
        <source>First choose a card for your partner.</source>
        <translation>Choisissez d’abord une carte pour votre partenaire.</translation>
    </message>
    <message>
        <source>First choose a card from your hand for the Court.</source>
        <translation>Choisissez d’abord la carte de votre main qui va à la Cour.</translation>
    </message>
    <message>
        <source>First choose a card to keep.</source>
        <translation>Gardez d’abord une des cartes.</translation>
    </message>
    <message>
        <source>First choose a card to show.</source>
        <translation>Choisissez d’abord une carte à montrer.</translation>
    </message>
    <message>
        <source>First choose a new Successor.</source>
        <translation>Choisissez d’abord votre nouveau Successeur.</translation>
    </message>
    <message>
        <source>First choose the card to give away.</source>
        <translation>Choisissez d’abord la carte à donner.</translation>
    </message>
    <message>
        <source>First choose the direction of play.</source>
        <translation>Choisissez d’abord le sens du jeu.</translation>
    </message>
    <message>
        <source>First choose your Successor.</source>
        <translation>Choisissez d’abord votre Successeur.</translation>
    </message>
    <message>
        <source>First condemn a card of the named value, if you have one.</source>
        <translation>Condamnez d’abord une carte de la valeur annoncée, si vous en avez une.</translation>
    </message>
    <message>
        <source>First decide whether and how to use the {card}’s ability.</source>
        <translation>Décidez d’abord si vous utilisez {card:def}, et comment.</translation>
    </message>
    <message>
        <source>First decide whether to disgrace a card in Court.</source>
        <translation>Décidez d’abord si vous disgraciez une carte de la Cour.</translation>
    </message>
    <message>
        <source>First decide whether to play another card with the Herald.</source>
        <translation>Décidez d’abord si vous jouez une autre carte avec le Héraut.</translation>
    </message>
    <message>
        <source>First decide whether to put a card into your Antechamber.</source>
        <translation>Décidez d’abord si vous mettez une carte dans votre Antichambre.</translation>
    </message>
    <message>
        <source>First decide whether to restart the round.</source>
        <translation>Décidez d’abord si vous voulez une nouvelle donne.</translation>
    </message>
    <message>
        <source>First decide whether to show an Assassin.</source>
        <translation>Décidez d’abord si vous montrez un Assassin.</translation>
    </message>
    <message>
        <source>First decide whether to stop the Assassin with a King’s Hand.</source>
        <translation>Décidez d’abord si vous arrêtez l’Assassin avec une Main du Roi.</translation>
    </message>
    <message>
        <source>First decide whether to use a King’s Hand.</source>
        <translation>Décidez d’abord si vous utilisez une Main du Roi.</translation>
    </message>
    <message>
        <source>First decide who, if anyone, must replace their Successor.</source>
        <translation>Dites d’abord qui doit remplacer son Successeur, s’il y a lieu.</translation>
    </message>
    <message>
        <source>First guess a card, or skip the ability.</source>
        <translation>Devinez d’abord une carte, ou renoncez au pouvoir.</translation>
    </message>
    <message>
        <source>First name the player who begins.</source>
        <translation>Désignez d’abord le joueur qui commence.</translation>
    </message>
    <message>
        <source>First place a card face down for the pool.</source>
        <translation>Posez d’abord une carte face cachée pour le pot.</translation>
    </message>
    <message>
        <source>First remove a card from the round.</source>
        <translation>Retirez d’abord une carte de la manche.</translation>
    </message>
    <message>
        <source>First replace your Successor with a card from your hand.</source>
        <translation>Remplacez d’abord votre Successeur par une carte de votre main.</translation>
    </message>
    <message>
        <source>First say how many cards to swap.</source>
        <translation>Dites d’abord combien de cartes vous voulez échanger avec votre partenaire.</translation>
    </message>
    <message>
        <source>First take one of the cards shown.</source>
        <translation>Prenez d’abord une des cartes montrées.</translation>
    </message>
    <message>
        <source>It is your turn: play a card or flip your King.</source>
        <translation>C’est votre tour&#x202f;: jouez une carte ou retournez votre Roi.</translation>
    </message>
    <message>
        <source>It is your turn: play a card.</source>
        <translation>C’est votre tour&#x202f;: jouez une carte.</translation>
    </message>
    <message>
        <source>Name a player who shows the highest card.</source>
        <translation>Désignez un des joueurs qui montrent la plus haute carte.</translation>
    </message>
    <message>
        <source>Only {player} may flip this King.</source>
        <translation>C’est à {player} de retourner ce Roi.</translation>
    </message>
    <message>
        <source>Only {player} may play these cards.</source>
        <translation>C’est à {player} de jouer ces cartes.</translation>
    </message>
    <message>
        <source>Only {player} may take this Successor.</source>
        <translation>C’est à {player} de prendre ce Successeur.</translation>
    </message>
    <message>
        <source>Removed cards are out of this round.</source>
        <translation>Les cartes retirées ne comptent plus dans cette manche.</translation>
    </message>
    <message>
        <source>Take one of {player}’s cards.</source>
        <translation>Prenez une carte à {player}.</translation>
    </message>
    <message>
        <source>The Accused stays here; only the Warden can swap it.</source>
        <translation>L’Accusé reste ici&#x202f;; seul le Gardien peut l’échanger.</translation>
    </message>
    <message>
        <source>The Assassin strikes only when a King is flipped.</source>
        <translation>L’Assassin ne frappe que lorsqu’un Roi est retourné.</translation>
    </message>
    <message>
        <source>The Court does not have that many cards.</source>
        <translation>La Cour ne compte pas autant de cartes.</translation>
    </message>
    <message>
        <source>The Court is empty: there is no card to disgrace.</source>
        <translation>La Cour est vide&#x202f;: il n’y a pas de carte à disgracier.</translation>
    </message>
    <message>
        <source>The King’s Hand answers an ability at once; none is being used now.</source>
        <translation>La Main du Roi répond aussitôt à un pouvoir&#x202f;; aucun n’est en cours.</translation>
    </message>
    <message>
        <source>The King’s Hand cannot stop the flip of a King.</source>
        <translation>La Main du Roi ne peut pas empêcher de retourner un Roi.</translation>
    </message>
    <message>
        <source>The Mystic names a number from 1 to 8.</source>
        <translation>Le Mystique annonce un nombre de 1 à 8.</translation>
    </message>
    <message>
        <source>The Oathbound must be followed by a second card.</source>
        <translation>Le Vassal doit être suivi d’une seconde carte.</translation>
    </message>
    <message>
        <source>The Sentry may not exchange Royalty.</source>
        <translation>La Sentinelle n’échange pas de carte royale.</translation>
    </message>
    <message>
        <source>The Throne is worth {throne}: the Elder is too low, except on face-up Royalty.</source>
        <translation>Le Trône vaut {throne}&#x202f;: l’Ancien, trop bas, ne va que sur une carte royale visible.</translation>
    </message>
    <message>
        <source>The Throne is worth {throne}: the Zealot is too low until your King is flipped.</source>
        <translation>Le Zélote est trop bas (Trône&#x202f;: {throne}) tant que votre Roi n’est pas retourné.</translation>
    </message>
    <message>
        <source>The Zealot may not be played on Royalty.</source>
        <translation>Le Zélote ne se joue pas sur une carte royale.</translation>
    </message>
    <message>
        <source>The highest base value face up in Court is {highest}: name no higher number.</source>
        <translation>La plus haute valeur visible à la Cour est {highest}&#x202f;: n’annoncez pas plus.</translation>
    </message>
    <message>
        <source>The highest cards are tied: decide who gets first pick.</source>
        <translation>Cartes à égalité&#x202f;: dites d’abord qui se sert en premier.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>La manche est finie&#x202f;: distribuez d’abord la suivante.</translation>
    </message>
    <message>
        <source>The {card} ({value} in hand) is below the Throne ({throne}): play equal or higher.</source>
        <translation>{card:Def} vaut {value} en main, le Trône {throne}&#x202f;: égalez-le ou dépassez-le.</translation>
    </message>
    <message>
        <source>The {card} cannot be stopped.</source>
        <translation>On ne peut pas arrêter {card:def}.</translation>
    </message>
    <message>
        <source>The {card} counts {value} in hand; the Herald needs 5 or more.</source>
        <translation>{card:Def} vaut {value} en main&#x202f;; avec le Héraut, jouez au moins 5.</translation>
    </message>
    <message>
        <source>The {card} does not have base value {number}.</source>
        <translation>{card:Def} n’a pas la valeur de base {number}.</translation>
    </message>
    <message>
        <source>The {card} has lost its text and counts {value}; the Throne is worth {throne}.</source>
        <translation>{card:Def} a perdu son texte et vaut {value}&#x202f;; le Trône vaut {throne}.</translation>
    </message>
    <message>
        <source>The {card} is not in your Antechamber.</source>
        <translation>{card:Def} n’est pas dans votre Antichambre.</translation>
    </message>
    <message>
        <source>The {card} is not one of your Condemned cards.</source>
        <translation>{card:Def} n’est pas parmi vos cartes condamnées.</translation>
    </message>
    <message>
        <source>These cards stay face down and cannot be taken.</source>
        <translation>Ces cartes attendent face cachée&#x202f;; personne ne peut les prendre.</translation>
    </message>
    <message>
        <source>This card is disgraced: choose a face-up card.</source>
        <translation>Cette carte est disgraciée&#x202f;: choisissez une carte visible.</translation>
    </message>
    <message>
        <source>To be played on a higher card, the Oathbound needs another card from your hand.</source>
        <translation>Pour jouer le Vassal sur une carte plus haute, il vous faut une autre carte.</translation>
    </message>
    <message>
        <source>With the Judge, choose a card of base value 2 or more.</source>
        <translation>Le Juge n’accepte qu’une carte de valeur de base 2 ou plus.</translation>
    </message>
    <message>
        <source>With this many players, the {card} is not in the deck.</source>
        <translation>Avec ce nombre de joueurs, {card:def} n’est pas dans le jeu.</translation>
    </message>
    <message>
        <source>You can neither play a card nor flip your King: you lose the round.</source>
        <translation>Vous ne pouvez ni jouer une carte ni retourner votre Roi&#x202f;: la manche est perdue.</translation>
    </message>
    <message>
        <source>You cannot play any of your cards: flip your King.</source>
        <translation>Vous ne pouvez jouer aucune de vos cartes&#x202f;: retournez votre Roi.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Vous n’avez pas {card:def}.</translation>
    </message>
    <message>
        <source>You have a Condemned card: removing it is your whole turn.</source>
        <translation>Retirez la carte condamnée devant vous&#x202f;: c’est tout votre tour.</translation>
    </message>
    <message>
        <source>You have not lost: you can still flip your King.</source>
        <translation>Vous n’avez pas perdu&#x202f;: vous pouvez encore retourner votre Roi.</translation>
    </message>
    <message>
        <source>You have not lost: you can still play a card or flip your King.</source>
        <translation>Vous n’avez pas perdu&#x202f;: vous pouvez encore jouer une carte ou retourner votre Roi.</translation>
    </message>
    <message>
        <source>You have not lost: you can still play a card.</source>
        <translation>Vous n’avez pas perdu&#x202f;: vous pouvez encore jouer une carte.</translation>
    </message>
    <message>
        <source>You hold a card of base value {number}: condemn one.</source>
        <translation>Vous avez une carte de valeur de base {number}&#x202f;: condamnez-en une.</translation>
    </message>
    <message>
        <source>You may not keep the {card}.</source>
        <translation>Vous ne pouvez pas garder {card:def}.</translation>
    </message>
    <message>
        <source>You must first play a card from your Antechamber.</source>
        <translation>Jouez d’abord une carte de votre Antichambre.</translation>
    </message>
    <message>
        <source>Your King is already flipped.</source>
        <translation>Votre Roi est déjà retourné.</translation>
    </message>
    <message>
        <source>Your Successor returns to your hand when you flip your King.</source>
        <translation>Vous prenez votre Successeur en main en retournant votre Roi.</translation>
    </message>
    <message>
        <source>{player} has already lost this round.</source>
        <translation>{player} a déjà perdu cette manche.</translation>
    </message>
    <message>
        <source>{player} has no Successor left.</source>
        <translation>{player} n’a plus de Successeur.</translation>
    </message>
    <message>
        <source>{player} has no cards in hand.</source>
        <translation>{player} n’a aucune carte en main.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} ne participe pas à cette partie.</translation>
    </message>
    <message>
        <source>{player} is not showing the {card}.</source>
        <translation>{player} ne montre pas {card:def}.</translation>
    </message>
    <message>
        <source>{player} must play this card first.</source>
        <translation>{player} doit d’abord jouer cette carte.</translation>
    </message>
    <message>
        <source>{player} must remove this Condemned card.</source>
        <translation>{player} doit retirer cette carte condamnée.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/road</name>
    <message>
        <source>A Dance for Three</source>
        <translation>Une danse à trois</translation>
    </message>
    <message>
        <source>A single round is played, with two Assassins and two King’s Hands, but without the Fool or Zealot.</source>
        <translation>On joue une seule manche, avec deux Assassins et deux Mains du Roi, mais sans Fou ni Zélote.</translation>
    </message>
    <message>
        <source>A single round is played, without the Assassin or King’s Hand, but with one more Elder and one more Soldier.</source>
        <translation>On joue une seule manche, sans Assassin ni Main du Roi, mais avec un Ancien et un Soldat de plus.</translation>
    </message>
    <message>
        <source>A single round is played, without the Queen or Princess, but with one more Soldier and one more Oathbound.</source>
        <translation>On joue une seule manche, sans Reine ni Princesse, mais avec un Soldat et un Vassal de plus.</translation>
    </message>
    <message>
        <source>A single round is played.</source>
        <translation>On joue une seule manche.</translation>
    </message>
    <message>
        <source>Corvin has worn so many faces that he has forgotten which one is his. He remembers only that it wore a crown.</source>
        <translation>Corvin a porté tant de visages qu’il ne sait plus lequel est le sien. Il se souvient seulement qu’il portait une couronne.</translation>
    </message>
    <message>
        <source>Everyone is smiling, and everyone has one hand behind their back.</source>
        <translation>Tout le monde sourit, et tout le monde a une main dans le dos.</translation>
    </message>
    <message>
        <source>For one dance, nobody stabs anybody. All daggers are in the cloakroom, each with a numbered tag.</source>
        <translation>Le temps d’une danse, personne ne poignarde personne. Les dagues sont au vestiaire, chacune avec son numéro.</translation>
    </message>
    <message>
        <source>Four points win the match.</source>
        <translation>Le premier à quatre points gagne le match.</translation>
    </message>
    <message>
        <source>Someone presses a mask and a hand of cards on you and is gone. Play as if you had been here all along.</source>
        <translation>Quelqu’un vous met dans les mains un masque et des cartes, puis disparaît. Jouez comme si vous étiez là depuis le début.</translation>
    </message>
    <message>
        <source>The Borrowed Mask</source>
        <translation>Le Masque emprunté</translation>
    </message>
    <message>
        <source>The Long Knives</source>
        <translation>Les Longs Couteaux</translation>
    </message>
    <message>
        <source>The Queen and the Princess do not dance in the servants’ hall. That leaves more room for the Soldiers.</source>
        <translation>La Reine et la Princesse ne dansent pas à l’office. Les Soldats n’en ont que plus de place.</translation>
    </message>
    <message>
        <source>The Raven</source>
        <translation>Le Corbeau</translation>
    </message>
    <message>
        <source>The Servants’ Ball</source>
        <translation>Le Bal des domestiques</translation>
    </message>
    <message>
        <source>The Torchlit Steps</source>
        <translation>Le Perron aux flambeaux</translation>
    </message>
    <message>
        <source>The Truce</source>
        <translation>La Trêve</translation>
    </message>
    <message>
        <source>The Whispering Gallery</source>
        <translation>La Galerie des murmures</translation>
    </message>
    <message>
        <source>Three dancers and one throne: sooner or later someone will have to sit on the floor.</source>
        <translation>Trois danseurs et un seul trône&#x202f;: tôt ou tard, quelqu’un devra s’asseoir par terre.</translation>
    </message>
    <message>
        <source>Three guests ask for your advice, all at once and all in a whisper.</source>
        <translation>Trois invités vous demandent conseil, tous à la fois, et tous à voix basse.</translation>
    </message>
    <message>
        <source>Tonight everyone in a mask may claim to be king. At the door, all they want to see is whether you can play one.</source>
        <translation>Cette nuit, quiconque porte un masque peut se dire roi. À la porte, on veut seulement voir si vous savez en jouer un.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Gagnez avec au moins {number} points d’avance.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/rule</name>
    <message>
        <source>A Condemned card is face down in front of its owner, who knows what it is. While you have any, you must spend your turn removing one from the round, unseen.</source>
        <translation>Une carte condamnée est posée face cachée devant son propriétaire, qui la connaît. Tant que vous en avez, votre tour consiste à en retirer une de la manche, sans la montrer.</translation>
    </message>
    <message>
        <source>A Disgraced card is face down in Court. It has no name and no text, is not Royalty, and counts as 1 on the Throne.</source>
        <translation>Une carte disgraciée est face cachée à la Cour. Elle n’a ni nom ni texte, n’est plus royale et vaut 1 sur le Trône.</translation>
    </message>
    <message>
        <source>A match goes to 7 points. The highest score wins; ties go to the winner of the last round. A match can also be a single round.</source>
        <translation>Un match se joue en 7 points. Le score le plus élevé l’emporte&#x202f;; à égalité, le vainqueur de la dernière manche. Un match peut aussi se limiter à une manche.</translation>
    </message>
    <message>
        <source>After striking with the Assassin, look at the victim’s hand and Successor, add the Assassin, and keep one of these cards.</source>
        <translation>Après avoir frappé avec l’Assassin, regardez la main et le Successeur de la victime, ajoutez-y l’Assassin et gardez une de ces cartes.</translation>
    </message>
    <message>
        <source>Cards in your Antechamber are face up in front of you. While you have any, you must play one on your turn, whatever the Throne is worth. Its ability works, but the Herald does nothing, and the Oathbound disgraces nothing.</source>
        <translation>Les cartes de votre Antichambre sont face visible devant vous. Tant que vous en avez, votre tour consiste à en jouer une, quel que soit le Trône. Son pouvoir agit, mais le Héraut ne fait rien, et le Vassal ne disgracie rien.</translation>
    </message>
    <message>
        <source>Choices that several players make in secret take effect only when all of them have chosen.</source>
        <translation>Quand plusieurs choisissent en secret, rien ne prend effet avant que tous aient choisi.</translation>
    </message>
    <message>
        <source>Condemned cards</source>
        <translation>Cartes condamnées</translation>
    </message>
    <message>
        <source>Deal with Condemned cards first, then your Antechamber. Only if you have neither may you play from your hand or flip your King. Each of these is a whole turn.</source>
        <translation>Vos cartes condamnées passent d’abord, puis celles de votre Antichambre. Si vous n’en avez aucune, jouez une carte de votre main ou retournez votre Roi. Chacune de ces actions prend tout votre tour.</translation>
    </message>
    <message>
        <source>Disgraced cards</source>
        <translation>Cartes disgraciées</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Ancien</translation>
    </message>
    <message>
        <source>Every other card in Court is disgraced, and this cannot be stopped. The Queen is Royalty.</source>
        <translation>Toutes les autres cartes de la Cour sont disgraciées, et personne ne peut l’empêcher. La Reine est une carte royale.</translation>
    </message>
    <message>
        <source>Everyone hides a card as their Successor.</source>
        <translation>Chacun cache une carte de sa main comme Successeur.</translation>
    </message>
    <message>
        <source>Everyone places a card from their hand face down and shows it to their partner. These four cards are shuffled, and each player takes one unseen, starting with the first player.</source>
        <translation>Chacun pose une carte de sa main face cachée et la montre à son partenaire. Ces quatre cartes sont mélangées, et chaque joueur en prend une sans la voir, en commençant par le premier joueur.</translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation>Bourreau</translation>
    </message>
    <message>
        <source>Finally, everyone removes one card in hand from the round, unseen.</source>
        <translation>Enfin, chacun retire de la manche une carte de sa main, sans la montrer.</translation>
    </message>
    <message>
        <source>Flipping the King</source>
        <translation>Retourner le Roi</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Fou</translation>
    </message>
    <message>
        <source>Four players form two teams, with partners sitting opposite each other. Partners know each other’s Successors. Each secretly chooses how many cards to swap, up to two; the smaller number counts. Both then choose their cards in secret.</source>
        <translation>À quatre, on joue en deux équipes, les partenaires face à face. Chacun connaît le Successeur de son partenaire. Chacun dit en secret combien de cartes échanger, deux au plus&#x202f;; le plus petit nombre compte. Tous deux choisissent ensuite leurs cartes en secret.</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Héraut</translation>
    </message>
    <message>
        <source>If a Disgraced card is already in Court, you may name a number from 1 to 8 and disgrace the Mystic: for the rest of the round, all cards of that base value, wherever they are, lose their text and count 3 once played.</source>
        <translation>Si une carte disgraciée est déjà à la Cour, vous pouvez annoncer un nombre de 1 à 8 et disgracier le Mystique. Pour le reste de la manche, toutes les cartes de cette valeur de base perdent leur texte, où qu’elles soient, et valent 3 une fois jouées.</translation>
    </message>
    <message>
        <source>If you can neither play a card nor flip your King, you lose the round.</source>
        <translation>Si vous ne pouvez ni jouer une carte ni retourner votre Roi, vous avez perdu la manche.</translation>
    </message>
    <message>
        <source>If you have another card in hand, you may play the Oathbound from your hand on a Throne worth more. The card on the Throne is disgraced, and you must at once play a second card from your hand, of any value. The second card’s ability works, and it is immune to the King’s Hand, too.</source>
        <translation>Si vous avez une autre carte en main, vous pouvez jouer le Vassal de votre main sur un Trône qui vaut plus. La carte du Trône est disgraciée, et vous devez jouer aussitôt une seconde carte de votre main, de n’importe quelle valeur. Le pouvoir de cette seconde carte agit, et elle aussi est immunisée contre la Main du Roi.</translation>
    </message>
    <message>
        <source>If you play the Herald from your hand while you have a Successor, take that Successor into your hand and choose a new one from there. Then you may take back the Herald and play another card that counts 5 or more in hand, whatever is then on the Throne; its ability works.</source>
        <translation>Si vous jouez le Héraut de votre main en ayant un Successeur, prenez celui-ci en main et choisissez-en un nouveau parmi vos cartes. Vous pouvez ensuite reprendre le Héraut et jouer une autre carte qui vaut 5 ou plus en main, quel que soit alors le Trône&#x202f;; son pouvoir agit.</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisiteur</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juge</translation>
    </message>
    <message>
        <source>Losing the round</source>
        <translation>Perdre la manche</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Mystique</translation>
    </message>
    <message>
        <source>Naming cards</source>
        <translation>Nommer des cartes</translation>
    </message>
    <message>
        <source>Oathbound</source>
        <translation>Vassal</translation>
    </message>
    <message>
        <source>Once a player has chosen to use an ability and named its target, all others are asked in order of play whether they will stop it with a King’s Hand they hold. If one does, nothing happens: both cards are Condemned, each in front of its owner, and the card below is the Throne again. The player whose card was stopped spends the rest of the turn removing it. Nobody is asked once everyone can tell that no King’s Hand is left.</source>
        <translation>Quand un joueur utilise un pouvoir et en a désigné la cible, on interroge tous les autres, dans l’ordre du jeu. Chacun peut l’arrêter avec une Main du Roi de sa main. Le pouvoir arrêté n’a aucun effet&#x202f;: les deux cartes sont condamnées, chacune devant son propriétaire. La carte du dessous redevient le Trône. Le joueur dont la carte est arrêtée passe le reste de son tour à la retirer. On ne demande rien quand tous savent qu’il ne reste plus de Main du Roi.</translation>
    </message>
    <message>
        <source>Once per round, instead of playing a card, you may flip your King, but not while the Court is empty. The card on the Throne is disgraced, your Successor returns to your hand, and your turn is over.</source>
        <translation>Une fois par manche, au lieu de jouer une carte, vous pouvez retourner votre Roi, sauf si la Cour est vide. La carte du Trône est disgraciée, vous prenez votre Successeur en main, et votre tour est terminé.</translation>
    </message>
    <message>
        <source>Once the first player is named, each player, starting with the True King’s holder, may have the cards dealt again. A player’s first restart in a match is free; each later one gives the opponent 2 points at once.</source>
        <translation>Une fois le premier joueur désigné, chacun peut demander une nouvelle donne, le détenteur du Vrai Roi d’abord. Dans un match, la première est gratuite pour chaque joueur&#x202f;; chacune des suivantes donne aussitôt 2 points à l’adversaire.</translation>
    </message>
    <message>
        <source>Once your own King is flipped, you may play the Zealot on anything but Royalty.</source>
        <translation>Une fois votre Roi retourné, vous pouvez jouer le Zélote sur n’importe quelle carte non royale.</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Hors de la manche</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partenaires</translation>
    </message>
    <message>
        <source>Play a card from your hand that counts at least as much as the Throne, or one that may ignore it. Then its ability works.</source>
        <translation>Jouez de votre main une carte qui vaut au moins autant que le Trône, ou qui peut l’ignorer. Ensuite, son pouvoir agit.</translation>
    </message>
    <message>
        <source>Played cards form the Court; the last one is the Throne. An empty Court counts 0. Rules about cards in Court refer to face-up cards.</source>
        <translation>Les cartes jouées forment la Cour&#x202f;; la dernière est le Trône. Une Cour vide vaut 0. Quand une règle parle des cartes de la Cour, il s’agit des cartes visibles.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Princesse</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>Removing a card</source>
        <translation>Retirer une carte</translation>
    </message>
    <message>
        <source>Restarting with two players</source>
        <translation>Nouvelle donne à deux</translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation>Choix secrets</translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation>Sentinelle</translation>
    </message>
    <message>
        <source>Showing cards</source>
        <translation>Montrer des cartes</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espion</translation>
    </message>
    <message>
        <source>Taking cards with three players</source>
        <translation>Prendre des cartes à trois</translation>
    </message>
    <message>
        <source>The Antechamber</source>
        <translation>L’Antichambre</translation>
    </message>
    <message>
        <source>The Assassin</source>
        <translation>L’Assassin</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty.</source>
        <translation>L’Ancien peut se jouer sur une carte royale.</translation>
    </message>
    <message>
        <source>The King’s Hand</source>
        <translation>La Main du Roi</translation>
    </message>
    <message>
        <source>The King’s Hand cannot stop the Queen, the Warlord, an Oathbound or the card that follows it, an Elder, a Zealot, another King’s Hand, or the flip of a King.</source>
        <translation>La Main du Roi n’arrête ni la Reine, ni le Maréchal, ni un Ancien, ni un Zélote, ni une autre Main du Roi. Elle n’arrête pas non plus un Vassal et la carte qui le suit, ni un Roi que l’on retourne.</translation>
    </message>
    <message>
        <source>The Successor</source>
        <translation>Le Successeur</translation>
    </message>
    <message>
        <source>The True King</source>
        <translation>Le Vrai Roi</translation>
    </message>
    <message>
        <source>The True King’s holder names the first player and, with three or four players, the direction of play for the round.</source>
        <translation>Le détenteur du Vrai Roi désigne le premier joueur et, à trois ou quatre, le sens du jeu, valable pour toute la manche.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The first True King is chosen at random. After that, it goes to the player who lost the last round (with three players, the first to lose).</source>
        <translation>Le hasard décide qui a d’abord le Vrai Roi&#x202f;; ensuite, c’est le perdant de la dernière manche, ou, à trois, le premier à l’avoir perdue.</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Le premier joueur</translation>
    </message>
    <message>
        <source>The first player begins, and play proceeds in the chosen direction. Only the player being asked decides.</source>
        <translation>Le premier joueur commence, et l’on joue dans le sens choisi. Seul le joueur interrogé décide.</translation>
    </message>
    <message>
        <source>The four-player pool</source>
        <translation>Le pot à quatre</translation>
    </message>
    <message>
        <source>The killer’s choice with three players</source>
        <translation>Le choix de l’Assassin à trois</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Le match</translation>
    </message>
    <message>
        <source>The order of a turn</source>
        <translation>L’ordre d’un tour</translation>
    </message>
    <message>
        <source>The player who showed the highest card takes a shown card from an opponent (in a tie, the True King’s holder decides who gets first pick). That opponent takes one from the third player, who takes one of the first taker’s own shown cards.</source>
        <translation>Le joueur qui a montré la carte la plus haute prend une carte montrée par un adversaire. Celui-ci en prend une au troisième joueur, qui prend une des cartes montrées par le premier. À égalité, le détenteur du Vrai Roi désigne qui se sert en premier.</translation>
    </message>
    <message>
        <source>Throne and Court</source>
        <translation>Trône et Cour</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>Gardien</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Maréchal</translation>
    </message>
    <message>
        <source>What cannot be stopped</source>
        <translation>Ce qu’on ne peut pas arrêter</translation>
    </message>
    <message>
        <source>When a player flips their King, the opponents are asked in order of play whether they will show an Assassin from their hand. If one does, the flip fails and the flipping player loses the round, unless a King’s Hand stops the Assassin: then both are Condemned, and the flip goes through. The flipping player is the first to be asked for a King’s Hand. Nobody is asked for a card that everyone can tell is gone.</source>
        <translation>Quand un joueur retourne son Roi, on demande aux adversaires, dans l’ordre du jeu, s’ils montrent un Assassin de leur main. Si l’un d’eux le fait, le coup échoue et le joueur qui retournait son Roi a perdu la manche. Seule une Main du Roi arrête l’Assassin&#x202f;: les deux cartes sont alors condamnées, et le Roi est bien retourné. Pour la Main du Roi, on interroge d’abord le joueur qui retourne son Roi. On ne demande jamais une carte dont tous savent qu’elle n’est plus en jeu.</translation>
    </message>
    <message>
        <source>While Royalty is face up in Court, the Warlord counts 1 more in hand and 2 more in Court.</source>
        <translation>Tant qu’une carte royale est visible à la Cour, le Maréchal vaut 1 de plus en main et 2 de plus à la Cour.</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Qui décide</translation>
    </message>
    <message>
        <source>Winning a round scores 1 point, 1 more if your King is not flipped, and 1 more if a loser still has a card in hand or their Successor. With three players, each loser counts separately, and second place gets 1 point. In a team, one unflipped King is enough, leftover cards count once, and both partners get the points.</source>
        <translation>Gagner une manche rapporte 1 point, et 1 de plus si votre Roi n’est pas retourné. Si un perdant a encore une carte en main ou son Successeur, c’est 1 de plus. À trois, cela compte pour chaque perdant, et le deuxième reçoit 1 point. En équipe, un seul Roi non retourné suffit, les cartes restantes comptent une fois, et les deux partenaires reçoivent les points.</translation>
    </message>
    <message>
        <source>With four or more face-up cards in Court, including the Warden, you may swap a card from your hand with the Accused. The Accused is always face up.</source>
        <translation>Si la Cour compte au moins quatre cartes visibles, Gardien compris, vous pouvez échanger une carte de votre main contre l’Accusé. L’Accusé reste toujours face visible.</translation>
    </message>
    <message>
        <source>With three players, everyone shows two cards at the same time, then one more; with four players, everyone shows three. Once the first player and the direction are named, shown cards return to their owners’ hands.</source>
        <translation>À trois, tous montrent en même temps deux cartes, puis une troisième&#x202f;; à quatre, trois cartes. Une fois le premier joueur et le sens du jeu choisis, chacun reprend en main les cartes montrées.</translation>
    </message>
    <message>
        <source>With three players, the first to lose puts their cards aside unseen, and the others play on with the same Court. The last player left wins the round; the other comes second.</source>
        <translation>À trois, le premier joueur qui perd la manche pose ses cartes sans les montrer, et les autres continuent avec la même Cour. Le dernier gagne la manche&#x202f;; celui qui a perdu en dernier est deuxième.</translation>
    </message>
    <message>
        <source>With two or three players, everyone gets eight cards; with four, seven. One card is turned face up as the Accused. With two players, the last card is removed unseen. Everyone has a face-up King; one of them is the True King.</source>
        <translation>À deux ou trois, chacun reçoit huit cartes&#x202f;; à quatre, sept. Une carte, l’Accusé, est face visible. À deux, la dernière carte est retirée sans être vue. Chacun a un Roi, face visible&#x202f;; l’un d’eux est le Vrai Roi.</translation>
    </message>
    <message>
        <source>You may choose another card in Court that is neither Disgraced nor Royalty: disgrace the Sentry and exchange a card from your hand for that card. Your card takes its place, face up and without effect.</source>
        <translation>Vous pouvez choisir une autre carte de la Cour, ni disgraciée ni royale&#x202f;: disgraciez la Sentinelle et échangez une carte de votre main contre celle-là. Votre carte prend sa place, face visible et sans effet.</translation>
    </message>
    <message>
        <source>You may disgrace the Spy and look at all Successors. Then you may make one player, even yourself, replace their Successor with a card from their hand; the old Successor returns to their hand.</source>
        <translation>Vous pouvez disgracier l’Espion et voir tous les Successeurs. Vous pouvez ensuite obliger un joueur, vous compris, à remplacer son Successeur par une carte de sa main&#x202f;; l’ancien Successeur revient en main.</translation>
    </message>
    <message>
        <source>You may guess a card in an opponent’s hand. If you are right, you may put a card of base value 2 or more from your hand into your Antechamber.</source>
        <translation>Vous pouvez deviner une carte d’un adversaire. Si c’est juste, vous pouvez mettre dans votre Antichambre une carte de votre main dont la valeur de base est 2 ou plus.</translation>
    </message>
    <message>
        <source>You may name a card. If an opponent holds it, the Soldier counts 2 more on the Throne, and you may disgrace up to three face-up cards in Court, the Soldier included. Nobody learns who holds it.</source>
        <translation>Vous pouvez nommer une carte. Si un adversaire l’a, le Soldat vaut 2 de plus sur le Trône, et vous pouvez disgracier jusqu’à trois cartes visibles de la Cour, Soldat compris. Personne n’apprend qui l’a.</translation>
    </message>
    <message>
        <source>You may name a card: every other player who holds it puts one copy into their own Antechamber.</source>
        <translation>Vous pouvez nommer une carte&#x202f;: chaque autre joueur qui l’a en met un exemplaire dans sa propre Antichambre.</translation>
    </message>
    <message>
        <source>You may name a number up to the highest face-up base value in Court: everyone, including you, secretly condemns one card of that base value from their hand. Everyone learns which players have none.</source>
        <translation>Vous pouvez annoncer un nombre, sans dépasser la plus haute valeur de base visible à la Cour. Tous les joueurs, vous compris, condamnent alors en secret une carte de leur main qui a cette valeur de base. On apprend qui n’en a pas.</translation>
    </message>
    <message>
        <source>You may name a player: each of you secretly chooses a card in hand, and you swap them. Both of you must have a card. The Princess is Royalty.</source>
        <translation>Vous pouvez désigner un joueur&#x202f;: chacun de vous choisit en secret une carte de sa main, et vous les échangez. Il faut que chacun en ait une. La Princesse est une carte royale.</translation>
    </message>
    <message>
        <source>You may name any card in the deck you are playing with. The answer is always truthful, and everyone hears it; it reveals no more than was asked.</source>
        <translation>Vous pouvez nommer n’importe quelle carte présente dans le jeu. La réponse est toujours vraie, et tous l’entendent&#x202f;; elle ne dit rien de plus que ce qui a été demandé.</translation>
    </message>
    <message>
        <source>You may take any other face-up card from the Court into your hand.</source>
        <translation>Vous pouvez prendre en main n’importe quelle autre carte visible de la Cour.</translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation>Zélote</translation>
    </message>
</context>
<context>
    <name>imposter-kings/section</name>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>Reactions and secrets</source>
        <translation>Réactions et secrets</translation>
    </message>
    <message>
        <source>Rounds, points, and the match</source>
        <translation>Manches, points et match</translation>
    </message>
    <message>
        <source>The characters</source>
        <translation>Les personnages</translation>
    </message>
    <message>
        <source>Throne and Court</source>
        <translation>Trône et Cour</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
</context>
<context>
    <name>imposter-kings/table</name>
    <message>
        <source>A card, face down</source>
        <translation>Une carte face cachée</translation>
    </message>
    <message>
        <source>A disgraced Throne is worth 1: play any card.</source>
        <translation>Le Trône disgracié vaut 1&#x202f;: tout peut se jouer.</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Accusé</translation>
    </message>
    <message>
        <source>Card {place} of the Court, disgraced</source>
        <translation>Carte {place} de la Cour, disgraciée</translation>
    </message>
    <message>
        <source>Card {place} of the Court, disgraced: {card}</source>
        <translation>Carte {place} de la Cour, disgraciée&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Card {place} of the Court: {card}, counts {value}</source>
        <translation>Carte {place} de la Cour&#x202f;: {card}, vaut {value}</translation>
    </message>
    <message>
        <source>Condemned: to be removed from the round.</source>
        <translation>Condamnée&#x202f;: à retirer de la manche.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Cour</translation>
    </message>
    <message>
        <source>Face down, but you know it: {card}, value {value}, {type}</source>
        <translation>Face cachée, mais vous la connaissez&#x202f;: {card}, valeur {value}, {type}</translation>
    </message>
    <message>
        <source>Face-down cards</source>
        <translation>Cartes face cachée</translation>
    </message>
    <message>
        <source>First player of the round.</source>
        <translation>Commence la manche.</translation>
    </message>
    <message>
        <source>First player; play goes clockwise.</source>
        <translation>Premier joueur&#x202f;; on joue dans le sens horaire.</translation>
    </message>
    <message>
        <source>First player; play goes counterclockwise.</source>
        <translation>Premier joueur&#x202f;; on joue dans le sens antihoraire.</translation>
    </message>
    <message>
        <source>From what you have seen, nobody you ask can hold it.</source>
        <translation>D’après ce que vous avez vu, aucun des joueurs interrogés ne peut l’avoir.</translation>
    </message>
    <message>
        <source>Has lost its text for this round.</source>
        <translation>A perdu son texte pour cette manche.</translation>
    </message>
    <message>
        <source>Has lost this round.</source>
        <translation>A perdu cette manche.</translation>
    </message>
    <message>
        <source>In the Antechamber: to be played first.</source>
        <translation>Dans l’Antichambre&#x202f;: à jouer d’abord.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>King not flipped</source>
        <translation>Roi non retourné</translation>
    </message>
    <message>
        <source>King, flipped</source>
        <translation>Roi, retourné</translation>
    </message>
    <message>
        <source>Losers’ leftover cards</source>
        <translation>Cartes restées aux perdants</translation>
    </message>
    <message>
        <source>Now counts {value}.</source>
        <translation>Vaut {value} à présent.</translation>
    </message>
    <message>
        <source>On the Throne, disgraced: counts as 1</source>
        <translation>Sur le Trône&#x202f;: carte disgraciée, vaut 1</translation>
    </message>
    <message>
        <source>On the Throne, disgraced: {card}, counts as 1</source>
        <translation>Sur le Trône, disgraciée&#x202f;: {card}, vaut 1</translation>
    </message>
    <message>
        <source>On the Throne: {card}, counts {value}</source>
        <translation>Sur le Trône&#x202f;: {card}, vaut {value}</translation>
    </message>
    <message>
        <source>Points: {number} of {goal}</source>
        <translation>Points&#x202f;: {number} sur {goal}</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retirées</translation>
    </message>
    <message>
        <source>Returns to your hand when you flip your King.</source>
        <translation>Revient dans votre main quand vous retournez votre Roi.</translation>
    </message>
    <message>
        <source>Rival’s restarts</source>
        <translation>Nouvelles donnes adverses</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Second places</source>
        <translation>Deuxièmes places</translation>
    </message>
    <message>
        <source>Struck</source>
        <translation>Frappé</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>Successeur</translation>
    </message>
    <message>
        <source>The Throne is worth {value}: play equal or higher.</source>
        <translation>Le Trône vaut {value}&#x202f;: jouez au moins autant.</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>Invaincue</translation>
    </message>
    <message>
        <source>tied on points; the last round decides</source>
        <translation>à égalité de points&#x202f;; la dernière manche décide</translation>
    </message>
    <message>
        <source>{card} counts as {value}: it has lost its text</source>
        <translation>{card:Def} a perdu son texte et vaut {value}</translation>
    </message>
    <message>
        <source>{card} counts {value}: Royalty is in Court</source>
        <translation>{card:Def} vaut {value}&#x202f;: carte royale à la Cour</translation>
    </message>
    <message>
        <source>{card} counts {value}: the guess was right</source>
        <translation>{card:Def} vaut {value}&#x202f;: bien deviné</translation>
    </message>
    <message>
        <source>{card}, face up</source>
        <translation>{card}, face visible</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, valeur {value}, {type}</translation>
    </message>
    <message>
        <source>{player}’s Antechamber</source>
        <translation>Antichambre&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{player}’s Condemned cards</source>
        <translation>Cartes condamnées&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{player}’s King</source>
        <translation>Roi&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{player}’s Successor</source>
        <translation>Successeur chez {player}</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Main&#x202f;: {player}</translation>
    </message>
</context>
<context>
    <name>imposter-kings/type</name>
    <message>
        <source>Courtier</source>
        <translation>Courtisan</translation>
    </message>
    <message>
        <source>Immune to the King’s Hand</source>
        <translation>Ignore la Main du Roi</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Roi</translation>
    </message>
    <message>
        <source>Royalty</source>
        <translation>Royauté</translation>
    </message>
</context>
</TS>
