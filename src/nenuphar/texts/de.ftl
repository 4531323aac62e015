# Was der Tisch selbst sagt, egal was gespielt wird.

you = du
list-and = { $others } und { $last }
level-tadpole = Kaulquappe
level-frog = Hüpfer
level-heron = Reiher
level-kraken = Krake

## Der Tisch sagt nein

refused-TB-1 = { $seats ->
    [one] Das ist { $seats } Platz
   *[other] Das sind { $seats } Plätze
}, aber dieses Spiel ist für { $fewest } bis { $most }. Ändere die Anzahl der Plätze.
refused-TB-2 = { $by } hat keinen Platz an diesem Tisch. Nur wer hier sitzt, kann spielen.
refused-TB-3 = Das kam bei { $at } ms, aber es ist schon { $now } ms: Zeit läuft nie rückwärts.
refused-TB-4 = { $over ->
    [1] Diese Partie ist vorbei. Starte eine neue, um weiterzuspielen.
   *[other] Diese Partie hat noch nicht begonnen. Warte einen Moment.
}
refused-TB-5-late = Zu spät, um etwas zum Zufall beizutragen: Die Partie hat begonnen.
refused-TB-5-twice = Du hast schon etwas zum Zufall beigetragen. Einmal reicht.
refused-TB-5-not-hex = Schreib die Bytes hexadezimal: je zwei Zeichen, 0 bis 9 und a bis f.
refused-TB-5-length = Misch 1 bis 64 Bytes ein.
refused-TB-6 = Noch ist keine Bedenkzeit abgelaufen.
refused-TB-6-limit = Die Bedenkzeit muss mindestens 1 ms betragen. Gib mehr Zeit oder spiel ohne Limit.
refused-TB-7 = Die Partie lässt sich herunterladen, sobald sie vorbei ist.
refused-TB-8 = Ungültiger Wert ({ $field }): { $problem }.
refused-TB-8-option = Dieses Spiel hat keine Option { $name }. Es hat: { $names }.
refused-TB-8-file = Es gibt keine Datei { $name } zur Auswahl. Es gibt: { $names }.
refused-TB-9 = Dieses Protokoll wurde verändert oder beschädigt: { $where } ist nicht so, wie gespielt wurde.
refused-TB-9-unfinished = Diese Partie wurde abgebrochen: Die Datei hört auf, bevor die Partie zu Ende ist.
refused-TB-9-rules = Diese Partie wurde nach Fassung { $found } der Spielregeln gespielt; dieses Programm spielt Fassung { $expected } und kann sie nicht prüfen.
refused-TB-9-differs = Dieses Protokoll wurde verändert oder beschädigt: { $where } sagt { $found }, doch beim Nachspielen kommt { $expected } heraus.
refused-TB-9-refused = Dieses Protokoll wurde verändert oder beschädigt: { $where } ist nicht erlaubt, { $broken } sagt nein.
refused-TB-10 = Zu spät: Das ist schon entschieden. Schau auf den Tisch und wähle neu.

problem-type = es müsste { $expected } sein, ist aber { $found }
problem-unknown-field = das Feld { $name } ist unbekannt
problem-missing-field = das Feld { $name } fehlt
problem-value = { $found } ist kein möglicher Wert
problem-cut = es bricht zu früh ab
problem-syntax = ab Byte { $byte } ist es kein JSON mehr
problem-toml = ab { $place } ist es kein TOML mehr
problem-twice = es kommt zweimal vor
problem-deep = es ist zu tief verschachtelt
problem-utf8 = es ist kein UTF-8-Text
the-whole = das Ganze

## Die Befehlszeile sagt nein

