# The page of the server's host. Loaded when it is needed.

web-host = Dieser Server
web-host-enter = Die Seite wird geöffnet …
web-host-out = Diese Seite ist für die Person, die den Server betreibt. Sie öffnet sich mit einem Link, der einmal gilt.
web-host-out-how = Der Server zeigt beim Start so einen Link. Einen neuen zeigt auf seinem Rechner:
web-host-as-of = Stand { $time }. Die Seite aktualisiert sich von selbst.
web-host-node = Last, Leute, Ablehnungen und Warnungen stammen von { $node }, dem Prozess, der geantwortet hat.

web-host-state = Zustand
web-host-well = Alles funktioniert.
web-host-unwell = Im Moment lässt sich nichts speichern, darum kann niemand spielen. Das Protokoll sagt, warum.
web-host-damage = Etwas ist beschädigt: { $what }. „nenuphar check“ sagt, was sich retten lässt.
web-host-version = Version
web-host-started = Gestartet
web-host-python = Python
web-host-system = System
web-host-load = Last
web-host-load-of = { $load } bei { $cores ->
    [one] einem Kern
   *[other] { $cores } Kernen
}
web-host-memory = Speicher
web-host-sockets = Browser
web-host-awake = Tische im Speicher
web-host-disk = Frei auf der Platte
web-host-disk-of = { $free } von { $all }
web-host-database = Datenbank
web-host-backups = Letzte Sicherung
web-host-backups-kept = { $last }, insgesamt { $n }
web-host-backups-none = noch keine
web-host-unknown = unbekannt
web-host-trust = Geräte, die diesem Server noch nicht vertrauen, zeigen eine Warnung. Diese Seite erklärt, wie sie ihm vertrauen:
web-host-trust-link = Diesem Server vertrauen

web-host-tables = Tische
web-host-tables-none = Kein Tisch wartet auf Leute, und keine Partie läuft.
web-host-tables-most = Nur die { $n }, die sich zuletzt geändert haben.
web-host-phase-waiting = wartet
web-host-phase-playing = läuft
web-host-public = offen für alle
web-host-private = nur auf Einladung
web-host-online = { $n ->
    [0] niemand da
    [one] eine Person da
   *[other] { $n } Leute da
}
web-host-close = Schließen
web-host-close-label = Den Tisch schließen: { $game }, { $names }
web-host-close-title = Diesen Tisch schließen?
web-host-close-what = { $game }, { $names }. Alle dort sehen, dass du ihn geschlossen hast. Eine laufende Partie endet ohne Ergebnis. Das lässt sich nicht rückgängig machen.
web-host-close-go = Tisch schließen
web-host-closed = Der Tisch ist geschlossen.
web-host-nobody = niemand

web-host-people = Leute
web-host-people-none = Niemand ist an einem Tisch.
web-host-remove = Entfernen
web-host-remove-label = { $name } entfernen
web-host-remove-title = { $name } entfernen?
web-host-remove-what = Der Name und alles, was diese Person gespeichert hat, werden gelöscht, und eine laufende Partie gibt sie auf. Als neuer Gast kann sie wiederkommen. Das lässt sich nicht rückgängig machen.
web-host-remove-go = Endgültig entfernen
web-host-removed = { $name } ist entfernt.

web-host-restart = Neustart
web-host-restart-what = Sag allen an einem Tisch, wann du den Server neu startest. Das kündigt es nur an: Neu starten musst du ihn selbst. Partien sind gespeichert und gehen danach weiter.
web-host-restart-when = In wie vielen Minuten?
web-host-restart-go = Ankündigen
web-host-restart-said = Du hast einen Neustart für { $time } angekündigt.
web-host-restart-withdraw = Zurücknehmen
web-host-restarting = Alle an einem Tisch wissen jetzt von dem Neustart.
web-host-withdrawn = Die Ankündigung ist zurückgenommen.

web-host-words = Wortlisten
web-host-words-ready = fertig
web-host-words-missing = entsteht, sobald sie gebraucht wird
web-host-words-building = entsteht gerade: { $percent } %

web-host-nodes = Prozesse
web-host-node-facts = Version { $version }, Tische: { $tables }, Browser: { $sockets }
web-host-node-heard = zuletzt gehört { $time }
web-host-node-draining = hört bald auf

web-host-refusals = Zuletzt abgelehnt
web-host-refusals-what = Was der Server seit seinem Start abgelehnt hat. Züge sind nicht dabei: Ein abgelehnter Zug könnte etwas über eine Partie verraten.
web-host-refusals-none = Nichts.
web-host-reports = Warnungen
web-host-reports-what = Aus dem Protokoll des Servers, auf Englisch.
web-host-reports-none = Keine.
web-host-times = { $n }-mal, zuletzt { $time }
web-host-once = { $time }

web-host-settings = Einstellungen
web-host-settings-what = Du änderst sie mit Optionen, wenn du den Server startest, oder mit Umgebungsvariablen wie NENUPHAR_PORT.
web-host-settings-changed = Für diesen Server gesetzt
web-host-settings-usual = Wie üblich ({ $n })
web-host-empty = nichts
web-host-on = an
web-host-off = aus

