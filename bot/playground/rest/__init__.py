"""The routes of Discord's REST API v10 that the bot uses."""
