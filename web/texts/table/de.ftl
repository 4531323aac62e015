# Texte, die nur Tische brauchen: Andere Seiten laden sie nicht.

## Das Wartezimmer

web-waiting-title = { $game } · Warteraum
web-waiting-lead = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
web-waiting-full-host = Alle sind da. Du kannst die Partie starten.
web-waiting-full = Alle sind da. { $host } kann die Partie starten.
web-waiting-people = Wir warten auf die anderen …
web-waiting-host = { $host } startet die Partie …
web-agreed = Optionen
web-change-table = Tisch ändern
web-change-save = Änderungen speichern
web-table-public = offen für alle
web-table-private = nur mit Einladung
web-all-settings = Alle Einstellungen
web-seats = Plätze
web-sit = Platz nehmen
web-fill = Mit Bots auffüllen
web-begin = Partie starten
web-leave = Tisch verlassen
web-host = Gastgeber
web-here = online
web-away = offline
web-far = langsame Verbindung
web-far-words = { $who ->
    [you] Deine Verbindung ist langsam (über 300 ms hin und zurück). Wenn es knapp wird, kann die Entscheidung unfair sein.
   *[other] { OF($who) } Verbindung ist langsam (über 300 ms hin und zurück). Wenn es knapp wird, kann die Entscheidung unfair sein.
}
web-doubted = Zeit vom Server gemessen
web-doubted-words = { $who ->
    [you] Dein Gerät meldet immer wieder Zeiten, die deine Verbindung nicht bestätigt. Darum misst der Server deine Zeit.
   *[other] { OF($who) } Gerät meldet immer wieder Zeiten, die die Verbindung nicht bestätigt. Darum misst der Server die Zeit. Das siehst nur du als Gastgeber.
}
web-add-bot = Platz { $n } mit einem Bot besetzen
web-add-bot-short = Bot hinzufügen
web-remove = { $name } entfernen
web-remove-short = Entfernen
web-kick = { $name } entfernen
web-kick-short = Entfernen
web-watching = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Personen schauen zu
}
web-invite = Freunde einladen
web-invite-how = Scanne den Code mit dem Handy oder schick den Link.
web-invite-code = Code: { $code }
web-invite-alone = Diese Adresse funktioniert nur auf diesem Gerät. Für Handys starte den Server mit einer Adresse, die im Netz erreichbar ist.
web-invite-watch = Einladung kopieren
web-invite-words = Spiel mit mir { $game }:

## Rat

web-advice = Rat
web-advice-ask = Um Rat fragen
web-advice-thinking = Der Bot ({ $level }) denkt nach …
web-advice-none = Der Bot ({ $level }) hat gerade keinen Rat. Versuch es noch einmal.
web-advice-move = Der Bot ({ $level }) würde wählen: { $move }
web-advice-which = Welcher Zug?
web-advice-why = Warum?

## Der große Bildschirm, und ein Gerät für mehrere

web-screen-show = Auf großem Bildschirm zeigen
web-screen-how-1 = Öffne diese Adresse im Browser des Fernsehers:
web-screen-how-2 = Tippe dort diesen Code ein. Er gilt einmal, zehn Minuten lang.
web-screen-what = Der große Bildschirm zeigt, was alle sehen dürfen. Handys zeigen dann nur deine Hand.
web-screen-here = In neuem Fenster öffnen
web-screen-on = Ein großer Bildschirm ist an
web-screen-join = Mit dem Handy mitspielen
web-screen-turn = { $name } ist am Zug
web-screen-next = Eine Revanche erscheint hier von selbst.
web-screen-hand = Nur meine Hand
web-curtain-about = Ihr gebt dieses Gerät weiter. Ein Vorhang verbirgt deine Hand vor den anderen.
web-curtain-to = Gib das Gerät an { $name }
web-curtain-what = Alle anderen schauen weg.
web-curtain-take = Ich bin { $name }
web-curtain-close = Vorhang zu

## The server

web-restart = Der Server startet um { $time } neu. Danach geht es weiter.

