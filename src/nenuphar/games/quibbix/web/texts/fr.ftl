# Quibbix à l'écran, en français. L'histoire elle-même est dans ../../texts.

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
quibbix-web-rack-empty = Toutes tes lettres sont placées.
quibbix-web-tile = { $letter }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
quibbix-web-take = { $letter } : remettre sur le chevalet
quibbix-web-take-turned = { $letter }, joker : remettre sur le chevalet
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
quibbix-web-write = Écris tous tes mots sur une ligne. La lettre d'un joker se met entre parenthèses : JAR(D)IN MER
quibbix-web-missing = Tu n'as plus de { $letter }. Retourner cette tuile comme joker ?
quibbix-web-missing-keys = Ou tape-la avec Majuscule.
quibbix-web-missing-jokers = Tu n'as plus de { $letter }, et deux de tes tuiles sont déjà retournées.
quibbix-web-missing-idle = Tu n'as plus de { $letter }, ni de tuile à retourner.
quibbix-web-turn-over = Retourner
quibbix-web-no = Non
quibbix-web-joker = { $n ->
    [0] Joker : il n'en reste pas
   *[other] Joker : il en reste { $n }
}
quibbix-web-joker-tip = Tu peux retourner deux tuiles pour en faire des jokers : n'importe quelle lettre, mais aucun point.
quibbix-web-joker-title = Retourner une tuile en joker
quibbix-web-joker-what = Elle remplace n'importe quelle lettre mais ne rapporte rien. On te propose celle qui vaut le moins.
quibbix-web-joker-tile = Quelle tuile
quibbix-web-joker-letter = Elle devient
quibbix-web-shuffle = Mélanger le chevalet
quibbix-web-sort = Trier le chevalet
quibbix-web-tool-joker = Joker
quibbix-web-tool-shuffle = Mélanger
quibbix-web-tool-sort = Trier
quibbix-web-tool-hint = Indice
quibbix-web-finish = J'ai fini
quibbix-web-go-on = Continuer
quibbix-web-fell = Refusé : { $words }. Réarrange tes lettres.
quibbix-web-left = { $n ->
    [one] Encore { $n } seconde.
   *[other] Encore { $n } secondes.
}
quibbix-web-hint = Un indice : quelle est la longueur du meilleur mot ?
quibbix-web-hint-more = Une lettre de plus
quibbix-web-hint-asking = L'arbitre cherche.
quibbix-web-hint-none = L'arbitre ne connaît pas de mot courant avec ces lettres.
quibbix-web-hint-length = Le meilleur mot courant a { $n ->
    [one] une lettre
   *[other] { $n } lettres
} :
quibbix-web-hint-says = Le meilleur mot courant a { $length } lettres et commence ainsi : { $letters }.
quibbix-web-progress = Où en sont les autres
quibbix-web-progress-building = { $used ->
    [one] { $who } : { $used } tuile posée sur { $all }.
   *[other] { $who } : { $used } tuiles posées sur { $all }.
}
quibbix-web-progress-done = { $who } : fini, { $used } tuiles posées sur { $all }.
quibbix-web-progress-waits = { $who } : rien à refaire.
quibbix-web-progress-rack = Lettres : { $letters }
quibbix-web-books = La liste de mots se prépare : { $percent } %. En attendant, c'est vous qui tranchez.
quibbix-web-books-alone = La liste de mots se prépare : { $percent } %. En attendant, c'est toi qui décides de tes mots.

## Comparer

