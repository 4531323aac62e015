# Was der Tisch selbst sagt, egal was gespielt wird.

you = du

## Der Tisch sagt nein

refused-TB-1 = { $seats ->
    [one] Das ist { $seats } Platz
   *[other] Das sind { $seats } Plätze
}, aber dieses Spiel ist für { $fewest } bis { $most }. Nimm so viele.
refused-TB-2 = { $by } hat keinen Platz an diesem Tisch. Nur wer hier sitzt, kann spielen.
refused-TB-3 = Das kam bei { $at } ms, aber es ist schon { $now } ms: Zeit läuft nie rückwärts.
refused-TB-4 = { $over ->
    [1] Diese Partie ist vorbei. Beginne eine neue, um weiterzuspielen.
   *[other] Diese Partie hat noch nicht begonnen. Warte auf die erste Ziehung.
}
refused-TB-5-late = Zu spät, um Bytes in den Zufall zu mischen: Die Partie hat begonnen.
refused-TB-5-twice = Du hast deine Bytes schon eingemischt. Einmal reicht.
refused-TB-5-not-hex = Schreib die Bytes hexadezimal: je zwei Zeichen, 0 bis 9 und a bis f.
refused-TB-5-length = Misch 1 bis 64 Bytes ein.
refused-TB-6 = Die Uhr hat noch nichts zu sagen: Keine Frist ist abgelaufen.
refused-TB-6-limit = Für eine Entscheidung braucht es mindestens 1 ms. Gib mehr Zeit, oder setz keine Frist.
refused-TB-7 = Das Protokoll öffnet sich, wenn die Partie vorbei ist. Spiel erst zu Ende.
refused-TB-8 = Das ist nicht lesbar ({ $field }): { $problem }.
refused-TB-8-option = Dieses Spiel hat keine Option { $name }. Es hat: { $names }.
refused-TB-8-file = Es gibt keine Datei { $name } zur Auswahl. Es gibt: { $names }.
refused-TB-9 = Dieses Protokoll wurde verändert oder beschädigt: { $where } ist nicht so, wie gespielt wurde.
refused-TB-9-rules = Diese Partie wurde nach Fassung { $found } der Spielregeln gespielt; dieses Programm spielt Fassung { $expected } und kann sie nicht prüfen.
refused-TB-9-differs = Dieses Protokoll wurde verändert oder beschädigt: { $where } sagt { $found }, doch beim Nachspielen kommt { $expected } heraus.
refused-TB-9-refused = Dieses Protokoll wurde verändert oder beschädigt: { $where } ist nicht erlaubt, { $broken } sagt nein.
refused-TB-10 = Zu spät: Diese Frage ist schon entschieden. Sieh auf den Tisch und wähle neu.

problem-type = es müsste { $expected } sein, ist aber { $found }
problem-unknown-field = das Feld { $name } kennt niemand
problem-missing-field = das Feld { $name } fehlt
problem-value = { $found } ist kein möglicher Wert
problem-cut = es bricht zu früh ab
problem-syntax = ab Byte { $byte } ist es kein JSON mehr
problem-toml = das ist kein TOML mehr ab { $place }
problem-twice = es steht zweimal da
problem-deep = es ist zu tief verschachtelt
problem-utf8 = es ist kein UTF-8-Text
the-whole = das Ganze

## Die Befehlszeile sagt nein

