# Quibbix auf dem Bildschirm, auf Deutsch. Die Geschichte selbst erzählt ../../texts.

quibbix-web-you = Du
quibbix-web-when = Zug { $turn } von { $turns }
quibbix-web-when-round = Runde { $round } von { $rounds }, Zug { $turn }
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

quibbix-web-rack = Deine Steine: { $n ->
    [one] einer
   *[other] { $n }
}
quibbix-web-rack-empty = Alle deine Steine liegen in Wörtern.
quibbix-web-tile = { $letter }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
quibbix-web-take = { $letter }: zurücknehmen
quibbix-web-take-turned = { $letter }, ein umgedrehter Stein: zurücknehmen
quibbix-web-word = { $word }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
quibbix-web-grow = Bei { $word } weitermachen
quibbix-web-new-word = Neues Wort
quibbix-web-first-word = Dein erstes Wort
quibbix-web-how = Tippe Steine an oder ziehe sie, um Wörter zu bilden.
quibbix-web-how-keys = Oder schreib einfach: Die Leertaste beginnt das nächste Wort, die Rücktaste nimmt zurück, und mit der Umschalttaste wird ein Buchstabe zum umgedrehten Stein.
quibbix-web-desk = Deine Wörter
quibbix-web-desk-spoken = Deine Wörter: { $words }. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
quibbix-web-write = Schreib alle deine Wörter in eine Zeile. Ein umgedrehter Stein steht in Klammern: JAM(M)ERT URS
quibbix-web-missing = Du hast kein { $letter } mehr. Diesen Stein umdrehen?
quibbix-web-missing-keys = Oder tipp ihn mit der Umschalttaste.
quibbix-web-missing-jokers = Du hast kein { $letter } mehr, und zwei Steine sind schon umgedreht.
quibbix-web-missing-idle = Du hast kein { $letter } mehr und keinen Stein zum Umdrehen.
quibbix-web-turn-over = Umdrehen
quibbix-web-no = Nein, lassen
quibbix-web-joker = Einen Stein umdrehen: { $n ->
    [0] keiner mehr
    [one] noch einer
   *[other] noch { $n }
}
quibbix-web-joker-tip = Zwei deiner Steine dürfen mit dem Rücken nach oben liegen. Jeder steht für einen beliebigen Buchstaben und zählt nichts.
quibbix-web-joker-title = Einen Stein umdrehen
quibbix-web-joker-what = Sein Rücken steht für einen beliebigen Buchstaben und zählt nichts. Der billigste Stein ist schon gewählt.
quibbix-web-joker-tile = Welcher Stein
quibbix-web-joker-letter = Er steht für
quibbix-web-shuffle = Steine mischen
quibbix-web-sort = Steine ordnen
quibbix-web-finish = Fertig
quibbix-web-go-on = Weiterbauen
quibbix-web-fell = Das gilt nicht: { $words }. Leg deine Buchstaben neu.
quibbix-web-left = Noch { $n } Sekunden.
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
quibbix-web-progress-building = { $who }: { $used } von { $all } Steinen liegen.
quibbix-web-progress-done = { $who }: fertig, { $used } von { $all } Steinen liegen.
quibbix-web-progress-waits = { $who }: hat nichts umzulegen.
quibbix-web-progress-rack = Buchstaben: { $letters }
quibbix-web-books = Die Wortliste wird vorbereitet: { $percent } %. Bis sie da ist, entscheidet ihr selbst über Wörter.

## Vergleichen

