# os: as far as a script that makes files needs it; folders exist once they are named.
import torch
from _assay import exists as _exists, from_file as _from_file

class _Path:
    def join(self, *parts):
        out = ""
        for p in parts:
            if p.startswith("/") or out == "":
                out = p
            else:
                out = out + ("" if out.endswith("/") else "/") + p
        return out
    def exists(self, path):
        return _exists(path)
    def getsize(self, path):
        return _from_file(path, torch.uint8).shape[0]
    def isfile(self, path):
        return _exists(path)
    def isdir(self, path):
        return True
    def dirname(self, path):
        parts = path.split("/")
        head = "/".join(parts[:-1])
        return "/" if head == "" and len(parts) > 1 else head
    def basename(self, path):
        return path.split("/")[-1]
    def abspath(self, path):
        return path
    def realpath(self, path):
        return path

class _Environment:
    def get(self, name, default=None):
        return default

path = _Path()
environ = _Environment()

def makedirs(name, mode=511, exist_ok=False):
    return None
def mkdir(name, mode=511):
    return None
def getcwd():
    return "."
def getenv(name, default=None):
    return default
def system(command):
    # Only folders are made this way.
    if not command.strip().startswith("mkdir"):
        raise NotImplementedError("a command")
    return 0
