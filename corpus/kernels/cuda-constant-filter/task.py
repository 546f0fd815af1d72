import torch
import torch.nn as nn
import torch.nn.functional as F


class Model(nn.Module):
    def forward(self, x):
        return 0.5 * x + 0.25 * F.pad(x, (1, 1))[:-2] + 0.25 * F.pad(x, (1, 1))[2:]


def get_inputs():
    return [torch.rand(1000)]


def get_init_inputs():
    return []