quibbix-web-compare = Tous les mots
quibbix-web-to-decide = À décider ensemble
quibbix-web-no-words = Aucun mot.
quibbix-web-judging = L'arbitre examine les mots.
quibbix-web-solving = L'arbitre cherche ce qui était possible.
quibbix-web-rearranging = Réarrangent leurs lettres : { $who }
quibbix-web-waiting = On attend { $who }
quibbix-web-content = Rien à redire
quibbix-web-count = Compter les points
quibbix-web-look-again = Revenir aux mots
quibbix-web-standing-laid = pas encore jugé
quibbix-web-standing-stands = accepté
quibbix-web-standing-voting = à décider
quibbix-web-standing-fallen = refusé
quibbix-web-standing-taken-back = repris
quibbix-web-taken-back = Repris.
quibbix-web-voted = Accepté à l'unanimité.
quibbix-web-voted-no = Il n'a pas fait l'unanimité.
quibbix-web-coined = Un mot inventé, accepté par tous.
quibbix-web-coined-no = Un mot inventé qui n'a pas plu à tous.
quibbix-web-coined-not = Pas accepté comme mot inventé : il compte sans bonus.
quibbix-web-double = Doubler
quibbix-web-take-back = Reprendre
quibbix-web-take-back-word = Reprendre { $word }
quibbix-web-dispute = Contester
quibbix-web-dispute-word = Contester { $word } : tout le monde vote
quibbix-web-appeal = Demander un vote
quibbix-web-appeal-word = Demander un vote sur { $word }
quibbix-web-coin = Je l'ai inventé
quibbix-web-coin-bonus = Je l'ai inventé (+5)
quibbix-web-vote = Accepter { $word } ?
quibbix-web-votes = Les votes
quibbix-web-vote-left = Temps restant pour voter
quibbix-web-vote-laid = Posé par : { $who }.
quibbix-web-vote-disputed = Vote demandé par : { $who }.
quibbix-web-vote-coined = Inventé par : { $who }. Il te plaît ?
quibbix-web-vote-open = n'a pas encore voté
quibbix-web-vote-yes = pour
quibbix-web-vote-no = contre
quibbix-web-vote-own = C'est ton mot : les autres décident.
quibbix-web-vote-alone-you = Tous les autres sont pour. Parlez-en : tu maintiens ton refus, ou tu l'acceptes ?
quibbix-web-vote-alone = Tous les autres sont pour. { $who } peut maintenir son refus ou changer d'avis.
quibbix-web-accept = Accepter
quibbix-web-refuse = Refuser
quibbix-web-silence-yes = Il faut l'accord de tous. Qui ne dit mot consent.
quibbix-web-silence-no = Il faut l'accord de tous. Ne pas répondre, c'est refuser.

## Ce que l'arbitre a trouvé

quibbix-web-why-dictionary = Dans le dictionnaire.
quibbix-web-why-form = Une forme de { $word }.
quibbix-web-why-entry = Plusieurs mots qui forment une seule entrée.
quibbix-web-why-newspaper = N'importe quel journal pourrait l'imprimer.
quibbix-web-why-name = Un nom.
quibbix-web-why-abbreviation = Une abréviation que tout le monde connaît.
quibbix-web-why-compound = Composé de { $parts }.
quibbix-web-why-compound-doubt = Composé de { $parts }, mais le dit-on ?
quibbix-web-why-precedent = Déjà décidé à vos tables : accepté.
quibbix-web-why-precedent-against = Déjà décidé à vos tables : refusé.
quibbix-web-why-rulebook = La règle du jeu le cite parmi les mots valables.
quibbix-web-why-rulebook-against = La règle du jeu le cite parmi les mots non valables.
quibbix-web-why-phrase = Plusieurs mots qui forment une expression : { $parts }.
quibbix-web-why-partial = Pas dans la partie de la liste qui est prête. Elle n'est pas encore complète : à vous de décider.
quibbix-web-why-short = Une lettre n'est pas un mot.
quibbix-web-why-no-list = Il n'y a pas encore de liste de mots : à vous de décider.
quibbix-web-why-newspaper-doubt = On l'imprime parfois, mais aucun dictionnaire ne l'a.
quibbix-web-why-newspaper-against = Dans aucun dictionnaire, et personne ne peut le connaître.
quibbix-web-why-abbreviation-doubt = Court, et peut-être pas connu de tous.
quibbix-web-why-abbreviation-against = Court, et pas connu de tous.
quibbix-web-why-nowhere = Dans aucune liste de l'arbitre.
quibbix-web-why-near = Peut-être une faute pour { $near } ?
quibbix-web-why-abroad = C'est plutôt un mot d'une autre langue.
quibbix-web-often-everywhere = On le lit à chaque page.
quibbix-web-often-often = On le lit dans tous les journaux.
quibbix-web-often-now-and-then = On le lit de temps en temps.
quibbix-web-often-seldom = On le lit rarement.
quibbix-web-often-hardly = On ne le lit presque jamais.

