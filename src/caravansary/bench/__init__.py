"""How fast the engine is: random play of the games beside a reference kernel of the same size."""
