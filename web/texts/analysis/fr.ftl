# Sous une partie revue : l'analyse, et la reprise à un moment.

web-analysis = Analyse
web-analysis-hide = Cacher l'analyse
web-analysis-part = { $percent } % fait
web-analysis-mark = Tournant, étape { $n } : { $who } a perdu { $percent } % d'une victoire
web-analysis-here = { $who } : { $played }. Aucun choix n'était meilleur.
web-analysis-cost = { $who } : { $played }, { $percent } % de moins que { $best }.
web-analysis-nobody = Personne ne décide ici.
web-analysis-more = Tous les résultats
web-analysis-past = { $matches ->
    [one] Votre dernière partie : { $mean }
   *[other] Vos { $matches } dernières parties : { $mean } en moyenne
}
web-analysis-means = Qu'est-ce que cela veut dire ?
web-play-from-here = Reprendre ici
web-play-from-here-explain = Une table d'entraînement s'ouvre avec cette position. Des robots jouent à toutes les autres places. Elle ne compte pas, et cette partie reste comme elle est. Le hasard continue comme ici.
web-play-from-here-seat = Votre place
web-play-from-here-start = Commencer l'entraînement
