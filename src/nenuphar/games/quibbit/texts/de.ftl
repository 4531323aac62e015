# Quibbit! auf Deutsch. $who ist ein Name, oder die Marke `you` für die Person, zu der gesprochen wird, oder die Marke `dummy`.

## Wörter

quibbit-yellow = gelb
quibbit-red = rot
quibbit-green = grün
quibbit-blue = blau
quibbit-dummy = der Dummy
quibbit-on-yellow = auf ein gelbes Blatt
quibbit-on-red = auf ein rotes Blatt
quibbit-on-green = auf ein grünes Blatt
quibbit-on-blue = auf ein blaues Blatt
quibbit-on-flower = auf eine Blüte
quibbit-on-water = ins Wasser
quibbit-phase-laying = Der Ring wird noch gelegt
quibbit-phase-starting = Es wird ausgelost, wer beginnt
quibbit-phase-placing = Die Frösche nehmen Platz
quibbit-phase-planning = Alle wählen eine Karte
quibbit-phase-moving = Die Frösche springen
quibbit-phase-over = Das Rennen ist vorbei

## Die Geschichte

quibbit-frog = { $who ->
    [you] Dein Frosch { $sign }
    [dummy] Der Frosch { $sign } des Dummys
   *[other] { OF($who) } Frosch { $sign }
}
quibbit-first-picked = { $frogs }. { $who ->
    [you] Du setzt deinen Frosch zuerst.
   *[other] { $who } setzt den ersten Frosch.
}
quibbit-frog-placed = { quibbit-frog } setzt sich { $on } (Feld { $tile }).
quibbit-crown-passed = { quibbit-frog } setzt die Krone ♛ auf.
quibbit-round-began = Runde { $number }.
quibbit-time-ran-out = Die Zeit ist um: { $seats }. Es wird automatisch gespielt.
quibbit-card-chosen = { $who ->
    [you] { $sign } Du hast eine Karte gelegt.
   *[other] { $sign } { $who } hat eine Karte gelegt.
}
quibbit-card-chosen-seen = { $who ->
    [you] { $sign } Du legst die { $card }.
   *[other] { $sign } { $who } legt die { $card }.
}
quibbit-cards-revealed = Die Karten werden aufgedeckt: { $cards }.
quibbit-dummy-card-turned = Der Dummy deckt eine { $card } auf.
quibbit-frog-leapt = { quibbit-frog } springt { $leaps }-mal{ $passed ->
    [0] { "" }
   *[other] , über { $over },
} { $on } (Feld { $tile }).
quibbit-last-frog-lapped = { quibbit-frog } hat { $last } überrundet.
quibbit-card-returned = { $who ->
    [you] { $sign } Du nimmst die { $card } zurück.
   *[other] { $sign } { $who } nimmt die { $card } zurück.
}
quibbit-card-lost = { $who ->
    [you] { $sign } Du verlierst die { $card }.
   *[other] { $sign } { $who } verliert die { $card }.
}
quibbit-player-eliminated = { $who ->
    [you] Du hast keine Karte mehr und bist raus: Dein Frosch { $sign } verlässt den Ring.
   *[other] { $who } hat keine Karte mehr und ist raus: Der Frosch { $sign } verlässt den Ring.
}
quibbit-dummy-pile-renewed = Die Karten des Dummys werden zu einem neuen Stapel gemischt.
quibbit-game-ended = { $who ->
    [you] { $sign } Du gewinnst: { $why }!
    [dummy] { $sign } Der Dummy gewinnt: { $why }!
   *[other] { $sign } { $who } gewinnt: { $why }!
}
quibbit-game-endless = Niemand gewinnt: Mit den letzten Karten würden alle ewig im Kreis hüpfen.
quibbit-game-drawn = Niemand gewinnt: { $round ->
    [one] Nach { $round } Runde war Schluss
   *[other] Nach { $round } Runden war Schluss
}.
quibbit-won-QB-V5 = eine ganze Runde Vorsprung
quibbit-won-QB-E3 = als Letzter noch im Rennen
quibbit-won-QB-E4 = alle waren zugleich draußen, und dieser Frosch trug zu Beginn der Runde die Krone
quibbit-won-QB-E6 = niemand sonst ist noch im Rennen
quibbit-life = { quibbit-frog } hat { $rounds ->
    [0] keine Runde mit der Krone begonnen
    [one] { $rounds } Runde mit der Krone begonnen
   *[other] { $rounds } Runden mit der Krone begonnen
}; { $cards ->
    [0] keine Karte übrig
    [one] { $cards } Karte übrig
   *[other] { $cards } Karten übrig
}.
quibbit-life-dummy = { quibbit-frog } hat { $rounds ->
    [0] keine Runde mit der Krone begonnen
    [one] { $rounds } Runde mit der Krone begonnen
   *[other] { $rounds } Runden mit der Krone begonnen
}.