sorry-game = Es gibt kein Spiel namens { $game }. Du kannst spielen: { $games }.
sorry-language = --lang { $lang }: Diese Sprache wird hier nicht gesprochen. Versuch es mit: { $langs }.
sorry-seat-empty = --seats: Platz { $number } hat keinen Namen. Schreib zum Beispiel you,bot,bot.
sorry-seat-name = --seats: { $name } taugt nicht als Name. Nimm 1 bis 20 Buchstaben, Ziffern, Leerzeichen oder - . ' _.
sorry-seat-twice = --seats: Zwei Plätze heißen { $name }. Gib allen einen eigenen Namen.
sorry-seat-meant = --seats: { $name } sieht aus wie { $meant }. Meintest du { $meant }? Wenn es ein Name ist, nimm einen anderen.
sorry-level = --seats: Es gibt keine Bot-Stufe { $level }. Stufen: { $levels }.
sorry-bots = --bots: Es gibt keine Bot-Stufe { $level }. Stufen: { $levels }.
sorry-bots-alone = --bots: Nenn mindestens zwei Stufen, die gegeneinander spielen. Stufen: { $levels }.
sorry-arena-seats = --seats ist die Zahl der Plätze, { $fewest } bis { $most }, nicht { $given }.
sorry-option = --option { $given }: Schreib es als Name=Wert. Dieses Spiel kennt: { $names }.
sorry-number = { $name } muss eine Zahl von { $fewest } bis { $most } sein, nicht { $found }.
sorry-record-name = Dieses Protokoll nennt jemanden { $name }. Ein Name hat 1 bis 20 Buchstaben, Ziffern, Leerzeichen oder - . ' _.
sorry-file-missing = Die Datei { $path } gibt es nicht.
sorry-file = Mit der Datei { $path } geht es nicht: { $reason }.
sorry-no-matches = In { $folder } ist noch keine Partie aufgehoben. Spiel eine: { $program } play { $game }
sorry-no-match = Keine aufgehobene Partie beginnt mit { $name }. Alle zeigt: { $program } export --list
sorry-several-matches = Mehrere aufgehobene Partien beginnen mit { $name }. Schreib mehr vom Namen: { $program } export --list zeigt alle.
sorry-no-record = Es gibt keine Datei { $name }, und keine aufgehobene Partie beginnt so. Alle zeigt: { $program } export --list
sorry-file-there = Die Datei { $path } gibt es schon. Mit --force wird sie ersetzt.
sorry-no-page = { $game } hat keine Regelseite.
sorry-no-rule = Es gibt keine Regel { $rule }. Alle liest du mit: { $program } rules { $game }
sorry-end = Die Eingabe war vor der Partie zu Ende. Nichts wurde aufgehoben.
sorry-stopped = Abgebrochen. Nichts wurde aufgehoben.
sorry-unknown-command = Es gibt keinen Befehl { $given }. Alle zeigt: { $command } --help
sorry-unknown-flag = Eine Option { $given } gibt es hier nicht. Alle zeigt: { $command } --help
sorry-missing = { $name } fehlt. Wie es geht, zeigt: { $command } --help
sorry-unused = { $given } ist zu viel. Wie es geht, zeigt: { $command } --help
sorry-value = { $name }: { $given } geht hier nicht.
sorry-system = So geht es nicht weiter: { $reason }.
sorry-parse = Diese Befehlszeile ist nicht lesbar: { $reason }

## Spielen

table-seats = Am Tisch: { $players }.
table-person = { $name } (Mensch)
table-bot = { $name } (Bot: { $level })
table-promise = Der Zufall steht schon fest; dies wird es nach der Partie beweisen: { $commitment }
table-seconds = { $seconds ->
    [one] Für jede Entscheidung ist { $seconds } Sekunde Zeit
   *[other] Für jede Entscheidung sind { $seconds } Sekunden Zeit
}. Ob du zu spät bist, entscheidet sich, wenn du Enter drückst.
table-narrow = Bitte mach dieses Fenster { $columns } Spalten breit oder breiter: Das Bild ist abgeschnitten.
ask-move = { $who ->
    [you] Du bist dran: { $offers }
   *[other] { $who }, du bist dran: { $offers }
}
ask-many = { $who ->
    [you] Du bist dran.
   *[other] { $who }, du bist dran.
}
ask-hint = ? für Hilfe
ask-seconds = { $seconds } s bis Enter
ask-hidden = Eingabe verborgen
ask-again = Du hast { $offer } gewählt. Enter behält die Wahl, oder wähl neu
ask-hand-over = { $who ->
    [you] Nimm die Tastatur. Die anderen schauen weg. Drück Enter.
   *[other] { $who }, nimm die Tastatur. Die anderen schauen weg. Drück Enter.
}
ask-hand-back = (Gewählt haben: { $names }. Wer es sich anders überlegt, tippt stattdessen den eigenen Namen.)
ask-next = Enter für weiter
ask-leave = Die Partie verlassen? Nichts wird aufgehoben. j/N
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
    q          gehen; nichts wird aufgehoben
    Solange andere noch wählen, kannst du es dir anders überlegen: Wähl
    noch einmal oder, wenn ihr euch diese Tastatur teilt, tipp deinen Namen,
    wenn die Tastatur weitergeht.