sorry-game = Es gibt kein Spiel namens { $game }. Du kannst spielen: { $games }.
sorry-language = --lang { $lang }: Diese Sprache gibt es hier nicht. Versuch es mit: { $langs }.
sorry-seat-empty = --seats: Platz { $number } hat keinen Namen. Schreib zum Beispiel you,bot,bot.
sorry-seat-name = --seats: { $name } taugt nicht als Name. Nimm 1 bis 20 Buchstaben, Ziffern, Leerzeichen oder - . ' _.
sorry-seat-twice = --seats: Zwei Plätze heißen { $name }. Gib allen einen eigenen Namen.
sorry-seat-meant = --seats: { $name } sieht aus wie { $meant }. Meintest du { $meant }? Wenn es ein Name ist, schreib { $name }: mit Doppelpunkt.
sorry-level = --seats: Es gibt keine Bot-Stufe { $level }. Stufen: { $levels }.
sorry-bots = --bots: Es gibt keine Bot-Stufe { $level }. Stufen: { $levels }.
sorry-bots-alone = --bots: Nenn mindestens zwei Stufen, die gegeneinander spielen. Stufen: { $levels }.
sorry-bot-form = --bot: { $given } hat nicht die Form spiel:name=paket.modul:Klasse, zum Beispiel { $example }.
sorry-bot-game = Für einen Bot gibt es kein Spiel { $given }. Spiele: { $games }.
sorry-bot-name = Ein Bot kann nicht { $given } heißen: Nimm ein einfaches Wort aus höchstens 20 Buchstaben, Ziffern und Bindestrichen, aber nicht bot, you, me, here oder open.
sorry-bot-own = Ein Bot kann nicht { $given } heißen: So heißt eine unserer eigenen Stufen.
sorry-bot-twice = Es gibt zwei Bots namens { $given }.
sorry-bot-place = { $place } ist weder eine Stufe dieses Spiels noch eine Klasse der Form paket.modul:Klasse.
sorry-bot-import = Der Bot { $place } lässt sich nicht laden. { $reason }
sorry-bot-choose = Der Bot { $place } hat keine Methode choose(view, moves, rng, budget).
sorry-bot-slow = Der Bot { $place } lässt sich nicht laden: Er braucht mehr als { $seconds } Sekunden.
sorry-bot-crashed = Der Bot { $place } lässt sich nicht laden: Sein Prozess hat geendet ({ $how }).
sorry-bot-failed = Der Bot { $level } hat versagt. { $reason }
bot-left-out = Der installierte Bot { $bot } wird ausgelassen. { $why }
sorry-server = Der Server { $server } ist nicht erreichbar: { $reason }
sorry-join-speed = Bots können { $game } nicht über das Netz spielen: Die schnellste Hand gewinnt, und nur ein Browser weiß, wann seine Spielerin die Karten gesehen hat. Starte stattdessen den Server mit --bot.
sorry-join-bot = --bot: { $given } ist weder eine Stufe dieses Spiels noch eine Klasse der Form paket.modul:Klasse. Stufen: { $levels }.
sorry-join-full = Alle { $seats } Plätze an diesem Tisch sind besetzt.
sorry-join-begun = Die Partie an diesem Tisch hat schon begonnen.
sorry-join-removed = Der Gastgeber hat den Bot vom Tisch entfernt.
join-seated = { $game }: { $name } hat Platz { $seat }.
join-waiting = Warten, bis der Gastgeber die Partie startet …
join-begun = Die Partie hat begonnen: { $players }.
join-won = Der Bot hat gewonnen.
join-over = Die Partie ist zu Ende. Der Bot ist Nummer { $place } von { $players }.
join-rematch = Warten auf eine Revanche … Strg+C beendet das.
join-lost = Die Verbindung ist weg. Neuer Versuch …
join-back = Die Verbindung ist wieder da.
sorry-arena-seats = --seats ist die Zahl der Plätze, { $fewest } bis { $most }, nicht { $given }.
sorry-endgames = Die letzten Runden von { $game } kann niemand lösen. Spiele, bei denen das geht: { $games }.
sorry-not-solved = Die letzten Runden von { $game } ließen sich nicht lösen: Einige Werte kamen nicht zur Ruhe. Es wurde keine Datei geschrieben.
sorry-tune = Bei { $game } gibt es nichts anzupassen. Spiele, bei denen das geht: { $games }.
sorry-match-failed = Die Partie { $match } ({ $bots }) ließ sich nicht zu Ende spielen: { $problem } ({ $where }).
sorry-pool-unreachable = Unter { $address } antwortet kein dask-Scheduler.
sorry-pool-broken = Der Executor ist defekt. Was fertig ist, bleibt erhalten: Setze mit einem anderen fort.
sorry-pool-killed = Die Prozesse werden immer wieder beendet. Vielleicht braucht ein Bot zu viel Speicher.
sorry-pool-lost = Die Prozesse sind nicht mehr erreichbar: { $reason }. Was fertig ist, ist gespeichert: Mach mit --resume weiter.
sorry-pool-failed = Die Prozesse können nicht spielen: { $reason }. Was fertig ist, ist gespeichert: Mach mit --resume weiter.
sorry-pool-version = Ein Prozess hat Nénuphar { $found }, nötig ist { $wanted }.
sorry-extra = { $library } ist nicht installiert. So wird es installiert: pip install "{ $extra }"
sorry-results-ending = Die Datei { $path } muss auf .parquet oder .csv enden.
sorry-results-there = Die Datei { $path } gibt es schon. Wähle einen anderen Namen oder lösche sie.
sorry-unfinished-there = Eine Simulation für diese Datei wurde abgebrochen. Mit --resume geht sie weiter; sonst lösche { $path }.
sorry-unfinished-busy = Ein anderer Befehl spielt gerade Partien für { $path }. Warte auf ihn, oder wähle eine andere Datei.
sorry-unfinished-other = { $path } gehört zu einer anderen Simulation: Dort ist { $what } { $found } und nicht { $wanted }.
sorry-simulation-stopped = Abgebrochen. Was fertig ist, ist in { $path } gespeichert: Mach mit demselben Befehl und --resume weiter.
sorry-option = --option { $given }: Schreib es als Name=Wert. Dieses Spiel kennt: { $names }.
sorry-number = { $name } muss eine Zahl von { $fewest } bis { $most } sein, nicht { $found }.
sorry-record-name = Dieses Protokoll nennt jemanden { $name }. Ein Name hat 1 bis 20 Buchstaben, Ziffern, Leerzeichen oder - . ' _.
sorry-file-missing = Die Datei { $path } gibt es nicht.
sorry-file = Die Datei { $path } lässt sich nicht verwenden: { $reason }.
sorry-no-matches = In { $folder } ist noch keine Partie aus dem Terminal gespeichert. Spiel eine: { $program } play { $game }. Das Ergebnis einer Partie im Browser hat einen Knopf für ihre Datei.
sorry-no-match = Keine gespeicherte Partie beginnt mit { $name }. Alle zeigt: { $program } export --list
sorry-several-matches = Mehrere gespeicherte Partien beginnen mit { $name }. Schreib mehr vom Namen: { $program } export --list zeigt alle.
sorry-no-record = Es gibt keine Datei { $name }, und keine gespeicherte Partie beginnt so. Alle zeigt: { $program } export --list
sorry-file-there = Die Datei { $path } gibt es schon. Mit --force wird sie ersetzt.
sorry-no-page = { $game } hat keine Regelseite.
sorry-no-rule = Es gibt keine Regel { $rule }. Alle liest du mit: { $program } rules { $game }
sorry-end = Die Eingabe endete vor der Partie. Nichts wurde gespeichert.
sorry-stopped = Abgebrochen. Nichts wurde gespeichert.
sorry-unknown-command = Es gibt keinen Befehl { $given }. Alle zeigt: { $command } --help
sorry-unknown-flag = Eine Option { $given } gibt es hier nicht. Alle zeigt: { $command } --help
sorry-missing = { $name } fehlt. Wie es geht, zeigt: { $command } --help
sorry-unused = { $given } ist zu viel. Wie es geht, zeigt: { $command } --help
sorry-value = { $name }: { $given } geht hier nicht.
sorry-system = Es geht nicht weiter: { $reason }.
sorry-parse = Diese Befehlszeile ist nicht lesbar: { $reason }

