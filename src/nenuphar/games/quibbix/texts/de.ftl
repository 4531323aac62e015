# Quibbix auf Deutsch. $who ist ein Name oder die Marke `you` für die Person, die angesprochen wird.

## Wörter

quibbix-verdict-valid = gültig
quibbix-verdict-likely = wohl gültig
quibbix-verdict-discuss = strittig
quibbix-verdict-invalid = ungültig
quibbix-fact-name = ein Name
quibbix-fact-rulebook = Beispiel der Spielregel selbst
quibbix-fact-precedent = in diesem Haus schon entschieden
quibbix-fact-partial = die Liste ist noch nicht vollständig
quibbix-fact-lemma = Form von
quibbix-fact-compound = zusammengesetzt aus
quibbix-fact-phrase = Wendung aus
quibbix-fact-entry = mehrere Wörter, die einen Eintrag bilden
quibbix-fact-abbreviation = Abkürzung
quibbix-fact-zipf = Zipf
quibbix-fact-abroad = Zipf im Englischen
quibbix-fact-letters = Zahl der Buchstaben
quibbix-vocabulary-everyday = Alltagswörter
quibbix-vocabulary-attested = belegte Wörter
quibbix-vocabulary-optimum = die ganze Liste
quibbix-phase-drawing = es werden Buchstaben gezogen
quibbix-phase-building = es werden Wörter gelegt
quibbix-phase-judging = der Schiedsrichter liest
quibbix-phase-comparing = die Wörter werden verglichen
quibbix-phase-rearranging = gefallene Wörter werden ersetzt
quibbix-phase-solving = der Schiedsrichter sucht, was möglich war
quibbix-phase-looking = der Zug ist vorbei
quibbix-phase-over = das Spiel ist vorbei
quibbix-classic = Klassisch
quibbix-de = Deutsch
quibbix-en = Englisch
quibbix-fr = Französisch

## Die Geschichte

quibbix-round-began = Runde { $number }: Alle Steine werden gemischt.
quibbix-turn-began = Zug { $number }.
quibbix-building-began = Alle haben { $tiles } Steine: { $racks }.
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
    [you] Du bist bereit für das Nächste.
   *[other] { $who } ist bereit für das Nächste.
}
quibbix-hinted = { $length ->
    [0] Der Schiedsrichter kennt kein Alltagswort aus diesen Buchstaben.
   *[other] { $shown ->
        [0] Das beste Alltagswort hat { $length } Buchstaben.
       *[other] Das beste Alltagswort hat { $length } Buchstaben und beginnt mit { $letters }.
    }
}
quibbix-time-ran-out = Die Zeit ist um.
quibbix-disputes-closed = Die Zeit zum Bestreiten ist um. Was noch läuft, wird abgewartet.
quibbix-layouts-shown = Alle Wörter liegen offen: { $layouts }.
quibbix-words-ruled = Der Schiedsrichter sagt: { $rulings }.
quibbix-vote-in-doubt = { $word } ist strittig: Alle entscheiden gemeinsam.
quibbix-vote-disputed = { $who ->
    [you] Du bestreitest, was über { $word } gesagt wurde: Alle entscheiden gemeinsam.
   *[other] { $who } bestreitet, was über { $word } gesagt wurde: Alle entscheiden gemeinsam.
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
    [you] Du lässt { $word } doppelt zählen.
   *[other] { $who } lässt { $word } doppelt zählen.
}
quibbix-was-content = { $who ->
    [you] Du hast nichts einzuwenden.
   *[other] { $who } hat nichts einzuwenden.
}
quibbix-rearranging-began = Ihre Buchstaben ordnen neu: { $names }.
quibbix-turn-scored = Punkte in diesem Zug: { $scores }.
quibbix-possible-shown = Das war möglich: { $best }.
quibbix-game-ended = { $number ->
    [0] Niemand gewinnt diesen Wettbewerb: Noch hatte niemand einen QQ.
    [1] { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] Den Sieg teilen sich { $winners } mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
}
quibbix-contest-game-ended = { $number ->
    [1] { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } den Wettbewerb mit { $sign }{ $whole },{ $tenth }!
   *[other] Den Wettbewerb gewinnen { $winners } mit je { $sign }{ $whole },{ $tenth }!
}
quibbix-life = { $who ->
    [you] Du hast
   *[other] { $who } hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $whole },{ $tenth } je Runde; bester Zug { $best }.

