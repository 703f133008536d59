# Why not, and what to do instead: one message per code.

error-kept = You typed: { $typed }
error-unexpected = Something went wrong on our side, and it has been noted. Please try again in a moment.
