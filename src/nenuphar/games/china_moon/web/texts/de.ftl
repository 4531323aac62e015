# China Moon am Bildschirm, auf Deutsch. Die Geschichte selbst erzählt ../../texts.

china_moon-web-pads = Die Strecke: { $n } Blätter vom Ufer bis zum Mond
china_moon-web-frogs = Die Frösche
china_moon-web-hands = Die Seerosen von allen
china_moon-web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
china_moon-web-keys = Pfeiltasten führen zur nächsten Wahl, mit Umschalt zu jedem Blatt und Frosch. Enter wählt, Escape geht zurück. Ein Frosch lässt sich auch mit seinem Buchstaben wählen.
china_moon-web-none = keine
china_moon-web-the-bank = das Ufer
china_moon-web-the-arrival = das Ziel

## Blätter und Frösche

china_moon-web-is-plain = gewöhnlich
china_moon-web-is-lily = Seerosenblatt
china_moon-web-is-black = Blatt der schwarzen Seerose
china_moon-web-is-prankster = Witzbold
china_moon-web-is-spring = Sprungfeder
china_moon-web-is-butterfly = Schmetterling
china_moon-web-pad = Blatt { $pad }: { $kind }.
china_moon-web-arrival = Das Ziel. Seerosen, die dort liegen: { $lilies }.
china_moon-web-lily-here = Hier liegt { china_moon-web-the-lily }.
china_moon-web-the-lily = { $lily ->
    [white] die weiße Seerose
    [yellow] die gelbe Seerose
    [pink] die rosa Seerose
    [black] die schwarze Seerose
   *[blue] die blaue Seerose
}
china_moon-web-whose = { $who ->
    [you] Dein Frosch { $sign }
   *[other] { OF($who) } Frosch { $sign }
}
china_moon-web-frog-on = { china_moon-web-whose } auf Blatt { $pad }, { $kind }.
china_moon-web-frog-arrived = { china_moon-web-whose } ist im Ziel.
china_moon-web-frog-bank = { $n ->
    [one] { $who ->
        [you] Dein Frosch
       *[other] { OF($who) } Frosch
    }
   *[other] { $who ->
        [you] Deine { $n } Frösche
       *[other] { OF($who) } { $n } Frösche
    }
} { $sign } am Ufer.
china_moon-web-can-move = Kann gezogen werden.
china_moon-web-tip-plain = Hier geschieht nichts, aber eine Seerose kann hierher fallen.
china_moon-web-tip-lily = Der Besitzer des Froschs, der hier landet, bekommt die Seerose.
china_moon-web-tip-black = Die schwarze Seerose kostet 2 Punkte. Der Besitzer des Froschs, der hier landet, muss sie nehmen.
china_moon-web-tip-prankster = Der Besitzer des Froschs muss eine Seerose gegen eine andersfarbige tauschen.
china_moon-web-tip-spring = Schleudert den Frosch zwei Blätter weiter.
china_moon-web-tip-butterfly = Der Besitzer des Froschs gibt eine Seerose ab. Sie fällt auf das erste freie Blatt dahinter.
china_moon-web-tip-arrival = Die ersten vier Frösche im Ziel nehmen diese Seerosen für ihre Besitzer. Mit dem vierten endet das Rennen.

## Wohin ein Frosch kann

