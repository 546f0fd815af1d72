import torch
import torch.nn as nn


class Model(nn.Module):
    def forward(self, x):
        return x.abs() + 1


def get_inputs():
    return [torch.randn(40, 1000)]


def get_init_inputs():
    return []
