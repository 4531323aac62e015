# Quibbix auf Deutsch. $who ist ein Name oder die Marke `you` für die Person, die angesprochen wird.

## Wörter

quibbix-fact-name = ein Name
quibbix-fact-rulebook = Beispiel der Spielregel selbst
quibbix-fact-precedent = an euren Tischen schon entschieden
quibbix-fact-partial = die Liste ist noch nicht vollständig
quibbix-fact-lemma = Form von
quibbix-fact-compound = zusammengesetzt aus
quibbix-fact-phrase = Wendung aus
quibbix-fact-entry = mehrere Wörter, die einen Eintrag bilden
quibbix-fact-near = nahe am häufigen Wort
quibbix-fact-misspelt = ein häufiger Schreibfehler
quibbix-fact-abbreviation = Abkürzung
quibbix-fact-zipf = Zipf
quibbix-fact-abroad = Zipf im Englischen
quibbix-fact-letters = Zahl der Buchstaben
quibbix-phase-drawing = Es werden Buchstaben gezogen
quibbix-phase-building = Es werden Wörter gelegt
quibbix-phase-judging = Der Schiedsrichter prüft die Wörter
quibbix-phase-comparing = Die Wörter werden verglichen
quibbix-phase-rearranging = Abgelehnte Wörter werden ersetzt
quibbix-phase-solving = Der Schiedsrichter sucht, was möglich war
quibbix-phase-looking = Der Durchgang ist vorbei
quibbix-phase-over = Die Partie ist vorbei
quibbix-classic = Klassisch
quibbix-de = Deutsch
quibbix-en = Englisch
quibbix-fr = Französisch

## Die Geschichte