china_moon-web-ways = { $frog } Wohin?
china_moon-web-target = Auf Blatt { $pad } ziehen. { $effect }
china_moon-web-go = Auf { $pad } hüpfen
china_moon-web-go-arrival = Zum Mond hüpfen
china_moon-web-other-frog = Ein anderer Frosch
china_moon-web-effect-none = Dort geschieht nichts.
china_moon-web-effect-lily = { $who ->
    [you] Du bekommst { china_moon-web-the-lily } ({ $gain }).
   *[other] { $who } bekommt { china_moon-web-the-lily } ({ $gain }).
}
china_moon-web-effect-arrival = { $who ->
    [you] Im Ziel: Du bekommst { china_moon-web-the-lily } ({ $gain }).
   *[other] Im Ziel: { $who } bekommt { china_moon-web-the-lily } ({ $gain }).
}
china_moon-web-effect-spring = Sprungfeder: zwei Blätter weiter.
china_moon-web-effect-prankster = { $lilies ->
    [0] Witzbold: nichts zu tauschen.
   *[other] { $who ->
        [you] Witzbold: Du musst eine Seerose tauschen.
       *[other] Witzbold: { $who } muss eine Seerose tauschen.
    }
}
china_moon-web-effect-butterfly = { $lilies ->
    [0] Schmetterling: nichts zu verlieren.
   *[other] { $who ->
        [you] Schmetterling: Du gibst eine Seerose ab.
       *[other] Schmetterling: { $who } gibt eine Seerose ab.
    }
}

## Der Zug

china_moon-web-moves-made = { $made } von { $moves } Fröschen in diesem Zug bewegt.
china_moon-web-take-back = Zurücknehmen
china_moon-web-take-back-tip = Nimm deine Bewegungen zurück und beginne den Zug neu: dreimal pro Zug, solange niemand sonst wählen musste.
china_moon-web-thinks-move = { $who ->
    [you] Du bewegst drei Frösche.
   *[other] { $who } wählt einen Frosch.
}
china_moon-web-thinks-bounce = { $who ->
    [you] Du wählst den Weg.
   *[other] { $who } wählt den Weg für den Frosch auf der Sprungfeder.
}
china_moon-web-thinks-swap = { $who ->
    [you] Du wählst einen Tausch.
   *[other] { $who } wählt, welche Seerosen getauscht werden.
}
china_moon-web-thinks-drop = { $who ->
    [you] Du wählst eine Seerose.
   *[other] { $who } wählt, welche Seerose wegkommt.
}
china_moon-web-prompt-move = { $n ->
    [1] Wähle den ersten Frosch.
    [2] Wähle den zweiten Frosch.
   *[other] Wähle den dritten Frosch.
}
china_moon-web-prompt-foreign = Der dritte muss ein fremder Frosch sein.
china_moon-web-prompt-bounce = Sprungfeder: Wähle den Weg.
china_moon-web-prompt-swap = Tausche eine Seerose.
china_moon-web-prompt-drop = Gib eine Seerose ab.
china_moon-web-prompt-over = Das Rennen ist zu Ende.

## Seerosen

china_moon-web-lily-n = { $lily ->
    [white] Weiß
    [yellow] Gelb
    [pink] Rosa
    [black] Schwarz
   *[blue] Blau
}{ $n ->
    [1] {""}
   *[other] {" "}({ $n })
}
china_moon-web-hand = { $who ->
    [you] Du hast
   *[other] { $who } hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} { $sign }: { $lilies }.
china_moon-web-hand-part = { $n } { $lily ->
    [white] weiß
    [yellow] gelb
    [pink] rosa
    [black] schwarz
   *[blue] blau
} ({ $points })
china_moon-web-worth = { $n } von dieser Farbe: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Eine bis fünf einer Farbe zählen 1, 3, 6, 10, 15.
china_moon-web-worth-black = Die schwarze Seerose kostet 2 Punkte.
china_moon-web-worth-blue = Die blaue Seerose zählt 4 Punkte.
china_moon-web-fold = Teich ansehen
china_moon-web-unfold = Zurück zur Wahl
china_moon-web-swap-title = Seerose tauschen
china_moon-web-swap-why = Dein Frosch ist auf einen Witzbold getroffen: Gib eine Seerose, nimm eine andersfarbige.
china_moon-web-swap-give = Du gibst
china_moon-web-swap-take = Von { $who } nehmen
china_moon-web-swap-now-give = Welche deiner Seerosen gibst du?
china_moon-web-swap-now-take = Welche nimmst du dafür?
china_moon-web-swap-change = Du: { $before } → { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
}. { $who }: { $their } → { $theirs }.
china_moon-web-swap-go = { $give ->
    [white] Weiß
    [yellow] Gelb
    [pink] Rosa
    [black] Schwarz
   *[blue] Blau
} geben, { $take ->
    [white] Weiß
    [yellow] Gelb
    [pink] Rosa
    [black] Schwarz
   *[blue] Blau
} nehmen
china_moon-web-drop-title = Seerose abgeben
china_moon-web-drop-why = Dein Frosch ist einem Schmetterling gefolgt: Eine Seerose deiner Wahl fällt auf das erste freie Blatt dahinter.
china_moon-web-drop-where = Wohin?
china_moon-web-drop-pad = Blatt { $pad }
china_moon-web-drop-change = Du: { $before } → { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
}.
china_moon-web-drop-go = Abgeben: { china_moon-web-the-lily }

