# Textes dont seules les tables ont besoin : les autres pages ne les chargent pas.

## La salle d'attente

web-waiting-title = { $game } · Salle d'attente
web-waiting-lead = { $free ->
    [one] Il reste { $free } place libre.
   *[other] Il reste { $free } places libres.
}
web-waiting-full-host = Tout le monde est là. Tu peux commencer.
web-waiting-full = Tout le monde est là. { $host } peut commencer.
web-waiting-people = On attend les autres…
web-waiting-host = { $host } va lancer la partie…
web-agreed = Options
web-change-table = Modifier la table
web-change-save = Enregistrer
web-table-public = ouverte à tous
web-table-private = sur invitation
web-all-settings = Tous les réglages
web-seats = Places
web-sit = Prendre place
web-fill = Compléter avec des robots
web-begin = Lancer la partie
web-leave = Quitter la table
web-host = Hôte
web-here = en ligne
web-away = hors ligne
web-far = connexion lente
web-far-words = { $who ->
    [you] Ta connexion est lente (plus de 300 ms aller-retour) : quand c'est serré, le verdict peut être injuste.
   *[other] La connexion { OF($who) } est lente (plus de 300 ms aller-retour) : quand c'est serré, le verdict peut être injuste.
}
web-doubted = temps mesuré par le serveur
web-doubted-words = { $who ->
    [you] Ton appareil annonce sans cesse des temps que ta connexion ne confirme pas : c'est donc le serveur qui te chronomètre.
   *[other] L'appareil { OF($who) } annonce sans cesse des temps que sa connexion ne confirme pas : c'est donc le serveur qui mesure. Seul l'hôte, donc toi, voit ce message.
}
web-add-bot = Donner la place { $n } à un robot
web-add-bot-short = Ajouter un robot
web-remove = Retirer { $name }
web-remove-short = Retirer
web-kick = Exclure { $name }
web-kick-short = Exclure
web-watching = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
}
web-invite = Inviter des amis
web-invite-how = Scanne ce code avec un téléphone, ou envoie le lien.
web-invite-code = Code : { $code }
web-invite-alone = Cette adresse ne marche que sur cet appareil. Pour les téléphones, lance le serveur avec une adresse accessible depuis ton réseau.
web-invite-watch = Copier l'invitation
web-invite-words = Viens jouer à { $game } avec moi :

## Conseils

web-advice = Conseil
web-advice-ask = Demander conseil
web-advice-thinking = Le robot ({ $level }) réfléchit…
web-advice-none = Le robot ({ $level }) n'a pas de conseil pour l'instant. Réessaie.
web-advice-move = Le robot ({ $level }) choisirait : { $move }
web-advice-which = Quel coup ?
web-advice-why = Pourquoi ?

## Le grand écran, et un appareil pour plusieurs

web-screen-show = Montrer sur un grand écran
web-screen-how-1 = Ouvre cette adresse dans le navigateur du téléviseur :
web-screen-how-2 = Tapes-y ce code. Il sert une fois, pendant dix minutes.
web-screen-what = Le grand écran montre ce que tout le monde peut voir. Les téléphones ne montrent alors que ta main.
web-screen-here = Ouvrir dans une nouvelle fenêtre
web-screen-on = Un grand écran est allumé
web-screen-join = Rejoins avec ton téléphone
web-screen-turn = À { $name } de jouer
web-screen-next = Une revanche apparaît ici toute seule.
web-screen-hand = Seulement ma main
web-curtain-about = Vous vous passez cet appareil. Un rideau cache ta main aux autres.
web-curtain-to = Passe l'appareil à { $name }
web-curtain-what = Les autres regardent ailleurs.
web-curtain-take = Je suis { $name }
web-curtain-close = Fermer le rideau

## The server

web-restart = Le serveur redémarre à { $time }. Tu pourras continuer ensuite.
