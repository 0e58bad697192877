"""The review of a finished game: expected margins, variations that were better, the costliest decisions, luck."""
