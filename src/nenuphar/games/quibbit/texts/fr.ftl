# Quibbit! en français. $who est un nom, ou la marque `you` pour la personne à qui l'on parle, ou la marque `dummy`.

## Mots

quibbit-yellow = jaune
quibbit-red = rouge
quibbit-green = verte
quibbit-blue = bleue
quibbit-dummy = le joueur fictif
quibbit-on-yellow = sur une feuille jaune
quibbit-on-red = sur une feuille rouge
quibbit-on-green = sur une feuille verte
quibbit-on-blue = sur une feuille bleue
quibbit-on-flower = sur une fleur
quibbit-on-water = dans l'eau
quibbit-phase-laying = on pose encore l'anneau
quibbit-phase-starting = on tire au sort le premier joueur
quibbit-phase-placing = les grenouilles s'installent
quibbit-phase-planning = tout le monde choisit une carte
quibbit-phase-moving = les grenouilles sautent
quibbit-phase-over = la course est finie

## L'histoire

quibbit-frog = { $who ->
    [you] Ta grenouille { $sign }
    [dummy] La grenouille { $sign } du joueur fictif
   *[other] La grenouille { $sign } { OF($who) }
}
quibbit-first-picked = { $frogs }. { $who ->
    [you] Tu installes ta grenouille en premier.
   *[other] { $who } installe sa grenouille en premier.
}
quibbit-frog-placed = { quibbit-frog } se pose { $on } (case { $tile }).
quibbit-crown-passed = { quibbit-frog } coiffe la couronne ♛.
quibbit-round-began = Manche { $number }.
quibbit-time-ran-out = Temps écoulé : { $seats }. La carte est jouée d'office.
quibbit-card-chosen = { $who ->
    [you] { $sign } Tu as posé une carte.
   *[other] { $sign } { $who } a posé une carte.
}
quibbit-card-chosen-seen = { $who ->
    [you] { $sign } Tu poses le { $card }.
   *[other] { $sign } { $who } pose le { $card }.
}
quibbit-cards-revealed = On retourne les cartes : { $cards }.
quibbit-dummy-card-turned = Le joueur fictif retourne un { $card }.
quibbit-frog-leapt = { quibbit-frog } fait { $leaps ->
    [one] { $leaps } bond
   *[other] { $leaps } bonds
}{ $passed ->
    [0] {""}
   *[other] , par-dessus { $over },
} et retombe { $on } (case { $tile }).
quibbit-last-frog-lapped = { quibbit-frog } a pris un tour entier à { $last }.
quibbit-card-returned = { $who ->
    [you] { $sign } Tu reprends le { $card }.
   *[other] { $sign } { $who } reprend le { $card }.
}
quibbit-card-lost = { $who ->
    [you] { $sign } Tu perds le { $card }.
   *[other] { $sign } { $who } perd le { $card }.
}
quibbit-player-eliminated = { $who ->
    [you] Tu n'as plus de carte, c'est fini pour toi : ta grenouille { $sign } quitte l'anneau.
   *[other] { $who } n'a plus de carte, c'est fini : la grenouille { $sign } quitte l'anneau.
}
quibbit-dummy-pile-renewed = Les cartes du joueur fictif sont mélangées en une nouvelle pioche.
quibbit-game-ended = { $who ->
    [you] { $sign } Tu gagnes : { $why } !
    [dummy] { $sign } Le joueur fictif gagne : { $why } !
   *[other] { $sign } { $who } gagne : { $why } !
}
quibbit-game-endless = Personne ne gagne : avec leurs dernières cartes, tous tourneraient sans fin autour de l'étang.
quibbit-game-drawn = Personne ne gagne : la limite était de { $round ->
    [one] { $round } manche
   *[other] { $round } manches
}.
quibbit-won-QB-V5 = un tour entier d'avance
quibbit-won-QB-E3 = dernière grenouille en course
quibbit-won-QB-E4 = tout le monde est sorti à la fois, et sa grenouille portait la couronne au début de la manche
quibbit-won-QB-E6 = personne d'autre n'est encore en course
quibbit-life = { quibbit-frog } { $rounds ->
    [0] n'a commencé aucune manche avec la couronne
    [one] a commencé { $rounds } manche avec la couronne
   *[other] a commencé { $rounds } manches avec la couronne
} ; { $cards ->
    [0] plus de carte
    [one] reste { $cards } carte
   *[other] restent { $cards } cartes
}.
quibbit-life-dummy = { quibbit-frog } { $rounds ->
    [0] n'a commencé aucune manche avec la couronne
    [one] a commencé { $rounds } manche avec la couronne
   *[other] a commencé { $rounds } manches avec la couronne
}.

