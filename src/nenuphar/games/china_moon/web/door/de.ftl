china_moon-web-about = Alle bewegen alle Frösche über einen Teich im Mondlicht. Die Seerosen bekommt der Besitzer des Froschs: Je mehr von einer Farbe, desto mehr Punkte.
