# tempfile: unique names.
from io import _File

_made = [0]

def _next():
    _made[0] += 1
    return str(_made[0])

def gettempdir():
    return "/tmp"
def mkdtemp(suffix="", prefix="tmp", dir="/tmp"):
    return (dir or "/tmp") + "/" + (prefix or "tmp") + _next() + (suffix or "")

class TemporaryDirectory:
    def __init__(self, *arguments, **keywords):
        self.name = mkdtemp()
    def cleanup(self):
        pass
    def __enter__(self):
        return self.name
    def __exit__(self, *error):
        return False

def NamedTemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix="", prefix="tmp", dir=None, **more):
    return _File(mkdtemp(suffix, prefix, dir), "w")
