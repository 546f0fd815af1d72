# shutil
from _assay import keep_file, kept_file
from io import _text

def rmtree(path, *rest, **more):
    return None
def copyfile(source, target):
    keep_file(_text(target), kept_file(_text(source)))
    return target
def copy(source, target):
    return copyfile(source, target)
def which(name, *rest, **more):
    return "/usr/bin/" + name
