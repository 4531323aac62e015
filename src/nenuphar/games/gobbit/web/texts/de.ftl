# Gobbit auf dem Bildschirm, auf Deutsch. Die Geschichte selbst erzählt ../../texts.

gobbit-web-colour-red = rot
gobbit-web-colour-blue = blau
gobbit-web-colour-yellow = gelb
gobbit-web-animal-chameleon = Chamäleon
gobbit-web-animal-snake = Schlange
gobbit-web-animal-gorilla = Gorilla
gobbit-web-face = { $animal }, { $colour }
gobbit-web-swarm = zwei Mücken, { $colour }
gobbit-web-swarm-mixed = eine Mücke { $one }, eine Mücke { $two }

## Plätze

gobbit-web-your-stack = Dein Stapel
gobbit-web-stack-of = { OF($who) } Stapel
gobbit-web-empty = keine Karte
gobbit-web-hidden = Die Karten sind verdeckt.
gobbit-web-counts = { $pile ->
    [0] Kein Zugstapel
    [one] Zugstapel: eine Karte
   *[other] Zugstapel: { $pile } Karten
}, { $stack ->
    [0] kein Stapel.
    [one] Stapel: eine Karte.
   *[other] Stapel: { $stack } Karten.
}
gobbit-web-is-out = Ein Poltergeist: ohne Karten, darf aber Paare gleicher Karten heimsuchen.
gobbit-web-is-barred = Ein Poltergeist, der sich geirrt hat: Er schläft bis zur nächsten Karte.
gobbit-web-your-pile = Dein Zugstapel: { $n ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $n } Karten
}
gobbit-web-pile-short = Zugstapel
gobbit-web-turn = Eine Karte aufdecken. Dein Zugstapel: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
gobbit-web-key-space = Leertaste
gobbit-web-graveyard-short = Friedhof
gobbit-web-graveyard = Friedhof: { $n ->
    [0] leer.
    [one] eine Karte.
   *[other] { $n } Karten.
}
gobbit-web-tip-no-graveyard = Der Friedhof. Nach einem falschen Schlag landet der eigene Stapel hier, für immer.
gobbit-web-tip-graveyard = Mücken aller drei Farben zu sehen? Schlag hier zuerst zu und nimm jeden Stapel, der welche zeigt.
gobbit-web-tap-here = Schlag in deiner eigenen Reihe.
gobbit-web-last-call = Letzte Chance
gobbit-web-last-call-left = Sekunden, bis der letzte Aufruf vorbei ist

## Wer wen jagt

gobbit-web-hunts-chameleon = Ein Chamäleon jagt Mücken.
gobbit-web-hunts-snake = Eine Schlange jagt Chamäleons, nie Mücken.
gobbit-web-hunts-gorilla = Ein Gorilla jagt alles außer Gorillas.
gobbit-web-hunts-mosquitoes = Mücken jagen niemanden.
gobbit-web-hunts-snake-snakes-hunt = Eine Schlange jagt Chamäleons, und jetzt auch Mücken.
gobbit-web-hunts-chameleon-reversed = Ein Chamäleon jagt jetzt Schlangen.
gobbit-web-hunts-snake-reversed = Eine Schlange jagt jetzt niemanden.
gobbit-web-hunts-mosquitoes-reversed = Mücken jagen jetzt Chamäleons.
gobbit-web-hunts-mosquitoes-looped = Mücken jagen jetzt Schlangen.
gobbit-web-hunts-own = Nur die eigene Farbe zählt.
gobbit-web-hunts-others = Jetzt zählen nur andere Farben.

## Rückseiten für Profis

gobbit-web-back-snakes-hunt = Hungrige Schlangen
gobbit-web-back-reversed = Umgekehrt
gobbit-web-back-looped = Im Kreis
gobbit-web-back-different = Verschieden
gobbit-web-back-explosive = Explosiv
gobbit-web-back-spirits = Geister
gobbit-web-backed-snakes-hunt = Schlangen jagen auch Mücken.
gobbit-web-backed-reversed = Mücken jagen Chamäleons, und Chamäleons jagen Schlangen. Gorillas jagen alle.
gobbit-web-backed-looped = Mücken jagen Schlangen; sonst ist alles wie immer.
gobbit-web-backed-different = Tiere jagen nur andere Farben als die eigene.
gobbit-web-backed-explosive = wer Mücken berührt, macht einen Fehler.
gobbit-web-backed-spirits = Alle dürfen auf Paare gleicher Karten schlagen und sie auf den Friedhof schicken.

