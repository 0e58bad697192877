"""Work for other processes: the turns of bots, hints and reviews."""
