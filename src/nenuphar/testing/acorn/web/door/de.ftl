acorn-web-about = Eine Handvoll Kiesel. Nimm einen, zwei oder drei, und sorge dafür, dass du den letzten nimmst.
