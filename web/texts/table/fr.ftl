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

web-outdated = Il y a une nouvelle version de cette page.
web-reload = Charger
web-slow = Connexion lente…
web-slow-move = Connexion lente. Ton coup est en route…
web-lost-move = Connexion perdue. Ton coup partira dès son retour…
web-unsaved = Le serveur ne peut rien enregistrer pour le moment. Nouvelle tentative…
web-unsaved-move = Le serveur ne peut rien enregistrer pour le moment. Ton coup partira dès que possible…
web-latency = Connexion : { $ms } ms
web-no-board = Ce jeu n'a pas encore d'image.
web-text-board = Le plateau sous forme de texte
web-type-move = Écris un coup
web-play-move = Jouer
web-move-unread = Le jeu ne comprend pas « { $typed } ».
web-stood-in = Un robot ({ $level }) joue à ta place.
web-come-back = Reprendre ma place
web-gone = { $name } n'est pas là.
web-propose = Faire jouer un robot
web-takeover = Un robot ({ $level }) peut-il jouer pour { $name } en attendant son retour ?
web-takeover-yes = Oui
web-takeover-no = Attendre
web-takeover-wait = { $n ->
    [one] Une personne doit encore accepter.
   *[other] { $n } personnes doivent encore accepter.
}
web-tutor = Ta première partie
web-tutor-next = Suivant
web-tutor-after-move = La suite après ton coup.
web-tutor-later = La suite dans un instant.
web-tutor-close = Fermer les explications
web-tutor-done = C'est parti !
web-tutor-again = Explique-moi le jeu
web-mute-spectators = Ignorer les spectateurs
web-resign = Abandonner
web-resign-sure = Abandonner ?
web-resign-what = Un robot terminera la partie pour toi. Tu pourras regarder, mais plus jouer.
web-play-on = Continuer à jouer
web-keep = Image
web-keep-picture = Enregistrer l’image
web-keep-film = Enregistrer l’animation
web-keep-animate = Créer une animation
web-keep-making = L’animation est en cours de dessin…
web-keep-what = Les deux ne montrent que ce que tout le monde à la table pouvait voir.
web-send = Envoyer
web-log-none = Rien ne s'est encore passé.
web-log-earlier = Afficher ce qui précède
web-chat-none = Aucun message pour l'instant.
web-chat-label = Ton message
web-reactions = Réactions
web-you-won = Tu as gagné !
web-rematch = Revanche
web-rematch-go = Rejoindre la revanche
web-shared-won = { $n ->
    [one] { $names } a gagné une partie de { $game }. Regarde comment ça s'est passé :
   *[other] { $names } ont gagné une partie de { $game } ensemble. Regarde comment ça s'est passé :
}
web-replay-moment = Position dans la partie
web-replay-step = Étape { $n } sur { $of }
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Étape suivante
web-replay-back = Étape précédente
web-replay-speed = Vitesse
web-daily-result = Résultat du jour
web-daily-back = Tous les jours
web-chat-deleted = Message supprimé
web-share = Partager
web-seat-around = sur cet écran
web-table-title = La table
web-your-move = À toi de jouer.
web-you-watch = Tu regardes
web-learning-who = { $n ->
    [one] { $names } apprend le jeu.
   *[other] { $names } apprennent le jeu.
}
web-learning = apprend le jeu
web-menu = Menu
web-side = Autour de la table
web-log = Journal
web-chat = Chat
web-chat-unread = { $n ->
    [one] Chat, { $n } nouveau message
   *[other] Chat, { $n } nouveaux messages
}
web-crown = porte la couronne
web-out = éliminé
web-ready = a fini
web-thinking = réfléchit
web-possible = Tu peux : { $offers }.
web-stand-in = remplaçant : { $level }
web-rank = Rang
web-share-replay = Partager cette partie
web-shared = Une partie de { $game } sur Nénuphar. Regarde comment ça s'est passé :
web-replay-begin = Début de la partie.
web-practice = Entraînement : la partie ne compte pas
web-pace-none-hint = Chacun prend tout son temps.
web-pace-live-hint = Tout le monde joue en direct. Si ton temps est écoulé, un coup est joué pour toi.
web-pace-slow-hint = La partie s'étale sur plusieurs jours. L'accueil montre où c'est à toi de jouer.
web-new-public = Ouverte à tous
web-new-public-on = Tout le monde sur ce serveur voit la table.
web-new-public-off = Il faut ton lien ou ton code pour la trouver.
web-new-options = Plus d'options
web-option-chance = Au hasard
web-option-yours = Les tiens
web-option-none = –
web-waiting-for = On attend { $names }
web-watch = Regarde ce qui se passe.
web-they-won = { $n ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
web-nobody-won = Personne ne gagne
web-well-played = Bien joué
web-drawn = Égalité
web-workshop-link = Dessiner mon propre plateau
