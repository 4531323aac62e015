# China Moon auf Deutsch. $who ist ein Name, oder die Marke `you` für die Person, zu der gesprochen wird. $kind ist eine Art von Blatt.

## Wörter

china_moon-frog-yellow = Gelb
china_moon-frog-red = Rot
china_moon-frog-green = Grün
china_moon-frog-blue = Blau
china_moon-frog-violet = Violett
china_moon-lily-white = Weiß
china_moon-lily-yellow = Gelb
china_moon-lily-pink = Rosa
china_moon-lily-black = Schwarz
china_moon-lily-blue = Blau
china_moon-no-lily = keine Seerose
china_moon-the-arrival = das Ziel
china_moon-phase-laying = Die Seerosen werden noch gelegt
china_moon-phase-starting = Es wird ausgelost, wer beginnt
china_moon-phase-move = Jemand wählt einen Frosch zum Ziehen
china_moon-phase-bounce = Ein Frosch auf einer Sprungfeder muss einen Weg wählen
china_moon-phase-swap = Der Besitzer des Froschs muss Seerosen tauschen
china_moon-phase-drop = Der Besitzer des Froschs muss eine Seerose abgeben
china_moon-phase-over = Das Rennen ist vorbei
china_moon-board-pond = Teich im Mondschein
china_moon-board-brook = Anfängerbach

## Die Geschichte

china_moon-first-picked = { $frogs }. { $who ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
china_moon-turn-began = Zug { $number }: { $who ->
    [you] Du ziehst drei Frösche.
   *[other] { $who } zieht drei Frösche.
}
china_moon-choice-began-bounce = { $who ->
    [you] Du wählst den Weg für den Frosch auf der Sprungfeder.
   *[other] { $who } wählt den Weg für den Frosch auf der Sprungfeder.
}
china_moon-choice-began-swap = { $who ->
    [you] Du wählst, welche Seerosen getauscht werden.
   *[other] { $who } wählt, welche Seerosen getauscht werden.
}
china_moon-choice-began-drop = { $who ->
    [you] Du wählst, welche Seerose du abgibst.
   *[other] { $who } wählt, welche Seerose abgegeben wird.
}
china_moon-time-ran-out = { $who ->
    [you] Deine Zeit ist um: Die Uhr entscheidet.
   *[other] { OF($who) } Zeit ist um: Die Uhr entscheidet.
}
china_moon-frog-moved = { $who ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $sign }{ $passed ->
    [0] {""}
   *[other] , über { $over },
} { china_moon-to }.
china_moon-frog-bounced = Die Sprungfeder schleudert { $sign }{ $passed ->
    [0] { "" }
   *[other] , über { $over },
} { china_moon-to }.
china_moon-to = { $kind ->
    [arrival] bis ins Ziel
    [spring] nach { $pad }, auf eine Sprungfeder
    [prankster] nach { $pad }, zum Witzbold
    [butterfly] nach { $pad }, zum Schmetterling
   *[other] nach { $pad }
}
china_moon-lily-taken = { $sign } { $who ->
    [you] Du nimmst eine Seerose: { $lily }.
   *[other] { $who } nimmt eine Seerose: { $lily }.
}
china_moon-lilies-swapped = { $sign } { $who ->
    [you] Du tauschst mit { $other }: { $gave } gegen { $took }.
   *[other] { $who } tauscht mit { $other }: { $gave } gegen { $took }.
}
china_moon-lily-dropped = { $sign } { $who ->
    [you] Du jagst den Schmetterling und verlierst eine Seerose: { $lily }, auf { $pad }.
   *[other] { $who } jagt den Schmetterling und verliert eine Seerose: { $lily }, auf { $pad }.
}
china_moon-pad-passed-CM-P2 = { $sign } { $who ->
    [you] Du hast nichts zu tauschen.
   *[other] { $who } hat nichts zu tauschen.
}
china_moon-pad-passed-CM-P4 = { $sign } { $who ->
    [you] Du hast nichts zu verlieren, oder kein Blatt ist frei dafür.
   *[other] { $who } hat nichts zu verlieren, oder kein Blatt ist frei dafür.
}
china_moon-frog-arrived = { $sign } erreicht als Nummer { $slot } das Ziel. { $who ->
    [you] Du bekommst die Seerose: { $lily }.
   *[other] { $who } bekommt die Seerose: { $lily }.
}
china_moon-turn-taken-back = { $who ->
    [you] Du nimmst deinen Zug zurück.
   *[other] { $who } nimmt den Zug zurück.
}
china_moon-game-ended = { $number ->
    [1] { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] Geteilter Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: { $winners }!
}
china_moon-life = { $sign } { $who ->
    [you] Du hast
   *[other] { $who } hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $lilies }); { $arrived ->
    [0] kein Frosch im Ziel
    [one] { $arrived } Frosch im Ziel
   *[other] { $arrived } Frösche im Ziel
}, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}.

