# Messages to people who are elsewhere.

notify-turn = Du bist dran
notify-turn-in = Du bist dran: { $game }.
notify-turns = Du bist an { $count } Tischen dran
notify-rematch = Revanche
notify-rematch-in = Eine Revanche in { $game } wartet auf dich.
notify-over = Partie zu Ende
notify-over-in = Deine Partie { $game } ist zu Ende.
notify-several = Neues von deinen Tischen
notify-first = Nénuphar
notify-first-push = Benachrichtigungen sind eingeschaltet. So sehen sie aus.
notify-first-service = Öffne diesen Link, wenn du hier erfahren willst, dass du dran bist:
notify-first-mail = Öffne diesen Link, wenn du hier erfahren willst, dass du dran bist. Wenn du nicht weißt, worum es geht, beachte diese Nachricht nicht. Mit dem Link unten kommt ein Jahr lang keine.
notify-test = Nénuphar
notify-test-push = Ein Test: Benachrichtigungen kommen hier an.
notify-test-service = Ein Test: Benachrichtigungen kommen hier an.
notify-test-mail = Ein Test: Benachrichtigungen kommen hier an.
notify-off = Diese Nachrichten abstellen: { $link }
notify-off-button = Abschalten
