import torch


def get_inputs(param, device=None):
    shapes = eval(param.get('shapes', '[[1]]'))
    dtype = getattr(torch, param.get('dtype', 'float32'))
    return [torch.randn(shape, device=device, dtype=dtype) for shape in shapes], param.get('factor', 1.0)


def get_init_inputs(param, device=None):
    return []
