# sys: the command line and the end of a script.
from _assay import arguments as _arguments

argv = _arguments()
maxsize = 9223372036854775807
path = []

class SystemExit(BaseException):
    pass

def exit(code=0):
    raise SystemExit("" if code is None else str(code))