web-outdated = Es gibt eine neue Fassung dieser Seite.
web-reload = Laden
web-slow = Langsame Verbindung …
web-slow-move = Langsame Verbindung. Dein Zug ist unterwegs …
web-lost-move = Verbindung verloren. Dein Zug geht raus, sobald sie wieder da ist …
web-unsaved = Der Server kann gerade nichts speichern. Neuer Versuch …
web-unsaved-move = Der Server kann gerade nichts speichern. Dein Zug geht raus, sobald es wieder geht …
web-latency = Verbindung: { $ms } ms
web-no-board = Für dieses Spiel gibt es noch kein Bild.
web-text-board = Der Spielplan als Text
web-type-move = Tippe einen Zug ein
web-play-move = Ziehen
web-move-unread = Das Spiel versteht „{ $typed }“ nicht.
web-stood-in = Ein Bot ({ $level }) spielt gerade für dich.
web-come-back = Meinen Platz zurücknehmen
web-gone = { $name } ist nicht da.
web-propose = Bot einspringen lassen
web-takeover = Soll ein Bot ({ $level }) für { $name } einspringen, bis { $name } zurück ist?
web-takeover-yes = Ja
web-takeover-no = Warten
web-takeover-wait = { $n ->
    [one] Eine Person muss noch zustimmen.
   *[other] { $n } Personen müssen noch zustimmen.
}
web-tutor = Deine erste Partie
web-tutor-next = Weiter
web-tutor-after-move = Weiter nach deinem Zug.
web-tutor-later = Gleich geht es weiter.
web-tutor-close = Erklärungen schließen
web-tutor-done = Los geht’s!
web-tutor-again = Erklär mir das Spiel
web-mute-spectators = Zuschauer stummschalten
web-resign = Aufgeben
web-resign-sure = Aufgeben?
web-resign-what = Ein Bot spielt für dich zu Ende. Du kannst zuschauen, aber nicht wieder einsteigen.
web-play-on = Weiterspielen
web-keep = Bild
web-keep-picture = Als Bild speichern
web-keep-film = Als Animation speichern
web-keep-animate = Animation machen
web-keep-making = Die Animation wird gezeichnet …
web-keep-what = Beides zeigt nur, was alle am Tisch sehen konnten.
web-send = Senden
web-log-none = Noch ist nichts passiert.
web-log-earlier = Frühere anzeigen
web-chat-none = Noch keine Nachrichten.
web-chat-label = Deine Nachricht
web-reactions = Reaktionen
web-you-won = Du hast gewonnen!
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-shared-won = { $n ->
    [one] { $names } hat eine Partie { $game } gewonnen. Schau, wie sie lief:
   *[other] { $names } haben eine Partie { $game } gemeinsam gewonnen. Schau, wie sie lief:
}
web-replay-moment = Stelle in der Partie
web-replay-step = Schritt { $n } von { $of }
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-next = Nächster Schritt
web-replay-back = Vorheriger Schritt
web-replay-speed = Geschwindigkeit
web-daily-result = Ergebnis des Tages
web-daily-back = Alle Tage
web-chat-deleted = Nachricht gelöscht
web-share = Teilen
web-seat-around = an diesem Gerät
web-table-title = Der Tisch
web-your-move = Du bist am Zug.
web-you-watch = Du schaust zu
web-learning-who = { $n ->
    [one] { $names } lernt gerade das Spiel.
   *[other] { $names } lernen gerade das Spiel.
}
web-learning = lernt gerade das Spiel
web-menu = Menü
web-side = Rund um den Tisch
web-log = Verlauf
web-chat = Chat
web-chat-unread = Chat, { $n } neu
web-crown = trägt die Krone
web-out = raus
web-ready = fertig
web-thinking = überlegt
web-possible = Du kannst: { $offers }.
web-stand-in = { $level } springt ein
web-rank = Platz
web-share-replay = Diese Partie teilen
web-shared = Eine Partie { $game } auf Nénuphar. Schau, wie sie lief:
web-replay-begin = Der Anfang.
web-practice = Übung: Die Partie zählt nicht
web-pace-none-hint = Alle überlegen, so lange sie wollen.
web-pace-live-hint = Alle spielen live. Läuft deine Zeit ab, wird für dich gezogen.
web-pace-slow-hint = Die Partie läuft über mehrere Tage. Die Startseite zeigt, wo du dran bist.
web-new-public = Offen für alle
web-new-public-on = Alle auf diesem Server sehen den Tisch in der Liste.
web-new-public-off = Nur mit deinem Link oder Code findet man ihn.
web-new-options = Weitere Optionen
web-option-chance = Zufällig
web-option-yours = Deine eigenen
web-option-none = keine
web-waiting-for = Wir warten auf { $names }
web-watch = Schau zu, was passiert.
web-they-won = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
web-nobody-won = Niemand gewinnt
web-well-played = Gut gespielt
web-drawn = Unentschieden
web-workshop-link = Eigenen Spielplan zeichnen
