"""What is done for presses goes on one press at a time, so that none waits to be acknowledged."""

import asyncio


class OneByOne:
    """Lets whoever is acknowledged go on in the order of coming, one in each turn of the loop.

    Were all to go on at once, whoever is not acknowledged yet would wait for every page before.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def turn(self) -> None:
        """Wait until all who came before went on, and until the loop has seen to all else."""
        async with self._lock:
            await asyncio.sleep(0)