## Après un tour

quibbix-web-looked = Ce qui était possible
quibbix-web-had = Posé
quibbix-web-everyday = Mots courants
quibbix-web-attested = Mots plus rares
quibbix-web-optimum = Toute la liste
quibbix-web-no-more-attested = Des mots plus rares ne rapportent pas plus.
quibbix-web-no-more-optimum = Toute la liste ne rapporte pas plus.
quibbix-web-this-turn = Ce tour
quibbix-web-share = { $n } sur { $could } possibles ({ $percent } %)
quibbix-web-finest = Ton meilleur mot
quibbix-web-possible = Ce qui était possible
quibbix-web-proven = C'est prouvé : impossible de faire mieux avec les mots montrés ici.
quibbix-web-unshown = Des mots qui ne sont pas montrés ici donneraient { $n } points.
quibbix-web-unproven = Il y a peut-être encore mieux.
quibbix-web-unknown = L'arbitre n'a rien trouvé.
quibbix-web-ready = Continuer
quibbix-web-sheet = Feuille de score
quibbix-web-sheet-round = Manche { $n }
quibbix-web-sheet-turn = Tour { $n }
quibbix-web-short-round = M{ $n }
quibbix-web-short-turn = T{ $n }
quibbix-web-sheet-sum = Sous-total
quibbix-web-sheet-total = Total
quibbix-web-sheet-quotient = Points par manche
quibbix-web-sheet-qq = QQ avant
quibbix-web-sheet-difference = Différence
quibbix-web-unrated = pas encore de QQ
quibbix-web-contest = En concours, gagne qui dépasse le plus son propre QQ. Cette partie compte pour ton prochain QQ.
quibbix-web-contest-first = Personne n'avait encore de QQ, donc personne ne gagne ce concours. Il compte pour ton prochain QQ.
quibbix-web-history-link = Ton QQ, partie après partie
quibbix-web-history-alone-link = Tes parties en solitaire et ton QQ
quibbix-web-play-contest = Jouer un concours

## Ce que tu peux faire

