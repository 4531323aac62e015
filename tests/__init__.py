"""A package, so that no other one of this name, such as a dependency may bring along, is taken for it."""
