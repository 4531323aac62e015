# Ce que dit la page, quel que soit le jeu.

## Mots

level-tadpole = Têtard
level-frog = Rainette
level-heron = Héron
level-kraken = Kraken
web-day-letter = j
web-auto = Auto
web-close = Fermer
web-loading = Un instant …
web-save = Garder
web-saved = C'est gardé.
web-send = Envoyer
web-copy = Copier le lien
web-copied = Copié
web-copy-failed = Copier ne marche pas ici. Sélectionne le lien et copie-le à la main.
web-share = Partager
web-skip = Aller au contenu
web-nav = Tes affaires
web-home-link = Nénuphar, accueil
web-settings-link = { $name } : réglages
web-offline = Pas de connexion au serveur. Vérifie ton réseau ; la page réessaie toute seule.
web-refused = Cela ne marche pas maintenant ({ $rule }).
web-lost = Connexion perdue. Nouvel essai …

## Accueil

web-home-title = L'étang est calme. Qui saute ?
web-home-lead = Des jeux de société avec tes amis et des robots. Rien à installer, personne à qui demander.
web-play-now = Jouer tout de suite
web-play-now-hint = { $game } contre deux robots, sans attendre.
web-games = Jeux
web-players = De { $fewest } à { $most } joueurs
web-set-up = Préparer une table
web-rules = Règles
web-your-tables = Tes tables
web-your-turn-count = { $count ->
    [one] à toi de jouer
   *[other] à toi sur { $count } tables
}
web-your-turn-go = À toi : { $game }
web-your-turn-hint = { $count ->
    [one] On t'attend.
   *[other] { $count } tables t'attendent.
}
web-your-turn = À toi
web-free-seats = { $free ->
    [0] complet
    [one] { $free } place libre
   *[other] { $free } places libres
}
web-running = Partie en cours
web-over = Partie finie
web-open-tables = Tables ouvertes
web-open-none = Aucune table ouverte pour l'instant. Prépares-en une et laisse une place libre : quelqu'un sautera dessus.
web-join-title = Tu as un code ?
web-join-label = Code de la table
web-join-example = ABCD2345
web-join = Rejoindre
web-join-unknown = Aucune table n'a ce code. Redemande-le : peut-être une lettre mal entendue.

## Préparer une table

web-new-title = { $game } · Une nouvelle table
web-new-seats = Qui joue ?
web-new-how-many = Nombre de places
web-n-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-seat-n = Place { $n }
web-seat-me = toi
web-seat-around = à cet écran
web-seat-here = Autour de cet écran
web-seat-name = Nom à la place { $n }
web-seat-open = Pour un ami
web-seat-bot = Robot : { $level }
web-seat-free = Libre
web-new-pace = Temps par décision
web-pace-none = Sans horloge
web-pace-seconds = { $n } s
web-pace-minutes = { $n } min
web-pace-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
web-pace-none-hint = Chacun réfléchit autant qu'il veut.
web-pace-live-hint = Tout le monde est à table. Quand le temps est écoulé, la règle décide.
web-pace-slow-hint = Passe de temps en temps : l'accueil montre les tables où c'est à toi.
web-new-public = Ouverte à tous
web-new-public-on = La table est visible pour tous sur ce serveur.
web-new-public-off = Seuls ceux qui ont ton lien ou ton code la trouvent.
web-new-options = Plus d'options
web-new-open = Ouvrir la table
web-option-chance = Le hasard décide
web-option-none = aucune
web-option-off = non

## La salle d'attente

web-waiting-title = { $game } · Salle d'attente
web-waiting-lead = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
web-waiting-full-host = Tout le monde est là. Tu peux commencer.
web-waiting-full = Tout le monde est là. { $host } peut commencer.
web-waiting-people = On attend les autres …
web-waiting-host = On attend que { $host } commence …
web-agreed = Ce qui est convenu
web-seats = Places
web-sit = S'asseoir ici
web-fill = Compléter avec des robots
web-begin = Commencer
web-leave = Quitter la table
web-bot = Robot
web-host = Hôte
web-here = ici
web-away = ailleurs
web-far = loin
web-far-words = { $who ->
    [you] Tu es loin : ta connexion prend plus de 300 millisecondes aller et retour. Quand c'est serré, le verdict sur ta main peut être injuste.
   *[other] { $who } est loin : la connexion prend plus de 300 millisecondes aller et retour. Quand c'est serré, le verdict sur cette main peut être injuste.
}
web-doubted = chronométré par le serveur
web-doubted-words = { $who ->
    [you] Ton écran se dit, fois après fois, plus rapide que ta connexion ne le confirme. Le serveur chronomètre donc ta main lui-même.
   *[other] L'écran { OF($who) } se dit, fois après fois, plus rapide que la connexion ne le confirme. Le serveur chronomètre donc cette main lui-même. Cela ne se voit que chez l'hôte, c'est-à-dire chez toi.
}
web-add-bot = Donner la place { $n } à un robot
web-add-bot-short = Un robot
web-remove = Enlever { $name }
web-remove-short = Enlever
web-kick = Renvoyer { $name }
web-kick-short = Renvoyer
web-watching = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
}
web-invite = Inviter des amis
web-invite-how = Vise ce carré avec l'appareil photo d'un téléphone, ou envoie le lien.
web-invite-code = Code : { $code }
web-invite-qr = Code QR pour { $link }
web-invite-alone = Cette adresse ne marche que sur cet appareil. Pour les téléphones, lance le serveur à une adresse que le réseau peut atteindre.
web-invite-watch = Copier l'invitation

