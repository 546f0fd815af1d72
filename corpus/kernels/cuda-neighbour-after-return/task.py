import torch
import torch.nn as nn
import torch.nn.functional as F


class Model(nn.Module):
    def forward(self, x):
        return x + F.pad(x, (1, 0))[:-1]


def get_inputs():
    return [torch.rand(1000)]


def get_init_inputs():
    return []
