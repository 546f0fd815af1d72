# numpy: the few functions that benchmark modules use, over our own tensors.
import torch
import math
from _assay import as_numpy, has_torch, call_torch, from_file, from_bytes, ndarray
from numpy import random

float16 = torch.float16
float32 = torch.float32
float64 = torch.float64
int8 = torch.int8
int16 = torch.int16
int32 = torch.int32
int64 = torch.int64
uint8 = torch.uint8
uint16 = torch.uint16
uint32 = torch.uint32
uint64 = torch.uint64
half = torch.float16
single = torch.float32
double = torch.float64
complex64 = torch.complex64
bool_ = torch.bool
float_ = torch.float64
int_ = torch.int64
inf = math.inf
nan = math.nan
pi = math.pi
e = math.e
newaxis = None

def _dtype(d, otherwise=None):
    if d is None:
        return otherwise
    if d is float:
        return torch.float64
    if d is int:
        return torch.int64
    if d is bool:
        return torch.bool
    if isinstance(d, str):
        return getattr(torch, d)
    return d

def dtype(d):
    return _dtype(d)

def array(x, dtype=None, copy=True):
    if isinstance(x, torch.dtype):
        return x
    t = x if hasattr(x, "dtype") else torch.tensor(x)
    if dtype is None and not hasattr(x, "dtype") and t.dtype == torch.float32:
        t = torch.tensor(x, dtype=torch.float64)
    t = t.clone()
    return as_numpy(t if dtype is None else t.to(_dtype(dtype)))
asarray = array

def zeros(shape, dtype=None):
    return as_numpy(torch.zeros(shape, dtype=_dtype(dtype, torch.float64)))
def ones(shape, dtype=None):
    return as_numpy(torch.ones(shape, dtype=_dtype(dtype, torch.float64)))
def empty(shape, dtype=None):
    return zeros(shape, dtype)
def full(shape, value, dtype=None):
    t = torch.full(shape if isinstance(shape, (list, tuple)) else (shape,), value, dtype=torch.float64)
    return as_numpy(t.to(_dtype(dtype, array(value).dtype)))
def arange(*args, dtype=None):
    if len(args) > 0 and not hasattr(args[-1], "dtype") and not isinstance(args[-1], (int, float)):
        args, dtype = args[:-1], args[-1]
    if len(args) > 1 and (args[1] - args[0]) * (args[2] if len(args) > 2 else 1) < 0:
        t = torch.zeros(0, dtype=torch.int64)
    else:
        t = torch.arange(*args)
    if dtype is None:
        dtype = torch.float64 if any([isinstance(a, float) for a in args]) else torch.int64
        if dtype == torch.float64:
            t = torch.arange(*args, dtype=torch.float64)
    return as_numpy(t.to(_dtype(dtype)))
def _plain(x):
    return x.item() if hasattr(x, "item") else x
def linspace(start, stop, num=50, dtype=None):
    t = torch.linspace(_plain(start), _plain(stop), int(num), dtype=torch.float64)
    return as_numpy(t if dtype is None else t.to(_dtype(dtype)))
def eye(n, dtype=None):
    return as_numpy(torch.eye(n, dtype=_dtype(dtype, torch.float64)))
def concatenate(parts, axis=0):
    if axis is None:
        parts, axis = [_array(p).flatten() for p in parts], 0
    return as_numpy(torch.cat(parts, axis))
def expand_dims(x, axis):
    return as_numpy(torch.unsqueeze(x, axis))
def power(x, y):
    return x ** y
def prod(x, axis=None, dtype=None):
    if isinstance(x, (list, tuple)):
        return math.prod(x)
    return as_numpy(torch.prod(x) if axis is None else torch.prod(x, axis))
def fromfile(path, dtype=None, count=-1, offset=0):
    t = from_file(path, _dtype(dtype, torch.float64))
    return t if count < 0 else t[:count]
def frombuffer(buffer, dtype=None):
    data = buffer.tobytes() if isinstance(buffer, ndarray) else buffer
    return from_bytes(data, _dtype(dtype, torch.float64))
def unpackbits(a, axis=None, count=None, bitorder="big"):
    shifts = torch.arange(8) if bitorder == "little" else 7 - torch.arange(8)
    bits = (a.flatten().to(torch.int64).unsqueeze(1) >> shifts.unsqueeze(0)) & 1
    return as_numpy(bits.flatten().to(torch.uint8))

class _Limits:
    def __init__(self, min, max, eps=0, tiny=0):
        self.min = min
        self.max = max
        self.eps = eps
        self.tiny = tiny
