china_moon-web-about = Alle bewegen alle Frösche über einen Teich im Mondlicht. Seerosen bekommt, wem der Frosch gehört, und viele von einer Farbe zählen am meisten.
