"""The games: one folder each, found by a scan of this package (see `soloist.engine.catalogue`)."""
