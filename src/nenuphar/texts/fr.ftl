# Ce que dit la table elle-même, quel que soit le jeu.

you = toi

## La table refuse

refused-TB-1 = Il y a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, mais ce jeu se joue de { $fewest } à { $most }. Prends-en le bon nombre.
refused-TB-2 = { $by } n'a pas de place à cette table. Seuls ceux qui y sont assis peuvent jouer.
refused-TB-3 = C'est arrivé à { $at } ms, mais il est déjà { $now } ms : le temps ne recule jamais.
refused-TB-4 = { $over ->
    [1] Cette partie est finie. Lances-en une autre pour continuer.
   *[other] Cette partie n'a pas encore commencé. Attends le premier tirage.
}
refused-TB-5-late = Trop tard pour mêler des octets au hasard : la partie a commencé.
refused-TB-5-twice = Tu as déjà mêlé tes octets. Une fois suffit.
refused-TB-5-not-hex = Écris les octets en hexadécimal : deux signes chacun, de 0 à 9 et de a à f.
refused-TB-5-length = Donne de 1 à 64 octets.
refused-TB-6 = L'horloge n'a encore rien à dire : aucun délai n'est passé.
refused-TB-6-limit = Il faut au moins 1 ms pour une décision. Donne plus de temps, ou ne fixe pas de limite.
refused-TB-7 = Le procès-verbal s'ouvre une fois la partie finie. Joue d'abord jusqu'au bout.
refused-TB-8 = Illisible ({ $field }) : { $problem }.
refused-TB-8-option = Ce jeu n'a pas d'option { $name }. Il a : { $names }.
refused-TB-8-file = Il n'y a pas de fichier { $name } à choisir. Il y a : { $names }.
refused-TB-9 = Ce procès-verbal a été modifié ou abîmé : { $where } n'est pas ce qui a été joué.
refused-TB-9-rules = Cette partie a été jouée avec la version { $found } des règles ; ce programme joue la version { $expected } et ne peut pas la vérifier.
refused-TB-9-differs = Ce procès-verbal a été modifié ou abîmé : { $where } dit { $found }, mais en rejouant on obtient { $expected }.
refused-TB-9-refused = Ce procès-verbal a été modifié ou abîmé : { $where } n'est pas permis, { $broken } l'interdit.
refused-TB-10 = Trop tard : cette question est réglée. Regarde la table et choisis de nouveau.

problem-type = il faudrait { $expected }, pas { $found }
problem-unknown-field = personne ne connaît le champ { $name }
problem-missing-field = le champ { $name } manque
problem-value = { $found } n'est pas une valeur possible
problem-cut = cela s'arrête trop tôt
problem-syntax = ce n'est plus du JSON à partir de l'octet { $byte }
problem-toml = ce n'est plus du TOML à { $place }
problem-twice = c'est écrit deux fois
problem-deep = c'est imbriqué trop profondément
problem-utf8 = ce n'est pas du texte UTF-8
the-whole = l'ensemble

## La ligne de commande refuse

