# Messages to people who are elsewhere.

notify-turn = Your turn
notify-turn-in = It is your turn in { $game }.
notify-turns = Your turn at { $count } tables
notify-rematch = Rematch
notify-rematch-in = A rematch of { $game } is waiting for you.
notify-over = Match over
notify-over-in = Your match of { $game } is over.
notify-several = News from your tables
notify-first = Nénuphar
notify-first-push = Notifications are on. They look like this.
notify-first-service = Open this link if you want to be told here when it is your turn:
notify-first-mail = Open this link if you want to be told here when it is your turn. If you do not know what this is about, ignore this message. With the link below, none comes for a year.
notify-test = Nénuphar
notify-test-push = A test: notifications arrive here.
notify-test-service = A test: notifications arrive here.
notify-test-mail = A test: notifications arrive here.
notify-off = Turn these messages off: { $link }
notify-off-button = Turn off
