# Quibbix en français. $who est un nom, ou la marque `you` pour la personne à qui l'on parle.

## Mots

quibbix-fact-name = un nom
quibbix-fact-rulebook = exemple de la règle du jeu elle-même
quibbix-fact-precedent = déjà décidé à vos tables
quibbix-fact-partial = la liste n'est pas encore complète
quibbix-fact-lemma = forme de
quibbix-fact-compound = composé de
quibbix-fact-phrase = expression faite de
quibbix-fact-entry = plusieurs mots qui forment une entrée
quibbix-fact-near = tout près du mot courant
quibbix-fact-misspelt = faute d’orthographe courante
quibbix-fact-abbreviation = abréviation
quibbix-fact-zipf = Zipf
quibbix-fact-abroad = Zipf en anglais
quibbix-fact-letters = nombre de lettres
quibbix-phase-drawing = on tire des lettres
quibbix-phase-building = on forme des mots
quibbix-phase-judging = l'arbitre examine les mots
quibbix-phase-comparing = on compare les mots
quibbix-phase-rearranging = on remplace les mots refusés
quibbix-phase-solving = l'arbitre cherche ce qui était possible
quibbix-phase-looking = le tour est fini
quibbix-phase-over = la partie est finie
quibbix-classic = Classique
quibbix-de = Allemand
quibbix-en = Anglais
quibbix-fr = Français

## L'histoire

quibbix-round-began = Manche { $number } : toutes les tuiles sont mélangées.
quibbix-turn-began = Tour { $number }.
quibbix-building-began = Chaque joueur a { $tiles } tuiles : { $racks }.
quibbix-contest-began = Un concours a cinq manches, et chacun joue contre son propre QQ : { $own }. Chacun a { $tiles } tuiles : { $racks }.
quibbix-alone-building-began = { $who ->
    [you] Tu as { $tiles } tuiles : { $rack }.
   *[other] { $who } a { $tiles } tuiles : { $rack }.
}
quibbix-alone-contest-began = { $who ->
    [you] Un concours a cinq manches. Ton QQ : { $qq }. Tu as { $tiles } tuiles : { $rack }.
   *[other] Un concours a cinq manches. Le QQ { OF($who) } : { $qq }. { $who } a { $tiles } tuiles : { $rack }.
}
quibbix-laid = { $who ->
    [you] Tu as posé : { $words }. Si tout compte, cela fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } a posé : { $words }. Si tout compte, cela fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
