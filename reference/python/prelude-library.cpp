// The few parts of Python's library and of NumPy that benchmark modules use.
#include "reference/python/prelude.h"

namespace assay::harness {

const char* const kNumpyText = R"py(
import torch
import math
from _assay import as_numpy, has_torch, call_torch
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
complex64 = torch.complex64
bool_ = torch.bool
float_ = torch.float64
int_ = torch.int64
ndarray = torch.Tensor
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
    return as_numpy(torch.full(shape, value, dtype=_dtype(dtype, torch.float64)))
def arange(*args, dtype=None):
    t = torch.arange(*args)
    return as_numpy(t if dtype is None else t.to(_dtype(dtype)))
def linspace(a, b, n=50, dtype=None):
    return as_numpy(torch.linspace(a, b, n, dtype=_dtype(dtype, torch.float64)))
def eye(n, dtype=None):
    return as_numpy(torch.eye(n, dtype=_dtype(dtype, torch.float64)))
def concatenate(parts, axis=0):
    return as_numpy(torch.cat(parts, axis))
def expand_dims(x, axis):
    return as_numpy(torch.unsqueeze(x, axis))
def power(x, y):
    return x ** y
def prod(x, axis=None, dtype=None):
    if isinstance(x, (list, tuple)):
        return math.prod(x)
    return as_numpy(torch.prod(x) if axis is None else torch.prod(x, axis))
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
)py";

const char* const kNumpyRandomText = R"py(
import torch
from _assay import as_numpy

def _made(t, size):
    return t.item() if size is None else as_numpy(t)
def _shape(size):
    if size is None:
        return ()
    return tuple(size) if isinstance(size, (list, tuple)) else (size,)
def seed(n=0):
    torch.manual_seed(n)
def rand(*shape):
    return _made(torch.rand(shape, dtype=torch.float64), None if len(shape) == 0 else shape)
def randn(*shape):
    return _made(torch.randn(shape, dtype=torch.float64), None if len(shape) == 0 else shape)
def random(size=None):
    return _made(torch.rand(_shape(size), dtype=torch.float64), size)
random_sample = random
def uniform(low=0.0, high=1.0, size=None):
    return _made(torch.rand(_shape(size), dtype=torch.float64) * (high - low) + low, size)
def normal(loc=0.0, scale=1.0, size=None):
    return _made(torch.randn(_shape(size), dtype=torch.float64) * scale + loc, size)
def standard_normal(size=None):
    return normal(0.0, 1.0, size)
def randint(low, high=None, size=None, dtype=torch.int64):
    if high is None:
        low, high = 0, low
    return _made(torch.randint(low, high, _shape(size), dtype=dtype), size)
def permutation(n):
    return as_numpy(torch.randperm(n))
def choice(a, size=None, replace=True, p=None):
    if isinstance(a, int):
        a = torch.arange(a)
    elif isinstance(a, (list, tuple)):
        if size is None:
            return a[torch.randint(0, len(a), ()).item()]
        a = torch.tensor(a)
    n = 1
    for s in _shape(size):
        n = n * s
    if replace:
        at = torch.randint(0, len(a), (n,))
    else:
        at = torch.randperm(len(a))[:n]
    picked = a[at]
    return picked[0].item() if size is None else as_numpy(picked.reshape(_shape(size)))
)py";

const char* const kRandomText = R"py(
import torch

def seed(n=0):
    torch.manual_seed(n)
def random():
    return torch.rand((), dtype=torch.float64).item()
def uniform(a, b):
    return a + (b - a) * random()
def randint(a, b):
    return torch.randint(a, b + 1, ()).item()
def randrange(a, b=None):
    return torch.randint(0, a, ()).item() if b is None else torch.randint(a, b, ()).item()
def choice(items):
    return items[randint(0, len(items) - 1)]
def sample(items, k):
    order = torch.randperm(len(items)).tolist()
    return [items[i] for i in order[:k]]
def shuffle(items):
    order = torch.randperm(len(items)).tolist()
    held = list(items)
    for i, at in enumerate(order):
        items[i] = held[at]
def gauss(mu, sigma):
    return mu + sigma * torch.randn((), dtype=torch.float64).item()
)py";

const char* const kTypingText = R"py(
class _Any:
    def __getitem__(self, item):
        return self
    def __or__(self, other):
        return self
    def __call__(self, *args, **kwargs):
        return self
def __getattr__(name):
    return _Any()
)py";

const char* const kCollectionsText = R"py(
def OrderedDict(*args, **kwargs):
    return dict(*args, **kwargs)

class Iterable:
    pass
class Sequence:
    pass
class Mapping:
    pass
class Callable:
    pass
class abc:
    Iterable = Iterable
    Sequence = Sequence
    Mapping = Mapping
    Callable = Callable

def namedtuple(name, fields):
    names = fields.replace(",", " ").split() if isinstance(fields, str) else list(fields)
    class Named:
        def __init__(self, *args, **kwargs):
            for n, v in zip(names, args):
                setattr(self, n, v)
            for n in names[len(args):]:
                setattr(self, n, kwargs[n])
        def __iter__(self):
            return [getattr(self, n) for n in names]
        def __len__(self):
            return len(names)
        def __getitem__(self, i):
            return getattr(self, names[i])
    Named.__name__ = name
    return Named
)py";

