"""One module for each command, named as it is typed; `cubecup.cli.main` finds them here."""
