"""What hatch does before it packs: `page.py` builds the page, `engine.py` compiles the engine on request."""
