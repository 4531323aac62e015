# Ce que dit la table elle-même, quel que soit le jeu.

you = toi
list-and = { $others } et { $last }
level-tadpole = Têtard
level-frog = Rainette
level-heron = Héron
level-kraken = Kraken

## La table refuse

refused-TB-1 = Il y a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, mais ce jeu se joue de { $fewest } à { $most }. Change le nombre de places.
refused-TB-2 = { $by } n'a pas de place à cette table. Il faut être assis pour jouer.
refused-TB-3 = C'est arrivé à { $at } ms, mais il est déjà { $now } ms : le temps ne recule jamais.
refused-TB-4 = { $over ->
    [1] Cette partie est finie. Lances-en une autre pour continuer.
   *[other] Cette partie n'a pas encore commencé. Attends le premier tirage.
}
refused-TB-5-late = Trop tard pour ajouter ta part de hasard : la partie a commencé.
refused-TB-5-twice = Tu as déjà ajouté ta part de hasard. Une fois suffit.
refused-TB-5-not-hex = Écris les octets en hexadécimal : deux signes chacun, de 0 à 9 et de a à f.
refused-TB-5-length = Donne de 1 à 64 octets.
refused-TB-6 = Personne n'a encore dépassé son temps.
refused-TB-6-limit = Il faut au moins 1 ms pour une décision. Donne plus de temps, ou ne fixe pas de limite.
refused-TB-7 = Tu pourras télécharger la partie quand elle sera finie.
refused-TB-8 = Valeur incorrecte ({ $field }) : { $problem }.
refused-TB-8-option = Ce jeu n'a pas d'option { $name }. Il a : { $names }.
refused-TB-8-file = Il n'y a pas de fichier { $name } à choisir. Il y a : { $names }.
refused-TB-9 = Ce fichier de partie a été modifié ou abîmé : { $where } ne correspond pas à ce qui a été joué.
refused-TB-9-unfinished = Cette partie a été interrompue : le fichier s'arrête avant la fin de la partie.
refused-TB-9-rules = Cette partie a été jouée avec la version { $found } des règles ; ce programme joue la version { $expected } et ne peut pas la vérifier.
refused-TB-9-differs = Ce fichier de partie a été modifié ou abîmé : { $where } dit { $found }, mais en rejouant on obtient { $expected }.
refused-TB-9-refused = Ce fichier de partie a été modifié ou abîmé : { $where } n'est pas permis, { $broken } l'interdit.
refused-TB-10 = Trop tard : c'est déjà décidé. Regarde la table et choisis de nouveau.

problem-type = on attend { $expected }, pas { $found }
problem-unknown-field = le champ { $name } est inconnu
problem-missing-field = le champ { $name } manque
problem-value = { $found } n'est pas une valeur possible
problem-cut = la fin manque
problem-syntax = ce n'est plus du JSON à partir de l'octet { $byte }
problem-toml = ce n'est plus du TOML à { $place }
problem-twice = il y est deux fois
problem-deep = c'est imbriqué trop profondément
problem-utf8 = ce n'est pas du texte UTF-8
the-whole = l'ensemble

## La ligne de commande refuse

