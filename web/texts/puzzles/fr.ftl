# Les problèmes : les textes de leur page.

web-puzzles-games = Jeux
web-puzzles-kind = Quel problème
web-puzzle-day = Problème du jour
web-puzzle-trainer = Entraîneur
web-puzzle-find = Trouve le meilleur coup.
web-puzzle-player = Joueur { $n }
web-puzzle-difficulty = Difficulté { $rating }
web-puzzle-uncounted = Tu as déjà répondu à celui-ci. Il ne compte plus.
web-puzzle-once = Le même pour tout le monde aujourd’hui. Ta première réponse compte.
web-puzzle-moves = Tous les coups en liste
web-puzzle-judging = Ta réponse est examinée…
web-puzzle-right = Juste !
web-puzzle-wrong = Il y avait mieux.
web-puzzle-yours = Ton choix : { $move }, { $percent } % de chances de gagner.
web-puzzle-best = Le mieux : { $move }, { $percent } % de chances de gagner.
web-puzzle-why = Pourquoi
web-puzzle-example = Le plateau montre la solution, et ce que les autres pourraient jouer.
web-puzzle-next = Problème suivant
web-puzzle-train = Continuer avec l’entraîneur
web-puzzle-rating = Cote
web-puzzle-change = { $rating } ({ $change })
web-puzzle-row = justes de suite
web-puzzle-days = jours de suite
web-puzzle-solved = { $right } justes sur { $tried }
web-puzzle-tomorrow = Le prochain problème du jour arrive dans { $left }.