## Spielen

table-seats = Am Tisch: { $players }.
table-person = { $name } (Mensch)
table-bot = { $name } (Bot: { $level })
table-promise = Der Zufall steht schon fest; dies wird es nach der Partie beweisen: { $commitment }
table-seconds = { $seconds ->
    [one] Für jeden Zug hast du { $seconds } Sekunde
   *[other] Für jeden Zug hast du { $seconds } Sekunden
}. Es zählt, wann du Enter drückst.
table-narrow = Mach dieses Fenster mindestens { $columns } Spalten breit: Das Bild ist abgeschnitten.
ask-move = { $who ->
    [you] Du bist dran: { $offers }
   *[other] { $who }, du bist dran: { $offers }
}
ask-many = { $who ->
    [you] Du bist dran.
   *[other] { $who }, du bist dran.
}
ask-hint = ? für Hilfe
ask-seconds = noch { $seconds } s
ask-hidden = Eingabe verborgen
ask-again = Du hast { $offer } gewählt. Enter behält die Wahl, oder wähl neu
ask-hand-over = { $who ->
    [you] Nimm die Tastatur. Die anderen schauen weg. Drück Enter.
   *[other] { $who }, nimm die Tastatur. Die anderen schauen weg. Drück Enter.
}
ask-hand-back = (Gewählt haben: { $names }. Wer es sich anders überlegt, tippt stattdessen den eigenen Namen.)
ask-next = Weiter mit Enter
ask-leave = Die Partie verlassen? Sie wird nicht gespeichert. j/N
answer-unclear = „{ $typed }“ verstehe ich nicht. Tipp einen der Züge, oder ? für Hilfe.
answer-nobody = „{ $typed }“ hat nichts zu ändern. Drück Enter, oder tipp: { $names }.
answer-late = Zu spät: Die Zeit ist um, die Uhr entscheidet.
answer-late-keep = Zu spät: Die Zeit ist um, deine erste Wahl gilt.
help =
    Tipp einen der gezeigten Züge, oder nur seine Zahl, dann Enter.
    Enter, b   den Tisch noch einmal zeigen
    ?, h       diese Hilfe
    r          alle Regeln auflisten
    r REGEL    eine Regel lesen, zum Beispiel: r { $rule }
    q          gehen; nichts wird gespeichert
    Solange andere noch wählen, kannst du es dir anders überlegen: Wähl
    noch einmal oder, wenn ihr euch diese Tastatur teilt, tipp deinen Namen,
    wenn die Tastatur weitergeht.
left = Du hast den Tisch verlassen. Nichts wurde gespeichert.

## Nach der Partie

over-commitment = Der Fingerabdruck, wie am Anfang: { $commitment }
over-kept = Gespeichert als { $path }
over-verify = Jede Ziehung und jeden Zug prüft: { $command }

## Protokolle

record-head = { $title }, { $players }
verified-commitment = Der Startwert passt zum Fingerabdruck { $commitment }.
verified-draws = { $draws ->
    [one] { $draws } Ziehung kommt aus diesem Startwert.
   *[other] { $draws } Ziehungen kommen aus diesem Startwert.
}
verified-commands = { $commands ->
    [one] { $commands } Befehl wurde nachgespielt und ist erlaubt.
   *[other] { $commands } Befehle wurden nachgespielt und sind erlaubt.
}
verified-events = { $events ->
    [one] { $events } Ereignis ist genau das, was daraus folgt.
   *[other] { $events } Ereignisse sind genau die, die daraus folgen.
}
verified-outcome = Auch das Ergebnis folgt daraus.
verified = Dieses Protokoll ist unversehrt.
list-match = Partie
list-players = Spieler
list-winners = Sieger
list-damaged = nicht lesbar
list-nobody = niemand
list-drawn = niemand (unentschieden)
exported = Geschrieben nach { $path }

## Spiele und Arena

credits-authors = Ein Spiel von { $names }
credits-illustrators = Illustrationen: { $names }
credits-publisher = Verlag: { $name }
credits-players = { $fewest } bis { $most } Spieler
credits-age = ab { $n } Jahren
credits-minutes = etwa { $n } Minuten
games-game = Spiel
games-seats = Plätze
games-bots = Bots, der schwächste zuerst
shelf-files = { $game }: { $files }
shelf-faulty = Mit { $file } kann niemand spielen: { $why }
shelf-folder = Eigene Dateien kommen nach { $folder }
shelf-sound = { $path } ist gültig.
arena-seats = { $seats } Plätze in jeder Partie.
arena-level = Stufe
arena-matches = Partien
arena-wins = gewonnen
arena-rate = Anteil
arena-interval = 95-%-Intervall
arena-expected = bei gleicher Stärke
arena-duel = Duell
arena-decided = entschieden
arena-p = p
matches-progress = { $done } von { $games } Partien, { $rate } pro Sekunde, noch etwa { $seconds } s.
matches-rate = { $rate } pro Sekunde
simulated = { $matches } Partien stehen in { $path }
arena-undecided = Unentschieden: { $drawn }. Von keinem Platz gewonnen: { $nobody }.
weakened-levels = Ohne numba spielen manche Bots unter ihrer Stufe: { $levels }. `pip install 'nenuphar[fast]'` fügt es hinzu.
endgames-running = Die letzten Runden von { $game } werden gelöst.
endgames-done = { $positions } Stellungen sind in { $path }. Die beste Antwort gewinnt höchstens { $gain } eines Siegs.
endgames-there = Sie sind schon gelöst, in { $path }
endgames-damaged = { $path } ist beschädigt und wird neu erstellt.
tune-running = Bots spielen { $game } gegen sich selbst.
tune-loss = { $what }: { $loss } Nats Überraschung über den Sieger.
tune-done = Die Zahlen sind in { $path }

# The table online

