# Quibbix à l'écran, en français. L'histoire elle-même est dans ../../texts.

quibbix-web-you = Toi
quibbix-web-when = Tour { $turn } sur { $turns }
quibbix-web-when-round = Manche { $round } sur { $rounds }, tour { $turn }
quibbix-web-holds = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
quibbix-web-points = { $n ->
    [one] point
   *[other] points
}
quibbix-web-sum = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Former des mots

quibbix-web-rack = Ton chevalet : { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
quibbix-web-rack-empty = Toutes tes tuiles sont posées.
quibbix-web-tile = { $letter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
quibbix-web-take = { $letter } : reprendre sur le chevalet
quibbix-web-take-turned = { $letter }, tuile retournée : reprendre sur le chevalet
quibbix-web-word = { $word } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
quibbix-web-grow = Continuer { $word }
quibbix-web-new-word = Nouveau mot
quibbix-web-first-word = Ton premier mot
quibbix-web-how = Touche les tuiles ou fais-les glisser pour former des mots.
quibbix-web-how-keys = Ou tape au clavier : espace commence le mot suivant, retour arrière reprend une lettre, et avec Majuscule une lettre devient une tuile retournée.
quibbix-web-desk = Tes mots
quibbix-web-desk-spoken = Tes mots : { $words }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
quibbix-web-write = Écris tous tes mots sur une ligne. Une tuile retournée se met entre parenthèses : JAM(M)ERT URS
quibbix-web-missing = Tu n'as plus de { $letter }. Retourner cette tuile ?
quibbix-web-missing-keys = Ou tape-la avec Majuscule.
quibbix-web-missing-jokers = Tu n'as plus de { $letter }, et deux de tes tuiles sont déjà retournées.
quibbix-web-missing-idle = Tu n'as plus de { $letter }, ni de tuile à retourner.
quibbix-web-turn-over = Retourner
quibbix-web-no = Non, laisser
quibbix-web-joker = Retourner une tuile : { $n ->
    [0] il n'en reste pas
    [one] il en reste { $n }
   *[other] il en reste { $n }
}
quibbix-web-joker-tip = Deux de tes tuiles peuvent montrer leur dos. Chacune vaut n'importe quelle lettre et ne compte rien.
quibbix-web-joker-title = Retourner une tuile
quibbix-web-joker-what = Son dos vaut n'importe quelle lettre et ne compte rien. La tuile la moins chère est choisie pour toi.
quibbix-web-joker-tile = Quelle tuile
quibbix-web-joker-letter = Elle devient
quibbix-web-shuffle = Mélanger le chevalet
quibbix-web-sort = Trier le chevalet
quibbix-web-finish = J'ai fini
quibbix-web-go-on = Continuer
quibbix-web-fell = Ces mots ne comptent pas : { $words }. Repose tes lettres.
quibbix-web-left = Encore { $n } secondes.
quibbix-web-hint = Un indice : quelle est la longueur du meilleur mot ?
quibbix-web-hint-more = Une lettre de plus
quibbix-web-hint-asking = Le juge cherche.
quibbix-web-hint-none = Le juge ne connaît pas de mot courant avec ces lettres.
quibbix-web-hint-length = Le meilleur mot courant a { $n ->
    [one] une lettre
   *[other] { $n } lettres
} :
quibbix-web-hint-says = Le meilleur mot courant a { $length } lettres et commence ainsi : { $letters }.
quibbix-web-progress = Où en sont les autres
quibbix-web-progress-building = { $who } : { $used } tuiles posées sur { $all }.
quibbix-web-progress-done = { $who } : fini, { $used } tuiles posées sur { $all }.
quibbix-web-progress-waits = { $who } : rien à refaire.
quibbix-web-progress-rack = Lettres : { $letters }
quibbix-web-books = La liste de mots se prépare : { $percent } %. En attendant, c'est vous qui décidez des mots.

## Comparer

quibbix-web-compare = Tous les mots
quibbix-web-to-decide = À décider ensemble
quibbix-web-no-words = Aucun mot.
quibbix-web-judging = Le juge lit.
quibbix-web-solving = Le juge cherche ce qui était possible.
quibbix-web-rearranging = Reposent leurs lettres : { $who }
quibbix-web-waiting = On attend : { $who }
quibbix-web-content = Rien à redire
quibbix-web-look-again = Regarder encore
quibbix-web-standing-laid = pas encore jugé
quibbix-web-standing-stands = compte
quibbix-web-standing-voting = à décider
quibbix-web-standing-fallen = ne compte pas
quibbix-web-standing-taken-back = repris
quibbix-web-taken-back = Repris.
quibbix-web-voted = Vous l'avez accepté.
quibbix-web-voted-no = Vous ne l'acceptez pas à l'unanimité.
quibbix-web-coined = Un mot inventé qui plaît à tous.
quibbix-web-coined-no = Un mot inventé qui n'a pas plu à tous.
quibbix-web-double = Le compter double
quibbix-web-take-back = Reprendre
quibbix-web-take-back-word = Reprendre { $word }
quibbix-web-dispute = J'en doute
quibbix-web-dispute-word = Douter de { $word } : tous décident
quibbix-web-appeal = Demander à tous
quibbix-web-appeal-word = Demander à tous si { $word } peut compter
quibbix-web-coin = Je l'ai inventé
quibbix-web-vote = { $word } compte-t-il ?
quibbix-web-votes = Qui a dit quoi
quibbix-web-vote-left = Temps qui reste pour décider
quibbix-web-vote-laid = Posé par : { $who }.
quibbix-web-vote-disputed = Vote demandé par : { $who }.
quibbix-web-vote-coined = Inventé par : { $who }. Il te plaît ?
quibbix-web-vote-open = n'a encore rien dit
quibbix-web-vote-yes = accepte
quibbix-web-vote-no = n'accepte pas
quibbix-web-vote-own = C'est ton mot : les autres décident.
quibbix-web-vote-alone-you = Tous les autres sont d'accord. Parlez-en : insistes-tu, ou bien le laisses-tu compter ?
quibbix-web-vote-alone = Tous les autres sont d'accord. { $who } peut insister ou changer d'avis.
quibbix-web-accept = Il compte
quibbix-web-refuse = Il ne compte pas
quibbix-web-silence-yes = Tous doivent l'accepter. Qui se tait l'accepte.
quibbix-web-silence-no = Tous doivent l'accepter. Qui se tait ne l'accepte pas.

## Ce que le juge a trouvé

quibbix-web-why-dictionary = Dans le dictionnaire.
quibbix-web-why-form = Une forme de { $word }.
quibbix-web-why-entry = Plusieurs mots qui forment une seule entrée.
quibbix-web-why-newspaper = N'importe quel journal pourrait l'imprimer.
quibbix-web-why-name = Un nom.
quibbix-web-why-abbreviation = Une abréviation que tout le monde connaît.
quibbix-web-why-compound = Composé de { $parts }.
quibbix-web-why-compound-doubt = Composé de { $parts }, mais le dit-on ?
quibbix-web-why-precedent = Déjà décidé dans cette maison : il compte.
quibbix-web-why-precedent-against = Déjà décidé dans cette maison : il ne compte pas.
quibbix-web-why-rulebook = La règle du jeu elle-même le cite comme un mot qui compte.
quibbix-web-why-rulebook-against = La règle du jeu elle-même le cite comme un mot qui ne compte pas.
quibbix-web-why-phrase = Plusieurs mots qui forment une expression : { $parts }.
quibbix-web-why-partial = Pas dans la partie de la liste qui est prête. Elle n'est pas encore complète : à vous de décider.
quibbix-web-why-short = Une lettre n'est pas un mot.
quibbix-web-why-no-list = Il n'y a pas encore de liste de mots : à vous de décider.
quibbix-web-why-newspaper-doubt = On l'imprime parfois, mais aucun dictionnaire ne l'a.
quibbix-web-why-newspaper-against = Dans aucun dictionnaire, et personne ne peut le connaître.
quibbix-web-why-abbreviation-doubt = Court, et peut-être pas connu de tous.
quibbix-web-why-abbreviation-against = Court, et pas connu de tous.
quibbix-web-why-nowhere = Dans aucune liste que le juge possède.
quibbix-web-why-near = Peut-être est-ce { $near }, mal écrit.
quibbix-web-why-abroad = Il appartient à une autre langue plus qu'à celle-ci.
quibbix-web-often-everywhere = On le lit à chaque page.
quibbix-web-often-often = On le lit dans tous les journaux.
quibbix-web-often-now-and-then = On le lit de temps en temps.
quibbix-web-often-seldom = On le lit rarement.
quibbix-web-often-hardly = On ne le lit presque jamais.

## Après un tour

quibbix-web-looked = Ce qui était possible
quibbix-web-had = Posé
quibbix-web-everyday = Mots courants
quibbix-web-attested = Mots attestés
quibbix-web-optimum = Toute la liste
quibbix-web-proven = C'est prouvé : pas mieux avec les mots de la liste.
quibbix-web-unproven = Il y a peut-être encore mieux.
quibbix-web-unknown = Le juge n'a rien trouvé.
quibbix-web-ready = Continuer
quibbix-web-sheet = Feuille de score
quibbix-web-sheet-round = Manche { $n }
quibbix-web-sheet-turn = Tour { $n }
quibbix-web-sheet-sum = Somme
quibbix-web-sheet-total = Total
quibbix-web-sheet-quotient = Points par manche
quibbix-web-sheet-qq = QQ avant
quibbix-web-sheet-difference = Différence
quibbix-web-unrated = pas encore de QQ
quibbix-web-contest = En concours, la plus grande différence avec son propre QQ gagne. Cette partie compte pour ton prochain QQ.
quibbix-web-contest-first = Personne n'avait encore de QQ, donc personne ne gagne ce concours. Il compte pour ton prochain QQ.
quibbix-web-history-link = Ton QQ, partie après partie

## Ce que tu peux faire

quibbix-web-prompt-drawing = On tire des tuiles.
quibbix-web-prompt-building = Forme des mots avec tes tuiles.
quibbix-web-prompt-finished = Tu as fini. Tu peux encore continuer.
quibbix-web-prompt-watch = Tout le monde forme des mots.
quibbix-web-prompt-rearranging = Un mot est tombé : repose ses lettres.
quibbix-web-prompt-others-rearrange = Un mot est tombé, ses lettres sont reposées.
quibbix-web-prompt-judging = Le juge lit.
quibbix-web-prompt-vote = Dis si le mot peut compter.
quibbix-web-prompt-insist = Personne d'autre n'est contre : insistes-tu ?
quibbix-web-prompt-comparing = As-tu quelque chose à redire ?
quibbix-web-prompt-others-compare = On compare les mots.
quibbix-web-prompt-solving = Le juge cherche ce qui était possible.
quibbix-web-prompt-looking = Vois ce qui était possible.
quibbix-web-prompt-others-look = Les autres regardent encore.
quibbix-web-prompt-over = La partie est finie.

## L'histoire d'une partie

quibbix-web-story-title = Points, tour par tour
quibbix-web-story-turn = Tour
quibbix-web-story-best = { $who ->
    [you] Le meilleur tour est le tien, avec { $n } points.
   *[other] Le meilleur tour est celui { OF($who) }, avec { $n } points.
}
quibbix-web-story-accepted = Discutés et acceptés : { $words }.
quibbix-web-story-rejected = Discutés et refusés : { $words }.

## Une première partie

quibbix-web-tutor-rack = Voici tes tuiles. Touche-les, fais-les glisser ou tape au clavier pour poser un premier mot. Les points sont marqués dessus.
quibbix-web-tutor-words = Les tuiles s'assemblent en un mot. Touche l'une d'elles pour la reprendre. Le meilleur mot compte double, les autres une fois.
quibbix-web-tutor-joker = Il te manque une lettre ? Retourne une de tes tuiles : son dos vaut n'importe quelle lettre, mais ne compte rien. Deux fois par tour.
quibbix-web-tutor-finish = Le temps est en haut. Si tu as assez trouvé, dis que tu as fini ; tant que les autres cherchent, tu peux encore continuer.
quibbix-web-tutor-compare = Maintenant tous les mots sont visibles. Le juge dit de chacun s'il compte, et pourquoi. Si tu n'es pas d'accord, dis que tu en doutes : alors tous décident.
quibbix-web-tutor-content = Si tu n'as rien à redire, dis-le. Qui a perdu un mot repose ses lettres.
quibbix-web-tutor-looking = Et voilà ce qui était possible. Au prochain tour, chacun reçoit cinq tuiles de plus.

## Quand on prépare une table

quibbix-pace-hint = Pour comparer les mots et pour voter. Le temps pour poser des mots, ce sont les « Secondes par tour ». Sans horloge, c'est deux minutes, et une par vote.
quibbix-option-words_in = Langue des mots
quibbix-option-words_in-hint = Quelle que soit la langue des joueurs.
quibbix-option-rounds = Manches
quibbix-option-rounds-hint = Chacune a trois tours, avec 10, 15 et 20 tuiles.
quibbix-option-turn_seconds = Secondes par tour
quibbix-option-turn_seconds-hint = Pour poser des mots à chaque tour. De 60 à 900 ; 0 pour jouer sans limite.
quibbix-option-contest = Concours
quibbix-option-contest-hint = Cinq manches contre ton propre QQ, la moyenne de tous tes concours.
quibbix-option-coined = Mots inventés
quibbix-option-coined-hint = Un mot que personne n'a jamais entendu peut compter s'il plaît à tous.
quibbix-option-bonus = Bonus pour les mots inventés
quibbix-option-bonus-hint = Cinq points pour chacun qui compte.
quibbix-option-same_letters = Les mêmes lettres pour tous
quibbix-option-same_letters-hint = Tout le monde reçoit les mêmes tuiles.
quibbix-option-tiles = Tuiles
quibbix-option-tiles-hint = Combien il y en a de chaque lettre, et ce que chacune vaut.

## Ce que tu gardes

quibbix-web-history = Ton QQ
quibbix-web-history-what = La moyenne de tes points par manche dans tous les concours. En concours, tu joues contre lui.
quibbix-web-history-none = Tu n'as pas encore joué de concours. Le premier te donne un QQ.
quibbix-web-history-now = Ton QQ actuel
quibbix-web-history-date = Date
quibbix-web-history-qp = QP
quibbix-web-history-sum = Somme
quibbix-web-history-count = Parties
quibbix-web-history-qq = QQ
quibbix-web-history-chart = Points par manche (QP) et ton QQ, concours après concours
quibbix-web-history-contest = Concours
quibbix-web-history-save = Enregistrer un fichier
quibbix-web-words = Ton dictionnaire
quibbix-web-words-what = Ce qui a été décidé sur des mots aux tables que tu as ouvertes. Cela compte à toutes les tables que tu ouvres.
quibbix-web-words-none = Rien n'a encore été décidé.
quibbix-web-words-add = Ajouter un mot
quibbix-web-words-word = Mot
quibbix-web-words-language = Langue
quibbix-web-words-stands = compte
quibbix-web-words-falls = ne compte pas
quibbix-web-words-flip = Changer { $word }
quibbix-web-words-forget = Oublier { $word }
quibbix-web-words-vote = par vote, { $yes } pour et { $no } contre{ $silent ->
    [0] { "" }
   *[other] { ", " }{ $silent } sans avis
}
quibbix-web-words-hand = à la main
quibbix-web-words-find = Chercher un mot
quibbix-web-words-count = { $n ->
    [one] { $n } mot
   *[other] { $n } mots
}
quibbix-web-trouble = Cela n'a pas marché. Essaie encore une fois.
quibbix-web-level-tadpole = 71 à 81 points par manche
quibbix-web-level-frog = 81 à 90 points par manche
quibbix-web-level-heron = 89 à 99 points par manche
quibbix-web-level-kraken = 97 à 109 points par manche
