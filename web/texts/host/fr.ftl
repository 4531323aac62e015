# The page of the server's host. Loaded when it is needed.

web-host = Ce serveur
web-host-enter = Ouverture de la page…
web-host-out = Cette page est pour la personne qui fait tourner le serveur. Elle s'ouvre par un lien qui ne sert qu'une fois.
web-host-out-how = Le serveur affiche ce lien au démarrage. Pour en afficher un nouveau, sur sa machine :
web-host-as-of = État à { $time }. La page s'actualise toute seule.
web-host-node = Charge, personnes, refus et avertissements viennent de { $node }, le processus qui a répondu.

web-host-state = État
web-host-well = Tout fonctionne.
web-host-unwell = Rien ne peut être enregistré en ce moment, donc personne ne peut jouer. Le journal dit pourquoi.
web-host-damage = Quelque chose est abîmé : { $what }. « nenuphar check » dit ce qui peut être sauvé.
web-host-version = Version
web-host-started = Démarré
web-host-python = Python
web-host-system = Système
web-host-load = Charge
web-host-load-of = { $load } pour { $cores ->
    [one] un cœur
   *[other] { $cores } cœurs
}
web-host-memory = Mémoire
web-host-sockets = Navigateurs
web-host-awake = Tables en mémoire
web-host-disk = Libre sur le disque
web-host-disk-of = { $free } sur { $all }
web-host-database = Base de données
web-host-backups = Dernière sauvegarde
web-host-backups-kept = { $last }, { $n } en tout
web-host-backups-none = aucune encore
web-host-unknown = inconnu
web-host-trust = Les appareils qui ne font pas encore confiance à ce serveur affichent un avertissement. Cette page montre comment lui faire confiance :
web-host-trust-link = Faire confiance à ce serveur

web-host-tables = Tables
web-host-tables-none = Aucune table n'attend de joueurs, aucune partie n'est en cours.
web-host-tables-most = Seulement les { $n } dernières à avoir changé.
web-host-phase-waiting = en attente
web-host-phase-playing = en cours
web-host-public = ouverte à tous
web-host-private = sur invitation
web-host-online = { $n ->
    [0] personne sur place
    [one] une personne sur place
   *[other] { $n } personnes sur place
}
web-host-close = Fermer
web-host-close-label = Fermer la table : { $game }, { $names }
web-host-close-title = Fermer cette table ?
web-host-close-what = { $game }, { $names }. Tout le monde y voit que tu l'as fermée. Une partie en cours finit sans résultat. C'est définitif.
web-host-close-go = Fermer la table
web-host-closed = La table est fermée.
web-host-nobody = personne

web-host-people = Personnes
web-host-people-none = Personne n'est à une table.
web-host-remove = Retirer
web-host-remove-label = Retirer { $name }
web-host-remove-title = Retirer { $name } ?
web-host-remove-what = Son nom et tout ce qu'elle a gardé sont supprimés, et elle abandonne une partie en cours. Cette personne peut revenir comme nouvel invité. C'est définitif.
web-host-remove-go = Retirer pour de bon
web-host-removed = { $name } est retiré du serveur.

web-host-restart = Redémarrage
web-host-restart-what = Préviens tous ceux qui sont à une table de l'heure du redémarrage. Ceci ne fait que l'annoncer : c'est toi qui redémarres le serveur. Les parties sont enregistrées et continuent ensuite.
web-host-restart-when = Dans combien de minutes ?
web-host-restart-go = Annoncer
web-host-restart-said = Tu as annoncé un redémarrage pour { $time }.
web-host-restart-withdraw = Annuler l'annonce
web-host-restarting = Tout le monde aux tables est prévenu du redémarrage.
web-host-withdrawn = L'annonce est annulée.

web-host-words = Listes de mots
web-host-words-ready = prête
web-host-words-missing = construite au premier besoin
web-host-words-building = en construction : { $percent } %

web-host-nodes = Processus
web-host-node-facts = Version { $version }, tables : { $tables }, navigateurs : { $sockets }
web-host-node-heard = dernier signe { $time }
web-host-node-draining = s'arrête bientôt

web-host-refusals = Refusé récemment
web-host-refusals-what = Ce que le serveur a refusé depuis son démarrage. Les coups n'en font pas partie : un coup refusé pourrait révéler quelque chose d'une partie.
web-host-refusals-none = Rien.
web-host-reports = Avertissements
web-host-reports-what = Tirés du journal du serveur, en anglais.
web-host-reports-none = Aucun.
web-host-times = { $n } fois, la dernière { $time }
web-host-once = { $time }

web-host-settings = Réglages
web-host-settings-what = On les change par des options au démarrage du serveur, ou par des variables d'environnement comme NENUPHAR_PORT.
web-host-settings-changed = Propres à ce serveur
web-host-settings-usual = Comme d'habitude ({ $n })
web-host-empty = rien
web-host-on = oui
web-host-off = non

