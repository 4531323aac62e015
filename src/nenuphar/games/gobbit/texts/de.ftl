# Gobbit auf Deutsch. $who ist ein Name, oder die Marke `you` für die Person, zu der gesprochen wird.

## Wörter

gobbit-the-graveyard = der Friedhof
gobbit-face-chameleon-red = ein rotes Chamäleon ▲
gobbit-face-chameleon-blue = ein blaues Chamäleon ◆
gobbit-face-chameleon-yellow = ein gelbes Chamäleon ●
gobbit-face-snake-red = eine rote Schlange ▲
gobbit-face-snake-blue = eine blaue Schlange ◆
gobbit-face-snake-yellow = eine gelbe Schlange ●
gobbit-face-gorilla-red = den roten Gorilla ▲
gobbit-face-gorilla-blue = den blauen Gorilla ◆
gobbit-face-gorilla-yellow = den gelben Gorilla ●
gobbit-face-mosquitoes-red = zwei rote Mücken ▲
gobbit-face-mosquitoes-blue = zwei blaue Mücken ◆
gobbit-face-mosquitoes-yellow = zwei gelbe Mücken ●
gobbit-face-mosquitoes-red-blue = eine rote und eine blaue Mücke ▲◆
gobbit-face-mosquitoes-blue-yellow = eine blaue und eine gelbe Mücke ◆●
gobbit-face-mosquitoes-yellow-red = eine gelbe und eine rote Mücke ●▲
gobbit-back-snakes-hunt = „Hungrige Schlangen“
gobbit-back-reversed = „Umgekehrt“
gobbit-back-looped = „Im Kreis“
gobbit-back-different = „Verschieden“
gobbit-back-explosive = „Explosiv“
gobbit-back-spirits = „Geister“
gobbit-phase-starting = Es wird ausgelost, wer beginnt
gobbit-phase-open = Das Spiel läuft
gobbit-phase-lifting = Eine Karte wird aufgedeckt
gobbit-phase-clash = Es wurde geschlagen, gleich kommt das Urteil
gobbit-phase-penalty = Eine Strafe wird bezahlt
gobbit-phase-paused = Es ist Pause
gobbit-phase-over = Die Partie ist vorbei
gobbit-deck-jungle = Dschungel

## Die Geschichte

