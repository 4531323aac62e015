# China Moon à l'écran, en français. L'histoire elle-même est racontée par ../../texts.

china_moon-web-pads = Le parcours : { $n } feuilles de la berge à la lune
china_moon-web-frogs = Les grenouilles
china_moon-web-hands = Les nénuphars de chacun
china_moon-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
china_moon-web-keys = Les flèches mènent au choix suivant, avec Maj à chaque feuille et grenouille. Entrée choisit, Échap revient. Une grenouille se choisit aussi par sa lettre.
china_moon-web-none = aucun
china_moon-web-the-bank = la berge
china_moon-web-the-arrival = l'arrivée

## Feuilles et grenouilles

china_moon-web-is-plain = simple
china_moon-web-is-lily = feuille à nénuphar
china_moon-web-is-black = feuille du nénuphar noir
china_moon-web-is-prankster = farceuse
china_moon-web-is-spring = ressort
china_moon-web-is-butterfly = papillon
china_moon-web-pad = Feuille { $pad } : { $kind }.
china_moon-web-arrival = L'arrivée. Nénuphars qui s'y trouvent : { $lilies }.
china_moon-web-lily-here = On y trouve { china_moon-web-the-lily }.
china_moon-web-the-lily = { $lily ->
    [white] le nénuphar blanc
    [yellow] le nénuphar jaune
    [pink] le nénuphar rose
    [black] le nénuphar noir
   *[blue] le nénuphar bleu
}
china_moon-web-whose = { $who ->
    [you] Ta grenouille { $sign }
   *[other] La grenouille { $sign } { OF($who) }
}
china_moon-web-frog-on = { china_moon-web-whose } sur la feuille { $pad }, { $kind }.
china_moon-web-frog-arrived = { china_moon-web-whose } est arrivée.
china_moon-web-frog-bank = { $n ->
    [one] { $who ->
        [you] Ta grenouille { $sign }
       *[other] La grenouille { $sign } { OF($who) }
    }
   *[other] { $who ->
        [you] Tes { $n } grenouilles { $sign }
       *[other] Les { $n } grenouilles { $sign } { OF($who) }
    }
} sur la berge.
china_moon-web-can-move = Déplacement possible.
china_moon-web-tip-plain = Rien ne se passe ici, mais un nénuphar peut y tomber.
china_moon-web-tip-lily = Le propriétaire de la grenouille qui s'arrête ici prend le nénuphar.
china_moon-web-tip-black = Le nénuphar noir coûte 2 points. Le propriétaire de la grenouille qui s'arrête ici doit le prendre.
china_moon-web-tip-prankster = Le propriétaire de la grenouille doit échanger un nénuphar contre un autre de couleur différente.
china_moon-web-tip-spring = Lance la grenouille deux feuilles plus loin.
china_moon-web-tip-butterfly = Le propriétaire de la grenouille abandonne un nénuphar. Il tombe sur la première feuille libre derrière.
china_moon-web-tip-arrival = Les quatre premières grenouilles arrivées prennent ces nénuphars pour leurs propriétaires. Avec la quatrième, la course s'arrête.

## Où une grenouille peut aller

china_moon-web-ways = { $frog } Où va-t-elle ?
china_moon-web-target = Aller à la feuille { $pad }. { $effect }
china_moon-web-go = Sauter sur { $pad }
china_moon-web-go-arrival = Sauter jusqu'à la lune
china_moon-web-other-frog = Une autre grenouille
china_moon-web-effect-none = Rien ne s'y passe.
china_moon-web-effect-lily = { $who ->
    [you] Te rapporte { china_moon-web-the-lily } ({ $gain }).
   *[other] Rapporte { china_moon-web-the-lily } à { $who } ({ $gain }).
}
china_moon-web-effect-arrival = { $who ->
    [you] Arrive et te rapporte { china_moon-web-the-lily } ({ $gain }).
   *[other] Arrive et rapporte { china_moon-web-the-lily } à { $who } ({ $gain }).
}
china_moon-web-effect-spring = Ressort : deux feuilles plus loin.
china_moon-web-effect-prankster = { $lilies ->
    [0] Farceuse : rien à échanger.
   *[other] { $who ->
        [you] Farceuse : tu dois échanger un nénuphar.
       *[other] Farceuse : { $who } doit échanger un nénuphar.
    }
}
china_moon-web-effect-butterfly = { $lilies ->
    [0] Papillon : rien à perdre.
   *[other] { $who ->
        [you] Papillon : tu abandonnes un nénuphar.
       *[other] Papillon : { $who } abandonne un nénuphar.
    }
}

## Le tour

