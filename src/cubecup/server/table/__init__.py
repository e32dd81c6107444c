"""One table: what is true of it, who may change it, and what each visitor is told."""