quibbit-goal = Tu gagnes quand personne d'autre n'a plus de carte, ou quand ta grenouille prend un tour entier à la dernière. Une carte est un nombre de bonds : termine-les sur ta couleur ou sur ✿, sinon la carte est perdue.
quibbit-legend =
    ● ▲ ■ ◆ feuilles   ✿ fleur   ≈ eau   @▲@ grenouille   ♛ couronne   ▸ toi
    1 2 · 4 · en main, un point par carte perdue   ▮ carte cachée   ▯ visible
    On saute par-dessus les grenouilles en chemin, sans compter leurs cases.
    Les petites cartes partent avant les grandes.

## Ce que l'on peut faire

quibbit-prompt-place = { $who ->
    [you] D'où part ta grenouille ? { $offers }
   *[other] { $who }, d'où part ta grenouille ? { $offers }
}
quibbit-prompt-choose = { $who ->
    [you] Quelle carte ? { $offers }
   *[other] { $who }, quelle carte ? { $offers }
}
quibbit-offer-choose = carte { $card }
quibbit-offer-place = case { $tile } { $sign }

## Conseils

quibbit-advice-start = Cherche un départ { $on }.
quibbit-advice-start-homes = { $number ->
    [0] De là, aucune carte ne reviendrait si personne d'autre ne bougeait, mais les autres départs sont moins bons.
    [one] De là, { $number } de tes { $cards } cartes reviendrait si personne d'autre ne bougeait.
   *[other] De là, { $number } de tes { $cards } cartes reviendraient si personne d'autre ne bougeait.
}
quibbit-advice-start-chance = Tu as environ { $chance } % de chances de gagner. Sur la case { $tile }, ce serait environ { $less } %.
quibbit-advice-only = Il ne te reste qu'une carte.
quibbit-advice-returns = { $number ->
    [one] Une de tes cartes revient si personne d'autre ne bouge. Regarde celle-là.
   *[other] Regarde les cartes qui reviennent si personne d'autre ne bouge.
}
quibbit-advice-helped = Cherche une carte qui reviendra sans doute parce que les autres bougent.
quibbit-advice-gives-up = { $number ->
    [one] Une de tes cartes reviendrait si personne d'autre ne bougeait. Regarde les autres.
   *[other] Certaines de tes cartes reviendraient si personne d'autre ne bougeait. Regarde les autres.
}
quibbit-advice-all-lost = Aucune carte ne revient, sauf si les autres changent ton chemin. Demande-toi de laquelle tu peux te passer.
quibbit-advice-leads-home = Si personne d'autre ne bouge, la carte { $card } arrive { $on } (case { $tile }) et revient dans ta main.
quibbit-advice-leads-away = Si personne d'autre ne bouge, la carte { $card } arrive { $on } (case { $tile }) et tu la perds.
quibbit-advice-return-share = Comme les autres vont sans doute jouer, elle revient dans { $share } cas sur 100 environ.
quibbit-advice-chance = Avec le { $card }, tu as environ { $chance } % de chances de gagner. Avec le { $other }, ce serait environ { $less } %.
quibbit-advice-equal = Toutes tes cartes se valent à peu près : tu as environ { $chance } % de chances de gagner.
quibbit-advice-mixes = Un bon jeu varie, pour que personne ne le devine : il choisit le { $card } dans { $share } cas sur 100, et sinon { $others }.
quibbit-advice-proven = C'est calculé jusqu'à la fin de la partie, et non estimé.

