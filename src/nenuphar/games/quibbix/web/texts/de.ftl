# Quibbix auf dem Bildschirm, auf Deutsch. Die Geschichte selbst erzählt ../../texts.

quibbix-web-when = Durchgang { $turn } von { $turns }
quibbix-web-when-round = Runde { $round } von { $rounds }, Durchgang { $turn }
quibbix-web-holds = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
quibbix-web-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
quibbix-web-sum = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}

## Bauen

quibbix-web-rack = Dein Bänkchen: { $n ->
    [one] ein Stein
   *[other] { $n } Steine
}
quibbix-web-rack-empty = Alle deine Steine sind gelegt.
quibbix-web-tile = { $letter }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
quibbix-web-take = { $letter }: zurück aufs Bänkchen
quibbix-web-take-turned = { $letter }, Joker: zurück aufs Bänkchen
quibbix-web-word = { $word }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
quibbix-web-grow = { $word } verlängern
quibbix-web-new-word = Neues Wort
quibbix-web-first-word = Dein erstes Wort
quibbix-web-how = Tippe Steine an oder ziehe sie, um Wörter zu bilden.
quibbix-web-how-keys = Oder schreib einfach: Die Leertaste beginnt das nächste Wort, die Rücktaste löscht, und mit der Umschalttaste wird ein Buchstabe zum Joker.
quibbix-web-desk = Deine Wörter
quibbix-web-desk-spoken = Deine Wörter: { $words }. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
quibbix-web-write = Schreib alle deine Wörter in eine Zeile. Der Buchstabe eines Jokers steht in Klammern: JAM(M)ERT URS
quibbix-web-missing = Du hast kein { $letter } mehr. Diesen Stein als Joker umdrehen?
quibbix-web-missing-keys = Oder tipp ihn mit der Umschalttaste.
quibbix-web-missing-jokers = Du hast kein { $letter } mehr, und zwei Steine sind schon umgedreht.
quibbix-web-missing-idle = Du hast kein { $letter } mehr und keinen Stein zum Umdrehen.
quibbix-web-turn-over = Umdrehen
quibbix-web-no = Nein
quibbix-web-joker = { $n ->
    [0] Joker: keiner mehr
    [one] Joker: noch einer
   *[other] Joker: noch { $n }
}
quibbix-web-joker-tip = Zwei deiner Steine darfst du als Joker umdrehen: Sie stehen für jeden Buchstaben, bringen aber keine Punkte.
quibbix-web-joker-title = Stein als Joker umdrehen
quibbix-web-joker-what = Er steht für jeden Buchstaben, bringt aber keine Punkte. Der Stein mit dem kleinsten Wert ist schon gewählt.
quibbix-web-joker-tile = Welcher Stein
quibbix-web-joker-letter = Er steht für
quibbix-web-shuffle = Steine mischen
quibbix-web-sort = Steine sortieren
quibbix-web-tool-joker = Joker
quibbix-web-tool-shuffle = Mischen
quibbix-web-tool-sort = Ordnen
quibbix-web-tool-hint = Tipp
quibbix-web-finish = Fertig
quibbix-web-go-on = Weiterlegen
quibbix-web-fell = Abgelehnt: { $words }. Leg deine Buchstaben neu.
quibbix-web-left = { $n ->
    [one] Noch { $n } Sekunde.
   *[other] Noch { $n } Sekunden.
}
quibbix-web-hint = Ein Tipp: Wie lang ist das beste Wort?
quibbix-web-hint-more = Noch ein Buchstabe
quibbix-web-hint-asking = Der Schiedsrichter sucht.
quibbix-web-hint-none = Der Schiedsrichter kennt kein Alltagswort aus diesen Buchstaben.
quibbix-web-hint-length = Das beste Alltagswort hat { $n ->
    [one] einen Buchstaben
   *[other] { $n } Buchstaben
}:
quibbix-web-hint-says = Das beste Alltagswort hat { $length } Buchstaben und beginnt so: { $letters }.
quibbix-web-progress = Wie weit die anderen sind
quibbix-web-progress-building = { $who }: { $used } von { $all } Steinen gelegt.
quibbix-web-progress-done = { $who }: fertig, { $used } von { $all } Steinen gelegt.
quibbix-web-progress-waits = { $who }: muss nichts neu legen.
quibbix-web-progress-rack = Buchstaben: { $letters }
quibbix-web-books = Die Wortliste wird vorbereitet: { $percent } %. So lange entscheidet ihr selbst, was gilt.
quibbix-web-books-alone = Die Wortliste wird vorbereitet: { $percent } %. Bis sie fertig ist, entscheidest du selbst über deine Wörter.