## Der Verlauf

china_moon-web-a-lily = { $lily ->
    [white] eine weiße Seerose
    [yellow] eine gelbe Seerose
    [pink] eine rosa Seerose
    [black] die schwarze Seerose
   *[blue] die blaue Seerose
}
china_moon-web-log-moved = { $who ->
    [you] Du hast
   *[other] { $who } hat
} { $whose ->
    [own] { $who ->
        [you] deinen eigenen Frosch
       *[other] einen eigenen Frosch
    }
   *[foreign] { $owner ->
        [you] deinen Frosch
       *[other] { OF($owner) } Frosch
    }
} { china_moon-to } gezogen{ $n ->
    [0] {""}
   *[other] : { $then }
}.
china_moon-web-log-sprung = die Sprungfeder warf ihn { china_moon-to }
china_moon-web-log-took = { china_moon-web-a-lily } für { $owner ->
    [you] dich
   *[other] { $owner }
}
china_moon-web-log-swapped = { $owner ->
    [you] du hast
   *[other] { $owner } hat
} { $gave ->
    [white] weiß
    [yellow] gelb
    [pink] rosa
    [black] schwarz
   *[blue] blau
} gegen { $took ->
    [white] weiß
    [yellow] gelb
    [pink] rosa
    [black] schwarz
   *[blue] blau
} getauscht, mit { $other ->
    [you] dir
   *[other] { $other }
}
china_moon-web-log-dropped = { $owner ->
    [you] du hast
   *[other] { $owner } hat
} { china_moon-web-a-lily } abgegeben, sie ist jetzt auf { $pad }
china_moon-web-log-passed = dort ist nichts passiert
china_moon-web-log-arrived = als Nummer { $slot } am Ziel, { china_moon-web-a-lily } für { $owner ->
    [you] dich
   *[other] { $owner }
}

## Das Ergebnis

china_moon-web-standings-white = Weiße Seerosen
china_moon-web-standings-yellow = Gelbe Seerosen
china_moon-web-standings-pink = Rosa Seerosen
china_moon-web-standings-black = Schwarze Seerose
china_moon-web-standings-blue = Blaue Seerose
china_moon-web-standings-points = Punkte

## Die Geschichte eines Spiels

china_moon-web-story-title = Punkte Zug um Zug
china_moon-web-story-turn = Zug
china_moon-web-story-dropped = { $who ->
    [you] Du bist
   *[other] { $who } ist
} Schmetterlingen gefolgt: { $n } Seerosen verloren.
china_moon-web-story-swaps = { $who ->
    [you] Du bist
   *[other] { $who } ist
} { $n }-mal auf den Witzbold getroffen.
china_moon-web-story-springs = { $who ->
    [you] Dein Frosch flog
   *[other] { OF($who) } Frosch flog
} { $n }-mal nacheinander von Sprungfeder zu Sprungfeder.
china_moon-web-story-leap = { $who ->
    [you] Dein Frosch sprang
   *[other] { OF($who) } Frosch sprang
} einmal über { $over } Frösche.
china_moon-web-story-carried = { $who ->
    [you] Deine Frösche wurden
   *[other] { OF($who) } Frösche wurden
} { $foreign }-mal von anderen bewegt und { $own }-mal vom eigenen Spieler.