refused-TB-8-level = Es gibt keinen Bot der Stufe { $level }. Stufen: { $levels }.
refused-TB-8-game = Es gibt kein Spiel namens { $game }. Du kannst spielen: { $games }.
refused-TB-11-taken = Platz { $seat } ist besetzt. Nimm einen anderen.
refused-TB-11-no-seat = Dieser Tisch hat keinen Platz { $seat }.
refused-TB-11-standing = Du hast keinen Platz an diesem Tisch. Setz dich zuerst.
refused-TB-11-seats = Du kannst nur einen Platz haben.
refused-TB-12-host = Das kann nur der Gastgeber des Tisches.
refused-TB-12-nobody = Auf Platz { $seat } sitzt niemand, den du entfernen könntest.
refused-TB-12-sent-away = Der Gastgeber hat dich vom Platz entfernt. Du kannst zuschauen.
refused-TB-13 = Noch leer: Platz { $seats }. Warte, oder besetze ihn mit einem Bot.
refused-TB-14-playing = Die Partie hat begonnen: Die Plätze bleiben, wie sie sind.
refused-TB-14-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen.
refused-TB-16-seat = Auf Platz { $seat } braucht niemand eine Vertretung.
refused-TB-16-there = Die Person auf Platz { $seat } ist gerade erst gegangen. Warte einen Moment.
refused-TB-16-vote = Für Platz { $seat } gibt es nichts zu entscheiden.
refused-TB-17 = Ein Bot spielt für dich, oder du bist aufgestanden. Komm zuerst zurück.
refused-TB-18 = Du hast aufgegeben: Ein Bot spielt für dich zu Ende.
refused-TB-19 = Eine Revanche gibt es nach der Partie.
refused-TB-20 = Diesen Tisch gibt es nicht. Vielleicht ist die Einladung falsch geschrieben.
refused-TB-21 = Schreib 1 bis { $most } Zeichen.
refused-TB-22 = Ein Name hat 1 bis { $most } gut lesbare Buchstaben oder Ziffern.
refused-TB-23 = Der Tisch kennt dich noch nicht. Lade die Seite neu.
refused-TB-24 = Zu viele Anfragen. Warte einen Moment.
refused-TB-24-puzzle = Dieses Rätsel lässt sich gerade nicht auswerten. Versuch es gleich noch einmal.
refused-TB-24-replay = Diese Partie lässt sich gerade nicht wiedergeben. Versuch es später noch einmal.
refused-TB-25-host = Unter dieser Adresse ist der Server nicht zu erreichen.
refused-TB-25-origin = Eine fremde Seite kann hier nicht für dich handeln.
refused-TB-120 = Dieser Server spricht https.
refused-TB-26 = Die Bedenkzeit beträgt { $fewest } bis { $most } Sekunden, oder sie ist unbegrenzt.
refused-TB-27 = Dieser Link wurde schon benutzt oder ist abgelaufen. Hol dir einen neuen.
refused-TB-28 = Der Tisch kann gerade nichts speichern. Versuch es gleich noch einmal.
refused-TB-35 = Hier sitzen { $people } Leute: { $seats } Plätze sind zu wenig.
refused-TB-38 = Platz { $seat } wird nicht auf deinem Bildschirm gespielt: Du kannst ihm keinen Namen geben.
refused-TB-31 = Du hast schon über { $most } Wörter entschieden. Lösche zuerst einige.
refused-TB-30-game = Dieses Spiel lässt sich nicht zu mehreren an einem Gerät spielen. Alle brauchen ein eigenes.
refused-TB-30-host = Um an deinem Gerät zu mehreren zu spielen, brauchst du selbst einen Platz.
refused-TB-30-many = Höchstens { $most } Personen können sich ein Gerät teilen.
refused-TB-30-seat = Platz { $seat } wird nicht auf deinem Bildschirm gespielt.
refused-TB-32 = Der Gastgeber hat hier jemanden weggeschickt. Von derselben Adresse kann bis zum Ende der Partie niemand Neues dazukommen.
refused-TB-33 = Der Verlauf dieses Tisches ist beschädigt, deshalb kann die Partie hier nicht weitergehen. Das tut uns leid.
refused-TB-42 = Du behältst hier schon { $most }. Lösche zuerst einen.
refused-TB-52 = Der Server wird gerade aktualisiert. Versuch es später noch einmal.
refused-TB-62-future = Der { $day } hat noch nicht begonnen. Auf diesem Server ist der { $today }, in UTC.
refused-TB-62-over = Der { $day } ist vorbei: Auf diesem Server ist der { $today }, in UTC. Heute zählt; vergangene Tage kannst du spielen, ohne dass sie zählen.
refused-TB-62-today = Der erste Versuch des Tages zählt. Ohne Zählen kannst du den { $day } spielen, sobald dein Ergebnis feststeht.
refused-TB-62-unknown = { $day } ist kein gültiges Datum. Schreib es wie 2026-11-18.
refused-TB-63 = Die Ausgabe „{ $edition }“ gibt es nicht. Es gibt: { $editions }.
refused-TB-64-tutor = Die Uhr läuft weiter: An diesem Tisch ist sie für alle gleich.
refused-TB-64-rematch = Es gibt einen Versuch am Tag. Vergangene Tage kannst du spielen, ohne dass sie zählen.
refused-TB-65 = Die Wortliste ist noch nicht vollständig ({ $percent } %). Versuch es in ein paar Minuten wieder.
refused-TB-66 = Spiel zuerst den von heute: Dann siehst du die der anderen.
refused-TB-90-code = Dieser Code ist falsch, benutzt oder zu alt. Macht am Tisch einen neuen.
refused-TB-90-guest = Nur Spieler können einen privaten Tisch auf einem großen Bildschirm zeigen.
refused-TB-91 = Ein großer Bildschirm kann nur zuschauen.
refused-TB-93-alone = Du teilst dieses Gerät mit niemandem.
refused-TB-93-curtain = Nimm zuerst das Gerät: Du hast es gerade nicht.
refused-TB-93-seat = Platz { $seat } wird nicht an diesem Gerät gespielt.