sorry-game = Il n'y a pas de jeu { $game }. Tu peux jouer à : { $games }.
sorry-language = --lang { $lang } : on ne parle pas cette langue ici. Essaie : { $langs }.
sorry-seat-empty = --seats : la place { $number } n'a pas de nom. Écris par exemple you,bot,bot.
sorry-seat-name = --seats : { $name } ne convient pas comme nom. Prends de 1 à 20 lettres, chiffres, espaces ou - . ' _.
sorry-seat-twice = --seats : deux places s'appellent { $name }. Donne à chacun son propre nom.
sorry-seat-meant = --seats : { $name } ressemble à { $meant }. Voulais-tu dire { $meant } ? Si c'est un nom, prends-en un autre.
sorry-level = --seats : il n'y a pas de robot { $level }. Niveaux : { $levels }.
sorry-bots = --bots : il n'y a pas de robot { $level }. Niveaux : { $levels }.
sorry-bots-alone = --bots : donne au moins deux niveaux, qui joueront l'un contre l'autre. Niveaux : { $levels }.
sorry-arena-seats = --seats est le nombre de places, de { $fewest } à { $most }, pas { $given }.
sorry-option = --option { $given } : écris nom=valeur. Ce jeu connaît : { $names }.
sorry-number = { $name } doit être un nombre de { $fewest } à { $most }, pas { $found }.
sorry-record-name = Ce procès-verbal appelle quelqu'un { $name }. Un nom a de 1 à 20 lettres, chiffres, espaces ou - . ' _.
sorry-file-missing = Le fichier { $path } n'existe pas.
sorry-file = Le fichier { $path } est inutilisable : { $reason }.
sorry-no-matches = Aucune partie n'est encore gardée dans { $folder }. Joues-en une : { $program } play { $game }
sorry-no-match = Aucune partie gardée ne commence par { $name }. Pour les voir : { $program } export --list
sorry-several-matches = Plusieurs parties gardées commencent par { $name }. Écris un plus long début : { $program } export --list les montre.
sorry-no-record = Il n'y a pas de fichier { $name }, et aucune partie gardée ne commence ainsi. Pour les voir : { $program } export --list
sorry-file-there = Le fichier { $path } existe déjà. Pour le remplacer, ajoute --force.
sorry-no-page = { $game } n'a pas de page de règles.
sorry-no-rule = Il n'y a pas de règle { $rule }. Pour les lire toutes : { $program } rules { $game }
sorry-end = Les réponses se sont arrêtées avant la fin de la partie. Rien n'est gardé.
sorry-stopped = Arrêté. Rien n'est gardé.
sorry-unknown-command = Il n'y a pas de commande { $given }. Pour les voir : { $command } --help
sorry-unknown-flag = Il n'y a pas d'option { $given } ici. Pour les voir : { $command } --help
sorry-missing = Il manque { $name }. Pour voir comment faire : { $command } --help
sorry-unused = { $given } est de trop. Pour voir comment faire : { $command } --help
sorry-value = { $name } : { $given } ne convient pas ici.
sorry-system = Impossible de continuer : { $reason }.
sorry-parse = Cette ligne de commande est illisible : { $reason }

## On joue

