"""A package, although nothing stands in it: an installed dependency brings a `tests` along, which would come first."""
