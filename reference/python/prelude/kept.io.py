# Files that a module writes are kept with it: the machine's files are neither written nor read.
from _assay import keep_file, kept_file

def _text(name):
    return name._path if hasattr(name, "_path") else name

class _File:
    def __init__(self, name, mode="r"):
        self.name = _text(name)
        self.mode = mode
        if "w" in mode or "x" in mode:
            keep_file(self.name, "")
        elif kept_file(self.name) is None:
            if "a" not in mode:
                raise OSError("[Errno 2] No such file or directory: " + self.name)
            keep_file(self.name, "")
    def write(self, text):
        keep_file(self.name, kept_file(self.name) + text)
        return len(text)
    def writelines(self, lines):
        for line in lines:
            self.write(line)
    def read(self):
        return kept_file(self.name)
    def readlines(self):
        return self.read().splitlines(True)
    def flush(self):
        pass
    def seek(self, place, whence=0):
        return 0
    def fileno(self):
        return 3
    def close(self):
        pass
    def __enter__(self):
        return self
    def __exit__(self, *error):
        return False

def open(file, mode="r", *rest, **more):
    return _File(file, mode)