quibbit-goal = Du gewinnst, wenn sonst niemand mehr eine Karte hat oder wenn dein Frosch den letzten überrundet. Eine Karte ist eine Zahl von Sprüngen: Beende sie auf deiner Farbe oder auf ✿, sonst ist die Karte weg.
quibbit-legend =
    ● ▲ ■ ◆ Blätter   ✿ Blüte   ≈ Wasser   @▲@ Frosch   ♛ Krone   ▸ du
    1 2 · 4 · Hand, Punkte für verlorene Karten   ▮ Karte verdeckt   ▯ offen
    Frösche im Weg werden übersprungen, und ihre Felder zählen nicht.
    Kleine Karten kommen vor großen dran.

## Was man tun kann

quibbit-prompt-place = { $who ->
    [you] Wo beginnt dein Frosch? { $offers }
   *[other] { $who }, wo beginnt dein Frosch? { $offers }
}
quibbit-prompt-choose = { $who ->
    [you] Welche Karte? { $offers }
   *[other] { $who }, welche Karte? { $offers }
}
quibbit-offer-choose = Karte { $card }
quibbit-offer-place = Feld { $tile } { $sign }

## Rat

quibbit-advice-start = Setz deinen Frosch { $on }.
quibbit-advice-start-homes = { $number ->
    [0] Von dort käme keine Karte zurück, wenn sich sonst niemand bewegte, aber anderswo ist es schlechter.
    [one] Von dort käme { $number } deiner { $cards } Karten zurück, wenn sich sonst niemand bewegte.
   *[other] Von dort kämen { $number } deiner { $cards } Karten zurück, wenn sich sonst niemand bewegte.
}
quibbit-advice-start-chance = Deine Gewinnchance ist etwa { $chance } %. Auf Feld { $tile } wäre sie etwa { $less } %.
quibbit-advice-only = Du hast nur noch eine Karte.
quibbit-advice-returns = { $number ->
    [one] Eine deiner Karten kommt zurück, wenn sich sonst niemand bewegt. Sieh dir diese an.
   *[other] Sieh dir die Karten an, die zurückkommen, wenn sich sonst niemand bewegt.
}
quibbit-advice-helped = Such eine Karte, die wahrscheinlich zurückkommt, weil sich andere bewegen.
quibbit-advice-gives-up = { $number ->
    [one] Eine deiner Karten käme zurück, wenn sich sonst niemand bewegte. Sieh dir die anderen an.
   *[other] Einige deiner Karten kämen zurück, wenn sich sonst niemand bewegte. Sieh dir die anderen an.
}
quibbit-advice-all-lost = Keine Karte kommt zurück, außer wenn andere deinen Weg ändern. Überleg, auf welche du verzichten kannst.
quibbit-advice-leads-home = Wenn sich sonst niemand bewegt, führt die { $card } { $on } (Feld { $tile }) und kommt zurück.
quibbit-advice-leads-away = Wenn sich sonst niemand bewegt, führt die { $card } { $on } (Feld { $tile }) und geht verloren.
quibbit-advice-return-share = So wie die anderen wahrscheinlich spielen, kommt sie in etwa { $share } von 100 Fällen zurück.
quibbit-advice-chance = Mit der { $card } ist deine Gewinnchance etwa { $chance } %. Mit der { $other } wäre sie etwa { $less } %.
quibbit-advice-equal = Alle deine Karten sind etwa gleich gut: Deine Gewinnchance ist etwa { $chance } %.
quibbit-advice-mixes = Gutes Spiel wechselt ab, damit es niemand vorhersehen kann: Es wählt die { $card } in { $share } von 100 Fällen, sonst { $others }.
quibbit-advice-proven = Das ist bis zum Ende der Partie berechnet und nicht geschätzt.