web-host-link = Dein Link
web-host-link-what = In diesem Browser bleibst du bis { $time } angemeldet. Ein neuer Link meldet dich hier ab und lässt dich auf einem anderen Gerät hinein.
web-host-link-make = Neuen Link machen
web-host-link-title = Neuen Link machen?
web-host-link-sure = Der alte Link und deine Sitzung enden sofort, auch auf dieser Seite. Den neuen Link siehst du einmal.
web-host-link-new = Dieser Link gilt einmal. Behalte ihn für dich.
web-host-link-use = Hier benutzen

# What each setting does.
web-setting-host = Die Adresse, an der der Server lauscht; 127.0.0.1 nur für diesen Rechner.
web-setting-port = Der Port, an dem der Server lauscht.
web-setting-database = Die Datei, die alles enthält, normalerweise nenuphar.sqlite3 in NENUPHAR_HOME; oder eine PostgreSQL-Datenbank wie postgresql://user@host/name.
web-setting-node = Der Name dieses Knotens unter denen, die sich eine Datenbank teilen; normalerweise der des Rechners.
web-setting-node_address = Wo Knoten auf anderen Rechnern diesen erreichen, etwa 10.0.0.5:8200. Auf einem Rechner nicht nötig.
web-setting-name = Ein weiterer Name dieses Servers. Mehrfach möglich.
web-setting-origin = Eine Seite anderswo, die diesen Server benutzen darf. Mehrfach möglich.
web-setting-https = Sprich https, mit einer eigenen Zertifizierungsstelle. /trust erklärt Geräten, wie sie ihr vertrauen.
web-setting-certificate = Sprich https mit diesem Zertifikat: eine PEM-Datei, mit den Zertifikaten zwischen ihm und seiner Wurzel.
web-setting-key = Der Schlüssel von --certificate, falls er in einer eigenen Datei ist.
web-setting-mdns = Höre im lokalen Netz auf nenuphar.local.
web-setting-token_days = Wie viele Tage sich der Server an jemanden erinnert, der nicht wiederkommt.
web-setting-away_seconds = Wie lange jemand weg sein muss, bis ein Bot einspringen darf.
web-setting-forget_days = Nach wie vielen ruhigen Tagen ein Tisch ohne Partie entfernt wird.
web-setting-backup_hours = Nach wie vielen Stunden die nächste Sicherung der Datei gemacht wird; 0 für nie.
web-setting-backup_keep = Wie viele dieser Sicherungen bleiben.
web-setting-backup_folder = Der Ordner für diese Sicherungen; normalerweise backups neben der Datei.
web-setting-upgrade_backup = Eine PostgreSQL-Datenbank sichern, bevor eine neue Version sie ändert; eine Datei wird immer kopiert.
web-setting-bot_pause_ms = Wie lange Bots vor einem Zug warten; 0 für gar nicht.
web-setting-bot_budget_ms = Wie lange ein Bot nach einem Zug suchen darf.
web-setting-bot_processes = In wie vielen Prozessen Bots nachdenken.
web-setting-bot_seconds = Wie lange ein Bot von außen nachdenken darf, bis er gestoppt wird.
web-setting-bot_memory_mb = Wie viel Speicher ein Bot von außen belegen darf, in Megabyte.
web-setting-most_sockets = Wie viele Browser gleichzeitig verbunden sein dürfen.
web-setting-asks_per_second = Wie viele Nachrichten pro Sekunde eine Verbindung schicken darf.
web-setting-requests_per_second = Wie viele Anfragen pro Sekunde eine Person stellen darf.
web-setting-tables_per_minute = Wie viele Tische pro Minute eine Person eröffnen darf.
web-setting-guests_per_minute = Wie viele neue Gäste pro Minute von einer Adresse kommen dürfen.
web-setting-codes_per_minute = Wie viele falsche Links pro Minute eine Adresse versuchen darf.
web-setting-chats_per_minute = Wie viele Nachrichten und Reaktionen pro Minute eine Person schicken darf.
web-setting-trusted_proxy = Adresse oder Netz eines Reverse-Proxys, etwa 10.0.0.0/8. X-Forwarded-For und X-Forwarded-Proto werden nur von dort gelesen. Mehrfach möglich.
web-setting-head_seconds = Wie lange der Kopf einer Anfrage dauern darf.
web-setting-body_seconds = Wie lange der Rest einer Anfrage dauern darf.
web-setting-address_connections = Wie viele Verbindungen eine Adresse haben darf.
web-setting-address_sockets = Wie viele Browser einer Adresse an Tischen sein dürfen.
web-setting-address_asks_per_second = Wie viele Nachrichten pro Sekunde eine Adresse schicken darf.
web-setting-address_requests_per_second = Wie viele Anfragen pro Sekunde eine Adresse stellen darf.
web-setting-address_tables_per_minute = Wie viele Tische pro Minute eine Adresse eröffnen darf.
web-setting-notify_service = Ein Dienst, der Leute benachrichtigen darf: ntfy, discord, matrix, telegram oder mail; none für keinen. Mehrfach möglich; normalerweise alle.
web-setting-notify_mail = Der Mailserver für Benachrichtigungen, etwa mailtos://user:password@smtp.example.org. Dann brauchen die Leute nur ihre Adresse anzugeben.
web-setting-notify_private = Leute dürfen über Dienste im inneren Netz benachrichtigt werden, etwa dein eigenes ntfy.
