# Rätsel: die Texte ihrer Seite.

web-puzzles-games = Spiele
web-puzzles-kind = Welches Rätsel
web-puzzle-day = Rätsel des Tages
web-puzzle-trainer = Trainer
web-puzzle-find = Finde den besten Zug.
web-puzzle-player = Spieler { $n }
web-puzzle-difficulty = Schwierigkeit { $rating }
web-puzzle-uncounted = Dieses hast du schon beantwortet. Es zählt nicht mehr.
web-puzzle-once = Heute für alle dasselbe. Deine erste Antwort zählt.
web-puzzle-moves = Alle Züge als Liste
web-puzzle-judging = Deine Antwort wird angesehen …
web-puzzle-right = Richtig!
web-puzzle-wrong = Es gab etwas Besseres.
web-puzzle-yours = Deine Wahl: { $move }, { $percent } % Gewinnchance.
web-puzzle-best = Am besten: { $move }, { $percent } % Gewinnchance.
web-puzzle-why = Warum
web-puzzle-example = Das Brett zeigt die Lösung und wie die anderen spielen könnten.
web-puzzle-next = Nächstes Rätsel
web-puzzle-train = Weiter mit dem Trainer
web-puzzle-rating = Wertung
web-puzzle-change = { $rating } ({ $change })
web-puzzle-row = richtig in Folge
web-puzzle-days = Tage in Folge
web-puzzle-solved = { $right } von { $tried } richtig
web-puzzle-tomorrow = Das nächste Rätsel des Tages kommt in { $left }.