const char* const kFunctoolsText = R"py(
def partial(f, *args, **kwargs):
    def call(*more, **others):
        all = dict(kwargs)
        all.update(others)
        return f(*args, *more, **all)
    return call
def reduce(f, items, *start):
    items = list(items)
    if len(start) > 0:
        total = start[0]
    else:
        total = items.pop(0)
    for item in items:
        total = f(total, item)
    return total
def wraps(f):
    return lambda g: g
def lru_cache(*args, **kwargs):
    if len(args) == 1 and callable(args[0]):
        return args[0]
    return lambda f: f
cache = lru_cache
)py";

const char* const kItertoolsText = R"py(
def repeat(x, n):
    return [x for i in range(n)]
def chain(*lists):
    return [x for items in lists for x in items]
def product(*lists):
    out = [()]
    for items in lists:
        out = [row + (x,) for row in out for x in items]
    return out
def accumulate(items):
    out = []
    for x in items:
        out.append(x if len(out) == 0 else out[-1] + x)
    return out
)py";

const char* const kCopyText = R"py(
import torch

def copy(x):
    return deepcopy(x)
def deepcopy(x, memo=None):
    if isinstance(x, torch.nn.Parameter):
        return torch.nn.Parameter(x.clone())
    if isinstance(x, torch.Tensor):
        return x.clone()
    if isinstance(x, list):
        return [deepcopy(v) for v in x]
    if isinstance(x, tuple):
        return tuple([deepcopy(v) for v in x])
    if isinstance(x, dict):
        return {k: deepcopy(v) for k, v in x.items()}
    if isinstance(x, torch.nn.Module):
        class Blank:
            pass
        twin = Blank()
        twin.__class__ = x.__class__
        for k, v in vars(x).items():
            setattr(twin, k, deepcopy(v))
        return twin
    return x
)py";

const char* const kScipySpecialText = R"py(
import numpy
from _assay import as_numpy, call_torch

def spence(x):
    return numpy._number("special.spence", x)
def erf(x):
    return numpy._number("erf", x)
def erfc(x):
    return numpy._number("erfc", x)
def expit(x):
    return numpy._number("sigmoid", x)
def digamma(x):
    return numpy._number("digamma", x)
psi = digamma
def gammaln(x):
    return numpy._number("lgamma", x)
)py";

// Coordinates in rows, as torch keeps them: [dimensions, entries].
const char* const kSparseText = R"py(
import torch

class SparseTensor:
    def __init__(self, indices, values, size):
        self._indices = indices
        self._values = values
        self.shape = tuple([int(n) for n in size])
        self.dtype = values.dtype
        self.device = values.device
        self.is_sparse = True
        self.is_coalesced_ = False
    def size(self, dim=None):
        return self.shape if dim is None else self.shape[dim]
    def dim(self):
        return len(self.shape)
    def sparse_dim(self):
        return self._indices.shape[0]
    def dense_dim(self):
        return self._values.dim() - 1
    def is_coalesced(self):
        return self.is_coalesced_
    def _nnz(self):
        return self._indices.shape[1]
    def indices(self):
        return self._indices
    def values(self):
        return self._values
    def coalesce(self):
        if self.is_coalesced_:
            return self
        strides = [1] * self._indices.shape[0]
        for d in range(len(strides) - 2, -1, -1):
            strides[d] = strides[d + 1] * self.shape[d + 1]
        flat = torch.zeros(self._indices.shape[1], dtype=torch.int64)
        for d, stride in enumerate(strides):
            flat = flat + self._indices[d].to(torch.int64) * stride
        places, where = torch.unique(flat, return_inverse=True)
        rows = [torch.remainder(torch.floor_divide(places, strides[d]), self.shape[d]) for d in range(len(strides))]
        sums = torch.zeros((places.numel(),) + tuple(self._values.shape[1:]), dtype=self._values.dtype)
        made = SparseTensor(torch.stack(rows).to(self._indices.dtype), sums.index_add(0, where, self._values), self.shape)
        made.is_coalesced_ = True
        return made
    def to_dense(self):
        one = self.coalesce()
        dense = torch.zeros(self.shape, dtype=self.dtype)
        dense[tuple([row for row in one._indices])] = one._values
        return dense

def sparse_coo_tensor(indices, values, size=None, dtype=None, device=None, requires_grad=False):
    indices = indices if isinstance(indices, torch.Tensor) else torch.tensor(indices)
    values = values if isinstance(values, torch.Tensor) else torch.tensor(values)
    if dtype is not None:
        values = values.to(dtype)
    if size is None:
        size = [int(row.max()) + 1 for row in indices] + list(values.shape[1:])
    return SparseTensor(indices, values, size)
)py";

const char* const kAstText = R"py(
def literal_eval(text):
    return eval(text)
)py";

}  // namespace assay::harness
