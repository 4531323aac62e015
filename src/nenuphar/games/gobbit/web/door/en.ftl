gobbit-web-about = Turn cards, keep your eyes open, and be the first hand on your prey. Fair at any distance: your time starts when you see the card.
