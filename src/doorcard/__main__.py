"""`python -m doorcard`: the same as the command `doorcard`."""

from doorcard.cli import main

main()
