quibbix-web-about = Zehn Buchstaben aus Holz, dann fünfzehn, dann zwanzig: Bilde die besten Wörter gegen die Uhr, und entscheidet gemeinsam, welche zählen.
