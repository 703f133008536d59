"""How rabbits that share a stone of the track stand on it, and ways lie beside each other."""

from collections.abc import Sequence

from bot.service.pictures import TrackRabbit
from cards.figures import RABBIT_ASPECT


def _crowd(count: int) -> tuple[int, float]:
    """Return rabbits per row and their height as a share of the stone's radius."""
    for most, row, share in ((1, 1, 2.1), (2, 2, 1.9), (4, 2, 1.7), (6, 3, 1.55), (12, 4, 1.15)):
        if count <= most:
            return row, share
    return 4, 1.15


def crowd_places(count: int, radius: float) -> list[tuple[int, float, float, int]]:
    """Return how ``count`` rabbits stand on a stone: which, x, y and height of each.

    In the order of drawing, back rows first; x and y are those of a figure's upper left corner from
    the stone's centre. No rabbit hides the mark of another.
    """
    row, share = _crowd(count)
    height = round(radius * share)
    width = round(height * RABBIT_ASPECT)
    places: list[tuple[int, float, float, int]] = []
    for first in reversed(range(0, count, row)):
        line = range(first, min(first + row, count))
        y = -radius * 0.02 - height - first // row * height * 0.88
        for place, index in enumerate(line):
            x = (place - (len(line) - 1) / 2) * width * 0.98 - width / 2
            places.append((index, x, y, height))
    return places


def lanes_of(movers: Sequence[TrackRabbit]) -> list[int]:
    """Return a lane for each so that ways which overlap lie beside each other."""
    taken: list[list[TrackRabbit]] = []
    lanes: list[int] = []
    for rabbit in movers:
        free = (
            lane
            for lane, others in enumerate(taken)
            if all(o.after < rabbit.before or rabbit.after < o.before for o in others)
        )
        lane = next(free, len(taken))
        if lane == len(taken):
            taken.append([])
        taken[lane].append(rabbit)
        lanes.append(lane)
    return lanes