web-host-link = Ton lien
web-host-link-what = Tu restes connecté dans ce navigateur jusqu'à { $time }. Un nouveau lien te déconnecte ici, et te laisse entrer depuis un autre appareil.
web-host-link-make = Créer un nouveau lien
web-host-link-title = Créer un nouveau lien ?
web-host-link-sure = L'ancien lien et ta session finissent aussitôt, sur cette page aussi. Le nouveau lien ne s'affiche qu'une fois.
web-host-link-new = Ce lien ne sert qu'une fois. Garde-le pour toi.
web-host-link-use = L'utiliser ici

# What each setting does.
web-setting-host = L'adresse où écouter ; 127.0.0.1 pour cette machine seule.
web-setting-port = Le port où écouter.
web-setting-database = Le fichier qui contient tout, d'habitude nenuphar.sqlite3 dans NENUPHAR_HOME ; ou une base PostgreSQL, par exemple postgresql://user@host/name.
web-setting-node = Le nom de ce nœud parmi ceux qui partagent une base de données ; d'habitude celui de la machine.
web-setting-node_address = Où les nœuds d'autres machines joignent celui-ci, par exemple 10.0.0.5:8200. Inutile sur une seule machine.
web-setting-name = Un autre nom d'hôte de ce serveur. Peut se répéter.
web-setting-origin = Une page d'ailleurs qui peut utiliser ce serveur. Peut se répéter.
web-setting-https = Servir en https, avec ta propre autorité de certification. /trust explique aux appareils comment lui faire confiance.
web-setting-certificate = Servir en https avec ce certificat : un fichier PEM, avec les certificats entre lui et sa racine.
web-setting-key = La clé de --certificate, si elle est dans un fichier à part.
web-setting-mdns = Répondre au nom nenuphar.local dans le réseau local.
web-setting-token_days = Pendant combien de jours se souvenir d'une personne qui ne revient pas.
web-setting-away_seconds = Combien de temps un joueur doit être absent avant qu'un robot puisse le remplacer.
web-setting-forget_days = Après combien de jours calmes retirer une table sans partie.
web-setting-backup_hours = Après combien d'heures faire la prochaine sauvegarde du fichier ; 0 pour jamais.
web-setting-backup_keep = Combien de ces sauvegardes garder.
web-setting-backup_folder = Le dossier de ces sauvegardes ; d'habitude backups, à côté du fichier.
web-setting-upgrade_backup = Sauvegarder une base PostgreSQL avant qu’une nouvelle version la modifie ; un fichier est toujours copié.
web-setting-bot_pause_ms = Combien de temps les robots attendent avant un coup ; 0 pour pas du tout.
web-setting-bot_budget_ms = Combien de temps un robot peut chercher un coup.
web-setting-bot_processes = Dans combien de processus les robots réfléchissent.
web-setting-bot_seconds = Combien de temps un robot extérieur peut réfléchir avant d'être arrêté.
web-setting-bot_memory_mb = Combien de mémoire un robot extérieur peut utiliser, en mégaoctets.
web-setting-most_sockets = Combien de navigateurs peuvent être connectés en même temps.
web-setting-asks_per_second = Combien de messages par seconde une connexion peut envoyer.
web-setting-requests_per_second = Combien de requêtes par seconde une personne peut faire.
web-setting-tables_per_minute = Combien de tables par minute une personne peut ouvrir.
web-setting-guests_per_minute = Combien de nouveaux invités par minute peuvent venir d'une adresse.
web-setting-codes_per_minute = Combien de faux liens par minute une adresse peut essayer.
web-setting-chats_per_minute = Combien de messages et de réactions par minute une personne peut envoyer.
web-setting-trusted_proxy = L'adresse ou le réseau d'un proxy inverse, par exemple 10.0.0.0/8. X-Forwarded-For et X-Forwarded-Proto ne sont lus que de là. Peut se répéter.
web-setting-head_seconds = Combien de temps l'en-tête d'une requête peut prendre.
web-setting-body_seconds = Combien de temps le reste d'une requête peut prendre.
web-setting-address_connections = Combien de connexions une adresse peut avoir.
web-setting-address_sockets = Combien de navigateurs d'une adresse peuvent être à des tables.
web-setting-address_asks_per_second = Combien de messages par seconde une adresse peut envoyer.
web-setting-address_requests_per_second = Combien de requêtes par seconde une adresse peut faire.
web-setting-address_tables_per_minute = Combien de tables par minute une adresse peut ouvrir.
web-setting-notify_service = Un service qui peut prévenir les joueurs : ntfy, discord, matrix, telegram ou mail ; none pour aucun. Peut se répéter ; d'habitude tous.
web-setting-notify_mail = Le serveur de courriel pour les notifications, par exemple mailtos://user:password@smtp.example.org. Les joueurs n'ont alors besoin que de leur adresse.
web-setting-notify_private = Permettre de prévenir les joueurs par des services du réseau interne, par exemple ton propre ntfy.
