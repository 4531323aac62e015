gobbit-web-about = Deck Karten auf, halt die Augen offen, und leg als Erstes die Hand auf deine Beute. Fair über jede Entfernung: Es zählt, wann du die Karte gesehen hast.
