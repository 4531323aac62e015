china_moon-web-about = Everyone moves everyone's frogs across a moonlit pond. Lilies go to the frog's owner, and the more of one colour, the better.
