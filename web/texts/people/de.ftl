# What people’s pages and rated tables say. The same ids and variables in every language.

web-person-you = Deine Partien
web-person-played = Partien
web-person-won = Gewonnen
web-person-longest = Längste Siegesserie
web-person-streak = Siege in Folge
web-person-partly = Du siehst die Partien öffentlicher Tische und die der Tische, die du sehen darfst.
web-person-filters = Nur bestimmte Partien zeigen
web-person-all = Alle
web-person-game = Spiel
web-person-company = Gesellschaft
web-person-with-people = Mit Menschen
web-person-with-bots = Nur Bots
web-person-period = Zeitraum
web-person-year = 12 Monate
web-person-month = 30 Tage
web-person-filter = Nur diese
web-person-only-with = Nur Partien mit { $name }
web-person-show-all = Alle Partien zeigen
web-person-none = { $name } hat keine beendete Partie, die du sehen darfst.
web-person-none-you = Hier findest du deine Partien, sobald eine zu Ende ist.
web-person-none-filtered = Zu dieser Auswahl passt keine Partie.
web-person-play = Spielen
web-person-by-game = Siege nach Spiel
web-person-won-of = { $won } von { $played }
web-person-months = Partien nach Monat
web-person-month-n = Monat
web-person-line-played = Partien
web-person-line-won = gewonnen
web-person-rivals = Rivalen
web-person-rival = { $played ->
    [one] eine Partie
   *[other] { $played } Partien
}: { $ahead } davor, { $behind } dahinter
web-person-gone = früherer Spieler
web-person-guest = Gast
web-person-left = gegangen
web-person-treasures = Das Beste aus allen Partien
web-person-points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
web-person-seconds = { $seconds } s
web-person-favourite = Lieblingsfrosch
web-person-colour = { $colour }: { $played ->
    [one] eine Partie
   *[other] { $played } Partien
}, { $won } gewonnen
web-person-matches = Partien
web-person-match-won = Gewonnen:
web-person-rated = gewertet
web-person-pages = Seiten mit Partien
web-person-newer = Neuere Partien
web-person-older = Ältere Partien
web-person-page-of = { $number } von { $pages }
web-person-rating-in = Wertung in { $game }
web-person-rating-doubt = auf { $doubt } genau
web-person-rating-matches = { $n ->
    [one] eine gewertete Partie
   *[other] { $n } gewertete Partien
}
web-person-rating-chart = Wertung nach jeder Partie
web-person-match-n = Partie
web-person-rating-here = Dieser Spieler
web-person-equal = gleich stark
web-person-choices = Was du zeigst
web-person-shows = Wer darf diese Seite öffnen?
web-person-shows-nobody = Niemand
web-person-shows-met = Wer mit mir gespielt hat
web-person-shows-everybody = Alle hier
web-person-shows-hint = Andere sehen nie Partien privater Tische, zu denen sie nicht eingeladen waren.
web-person-want-ratings = Wertungen
web-person-want-ratings-hint = Zeigt meine Wertung auf dieser Seite, und mir die Wertungen anderer. Nur gewertete Partien zählen.

## Rated tables

web-equal = so stark wie du
web-new-rated = Gewertete Partie
web-new-rated-on = Zählt für die Wertungen, wenn alle am Tisch zustimmen.
web-new-rated-off = Zählt nicht für Wertungen.
web-table-rated = Gewertete Partie
web-rated-title = Gewertete Partie
web-rated-ask = Das Ergebnis zählt für deine Wertung. Stimmst du zu? Wenn nicht, verlasse den Platz, oder bitte den Gastgeber um eine Partie ohne Wertung.
web-rated-agree = Ich stimme zu
web-rated-missing = Noch nicht zugestimmt: { $names }.
web-rated-all = Alle stimmen zu: Das Ergebnis zählt für die Wertungen.
web-rated-undecided = hat noch nicht zugestimmt