china_moon-web-moves-made = { $made ->
    [one] { $made } grenouille déplacée sur { $moves }.
   *[other] { $made } grenouilles déplacées sur { $moves }.
}
china_moon-web-take-back = Annuler
china_moon-web-take-back-tip = Annule tes coups et recommence ton tour : trois fois par tour, tant que personne d'autre n'a dû choisir.
china_moon-web-thinks-move = { $who ->
    [you] Tu déplaces trois grenouilles.
   *[other] { $who } choisit une grenouille.
}
china_moon-web-thinks-bounce = { $who ->
    [you] Tu choisis la branche.
   *[other] { $who } choisit la branche pour la grenouille sur le ressort.
}
china_moon-web-thinks-swap = { $who ->
    [you] Tu choisis un échange.
   *[other] { $who } choisit quels nénuphars échanger.
}
china_moon-web-thinks-drop = { $who ->
    [you] Tu choisis un nénuphar.
   *[other] { $who } choisit quel nénuphar abandonner.
}
china_moon-web-prompt-move = { $n ->
    [1] Choisis la première grenouille.
    [2] Choisis la deuxième grenouille.
   *[other] Choisis la troisième grenouille.
}
china_moon-web-prompt-foreign = La troisième doit être à quelqu'un d'autre.
china_moon-web-prompt-bounce = Le ressort : choisis une branche.
china_moon-web-prompt-swap = Échange un nénuphar.
china_moon-web-prompt-drop = Abandonne un nénuphar.
china_moon-web-prompt-over = La course est finie.

## Nénuphars

china_moon-web-lily-n = { $lily ->
    [white] Blanc
    [yellow] Jaune
    [pink] Rose
    [black] Noir
   *[blue] Bleu
}{ $n ->
    [1] {""}
   *[other] {" "}({ $n })
}
china_moon-web-hand = { $who ->
    [you] Tu as
   *[other] { $who } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $sign } : { $lilies }.
china_moon-web-hand-part = { $n } × { $lily ->
    [white] blanc
    [yellow] jaune
    [pink] rose
    [black] noir
   *[blue] bleu
} ({ $points })
china_moon-web-worth = { $n } de cette couleur : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. De un à cinq nénuphars d'une couleur rapportent 1, 3, 6, 10, 15.
china_moon-web-worth-black = Le nénuphar noir coûte 2 points.
china_moon-web-worth-blue = Le nénuphar bleu vaut 4 points.
china_moon-web-fold = Voir l'étang
china_moon-web-unfold = Revenir au choix
china_moon-web-swap-title = Échanger un nénuphar
china_moon-web-swap-why = Ta grenouille est tombée sur une farceuse : donne un nénuphar, prends-en un d'une autre couleur.
china_moon-web-swap-give = Tu donnes
china_moon-web-swap-take = Prendre à { $who }
china_moon-web-swap-now-give = Lequel de tes nénuphars donnes-tu ?
china_moon-web-swap-now-take = Lequel prends-tu en échange ?
china_moon-web-swap-change = Toi : { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}. { $who } : { $their } → { $theirs }.
china_moon-web-swap-go = Donner le { $give ->
    [white] blanc
    [yellow] jaune
    [pink] rose
    [black] noir
   *[blue] bleu
}, prendre le { $take ->
    [white] blanc
    [yellow] jaune
    [pink] rose
    [black] noir
   *[blue] bleu
}
china_moon-web-drop-title = Abandonne un nénuphar
china_moon-web-drop-why = Ta grenouille a suivi un papillon : un nénuphar de ton choix tombe sur la première feuille libre derrière (CM-P4).
china_moon-web-drop-where = Où ?
china_moon-web-drop-pad = Feuille { $pad }
china_moon-web-drop-change = Toi : { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
china_moon-web-drop-go = Abandonner { china_moon-web-the-lily }

## Le journal

china_moon-web-a-lily = { $lily ->
    [white] un nénuphar blanc
    [yellow] un nénuphar jaune
    [pink] un nénuphar rose
    [black] le nénuphar noir
   *[blue] le nénuphar bleu
}
china_moon-web-log-moved = { $who ->
    [you] Tu as déplacé
   *[other] { $who } a déplacé
} { $whose ->
    [own] { $who ->
        [you] ta propre grenouille
       *[other] sa propre grenouille
    }
   *[foreign] { $owner ->
        [you] ta grenouille
       *[other] la grenouille { OF($owner) }
    }
} { china_moon-to }{ $n ->
    [0] {""}
   *[other] {" "}: { $then }
}.
china_moon-web-log-sprung = le ressort l'a lancée { china_moon-to }
china_moon-web-log-took = { china_moon-web-a-lily } pour { $owner ->
    [you] toi
   *[other] { $owner }
}
china_moon-web-log-swapped = { $owner ->
    [you] tu as échangé
   *[other] { $owner } a échangé
} { $gave ->
    [white] un blanc
    [yellow] un jaune
    [pink] un rose
    [black] le noir
   *[blue] le bleu
} contre { $took ->
    [white] un blanc
    [yellow] un jaune
    [pink] un rose
    [black] le noir
   *[blue] le bleu
} avec { $other ->
    [you] toi
   *[other] { $other }
}
china_moon-web-log-dropped = { $owner ->
    [you] tu as perdu
   *[other] { $owner } a perdu
} { china_moon-web-a-lily }, posé sur la { $pad }
china_moon-web-log-passed = il ne s'y passe rien
china_moon-web-log-arrived = numéro { $slot } à l'arrivée, { china_moon-web-a-lily } pour { $owner ->
    [you] toi
   *[other] { $owner }
}

