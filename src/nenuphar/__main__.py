"""`python -m nenuphar` is the command `nenuphar`."""

from nenuphar.cli import main

main()
