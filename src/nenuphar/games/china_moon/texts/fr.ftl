# China Moon en français. $who est un nom, ou la marque `you` pour la personne à qui l'on parle. $kind est une sorte de feuille.

## Mots

china_moon-frog-yellow = jaune
china_moon-frog-red = rouge
china_moon-frog-green = verte
china_moon-frog-blue = bleue
china_moon-frog-violet = violette
china_moon-lily-white = blanc
china_moon-lily-yellow = jaune
china_moon-lily-pink = rose
china_moon-lily-black = noir
china_moon-lily-blue = bleu
china_moon-no-lily = aucun nénuphar
china_moon-the-arrival = l'arrivée
china_moon-phase-laying = on dispose encore les nénuphars
china_moon-phase-starting = on tire au sort le premier joueur
china_moon-phase-move = quelqu'un choisit une grenouille à déplacer
china_moon-phase-bounce = une grenouille sur un ressort doit prendre une branche
china_moon-phase-swap = le propriétaire de la grenouille doit échanger un nénuphar
china_moon-phase-drop = le propriétaire de la grenouille doit abandonner un nénuphar
china_moon-phase-over = la course est finie
china_moon-board-pond = L'étang au clair de lune
china_moon-board-brook = Le ruisseau des débutants

## L'histoire

