"""How many files and connections the process may hold open."""

import contextlib

ENOUGH = 65_536


def allow_open_files() -> None:
    """Raise the soft limit, often 1,024, to the hard one; where there is no such thing, nothing.

    The soft one is so low for programs that wait with ``select``, which this one does not.
    """
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 -- there is none on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
