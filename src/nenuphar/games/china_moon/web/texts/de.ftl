# China Moon am Bildschirm, auf Deutsch. Die Geschichte selbst erzählt ../../texts.

china_moon-web-you = Du
china_moon-web-pads = Die Strecke: { $n } Blätter vom Ufer bis zum Mond
china_moon-web-frogs = Die Frösche
china_moon-web-hands = Die Seerosen von allen
china_moon-web-skip = Tippe zum Überspringen
china_moon-web-none = keine
china_moon-web-the-bank = das Ufer
china_moon-web-the-arrival = das Ziel

## Blätter und Frösche

china_moon-web-is-plain = einfach
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
china_moon-web-can-move = Kann ziehen.
china_moon-web-tip-plain = Hier geschieht nichts, aber eine Seerose kann hierher fallen.
china_moon-web-tip-lily = Wem der Frosch gehört, der hier endet, bekommt die Seerose.
china_moon-web-tip-black = Die schwarze Seerose kostet 2 Punkte. Wem der Frosch gehört, der hier endet, muss sie nehmen.
china_moon-web-tip-prankster = Wem der Frosch gehört, muss eine Seerose gegen eine andersfarbige tauschen.
china_moon-web-tip-spring = Wirft den Frosch zwei Blätter weiter.
china_moon-web-tip-butterfly = Wem der Frosch gehört, gibt eine Seerose her. Sie fällt auf das erste freie Blatt dahinter.
china_moon-web-tip-arrival = Die ersten vier Frösche im Ziel nehmen diese Seerosen für ihre Besitzer. Mit dem vierten endet das Rennen.

## Wohin ein Frosch kann

china_moon-web-ways = { $frog } Wohin?
china_moon-web-target = Auf Blatt { $pad }. { $effect }
china_moon-web-go = Auf { $pad } hüpfen
china_moon-web-go-arrival = Zum Mond hüpfen
china_moon-web-other-frog = Ein anderer Frosch
china_moon-web-effect-none = Dort geschieht nichts.
china_moon-web-effect-lily = { $who ->
    [you] Nimmt { china_moon-web-the-lily } für dich ({ $gain }).
   *[other] Nimmt { china_moon-web-the-lily } für { $who } ({ $gain }).
}
china_moon-web-effect-arrival = { $who ->
    [you] Kommt an und nimmt { china_moon-web-the-lily } für dich ({ $gain }).
   *[other] Kommt an und nimmt { china_moon-web-the-lily } für { $who } ({ $gain }).
}
china_moon-web-effect-spring = Sprungfeder: zwei Blätter weiter.
china_moon-web-effect-prankster = { $lilies ->
    [0] Witzbold: nichts zu tauschen.
   *[other] { $who ->
        [you] Witzbold: du musst eine Seerose tauschen.
       *[other] Witzbold: { $who } muss eine Seerose tauschen.
    }
}
china_moon-web-effect-butterfly = { $lilies ->
    [0] Schmetterling: nichts zu verlieren.
   *[other] { $who ->
        [you] Schmetterling: du gibst eine Seerose her.
       *[other] Schmetterling: { $who } gibt eine Seerose her.
    }
}

## Der Zug

china_moon-web-moves-made = { $made } von { $moves } Fröschen in diesem Zug bewegt.
china_moon-web-take-back = Den Zug neu beginnen
china_moon-web-take-back-tip = Beginne deinen Zug neu. Dreimal je Zug, solange niemand sonst wählen musste.
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
china_moon-web-prompt-bounce = Die Sprungfeder: wähle den Weg.
china_moon-web-prompt-swap = Tausche eine Seerose.
china_moon-web-prompt-drop = Gib eine Seerose her.
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
china_moon-web-swap-title = Tausche eine Seerose
china_moon-web-swap-why = Dein Frosch ist auf einen Witzbold getroffen: gib eine Seerose, nimm eine andersfarbige (CM-P2).
china_moon-web-swap-give = Du gibst
china_moon-web-swap-take = Von { $who } nehmen
china_moon-web-swap-now-give = Welche deiner Seerosen gibst du?
china_moon-web-swap-now-take = Welche nimmst du dafür?
china_moon-web-swap-change = Du: { $before } → { $after } Punkte. { $who }: { $their } → { $theirs }.
china_moon-web-swap-go = Gib { $give ->
    [white] Weiß
    [yellow] Gelb
    [pink] Rosa
    [black] Schwarz
   *[blue] Blau
}, nimm { $take ->
    [white] Weiß
    [yellow] Gelb
    [pink] Rosa
    [black] Schwarz
   *[blue] Blau
}
china_moon-web-drop-title = Gib eine Seerose her
china_moon-web-drop-why = Dein Frosch ist einem Schmetterling gefolgt: eine Seerose deiner Wahl fällt auf das erste freie Blatt dahinter (CM-P4).
china_moon-web-drop-where = Wohin?
china_moon-web-drop-pad = Blatt { $pad }
china_moon-web-drop-change = Du: { $before } → { $after } Punkte.
china_moon-web-drop-go = Hergeben: { china_moon-web-the-lily }

## Die Geschichte eines Spiels

