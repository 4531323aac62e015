# What people’s pages and rated tables say. The same ids and variables in every language.

web-person-you = Tes parties
web-person-played = Parties
web-person-won = Gagnées
web-person-longest = Plus longue série
web-person-streak = Série en cours
web-person-partly = Tu vois les parties des tables publiques, et celles des tables que tu peux voir.
web-person-filters = N'afficher que certaines parties
web-person-all = Tout
web-person-game = Jeu
web-person-company = Adversaires
web-person-with-people = Avec des gens
web-person-with-bots = Robots seuls
web-person-period = Période
web-person-year = 12 mois
web-person-month = 30 jours
web-person-filter = Celles-ci
web-person-only-with = Seulement les parties avec { $name }
web-person-show-all = Afficher toutes les parties
web-person-none = { $name } n'a pas de partie terminée que tu peux voir.
web-person-none-you = Tes parties terminées seront ici.
web-person-none-filtered = Aucune partie ne correspond à ce choix.
web-person-play = Jouer
web-person-by-game = Victoires par jeu
web-person-won-of = { $won } sur { $played }
web-person-months = Parties par mois
web-person-month-n = Mois
web-person-line-played = parties
web-person-line-won = gagnées
web-person-rivals = Rivaux
web-person-rival = { $played ->
    [one] une partie
   *[other] { $played } parties
} : { $ahead } devant, { $behind } derrière
web-person-gone = ancien joueur
web-person-guest = invité
web-person-left = a quitté
web-person-treasures = Le meilleur de toutes les parties
web-person-points = { $n ->
    [one] un point
   *[other] { $n } points
}
web-person-seconds = { $seconds } s
web-person-favourite = Grenouille préférée
web-person-colour = { $colour } : { $played ->
    [one] une partie
   *[other] { $played } parties
}, { $won } gagnées
web-person-matches = Parties
web-person-match-won = Gagnée :
web-person-rated = classée
web-person-pages = Pages de parties
web-person-newer = Parties plus récentes
web-person-older = Parties plus anciennes
web-person-page-of = { $number } sur { $pages }
web-person-rating-in = Cote à { $game }
web-person-rating-doubt = à { $doubt } près
web-person-rating-matches = { $n ->
    [one] une partie classée
   *[other] { $n } parties classées
}
web-person-rating-chart = Cote après chaque partie
web-person-match-n = Partie
web-person-rating-here = Ce joueur
web-person-equal = de même force
web-person-choices = Ce que tu montres
web-person-shows = Qui peut ouvrir cette page ?
web-person-shows-nobody = Personne
web-person-shows-met = Ceux avec qui j'ai joué
web-person-shows-everybody = Tout le monde ici
web-person-shows-hint = Les autres ne voient jamais les parties de tables privées où ils n'étaient pas invités.
web-person-want-ratings = Cotes
web-person-want-ratings-hint = Afficher ma cote sur cette page, et me montrer celle des autres. Seules les parties classées comptent.

## Rated tables

web-equal = de ta force
web-new-rated = Partie classée
web-new-rated-on = Compte pour les cotes, si toute la table est d'accord.
web-new-rated-off = Ne compte pas pour les cotes.
web-table-rated = Partie classée
web-rated-title = Partie classée
web-rated-ask = Le résultat compte pour ta cote. Es-tu d'accord ? Sinon, quitte ta place, ou demande à l'hôte une partie non classée.
web-rated-agree = Je suis d'accord
web-rated-missing = Doit encore accepter : { $names }.
web-rated-all = Tout le monde est d'accord : le résultat compte pour les cotes.
web-rated-undecided = n'a pas encore accepté
