"""The judge of words at a table, and the word lists that it reads."""