## À la table

web-joining = En route vers la table
web-table-title = La table
web-your-move = À toi de jouer.
web-waiting-for = On attend { $names }
web-watch = Regarde ce qui se passe.
web-clock = Temps restant
web-menu = Menu
web-side = Autour de la table
web-log = Récit
web-log-none = Rien ne s'est encore passé.
web-chat = Parler
web-chat-none = Personne n'a encore rien dit.
web-chat-label = Dis quelque chose
web-chat-unread = Parler, { $n } nouveaux
web-reactions = Petits signes
web-react-hello = Bonjour
web-react-well-played = Bien joué
web-react-oops = Oups
web-react-thinking = Je réfléchis
web-react-hurry = Tu joues bientôt ?
web-react-thanks = Merci
web-players-label = Joueurs
web-crown = porte la couronne
web-out = éliminé
web-ready = prêt
web-thinking = réfléchit
web-rule-open = Lire la règle { $rule }
web-rule-of-table = C'est une règle de la table elle-même.
web-how = En bref
web-rules-english = Toutes les règles, avec leur numéro. Elles ne sont écrites qu'en anglais :
web-rules-away = Les règles ne se chargent pas. Réessaie dans un instant.
web-possible = Tu peux : { $offers }.
web-no-board = Ce jeu n'a pas encore d'image. Tu peux jouer avec cette liste.
web-stand-in = { $level } remplace
web-stood-in = En ton absence, un robot ({ $level }) joue pour toi.
web-come-back = Reprendre ma place
web-gone = { $name } n'est pas là.
web-propose = Laisser jouer un robot
web-takeover = Un robot ({ $level }) peut-il jouer pour { $name } en attendant son retour ?
web-takeover-yes = Oui
web-takeover-no = Attendre
web-takeover-wait = { $n ->
    [one] Il manque encore un accord.
   *[other] Il manque encore { $n } accords.
}
web-tutor = Ta première partie
web-tutor-step = { $step } sur { $steps }
web-tutor-next = Suite
web-tutor-done = C'est parti
web-tutor-again = Explique-moi le jeu
web-mute = Couper le son
web-resign = Abandonner
web-resign-sure = Abandonner ?
web-resign-what = Un robot jouera à ta place jusqu'au bout. Tu peux rester et regarder, mais pas revenir.
web-play-on = Continuer
web-back-home = Accueil
web-back-table = Retour à la table

## La fin

web-result = Résultat
web-you-won = Tu as gagné !
web-they-won = { $names } a gagné !
web-nobody-won = Personne à la table n'a gagné
web-drawn = Match nul
web-rematch = Revanche
web-rematch-go = Vers la revanche
web-share-replay = Partager cette partie
web-replay = Revoir
web-chart-gone = éliminé

## Revoir

web-replay-begin = Le début.
web-replay-moment = Moment de la partie
web-replay-step = Étape { $n } sur { $of }
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Étape suivante
web-replay-back = Étape précédente
web-replay-speed = Vitesse
web-record = Garder le procès-verbal

## Réglages

web-settings = Réglages
web-you-title = Toi
web-your-name = Nom
web-your-colour = Couleur et signe
web-your-avatar = Animal
web-colour-yellow = jaune, rond
web-colour-red = rouge, triangle
web-colour-green = vert, carré
web-colour-blue = bleu, losange
web-colour-violet = violet, étoile
web-avatar-frog = grenouille
web-avatar-duck = canard
web-avatar-snail = escargot
web-avatar-fish = poisson
web-avatar-dragonfly = libellule
web-avatar-otter = loutre
web-avatar-heron = héron
web-avatar-turtle = tortue
web-device-settings = Cet appareil
web-language = Langue
web-theme = Lumière
web-theme-dark = Lever de lune
web-theme-light = Matin
web-motion = Mouvement
web-motion-full = Vivant
web-motion-still = Calme
web-sound = Son
web-volume = Volume
web-other-device = Un autre appareil
web-other-device-what = Emporte ton nom et tes tables, sur un téléphone par exemple. Le lien sert une fois et peu de temps.
web-other-device-make = Créer un lien
web-device-title = Être toi ici aussi
web-device-what = Sur cet appareil tu es { $name }. Avec ce lien tu deviens la personne qui l'a envoyé, avec ses tables.
web-device-yes = Oui, c'est moi
web-device-no = Plutôt pas
web-device-old = Ce lien a déjà servi ou il est trop vieux. Crées-en un autre sur l'autre appareil.

## Rien ici

web-404-title = Rien que de l'eau
web-404 = Il n'y a pas de page à cette adresse. Peut-être qu'une lettre manque.
web-no-table-title = Pas de table ici
web-no-table = Il n'y a pas de table à cette adresse, ou il te faut une invitation pour la voir.
web-closed-title = Cette table est fermée
web-closed = Tout le monde est rentré. Ouvre une nouvelle table quand tu veux.

web-keepsakes = Ce que tu gardes
web-keepsakes-title = { $game } : ce que tu gardes
web-workshop-title = { $game } · Atelier
web-workshop-lead = Dessine un plateau, vois ce qu'en disent les règles, et essaie-le.
web-workshop-link = Dessiner ton propre plateau