## Wie es ausging

gobbit-web-clash = Das letzte Duell
gobbit-web-no-clash = Hände bereit. Das erste Duell erscheint hier, auf die Millisekunde genau.
gobbit-web-judging = Wer war schneller?
gobbit-web-pausing = Gleich ist Pause. Hände, die schon unten sind, zählen noch.
gobbit-web-hand-takes = { $who ->
    [you] { $sign } Du nimmst { OF($other) } Stapel: { $ms } ms.
   *[other] { $sign } { $who } nimmt { $other ->
        [you] deinen Stapel
       *[other] { OF($other) } Stapel
    }: { $ms } ms.
}
gobbit-web-hand-saves = { $who ->
    [you] { $sign } Du rettest deinen Stapel: { $ms } ms.
   *[other] { $sign } { $who } rettet den eigenen Stapel: { $ms } ms.
}
gobbit-web-hand-loses = { $who ->
    [you] { $sign } Du rettest deinen Stapel vor dem Jäger, verlierst ihn aber durch deinen Fehler: { $ms } ms.
   *[other] { $sign } { $who } rettet den Stapel vor dem Jäger, verliert ihn aber durch einen Fehler: { $ms } ms.
}
gobbit-web-hand-haunts = { $who ->
    [you] { $sign } Du begräbst { OF($other) } Stapel: { $ms } ms.
   *[other] { $sign } { $who } begräbt { $other ->
        [you] deinen Stapel
       *[other] { OF($other) } Stapel
    }: { $ms } ms.
}
gobbit-web-hand-gobbit = { $who ->
    [you] { $sign } Gobbit! Du nimmst alle Stapel mit Mücken: { $ms } ms.
   *[other] { $sign } Gobbit! { $who } nimmt alle Stapel mit Mücken: { $ms } ms.
}
gobbit-web-hand-fault = { $who ->
    [you] { $sign } Fehlschlag!
   *[other] { $sign } Fehlschlag: { $who }.
}
gobbit-web-hand-tied = { $who ->
    [you] { $sign } Du warst gleichauf: { $ms } ms.
   *[other] { $sign } { $who } war gleichauf: { $ms } ms.
}
gobbit-web-hand-late = { $who ->
    [you] { $sign } Du warst { $behind } ms später.
   *[other] { $sign } { $who } war { $behind } ms später.
}
gobbit-web-hand-outdone = { $who ->
    [you] { $sign } Du kamst zu spät: Im selben Augenblick ist dir ein Angriff misslungen.
   *[other] { $sign } { $who } kam zu spät: Im selben Augenblick ist ein Angriff misslungen.
}
gobbit-web-hand-gone = { $who ->
    [you] { $sign } Richtig, aber der Stapel war schon weg.
   *[other] { $sign } { $who } lag richtig, aber der Stapel war schon weg.
}
gobbit-web-hand-void = { $who ->
    [you] { $sign } Deine Hand zählt nicht.
   *[other] { $sign } { OF($who) } Hand zählt nicht.
}
gobbit-web-margin = { $who ->
    [you] { $ms } ms vor dir.
   *[other] { $ms } ms vor { $who }.
}
gobbit-web-margin-tied = { $who ->
    [you] Gleichauf mit dir: Die Verteidigung geht vor, dann der Platz, der näher an der nächsten Karte ist.
   *[other] Gleichauf mit { $who }: Die Verteidigung geht vor, dann der Platz, der näher an der nächsten Karte ist.
}
gobbit-web-fault-GB-X1 = Dieser Schlag war nicht erlaubt.
gobbit-web-fault-GB-D4 = Da war nichts zu schlagen.
gobbit-web-fault-GB-V5 = Unter dieser Rückseite explodieren Mücken.
gobbit-web-fault-GB-V7 = Die Rückseite auf dem Friedhof verbietet es.
gobbit-web-fault-GB-O1 = Sudden Death: Ohne Zugstapel muss ein Angriff gelingen.
gobbit-web-too-soon = { $ms } ms ist schneller als jedes Auge: Es galten die Karten davor.
gobbit-web-void-GB-G2 = Bei einem Gobbit zählt nur der Friedhof.
gobbit-web-void-GB-E1 = Da schon ausgeschieden.
gobbit-web-void-GB-X4 = Sie kam nach einem Fehler.
gobbit-web-void-GB-D10 = Sie kam nach einem misslungenen Angriff.
gobbit-web-void-GB-E3 = Sie kam nach einem Irrtum.

