acorn-web-about = A handful of pebbles. Take one, two or three, and be the one who takes the last.