## Der Lehrer

china_moon-web-tutor-track = Frösche hüpfen vom Ufer auf dieser Strecke zum Mond. Pfeile zeigen den Weg; wo er sich gabelt, wählst du.
china_moon-web-tutor-frogs = Das sind deine drei Frösche. Aber alle dürfen alle Frösche bewegen.
china_moon-web-tutor-move = In einem Zug bewegst du drei verschiedene Frösche um je zwei freie Blätter. Tippe auf einen leuchtenden Frosch, dann auf sein Ziel.
china_moon-web-tutor-pads = Zeig auf ein Blatt oder halte es gedrückt, um zu sehen, was es tut. Sprungfedern schleudern weiter, Witzbolde tauschen, Schmetterlinge kosten eine Seerose.
china_moon-web-tutor-foreign = Einer der drei muss ein fremder Frosch sein. Überlege gut, wohin du ihn schickst.
china_moon-web-tutor-owner = Die Seerose bekommt der Besitzer des Froschs, nicht wer ihn bewegt. Hier liegt sie für alle offen.
china_moon-web-tutor-points = Je mehr von einer Farbe, desto besser: 1, 3, 6, 10, 15 Punkte. Blau zählt 4, Schwarz kostet 2.
china_moon-web-tutor-arrival = Die ersten vier Frösche beim Mond nehmen diese Seerosen. Mit dem vierten endet das Rennen: Wer die meisten Punkte hat, gewinnt.

## Wenn ein Tisch vorbereitet wird

china_moon-option-board = Spielplan
china_moon-option-board-hint = Der Teich mit seinen Gabelungen, der Bach für den Einstieg oder ein eigener.
china_moon-option-colours = Farben
china_moon-option-colours-hint = Die Frösche, in der Reihenfolge der Plätze.
china_moon-option-oldest = Älteste Person
china_moon-option-oldest-hint = Beginnt. Leer lassen für eine zufällige Person.
china_moon-option-take_back = Zurücknehmen erlauben
china_moon-option-take_back-hint = Solange der Zug nicht beendet ist und niemand sonst wählen musste.
china_moon-pond = Teich im Mondschein
china_moon-brook = Anfängerbach
china_moon-yellow = gelb ●
china_moon-red = rot ▲
china_moon-green = grün ■
china_moon-blue = blau ◆
china_moon-violet = violett ★

## Das Spiel in wenigen Sätzen

china_moon-web-how-1 = Alle haben drei Frösche am Ufer. Sie hüpfen von Blatt zu Blatt zum Mond.
china_moon-web-how-2 = In einem Zug bewegst du drei verschiedene Frösche um je zwei freie Blätter. Besetzte Blätter werden übersprungen und nicht gezählt. Alle Frösche sind erlaubt, aber einer der drei muss ein fremder sein.
china_moon-web-how-3 = Eine Seerose bekommt der Besitzer des Froschs, der auf ihr landet, egal wer ihn bewegt hat.
china_moon-web-how-4 = Eine Sprungfeder schleudert den Frosch zwei Blätter weiter. Beim Witzbold muss sein Besitzer eine Seerose tauschen, beim Schmetterling eine abgeben. Er wählt immer selbst, auch wenn andere am Zug sind.
china_moon-web-how-5 = Die ersten vier Frösche beim Mond nehmen die Seerosen, die dort liegen. Mit dem vierten ist das Rennen zu Ende.
china_moon-web-how-6 = Eine bis fünf Seerosen einer Farbe zählen 1, 3, 6, 10, 15 Punkte. Blau zählt 4, Schwarz kostet 2. Wer die meisten Punkte hat, gewinnt.

## Die Werkstatt für Pläne

