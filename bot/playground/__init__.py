"""A Discord on this machine, to try the bot in a browser and to test it over real sockets."""
