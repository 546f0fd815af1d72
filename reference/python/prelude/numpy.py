# numpy: the few functions that benchmark modules use, over our own tensors.
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