quibbix-goal = Lege Wörter aus deinen Buchstaben: erst 10, dann 15, dann 20. Bis zu zwei Steine darfst du umdrehen: Sie stehen für einen beliebigen Buchstaben und zählen nichts. Dein bestes Wort zählt doppelt. Danach werden alle Wörter verglichen, und über Strittiges wird gemeinsam entschieden.
quibbix-legend =
    Beim Legen tippst du alle deine Wörter auf einmal, mit Leerzeichen: jammert urs
    Ein umgedrehter Stein: sein Buchstabe in Klammern, jam(m)ert
    Wenn ein Wort ein Befehl ist (hilfe), schreib = davor.
    fertig, nichts einzuwenden, nächster Zug: .     doch noch weiter: ..
    ein Tipp, wenn du allein spielst: >
    Beim Vergleich:
    +wort  gelten lassen   -wort  nicht gelten lassen   ?wort  bestreiten   *wort  erfunden
    <2  dein zweites Wort zurücknehmen   2  es doppelt zählen lassen
    ▸ du   ✓ fertig   ▭ gelegte Steine   ×2 zählt doppelt   ? Abstimmung   ✗ gefallen   ↩ zurückgenommen
    ☆ mit Alltagswörtern möglich   ✦ mit allen belegten Wörtern   ★ mit der ganzen Liste   + vielleicht mehr

## Was man tun darf

quibbix-prompt-vote = { $who ->
    [you] Deine Stimme bitte: { $offers }
   *[other] { $who }, deine Stimme bitte: { $offers }
}
quibbix-prompt-content = { $who ->
    [you] Gelten alle Wörter? { $offers }
   *[other] { $who }, gelten alle Wörter? { $offers }
}
quibbix-prompt-go-on = { $who ->
    [you] Du hast gesagt, das ist alles. { $offers }
   *[other] { $who }, du hast gesagt, das ist alles. { $offers }
}
quibbix-prompt-ready = { $who ->
    [you] Bereit für den nächsten Zug? { $offers }
   *[other] { $who }, bereit für den nächsten Zug? { $offers }
}
quibbix-offer-lay = { $words }
quibbix-offer-write = { $text }
quibbix-offer-finish = . (fertig)
quibbix-offer-go-on = .. (doch noch weiter)
quibbix-offer-ask-hint = > (ein Tipp)
quibbix-offer-dispute = ?{ $word } (bestreiten)
quibbix-offer-coin = *{ $word } (erfunden)
quibbix-offer-accept = +{ $word } (ja)
quibbix-offer-refuse = -{ $word } (nein)
quibbix-offer-take-back = <{ $number } ({ $word } zurücknehmen)
quibbix-offer-double = { $number } ({ $word } verdoppeln)
quibbix-offer-content = . (nichts einzuwenden)
quibbix-offer-ready = . (bereit)

## Die Regeln sagen nein