quibbix-round-began = Runde { $number }: Alle Steine werden gemischt.
quibbix-turn-began = Durchgang { $number }.
quibbix-building-began = Alle haben { $tiles } Steine: { $racks }.
quibbix-contest-began = Ein Wettbewerb hat fünf Runden, und alle spielen gegen ihren eigenen QQ: { $own }. Alle haben { $tiles } Steine: { $racks }.
quibbix-alone-building-began = { $who ->
    [you] Du hast { $tiles } Steine: { $rack }.
   *[other] { $who } hat { $tiles } Steine: { $rack }.
}
quibbix-alone-contest-began = { $who ->
    [you] Ein Wettbewerb hat fünf Runden. Dein QQ: { $qq }. Du hast { $tiles } Steine: { $rack }.
   *[other] Ein Wettbewerb hat fünf Runden. { OF($who) } QQ: { $qq }. { $who } hat { $tiles } Steine: { $rack }.
}
quibbix-laid = { $who ->
    [you] Du hast gelegt: { $words }. Wenn alles zählt, sind das { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } hat gelegt: { $words }. Wenn alles zählt, sind das { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
quibbix-finished = { $who ->
    [you] Du bist fertig.
   *[other] { $who } ist fertig.
}
quibbix-went-on = { $who ->
    [you] Du machst weiter.
   *[other] { $who } macht weiter.
}
quibbix-hint-asked = { $who ->
    [you] Du bittest um einen Tipp.
   *[other] { $who } bittet um einen Tipp.
}
quibbix-was-ready = { $who ->
    [you] Du bist bereit.
   *[other] { $who } ist bereit.
}
quibbix-hinted = { $length ->
    [0] Der Schiedsrichter kennt kein Alltagswort aus diesen Buchstaben.
   *[other] { $shown ->
        [0] Das beste Alltagswort hat { $length } Buchstaben.
       *[other] Das beste Alltagswort hat { $length } Buchstaben und beginnt mit { $letters }.
    }
}
quibbix-time-ran-out = Die Zeit ist um.
quibbix-disputes-closed = Jetzt kann niemand mehr anzweifeln. Laufende Abstimmungen werden noch beendet.
quibbix-layouts-shown = Alle Wörter liegen offen: { $layouts }.
quibbix-words-ruled = Der Schiedsrichter hat entschieden.{ $yes ->
    [0] { "" }
   *[other] { " Angenommen: " }{ $accepted }.
}{ $no ->
    [0] { "" }
   *[other] { " Abgelehnt: " }{ $rejected }.
}{ $open ->
    [0] { "" }
   *[other] { " Noch offen: " }{ $doubtful }.
}
quibbix-vote-in-doubt = { $word } ist strittig: Alle entscheiden gemeinsam.
quibbix-vote-disputed = { $who ->
    [you] Du zweifelst die Entscheidung über { $word } an: Alle stimmen ab.
   *[other] { $who } zweifelt die Entscheidung über { $word } an: Alle stimmen ab.
}
quibbix-vote-coined = { $who ->
    [you] Du hast { $word } erfunden: Es gilt, wenn es allen gefällt.
   *[other] { $who } hat { $word } erfunden: Es gilt, wenn es allen gefällt.
}
quibbix-vote-accepted = { $who ->
    [you] Du lässt { $word } gelten.
   *[other] { $who } lässt { $word } gelten.
}
quibbix-vote-refused = { $who ->
    [you] Du lässt { $word } nicht gelten.
   *[other] { $who } lässt { $word } nicht gelten.
}
quibbix-word-stands = { $word } gilt.
quibbix-word-falls = { $word } gilt nicht.
quibbix-word-taken-back = { $who ->
    [you] Du nimmst { $word } zurück.
   *[other] { $who } nimmt { $word } zurück.
}
quibbix-double-chosen = { $who ->
    [you] Du verdoppelst { $word }.
   *[other] { $who } verdoppelt { $word }.
}
quibbix-was-content = { $who ->
    [you] Du hast nichts einzuwenden.
   *[other] { $who } hat nichts einzuwenden.
}
quibbix-rearranging-began = Neu legen: { $names }.
quibbix-turn-scored = Punkte in diesem Durchgang: { $scores }.
quibbix-possible-shown = Möglich war in diesem Durchgang: { $best }.
quibbix-game-ended = { $number ->
    [0] Niemand gewinnt diesen Wettbewerb: Noch hatte niemand einen QQ.
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
quibbix-contest-game-ended = { $number ->
    [1] { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } den Wettbewerb mit { $sign }{ $whole },{ $tenth }!
   *[other] Geteilter Sieg im Wettbewerb mit je { $sign }{ $whole },{ $tenth }: { $winners }!
}
quibbix-alone-layouts-shown = { $who ->
    [you] Deine Wörter: { $words }.
   *[other] { OF($who) } Wörter: { $words }.
}
quibbix-alone-turn-scored = { $who ->
    [you] Du machst in diesem Durchgang { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } macht in diesem Durchgang { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
quibbix-alone-possible-shown = Möglich { $points ->
    [one] war { $points } Punkt
   *[other] waren { $points } Punkte
}: { $words }.
quibbix-alone-game-ended = { $who ->
    [you] Du hast { $could ->
        [0] { $points } Punkte.
       *[other] { $points } von { $could } möglichen Punkten ({ $share } %).
    }
   *[other] { $who } hat { $could ->
        [0] { $points } Punkte.
       *[other] { $points } von { $could } möglichen Punkten ({ $share } %).
    }
}
quibbix-alone-contest-ended = { $who ->
    [you] Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, das sind { $whole },{ $tenth } pro Runde: { $sign }{ $over },{ $rest } gegenüber deinem QQ.
   *[other] { $who } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, das sind { $whole },{ $tenth } pro Runde: { $sign }{ $over },{ $rest } gegenüber dem eigenen QQ.
}
quibbix-alone-first-contest = { $who ->
    [you] Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, das sind { $whole },{ $tenth } pro Runde. Das war dein erster Wettbewerb: Ab jetzt hast du einen QQ zu schlagen.
   *[other] { $who } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, das sind { $whole },{ $tenth } pro Runde, im ersten Wettbewerb.
}
quibbix-life = { $who ->
    [you] Du hast
   *[other] { $who } hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $whole },{ $tenth } je Runde; bester Durchgang { $best }.

quibbix-goal = Lege Wörter aus deinen Buchstaben: erst 10, dann 15, dann 20. Bis zu zwei Steine darfst du umdrehen: Sie stehen für einen beliebigen Buchstaben und zählen nichts. Dein bestes Wort zählt doppelt. Danach werden alle Wörter verglichen, und über Strittiges wird gemeinsam entschieden.
quibbix-legend =
    Beim Legen tippst du alle deine Wörter auf einmal, mit Leerzeichen: jammert urs
    Ein umgedrehter Stein: sein Buchstabe in Klammern, jam(m)ert
    Wenn ein Wort ein Befehl ist (hilfe), schreib = davor.
    fertig, nichts einzuwenden, nächster Durchgang: .     doch noch weiter: ..
    ein Tipp, wenn du allein spielst: >
    Beim Vergleich:
    +wort  gelten lassen   -wort  nicht gelten lassen   ?wort  anzweifeln   *wort  erfunden
    <2  dein zweites Wort zurücknehmen   2  es doppelt zählen lassen
    ▸ du   ✓ fertig   ▭ gelegte Steine   ×2 zählt doppelt   ? Abstimmung   ✗ abgelehnt   ↩ zurückgenommen
    ☆ mit Alltagswörtern möglich   ✦ mit allen belegten Wörtern   ★ mit der ganzen Liste   + vielleicht mehr

## Was man tun darf

quibbix-prompt-vote = { $who ->
    [you] Deine Stimme, bitte: { $offers }
   *[other] { $who }, deine Stimme, bitte: { $offers }
}
quibbix-prompt-content = { $who ->
    [you] Einwände? { $offers }
   *[other] { $who }, Einwände? { $offers }
}
quibbix-prompt-go-on = { $who ->
    [you] Du hast gesagt, das ist alles. { $offers }
   *[other] { $who }, du hast gesagt, das ist alles. { $offers }
}
quibbix-prompt-ready = { $who ->
    [you] Bereit für den nächsten Durchgang? { $offers }
   *[other] { $who }, bereit für den nächsten Durchgang? { $offers }
}
quibbix-offer-lay = { $words }
quibbix-offer-write = { $text }
quibbix-offer-finish = . (fertig)
quibbix-offer-go-on = .. (doch noch weiter)
quibbix-offer-ask-hint = > (ein Tipp)
quibbix-offer-dispute = ?{ $word } (anzweifeln)
quibbix-offer-coin = *{ $word } (erfunden)
quibbix-offer-accept = +{ $word } (ja)
quibbix-offer-refuse = -{ $word } (nein)
quibbix-offer-take-back = <{ $number } ({ $word } zurücknehmen)
quibbix-offer-double = { $number } ({ $word } verdoppeln)
quibbix-offer-content = . (nichts einzuwenden)
quibbix-offer-ready = . (bereit)

## Die Regeln sagen nein

refused-QX-M1-twice = In diesem Buchstabensatz steht { $letter } zweimal ({ $words }).
refused-QX-M1-points = In diesem Buchstabensatz ist { $letter } { $points } wert, aber ein Buchstabe ist 1 bis { $most } Punkte wert.
refused-QX-M1-none = In diesem Buchstabensatz hat { $letter } { $tiles } Steine. Gib ihm mindestens einen oder lass ihn weg.
refused-QX-M1-sum = Dieser Satz hat { $tiles } Steine ({ $words }), aber er braucht { $needed }.
refused-QX-M2-language = Wörter auf { $language } gibt es hier nicht. Es gibt welche auf { $languages }.
refused-QX-M2-letter = Dieser Buchstabensatz hat { $letter } ({ $words }), aber auf Steinen stehen Buchstaben von A bis Z.
refused-QX-M2-joker = Ein umgedrehter Stein steht für einen Buchstaben von A bis Z, nicht für { $letter }.
refused-QX-M3-language = Dieser Buchstabensatz ist nicht für Wörter der Sprache { $words }. Er ist für: { $known }.
refused-QX-M3-title = Ein Buchstabensatz braucht einen Titel von 1 bis { $most } Zeichen.
refused-QX-M3-twice = Dieser Buchstabensatz hat eine Sprache zweimal.
refused-QX-R2-chance = Nur der Zufall sagt, welcher Stein gezogen wird, und nur wenn einer gezogen wird.
refused-QX-R2-ready = Du bist schon bereit. Warte auf die anderen.
refused-QX-R3-seconds = Ein Durchgang dauert { $fewest } bis { $most } Sekunden, oder 0 für unbegrenzt.
refused-QX-R3-nobody = Das können nur Spieler.
refused-QX-R3-now = Das geht jetzt nicht: { $phase }.
refused-QX-R3-finished = Du bist fertig. Mach erst weiter.
refused-QX-R3-going-on = Du bist noch nicht fertig und kannst einfach weitermachen.
refused-QX-R5-empty = Dieses Wort hat keine Steine. Lass es weg.
refused-QX-R5-tile = Einen Stein { $tile } hast du nicht: Es sind { $tiles }, gezählt ab 0.
refused-QX-R5-twice = Denselben Stein { $letter } kannst du nur einmal verwenden.
refused-QX-R5-jokers = Höchstens { $most } Steine dürfen umgedreht sein.
refused-QX-R5-turned-twice = Ein Stein kann nur für einen Buchstaben stehen.
refused-QX-R5-not-laid = Ein umgedrehter Stein muss zu einem Wort gehören.
refused-QX-R5-idle = Für diesen Buchstaben ist kein Stein zum Umdrehen mehr da.
refused-QX-R5-letter = Du hast nicht genug Steine mit { $letter }. Schreib ({ $letter }), um dafür einen anderen Stein umzudrehen.
refused-QX-R6-others = Du hast in diesem Vergleich kein Wort verloren. Warte auf die anderen.
refused-QX-R6-fallen = { $word } wurde in diesem Durchgang abgelehnt. Leg etwas anderes.
refused-QX-R6-stands = { $word } gilt und bleibt liegen. Nimm deine freien Buchstaben.
refused-QX-R6-index = Du hast { $words } Wörter zum Zurücknehmen, nummeriert ab 1.
refused-QX-R6-gone = { $word } liegt nicht mehr da.
refused-QX-R6-content = Das hast du schon gesagt. Warte auf die anderen.
refused-QX-R6-late = Die Zeit zum Anzweifeln ist um.
refused-QX-R7-index = Du hast { $words } Wörter zum Verdoppeln, nummeriert ab 1.
refused-QX-R7-gone = { $word } zählt nicht mehr. Wähle ein anderes Wort.
refused-QX-R7-doubled = { $word } zählt schon doppelt.
refused-QX-R8-judge = Nur der Schiedsrichter sagt, was möglich war, für alle und wenn ein Durchgang vorbei ist.
refused-QX-R9-rounds = Ein Spiel hat 1 bis { $most } Runden.
refused-QX-R10-hint = Tipps gibt es nur allein und nicht im Wettbewerb.
refused-QX-R10-wait = Jetzt gibt es keinen Tipp. Mach weiter, oder warte auf den letzten.
refused-QX-R10-all = Mehr gibt es nicht zu verraten.
refused-QX-R10-judge = Nur der Schiedsrichter gibt Tipps, und nur wenn jemand fragt.
refused-QX-R10-alone = Du spielst allein, also kannst du niemanden fragen: Über { $word } hat der Schiedsrichter das letzte Wort.
refused-QX-R11-seats = Die Buchstaben des Tages spielt man allein.
refused-QX-R11-options = Die Buchstaben des Tages haben die klassischen Steine, eine Runde und fünf Minuten. Sonst lässt sich nichts wählen.
refused-QX-R11-hint = Für die Buchstaben des Tages gibt es keine Tipps.
refused-QX-W2-judge = Nur der Schiedsrichter urteilt über Wörter, über alle, die da liegen, und wenn er gefragt ist.
refused-QX-W6-word = Dieses Wort liegt nicht auf dem Tisch.
refused-QX-W6-once = Über { $word } wurde oder wird in diesem Durchgang schon abgestimmt.
refused-QX-W6-own = { $word } ist deins und gilt. Wenn du willst, nimm es zurück.
refused-QX-W6-no-vote = Über dieses Wort wird nicht abgestimmt.
refused-QX-W6-author = Du hast { $word } gelegt und bist also dafür. Wenn nicht, nimm es zurück.
refused-QX-W6-again = So hast du über { $word } schon abgestimmt.
refused-QX-W7-bonus = Den Bonus gibt es nur mit erfundenen Wörtern: Erlaubt auch diese.
refused-QX-W7-off = An diesem Tisch zählen erfundene Wörter nicht.
refused-QX-W7-word = So ein Wort liegt nicht da.
refused-QX-W7-others = Nur wer { $word } gelegt hat, kann es als erfunden anbieten.
refused-QX-W7-stands = { $word } wurde nicht abgelehnt: Das ist nicht nötig.
refused-QX-W7-once = Über { $word } als erfundenes Wort wurde schon abgestimmt.
refused-QX-W7-disputed = Über { $word } wird gerade abgestimmt. Warte das Ergebnis ab, dann kannst du sagen, dass du es erfunden hast.
refused-QX-C1-coined = Im Wettbewerb zählen keine erfundenen Wörter. Vereinbart das eine oder das andere.
refused-QX-C1-tiles = Im Wettbewerb spielen alle mit den Steinen { $usual }. Nehmt diese, oder spielt ohne Wettbewerb.
refused-QX-C1-seconds = Im Wettbewerb dauert ein Durchgang { $fewest } bis { $most } Sekunden. Setzt eine Zeit, oder spielt ohne Wettbewerb.
refused-QX-C1-dispute = { $word } ist abgelehnt. Im Wettbewerb lässt sich das nur anzweifeln, wenn noch jemand abstimmen kann.
refused-QX-C4-quotients = Es sind { $given } QQ für { $seats } Spieler.
refused-QX-C5-quotient = Ein QQ ist eine Zahl von 0 bis { $most }.
refused-QX-D1-long = Das ist zu lang: { $most } Zeichen reichen für deine Buchstaben.
refused-QX-D1-parentheses = Setz den Buchstaben eines umgedrehten Steins zwischen ( und ), etwa JAM(M)ERT.
refused-QX-D1-sign = Das Zeichen { $sign } ist kein Buchstabe, mit dem man Wörter legt.
refused-QX-D4-short = Ein einzelner Buchstabe ist kein Wort, auch wenn alle dafür sind.
refused-QX-D8-shown = { $word } wurde in diesem Durchgang schon gezeigt, und alle haben die gleichen Buchstaben. Lege etwas anderes.
refused-QX-D9-dictionary = { $word } steht im Wörterbuch und ist damit nicht erfunden.

## Analyse

quibbix-figure-points = Punkte
quibbix-figure-possible = Möglich
quibbix-figure-kept = Anteil am Möglichen
quibbix-figure-racks = Glück: was die Buchstaben hergaben, verglichen mit dem Schnitt
quibbix-missed = { $who }: { $points } von { $best } Punkten, { $left } liegen gelassen. { $proven ->
    [yes] Die besten Wörter waren
   *[other] Die besten gefundenen Wörter waren
} { $words }.
quibbix-missed-unshown = { $who }: { $points } von { $best } Punkten, { $left } liegen gelassen.
quibbix-frequency-everyday = (alltäglich)
quibbix-frequency-common = (häufig)
quibbix-frequency-known = (weniger häufig)
quibbix-frequency-rare = (selten)
quibbix-frequency-very-rare = (sehr selten)

## Rätsel

quibbix-puzzle = Lege Wörter für mindestens { $points } Punkte.
quibbix-puzzle-yours = Deine Wörter sind { $points } Punkte wert.
quibbix-puzzle-best = Die besten Wörter sind { $points } Punkte wert: { $words }.