## Vergleichen

quibbix-web-compare = Alle Wörter
quibbix-web-to-decide = Abstimmung
quibbix-web-no-words = Keine Wörter.
quibbix-web-judging = Der Schiedsrichter prüft die Wörter.
quibbix-web-solving = Der Schiedsrichter rechnet aus, was möglich war.
quibbix-web-rearranging = Legen neu: { $who }
quibbix-web-waiting = Wir warten auf { $who }
quibbix-web-content = Keine Einwände
quibbix-web-count = Punkte zählen
quibbix-web-look-again = Doch noch prüfen
quibbix-web-standing-laid = noch nicht beurteilt
quibbix-web-standing-stands = gilt
quibbix-web-standing-voting = Abstimmung
quibbix-web-standing-fallen = gilt nicht
quibbix-web-standing-taken-back = zurückgenommen
quibbix-web-taken-back = Zurückgenommen.
quibbix-web-voted = Alle sind dafür.
quibbix-web-voted-no = Nicht alle sind dafür.
quibbix-web-coined = Ein erfundenes Wort, das allen gefällt.
quibbix-web-coined-no = Ein erfundenes Wort, das nicht allen gefiel.
quibbix-web-coined-not = Nicht als erfunden angenommen: Es zählt ohne Bonus.
quibbix-web-double = Verdoppeln
quibbix-web-take-back = Zurücknehmen
quibbix-web-take-back-word = { $word } zurücknehmen
quibbix-web-dispute = Anzweifeln
quibbix-web-dispute-word = { $word } anzweifeln: Alle stimmen ab
quibbix-web-appeal = Abstimmen lassen
quibbix-web-appeal-word = Über { $word } abstimmen lassen
quibbix-web-coin = Selbst erfunden
quibbix-web-coin-bonus = Selbst erfunden (+5)
quibbix-web-vote = Gilt { $word }?
quibbix-web-votes = Die Stimmen
quibbix-web-vote-left = Restzeit der Abstimmung
quibbix-web-vote-laid = Gelegt von: { $who }.
quibbix-web-vote-disputed = Die Abstimmung verlangt: { $who }.
quibbix-web-vote-coined = Erfunden von: { $who }. Gefällt es dir?
quibbix-web-vote-open = hat noch nicht abgestimmt
quibbix-web-vote-yes = dafür
quibbix-web-vote-no = dagegen
quibbix-web-vote-own = Dein eigenes Wort: Die anderen entscheiden.
quibbix-web-vote-alone-you = Alle anderen sind dafür. Redet darüber: Bleibst du dabei, oder darf es gelten?
quibbix-web-vote-alone = Alle anderen sind dafür. { $who } kann dabei bleiben oder es sich anders überlegen.
quibbix-web-accept = Gilt
quibbix-web-refuse = Gilt nicht
quibbix-web-silence-yes = Alle müssen dafür sein. Wer schweigt, stimmt zu.
quibbix-web-silence-no = Alle müssen dafür sein. Schweigen gilt als Nein.

## Was der Schiedsrichter gefunden hat