gobbit-first-picked = { $pile ->
    [one] Alle haben { $pile } Karte.
   *[other] Alle haben { $pile } Karten.
} { $who ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
gobbit-turn-asked = { $who ->
    [you] Deine Karte kommt gleich.
   *[other] { OF($who) } Karte kommt gleich.
}
gobbit-card-turned = { $who ->
    [you] Du deckst { $face } auf.
   *[other] { $who } deckt { $face } auf.
}
gobbit-last-call-began = Niemand kann mehr ziehen. Letzte Chance: Fünf Sekunden lang darf noch geschlagen werden.
gobbit-tapped = { $who ->
    [you] Du schlägst zu: { $target } ({ $reaction } ms).
   *[other] { $who } schlägt zu: { $target } ({ $reaction } ms).
}
gobbit-clash-settled = { $first ->
    [0] { $wrong ->
        [0] { $late ->
            [0] Keine Hand zählt.
            [1] { $late_one ->
                [you] Du kommst zu spät.
               *[other] { $late_one } kommt zu spät.
            }
           *[other] Zu spät: { $late_all }.
        }
       *[other] { gobbit-clash-wrong }
    }
    [1] { $first_one ->
        [you] Du bist mit { $time } ms zuerst da.
       *[other] { $first_one } ist mit { $time } ms zuerst da.
    }
   *[other] Zuerst da: { $hands }.
}{ $wrong ->
    [0] { "" }
   *[other] { $first ->
        [0] { "" }
       *[other] { " " }{ gobbit-clash-wrong }
    }
}
gobbit-clash-wrong = { $wrong ->
    [1] { $wrong_one ->
        [you] Du schlägst falsch zu.
       *[other] { $wrong_one } schlägt falsch zu.
    }
   *[other] Falsch zugeschlagen: { $wrong_all }.
}
gobbit-stack-taken = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $other ->
    [you] deinen Stapel.
   *[other] { OF($other) } Stapel.
}
gobbit-stack-saved = { $who ->
    [you] Du rettest deinen Stapel.
   *[other] { $who } rettet den eigenen Stapel.
}
gobbit-stack-buried = { $who ->
    [you] Du begräbst
   *[other] { $who } begräbt
} { $other ->
    [you] deinen Stapel.
   *[other] { OF($other) } Stapel.
}
gobbit-stack-lost = { $who ->
    [you] Dein Stapel kommt auf den Friedhof.
   *[other] { OF($who) } Stapel kommt auf den Friedhof.
}
gobbit-stack-forfeited = { $who ->
    [you] Nach deinem Fehler kommt dein Stapel auf den Friedhof.
   *[other] Nach dem Fehler kommt { OF($who) } Stapel auf den Friedhof.
}
gobbit-stack-forlorn = { $who ->
    [you] Dein Angriff ist misslungen: Dein Stapel kommt auf den Friedhof.
   *[other] { OF($who) } Angriff ist misslungen: Der Stapel kommt auf den Friedhof.
}
gobbit-penalty-paid = { $who ->
    [you] Eine Karte aus deinem Zugstapel kommt auf den Friedhof.
   *[other] Eine Karte aus { OF($who) } Zugstapel kommt auf den Friedhof.
}
gobbit-poltergeist-barred = { $who ->
    [you] Du setzt bis zur nächsten Karte aus.
   *[other] { $who } setzt bis zur nächsten Karte aus.
}
gobbit-player-out = { $who ->
    [you] Du hast keine Karten mehr und wirst zum Poltergeist.
   *[other] { $who } hat keine Karten mehr und wird zum Poltergeist.
}
gobbit-pause-asked = { $who ->
    [you] Du willst eine Pause: Sie beginnt gleich.
   *[other] { $who } will eine Pause: Sie beginnt gleich.
}
gobbit-pause-withdrawn = { $who ->
    [you] Du brauchst doch keine Pause.
   *[other] { $who } braucht doch keine Pause.
}
gobbit-paused = { $who ->
    [you] Du machst eine Pause.
   *[other] { $who } macht eine Pause.
}
gobbit-resumed = { $who ->
    [you] Du beendest die Pause.
   *[other] { $who } beendet die Pause.
}
gobbit-resume-asked = { $who ->
    [you] Du beendest die Pause: In drei Sekunden geht es weiter.
   *[other] { $who } beendet die Pause: In drei Sekunden geht es weiter.
}
gobbit-clock-resumes = Die Uhr beendet die Pause: In drei Sekunden geht es weiter.
gobbit-goes-on = Es geht weiter.
gobbit-hurry-asked = { $who ->
    [you] Du möchtest die Partie jetzt beenden.
   *[other] { $who } möchte die Partie jetzt beenden.
}
gobbit-hurried = Alle sind einverstanden: Jetzt wird gezählt.
gobbit-game-ended = { $number ->
    [0] Niemand gewinnt: Die letzten Karten aller liegen auf dem Friedhof.
    [1] { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }!
   *[other] Geteilter Sieg mit je { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }: { $winners }!
}
gobbit-life = { $who ->
    [you] Du hast
   *[other] { $who } hat
} { $cards ->
    [0] keine Karte
    [one] { $cards } Karte
   *[other] { $cards } Karten
}; { $first ->
    [0] nie zuerst
   *[other] { $first } Mal zuerst
}, { $faults ->
    [0] kein Fehler
   *[other] { $faults } Fehler
}, schnellste Hand { $quickest } ms.

gobbit-goal = Chamäleons fressen Mücken, Schlangen fressen Chamäleons, Gorillas fressen alle, jeder nur seine Farbe. Jagt dein Tier ein anderes, schlag auf dessen Stapel; wird deins gejagt, auf deinen. Die schnellste Hand nimmt den Stapel, ein Fehler kostet den eigenen. Wer zuletzt noch Karten hat, gewinnt.
gobbit-legend =
    C Chamäleon   S Schlange   G Gorilla   m Mücke   ▲ rot  ◆ blau  ● gelb
    ▤ Zugstapel   ×3 Karten im Stapel   † Friedhof   ☁ Poltergeist   … am Zug   ▸ du
    Rückseiten: S>m Schlangen jagen Mücken   ⇅ umgekehrt   ↻ im Kreis
    ≠ verschiedene Farben   ✱ explosive Mücken   == Geister greifen Paare an
    Tippe t, um deine Karte umzudrehen, eine Spielernummer für deren Stapel, g für den Friedhof.
    p bittet um eine Pause und beendet sie.

## Was man tun kann

gobbit-prompt-turn = { $who ->
    [you] Du bist dran: { $offers }
   *[other] { $who }, du bist dran: { $offers }
}
gobbit-prompt-tap = { $who ->
    [you] Auf welchen Stapel schlägst du? { $offers }
   *[other] { $who }, auf welchen Stapel schlägst du? { $offers }
}
gobbit-prompt-pause = { $who ->
    [you] Eine Pause? { $offers }
   *[other] { $who }, eine Pause? { $offers }
}
gobbit-prompt-resume = { $who ->
    [you] Es ist Pause. { $offers }
   *[other] { $who }, es ist Pause. { $offers }
}
gobbit-offer-turn = t (aufdecken)
gobbit-offer-tap = { $number } ({ $who })
gobbit-offer-graveyard = g (Friedhof)
gobbit-offer-watch = zuschauen
gobbit-offer-pause = p (Pause)
gobbit-offer-resume = p (weiter)
gobbit-offer-hurry = q (jetzt beenden)

