"""Where tables are found, opened and loaded, and the people who come to them."""