quibbix-web-why-dictionary = Steht im Wörterbuch.
quibbix-web-why-form = Eine Form von { $word }.
quibbix-web-why-entry = Mehrere Wörter, die ein Stichwort bilden.
quibbix-web-why-newspaper = Jede Zeitung könnte es drucken.
quibbix-web-why-name = Ein Name.
quibbix-web-why-abbreviation = Eine Abkürzung, die jeder kennt.
quibbix-web-why-compound = Zusammengesetzt aus { $parts }.
quibbix-web-why-compound-doubt = Zusammengesetzt aus { $parts }, aber sagt das jemand?
quibbix-web-why-precedent = An euren Tischen schon entschieden: gilt.
quibbix-web-why-precedent-against = An euren Tischen schon entschieden: gilt nicht.
quibbix-web-why-rulebook = Die Spielregel selbst nennt es als gültiges Wort.
quibbix-web-why-rulebook-against = Die Spielregel selbst nennt es als ungültiges Wort.
quibbix-web-why-phrase = Mehrere Wörter, die eine Wendung bilden: { $parts }.
quibbix-web-why-partial = Nicht in dem Teil der Liste, der fertig ist. Sie ist noch nicht vollständig: Ihr entscheidet.
quibbix-web-why-short = Ein Buchstabe ist kein Wort.
quibbix-web-why-no-list = Es gibt noch keine Wortliste: Ihr entscheidet.
quibbix-web-why-newspaper-doubt = Manchmal gedruckt, aber in keinem Wörterbuch.
quibbix-web-why-newspaper-against = In keinem Wörterbuch, und kaum jemand kennt es.
quibbix-web-why-abbreviation-doubt = Kurz, und vielleicht nicht allen bekannt.
quibbix-web-why-abbreviation-against = Kurz, und nicht allen bekannt.
quibbix-web-why-nowhere = Steht in keiner Liste des Schiedsrichters.
quibbix-web-why-near = Falsch geschrieben? Vielleicht ist { $near } gemeint.
quibbix-web-why-abroad = Es gehört eher zu einer anderen Sprache.
quibbix-web-often-everywhere = Man liest es auf jeder Seite.
quibbix-web-often-often = Man liest es in jeder Zeitung.
quibbix-web-often-now-and-then = Man liest es ab und zu.
quibbix-web-often-seldom = Man liest es selten.
quibbix-web-often-hardly = Man liest es fast nie.

## Nach einem Durchgang

quibbix-web-looked = Was möglich war
quibbix-web-had = Gelegt
quibbix-web-everyday = Alltagswörter
quibbix-web-attested = Auch seltenere Wörter
quibbix-web-optimum = Die ganze Liste
quibbix-web-no-more-attested = Seltenere Wörter bringen nicht mehr.
quibbix-web-no-more-optimum = Die ganze Liste bringt nicht mehr.
quibbix-web-this-turn = Dieser Durchgang
quibbix-web-share = { $n } von { $could } möglichen ({ $percent } %)
quibbix-web-finest = Dein bestes Wort
quibbix-web-possible = Was möglich war
quibbix-web-proven = Bewiesen: Mit den Wörtern, die hier gezeigt werden, geht es nicht besser.
quibbix-web-unshown = Mit Wörtern, die hier nicht gezeigt werden, wären es { $n } Punkte.
quibbix-web-unproven = Vielleicht geht es noch besser.
quibbix-web-unknown = Der Schiedsrichter hat nichts gefunden.
quibbix-web-ready = Weiter
quibbix-web-sheet = Wertungsblatt
quibbix-web-sheet-round = Runde { $n }
quibbix-web-sheet-turn = Durchgang { $n }
quibbix-web-short-round = R{ $n }
quibbix-web-short-turn = D{ $n }
quibbix-web-sheet-sum = Zwischensumme
quibbix-web-sheet-total = Gesamt
quibbix-web-sheet-quotient = Punkte je Runde
quibbix-web-sheet-qq = QQ vorher
quibbix-web-sheet-difference = Differenz
quibbix-web-unrated = noch kein QQ
quibbix-web-contest = Im Wettbewerb gewinnt, wer den eigenen QQ am weitesten übertrifft. Diese Partie zählt für deinen nächsten QQ.
quibbix-web-contest-first = Noch hatte niemand einen QQ, darum gewinnt niemand diesen Wettbewerb. Er zählt für deinen nächsten QQ.
quibbix-web-history-link = Dein QQ, Partie für Partie
quibbix-web-history-alone-link = Deine Spiele allein und dein QQ
quibbix-web-play-contest = Wettbewerb spielen

## Was du jetzt tun kannst