## Pause, und was du jetzt tun kannst

gobbit-web-pause = Pause für alle
gobbit-web-resume = Weiter
gobbit-web-tip-pause = Eine Pause für alle. Die Karten sind so lange verdeckt.
gobbit-web-tip-resume = Es geht weiter.
gobbit-web-hurry = Jetzt beenden
gobbit-web-hurry-waits = Wir warten auf die anderen
gobbit-web-tip-hurry = Sind alle einverstanden, endet die Partie sofort, und die meisten Karten gewinnen. Bots sind immer einverstanden.
gobbit-web-resuming = Es geht weiter. Augen auf!
gobbit-web-paused-reading = Das Spiel wartet auf dich.
gobbit-web-paused = { $who ->
    [you] Du hast das Spiel angehalten.
   *[other] { $who } hat das Spiel angehalten.
}
gobbit-web-prompt-turn = Decke eine Karte auf: Tippe auf deinen Zugstapel.
gobbit-web-prompt-soon = Deine Karte kommt gleich.
gobbit-web-prompt-watch = { $who ->
    [you] Deine Karte kommt als Nächstes.
   *[other] { OF($who) } Karte kommt als Nächstes. Hände bereit.
}
gobbit-web-prompt-clash = Zugeschlagen! Wer war schneller?
gobbit-web-prompt-last-call = Letzte Chance: Schlag zu, wo noch etwas zu holen ist.
gobbit-web-prompt-ghost = Du bist ein Poltergeist: Schlag auf Paare gleicher Karten.
gobbit-web-prompt-paused = Pause.
gobbit-web-prompt-pausing = Gleich ist Pause.
gobbit-web-prompt-resuming = Gleich geht es weiter. Hände bereit.
gobbit-web-prompt-over = Die Partie ist vorbei.
gobbit-web-nobody = Niemand hat mehr Karten. Niemand gewinnt.
gobbit-web-holds = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}

## Die Geschichte einer Partie

gobbit-web-story-title = Wer wie viele Karten hatte
gobbit-web-story-clash = Duell
gobbit-web-story-quickest = { $who ->
    [you] Deine Hand war die schnellste von allen: { $ms } ms.
   *[other] { $who } hatte die schnellste Hand von allen: { $ms } ms.
}
gobbit-web-story-first = { $who ->
    [you] Du warst { $n }-mal am schnellsten, öfter als alle anderen.
   *[other] { $who } war { $n }-mal am schnellsten, öfter als alle anderen.
}
gobbit-web-story-faults = { $who ->
    [you] Du hast { $n } Fehler gemacht.
   *[other] { $who } hat { $n } Fehler gemacht.
}
gobbit-web-story-closest = Das knappste Duell entschieden { $ms } ms.
gobbit-web-standings-out = Raus bei Duell
gobbit-web-standings-best = Schnellste Hand
gobbit-web-standings-cards = Karten
gobbit-web-hands-title = Reaktionen im Vergleich
gobbit-web-hands-name = Name
gobbit-web-hands-first = Zuerst
gobbit-web-hands-faults = Fehler
gobbit-web-hands-median = Median
gobbit-web-hands-ms = { $ms } ms
gobbit-web-hands-none = –
gobbit-web-progress-title = Deine Reaktionen, Partie für Partie
gobbit-web-progress-now = Diese Partie: { $ms } ms, { $faults ->
    [0] keine Fehler
    [one] ein Fehler
   *[other] { $faults } Fehler
}.
gobbit-web-progress-row = Partie { $n }: { $ms } ms, { $faults ->
    [0] keine Fehler
    [one] ein Fehler
   *[other] { $faults } Fehler
}
gobbit-web-progress-first = Ab der nächsten Partie siehst du hier deine Fortschritte. Sie bleiben in diesem Browser.

## Der Einstieg