china_moon-web-shop-picture = Der Spielplan, den du zeichnest. Du kannst hier eine Spielplandatei ablegen.
china_moon-web-shop-right = Dieser Spielplan ist gültig.
china_moon-web-shop-asking = Wird geprüft …
china_moon-web-shop-keys = Zieh ein Element oder bewege es mit den Pfeiltasten (Umschalt: weiter). Bild auf und Bild ab wechseln das Element, Entf entfernt ein Blatt.
china_moon-web-shop-file = Spielplan
china_moon-web-shop-title = Titel
china_moon-web-shop-open = Datei öffnen
china_moon-web-shop-empty = Leerer Teich
china_moon-web-shop-start = Das Ufer, wo die Strecke beginnt
china_moon-web-shop-arrival = Das Ziel
china_moon-web-shop-pad = Blatt { $pad }
china_moon-web-shop-name = Name
china_moon-web-shop-kind = Art des Blatts
china_moon-web-shop-next = Führt zu:
china_moon-web-shop-cut = Verbindung zu { $pad } lösen
china_moon-web-shop-link = Verbinden mit …
china_moon-web-shop-link-hint = Tippe auf das Blatt, zu dem es weitergeht. Eine vorhandene Verbindung wird gelöst.
china_moon-web-shop-add = Blatt dahinter einfügen
china_moon-web-shop-remove = Entfernen
china_moon-web-shop-undo = Rückgängig
china_moon-web-shop-save = Als TOML speichern
china_moon-web-shop-try = Gegen Bots ausprobieren
china_moon-web-shop-copy = { $board } – meine Version
china_moon-web-shop-draft = Entwurf in diesem Browser gespeichert.
china_moon-web-shop-draft-lost = Dieser Browser kann den Entwurf nicht speichern. Speichere ihn als Datei, bevor du die Seite verlässt.
china_moon-web-shop-kept = Auf diesem Server
china_moon-web-shop-keep = Auf diesem Server behalten
china_moon-web-shop-keep-done = „{ $title }“ ist gespeichert. Du kannst den Spielplan wählen, wenn du einen Tisch einrichtest.
china_moon-web-shop-keep-replace = „{ $title }“ auf diesem Server ersetzen?
china_moon-web-shop-replace = Deine Zeichnung ersetzen?
china_moon-web-shop-replace-hint = Sie enthält Änderungen, die du nicht gespeichert hast. Solange du auf dieser Seite bleibst, holt Rückgängig sie zurück.
china_moon-web-shop-replace-yes = Ersetzen
china_moon-web-shop-drop = „{ $title }“ von diesem Server löschen
china_moon-web-shop-drop-hint = Tische, die damit eröffnet wurden, behalten ihn.
china_moon-web-shop-invite = Mit Freunden spielen
china_moon-web-shop-simulate = Simulieren
china_moon-web-shop-simulate-hint = Spielt Tausende schnelle Partien auf diesem Spielplan und färbt die Blätter danach, was dort passiert.
china_moon-web-shop-simulating = Die Frösche hüpfen …
china_moon-web-shop-played = { $matches } Partien mit { $seats } Spielern, die zufällig hüpfen. Bessere Spieler nehmen andere Wege.
china_moon-web-shop-heat = Wärmekarte
china_moon-web-shop-heat-landings = Landungen
china_moon-web-shop-heat-lilies = Genommene Seerosen
china_moon-web-shop-heat-off = Keine Farben
china_moon-web-shop-heat-number = { $value }
china_moon-web-shop-heat-most = { $value } in einer Partie im Schnitt
china_moon-web-shop-heat-each = Im Schnitt { $value } in einer Partie.
china_moon-web-shop-heat-place = Blatt
china_moon-web-shop-heat-table = Alle Zahlen
china_moon-web-shop-wins = Siege in der Reihenfolge der Züge:
china_moon-web-shop-win = { $turn }. { $share } %

## Players’ pages

china_moon-statistic-points = Meiste Punkte
china_moon-web-own-hand = Deine Seerosen. Der Teich ist auf dem großen Bildschirm.
