china_moon-web-about = Everybody moves everybody's frogs over a moonlit pond. Lilies go to the frog's owner, and many of one colour count most.
