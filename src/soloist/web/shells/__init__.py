"""The hosts of the pages: a server on this machine."""