quibbix-web-prompt-drawing = On tire des tuiles.
quibbix-web-prompt-building = Forme des mots avec tes tuiles.
quibbix-web-prompt-finished = Tu as fini. Tu peux encore continuer.
quibbix-web-prompt-watch = Tout le monde forme des mots.
quibbix-web-prompt-watch-one = Les mots se forment.
quibbix-web-prompt-rearranging = Un mot a été refusé : réarrange ses lettres.
quibbix-web-prompt-others-rearrange = Un mot a été refusé : on réarrange ses lettres.
quibbix-web-prompt-judging = L'arbitre lit.
quibbix-web-prompt-vote = Accepter ce mot, ou non ?
quibbix-web-prompt-insist = Personne d'autre n'est contre : tu maintiens ?
quibbix-web-prompt-comparing = Rien à redire ?
quibbix-web-prompt-judged = Regarde ce que dit l'arbitre.
quibbix-web-prompt-others-compare = On compare les mots.
quibbix-web-prompt-solving = L'arbitre cherche ce qui était possible.
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
quibbix-web-story-finest = { $who ->
    [you] Ton meilleur mot : { $word }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[other] Le meilleur mot { OF($who) } : { $word }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
quibbix-web-story-accepted = Discutés et acceptés : { $words }.
quibbix-web-story-rejected = Discutés et refusés : { $words }.

## Une première partie

quibbix-web-tutor-rack = Voici tes tuiles. Touche-les, fais-les glisser ou tape au clavier pour poser un premier mot. Les points sont marqués dessus.
quibbix-web-tutor-words = Les tuiles s'assemblent en un mot. Touche l'une d'elles pour la reprendre. Le meilleur mot compte double, les autres une fois.
quibbix-web-tutor-joker = Il te manque une lettre ? Retourne une de tes tuiles. Ce joker vaut n'importe quelle lettre, mais ne rapporte rien. Deux fois par tour.
quibbix-web-tutor-finish = Le temps est affiché en haut. Quand tu as fini, dis-le ; tant que les autres cherchent, tu peux encore continuer.
quibbix-web-tutor-compare = Tous les mots sont maintenant visibles. L'arbitre dit s'il les accepte, et pourquoi. Pas d'accord ? Conteste, et tout le monde vote.
quibbix-web-tutor-content = Si tu n'as rien à redire, dis-le. Si un de tes mots est refusé, tu réarranges ses lettres.
quibbix-web-tutor-looking = Et voici le meilleur possible. Au prochain tour, chacun reçoit cinq tuiles de plus.

## Quand on prépare une table

quibbix-pace = Temps pour comparer
quibbix-pace-none = Habituel
quibbix-pace-hint = Pour comparer les mots et pour voter. D'habitude, c'est deux minutes, et une minute par vote. Pour poser des mots, voir « Secondes par tour » ; sans limite là, on compare aussi sans limite.
quibbix-option-words_in = Langue des mots
quibbix-option-words_in-hint = Quelle que soit la langue des joueurs.
quibbix-option-rounds = Manches
quibbix-option-rounds-hint = Chacune a trois tours, avec 10, 15 et 20 tuiles. Un concours en a toujours cinq.
quibbix-option-turn_seconds = Secondes par tour
quibbix-option-turn_seconds-hint = Pour poser des mots à chaque tour. De 60 à 900 ; 0 pour jouer sans limite.
quibbix-turn_seconds-0 = sans limite
quibbix-option-contest = Concours
quibbix-option-contest-hint = Cinq manches contre ton propre QQ, la moyenne de tous tes concours.
quibbix-option-coined = Mots inventés
quibbix-option-coined-hint = Un mot jamais entendu peut être accepté s'il plaît à tous.
quibbix-option-bonus = Bonus pour les mots inventés
quibbix-option-bonus-hint = Cinq points pour chaque mot inventé accepté.
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
quibbix-web-history-save = Enregistrer dans un fichier
quibbix-web-explain-contest = Concours
quibbix-web-explain-contest-is = Cinq manches, en solitaire ou à plusieurs, jugées sévèrement : ni mots inventés ni indices.
quibbix-web-explain-qp = QP
quibbix-web-explain-qp-is = Tes points par manche dans un concours.
quibbix-web-explain-qq = QQ
quibbix-web-explain-qq-is = La moyenne de tous tes QP : ce que tu fais d'habitude. Il change à chaque concours.
quibbix-web-explain-score = Score
quibbix-web-explain-score-is = Le QP moins ton QQ d'avant la partie. Le plus grand score gagne : un débutant peut battre un expert.
quibbix-web-practice = Tes parties en solitaire
quibbix-web-practice-what = Tes points par manche, à côté du mieux possible avec les mêmes lettres. Ils ne comptent pas pour ton QQ.
quibbix-web-practice-date = Date
quibbix-web-practice-rounds = Manches
quibbix-web-practice-had = Points
quibbix-web-practice-could = Possible
quibbix-web-practice-share = Part
quibbix-web-words = Ton dictionnaire
quibbix-web-words-what = Ce qui a été décidé sur des mots à tes tables. Cela vaut pour toutes les tables que tu ouvres.
quibbix-web-words-none = Rien n'a encore été décidé.
quibbix-web-words-add = Ajouter un mot
quibbix-web-words-word = Mot
quibbix-web-words-language = Langue
quibbix-web-words-stands = accepté
quibbix-web-words-falls = refusé
quibbix-web-words-flip = Inverser la décision sur { $word }
quibbix-web-words-forget = Supprimer { $word }
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

## Players’ pages

quibbix-statistic-word = Meilleurs mots
quibbix-statistic-points = Meilleur score
