# Was die Seite sagt, egal was gespielt wird.

## Wörter

level-tadpole = Kaulquappe
level-frog = Hüpfer
level-heron = Reiher
level-kraken = Kraken
web-day-letter = T
web-auto = Auto
web-close = Schließen
web-loading = Einen Moment …
web-save = Merken
web-saved = Gemerkt.
web-send = Senden
web-copy = Link kopieren
web-copied = Kopiert
web-copy-failed = Kopieren geht hier nicht. Markier den Link und kopier ihn von Hand.
web-share = Teilen
web-skip = Zum Inhalt springen
web-nav = Deine Sachen
web-home-link = Nénuphar, Startseite
web-settings-link = { $name }: Einstellungen
web-offline = Keine Verbindung zum Server. Schau nach deinem Netz; die Seite versucht es von selbst wieder.
web-refused = Das geht gerade nicht ({ $rule }).
web-lost = Verbindung verloren. Neuer Versuch …

## Startseite

web-home-title = Der Teich ist still. Wer hüpft zuerst?
web-home-lead = Brettspiele mit Freunden und Bots. Nichts zu installieren, niemand zu fragen.
web-play-now = Gleich spielen
web-play-now-hint = { $game } gegen zwei Bots, sofort.
web-games = Spiele
web-players = { $fewest } bis { $most } Spieler
web-set-up = Tisch decken
web-rules = Regeln
web-your-tables = Deine Tische
web-your-turn-count = { $count ->
    [one] du bist dran
   *[other] du bist an { $count } Tischen dran
}
web-your-turn-go = Du bist dran: { $game }
web-your-turn-hint = { $count ->
    [one] Man wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
web-your-turn = Du bist dran
web-free-seats = { $free ->
    [0] voll
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
web-running = Partie läuft
web-over = Partie vorbei
web-open-tables = Offene Tische
web-open-none = Gerade ist kein Tisch offen. Deck einen und lass einen Platz frei: Vielleicht hüpft jemand dazu.
web-join-title = Hast du einen Code?
web-join-label = Code des Tisches
web-join-example = ABCD2345
web-join = Dazusetzen
web-join-unknown = Kein Tisch hat diesen Code. Frag noch einmal: Vielleicht war ein Buchstabe falsch gehört.

## Einen Tisch decken

web-new-title = { $game } · Ein neuer Tisch
web-new-seats = Wer spielt?
web-new-how-many = Zahl der Plätze
web-n-seats = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
}
web-seat-n = Platz { $n }
web-seat-me = du
web-seat-around = an diesem Bildschirm
web-seat-here = Hier am Bildschirm
web-seat-name = Name auf Platz { $n }
web-seat-open = Für Freunde
web-seat-bot = Bot: { $level }
web-seat-free = Frei
web-new-pace = Zeit für eine Entscheidung
web-pace-none = Ohne Uhr
web-pace-seconds = { $n } s
web-pace-minutes = { $n } min
web-pace-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
web-pace-none-hint = Alle denken, so lange sie mögen.
web-pace-live-hint = Alle sitzen am Tisch. Ist die Zeit um, entscheidet die Regel.
web-pace-slow-hint = Schau ab und zu vorbei: Die Startseite zeigt, wo du dran bist.
web-new-public = Alle dürfen dazukommen
web-new-public-on = Der Tisch steht für alle auf diesem Server in der Liste.
web-new-public-off = Nur wer deinen Link oder Code hat, findet ihn.
web-new-options = Mehr Einstellungen
web-new-open = Tisch öffnen
web-option-chance = Der Zufall entscheidet
web-option-none = keine
web-option-off = nein

## Das Wartezimmer

web-waiting-title = { $game } · Wartezimmer
web-waiting-lead = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
web-waiting-full-host = Alle sind da. Du kannst anfangen.
web-waiting-full = Alle sind da. { $host } kann anfangen.
web-waiting-people = Wir warten auf die anderen …
web-waiting-host = Wir warten, bis { $host } anfängt …
web-agreed = Vereinbart
web-seats = Plätze
web-sit = Hierher setzen
web-fill = Mit Bots auffüllen
web-begin = Anfangen
web-leave = Tisch verlassen
web-bot = Bot
web-host = Gastgeber
web-here = da
web-away = weg
web-far = weit weg
web-far-words = { $who ->
    [you] Du bist weit weg: Deine Verbindung braucht mehr als 300 Millisekunden hin und zurück. Wenn es knapp ist, kann das Urteil über deine Hand ungerecht sein.
   *[other] { $who } ist weit weg: Die Verbindung braucht mehr als 300 Millisekunden hin und zurück. Wenn es knapp ist, kann das Urteil über diese Hand ungerecht sein.
}
web-doubted = vom Server gestoppt
web-doubted-words = { $who ->
    [you] Dein Bildschirm will immer wieder schneller sein, als deine Verbindung es bestätigt. Darum stoppt der Server deine Hand selbst.
   *[other] { OF($who) } Bildschirm will immer wieder schneller sein, als die Verbindung es bestätigt. Darum stoppt der Server diese Hand selbst. Nur du als Gastgeber siehst das.
}
web-add-bot = Platz { $n } einem Bot geben
web-add-bot-short = Bot dazu
web-remove = { $name } wegnehmen
web-remove-short = Wegnehmen
web-kick = { $name } wegschicken
web-kick-short = Wegschicken
web-watching = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } Leute schauen zu
}
web-invite = Freunde einladen
web-invite-how = Halt eine Handykamera darauf, oder schick den Link.
web-invite-code = Code: { $code }
web-invite-qr = QR-Code für { $link }
web-invite-alone = Diese Adresse geht nur auf diesem Gerät. Für Handys starte den Server mit einer Adresse, die das Netz erreicht.
web-invite-watch = Einladung kopieren

