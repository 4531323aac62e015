quibbit-web-about = Frösche hüpfen um die Wette, rund um einen Ring aus Seerosen. Alle wählen heimlich eine Karte, und nur wer auf der eigenen Farbe landet, bekommt sie zurück.