quibbix-web-prompt-drawing = Steine werden gezogen.
quibbix-web-prompt-building = Bilde Wörter aus deinen Steinen.
quibbix-web-prompt-finished = Du bist fertig. Du darfst noch weiterlegen.
quibbix-web-prompt-watch = Alle bilden Wörter.
quibbix-web-prompt-watch-one = Es werden Wörter gelegt.
quibbix-web-prompt-rearranging = Ein Wort wurde abgelehnt: Leg seine Buchstaben neu.
quibbix-web-prompt-others-rearrange = Ein Wort wurde abgelehnt, seine Buchstaben werden neu gelegt.
quibbix-web-prompt-judging = Der Schiedsrichter liest.
quibbix-web-prompt-vote = Soll das Wort gelten?
quibbix-web-prompt-insist = Nur du bist dagegen: Bleibst du dabei?
quibbix-web-prompt-comparing = Hast du Einwände?
quibbix-web-prompt-judged = Sieh, was der Schiedsrichter sagt.
quibbix-web-prompt-others-compare = Die Wörter werden verglichen.
quibbix-web-prompt-solving = Der Schiedsrichter rechnet aus, was möglich war.
quibbix-web-prompt-looking = Sieh, was möglich war.
quibbix-web-prompt-others-look = Die anderen schauen noch.
quibbix-web-prompt-over = Die Partie ist vorbei.

## Die Geschichte eines Spiels

