"""Files that a module writes and reads again: os, io, pathlib, shutil, tempfile, hashlib; sys and threading as far as modules use them."""


def cases():
    for text in ["join('a', 'b')", "join('a/', 'b')", "join('a', '/b')", "join('a', 'b', 'c')", "join('', 'a')", "dirname('a/b')", "dirname('a')", "basename('a/b.c')", "split('a/b')", "splitext('a/b.c')", "splitext('a.b/c')", "splitext('.c')", "splitext('a.tar.gz')", "exists('nowhere')", "isfile('nowhere')", "sep", "basename('a/')", "dirname('/a')", "dirname('/')", "normpath('a/b')", "normpath('a//b/../c')"]:
        yield f"import os; os.path.{text}"
        yield f"import posixpath; posixpath.{text}"
    yield "from os.path import join, basename; basename(join('a', 'b'))"
    write = "f = open('kept.txt', 'w'); f.write('one\\ntwo\\n'); f.close(); "
    for text in ["open('kept.txt').read()", "open('kept.txt').readlines()", "import os; os.path.exists('kept.txt'), os.path.getsize('kept.txt'), os.path.isfile('kept.txt')", "import os; os.remove('kept.txt'); os.path.exists('kept.txt')", "import shutil; shutil.copyfile('kept.txt', 'twin.txt'); open('twin.txt').read()", "import shutil; shutil.copy('kept.txt', 'twin.txt')", "g = open('kept.txt', 'a'); g.write('three'); g.close(); open('kept.txt').read()", "import pathlib; pathlib.Path('kept.txt').read_text(), pathlib.Path('kept.txt').exists()", "import pathlib; pathlib.Path('kept.txt').unlink(); pathlib.Path('kept.txt').exists()", "g = open('kept.txt', 'w'); g.writelines(['a', 'b']); g.close(); open('kept.txt').read()"]:
        yield write + text
    for text in ["str(Path('a') / 'b')", "Path('a/b.c').name", "Path('a/b.c').stem", "Path('a/b.c').suffix", "str(Path('a/b.c').parent)", "str(Path('a/b.c').with_suffix('.d'))", "str(Path('a/b.c').with_name('e'))", "Path('a', 'b').as_posix()", "str(Path('a').joinpath('b', 'c'))", "Path('p.txt').write_text('abc')", "str(Path('a').parent)", "Path('nowhere').is_file()", "str(Path())"]:
        yield f"from pathlib import Path; {text}"
    yield "import tempfile, os; d = tempfile.mkdtemp(); d != tempfile.mkdtemp(), os.path.isdir(d)"
    yield "import tempfile; d = tempfile.TemporaryDirectory(); d.cleanup(); isinstance(d.name, str)"
    yield "import tempfile; f = tempfile.NamedTemporaryFile('w', suffix='.txt', delete=False); f.write('abc'); f.close(); open(f.name).read()"
    yield "import tempfile; tempfile.gettempdir()"
    yield "import hashlib; len(hashlib.md5(b'text').hexdigest())"
    yield "import os; os.makedirs('folder', exist_ok=True); os.path.isdir('folder'), os.getenv('ASSAY_NO_SUCH', 'none'), os.sep, os.fspath('a')"
    yield "import os; os.environ['ASSAY_SET'] = 'yes'; os.environ['ASSAY_SET'], os.getenv('ASSAY_SET')"
    yield "import os; os.environ.setdefault('ASSAY_FIRST', '1'), os.environ.setdefault('ASSAY_FIRST', '2'), os.environ.get('ASSAY_NO_SUCH'), os.pathsep, os.name"
    yield "import os; os.environ.update({'ASSAY_A': 'a'}); 'ASSAY_A' in os.environ, os.environ.pop('ASSAY_A'), 'ASSAY_A' in os.environ, 'PATH' in os.environ, 'ASSAY_A' in [name for name in os.environ]"
    yield "import sys; sys.path.insert(0, 'folder'); sys.path[0], sys.platform, sys.maxsize, sys.byteorder, sys.version_info[0], sys.stdout.write('')"
    yield "import threading; lock = threading.Lock(); lock.acquire(), lock.locked() or True, lock.release()"
    yield "import threading; held = threading.local(); held.value = 3; lock = threading.RLock(); lock.__enter__(), held.value"
    yield "import shutil; shutil.which('sh')"
    yield "(0).bit_length(), (1).bit_length(), (255).bit_length(), (256).bit_length(), (-8).bit_length()"
    yield "import io; f = io.open('kept2.txt', 'w'); f.write('abc')"