table-line-opened = { $who } eröffnet den Tisch.
table-line-sat-down = { $who } setzt sich auf Platz { $seat }.
table-line-got-up = { $who } verlässt Platz { $seat }.
table-line-seat-renamed = Auf Platz { $seat } sitzt jetzt { $who }.
table-line-sent-away = Der Gastgeber hat { $who } entfernt.
table-line-bot-seated = Ein Bot ({ $level }) setzt sich auf Platz { $seat }.
table-line-bot-failed = Der Bot { $level } { $why }. Diesen Zug macht { $instead }.
table-line-bot-replaced = Der Bot { $level } { $why }. An seiner Stelle spielt { $instead } weiter.
table-line-bot-gone = ist nicht mehr auf diesem Server
table-line-bot-import = lässt sich nicht laden
table-line-bot-raised = hat einen Fehler gemeldet
table-line-bot-illegal = hat einen unerlaubten Zug gewählt
table-line-bot-slow = hat zu lange nachgedacht
table-line-bot-memory = braucht zu viel Speicher
table-line-bot-crashed = ist abgestürzt
table-line-bot-removed = Der Bot verlässt Platz { $seat }.
table-line-host-changed = { $who } ist jetzt Gastgeber.
table-line-changed = Geändert vom Gastgeber: { $what }.
table-line-changed-seats = die Zahl der Plätze
table-line-changed-time = die Zeit pro Zug
table-line-changed-options = die Optionen
table-line-changed-public = wer mitspielen darf
table-line-closed = Niemand ist mehr da: Der Tisch ist geschlossen.
table-line-closed-by-host = Der Gastgeber dieses Servers hat den Tisch geschlossen.
table-line-began = Die Partie beginnt.
table-line-went-away = { $who } ist weg. Der Platz bleibt reserviert.
table-line-came-back = { $who } ist zurück.
table-line-stand-in-proposed = { $who } fragt: Darf ein Bot ({ $level }) für { $absent } spielen?
table-line-stand-in-agreed = { $who } ist einverstanden.
table-line-stand-in-declined = { $who } möchte lieber warten.
table-line-stand-in-came = Ein Bot ({ $level }) spielt für { $who }, bis { $who } zurück ist.
table-line-resigned = { $who } gibt auf. Ein Bot ({ $level }) spielt weiter.
table-line-rematch = { $who } möchte eine Revanche. Der neue Tisch ist offen.

serve-here = Der Tisch ist offen: { $address }
serve-there = Im lokalen Netz, auch mit diesem Code: { $address }
serve-name = Mit Namen: { $address }
serve-trust = Damit Browser nicht warnen, muss jedes Gerät diesem Server einmal vertrauen: { $address }
serve-fingerprint = Fingerabdruck des Zertifikats, zum Vergleich mit dem, den das Gerät zeigt:
serve-stop = Strg+C schließt ihn.
serve-host-page = Die Seite für den Gastgeber, mit einem Link, der einmal gilt: { $link }
serve-host-command = Einen Link zur Seite des Gastgebers macht: { $program } host-link
serve-host-none = Es gibt keinen Link zur Seite des Gastgebers, weil gerade nichts gespeichert werden kann. Später macht einen: { $program } host-link
sorry-database = Die Datenbank lässt sich nicht verwenden: { $reason }
backup-writing = Die Sicherung { $file } wird geschrieben
sorry-backup = Die Sicherung ließ sich nicht schreiben: { $reason }
sorry-backup-itself = { $path } ist die Datenbank selbst. Wähle eine andere Datei für die Sicherung.
sorry-restore = Es wurde nichts wiederhergestellt: { $reason }
backup-written = { $file } enthält alles: { $tables } Tische, und alle { $matches } Partien darin lassen sich nachspielen.
backup-not-replayed = { $file } enthält alles. Die Partien wurden nicht nachgespielt, weil die Datenbank eine andere Version hat als dieses Programm.
sorry-restore-damaged = Es wurde nichts wiederhergestellt: In dieser Sicherung sind nur { $intact } von { $tables } Tischen unbeschädigt. Versuch es mit einer anderen, oder stell diese mit --force so wieder her, wie sie ist. Das ist beschädigt: { $damage }
restore-damaged = Diese Sicherung wird so wiederhergestellt, wie sie ist: { $intact } von { $tables } Tischen darin sind unbeschädigt. Das ist beschädigt: { $damage }
restore-done = Alles ist jetzt wie in { $file }. Du kannst den Server starten.
restore-deleted = { $people ->
    [one] Eine Person wurde nach dieser Sicherung gelöscht und ist wieder gelöscht.
   *[other] { $people } Personen wurden nach dieser Sicherung gelöscht und sind wieder gelöscht.
}
restore-old = Was vorher da war, ist in { $file }. Lösche die Datei, wenn du sie nicht mehr brauchst.
check-reading = { $database } wird gelesen, und jede Partie wird nachgespielt
check-sound = Alles in Ordnung: { $tables } Tische, und alle { $matches } Partien lassen sich nachspielen.
sorry-damaged = { $intact } von { $tables } Tischen sind unbeschädigt und bleiben spielbar. Die anderen bekommst du mit einer Sicherung zurück: { $program } restore DATEI. Das ist beschädigt: { $damage }
service-will = Diese Datei wird geschrieben: { $path }
service-then = Danach wird dieser Befehl aufgerufen: { $command }
service-installed = Der Server läuft jetzt und startet mit dem Rechner. So machst du es rückgängig: nenuphar service remove
service-linger = Er läuft, solange du angemeldet bist. Damit er immer läuft: loginctl enable-linger
service-none = Kein Dienst ist installiert: { $path } gibt es nicht.
service-status = { $path }: { $active }, { $enabled }
service-removed = { $path } ist gelöscht, und der Server ist beendet. Was gespeichert ist, bleibt in { $data }.
sorry-no-systemd = Auf diesem Rechner gibt es kein systemd. Starte den Server anders: nenuphar serve --no-browser
sorry-service-root = Ein Dienst für den ganzen Rechner braucht root-Rechte. Ohne --system ist er nur für dich.
sorry-service-place = Der Dienst hätte einen eigenen Benutzer, und der kann { $path } nicht lesen. Installiere Nénuphar zuerst außerhalb der persönlichen Ordner, zum Beispiel mit: pipx install --global nenuphar
sorry-service-folder = Der Dienst kann nur unter { $home } schreiben, nicht nach { $path }.
sorry-service-password = Andere Benutzer des Rechners können die Optionen eines Dienstes lesen, darum darf dort kein Passwort stehen. Schreib es in { $path } mit den Rechten 0600, zum Beispiel: NENUPHAR_DATABASE=postgresql://…
sorry-service-signs = Die Optionen eines Dienstes dürfen keine Zeilenumbrüche oder anderen Steuerzeichen enthalten.
sorry-service = { $command } ist fehlgeschlagen: { $reason }
version-verified = Alle { $files } Dateien sind so, wie sie veröffentlicht wurden. Vergleiche diesen Fingerabdruck mit dem der Veröffentlichung: { $fingerprint }
sorry-version-editable = Dieses Nénuphar läuft aus seinen Quellen, nicht aus einem veröffentlichten Paket. Es gibt nichts, womit man es vergleichen könnte; in einem git-Verzeichnis hilft: git status
sorry-version-changed = { $count ->
    [one] Eine Datei ist nicht so, wie sie veröffentlicht wurde
   *[other] { $count } Dateien sind nicht so, wie sie veröffentlicht wurden
    }: { $files }
