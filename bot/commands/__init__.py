"""The sub-commands of ``python -m bot``; each module has ``configure(parser)`` and ``run(args)``."""
