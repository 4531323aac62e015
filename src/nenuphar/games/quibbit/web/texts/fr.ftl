# Quibbit! à l'écran, en français. L'histoire elle-même est dans ../../texts.

quibbit-web-dummy = Joueur fictif
quibbit-web-ring = L'anneau : { $tiles } cases, les grenouilles tournent dans le sens des aiguilles d'une montre
quibbit-web-cards = Les cartes de tout le monde
quibbit-web-hand = Tes cartes
quibbit-web-round = Manche { $round }
quibbit-web-start = Choix des cases de départ

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
quibbit-web-tip-leaf = Feuille de la grenouille { $sign }. Les autres y perdent leur carte.
quibbit-web-tip-flower = Sur une fleur, chaque grenouille est chez elle. La carte revient.
quibbit-web-tip-water = Dans l'eau, personne n'est chez soi. La carte est perdue.

## Cartes

quibbit-web-card = Carte { $card }
quibbit-web-card-chosen = Carte { $card }, choisie. Tu peux encore changer.
quibbit-web-card-played = Carte { $card }, jouée
quibbit-web-card-lost = La carte { $card } est perdue
quibbit-web-holds = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
quibbit-web-tip-card = { $card ->
    [one] Un bond, jusqu'à la case libre suivante.
   *[other] { $card } bonds, chacun jusqu'à la case libre suivante.
} Les petites cartes d'abord.
quibbit-web-leads = Si personne d'autre ne bouge, tu retombes { $on } et { $fate ->
    [home] la carte revient
    [lap] tu prends un tour à la dernière grenouille
   *[lost] la carte est perdue
}.
quibbit-web-small-first = Les petites cartes passent d'abord.
quibbit-web-take-back = Reprendre le { $card }
quibbit-web-row = { quibbit-frog } : { $count ->
    [0] aucune carte.
    [one] carte { $cards }.
   *[other] cartes { $cards }.
}
quibbit-web-row-out = Hors course.
quibbit-web-row-plays = Joue le { $card }.
quibbit-web-row-laid = A posé une carte.
quibbit-web-row-thinks = Réfléchit encore.

## Ce que tu peux faire

quibbit-web-prompt-place = Touche une case qui brille.
quibbit-web-prompt-placing = { $who } pose une grenouille.
quibbit-web-prompt-choose = Choisis une carte.
quibbit-web-prompt-change = Ta carte est posée. Tu peux encore changer.
quibbit-web-prompt-out = Tu n'as plus de carte. Regarde la fin de la course.
quibbit-web-prompt-watch = Tout le monde choisit une carte.
quibbit-web-prompt-over = La course est finie.

## Le journal

quibbit-web-log-hop = { $sign } { $who ->
    [you] Tu joues
    [dummy] Le joueur fictif joue
   *[other] { $who } joue
} le { $card }{ $passed ->
    [0] {""}
   *[other] , par-dessus { $over },
} et { $who ->
    [you] retombes
   *[other] retombe
} { $on }{ $fate ->
    [home] {" "}: la carte revient
    [lost] {" "}: la carte est perdue
    [out] { $who ->
        [you] {" "}: ta dernière carte est perdue, te voilà hors course
       *[other] {" "}: la dernière carte est perdue, la grenouille est hors course
    }
   *[none] {""}
}.

## Le résultat

quibbit-web-standings-crown = Manches avec la couronne
quibbit-web-standings-out = Hors course à la manche
quibbit-web-standings-cards = Cartes restantes

## L'histoire d'une partie

quibbit-web-story-title = Qui menait, et quand : cases d'avance sur la dernière grenouille
quibbit-web-story-round = Manche
quibbit-web-story-lap = { quibbit-frog } a pris un tour entier à { $last }.
quibbit-web-story-reign = { quibbit-frog } a porté la couronne { $rounds } manches de suite.
quibbit-web-story-leap = { quibbit-frog } a sauté une fois par-dessus { $over } grenouilles avec une seule carte.
quibbit-web-story-luck = { quibbit-frog } a ramené { $cards } cartes de suite.
quibbit-web-story-out = { quibbit-frog } est partie la première, à la manche { $round }.

## Le guide

quibbit-web-tutor-ring = Les grenouilles tournent sur cet anneau de feuilles, de fleurs et d'eau. Toujours dans le sens des aiguilles d'une montre.
quibbit-web-tutor-place = Touche une case qui brille. Ta grenouille part de là.
quibbit-web-tutor-frog = Voici ta grenouille. Elle regarde dans le sens de la course.
quibbit-web-tutor-cards = Voici tes cartes : autant de moustiques, autant de bonds.
quibbit-web-tutor-choose = Choisis-en une. Personne ne la voit, et tu peux changer tant que d'autres réfléchissent.
quibbit-web-tutor-reveal = On retourne toutes les cartes ensemble. Les petites sautent d'abord. Les cases occupées ne comptent pas : on saute par-dessus.
quibbit-web-tutor-home = Sur ta couleur ou une fleur, ta carte revient. Partout ailleurs elle coule et elle est perdue.
quibbit-web-tutor-crown = La grenouille de tête porte la couronne. Garde des cartes plus longtemps que les autres, ou prends un tour d'avance : tu gagnes.

## Quand on prépare une table

quibbit-option-colours = Couleurs
quibbit-option-colours-hint = Les grenouilles, dans l'ordre des places.
quibbit-option-board = Anneau
quibbit-option-board-hint = Par exemple YRG* GRY* RYG~. Laisse vide pour un anneau au hasard.
quibbit-option-youngest = La personne la plus jeune
quibbit-option-youngest-hint = Place sa grenouille en premier. Laisse vide pour un tirage au sort.
quibbit-option-last_human_wins = Le dernier joueur gagne
quibbit-option-last_human_wins-hint = À deux, le dernier joueur en course gagne aussitôt, sans devoir battre le joueur fictif.
quibbit-option-round_limit = Nombre maximal de manches
quibbit-option-round_limit-hint = Au bout de ces manches, il y a égalité. Laisse vide pour ne pas fixer de limite.

## Le jeu en quelques phrases

quibbit-web-how-1 = Chacun a une grenouille sur l'anneau et cinq cartes, de 1 à 5.
quibbit-web-how-2 = Tout le monde choisit une carte en secret. Quand tous ont choisi, on les retourne ensemble.
quibbit-web-how-3 = Les petites cartes sautent d'abord. Une carte vaut autant de bonds que de moustiques, chacun jusqu'à la case libre suivante : on saute par-dessus les autres grenouilles sans compter leur case.
quibbit-web-how-4 = Sur ta couleur ou sur une fleur, ta carte te revient. Partout ailleurs, elle est perdue.
quibbit-web-how-5 = La grenouille de tête porte la couronne. Qui n'a plus de carte est éliminé.
quibbit-web-how-6 = Tu gagnes si plus personne d'autre n'a de cartes, ou avec un tour complet d'avance sur la dernière grenouille. Si les derniers sont éliminés ensemble, la couronne du début de la manche départage.
quibbit-web-own-hand = L'étang est sur le grand écran.