left = Du hast den Tisch verlassen. Nichts wurde aufgehoben.

## Nach der Partie

over-commitment = Der Fingerabdruck, wie am Anfang: { $commitment }
over-kept = Aufgehoben als { $path }
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
list-winners = gewonnen
list-damaged = nicht lesbar
list-nobody = niemand
list-drawn = niemand (unentschieden)
exported = Geschrieben nach { $path }

## Spiele und Arena

games-game = Spiel
games-seats = Plätze
games-bots = Bots, der schwächste zuerst
shelf-files = { $game }: { $files }
shelf-faulty = Mit { $file } kann niemand spielen: { $why }
shelf-folder = Eigene Dateien kommen nach { $folder }
shelf-sound = { $path } ist in Ordnung.
arena-level = Stufe
arena-matches = Partien
arena-wins = gewonnen
arena-rate = Anteil
arena-interval = 95 % sicher
arena-expected = wenn gleich
arena-duel = Duell
arena-decided = entschieden
arena-p = p
arena-progress = { $done } von { $games } Partien, noch etwa { $seconds } s.
arena-undecided = Unentschieden: { $drawn }. Von keinem Platz gewonnen: { $nobody }.

# The table online

refused-TB-8-level = Es gibt keinen Bot der Stufe { $level }. Stufen: { $levels }.
refused-TB-8-game = Es gibt kein Spiel namens { $game }. Du kannst spielen: { $games }.
refused-TB-11-taken = Platz { $seat } ist besetzt. Nimm einen anderen.
refused-TB-11-no-seat = Dieser Tisch hat keinen Platz { $seat }.
refused-TB-11-standing = Du hast keinen Platz an diesem Tisch. Setz dich zuerst.
refused-TB-11-seats = Du kannst einen Platz haben, nicht mehr.
refused-TB-12-host = Das kann nur der Gastgeber des Tisches.
refused-TB-12-nobody = Auf Platz { $seat } ist niemand, den du wegschicken könntest.
refused-TB-12-sent-away = Der Gastgeber hat dich weggeschickt. Du kannst zuschauen.
refused-TB-13 = Auf Platz { $seats } fehlt noch jemand. Warte, oder gib den Platz einem Bot.
refused-TB-14-playing = Die Partie hat begonnen: Die Plätze bleiben, wie sie sind.
refused-TB-14-closed = Dieser Tisch ist geschlossen. Öffne einen neuen.
refused-TB-16-seat = Auf Platz { $seat } braucht niemand eine Vertretung.
refused-TB-16-there = Platz { $seat } ist noch nicht lange leer. Warte einen Moment.
refused-TB-16-vote = Für Platz { $seat } gibt es nichts zu entscheiden.
refused-TB-17 = Ein Bot spielt für dich, oder du bist aufgestanden. Komm zuerst zurück.
refused-TB-18 = Du hast aufgegeben: Ein Bot spielt deinen Platz zu Ende.
refused-TB-19 = Eine Revanche gibt es nach der Partie.
refused-TB-20 = Diesen Tisch gibt es nicht. Vielleicht ist die Einladung falsch geschrieben.
refused-TB-21 = Schreib 1 bis { $most } Zeichen.
refused-TB-22 = Ein Name hat 1 bis { $most } Buchstaben oder Ziffern, die alle lesen können.
refused-TB-23 = Der Tisch kennt dich noch nicht. Lade die Seite neu.
refused-TB-24 = Das war etwas viel auf einmal. Warte einen Moment.
refused-TB-25-host = Auf diesen Namen hört dieser Server nicht.
refused-TB-25-origin = Eine fremde Seite kann hier nicht für dich sprechen.
refused-TB-26 = Die Bedenkzeit dauert { $fewest } bis { $most } Sekunden, oder es gibt keine.
refused-TB-27 = Dieser Link wurde schon benutzt oder ist zu alt. Hol dir einen neuen.
refused-TB-28 = Der Tisch kann gerade nichts speichern. Versuch es gleich noch einmal.
refused-TB-31 = Du hast schon über { $most } Wörter entschieden. Vergiss zuerst einige.
refused-TB-30-game = Dieses Spiel ist nicht für mehrere um einen Bildschirm gemacht. Jeder braucht ein eigenes Gerät.
refused-TB-30-host = Wer einen Tisch für mehrere um einen Bildschirm öffnet, spielt selbst mit.
refused-TB-30-many = Um einen Bildschirm haben höchstens { $most } Leute Platz.
refused-TB-30-seat = Platz { $seat } wird nicht auf deinem Bildschirm gespielt.

