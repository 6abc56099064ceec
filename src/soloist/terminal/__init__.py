"""Line mode: the same games as text, for a terminal, a pipe, a screen reader."""
