# pathlib: paths are texts with methods.
import os
from _assay import keep_file, kept_file
from io import _File, _text

class Path:
    def __init__(self, *parts):
        self._path = os.path.join(*parts) if len(parts) > 0 else "."
    def __truediv__(self, other):
        return Path(self._path, other)
    def joinpath(self, *others):
        return Path(self._path, *others)
    def __str__(self):
        return self._path
    def __fspath__(self):
        return self._path
    def as_posix(self):
        return self._path
    @property
    def parent(self):
        above = os.path.dirname(self._path)
        return Path(above if above != "" else ".")
    @property
    def name(self):
        return os.path.basename(self._path)
    @property
    def stem(self):
        return os.path.splitext(self.name)[0]
    @property
    def suffix(self):
        return os.path.splitext(self._path)[1]
    def with_suffix(self, suffix):
        return Path(os.path.splitext(self._path)[0] + suffix)
    def with_name(self, name):
        return Path(os.path.dirname(self._path), name)
    def write_text(self, text, *rest, **more):
        keep_file(self._path, text)
        return len(text)
    def read_text(self, *rest, **more):
        return _File(self._path).read()
    def open(self, mode="r", *rest, **more):
        return _File(self._path, mode)
    def exists(self):
        return kept_file(self._path) is not None
    def is_file(self):
        return self.exists()
    def is_dir(self):
        return True
    def mkdir(self, *rest, **more):
        return None
    def unlink(self, *rest, **more):
        os.remove(self._path)
    def resolve(self, *rest):
        return Path(os.path.abspath(self._path))
    def absolute(self):
        return Path(os.path.abspath(self._path))
    def expanduser(self):
        return self

PurePath = Path
PosixPath = Path