china_moon-first-picked = { $frogs }. { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
}
china_moon-turn-began = Tour { $number } : { $who ->
    [you] tu déplaces trois grenouilles.
   *[other] { $who } déplace trois grenouilles.
}
china_moon-choice-began-bounce = { $who ->
    [you] Tu choisis la branche pour la grenouille sur le ressort.
   *[other] { $who } choisit la branche pour la grenouille sur le ressort.
}
china_moon-choice-began-swap = { $who ->
    [you] Tu choisis les nénuphars à échanger.
   *[other] { $who } choisit les nénuphars à échanger.
}
china_moon-choice-began-drop = { $who ->
    [you] Tu choisis le nénuphar à abandonner.
   *[other] { $who } choisit le nénuphar à abandonner.
}
china_moon-time-ran-out = { $who ->
    [you] Ton temps est écoulé : l'horloge décide.
   *[other] Le temps { OF($who) } est écoulé : l'horloge décide.
}
china_moon-frog-moved = { $who ->
    [you] Tu déplaces
   *[other] { $who } déplace
} { $sign }{ $passed ->
    [0] {""}
   *[other] , par-dessus { $over },
} { china_moon-to }.
china_moon-frog-bounced = Le ressort lance { $sign }{ $passed ->
    [0] {""}
   *[other] , par-dessus { $over },
} { china_moon-to }.
china_moon-to = { $kind ->
    [arrival] jusqu'à l'arrivée
    [spring] jusqu'à { $pad }, un ressort
    [prankster] jusqu'à { $pad }, une grenouille farceuse
    [butterfly] jusqu'à { $pad }, un papillon
   *[other] jusqu'à { $pad }
}
china_moon-lily-taken = { $sign } { $who ->
    [you] Tu prends un nénuphar : { $lily }.
   *[other] { $who } prend un nénuphar : { $lily }.
}
china_moon-lilies-swapped = { $sign } { $who ->
    [you] Tu échanges avec { $other } : { $gave } contre { $took }.
   *[other] { $who } échange avec { $other } : { $gave } contre { $took }.
}
china_moon-lily-dropped = { $sign } { $who ->
    [you] Tu poursuis le papillon et perds un nénuphar : { $lily }, sur { $pad }.
   *[other] { $who } poursuit le papillon et perd un nénuphar : { $lily }, sur { $pad }.
}
china_moon-pad-passed-CM-P2 = { $sign } { $who ->
    [you] Tu n'as rien à échanger.
   *[other] { $who } n'a rien à échanger.
}
china_moon-pad-passed-CM-P4 = { $sign } { $who ->
    [you] Tu n'as rien à perdre, ou aucune feuille n'est libre.
   *[other] { $who } n'a rien à perdre, ou aucune feuille n'est libre.
}
china_moon-frog-arrived = { $sign } arrive, numéro { $slot }. { $who ->
    [you] Tu prends le nénuphar : { $lily }.
   *[other] { $who } prend le nénuphar : { $lily }.
}
china_moon-turn-taken-back = { $who ->
    [you] Tu recommences ton tour.
   *[other] { $who } recommence son tour.
}
china_moon-game-ended = { $number ->
    [1] { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[other] Victoire partagée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun : { $winners } !
}
china_moon-life = { $sign } { $who ->
    [you] Tu as
   *[other] { $who } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $lilies }) ; { $arrived ->
    [0] aucune grenouille arrivée
    [one] { $arrived } grenouille arrivée
   *[other] { $arrived } grenouilles arrivées
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.

china_moon-goal = À ton tour, déplace trois grenouilles différentes de deux feuilles chacune, dont au moins une qui n'est pas à toi. Les nénuphars vont au propriétaire de la grenouille. Plus tu en as d'une couleur, mieux c'est : 1, 3, 6, 10, 15 points ; le bleu vaut 4, le noir coûte 2. La course s'arrête quand la quatrième grenouille atteint la lune.
china_moon-legend =
    ●a ▲e ■i ◆l ★o grenouilles   ✿w blanc ✿y jaune ✿p rose ✿k noir ✿u bleu
    6» ressort : encore deux feuilles   8⇄ farceuse : échange   15% papillon : perds un nénuphar
    ▷ départ   ☾ arrivée et ses nénuphars   ▸ toi   … doit choisir
    On saute par-dessus les grenouilles, sans compter leurs feuilles.
    Tape la lettre d'une grenouille, et la feuille si le parcours bifurque : d ou d 9a.
    Échange : 2wp donne du blanc contre du rose à la deuxième place. Abandon : w ou w 10.

## Ce que l'on peut faire

china_moon-prompt-move = { $who ->
    [you] Quelle grenouille, et où ? { $offers }
   *[other] { $who }, quelle grenouille, et où ? { $offers }
}
china_moon-prompt-bounce = { $who ->
    [you] Quelle branche ? { $offers }
   *[other] { $who }, quelle branche ? { $offers }
}
china_moon-prompt-swap = { $who ->
    [you] Quel échange ? { $offers }
   *[other] { $who }, quel échange ? { $offers }
}
china_moon-prompt-drop = { $who ->
    [you] Quel nénuphar abandonnes-tu ? { $offers }
   *[other] { $who }, quel nénuphar abandonnes-tu ? { $offers }
}
china_moon-offer-move = { $kind ->
    [arrival] { $sign } ☾
    [spring] { $sign } { $pad }»
    [prankster] { $sign } { $pad }⇄
    [butterfly] { $sign } { $pad }%
   *[other] { $sign } { $pad }
}
china_moon-offer-bounce = { $kind ->
    [arrival] ☾
    [spring] { $pad }»
    [prankster] { $pad }⇄
    [butterfly] { $pad }%
   *[other] { $pad }
}
china_moon-offer-swap = { $code } ({ $who } : { $give } contre { $take })
china_moon-offer-drop = { $code } { $pad } ({ $lily })
china_moon-offer-take-back = annuler

## Conseils

china_moon-advice-frog = { $who ->
    [you] Regarde ta propre grenouille { $sign }.
   *[other] Regarde la grenouille { $sign } { OF($who) }.
}
china_moon-advice-start = { $who ->
    [you] Regarde tes propres grenouilles au départ.
   *[other] Regarde les grenouilles { OF($who) } au départ.
}
china_moon-advice-swap = Regarde les nénuphars en face : { $who }.
china_moon-advice-drop = Pense à cette couleur : { $lily }.
china_moon-advice-bounce = Regarde ce qu'il y a au bout de chaque chemin.
china_moon-advice-move = { $who ->
    [you] ta grenouille { $sign }
   *[other] la grenouille { $sign } { OF($who) }
} { china_moon-to }
china_moon-advice-move-start = { $who ->
    [you] une de tes grenouilles, du départ
   *[other] une grenouille { OF($who) }, du départ
} { china_moon-to }
china_moon-advice-move-branch = la branche { china_moon-to }
china_moon-advice-move-swap = { $give } contre { $take }, avec { $who }
china_moon-advice-move-drop = { $lily }, sur { $pad }
china_moon-advice-takes = { $who ->
    [you] Tu y prends un nénuphar : { $lily }.
   *[other] { $who } y prend un nénuphar : { $lily }.
}
china_moon-advice-arrives = { $who ->
    [you] Ta grenouille arrive, et tu prends un nénuphar : { $lily }.
   *[other] La grenouille arrive, et { $who } prend un nénuphar : { $lily }.
}
china_moon-advice-spring = { $who ->
    [you] Un ressort envoie ta grenouille plus loin.
   *[other] Un ressort envoie la grenouille { OF($who) } plus loin.
}
china_moon-advice-prankster = { $who ->
    [you] Une farceuse te permet d'échanger un nénuphar.
   *[other] À cause d'une farceuse, { $who } doit échanger un nénuphar.
}
china_moon-advice-butterfly = { $who ->
    [you] Un papillon te coûte un nénuphar.
   *[other] À cause d'un papillon, { $who } perd un nénuphar.
}
china_moon-advice-gains = Bien joué jusqu'au bout, ce tour te rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
china_moon-advice-costs = Ce tour te coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, mais tout le reste coûte davantage à la longue.
china_moon-advice-hurts = { $who } y perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
china_moon-advice-chance = Tu as environ { $chance } % de chances de gagner. D'autres coups se valent à peu près.
china_moon-advice-chance-less = Tu as environ { $chance } % de chances de gagner. Avec tout autre coup, ce serait au plus { $less } % environ.

## Les règles refusent

refused-CM-M1-frog = Il n'y a pas de grenouille { $frog } : il y en a { $frogs }, trois par personne.
refused-CM-M4-title = Un plateau a besoin d'un titre de 1 à { $most } caractères.
refused-CM-M4-size = Ce plateau a { $pads } feuilles, mais il en faut de 1 à { $most }.
refused-CM-M4-name = { $pad } n'est pas un nom de feuille. Prends 1 à { $most } lettres et chiffres.
refused-CM-M4-taken = { $pad } n'est pas un nom de feuille : start et arrival sont déjà pris. Choisis-en un autre.
refused-CM-M4-twice = Deux feuilles de ce plateau s'appellent { $pad }. Donne à chacune son propre nom.
refused-CM-M4-nowhere = Sur ce plateau rien ne vient après { $pad }. Nomme la feuille suivante, ou arrival.
refused-CM-M4-ways = Sur ce plateau { $ways } chemins se séparent en { $pad }, mais { $most } est le maximum.
refused-CM-M4-unknown = Sur ce plateau { $pad } mène à { $next }, mais cette feuille n'existe pas.
refused-CM-M4-again = Sur ce plateau { $pad } mène deux fois à la même feuille. Nomme-la une fois.
refused-CM-M4-unreachable = Sur ce plateau aucun chemin ne mène du départ à { $pad }.
refused-CM-M4-circle = Sur ce plateau un chemin tourne en rond à partir de { $pad }. Une grenouille ne recule jamais.
refused-CM-M4-apart = Sur ce plateau les chemins qui se séparent en { $pad } ne se rejoignent pas avant l'arrivée.
refused-CM-M4-outside = Sur ce plateau { $pad } est en dehors de l'image. x et y vont de 0 à { $side }.
refused-CM-M4-crowded = Sur ce plateau { $pad } et { $other } sont trop proches. Il faut au moins { $apart } entre leurs centres.
refused-CM-M4-tangled = On peut jouer sur ce plateau, mais il est trop emmêlé pour des simulations rapides : trop de chemins mènent à un papillon.
refused-CM-S1-colours = L'option colours donne { $colours }, mais il faut { $seats } couleurs différentes, une par personne.
refused-CM-S2-chance = Seul le hasard dispose les nénuphars de l'arrivée, et seulement au début.
refused-CM-S3-chance = Seul le hasard dispose les nénuphars sur les feuilles, et seulement au début.
refused-CM-S4-oldest = L'option oldest donne { $oldest }, mais les { $seats } places sont numérotées à partir de 0.
refused-CM-S4-chance = Seul le hasard dit qui commence, une fois les nénuphars disposés.
refused-CM-T1-asked = { $who ->
    [you] C'est ton tour, et personne d'autre ne peut jouer.
   *[other] C'est le tour { OF($who) }. Attends le tien.
}
refused-CM-T1-twice = Cette grenouille a déjà bougé pendant ce tour. Tu peux déplacer { $frogs }.
refused-CM-T2-own = Une des trois grenouilles doit appartenir à quelqu'un d'autre. Tu peux déplacer { $frogs }.
refused-CM-T3-landing = Cette grenouille ne peut pas aller là : elle avance de deux feuilles libres, en sautant par-dessus les feuilles occupées. Elle peut aller en { $places }.
refused-CM-T4-now = Aucune grenouille ne peut être déplacée maintenant : { $phase }.
refused-CM-T5-landing = Aucune branche ne mène là : seules comptent les feuilles libres de la branche choisie. Cette grenouille peut aller en { $places }.
refused-CM-P2-now = Il n'y a rien à échanger maintenant : { $phase }.
refused-CM-P2-same = Un échange demande deux couleurs, pas { $lily } contre { $lily }. Donne ou prends-en une autre.
refused-CM-P2-give = Tu n'as pas de nénuphar de cette couleur : { $lily }. Tu as { $hand }.
refused-CM-P2-other = Échange avec quelqu'un d'autre. Partenaires possibles : { $others }.
refused-CM-P2-take = { $who ->
    [you] Tu n'as pas ce nénuphar : { $lily }. Tu as { $hand }.
   *[other] { $who } n'a pas ce nénuphar : { $lily }. Tu peux demander { $hand }.
}
refused-CM-P3-now = Aucune grenouille n'attend sur un ressort : { $phase }.
refused-CM-P4-now = Il n'y a pas de nénuphar à abandonner maintenant : { $phase }.
refused-CM-P4-lily = Tu n'as pas ce nénuphar : { $lily }. Tu as { $hand }.
refused-CM-P4-pad = Le nénuphar va sur la première feuille libre derrière le papillon : { $places }.
refused-CM-P7-asked = { $who ->
    [you] C'est ta grenouille : à toi de choisir.
   *[other] Cette grenouille est à { $who } : attends son choix.
}
refused-CM-A4-arrived = Cette grenouille est arrivée et ne bouge plus. Tu peux déplacer { $frogs }.
refused-CM-D4-lilies = Ce plateau a { $lilies } feuilles à nénuphar, mais il en faut exactement { $needed }.
refused-CM-D4-black = Ce plateau a { $black } feuilles pour le nénuphar noir, mais il en faut exactement une.
refused-CM-D4-last = Sur ce plateau une grenouille peut atteindre la feuille à nénuphar { $pad } sans avoir encore { $black } devant elle. Le nénuphar noir doit être le dernier.
refused-CM-U1-off = À cette table, on n'annule pas.
refused-CM-U1-turn = Seule la personne dont c'est le tour peut le recommencer.
refused-CM-U1-nothing = Il n'y a rien à annuler : aucune grenouille n'a bougé pendant ce tour. Déplaces-en une.
refused-CM-U1-others = Ce tour ne peut plus être annulé : quelqu'un d'autre, ou l'horloge, y a pris part.
refused-CM-U2-often = Tu as déjà recommencé ce tour { $times } fois. Joue-le jusqu'au bout.