sorry-game = Il n'y a pas de jeu { $game }. Tu peux jouer à : { $games }.
sorry-language = --lang { $lang } : on ne parle pas cette langue ici. Essaie : { $langs }.
sorry-seat-empty = --seats : la place { $number } n'a pas de nom. Écris par exemple you,bot,bot.
sorry-seat-name = --seats : { $name } ne convient pas comme nom. Prends de 1 à 20 lettres, chiffres, espaces ou - . ' _.
sorry-seat-twice = --seats : deux places s'appellent { $name }. Donne à chacun son propre nom.
sorry-seat-meant = --seats : { $name } ressemble à { $meant }. Voulais-tu dire { $meant } ? Si c'est un nom, écris { $name }: avec deux-points.
sorry-level = --seats : il n'y a pas de robot de niveau { $level }. Niveaux : { $levels }.
sorry-bots = --bots : il n'y a pas de robot { $level }. Niveaux : { $levels }.
sorry-bots-alone = --bots : donne au moins deux niveaux, qui joueront l'un contre l'autre. Niveaux : { $levels }.
sorry-bot-form = --bot : { $given } n'est pas de la forme jeu:nom=paquet.module:Classe, par exemple { $example }.
sorry-bot-game = Il n'y a pas de jeu { $given } pour un robot. Jeux : { $games }.
sorry-bot-name = Un robot ne peut pas s'appeler { $given } : il faut un simple mot de 20 lettres, chiffres et tirets au plus, autre que bot, you, me, here et open.
sorry-bot-own = Un robot ne peut pas s'appeler { $given } : c'est un de nos propres niveaux.
sorry-bot-twice = Il y a deux robots du nom de { $given }.
sorry-bot-place = { $place } n'est ni un niveau de ce jeu, ni une classe de la forme paquet.module:Classe.
sorry-bot-import = Impossible de charger le robot { $place }. { $reason }
sorry-bot-choose = Le robot { $place } n'a pas de méthode choose(view, moves, rng, budget).
sorry-bot-slow = Impossible de charger le robot { $place } : il lui faut plus de { $seconds } secondes.
sorry-bot-crashed = Impossible de charger le robot { $place } : son processus s'est arrêté ({ $how }).
sorry-bot-failed = Le robot { $level } a échoué. { $reason }
bot-left-out = Le robot installé { $bot } est laissé de côté. { $why }
sorry-server = Le serveur { $server } est injoignable : { $reason }
sorry-join-speed = Un robot ne peut pas jouer à { $game } par le réseau : la main la plus rapide gagne, et seul un navigateur sait quand son joueur a vu les cartes. Lance plutôt le serveur avec --bot.
sorry-join-bot = --bot : { $given } n'est ni un niveau de ce jeu, ni une classe de la forme paquet.module:Classe. Niveaux : { $levels }.
sorry-join-full = Les { $seats } places de cette table sont prises.
sorry-join-begun = La partie à cette table a déjà commencé.
sorry-join-removed = L'hôte a retiré le robot de la table.
join-seated = { $game } : { $name } a la place { $seat }.
join-waiting = En attente : l'hôte doit lancer la partie…
join-begun = La partie a commencé : { $players }.
join-won = Le robot a gagné.
join-over = La partie est finie. Le robot est numéro { $place } sur { $players }.
join-rematch = En attente d'une revanche… Ctrl+C pour arrêter.
join-lost = La connexion est perdue. Nouvel essai…
join-back = La connexion est rétablie.
sorry-arena-seats = --seats est le nombre de places, de { $fewest } à { $most }, pas { $given }.
sorry-endgames = Personne ne sait résoudre les dernières manches de { $game }. Jeux possibles : { $games }.
sorry-not-solved = Les dernières manches de { $game } n’ont pas pu être résolues : certaines valeurs ne se stabilisent pas. Aucun fichier n’est écrit.
sorry-tune = { $game } n’a rien à régler. Jeux réglables : { $games }.
sorry-match-failed = La partie { $match } ({ $bots }) n'a pas pu être terminée : { $problem } ({ $where }).
sorry-pool-unreachable = Aucun ordonnanceur dask ne répond à l'adresse { $address }.
sorry-pool-broken = L'exécuteur ne fonctionne plus. Ce qui est fait est gardé : reprends avec un autre.
sorry-pool-killed = Les processus sont tués à chaque essai. Un robot demande peut-être trop de mémoire.
sorry-pool-lost = Les processus sont perdus : { $reason }. Ce qui est fait est enregistré : continue avec --resume.
sorry-pool-failed = Les processus ne peuvent pas jouer : { $reason }. Ce qui est fait est enregistré : continue avec --resume.
sorry-pool-version = Un des processus a Nénuphar { $found }, mais il faut { $wanted }.
sorry-extra = { $library } n'est pas installé. Pour l'installer : pip install "{ $extra }"
sorry-results-ending = Le fichier { $path } doit finir par .parquet ou .csv.
sorry-results-there = Le fichier { $path } existe déjà. Choisis un autre nom, ou supprime-le.
sorry-unfinished-there = Une simulation pour ce fichier a été arrêtée. Ajoute --resume pour continuer, ou supprime { $path }.
sorry-unfinished-busy = Une autre commande joue des parties pour { $path }. Attends-la, ou choisis un autre fichier.
sorry-unfinished-other = { $path } vient d'une autre simulation : { $what } y vaut { $found } et non { $wanted }.
sorry-simulation-stopped = Arrêté. Ce qui est fait est enregistré dans { $path } : continue avec la même commande et --resume.
sorry-option = --option { $given } : écris nom=valeur. Ce jeu connaît : { $names }.
sorry-number = { $name } doit être un nombre de { $fewest } à { $most }, pas { $found }.
sorry-record-name = Dans ce fichier de partie, quelqu'un s'appelle { $name }. Un nom a de 1 à 20 lettres, chiffres, espaces ou - . ' _.
sorry-file-missing = Le fichier { $path } n'existe pas.
sorry-file = Le fichier { $path } est inutilisable : { $reason }.
sorry-no-matches = Aucune partie du terminal n'est encore enregistrée dans { $folder }. Joues-en une : { $program } play { $game }. Le résultat d'une partie dans le navigateur a un bouton pour son fichier.
sorry-no-match = Aucune partie enregistrée ne commence par { $name }. Pour les voir : { $program } export --list
sorry-several-matches = Plusieurs parties enregistrées commencent par { $name }. Écris un plus long début : { $program } export --list les montre.
sorry-no-record = Il n'y a pas de fichier { $name }, et aucune partie enregistrée ne commence ainsi. Pour les voir : { $program } export --list
sorry-file-there = Le fichier { $path } existe déjà. Pour le remplacer, ajoute --force.
sorry-no-page = { $game } n'a pas de page de règles.
sorry-no-rule = Il n'y a pas de règle { $rule }. Pour les lire toutes : { $program } rules { $game }
sorry-end = La saisie s'est arrêtée avant la fin de la partie. Rien n'a été enregistré.
sorry-stopped = Arrêté. Rien n'a été enregistré.
sorry-unknown-command = Il n'y a pas de commande { $given }. Pour les voir : { $command } --help
sorry-unknown-flag = Il n'y a pas d'option { $given } ici. Pour les voir : { $command } --help
sorry-missing = Il manque { $name }. Pour voir comment faire : { $command } --help
sorry-unused = { $given } est de trop. Pour voir comment faire : { $command } --help
sorry-value = { $name } : { $given } ne convient pas ici.
sorry-system = Impossible de continuer : { $reason }.
sorry-parse = Cette ligne de commande est illisible : { $reason }