quibbix-finished = { $who ->
    [you] Tu as fini.
   *[other] { $who } a fini.
}
quibbix-went-on = { $who ->
    [you] Tu continues.
   *[other] { $who } continue.
}
quibbix-hint-asked = { $who ->
    [you] Tu demandes un indice.
   *[other] { $who } demande un indice.
}
quibbix-was-ready = { $who ->
    [you] Tu passes à la suite.
   *[other] { $who } passe à la suite.
}
quibbix-hinted = { $length ->
    [0] L'arbitre ne connaît aucun mot courant avec ces lettres.
   *[other] { $shown ->
        [0] Le meilleur mot courant a { $length } lettres.
       *[other] Le meilleur mot courant a { $length } lettres et commence par { $letters }.
    }
}
quibbix-time-ran-out = Le temps est écoulé.
quibbix-disputes-closed = On ne peut plus contester. On attend la fin des votes en cours.
quibbix-layouts-shown = Tous les mots sont sur la table : { $layouts }.
quibbix-words-ruled = L'arbitre a tranché.{ $yes ->
    [0] { "" }
   *[other] { " Acceptés : " }{ $accepted }.
}{ $no ->
    [0] { "" }
   *[other] { " Refusés : " }{ $rejected }.
}{ $open ->
    [0] { "" }
   *[other] { " À décider : " }{ $doubtful }.
}
quibbix-vote-in-doubt = { $word } est à discuter : tous décident ensemble.
quibbix-vote-disputed = { $who ->
    [you] Tu contestes la décision sur { $word } : on vote.
   *[other] { $who } conteste la décision sur { $word } : on vote.
}
quibbix-vote-coined = { $who ->
    [you] Tu as inventé { $word } : il est accepté s'il plaît à tous.
   *[other] { $who } a inventé { $word } : il est accepté s'il plaît à tous.
}
quibbix-vote-accepted = { $who ->
    [you] Tu acceptes { $word }.
   *[other] { $who } accepte { $word }.
}
quibbix-vote-refused = { $who ->
    [you] Tu refuses { $word }.
   *[other] { $who } refuse { $word }.
}
quibbix-word-stands = { $word } est accepté.
quibbix-word-falls = { $word } est refusé.
quibbix-word-taken-back = { $who ->
    [you] Tu reprends { $word }.
   *[other] { $who } reprend { $word }.
}
quibbix-double-chosen = { $who ->
    [you] Tu doubles { $word }.
   *[other] { $who } double { $word }.
}
quibbix-was-content = { $who ->
    [you] Tu n'as rien à contester.
   *[other] { $who } n'a rien à contester.
}
quibbix-rearranging-began = Doivent réarranger leurs lettres : { $names }.
quibbix-turn-scored = Points de ce tour : { $scores }.
quibbix-possible-shown = Ce qui était possible à ce tour : { $best }.
quibbix-game-ended = { $number ->
    [0] Personne ne gagne ce concours : personne n'avait encore de QQ.
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
quibbix-contest-game-ended = { $number ->
    [1] { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } le concours avec { $sign }{ $whole },{ $tenth } !
   *[other] Victoire partagée au concours avec { $sign }{ $whole },{ $tenth } chacun : { $winners } !
}
quibbix-alone-layouts-shown = { $who ->
    [you] Tes mots : { $words }.
   *[other] Les mots { OF($who) } : { $words }.
}
quibbix-alone-turn-scored = { $who ->
    [you] Tu marques { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à ce tour.
   *[other] { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à ce tour.
}
quibbix-alone-possible-shown = { $points ->
    [one] { $points } point était possible
   *[other] { $points } points étaient possibles
} : { $words }.
quibbix-alone-game-ended = { $who ->
    [you] Tu as { $could ->
        [0] { $points } points.
       *[other] { $points } des { $could } points possibles ({ $share } %).
    }
   *[other] { $who } a { $could ->
        [0] { $points } points.
       *[other] { $points } des { $could } points possibles ({ $share } %).
    }
}
quibbix-alone-contest-ended = { $who ->
    [you] Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, soit { $whole },{ $tenth } par manche : { $sign }{ $over },{ $rest } par rapport à ton QQ.
   *[other] { $who } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, soit { $whole },{ $tenth } par manche : { $sign }{ $over },{ $rest } par rapport à son QQ.
}
quibbix-alone-first-contest = { $who ->
    [you] Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, soit { $whole },{ $tenth } par manche. C'était ton premier concours : tu as maintenant un QQ à battre.
   *[other] { $who } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, soit { $whole },{ $tenth } par manche, pour un premier concours.
}
quibbix-life = { $who ->
    [you] Tu as
   *[other] { $who } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $whole },{ $tenth } par manche ; meilleur tour { $best }.

quibbix-goal = Forme des mots avec tes lettres : d'abord 10, puis 15, puis 20. Tu peux retourner jusqu'à deux tuiles, qui remplacent n'importe quelle lettre mais ne rapportent rien. Ton meilleur mot compte double. Ensuite on compare tous les mots, et l'on décide ensemble de ceux qui prêtent à discussion.
quibbix-legend =
    Pour poser, tape tous tes mots d'un coup, avec des espaces : jammert urs
    Une tuile retournée : sa lettre entre parenthèses, jam(m)ert
    Si un mot est une commande (aide), mets = devant.
    fini, rien à contester, tour suivant : .     continuer quand même : ..
    un indice, si tu joues en solitaire : >
    Pendant la comparaison :
    +mot  accepter   -mot  refuser   ?mot  contester   *mot  inventé
    <2  reprendre ton deuxième mot   2  le faire compter double
    ▸ toi   ✓ fini   ▭ tuiles posées   ×2 compte double   ? vote   ✗ refusé   ↩ repris
    ☆ possible avec des mots courants   ✦ avec tous les mots attestés   ★ avec toute la liste   + peut-être plus

## Ce que l'on peut faire

quibbix-prompt-vote = { $who ->
    [you] Ton vote, s'il te plaît : { $offers }
   *[other] { $who }, ton vote, s'il te plaît : { $offers }
}
quibbix-prompt-content = { $who ->
    [you] Tous les mots te conviennent ? { $offers }
   *[other] { $who }, tous les mots te conviennent ? { $offers }
}
quibbix-prompt-go-on = { $who ->
    [you] Tu as dit que c'était tout. { $offers }
   *[other] { $who }, tu as dit que c'était tout. { $offers }
}
quibbix-prompt-ready = { $who ->
    [you] Tour suivant ? { $offers }
   *[other] { $who }, tour suivant ? { $offers }
}
quibbix-offer-lay = { $words }
quibbix-offer-write = { $text }
quibbix-offer-finish = . (fini)
quibbix-offer-go-on = .. (continuer quand même)
quibbix-offer-ask-hint = > (un indice)
quibbix-offer-dispute = ?{ $word } (contester)
quibbix-offer-coin = *{ $word } (inventé)
quibbix-offer-accept = +{ $word } (oui)
quibbix-offer-refuse = -{ $word } (non)
quibbix-offer-take-back = <{ $number } (reprendre { $word })
quibbix-offer-double = { $number } (doubler { $word })
quibbix-offer-content = . (rien à contester)
quibbix-offer-ready = . (c'est bon)

## Les règles disent non

refused-QX-M1-twice = Dans ce jeu de tuiles, { $letter } figure deux fois ({ $words }).
refused-QX-M1-points = Dans ce jeu de tuiles, { $letter } vaut { $points }, mais une lettre vaut de 1 à { $most } points.
refused-QX-M1-none = Dans ce jeu de tuiles, { $letter } a { $tiles } tuiles. Donne-lui-en au moins une, ou enlève-la.
refused-QX-M1-sum = Ce jeu a { $tiles } tuiles ({ $words }), mais il en faut { $needed }.
refused-QX-M2-language = Il n'y a pas de mots en { $language } ici. Il y en a en { $languages }.
refused-QX-M2-letter = Ce jeu de tuiles contient { $letter } ({ $words }), mais les tuiles portent des lettres de A à Z.
refused-QX-M2-joker = Une tuile retournée remplace une lettre de A à Z, pas { $letter }.
refused-QX-M3-language = Ce jeu de tuiles n'est pas fait pour les mots de la langue { $words }. Il est fait pour : { $known }.
refused-QX-M3-title = Un jeu de tuiles a besoin d'un titre de 1 à { $most } caractères.
refused-QX-M3-twice = Ce jeu de tuiles contient deux fois la même langue.
refused-QX-R2-chance = Seul le hasard dit quelle tuile est tirée, et seulement quand on en tire une.
refused-QX-R2-ready = C'est déjà noté. Attends les autres.
refused-QX-R3-seconds = Un tour dure de { $fewest } à { $most } secondes, ou 0 pour ne pas avoir de limite.
refused-QX-R3-nobody = Seuls les joueurs font cela.
refused-QX-R3-now = Ce n'est pas possible maintenant : { $phase }.
refused-QX-R3-finished = Tu as fini. Continue d'abord.
refused-QX-R3-going-on = Tu n'as pas encore fini : continue simplement.
refused-QX-R5-empty = Il n'y a pas de tuile dans ce mot. Supprime-le.
refused-QX-R5-tile = Tu n'as pas de tuile { $tile } : tu en as { $tiles }, numérotées à partir de 0.
refused-QX-R5-twice = La même tuile { $letter } ne sert qu'une fois.
refused-QX-R5-jokers = On ne peut retourner que { $most } tuiles.
refused-QX-R5-turned-twice = Une tuile ne remplace qu'une seule lettre.
refused-QX-R5-not-laid = Une tuile retournée doit faire partie d'un mot.
refused-QX-R5-idle = Il ne reste pas de tuile à retourner pour cette lettre.
refused-QX-R5-letter = Tu n'as pas assez de tuiles { $letter }. Écris ({ $letter }) pour en retourner une autre à la place.
refused-QX-R6-others = Tu n'as perdu aucun mot dans cette comparaison. Attends les autres.
refused-QX-R6-fallen = { $word } a été refusé pendant ce tour. Pose autre chose.
refused-QX-R6-stands = { $word } est accepté et reste en place. Utilise tes lettres libres.
refused-QX-R6-index = Tu as { $words } mots à reprendre, numérotés à partir de 1.
refused-QX-R6-gone = { $word } n'est plus sur la table.
refused-QX-R6-content = Tu l'as déjà dit. Attends les autres.
refused-QX-R6-late = Le temps pour contester est écoulé.
refused-QX-R7-index = Tu as { $words } mots à doubler, numérotés à partir de 1.
refused-QX-R7-gone = { $word } ne compte plus. Choisis un autre mot.
refused-QX-R7-doubled = { $word } compte déjà double.
refused-QX-R8-judge = Seul l'arbitre dit ce qui était possible, pour tous et quand un tour est fini.
refused-QX-R9-rounds = Une partie a de 1 à { $most } manches.
refused-QX-R10-hint = Les indices sont pour ceux qui jouent en solitaire, et pas en concours.
refused-QX-R10-wait = Pas d'indice maintenant. Continue, ou attends le dernier.
refused-QX-R10-all = Il n'y a plus rien à révéler.
refused-QX-R10-judge = Seul l'arbitre donne des indices, et seulement à qui en demande.
refused-QX-R10-alone = Tu joues en solitaire, il n'y a personne à qui demander : l'arbitre a le dernier mot sur { $word }.
refused-QX-R11-seats = Les lettres du jour se jouent en solitaire.
refused-QX-R11-options = Les lettres du jour ont les tuiles classiques, une manche et cinq minutes. On ne choisit rien d'autre.
refused-QX-R11-hint = Il n'y a pas d'indices pour les lettres du jour.
refused-QX-W2-judge = Seul l'arbitre se prononce sur les mots, tous ceux qui sont sur la table et quand on le lui demande.
refused-QX-W6-word = Ce mot n'est pas sur la table.
refused-QX-W6-once = On a déjà voté sur { $word } pendant ce tour, ou le vote est en cours.
refused-QX-W6-own = { $word } est à toi et compte. Si tu veux, reprends-le.
refused-QX-W6-no-vote = Il n'y a pas de vote sur ce mot.
refused-QX-W6-author = Tu as posé { $word }, donc tu es d'accord. Sinon, reprends-le.
refused-QX-W6-again = Tu as déjà voté ainsi sur { $word }.
refused-QX-W7-bonus = Le bonus va avec les mots inventés : autorisez-les aussi.
refused-QX-W7-off = À cette table, les mots inventés ne comptent pas.
refused-QX-W7-word = Ce mot n'est pas sur la table.
refused-QX-W7-others = Seul celui qui a posé { $word } peut le proposer comme mot inventé.
refused-QX-W7-stands = { $word } n'a pas été refusé : ce n'est pas la peine.
refused-QX-W7-once = On a déjà voté sur { $word } comme mot inventé.
refused-QX-W7-disputed = On vote sur { $word }. Attends le résultat, tu pourras ensuite dire que tu l'as inventé.
refused-QX-C1-coined = En concours, les mots inventés ne comptent pas. Choisissez l'un ou l'autre.
refused-QX-C1-tiles = En concours, tous jouent avec les tuiles { $usual }. Prenez celles-ci, ou jouez sans concours.
refused-QX-C1-seconds = En concours, un tour dure de { $fewest } à { $most } secondes. Fixez un temps, ou jouez sans concours.
refused-QX-C1-dispute = { $word } est refusé. En concours, on ne peut contester que si quelqu'un d'autre peut voter.
refused-QX-C4-quotients = Il y a { $given } QQ pour { $seats } joueurs.
refused-QX-C5-quotient = Un QQ est un nombre de 0 à { $most }.
refused-QX-D1-long = C'est trop long : { $most } caractères suffisent pour tes lettres.
refused-QX-D1-parentheses = Mets la lettre d'un joker entre ( et ), par exemple JAR(D)IN.
refused-QX-D1-sign = Le signe { $sign } n'est pas une lettre avec laquelle on pose des mots.
refused-QX-D4-short = Une lettre seule n'est pas un mot, même si tout le monde est d'accord.
refused-QX-D8-shown = { $word } a déjà été montré pendant ce tour, et tous ont les mêmes lettres. Pose autre chose.
refused-QX-D9-dictionary = { $word } est dans le dictionnaire : ce n'est pas un mot inventé.

## Analyse

quibbix-figure-points = Points
quibbix-figure-possible = Possible
quibbix-figure-kept = Part du possible
quibbix-figure-racks = Chance : ce que les lettres permettaient, par rapport à la moyenne
quibbix-missed = { $who } : { $points } points sur { $best }, { $left } laissés sur la table. { $proven ->
    [yes] Les meilleurs mots étaient
   *[other] Les meilleurs mots trouvés étaient
} { $words }.
quibbix-missed-unshown = { $who } : { $points } points sur { $best }, { $left } laissés sur la table.
quibbix-frequency-everyday = (de tous les jours)
quibbix-frequency-common = (courant)
quibbix-frequency-known = (moins courant)
quibbix-frequency-rare = (rare)
quibbix-frequency-very-rare = (très rare)

## Problèmes

quibbix-puzzle = Pose des mots qui valent au moins { $points } points.
quibbix-puzzle-yours = Tes mots valent { $points } points.
quibbix-puzzle-best = Les meilleurs mots valent { $points } points : { $words }.
