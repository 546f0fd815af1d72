# torch.nn: the base class, containers, parameters.
import torch
from _assay import Parameter, convert, place
from torch.nn import functional
from torch.nn import init

class Module:
    training = True
    def __init__(self, *args, **kwargs):
        pass
    def __call__(self, *args, **kwargs):
        return self.forward(*args, **kwargs)
    def forward(self, *args, **kwargs):
        raise NotImplementedError("forward is not defined")
    def register_buffer(self, name, tensor, persistent=True):
        if not hasattr(self, "_buffers"):
            self._buffers = {}
        self._buffers[name] = True
        setattr(self, name, tensor)
    def register_parameter(self, name, param):
        setattr(self, name, param)
    def add_module(self, name, module):
        setattr(self, name, module)
    def register_module(self, name, module):
        setattr(self, name, module)
    def register_forward_hook(self, *args, **kwargs):
        pass
    def to(self, *args, **kwargs):
        for a in list(args) + list(kwargs.values()):
            if isinstance(a, torch.dtype):
                convert(self, a)
            elif isinstance(a, str):
                place(self, a.startswith("cpu"))
        return self
    def half(self):
        convert(self, torch.float16)
        return self
    def float(self):
        convert(self, torch.float32)
        return self
    def double(self):
        convert(self, torch.float64)
        return self
    def bfloat16(self):
        convert(self, torch.bfloat16)
        return self
    def type(self, dtype):
        convert(self, dtype)
        return self
    def cuda(self, *args):
        place(self, False)
        return self
    def npu(self, *args):
        return self
    def cpu(self):
        place(self, True)
        return self
    def requires_grad_(self, flag=True):
        return self
    def zero_grad(self, *args):
        pass
    def train(self, mode=True):
        for m in self.modules():
            setattr(m, "training", mode)
        return self
    def eval(self):
        return self.train(False)
    def named_children(self):
        return [(k, v) for k, v in vars(self).items() if isinstance(v, Module)]
    def children(self):
        return [v for k, v in self.named_children()]
    def named_modules(self, prefix=""):
        out = [(prefix, self)]
        for k, v in self.named_children():
            out.extend(v.named_modules(prefix + ("." if prefix else "") + k))
        return out
    def modules(self):
        return [m for k, m in self.named_modules()]
    def named_parameters(self, prefix="", recurse=True):
        out = [(prefix + k, v) for k, v in vars(self).items() if isinstance(v, Parameter)]
        if recurse:
            for k, v in self.named_children():
                out.extend(v.named_parameters(prefix + k + "."))
        return out
    def parameters(self, recurse=True):
        return [p for k, p in self.named_parameters("", recurse)]
    def named_buffers(self, prefix=""):
        out = [(prefix + k, getattr(self, k)) for k in getattr(self, "_buffers", {})]
        for k, v in self.named_children():
            out.extend(v.named_buffers(prefix + k + "."))
        return out
    def buffers(self):
        return [b for k, b in self.named_buffers()]
    def state_dict(self):
        return dict(self.named_parameters() + self.named_buffers())
    def load_state_dict(self, state, strict=True):
        for k, v in self.state_dict().items():
            if k in state:
                v.copy_(state[k])
    def apply(self, fn):
        for m in self.children():
            m.apply(fn)
        fn(self)
        return self
    def extra_repr(self):
        return ""

class Sequential(Module):
    def __init__(self, *args):
        if len(args) == 1 and isinstance(args[0], dict):
            for k, v in args[0].items():
                setattr(self, k, v)
        else:
            for i, m in enumerate(args):
                setattr(self, str(i), m)
    def forward(self, x):
        for m in self.children():
            x = m(x)
        return x
    def append(self, m):
        setattr(self, str(len(self)), m)
        return self
    def __iter__(self):
        return self.children()
    def __len__(self):
        return len(self.children())
    def __getitem__(self, i):
        if isinstance(i, slice):
            return Sequential(*self.children()[i])
        return self.children()[i]
    def __setitem__(self, i, m):
        setattr(self, str(range(len(self))[i]), m)

class ModuleList(Module):
    def __init__(self, modules=None):
        if modules is not None:
            self.extend(modules)
    def append(self, m):
        setattr(self, str(len(self)), m)
        return self
    def extend(self, modules):
        for m in modules:
            self.append(m)
        return self
    def insert(self, index, m):
        held = self.children()
        held.insert(index, m)
        for i, h in enumerate(held):
            setattr(self, str(i), h)
    def __iter__(self):
        return self.children()
    def __len__(self):
        return len(self.children())
    def __getitem__(self, i):
        if isinstance(i, slice):
            return ModuleList(self.children()[i])
        return self.children()[i]
    def __setitem__(self, i, m):
        setattr(self, str(range(len(self))[i]), m)

class ModuleDict(Module):
    def __init__(self, modules=None):
        if modules is not None:
            for k, v in dict(modules).items():
                setattr(self, k, v)
    def __getitem__(self, k):
        return getattr(self, k)
    def __setitem__(self, k, v):
        setattr(self, k, v)
    def __contains__(self, k):
        return hasattr(self, k)
    def __iter__(self):
        return self.keys()
    def __len__(self):
        return len(self.children())
    def keys(self):
        return [k for k, v in self.named_children()]
    def values(self):
        return self.children()
    def items(self):
        return self.named_children()

class ParameterList(Module):
    def __init__(self, parameters=None):
        for p in parameters or []:
            self.append(p)
    def append(self, p):
        setattr(self, str(len(self)), p)
        return self
    def __iter__(self):
        return self.parameters()
    def __len__(self):
        return len(self.parameters())
    def __getitem__(self, i):
        return self.parameters()[i]

class ParameterDict(ModuleDict):
    def keys(self):
        return [k for k, v in self.named_parameters()]
    def values(self):
        return self.parameters()
    def items(self):
        return self.named_parameters()

class Identity(Module):
    def forward(self, x, *args):
        return x

def DataParallel(module, *args, **kwargs):
    return module

from torch.nn.layers import *

def __getattr__(name):
    # Rarely used and long: loaded on demand.
    import torch.nn.recurrent as recurrent
    if hasattr(recurrent, name):
        return getattr(recurrent, name)
    import torch.nn.attention_layers as attention
    if hasattr(attention, name):
        return getattr(attention, name)
    raise AttributeError("module 'torch.nn' has no modelled attribute '" + name + "'")