## On joue

table-seats = À la table : { $players }.
table-person = { $name } (humain)
table-bot = { $name } (robot : { $level })
table-promise = Le hasard est déjà fixé ; ceci le prouvera après la partie : { $commitment }
table-seconds = { $seconds ->
    [one] { $seconds } seconde par coup.
   *[other] { $seconds } secondes par coup.
} C'est l'appui sur Entrée qui compte.
table-narrow = Élargis cette fenêtre à { $columns } colonnes ou plus : le dessin est coupé.
ask-move = { $who ->
    [you] À toi : { $offers }
   *[other] { $who }, à toi : { $offers }
}
ask-many = { $who ->
    [you] À toi.
   *[other] { $who }, à toi.
}
ask-hint = ? pour l'aide
ask-seconds = { $seconds } s pour appuyer sur Entrée
ask-hidden = saisie cachée
ask-again = Ton choix : { $offer }. Entrée pour garder, ou choisis encore
ask-hand-over = { $who ->
    [you] Prends le clavier. Les autres regardent ailleurs. Appuie sur Entrée.
   *[other] { $who }, prends le clavier. Les autres regardent ailleurs. Appuie sur Entrée.
}
ask-hand-back = (Ont choisi : { $names }. Pour changer d'avis, tape plutôt ton nom.)
ask-next = Entrée pour continuer
ask-leave = Quitter la partie ? Rien ne sera enregistré. o/N
answer-unclear = Je ne comprends pas « { $typed } ». Tape un des coups, ou ? pour l'aide.
answer-nobody = « { $typed } » n'a rien à changer. Appuie sur Entrée, ou tape : { $names }.
answer-late = Trop tard : le temps est écoulé, l'horloge décide.
answer-late-keep = Trop tard : le temps est écoulé, ton premier choix reste.
help =
    Tape un coup de la liste, ou juste son numéro, puis Entrée.
    Entrée, b  revoir la table
    ?, h       cette aide
    r          la liste des règles
    r RÈGLE    lire une règle, par exemple : r { $rule }
    q          partir ; rien n'est enregistré
    Tant que d'autres choisissent encore, tu peux changer d'avis : choisis
    de nouveau ou, si vous partagez ce clavier, tape ton nom quand le clavier
    change de mains.
left = Tu as quitté la table. Rien n'a été enregistré.

## Après la partie

over-commitment = L'empreinte, comme au début : { $commitment }
over-kept = Partie enregistrée dans { $path }
over-verify = Pour vérifier chaque tirage et chaque coup : { $command }

## Procès-verbaux

record-head = { $title }, { $players }
verified-commitment = La graine correspond à l'empreinte { $commitment }.
verified-draws = { $draws ->
    [one] { $draws } tirage vient bien de cette graine.
   *[other] { $draws } tirages viennent bien de cette graine.
}
verified-commands = { $commands ->
    [one] { $commands } commande rejouée, et permise.
   *[other] { $commands } commandes rejouées, toutes permises.
}
verified-events = { $events ->
    [one] { $events } événement, exactement celui qui en découle.
   *[other] { $events } événements, exactement ceux qui en découlent.
}
verified-outcome = Le résultat en découle aussi.
verified = Ce fichier de partie est intact.
list-match = partie
list-players = joueurs
list-winners = vainqueur
list-damaged = illisible
list-nobody = personne
list-drawn = personne (égalité)
exported = Écrit dans { $path }

## Jeux et arène

credits-authors = Un jeu de { $names }
credits-illustrators = Illustrations : { $names }
credits-publisher = Éditeur : { $name }
credits-players = de { $fewest } à { $most } joueurs
credits-age = dès { $n } ans
credits-minutes = environ { $n } minutes
games-game = jeu
games-seats = places
games-bots = robots, du plus faible au plus fort
shelf-files = { $game } : { $files }
shelf-faulty = Personne ne peut jouer avec { $file } : { $why }
shelf-folder = Tes propres fichiers vont dans { $folder }
shelf-sound = { $path } est valable.
arena-seats = { $seats } places à chaque partie.
arena-level = niveau
arena-matches = parties
arena-wins = gagnées
arena-rate = part
arena-interval = intervalle à 95 %
arena-expected = à force égale
arena-duel = duel
arena-decided = tranchées
arena-p = p
matches-progress = { $done } parties sur { $games }, { $rate } par seconde, encore { $seconds } s environ.
matches-rate = { $rate } par seconde
simulated = { $matches } parties sont dans { $path }
arena-undecided = Égalités : { $drawn }. Sans vainqueur : { $nobody }.
weakened-levels = Sans numba, certains robots jouent en dessous de leur niveau : { $levels }. `pip install 'nenuphar[fast]'` l’ajoute.
endgames-running = Résolution des dernières manches de { $game }.
endgames-done = { $positions } positions sont dans { $path }. La meilleure réponse gagne au plus { $gain } d’une victoire.
endgames-there = Elles sont déjà résolues, dans { $path }
endgames-damaged = { $path } est endommagé. Le fichier est refait.
tune-running = Des robots jouent à { $game } contre eux-mêmes.
tune-loss = { $what } : { $loss } nats de surprise devant le gagnant.
tune-done = Les nombres sont dans { $path }

# The table online

refused-TB-8-level = Il n'y a pas de robot de niveau { $level }. Niveaux : { $levels }.
refused-TB-8-game = Il n'y a pas de jeu nommé { $game }. Tu peux jouer à : { $games }.
refused-TB-11-taken = La place { $seat } est prise. Choisis-en une autre.
refused-TB-11-no-seat = Cette table n'a pas de place { $seat }.
refused-TB-11-standing = Tu n'as pas de place à cette table. Assieds-toi d'abord.
refused-TB-11-seats = Tu ne peux avoir qu'une place.
refused-TB-12-host = Seul l'hôte de la table peut faire cela.
refused-TB-12-nobody = Il n'y a personne à exclure à la place { $seat }.
refused-TB-12-sent-away = L'hôte t'a retiré ta place. Tu peux rester et regarder.
refused-TB-13 = Places encore vides : { $seats }. Attends, ou donne-les à des robots.
refused-TB-14-playing = La partie a commencé : on ne change plus les places.
refused-TB-14-closed = Cette table est fermée. Ouvres-en une autre.
refused-TB-16-seat = À la place { $seat }, personne n'a besoin de remplaçant.
refused-TB-16-there = La personne à la place { $seat } vient seulement de partir. Attends un peu.
refused-TB-16-vote = Il n'y a rien à décider pour la place { $seat }.
refused-TB-17 = Un robot joue pour toi, ou tu as quitté ta place. Reviens d'abord.
refused-TB-18 = Tu as abandonné : un robot joue à ta place jusqu'à la fin.
refused-TB-19 = La revanche, c'est après la partie.
refused-TB-20 = Cette table n'existe pas. L'invitation est peut-être mal écrite.
refused-TB-21 = Écris de 1 à { $most } caractères.
refused-TB-22 = Un nom a de 1 à { $most } lettres ou chiffres bien lisibles.
refused-TB-23 = La table ne te connaît pas encore. Recharge la page.
refused-TB-24 = Trop de demandes à la fois. Attends un instant.
refused-TB-24-puzzle = Ce problème ne peut pas être calculé pour le moment. Réessaie dans un instant.
refused-TB-24-replay = Cette partie ne peut pas être rejouée pour le moment. Réessaie plus tard.
refused-TB-25-host = Ce serveur ne répond pas à cette adresse.
refused-TB-25-origin = Une page étrangère ne peut pas agir ici à ta place.
refused-TB-120 = Ce serveur parle https.
refused-TB-26 = Le temps par coup va de { $fewest } à { $most } secondes, ou il est sans limite.
refused-TB-27 = Ce lien a déjà servi, ou il est trop vieux. Demandes-en un nouveau.
refused-TB-28 = La table ne peut rien enregistrer pour le moment. Réessaie dans un instant.
refused-TB-35 = { $people } personnes sont assises ici : { $seats } places ne suffisent pas.
refused-TB-38 = La place { $seat } ne se joue pas sur ton écran : tu ne peux pas la nommer.
refused-TB-31 = Tu as déjà tranché pour { $most } mots. Supprimes-en d'abord quelques-uns.
refused-TB-30-game = Ce jeu ne se joue pas à plusieurs sur un écran. Il faut un appareil par personne.
refused-TB-30-host = Pour jouer à plusieurs sur ton écran, il te faut une place.
refused-TB-30-many = { $most } personnes au plus peuvent partager un écran.
refused-TB-30-seat = La place { $seat } ne se joue pas sur ton écran.
refused-TB-32 = L'hôte a renvoyé quelqu'un d'ici, et personne de nouveau ne peut venir de la même adresse avant la fin de la partie.
refused-TB-33 = Le journal de cette table est endommagé, la partie ne peut donc pas continuer ici. Désolé.
refused-TB-42 = Tu en gardes déjà { $most } ici. Supprimes-en d'abord un.
refused-TB-52 = Le serveur est en cours de mise à jour. Réessayez dans un moment.
refused-TB-62-future = Le { $day } n'a pas encore commencé. Sur ce serveur, nous sommes le { $today }, en UTC.
refused-TB-62-over = Le { $day } est passé : sur ce serveur, nous sommes le { $today }, en UTC. Aujourd'hui compte ; les jours passés se jouent sans compter.
refused-TB-62-today = Le premier essai du jour compte. Tu pourras jouer le { $day } sans compter une fois ton résultat obtenu.
refused-TB-62-unknown = { $day } n'est pas une date valable. Écris-la comme 2026-11-18.
refused-TB-63 = Il n'y a pas d'édition « { $edition } ». Il y a : { $editions }.
refused-TB-64-tutor = L'horloge continue : à cette table, elle est la même pour tous.
refused-TB-64-rematch = Il y a un essai par jour. Les jours passés se jouent sans compter.
refused-TB-65 = La liste de mots n'est pas encore complète ({ $percent } %). Réessaie dans quelques minutes.
refused-TB-66 = Joue d'abord celui d'aujourd'hui : tu verras ensuite les résultats des autres.
refused-TB-90-code = Ce code est faux, utilisé ou trop vieux. Crée-en un autre à la table.
refused-TB-90-guest = Seuls les joueurs peuvent montrer une table privée sur un grand écran.
refused-TB-91 = Un grand écran ne fait que regarder.
refused-TB-93-alone = Tu ne partages cet appareil avec personne.
refused-TB-93-curtain = Prends d'abord l'appareil : il n'est pas entre tes mains.
refused-TB-93-seat = La place { $seat } ne se joue pas sur cet appareil.

table-line-opened = { $who } ouvre la table.
table-line-sat-down = { $who } s'assied à la place { $seat }.
table-line-got-up = { $who } quitte la place { $seat }.
table-line-seat-renamed = La place { $seat } est maintenant celle de { $who }.
table-line-sent-away = L'hôte a exclu { $who }.
table-line-bot-seated = Un robot ({ $level }) prend la place { $seat }.
table-line-bot-failed = Le robot { $level } { $why }. { $instead } joue ce coup.
table-line-bot-replaced = Le robot { $level } { $why }. { $instead } continue à sa place.
table-line-bot-gone = n'est plus sur ce serveur
table-line-bot-import = n'a pas pu être chargé
table-line-bot-raised = a signalé une erreur
table-line-bot-illegal = a choisi un coup interdit
table-line-bot-slow = a réfléchi trop longtemps
table-line-bot-memory = a besoin de trop de mémoire
table-line-bot-crashed = s'est arrêté net
table-line-bot-removed = Le robot quitte la place { $seat }.
table-line-host-changed = { $who } est maintenant l'hôte.
table-line-changed = L'hôte modifie { $what }.
table-line-changed-seats = le nombre de places
table-line-changed-time = le temps par coup
table-line-changed-options = les options
table-line-changed-public = qui peut rejoindre la table
table-line-closed = Il n'y a plus personne : la table est fermée.
table-line-closed-by-host = L'hôte de ce serveur a fermé la table.
table-line-began = La partie commence.
table-line-went-away = { $who } a quitté la table. Sa place est gardée.
table-line-came-back = { $who } est de retour.
table-line-stand-in-proposed = { $who } demande : un robot ({ $level }) peut-il jouer pour { $absent } ?
table-line-stand-in-agreed = { $who } est d'accord.
table-line-stand-in-declined = { $who } préfère attendre.
table-line-stand-in-came = Un robot ({ $level }) joue pour { $who }, qui peut revenir à tout moment.
table-line-resigned = { $who } abandonne. Un robot ({ $level }) prend la suite.
table-line-rematch = { $who } veut une revanche. La nouvelle table est ouverte.

serve-here = La table est ouverte : { $address }
serve-there = Dans ton réseau local, aussi avec ce code : { $address }
serve-name = Par son nom : { $address }
serve-trust = Pour que les navigateurs n'avertissent pas, chaque appareil doit faire confiance à ce serveur une fois : { $address }
serve-fingerprint = Empreinte du certificat, à comparer avec celle que montre l'appareil :
serve-stop = Ctrl+C la ferme.
serve-host-page = La page de l'hôte, par un lien qui ne sert qu'une fois : { $link }
serve-host-command = Un lien vers la page de l'hôte : { $program } host-link
serve-host-none = Il n'y a pas de lien vers la page de l'hôte, car rien ne peut être stocké en ce moment. Plus tard, ceci en fait un : { $program } host-link
sorry-database = La base de données est inutilisable : { $reason }
backup-writing = Écriture de la sauvegarde { $file }
sorry-backup = La sauvegarde n'a pas pu être écrite : { $reason }
sorry-backup-itself = { $path } est la base de données elle-même. Choisis un autre fichier pour la sauvegarde.
sorry-restore = Rien n'a été restauré : { $reason }
backup-written = { $file } contient tout : { $tables } tables, et les { $matches } parties se rejouent toutes.
backup-not-replayed = { $file } contient tout. Ses parties n’ont pas été rejouées, car la base est d’une autre version que ce programme.
sorry-restore-damaged = Rien n'a été restauré : seules { $intact } tables sur { $tables } sont intactes dans cette sauvegarde. Essaie une autre sauvegarde, ou ajoute --force pour restaurer celle-ci telle quelle. Voici ce qui est abîmé : { $damage }
restore-damaged = Cette sauvegarde est restaurée telle quelle : { $intact } tables sur { $tables } y sont intactes. Voici ce qui est abîmé : { $damage }
restore-done = Tout est maintenant comme dans { $file }. Tu peux démarrer le serveur.
restore-deleted = { $people ->
    [one] Une personne a été supprimée après cette sauvegarde, et l’est de nouveau.
   *[other] { $people } personnes ont été supprimées après cette sauvegarde, et le sont de nouveau.
}
restore-old = Ce qu'il y avait avant est dans { $file }. Supprime ce fichier quand tu n'en as plus besoin.
check-reading = Lecture de { $database }, et toutes les parties sont rejouées
check-sound = Tout va bien : { $tables } tables, et les { $matches } parties se rejouent toutes.
sorry-damaged = { $intact } tables sur { $tables } sont intactes et restent jouables. Pour retrouver les autres, restaure une sauvegarde : { $program } restore FICHIER. Voici ce qui est abîmé : { $damage }
service-will = Ce fichier sera écrit : { $path }
service-then = Ensuite, cette commande sera appelée : { $command }
service-installed = Le serveur tourne, et démarre avec la machine. Pour annuler : nenuphar service remove
service-linger = Il tourne tant que ta session est ouverte. Pour qu'il tourne toujours : loginctl enable-linger
service-none = Aucun service n'est installé : { $path } n'existe pas.
service-status = { $path } : { $active }, { $enabled }
service-removed = { $path } est supprimé, et le serveur est arrêté. Les données sont toujours dans { $data }.
sorry-no-systemd = Il n'y a pas de systemd sur cette machine. Démarre le serveur autrement : nenuphar serve --no-browser
sorry-service-root = Un service pour toute la machine demande les droits de root. Sans --system, il est pour toi seul.
sorry-service-place = Le service aurait son propre utilisateur, qui ne peut pas lire { $path }. Installe d'abord Nénuphar hors des dossiers personnels, par exemple avec : pipx install --global nenuphar
sorry-service-folder = Le service ne peut écrire que sous { $home }, pas dans { $path }.
sorry-service-password = Les autres utilisateurs de la machine peuvent lire les options d'un service : elles ne doivent pas contenir de mot de passe. Mets-le dans { $path } avec le mode 0600, par exemple : NENUPHAR_DATABASE=postgresql://…
sorry-service-signs = Les options d'un service ne doivent contenir ni saut de ligne ni autre caractère de contrôle.
sorry-service = { $command } a échoué : { $reason }
version-verified = Les { $files } fichiers sont tels qu'ils ont été publiés. Compare cette empreinte à celle de la version publiée : { $fingerprint }
sorry-version-editable = Ce Nénuphar tourne depuis ses sources, pas depuis un paquet publié. Il n'y a rien à quoi le comparer ; dans un dépôt git, utilise : git status
sorry-version-changed = { $count ->
    [one] Un fichier n'est pas tel qu'il a été publié
   *[other] { $count } fichiers ne sont pas tels qu'ils ont été publiés
    } : { $files }
move-moving = Transfert de { $from } vers { $to }
move-done = C'est fait : { $rows ->
    [one] une ligne transférée et comparée
   *[other] { $rows } lignes transférées et comparées
}. Démarre le serveur avec --database et la nouvelle adresse.
move-damaged = Ces tables étaient déjà abîmées avant : { $tables }
sorry-move = Rien n'a été transféré : { $reason }
sorry-port = Le port { $port } est déjà pris. Choisis-en un autre, par exemple --port 8124.
sorry-file-in-use = Un autre Nénuphar tourne déjà avec { $path }. Arrête-le d'abord, ou choisis un autre fichier avec --database.
sorry-processes = Plusieurs processus ont besoin de PostgreSQL : donne son adresse avec --database postgresql://…
sorry-node-taken = Un autre nœud nommé { $node } tourne déjà. Choisis un autre nom avec --node.
sorry-nodes-file = Les nœuds partagent une base PostgreSQL : donne son adresse avec --database postgresql://…
sorry-address = { $host }, port { $port } : rien ne peut y écouter ({ $reason }).
sorry-key-alone = --key ne va pas sans --certificate.
sorry-certificate-unreadable = { $path } ne peut être ni lu ni écrit : { $fact }.
sorry-certificate-damaged = { $path } n'est pas un certificat au format PEM, ou il est abîmé.
sorry-certificate-key = { $path } n'est pas la clé de { $fact }, ou elle a un mot de passe.
sorry-certificate-expired = Le certificat { $path } a expiré le { $fact }.
sorry-certificate-early = Le certificat { $path } n'est valable qu'à partir du { $fact }. L'horloge de cette machine est-elle juste ?
sorry-certificate-name = L'autorité de certification dans { $path } ne peut pas certifier { $fact }. Utilise --certificate pour ce nom, ou supprime le dossier : une nouvelle autorité est alors créée, et tous les appareils doivent lui faire confiance.
nodes-none = Aucun nœud ne tourne avec cette base de données.
nodes-name = nœud
nodes-version = version
nodes-tables = tables
nodes-sockets = connexions
nodes-beat = dernier signe
nodes-state = état
nodes-running = en marche
nodes-draining = s'arrête
nodes-late = en retard

