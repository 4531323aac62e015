# Unter einer Wiedergabe: die Analyse, und Weiterspielen ab einem Moment.

web-analysis = Analyse
web-analysis-hide = Analyse ausblenden
web-analysis-part = { $percent } % fertig
web-analysis-mark = Wendepunkt, Schritt { $n }: { $who } verschenkte { $percent } % eines Siegs
web-analysis-here = { $who }: { $played }. Nichts war besser.
web-analysis-cost = { $who }: { $played }, { $percent } % weniger als { $best }.
web-analysis-nobody = Hier entscheidet niemand.
web-analysis-more = Alle Ergebnisse
web-analysis-past = { $matches ->
    [one] Deine letzte Partie: { $mean }
   *[other] Deine letzten { $matches } Partien: im Schnitt { $mean }
}
web-analysis-means = Was heißt das?
web-play-from-here = Ab hier weiterspielen
web-play-from-here-explain = Ein Übungstisch mit dieser Stellung wird eröffnet. Bots spielen alle anderen Plätze. Es zählt nicht, und diese Partie bleibt, wie sie ist. Der Zufall geht weiter wie hier.
web-play-from-here-seat = Dein Platz
web-play-from-here-start = Übung beginnen
