quibbit-web-about = Frogs race around a ring of water lilies. Everyone secretly picks a card. Land on your own colour and you get it back.
