"""The requests over HTTP, a module for each subject; playing happens over the socket."""
