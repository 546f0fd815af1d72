"""What a script that runs as a program has: its arguments, enumerations, element types of other libraries."""


def cases():
    parser = "import argparse; p = argparse.ArgumentParser(); p.add_argument('--size', type=int, default=3); p.add_argument('-v', '--verbose', action='store_true'); p.add_argument('--out-name', dest=None); "
    for given in ["[]", "['--size', '5']", "['--size=6', '-v']", "['--verbose', '--out-name', 'a']", "['--out-name=b']"]:
        yield parser + f"a = p.parse_args({given}); a.size, a.verbose, a.out_name"
    yield parser + "a, rest = p.parse_known_args(['--size', '2', '--other', 'x']); a.size, rest"
    yield "import argparse; p = argparse.ArgumentParser(); p.add_argument('name'); p.add_argument('count', type=int); a = p.parse_args(['n', '2']); a.name, a.count"
    yield "import argparse; p = argparse.ArgumentParser(); p.add_argument('-n', type=float, dest='number'); a = p.parse_args(['-n', '2.5']); a.number"
    yield "import argparse; argparse.Namespace(a=1, b='c').b"
    yield "import argparse; p = argparse.ArgumentParser(); p.add_argument('--size', type=int); p.add_argument('-v', action='store_true'); p.add_argument('what'); a = p.parse_args(); a.size, a.v, a.what"
    yield "import sys; sys.argv[1:], sys.maxsize"
    yield "import enum; class Kind(enum.Enum): A = 1; Kind.A.value"
    yield "import enum; class Kind(enum.IntEnum): A = 2; Kind.A + 1"
    for text in ["join('a', 'b')", "join('a/', '/b')", "exists('nowhere')", "isfile('nowhere')", "dirname('a/b')", "basename('a/b')"]:
        yield f"import os; os.path.{text}"
    yield "import os; os.makedirs('made', exist_ok=True); os.environ.get('ASSAY_NO_SUCH', 'none'), os.getenv('ASSAY_NO_SUCH')"
    yield "import os; np.array([1, 2, 3], dtype=np.uint8).tofile('bytes.bin'); os.path.getsize('bytes.bin'), os.path.exists('bytes.bin'), np.fromfile('bytes.bin', dtype=np.uint8).sum()"
    yield "np.array([1.5, 2.5], dtype=np.float32).tofile('floats.bin'); np.fromfile('floats.bin', dtype=np.float32).tolist(), np.fromfile('floats.bin', dtype=np.float32, count=1).tolist()"
    yield "import ml_dtypes; ml_dtypes.bfloat16 is None"
    yield "import tensorflow as tf; tf.bfloat16.as_numpy_dtype is None, tf.float16.as_numpy_dtype is None"
    yield "import struct; struct.pack('<if', 1, 2.5) == bytes([1, 0, 0, 0, 0, 0, 32, 64])"
