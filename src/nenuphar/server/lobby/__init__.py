"""Where tables are found, opened and woken, and the people who come to them."""
