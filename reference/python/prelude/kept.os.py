# os: folders exist once they are named, the environment is the module's own.
import posixpath as path
from _assay import drop_file
from io import _text

sep = "/"
pathsep = ":"
linesep = "\n"
name = "posix"

# What a variable holds that the module did not set depends on the machine; these are there on all of them.
class _Environment:
    def __init__(self):
        self._set = {"PATH": "/usr/local/cuda/bin:/usr/bin:/bin", "HOME": "/home/module"}
    def __getitem__(self, name):
        if name not in self._set:
            raise NotImplementedError("the environment's `" + name + "`")
        return self._set[name]
    def __setitem__(self, name, value):
        self._set[name] = value
    def __delitem__(self, name):
        del self._set[name]
    def __contains__(self, name):
        return name in self._set
    def get(self, name, default=None):
        return self._set.get(name, default)
    def setdefault(self, name, default=None):
        return self._set.setdefault(name, default)
    def pop(self, name, default=None):
        return self._set.pop(name, default)
    def update(self, more):
        self._set.update(more)
    def copy(self):
        return dict(self._set)
    def items(self):
        return self._set.items()
    def __iter__(self):
        return iter(list(self._set.keys()))
    def keys(self):
        return self._set.keys()

environ = _Environment()

def putenv(name, value):
    return None

def makedirs(name, mode=511, exist_ok=False):
    return None
def mkdir(name, mode=511):
    return None
def getcwd():
    return "/module"
def getenv(name, default=None):
    return environ.get(name, default)
def remove(name):
    drop_file(_text(name))
def unlink(name):
    drop_file(_text(name))
def fspath(name):
    return _text(name)
def getpid():
    return 1
def cpu_count():
    return 1
