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
