"""The sub-commands of ``python -m bot``; each has ``configure(parser)`` and ``run(args)``."""