gobbit-web-tutor-table = Alle haben einen verdeckten Zugstapel und decken Karten auf einen offenen Stapel auf. Nur die oberste Karte zählt.
gobbit-web-tutor-pile = Das ist dein Zugstapel. Wenn er leuchtet, tipp darauf, um eine Karte aufzudecken.
gobbit-web-tutor-chain = Chamäleons jagen Mücken, Schlangen jagen Chamäleons, Gorillas jagen alle. Immer nur ihre eigene Farbe.
gobbit-web-tutor-attack = Deine Karte jagt eine andere? Schlag auf deren Stapel. Bist du zuerst da, kommt er unter deinen Zugstapel.
gobbit-web-tutor-defend = Jemand jagt deine? Schlag vor dem Jäger auf deinen Stapel, und du rettest ihn.
gobbit-web-tutor-fault = Ein falscher Schlag bringt deinen Stapel auf den Friedhof. Erst schauen, dann schlagen.
gobbit-web-tutor-gobbit = Ein Friedhof, und Mücken aller drei Farben sind zu sehen? Schlag auf den Friedhof: Gobbit!
gobbit-web-tutor-verdicts = Hier siehst du, wer schneller war, gemessen an jedem Gerät selbst. Die Entfernung ist also kein Nachteil.

## Wenn ein Tisch gedeckt wird

gobbit-pace-hint = Gilt nur, wenn von Hand aufgedeckt wird: Ist die Zeit um, deckt sich die Karte von selbst auf.
gobbit-option-tempo = Tempo
gobbit-option-tempo-hint = Wer die Karten aufdeckt: die Spieler selbst oder der Tisch im Takt.
gobbit-by-hand = Von Hand
gobbit-leisurely = Gemütlich: alle 4 Sekunden
gobbit-steady = Normal: alle 2,5 Sekunden
gobbit-brisk = Flott: alle 1,6 Sekunden
gobbit-frantic = Rasend: jede Sekunde
gobbit-option-expert = Profi
gobbit-option-expert-hint = Die Rückseite auf dem Friedhof ändert die Regeln.
gobbit-option-sudden_death = Sudden Death
gobbit-option-sudden_death-hint = Ohne Zugstapel muss dein nächster Angriff gelingen.
gobbit-option-minimum_penalty = Mindeststrafe
gobbit-option-minimum_penalty-hint = Ein Fehler ohne Stapel kostet eine Karte aus dem Zugstapel.
gobbit-option-gorillas_bury = Gorillas begraben
gobbit-option-gorillas_bury-hint = Wie in einer älteren Ausgabe: Was ein Gorilla nimmt, kommt auf den Friedhof.
gobbit-option-beginners = Hilfe für Einsteiger
gobbit-option-beginners-hint = Alle sehen, worauf sie schlagen dürfen. Gut für die erste Partie.
gobbit-option-handicaps = Handicaps
gobbit-option-handicaps-hint = Millisekunden, die zu jedem Schlag kommen. 100 ist ein kleines Handicap, 300 ein großes (Erwachsene gegen Kinder), 0 keins.
gobbit-option-deck = Kartensatz
gobbit-option-deck-hint = Der Kartensatz aus der Schachtel oder ein eigener mit anderen Rückseiten.
gobbit-jungle = Dschungel

## Das Spiel in ein paar Sätzen

gobbit-web-how-1 = Alle haben einen verdeckten Zugstapel. Reihum deckt jeder eine Karte auf den eigenen offenen Stapel auf; nur die oberste zählt.
gobbit-web-how-2 = Chamäleons jagen Mücken, Schlangen jagen Chamäleons, Gorillas jagen alle drei. Nur in der eigenen Farbe.
gobbit-web-how-3 = Jagt deine oberste Karte eine andere, schlag auf deren Stapel. Wird deine gejagt, schlag auf deinen. Die erste Hand nimmt den Stapel verdeckt unter den eigenen Zugstapel.
gobbit-web-how-4 = Wer falsch schlägt, verliert den Stapel an den Friedhof. Zu spät zu kommen kostet nichts.
gobbit-web-how-5 = Gibt es einen Friedhof und sind Mücken aller drei Farben zu sehen, schlag darauf: Wer zuerst da ist, nimmt alle Stapel mit Mücken.
gobbit-web-how-6 = Ohne Karten bist du ein Poltergeist und schlägst auf Paare gleicher Karten. Wer zuletzt noch Karten hat, gewinnt; kann niemand mehr ziehen, gewinnt der größte Stapel.

## Players’ pages

gobbit-statistic-fastest = Schnellste Hand
gobbit-statistic-median = Schnellste Partie, nach der mittleren Reaktion