## Am Tisch

web-joining = Auf dem Weg zum Tisch
web-table-title = Der Tisch
web-your-move = Mach deinen Zug.
web-waiting-for = Warten auf { $names }
web-watch = Schau, was passiert.
web-clock = Zeit übrig
web-menu = Menü
web-side = Rund um den Tisch
web-log = Verlauf
web-log-none = Noch ist nichts passiert.
web-chat = Reden
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-label = Sag etwas
web-chat-unread = Reden, { $n } neu
web-reactions = Kurze Zeichen
web-react-hello = Hallo
web-react-well-played = Gut gespielt
web-react-oops = Hoppla
web-react-thinking = Ich überlege
web-react-hurry = Bist du bald so weit?
web-react-thanks = Danke
web-players-label = Spieler
web-crown = trägt die Krone
web-out = raus
web-ready = fertig
web-thinking = überlegt
web-rule-open = Regel { $rule } lesen
web-rule-of-table = Das ist eine Regel des Tisches selbst.
web-how = Kurz gesagt
web-rules-english = Alle Regeln mit ihrer Nummer. Es gibt sie nur auf Englisch:
web-rules-away = Die Regeln lassen sich gerade nicht laden. Versuch es gleich noch einmal.
web-possible = Du kannst: { $offers }.
web-no-board = Dieses Spiel hat noch kein Bild. Mit dieser Liste kannst du es spielen.
web-stand-in = { $level } springt ein
web-stood-in = Während du weg warst, spielt ein Bot ({ $level }) für dich.
web-come-back = Wieder selbst spielen
web-gone = { $name } ist nicht da.
web-propose = Bot spielen lassen
web-takeover = Darf ein Bot ({ $level }) für { $name } spielen, bis zur Rückkehr?
web-takeover-yes = Ja
web-takeover-no = Warten
web-takeover-wait = { $n ->
    [one] Noch eine Person muss zustimmen.
   *[other] Noch { $n } müssen zustimmen.
}
web-tutor = Dein erstes Spiel
web-tutor-step = { $step } von { $steps }
web-tutor-next = Weiter
web-tutor-done = Los geht's
web-tutor-again = Erklär mir das Spiel
web-mute = Stumm
web-resign = Aufgeben
web-resign-sure = Aufgeben?
web-resign-what = Ein Bot spielt deinen Platz zu Ende. Du kannst zuschauen, aber nicht zurückkommen.
web-play-on = Weiterspielen
web-back-home = Startseite
web-back-table = Zurück zum Tisch

## Das Ende

web-result = Ergebnis
web-you-won = Du hast gewonnen!
web-they-won = { $names } hat gewonnen!
web-nobody-won = Niemand am Tisch hat gewonnen
web-drawn = Unentschieden
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-share-replay = Diese Partie teilen
web-replay = Nachspielen
web-chart-gone = raus

## Nachspielen

web-replay-begin = Der Anfang.
web-replay-moment = Moment der Partie
web-replay-step = Schritt { $n } von { $of }
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-next = Ein Schritt weiter
web-replay-back = Ein Schritt zurück
web-replay-speed = Tempo
web-record = Protokoll sichern

## Einstellungen

web-settings = Einstellungen
web-you-title = Du
web-your-name = Name
web-your-colour = Farbe und Zeichen
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
web-device-settings = Dieses Gerät
web-language = Sprache
web-theme = Licht
web-theme-dark = Mondaufgang
web-theme-light = Morgen
web-motion = Bewegung
web-motion-full = Lebhaft
web-motion-still = Ruhig
web-sound = Ton
web-volume = Lautstärke
web-other-device = Ein anderes Gerät
web-other-device-what = Nimm deinen Namen und deine Tische mit, zum Beispiel aufs Handy. Der Link gilt einmal und nur kurz.
web-other-device-make = Link machen
web-device-title = Auch hier du selbst
web-device-what = Auf diesem Gerät bist du { $name }. Mit diesem Link wirst du die Person, die ihn geschickt hat, mit ihren Tischen.
web-device-yes = Ja, das bin ich
web-device-no = Lieber nicht
web-device-old = Dieser Link wurde schon benutzt oder ist zu alt. Mach auf dem anderen Gerät einen neuen.

## Hier ist nichts

web-404-title = Hier ist nur Wasser
web-404 = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Buchstabe.
web-no-table-title = Diesen Tisch gibt es nicht
web-no-table = Unter dieser Adresse gibt es keinen Tisch, oder du brauchst eine Einladung.
web-closed-title = Dieser Tisch ist geschlossen
web-closed = Alle sind nach Hause gegangen. Mach einen neuen Tisch auf, wann du magst.

web-keepsakes = Was du behältst
web-keepsakes-title = { $game }: was du behältst
web-workshop-title = { $game } · Werkstatt
web-workshop-lead = Zeichne einen Plan, höre, was die Regeln dazu sagen, und probiere ihn aus.
web-workshop-link = Einen eigenen Plan zeichnen
