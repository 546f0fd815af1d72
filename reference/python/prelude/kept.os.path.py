# os.path over texts; a file is there once the module wrote it, a folder once it is named.
from _assay import kept_file
from io import _text

sep = "/"

def join(first, *parts):
    out = _text(first)
    for part in parts:
        p = _text(part)
        if p.startswith("/") or out == "":
            out = p
        else:
            out = out + ("" if out.endswith("/") else "/") + p
    return out
def exists(path):
    return kept_file(_text(path)) is not None
def isfile(path):
    return kept_file(_text(path)) is not None
def isdir(path):
    return True
def dirname(path):
    p = _text(path)
    return p.rsplit("/", 1)[0] if "/" in p else ""
def basename(path):
    return _text(path).rsplit("/", 1)[-1]
def split(path):
    return (dirname(path), basename(path))
def splitext(path):
    p = _text(path)
    name = basename(p)
    if "." not in name[1:]:
        return (p, "")
    return (p.rsplit(".", 1)[0], "." + p.rsplit(".", 1)[1])
def abspath(path):
    p = _text(path)
    return p if p.startswith("/") else "/module/" + p
def realpath(path):
    return abspath(path)
def normpath(path):
    return _text(path)
def expanduser(path):
    return _text(path).replace("~", "/home/module")
def getsize(path):
    return len(kept_file(_text(path)))
