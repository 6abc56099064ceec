"""The web application: every page is made by one pure function, `soloist.web.handle.handle`."""