refused-QX-M1-twice = In diesem Satz Steine steht { $letter } zweimal ({ $words }).
refused-QX-M1-points = In diesem Satz Steine ist { $letter } { $points } wert, aber ein Buchstabe ist 1 bis { $most } Punkte wert.
refused-QX-M1-none = In diesem Satz Steine hat { $letter } { $tiles } Steine. Gib ihm mindestens einen oder lass ihn weg.
refused-QX-M1-sum = Dieser Satz hat { $tiles } Steine ({ $words }), aber er braucht { $needed }.
refused-QX-M2-language = Wörter auf { $language } gibt es hier nicht. Es gibt welche auf { $languages }.
refused-QX-M2-letter = Dieser Satz Steine hat { $letter } ({ $words }), aber auf Steinen stehen Buchstaben von A bis Z.
refused-QX-M2-joker = Ein umgedrehter Stein steht für einen Buchstaben von A bis Z, nicht für { $letter }.
refused-QX-M3-language = Dieser Satz Steine ist nicht für Wörter der Sprache { $words }. Er ist für: { $known }.
refused-QX-M3-title = Ein Satz Steine braucht einen Titel von 1 bis { $most } Zeichen.
refused-QX-M3-twice = Dieser Satz Steine hat eine Sprache zweimal.
refused-QX-R2-chance = Nur der Zufall sagt, welcher Stein gezogen wird, und nur wenn einer gezogen wird.
refused-QX-R2-ready = Du bist schon bereit. Warte auf die anderen.
refused-QX-R3-seconds = Ein Zug dauert { $fewest } bis { $most } Sekunden, oder 0 für ohne Grenze.
refused-QX-R3-nobody = Das tun nur Mitspielende.
refused-QX-R3-now = Das geht jetzt nicht: { $phase }.
refused-QX-R3-finished = Du bist fertig. Mach erst weiter.
refused-QX-R3-going-on = Du bist noch nicht fertig und kannst einfach weitermachen.
refused-QX-R5-empty = Ein Wort ohne Steine ist keins. Lass es weg.
refused-QX-R5-tile = Einen Stein { $tile } hast du nicht: Es sind { $tiles }, gezählt ab 0.
refused-QX-R5-twice = Denselben Stein { $letter } kannst du nur einmal verwenden.
refused-QX-R5-jokers = Höchstens { $most } Steine dürfen umgedreht sein.
refused-QX-R5-turned-twice = Ein Stein kann nur für einen Buchstaben stehen.
refused-QX-R5-not-laid = Ein umgedrehter Stein muss zu einem Wort gehören.
refused-QX-R5-idle = Für diesen Buchstaben ist kein Stein zum Umdrehen mehr da.
refused-QX-R5-letter = Du hast nicht genug Steine mit { $letter }. Schreib ({ $letter }), um dafür einen anderen Stein umzudrehen.
refused-QX-R6-others = Du hast in diesem Vergleich kein Wort verloren. Warte auf die anderen.
refused-QX-R6-fallen = { $word } ist in diesem Zug gefallen. Lege etwas anderes.
refused-QX-R6-stands = { $word } gilt und bleibt so liegen. Nimm die Buchstaben, die frei sind.
refused-QX-R6-index = Du hast { $words } Wörter zum Zurücknehmen, nummeriert ab 1.
refused-QX-R6-gone = { $word } liegt nicht mehr da.
refused-QX-R6-content = Das hast du schon gesagt. Warte auf die anderen.
refused-QX-R6-late = In diesem Vergleich kann nichts mehr bestritten werden: Die Zeit dafür ist um.
refused-QX-R7-index = Du hast { $words } Wörter zum Verdoppeln, nummeriert ab 1.
refused-QX-R7-gone = { $word } zählt nicht mehr. Wähle ein anderes Wort.
refused-QX-R7-doubled = { $word } zählt schon doppelt.
refused-QX-R8-judge = Nur der Schiedsrichter sagt, was möglich war, für alle und wenn ein Zug vorbei ist.
refused-QX-R9-rounds = Ein Spiel hat 1 bis { $most } Runden.
refused-QX-R10-hint = Tipps gibt es nur allein und nicht im Wettbewerb.
refused-QX-R10-wait = Jetzt gibt es keinen Tipp. Mach weiter, oder warte auf den letzten.
refused-QX-R10-all = Mehr gibt es nicht zu verraten.
refused-QX-R10-judge = Nur der Schiedsrichter gibt Tipps, und nur wenn jemand fragt.
refused-QX-W2-judge = Nur der Schiedsrichter urteilt über Wörter, über alle, die da liegen, und wenn er gefragt ist.
refused-QX-W6-word = So ein Wort liegt nicht da.
refused-QX-W6-once = Über { $word } wurde oder wird in diesem Zug schon abgestimmt.
refused-QX-W6-own = { $word } ist deins und gilt. Wenn du willst, nimm es zurück.
refused-QX-W6-no-vote = Über dieses Wort wird nicht abgestimmt.
refused-QX-W6-author = Du hast { $word } gelegt und bist also dafür. Wenn nicht, nimm es zurück.
refused-QX-W6-again = So hast du über { $word } schon abgestimmt.
refused-QX-W7-bonus = Für den Bonus braucht es erfundene Wörter: Vereinbart auch diese.
refused-QX-W7-off = An diesem Tisch zählen erfundene Wörter nicht.
refused-QX-W7-word = So ein Wort liegt nicht da.
refused-QX-W7-others = Nur wer { $word } gelegt hat, kann es als erfunden anbieten.
refused-QX-W7-stands = { $word } ist nicht gefallen: Das ist nicht nötig.
refused-QX-W7-once = Über { $word } als erfundenes Wort wurde schon abgestimmt.
refused-QX-C1-coined = Im Wettbewerb zählen keine erfundenen Wörter. Vereinbart das eine oder das andere.
refused-QX-C1-tiles = Im Wettbewerb spielen alle mit den Steinen { $usual }. Nehmt diese, oder spielt ohne Wettbewerb.
refused-QX-C1-seconds = Im Wettbewerb dauert ein Zug { $fewest } bis { $most } Sekunden. Setzt eine Zeit, oder spielt ohne Wettbewerb.
refused-QX-C1-dispute = Im Wettbewerb rettet niemand ein Wort, über das sonst niemand abstimmt. { $word } ist gefallen.
refused-QX-C4-quotients = Es sind { $given } QQ für { $seats } Mitspielende.
refused-QX-C5-quotient = Ein QQ ist eine Zahl von 0 bis { $most }.
refused-QX-D1-long = Das ist zu lang: { $most } Zeichen reichen für deine Buchstaben.
refused-QX-D1-parentheses = Setz den Buchstaben eines umgedrehten Steins zwischen ( und ), etwa JAM(M)ERT.
refused-QX-D1-sign = Das Zeichen { $sign } ist kein Buchstabe, mit dem man Wörter legt.
refused-QX-D4-short = Ein einzelner Buchstabe ist kein Wort, was alle auch sagen.
refused-QX-D8-shown = { $word } wurde in diesem Zug schon gezeigt, und alle haben die gleichen Buchstaben. Lege etwas anderes.