## Les mots

words-word = mot
words-verdict = verdict
words-rule = règle
words-evidence = pourquoi
words-valid = accepté
words-likely = sans doute accepté
words-discuss = à discuter
words-invalid = refusé
words-everyday = mots courants
words-attested = toute la liste
words-building = La liste de mots pour { $lang } se construit. Cela prend une minute ou moins, et une seule fois.
words-none = { $lang } : pas encore de liste.
words-ready = { $lang } : { $words } mots ({ $stage }), liste { $fingerprint }, tirée de { $sources }
words-folder = Les listes sont dans { $folder }
words-unbuilt = La liste complète pour { $lang } n'existe pas encore. Crée-la avec : { $program } words build --lang { $lang }
words-outdated = La liste pour { $lang } vient d'une version plus ancienne, ou d'autres dictionnaires que ceux installés maintenant. Refais-la avec : { $program } words build --lang { $lang }
words-nothing = Aucun mot possible.
words-proven = { $points } points : impossible de faire mieux avec les mots montrés.
words-unshown = Des mots qui ne sont pas montrés ici donneraient { $points } points.
words-unproven = { $points } points. Le temps a manqué pour prouver qu'il n'y a pas mieux.
sorry-sign = { $word } : il n'y a pas de tuile pour { $sign }. On pose les mots avec les lettres A à Z.
sorry-rack = Un chevalet porte de 1 à { $most } lettres, pas { $letters }.

