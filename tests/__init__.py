"""An empty package: otherwise the `tests` package of an installed dependency would be found first."""
