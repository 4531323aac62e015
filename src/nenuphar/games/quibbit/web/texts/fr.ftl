# Quibbit! à l'écran, en français. L'histoire elle-même est dans ../../texts.

quibbit-web-you = Toi
quibbit-web-dummy = Fictif
quibbit-web-ring = L'anneau : { $tiles } cases, les grenouilles tournent dans le sens des aiguilles d'une montre
quibbit-web-cards = Les cartes de tout le monde
quibbit-web-hand = Tes cartes
quibbit-web-round = Manche { $round }
quibbit-web-start = Trouve ta place
quibbit-web-skip = Touche pour passer

## Cases et grenouilles

quibbit-web-tile = Case { $tile } : { $what }.
quibbit-web-is-yellow = feuille jaune ●
quibbit-web-is-red = feuille rouge ▲
quibbit-web-is-green = feuille verte ■
quibbit-web-is-blue = feuille bleue ◆
quibbit-web-is-flower = fleur
quibbit-web-is-water = eau
quibbit-web-frog-here = { quibbit-frog } est ici.
quibbit-web-frog-crowned = { quibbit-frog } est ici avec la couronne : elle est en tête.
quibbit-web-start-here = Pose ta grenouille ici.
quibbit-web-tip-own-leaf = Ta couleur { $sign }. Si tu tombes ici, ta carte revient.
quibbit-web-tip-leaf = Une feuille pour la grenouille { $sign }. Toutes les autres perdent ici leur carte.
quibbit-web-tip-flower = Sur une fleur, chaque grenouille est chez elle. La carte revient.
quibbit-web-tip-water = Dans l'eau, personne n'est chez soi. La carte est perdue.

## Cartes

quibbit-web-card = Carte { $card }
quibbit-web-card-chosen = Carte { $card }, choisie. Tu peux encore changer.
quibbit-web-card-played = Carte { $card }, jouée
quibbit-web-card-lost = La carte { $card } est perdue
quibbit-web-holds = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
quibbit-web-tip-card = { $card ->
    [one] Un bond
   *[other] { $card } bonds
} vers la prochaine case libre. Les petites cartes d'abord.
quibbit-web-row = { quibbit-frog } : { $count ->
    [0] aucune carte.
    [one] carte { $cards }.
   *[other] cartes { $cards }.
}
quibbit-web-row-out = Hors course.
quibbit-web-row-plays = Joue le { $card }.
quibbit-web-row-laid = Une carte est posée.
quibbit-web-row-thinks = Réfléchit encore.

## Ce que tu peux faire

quibbit-web-prompt-place = Choisis une case qui luit.
quibbit-web-prompt-placing = { $who } pose une grenouille.
quibbit-web-prompt-choose = Choisis une carte.
quibbit-web-prompt-change = Ta carte est posée. Tu peux encore changer.
quibbit-web-prompt-out = C'est fini pour toi. Regarde la fin de la course.
quibbit-web-prompt-watch = Tout le monde choisit une carte.
quibbit-web-prompt-over = La course est finie.

## L'histoire d'une partie

quibbit-web-story-title = Qui menait quand : cases d'avance sur la dernière grenouille
quibbit-web-story-round = Manche
quibbit-web-story-lap = { quibbit-frog } a pris un tour entier à { $last }.
quibbit-web-story-reign = { quibbit-frog } a porté la couronne { $rounds } manches de suite.
quibbit-web-story-leap = { quibbit-frog } a sauté une fois par-dessus { $over } grenouilles avec une seule carte.
quibbit-web-story-luck = { quibbit-frog } a ramené { $cards } cartes de suite.
quibbit-web-story-out = { quibbit-frog } est partie la première, à la manche { $round }.

## Le guide

quibbit-web-tutor-ring = Les grenouilles tournent autour de cet anneau de feuilles, de fleurs et d'eau, dans le sens des aiguilles d'une montre.
quibbit-web-tutor-place = Touche une case qui brille. Ta grenouille part de là.
quibbit-web-tutor-frog = Voici ta grenouille. Elle regarde où elle va sauter.
quibbit-web-tutor-cards = Voici tes cartes. Autant de moustiques, autant de bonds.
quibbit-web-tutor-choose = Choisis-en une. Personne ne la voit, et tu peux changer tant que d'autres réfléchissent.
quibbit-web-tutor-reveal = On retourne toutes les cartes ensemble. Les petites sautent d'abord. On saute par-dessus les grenouilles sans les compter.
quibbit-web-tutor-home = Sur ta couleur ou une fleur, ta carte revient. Partout ailleurs elle coule et elle est perdue.
quibbit-web-tutor-crown = La grenouille de tête porte la couronne. Sois la dernière à avoir des cartes, ou prends un tour d'avance, et tu gagnes.

## Quand on prépare une table

quibbit-option-colours = Couleurs
quibbit-option-colours-hint = Les grenouilles, dans l'ordre des places.
quibbit-option-board = Anneau
quibbit-option-board-hint = Par exemple YRG* GRY* RYG~. Laissé vide, le hasard pose l'anneau.
quibbit-option-youngest = La plus jeune personne
quibbit-option-youngest-hint = Pose une grenouille en premier. Personne de nommé : le hasard décide.
quibbit-option-last_human_wins = Dernière personne gagnante
quibbit-option-last_human_wins-hint = À deux, qui reste n'a plus à courir contre le joueur fictif.
quibbit-option-round_limit = Manches au plus
quibbit-option-round_limit-hint = Après tant de manches, la partie est nulle. Vide : sans limite.

## Le jeu en quelques phrases

quibbit-web-how-1 = Chacun a une grenouille sur le cercle et cinq cartes, de 1 à 5.
quibbit-web-how-2 = Tout le monde pose une carte en secret. Quand la dernière est là, on les retourne ensemble.
quibbit-web-how-3 = Les petites cartes sautent d'abord. Une carte vaut autant de sauts que de moustiques, chacun vers la prochaine case libre : on passe par-dessus les grenouilles sans les compter.
quibbit-web-how-4 = Sur ta couleur ou sur une fleur, ta carte te revient. Partout ailleurs, elle est perdue.
quibbit-web-how-5 = La grenouille de tête porte la couronne. Qui n'a plus de carte est éliminé.
quibbit-web-how-6 = Tu gagnes en restant le dernier en course, ou avec un tour complet d'avance sur la dernière grenouille. Si les derniers sortent ensemble, c'est la couronne du début de la manche qui décide.