## Les règles refusent

refused-QB-M2-water = Ce plateau a { $water } cases d'eau, mais il en faut exactement une.
refused-QB-S1-sign = Un plateau ne connaît pas le signe { $sign }. Écris Y, R, G, B pour les feuilles, * pour une fleur, ~ pour l'eau.
refused-QB-S1-length = Ce plateau a { $tiles } cases, mais avec quatre grenouilles il en faut { $needed }.
refused-QB-S1-segment = Le segment { $segment } de ce plateau n'a pas de feuille { $colour }. Il en faut une de chaque couleur.
refused-QB-S1-special = Après le segment { $segment } de ce plateau il faut une fleur * ou l'eau ~.
refused-QB-S1-chance = Seul le hasard pose l'anneau, et seulement au début.
refused-QB-S2-sign = Un plateau ne connaît pas le signe { $sign }. Écris Y, R, G, B pour les feuilles, * pour une fleur, ~ pour l'eau.
refused-QB-S2-length = Ce plateau a { $tiles } cases, mais avec trois grenouilles il en faut { $needed }.
refused-QB-S2-segment = Le segment { $segment } de ce plateau n'a pas de feuille { $colour }. Il en faut une de chaque couleur en jeu.
refused-QB-S2-special = Après le segment { $segment } de ce plateau il faut une fleur * ou l'eau ~.
refused-QB-S2-chance = Seul le hasard pose l'anneau, et seulement au début.
refused-QB-S3-sign = Un plateau ne connaît pas le signe { $sign }. Écris Y, R, G, B pour les feuilles, * pour une fleur, ~ pour l'eau.
refused-QB-S3-length = Ce plateau a { $tiles } cases, mais avec trois grenouilles il en faut { $needed }.
refused-QB-S3-segment = Le segment { $segment } de ce plateau n'a pas de feuille { $colour }. Il en faut une de chaque couleur en jeu.
refused-QB-S3-special = Après le segment { $segment } de ce plateau il faut une fleur * ou l'eau ~.
refused-QB-S3-chance = Seul le hasard pose l'anneau, et seulement au début.
refused-QB-S4-colours = L'option colours donne { $colours }, mais il faut { $frogs } couleurs différentes, une par grenouille.
refused-QB-S5-youngest = L'option youngest donne { $youngest }, mais les { $seats } places sont numérotées à partir de 0.
refused-QB-S5-chance = Seul le hasard dit qui commence, une fois l'anneau posé.
refused-QB-S5-now = Tu ne peux pas installer de grenouille maintenant : { $phase }.
refused-QB-S5-tile = Il n'y a pas de case { $tile }. Tu peux partir de { $tiles }.
refused-QB-S6-now = Tu ne peux pas installer de grenouille maintenant : { $phase }.
refused-QB-S6-tile = La case { $tile } n'est pas à un bout de la file. Tu peux partir de { $tiles }.
refused-QB-P1-card = Tu n'as pas le { $card }. Tu peux jouer { $hand }.
refused-QB-P1-now = Tu ne peux pas choisir de carte maintenant : { $phase }.
refused-QB-P1-nobody = Seuls les joueurs posent des cartes.
refused-QB-P2-now = Toutes les cartes sont déjà retournées : { $phase }, plus rien ne change.
refused-QB-P3-chance = Seul le hasard retourne la carte du joueur fictif, quand tout le monde a choisi.
refused-QB-E1-out = Tu n'as plus de carte, c'est fini pour toi. Regarde comment la course se termine.
refused-QB-E7-limit = L'option round_limit donne { $limit }, mais une partie dure au moins 1 manche.
