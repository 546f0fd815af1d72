# numpy.random: drawn from the evaluator's own stream.
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
class _Generator:
    def random(self, size=None, dtype=None):
        return _as(random(size), dtype)
    def uniform(self, low=0.0, high=1.0, size=None):
        return uniform(low, high, size)
    def normal(self, loc=0.0, scale=1.0, size=None):
        return normal(loc, scale, size)
    def standard_normal(self, size=None, dtype=None):
        return _as(normal(0.0, 1.0, size), dtype)
    def integers(self, low, high=None, size=None, dtype=torch.int64, endpoint=False):
        if high is None:
            low, high = 0, low
        return randint(low, high + 1 if endpoint else high, size, dtype)
    def choice(self, a, size=None, replace=True, p=None):
        return choice(a, size, replace, p)
    def permutation(self, n):
        return permutation(n)
def _as(x, dtype):
    return x if dtype is None else x.astype(dtype)
def default_rng(seed=0):
    torch.manual_seed(seed)
    return _Generator()