table-seats = À la table : { $players }.
table-person = { $name } (humain)
table-bot = { $name } (robot : { $level })
table-promise = Le hasard est déjà fixé ; ceci le prouvera après la partie : { $commitment }
table-seconds = { $seconds ->
    [one] Il y a { $seconds } seconde
   *[other] Il y a { $seconds } secondes
} pour chaque décision. C'est en appuyant sur Entrée que l'on est à l'heure ou en retard.
table-narrow = Élargis cette fenêtre à { $columns } colonnes ou plus : le dessin est coupé.
ask-move = { $who ->
    [you] À toi : { $offers }
   *[other] { $who }, à toi : { $offers }
}
ask-many = { $who ->
    [you] À toi.
   *[other] { $who }, à toi.
}
ask-hint = ? pour l'aide
ask-seconds = { $seconds } s pour appuyer sur Entrée
ask-hidden = saisie cachée
ask-again = Ton choix : { $offer }. Entrée pour garder, ou choisis encore
ask-hand-over = { $who ->
    [you] Prends le clavier. Les autres regardent ailleurs. Appuie sur Entrée.
   *[other] { $who }, prends le clavier. Les autres regardent ailleurs. Appuie sur Entrée.
}
ask-hand-back = (Ont choisi : { $names }. Pour changer d'avis, tape plutôt ton nom.)
ask-next = Entrée pour continuer
ask-leave = Quitter la partie ? Rien n'est gardé. o/N
answer-unclear = Je ne comprends pas « { $typed } ». Tape un des coups, ou ? pour l'aide.
answer-nobody = « { $typed } » n'a rien à changer. Appuie sur Entrée, ou tape : { $names }.
answer-late = Trop tard : le temps est écoulé, l'horloge décide.
answer-late-keep = Trop tard : le temps est écoulé, ton premier choix reste.
help =
    Tape un coup de la liste, ou juste son numéro, puis Entrée.
    Entrée, b  revoir la table
    ?, h       cette aide
    r          la liste des règles
    r RÈGLE    lire une règle, par exemple : r { $rule }
    q          partir ; rien n'est gardé
    Tant que d'autres choisissent encore, tu peux changer d'avis : choisis
    de nouveau ou, si vous partagez ce clavier, tape ton nom quand le clavier
    change de mains.
left = Tu as quitté la table. Rien n'est gardé.

## Après la partie

over-commitment = L'empreinte, comme au début : { $commitment }
over-kept = Gardée dans { $path }
over-verify = Pour vérifier chaque tirage et chaque coup : { $command }

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
verified = Ce procès-verbal est intact.
list-match = partie
list-players = joueurs
list-winners = gagné
list-damaged = illisible
list-nobody = personne
list-drawn = personne (nulle)
exported = Écrit dans { $path }

## Jeux et arène

games-game = jeu
games-seats = places
games-bots = robots, du plus faible au plus fort
shelf-files = { $game } : { $files }
shelf-faulty = Personne ne peut jouer avec { $file } : { $why }
shelf-folder = Tes propres fichiers vont dans { $folder }
shelf-sound = { $path } est en ordre.
arena-level = niveau
arena-matches = parties
arena-wins = gagnées
arena-rate = part
arena-interval = sûr à 95 %
arena-expected = à égalité
arena-duel = duel
arena-decided = tranchées
arena-p = p
arena-progress = { $done } parties sur { $games }, encore { $seconds } s environ.
arena-undecided = Nulles : { $drawn }. Gagnées par aucune place : { $nobody }.

# The table online

refused-TB-8-level = Il n'y a pas de robot de niveau { $level }. Niveaux : { $levels }.
refused-TB-8-game = Il n'y a pas de jeu nommé { $game }. Tu peux jouer à : { $games }.
refused-TB-11-taken = La place { $seat } est prise. Choisis-en une autre.
refused-TB-11-no-seat = Cette table n'a pas de place { $seat }.
refused-TB-11-standing = Tu n'as pas de place à cette table. Assieds-toi d'abord.
refused-TB-11-seats = Tu peux avoir une place, pas plus.
refused-TB-12-host = Seul l'hôte de la table peut faire cela.
refused-TB-12-nobody = À la place { $seat }, il n'y a personne à renvoyer.
refused-TB-12-sent-away = L'hôte t'a renvoyé de ta place. Tu peux regarder.
refused-TB-13 = Il manque quelqu'un à la place { $seats }. Attends, ou donne la place à un robot.
refused-TB-14-playing = La partie a commencé : les places restent comme elles sont.
refused-TB-14-closed = Cette table est fermée. Ouvres-en une autre.
refused-TB-16-seat = À la place { $seat }, personne n'a besoin de remplaçant.
refused-TB-16-there = La place { $seat } n'est pas vide depuis longtemps. Attends un peu.
refused-TB-16-vote = Il n'y a rien à décider pour la place { $seat }.
refused-TB-17 = Un robot joue pour toi, ou tu as quitté ta place. Reviens d'abord.
refused-TB-18 = Tu as abandonné : un robot joue à ta place jusqu'à la fin.
refused-TB-19 = La revanche, c'est pour après la partie.
refused-TB-20 = Cette table n'existe pas. L'invitation est peut-être mal écrite.
refused-TB-21 = Écris de 1 à { $most } caractères.
refused-TB-22 = Un nom a de 1 à { $most } lettres ou chiffres que tous peuvent lire.
refused-TB-23 = La table ne te connaît pas encore. Recharge la page.
refused-TB-24 = C'était un peu trop à la fois. Attends un instant.
refused-TB-25-host = Ce serveur ne répond pas à ce nom.
refused-TB-25-origin = Une page d'ailleurs ne peut pas parler pour toi ici.
refused-TB-26 = Le temps de décision va de { $fewest } à { $most } secondes, ou il n'y en a pas.
refused-TB-27 = Ce lien a déjà servi, ou il est trop vieux. Demandes-en un nouveau.
refused-TB-28 = La table ne peut rien garder pour le moment. Réessaie dans un instant.
refused-TB-31 = Tu as déjà décidé de { $most } mots. Oublie-en d'abord quelques-uns.
refused-TB-30-game = Ce jeu n'est pas fait pour plusieurs personnes autour d'un écran. Il faut un appareil pour chacun.
refused-TB-30-host = Qui ouvre une table pour plusieurs personnes autour d'un écran joue aussi.
refused-TB-30-many = Autour d'un écran, il y a place pour { $most } personnes au plus.
refused-TB-30-seat = La place { $seat } ne se joue pas sur ton écran.

table-line-opened = { $who } ouvre la table.
table-line-sat-down = { $who } s'assied à la place { $seat }.
table-line-got-up = { $who } quitte la place { $seat }.
table-line-sent-away = L'hôte a renvoyé { $who }.
table-line-bot-seated = Un robot ({ $level }) prend la place { $seat }.
table-line-bot-removed = Le robot quitte la place { $seat }.
table-line-host-changed = { $who } est maintenant l'hôte.
table-line-closed = Il n'y a plus personne : la table est fermée.
table-line-began = La partie commence.
table-line-went-away = { $who } est parti. La place attend.
table-line-came-back = { $who } est de retour.
table-line-stand-in-proposed = { $who } demande : un robot ({ $level }) peut-il jouer pour { $absent } ?
table-line-stand-in-agreed = { $who } est d'accord.
table-line-stand-in-declined = { $who } préfère attendre.
table-line-stand-in-came = Un robot ({ $level }) joue pour { $who }, qui peut revenir à tout moment.
table-line-resigned = { $who } abandonne. Un robot ({ $level }) continue.
table-line-rematch = { $who } veut une revanche. La nouvelle table est ouverte.

serve-here = La table est ouverte : { $address }
serve-there = Dans ton réseau local, aussi avec ce code : { $address }
serve-stop = Ctrl+C la ferme.
sorry-port = Le port { $port } est déjà pris. Choisis-en un autre, par exemple --port 8124.
sorry-address = { $host }, port { $port } : rien ne peut y écouter ({ $reason }).

## Les mots

words-word = mot
words-verdict = verdict
words-rule = règle
words-evidence = pourquoi
words-valid = compte
words-likely = compte sans doute
words-discuss = à discuter
words-invalid = ne compte pas
words-everyday = mots de tous les jours
words-attested = toute la liste
words-building = La liste de mots pour { $lang } se construit. Cela prend une minute ou moins, et une seule fois.
words-none = { $lang } : pas encore de liste.
words-ready = { $lang } : { $words } mots ({ $stage }), liste { $fingerprint }, tirée de { $sources }
words-folder = Les listes sont dans { $folder }
words-unbuilt = La liste complète pour { $lang } n'est pas encore faite. Fais-la avec : { $program } words build --lang { $lang }
words-outdated = La liste pour { $lang } vient d'une version plus ancienne, ou d'autres dictionnaires que ceux installés maintenant. Refais-la avec : { $program } words build --lang { $lang }
words-nothing = On ne peut rien poser.
words-proven = { $points } points, et rien ne vaut davantage avec les mots de la liste.
words-unproven = { $points } points. Le temps a manqué pour prouver qu'il n'y a pas mieux.
sorry-sign = { $word } : il n'y a pas de tuile pour { $sign }. On pose les mots avec les lettres A à Z.
sorry-rack = Un chevalet a 1 à { $most } lettres, pas { $letters }.
