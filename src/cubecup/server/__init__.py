"""TableDirectory online: a web server that keeps every accepted action, and never decides a rule itself."""
