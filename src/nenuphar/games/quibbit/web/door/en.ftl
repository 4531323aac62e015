quibbit-web-about = Frogs race around a ring of water lilies. Everybody secretly picks a card, and only those who land on their own colour get it back.