quibbix-web-compare = Alle Wörter
quibbix-web-to-decide = Gemeinsam zu entscheiden
quibbix-web-no-words = Keine Wörter.
quibbix-web-judging = Der Schiedsrichter liest.
quibbix-web-solving = Der Schiedsrichter rechnet aus, was möglich war.
quibbix-web-rearranging = Wer umlegt: { $who }
quibbix-web-waiting = Gewartet wird auf: { $who }
quibbix-web-content = Kein Einwand
quibbix-web-look-again = Noch einmal ansehen
quibbix-web-standing-laid = noch nicht beurteilt
quibbix-web-standing-stands = gilt
quibbix-web-standing-voting = zu entscheiden
quibbix-web-standing-fallen = gilt nicht
quibbix-web-standing-taken-back = zurückgenommen
quibbix-web-taken-back = Zurückgenommen.
quibbix-web-voted = Ihr habt es alle angenommen.
quibbix-web-voted-no = Nicht alle nehmen es an.
quibbix-web-coined = Ein erfundenes Wort, das allen gefällt.
quibbix-web-coined-no = Ein erfundenes Wort, das nicht allen gefiel.
quibbix-web-double = Doppelt zählen
quibbix-web-take-back = Zurücknehmen
quibbix-web-take-back-word = { $word } zurücknehmen
quibbix-web-dispute = Anzweifeln
quibbix-web-dispute-word = { $word } anzweifeln: alle entscheiden
quibbix-web-appeal = Alle fragen
quibbix-web-appeal-word = Alle fragen, ob { $word } gelten darf
quibbix-web-coin = Selbst erfunden
quibbix-web-vote = Gilt { $word }?
quibbix-web-votes = Wer was gesagt hat
quibbix-web-vote-left = Zeit, die zum Entscheiden bleibt
quibbix-web-vote-laid = Gelegt von: { $who }.
quibbix-web-vote-disputed = Um die Abstimmung gebeten hat: { $who }.
quibbix-web-vote-coined = Erfunden von: { $who }. Gefällt es dir?
quibbix-web-vote-open = hat noch nichts gesagt
quibbix-web-vote-yes = nimmt es an
quibbix-web-vote-no = nimmt es nicht an
quibbix-web-vote-own = Dein eigenes Wort: Die anderen entscheiden.
quibbix-web-vote-alone-you = Alle anderen sind dafür. Redet darüber: Bleibst du dabei, oder darf es gelten?
quibbix-web-vote-alone = Alle anderen sind dafür. { $who } kann dabei bleiben oder es sich anders überlegen.
quibbix-web-accept = Gilt
quibbix-web-refuse = Gilt nicht
quibbix-web-silence-yes = Alle müssen es annehmen. Wer schweigt, nimmt es an.
quibbix-web-silence-no = Alle müssen es annehmen. Wer schweigt, nimmt es nicht an.

## Was der Schiedsrichter gefunden hat

quibbix-web-why-dictionary = Steht im Wörterbuch.
quibbix-web-why-form = Eine Form von { $word }.
quibbix-web-why-entry = Mehrere Wörter, die ein Stichwort bilden.
quibbix-web-why-newspaper = Jede Zeitung könnte es drucken.
quibbix-web-why-name = Ein Name.
quibbix-web-why-abbreviation = Eine Abkürzung, die jeder kennt.
quibbix-web-why-compound = Zusammengesetzt aus { $parts }.
quibbix-web-why-compound-doubt = Zusammengesetzt aus { $parts }, aber sagt das jemand?
quibbix-web-why-precedent = In diesem Haus schon entschieden: Es gilt.
quibbix-web-why-precedent-against = In diesem Haus schon entschieden: Es gilt nicht.
quibbix-web-why-rulebook = Die Spielregel selbst nennt es als Wort, das gilt.
quibbix-web-why-rulebook-against = Die Spielregel selbst nennt es als Wort, das nicht gilt.
quibbix-web-why-phrase = Mehrere Wörter, die eine Wendung bilden: { $parts }.
quibbix-web-why-partial = Nicht in dem Teil der Liste, der fertig ist. Sie ist noch nicht vollständig: Ihr entscheidet.
quibbix-web-why-short = Ein Buchstabe ist kein Wort.
quibbix-web-why-no-list = Es gibt noch keine Wortliste: Ihr entscheidet.
quibbix-web-why-newspaper-doubt = Man druckt es manchmal, aber kein Wörterbuch kennt es.
quibbix-web-why-newspaper-against = In keinem Wörterbuch, und niemand kann es kennen.
quibbix-web-why-abbreviation-doubt = Kurz, und vielleicht nicht allen bekannt.
quibbix-web-why-abbreviation-against = Kurz, und nicht allen bekannt.
quibbix-web-why-nowhere = In keiner Liste, die der Schiedsrichter hat.
quibbix-web-why-near = Vielleicht ist { $near } gemeint und falsch geschrieben.
quibbix-web-why-abroad = Es gehört eher zu einer anderen Sprache.
quibbix-web-often-everywhere = Man liest es auf jeder Seite.
quibbix-web-often-often = Man liest es in jeder Zeitung.
quibbix-web-often-now-and-then = Man liest es ab und zu.
quibbix-web-often-seldom = Man liest es selten.
quibbix-web-often-hardly = Man liest es fast nie.

