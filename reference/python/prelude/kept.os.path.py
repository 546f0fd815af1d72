# os.path
from posixpath import sep, join, exists, isfile, isdir, dirname, basename, split, splitext, abspath, realpath
from posixpath import normpath, expanduser, getsize
