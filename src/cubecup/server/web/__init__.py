"""The web: requests and sockets, down to the frames that go out."""