china_moon-goal = Zieh in deinem Zug drei verschiedene Frösche je zwei Blätter weit; mindestens einer davon darf nicht dir gehören. Seerosen bekommt der Besitzer des Froschs. Je mehr von einer Farbe, desto besser: 1, 3, 6, 10, 15 Punkte; Blau bringt 4, Schwarz kostet 2. Erreicht der vierte Frosch den Mond, endet das Rennen.
china_moon-legend =
    ●a ▲e ■i ◆l ★o Frösche   Seerosen: ✿w weiß ✿y gelb ✿p rosa ✿k schwarz ✿u blau
    6» Sprungfeder: zwei Blätter weiter   8⇄ Witzbold: tauschen   15% Schmetterling: Seerose weg
    ▷ Start   ☾ Ziel mit seinen Seerosen   ▸ du   … ist gefragt
    Blätter mit Fröschen werden übersprungen und zählen nicht.
    Tippe den Buchstaben eines Froschs und, wo der Weg sich gabelt, das Blatt: d oder d 9a.
    Tausch: 2wp gibt Platz 2 Weiß gegen Rosa. Hergeben: w oder w 10.

## Was man tun kann

china_moon-prompt-move = { $who ->
    [you] Welcher Frosch, wohin? { $offers }
   *[other] { $who }, welcher Frosch, wohin? { $offers }
}
china_moon-prompt-bounce = { $who ->
    [you] Welcher Weg? { $offers }
   *[other] { $who }, welcher Weg? { $offers }
}
china_moon-prompt-swap = { $who ->
    [you] Welcher Tausch? { $offers }
   *[other] { $who }, welcher Tausch? { $offers }
}
china_moon-prompt-drop = { $who ->
    [you] Welche Seerose gibst du her? { $offers }
   *[other] { $who }, welche Seerose gibst du her? { $offers }
}
china_moon-offer-move = { $kind ->
    [arrival] { $sign } ☾
    [spring] { $sign } { $pad }»
    [prankster] { $sign } { $pad }⇄
    [butterfly] { $sign } { $pad }%
   *[other] { $sign } { $pad }
}
china_moon-offer-bounce = { $kind ->
    [arrival] ☾
    [spring] { $pad }»
    [prankster] { $pad }⇄
    [butterfly] { $pad }%
   *[other] { $pad }
}
china_moon-offer-swap = { $code } ({ $who }: { $give } gegen { $take })
china_moon-offer-drop = { $code } { $pad } ({ $lily })
china_moon-offer-take-back = zurück

## Rat

