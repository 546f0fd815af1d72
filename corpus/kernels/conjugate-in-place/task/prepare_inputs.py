import numpy as np
import torch


def get_inputs(param, device=None):
    shape = eval(param.get('shape', '[1]'))
    real = np.random.uniform(-1, 1, shape).astype(np.float32)
    imaginary = np.random.uniform(-1, 1, shape).astype(np.float32)
    return [torch.from_numpy(real + 1j * imaginary).to(device=device, dtype=torch.complex64)]


def get_init_inputs(param, device=None):
    return []