## Die Regeln sagen nein

refused-QB-M2-water = Dieser Spielplan hat { $water } Wasserfelder, er braucht aber genau eins.
refused-QB-S1-sign = Ein Spielplan kennt das Zeichen { $sign } nicht. Schreib Y, R, G, B für Blätter, * für eine Blüte, ~ für das Wasser.
refused-QB-S1-length = Dieser Spielplan hat { $tiles } Felder, mit vier Fröschen braucht er aber { $needed }.
refused-QB-S1-segment = In Abschnitt { $segment } dieses Spielplans fehlt eine Blattfarbe: { $colour }. Jeder Abschnitt braucht jede Farbe einmal.
refused-QB-S1-special = Nach Abschnitt { $segment } dieses Spielplans muss eine Blüte * oder das Wasser ~ kommen.
refused-QB-S1-chance = Nur der Zufall legt den Ring, und nur am Anfang.
refused-QB-S2-sign = Ein Spielplan kennt das Zeichen { $sign } nicht. Schreib Y, R, G, B für Blätter, * für eine Blüte, ~ für das Wasser.
refused-QB-S2-length = Dieser Spielplan hat { $tiles } Felder, mit drei Fröschen braucht er aber { $needed }.
refused-QB-S2-segment = In Abschnitt { $segment } dieses Spielplans fehlt eine Blattfarbe: { $colour }. Jeder Abschnitt braucht jede Farbe, die mitspielt.
refused-QB-S2-special = Nach Abschnitt { $segment } dieses Spielplans muss eine Blüte * oder das Wasser ~ kommen.
refused-QB-S2-chance = Nur der Zufall legt den Ring, und nur am Anfang.
refused-QB-S3-sign = Ein Spielplan kennt das Zeichen { $sign } nicht. Schreib Y, R, G, B für Blätter, * für eine Blüte, ~ für das Wasser.
refused-QB-S3-length = Dieser Spielplan hat { $tiles } Felder, mit drei Fröschen braucht er aber { $needed }.
refused-QB-S3-segment = In Abschnitt { $segment } dieses Spielplans fehlt ein Blatt in { $colour }. Er braucht eins in jeder Farbe, die mitspielt.
refused-QB-S3-special = Nach Abschnitt { $segment } dieses Spielplans muss eine Blüte * oder das Wasser ~ kommen.
refused-QB-S3-chance = Nur der Zufall legt den Ring, und nur am Anfang.
refused-QB-S4-colours = Die Option colours nennt { $colours }, nötig sind aber { $frogs } verschiedene Farben, eine je Frosch.
refused-QB-S5-youngest = Die Option youngest sagt { $youngest }, aber die { $seats } Plätze zählen ab 0.
refused-QB-S5-chance = Nur der Zufall sagt, wer beginnt, und erst wenn der Ring liegt.
refused-QB-S5-now = Du kannst jetzt keinen Frosch setzen: { $phase }.
refused-QB-S5-tile = Ein Feld { $tile } gibt es nicht. Du kannst hier beginnen: { $tiles }.
refused-QB-S6-now = Du kannst jetzt keinen Frosch setzen: { $phase }.
refused-QB-S6-tile = Feld { $tile } ist nicht an einem Ende der Reihe. Du kannst hier beginnen: { $tiles }.
refused-QB-P1-card = Du hast keine { $card }. Du kannst { $hand } spielen.
refused-QB-P1-now = Du kannst jetzt keine Karte wählen: { $phase }.
refused-QB-P1-nobody = Nur Spieler legen Karten.
refused-QB-P2-now = Alle Karten liegen schon offen: { $phase }, und nichts ändert sich mehr.
refused-QB-P3-chance = Nur der Zufall deckt die Karte des Dummys auf, wenn alle gewählt haben.
refused-QB-E1-out = Du hast keine Karte mehr und bist raus. Schau zu, wie das Rennen endet.
refused-QB-E7-limit = Die Option round_limit sagt { $limit }, aber eine Partie dauert mindestens 1 Runde.