table-line-opened = { $who } öffnet den Tisch.
table-line-sat-down = { $who } setzt sich auf Platz { $seat }.
table-line-got-up = { $who } verlässt Platz { $seat }.
table-line-sent-away = { $who } wurde vom Gastgeber weggeschickt.
table-line-bot-seated = Ein Bot ({ $level }) nimmt Platz { $seat }.
table-line-bot-removed = Der Bot verlässt Platz { $seat }.
table-line-host-changed = { $who } ist jetzt Gastgeber.
table-line-closed = Niemand ist mehr da: Der Tisch ist geschlossen.
table-line-began = Die Partie beginnt.
table-line-went-away = { $who } ist gegangen. Der Platz wartet.
table-line-came-back = { $who } ist zurück.
table-line-stand-in-proposed = { $who } fragt: Darf ein Bot ({ $level }) für { $absent } spielen?
table-line-stand-in-agreed = { $who } ist einverstanden.
table-line-stand-in-declined = { $who } möchte lieber warten.
table-line-stand-in-came = Ein Bot ({ $level }) spielt für { $who }. Zurückkommen geht jederzeit.
table-line-resigned = { $who } gibt auf. Ein Bot ({ $level }) spielt weiter.
table-line-rematch = { $who } möchte eine Revanche. Der neue Tisch ist offen.

serve-here = Der Tisch ist offen: { $address }
serve-there = In deinem lokalen Netz, auch mit diesem Code: { $address }
serve-stop = Strg+C schließt ihn.
sorry-port = Port { $port } ist schon belegt. Nimm einen anderen, zum Beispiel --port 8124.
sorry-address = { $host }, Port { $port }: Dort kann nichts lauschen ({ $reason }).

## Wörter

words-word = Wort
words-verdict = Urteil
words-rule = Regel
words-evidence = warum
words-valid = gilt
words-likely = gilt wohl
words-discuss = Redet darüber
words-invalid = gilt nicht
words-everyday = Alltagswörter
words-attested = die ganze Liste
words-building = Die Wortliste für { $lang } wird gebaut. Das dauert höchstens etwa eine Minute und geschieht nur einmal.
words-none = { $lang }: noch keine Liste.
words-ready = { $lang }: { $words } Wörter ({ $stage }), Liste { $fingerprint }, aus { $sources }
words-folder = Die Listen liegen in { $folder }
words-unbuilt = Die ganze Liste für { $lang } ist noch nicht gebaut. Das geht mit: { $program } words build --lang { $lang }
words-outdated = Die Liste für { $lang } stammt von einer älteren Version oder aus anderen Wörterbüchern, als jetzt installiert sind. Neu gebaut wird sie mit: { $program } words build --lang { $lang }
words-nothing = Es lässt sich nichts legen.
words-proven = { $points } Punkte, und aus Wörtern der Liste ist nichts mehr wert.
words-unproven = { $points } Punkte. Die Zeit reichte nicht für den Beweis, dass es nichts Besseres gibt.
sorry-sign = { $word }: Für { $sign } gibt es keinen Stein. Wörter werden mit den Buchstaben A bis Z gelegt.
sorry-rack = Auf der Bank liegen 1 bis { $most } Buchstaben, nicht { $letters }.
