gobbit-web-about = Turn cards, keep your eyes open, and be the first hand on your prey. Fair over any distance: it counts when you saw the card.
