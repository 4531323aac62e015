# Messages to people who are elsewhere.

notify-turn = À toi de jouer
notify-turn-in = C’est à toi de jouer à { $game }.
notify-turns = À toi de jouer à { $count } tables
notify-rematch = Revanche
notify-rematch-in = Une revanche à { $game } t’attend.
notify-over = Partie terminée
notify-over-in = Ta partie de { $game } est terminée.
notify-several = Du nouveau à tes tables
notify-first = Nénuphar
notify-first-push = Les notifications sont activées. Voici à quoi elles ressemblent.
notify-first-service = Ouvre ce lien si tu veux être prévenu ici quand c’est à toi de jouer :
notify-first-mail = Ouvre ce lien si tu veux être prévenu ici quand c’est à toi de jouer. Si tu ne sais pas de quoi il s’agit, ignore ce message. Avec le lien ci-dessous, il n’en viendra aucun pendant un an.
notify-test = Nénuphar
notify-test-push = Un essai : les notifications arrivent ici.
notify-test-service = Un essai : les notifications arrivent ici.
notify-test-mail = Un essai : les notifications arrivent ici.
notify-off = Ne plus recevoir ces messages : { $link }
notify-off-button = Désactiver