quibbix-web-story-title = Punkte, Durchgang für Durchgang
quibbix-web-story-turn = Durchgang
quibbix-web-story-best = { $who ->
    [you] Der beste Durchgang war deiner, mit { $n } Punkten.
   *[other] Der beste Durchgang war { OF($who) }, mit { $n } Punkten.
}
quibbix-web-story-finest = { $who ->
    [you] Dein bestes Wort: { $word }, { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
   *[other] { OF($who) } bestes Wort: { $word }, { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
}
quibbix-web-story-accepted = Nach Abstimmung gültig: { $words }.
quibbix-web-story-rejected = Nach Abstimmung abgelehnt: { $words }.

## Ein erstes Spiel

quibbix-web-tutor-rack = Das sind deine Steine. Tippe sie an, ziehe sie oder schreib, um ein erstes Wort zu legen. Die kleinen Tupfen sind die Punkte.
quibbix-web-tutor-words = Steine fügen sich zu einem Wort. Tippe einen an, um ihn zurückzunehmen. Das beste Wort zählt doppelt, alle anderen einfach.
quibbix-web-tutor-joker = Ein Buchstabe fehlt? Dreh einen deiner Steine um. Als Joker steht er für jeden Buchstaben, bringt aber keine Punkte. Zweimal pro Durchgang.
quibbix-web-tutor-finish = Die Zeit steht oben. Tippe auf „Fertig“, wenn du genug gefunden hast. Solange andere noch legen, darfst du weitermachen.
quibbix-web-tutor-compare = Jetzt liegen alle Wörter offen. Der Schiedsrichter sagt, welche gelten und warum. Siehst du es anders, zweifle das Wort an: Dann stimmen alle ab.
quibbix-web-tutor-content = Hast du keine Einwände, sag es. Wird ein Wort von dir abgelehnt, legst du seine Buchstaben neu.
quibbix-web-tutor-looking = Und das war das Beste, was möglich war. Im nächsten Durchgang bekommen alle fünf Steine dazu.

## Wenn ein Tisch gedeckt wird

quibbix-pace = Zeit zum Vergleichen
quibbix-pace-none = Wie üblich
quibbix-pace-hint = Zum Vergleichen und Abstimmen. Üblich sind zwei Minuten, je Abstimmung eine. Zum Legen gilt „Sekunden pro Durchgang“; ist das unbegrenzt, dann auch das Vergleichen.
quibbix-option-words_in = Sprache der Wörter
quibbix-option-words_in-hint = Egal, welche Sprache die Spieler sprechen.
quibbix-option-rounds = Runden
quibbix-option-rounds-hint = Jede hat drei Durchgänge, mit 10, 15 und 20 Steinen. Ein Wettbewerb hat immer fünf.
quibbix-option-turn_seconds = Sekunden pro Durchgang
quibbix-option-turn_seconds-hint = Zum Legen der Wörter. Von 60 bis 900; 0 für unbegrenzt.
quibbix-turn_seconds-0 = unbegrenzt
quibbix-option-contest = Wettbewerb
quibbix-option-contest-hint = Fünf Runden gegen den eigenen QQ, den Durchschnitt aller deiner Wettbewerbe.
quibbix-option-coined = Erfundene Wörter
quibbix-option-coined-hint = Ein Wort, das noch niemand gehört hat, gilt, wenn es allen gefällt.
quibbix-option-bonus = Bonus für erfundene Wörter
quibbix-option-bonus-hint = Fünf Punkte für jedes, das gilt.
quibbix-option-same_letters = Gleiche Buchstaben für alle
quibbix-option-same_letters-hint = Alle bekommen die gleichen Steine.
quibbix-option-tiles = Steine
quibbix-option-tiles-hint = Wie viele es von jedem Buchstaben gibt, und was jeder wert ist.

## Was du behältst

quibbix-web-history = Dein QQ
quibbix-web-history-what = Der Durchschnitt deiner Punkte pro Runde in allen Wettbewerben. Im Wettbewerb spielst du gegen ihn.
quibbix-web-history-none = Du hast noch keinen Wettbewerb gespielt. Der erste gibt dir einen QQ.
quibbix-web-history-now = Dein QQ jetzt
quibbix-web-history-date = Datum
quibbix-web-history-qp = QP
quibbix-web-history-sum = Summe
quibbix-web-history-count = Partien
quibbix-web-history-qq = QQ
quibbix-web-history-chart = Punkte je Runde (QP) und dein QQ, Wettbewerb für Wettbewerb
quibbix-web-history-contest = Wettbewerb
quibbix-web-history-save = Als Datei speichern
quibbix-web-explain-contest = Wettbewerb
quibbix-web-explain-contest-is = Fünf Runden, allein oder mit anderen, streng beurteilt: ohne erfundene Wörter und ohne Tipps.
quibbix-web-explain-qp = QP
quibbix-web-explain-qp-is = Deine Punkte pro Runde in einem Wettbewerb.
quibbix-web-explain-qq = QQ
quibbix-web-explain-qq-is = Das Mittel aller deiner QP: was du gewöhnlich schaffst. Er ändert sich mit jedem Wettbewerb.
quibbix-web-explain-score = Wertung
quibbix-web-explain-score-is = QP minus dein QQ vor dem Spiel. Die höchste Wertung gewinnt; so können Anfänger auch Könner schlagen.
quibbix-web-practice = Deine Spiele allein
quibbix-web-practice-what = Deine Punkte pro Runde neben dem Besten, das mit denselben Buchstaben möglich war. Für deinen QQ zählen sie nicht.
quibbix-web-practice-date = Datum
quibbix-web-practice-rounds = Runden
quibbix-web-practice-had = Punkte
quibbix-web-practice-could = Möglich
quibbix-web-practice-share = Anteil
quibbix-web-words = Dein Wörterbuch
quibbix-web-words-what = Was an deinen Tischen über Wörter entschieden wurde. Es gilt an allen Tischen, die du eröffnest.
quibbix-web-words-none = Noch ist nichts entschieden.
quibbix-web-words-add = Ein Wort hinzufügen
quibbix-web-words-word = Wort
quibbix-web-words-language = Sprache
quibbix-web-words-stands = gilt
quibbix-web-words-falls = gilt nicht
quibbix-web-words-flip = Entscheidung über { $word } umkehren
quibbix-web-words-forget = { $word } löschen
quibbix-web-words-vote = durch Abstimmung, { $yes } dafür und { $no } dagegen{ $silent ->
    [0] { "" }
    [one] { ", " }{ $silent } Enthaltung
   *[other] { ", " }{ $silent } Enthaltungen
}
quibbix-web-words-hand = von Hand
quibbix-web-words-find = Ein Wort suchen
quibbix-web-words-count = { $n ->
    [one] 1 Wort
   *[other] { $n } Wörter
}
quibbix-web-trouble = Das hat nicht geklappt. Versuch es noch einmal.
quibbix-web-level-tadpole = 71 bis 81 Punkte je Runde
quibbix-web-level-frog = 81 bis 90 Punkte je Runde
quibbix-web-level-heron = 89 bis 99 Punkte je Runde
quibbix-web-level-kraken = 97 bis 109 Punkte je Runde

## Players’ pages

quibbix-statistic-word = Beste Wörter
quibbix-statistic-points = Meiste Punkte