def finfo(d):
    d = d.dtype if hasattr(d, "dtype") else _dtype(d)
    if d == torch.float16:
        return _Limits(-65504.0, 65504.0, 0.0009765625, 6.103515625e-05)
    if d == torch.float32:
        return _Limits(-3.4028234663852886e38, 3.4028234663852886e38, 1.1920928955078125e-07, 1.1754943508222875e-38)
    if d == torch.float64:
        return _Limits(-1.7976931348623157e308, 1.7976931348623157e308, 2.220446049250313e-16, 2.2250738585072014e-308)
    raise ValueError("not a floating type")
def iinfo(d):
    d = d.dtype if hasattr(d, "dtype") else _dtype(d)
    bits = {torch.int8: 8, torch.uint8: 8, torch.int16: 16, torch.uint16: 16, torch.int32: 32, torch.uint32: 32,
            torch.int64: 64, torch.uint64: 64}
    if d not in bits:
        raise ValueError("not an integer type")
    n = bits[d]
    if d in (torch.uint8, torch.uint16, torch.uint32, torch.uint64):
        return _Limits(0, 2 ** n - 1)
    return _Limits(-(2 ** (n - 1)), 2 ** (n - 1) - 1)

def _is_array(x):
    return hasattr(x, "dtype")
def _array(x):
    return x if _is_array(x) else array(x)
def set_printoptions(*args, **kwargs):
    return None
def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return as_numpy(torch.isclose(_array(a).to(torch.float64), _array(b).to(torch.float64), rtol=rtol, atol=atol, equal_nan=equal_nan))
def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return bool(isclose(a, b, rtol, atol, equal_nan).all())
def array_equal(a, b):
    a = _array(a)
    b = _array(b)
    return tuple(a.shape) == tuple(b.shape) and bool((a == b).all())
def where(condition, *choices):
    if len(choices) == 0:
        at = torch.nonzero(_array(condition))
        return tuple([as_numpy(at[:, d]) for d in range(at.shape[1])])
    a, b = choices
    if not _is_array(a) and _is_array(b):
        a = torch.full((), a, dtype=b.dtype)
    if not _is_array(b) and _is_array(a):
        b = torch.full((), b, dtype=a.dtype)
    if not _is_array(a):
        a = array(a)
        b = array(b)
    return as_numpy(torch.where(condition, a, b))
def abs(x):
    return -x if isinstance(x, (int, float)) and x < 0 else x if isinstance(x, (int, float)) else as_numpy(torch.abs(_array(x)))
absolute = abs
def split(x, parts, axis=0):
    return [as_numpy(p) for p in torch.tensor_split(_array(x), parts, axis)]
array_split = split
def size(x):
    return _array(x).numel()
def shape(x):
    return tuple(_array(x).shape)
def transpose(x, axes=None):
    if axes is None:
        axes = list(range(x.ndim))[::-1]
    return as_numpy(x.permute(*axes))
def ascontiguousarray(x, dtype=None):
    return array(x, dtype)
def matmul(a, b, dtype=None):
    a = _array(a)
    b = _array(b)
    return as_numpy(torch.matmul(a, b) if dtype is None else torch.matmul(a.to(_dtype(dtype)), b.to(_dtype(dtype))))
def dot(a, b):
    return matmul(a, b)
def _made(x, dtype=None):
    return as_numpy(x if dtype is None else x.to(_dtype(dtype)))
def zeros_like(x, dtype=None):
    return _made(torch.zeros_like(x), dtype)
def ones_like(x, dtype=None):
    return _made(torch.ones_like(x), dtype)
def full_like(x, value, dtype=None):
    return _made(torch.full_like(x, value), dtype)
def empty_like(x, dtype=None):
    return zeros_like(x, dtype)
def multiply(a, b, dtype=None):
    return _made(_array(a) * b, dtype)
def add(a, b, dtype=None):
    return _made(_array(a) + b, dtype)
def subtract(a, b, dtype=None):
    return _made(_array(a) - b, dtype)
def divide(a, b, dtype=None):
    return _made(_array(a) / b, dtype)