## Nach einem Zug

quibbix-web-looked = Was möglich war
quibbix-web-had = Gelegt
quibbix-web-everyday = Alltagswörter
quibbix-web-attested = Belegte Wörter
quibbix-web-optimum = Die ganze Liste
quibbix-web-proven = Bewiesen: Mit Wörtern der Liste geht es nicht besser.
quibbix-web-unproven = Vielleicht geht es noch besser.
quibbix-web-unknown = Der Schiedsrichter hat nichts gefunden.
quibbix-web-ready = Weiter
quibbix-web-sheet = Wertungsblatt
quibbix-web-sheet-round = Runde { $n }
quibbix-web-sheet-turn = Zug { $n }
quibbix-web-sheet-sum = Summe
quibbix-web-sheet-total = Gesamt
quibbix-web-sheet-quotient = Punkte je Runde
quibbix-web-sheet-qq = QQ vorher
quibbix-web-sheet-difference = Differenz
quibbix-web-unrated = noch kein QQ
quibbix-web-contest = Im Wettbewerb gewinnt die größte Differenz zum eigenen QQ. Dieses Spiel zählt für deinen nächsten QQ.
quibbix-web-contest-first = Noch hatte niemand einen QQ, darum gewinnt niemand diesen Wettbewerb. Er zählt für deinen nächsten QQ.
quibbix-web-history-link = Dein QQ, Spiel für Spiel

## Was du jetzt tun kannst

quibbix-web-prompt-drawing = Steine werden gezogen.
quibbix-web-prompt-building = Bilde Wörter aus deinen Steinen.
quibbix-web-prompt-finished = Du bist fertig. Du darfst noch weiterbauen.
quibbix-web-prompt-watch = Alle bilden Wörter.
quibbix-web-prompt-rearranging = Ein Wort ist gefallen: Leg seine Buchstaben neu.
quibbix-web-prompt-others-rearrange = Ein Wort ist gefallen, seine Buchstaben werden neu gelegt.
quibbix-web-prompt-judging = Der Schiedsrichter liest.
quibbix-web-prompt-vote = Sag, ob das Wort gelten darf.
quibbix-web-prompt-insist = Nur du bist dagegen: Bleibst du dabei?
quibbix-web-prompt-comparing = Hast du einen Einwand?
quibbix-web-prompt-others-compare = Die Wörter werden verglichen.
quibbix-web-prompt-solving = Der Schiedsrichter rechnet aus, was möglich war.
quibbix-web-prompt-looking = Sieh, was möglich war.
quibbix-web-prompt-others-look = Die anderen schauen noch.
quibbix-web-prompt-over = Das Spiel ist aus.

## Die Geschichte eines Spiels

quibbix-web-story-title = Punkte, Zug für Zug
quibbix-web-story-turn = Zug
quibbix-web-story-best = { $who ->
    [you] Der beste Zug war deiner, mit { $n } Punkten.
   *[other] Der beste Zug war { OF($who) }, mit { $n } Punkten.
}
quibbix-web-story-accepted = Besprochen und angenommen: { $words }.
quibbix-web-story-rejected = Besprochen und abgelehnt: { $words }.

## Ein erstes Spiel

