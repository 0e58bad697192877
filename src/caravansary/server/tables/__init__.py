"""Tables: seats, matches, drafts, permissions, and the memory that holds them."""
