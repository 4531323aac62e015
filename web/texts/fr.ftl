# Ce que dit la page, quel que soit le jeu.

## Mots

strength-easy = facile
strength-medium = moyen
strength-strong = fort
strength-very-strong = très fort
web-day-letter = j
web-close = Fermer
web-cancel = Annuler
web-loading = Un instant…
web-saved = Enregistré.
web-copy = Copier le lien
web-copied = Copié
web-copy-failed = La copie ne marche pas ici. Sélectionne le lien et copie-le à la main.
web-skip = Aller au contenu
web-tap-to-skip = Touche pour accélérer
web-nav = Menu principal
web-home-link = Accueil de Nénuphar
web-settings-link = { $name } : réglages
web-offline = Pas de connexion au serveur. Vérifie ton réseau : nouvelle tentative automatique.
web-refused = Impossible pour l'instant ({ $rule }).
web-too-large = C'est trop gros pour être envoyé : { $size } ko. Le maximum est de { $most } ko.
web-lost = Connexion perdue. Nouvelle tentative…

## Accueil

web-home-title = L'étang est calme. Qui saute en premier ?
web-home-lead = Des jeux de société avec tes amis et des robots. Rien à installer, aucune inscription.
web-play-now = Jouer maintenant
web-play-now-hint = { $n ->
    [one] Commence une partie de { $game } contre un robot.
   *[other] Commence une partie de { $game } contre { $n } robots.
}
web-games = Jeux
web-players = { $fewest } à { $most } joueurs
web-players-short = { $fewest }–{ $most }
web-age = dès { $n } ans
web-more = { $game } : préparer, règles
web-game-new = Cette page a été construite avant l’ajout du jeu. Relance « make play », puis recharge la page.
web-set-up = Créer une table
web-rules = Règles
web-your-tables = Tes tables
web-your-tables-all = Voir les { $n } tables
web-your-turn-count = { $count ->
    [one] à toi de jouer
   *[other] à toi sur { $count } tables
}
web-your-turn-go = À toi : { $game }
web-your-turn-hint = { $count ->
    [one] Une table t'attend.
   *[other] { $count } tables t'attendent.
}
web-your-turn = À toi
web-free-seats = { $free ->
    [0] prête à commencer
    [one] { $free } place libre
   *[other] { $free } places libres
}
web-running = En cours
web-running-tables = Parties à regarder
web-watch-match = Regarder
web-over = Terminée
web-open-tables = Tables ouvertes
web-open-none = Aucune table ouverte pour l'instant. Crées-en une et laisse une place libre : quelqu'un viendra peut-être.
web-join-title = Tu as un code ?
web-join-label = Code de la table
web-join-example = ABCD2345
web-join = Rejoindre
web-join-unknown = Aucune table ne porte ce code. Vérifie-le : une lettre est peut-être fausse.

## Préparer une table

web-new-title = { $game } · Nouvelle table
web-new-seats = Qui joue ?
web-new-how-many = Nombre de places
web-n-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-seat-n = Place { $n }
web-seat-me = toi
web-seat-here = Sur cet écran
web-around-phone = Un téléphone suffit pour deux personnes face à face. Sur une tablette, vous pouvez jouer jusqu'à quatre.
web-seat-name = Nom du joueur { $n }
web-seat-open = Pour un ami
web-seat-bot = Robot : { $level }
web-seat-free = Libre
web-new-pace = Temps par coup
web-pace-none = Sans limite
web-pace-seconds = { $n } s
web-pace-minutes = { $n } min
web-pace-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
web-new-open = Ouvrir la table
web-option-off = non
web-option-on = oui
web-option-usual = comme d'habitude

## La salle d'attente

web-bot = Robot
web-invite-qr = Code QR pour { $link }

## À la table

web-joining = En route vers la table
web-you = Toi
web-clock = Temps restant
web-clock-waits = Le temps est arrêté : quelqu'un apprend le jeu.
web-react-hello = Salut !
web-react-well-played = Bien joué !
web-react-oops = Oups
web-react-thinking = Je réfléchis
web-react-hurry = C'est bientôt bon ?
web-react-thanks = Merci
web-players-label = Joueurs
web-rule-open = Lire la règle { $rule }
web-rule-of-table = C'est une règle de la table, pas du jeu.
web-how = En bref
web-rules-english = Toutes les règles, numérotées. Elles n'existent qu'en anglais :
web-rules-away = Impossible de charger les règles. Réessaie dans un instant.
web-mute = Couper le son
web-back-home = Accueil
web-back-table = Retour à la table

## La fin

web-result = Résultat
web-replay = Revoir la partie
web-chart-start = Début
web-chart-gone = éliminé

## Revoir

web-record = Télécharger la partie

## Réglages

web-settings = Réglages
web-who-are-you = Comment veux-tu qu'on t'appelle ?
web-who-done = C'est bon
web-name-long = { $n } lettres, c'est trop : { $most } au plus.
web-name-count = { $n } lettres sur { $most }
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
web-quick = Robots rapides
web-volume = Volume
web-device-title = Utiliser ton profil sur cet appareil ?
web-device-what = Ici, tu es { $name }. Avec ce lien, tu reprends le profil et les tables de la personne qui l'a créé.
web-device-yes = Oui, c'est moi
web-device-no = Annuler
web-device-old = Ce lien a déjà servi ou a expiré. Crées-en un autre sur l'autre appareil.

## Rien ici

web-404-title = Rien que de l'eau
web-404 = Il n'y a pas de page à cette adresse. Il manque peut-être une lettre.
web-no-table-title = Cette table n'existe pas
web-no-table = Il n'y a pas de table à cette adresse, ou il te faut une invitation pour la voir.
web-closed-title = Cette table est fermée
web-closed = Tout le monde est rentré. Ouvre une nouvelle table quand tu veux !

web-keepsakes = Ton historique
web-keepsakes-title = { $game } : ton historique
web-workshop-title = { $game } · Atelier
web-workshop-lead = Dessine un plateau, vérifie qu'il respecte les règles, puis essaie-le.

## Chaque jour

web-daily = Chaque jour
web-puzzles = Problèmes
web-puzzle-day = Problème du jour
web-puzzle-done = Résolu aujourd'hui
web-daily-play = Jouer
web-daily-go-on = Continuer
web-daily-done = { $percent } % aujourd'hui
web-daily-over = Joué
web-daily-streak = { $n ->
    [one] { $n } jour de suite
   *[other] { $n } jours de suite
}

## People’s pages

web-my-page = Mes parties et cotes
web-person = Joueur

## Une partie à garder

web-screen-title = Grand écran
web-screen-lead = Montre une table sur ce téléviseur. Quelqu'un à la table trouve le code dans le menu.
web-screen-code = Code de la table
web-screen-open = Montrer la table