quibbix-web-tutor-rack = Das sind deine Steine. Tippe sie an, ziehe sie oder schreib, um ein erstes Wort zu legen. Die kleinen Tupfen sind die Punkte.
quibbix-web-tutor-words = Steine fügen sich zu einem Wort. Tippe einen an, um ihn zurückzunehmen. Das beste Wort zählt doppelt, alle anderen einfach.
quibbix-web-tutor-joker = Ein Buchstabe fehlt? Dreh einen deiner Steine um: Sein Rücken ist jeder Buchstabe, zählt aber nichts. Zweimal in einem Zug.
quibbix-web-tutor-finish = Die Zeit steht oben. Hast du genug gefunden, sag, dass du fertig bist; solange andere bauen, darfst du noch weitermachen.
quibbix-web-tutor-compare = Jetzt liegen alle Wörter offen. Der Schiedsrichter sagt von jedem, ob es gilt und warum. Bist du anderer Meinung, zweifle es an: Dann entscheiden alle.
quibbix-web-tutor-content = Hast du keinen Einwand, sag es. Wer ein Wort verloren hat, legt seine Buchstaben neu.
quibbix-web-tutor-looking = Und das war möglich. Im nächsten Zug bekommen alle fünf Steine dazu.

## Wenn ein Tisch gedeckt wird

quibbix-pace-hint = Zum Vergleichen der Wörter und zum Abstimmen. Die Zeit zum Legen steht unter „Sekunden je Zug“. Ohne Uhr sind es zwei Minuten, und eine für eine Abstimmung.
quibbix-option-words_in = Sprache der Wörter
quibbix-option-words_in-hint = Gleich, welche Sprache die Spieler sprechen.
quibbix-option-rounds = Runden
quibbix-option-rounds-hint = Jede hat drei Züge, mit 10, 15 und 20 Steinen.
quibbix-option-turn_seconds = Sekunden je Zug
quibbix-option-turn_seconds-hint = Zum Legen der Wörter in jedem Zug. Von 60 bis 900; 0 für keine Grenze.
quibbix-option-contest = Wettbewerb
quibbix-option-contest-hint = Fünf Runden gegen den eigenen QQ, das Mittel aller deiner Wettbewerbe.
quibbix-option-coined = Erfundene Wörter
quibbix-option-coined-hint = Ein Wort, das noch niemand gehört hat, darf gelten, wenn es allen gefällt.
quibbix-option-bonus = Bonus für erfundene Wörter
quibbix-option-bonus-hint = Fünf Punkte für jedes, das gilt.
quibbix-option-same_letters = Dieselben Buchstaben für alle
quibbix-option-same_letters-hint = Alle bekommen die gleichen Steine.
quibbix-option-tiles = Steine
quibbix-option-tiles-hint = Wie viele es von jedem Buchstaben gibt, und was jeder wert ist.

## Was du behältst

quibbix-web-history = Dein QQ
quibbix-web-history-what = Das Mittel deiner Punkte je Runde aus allen Wettbewerben. Im Wettbewerb spielst du gegen ihn.
quibbix-web-history-none = Du hast noch keinen Wettbewerb gespielt. Der erste gibt dir einen QQ.
quibbix-web-history-now = Dein QQ jetzt
quibbix-web-history-date = Datum
quibbix-web-history-qp = QP
quibbix-web-history-sum = Summe
quibbix-web-history-count = Spiele
quibbix-web-history-qq = QQ
quibbix-web-history-chart = Punkte je Runde (QP) und dein QQ, Wettbewerb für Wettbewerb
quibbix-web-history-contest = Wettbewerb
quibbix-web-history-save = Als Datei sichern
quibbix-web-words = Dein Wörterbuch
quibbix-web-words-what = Was an den Tischen, die du geöffnet hast, über Wörter entschieden wurde. Es gilt an allen Tischen, die du öffnest.
quibbix-web-words-none = Noch ist nichts entschieden.
quibbix-web-words-add = Ein Wort hinzufügen
quibbix-web-words-word = Wort
quibbix-web-words-language = Sprache
quibbix-web-words-stands = gilt
quibbix-web-words-falls = gilt nicht
quibbix-web-words-flip = { $word } ändern
quibbix-web-words-forget = { $word } vergessen
quibbix-web-words-vote = durch Abstimmung, { $yes } dafür und { $no } dagegen{ $silent ->
    [0] { "" }
   *[other] { ", " }{ $silent } ohne Stimme
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