move-moving = Umzug von { $from } nach { $to }
move-done = Fertig: { $rows ->
    [one] eine Zeile wurde
   *[other] { $rows } Zeilen wurden
} übertragen und verglichen. Starte den Server mit --database und dem neuen Ort.
move-damaged = Diese Tische waren schon vorher beschädigt: { $tables }
sorry-move = Es wurde nichts übertragen: { $reason }
sorry-port = Port { $port } ist schon belegt. Nimm einen anderen, zum Beispiel --port 8124.
sorry-file-in-use = Ein anderes Nénuphar läuft bereits mit { $path }. Beende es zuerst, oder wähle mit --database eine andere Datei.
sorry-processes = Mehrere Prozesse brauchen PostgreSQL: Gib seine Adresse mit --database postgresql://… an.
sorry-node-taken = Ein anderer Knoten namens { $node } läuft bereits. Wähle mit --node einen anderen Namen.
sorry-nodes-file = Knoten teilen sich eine PostgreSQL-Datenbank: Gib ihre Adresse mit --database postgresql://… an.
sorry-address = { $host }, Port { $port }: Dort kann der Server nicht starten ({ $reason }).
sorry-key-alone = --key geht nur mit --certificate.
sorry-certificate-unreadable = { $path } lässt sich nicht lesen oder schreiben: { $fact }.
sorry-certificate-damaged = { $path } ist kein Zertifikat im PEM-Format oder ist beschädigt.
sorry-certificate-key = { $path } ist nicht der Schlüssel zu { $fact } oder hat ein Passwort.
sorry-certificate-expired = Das Zertifikat { $path } ist am { $fact } abgelaufen.
sorry-certificate-early = Das Zertifikat { $path } gilt erst ab { $fact }. Geht die Uhr dieses Rechners richtig?
sorry-certificate-name = Die Zertifizierungsstelle in { $path } darf nicht für { $fact } bürgen. Nimm --certificate für diesen Namen, oder lösche den Ordner: Dann entsteht eine neue, und alle Geräte müssen ihr vertrauen.
nodes-none = Mit dieser Datenbank läuft kein Knoten.
nodes-name = Knoten
nodes-version = Version
nodes-tables = Tische
nodes-sockets = Verbindungen
nodes-beat = letztes Zeichen
nodes-state = Zustand
nodes-running = läuft
nodes-draining = hört auf
nodes-late = überfällig

## Wörter

words-word = Wort
words-verdict = Urteil
words-rule = Regel
words-evidence = warum
words-valid = gilt
words-likely = gilt wahrscheinlich
words-discuss = strittig
words-invalid = gilt nicht
words-everyday = Alltagswörter
words-attested = die ganze Liste
words-building = Die Wortliste für { $lang } wird erstellt. Das dauert höchstens eine Minute und ist nur einmal nötig.
words-none = { $lang }: noch keine Liste.
words-ready = { $lang }: { $words } Wörter ({ $stage }), Liste { $fingerprint }, aus { $sources }
words-folder = Die Listen liegen in { $folder }
words-unbuilt = Die ganze Liste für { $lang } ist noch nicht gebaut. Das geht mit: { $program } words build --lang { $lang }
words-outdated = Die Liste für { $lang } stammt von einer älteren Version oder aus anderen Wörterbüchern, als jetzt installiert sind. Neu gebaut wird sie mit: { $program } words build --lang { $lang }
words-nothing = Es lässt sich nichts legen.
words-proven = { $points } Punkte: Mit Wörtern, die gezeigt werden, geht es nicht besser.
words-unshown = Mit Wörtern, die hier nicht gezeigt werden, wären es { $points } Punkte.
words-unproven = { $points } Punkte. Die Zeit reichte nicht für den Beweis, dass es nichts Besseres gibt.
sorry-sign = { $word }: Für { $sign } gibt es keinen Stein. Wörter werden mit den Buchstaben A bis Z gelegt.
sorry-rack = Auf das Bänkchen passen 1 bis { $most } Buchstaben, nicht { $letters }.

## Berichte über Simulationen