## Die Regeln sagen nein

refused-GB-M1-count = Dieser Kartensatz hat { $cards } Karten für { $name }, er braucht aber { $needed }.
refused-GB-M2-title = Ein Kartensatz braucht einen Titel aus 1 bis { $most } Zeichen.
refused-GB-M2-backs = Die Rückseite { $back } ist auf { $cards } Karten dieses Decks, sie muss aber auf { $needed } sein.
refused-GB-S1-chance = Nur der Zufall sagt, wer beginnt, und nur am Anfang.
refused-GB-T1-chance = Nur der Zufall sagt, welche Karte umgedreht wird, und nur wenn es so weit ist.
refused-GB-T1-nobody = Nur Spieler drehen Karten um und legen ihre Hand auf etwas.
refused-GB-T1-now = Das geht jetzt nicht: { $phase }.
refused-GB-T3-turn = { $who ->
    [you] Du bist dran, und niemand sonst kann eine Karte umdrehen.
   *[other] { $who } ist dran. Warte, bis du es bist.
}
refused-GB-T4-pile = Du hast keinen Zugstapel. Greif an oder verteidige, dann bekommst du wieder einen.
refused-GB-E3-barred = Dein letzter Schlag war falsch. Warte auf die nächste Karte.
refused-GB-E5-last-call = Niemand kann mehr aufdecken. Schlag zu, bevor gezählt wird.
refused-GB-O2-chance = Nur der Zufall sagt, welche Karte gezahlt wird, und nur wenn es so weit ist.
refused-GB-O4-handicaps = Die Option handicaps nennt { $given } Zahlen, nötig sind aber { $seats }, eine je Spieler.
refused-GB-O4-handicap = Ein Handicap ist eine Zahl von Millisekunden von 0 bis { $most }.
refused-GB-H2-scene = Diese Hand gilt Szene { $scene }, der Tisch zeigt aber Szene { $newest }. Sieh auf den Tisch und tippe noch einmal.
refused-GB-H3-settle = Nur der Schiedsrichter entscheidet, und nur wenn geschlagen wurde.
refused-GB-H4-target = Diesen Stapel gibt es nicht: Die Spieler haben die Nummern 1 bis { $seats }. Tippe auf einen von ihren oder auf den Friedhof.
refused-GB-H4-reaction = Niemand reagiert in { $reaction } ms.
refused-GB-H4-twice = Deine Hand liegt schon da. Warte auf das Urteil.
refused-GB-C1-metronome = An diesem Tisch dreht die Uhr die Karten um. Halte deine Hände bereit.
refused-GB-C1-asked = Deine Karte kommt so bald wie möglich. Warte einen Moment.
refused-GB-C2-paused = Es ist Pause. Beende sie zuerst.
refused-GB-C2-pausing = { $who ->
    [you] Du hast schon um eine Pause gebeten.
   *[other] { $who } hat schon um eine Pause gebeten.
}
refused-GB-C2-no-pause = Es ist gerade keine Pause.
refused-GB-C2-resuming = Die Pause endet gleich. Warte auf die Karten.
refused-GB-C3-asked = Du hast schon zugestimmt, die Partie zu beenden.
refused-GB-C3-playing = Du bist noch im Spiel. Nur wer keine Karten mehr hat, bittet darum, die Partie jetzt zu beenden.

## Analyse

gobbit-figure-median = Mittlere Reaktion (Median)
gobbit-figure-slaps = Richtige Schläge
gobbit-figure-won = davon als Erster
gobbit-figure-faults = Falsche Schläge
gobbit-figure-early = Fehlstarts (zu schnell für eine Reaktion)
gobbit-figure-openings = Gelegenheiten
gobbit-figure-overlooked = Übersehen
gobbit-figure-reactions = Reaktionszeiten
gobbit-overlooked = { $kind ->
    [defence] { $who } hat nicht verteidigt; niemand hat angegriffen.
   *[other] { $who } hätte { OF($of) } Stapel nehmen können; niemand tat es.
}
gobbit-overlooked-taken = { $kind ->
    [defence] { $who } hat nicht gegen { $by } verteidigt.
   *[other] { $who } hätte { OF($of) } Stapel nehmen können; { $by } war schneller.
}
gobbit-overlooked-gobbit = { $who } hat einen Gobbit übersehen, alle anderen auch.
gobbit-overlooked-taken-gobbit = { $who } hat einen Gobbit übersehen, { $by } nicht.
