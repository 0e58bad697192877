"""Tables: seats, matches, drafts, who may see what of them, and the memory that holds them."""