sorry-results = { $path } ist keine Datei mit Ergebnissen. So entsteht eine: nenuphar simulate
sorry-results-empty = { $path } enthält keine Partien.
sorry-results-value = { $path } ist beschädigt: In der Spalte { $column } steht ein unmöglicher Wert. Simuliere noch einmal.
sorry-results-count = { $path } enthält { $found } von { $wanted } Partien, der Rest fehlt. Simuliere noch einmal.
sorry-results-version = { $path } stammt von Version { $found }, und das hier ist { $known }. Simuliere noch einmal.
sorry-results-games = Diese Ergebnisse sind von zwei Spielen, { $one } und { $other }. Ein Bericht vergleicht Varianten eines Spiels.
sorry-results-seats = Diese Ergebnisse haben { $one } und { $other } Plätze. Ein Bericht vergleicht Varianten mit gleich vielen.
report-done = Der Bericht ist in { $path }
report-title = { $game }: was simulierte Partien zeigen
report-about = { $matches } Partien mit { $seats } Plätzen; Bots: { $bots }; Optionen: { $options }; Startwert { $seed }; gespielt von Nénuphar { $version }.
report-verdict = Urteil
report-few = Zu wenige Partien für ein Urteil: { $matches }. Nötig sind mindestens { $fewest } je Variante.
report-differ = Diese Varianten unterscheiden sich: { $certain } von { $tests } Vergleichen zeigen mehr, als Zufall erklärt.
report-same = Kein Unterschied gefunden: Keiner von { $tests } Vergleichen zeigt mehr, als Zufall erklärt.
report-findable = Das beweist nicht, dass sie gleich sind. Ein Unterschied von { $points } Prozentpunkten bei den Siegen eines Platzes würde sich meistens zeigen.
report-differs = { $what }: { $means } ({ $difference }{ $unit }; zwischen { $low } und { $high }).
report-stands-out = { $what }: { $means } ({ $difference }{ $unit } gegenüber dem Zufall; zwischen { $low } und { $high }).
report-points = { " " }Punkte
report-small = Sicher, aber klein: In einer einzelnen Partie merkt das niemand.
report-more = Und { $more } weitere: siehe die Zahlen unten.
report-fair = Kein Platz gewinnt öfter, als Zufall erklärt.
report-unfair = Die Plätze gewinnen nicht gleich oft.
report-unfair-first = Es macht einen Unterschied, wer beginnt.
report-name-seat = Siege von Platz { $subject }
report-name-first = Siege des ersten Spielers
report-name-level = Siege von { $subject }
report-name-turns = Entscheidungen in einer Partie
report-name-lead = Wechsel der Führung
report-name-comeback = Gedrehte Partien
report-name-use = { $subject }, in einer Partie
report-name-edge = { $subject }, von Siegern mehr als von anderen
report-seats = Wer gewinnt?
report-seats-means = Der Anteil der Partien, den jeder Platz gewinnt, mit dem Bereich, in dem der wahre Anteil wahrscheinlich ist. Die gestrichelte Linie ist ein gleicher Anteil der Partien, die jemand gewinnt. Ein geteilter Sieg zählt anteilig. Erster Spieler ist der Platz mit der ersten Entscheidung. Wählt ihn der Zufall, sollten alle Plätze gleich oft gewinnen.
report-nobody = { $share } der Partien gewinnt niemand.
report-first = Vorteil des ersten Spielers: { $difference } Prozentpunkte (zwischen { $low } und { $high }).
report-levels = Welche Bots gewinnen?
report-levels-means = Der Anteil der Partien, den jede Stufe der Bots gewinnt, auf allen Plätzen zusammen.
report-length = Wie lang ist eine Partie?
report-length-means = Die Zahl der Entscheidungen, bis die Partie vorbei ist. Die Balken zeigen, wie oft jede Länge vorkommt.
report-spread = Im Schnitt { $mean }. Die Hälfte aller Partien hat { $low } bis { $high }, die mittlere hat { $middle }.
report-leads = Wie oft wechselt die Führung?
report-leads-means = Wie oft in einer Partie ein anderer Platz in Führung geht. Wenige Wechsel heißen: Ein früher Vorsprung entscheidet.
report-comebacks = Kann sich eine Partie noch drehen?
report-comebacks-means = Der Rang, den der spätere Sieger zur Halbzeit hatte: 1 heißt schon in Führung. Die Balken zeigen, wie oft jeder Rang vorkommt. Eine Partie dreht sich, wenn der Sieger nicht in Führung war.
report-turned = In { $mean } der entschiedenen Partien war der Sieger zur Halbzeit nicht in Führung (zwischen { $low } und { $high }).
report-decides = Was entscheidet eine Partie?
report-decides-means = Wie viel öfter Sieger etwas benutzen als andere, in einer durchschnittlichen Partie. Rechts der gestrichelten Linie benutzen Sieger es öfter, links seltener. Das sagt nicht, was die Ursache ist: Vielleicht benutzen es Sieger, weil sie vorn sind.
report-uses = Wie oft wird alles benutzt?
report-uses-means = Wie oft alle Spieler zusammen etwas in einer durchschnittlichen Partie benutzen.
report-largest = Die { $shown } größten von { $all }. Die Tabelle enthält alle.
report-numbers = Die Zahlen
report-meaning = Was heißt das?
report-value = Wert
report-share = der Partien
report-what = Was
report-mean = im Schnitt
report-difference = Unterschied
report-chance = Zufall?
report-hardly = kaum
report-maybe = möglich
report-too-rare = zu selten, um es zu sagen
report-method = So liest man diese Seite
report-bots = Bots haben diese Partien gespielt. Menschen spielen vielleicht anders: Ein Unterschied zwischen Bots ist ein Grund, es mit Menschen zu versuchen, aber kein Beweis.
report-range = Jede Zahl hat einen Bereich (klein, oder als Linie): In 95 von 100 solchen Simulationen enthält er den wahren Wert.
report-holm = Unter vielen Zahlen fallen manche schon durch Zufall auf. Darum muss jeder Vergleich umso deutlicher sein, je mehr es sind (nach Holm): Dass auch nur einer von denen mit „kaum“ ein falscher Alarm ist, hat eine Wahrscheinlichkeit von höchstens 5 %. Die p-Werte enthalten das schon.
report-download = Alle Zahlen als CSV speichern