## Rapports sur des simulations

sorry-results = { $path } n'est pas un fichier de résultats. Pour en faire un : nenuphar simulate
sorry-results-empty = { $path } ne contient aucune partie.
sorry-results-value = { $path } est abîmé : la colonne { $column } a une valeur impossible. Relance la simulation.
sorry-results-count = { $path } contient { $found } parties sur { $wanted } : le reste manque. Relance la simulation.
sorry-results-version = { $path } vient de la version { $found }, et celle-ci est { $known }. Relance la simulation.
sorry-results-games = Ces résultats viennent de deux jeux, { $one } et { $other }. Un rapport compare des variantes d'un même jeu.
sorry-results-seats = Ces résultats ont { $one } et { $other } places. Un rapport compare des variantes qui en ont le même nombre.
report-done = Le rapport est dans { $path }
report-title = { $game } : ce que montrent des parties simulées
report-about = { $matches } parties à { $seats } places ; robots : { $bots } ; options : { $options } ; graine { $seed } ; jouées par Nénuphar { $version }.
report-verdict = Verdict
report-few = Trop peu de parties pour un verdict : { $matches }. Il en faut au moins { $fewest } par variante.
report-differ = Ces variantes sont différentes : { $certain } comparaisons sur { $tests } montrent plus que le hasard.
report-same = Aucune différence trouvée : sur { $tests } comparaisons, aucune ne montre plus que le hasard.
report-findable = Cela ne prouve pas qu'elles sont égales. Un écart de { $points } points de pourcentage dans les victoires d'une place se verrait le plus souvent.
report-differs = { $what } : { $means } ({ $difference }{ $unit } ; entre { $low } et { $high }).
report-stands-out = { $what } : { $means } ({ $difference }{ $unit } par rapport au hasard ; entre { $low } et { $high }).
report-points = { " " }points
report-small = Certain, mais petit : personne ne le remarquera dans une partie.
report-more = Et { $more } autres : voir les chiffres plus bas.
report-fair = Aucune place ne gagne plus souvent que le hasard ne l'explique.
report-unfair = Les places ne gagnent pas aussi souvent les unes que les autres.
report-unfair-first = Commencer change les chances de gagner.
report-name-seat = Victoires de la place { $subject }
report-name-first = Victoires de la place qui commence
report-name-level = Victoires de { $subject }
report-name-turns = Décisions par partie
report-name-lead = Changements de tête
report-name-comeback = Parties renversées
report-name-use = { $subject }, par partie
report-name-edge = { $subject }, de plus chez les gagnants
report-seats = Qui gagne ?
report-seats-means = La part des parties que gagne chaque place, avec l'intervalle où se trouve probablement la vraie part. La ligne pointillée est une part égale des parties que quelqu'un gagne. Une victoire partagée compte pour une fraction. La place qui prend la première décision commence. Si le hasard la choisit, toutes devraient gagner aussi souvent.
report-nobody = Personne ne gagne dans { $share } des parties.
report-first = Avantage de la place qui commence : { $difference } points de pourcentage (entre { $low } et { $high }).
report-levels = Quels robots gagnent ?
report-levels-means = La part des parties que gagne chaque niveau de robots, toutes places confondues.
report-length = Combien de temps dure une partie ?
report-length-means = Le nombre de décisions que prennent les joueurs jusqu'à la fin. Les barres montrent la fréquence de chaque durée.
report-spread = En moyenne { $mean }. La moitié des parties en ont de { $low } à { $high }, celle du milieu { $middle }.
report-leads = Combien de fois la tête change-t-elle ?
report-leads-means = Combien de fois une autre place passe devant pendant une partie. Peu de changements : une avance du début décide.
report-comebacks = Une partie peut-elle encore basculer ?
report-comebacks-means = Le rang du futur gagnant à la mi-partie : 1 veut dire déjà en tête. Les barres montrent la fréquence de chaque rang. Une partie bascule si le gagnant n'était pas en tête.
report-turned = Dans { $mean } des parties décidées, le gagnant n'était pas en tête à la mi-partie (entre { $low } et { $high }).
report-decides = Qu'est-ce qui décide d'une partie ?
report-decides-means = Combien de fois de plus les gagnants se servent de quelque chose, dans une partie moyenne. À droite de la ligne pointillée, les gagnants s'en servent plus, à gauche moins. Cela ne dit pas quelle est la cause : on s'en sert peut-être parce qu'on est devant.
report-uses = Combien de fois chaque chose sert-elle ?
report-uses-means = Combien de fois tous les joueurs ensemble s'en servent dans une partie moyenne.
report-largest = Les { $shown } plus grands sur { $all }. Le tableau les donne tous.
report-numbers = Les chiffres
report-meaning = Qu'est-ce que cela veut dire ?
report-value = valeur
report-share = des parties
report-what = Quoi
report-mean = en moyenne
report-difference = écart
report-chance = hasard ?
report-hardly = presque exclu
report-maybe = possible
report-too-rare = trop rare pour le dire
report-method = Comment lire cette page
report-bots = Des robots ont joué ces parties. Des gens peuvent jouer autrement : un écart entre robots est une raison d'essayer avec des gens, pas une preuve.
report-range = Chaque nombre a un intervalle (en petit, ou sous forme de ligne) : dans 95 simulations sur 100, il contient la vraie valeur.
report-holm = Parmi beaucoup de nombres, certains frappent par simple hasard. Plus il y a de comparaisons, plus chacune doit donc être nette (d'après Holm) : le risque qu'une seule de celles marquées « presque exclu » soit une fausse alerte est de 5 % au plus. Les valeurs p en tiennent déjà compte.
report-download = Enregistrer tous les chiffres en CSV

## Ratings and people's pages

ratings-making = Nouvelle lecture des parties de { $database }.
ratings-made = { $matches ->
    [one] Une partie a été lue, et toutes les cotes sont recalculées.
   *[other] { $matches } parties ont été lues, et toutes les cotes sont recalculées.
}
refused-TB-80 = Cette page n'existe pas, ou la personne ne te la montre pas.
refused-TB-82-waiting = Cette partie est classée. À ces places, on n'a pas encore accepté : { $seats }. Attends, ou retire le classement de la table.
refused-TB-82-unrated = Cette table n'est pas classée : il n'y a rien à accepter.
refused-TB-83-alone = Une partie classée demande au moins deux joueurs.
refused-TB-83-screen = Dans une partie classée, chacun a son appareil : personne ne joue sur l'écran d'un autre.
refused-TB-83-bot = La force du robot { $level } n'est pas connue. Choisis un robot du jeu, ou retire le classement de la table.
table-line-rating-accepted = { $who } accepte une partie classée.
table-line-changed-rated = le classement de la partie
## Les personnes parties, les données à emporter, les aperçus de liens

picture-done = L’image est dans { $path }
picture-drawing = Dessin en cours…
sorry-picture = Une image se termine par .png, une animation par .gif : ce n’est pas le cas de { $path }.
sorry-puzzles = { $game } n’a pas de problèmes à chercher. Jeux qui en ont : { $games }.
sorry-no-puzzles = { $game } n’a pas encore de problèmes. `{ $program } puzzles mine` en trouve.
former-guest = Ancien invité
refused-TB-95 = Tes données sont déjà en cours de préparation. Attends la fin de ce téléchargement.
refused-TB-96 = Ce n’est pas ton nom. Écris-le exactement comme il est affiché.
refused-TB-99 = Cette partie ne peut pas être dessinée.
refused-TB-99-busy = Plusieurs animations sont en préparation. Réessaie dans une minute.
takeout-title = Ce que ce serveur sait de toi
takeout-intro = Tout est dans des fichiers simples que chaque programme peut lire. Les parties s’ouvrent avec « nenuphar replay FICHIER » et se vérifient avec « nenuphar verify FICHIER ».
takeout-people = Ton nom, ta couleur et ton image.
takeout-company = Tables que tu peux voir : { $rows }.
takeout-turns = Parties en cours, et si elles t’attendent : { $rows }.
takeout-keepsakes = Ce que tu as gardé de tes parties, comme tes scores : { $rows }.
takeout-precedents = Mots décidés à tes tables : { $rows }.
takeout-kept-files = Plateaux et autres fichiers que tu as créés : { $rows }.
takeout-device-links = Liens encore valables pour d’autres appareils : { $rows }.
takeout-slacks = L’écart de tes réactions annoncées dans les jeux de vitesse, en microsecondes.
takeout-other = Lignes à ton sujet dans la table { $name } : { $rows }.
takeout-tables = Tes tables avec leurs jeux et leurs joueurs : { $rows }.
takeout-chat = Ce que tu as écrit dans les discussions : { $rows }.
takeout-matches = Enregistrements des parties que tu as jouées : { $rows }.
preview-private = Une table privée
preview-waiting = La table attend des joueurs
preview-playing = La partie est en cours
preview-over = La partie est terminée
preview-drawn = Match nul
preview-won = { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
preview-players = Joueurs : { $names }
preview-invites = { $who } t’invite à jouer à { $game }
preview-daily = { $game } : du nouveau chaque jour
preview-daily-about = { $day }. Le même pour tout le monde, un seul essai compte. Jusqu’où iras-tu ?
preview-puzzle = { $game } : problèmes
preview-puzzle-about = { $day }. Trouve le meilleur coup. Combien en résous-tu ?
refused-TB-110 = Une partie peut être analysée quand elle est finie.
refused-TB-110-closed = La partie a été fermée avant la fin : elle ne peut pas être analysée.
refused-TB-111 = Cette partie a été jouée avec d'anciennes règles (version { $found }, aujourd'hui { $expected }) : elle ne peut pas être analysée.
refused-TB-112 = Plusieurs parties sont en cours d'analyse. Réessayez dans une minute.
refused-TB-112-failed = Cette partie ne peut pas être analysée pour le moment. Réessayez plus tard.
refused-TB-114 = On peut reprendre la partie dès qu'elle est finie.
refused-TB-114-seat = Cette place n'existe pas.
refused-TB-114-moment = Personne ne décide rien à ce moment de la partie. Choisissez-en un autre.
refused-TB-132 = Cette table est fermée.
refused-TB-140-game = Ce jeu n'a pas de conseils à donner.
refused-TB-140-counts = Pas de conseils ici : cette partie compte.
refused-TB-140-turn = Tu peux demander conseil quand c'est ton tour.
refused-TB-142 = Tu as utilisé tous tes conseils pour l'instant. Décide par toi-même pendant un moment.
table-line-position-taken = Entraînement : la partie reprend à l'étape { $steps } d'une autre partie. Elle ne compte pas.
table-line-advice-taken = { $who } demande conseil au robot ({ $level }).
