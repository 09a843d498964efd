<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>HomeScreen</name>
    <message>
        <source>Card games for a throne, at your own table</source>
        <translation>Des jeux de cartes pour un trône, à votre propre table</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Unofficial. The names of the games belong to their owners; no printed text or art is included.</source>
        <translation>Application non officielle. Les noms des jeux appartiennent à leurs propriétaires&#x202f;; aucun texte ni aucune illustration des éditions imprimées n’est repris.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Possible moves</source>
        <translation>Coups possibles</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>A seed is a whole number like those shown after a game; leave the field empty for chance.</source>
        <translation>Une graine est un nombre entier comme ceux affichés après une partie&#x202f;; laissez le champ vide pour vous en remettre au hasard.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Graine de la donne</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
</context>
<context>
    <name>PlayScreen</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Moves and log</source>
        <translation>Coups et journal</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>To the home screen; the game is kept</source>
        <translation>Retour à l’accueil&#x202f;; la partie est conservée</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Aller au début</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Assisted game</source>
        <translation>Partie assistée</translation>
    </message>
    <message>
        <source>Hint: {move}. {why}</source>
        <translation>Conseil&#x202f;: {move}. {why}</translation>
    </message>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Coup {number} sur {all}</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Aucun conseil n’a été trouvé cette fois-ci.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Partie d’entraînement</translation>
    </message>
    <message>
        <source>Seed of the deal: {seed}</source>
        <translation>Graine de la donne&#x202f;: {seed}</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Ce n’est pas possible.</translation>
    </message>
    <message>
        <source>The bot {player} gave no answer; its move was drawn by lot.</source>
        <translation>Le bot {player} n’a pas répondu&#x202f;; son coup a été tiré au sort.</translation>
    </message>
    <message>
        <source>The deal is settled. SHA-256 of its seed: {hash}</source>
        <translation>La donne est fixée. SHA-256 de sa graine&#x202f;: {hash}</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>La partie est terminée. Personne ne gagne.</translation>
    </message>
    <message>
        <source>The game is over. The winner is {players}.</source>
        <translation>La partie est terminée. {players} l’emporte.</translation>
    </message>
    <message>
        <source>The game is over. These players share the win: {players}.</source>
        <translation>La partie est terminée. Victoire partagée&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>Which of these moves?</source>
        <translation>Lequel de ces coups&#x202f;?</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>{player} réfléchit.</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>The bot chose “{move}”, which the rules do not allow now.</source>
        <translation>Le bot a choisi «&#x202f;{move}&#x202f;», ce que les règles n’autorisent pas pour l’instant.</translation>
    </message>
    <message>
        <source>The bot could not choose: {reason}</source>
        <translation>Le bot n’a pas pu choisir&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The bot did not answer in time.</source>
        <translation>Le bot n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The bot&apos;s answer made no sense.</source>
        <translation>La réponse du bot est incompréhensible.</translation>
    </message>
    <message>
        <source>The bot&apos;s process cannot be started: {reason}.</source>
        <translation>Le processus du bot ne peut pas être lancé&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The bot&apos;s process ended without an answer.</source>
        <translation>Le processus du bot s’est terminé sans réponse.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>A bot plays at this seat, and only a person can take a move back.</source>
        <translation>Un bot joue à cette place, et seul un humain peut annuler un coup.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to decide.</source>
        <translation>Ce n’est pas votre tour&#x202f;: c’est à {player} de décider.</translation>
    </message>
    <message>
        <source>Something was revealed since your last move; only who plays alone against bots can go back further.</source>
        <translation>Quelque chose a été révélé depuis votre dernier coup&#x202f;; pour remonter plus loin, il faut jouer seul contre des bots.</translation>
    </message>
    <message>
        <source>That does not go there. More about it: {rule}.</source>
        <translation>Cela ne se place pas là. À propos de cet endroit&#x202f;: {rule}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>Le fichier {file} ne peut pas être lu&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} holds something else; a game needs a file of its own.</source>
        <translation>Le fichier {file} contient autre chose&#x202f;; une partie a besoin de son propre fichier.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} MB, and no record of a game is that big.</source>
        <translation>Le fichier {file} dépasse {limit} Mo, et aucun enregistrement de partie n’est aussi gros.</translation>
    </message>
    <message>
        <source>The file {file} is empty.</source>
        <translation>Le fichier {file} est vide.</translation>
    </message>
    <message>
        <source>The file {file} is not a record of a game.</source>
        <translation>Le fichier {file} n’est pas un enregistrement de partie.</translation>
    </message>
    <message>
        <source>The file {file} was changed by another program while the game was going on.</source>
        <translation>Le fichier {file} a été modifié par un autre programme pendant la partie.</translation>
    </message>
    <message>
        <source>The game cannot be written to {file}: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>La partie ne peut pas être écrite dans {file}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} does not lead where it says.</source>
        <translation>L’enregistrement a été modifié&#x202f;: son coup {number} ne mène pas où il l’indique.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is against rule {rule}.</source>
        <extracomment>{rule} is the number of a rule, such as R12.</extracomment>
        <translation>L’enregistrement a été modifié&#x202f;: son coup {number} enfreint la règle {rule}.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is by {player}, whose turn it was not.</source>
        <translation>L’enregistrement a été modifié&#x202f;: son coup {number} est attribué à {player}, dont ce n’était pas le tour.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is not a move of this game.</source>
        <translation>L’enregistrement a été modifié&#x202f;: son coup {number} n’existe pas dans ce jeu.</translation>
    </message>
    <message>
        <source>The record was changed: taking back after its move {number} is marked wrongly.</source>
        <translation>L’enregistrement a été modifié&#x202f;: l’annulation après son coup {number} est mal notée.</translation>
    </message>
    <message>
        <source>The record was made with older rules, and its game cannot be set up any more.</source>
        <translation>L’enregistrement suit d’anciennes règles, et sa partie ne peut plus être reconstituée.</translation>
    </message>
    <message>
        <source>The record was made with older rules: it can be looked at but not continued.</source>
        <translation>L’enregistrement suit d’anciennes règles&#x202f;: il peut être consulté, mais la partie ne peut pas reprendre.</translation>
    </message>
    <message>
        <source>The record {file} breaks off in line {line}; what stands before it can be continued.</source>
        <translation>L’enregistrement {file} s’interrompt à la ligne {line}&#x202f;; la partie peut reprendre à partir de ce qui précède.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line and cannot be opened.</source>
        <translation>L’enregistrement {file} est endommagé à sa première ligne et ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line, at “{field}”, and cannot be opened.</source>
        <extracomment>{field} is a word of the file format, not translated.</extracomment>
        <translation>L’enregistrement {file} est endommagé à sa première ligne, à «&#x202f;{field}&#x202f;», et ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in line {line}; what stands before it can be continued.</source>
        <translation>L’enregistrement {file} est endommagé à la ligne {line}&#x202f;; la partie peut reprendre à partir de ce qui précède.</translation>
    </message>
    <message>
        <source>The record {file} is of a game that this program does not have: {game}.</source>
        <translation>L’enregistrement {file} est celui d’un jeu que ce programme n’a pas&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>The record {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>L’enregistrement {file} vient d’une version plus récente de ce programme et ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Le fichier {file} n’existe pas.</translation>
    </message>
    <message>
        <source>There is no move of your own to take back.</source>
        <translation>Vous n’avez aucun coup à annuler.</translation>
    </message>
</context>
<context>
    <name>engine/bot</name>
    <message>
        <source>A bot chooses only for the seat that is to decide, and this is another one.</source>
        <translation>Un bot ne choisit que pour la place qui doit décider, et celle-ci en est une autre.</translation>
    </message>
    <message>
        <source>Chance picked this move.</source>
        <translation>Le hasard a choisi ce coup.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Il n’y a pas d’autre coup.</translation>
    </message>
</context>
<context>
    <name>engine/level</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Plays sensibly and makes a beginner&apos;s mistakes.</source>
        <translation>Joue avec bon sens et commet des erreurs de débutant.</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Écuyer</translation>
    </message>
    <message>
        <source>Weighs every move with care, one move ahead.</source>
        <translation>Pèse chaque coup avec soin, en anticipant d’un coup.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation>Le dossier {folder} ne peut pas être créé&#x202f;: {reason}.</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>The damaged record {file} cannot be kept beside a repaired one: {reason}.</source>
        <translation>L’enregistrement endommagé {file} ne peut pas être conservé à côté de sa version réparée&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The record of this game was damaged, so the game goes on from the last move that could be read; the damaged file is kept as {file}.</source>
        <translation>L’enregistrement de cette partie était endommagé&#x202f;: elle reprend au dernier coup lisible&#x202f;; le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>{game}: {players}, begun {when}</source>
        <translation>{game}&#x202f;: {players}, partie commencée le {when}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>The settings cannot be saved in {file}: {reason}.</source>
        <translation>Les réglages ne peuvent pas être enregistrés dans {file}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read ({reason}), so the usual ones are used.</source>
        <translation>Les réglages de {file} ne peuvent pas être lus ({reason})&#x202f;; ceux par défaut sont utilisés.</translation>
    </message>
    <message>
        <source>The settings were damaged, so the usual ones are used; the damaged file is kept as {file}.</source>
        <translation>Les réglages par défaut sont utilisés, car les vôtres étaient endommagés&#x202f;; le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
</context>
</TS>