def floor_divide(a, b):
    return as_numpy(_array(a) // b)
def mod(a, b):
    return as_numpy(_array(a) % b)
def _pair(name, a, b):
    if not _is_array(a) and not _is_array(b):
        a = array(a)
    if not _is_array(a):
        a = torch.full((), a, dtype=b.dtype)
    if not _is_array(b):
        b = torch.full((), b, dtype=a.dtype)
    return as_numpy(call_torch(name, a, b))
def maximum(a, b):
    return _pair("maximum", a, b)
def minimum(a, b):
    return _pair("minimum", a, b)
def clip(a, a_min=None, a_max=None):
    a = _array(a)
    if a_min is not None:
        a = maximum(a, a_min)
    return as_numpy(a if a_max is None else minimum(a, a_max))
def max(a, axis=None, keepdims=False):
    return _array(a).max(axis=axis, keepdims=keepdims)
def min(a, axis=None, keepdims=False):
    return _array(a).min(axis=axis, keepdims=keepdims)
def std(a, axis=None, ddof=0, keepdims=False):
    return as_numpy(torch.std(_array(a), dim=axis, correction=ddof, keepdim=keepdims))
def var(a, axis=None, ddof=0, keepdims=False):
    return as_numpy(torch.var(_array(a), dim=axis, correction=ddof, keepdim=keepdims))
amax = max
amin = min
def count_nonzero(a, axis=None):
    n = torch.count_nonzero(_array(a)) if axis is None else torch.count_nonzero(_array(a), axis)
    return n.item() if axis is None else as_numpy(n)
def median(a, axis=None):
    s = torch.sort(_array(a).flatten() if axis is None else _array(a), dim=0 if axis is None else axis)[0]
    dim = 0 if axis is None else axis
    n = s.shape[dim]
    return as_numpy((torch.select(s, dim, (n - 1) // 2) + torch.select(s, dim, n // 2)) / 2)
def cumsum(a, axis=None, dtype=None):
    a = _array(a)
    return _made(torch.cumsum(a.flatten(), 0) if axis is None else torch.cumsum(a, axis), dtype)
def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    return as_numpy(torch.nan_to_num(_array(x), nan, posinf, neginf))
def reshape(x, *shape):
    return as_numpy(_array(x).reshape(*shape))
def broadcast_to(x, shape):
    return as_numpy(_array(x).expand(*shape).clone())
def repeat(x, repeats, axis=None):
    x = _array(x)
    return as_numpy(torch.repeat_interleave(x.flatten() if axis is None else x, repeats, 0 if axis is None else axis))
def tile(x, reps):
    return as_numpy(torch.tile(_array(x), reps if isinstance(reps, (list, tuple)) else (reps,)))
def stack(parts, axis=0):
    return as_numpy(torch.stack(parts, axis))
def vstack(parts):
    return concatenate([p if p.ndim > 1 else p.reshape(1, -1) for p in parts], 0)
def hstack(parts):
    return concatenate(parts, 1 if parts[0].ndim > 1 else 0)
def squeeze(x, axis=None):
    return as_numpy(torch.squeeze(x) if axis is None else torch.squeeze(x, axis))
def append(x, values):
    return concatenate((_array(x).flatten(), _array(values).flatten()))
def pad(x, widths, mode="constant", constant_values=0):
    if mode != "constant":
        raise NotImplementedError("pad with another mode")
    if isinstance(widths, int):
        widths = [(widths, widths)] * x.ndim
    elif len(widths) > 0 and isinstance(widths[0], int):
        widths = [tuple(widths)] * x.ndim
    flat = []
    for low, high in list(widths)[::-1]:
        flat.append(low)
        flat.append(high)
    return as_numpy(torch.nn.functional.pad(x, flat, value=constant_values))
def argsort(x, axis=-1, kind=None):
    return as_numpy(torch.argsort(x, dim=axis, stable=True))
def sort(x, axis=-1, kind=None):
    return as_numpy(torch.sort(x, dim=axis, stable=True)[0])
def flip(x, axis=None):
    dims = list(range(x.ndim)) if axis is None else [axis] if isinstance(axis, int) else list(axis)
    return as_numpy(torch.flip(x, dims))
def flipud(x):
    return flip(x, 0)
def fliplr(x):
    return flip(x, 1)
def take_along_axis(x, indices, axis):
    return as_numpy(torch.gather(x, axis, indices.to(torch.int64)))

def _number(name, x, *args, **kwargs):
    if isinstance(x, (int, float)):
        return call_torch(name, torch.tensor(float(x), dtype=torch.float64), *args, **kwargs).item()
    if isinstance(x, (list, tuple)):
        x = array(x)
    return as_numpy(call_torch(name, x, *args, **kwargs))

def __getattr__(name):
    if not has_torch(name):
        raise AttributeError("numpy." + name + " is not supported")
    def function(x, *args, **kwargs):
        return _number(name, x, *args, **kwargs)
    return function
