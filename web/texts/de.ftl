# Was die Seite sagt, egal was gespielt wird.

## Wörter

strength-easy = leicht
strength-medium = mittel
strength-strong = stark
strength-very-strong = sehr stark
web-day-letter = T
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-saved = Gespeichert.
web-copy = Link kopieren
web-copied = Kopiert
web-copy-failed = Kopieren geht hier nicht. Markiere den Link und kopiere ihn von Hand.
web-skip = Zum Inhalt springen
web-tap-to-skip = Tippen zum Überspringen
web-nav = Hauptmenü
web-home-link = Nénuphar: Startseite
web-settings-link = { $name }: Einstellungen
web-offline = Keine Verbindung zum Server. Prüfe dein Netz; die Seite versucht es von selbst noch einmal.
web-refused = Das geht gerade nicht ({ $rule }).
web-too-large = Das ist zu groß zum Senden: { $size } KB. Höchstens { $most } KB sind möglich.
web-lost = Verbindung verloren. Neuer Versuch …

## Startseite

web-home-title = Der Teich ist still. Wer hüpft zuerst?
web-home-lead = Brettspiele mit Freunden und Bots. Nichts zu installieren, keine Anmeldung.
web-play-now = Jetzt spielen
web-play-now-hint = { $n ->
    [one] Sofort eine Partie { $game } gegen einen Bot.
   *[other] Sofort eine Partie { $game } gegen { $n } Bots.
}
web-games = Spiele
web-players = { $fewest }–{ $most } Spieler
web-players-short = { $fewest }–{ $most }
web-age = ab { $n } Jahren
web-more = { $game }: einrichten, Regeln
web-game-new = Diese Seite ist älter als das Spiel. Starte „make play“ neu und lade die Seite noch einmal.
web-set-up = Neuer Tisch
web-rules = Regeln
web-your-tables = Deine Tische
web-your-tables-all = Alle { $n } Tische zeigen
web-your-turn-count = { $count ->
    [one] du bist dran
   *[other] du bist an { $count } Tischen dran
}
web-your-turn-go = Du bist dran: { $game }
web-your-turn-hint = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
web-your-turn = Du bist dran
web-free-seats = { $free ->
    [0] bereit zum Start
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
web-running = Läuft
web-running-tables = Partien zum Zuschauen
web-watch-match = Zuschauen
web-over = Beendet
web-open-tables = Offene Tische
web-open-none = Gerade ist kein Tisch offen. Eröffne einen und lass einen Platz frei: Vielleicht hüpft jemand dazu.
web-join-title = Hast du einen Code?
web-join-label = Tischcode
web-join-example = ABCD2345
web-join = Beitreten
web-join-unknown = Diesen Code gibt es nicht. Frag noch einmal nach: Vielleicht stimmt ein Buchstabe nicht.

## Einen Tisch aufmachen

web-new-title = { $game } · Neuer Tisch
web-new-seats = Wer spielt?
web-new-how-many = Anzahl der Plätze
web-n-seats = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
}
web-seat-n = Platz { $n }
web-seat-me = du
web-seat-here = An diesem Gerät
web-around-phone = An einem Handy haben zwei Leute Platz. An einem Tablet könnt ihr bis zu viert spielen.
web-seat-name = Name auf Platz { $n }
web-seat-open = Für Freunde
web-seat-bot = Bot: { $level }
web-seat-free = Frei
web-new-pace = Bedenkzeit pro Zug
web-pace-none = Unbegrenzt
web-pace-seconds = { $n } s
web-pace-minutes = { $n } min
web-pace-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
web-new-open = Tisch eröffnen
web-option-off = nein
web-option-on = ja
web-option-usual = wie üblich

## Das Wartezimmer

web-bot = Bot
web-invite-qr = QR-Code für { $link }

## Am Tisch

web-joining = Auf dem Weg zum Tisch
web-you = Du
web-clock = Restzeit
web-clock-waits = Die Uhr wartet: Jemand lernt gerade das Spiel.
web-react-hello = Hallo
web-react-well-played = Gut gespielt
web-react-oops = Hoppla
web-react-thinking = Ich überlege
web-react-hurry = Bist du bald so weit?
web-react-thanks = Danke
web-players-label = Spieler
web-rule-open = Regel { $rule } lesen
web-rule-of-table = Das ist eine Regel des Tisches, nicht des Spiels.
web-how = Kurz erklärt
web-rules-english = Alle Regeln mit ihrer Nummer. Es gibt sie nur auf Englisch:
web-rules-away = Die Regeln lassen sich gerade nicht laden. Versuch es gleich noch einmal.
web-mute = Ton aus
web-back-home = Startseite
web-back-table = Zurück zum Tisch

## Das Ende

web-result = Ergebnis
web-replay = Wiederholung
web-chart-start = Start
web-chart-gone = raus

## Nachspielen

web-record = Partie herunterladen

## Einstellungen

web-settings = Einstellungen
web-who-are-you = Wie sollen dich die anderen nennen?
web-who-done = Fertig
web-name-long = { $n } Buchstaben sind zu viele: höchstens { $most }.
web-name-count = { $n } von { $most } Buchstaben
web-your-avatar = Tier
web-colour-yellow = gelb, Kreis
web-colour-red = rot, Dreieck
web-colour-green = grün, Quadrat
web-colour-blue = blau, Raute
web-colour-violet = violett, Stern
web-avatar-frog = Frosch
web-avatar-duck = Ente
web-avatar-snail = Schnecke
web-avatar-fish = Fisch
web-avatar-dragonfly = Libelle
web-avatar-otter = Otter
web-avatar-heron = Reiher
web-avatar-turtle = Schildkröte
web-quick = Schnelle Bots
web-volume = Lautstärke
web-device-title = Dein Profil auf diesem Gerät verwenden?
web-device-what = Auf diesem Gerät bist du { $name }. Mit diesem Link übernimmst du das Profil und die Tische der Person, die ihn erstellt hat.
web-device-yes = Ja, das bin ich
web-device-no = Abbrechen
web-device-old = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen.

## Hier ist nichts

web-404-title = Hier ist nur Wasser
web-404 = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Buchstabe.
web-no-table-title = Diesen Tisch gibt es nicht
web-no-table = Unter dieser Adresse gibt es keinen Tisch, oder du brauchst eine Einladung.
web-closed-title = Dieser Tisch ist geschlossen
web-closed = Alle sind nach Hause gegangen. Eröffne einen neuen Tisch, wann immer du magst.

web-keepsakes = Dein Archiv
web-keepsakes-title = { $game }: dein Archiv
web-workshop-title = { $game } · Werkstatt
web-workshop-lead = Zeichne einen Spielplan, prüfe, ob er den Regeln entspricht, und probiere ihn aus.

## Jeden Tag

web-daily = Jeden Tag
web-puzzles = Rätsel
web-puzzle-day = Rätsel des Tages
web-puzzle-done = Heute gelöst
web-daily-play = Heute spielen
web-daily-go-on = Weiter
web-daily-done = Heute { $percent } %
web-daily-over = Gespielt
web-daily-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}

## People’s pages

web-my-page = Meine Partien und Wertungen
web-person = Spieler

## Eine Partie zum Behalten

web-screen-title = Großer Bildschirm
web-screen-lead = Zeige einen Tisch auf diesem Fernseher. Am Tisch steht der Code im Menü.
web-screen-code = Code vom Tisch
web-screen-open = Tisch zeigen
