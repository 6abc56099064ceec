"""Lets `python -m soloist` do what the command `soloist` does."""

from soloist.cli import main

if __name__ == "__main__":
    main()
