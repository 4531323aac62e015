"""The judge of words at a table, and the books that it reads."""
