# os: folders exist once they are named, the environment is the module's own.
import posixpath as path
from _assay import drop_file
from io import _text

sep = "/"
environ = {}

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