china_moon-web-story-title = Punkte von Zug zu Zug
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
} { $n }-mal nacheinander von Feder zu Feder.
china_moon-web-story-leap = { $who ->
    [you] Dein Frosch sprang
   *[other] { OF($who) } Frosch sprang
} einmal über { $over } Frösche.
china_moon-web-story-carried = { $who ->
    [you] Deine Frösche wurden
   *[other] { OF($who) } Frösche wurden
} { $foreign }-mal von anderen bewegt und { $own }-mal aus eigener Hand.

## Der Lehrer

china_moon-web-tutor-track = Frösche hüpfen vom Ufer auf dieser Strecke zum Mond. Pfeile zeigen den Weg; wo er sich gabelt, wählst du.
china_moon-web-tutor-frogs = Das sind deine drei Frösche. Aber alle dürfen alle Frösche bewegen.
china_moon-web-tutor-move = In einem Zug bewegst du drei verschiedene Frösche um je zwei freie Blätter. Tippe auf einen leuchtenden Frosch, dann auf sein Ziel.
china_moon-web-tutor-pads = Jedes Blatt erklärt sich, wenn du darauf zeigst oder es lange drückst. Federn werfen, Witzbolde tauschen, Schmetterlinge nehmen.
china_moon-web-tutor-foreign = Einer der drei muss ein fremder Frosch sein. Überlege gut, wohin du ihn schickst.
china_moon-web-tutor-owner = Eine Seerose bekommt, wem der Frosch gehört, nicht wer ihn bewegt. Hier liegt sie offen für alle.
china_moon-web-tutor-points = Je mehr von einer Farbe, desto besser: 1, 3, 6, 10, 15 Punkte. Blau zählt 4, Schwarz kostet 2.
china_moon-web-tutor-arrival = Die ersten vier Frösche beim Mond nehmen diese Seerosen. Mit dem vierten endet das Rennen, und die meisten Punkte gewinnen.

## Wenn ein Tisch vorbereitet wird

china_moon-option-board = Plan
china_moon-option-board-hint = Der Teich mit seinen Gabelungen, der Bach für den Anfang, oder ein eigener.
china_moon-option-colours = Farben
china_moon-option-colours-hint = Die Frösche, in der Reihenfolge der Plätze.
china_moon-option-oldest = Älteste
china_moon-option-oldest-hint = Zieht zuerst. Niemand genannt: der Zufall wählt.
china_moon-option-take_back = Züge können neu begonnen werden
china_moon-option-take_back-hint = Solange der Zug nicht fertig ist und niemand sonst wählen musste.
china_moon-pond = Teich im Mondschein
china_moon-brook = Bach für den Anfang
china_moon-yellow = gelb ●
china_moon-red = rot ▲
china_moon-green = grün ■
china_moon-blue = blau ◆
china_moon-violet = violett ★

## Das Spiel in wenigen Sätzen

china_moon-web-how-1 = Alle haben drei Frösche am Ufer. Sie hüpfen von Blatt zu Blatt zum Mond.
china_moon-web-how-2 = In einem Zug bewegst du drei verschiedene Frösche um je zwei freie Blätter. Besetzte Blätter werden übersprungen und nicht gezählt. Alle Frösche sind erlaubt, aber einer der drei muss ein fremder sein.
china_moon-web-how-3 = Eine Seerose bekommt, wem der Frosch gehört, der auf ihr endet, gleich wer ihn bewegt hat.
china_moon-web-how-4 = Eine Sprungfeder wirft den Frosch zwei Blätter weiter. Beim Witzbold muss sein Besitzer eine Seerose tauschen, für einen Schmetterling eine hergeben; das wählt er selbst, auch in fremden Zügen.
china_moon-web-how-5 = Die ersten vier Frösche beim Mond nehmen die Seerosen, die dort liegen. Mit dem vierten ist das Rennen zu Ende.
china_moon-web-how-6 = Eine bis fünf Seerosen einer Farbe zählen 1, 3, 6, 10, 15 Punkte. Blau zählt 4, Schwarz kostet 2. Die meisten Punkte gewinnen.

## Die Werkstatt für Pläne

china_moon-web-shop-picture = Der Plan, der gezeichnet wird. Eine Datei mit einem Plan kann hier abgelegt werden.
china_moon-web-shop-right = Die Regeln haben nichts gegen diesen Plan.
china_moon-web-shop-asking = Die Regeln werden gefragt …
china_moon-web-shop-keys = Ziehe einen Ort, oder bewege ihn mit den Pfeiltasten (Umschalt: weiter). Bild auf und Bild ab gehen von Ort zu Ort, Entf entfernt ein Blatt.
china_moon-web-shop-file = Plan
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
china_moon-web-shop-link-hint = Tippe auf das Blatt, zu dem es führen soll. Eine Verbindung, die es gibt, wird gelöst.
china_moon-web-shop-add = Blatt dahinter einfügen
china_moon-web-shop-remove = Entfernen
china_moon-web-shop-undo = Rückgängig
china_moon-web-shop-save = Als TOML speichern
china_moon-web-shop-try = Gegen Bots ausprobieren