china_moon-advice-frog = { $who ->
    [you] Sieh dir deinen eigenen Frosch { $sign } an.
   *[other] Sieh dir { OF($who) } Frosch { $sign } an.
}
china_moon-advice-start = { $who ->
    [you] Sieh dir deine eigenen Frösche am Start an.
   *[other] Sieh dir { OF($who) } Frösche am Start an.
}
china_moon-advice-swap = Sieh dir diese Seerosen an: { $who }.
china_moon-advice-drop = Denk an diese Farbe: { $lily }.
china_moon-advice-bounce = Sieh dir an, was am Ende jedes Weges liegt.
china_moon-advice-move = { $who ->
    [you] deinen Frosch { $sign }
   *[other] { OF($who) } Frosch { $sign }
} { china_moon-to }
china_moon-advice-move-start = { $who ->
    [you] einen deiner Frösche, vom Start
   *[other] einen Frosch von { $who }, vom Start
} { china_moon-to }
china_moon-advice-move-branch = den Weg { china_moon-to }
china_moon-advice-move-swap = { $give } gegen { $take }, mit { $who }
china_moon-advice-move-drop = { $lily }, auf { $pad }
china_moon-advice-takes = { $who ->
    [you] Du nimmst dort eine Seerose: { $lily }.
   *[other] { $who } bekommt dort eine Seerose: { $lily }.
}
china_moon-advice-arrives = { $who ->
    [you] Dein Frosch kommt an, und du nimmst eine Seerose: { $lily }.
   *[other] Der Frosch kommt an, und { $who } bekommt eine Seerose: { $lily }.
}
china_moon-advice-spring = { $who ->
    [you] Eine Sprungfeder wirft deinen Frosch weiter.
   *[other] Eine Sprungfeder wirft { OF($who) } Frosch weiter.
}
china_moon-advice-prankster = { $who ->
    [you] Durch den Witzbold kannst du eine Seerose tauschen.
   *[other] Durch den Witzbold muss { $who } eine Seerose tauschen.
}
china_moon-advice-butterfly = { $who ->
    [you] Der Schmetterling kostet dich eine Seerose.
   *[other] Durch den Schmetterling verliert { $who } eine Seerose.
}
china_moon-advice-gains = Gut zu Ende gespielt, bringt dir der Zug { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
china_moon-advice-costs = Der Zug kostet dich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, aber alles andere kostet auf die Dauer mehr.
china_moon-advice-hurts = { $who } verliert dadurch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
china_moon-advice-chance = Deine Gewinnchance ist etwa { $chance } %. Andere Züge sind etwa gleich gut.
china_moon-advice-chance-less = Deine Gewinnchance ist etwa { $chance } %. Mit jedem anderen Zug wäre sie höchstens etwa { $less } %.

## Die Regeln sagen nein

refused-CM-M1-frog = Einen Frosch { $frog } gibt es nicht: Es sind { $frogs }, für jeden drei.
refused-CM-M4-title = Ein Spielplan braucht einen Titel mit 1 bis { $most } Zeichen.
refused-CM-M4-size = Dieser Spielplan hat { $pads } Blätter, er braucht aber 1 bis { $most }.
refused-CM-M4-name = { $pad } ist kein Name für ein Blatt. Nimm 1 bis { $most } Buchstaben und Ziffern.
refused-CM-M4-taken = { $pad } ist kein Name für ein Blatt: start und arrival sind vergeben. Nimm einen anderen.
refused-CM-M4-twice = Zwei Blätter dieses Spielplans heißen { $pad }. Gib jedem einen eigenen Namen.
refused-CM-M4-nowhere = Auf diesem Spielplan kommt nach { $pad } nichts. Nenne das nächste Blatt, oder arrival.
refused-CM-M4-ways = Auf diesem Spielplan trennen sich bei { $pad } { $ways } Wege, es dürfen aber höchstens { $most } sein.
refused-CM-M4-unknown = Auf diesem Spielplan führt { $pad } nach { $next }, aber dieses Blatt gibt es nicht.
refused-CM-M4-again = Auf diesem Spielplan führt { $pad } zweimal zum selben Blatt. Nenne es einmal.
refused-CM-M4-unreachable = Auf diesem Spielplan führt vom Start kein Weg nach { $pad }.
refused-CM-M4-circle = Auf diesem Spielplan führt ein Weg von { $pad } im Kreis. Frösche gehen nie zurück.
refused-CM-M4-apart = Auf diesem Spielplan treffen sich die Wege, die sich bei { $pad } trennen, vor dem Ziel nicht wieder.
refused-CM-M4-outside = Auf diesem Spielplan liegt { $pad } außerhalb des Bilds. x und y gehen von 0 bis { $side }.
refused-CM-M4-crowded = Auf diesem Spielplan liegen { $pad } und { $other } zu nah beieinander. Ihre Mitten brauchen mindestens { $apart } Abstand.
refused-CM-M4-tangled = Auf diesem Spielplan lässt sich spielen, aber für schnelle Simulationen ist er zu verzweigt: Zu viele Wege führen zu einem Schmetterling.
refused-CM-S1-colours = Die Option colours nennt { $colours }, es braucht aber { $seats } verschiedene Farben, für jeden eine.
refused-CM-S2-chance = Nur der Zufall legt die Seerosen ins Ziel, und nur am Anfang.
refused-CM-S3-chance = Nur der Zufall legt die Seerosen auf die Blätter, und nur am Anfang.
refused-CM-S4-oldest = Die Option oldest nennt { $oldest }, aber die { $seats } Plätze zählen ab 0.
refused-CM-S4-chance = Nur der Zufall sagt, wer beginnt, sobald die Seerosen liegen.
refused-CM-T1-asked = { $who ->
    [you] Du bist am Zug, und niemand sonst kann ziehen.
   *[other] { $who } ist am Zug. Warte, bis du dran bist.
}
refused-CM-T1-twice = Dieser Frosch wurde in diesem Zug schon bewegt. Du kannst { $frogs } ziehen.
refused-CM-T2-own = Einer der drei Frösche muss jemand anderem gehören. Du kannst { $frogs } ziehen.
refused-CM-T3-landing = Dort kann dieser Frosch nicht landen: Er zieht zwei freie Blätter weit, besetzte überspringt er. Möglich: { $places }.
refused-CM-T4-now = Jetzt kann kein Frosch gezogen werden: { $phase }.
refused-CM-T5-landing = Dorthin führt kein Weg: Nur die freien Blätter des gewählten Wegs zählen. Dieser Frosch kann nach { $places }.
refused-CM-P2-now = Jetzt gibt es nichts zu tauschen: { $phase }.
refused-CM-P2-same = Ein Tausch braucht zwei Farben, nicht { $lily } gegen { $lily }. Gib oder nimm eine andere.
refused-CM-P2-give = Du hast keine Seerose in dieser Farbe: { $lily }. Du hast { $hand }.
refused-CM-P2-other = Tausche mit jemand anderem. Möglich sind: { $others }.
refused-CM-P2-take = { $who ->
    [you] Diese Seerose hast du nicht: { $lily }. Du hast { $hand }.
   *[other] { $who } hat diese Seerose nicht: { $lily }. Du kannst { $hand } verlangen.
}
refused-CM-P3-now = Jetzt wartet kein Frosch auf einer Sprungfeder: { $phase }.
refused-CM-P4-now = Jetzt gibt es keine Seerose herzugeben: { $phase }.
refused-CM-P4-lily = Diese Seerose hast du nicht: { $lily }. Du hast { $hand }.
refused-CM-P4-pad = Die Seerose kommt auf das erste freie Blatt hinter dem Schmetterling: { $places }.
refused-CM-P7-asked = { $who ->
    [you] Es ist dein Frosch: Du wählst.
   *[other] Es ist { OF($who) } Frosch. Warte auf die Wahl.
}
refused-CM-A4-arrived = Dieser Frosch ist im Ziel und bleibt dort. Du kannst { $frogs } ziehen.
refused-CM-D4-lilies = Dieser Spielplan hat { $lilies } Seerosenblätter, er braucht aber genau { $needed }.
refused-CM-D4-black = Dieser Spielplan hat { $black } Blätter für die schwarze Seerose, er braucht aber genau eines.
refused-CM-D4-last = Auf diesem Spielplan kann ein Frosch das Seerosenblatt { $pad } erreichen, ohne { $black } noch vor sich zu haben. Die schwarze Seerose muss die letzte sein.
refused-CM-U1-off = An diesem Tisch kann man nichts zurücknehmen.
refused-CM-U1-turn = Nur wer am Zug ist, kann den Zug von vorn beginnen.
refused-CM-U1-nothing = Es gibt nichts zurückzunehmen: In diesem Zug wurde noch kein Frosch bewegt. Zieh einen.
refused-CM-U1-others = Dieser Zug kann nicht mehr zurückgenommen werden: Jemand anderes oder die Uhr hat mitentschieden.
refused-CM-U2-often = Du hast diesen Zug schon { $times }-mal zurückgenommen. Spiel ihn jetzt zu Ende.