## Ratings and people's pages

ratings-making = Die Partien aus { $database } werden neu gelesen.
ratings-made = { $matches ->
    [one] Eine Partie wurde gelesen, alle Wertungen sind neu berechnet.
   *[other] { $matches } Partien wurden gelesen, alle Wertungen sind neu berechnet.
}
refused-TB-80 = Diese Seite gibt es nicht, oder sie wird dir nicht gezeigt.
refused-TB-82-waiting = Diese Partie wird gewertet. Auf diesen Plätzen hat noch niemand zugestimmt: { $seats }. Warte noch, oder stelle die Wertung ab.
refused-TB-82-unrated = Dieser Tisch wird nicht gewertet, es gibt nichts zuzustimmen.
refused-TB-83-alone = Für eine gewertete Partie braucht es mindestens zwei Spieler.
refused-TB-83-screen = In einer gewerteten Partie hat jeder ein eigenes Gerät: Niemand spielt am Bildschirm eines anderen.
refused-TB-83-bot = Wie stark der Bot { $level } ist, ist nicht bekannt. Wähle einen Bot des Spiels, oder stelle die Wertung ab.
table-line-rating-accepted = { $who } stimmt einer gewerteten Partie zu.
table-line-changed-rated = die Wertung
## Wer nicht mehr da ist, Daten zum Mitnehmen, Vorschau von Links

picture-done = Das Bild liegt in { $path }
picture-drawing = Wird gezeichnet …
sorry-picture = Ein Bild endet auf .png, eine Animation auf .gif, { $path } nicht.
sorry-puzzles = { $game } hat keine Rätsel, die man suchen kann. Spiele, bei denen das geht: { $games }.
sorry-no-puzzles = { $game } hat noch keine Rätsel. `{ $program } puzzles mine` findet welche.
former-guest = Früherer Gast
refused-TB-95 = Deine Daten werden schon gesammelt. Warte, bis dieser Download fertig ist.
refused-TB-96 = Das ist nicht dein Name. Schreib ihn genau so, wie er da steht.
refused-TB-99 = Diese Partie lässt sich nicht zeichnen.
refused-TB-99-busy = Gerade entstehen mehrere Animationen. Versuch es in einer Minute noch einmal.
takeout-title = Was dieser Server über dich weiß
takeout-intro = Alles steht in einfachen Dateien, die jedes Programm lesen kann. Partien öffnet „nenuphar replay DATEI“, und „nenuphar verify DATEI“ prüft sie.
takeout-people = Dein Name, deine Farbe und dein Bild.
takeout-company = Tische, die du sehen darfst: { $rows }.
takeout-turns = Laufende Partien, und ob sie auf dich warten: { $rows }.
takeout-keepsakes = Was du aus Partien behalten hast, etwa Wertungen: { $rows }.
takeout-precedents = Wörter, über die an deinen Tischen entschieden wurde: { $rows }.
takeout-kept-files = Spielpläne und andere Dateien, die du gemacht hast: { $rows }.
takeout-device-links = Links für andere Geräte, die noch gelten: { $rows }.
takeout-slacks = Wie weit deine gemeldeten Reaktionen in schnellen Spielen daneben lagen, in Mikrosekunden.
takeout-other = Zeilen über dich in der Tabelle { $name }: { $rows }.
takeout-tables = Deine Tische mit Spielen und Mitspielern: { $rows }.
takeout-chat = Was du im Chat geschrieben hast: { $rows }.
takeout-matches = Aufzeichnungen der Partien, die du gespielt hast: { $rows }.
preview-private = Ein privater Tisch
preview-waiting = Der Tisch wartet auf Mitspieler
preview-playing = Die Partie läuft
preview-over = Die Partie ist zu Ende
preview-drawn = Unentschieden
preview-won = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
preview-players = Es spielen: { $names }
preview-invites = { $who } lädt dich zu { $game } ein
preview-daily = { $game }: jeden Tag neu
preview-daily-about = { $day }. Für alle dasselbe, ein Versuch zählt. Wie weit kommst du?
preview-puzzle = { $game }: Rätsel
preview-puzzle-about = { $day }. Finde den besten Zug. Wie viele löst du?
refused-TB-110 = Eine Partie kann analysiert werden, wenn sie zu Ende ist.
refused-TB-110-closed = Die Partie wurde vor ihrem Ende geschlossen. Sie kann nicht analysiert werden.
refused-TB-111 = Diese Partie wurde nach älteren Regeln gespielt (Version { $found }, heute { $expected }). Sie kann nicht analysiert werden.
refused-TB-112 = Gerade werden mehrere Partien analysiert. Versuch es in einer Minute noch einmal.
refused-TB-112-failed = Diese Partie kann gerade nicht analysiert werden. Versuch es später noch einmal.
refused-TB-114 = Weiterspielen kann man, sobald die Partie zu Ende ist.
refused-TB-114-seat = Diesen Platz gibt es nicht.
refused-TB-114-moment = In diesem Moment der Partie entscheidet niemand etwas. Wähle einen anderen.
refused-TB-132 = Dieser Tisch ist geschlossen.
refused-TB-140-game = Für dieses Spiel gibt es keinen Rat.
refused-TB-140-counts = Hier gibt es keinen Rat: Diese Partie zählt.
refused-TB-140-turn = Du kannst um Rat fragen, wenn du am Zug bist.
refused-TB-142 = Du hast vorerst allen Rat verbraucht. Entscheide eine Weile selbst.
table-line-position-taken = Übung: Die Partie geht ab Schritt { $steps } einer anderen Partie weiter. Sie zählt nicht.
table-line-advice-taken = { $who } fragt den Bot ({ $level }) um Rat.
