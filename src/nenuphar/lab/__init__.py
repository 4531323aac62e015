"""The laboratory: many matches, and what designers and researchers read from them."""
