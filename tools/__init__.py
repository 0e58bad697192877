"""For developers and for the build; nothing of it is in a wheel."""
