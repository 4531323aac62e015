acorn-web-about = Une poignée de cailloux. Prends-en un, deux ou trois, et sois celui qui prend le dernier.
