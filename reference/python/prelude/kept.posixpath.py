# os.path over texts; a file exists once the module wrote it, a folder once it is named.
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
def split(path):
    parts = _text(path).split("/")
    head = "/".join(parts[:-1])
    return ("/" if head == "" and len(parts) > 1 else head, parts[-1])
def dirname(path):
    return split(path)[0]
def basename(path):
    return split(path)[1]
def splitext(path):
    p = _text(path)
    parts = basename(p).split(".")
    if len(parts) < 2 or (len(parts) == 2 and parts[0] == ""):
        return (p, "")
    suffix = "." + parts[-1]
    return (p[:len(p) - len(suffix)], suffix)
def abspath(path):
    p = _text(path)
    return p if p.startswith("/") else "/module/" + p
def realpath(path):
    return abspath(path)
def normpath(path):
    p = _text(path)
    kept = []
    for part in p.split("/"):
        if part == ".." and len(kept) > 0 and kept[-1] != "..":
            kept.pop()
        elif part != "" and part != "." and (part != ".." or not p.startswith("/")):
            kept.append(part)
    made = ("/" if p.startswith("/") else "") + "/".join(kept)
    return made if made != "" else "."
def expanduser(path):
    return _text(path).replace("~", "/home/module")
def getsize(path):
    return len(kept_file(_text(path)))