## Le résultat

china_moon-web-standings-white = Nénuphars blancs
china_moon-web-standings-yellow = Nénuphars jaunes
china_moon-web-standings-pink = Nénuphars roses
china_moon-web-standings-black = Nénuphar noir
china_moon-web-standings-blue = Nénuphar bleu
china_moon-web-standings-points = Points

## L'histoire d'une partie

china_moon-web-story-title = Les points, tour après tour
china_moon-web-story-turn = Tour
china_moon-web-story-dropped = { $who ->
    [you] Tu as suivi des papillons et perdu { $n } nénuphars.
   *[other] { $who } a suivi des papillons et perdu { $n } nénuphars.
}
china_moon-web-story-swaps = { $who ->
    [you] Tu as croisé la farceuse { $n } fois.
   *[other] { $who } a croisé la farceuse { $n } fois.
}
china_moon-web-story-springs = { $who ->
    [you] Ta grenouille a été lancée
   *[other] La grenouille { OF($who) } a été lancée
} de ressort en ressort, { $n } fois de suite.
china_moon-web-story-leap = { $who ->
    [you] Ta grenouille
   *[other] La grenouille { OF($who) }
} a sauté une fois par-dessus { $over } grenouilles.
china_moon-web-story-carried = { $who ->
    [you] Tes grenouilles
   *[other] Les grenouilles { OF($who) }
} ont été déplacées { $foreign } fois par les autres et { $own } fois par leur propriétaire.

## Le guide

china_moon-web-tutor-track = Les grenouilles sautent de la berge jusqu'à la lune. Les flèches montrent le chemin ; là où il bifurque, tu choisis.
china_moon-web-tutor-frogs = Voici tes trois grenouilles. Mais chacun peut déplacer les grenouilles de tous.
china_moon-web-tutor-move = À ton tour, déplace trois grenouilles différentes, chacune de deux feuilles libres. Touche une grenouille qui brille, puis sa destination.
china_moon-web-tutor-pads = Survole une feuille, ou garde le doigt dessus, pour savoir ce qu'elle fait. Un ressort relance, une farceuse fait échanger, un papillon coûte un nénuphar.
china_moon-web-tutor-foreign = Une des trois doit être à quelqu'un d'autre. Choisis bien où tu l'envoies.
china_moon-web-tutor-owner = Un nénuphar va au propriétaire de la grenouille, pas à qui la déplace. Il reste ici, visible de tous.
china_moon-web-tutor-points = Plus tu en as d'une couleur, mieux c'est : 1, 3, 6, 10, 15 points. Le bleu vaut 4, le noir coûte 2.
china_moon-web-tutor-arrival = Les quatre premières grenouilles arrivées prennent ces nénuphars. À la quatrième, la course s'arrête : qui a le plus de points gagne.

## Quand on prépare une table

china_moon-option-board = Plateau
china_moon-option-board-hint = L'étang avec ses bifurcations, le ruisseau des débutants, ou l'un des tiens.
china_moon-option-colours = Couleurs
china_moon-option-colours-hint = Les grenouilles, dans l'ordre des places.
china_moon-option-oldest = La personne la plus âgée
china_moon-option-oldest-hint = Joue en premier. Laisse vide pour un tirage au sort.
china_moon-option-take_back = Autoriser l'annulation
china_moon-option-take_back-hint = Tant que le tour n'est pas fini et que personne d'autre n'a dû choisir.
china_moon-pond = L'étang au clair de lune
china_moon-brook = Le ruisseau des débutants
china_moon-yellow = jaune ●
china_moon-red = rouge ▲
china_moon-green = vert ■
china_moon-blue = bleu ◆
china_moon-violet = violet ★

## Le jeu en quelques phrases

