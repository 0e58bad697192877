"""The server's door: routes, sockets, the messages that go over the wire, limits, the files of the page."""
