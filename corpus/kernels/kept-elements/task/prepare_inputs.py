import torch


def get_inputs(param, device=None):
    shape = eval(param.get('shape', '[1]'))
    x = torch.randn(shape, device=device, dtype=torch.float32)
    mask = torch.randint(0, 2, shape, device=device, dtype=torch.bool)
    return x, mask


def get_init_inputs(param, device=None):
    return []