china_moon-web-how-1 = Chacun a trois grenouilles sur la berge. Elles sautent de feuille en feuille jusqu'à la lune.
china_moon-web-how-2 = À ton tour, déplace trois grenouilles différentes de deux feuilles libres. Les feuilles occupées sont sautées et ne comptent pas. Toutes les grenouilles sont permises, mais une des trois doit être à quelqu'un d'autre.
china_moon-web-how-3 = Un nénuphar va au propriétaire de la grenouille qui s'arrête dessus, peu importe qui l'a déplacée.
china_moon-web-how-4 = Un ressort lance la grenouille deux feuilles plus loin. Sur une farceuse, son propriétaire doit échanger un nénuphar ; sur un papillon, il en abandonne un. C'est toujours lui qui choisit, même pendant le tour d'un autre.
china_moon-web-how-5 = Les quatre premières grenouilles arrivées prennent les nénuphars qui s'y trouvent. Avec la quatrième, la course est finie.
china_moon-web-how-6 = Un à cinq nénuphars d'une couleur valent 1, 3, 6, 10, 15 points. Le bleu vaut 4, le noir coûte 2. Qui a le plus de points gagne.

## L'atelier des plateaux

china_moon-web-shop-picture = Le plateau que tu dessines. Tu peux déposer ici un fichier de plateau.
china_moon-web-shop-right = Ce plateau est valable.
china_moon-web-shop-asking = Vérification…
china_moon-web-shop-keys = Fais glisser un élément, ou déplace-le avec les flèches (Maj : plus loin). Page précédente et Page suivante passent de l'un à l'autre, Suppr retire une feuille.
china_moon-web-shop-file = Plateau
china_moon-web-shop-title = Titre
china_moon-web-shop-open = Ouvrir un fichier
china_moon-web-shop-empty = Étang vide
china_moon-web-shop-start = La berge où le parcours commence
china_moon-web-shop-arrival = L'arrivée
china_moon-web-shop-pad = Feuille { $pad }
china_moon-web-shop-name = Nom
china_moon-web-shop-kind = Type de feuille
china_moon-web-shop-next = Mène à :
china_moon-web-shop-cut = Couper le lien vers { $pad }
china_moon-web-shop-link = Relier à…
china_moon-web-shop-link-hint = Touche la feuille suivante. Si le lien existe déjà, il est supprimé.
china_moon-web-shop-add = Ajouter une feuille après
china_moon-web-shop-remove = Enlever
china_moon-web-shop-undo = Annuler
china_moon-web-shop-save = Enregistrer en TOML
china_moon-web-shop-try = Essayer contre des robots
china_moon-web-shop-copy = { $board } – ma version
china_moon-web-shop-draft = Brouillon enregistré dans ce navigateur.
china_moon-web-shop-draft-lost = Ce navigateur ne peut pas enregistrer le brouillon. Enregistre-le dans un fichier avant de partir.
china_moon-web-shop-kept = Gardés sur ce serveur
china_moon-web-shop-keep = Garder sur ce serveur
china_moon-web-shop-keep-done = « { $title } » est gardé. Tu peux le choisir en préparant une table.
china_moon-web-shop-keep-replace = Remplacer « { $title } » sur ce serveur ?
china_moon-web-shop-replace = Remplacer ton dessin ?
china_moon-web-shop-replace-hint = Il contient des changements que tu n'as pas enregistrés. Tant que tu restes sur cette page, Annuler le fait revenir.
china_moon-web-shop-replace-yes = Remplacer
china_moon-web-shop-drop = Supprimer « { $title } » de ce serveur
china_moon-web-shop-drop-hint = Les tables ouvertes avec ce plateau le gardent.
china_moon-web-shop-invite = Jouer entre amis
china_moon-web-shop-simulate = Simuler
china_moon-web-shop-simulate-hint = Joue des milliers de parties rapides sur ce plateau et colore les feuilles selon ce qui s'y passe.
china_moon-web-shop-simulating = Les grenouilles sautent…
china_moon-web-shop-played = { $matches } parties avec { $seats } joueurs qui sautent au hasard. De meilleurs joueurs passent ailleurs.
china_moon-web-shop-heat = Carte de chaleur
china_moon-web-shop-heat-landings = Arrêts
china_moon-web-shop-heat-lilies = Nénuphars pris
china_moon-web-shop-heat-off = Sans couleurs
china_moon-web-shop-heat-number = { $value }
china_moon-web-shop-heat-most = { $value } par partie en moyenne
china_moon-web-shop-heat-each = { $value } par partie en moyenne.
china_moon-web-shop-heat-place = Feuille
china_moon-web-shop-heat-table = Tous les chiffres
china_moon-web-shop-wins = Victoires, dans l'ordre des tours :
china_moon-web-shop-win = { $turn }. { $share } %

## Players’ pages

china_moon-statistic-points = Meilleur score
china_moon-web-own-hand = Tes nénuphars. L'étang est sur le grand écran.
