quibbix-web-about = Zehn Buchstaben aus Holz, dann fünfzehn, dann zwanzig: Bilde die besten Wörter gegen die Uhr, und entscheidet gemeinsam, welche zählen.
quibbix-web-daily = Buchstaben des Tages
quibbix-web-daily-about = Zehn Buchstaben und fünf Minuten: Welche Wörter findest du? Alle auf der Welt haben heute dieselben Buchstaben.
