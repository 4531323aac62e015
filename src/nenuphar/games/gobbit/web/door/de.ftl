gobbit-web-about = Decke Karten auf, halte die Augen offen und sei mit der Hand zuerst auf deiner Beute. Fair über jede Entfernung: Deine Zeit läuft erst, wenn du die Karte siehst.
